"""Running a contest: the pairs that are not there yet, each kept as soon as it is played."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Protocol

from meldbook.arena.contest import play_pair
from meldbook.arena.errors import CannotRunError
from meldbook.arena.executors import in_order
from meldbook.version import __version__

if TYPE_CHECKING:
    from meldbook.arena.contest import Contest, Result
    from meldbook.arena.executors import Team
    from meldbook.arena.results import ResultFile, Results


class Watch(Protocol):
    """Who is told of each pair that is done."""

    def __call__(self, results: Results, /) -> None:
        """All pairs so far."""


class Outcome(NamedTuple):
    """What a contest came to: results by pair, and the times of the choices made in this run."""

    contest: Contest
    results: tuple[tuple[Result, ...], ...]
    thinking: tuple[tuple[float, ...], ...]  # by bot, milliseconds of CPU time


def run(contest: Contest, pairs: int, by: Team, file: ResultFile | None, watch: Watch) -> Outcome:
    """Play so many pairs; those that the file has are taken from it. `watch` sees each one.

    Raises CannotRunError changed if a pair of the file comes out otherwise now.
    """
    results = list(file.kept[:pairs]) if file else []
    if file and results:
        _check_unchanged(contest, results, file)
    thinking: tuple[list[float], ...] = tuple([] for _ in contest.bots)
    call = partial(play_pair, contest, version=__version__)
    watch(results)
    for played in in_order(by, call, range(len(results), pairs)):
        results.append(played.results)
        if file:
            file.append(played.results)
        for times, more in zip(thinking, played.thinking, strict=True):
            times.extend(more)
        watch(results)
    return Outcome(contest, tuple(results), tuple(map(tuple, thinking)))


def _check_unchanged(contest: Contest, results: Results, file: ResultFile) -> None:
    """Play the last pair again: results of bots or rules that have changed must not be mixed."""
    again = play_pair(contest, len(results) - 1, __version__)
    if again.results != results[-1]:
        raise CannotRunError("changed", file=str(file.path), pair=len(results) - 1)

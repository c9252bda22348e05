"""What is played: deals that depend on a contest and a number alone, wherever they are played."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from meldbook.bots import bot
from meldbook.dealing import dealt, first_dealer
from meldbook.play import apply
from meldbook.seeds import bot_dice
from meldbook.systems import planned_deals, system
from meldbook.version import __version__
from meldbook.view import view

if TYPE_CHECKING:
    from meldbook.rules import Rules
    from meldbook.state import State

Seating = tuple[int, ...]  # by seat, which bot of the contest sits there


@dataclass(frozen=True, slots=True)
class Contest:
    """What all deals of a run have in common. Equal contests give equal deals everywhere.

    One bot plays against itself; two meet in pairs of mirrored deals.
    """

    game: str
    options: tuple[tuple[str, str], ...]  # changed ones, as text
    seats: int
    bots: tuple[str, ...]
    seed: str

    @property
    def rules(self) -> Rules:
        """The rules that are played by."""
        return _rules(self.game, self.options)

    @property
    def seatings(self) -> tuple[Seating, ...]:
        """The ways to sit for the same cards: two bots in turns around the table, and swapped."""
        number = len(self.bots)
        seats = range(self.seats)
        return tuple(tuple((seat + by) % number for seat in seats) for by in range(number))


class Result(NamedTuple):
    """How one deal of a contest ended."""

    pair: int  # from 0
    swap: int  # which of the contest's seatings
    deal: int  # number of the deal within a match
    lead: int  # the seat that led
    scores: tuple[str, ...]  # what the deal added, by seat: "44", "9/2"
    out: int | None
    end: str  # why: text `end-REASON`
    turns: int  # ended turns, of all seats


class Played(NamedTuple):
    """The deals of a pair, and how long each choice took: by bot, milliseconds of CPU time."""

    results: tuple[Result, ...]
    thinking: tuple[tuple[float, ...], ...]


class OtherEngineError(Exception):
    """A worker has another version of the engine than the one that asked it."""


@lru_cache(maxsize=64)
def _rules(game: str, options: tuple[tuple[str, str], ...]) -> Rules:
    return system(game, **dict(options))


def play_pair(contest: Contest, pair: int, version: str) -> Played:
    """Play the mirrored deals of a number (from 0). Raises OtherEngineError.

    `version` is the engine's of who asks, for answers from elsewhere.
    """
    if version != __version__:
        raise OtherEngineError(version, __version__)
    thinking: tuple[list[float], ...] = tuple([] for _ in contest.bots)
    results = [_play_deal(contest, pair, swap, thinking) for swap in range(len(contest.bots))]
    return Played(tuple(results), tuple(map(tuple, thinking)))


def first_state(contest: Contest, pair: int) -> State:
    """The cards of a pair: a deal of the match of its own seed, the deals of a match in turn."""
    rules, seats = contest.rules, contest.seats
    seed = f"{contest.seed} {pair}"
    deal = pair % planned_deals(rules) + 1
    return dealt(
        rules,
        seed=seed,
        deal=deal,
        dealer=(first_dealer(seed, seats) + deal - 1) % seats,
        scores=(0,) * seats,
        won=(0,) * seats,
    )


def _play_deal(contest: Contest, pair: int, swap: int, thinking: tuple[list[float], ...]) -> Result:
    first = state = first_state(contest, pair)
    seating = contest.seatings[swap]
    bots = [bot(name) for name in contest.bots]
    moves = 0
    while state.end is None:
        player = seating[state.turn]
        dice = bot_dice(state.seed or "", state.turn, moves)
        seen = view(state, state.turn)
        begun = time.process_time()
        move = bots[player].choose(seen, dice)
        thinking[player].append((time.process_time() - begun) * 1000)
        state = apply(state, move).state
        moves += 1
    end = state.end
    return Result(
        pair,
        swap,
        first.deal,
        first.turn,
        tuple(map(str, end.scores)),
        end.out,
        end.reason,
        sum(state.turns) + (end.out is not None),
    )

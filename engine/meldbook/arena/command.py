"""`meldbook arena`: what can be given on its command line, and the runs that it asks for."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from meldbook.arena.chart import chart
from meldbook.arena.contest import Contest, OtherEngineError
from meldbook.arena.errors import CannotRunError
from meldbook.arena.executors import Team, team
from meldbook.arena.progress import Progress
from meldbook.arena.report import as_json, told
from meldbook.arena.results import ResultFile
from meldbook.arena.running import run
from meldbook.arena.summary import Summary, summary
from meldbook.arena.variation import file_of, option_texts, table, variants
from meldbook.bots import BOTS, bot
from meldbook.codes import Unreadable
from meldbook.languages import LANGUAGES, chosen, language_of
from meldbook.record import Seat, check_seats, check_seed
from meldbook.systems import SYSTEMS, system
from meldbook.wording import Wording, error_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meldbook.arena.results import Results

_STOPPED = 130  # the exit code of a program that was interrupted


def main(args: Sequence[str]) -> int:
    """Run contests: exit code 0 if all was played, 2 if it can't be, 130 if it was stopped."""
    language = chosen(args)
    words = Wording(language=language)
    given = _parser(words).parse_args(args)
    try:
        return _Run(given, words).run()
    except Unreadable as error:
        return _complain(error_text(error, language))
    except CannotRunError as error:
        told_args = words.filled(error.args_by_name)
        return _complain(words.say(f"arena-error-{error.code}", **told_args))
    except OtherEngineError as error:
        here, there = error.args
        return _complain(words.say("arena-error-other-engine", here=here, there=there))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        file = str(error.filename or "")
        return _complain(words.say("arena-error-file-system", file=file, reason=reason))


def _complain(text: str) -> int:
    sys.stderr.write(f"{' '.join(text.split())}\n")
    return 2


def _tell(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))


def _parser(words: Wording) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("meldbook arena", description=words.say("arena-about"))
    bots, games = ", ".join(sorted(BOTS)), ", ".join(SYSTEMS)
    about = words.say("arena-option-bots", known=bots)
    parser.add_argument("bots", nargs="+", metavar="BOT", help=about)

    def add(name: str, default: object = None, known: str = "", **more: object) -> None:
        about = words.say(f"arena-option-{name}", default=str(default), known=known)
        parser.add_argument(f"--{name}", default=default, help=about, **more)  # type: ignore[arg-type]

    add("rules", "jokeren-13", games, metavar="NAME")
    add("option", [], metavar="NAME=VALUE", action="append")
    add("seats", 2, metavar="N", type=int)
    add("pairs", 100, metavar="N", type=int)
    add("seed", "arena", metavar="TEXT")
    add("out", None, ".csv, .json, .jsonl", metavar="FILE", type=Path)
    add("json", action="store_true")
    add("processes", 1, metavar="N", type=int)
    add("scheduler", metavar="ADDRESS")
    add("vary", metavar="NAME=VALUE,VALUE")
    add("chart", metavar="FILE", type=Path)
    known = ", ".join(LANGUAGES)
    add("lang", None, known, choices=LANGUAGES, type=language_of, metavar="LANGUAGE")
    return parser


class _Run:
    """What one command line asks for."""

    def __init__(self, given: argparse.Namespace, words: Wording) -> None:
        self.given = given
        self.words = words
        self.options = dict(_option(text) for text in given.option)
        self.contest = self._contest()

    def _contest(self) -> Contest:
        """The contest, everything in it checked."""
        given = self.given
        for name in ("pairs", "processes"):
            if (got := getattr(given, name)) < 1:
                raise CannotRunError("number", option=f"--{name}", got=got)
        if len(given.bots) > 2:  # noqa: PLR2004  # a pair
            raise CannotRunError("bots", got=len(given.bots))
        if given.chart is not None and given.vary is None:
            raise CannotRunError("chart-alone")
        if given.chart is not None and given.chart.suffix != ".svg":
            raise CannotRunError("chart-kind", file=str(given.chart))
        for name in given.bots:
            bot(name)
        rules = system(given.rules, **self.options)
        check_seats(rules, tuple(Seat("A", "person") for _ in range(given.seats)))
        check_seed(f"{given.seed} {given.pairs}")
        options = option_texts(given.rules, self.options)
        return Contest(given.rules, options, given.seats, tuple(given.bots), given.seed)

    def run(self) -> int:
        """Play, and tell what came out."""
        with team(self.given.processes, self.given.scheduler) as by:
            if self.given.vary is None:
                found = self._played(self.contest, self.given.out, by)
                return _STOPPED if found is None else self._tell_one(found)
            return self._vary(by)

    def _played(self, contest: Contest, path: Path | None, by: Team) -> Summary | None:
        """The summary of a contest; None if it was interrupted, which is then told."""
        file = ResultFile(path, contest) if path else None
        progress = Progress(contest, self.given.pairs, self.words, sys.stderr)
        done = 0

        def watch(results: Results) -> None:
            nonlocal done
            done = len(results)
            progress(results)

        try:
            return summary(run(contest, self.given.pairs, by, file, watch))
        except KeyboardInterrupt:
            progress.close()
            self._tell_stopped(done, path)
            return None

    def _tell_stopped(self, done: int, path: Path | None) -> None:
        counts = {"done": done, "total": self.given.pairs}
        if path is None:
            text = self.words.say("arena-stopped", **counts)
        else:
            text = self.words.say("arena-stopped-kept", file=str(path), **counts)
        sys.stderr.write(f"{text}\n")

    def _tell_one(self, found: Summary) -> int:
        if self.given.json:
            sys.stdout.write(as_json([found]))
            return 0
        _tell(*told(found, self.words))
        if self.given.out is not None:
            _tell(self.words.say("arena-kept", file=str(self.given.out)))
        return 0

    def _vary(self, by: Team) -> int:
        name = self.given.vary.partition("=")[0]
        found = []
        for value, contest in variants(self.contest, self.options, self.given.vary):
            path = file_of(self.given.out, name, value) if self.given.out else None
            one = self._played(contest, path, by)
            if one is None:
                return _STOPPED
            found.append((value, one))
        if self.given.json:
            sys.stdout.write(as_json([one for _, one in found]))
        else:
            _tell(*table(name, found, self.words))
        if self.given.chart is not None:
            self.given.chart.write_text(chart(name, found, self.words), "utf-8")
            if not self.given.json:
                _tell(self.words.say("arena-chart-kept", file=str(self.given.chart)))
        return 0


def _option(text: str) -> tuple[str, str]:
    name, mark, value = text.partition("=")
    if not mark:
        raise CannotRunError("option-form", text=text)
    return name, value

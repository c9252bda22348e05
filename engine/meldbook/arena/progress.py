"""A bar that shows how far a run is, on a terminal only."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, TextIO

from meldbook.arena.summary import meeting

if TYPE_CHECKING:
    from meldbook.arena.contest import Contest
    from meldbook.arena.results import Results
    from meldbook.wording import Wording

_WIDTH = 30
_PAUSE = 0.2  # seconds between two pictures


class Progress:
    """Watches one run; nothing is written where the stream is no terminal."""

    def __init__(self, contest: Contest, pairs: int, words: Wording, stream: TextIO) -> None:
        """Ready for a run of so many pairs."""
        self.contest = contest
        self.pairs = pairs
        self.words = words
        self.stream = stream
        self.shows = stream.isatty()
        self.begun = self.shown = 0.0
        self.kept: int | None = None  # pairs there at the start
        self.longest = 0

    def __call__(self, results: Results) -> None:
        """Show the pairs done."""
        now = time.monotonic()
        if self.kept is None:
            self.kept, self.begun = len(results), now
        done = len(results) == self.pairs
        if self.shows and (done or now - self.shown >= _PAUSE):
            self.shown = now
            self._write(self.line(results, now - self.begun))
            if done:
                self.close()

    def line(self, results: Results, seconds: float) -> str:
        """The bar, how the bots stand, and how long it will take."""
        done = len(results)
        full = _WIDTH * done // self.pairs
        parts = [
            f"[{'#' * full}{'.' * (_WIDTH - full)}]",
            self.words.say("arena-progress", done=done, total=self.pairs),
        ]
        if done and len(self.contest.bots) > 1:
            mean = f"{100 * meeting(self.contest, results).wins.mean:.1f}"
            bot = self.contest.bots[0]
            parts.append(self.words.say("arena-progress-wins", bot=bot, mean=mean))
        new = done - (self.kept or 0)
        if new and done < self.pairs:
            minutes = int(seconds / new * (self.pairs - done) / 60)
            parts.append(self.words.say("arena-progress-left", minutes=minutes))
        return "  ".join(parts)

    def _write(self, line: str) -> None:
        self.stream.write("\r" + line.ljust(self.longest))
        self.stream.flush()
        self.longest = len(line)

    def close(self) -> None:
        """Leave the bar's line."""
        if self.longest:
            self.stream.write("\n")
            self.longest = 0

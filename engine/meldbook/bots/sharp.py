"""`sharp`: weighs better than `steady`, and plays out in advance what it is not sure of.

The search has a budget of worlds, so that the same view gives the same move anywhere; who can't
wait may cap it in milliseconds, which only ends it early.
"""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Final

from meldbook.bots.choice import because
from meldbook.bots.search.candidates import candidates
from meldbook.bots.search.comparing import Comparison
from meldbook.bots.steady import Steady, Thought
from meldbook.bots.weights import SHARP

if TYPE_CHECKING:
    from meldbook.bots.personality import Personality
    from meldbook.moves import Move
    from meldbook.state import State

WORLDS: Final = 64  # played out for a choice, unless said otherwise


class Sharp(Steady):
    """The bot; it has no state of its own, and its chance comes from the view."""

    def __init__(
        self,
        personality: Personality | None = None,
        *,
        worlds: int = WORLDS,
        cap: float | None = None,
    ) -> None:
        """A player of this personality, with so many worlds and at most so many milliseconds."""
        super().__init__(personality, SHARP)
        self.worlds = worlds
        self.cap = cap

    def _thought(self, view: State) -> Thought:
        thought = super()._thought(view)
        if not self.worlds:
            return thought
        begun = time.monotonic()
        found = candidates(self._look(view), thought[0], self._by_weights)
        if len(found) < 2:  # noqa: PLR2004  # nothing to compare it with
            return thought
        comparison = Comparison(view, [one.way for one in found])
        best = comparison.best(self.worlds, partial(self._ended, begun))
        if best is None:
            return thought
        reason = partial(because, "played-out", worlds=best.worlds, points=round(best.points))
        return found[best.place].move, reason

    def _by_weights(self, view: State) -> Move:
        return super()._thought(view)[0]

    def _ended(self, begun: float) -> bool:
        return self.cap is not None and (time.monotonic() - begun) * 1000 >= self.cap

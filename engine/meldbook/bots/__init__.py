"""The bots by name. A bot sees a view only, never the state of the match (R8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from meldbook.bots.steady import Steady
from meldbook.codes import Unreadable

if TYPE_CHECKING:
    from meldbook.moves import Move
    from meldbook.seeds import Dice
    from meldbook.state import State


class Bot(Protocol):
    """Someone who plays: asked for one move at a time, with the view of the seat on turn."""

    def choose(self, view: State, rng: Dice) -> Move:
        """A legal move of the seat on turn. The same view and dice give the same move."""


BOTS: dict[str, Bot] = {"steady": Steady()}


def bot(name: str) -> Bot:
    """The bot of a name. Raises Unreadable bot-unknown."""
    if name not in BOTS:
        raise Unreadable("bot-unknown", name=name, known=sorted(BOTS))
    return BOTS[name]

"""What a bot answers: a move, and why it made it, as a code with arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from meldbook.moves import Move
    from meldbook.seeds import Dice
    from meldbook.state import State


class Reason(NamedTuple):
    """Why a move was made: a code of REASONS (text `reason-CODE`) and its arguments.

    Cards are text, as everywhere at the border. A reason may name cards of the bot's hand: it is
    for that seat, for open hands, and for the time after the deal.
    """

    code: str
    args: dict[str, Any]


class Choice(NamedTuple):
    """A move and its reason."""

    move: Move
    reason: Reason


class Bot(Protocol):
    """Someone who plays: asked for one move at a time, with the view of the seat on turn.

    The same view and dice give the same answer; nothing else is remembered.
    """

    def choose(self, view: State, rng: Dice) -> Move:
        """A legal move of the seat on turn."""

    def explain(self, view: State, rng: Dice) -> Choice:
        """The move that `choose` gives, with its reason."""


REASONS: Final[dict[str, tuple[str, ...]]] = {
    # How a turn begins.
    "only-way": (),
    "draw-no-help": ("card",),
    "draw-no-meld": ("card",),
    "draw-overlooked": ("card",),
    "take-meld": ("card",),
    "take-out": ("card",),
    "take-wild": ("card",),
    "take-fits": ("card",),
    "take-pair": ("card", "cards"),
    "take-outs": ("card", "cards", "outs"),
    "take-better": ("card",),
    "end-lowest": (),
    # What is laid.
    "way-out": (),
    "open-points": ("needed",),
    "open-contract": (),
    "open-whole": (),
    "lay-meld": ("points",),
    "lay-off": ("card", "points"),
    "reclaim": ("card", "wild"),
    "pay-debt": ("owed",),
    # What is thrown.
    "throw-only": ("card",),
    "throw-dearest": ("card", "points"),
    "throw-outs": ("cards", "outs"),
    "throw-fits": ("cards",),
    "throw-plan": ("short",),
    "throw-safe": ("card", "cards"),
    "throw-least": ("card",),
    "throw-odd": ("card",),
    "throw-low": ("card",),
    # Neither here nor there.
    "played-out": ("worlds", "points"),
    "by-chance": ("ways",),
}


def because(code: str, **args: Any) -> Reason:  # noqa: ANN401  # numbers and texts by code
    """The reason of a code; its arguments are those that REASONS declares."""
    assert set(args) == set(REASONS[code]), (code, args)
    return Reason(code, args)

"""Can the seat on turn go out in this turn? A bounded search over table steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldbook.advance import advance
from meldbook.bots.seen import arranged, collects
from meldbook.listing import legal_moves
from meldbook.moves import Discard, LayMeld, LayOff, Move, Reclaim

if TYPE_CHECKING:
    from meldbook.state import State

_MOST_POSITIONS = 60
_SMALL_HAND = 4
_FEW_LEFT = 3


def way_out(view: State) -> Move | None:
    """The next move of a line that empties the hand in this turn; None if none was found.

    A contract still to be laid can't end a deal in its turn but by the last throw, and a whole
    hand is solved as one (openings.py): nothing is looked for there.
    """
    return None if collects(view) else _Search().first(view)


class _Search:
    """Depth-first over the steps, each position once, at most _MOST_POSITIONS of them."""

    def __init__(self) -> None:
        self.seen: set[tuple[object, ...]] = set()

    def first(self, view: State) -> Move | None:
        if len(view.hand) > 1 and not _may_empty(view):
            return None
        steps = list(legal_moves(view))
        if len(view.hand) == 1:
            last = next((move for move in steps if isinstance(move, Discard)), None)
            if last is not None:
                return last
        for move in sorted(filter(_is_step, steps), key=_cards_spent, reverse=True):
            if self._goes_out(view, move):
                return move
        return None

    def _goes_out(self, view: State, move: Move) -> bool:
        after = advance(view, move)
        if after.end is not None:
            return after.end.out == view.turn
        key = (after.hand, after.table, after.owed)
        if key in self.seen or len(self.seen) >= _MOST_POSITIONS:
            return False
        self.seen.add(key)
        return self.first(after) is not None


def _is_step(move: Move) -> bool:
    return isinstance(move, (LayMeld, LayOff, Reclaim))


def _cards_spent(move: Move) -> int:
    """More cards first; a joker reclaimed spends none."""
    if isinstance(move, LayMeld):
        return len(move.cards)
    return 1 if isinstance(move, LayOff) else 0


def _may_empty(view: State) -> bool:
    """Whether it is worth looking: the hand is small, or all but a few cards make melds."""
    return len(view.hand) <= _SMALL_HAND or len(arranged(view).left) <= _FEW_LEFT

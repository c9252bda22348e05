"""What every bot looks at first: how the turn may begin, what is unmelded, what may be thrown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldbook.arrange import arrange
from meldbook.legality import fault
from meldbook.moves import Decline, Discard, Draw, Move, Take
from meldbook.state import State, seen

_MOST_TAKEN = 6  # discards taken one turn after the other

if TYPE_CHECKING:
    from meldbook.faces import Face, Hand


def ways_to_begin(view: State) -> list[Move]:
    """The legal ways to begin a turn, in the order draw, take, decline."""
    return [move for move in (Draw(), Take(), Decline()) if fault(view, move) is None]


def opens_yet(view: State) -> bool:
    """Whether the seat on turn still has to open in this deal."""
    return view.here.opening != "none" and not view.opened[view.turn]


def may_meld_later(view: State) -> bool:
    """Whether the seat on turn may ever lay a new meld again in this deal (M5)."""
    return view.rules.melds_after_opening or not view.opened[view.turn]


def keeps_taking(view: State) -> bool:
    """Whether the seat on turn took the discard turn after turn: were all to, no deal would end."""
    own = [one.took for one in seen(view) if one.seat == view.turn]
    return own[-2 * _MOST_TAKEN :] == [True, False] * _MOST_TAKEN


def unmelded(view: State) -> Hand:
    """The cards of the hand on turn that its best melds leave out; all where melds are no use."""
    return arrange(view.hand, view.rules, view.deal).left if may_meld_later(view) else view.hand


def completes_meld(view: State) -> bool:
    """Whether the top discard would lie in a meld of the hand on turn and cost it nothing."""
    if not may_meld_later(view) or keeps_taking(view):
        return False
    before = arrange(view.hand, view.rules, view.deal)
    after = arrange((*view.hand, view.discard[-1]), view.rules, view.deal)
    return after.cost <= before.cost and len(after.left) <= len(before.left)


def legal_throws(view: State) -> list[Face]:
    """The faces that may be thrown now."""
    return [card for card in sorted(set(view.hand)) if fault(view, Discard(card)) is None]

"""What every bot looks at first: how the turn may begin, what is unmelded, what may be thrown."""

from __future__ import annotations

from functools import lru_cache
from itertools import takewhile
from typing import TYPE_CHECKING

from meldbook.arrange import Arrangement, arrange
from meldbook.candidates import has_meld
from meldbook.faces import is_wild
from meldbook.listing import legal_moves
from meldbook.moves import Discard, LayMeld, LayOff, Move
from meldbook.state import State, lately

_MOST_TAKEN = 6  # discards taken one turn after the other
_TAKING = (False, True) * _MOST_TAKEN  # whether each was taken or thrown, the last first

if TYPE_CHECKING:
    from meldbook.faces import Face, Hand
    from meldbook.rules import Rules


def ways_to_begin(view: State) -> list[Move]:
    """The legal ways to begin a turn, in the order draw, take, decline."""
    return [*legal_moves(view)]


def opens_yet(view: State) -> bool:
    """Whether the seat on turn still has to open in this deal."""
    return view.here.opening != "none" and not view.opened[view.turn]


def may_meld_later(view: State) -> bool:
    """Whether the seat on turn may ever lay a new meld again in this deal (M5)."""
    return view.rules.melds_after_opening or not view.opened[view.turn]


def collects(view: State) -> bool:
    """Whether the seat on turn lays nothing before a contract or its whole hand (M5, M9, W4)."""
    return view.here.opening in ("contract", "whole-hand") and not view.opened[view.turn]


def fewest_elsewhere(view: State) -> int:
    """How many cards the smallest other hand holds."""
    return min(len(hand) for seat, hand in enumerate(view.hands) if seat != view.turn)


def buried(view: State) -> list[Face]:
    """The cards below the top discard that everybody saw thrown there."""
    pile: list[Face] = []
    for one in reversed([*lately(view)]):
        if not one.took:
            pile.append(one.card)
        elif pile:  # else the card turned up first, which nobody threw
            pile.pop()
    below = len(view.discard) - 1  # what a renewal took away was the oldest
    return pile[-1 - below : -1] if below > 0 else []


def lays_wild(move: Move) -> bool:
    """Whether a step lays a card as wild."""
    if isinstance(move, LayMeld):
        return any(map(is_wild, move.cards))
    return isinstance(move, LayOff) and is_wild(move.card)


def keeps_taking(view: State) -> bool:
    """Whether the seat on turn took the discard turn after turn: were all to, no deal would end."""
    own = (one.took for one in lately(view) if one.seat == view.turn)
    alike = takewhile(lambda pair: pair[0] == pair[1], zip(own, _TAKING, strict=False))
    return sum(1 for _ in alike) == len(_TAKING)


def unmelded(view: State) -> Hand:
    """The cards of the hand on turn that its best melds leave out; all where melds are no use."""
    return arranged(view).left if may_meld_later(view) else view.hand


def arranged(view: State) -> Arrangement:
    """The melds of the hand on turn that leave the fewest points out."""
    return _arranged(view.hand, view.rules, view.deal)


@lru_cache(maxsize=1024)
def _arranged(hand: Hand, rules: Rules, deal: int) -> Arrangement:
    return arrange(hand, rules, deal)


def completes_meld(view: State) -> bool:
    """Whether the top discard would lie in a meld of the hand on turn and cost it nothing."""
    if not may_meld_later(view) or keeps_taking(view):
        return False
    hand = (*view.hand, view.discard[-1])
    if not has_meld(hand, view.here.shape):
        return False
    before, after = arranged(view), arrange(hand, view.rules, view.deal)
    return after.cost <= before.cost and len(after.left) <= len(before.left)


def legal_throws(view: State) -> list[Face]:
    """The faces that may be thrown now."""
    return [move.card for move in legal_moves(view) if isinstance(move, Discard)]

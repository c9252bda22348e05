"""Which cards would help a hand, and how many of each may still come (R8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from meldbook.arrange import best_cover
from meldbook.bots.seen import arranged, collects, may_meld_later, opens_yet
from meldbook.deadwood import deadwood
from meldbook.faces import UNKNOWN
from meldbook.melds import can_be_wild, turning_faces
from meldbook.permission import contract_missing
from meldbook.shortage import cards_short
from meldbook.state import State, card_opening_points, lately, unseen

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Callable

    from meldbook.faces import Face, Hand
    from meldbook.rules import Contract

_FEW_TURNING = 1  # cards that may be wild or themselves: with more, each hand takes a long search


class Helping(NamedTuple):
    """A card that would help."""

    card: Face
    copies: int  # that nobody has shown yet
    saved: int  # points that the best melds then leave less
    opens: bool  # whether the hand could open with it, and can't yet


def helping_cards(view: State) -> list[Helping]:
    """The cards that would help the seat on turn, the best first."""
    live = copies_to_come(view)
    nearer, saved, opens = _nearer(view), _saved(view), _opener(view)
    found = [
        Helping(card, live[card], saved(card), opens(card))
        for card in sorted(live)
        if nearer is None or nearer(card)
    ]
    useful = [one for one in found if nearer or one.saved > 0 or one.opens]
    shape = view.here.shape
    return sorted(useful, key=lambda one: _rank(one, wild=can_be_wild(one.card, shape)))


def _rank(one: Helping, *, wild: bool) -> tuple[bool, bool, int, int, Face]:
    """The best first: those that open, wild ones, what is likely to save most."""
    return not one.opens, not wild, -one.saved * one.copies, -one.copies, one.card


def copies_to_come(view: State) -> Counter[Face]:
    """The cards of the pack that a view's seat has not seen, or not since the stock was renewed."""
    live = unseen(view)
    live.subtract(buried(view))
    return +live


def buried(view: State) -> Hand:
    """The discards below the top that everybody saw thrown."""
    pile: list[Face] = []
    for one in reversed([*lately(view)]):
        if not one.took:
            pile.append(one.card)
        elif pile:
            pile.pop()
    below = max(0, len(view.discard) - 1)
    return tuple(card for card in pile[:-1][-below:] if card != UNKNOWN) if below else ()


def points_to_open(view: State, hand: Hand) -> int:
    """The most opening points that melds of a hand are worth, with those laid in this turn (J5)."""
    cover = best_cover(hand, view.here.shape, lambda card: card_opening_points(view, card))
    return view.points + sum(card_opening_points(view, c) for m in cover.melds for c in m.cards)


def contract_wanted(view: State) -> Contract | None:
    """The melds of its contract that the seat on turn has not laid yet; None where it has none."""
    if not collects(view) or view.here.contract is None:
        return None
    return tuple(sorted(contract_missing(view).elements()))


def _with(hand: Hand, card: Face) -> Hand:
    return tuple(sorted((*hand, card)))


def _nearer(view: State) -> Callable[[Face], bool] | None:
    """Whether a card brings the contract nearer; None where no card of one is short."""
    wanted, hand, shape = contract_wanted(view), view.hand, view.here.shape
    short = None if wanted is None else cards_short(hand, shape, wanted)
    if wanted is None or not short:
        return None
    return lambda card: (cards_short(_with(hand, card), shape, wanted) or 0) < short


def _saved(view: State) -> Callable[[Face], int]:
    """The points that one card more saves.

    Where a search for each hand would take long, only what lies outside the best melds is looked
    at, and where a contract comes first that is enough to tell the better cards.
    """
    cost, hand = deadwood(view.rules, view.deal), view.hand
    base = arranged(view).cost
    if base == 0 or not may_meld_later(view):
        return lambda _: 0
    turning = turning_faces(hand, view.here.shape)
    if collects(view) or sum(card in turning for card in hand) > _FEW_TURNING:
        hand = arranged(view).left
    return lambda card: max(0, base - cost(_with(hand, card)))


def _opener(view: State) -> Callable[[Face], bool]:
    """Whether a card makes a hand open that can't yet."""
    if not opens_yet(view):
        return lambda _: False
    hand, wanted = view.hand, contract_wanted(view)
    if view.here.opening == "points":
        needed = view.rules.opening_points or 0
        if points_to_open(view, hand) >= needed:
            return lambda _: False
        return lambda card: points_to_open(view, _with(hand, card)) >= needed
    if view.here.opening == "whole-hand" or not wanted:
        return lambda _: False
    shape = view.here.shape
    if cards_short(hand, shape, wanted) != 1:
        return lambda _: False
    return lambda card: cards_short(_with(hand, card), shape, wanted) == 0

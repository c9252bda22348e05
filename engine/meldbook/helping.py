"""Which cards would help a hand, and how many of each may still come (R8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from meldbook.arrange import best_cover
from meldbook.bots.seen import arranged, collects, may_meld_later, opens_yet
from meldbook.deadwood import deadwood
from meldbook.faces import UNKNOWN
from meldbook.melds import turning_faces
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
    gain: int  # points that the best melds then leave less, or cards less that are short
    opens: bool  # whether the hand could open with it


def helping_cards(view: State) -> list[Helping]:
    """The cards that would help the seat on turn, the best first."""
    live = copies_to_come(view)
    gain, opens = _gain(view), _opener(view)
    found = [Helping(card, live[card], gain(card), opens(card)) for card in sorted(live)]
    useful = [one for one in found if one.gain > 0 or one.opens]
    return sorted(
        useful, key=lambda one: (one.opens, one.gain * one.copies, one.gain), reverse=True
    )


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


def _gain(view: State) -> Callable[[Face], int]:
    """What a card more gains: cards of the contract while those are short, else points."""
    wanted, hand, shape = contract_wanted(view), view.hand, view.here.shape
    if wanted is not None:
        short = cards_short(hand, shape, wanted)
        if short:
            return lambda card: short - (cards_short(_with(hand, card), shape, wanted) or 0)
    if not may_meld_later(view):
        return lambda _: 0
    cost = deadwood(view.rules, view.deal)
    base = cost(hand)
    if base == 0:
        return lambda _: 0
    if sum(card in turning_faces(hand, shape) for card in hand) > _FEW_TURNING:
        hand = arranged(view).left
        base = cost(hand)
    return lambda card: base - cost(_with(hand, card))


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

"""How good a hand is: what its melds leave out, and what may still become of that."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from meldbook.arrange import Arrangement, arrange
from meldbook.bots.targets import plan
from meldbook.faces import JOKER, UNKNOWN, Face, Hand, lay, rank_of, suit_of, without
from meldbook.melds import can_be_wild, fits_growth, growths, readings
from meldbook.scoring import card_points
from meldbook.state import State, seen, unseen

if TYPE_CHECKING:
    from collections import Counter

    from meldbook.rules import Shape

OUT_WORTH = 1.3  # points that one live out of a pair is worth
CARD_SHORT = 12.0  # points that each card short of a contract is worth
WILD_KEPT = 14.0  # points that a wild card is worth to one who collects for a contract
JOKER_KEPT = 20.0  # points that a joker is worth while it can still make a meld
NEAR_TAKEN = 5.0  # points against throwing a card close to one the next seat took
GIFT = 6.0  # points against throwing a card that the next seat can lay off at once


_NEAR = 2  # ranks apart that still make a run with one card between


class Outlook(NamedTuple):
    """What a seat sees when it thinks about its hand: the view, and how many of each are live."""

    view: State
    live: Counter[Face]
    late: float  # 0 at the beginning of a deal … 1 when somebody is about to go out


def outlook(view: State) -> Outlook:
    """The outlook of the seat on turn."""
    others = [len(h) for seat, h in enumerate(view.hands) if seat != view.turn]
    fewest = min(others)
    return Outlook(view, unseen(view), max(0.0, min(1.0, (9 - fewest) / 8)))


@lru_cache(maxsize=4096)
def pair_outs(one: Face, other: Face, shape: Shape) -> tuple[Face, ...]:
    """The natural faces that make a meld of two natural cards; none if they don't go together."""
    if rank_of(one) == rank_of(other):
        near = [rank_of(one) + 13 * suit for suit in range(4)]
    elif suit_of(one) == suit_of(other):
        near = [suit_of(one) * 13 + rank for rank in range(13)]
    else:
        return ()
    return tuple(card for card in near if readings((one, other, card), shape))


def hand_worth(look: Outlook, hand: Hand) -> float:
    """What a hand is worth after a throw, in points; more is better."""
    view = look.view
    here = view.here
    if not view.opened[view.turn] and here.opening in ("contract", "whole-hand"):
        return _collecting_worth(look, hand)
    found = arrange(hand, view.rules, view.deal)
    if view.opened[view.turn] and not view.rules.melds_after_opening:
        found = Arrangement((), hand, 0)
    return leftover_worth(look, found)


def _collecting_worth(look: Outlook, hand: Hand) -> float:
    """The worth of a hand that collects for a contract or to be laid whole (M5, M9, W4)."""
    here = look.view.here
    whole = here.opening == "whole-hand"
    if here.contract is None:
        found = arrange(hand, look.view.rules, look.view.deal)
        return leftover_worth(look, found) - CARD_SHORT * max(0, len(found.left) - 1)
    made = plan(hand, here.shape, here.contract, whole=whole)
    spare = [card for card in without(hand, made.kept) if not can_be_wild(card, here.shape)]
    cost = sum(card_points(here, card) for card in spare) * (0.15 + 0.85 * look.late)
    wild = len(hand) - len(made.kept) - len(spare)
    chances = sum(_pair_chance(look, one, other) for one, other in combinations(spare, 2))
    return 0.4 * chances - cost - CARD_SHORT * made.short + WILD_KEPT * wild


def leftover_worth(look: Outlook, found: Arrangement) -> float:
    """Minus what the arrangement leaves out, plus what its pairs may still become."""
    view = look.view
    here = view.here
    worth = 0.0
    for card in found.left:
        worth -= card_points(here, card) * (0.55 + 0.45 * look.late)
        if can_be_wild(card, here.shape):
            worth += JOKER_KEPT * (1 - look.late) + card_points(here, card) * 0.5
    naturals = [card for card in found.left if card < JOKER]
    worth += _table_worth(look, naturals)
    if view.opened[view.turn] and not view.rules.melds_after_opening:
        return worth
    chances = sum(_pair_chance(look, one, other) for one, other in combinations(naturals, 2))
    return worth + OUT_WORTH * chances * (1 - 0.6 * look.late)


def _pair_chance(look: Outlook, one: Face, other: Face) -> float:
    return min(4, sum(look.live[card] for card in pair_outs(one, other, look.view.here.shape)))


def _table_worth(look: Outlook, cards: list[Face]) -> float:
    """What it is worth that cards left over fit melds on the table (J7)."""
    if not may_lay_off(look.view, look.view.turn):
        return 0.0
    here = look.view.here
    return sum(0.5 * card_points(here, card) for card in cards if fits_table(look.view, card))


def may_lay_off(view: State, seat: int) -> bool:
    """Whether a seat will be able to lay off in its next turn, as far as the table tells."""
    policy = view.here.lay_off
    return policy == "free" or (policy != "never" and view.opened[seat])


def fits_table(view: State, card: Face) -> bool:
    """Whether a natural card could be laid off on some meld, by shape."""
    shape = view.here.shape
    return any(fits_growth(lay(card), g) for m in view.table for g in growths(m, shape))


def throw_danger(look: Outlook, card: Face) -> float:
    """What throwing a card may give the next player, in points (R8: what it was seen to take)."""
    view = look.view
    after = (view.turn + 1) % view.seats
    danger = 0.0
    if can_be_wild(card, view.here.shape):
        return 40.0
    if may_lay_off(view, after) and fits_table(view, card):
        danger += GIFT
    for taken in view.known[after]:
        if taken < JOKER:
            near = rank_of(taken) == rank_of(card) or _neighbours(taken, card)
            danger += NEAR_TAKEN if near else 0.0
    threw = [one.card for one in seen(view) if one.seat == after and not one.took]
    if any(rank_of(card) == rank_of(old) for old in threw if old < JOKER):
        danger -= 1.0
    return danger


def _neighbours(one: Face, other: Face) -> bool:
    return suit_of(one) == suit_of(other) and 0 < abs(rank_of(one) - rank_of(other)) <= _NEAR


def best_throw(look: Outlook, hand: Hand, barred: Face | None) -> tuple[Face, float] | None:
    """The best card to throw and what the hand is then worth; None if nothing may be thrown."""
    best = None
    for card in sorted(set(hand) - {barred, UNKNOWN}):
        worth = hand_worth(look, without(hand, [card])) - throw_danger(look, card)
        if best is None or worth > best[1]:
            best = (card, worth)
    return best

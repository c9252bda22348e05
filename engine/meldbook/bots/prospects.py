"""How good a hand is: what its melds leave out, and what may still become of that."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from meldbook.arrange import Arrangement, arrange
from meldbook.faces import JOKER, UNKNOWN, Face, Hand, rank_of, suit_of, without
from meldbook.melds import growths, readings
from meldbook.scoring import card_points
from meldbook.state import State, unseen

if TYPE_CHECKING:
    from collections import Counter

    from meldbook.rules import Shape

OUT_WORTH = 1.3  # points that one live out of a pair is worth
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
    found = arrange(hand, look.view.rules, look.view.deal)
    return leftover_worth(look, found)


def leftover_worth(look: Outlook, found: Arrangement) -> float:
    """Minus what the arrangement leaves out, plus what its pairs may still become."""
    here = look.view.here
    worth = 0.0
    for card in found.left:
        worth -= card_points(here, card) * (0.55 + 0.45 * look.late)
        if card == JOKER:
            worth += JOKER_KEPT * (1 - look.late) + card_points(here, card) * 0.5
    naturals = [card for card in found.left if card < JOKER]
    chances = sum(_pair_chance(look, one, other) for one, other in combinations(naturals, 2))
    return worth + OUT_WORTH * chances * (1 - 0.6 * look.late) + _table_worth(look, naturals)


def _pair_chance(look: Outlook, one: Face, other: Face) -> float:
    return min(4, sum(look.live[card] for card in pair_outs(one, other, look.view.here.shape)))


def _table_worth(look: Outlook, cards: list[Face]) -> float:
    """What it is worth that cards left over fit melds on the table, once opened (J7)."""
    if not look.view.opened[look.view.turn]:
        return 0.0
    here = look.view.here
    return sum(0.5 * card_points(here, card) for card in cards if fits_table(look.view, card))


def fits_table(view: State, card: Face) -> bool:
    """Whether a natural card could be laid off on some meld, by shape."""
    shape = view.here.shape
    return any(g.meaning == card for meld in view.table for g in growths(meld, shape))


def throw_danger(look: Outlook, card: Face) -> float:
    """What throwing a card may give the next player, in points (R8: what it was seen to take)."""
    view = look.view
    after = (view.turn + 1) % view.seats
    danger = 0.0
    if card == JOKER:
        return 40.0
    if view.opened[after] and fits_table(view, card):
        danger += GIFT
    for taken in view.known[after]:
        if taken < JOKER:
            near = rank_of(taken) == rank_of(card) or _neighbours(taken, card)
            danger += NEAR_TAKEN if near else 0.0
    threw = [seen.card for seen in view.history if seen.seat == after and not seen.took]
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

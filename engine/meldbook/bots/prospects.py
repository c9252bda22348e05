"""How good a hand is: what its melds leave out, and what may still become of that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldbook.bots.leavings import leavings
from meldbook.bots.outlook import Outlook, Threat
from meldbook.bots.targets import plan
from meldbook.faces import JOKER, UNKNOWN, Face, Hand, rank_of, without

if TYPE_CHECKING:
    from collections.abc import Iterable

HOPE = 40.0  # points that a meld is worth which one card would complete
PLAN_HOPE = 10.0  # the same beside the melds that a contract is collected for
DRAWS = 6.0  # cards that a seat may still expect to come early in a deal
LATE_DRAWS = 0.7  # part of them that is gone when somebody is about to go out
POINTS_EARLY = 0.65  # part of its points that a card left over counts early in a deal
CARD_SHORT = 12.0  # points that each card short of a contract is worth
WILD_KEPT = 14.0  # points that a wild card is worth to one who collects for a contract
JOKER_KEPT = 20.0  # points that a joker is worth while it can still make a meld
NEAR_TAKEN = 5.0  # points against throwing a card close to one the next seat took
GIFT = 6.0  # points against throwing a card that the next seat can lay off at once


def hand_worth(look: Outlook, hand: Hand, within: Hand) -> float:
    """What a hand is worth after a throw, in points; more is better.

    `within` is a hand that holds this one: hands within the same one share the work.
    """
    if look.collects:
        return _collecting_worth(look, hand, within)
    if not look.may_meld:
        return leftover_worth(look, hand)
    return leftover_worth(look, leavings(within, look.here).of(hand))


def _collecting_worth(look: Outlook, hand: Hand, within: Hand) -> float:
    """The worth of a hand that collects for a contract or to be laid whole (M5, M9, W4)."""
    here = look.here
    if here.contract is None:
        left = leavings(within, here).of(hand)
        return leftover_worth(look, left) - CARD_SHORT * max(0, len(left) - 1)
    made = plan(hand, here.shape, here.contract, whole=here.opening == "whole-hand")
    spare = [card for card in without(hand, made.kept) if card not in look.wild]
    cost = sum(look.points[card] for card in spare) * (0.15 + 0.85 * look.late)
    wild = len(hand) - len(made.kept) - len(spare)
    hope = PLAN_HOPE * look.personality.patience * _chance(look, spare)
    return hope - cost - CARD_SHORT * made.short + WILD_KEPT * wild


def leftover_worth(look: Outlook, left: Hand) -> float:
    """Minus what is left out of melds, plus what its pairs may still become."""
    worth = 0.0
    for card in left:
        worth -= look.points[card] * (POINTS_EARLY + (1 - POINTS_EARLY) * look.late)
        if card in look.wild:
            worth += JOKER_KEPT * (1 - look.late) + look.points[card] * 0.5
    naturals = [card for card in left if card < JOKER]
    if look.lays_off:
        worth += sum(0.5 * look.points[card] for card in naturals if card in look.fitting)
    if not look.may_meld:
        return worth
    return worth + HOPE * look.personality.patience * _chance(look, naturals)


def _chance(look: Outlook, cards: Iterable[Face]) -> float:
    """How likely it is that one of the cards to come completes a meld with two of these."""
    draws = DRAWS * (1 - LATE_DRAWS * look.late)
    none_comes: float = (1 - look.outs(cards) / look.hidden) ** draws
    return 1 - none_comes


def throw_danger(threat: Threat, card: Face) -> float:
    """What throwing a card may give the next player, in points."""
    if card in threat.look.wild:
        return 40.0
    danger = GIFT if threat.is_gift(card) else 0.0
    danger += NEAR_TAKEN * threat.near_taken(card)
    if rank_of(card) in threat.threw:
        danger -= 1.0
    return danger * threat.look.personality.caution


def best_throw(look: Outlook, hand: Hand, barred: Face | None) -> tuple[Face, float] | None:
    """The best card to throw and what the hand is then worth; None if nothing may be thrown."""
    best, threat = None, Threat(look)
    for card in sorted(set(hand) - {barred, UNKNOWN}):
        worth = hand_worth(look, without(hand, [card]), hand) - throw_danger(threat, card)
        if best is None or worth > best[1]:
            best = (card, worth)
    return best

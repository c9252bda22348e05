"""How good a hand is: what its melds leave out, and what may still become of that."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from meldbook.bots.leavings import leavings
from meldbook.bots.outlook import Outlook, Threat, faces_among, pair_outs
from meldbook.bots.targets import plan
from meldbook.faces import JOKER, UNKNOWN, Face, Hand, rank_of, without

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meldbook.bots.targets import Plan

_WILD_THROWN = 40.0  # points against giving a wild card away


def hand_worth(look: Outlook, hand: Hand, within: Hand) -> float:
    """What a hand is worth after a throw, in points; more is better.

    `within` is a hand that holds this one: hands within the same one share the work.
    """
    if look.collects:
        return _collecting_worth(look, hand, within)
    if not look.may_meld:
        return leftover_worth(look, hand)
    left = leavings(within, look.here).of(hand)
    return leftover_worth(look, left, to_open=_to_open(look, hand, left))


def _to_open(look: Outlook, hand: Hand, left: Hand) -> int:
    """The points that the melds of a hand lack to open, for a bot that thinks of them (J5)."""
    if look.opened or not look.weights.opens_less:
        return 0
    laid = sum(map(look.opening_worth, hand)) - sum(map(look.opening_worth, left))
    return max(0, (look.view.rules.opening_points or 0) - laid)


def _collecting_worth(look: Outlook, hand: Hand, within: Hand) -> float:
    """The worth of a hand that collects for a contract or to be laid whole (M5, M9, W4)."""
    here, weights = look.here, look.weights
    made = hand_plan(look, hand)
    if made is None:
        left = leavings(within, here).of(hand)
        return leftover_worth(look, left) - weights.card_short * max(0, len(left) - 1)
    spare = [card for card in without(hand, made.kept) if card not in look.wild]
    cost = sum(look.points[card] for card in spare) * _growing(weights.plan_cost, look.late)
    wild = len(hand) - len(made.kept) - len(spare)
    hope = weights.plan_hope * look.personality.patience * _chance(look, look.outs(spare))
    worth = hope - cost - weights.card_short * made.short + weights.wild_kept * wild
    return worth + weights.plan_outs * _plan_chance(look, made) if weights.plan_outs else worth


def hand_plan(look: Outlook, hand: Hand) -> Plan | None:
    """What a hand collects for; None without a contract."""
    here = look.here
    if here.contract is None:
        return None
    whole = here.opening == "whole-hand"
    most = look.weights.plan_targets
    return plan(hand, here.shape, here.contract, whole=whole, most=most)


def _plan_chance(look: Outlook, made: Plan) -> float:
    """How likely it is that the next few cards bring a plan on."""
    if not made.short:
        return 1.0
    live = look.live_among(made.outs | look.wild_bits)
    none_comes: float = (1 - live / look.hidden) ** look.weights.plan_draws
    return 1 - none_comes


def _growing(early: float, late: float) -> float:
    """A part that grows to the whole towards the end of a deal."""
    return early + (1 - early) * late


def leftover_worth(look: Outlook, left: Hand, *, to_open: int = 0) -> float:
    """Minus what is left out of melds, plus what its pairs may still become.

    `to_open` are the points that the melds lack to open.
    """
    weights = look.weights
    worth = -weights.card_left * len(left)
    for card in left:
        worth -= look.points[card] * _growing(weights.points_early, look.late)
        if card in look.wild:
            worth += weights.joker_kept * (1 - look.late) + look.points[card] * 0.5
    naturals = [card for card in left if card < JOKER]
    if look.lays_off:
        fitting = [card for card in naturals if card in look.fitting]
        worth += sum(weights.fits_points * look.points[card] for card in fitting)
        worth += weights.fits * len(fitting)
    if not look.may_meld:
        return worth
    outs = _outs_to_open(look, naturals, to_open) if to_open else look.outs(naturals)
    return worth + weights.hope * look.personality.patience * _chance(look, outs)


def _outs_to_open(look: Outlook, cards: Sequence[Face], to_open: int) -> float:
    """The outs of natural cards, fewer where a meld of them is too cheap to open."""
    best: dict[Face, float] = {}
    worth, shape = look.opening_worth, look.here.shape
    for one, other in combinations(cards, 2):
        for out in faces_among(pair_outs(one, other, shape)):
            part = min(1.0, (worth(one) + worth(other) + worth(out)) / to_open)
            best[out] = max(part, best.get(out, 0.0))
    less = look.weights.opens_less
    return sum(look.live[out] * (1 - less + less * part) for out, part in best.items())


def _draws(look: Outlook) -> float:
    return look.weights.draws * (1 - look.weights.late_draws * look.late)


def _chance(look: Outlook, outs: float) -> float:
    """How likely it is that one of so many outs is among the cards to come."""
    none_comes: float = (1 - outs / look.hidden) ** _draws(look)
    return 1 - none_comes


def throw_danger(threat: Threat, card: Face) -> float:
    """What throwing a card may give the next player, in points."""
    if card in threat.look.wild:
        return _WILD_THROWN
    weights = threat.look.weights
    danger = weights.gift if threat.is_gift(card) else 0.0
    danger += weights.near_taken * threat.near_taken(card)
    if rank_of(card) in threat.threw:
        danger -= weights.unlike_thrown
    if weights.sets_elsewhere and threat.collects_sets:
        danger += weights.sets_elsewhere * threat.of_its_rank(card)
    return danger * threat.look.personality.caution


def throws_by_worth(look: Outlook, hand: Hand, barred: Face | None) -> list[tuple[Face, float]]:
    """The cards that may be thrown, the best first, and what the hand is then worth."""
    threat = Threat(look)
    worth = [
        (card, hand_worth(look, without(hand, [card]), hand) - throw_danger(threat, card))
        for card in sorted(set(hand) - {barred, UNKNOWN})
    ]
    return sorted(worth, key=lambda one: -one[1])


def best_throw(look: Outlook, hand: Hand, barred: Face | None) -> tuple[Face, float] | None:
    """The best card to throw and what the hand is then worth; None if nothing may be thrown."""
    return next(iter(throws_by_worth(look, hand, barred)), None)

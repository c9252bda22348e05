"""How far a hand is from a contract: the melds it should collect for, and what they lack."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, NamedTuple

from meldbook.faces import IN_SUIT, JOKER, SMALLEST_MELD, Face, Hand, face, rank_of
from meldbook.melds import can_be_wild, run_places

if TYPE_CHECKING:
    from meldbook.rules import Contract, Shape

_BEST = 6  # targets of a kind that are looked at together


class Target(NamedTuple):
    """A meld to collect for: the cards of the hand that serve it, and how many it lacks."""

    cards: Hand
    lacks: int


class Plan(NamedTuple):
    """The targets that together lack least: cards short after wild ones, and the cards to keep."""

    short: int
    kept: Hand


@lru_cache(maxsize=16384)
def plan(hand: Hand, shape: Shape, contract: Contract, *, whole: bool = False) -> Plan:
    """What a hand should collect for to fill a contract; `whole` where it must be laid entirely.

    A good estimate, not exact: only the most promising targets are tried together.
    """
    wild = sum(can_be_wild(card, shape) for card in hand)
    natural = Counter(card for card in hand if card < JOKER and not can_be_wild(card, shape))
    length = shape.run_min + 1 if whole else shape.run_min
    runs = _best(_runs(natural, shape, length)) if "run" in contract else []
    sets = _best(_sets(natural)) if "set" in contract else []
    best = Plan(99, ())
    for some_sets in combinations_with_replacement(sets, contract.count("set")):
        for some_runs in combinations_with_replacement(runs, contract.count("run")):
            found = _together((*some_sets, *some_runs), natural, wild)
            if (found.short, -len(found.kept)) < (best.short, -len(best.kept)):
                best = found
    return best


def _best(targets: list[Target]) -> list[Target]:
    return sorted(targets, key=lambda target: target.lacks)[:_BEST]


def _sets(natural: Counter[Face]) -> list[Target]:
    by_rank: dict[int, list[Face]] = {rank: [] for rank in range(IN_SUIT)}
    for card in sorted(natural.elements()):
        by_rank[rank_of(card)].append(card)
    return [Target(tuple(cards), max(0, SMALLEST_MELD - len(cards))) for cards in by_rank.values()]


def _runs(natural: Counter[Face], shape: Shape, length: int) -> list[Target]:
    found = []
    for places in run_places(shape, length):
        for suit in range(4):
            shown = [face(rank, suit) for rank in places]
            held = tuple(card for card in shown if natural[card])
            found.append(Target(held, length - len(held)))
    return found


def _together(targets: tuple[Target, ...], natural: Counter[Face], wild: int) -> Plan:
    """What targets lack when no card serves two of them."""
    left = Counter(natural)
    short = 0
    kept: list[Face] = []
    for cards, lacks in targets:
        serving = list((Counter(cards) & left).elements())
        left.subtract(serving)
        kept += serving
        short += max(0, lacks + len(cards) - len(serving))
    return Plan(max(0, short - wild), tuple(sorted(kept)))

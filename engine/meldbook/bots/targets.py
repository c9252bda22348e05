"""How far a hand is from a contract: the melds it should collect for, and what they lack."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, NamedTuple

from meldbook.faces import IN_SUIT, JOKER, SMALLEST_MELD, Face, Hand, face, rank_of
from meldbook.melds import can_be_wild, windows

if TYPE_CHECKING:
    from meldbook.rules import Contract, Shape

_BEST = 6  # targets of a kind that are looked at together


class Target(NamedTuple):
    """A meld to collect for: the cards of the hand that serve it (a bit a card), and its size."""

    cards: int
    size: int


class Plan(NamedTuple):
    """The targets that together lack least: cards short after wild ones, and the cards to keep."""

    short: int
    kept: Hand


@lru_cache(maxsize=16384)
def plan(hand: Hand, shape: Shape, contract: Contract, *, whole: bool = False) -> Plan:
    """What a hand should collect for to fill a contract; `whole` where it must be laid entirely.

    A good estimate, not exact: only the most promising targets are tried together.
    """
    natural = [card for card in hand if card < JOKER and not can_be_wild(card, shape)]
    length = shape.run_min + 1 if whole else shape.run_min
    runs = _best(_runs(natural, shape, length)) if "run" in contract else []
    sets = _best(_sets(natural)) if "set" in contract else []
    best, used = 99, 0
    for some_sets in combinations_with_replacement(sets, contract.count("set")):
        for some_runs in combinations_with_replacement(runs, contract.count("run")):
            short, cards = _together((*some_sets, *some_runs))
            if (short, -cards.bit_count()) < (best, -used.bit_count()):
                best, used = short, cards
    kept = tuple(card for place, card in enumerate(natural) if used >> place & 1)
    return Plan(max(0, best - (len(hand) - len(natural))), kept)


def _best(targets: list[Target]) -> list[Target]:
    return sorted(targets, key=lambda target: target.size - target.cards.bit_count())[:_BEST]


def _sets(natural: list[Face]) -> list[Target]:
    by_rank = [0] * IN_SUIT
    for place, card in enumerate(natural):
        by_rank[rank_of(card)] |= 1 << place
    return [Target(cards, SMALLEST_MELD) for cards in by_rank]


def _runs(natural: list[Face], shape: Shape, length: int) -> list[Target]:
    """Windows of each suit; of twins the first one serves, or the other one in a second window."""
    bits: dict[Face, list[int]] = {}
    for place, card in enumerate(natural):
        bits.setdefault(card, []).append(1 << place)
    found = []
    for places, _ in windows(length, length, shape.aces):
        for suit in range(4):
            held = [bits[c] for c in (face(rank, suit) for rank in places) if c in bits]
            found.append(Target(sum(copies[0] for copies in held), length))
            if any(len(copies) > 1 for copies in held):
                found.append(Target(sum(copies[-1] for copies in held), length))
    return found


def _together(targets: tuple[Target, ...]) -> tuple[int, int]:
    """What targets lack when no card serves two of them, and the cards that serve."""
    used = short = 0
    for cards, size in targets:
        serving = cards & ~used
        used |= serving
        short += max(0, size - serving.bit_count())
    return short, used

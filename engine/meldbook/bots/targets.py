"""How far a hand is from a contract: the melds it should collect for, and what they lack."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, NamedTuple

from meldbook.faces import (
    IN_SET,
    IN_SUIT,
    JOKER,
    SMALLEST_MELD,
    Face,
    Hand,
    face,
    held_bits,
    rank_of,
)
from meldbook.melds import can_be_wild, windows

if TYPE_CHECKING:
    from meldbook.rules import Contract, Shape


class Target(NamedTuple):
    """A meld to collect for.

    The cards of the hand that serve it (a bit a card), its size, and the faces that it lacks, a
    bit each; a set whose suits may repeat lacks its rank.
    """

    cards: int
    size: int
    lacks: int


class Plan(NamedTuple):
    """The targets that together lack least.

    Cards short after wild ones, the cards to keep, and the natural faces, a bit each, that would
    bring it or another such plan on.
    """

    short: int
    kept: Hand
    outs: int


@lru_cache(maxsize=16384)
def plan(
    hand: Hand, shape: Shape, contract: Contract, *, whole: bool = False, most: int = 6
) -> Plan:
    """What a hand should collect for to fill a contract; `whole` where it must be laid entirely.

    A good estimate, not exact: only the `most` promising targets of a kind are tried together.
    """
    natural = [card for card in hand if card < JOKER and not can_be_wild(card, shape)]
    length = shape.run_min + 1 if whole else shape.run_min
    runs = _best(_runs(natural, shape, length), most) if "run" in contract else []
    sets = _best(_sets(natural, shape), most) if "set" in contract else []
    best, used, outs = 99, 0, 0
    for some_sets in combinations_with_replacement(sets, contract.count("set")):
        for some_runs in combinations_with_replacement(runs, contract.count("run")):
            short, cards, lacks = _together((*some_sets, *some_runs))
            if short > best:
                continue
            outs = lacks if short < best else outs | lacks
            if (short, -cards.bit_count()) < (best, -used.bit_count()):
                best, used = short, cards
    kept = tuple(card for place, card in enumerate(natural) if used >> place & 1)
    return Plan(max(0, best - (len(hand) - len(natural))), kept, outs)


def _best(targets: list[Target], most: int) -> list[Target]:
    return sorted(targets, key=lambda target: target.size - target.cards.bit_count())[:most]


def _sets(natural: list[Face], shape: Shape) -> list[Target]:
    by_rank = [0] * IN_SUIT
    for place, card in enumerate(natural):
        by_rank[rank_of(card)] |= 1 << place
    held = 0 if shape.set_suits == "repeat" else held_bits(natural)
    ranks = (held_bits(face(rank, suit) for suit in range(IN_SET)) for rank in range(IN_SUIT))
    found = zip(by_rank, ranks, strict=True)
    return [Target(cards, SMALLEST_MELD, rank & ~held) for cards, rank in found]


def _runs(natural: list[Face], shape: Shape, length: int) -> list[Target]:
    """Windows of each suit; of twins the first one serves, or the other one in a second window."""
    bits: dict[Face, list[int]] = {}
    for place, card in enumerate(natural):
        bits.setdefault(card, []).append(1 << place)
    found = []
    for places, _ in windows(length, length, shape.aces):
        for suit in range(IN_SET):
            cards = [face(rank, suit) for rank in places]
            held = [bits[card] for card in cards if card in bits]
            lacks = held_bits(card for card in cards if card not in bits)
            found.append(Target(sum(copies[0] for copies in held), length, lacks))
            if any(len(copies) > 1 for copies in held):
                found.append(Target(sum(copies[-1] for copies in held), length, lacks))
    return found


def _together(targets: tuple[Target, ...]) -> tuple[int, int, int]:
    """What targets lack when no card serves two of them: how many, the cards used, the faces."""
    used = short = lacks = 0
    for cards, size, faces in targets:
        serving = cards & ~used
        used |= serving
        missing = size - serving.bit_count()
        if missing > 0:
            short += missing
            lacks |= faces
    return short, used, lacks

"""How far a hand is from a contract: the melds it should collect for, and what they lack."""

from __future__ import annotations

from functools import lru_cache
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
    from meldbook.rules import Aces, Contract, Shape


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
    search = _Search([sets] * contract.count("set") + [runs] * contract.count("run"))
    search.place(0, 0, 0, 0, 0)
    kept = tuple(card for place, card in enumerate(natural) if search.used >> place & 1)
    return Plan(max(0, search.short - (len(hand) - len(natural))), kept, search.outs)


class _Search:
    """The targets, one a slot, that together lack least when no card serves two of them."""

    def __init__(self, slots: list[list[Target]]) -> None:
        self.slots = slots
        least = [max(0, _lack(targets[0])) for targets in slots]
        self.later = [sum(least[slot + 1 :]) for slot in range(len(slots))]
        self.short, self.used, self.outs = 99, 0, 0

    def place(self, slot: int, start: int, short: int, used: int, outs: int) -> None:
        """Fill the slots from one on; what those before it lack and use is given.

        Targets come in order of what each lacks alone: nothing better follows one too many.
        """
        if slot == len(self.slots):
            self._found(short, used, outs)
            return
        targets = self.slots[slot]
        again = self.slots[slot + 1 : slot + 2] == [targets]
        for place in range(start, len(targets)):
            cards, size, faces = target = targets[place]
            if short + max(0, _lack(target)) + self.later[slot] > self.short:
                return
            serving = cards & ~used
            missing = max(0, size - serving.bit_count())
            lacks = outs | faces if missing else outs
            self.place(slot + 1, place if again else 0, short + missing, used | serving, lacks)

    def _found(self, short: int, used: int, outs: int) -> None:
        """Of targets that lack as much, those that use more cards; the outs of all of them."""
        if short > self.short:
            return
        self.outs = outs if short < self.short else self.outs | outs
        if short < self.short or used.bit_count() > self.used.bit_count():
            self.short, self.used = short, used


def _lack(target: Target) -> int:
    return target.size - target.cards.bit_count()


def _best(targets: list[Target], most: int) -> list[Target]:
    return sorted(targets, key=_lack)[:most]


def _sets(natural: list[Face], shape: Shape) -> list[Target]:
    by_rank = [0] * IN_SUIT
    for place, card in enumerate(natural):
        by_rank[rank_of(card)] |= 1 << place
    held = 0 if shape.set_suits == "repeat" else held_bits(natural)
    found = zip(by_rank, _ranks(), strict=True)
    return [Target(cards, SMALLEST_MELD, rank & ~held) for cards, rank in found]


def _runs(natural: list[Face], shape: Shape, length: int) -> list[Target]:
    """Windows of each suit; of twins the first one serves, or the other one in a second window."""
    bits: dict[Face, list[int]] = {}
    for place, card in enumerate(natural):
        bits.setdefault(card, []).append(1 << place)
    faces, found = held_bits(natural), []
    for cards, wanted in _windows(length, shape.aces):
        lacks = wanted & ~faces
        if lacks == wanted:
            found.append(Target(0, length, lacks))
            continue
        held = [bits[card] for card in cards if card in bits]
        found.append(Target(sum([copies[0] for copies in held]), length, lacks))
        if any(len(copies) > 1 for copies in held):
            found.append(Target(sum([copies[-1] for copies in held]), length, lacks))
    return found


@lru_cache(maxsize=64)
def _windows(length: int, aces: Aces) -> tuple[tuple[Hand, int], ...]:
    """The cards of all runs of a length, and the same as a mask of faces."""
    found = (
        tuple(face(rank, suit) for rank in places)
        for places, _ in windows(length, length, aces)
        for suit in range(IN_SET)
    )
    return tuple((cards, held_bits(cards)) for cards in found)


@lru_cache(maxsize=1)
def _ranks() -> tuple[int, ...]:
    """The faces of each rank, a bit each."""
    ranks = range(IN_SUIT)
    return tuple(held_bits(face(rank, suit) for suit in range(IN_SET)) for rank in ranks)

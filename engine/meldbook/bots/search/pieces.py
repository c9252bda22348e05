"""The smallest melds of natural cards, by face and as masks: what quick play-outs look up."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from meldbook.faces import (
    IN_SET,
    IN_SUIT,
    JOKER,
    RANK_ONLY,
    SMALLEST_MELD,
    face,
    held_bits,
    lay,
    meaning_of,
    opening_value,
    rank_of,
)
from meldbook.melds import Meld, can_be_wild, growths, windows

if TYPE_CHECKING:
    from collections.abc import Iterator

    from meldbook.faces import Face
    from meldbook.rules import DealRules, Shape


class Piece(NamedTuple):
    """A smallest meld; all faces are a bit each."""

    bits: int  # its cards
    fits: int  # the faces that it then takes
    run: int  # its cards where it is a run
    opening: int  # what it adds to an opening (J5)
    cost: int  # what its cards cost in hand


class Lookup(NamedTuple):
    """What a deal's quick play-outs ask of cards, by face."""

    through: tuple[tuple[Piece, ...], ...]  # the pieces with a face in them, dear ones first
    near: tuple[int, ...]  # the faces that share a piece with it
    beside: tuple[tuple[int, int], ...]  # the face below and the face above in runs
    points: tuple[int, ...]  # what it costs in hand
    opening: tuple[int, ...]  # what it adds to an opening as itself
    wild: int  # faces that may stand for others


@lru_cache(maxsize=64)
def lookup(here: DealRules) -> Lookup:
    """The tables of a deal."""
    shape = here.shape
    natural = [card for card in range(JOKER) if not can_be_wild(card, shape)]
    wild = held_bits(card for card in range(JOKER + 1) if can_be_wild(card, shape))
    opening = tuple(
        0 if wild >> card & 1 else opening_value(rank_of(card)) for card in range(JOKER)
    )
    made = [_piece(meld, here, opening) for meld in _smallest(shape, set(natural))]
    made.sort(key=lambda one: -one.cost)
    through = tuple(tuple(p for p in made if p.bits >> card & 1) for card in range(JOKER))
    near = tuple(
        _union(p.bits for p in pieces) & ~(1 << card) for card, pieces in enumerate(through)
    )
    beside = tuple(_beside(card, shape) for card in range(JOKER))
    return Lookup(through, near, beside, here.points, opening, wild)


def fitting(meld: Meld, shape: Shape) -> int:
    """The natural faces that extend a meld."""
    fits = 0
    for meaning, _ in growths(meld, shape):
        if meaning >= RANK_ONLY:
            fits |= held_bits(face(rank_of(meaning), suit) for suit in range(IN_SET))
        elif meaning < JOKER:
            fits |= 1 << meaning
    return fits


def as_run(meld: Meld) -> int:
    """The faces that a run shows; none of a set."""
    return held_bits(map(meaning_of, meld.cards)) if meld.kind == "run" else 0


def _smallest(shape: Shape, natural: set[Face]) -> Iterator[Meld]:
    size = max(SMALLEST_MELD, shape.naturals_per_meld)
    if shape.set_max is None or size <= shape.set_max:
        for rank in range(IN_SUIT):
            for suits in combinations(range(IN_SET), size):
                cards = [face(rank, suit) for suit in suits]
                if natural.issuperset(cards):
                    yield Meld("set", tuple(map(lay, cards)))
    length = max(shape.run_min, shape.naturals_per_meld)
    for places, _ in windows(length, length, shape.aces):
        for suit in range(IN_SET):
            cards = [face(rank, suit) for rank in places]
            if natural.issuperset(cards):
                yield Meld("run", tuple(map(lay, cards)))


def _piece(meld: Meld, here: DealRules, opening: tuple[int, ...]) -> Piece:
    cards = [meaning_of(card) for card in meld.cards]
    return Piece(
        held_bits(cards),
        fitting(meld, here.shape),
        as_run(meld),
        sum(opening[card] for card in cards),
        sum(here.points[card] for card in cards),
    )


def _union(masks: Iterator[int]) -> int:
    union = 0
    for mask in masks:
        union |= mask
    return union


def _beside(card: Face, shape: Shape) -> tuple[int, int]:
    rank, suit = rank_of(card), card // IN_SUIT
    below = 1 << face((rank - 1) % IN_SUIT, suit) if rank or shape.aces == "corner" else 0
    last = rank == IN_SUIT - 1 and shape.aces == "low"
    return below, 0 if last else 1 << face((rank + 1) % IN_SUIT, suit)

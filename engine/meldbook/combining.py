"""Exact answers about whole patterns: contracts and hands laid to the last card (M5, M9, W4)."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING

from meldbook.arrange import allows_wild, bare_range, bare_sizes
from meldbook.faces import JOKER, SMALLEST_MELD, Face, Hand
from meldbook.melds import can_be_wild
from meldbook.pieces import Piece, pieces_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from meldbook.rules import MeldKind, Shape

Slots = tuple["MeldKind", ...]


def _natural_counts(hand: Hand) -> dict[Face, int]:
    return {card: hand.count(card) for card in set(hand) if card < JOKER}


@lru_cache(maxsize=8192)
def fits_contract(hand: Hand, shape: Shape, slots: Slots, extra: int = 0) -> bool:
    """Whether disjoint melds of these kinds can be made of the hand and `extra` more wild cards."""
    wild = hand.count(JOKER) + extra
    grown = (*hand, *([JOKER] * extra))
    pieces = _least(pieces_in(tuple(sorted(grown)), shape, lambda _: 0))
    turning = sum(can_be_wild(card, shape) for card in hand if card != JOKER)
    return _Fitting(pieces, shape).fits(hand, wild, turning, tuple(sorted(slots)))


def cards_short(hand: Hand, shape: Shape, slots: Slots) -> int:
    """How many cards of one's choice the hand lacks for melds of these kinds."""
    most = sum(_smallest(shape, kind) for kind in slots)
    return next((n for n in range(most) if fits_contract(hand, shape, slots, n)), most)


def _least(pieces: Iterable[Piece]) -> dict[MeldKind, list[Piece]]:
    """The pieces of each kind that no other one undercuts with fewer wild and natural cards."""
    kept: dict[MeldKind, list[Piece]] = {"set": [], "run": []}
    for piece in sorted(pieces, key=lambda p: (len(p.naturals) + len(p.names), len(p.names))):
        rivals = kept[piece.kind]
        if not any(_undercuts(rival, piece) for rival in rivals):
            rivals.append(piece)
    return kept


def _undercuts(rival: Piece, piece: Piece) -> bool:
    if len(rival.names) > len(piece.names):
        return False
    rest = list(piece.naturals)
    for card in rival.naturals:
        if card not in rest:
            return False
        rest.remove(card)
    return True


class _Fitting:
    """Depth-first over the slots; pieces of equal slots are taken in one order only."""

    def __init__(self, pieces: dict[MeldKind, list[Piece]], shape: Shape) -> None:
        self.pieces = pieces
        self.shape = shape
        self.bare = {
            kind: least
            for kind, least in (("set", SMALLEST_MELD), ("run", shape.run_min))
            if shape.naturals_per_meld == 0 and allows_wild(shape, least)
        }

    def fits(self, hand: Hand, wild: int, turning: int, slots: Slots, start: int = 0) -> bool:
        """Whether the slots can be filled; `turning` cards of the hand may serve as wild ones."""
        if not slots:
            return True
        kind, later = slots[0], slots[1:]
        again = later[:1] == slots[:1]
        for place in range(start, len(self.pieces[kind])):
            piece = self.pieces[kind][place]
            after = _less(hand, piece.naturals)
            used = sum(can_be_wild(card, self.shape) for card in piece.naturals)
            left = wild - len(piece.names)
            if after is not None and left + turning - used >= 0:
                following = place if again else 0
                if self.fits(after, left, turning - used, later, following):
                    return True
        least = self.bare.get(kind)
        return (
            least is not None
            and wild + turning >= least
            and self.fits(hand, wild - least, turning, later, start if again else 0)
        )


@lru_cache(maxsize=8192)
def lays_all(hand: Hand, shape: Shape, slots: Slots | None, most: int | None = None) -> bool:
    """Whether melds use up the whole hand: exactly these kinds, or any, at most `most` of them."""
    others = sorted(map(partial(_smallest, shape), slots or ()))[1:]
    found = pieces_in(hand, shape, lambda _: 0, longest=len(hand) - sum(others))
    pieces = [piece for piece in found if slots is None or piece.kind in slots]
    return _WholeHand(pieces, hand, shape).lays(hand, hand.count(JOKER), slots, most)


def _smallest(shape: Shape, kind: MeldKind) -> int:
    return SMALLEST_MELD if kind == "set" else shape.run_min


class _WholeHand:
    """Exact cover: the first card must lie in some meld, cards of the wild rank may turn wild."""

    def __init__(self, pieces: list[Piece], hand: Hand, shape: Shape) -> None:
        self.shape = shape
        self.turning = {card for card in hand if card != JOKER and can_be_wild(card, shape)}
        self.with_card: dict[Face, list[Piece]] = {}
        for piece in pieces:
            for card in set(piece.naturals):
                self.with_card.setdefault(card, []).append(piece)
        self.failed: set[tuple[Hand, int, Slots | None, int | None]] = set()

    def lays(self, hand: Hand, wild: int, slots: Slots | None, most: int | None) -> bool:
        """Whether the rest of the hand with `wild` wild cards can be laid (negative: on credit)."""
        rest = tuple(card for card in hand if card != JOKER)
        key = (rest, wild, slots, most)
        if key in self.failed:
            return False
        found = self._lays(rest, wild, slots, most)
        if not found:
            self.failed.add(key)
        return found

    def _lays(self, rest: Hand, wild: int, slots: Slots | None, most: int | None) -> bool:
        if wild + sum(card in self.turning for card in rest) < 0:
            return False
        if not rest:
            return wild >= 0 and self._lays_bare(wild, slots, most)
        first = next((card for card in rest if card in self.turning), rest[0])
        without_first = _less(rest, (first,)) or ()
        if first in self.turning and self.lays(without_first, wild + 1, slots, most):
            return True
        return any(self._lays_with(p, rest, wild, slots, most) for p in self._pieces(first, slots))

    def _pieces(self, card: Face, slots: Slots | None) -> Iterator[Piece]:
        for piece in self.with_card.get(card, ()):
            if slots is None or piece.kind in slots:
                yield piece

    def _lays_with(
        self, piece: Piece, rest: Hand, wild: int, slots: Slots | None, most: int | None
    ) -> bool:
        after = _less(rest, piece.naturals)
        if after is None or most == 0:
            return False
        fewer = None if most is None else most - 1
        return self.lays(after, wild - len(piece.names), _without(slots, piece.kind), fewer)

    def _lays_bare(self, wild: int, slots: Slots | None, most: int | None) -> bool:
        """Whether so many wild cards alone fill the rest of the slots."""
        if slots is None:
            sizes = bare_sizes(wild, self.shape)
            return wild == 0 or (bool(sizes) and (most is None or len(sizes) <= most))
        return _bare_slots(wild, self.shape, slots)


def _bare_slots(wild: int, shape: Shape, slots: Slots) -> bool:
    if not slots:
        return wild == 0
    sizes = {kind: bare_range(shape, kind, wild) for kind in set(slots)}
    least = sum(sizes[kind].start for kind in slots)
    return all(sizes.values()) and least <= wild <= sum(sizes[kind].stop - 1 for kind in slots)


def _without(slots: Slots | None, kind: MeldKind) -> Slots | None:
    if slots is None:
        return None
    place = slots.index(kind)
    return (*slots[:place], *slots[place + 1 :])


def _less(hand: Hand, cards: Hand) -> Hand | None:
    left = list(hand)
    for card in cards:
        if card not in left:
            return None
        left.remove(card)
    return tuple(left)

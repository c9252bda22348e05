"""Exact answers about whole patterns: contracts and hands laid to the last card (M5, M9, W4)."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple

from meldbook.arrange import allows_wild, bare_range, bare_sizes
from meldbook.faces import JOKER, SMALLEST_MELD, Face, Hand, less
from meldbook.melds import can_be_wild, turning_faces
from meldbook.pieces import Piece, bare_piece, jokers_needed, pieces_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from meldbook.rules import MeldKind, Shape

Slots = tuple["MeldKind", ...]
Pieces = tuple[Piece, ...]


class _Wild(NamedTuple):
    """Wild cards that pieces may still take, and the jokers that no piece needs yet."""

    left: int  # negative: on credit of cards of the hand that may turn wild
    jokers: int

    def less(self, piece: Piece, shape: Shape) -> _Wild:
        """What a piece leaves; below none where it takes too many."""
        return _Wild(self.left - len(piece.names), self.jokers - jokers_needed(piece, shape))


def smallest(shape: Shape, kind: MeldKind) -> int:
    """The cards of the smallest meld of a kind."""
    return SMALLEST_MELD if kind == "set" else shape.run_min


@lru_cache(maxsize=8192)
def contract_pieces(
    hand: Hand, shape: Shape, slots: Slots, within: Hand | None = None
) -> Pieces | None:
    """Disjoint melds of these kinds made of the hand, None if there are none.

    `within` is a hand that holds this one: hands within the same one share the work.
    """
    turning = sum(can_be_wild(card, shape) for card in hand if card != JOKER)
    fitting = _Fitting(_least_pieces(within or hand, shape), shape)
    jokers = hand.count(JOKER)
    return fitting.fill(hand, _Wild(jokers, jokers), turning, tuple(sorted(slots)))


def fits_contract(hand: Hand, shape: Shape, slots: Slots, within: Hand | None = None) -> bool:
    """Whether disjoint melds of these kinds can be made of the hand."""
    return contract_pieces(hand, shape, slots, within) is not None


@lru_cache(maxsize=64)
def _least_pieces(hand: Hand, shape: Shape) -> dict[MeldKind, list[Piece]]:
    return _least(pieces_in(hand, shape, lambda _: 0))


def _least(pieces: Iterable[Piece]) -> dict[MeldKind, list[Piece]]:
    """The pieces of each kind that no other one undercuts with fewer wild and natural cards."""
    kept: dict[MeldKind, list[Piece]] = {"set": [], "run": []}
    for piece in sorted(pieces, key=lambda p: (len(p.naturals) + len(p.names), len(p.names))):
        rivals = kept[piece.kind]
        if not any(_undercuts(rival, piece) for rival in rivals):
            rivals.append(piece)
    return kept


def _undercuts(rival: Piece, piece: Piece) -> bool:
    fewer = len(rival.names) <= len(piece.names)
    return fewer and less(piece.naturals, rival.naturals) is not None


class _Fitting:
    """Depth-first over the slots; pieces of equal slots are taken in one order only."""

    def __init__(self, pieces: dict[MeldKind, list[Piece]], shape: Shape) -> None:
        self.pieces = pieces
        self.shape = shape

    def fill(
        self, hand: Hand, wild: _Wild, turning: int, slots: Slots, start: int = 0
    ) -> Pieces | None:
        """Pieces for the slots; `turning` cards of the hand may serve as wild ones."""
        if not slots:
            return ()
        kind, later = slots[0], slots[1:]
        again = later[:1] == slots[:1]
        for place in range(start, len(self.pieces[kind])):
            piece = self.pieces[kind][place]
            after = less(hand, piece.naturals)
            free = turning - sum(can_be_wild(card, self.shape) for card in piece.naturals)
            left = wild.less(piece, self.shape)
            if after is not None and left.left + free >= 0 and left.jokers >= 0:
                rest = self.fill(after, left, free, later, place if again else 0)
                if rest is not None:
                    return (piece, *rest)
        return self._fill_bare(hand, wild, turning, slots)

    def _fill_bare(self, hand: Hand, wild: _Wild, turning: int, slots: Slots) -> Pieces | None:
        """The first slot filled with wild cards alone, if that may be (M3)."""
        kind, least = slots[0], smallest(self.shape, slots[0])
        bare = self.shape.naturals_per_meld == 0 and allows_wild(self.shape, least)
        if not bare or wild.left + turning < least:
            return None
        rest = self.fill(hand, _Wild(wild.left - least, wild.jokers), turning, slots[1:])
        return None if rest is None else (bare_piece(kind, least, self.shape), *rest)


@lru_cache(maxsize=8192)
def whole_pieces(
    hand: Hand,
    shape: Shape,
    slots: Slots | None,
    most: int | None = None,
    within: Hand | None = None,
) -> Pieces | None:
    """Melds that use up the whole hand: of exactly these kinds, or any, at most `most` of them.

    `within` is a hand that holds this one: hands within the same one share the work.
    """
    others = sorted(map(partial(smallest, shape), slots or ()))[:-1]
    longest = len(hand) - sum(others)
    kinds = ("run", "set") if slots is None else tuple(sorted(set(slots)))
    search = _whole_search(within or hand, shape, kinds, longest)
    jokers = hand.count(JOKER)
    return search.lay(hand, _Wild(jokers, jokers), slots, most)


@lru_cache(maxsize=64)
def _whole_search(hand: Hand, shape: Shape, kinds: Slots, longest: int) -> _WholeHand:
    pieces = pieces_in(hand, shape, lambda _: 0, longest=longest)
    return _WholeHand([piece for piece in pieces if piece.kind in kinds], hand, shape)


def lays_all(
    hand: Hand,
    shape: Shape,
    slots: Slots | None,
    most: int | None = None,
    within: Hand | None = None,
) -> bool:
    """Whether melds use up the whole hand: exactly these kinds, or any, at most `most` of them."""
    return whole_pieces(hand, shape, slots, most, within) is not None


class _WholeHand:
    """Exact cover: the first card must lie in some meld, cards of the wild rank may turn wild."""

    def __init__(self, pieces: list[Piece], hand: Hand, shape: Shape) -> None:
        self.shape = shape
        self.turning = turning_faces(hand, shape)
        self.with_card: dict[Face, list[Piece]] = {}
        for piece in pieces:
            for card in set(piece.naturals):
                self.with_card.setdefault(card, []).append(piece)
        self.failed: set[tuple[Hand, _Wild, Slots | None, int | None]] = set()

    def lay(self, hand: Hand, wild: _Wild, slots: Slots | None, most: int | None) -> Pieces | None:
        """Pieces that use up the hand and the wild cards that are left."""
        rest = tuple(card for card in hand if card != JOKER)
        key = (rest, wild, slots, most)
        if key in self.failed:
            return None
        found = self._lay(rest, wild, slots, most)
        if found is None:
            self.failed.add(key)
        return found

    def _lay(self, rest: Hand, wild: _Wild, slots: Slots | None, most: int | None) -> Pieces | None:
        left = wild.left
        if wild.jokers < 0 or left + sum(card in self.turning for card in rest) < 0:
            return None
        if slots is not None and not self._may_fill(len(rest) + left, slots):
            return None
        if not rest:
            return self._lay_bare(left, slots, most) if left >= 0 else None
        first = next((card for card in rest if card in self.turning), rest[0])
        if first in self.turning:
            turned = _Wild(left + 1, wild.jokers)
            found = self.lay(less(rest, (first,)) or (), turned, slots, most)
            if found is not None:
                return found
        ways = (self._lay_with(p, rest, wild, slots, most) for p in self._pieces(first, slots))
        return next((way for way in ways if way is not None), None)

    def _may_fill(self, cards: int, slots: Slots) -> bool:
        """Whether so many cards are neither too few nor too many for the slots."""
        least = sum(smallest(self.shape, kind) for kind in slots)
        return least <= cards and (bool(slots) or cards == 0)

    def _pieces(self, card: Face, slots: Slots | None) -> Iterator[Piece]:
        for piece in self.with_card.get(card, ()):
            if slots is None or piece.kind in slots:
                yield piece

    def _lay_with(
        self, piece: Piece, rest: Hand, wild: _Wild, slots: Slots | None, most: int | None
    ) -> Pieces | None:
        after = less(rest, piece.naturals)
        if after is None or most == 0:
            return None
        fewer = None if most is None else most - 1
        left = wild.less(piece, self.shape)
        tail = self.lay(after, left, _without(slots, piece.kind), fewer)
        return None if tail is None else (piece, *tail)

    def _lay_bare(self, wild: int, slots: Slots | None, most: int | None) -> Pieces | None:
        """Pieces of so many wild cards alone that fill the rest of the slots."""
        if slots is not None:
            return _bare_slots(wild, self.shape, slots)
        sizes = bare_sizes(wild, self.shape)
        if wild > 0 and (not sizes or (most is not None and len(sizes) > most)):
            return None
        return tuple(bare_piece(kind, size, self.shape) for kind, size in sizes)


def _bare_slots(wild: int, shape: Shape, slots: Slots) -> Pieces | None:
    """Wild cards alone as melds of exactly these kinds."""
    if not slots:
        return () if wild == 0 else None
    for size in bare_range(shape, slots[0], wild):
        rest = _bare_slots(wild - size, shape, slots[1:])
        if rest is not None:
            return (bare_piece(slots[0], size, shape), *rest)
    return None


def _without(slots: Slots | None, kind: MeldKind) -> Slots | None:
    if slots is None:
        return None
    place = slots.index(kind)
    return (*slots[:place], *slots[place + 1 :])

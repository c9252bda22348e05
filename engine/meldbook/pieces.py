"""What a hand can be cut into: melds as natural cards and a number of wild ones.

Wild cards are interchangeable in a cover, so a piece says how many it takes and which cards the
meld shows; who is laid where is settled at the end (`as_meld`).
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

from meldbook.faces import (
    IN_SUIT,
    JOKER,
    RANK_ONLY,
    SMALLEST_MELD,
    Face,
    Hand,
    LaidCard,
    Meaning,
    face,
    held_bits,
    lay,
    meaning_of,
    rank_of,
    suit_masks,
    without,
)
from meldbook.melds import Meld, wild_cards, windows_within
from meldbook.rules import MeldKind, Shape

Worth = Callable[[LaidCard], int]


class Piece(NamedTuple):
    """A meld to be: its natural cards (sorted), its wild ones by what they stand for."""

    kind: MeldKind
    naturals: Hand
    names: tuple[Meaning, ...]
    worth: int


def pieces_in(hand: Hand, shape: Shape, worth: Worth, *, longest: int | None = None) -> list[Piece]:
    """The melds with a natural card that a best cover may need, each once.

    Of melds with the same natural cards and as many wild ones the best named is given. Runs that
    fall into two runs of the same cards are left out, unless `longest` asks for all up to a size.
    """
    counts = Counter(card for card in hand if card <= JOKER)
    wild = len(wild_cards(hand, shape))
    best: dict[tuple[MeldKind, Hand, int], Piece] = {}
    for piece in _all(counts, wild, shape, cache(worth), longest):
        key = (piece.kind, piece.naturals, len(piece.names))
        rival = best.get(key)
        if rival is None or piece.worth > rival.worth:
            best[key] = piece
    return list(best.values())


def _all(
    counts: Counter[Face], wild: int, shape: Shape, worth: Worth, longest: int | None
) -> Iterator[Piece]:
    limit = wild if shape.jokers_per_meld is None else min(wild, shape.jokers_per_meld)
    by_rank: dict[int, list[Face]] = {}
    for card in sorted(counts):
        if card < JOKER:
            by_rank.setdefault(rank_of(card), []).append(card)
    for rank, held in by_rank.items():
        if len(held) + limit >= SMALLEST_MELD or shape.set_suits == "repeat":
            yield from _sets(counts, rank, held, limit, shape, worth)
    if longest is None:
        longest = 2 * shape.run_min - 1 if _splits(shape) else IN_SUIT
    least = max(1, shape.naturals_per_meld)
    for suit, ranks in enumerate(suit_masks(held_bits(counts))):
        for places, mask in windows_within(ranks, limit, shape.run_min, longest, shape.aces):
            if (mask & ranks).bit_count() >= least:
                shown = [face(rank, suit) for rank in places]
                yield from _runs(counts, shown, limit, shape, worth)


def _splits(shape: Shape) -> bool:
    """Whether any run long enough for two falls into two legal ones, whatever is wild in it."""
    limit, least = shape.jokers_per_meld, shape.naturals_per_meld
    if least == 0 or limit == 0:
        return True
    return limit == 1 and shape.run_min > least


def _sets(
    counts: Counter[Face], rank: int, held: list[Face], limit: int, shape: Shape, worth: Worth
) -> Iterator[Piece]:
    if shape.set_suits == "distinct" and rank == shape.wild_rank:
        limit = min(limit, counts[JOKER])  # no card is wild in a set of its own rank
    copies = [c for c in held for _ in range(counts[c])] if shape.set_suits == "repeat" else held
    most = shape.set_max or len(copies) + limit
    for size in range(max(1, shape.naturals_per_meld), len(copies) + 1):
        for naturals in sorted(set(combinations(copies, size))):
            for wild in range(max(0, SMALLEST_MELD - size), min(limit, most - size) + 1):
                names = _set_names(naturals, rank, wild, shape)
                if names is not None:
                    yield _piece("set", naturals, names, worth)


def _set_names(naturals: Hand, rank: int, wild: int, shape: Shape) -> tuple[Meaning, ...] | None:
    if shape.set_suits == "repeat":
        return (RANK_ONLY + rank,) * wild
    free = [face(rank, suit) for suit in range(4) if face(rank, suit) not in naturals]
    return tuple(free[:wild]) if wild <= len(free) else None


def _runs(
    counts: Counter[Face], shown: Sequence[Face], limit: int, shape: Shape, worth: Worth
) -> Iterator[Piece]:
    held = [card for card in shown if counts[card]]
    gaps = len(shown) - len(held)
    least = max(1, shape.naturals_per_meld)
    for extra in range(min(limit - gaps, len(held) - least) + 1):
        for replaced in combinations(held, extra):
            names = tuple(c for c in shown if not counts[c] or c in replaced)
            naturals = tuple(sorted(c for c in held if c not in replaced))
            yield _piece("run", naturals, names, worth)


def _piece(kind: MeldKind, naturals: Hand, names: tuple[Meaning, ...], worth: Worth) -> Piece:
    total = sum([worth(lay(c)) for c in naturals]) + sum([worth(lay(JOKER, m)) for m in names])
    return Piece(kind, naturals, names, total)


def jokers_needed(piece: Piece, shape: Shape) -> int:
    """How many jokers a piece needs: in a set of its own rank no other card is wild (R6)."""
    if shape.wild_rank is None or shape.set_suits == "repeat" or piece.kind == "run":
        return 0
    own = piece.naturals and rank_of(piece.naturals[0]) == shape.wild_rank
    return len(piece.names) if own else 0


def bare_piece(kind: MeldKind, size: int, shape: Shape) -> Piece:
    """A meld of wild cards alone, named somehow (M3)."""
    if kind == "run":
        return Piece(kind, (), tuple(range(size)), 0)
    if shape.set_suits == "repeat":
        return Piece(kind, (), (RANK_ONLY,) * size, 0)
    rank = 1 if shape.wild_rank == 0 else 0  # no card is wild in a set of its own rank
    return Piece(kind, (), tuple(face(rank, suit) for suit in range(size)), 0)


def melds_of(pieces: Sequence[Piece], hand: Hand, shape: Shape) -> tuple[Meld, ...]:
    """The melds of disjoint pieces of a hand, its wild cards laid where the pieces need them."""
    lying = [card for piece in pieces for card in piece.naturals]
    wild = wild_cards(without(hand, lying), shape)
    # Jokers, the last of a sorted hand, go first where nothing else serves.
    ordered = sorted(pieces, key=lambda piece: -jokers_needed(piece, shape))
    return tuple(as_meld(piece, wild) for piece in ordered)


def as_meld(piece: Piece, wild: list[Face]) -> Meld:
    """The meld of a piece; the wild cards it needs are taken out of `wild`."""
    laid = [lay(card) for card in piece.naturals]
    laid += [_named(wild.pop(), name) for name in piece.names]
    if piece.kind == "set":
        return Meld("set", tuple(sorted(laid, key=lambda c: (meaning_of(c), c))))
    shown = sorted(map(meaning_of, laid))
    return Meld("run", tuple(sorted(laid, key=lambda c: _run_order(meaning_of(c), shown))))


def _named(card: Face, meaning: Meaning) -> LaidCard:
    """A wild card under a name; one that meets its own rank or face there is itself."""
    if meaning >= RANK_ONLY and card != JOKER and rank_of(card) == rank_of(meaning):
        return lay(card)
    return lay(card, meaning)


def _run_order(card: Face, shown: list[Face]) -> int:
    """The place of a card in a run whose faces are given sorted: round the corner after a gap."""
    first = shown[0]
    if len(shown) < IN_SUIT and rank_of(first) == 0:
        held = set(shown)
        start = next((c for c in shown if c - 1 not in held and c != first), None)
        if start is not None:
            return card if card >= start else card + 13
    return card

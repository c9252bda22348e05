"""What a hand can be cut into: melds as natural cards and a number of wild ones.

Wild cards are interchangeable in a cover, so a piece says how many it takes and which cards the
meld shows; who is laid where is settled at the end (`as_meld`).
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from meldbook.faces import (
    IN_SET,
    IN_SUIT,
    JOKER,
    RANK_ONLY,
    SMALLEST_MELD,
    Face,
    Hand,
    LaidCard,
    Meaning,
    Suits,
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
Cut = tuple[
    MeldKind, Hand, tuple[Meaning, ...]
]  # of a piece: kind, natural cards, wild ones' names


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
    wild = len(wild_cards(hand, shape))
    lying = {card: worth(lay(card)) for card in set(hand) if card < JOKER}
    standing = cache(lambda name: worth(lay(JOKER, name)))
    best: dict[tuple[MeldKind, Hand, int], Piece] = {}
    for kind, naturals, names in _cuts(hand, wild, shape, longest):
        total = sum([lying[card] for card in naturals]) + sum([standing(name) for name in names])
        key = (kind, naturals, len(names))
        rival = best.get(key)
        if rival is None or total > rival.worth:
            best[key] = Piece(kind, naturals, names, total)
    return list(best.values())


def _cuts(hand: Hand, wild: int, shape: Shape, longest: int | None) -> list[Cut]:
    limit = wild if shape.jokers_per_meld is None else min(wild, shape.jokers_per_meld)
    suits = suit_masks(held_bits(hand))
    found: list[Cut] = []
    for copies in _same_ranks(hand, suits, limit, shape):
        # No card is wild in a set of its own rank.
        own = shape.set_suits == "distinct" and rank_of(copies[0]) == shape.wild_rank
        found += _sets(copies, min(limit, hand.count(JOKER)) if own else limit, shape)
    if longest is None:
        longest = 2 * shape.run_min - 1 if _splits(shape) else IN_SUIT
    for suit, ranks in enumerate(suits):
        if ranks.bit_count() + limit >= shape.run_min:
            found += _runs(suit, ranks, limit, longest, shape)
    return found


def _same_ranks(hand: Hand, suits: Suits, limit: int, shape: Shape) -> Iterator[Hand]:
    """The cards of each rank of which there are enough for a set; twins only where they serve."""
    if shape.set_suits == "repeat":
        natural = sorted(card for card in hand if card < JOKER)
        for rank in dict.fromkeys(map(rank_of, natural)):
            copies = tuple(card for card in natural if rank_of(card) == rank)
            if len(copies) + limit >= SMALLEST_MELD:
                yield copies
        return
    one, two, three, four = suits
    pairs = one & two | three & four | (one | two) & (three | four)
    triples = one & two & (three | four) | three & four & (one | two)
    open_ranks = (triples, pairs, one | two | three | four)[min(limit, 2)]
    for mask in suits:
        for rank in ranks_of(mask & open_ranks):
            yield tuple(rank + IN_SUIT * suit for suit in range(IN_SET) if suits[suit] >> rank & 1)
        open_ranks &= ~mask


@lru_cache(maxsize=8192)
def ranks_of(mask: int) -> tuple[int, ...]:
    """The ranks in a bit mask, lowest first."""
    return tuple(rank for rank in range(IN_SUIT) if mask >> rank & 1)


def _splits(shape: Shape) -> bool:
    """Whether any run long enough for two falls into two legal ones, whatever is wild in it."""
    limit, least = shape.jokers_per_meld, shape.naturals_per_meld
    if least == 0 or limit == 0:
        return True
    return limit == 1 and shape.run_min > least


@lru_cache(maxsize=8192)
def _sets(copies: Hand, limit: int, shape: Shape) -> tuple[Cut, ...]:
    """The sets of some of these cards of one rank, beside at most `limit` wild ones."""
    most = shape.set_max or len(copies) + limit
    return tuple(
        ("set", naturals, names)
        for size in range(max(1, shape.naturals_per_meld), len(copies) + 1)
        for naturals in sorted(set(combinations(copies, size)))
        for wild in range(max(0, SMALLEST_MELD - size), min(limit, most - size) + 1)
        if (names := _set_names(naturals, wild, shape)) is not None
    )


def _set_names(naturals: Hand, wild: int, shape: Shape) -> tuple[Meaning, ...] | None:
    rank = rank_of(naturals[0])
    if shape.set_suits == "repeat":
        return (RANK_ONLY + rank,) * wild
    free = [face(rank, suit) for suit in range(IN_SET) if face(rank, suit) not in naturals]
    return tuple(free[:wild]) if wild <= len(free) else None


@lru_cache(maxsize=8192)
def _runs(suit: int, ranks: int, limit: int, longest: int, shape: Shape) -> tuple[Cut, ...]:
    """The runs with some of these ranks of a suit, at most `limit` of their places wild."""
    least = max(1, shape.naturals_per_meld)
    found: list[Cut] = []
    for places, mask in windows_within(ranks, limit, shape.run_min, longest, shape.aces):
        held = [rank for rank in places if ranks >> rank & 1]
        gaps = (mask & ~ranks).bit_count()
        for extra in range(min(limit - gaps, len(held) - least) + 1):
            for replaced in combinations(held, extra):
                natural = {rank for rank in held if rank not in replaced}
                names = tuple(face(rank, suit) for rank in places if rank not in natural)
                found.append(("run", tuple(face(rank, suit) for rank in sorted(natural)), names))
    return tuple(found)


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

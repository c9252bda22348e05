"""The exact arranger: which disjoint melds of a hand are worth most.

Values are plain sums over cards, so one search serves all questions: fewest points left, best
opening, most cards laid.
"""

from functools import lru_cache
from typing import NamedTuple

from meldbook.candidates import has_meld
from meldbook.faces import (
    IN_SET,
    IN_SUIT,
    JOKER,
    SMALLEST_MELD,
    Face,
    Hand,
    face_of,
    lay,
    less,
    without,
)
from meldbook.melds import Meld, turning_faces
from meldbook.pieces import Piece, Worth, bare_piece, jokers_needed, melds_of, pieces_in
from meldbook.rules import DealRules, MeldKind, Rules, Shape, deal_rules


class Arrangement(NamedTuple):
    """Disjoint melds of a hand, the cards left out, and what those cost (points)."""

    melds: tuple[Meld, ...]
    left: Hand
    cost: int


class Cover(NamedTuple):
    """Disjoint melds and the sum of what their cards are worth."""

    worth: int
    melds: tuple[Meld, ...]


class Found(NamedTuple):
    """What a search found: pieces, and how many wild cards make melds of their own beside them."""

    worth: int
    pieces: tuple[Piece, ...]
    bare: int


def arrange(cards: Hand, rules: Rules, deal: int = 1) -> Arrangement:
    """The melds that leave the fewest points out of melds; of equals, the fewest cards.

    `cards` in any order. Only shapes and joker limits count, not openings or turns.
    """
    hand = tuple(sorted(cards))
    here = deal_rules(rules, deal, rules.players[0])
    cover = best_cover(hand, here.shape, saving(here))
    left = without(hand, [face_of(card) for meld in cover.melds for card in meld.cards])
    return Arrangement(cover.melds, left, sum(map(here.points.__getitem__, left)))


def saving(here: DealRules) -> Worth:
    """What laying a card saves: its points first, of equals one card more."""
    points = here.points
    return lambda laid: points[face_of(laid)] * 64 + 1


def best_cover(hand: Hand, shape: Shape, worth: Worth) -> Cover:
    """The disjoint melds of a hand whose cards are worth most in sum (worths ≥ 0)."""
    if not has_meld(hand, shape):
        return Cover(0, ())
    found = CoverSearch(hand, shape, worth).of(hand)
    bare = [bare_piece(kind, size, shape) for kind, size in bare_sizes(found.bare, shape)]
    return Cover(found.worth, melds_of((*found.pieces, *bare), hand, shape))


class CoverSearch:
    """The best covers of a hand and of any hand within it.

    Depth-first over the cards, each position (cards left, wild ones left) solved once.
    Cards of the wild rank come first and may be natural or turn wild; until all of them are
    decided the number of wild cards left may be negative, on credit of those to come.
    """

    def __init__(self, hand: Hand, shape: Shape, worth: Worth) -> None:
        self.shape = shape
        self.turning = turning_faces(hand, shape)
        self.by_first: dict[Face, list[Piece]] = {}
        pieces = pieces_in(hand, shape, worth)
        for piece in pieces:
            first = min(piece.naturals, key=self._order) if self.turning else piece.naturals[0]
            self.by_first.setdefault(first, []).append(piece)
        self.first = self.by_first.keys() | self.turning
        self.usable = {card for piece in pieces for card in piece.naturals} | self.turning
        self.bare_worth = worth(lay(JOKER, 0))
        self.memo: dict[tuple[Hand, int, int], Found] = {}

    def _order(self, card: Face) -> tuple[bool, Face]:
        return card not in self.turning, card

    def of(self, hand: Hand) -> Found:
        """The best cover of a hand all whose cards are in the hand of the search."""
        rest = tuple(c for c in hand if c in self.usable)
        if self.turning:
            rest = tuple(sorted(rest, key=self._order))
        jokers = hand.count(JOKER)
        return self.best(rest, jokers, jokers)

    def best(self, rest: Hand, wild: int, jokers: int) -> Found:
        """The best cover: leave the first card out (or let it be wild), or put it in a meld.

        `jokers` are those not promised to sets of the wild rank, where nothing else can be wild.
        """
        start = 0
        while start < len(rest) and rest[start] not in self.first:
            start += 1  # no meld begins with that card: it stays out
        rest = rest[start:]
        if not rest:
            bare = wild if bare_sizes(wild, self.shape) else 0
            return Found(bare * self.bare_worth, (), bare)
        known = self.memo.get((rest, wild, jokers))
        if known is not None:
            return known
        found = self.best(rest[1:], wild + (rest[0] in self.turning), jokers)
        for piece in self.by_first.get(rest[0], ()):
            left = wild - len(piece.names)
            if left < 0 and not self.turning:
                continue
            after, kept = less(rest, piece.naturals), jokers - jokers_needed(piece, self.shape)
            if after is not None and kept >= 0 and self._affords(after, left):
                tail = self.best(after, left, kept)
                if piece.worth + tail.worth > found.worth:
                    found = Found(piece.worth + tail.worth, (piece, *tail.pieces), tail.bare)
        self.memo[rest, wild, jokers] = found
        return found

    def _affords(self, rest: Hand, wild: int) -> bool:
        return wild >= 0 or wild + sum(card in self.turning for card in rest) >= 0


def allows_wild(shape: Shape, number: int) -> bool:
    """Whether a meld may hold so many wild cards (J4)."""
    return shape.jokers_per_meld is None or number <= shape.jokers_per_meld


def bare_range(shape: Shape, kind: MeldKind, wild: int) -> range:
    """The sizes that a meld of wild cards alone may have, of `wild` cards at most (M3)."""
    if shape.naturals_per_meld > 0:
        return range(0)
    if kind == "run":
        least, most = shape.run_min, IN_SUIT
    else:
        least, most = SMALLEST_MELD, shape.set_max or wild
        most = min(most, IN_SET) if shape.set_suits == "distinct" else most
    limit = wild if shape.jokers_per_meld is None else min(wild, shape.jokers_per_meld)
    return range(least, min(most, limit) + 1)


@lru_cache(maxsize=1024)
def bare_sizes(wild: int, shape: Shape) -> tuple[tuple[MeldKind, int], ...]:
    """Melds that use up so many wild cards and nothing else: kinds and sizes; empty if none do."""
    kinds: tuple[MeldKind, ...] = ("run", "set")
    sizes = {size: kind for kind in kinds for size in bare_range(shape, kind, wild)}
    if wild in sizes:
        return ((sizes[wild], wild),)
    for size in sorted(sizes, reverse=True):
        rest = bare_sizes(wild - size, shape)
        if rest:
            return ((sizes[size], size), *rest)
    return ()

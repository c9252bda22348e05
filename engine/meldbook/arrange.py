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


class _Way(NamedTuple):
    """A piece as the search takes it: where its cards lie, and what it needs beside them."""

    cards: int  # mask of places, of twins the first ones
    wild: int
    jokers: int
    piece: Piece


class CoverSearch:
    """The best covers of a hand and of any hand within it.

    Depth-first over the cards, each position (cards left, wild ones left) solved once. The cards
    that may lie in a meld have places, twins side by side; cards left are a mask of those, and of
    twins the first goes first. Cards of the wild rank come before all others and may be natural or
    turn wild; until all of them are decided the number of wild cards left may be negative, on
    credit of those to come.
    """

    def __init__(self, hand: Hand, shape: Shape, worth: Worth) -> None:
        self.shape = shape
        self.turning = turning_faces(hand, shape)
        pieces = pieces_in(hand, shape, worth)
        self.twins: dict[Face, int] = {}  # masks of the places of each card
        usable = {card for piece in pieces for card in piece.naturals} | self.turning
        for place, card in enumerate(sorted((c for c in hand if c in usable), key=self._order)):
            self.twins[card] = self.twins.get(card, 0) | 1 << place
        self.may_turn = sum([self.twins[card] for card in self.turning])
        self.first = self.may_turn  # the places where a choice begins
        self.ways: dict[int, list[_Way]] = {}  # by the first place, as a mask
        for piece in pieces:
            self._add(piece)
        self.bares = shape.naturals_per_meld == 0
        self.bare_worth = worth(lay(JOKER, 0))
        # By cards left, wild ones and jokers: the best worth, and the choice that gives it.
        self.memo: dict[tuple[int, int, int], tuple[int, _Way | None]] = {}

    def _order(self, card: Face) -> tuple[bool, Face]:
        return card not in self.turning, card

    def _add(self, piece: Piece) -> None:
        way = _Way(
            self._taken(piece, -1), len(piece.names), jokers_needed(piece, self.shape), piece
        )
        first = min(piece.naturals, key=self._order) if self.turning else piece.naturals[0]
        places = self.twins[first]
        self.first |= places
        while places:
            self.ways.setdefault(places & -places, []).append(way)
            places &= places - 1

    def _taken(self, piece: Piece, rest: int) -> int:
        """The places of a piece's cards among those left, of twins the first; 0 if one is gone."""
        taken = 0
        for card in piece.naturals:
            left = self.twins[card] & rest & ~taken
            if not left:
                return 0
            taken |= left & -left
        return taken

    def of(self, hand: Hand) -> Found:
        """The best cover of a hand all whose cards are in the hand of the search."""
        rest = 0
        for card in hand:
            rest |= 1 << (self.twins.get(card, 0) & ~rest).bit_length() >> 1
        jokers = hand.count(JOKER)
        worth = self.best(rest, jokers, jokers)
        return Found(worth, *self._chosen(rest, jokers, jokers))

    def _chosen(self, rest: int, wild: int, jokers: int) -> tuple[tuple[Piece, ...], int]:
        """The pieces of the best cover, and how many wild cards make melds beside them."""
        pieces: list[Piece] = []
        while lead := rest & self.first:
            first = lead & -lead
            rest &= -first
            _, way = self.memo[rest, wild, jokers]
            if way is None:
                rest, wild = rest ^ first, wild + bool(first & self.may_turn)
            else:
                pieces.append(way.piece)
                rest ^= self._taken(way.piece, rest)
                wild, jokers = wild - way.wild, jokers - way.jokers
        return tuple(pieces), wild if self._stands_alone(wild) else 0

    def _stands_alone(self, wild: int) -> bool:
        return self.bares and bool(bare_sizes(wild, self.shape))

    def best(self, rest: int, wild: int, jokers: int) -> int:
        """The best worth: leave the first card out (or let it be wild), or put it in a meld.

        `jokers` are those not promised to sets of the wild rank, where nothing else can be wild.
        """
        lead = rest & self.first
        if not lead:
            return wild * self.bare_worth if self._stands_alone(wild) else 0
        first = lead & -lead
        rest &= -first  # no meld begins with the cards before it: they stay out
        key = (rest, wild, jokers)
        known = self.memo.get(key)
        if known is not None:
            return known[0]
        most = self.best(rest ^ first, wild + bool(first & self.may_turn), jokers)
        choice = None
        for way in self.ways.get(first, ()):
            left, kept = wild - way.wild, jokers - way.jokers
            if kept < 0 or (left < 0 and not self.turning):
                continue
            cards = way.cards
            if cards & rest != cards:
                cards = self._taken(way.piece, rest)
            if cards and (left >= 0 or self._affords(rest ^ cards, left)):
                worth = way.piece.worth + self.best(rest ^ cards, left, kept)
                if worth > most:
                    most, choice = worth, way
        self.memo[key] = (most, choice)
        return most

    def _affords(self, rest: int, wild: int) -> bool:
        return wild + (rest & self.may_turn).bit_count() >= 0


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

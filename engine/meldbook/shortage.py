"""How many cards a hand is short of a contract, exactly, with any number of wild cards (M4, M5)."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from meldbook.faces import IN_SUIT, JOKER, SMALLEST_MELD, Face, Hand, face, less
from meldbook.melds import turning_faces, windows

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from meldbook.rules import Contract, MeldKind, Shape

    Counts = Counter[Face]


class _Way(NamedTuple):
    """A way to begin a meld with natural cards of the hand."""

    gap: int  # cards that it then lacks
    naturals: Hand
    wild: int  # how many of those wild cards may be …
    jokers_only: bool  # … and whether they must be jokers: in a set of the wild rank (R6)


@lru_cache(maxsize=1024)
def cards_short(hand: Hand, shape: Shape, contract: Contract) -> int | None:
    """The fewest cards that a hand lacks for melds of these kinds, 0 where it holds them.

    Any cards may come, as often as they serve. None where no cards at all are such melds, as
    limits of wild and natural cards may have it.
    """
    search = _Search(hand, shape, contract)
    search.fill(tuple(sorted(contract)), hand, _Lack(0, 0, 0))
    return search.best


class _Lack(NamedTuple):
    """What the melds begun so far lack, and how much of it may be wild."""

    gap: int
    wild: int
    jokers_only: int


class _Search:
    """Depth-first over the melds; those of one kind are begun in one order only."""

    def __init__(self, hand: Hand, shape: Shape, contract: Contract) -> None:
        self.shape = shape
        self.jokers = hand.count(JOKER)
        self.turning = turning_faces(hand, shape)
        counts = Counter(card for card in hand if card < JOKER)
        self.ways: dict[MeldKind, list[_Way]] = {
            kind: _ways(kind, counts, shape) for kind in contract
        }
        self.best: int | None = None

    def fill(self, slots: Contract, rest: Hand, lack: _Lack, start: int = 0) -> None:
        """Begin the melds that are still to come with cards of the rest of the hand."""
        if not slots:
            self._note(rest, lack)
            return
        kind, later = slots[0], slots[1:]
        more = sum(self.ways[other][0].gap for other in later if other != kind and self.ways[other])
        for place in range(start, len(self.ways[kind])):
            way = self.ways[kind][place]
            if self._hopeless(rest, lack.gap + slots.count(kind) * way.gap + more):
                return
            after = less(rest, way.naturals)
            if after is not None:
                wild, jokers_only = lack.wild, lack.jokers_only
                if way.jokers_only:
                    jokers_only += way.wild
                else:
                    wild += way.wild
                grown = _Lack(lack.gap + way.gap, wild, jokers_only)
                self.fill(later, after, grown, place if later[:1] == slots[:1] else 0)

    def _wild(self, rest: Hand) -> int:
        return self.jokers + sum(card in self.turning for card in rest)

    def _hopeless(self, rest: Hand, gap: int) -> bool:
        """Whether melds that lack so many cards can't be better than the best ones found."""
        return self.best is not None and gap - self._wild(rest) >= self.best

    def _note(self, rest: Hand, lack: _Lack) -> None:
        filled = min(self._wild(rest), lack.wild + min(lack.jokers_only, self.jokers))
        short = lack.gap - filled
        if self.best is None or short < self.best:
            self.best = short


def _ways(kind: MeldKind, counts: Counts, shape: Shape) -> list[_Way]:
    """The ways to begin a meld of a kind that may be best, those that lack least first."""
    found: dict[Hand, _Way] = {}
    for way in _set_ways(counts, shape) if kind == "set" else _run_ways(counts, shape):
        known = found.setdefault(way.naturals, way)
        if way.gap < known.gap:
            found[way.naturals] = way
    return sorted(found.values())


def _wild_limit(size: int, naturals: Sequence[Face], shape: Shape) -> int:
    """How many cards of a meld of a size may be wild beside these (J4)."""
    limit = size - max(len(naturals), shape.naturals_per_meld)
    return limit if shape.jokers_per_meld is None else min(limit, shape.jokers_per_meld)


def _set_ways(counts: Counts, shape: Shape) -> Iterator[_Way]:
    size = max(SMALLEST_MELD, shape.naturals_per_meld)
    if shape.set_max is not None and size > shape.set_max:
        return
    yield _Way(size, (), _wild_limit(size, (), shape), jokers_only=False)
    distinct = shape.set_suits == "distinct"
    for rank in range(IN_SUIT):
        suits = (face(rank, suit) for suit in range(4))
        held = [c for c in suits for _ in range(min(counts[c], 1 if distinct else size))]
        for number in range(1, min(len(held), size) + 1):
            for naturals in sorted(set(combinations(held, number))):
                wild = _wild_limit(size, naturals, shape)
                own = distinct and rank == shape.wild_rank
                yield _Way(size - number, naturals, wild, jokers_only=own)


def _run_ways(counts: Counts, shape: Shape) -> Iterator[_Way]:
    """Runs of the shortest length, and longer ones whose few naturals stand at both ends.

    A longer run is worth while only where a meld needs so many naturals that wild cards can't
    fill the gaps of a shorter one.
    """
    least = max(shape.run_min, shape.naturals_per_meld)
    longest = IN_SUIT if shape.naturals_per_meld > 1 else least  # both ends are two naturals
    for suit in range(4):
        for places, _ in windows(least, longest, shape.aces):
            shown = [face(rank, suit) for rank in places]
            held = [card for card in shown if counts[card]]
            size = len(places)
            most = len(held) if size == least else min(len(held), shape.naturals_per_meld)
            for number in range(most + 1):
                for naturals in combinations(held, number):
                    if size == least or {shown[0], shown[-1]} <= set(naturals):
                        wild = _wild_limit(size, naturals, shape)
                        cards = tuple(sorted(naturals))
                        yield _Way(size - number, cards, wild, jokers_only=False)

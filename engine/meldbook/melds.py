"""Melds: what cards can be a set or a run, and what a meld can take (J3, J4, M3, B2, W3, G2, R7).

Everything here depends on the cards and a `Shape` alone, so results are cached.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from meldbook.faces import (
    IN_SET,
    IN_SUIT,
    JOKER,
    KING,
    RANK_ONLY,
    SMALLEST_MELD,
    Face,
    Hand,
    LaidCard,
    Meaning,
    face,
    face_of,
    is_wild,
    lay,
    meaning_of,
    rank_of,
    suit_of,
)
from meldbook.rules import Aces, MeldKind, Shape


class Meld(NamedTuple):
    """A legal set or run: its laid cards, a set by suit, a run low to high (notation.md)."""

    kind: MeldKind
    cards: tuple[LaidCard, ...]


def can_be_wild(card: Face, shape: Shape) -> bool:
    """Whether a card may stand for another one: a joker, or a card of the wild rank (M2)."""
    return card == JOKER or (card < JOKER and rank_of(card) == shape.wild_rank)


def has_wild(hand: Hand, shape: Shape) -> bool:
    """Whether a card of a hand may stand for another one."""
    if JOKER in hand:
        return True
    rank = shape.wild_rank
    return rank is not None and any(card % 13 == rank and card < JOKER for card in hand)


def wild_cards(hand: Hand, shape: Shape) -> list[Face]:
    """The cards of a hand that may stand for others."""
    if shape.wild_rank is None:
        return [JOKER] * hand.count(JOKER)
    return [card for card in hand if can_be_wild(card, shape)]


def turning_faces(hand: Hand, shape: Shape) -> set[Face]:
    """The faces of a hand that may be themselves or wild: those of the wild rank (M2)."""
    return set(wild_cards(hand, shape)) - {JOKER}


def wilds(meld: Meld) -> int:
    """How many cards of a meld stand for others."""
    return sum(map(is_wild, meld.cards))


class Window(NamedTuple):
    """Where a run may lie in its suit: its ranks in order, and the same as a bit mask."""

    places: tuple[int, ...]
    mask: int


@lru_cache(maxsize=512)
def windows(shortest: int, longest: int, aces: Aces) -> tuple[Window, ...]:
    """All windows of runs from one length to another, shorter ones first (R7, H5)."""
    found = (
        places
        for length in range(shortest, min(longest, IN_SUIT) + 1)
        for places in _places(length, aces)
    )
    return tuple(Window(places, sum(1 << rank for rank in places)) for places in found)


@lru_cache(maxsize=65536)
def windows_within(
    ranks: int, gaps: int, shortest: int, longest: int, aces: Aces
) -> tuple[Window, ...]:
    """The windows of which at most `gaps` ranks are missing in a bit mask, shorter ones first."""
    found = windows(shortest, longest, aces)
    return tuple(w for w in found if (w.mask & ~ranks).bit_count() <= gaps)


def _places(length: int, aces: Aces) -> Iterator[tuple[int, ...]]:
    if length == IN_SUIT:
        yield tuple(range(IN_SUIT))  # written from the ace (H5)
        return
    last = {"low": IN_SUIT - length, "high-low": IN_SUIT + 1 - length, "corner": KING}[aces]
    for start in range(last + 1):
        yield tuple(rank % IN_SUIT for rank in range(start, start + length))


def readings(cards: Iterable[Face], shape: Shape) -> tuple[Meld, ...]:
    """Every meld that exactly these cards can be, each reading once (R6), sets first."""
    return _readings(tuple(sorted(cards)), shape)


@lru_cache(maxsize=65536)
def _readings(cards: tuple[Face, ...], shape: Shape) -> tuple[Meld, ...]:
    if len(cards) < SMALLEST_MELD or cards[-1] > JOKER:
        return ()
    return (*_set_readings(cards, shape), *_run_readings(cards, shape))


def _fits_limits(total: int, wild: int, shape: Shape) -> bool:
    limit = shape.jokers_per_meld
    return (limit is None or wild <= limit) and total - wild >= shape.naturals_per_meld


def _set_readings(cards: tuple[Face, ...], shape: Shape) -> Iterator[Meld]:
    fixed = {rank_of(c) for c in cards if not can_be_wild(c, shape)}
    if len(fixed) > 1 or (shape.set_max is not None and len(cards) > shape.set_max):
        return
    for rank in sorted(fixed) if fixed else range(13):
        natural = [c for c in cards if c < JOKER and rank_of(c) == rank]
        wild = [c for c in cards if not (c < JOKER and rank_of(c) == rank)]
        if not _fits_limits(len(cards), len(wild), shape):
            continue
        if shape.set_suits == "repeat":
            named = [lay(c, RANK_ONLY + rank) for c in wild]
            yield Meld("set", (*map(lay, natural), *named))
        else:
            yield from _distinct_sets(rank, natural, wild)


def _distinct_sets(rank: int, natural: list[Face], wild: list[Face]) -> Iterator[Meld]:
    suits = {suit_of(c) for c in natural}
    if len(suits) < len(natural) or len(natural) + len(wild) > IN_SET:
        return
    free = [s for s in range(4) if s not in suits]
    for chosen in combinations(free, len(wild)):
        named = [lay(c, face(rank, s)) for c, s in zip(wild, chosen, strict=True)]
        yield Meld("set", tuple(sorted([*map(lay, natural), *named], key=meaning_of)))


def _run_readings(cards: tuple[Face, ...], shape: Shape) -> Iterator[Meld]:
    if not shape.run_min <= len(cards) <= IN_SUIT:
        return
    fixed = {suit_of(c) for c in cards if not can_be_wild(c, shape)}
    if len(fixed) > 1:
        return
    for suit in sorted(fixed) if fixed else range(4):
        for places, _ in windows(len(cards), len(cards), shape.aces):
            yield from _runs_at(cards, suit, places, shape)


def _runs_at(
    cards: tuple[Face, ...], suit: int, places: tuple[int, ...], shape: Shape
) -> Iterator[Meld]:
    """The runs of a suit at the given ranks; a card of the wild rank is itself or wild there."""
    wanted = [face(rank, suit) for rank in places]
    natural = [c for c in cards if not can_be_wild(c, shape)]
    if len(set(natural)) < len(natural) or not set(natural) <= set(wanted):
        return
    either = {c for c in cards if c < JOKER and can_be_wild(c, shape) and c in wanted}
    for itself in ((), *((c,) for c in sorted(either))):
        used = {*natural, *itself}
        wild = list(cards)
        for card in used:
            wild.remove(card)
        if _fits_limits(len(cards), len(wild), shape):
            named = name_wilds([c for c in wanted if c not in used], wild)
            if named is not None:
                yield Meld("run", tuple(named[c] if c in named else lay(c) for c in wanted))


def name_wilds(places: list[Face], wild: list[Face]) -> dict[Face, LaidCard] | None:
    """Give each place a wild card, none its own; None where only a place's own cards are left."""
    named = {}
    rest = list(wild)
    for place in sorted(places, key=lambda c: c not in wild):
        card = next((c for c in (reversed(rest) if place in wild else rest) if c != place), None)
        if card is None:
            return None
        rest.remove(card)
        named[place] = lay(card, place)
    return named


class Growth(NamedTuple):
    """A meld grown by one card whose meaning is `meaning`."""

    meaning: Meaning
    low: bool  # at the low end of a run


@lru_cache(maxsize=65536)
def growths(meld: Meld, shape: Shape) -> tuple[Growth, ...]:
    """The meanings a meld can still take by lay-off, whatever card brings them (J7, M6)."""
    meanings = [meaning_of(c) for c in meld.cards]
    if meld.kind == "set":
        if shape.set_max is not None and len(meanings) >= shape.set_max:
            return ()
        rank = rank_of(meanings[0])
        if shape.set_suits == "repeat":
            return (Growth(RANK_ONLY + rank, low=False),)
        return tuple(
            Growth(face(rank, suit), low=False)
            for suit in range(4)
            if face(rank, suit) not in meanings
        )
    return _run_growths(meanings, shape)


def _run_growths(meanings: list[Meaning], shape: Shape) -> tuple[Growth, ...]:
    suit, first, last = suit_of(meanings[0]), rank_of(meanings[0]), rank_of(meanings[-1])
    if len(meanings) == IN_SUIT:
        return ()
    found = []
    if first > 0 or shape.aces == "corner":
        found.append(Growth(face((first - 1) % 13, suit), low=True))
    high_ace = len(meanings) > 1 and last == 0  # ends with an ace: nothing follows but a corner
    wraps = last == KING and shape.aces == "low"
    if (not wraps and not high_ace) or shape.aces == "corner":
        found.append(Growth(face((last + 1) % 13, suit), low=False))
    if len(found) > 1 and found[0].meaning == found[1].meaning:
        found.pop()  # the thirteenth card: both ends are one move (H5)
    return tuple(found)


def grow(meld: Meld, card: LaidCard, growth: Growth) -> Meld:
    """The meld with one more card at the place that the growth names."""
    if meld.kind == "set":
        return Meld("set", in_set_order((*meld.cards, card)))
    cards = (card, *meld.cards) if growth.low else (*meld.cards, card)
    if len(cards) == IN_SUIT:
        cards = tuple(sorted(cards, key=meaning_of))
    return Meld("run", cards)


def in_set_order(cards: tuple[LaidCard, ...]) -> tuple[LaidCard, ...]:
    """The cards of a set as they are printed: by suit, wild cards named by rank last."""
    return tuple(sorted(cards, key=lambda c: (is_wild(c) and meaning_of(c) >= RANK_ONLY, c)))


def itself(card: LaidCard) -> LaidCard:
    """The card, which named by its own rank is itself, never wild (R6)."""
    own, meaning = face_of(card), meaning_of(card)
    named = own < JOKER and meaning >= RANK_ONLY and rank_of(own) == rank_of(meaning)
    return lay(own) if named else card


def by_rank(card: LaidCard) -> LaidCard:
    """The card as it is named in a set whose suits may repeat: `4h=7s` means `4h=7` (R6)."""
    meaning = meaning_of(card)
    if is_wild(card) and meaning < JOKER:
        card = lay(face_of(card), RANK_ONLY + rank_of(meaning))
    return itself(card)


def fits_growth(card: LaidCard, growth: Growth) -> bool:
    """Whether a laid card is what a growth asks for; a rank alone is met by any card of it."""
    meaning = meaning_of(card)
    if growth.meaning >= RANK_ONLY:
        named = meaning < JOKER or meaning >= RANK_ONLY
        return named and rank_of(meaning) == rank_of(growth.meaning)
    return meaning == growth.meaning


def growth_for(meld: Meld, card: LaidCard, shape: Shape) -> Growth | None:
    """The place where a laid card would extend the meld, by shape alone; None if nowhere."""
    if meld.kind == "set" and _wild_in_own_rank(card):
        return None
    for growth in growths(meld, shape):
        if fits_growth(card, growth):
            return growth
    return None


def _wild_in_own_rank(card: LaidCard) -> bool:
    """Whether a card stands for another of its rank: in a set of that rank it is itself (R6)."""
    own, meaning = face_of(card), meaning_of(card)
    return own < JOKER and own != meaning and rank_of(own) == rank_of(meaning)


def freed(meld: Meld, card: Face, wild: LaidCard) -> Meld:
    """The meld with a natural card in the place of a wild one (J8)."""
    cards = [lay(card) if c == wild else c for c in meld.cards]
    if meaning_of(wild) >= RANK_ONLY:
        place = meld.cards.index(wild)
        cards = [*meld.cards[:place], lay(card), *meld.cards[place + 1 :]]
        return Meld("set", in_set_order(tuple(cards)))
    return Meld(meld.kind, tuple(cards))


def wild_places(meld: Meld, card: Face) -> list[LaidCard]:
    """The wild cards of a meld that a natural card may replace, each kind once (J8, W3)."""
    found: list[LaidCard] = []
    if card >= JOKER:
        return found
    for laid in meld.cards:
        meaning = meaning_of(laid)
        same = rank_of(card) == rank_of(meaning) if meaning >= RANK_ONLY else card == meaning
        if is_wild(laid) and same and face_of(laid) != card and laid not in found:
            found.append(laid)
    return found

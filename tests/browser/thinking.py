"""A simple rummy player for the tests: finds melds in its own way, knowing no engine.

Cards are notation texts: "7h", "10s", "*". A meld on the table is the list of what its cards
stand for.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from tests.browser.words import JOKER, RANKS, SUITS

LONGEST = 5  # runs looked for; a longer one grows by laying off
SET_MAX = 4
OPENING = 30

Meld = tuple[str, ...]


def points(cards: Sequence[str]) -> int:
    """What natural cards are worth for an opening; a joker is worth nothing."""
    return sum(_worth(card) for card in cards if card != JOKER)


def _worth(card: str) -> int:
    rank = card[:-1]
    if rank == "A":
        return 11
    return 10 if rank in "JQK" else int(rank)


def patterns() -> Iterator[Meld]:
    """Every set and every run up to five cards, without jokers."""
    for rank in RANKS:
        for size in (3, 4):
            for suits in combinations(SUITS, size):
                yield tuple(rank + suit for suit in suits)
    around = [*RANKS, "A"]
    for suit in SUITS:
        for size in range(3, LONGEST + 1):
            for at in range(len(around) - size + 1):
                yield tuple(rank + suit for rank in around[at : at + size])


PATTERNS = list(patterns())


def melds_in(hand: Sequence[str]) -> list[Meld]:
    """The melds that can be made of these cards, with one joker at most."""
    held = set(hand)
    found = []
    for pattern in PATTERNS:
        there = [card for card in pattern if card in held]
        if len(there) == len(pattern):
            found.append(pattern)
        elif len(there) == len(pattern) - 1 and len(there) > 1 and JOKER in held:
            found.append(tuple(card if card in held else JOKER for card in pattern))
    return found


def best_melds(hand: Sequence[str]) -> list[Meld]:
    """Melds without a common card that are worth the most; found by trying them all."""
    return max(_choices(list(hand), melds_in(hand)), key=_value, default=[])


def _choices(hand: list[str], melds: list[Meld]) -> Iterator[list[Meld]]:
    yield []
    for number, meld in enumerate(melds):
        left = without(hand, meld)
        if left is not None:
            for more in _choices(left, melds[number:]):
                yield [meld, *more]


def without(hand: Sequence[str], cards: Sequence[str]) -> list[str] | None:
    """The hand after these cards have left it; None where one is not in it."""
    left = list(hand)
    for card in cards:
        if card not in left:
            return None
        left.remove(card)
    return left


def _value(melds: Sequence[Meld]) -> tuple[int, int]:
    return sum(points(meld) for meld in melds), -sum(meld.count(JOKER) for meld in melds)


def fits(card: str, meld: Sequence[str]) -> bool:
    """Whether a natural card may be laid off on a meld."""
    rank, suit = card[:-1], card[-1]
    ranks = {one[:-1] for one in meld}
    suits = {one[-1] for one in meld}
    if len(ranks) == 1:
        return rank in ranks and suit not in suits and len(meld) < SET_MAX
    grown = {tuple(sorted((card, *meld)))}
    return suits == {suit} and any(
        tuple(sorted(run)) in grown for run in _runs(suit, len(meld) + 1)
    )


def _runs(suit: str, size: int) -> Iterator[Meld]:
    around = [*RANKS, "A"]
    for at in range(len(around) - size + 1):
        yield tuple(rank + suit for rank in around[at : at + size])


def worst(hand: Sequence[str], kept: str | None) -> str:
    """The card to throw: worth much and far from any meld; never `kept`, which was taken."""
    naturals = [card for card in hand if card not in (JOKER, kept)]
    if not naturals:
        return next(card for card in hand if card != kept)
    return max(naturals, key=lambda card: (-_company(card, hand), points([card]), card))


def _company(card: str, hand: Sequence[str]) -> int:
    """How many others of the hand are in a three-card pattern with this card."""
    others = without(hand, [card]) or []
    near = [p for p in PATTERNS if card in p and len(p) == len(SUITS) - 1]
    return sum(any(one in p and one != card for p in near) for one in others)

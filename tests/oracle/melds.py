"""Melds of Jokeren 13 by hand: cards are texts, a laid card is (card, what it stands for).

Written from rules.md and notation.md alone and slow on purpose: it is what the engine is held
against, so it shares nothing with it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "shdc"
JOKER = "*"
FACES = tuple(rank + suit for suit in SUITS for rank in RANKS)

Laid = tuple[str, str]
Meld = tuple[Laid, ...]  # in printing order


def rank(face: str) -> int:
    """1 for an ace to 13 for a king."""
    return RANKS.index(face[:-1]) + 1


def in_printing_order(card: str) -> tuple[int, int]:
    """Key that sorts cards by suit, then rank, jokers last."""
    return (4, 0) if card == JOKER else (SUITS.index(card[-1]), rank(card))


def is_set(faces: Sequence[str]) -> bool:
    """J3: three or four of one rank in distinct suits."""
    suits = {face[-1] for face in faces}
    return 3 <= len(faces) <= 4 and len({f[:-1] for f in faces}) == 1 and len(suits) == len(faces)


def is_run(faces: Sequence[str]) -> bool:
    """J3, R7: three or more in a row of one suit, the ace below the two or above the king."""
    if len(faces) < 3 or len({face[-1] for face in faces}) > 1:
        return False
    low = sorted(rank(face) for face in faces)
    high = sorted(14 if number == 1 else number for number in low)
    return any(row == list(range(row[0], row[0] + len(row))) for row in (low, high))


def is_meld(laid: Sequence[Laid]) -> bool:
    """J3, J4, R6: a set or run with two natural cards at least and one joker at most."""
    faces = [stands for _, stands in laid]
    jokers = sum(card == JOKER for card, _ in laid)
    named = all(card in (JOKER, stands) for card, stands in laid)
    return named and jokers <= 1 and len(laid) - jokers >= 2 and (is_set(faces) or is_run(faces))


def ordered(laid: Iterable[Laid]) -> Meld:
    """The cards as they are printed: sets by suit, runs low to high, all 13 from the ace."""
    cards = sorted(laid, key=lambda one: in_printing_order(one[1]))
    faces = [stands for _, stands in cards]
    if is_run(faces) and rank(faces[0]) == 1 and rank(faces[1]) != 2:
        cards = [*cards[1:], cards[0]]
    return tuple(cards)


def text(laid: Iterable[Laid]) -> str:
    """The cards with what each wild one stands for: `6h *=7h 8h`."""
    return " ".join(card if card == stands else f"{card}={stands}" for card, stands in laid)


def readings(cards: Sequence[str]) -> Iterator[Meld]:
    """Every meld that exactly these cards can be."""
    jokers = sum(card == JOKER for card in cards)
    naturals = [(card, card) for card in cards if card != JOKER]
    if jokers > 1 or len(naturals) < 2:
        return
    for names in product(FACES, repeat=jokers):
        laid = [*naturals, *((JOKER, name) for name in names)]
        if is_meld(laid):
            yield ordered(laid)


def subsets(hand: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Every choice of cards from a hand, twins counted once."""
    for size in range(1, len(hand) + 1):
        yield from sorted(set(combinations(sorted(hand), size)))


@lru_cache(maxsize=50_000)
def melds_of(hand: tuple[str, ...]) -> tuple[tuple[Meld, tuple[str, ...]], ...]:
    """Every meld that cards of a hand can be, with the cards used."""
    return tuple((meld, cards) for cards in subsets(hand) for meld in readings(cards))


def without(hand: Sequence[str], cards: Iterable[str]) -> tuple[str, ...]:
    """The hand after these cards have left it."""
    return tuple(sorted((Counter(hand) - Counter(cards)).elements()))


def opening_points(meld: Meld) -> int:
    """J5: what its natural cards are worth."""
    return sum(points(card) for card, _ in meld if card != JOKER)


def points(card: str) -> int:
    """J11: what a card costs in hand; also, for a natural card, what it is worth in an opening."""
    if card == JOKER:
        return 25
    return {1: 11, 11: 10, 12: 10, 13: 10}.get(rank(card), rank(card))

"""Cards as small integers: faces, meanings and laid cards.

A *face* is 0..51 (suit * 13 + rank, suits in the order ♠ ♥ ♦ ♣, ace 0 … king 12), JOKER, or
UNKNOWN for a card that is not known. Twins share their face (R1).

A *meaning* is what a card lying in a meld counts as: a face, or RANK_ONLY + rank where only the
rank is named (R6, sets whose suits may repeat).

A *laid card* joins both in one integer: `meaning << 7 | face`. It is natural if they are equal.
"""

from collections.abc import Iterable

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "shdc"
ACE, TEN, KING = 0, 9, 12
IN_SUIT = 13
IN_SET = 4  # suits
SMALLEST_MELD = 3
JOKER = 52
UNKNOWN = 53
RANK_ONLY = 54

Face = int
Meaning = int
LaidCard = int
Hand = tuple[Face, ...]  # sorted
Suits = tuple[int, int, int, int]  # a mask of ranks for each of ♠ ♥ ♦ ♣, the ace lowest


def face(rank: int, suit: int) -> Face:
    """The face of a rank (0 ace … 12 king) and a suit (0..3 in the order ♠ ♥ ♦ ♣)."""
    return suit * 13 + rank


def rank_of(card: Face | Meaning) -> int:
    """The rank of a face with rank and suit, or of a meaning that names only the rank."""
    return card - RANK_ONLY if card >= RANK_ONLY else card % 13


def suit_of(card: Face) -> int:
    """The suit of a face that has one."""
    return card // 13


def lay(card: Face, meaning: Meaning | None = None) -> LaidCard:
    """The laid card of a face, as itself or standing for `meaning`."""
    return (card if meaning is None else meaning) << 7 | card


def face_of(card: LaidCard) -> Face:
    """The physical card of a laid card."""
    return card & 127


def meaning_of(card: LaidCard) -> Meaning:
    """What a laid card counts as."""
    return card >> 7


def is_wild(card: LaidCard) -> bool:
    """Whether a laid card stands for another card."""
    return card >> 7 != card & 127


_TEXTS = (*(rank + suit for suit in SUITS for rank in RANKS), "*", "?", *RANKS)


def card_text(card: Face | Meaning) -> str:
    """A face or meaning in the canonical notation: `10h`, `*`, `?`, or `7` where only ranked."""
    return _TEXTS[card]


def laid_text(card: LaidCard) -> str:
    """A laid card in the canonical notation: `7h`, `*=7h`, `4h=7`."""
    name = card_text(face_of(card))
    return f"{name}={card_text(meaning_of(card))}" if is_wild(card) else name


def pack(packs: int, jokers: int) -> Hand:
    """All cards of a game: `packs` times 52 faces and `jokers` jokers, sorted (J1, M1, W1, G1)."""
    naturals = [card for card in range(JOKER) for _ in range(packs)]
    return (*naturals, *([JOKER] * jokers))


def held_bits(cards: Iterable[Face]) -> int:
    """The faces held, a bit each; twins share theirs."""
    held = 0
    for card in cards:
        held |= 1 << card
    return held


def suit_masks(held: int) -> Suits:
    """The ranks held in each suit, as bit masks."""
    return held & 8191, held >> 13 & 8191, held >> 26 & 8191, held >> 39 & 8191


def without(hand: Hand, cards: Iterable[Face]) -> Hand:
    """The hand less these cards. Each must be in it; callers check that first."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return tuple(rest)


def less(hand: Hand, cards: Iterable[Face]) -> Hand | None:
    """The hand less these cards, or None if it does not hold them all."""
    rest = list(hand)
    for card in cards:
        if card not in rest:
            return None
        rest.remove(card)
    return tuple(rest)


def missing_from(hand: Hand, cards: Iterable[Face]) -> Face | None:
    """The first of the cards that the hand does not hold, counting copies; None if it holds all."""
    rest = list(hand)
    for card in cards:
        if card not in rest or card == UNKNOWN:
            return card
        rest.remove(card)
    return None


def opening_value(rank: int) -> int:
    """Points of a rank towards an opening: ace 11, J Q K 10, others face value (J5)."""
    return 11 if rank == ACE else min(rank + 1, 10)

"""What a hand can open with: by points, or by the number of cards it lays (J5, G3, M9, W4)."""

from functools import lru_cache

from meldbook.arrange import CoverSearch
from meldbook.faces import IN_SUIT, JOKER, Hand, without
from meldbook.melds import can_be_wild
from meldbook.pieces import Piece, Worth, pieces_in
from meldbook.rules import OpeningJokers, Shape, opening_worth

_MANY = 4096  # more than any hand's points


@lru_cache(maxsize=16384)
def best_opening(
    hand: Hand, shape: Shape, jokers: OpeningJokers | None, *, within: Hand, single: bool = False
) -> tuple[int, Hand]:
    """The most opening points that melds of a hand reach, and the cards that are left.

    `within` is a hand that holds this one: hands within the same one share the work. `single`
    allows one meld only (B3).
    """
    if single:
        return _best_single(hand, shape, lambda card: opening_worth(card, jokers))
    found = _search(within, shape, jokers, whole=False).of(hand)
    return found.worth // 64, _left(hand, found.pieces, found.bare, shape)


def whole_opening(hand: Hand, shape: Shape, jokers: OpeningJokers | None, within: Hand) -> int:
    """The most opening points of the melds that take most cards of a hand."""
    return _search(within, shape, jokers, whole=True).of(hand).worth % _MANY


@lru_cache(maxsize=64)
def _search(hand: Hand, shape: Shape, jokers: OpeningJokers | None, *, whole: bool) -> CoverSearch:
    first, second = (1, _MANY) if whole else (64, 1)
    return CoverSearch(hand, shape, lambda c: opening_worth(c, jokers) * first + second)


def most_cards(hand: Hand, shape: Shape, within: Hand) -> int:
    """The most cards of a hand that melds can take."""
    return _count_search(within, shape).of(hand).worth


@lru_cache(maxsize=16)
def _count_search(hand: Hand, shape: Shape) -> CoverSearch:
    return CoverSearch(hand, shape, lambda _: 1)


def _left(hand: Hand, pieces: tuple[Piece, ...], bare: int, shape: Shape) -> Hand:
    """The cards that pieces leave of a hand, jokers being used before other wild cards."""
    rest = without(hand, [card for piece in pieces for card in piece.naturals])
    wild = sorted((card for card in rest if can_be_wild(card, shape)), key=lambda c: c != JOKER)
    return without(rest, wild[: sum(len(piece.names) for piece in pieces) + bare])


def _best_single(hand: Hand, shape: Shape, worth: Worth) -> tuple[int, Hand]:
    best = max(pieces_in(hand, shape, worth, longest=IN_SUIT), key=lambda p: p.worth, default=None)
    return (0, hand) if best is None else (best.worth, _left(hand, (best,), 0, shape))

"""What a hand can open with, by points (J5, G3)."""

from functools import lru_cache

from meldbook.arrange import best_cover
from meldbook.faces import IN_SUIT, Hand, face_of
from meldbook.melds import can_be_wild
from meldbook.pieces import Worth, pieces_in
from meldbook.rules import OpeningJokers, Shape, opening_worth


@lru_cache(maxsize=16384)
def best_opening(
    hand: Hand,
    shape: Shape,
    jokers: OpeningJokers | None,
    *,
    single: bool = False,
    whole: bool = False,
) -> tuple[int, Hand]:
    """The most opening points that melds of a hand reach, and the cards that they take.

    `single` allows one meld only (B3); `whole` looks for the melds that take most cards first.
    """
    if single:
        return _best_single(hand, shape, lambda card: opening_worth(card, jokers))
    first, second = (1, 4096) if whole else (64, 1)
    cover = best_cover(hand, shape, lambda c: opening_worth(c, jokers) * first + second)
    points = cover.worth % second if whole else cover.worth // first
    return points, tuple(face_of(card) for meld in cover.melds for card in meld.cards)


def _best_single(hand: Hand, shape: Shape, worth: Worth) -> tuple[int, Hand]:
    """The dearest one meld; which wild cards it takes is left open."""
    best = max(pieces_in(hand, shape, worth, longest=IN_SUIT), key=lambda p: p.worth, default=None)
    if best is None:
        return 0, ()
    wild = [card for card in hand if can_be_wild(card, shape)]
    return best.worth, (*best.naturals, *wild[: len(best.names)])

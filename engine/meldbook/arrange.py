"""The exact arranger: which disjoint melds of a hand are worth most.

Values are plain sums over cards, so one search serves all questions: fewest points left, best
opening, most cards laid.
"""

from collections.abc import Callable
from typing import NamedTuple

from meldbook.candidates import melds_in
from meldbook.faces import JOKER, Face, Hand, LaidCard, face_of, is_wild, without
from meldbook.melds import Meld
from meldbook.rules import Rules, Shape, deal_rules
from meldbook.scoring import card_points

Worth = Callable[[LaidCard], int]


class Arrangement(NamedTuple):
    """Disjoint melds of a hand, the cards left out, and what those cost (points)."""

    melds: tuple[Meld, ...]
    left: Hand
    cost: int


class Cover(NamedTuple):
    """Disjoint melds and the sum of what their cards are worth."""

    worth: int
    melds: tuple[Meld, ...]


class _Piece(NamedTuple):
    naturals: Hand
    jokers: int
    worth: int
    meld: Meld


def arrange(cards: Hand, rules: Rules, deal: int = 1) -> Arrangement:
    """The melds that leave the fewest points out of melds; of equals, the fewest cards.

    `cards` in any order. Only shapes and joker limits count, not openings or turns.
    """
    hand = tuple(sorted(cards))
    here = deal_rules(rules, deal)
    points = {card: card_points(here, card) for card in set(hand)}
    cover = best_cover(hand, here.shape, lambda laid: points[face_of(laid)] * 64 + 1)
    left = without(hand, [face_of(card) for meld in cover.melds for card in meld.cards])
    return Arrangement(cover.melds, left, sum(points[card] for card in left))


def best_cover(hand: Hand, shape: Shape, worth: Worth) -> Cover:
    """The disjoint melds of a hand whose cards are worth most in sum (worths ≥ 0)."""
    pieces = _pieces(hand, shape, worth)
    by_first: dict[Face, list[_Piece]] = {}
    for piece in pieces:
        by_first.setdefault(piece.naturals[0], []).append(piece)
    usable = {card for piece in pieces for card in piece.naturals}
    naturals = tuple(card for card in hand if card in usable)
    return _search(naturals, hand.count(JOKER), by_first, {})


def _pieces(hand: Hand, shape: Shape, worth: Worth) -> list[_Piece]:
    """The melds that a best cover needs: of the same cards the best named, none that splits."""
    best: dict[tuple[Hand, int], _Piece] = {}
    for meld in melds_in(hand, shape):
        if meld.kind == "run" and len(meld.cards) >= 2 * shape.run_min:
            continue  # falls into two runs of the same cards, each within the joker limit
        naturals = tuple(sorted(face_of(card) for card in meld.cards if not is_wild(card)))
        jokers = len(meld.cards) - len(naturals)
        piece = _Piece(naturals, jokers, sum(map(worth, meld.cards)), meld)
        rival = best.get((naturals, jokers))
        if rival is None or piece.worth > rival.worth:
            best[naturals, jokers] = piece
    return list(best.values())


def _search(
    rest: Hand, jokers: int, by_first: dict[Face, list[_Piece]], memo: dict[tuple[Hand, int], Cover]
) -> Cover:
    """The best cover of `rest`: leave its first card out, or put it into a meld."""
    if len(rest) < 2:
        return Cover(0, ())
    known = memo.get((rest, jokers))
    if known is not None:
        return known
    best = _search(rest[1:], jokers, by_first, memo)
    for piece in by_first.get(rest[0], ()):
        after = _less(rest, piece.naturals) if piece.jokers <= jokers else None
        if after is not None:
            tail = _search(after, jokers - piece.jokers, by_first, memo)
            if piece.worth + tail.worth > best.worth:
                best = Cover(piece.worth + tail.worth, (piece.meld, *tail.melds))
    memo[rest, jokers] = best
    return best


def _less(rest: Hand, cards: Hand) -> Hand | None:
    """`rest` without the cards, or None if it does not hold them all."""
    left = list(rest)
    for card in cards:
        if card not in left:
            return None
        left.remove(card)
    return tuple(left)

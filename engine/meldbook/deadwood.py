"""Deadwood: the fewest points that melds can leave of a hand, by bit masks where they serve.

A hand of natural cards without twins is four masks of ranks, one a suit. Its sets are few, so each
choice of them is tried; what runs then leave of a suit is looked up in a table by mask.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meldbook.arrange import arrange
from meldbook.faces import IN_SET, IN_SUIT, SMALLEST_MELD, UNKNOWN, held_bits, suit_masks
from meldbook.melds import has_wild, windows
from meldbook.rules import deal_rules

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meldbook.faces import Hand, Suits
    from meldbook.rules import Rules, Shape


@lru_cache(maxsize=64)
def deadwood(rules: Rules, deal: int = 1) -> Deadwood:
    """The evaluator of a game's hands; asked again it is the same one."""
    return Deadwood(rules, deal)


class Deadwood:
    """The least points out of melds of any hand, in one deal of a game (B7, J11, M12).

    Only shapes and limits of wild cards count, not openings or turns: the cost of `arrange`.
    """

    def __init__(self, rules: Rules, deal: int = 1) -> None:
        """Make the tables of a game; they serve all hands of its deals with the same shape."""
        here = deal_rules(rules, deal, rules.players[0])
        self._rules, self._deal, self._shape = rules, deal, here.shape
        points = tuple(here.points[rank] for rank in range(IN_SUIT))
        self._left = _suit_table(points, here.shape)

    def __call__(self, hand: Hand) -> int:
        """The points left of a hand, its cards in any order."""
        if self._shape.set_suits == "distinct" and not has_wild(hand, self._shape):
            held = held_bits(hand)
            if held.bit_count() == len(hand) and held < 1 << UNKNOWN:
                return self.of_suits(*suit_masks(held))
        return arrange(hand, self._rules, self._deal).cost

    def of_suits(self, one: int, two: int, three: int, four: int) -> int:
        """The points left of natural cards without twins: the ranks of ♠ ♥ ♦ ♣, ace lowest bit.

        Only for games whose sets take no suit twice.
        """
        ranks = one & two & (three | four) | three & four & (one | two)
        left = self._left
        if not ranks:
            return left[one] + left[two] + left[three] + left[four]
        rests = _without_sets((one, two, three, four), ranks, self._shape)
        return min([left[a] + left[b] + left[c] + left[d] for a, b, c, d in rests])


def _without_sets(suits: Suits, ranks: int, shape: Shape) -> list[Suits]:
    """What each choice of sets among the ranks of a mask leaves for runs, no set first."""
    most, least = shape.set_max or IN_SET, max(SMALLEST_MELD, shape.naturals_per_meld)
    threes, fours = least <= SMALLEST_MELD, most >= IN_SET >= least
    every = suits[0] & suits[1] & suits[2] & suits[3]
    rests = [suits]
    while ranks:
        rank = ranks & -ranks
        ranks ^= rank
        gone = ~rank
        bare = [(a & gone, b & gone, c & gone, d & gone) for a, b, c, d in rests]
        if not every & rank:
            rests += bare if threes else ()
            continue
        kept = [
            one
            for (a, b, c, d), (w, x, y, z) in zip(rests, bare, strict=True)
            for one in ((a, x, y, z), (w, b, y, z), (w, x, c, z), (w, x, y, d))
        ]
        rests += (bare if fours else []) + (kept if threes else [])
    return rests


@lru_cache(maxsize=32)
def _suit_table(points: tuple[int, ...], shape: Shape) -> Sequence[int]:
    """The least points that runs leave of a suit, by the mask of its ranks.

    The lowest rank of a mask is left out, or lies in a run; what then is left is a lower mask.
    """
    shortest = max(shape.run_min, shape.naturals_per_meld)
    runs: list[list[int]] = [[] for _ in range(IN_SUIT)]
    for _, mask in windows(shortest, 2 * shortest - 1, shape.aces):
        runs[_lowest(mask)].append(mask)
    left = [0]
    for ranks in range(1, 1 << IN_SUIT):
        low = _lowest(ranks)
        out = left[ranks & ranks - 1] + points[low]
        left.append(min([out, *(left[ranks ^ run] for run in runs[low] if run & ranks == run)]))
    return left


def _lowest(ranks: int) -> int:
    return (ranks & -ranks).bit_length() - 1

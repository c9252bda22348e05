"""What the best melds of a hand leave out, for a hand and for all hands within it."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from meldbook.arrange import CoverSearch, saving
from meldbook.faces import Hand, without
from meldbook.melds import wild_cards

if TYPE_CHECKING:
    from meldbook.rules import DealRules


class Leavings:
    """One search for a hand and its parts: a bot asks for the hand without each of its cards."""

    def __init__(self, hand: Hand, here: DealRules) -> None:
        """The search for a hand, sorted; like `arrange`, points first, then cards."""
        self.shape = here.shape
        self.search = CoverSearch(hand, here.shape, saving(here))
        self.known: dict[Hand, Hand] = {}

    def of(self, hand: Hand) -> Hand:
        """The cards that the best melds leave out of a hand that lies within the first one."""
        left = self.known.get(hand)
        if left is None:
            left = self.known[hand] = self._left(hand)
        return left

    def _left(self, hand: Hand) -> Hand:
        found = self.search.of(hand)
        if not found.pieces and not found.bare:
            return hand
        rest = without(hand, [card for piece in found.pieces for card in piece.naturals])
        wild = wild_cards(rest, self.shape)
        used = sum(len(piece.names) for piece in found.pieces) + found.bare
        return without(rest, wild[len(wild) - used :])  # jokers are laid first


@lru_cache(maxsize=128)
def leavings(hand: Hand, here: DealRules) -> Leavings:
    """The search for a hand under the rules of a deal, kept while its turn lasts."""
    return Leavings(hand, here)

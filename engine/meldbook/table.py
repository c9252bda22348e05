"""The melds on the table, with what fits them worked out once.

A table lives as long as nothing is laid, over many turns and positions, so what is asked of it in
each of them is kept with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldbook.faces import IN_SET, JOKER, RANK_ONLY, Face, face, is_wild, rank_of
from meldbook.melds import Meld, growths

if TYPE_CHECKING:
    from meldbook.rules import Shape


class Table(tuple[Meld, ...]):  # noqa: SLOT001  # what was worked out is kept in its dict
    """Melds in the order in which they were laid."""

    def takes(self, shape: Shape) -> frozenset[Face]:
        """The natural faces that would extend some meld (J7); the shape is that of the deal."""
        known: frozenset[Face] | None = self.__dict__.get("_takes")
        if known is None:
            known = frozenset(card for meld in self for card in _takes(meld, shape))
            self.__dict__["_takes"] = known
        return known

    @property
    def wild(self) -> bool:
        """Whether a wild card lies in some meld."""
        known: bool | None = self.__dict__.get("_wild")
        if known is None:
            known = any(is_wild(card) for meld in self for card in meld.cards)
            self.__dict__["_wild"] = known
        return known


def _takes(meld: Meld, shape: Shape) -> list[Face]:
    found: list[Face] = []
    for meaning, _ in growths(meld, shape):
        if meaning < JOKER:
            found.append(meaning)
        elif meaning >= RANK_ONLY:
            found += [face(rank_of(meaning), suit) for suit in range(IN_SET)]
    return found

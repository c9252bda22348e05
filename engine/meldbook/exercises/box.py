"""The cards that an exercise is made of: drawn by chance from the packs, each card once."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeVar

from meldbook.faces import IN_SET, IN_SUIT, JOKER, Face, face, rank_of, suit_of
from meldbook.state import pack_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from meldbook.rules import Rules
    from meldbook.seeds import Dice

T = TypeVar("T")


class Empty(Exception):  # noqa: N818  # no fault: the next draft has other cards
    """A card that is wanted has been drawn already."""


class Box:
    """The packs of a game, and chance."""

    def __init__(self, dice: Dice, rules: Rules) -> None:
        """All cards of the game are in it."""
        self.dice = dice
        self._left = Counter(pack_of(rules))

    def chance(self, percent: int) -> bool:
        """Whether it happens, so many times in a hundred."""
        return self.dice.below(100) < percent

    def one_of(self, choices: Sequence[T]) -> T:
        """Any of them."""
        return choices[self.dice.below(len(choices))]

    def take(self, *cards: Face) -> list[Face]:
        """These cards, drawn; raises Empty where one is gone."""
        for card in cards:
            if self._left[card] == 0:
                raise Empty
            self._left[card] -= 1
        return [*cards]

    def put(self, card: Face) -> None:
        """Put a card back."""
        self._left[card] += 1

    def any(self, number: int) -> list[Face]:
        """So many natural cards."""
        return [self.take(self.one_of(self._naturals()))[0] for _ in range(number)]

    def _naturals(self) -> list[Face]:
        return [card for card in range(JOKER) if self._left[card]]

    def set(self, size: int) -> list[Face]:
        """Cards of one rank in distinct suits."""
        rank = self.dice.below(IN_SUIT)
        suits = self.dice.shuffled(range(IN_SET))[:size]
        return self.take(*sorted(face(rank, suit) for suit in suits))

    def run(self, length: int) -> list[Face]:
        """Consecutive cards of one suit, the ace low."""
        first, suit = self.dice.below(IN_SUIT - length + 1), self.dice.below(IN_SET)
        return self.take(*(face(first + place, suit) for place in range(length)))

    def meld(self, least_run: int) -> list[Face]:
        """A set or a run of a usual size."""
        if self.chance(50):
            return self.set(3 + self.chance(25))
        return self.run(least_run + self.chance(35))

    def near(self, cards: Iterable[Face]) -> Face:
        """A card that nearly goes with one of these."""
        beside = self.one_of([card for card in cards if card < JOKER])
        rank, suit = rank_of(beside), suit_of(beside)
        step = self.one_of((-2, -1, 1, 2))
        if self.chance(50) or not 0 <= rank + step < IN_SUIT:
            return self.take(face(rank, (suit + 1 + self.dice.below(3)) % IN_SET))[0]
        return self.take(face(rank + step, suit))[0]

"""Chance from text: the same shuffles and dice on every platform and Python version.

Everything is derived one-way with SHA-256 (notation.md, "Records"), so a deal's seed tells
nothing of other deals, and no state of a generator has to be saved.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


def deal_seed(match_seed: str, deal: int) -> str:
    """The seed of a deal (from 1), 64 hex digits."""
    return _derive("deal", match_seed, str(deal))


class Dice:
    """A stream of chance made from a text and some distinguishing words."""

    def __init__(self, seed: str, *purpose: str) -> None:
        """The stream of a seed for a purpose: equal arguments give equal streams."""
        self._words = _words(_derive("dice", seed, *purpose))

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1 (1 ≤ limit ≤ 2**32), each equally likely."""
        bound = (1 << 32) - (1 << 32) % limit
        while True:
            word = next(self._words)
            if word < bound:
                return word % limit

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        """The cards in random order, each order equally likely."""
        pile = list(cards)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)


def bot_dice(seed: str, seat: int, made: int) -> Dice:
    """The chance of a bot's choice after so many moves of a deal, from the deal's seed."""
    return Dice(seed, "bot", str(seat), str(made))


def _derive(*parts: str) -> str:
    return sha256("\0".join(("meldbook", *parts)).encode()).hexdigest()


def _words(seed: str) -> Iterator[int]:
    """Unsigned 32-bit words: SHA-256 over a counter."""
    counter = 0
    while True:
        block = sha256(f"{seed} {counter}".encode()).digest()
        counter += 1
        for place in range(0, 32, 4):
            yield int.from_bytes(block[place : place + 4], "big")

"""Moves of the seat on turn: one frozen value a kind (notation.md, "Moves")."""

from dataclasses import dataclass

from meldbook.faces import JOKER, Face, LaidCard


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top card of the stock."""


@dataclass(frozen=True, slots=True)
class Take:
    """Take the top discard."""


@dataclass(frozen=True, slots=True)
class LayMeld:
    """Lay one new meld: laid cards, wild ones with their meaning, in printed order."""

    cards: tuple[LaidCard, ...]


@dataclass(frozen=True, slots=True)
class LayOff:
    """Lay one card off on a meld, numbered from 1."""

    card: LaidCard
    meld: int


@dataclass(frozen=True, slots=True)
class Reclaim:
    """Put a natural card in the place of a wild one in a meld and take that wild card."""

    card: Face
    meld: int
    wild: LaidCard  # the wild card taken, as it lies there


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw a card and end the turn."""

    card: Face


@dataclass(frozen=True, slots=True)
class Decline:
    """Refuse the discard when the stock is out for good: ends the deal (B6, H8)."""


DRAW, TAKE, DECLINE = Draw(), Take(), Decline()
THROWS = tuple(map(Discard, range(JOKER + 1)))  # by face
Move = Draw | Take | LayMeld | LayOff | Reclaim | Discard | Decline

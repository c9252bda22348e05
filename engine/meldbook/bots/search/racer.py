"""The cards of one seat, and those on the table, as quick play-outs hold them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from meldbook.bots.search.pieces import Lookup, Piece
    from meldbook.faces import Face


class Laid:
    """Melds, as far as cards can be added to them; faces are a bit each."""

    __slots__ = ("fits", "runs")

    def __init__(self, fits: int = 0, runs: int = 0) -> None:
        """The faces that some meld takes, and those that lie in runs."""
        self.fits = fits
        self.runs = runs

    def copy(self) -> Laid:
        """The same melds again."""
        return Laid(self.fits, self.runs)

    def add(self, card: Face, look: Lookup) -> None:
        """A card is added to a meld that takes it; a run then takes the next one."""
        below, above = look.beside[card]
        self.fits &= ~(1 << card)
        if self.runs & below:
            self.fits |= above
        elif self.runs & above:
            self.fits |= below
        else:
            return
        self.runs |= 1 << card

    def join(self, other: Laid) -> None:
        """The melds of a hand come to the table."""
        self.fits |= other.fits
        self.runs |= other.runs
        other.fits = other.runs = 0


class Racer:
    """A seat's cards: loose ones, and melds that it still holds."""

    __slots__ = ("bits", "held", "loose", "made", "opened", "points", "twins", "wild")

    def __init__(self, *, opened: bool) -> None:
        """A seat without cards."""
        self.opened = opened
        self.loose: list[Face] = []
        self.bits = 0  # the loose cards, a bit each
        self.twins: list[Face] = []  # second copies of loose cards
        self.wild: list[Face] = []
        self.held = Laid()
        self.made = 0  # what the melds in hand cost
        self.points = 0  # what they add to an opening

    def copy(self) -> Racer:
        """The same cards in another hand."""
        other = Racer(opened=self.opened)
        other.loose, other.twins, other.wild = [*self.loose], [*self.twins], [*self.wild]
        other.bits, other.made, other.points = self.bits, self.made, self.points
        other.held = self.held.copy()
        return other

    @property
    def out(self) -> bool:
        """Whether the hand is empty."""
        return not (self.loose or self.made or self.wild or self.twins)

    def left(self) -> int:
        """How many cards lie in no meld."""
        return len(self.loose) + len(self.twins) + len(self.wild)

    def cost(self, look: Lookup) -> int:
        """What the hand costs now."""
        cards = (*self.loose, *self.twins, *self.wild)
        return self.made + sum([look.points[card] for card in cards])

    def keep(self, card: Face) -> None:
        """A natural card comes into the hand, loose."""
        if self.bits >> card & 1:
            self.twins.append(card)
        else:
            self.loose.append(card)
            self.bits |= 1 << card

    def spend(self, bits: int) -> None:
        """Loose cards leave the hand; a second copy of one is loose then."""
        self.bits &= ~bits
        self.loose = [card for card in self.loose if not bits >> card & 1]
        if self.twins:
            twins, self.twins = self.twins, []
            for card in twins:
                self.keep(card)

    def drop(self, card: Face) -> None:
        """A natural card leaves the hand."""
        if card in self.twins:
            self.twins.remove(card)
        else:
            self.spend(1 << card)

    def make(self, one: Piece) -> None:
        """A meld is made of loose cards."""
        self.spend(one.bits)
        self.held.fits |= one.fits
        self.held.runs |= one.run
        self.made += one.cost
        self.points += one.opening

    def lengthen(self, card: Face, look: Lookup) -> None:
        """A card joins a meld in hand."""
        self.held.add(card, look)
        self.made += look.points[card]
        self.points += look.opening[card]

"""Few ways to go on, compared by playing out the same worlds; and the gate.

The first way is the one that the weights choose. It is left only for one that came out better by
so much that chance hardly explains it.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from meldbook.arrange import arrange
from meldbook.bots.search.pieces import as_run, fitting, lookup
from meldbook.bots.search.race import Race
from meldbook.bots.search.racer import Laid, Racer
from meldbook.bots.search.worlds import Worlds
from meldbook.faces import face_of, is_wild

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from meldbook.bots.search.worlds import World
    from meldbook.faces import Face, Hand
    from meldbook.state import State

_WON: Final = 10.0  # points that it is worth to have the better hand at the end
_SURE: Final = 3.0  # standard errors that a difference must have
_FEWEST: Final = 24  # worlds before anything is concluded
_AT_ONCE: Final = 8  # worlds between two looks at the clock and at what is hopeless


class Way(NamedTuple):
    """A way to end the turn: the card thrown, and the hand and the table after it."""

    card: Face
    hand: Hand
    laid: Laid
    opened: bool
    behind: float = 0.0  # points by which the weights think less of it


class Found(NamedTuple):
    """Which way came out best, by how many points on average, and in how many worlds."""

    place: int
    points: float
    worlds: int


def laid_in(view: State) -> Laid:
    """What lies on the table of a view."""
    laid = Laid()
    for meld in view.table:
        laid.fits |= fitting(meld, view.here.shape)
        laid.runs |= as_run(meld)
    return laid


def arranged_racer(race: Race, view: State, hand: Hand, *, opened: bool) -> Racer:
    """The own hand with its best melds made."""
    racer = Racer(opened=opened)
    left = hand
    if race.may_meld(racer):
        found = arrange(hand, view.rules, view.deal)
        left = found.left
        for meld in found.melds:
            racer.held.fits |= fitting(meld, view.here.shape)
            racer.held.runs |= as_run(meld)
            racer.made += sum(view.here.points[face_of(card)] for card in meld.cards)
            natural = [face_of(card) for card in meld.cards if not is_wild(card)]
            racer.points += sum(race.look.opening[card] for card in natural)
    for card in left:
        if race.look.wild >> card & 1:
            racer.wild.append(card)
        else:
            racer.keep(card)
    return racer


class Comparison:
    """Ways compared over worlds; differences to the first one are kept."""

    def __init__(self, view: State, ways: Sequence[Way]) -> None:
        """Look from a seat on turn."""
        self.view, self.ways = view, ways
        self.race = Race(view.here, lookup(view.here), laid_in(view))
        self.worlds = Worlds(view, self.race)
        self.hands = [arranged_racer(self.race, view, one.hand, opened=one.opened) for one in ways]
        self.live = [*range(1, len(ways))]
        self.sums = [0.0] * len(ways)
        self.squares = [0.0] * len(ways)
        self.number = 0

    def best(self, worlds: int, ended: Callable[[], bool]) -> Found | None:
        """The way that is surely better than the first one, if there is one.

        At most so many worlds are played out; `ended` may end the search before.
        """
        while self.live and self.number < worlds and not ended():
            for _ in range(min(_AT_ONCE, worlds - self.number)):
                self._play(self.worlds.next())
            if self.number >= _FEWEST:
                self.live = [place for place in self.live if self._gain(place) > 0]
        if self.number < _FEWEST:
            return None
        sure = [place for place in self.live if self._gain(place) > _SURE * self._error(place)]
        place = max(sure, key=self._gain, default=None)
        return None if place is None else Found(place, self._gain(place), self.number)

    def _play(self, world: World) -> None:
        base = self._outcome(0, world)
        for place in self.live:
            difference = self._outcome(place, world) - base
            self.sums[place] += difference
            self.squares[place] += difference * difference
        self.number += 1

    def _gain(self, place: int) -> float:
        return self.sums[place] / self.number - self.ways[place].behind

    def _error(self, place: int) -> float:
        """The standard error of a mean difference, never nothing: few worlds may be all alike."""
        mean = self.sums[place] / self.number
        variance = self.squares[place] / self.number - mean * mean
        return sqrt((max(variance, 0.0) + 1.0) / (self.number - 1))

    def _outcome(self, place: int, world: World) -> float:
        """By how much the own hand costs less than the others on average, when all is played."""
        view, race, way = self.view, self.race, self.ways[place]
        seats = [
            self.hands[place].copy() if seat == view.turn else world.others[seat].copy()
            for seat in range(view.seats)
        ]
        race.laid = way.laid.copy()
        race.play(seats, way.card, [*world.stock], (view.turn + 1) % view.seats)
        costs = [racer.cost(race.look) for racer in seats]
        own = costs[view.turn]
        lead = (sum(costs) - own) / (len(costs) - 1) - own
        return lead + (_WON if lead > 0 else -_WON if lead < 0 else 0.0)

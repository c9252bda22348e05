"""What the play of an example achieves, and every way of a reader to achieve it.

Right is whoever reaches what the play of the example reaches, also with other cards of the same
worth or in another order. The ways form a graph: positions of one turn, and the moves between.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from meldbook.ending import opening_done
from meldbook.faces import face_of
from meldbook.legality import why_not
from meldbook.listing import legal_moves
from meldbook.melds import can_be_wild
from meldbook.moves import Discard, Move, Reclaim
from meldbook.play import apply
from meldbook.scoring import hand_points

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from meldbook.faces import Face
    from meldbook.state import State

_MOST_PLACES = 400  # looked at; where there are more, only the moves of the play itself count
_MOST_BREACHES = 60  # likewise where a rule is to be broken: every try is judged in each of them
_MOST_CARDS = 15  # in the hand, likewise: no deal gives as many, and each place would take too long


class Way(NamedTuple):
    """What was done on the way to a position."""

    moves: int = 0
    freed: tuple[int, ...] = ()  # the melds whose wild cards were taken, in their order
    thrown: Face | None = None

    def then(self, move: Move) -> Way:
        """The way with one more move."""
        freed, thrown = self.freed, self.thrown
        if isinstance(move, Reclaim):
            freed = tuple(sorted((*freed, move.meld)))
        elif isinstance(move, Discard):
            thrown = move.card
        return Way(self.moves + 1, freed, thrown)


class Place(NamedTuple):
    """A position on some way; the same cards in the same places are the same one."""

    state: State
    way: Way

    @property
    def key(self) -> tuple[object, ...]:
        """What tells places of one turn apart."""
        state, way = self.state, self.way
        return (
            state.phase,
            state.turn,
            state.hands,
            state.table,
            way.freed,
            way.thrown,
            state.owed,
        )


class Goal:
    """What a legal play comes to; `moves` are those of its one turn, made from `start` on."""

    def __init__(self, start: State, moves: Sequence[Move]) -> None:
        self.seat, self.moves, self.most = start.turn, moves, _MOST_PLACES
        states = [start]
        way = Way()
        for move in moves:
            states.append(apply(states[-1], move).state)
            way = way.then(move)
        self.way, self.end = way, states[-1]
        self.ended = self.end.end is not None or self.end.turn != self.seat
        self.out = self.end.end is not None and self.end.end.out == self.seat
        self.opens = _unopened(start) and bool(self.end.table[len(start.table) :])
        self.opens &= self.ended or opening_done(self.end)
        self._cards = _laid(self.end)
        self._wild = _wild(self.end, self.seat)
        self.frees = bool(way.freed) and self._wild == _wild(start, self.seat)  # and lays it again
        self._worth = _worth(self.end)

    def wants(self, place: Place, move: Move) -> bool:
        """Whether a legal move may lead there; what surely does not is passed over."""
        state, way = place
        if state.phase == "draw":
            return move == self.moves[0]
        if isinstance(move, Discard):
            if self.way.thrown is None:
                return False
            return len(state.hands[self.seat]) == 1 if self.out else move.card == self.way.thrown
        if isinstance(move, Reclaim):
            return self.out or not Counter((*way.freed, move.meld)) - Counter(self.way.freed)
        return self._free or _laid(state) < self._cards

    def ends(self, place: Place) -> bool:
        """Whether a way goes no further here."""
        return self.reached(place)

    def reached(self, place: Place) -> bool:
        """Whether this is as good as the end of the play."""
        state, way = place
        if self.ended != (state.end is not None or state.turn != self.seat):
            return False
        if self.out:
            went = state.end is not None and state.end.out == self.seat
            return went and (way.thrown is None) == (self.way.thrown is None)
        if (way.thrown, way.freed) != (
            self.way.thrown,
            self.way.freed,
        ) or state.owed != self.end.owed:
            return False
        if self.opens:
            return state.opened[self.seat] if self.ended else opening_done(state)
        if self.frees:
            return _wild(state, self.seat) == self._wild
        return way.moves > 0 and _worth(state) == self._worth

    @property
    def _free(self) -> bool:
        """Whether it does not matter which melds are laid on the way."""
        return self.out or self.opens or self.frees


class Breach:
    """What a play comes to whose last move is refused: a place where that can be had, too."""

    def __init__(self, end: State, moves: Sequence[Move], shows: Callable[[State], bool]) -> None:
        self.end, self.moves, self._shows = end, moves, shows
        self.most = _MOST_BREACHES

    def wants(self, place: Place, move: Move) -> bool:
        """Whether a legal move may lead there: the same things are done one after the other."""
        done = place.way.moves
        return done < len(self.moves) and type(move) is type(self.moves[done])

    def ends(self, place: Place) -> bool:
        """Whether a way goes no further here."""
        return place.way.moves >= len(self.moves)

    def reached(self, place: Place) -> bool:
        """Whether the rule can be broken here. It takes long to find out that it can't."""
        return self.ends(place) and (place.state == self.end or self._shows(place.state))


class Ways:
    """All places from which a goal can be reached, and the moves between them that lead to it."""

    def __init__(self, start: State, goal: Goal | Breach) -> None:
        self._goal = goal
        self.start = Place(start, Way())
        self.steps: dict[tuple[object, ...], list[tuple[Move, Place]]] = {}
        self._known: dict[tuple[object, ...], bool] = {}
        self._only = len(start.hands[start.turn]) > _MOST_CARDS
        if not (self._spread() and self._leads(self.start)):
            self._only = True  # the moves of the play itself, in any order
            self._known.clear()
            self._spread()
            self._leads(self.start)

    def _spread(self) -> bool:
        """Note all steps to places that may lead to the goal; False where there are too many.

        None of them is judged before it is known that they are few enough.
        """
        self.steps.clear()
        places = [self.start]
        while places:
            place = places.pop()
            if place.key in self.steps:
                continue
            steps = [] if self._goal.ends(place) else list(self._moves(place))
            self.steps[place.key] = steps
            places += (then for _, then in steps)
            if len(self.steps) >= self._goal.most and not self._only:
                return False
        return True

    def _leads(self, place: Place) -> bool:
        """Whether the goal can be reached from here; leaves only the steps that lead there."""
        key = place.key
        if key not in self._known:
            steps = [step for step in self.steps[key] if self._leads(step[1])]
            self.steps[key] = steps
            self._known[key] = bool(steps) or self._goal.reached(place)
        return self._known[key]

    def _moves(self, place: Place) -> Iterator[tuple[Move, Place]]:
        """The legal moves that may lead to the goal, those of the play first."""
        state = place.state
        planned = [move for move in self._goal.moves if why_not(state, move) is None]
        others = () if self._only else legal_moves(state)
        for move in dict.fromkeys((*planned, *others)):
            if self._goal.wants(place, move):
                yield move, Place(apply(state, move).state, place.way.then(move))


def _unopened(state: State) -> bool:
    """Whether the seat on turn has still to open."""
    return state.here.opening != "none" and not state.opened[state.turn]


def _laid(state: State) -> int:
    """How many cards lie in melds."""
    return sum(len(meld.cards) for meld in state.table)


def _wild(state: State, seat: int) -> int:
    """How many cards of a hand can be wild."""
    return sum(can_be_wild(card, state.here.shape) for card in state.hands[seat])


def _worth(state: State) -> Counter[tuple[str, int, int]]:
    """The melds of a table by kind, length and what their cards are worth."""
    return Counter(
        (meld.kind, len(meld.cards), hand_points(state.here, map(face_of, meld.cards)))
        for meld in state.table
    )

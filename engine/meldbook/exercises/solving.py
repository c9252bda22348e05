"""The proof: every way to play the turn is looked at, and one alone does what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from meldbook.advance import advance
from meldbook.exercises.kinds import counts, solved_at
from meldbook.faces import face_of
from meldbook.listing import legal_moves
from meldbook.moves import LayMeld, LayOff, Reclaim
from meldbook.notation import move_text

if TYPE_CHECKING:
    from meldbook.moves import Move
    from meldbook.state import State

MOST_LOOKED = 400  # positions; an exercise with more is no small one

_Steps = tuple[tuple[object, ...], ...]  # of a solution, in no order
_Ways = dict[_Steps, tuple[int, tuple["Move", ...]]]


class Solved(NamedTuple):
    """The only solution, and how many positions were looked at to know that."""

    moves: tuple[Move, ...]
    looked: int


def solve(state: State, kind: str) -> Solved | None:
    """The only solution of a position; None where it has none, several, or nothing to find out."""
    search = _Search(kind, state.turn)
    ways = search.ways(state)
    if not ways or len(search.known) > MOST_LOOKED:
        return None
    best = min(worth for worth, _ in ways.values())
    found = [moves for worth, moves in ways.values() if worth == best]
    if len(found) > 1 or (kind == "lay-off" and not (len(found[0]) > 1 and search.traps(best))):
        return None
    return Solved(found[0], len(search.known))


class _Search:
    """Depth first over the moves that the kind asks for; each position is visited once."""

    def __init__(self, kind: str, seat: int) -> None:
        self.kind = kind
        self.seat = seat
        self.known: dict[object, _Ways] = {}
        self._ends: set[int] = set()

    def ways(self, state: State) -> _Ways:
        """All ways on from a position, steps in another order being the same way."""
        key = (state.hands[self.seat], state.table, state.owed, state.laid, state.phase)
        if key not in self.known and len(self.known) <= MOST_LOOKED:
            self.known[key] = {}
            self.known[key] = self._ways(state)
        return self.known.get(key, {})

    def _ways(self, state: State) -> _Ways:
        worth = solved_at(self.kind, state, self.seat)
        found: _Ways = {} if worth is None else {(): (worth, ())}
        if (worth is not None and self.kind != "lay-off") or state.phase != "play":
            return found
        moves = [move for move in legal_moves(state) if counts(self.kind, state, move)]
        for move in moves:
            for steps, (end, rest) in self.ways(advance(state, move)).items():
                found.setdefault(tuple(sorted((_step(move), *steps))), (end, (move, *rest)))
        if not moves and worth is not None:
            self._ends.add(worth)
        return found

    def traps(self, best: int) -> bool:
        """Whether one can come to an end that is worse than the best."""
        return any(end > best for end in self._ends)


def _step(move: Move) -> tuple[object, ...]:
    """A move as whoever makes it sees it: what a wild card stands for is not chosen."""
    if isinstance(move, LayMeld):
        return ("meld", 0, *sorted(map(face_of, move.cards)))
    if isinstance(move, LayOff):
        return ("add", move.meld, face_of(move.card))
    if isinstance(move, Reclaim):
        return ("swap", move.meld, move.card)
    return (move_text(move), 0)

"""Which moves are worth comparing with the one that the weights choose.

Throws that the weights like nearly as much, and to hold back what could be laid. Whether to draw or
take is left to the weights: played out quickly, what is taken seems worth more than it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from meldbook.advance import advance
from meldbook.bots.prospects import throws_by_worth
from meldbook.bots.search.comparing import Way, laid_in
from meldbook.bots.seen import legal_throws
from meldbook.faces import without
from meldbook.moves import Discard, Move
from meldbook.state import opening_begun, taken

if TYPE_CHECKING:
    from collections.abc import Callable

    from meldbook.bots.outlook import Outlook
    from meldbook.state import State

_MOST: Final = 4  # ways compared
_CLOSE: Final = 8.0  # points that the weights may think less of a throw
_SHARE: Final = 0.5  # part of those that stays held against it


class Candidate(NamedTuple):
    """A move and how the deal goes on after it."""

    move: Move
    way: Way


def candidates(look: Outlook, move: Move, choose: Callable[[State], Move]) -> list[Candidate]:
    """The move and others worth a comparison; it alone, or none, where there is nothing to compare.

    `choose` is how the weights go on.
    """
    view = look.view
    if look.here.opening not in ("none", "points"):
        return []  # who collects is not played out quickly
    if isinstance(move, Discard):
        return _throws(look, move)
    return [] if view.phase == "draw" else _held_back(look, move, choose)


def _throws(look: Outlook, move: Discard) -> list[Candidate]:
    """The throw and others that the weights like nearly as much."""
    view = look.view
    legal = legal_throws(view)
    if len(view.hand) < 2 or len(legal) < 2:  # noqa: PLR2004  # the only card, the only throw
        return []
    worth = {
        card: worth
        for card, worth in throws_by_worth(look, view.hand, taken(view))
        if card in legal
    }
    most = worth[move.card]
    close = [card for card in worth if card != move.card and worth[card] >= most - _CLOSE]
    return [
        Candidate(Discard(card), _thrown(view, Discard(card), behind=_SHARE * (most - worth[card])))
        for card in (move.card, *close)
    ][:_MOST]


def _thrown(view: State, move: Discard, *, behind: float = 0.0) -> Way:
    """How the deal goes on after a throw."""
    opened = view.opened[view.turn] or bool(view.laid)
    hand = without(view.hand, [move.card])
    return Way(move.card, hand, laid_in(view), opened, behind)


def _held_back(look: Outlook, step: Move, choose: Callable[[State], Move]) -> list[Candidate]:
    """The first step on the table with all that follows, and a throw in place of it."""
    view = look.view
    if view.touched or view.owed or opening_begun(view) or len(view.hand) < 2:  # noqa: PLR2004
        return []
    after, move = view, step
    while not isinstance(move, Discard):
        after = advance(after, move)
        if after.end is not None:
            return []
        move = choose(after)
    if len(after.hand) < 2:  # noqa: PLR2004  # it goes out
        return []
    legal = legal_throws(view)
    throws = throws_by_worth(look, view.hand, taken(view))
    best = next((card for card, _ in throws if card in legal), None)
    if best is None:
        return []
    instead = Discard(best)
    return [Candidate(step, _thrown(after, move)), Candidate(instead, _thrown(view, instead))]

"""How a bot opens: by points, by contract, or with its whole hand."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from meldbook.arrange import Cover, arrange, best_cover
from meldbook.faces import face_of, is_wild
from meldbook.legality import fault
from meldbook.listing import legal_moves
from meldbook.moves import LayMeld, Move
from meldbook.scoring import card_points
from meldbook.state import State, card_opening_points, opening_points

if TYPE_CHECKING:
    from meldbook.melds import Meld

_LOOKED_AT = 60  # legal melds that are compared for a contract


def opening_step(view: State) -> Move | None:
    """The next meld of an opening that can be completed in this turn; None if there is none."""
    if view.here.opening == "points":
        return _by_points(view)
    melds = (move for move in legal_moves(view) if isinstance(move, LayMeld))
    return max(islice(melds, _LOOKED_AT), key=lambda m: _thrift(view, m), default=None)


def _thrift(view: State, move: LayMeld) -> tuple[int, int]:
    """Fewest wild cards first, then the dearest cards."""
    wild = sum(map(is_wild, move.cards))
    return -wild, sum(card_points(view.here, face_of(card)) for card in move.cards)


def _by_points(view: State) -> Move | None:
    """The meld of a cover that reaches the points, the one that leaves fewest points if it does."""
    missing = (view.rules.opening_points or 0) - opening_points(view)
    for cover in _covers(view):
        points = sum(card_opening_points(view, card) for m in cover.melds for card in m.cards)
        if points >= missing:
            return _first_legal(view, cover.melds)
    return None


def _covers(view: State) -> list[Cover]:
    found = arrange(view.hand, view.rules, view.deal)
    best = best_cover(view.hand, view.here.shape, lambda c: card_opening_points(view, c))
    return [Cover(0, found.melds), best]


def _first_legal(view: State, melds: tuple[Meld, ...]) -> Move | None:
    moves = (LayMeld(meld.cards) for meld in melds)
    return next((move for move in moves if fault(view, move) is None), None)

"""How a bot opens: by points, by contract, or with its whole hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldbook.arrange import Cover, best_cover
from meldbook.bots.choice import Reason, because
from meldbook.bots.seen import arranged
from meldbook.combining import Pieces, contract_pieces, whole_pieces
from meldbook.ending import open_slots
from meldbook.faces import without
from meldbook.legality import fault
from meldbook.moves import LayMeld, Move
from meldbook.pieces import melds_of
from meldbook.state import State, card_opening_points, taken

if TYPE_CHECKING:
    from meldbook.faces import Hand
    from meldbook.melds import Meld
    from meldbook.rules import Shape


def opening_reason(view: State) -> Reason:
    """Why an opening is begun or gone on with: it can be completed in this turn."""
    match view.here.opening:
        case "points":
            return because("open-points", needed=view.rules.opening_points)
        case "contract":
            return because("open-contract")
        case _:
            return because("open-whole")


def opening_step(view: State) -> Move | None:
    """The next meld of an opening that can be completed in this turn; None if there is none."""
    if view.here.opening == "points":
        return _by_points(view)
    return _first_legal(view, melds_of(_pattern(view) or (), view.hand, view.here.shape))


def _pattern(view: State) -> Pieces | None:
    """Pieces that fill the contract or lay the whole hand, the dearest card kept to throw."""
    shape, slots = view.here.shape, open_slots(view)
    if view.here.final_discard == "never" and view.here.opening == "whole-hand":
        return whole_pieces(view.hand, shape, slots)
    throws = sorted(set(view.hand), key=lambda card: -view.here.points[card])
    hands = (without(view.hand, [card]) for card in throws if card != taken(view))
    found = (_solved(view, hand, shape) for hand in hands)
    kept = next((pieces for pieces in found if pieces is not None), None)
    return kept or whole_pieces(view.hand, shape, slots)


def _solved(view: State, hand: Hand, shape: Shape) -> Pieces | None:
    slots = open_slots(view)
    if view.here.opening == "whole-hand":
        return whole_pieces(hand, shape, slots)
    return contract_pieces(hand, shape, slots or ())


def _by_points(view: State) -> Move | None:
    """The meld of a cover that reaches the points, the one that leaves fewest points if it does."""
    missing = (view.rules.opening_points or 0) - view.points
    for cover in _covers(view):
        points = sum(card_opening_points(view, card) for m in cover.melds for card in m.cards)
        if points >= missing:
            return _first_legal(view, cover.melds)
    return None


def _covers(view: State) -> list[Cover]:
    found = arranged(view)
    best = best_cover(view.hand, view.here.shape, lambda c: card_opening_points(view, c))
    return [Cover(0, found.melds), best]


def _first_legal(view: State, melds: tuple[Meld, ...]) -> Move | None:
    moves = (LayMeld(meld.cards) for meld in melds)
    return next((move for move in moves if fault(view, move) is None), None)

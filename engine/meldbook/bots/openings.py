"""How a bot opens: by points, by contract, or with its whole hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldbook.arrange import Cover, best_cover
from meldbook.bots.choice import Reason, because
from meldbook.bots.seen import arranged
from meldbook.combining import Pieces, contract_pieces, smallest, whole_pieces
from meldbook.ending import open_slots
from meldbook.faces import without
from meldbook.legality import fault
from meldbook.moves import LayMeld, Move
from meldbook.pieces import melds_of
from meldbook.state import State, card_opening_points, taken

if TYPE_CHECKING:
    from collections.abc import Iterable

    from meldbook.combining import Slots
    from meldbook.faces import Hand
    from meldbook.melds import Meld
    from meldbook.rules import Shape

_FEW_BESIDE = 2  # cards beside a contract and the throw: of more there are too many ways to try


def opening_reason(view: State) -> Reason:
    """Why an opening is begun or gone on with: it can be completed in this turn."""
    match view.here.opening:
        case "points":
            return because("open-points", needed=view.rules.opening_points)
        case "contract":
            return because("open-contract")
        case _:
            return because("open-whole")


def opening_step(view: State, *, going_out: bool = False) -> Move | None:
    """The next meld of an opening that can be completed in this turn; None if there is none.

    `going_out` makes longer melds than a contract asks for where they leave only the throw.
    """
    if view.here.opening == "points":
        return _by_points(view)
    pieces = _pattern(view, going_out=going_out)
    return _first_legal(view, melds_of(pieces or (), view.hand, view.here.shape))


def _pattern(view: State, *, going_out: bool) -> Pieces | None:
    """Pieces that fill the contract or lay the whole hand, the dearest card kept to throw."""
    shape, slots = view.here.shape, open_slots(view)
    if view.here.final_discard == "never" and view.here.opening == "whole-hand":
        return whole_pieces(view.hand, shape, slots)
    throws = sorted(set(view.hand), key=lambda card: -view.here.points[card])
    hands = [without(view.hand, [card]) for card in throws if card != taken(view)]
    kept = _first(_solved(view, hand, shape) for hand in hands)
    if kept is not None and going_out and slots and view.here.opening == "contract":
        kept = _all_laid(view, hands, slots) or kept
    return kept or whole_pieces(view.hand, shape, slots)


def _all_laid(view: State, hands: list[Hand], slots: Slots) -> Pieces | None:
    """The contract made of all cards but the throw; None if it leaves others."""
    shape = view.here.shape
    beside = len(view.hand) - 1 - sum(smallest(shape, kind) for kind in slots)
    if beside > _FEW_BESIDE:
        return None
    return _first(whole_pieces(hand, shape, slots, within=view.hand) for hand in hands)


def _first(found: Iterable[Pieces | None]) -> Pieces | None:
    return next((pieces for pieces in found if pieces is not None), None)


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

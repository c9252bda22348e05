"""What a discard gives the next player, as far as everybody can tell (R8)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from meldbook.bots.outlook import may_lay_off, pair_outs
from meldbook.bots.seen import may_meld_later
from meldbook.faces import JOKER, card_text, lay
from meldbook.melds import can_be_wild, growth_for, readings, wild_places
from meldbook.permission import why_no_reclaim
from meldbook.state import State, first_turn_bars, lately

if TYPE_CHECKING:
    from meldbook.faces import Face, Hand

GIFTS: Final[dict[str, tuple[str, ...]]] = {
    "first-turn": ("seat", "card"),
    "wild": ("seat", "card"),
    "meld": ("seat", "card", "cards"),
    "lay-off": ("seat", "card", "meld"),
    "reclaim": ("seat", "card", "meld"),
    "near": ("seat", "card", "cards"),
    "nothing": ("seat", "card"),
}


class Gift(NamedTuple):
    """What a discard gives: a code of GIFTS (text `gift-CODE`) and its arguments."""

    code: str
    args: dict[str, Any]


def gift(view: State, giver: int) -> Gift | None:
    """What the card that a seat has just thrown gives the next one; None if it threw none.

    Told from the table and from the cards that everybody knows to be in the next hand.
    """
    last = next(lately(view), None)
    if view.phase != "draw" or last is None or last.took or last.seat != giver:
        return None
    card, seat = last.card, view.turn
    named = {"seat": seat, "card": card_text(card)}
    if first_turn_bars(view):
        return Gift("first-turn", named)
    if can_be_wild(card, view.here.shape):
        return Gift("wild", named)
    known = view.known[seat]
    return (
        _meld(view, known, card, named)
        or _on_table(view, card, named)
        or _near(view, known, card, named)
        or Gift("nothing", named)
    )


def _meld(view: State, known: Hand, card: Face, named: dict[str, Any]) -> Gift | None:
    """Two known cards that make a meld with it."""
    if not may_meld_later(view):
        return None
    for pair in combinations(known, 2):
        if readings((*pair, card), view.here.shape):
            return Gift("meld", {**named, "cards": [card_text(one) for one in pair]})
    return None


def _on_table(view: State, card: Face, named: dict[str, Any]) -> Gift | None:
    """A meld on the table that it fits, or a wild card there that it can be put for."""
    for number, meld in enumerate(view.table, start=1):
        if may_lay_off(view, view.turn) and growth_for(meld, lay(card), view.here.shape):
            return Gift("lay-off", {**named, "meld": number})
        if why_no_reclaim(view) is None and wild_places(meld, card):
            return Gift("reclaim", {**named, "meld": number})
    return None


def _near(view: State, known: Hand, card: Face, named: dict[str, Any]) -> Gift | None:
    """Known cards with which one more would make a meld."""
    shape = view.here.shape
    near = [one for one in known if one < JOKER and pair_outs(one, card, shape)]
    if not near or not may_meld_later(view):
        return None
    return Gift("near", {**named, "cards": [card_text(one) for one in near]})

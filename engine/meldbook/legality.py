"""Why is a move not allowed? The one question that decides legality (R3–R6, R14)."""

from typing import assert_never

from meldbook.codes import Refusal, refuse
from meldbook.ending import can_end, joker_room, most_opening
from meldbook.faces import (
    Face,
    card_text,
    face_of,
    is_wild,
    meaning_of,
    missing_from,
)
from meldbook.melds import can_be_wild, growth_for, growths, wild_places
from meldbook.moves import Decline, Discard, Draw, LayMeld, LayOff, Move, Reclaim, Take
from meldbook.shapes import named_meld, why_no_meld
from meldbook.state import (
    State,
    first_turn_bars,
    opening_pending,
    opening_points,
    out_for_good,
    taken,
)
from meldbook.steps import with_lay_off, with_meld, with_reclaim, with_taken


def why_not(state: State, move: Move) -> Refusal | None:
    """None if the seat on turn may make the move, else the reason with its rule (R14).

    `state` may be a view of the seat on turn.
    """
    if state.phase == "over":
        return refuse("deal-over")
    match move:
        case Draw():
            return _why_not_draw(state)
        case Take():
            return _why_not_take(state)
        case LayMeld():
            return _why_not_lay_meld(state, move)
        case LayOff():
            return _why_not_lay_off(state, move)
        case Reclaim():
            return _why_not_reclaim(state, move)
        case Discard():
            return _why_not_discard(state, move)
        case Decline():
            return refuse("decline-not-here")
        case _:
            assert_never(move)


def _why_not_draw(state: State) -> Refusal | None:
    if state.phase == "play":
        return refuse("draw-twice")
    if out_for_good(state):
        return refuse("draw-must-take") if state.discard else refuse("stock-empty")
    return None


def _why_not_take(state: State) -> Refusal | None:
    if state.phase == "play":
        return refuse("draw-twice")
    if not state.discard:
        return refuse("discard-empty")
    if first_turn_bars(state):
        return refuse("first-turn-take")
    return None if can_end(with_taken(state)) else refuse("turn-stuck")


def _why_not_lay_meld(state: State, move: LayMeld) -> Refusal | None:
    cards = [face_of(card) for card in move.cards]
    fault = (
        _why_not_from_hand(state, cards)
        or _why_first_turn(state)
        or why_no_meld(move.cards, state.here.shape)
    )
    if fault is not None:
        return fault
    meld = named_meld(move.cards, state.here.shape)
    assert meld is not None
    return _why_stuck(with_meld(state, meld))


def _why_not_lay_off(state: State, move: LayOff) -> Refusal | None:
    fault = (
        _why_not_from_hand(state, [face_of(move.card)])
        or _why_no_such_meld(state, move.meld)
        or _why_first_turn(state)
        or _why_no_fit(state, move)
    )
    if fault is not None:
        return fault
    if not state.opened[state.turn]:
        return refuse("lay-off-unopened")
    place = move.meld - 1
    growth = growth_for(state.table[place], move.card, state.here.shape)
    assert growth is not None
    return _why_stuck(with_lay_off(state, move.card, place, growth))


def _why_no_fit(state: State, move: LayOff) -> Refusal | None:
    """The fault of a card with its name at a meld, by shape alone (J3, J4, R6)."""
    card, shape, meld = move.card, state.here.shape, state.table[move.meld - 1]
    name = card_text(face_of(card))
    if is_wild(card):
        if not can_be_wild(face_of(card), shape):
            return refuse("wild-not-wild", card=name)
        if growths(meld, shape) and not joker_room(meld, shape.jokers_per_meld):
            return refuse("lay-off-jokers", max=shape.jokers_per_meld, meld=move.meld)
    if growth_for(meld, card, shape) is not None:
        return None
    if is_wild(card) and growths(meld, shape):
        return refuse("wild-wrong-name", card=name, stands=card_text(meaning_of(card)))
    return refuse("lay-off-no-fit", card=name, meld=move.meld)


def _why_not_reclaim(state: State, move: Reclaim) -> Refusal | None:
    fault = (
        _why_not_from_hand(state, [move.card])
        or _why_no_such_meld(state, move.meld)
        or _why_first_turn(state)
    )
    if fault is not None:
        return fault
    if not state.opened[state.turn]:
        return refuse("reclaim-unopened")
    meld = state.table[move.meld - 1]
    there = [card for card in meld.cards if is_wild(card)]
    if not there:
        return refuse("reclaim-no-joker", meld=move.meld)
    if move.wild not in wild_places(meld, move.card):
        wanted = [card_text(meaning_of(card)) for card in there]
        name = card_text(move.card)
        return refuse("reclaim-wrong-card", card=name, meld=move.meld, wanted=wanted)
    return _why_stuck(with_reclaim(state, move.card, move.meld - 1, move.wild))


def _why_not_discard(state: State, move: Discard) -> Refusal | None:
    if state.phase == "draw":
        return refuse("draw-first")
    if missing_from(state.hand, [move.card]) is not None:
        return refuse("card-not-in-hand", card=card_text(move.card))
    if move.card == taken(state):
        return refuse("discard-taken", card=card_text(move.card))
    if state.owed:
        return refuse("reclaim-unused", owed=state.owed)
    if opening_pending(state):
        return _opening_short(state, opening_points(state))
    return None


def _why_not_from_hand(state: State, cards: list[Face]) -> Refusal | None:
    """What bars any step that lays these cards: no draw yet, or not in hand (R3)."""
    if state.phase == "draw":
        return refuse("draw-first")
    missing = missing_from(state.hand, cards)
    if missing is not None:
        return refuse("card-not-in-hand", card=card_text(missing))
    return None


def _why_first_turn(state: State) -> Refusal | None:
    return refuse("first-turn-table") if first_turn_bars(state) else None


def _why_no_such_meld(state: State, number: int) -> Refusal | None:
    if 1 <= number <= len(state.table):
        return None
    return refuse("meld-unknown", meld=number, melds=len(state.table))


def _why_stuck(after: State) -> Refusal | None:
    """What a step would begin that this turn can't complete; None if the turn can end (R5)."""
    if can_end(after):
        return None
    if opening_pending(after):
        return _opening_short(after, most_opening(after) or opening_points(after))
    if after.owed:
        return refuse("reclaim-stuck")
    if not after.hand and after.here.final_discard == "required":
        return refuse("discard-needed")
    return refuse("turn-stuck")


def _opening_short(state: State, points: int) -> Refusal:
    return refuse("opening-short", points=points, needed=state.rules.opening_points)

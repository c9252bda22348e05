"""Why is a move not allowed? The one question that decides legality (R3–R6, R14)."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import assert_never

from meldbook.citations import rule_of
from meldbook.codes import Refusal, refuse
from meldbook.combining import fits_contract
from meldbook.ending import (
    can_end,
    hand_left,
    joker_room,
    most_opening,
    open_slots,
    opening_pending,
    turn_hand,
)
from meldbook.faces import (
    UNKNOWN,
    Face,
    card_text,
    face_of,
    is_wild,
    meaning_of,
    missing_from,
)
from meldbook.melds import can_be_wild, growth_for, growths, readings, wild_places
from meldbook.moves import Decline, Discard, Draw, LayMeld, LayOff, Move, Reclaim, Take
from meldbook.options import option_rule
from meldbook.permission import contract_missing, why_no_lay_off, why_no_new_meld, why_no_reclaim
from meldbook.rules import by_deal, changed_options
from meldbook.shapes import named_meld, why_no_meld, why_no_reading
from meldbook.state import (
    State,
    first_turn_bars,
    out_for_good,
    renewals_used_up,
    taken,
    with_rules,
)
from meldbook.steps import with_lay_off, with_meld, with_reclaim, with_taken
from meldbook.systems import base_of


def why_not(state: State, move: Move) -> Refusal | None:
    """None if the seat on turn may make the move, else the reason with its rule (R14).

    `state` may be a view of the seat on turn.
    """
    refusal = fault(state, move)
    if refusal is None:
        return None
    return _cited(state, refusal, lambda other: fault(other, move) is None)


def why_no_group(state: State, cards: Sequence[Face]) -> Refusal:
    """Why cards can be no meld at all, whenever laid: the rule of the game or of an option."""
    refusal = why_no_reading(sorted(cards), state.here.shape)
    return _cited(state, refusal, lambda other: bool(readings(cards, other.here.shape)))


def _cited(state: State, refusal: Refusal, legal: Callable[[State], bool]) -> Refusal:
    """The refusal with the rule of the game, or of the changed option that alone forbids it."""
    rules, base = state.rules, base_of(state.rules)
    for name, value in changed_options(rules, base).items():
        unchanged = replace(rules, **{name: getattr(base, name)})
        if legal(with_rules(state, unchanged)):
            rule = option_rule(name, by_deal(value, state.deal))
            return Refusal(refusal.code, refusal.args, rule)
    return Refusal(refusal.code, refusal.args, rule_of(refusal.code, rules.name))


def fault(state: State, move: Move) -> Refusal | None:
    """What is wrong with a move, its rule not yet that of the game; None if it is legal."""
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
            return _why_not_decline(state)
        case _:
            assert_never(move)


def _why_not_draw(state: State) -> Refusal | None:
    if state.phase == "play":
        return _drawn_already(state)
    if not out_for_good(state):
        return None
    if not state.discard:
        return refuse("stock-empty")
    if renewals_used_up(state):
        return refuse("stock-out")
    return refuse("draw-must-take" if state.rules.stock_end == "keep-top" else "stock-lone")


def _drawn_already(state: State) -> Refusal:
    lead = state.drawn is not None and state.drawn.source == "none"
    return refuse("lead-draws" if lead else "draw-twice")


def _why_not_take(state: State) -> Refusal | None:
    if state.phase == "play":
        return _drawn_already(state)
    if not state.discard:
        return refuse("discard-empty")
    if first_turn_bars(state):
        return refuse("first-turn-take")
    top, hand = state.discard[-1], state.hands[state.turn]
    if hand and (hand[0] != top or hand[-1] != top):
        return None  # there will be a card to throw
    return None if can_end(with_taken(state)) else refuse("turn-stuck")


def _why_not_decline(state: State) -> Refusal | None:
    if state.phase == "play" or not out_for_good(state):
        return refuse("decline-not-here")
    if not state.discard:
        return refuse("discard-empty")
    if renewals_used_up(state) or state.rules.stock_end != "keep-top":
        return None
    return refuse("decline-not-here")


def _why_not_lay_meld(state: State, move: LayMeld) -> Refusal | None:
    cards = [face_of(card) for card in move.cards]
    wrong = (
        _why_not_from_hand(state, cards)
        or _why_first_turn(state)
        or why_no_meld(move.cards, state.here.shape)
    )
    if wrong is not None:
        return wrong
    meld = named_meld(move.cards, state.here.shape)
    assert meld is not None
    return why_no_new_meld(state, meld.kind) or _why_stuck(with_meld(state, meld))


def _why_not_lay_off(state: State, move: LayOff) -> Refusal | None:
    wrong = (
        _why_not_from_hand(state, [face_of(move.card)])
        or _why_no_such_meld(state, move.meld)
        or _why_first_turn(state)
        or _why_no_fit(state, move)
    )
    wrong = wrong or why_no_lay_off(state)
    if wrong is not None:
        return wrong
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
    wrong = (
        _why_not_from_hand(state, [move.card])
        or _why_no_such_meld(state, move.meld)
        or _why_first_turn(state)
    )
    wrong = wrong or why_no_reclaim(state)
    if wrong is not None:
        return wrong
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
    if move.card not in state.hand or move.card == UNKNOWN:
        return refuse("card-not-in-hand", card=card_text(move.card))
    if move.card == taken(state):
        return refuse("discard-taken", card=card_text(move.card))
    if state.owed:
        return refuse("reclaim-unused", owed=state.owed)
    if opening_pending(state):
        return _unfinished(state, state.points)
    if len(state.hand) == 1 and state.here.final_discard == "never":
        return refuse("discard-last", card=card_text(move.card))
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
        return _why_no_opening(after)
    if after.owed:
        return refuse("reclaim-stuck")
    if not after.hand:
        return refuse("discard-needed")
    if len(after.hand) == 1 and after.here.final_discard == "never":
        return refuse("discard-last", card=card_text(after.hand[0]))
    return refuse("turn-stuck")


def _why_no_opening(after: State) -> Refusal:
    """Why an opening that was begun can't be completed in this turn."""
    slots = open_slots(after)
    if (
        after.here.opening == "contract"
        and slots is not None
        and fits_contract(after.hand, after.here.shape, slots, turn_hand(after))
    ):
        return refuse("discard-needed")  # the melds are there, but no card to throw
    points = most_opening(after) if after.here.opening == "points" else None
    return _unfinished(after, points or after.points)


def _unfinished(state: State, points: int) -> Refusal:
    """An opening that is not whole, with what it has or can reach."""
    match state.here.opening:
        case "contract":
            missing = contract_missing(state)
            return refuse("contract-short", sets=missing["set"], runs=missing["run"])
        case "whole-hand":
            return refuse("whole-hand-short", cards=hand_left(state))
        case _:
            return refuse("opening-short", points=points, needed=state.rules.opening_points)

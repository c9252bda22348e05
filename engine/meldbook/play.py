"""The one place where states change: a move gives the next state and what happened."""

from dataclasses import dataclass, replace
from typing import Any, NamedTuple, assert_never

from meldbook.citations import rule_of
from meldbook.codes import Refusal
from meldbook.faces import UNKNOWN, Hand, card_text, face_of, is_wild, laid_text
from meldbook.legality import fault, why_not
from meldbook.melds import growth_for
from meldbook.moves import Decline, Discard, Draw, LayMeld, LayOff, Move, Reclaim, Take
from meldbook.scoring import added, deal_scores, winners
from meldbook.seeds import Dice
from meldbook.shapes import named_meld
from meldbook.state import DealEnd, Drawn, Public, State, began_out
from meldbook.steps import with_lay_off, with_meld, with_reclaim, with_taken, with_throw


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened: a code (text `event-CODE`) and its arguments, cards as text."""

    code: str
    args: dict[str, Any]


class Step(NamedTuple):
    """The state after a move and the events on the way to it."""

    state: State
    events: tuple[Event, ...]


class IllegalMove(Exception):  # noqa: N818  # the name that callers know (design)
    """An illegal move was to be applied; `refusal` says why. The state is as it was."""

    def __init__(self, refusal: Refusal) -> None:
        """Carry the refusal of `why_not`."""
        super().__init__(refusal.code)
        self.refusal = refusal


def apply(state: State, move: Move) -> Step:
    """The state after the seat on turn has made a move. Raises IllegalMove if it may not."""
    refusal = why_not(state, move)
    if refusal is not None:
        raise IllegalMove(refusal)
    match move:
        case Draw():
            return _apply_draw(state)
        case Take():
            return _apply_take(state)
        case LayMeld():
            return _apply_lay_meld(state, move)
        case LayOff():
            return _apply_lay_off(state, move)
        case Reclaim():
            return _apply_reclaim(state, move)
        case Discard():
            return _apply_discard(state, move)
        case Decline():
            return _apply_decline(state)
        case _:
            assert_never(move)


def _apply_draw(state: State) -> Step:
    events: tuple[Event, ...] = ()
    if not state.stock:
        if state.quiet:
            return _ended(state, None, "table-unchanged", "R12", ())
        state = _renewed(state)
        events = (Event("renew", {"cards": len(state.stock)}),)
    card, seat = state.stock[0], state.turn
    hand = tuple(sorted((*state.hand, card)))
    after = replace(
        state,
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        stock=state.stock[1:],
        phase="play",
        drawn=Drawn("stock", card),
    )
    return Step(after, (*events, Event("draw", {"seat": seat, "card": card_text(card)})))


def _apply_decline(state: State) -> Step:
    rule = rule_of("stock-out", state.rules.name)
    event = Event("decline", {"seat": state.turn})
    return _ended(state, None, "declined", rule, (event,))


def _renewed(state: State) -> State:
    """The discards as the new stock: turned over, shuffled, or all but the top (B5, H7, J10)."""
    kept = 1 if state.rules.stock_end == "keep-top" else 0
    older, top = state.discard[: len(state.discard) - kept], state.discard[-1:] * kept
    turned = state.rules.stock_end == "turn"
    return replace(
        state,
        stock=older if turned else _reshuffled(older, state.seed, state.recycled + 1),
        discard=top,
        recycled=state.recycled + 1,
        quiet=True,
    )


def _reshuffled(older: Hand, seed: str | None, renewal: int) -> Hand:
    if len(set(older)) == 1:
        return older
    if seed is None:
        return (UNKNOWN,) * len(older)
    return Dice(seed, "renewal", str(renewal)).shuffled(older)


def _apply_take(state: State) -> Step:
    card, seat = state.discard[-1], state.turn
    after = replace(with_taken(state), history=(*state.history, Public(seat, took=True, card=card)))
    return Step(after, (Event("take", {"seat": seat, "card": card_text(card)}),))


def _apply_lay_meld(state: State, move: LayMeld) -> Step:
    meld = named_meld(move.cards, state.here.shape)
    assert meld is not None
    cards = [laid_text(card) for card in meld.cards]
    number = len(state.table) + 1
    event = Event("meld", {"seat": state.turn, "meld": number, "cards": cards})
    return _after_step(with_meld(state, meld), event)


def _apply_lay_off(state: State, move: LayOff) -> Step:
    place = move.meld - 1
    growth = growth_for(state.table[place], move.card, state.here.shape)
    assert growth is not None
    args = {"seat": state.turn, "meld": move.meld, "card": laid_text(move.card)}
    return _after_step(with_lay_off(state, move.card, place, growth), Event("lay-off", args))


def _apply_reclaim(state: State, move: Reclaim) -> Step:
    assert is_wild(move.wild)
    after = with_reclaim(state, move.card, move.meld - 1, move.wild)
    args = {
        "seat": state.turn,
        "meld": move.meld,
        "card": card_text(move.card),
        "wild": card_text(face_of(move.wild)),
    }
    return _after_step(after, Event("reclaim", args))


def _after_step(state: State, event: Event) -> Step:
    """A step on the table ends the deal the moment the hand is empty (R3)."""
    if state.hand:
        return Step(state, (event,))
    return _ended(state, state.turn, "out", "R3", (event,))


def _apply_discard(state: State, move: Discard) -> Step:
    seat = state.turn
    after = replace(
        with_throw(state, move.card),
        history=(*state.history, Public(seat, took=False, card=move.card)),
    )
    event = Event("discard", {"seat": seat, "card": card_text(move.card)})
    if not after.hand:
        return _ended(after, seat, "out", "R3", (event,))
    return _next_turn(after, idle_turn=began_out(state) and not state.touched, event=event)


def _next_turn(state: State, *, idle_turn: bool, event: Event) -> Step:
    seat = state.turn
    after = replace(
        state,
        turn=(seat + 1) % state.seats,
        phase="draw",
        drawn=None,
        turns=tuple(n + (s == seat) for s, n in enumerate(state.turns)),
        opened=tuple(o or (s == seat and bool(state.laid)) for s, o in enumerate(state.opened)),
        joined=tuple(j or (s == seat and state.touched) for s, j in enumerate(state.joined)),
        laid=(),
        points=0,
        touched=False,
        owed=0,
        idle=state.idle + 1 if idle_turn else 0,
    )
    if after.idle >= after.seats:
        return _ended(after, None, "stock-exhausted", "R12", (event,))
    step = begun(after)
    return Step(step.state, (event, *step.events))


def begun(state: State) -> Step:
    """A turn that begins: blocked at once if it has no legal draw (R5)."""
    draws = (Draw(), Take())
    if state.phase != "draw" or any(fault(state, move) is None for move in draws):
        return Step(state, ())
    return _ended(state, None, "no-draw", "R5", ())


def _ended(
    state: State, out: int | None, reason: str, rule: str, events: tuple[Event, ...]
) -> Step:
    """The ended deal, its scores added (J11, R13)."""
    scores = deal_scores(state, out)
    after = replace(
        state,
        phase="over",
        end=DealEnd(out, reason, rule, scores),
        scores=added(state.scores, scores),
        won=tuple(won + (seat == out) for seat, won in enumerate(state.won)),
    )
    end = Event("blocked", {"reason": reason}) if out is None else Event("out", {"seat": out})
    scored = Event("scored", {"scores": [str(score) for score in scores]})
    return Step(after, (*events, end, scored, *_match_events(after)))


def _match_events(state: State) -> tuple[Event, ...]:
    best = winners(state)
    if best is None:
        return ()
    args = {"winners": list(best), "totals": [str(score) for score in state.scores]}
    return (Event("ended", args),)

"""The one place where states change: what a legal move makes of a position."""

from typing import assert_never

from meldbook.citations import rule_of
from meldbook.faces import UNKNOWN, Hand
from meldbook.legality import fault
from meldbook.melds import growth_for
from meldbook.moves import (
    DRAW,
    TAKE,
    Decline,
    Discard,
    Draw,
    LayMeld,
    LayOff,
    Move,
    Reclaim,
    Take,
)
from meldbook.scoring import added, deal_scores
from meldbook.seeds import Dice
from meldbook.shapes import named_meld
from meldbook.state import DealEnd, State, began_out, changed
from meldbook.steps import (
    with_drawn,
    with_lay_off,
    with_meld,
    with_reclaim,
    with_taken,
    with_throw,
    with_turn_ended,
)


def advance(state: State, move: Move) -> State:
    """The state after a move that is known to be legal, as those of `legal_moves` are.

    Nothing is checked; a move of unknown legality is made by `apply`.
    """
    match move:
        case Discard():
            return _discarded(state, move)
        case Draw():
            return _drawn(state)
        case Take():
            return with_taken(state)
        case LayMeld():
            return _melded(state, move)
        case LayOff():
            return _laid_off(state, move)
        case Reclaim():
            return _out_if_empty(with_reclaim(state, move.card, move.meld - 1, move.wild))
        case Decline():
            return _ended(state, None, "declined", rule_of("stock-out", state.rules.name))
        case _:
            assert_never(move)


def _drawn(state: State) -> State:
    if state.stock:
        return with_drawn(state)
    if state.quiet:
        return _ended(state, None, "table-unchanged", "R12")
    return with_drawn(_renewed(state))


def _renewed(state: State) -> State:
    """The discards as the new stock: turned over, shuffled, or all but the top (B5, H7, J10)."""
    kept = 1 if state.rules.stock_end == "keep-top" else 0
    older, top = state.discard[: len(state.discard) - kept], state.discard[-1:] * kept
    turned = state.rules.stock_end == "turn"
    return changed(
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


def _melded(state: State, move: LayMeld) -> State:
    meld = named_meld(move.cards, state.here.shape)
    assert meld is not None
    return _out_if_empty(with_meld(state, meld))


def _laid_off(state: State, move: LayOff) -> State:
    place = move.meld - 1
    growth = growth_for(state.table[place], move.card, state.here.shape)
    assert growth is not None
    return _out_if_empty(with_lay_off(state, move.card, place, growth))


def _out_if_empty(state: State) -> State:
    """A step on the table ends the deal the moment the hand is empty (R3)."""
    return state if state.hand else _ended(state, state.turn, "out", "R3")


def _discarded(state: State, move: Discard) -> State:
    seat = state.turn
    if len(state.hands[seat]) == 1:
        return _ended(with_throw(state, move.card), seat, "out", "R3")
    after = with_turn_ended(state, move.card, idle=began_out(state) and not state.touched)
    if after.stock:
        return after
    if after.idle >= len(after.hands):
        return _ended(after, None, "stock-exhausted", "R12")
    return begun(after)


def begun(state: State) -> State:
    """A turn that begins: blocked at once if it has no legal draw (R5)."""
    if state.phase != "draw" or fault(state, DRAW) is None or fault(state, TAKE) is None:
        return state
    return _ended(state, None, "no-draw", "R5")


def _ended(state: State, out: int | None, reason: str, rule: str) -> State:
    """The ended deal, its scores added (J11, R13)."""
    scores = deal_scores(state, out)
    return changed(
        state,
        phase="over",
        end=DealEnd(out, reason, rule, scores),
        scores=added(state.scores, scores),
        won=tuple(won + (seat == out) for seat, won in enumerate(state.won)),
    )

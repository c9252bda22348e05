"""Making a move: checked, the state after it, and what happened on the way."""

from collections.abc import Iterator
from typing import Any, NamedTuple, assert_never

from meldbook.advance import advance
from meldbook.codes import Refusal
from meldbook.faces import card_text, face_of, laid_text
from meldbook.legality import why_not
from meldbook.moves import Decline, Discard, Draw, LayMeld, LayOff, Move, Reclaim, Take
from meldbook.scoring import winners
from meldbook.state import State


class Event(NamedTuple):
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
    after = advance(state, move)
    args = {"seat": state.turn, **_told(move, after)}
    event = Event(_EVENTS[type(move)], args)
    if after.end is None and not isinstance(move, Draw):
        return Step(after, (event,))
    return Step(after, (*_renewal(state, after), *_unless_blocked(after, event), *_ending(after)))


_EVENTS: dict[type[Move], str] = {
    Draw: "draw",
    Take: "take",
    LayMeld: "meld",
    LayOff: "lay-off",
    Reclaim: "reclaim",
    Discard: "discard",
    Decline: "decline",
}


def _told(move: Move, after: State) -> dict[str, Any]:
    """What an event tells beside its seat."""
    match move:
        case Discard():
            return {"card": card_text(move.card)}
        case Draw() | Take():
            return {} if after.drawn is None else {"card": card_text(after.drawn.card)}
        case LayMeld():
            cards = [laid_text(card) for card in after.table[-1].cards]
            return {"meld": len(after.table), "cards": cards}
        case LayOff():
            return {"meld": move.meld, "card": laid_text(move.card)}
        case Reclaim():
            wild = card_text(face_of(move.wild))
            return {"meld": move.meld, "card": card_text(move.card), "wild": wild}
        case Decline():
            return {}
        case _:
            assert_never(move)


def _renewal(state: State, after: State) -> Iterator[Event]:
    """The stock was made new before a draw: one card of it is drawn already."""
    if after.recycled > state.recycled:
        yield Event("renew", {"cards": len(after.stock) + 1})


def _unless_blocked(after: State, event: Event) -> Iterator[Event]:
    """A draw that ends the deal as blocked was no draw (R12b)."""
    if event.code != "draw" or after.end is None:
        yield event


def _ending(after: State) -> Iterator[Event]:
    """The end of a deal, its scores, and the end of the match (J11, J12, R13)."""
    end = after.end
    if end is None:
        return
    if end.out is None:
        yield Event("blocked", {"reason": end.reason})
    else:
        yield Event("out", {"seat": end.out})
    yield Event("scored", {"scores": [str(score) for score in end.scores]})
    best = winners(after)
    if best is not None:
        totals = [str(score) for score in after.scores]
        yield Event("ended", {"winners": list(best), "totals": totals})

"""Making a move: checked, the state after it, and what happened on the way."""

from collections.abc import Iterator
from typing import Any, NamedTuple, assert_never

from meldbook.advance import advance
from meldbook.codes import Refusal
from meldbook.faces import UNKNOWN, card_text, face_of, laid_text
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
    event = _event(state.turn, move, after)
    if after.end is None and not isinstance(move, Draw):
        return Step(after, (event,))
    return Step(after, (*_renewal(state, after), *_unless_blocked(after, event), *_ending(after)))


def _event(seat: int, move: Move, after: State) -> Event:
    """What the seat did, as everybody saw it (`view` hides a card drawn from the stock)."""
    match move:
        case Discard():
            return Event("discard", {"seat": seat, "card": card_text(move.card)})
        case Draw():
            drawn = after.drawn.card if after.drawn else UNKNOWN
            return Event("draw", {"seat": seat, "card": card_text(drawn)})
        case Take():
            drawn = after.drawn.card if after.drawn else UNKNOWN
            return Event("take", {"seat": seat, "card": card_text(drawn)})
        case LayMeld():
            cards = [laid_text(card) for card in after.table[-1].cards]
            return Event("meld", {"seat": seat, "meld": len(after.table), "cards": cards})
        case LayOff():
            card = laid_text(move.card)
            return Event("lay-off", {"seat": seat, "meld": move.meld, "card": card})
        case Reclaim():
            card, wild = card_text(move.card), card_text(face_of(move.wild))
            args = {"seat": seat, "meld": move.meld, "card": card, "wild": wild}
            return Event("reclaim", args)
        case Decline():
            return Event("decline", {"seat": seat})
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

"""The one door through which cards leave: what a seat may know (R8)."""

from meldbook.faces import UNKNOWN, Hand
from meldbook.play import Event
from meldbook.state import Drawn, State, changed, put


def view(state: State, seat: int | None) -> State:
    """The state as a seat may know it; `None` shows all (replay, open hands; never for bots).

    Hidden cards become UNKNOWN: other hands but for their known cards, the stock, the discards
    below the top, what another seat drew from the stock. An ended deal lies open (J11).
    """
    if seat is None:
        return state
    hands = state.hands
    if state.phase != "over":
        hands = put(tuple(map(_half_known, hands, state.known)), seat, hands[seat])
    drawn = state.drawn
    if drawn is not None and drawn.source == "stock" and state.turn != seat:
        drawn = Drawn("stock", UNKNOWN)
    return changed(
        state,
        seed=None,
        hands=hands,
        stock=(UNKNOWN,) * len(state.stock),
        discard=(UNKNOWN,) * (len(state.discard) - 1) + state.discard[-1:],
        drawn=drawn,
        viewer=seat,
    )


def _half_known(hand: Hand, known: Hand) -> Hand:
    return known + (UNKNOWN,) * (len(hand) - len(known))  # sorted: no face is above UNKNOWN


def event_for(event: Event, seat: int | None) -> Event:
    """An event as a seat may know it: what another one drew from the stock stays hidden."""
    if event.code == "draw" and seat is not None and event.args["seat"] != seat:
        return Event(event.code, {**event.args, "card": "?"})
    return event

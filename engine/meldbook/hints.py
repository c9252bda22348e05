"""A hint for one seat, from its view alone: the next step and why, what opens, what helps (R8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldbook.advance import advance
from meldbook.bots import bot
from meldbook.bots.openings import opening_step
from meldbook.bots.seen import arranged, may_meld_later
from meldbook.ending import opening_pending
from meldbook.faces import card_text
from meldbook.gifts import gift
from meldbook.helping import contract_wanted, helping_cards, points_to_open
from meldbook.notation import move_text
from meldbook.scoring import hand_points
from meldbook.seeds import Dice
from meldbook.shortage import cards_short
from meldbook.state import State, changed

if TYPE_CHECKING:
    from typing import Any

    from meldbook import protocol
    from meldbook.bots import Reason

ADVISER = "steady"


def hint(view: State, seat: int, adviser: str = ADVISER) -> dict[str, Any]:
    """What of protocol.Hint a running deal says to a seat: `view` is that of the seat."""
    own = on_turn(view, seat)
    cost = hand_points(own.here, own.hand)
    return {
        **_step(view, seat, adviser),
        "opening": _opening(own, playing=view.turn == seat and view.phase == "play"),
        "helps": [
            {"card": card_text(one.card), "copies": one.copies, "opens": one.opens}
            for one in helping_cards(own)
        ],
        "cost": cost,
        "left": arranged(own).cost if may_meld_later(own) else cost,
        "gift": _gift(view, seat),
    }


def on_turn(view: State, seat: int) -> State:
    """The view as if its seat were on turn and had done nothing in it yet; as it is if it is."""
    if view.turn == seat:
        return view
    return changed(view, turn=seat, phase="play", drawn=None, laid=(), points=0, owed=0)


def reason_data(reason: Reason) -> protocol.Reason:
    """A reason as it crosses the border."""
    return {"code": reason.code, "args": reason.args}


def _step(view: State, seat: int, adviser: str) -> dict[str, Any]:
    if view.turn != seat:
        return {"move": None, "reason": None}
    choice = bot(adviser).explain(view, Dice(adviser))
    return {"move": move_text(choice.move), "reason": reason_data(choice.reason)}


def _opening(own: State, *, playing: bool) -> protocol.OpeningHint | None:
    """How near the hand is to open; `melds` are those that open at once."""
    kind = own.here.opening
    if kind == "none" or own.opened[own.turn]:
        return None
    by_points = kind == "points"
    wanted = contract_wanted(own)
    return {
        "kind": kind,
        "melds": _opening_melds(own) if playing else [],
        "points": points_to_open(own, own.hand) if by_points else 0,
        "needed": own.rules.opening_points or 0 if by_points else 0,
        "short": cards_short(own.hand, own.here.shape, wanted) if wanted is not None else None,
    }


def _opening_melds(view: State) -> list[str]:
    """The melds to lay, one after the other, that open in this turn."""
    melds: list[str] = []
    step = opening_step(view)
    while step is not None:
        melds.append(move_text(step).removeprefix("meld "))
        view = advance(view, step)
        step = opening_step(view) if opening_pending(view) else None
    return melds


def _gift(view: State, seat: int) -> protocol.Gift | None:
    given = gift(view, seat)
    return None if given is None else {"code": given.code, "args": given.args}

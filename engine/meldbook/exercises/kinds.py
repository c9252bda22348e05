"""The kinds of exercises, in which deals each makes sense, and what it asks for.

open: lay what opens. out: go out in this turn. joker: free a joker and lay it in a new meld.
lay-off: lay off so that the hand costs least.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from meldbook.ending import opening_done
from meldbook.faces import JOKER, face_of
from meldbook.moves import LayMeld, LayOff, Reclaim
from meldbook.rules import deal_rules
from meldbook.scoring import hand_points
from meldbook.state import opening_begun

if TYPE_CHECKING:
    from meldbook.moves import Move
    from meldbook.rules import Contract, DealRules, Rules
    from meldbook.state import State

Kind = Literal["open", "out", "joker", "lay-off"]

SEATS = 2
MOST_CARDS = 10  # of a hand that can be looked through at a glance
ORDER: tuple[Kind, ...] = ("open", "out", "joker", "lay-off")
_DEALS = 8  # of a match that goes on to a target


def kinds_of(rules: Rules) -> tuple[Kind, ...]:
    """The kinds that a game has exercises of."""
    return tuple(kind for kind in ORDER if deals_of(rules, kind))


def deals_of(rules: Rules, kind: str) -> list[int]:
    """The deals of a match in which the rules allow an exercise of the kind."""
    deals = range(1, (rules.deals or _DEALS) + 1)
    return [deal for deal in deals if _suits(kind, deal_rules(rules, deal, SEATS))]


def _suits(kind: str, here: DealRules) -> bool:
    """Whether a deal has what the kind is about, with few enough cards."""
    if kind == "open":
        few = here.contract is None or contract_cards(here, here.contract) < MOST_CARDS
        return here.opening in ("points", "contract") and few
    if kind == "out":
        return here.opening != "whole-hand" or here.hand_size < MOST_CARDS
    if kind == "joker":
        return here.reclaim != "never" and here.rules.jokers > 0
    return here.lay_off != "never" and here.opening != "whole-hand"


def contract_cards(here: DealRules, contract: Contract) -> int:
    """The fewest cards that a contract takes."""
    return sum(3 if kind == "set" else here.rules.run_min for kind in contract)


def counts(kind: str, state: State, move: Move) -> bool:
    """Whether a move is one of those that the kind asks for."""
    if kind == "open":
        return isinstance(move, LayMeld)
    if kind == "lay-off":
        return isinstance(move, LayOff)
    if kind == "joker":
        if JOKER not in state.hand:
            return isinstance(move, Reclaim)
        return isinstance(move, LayMeld) and JOKER in map(face_of, move.cards)
    return True


def solved_at(kind: str, state: State, seat: int) -> int | None:
    """How good a position is as the end of a solution, the less the better; None if it is none."""
    if kind == "open":
        return 0 if opening_begun(state) and opening_done(state) else None
    if kind == "joker":
        last = state.table[-1].cards if state.laid else ()
        return 0 if JOKER in map(face_of, last) else None
    if kind == "lay-off":
        return hand_points(state.here, state.hands[seat])
    return 0 if state.end is not None and state.end.out == seat else None

"""Who may lay, lay off and reclaim, and when (J6–J8, M5–M9, B3, H3, W4); shapes aside.

Each function gives the refusal, or None; the legality asks for the words, the search for a turn's
ending only whether there is one.
"""

from collections import Counter

from meldbook.codes import Refusal, refuse
from meldbook.rules import MeldKind
from meldbook.state import State


def why_no_new_meld(state: State, kind: MeldKind) -> Refusal | None:
    """Why the seat on turn may not lay a meld of this kind now, whatever follows."""
    here, opened = state.here, state.opened[state.turn]
    if opened and not state.rules.melds_after_opening:
        return refuse("meld-after-opening")
    most = melds_left(state)
    if most is not None and most <= 0:
        return refuse("meld-second")
    if not opened and here.opening in ("contract", "whole-hand") and here.contract is not None:
        missing = contract_missing(state)
        if missing[kind] <= 0:
            return _not_in_contract(state, kind)
    return None


def melds_left(state: State) -> int | None:
    """How many melds may still be laid in this turn, None for any number (B3, W4)."""
    here = state.here
    whole = here.opening == "whole-hand" and not state.opened[state.turn]
    if here.melds_per_turn == "any" or whole:
        return None
    return max(0, here.melds_per_turn - len(state.laid))


def _not_in_contract(state: State, kind: MeldKind) -> Refusal:
    wanted = Counter(state.here.contract)
    if state.here.opening == "whole-hand":
        return refuse("whole-hand-short", cards=len(state.hand))
    return refuse("contract-kind", kind=kind, sets=wanted["set"], runs=wanted["run"])


def contract_missing(state: State) -> Counter[MeldKind]:
    """The sets and runs of the contract not yet laid in this turn (M5)."""
    missing: Counter[MeldKind] = Counter(state.here.contract or ())
    missing.subtract(state.table[place].kind for place in state.laid)
    return missing


def why_no_lay_off(state: State) -> Refusal | None:
    """Why the seat on turn may not lay off at all now."""
    policy, opened = state.here.lay_off, state.opened[state.turn]
    if policy == "never":
        return refuse("lay-off-never")
    if not opened and (policy == "after-opening-turn" or state.here.opening == "whole-hand"):
        return refuse("lay-off-unopened")
    if policy == "after-own-meld" and not (opened or state.laid):
        return refuse("lay-off-own-first")
    return None


def why_no_reclaim(state: State) -> Refusal | None:
    """Why the seat on turn may not reclaim at all now.

    Where a game has an opening, reclaiming waits for a turn after it.
    """
    if state.here.reclaim == "never":
        return refuse("reclaim-never")
    if state.here.opening != "none" and not state.opened[state.turn]:
        return refuse("reclaim-unopened")
    return None

"""A match as one seat may see it, ready to cross the border (protocol.Position)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from meldbook.faces import RANKS, UNKNOWN, card_text, face_of, meaning_of
from meldbook.judging import contract_short
from meldbook.legality import why_not
from meldbook.moves import Decline, Draw, Take
from meldbook.notation import move_text
from meldbook.permission import (
    contract_missing,
    why_no_lay_off,
    why_no_new_meld,
    why_no_reclaim,
)
from meldbook.practice import open_hands
from meldbook.rules import MELD_KINDS
from meldbook.scenario_text import changed_texts
from meldbook.scoring import ranks
from meldbook.state import first_turn_bars
from meldbook.view import event_for, view

if TYPE_CHECKING:
    from meldbook import protocol
    from meldbook.match import Match
    from meldbook.play import Event
    from meldbook.state import State


def position(match: Match, seat: int, request: int, *, since: int = 0) -> protocol.Position:
    """The match as `seat` sees it; `events` are those of the deal from number `since` on."""
    state = view(match.state, seat)
    rules = match.header.rules
    wild = state.here.shape.wild_rank
    return {
        "id": request,
        "ok": True,
        "at": match.at,
        "record": match.record(),
        "rules": rules.name,
        "options": changed_texts(rules),
        "deal": state.deal,
        "wild": None if wild is None else RANKS[wild],
        "target": rules.target,
        "deals": rules.deals,
        "dealer": state.dealer,
        "turn": state.turn,
        "phase": state.phase,
        "seat": seat,
        "hand": [card_text(card) for card in state.hands[seat]],
        "seats": [_seat(match, state, number) for number in range(state.seats)],
        "table": melds_of(state),
        "stock": len(state.stock),
        "discard": len(state.discard),
        "top": card_text(state.discard[-1]) if state.discard else None,
        "drawn": _drawn(state, seat),
        "owed": state.owed if state.turn == seat else 0,
        "opening": _opening(state, seat),
        "draws": _draws(state, seat),
        "lays": _lays(state, seat),
        "practice": match.header.practice,
        "open": open_hands(match),
        "canBack": _can_back(match, seat),
        "events": [_event(event, seat) for event in match.events[since:]],
        "since": since,
        "end": _end(state),
        "winners": list(match.winners) if match.winners is not None else None,
        "ranks": list(ranks(rules, state.scores, state.won)) if match.over else None,
    }


def _can_back(match: Match, seat: int) -> bool:
    if match.header.practice:
        return match.can_undo(seat)
    return match.may_go_back(seat)


def _event(event: Event, seat: int) -> protocol.Event:
    seen = event_for(event, seat)
    return {"code": seen.code, "args": seen.args}


def _seat(match: Match, state: State, seat: int) -> protocol.SeatInfo:
    name, kind = match.header.seats[seat]
    return {
        "name": name,
        "kind": kind,
        "cards": len(state.hands[seat]),
        "known": [card_text(card) for card in state.known[seat]],
        "opened": state.opened[seat],
        "score": str(state.scores[seat]),
        "dealScores": [str(scores[seat]) for scores in match.deal_scores],
    }


def melds_of(state: State) -> list[protocol.MeldInfo]:
    """The melds on the table, in the order they were laid."""
    return [_meld(state, place) for place in range(len(state.table))]


def _meld(state: State, place: int) -> protocol.MeldInfo:
    meld = state.table[place]
    return {
        "number": place + 1,
        "owner": state.owners[place],
        "kind": meld.kind,
        "cards": [
            {"card": card_text(face_of(card)), "stands": card_text(meaning_of(card))}
            for card in meld.cards
        ],
        "fresh": place in state.laid,
    }


def _drawn(state: State, seat: int) -> str | None:
    drawn = state.drawn
    if drawn is None or drawn.source == "none":
        return None
    if drawn.source == "discard" or (state.turn == seat and drawn.card != UNKNOWN):
        return f"{drawn.source} {card_text(drawn.card)}"
    return drawn.source


def _opening(state: State, seat: int) -> protocol.Opening | None:
    kind = state.here.opening
    if kind == "none" or state.opened[seat] or state.phase == "over":
        return None
    own = state.turn == seat
    contract = Counter(state.here.contract or ())
    missing = contract_missing(state) if own else contract
    return {
        "kind": kind,
        "points": state.points if own and kind == "points" else 0,
        "needed": state.rules.opening_points or 0 if kind == "points" else 0,
        "sets": contract["set"],
        "runs": contract["run"],
        "missingSets": missing["set"],
        "missingRuns": missing["run"],
        "short": contract_short(state, seat),
    }


def _draws(state: State, seat: int) -> list[str]:
    if state.turn != seat or state.phase != "draw":
        return []
    ways = (Draw(), Take(), Decline())
    return [move_text(move) for move in ways if why_not(state, move) is None]


def _lays(state: State, seat: int) -> list[str]:
    if state.turn != seat or state.phase != "play" or first_turn_bars(state):
        return []
    meld = any(why_no_new_meld(state, kind) is None for kind in MELD_KINDS)
    lay_off = bool(state.table) and why_no_lay_off(state) is None
    swap = bool(state.table) and why_no_reclaim(state) is None
    ways = {"meld": meld, "lay-off": lay_off, "swap": swap}
    return [way for way, open_now in ways.items() if open_now]


def _end(state: State) -> protocol.DealEnd | None:
    if state.end is None:
        return None
    here = state.here
    return {
        "out": state.end.out,
        "reason": state.end.reason,
        "rule": state.end.rule,
        "hands": [[card_text(card) for card in hand] for hand in state.hands],
        "costs": [[str(here.points[card]) for card in hand] for hand in state.hands],
        "scores": [str(score) for score in state.end.scores],
    }

"""The border: one JSON text in, one JSON text out, never an exception (protocol.py)."""

from __future__ import annotations

import json
import traceback
from typing import TYPE_CHECKING

from meldbook import protocol
from meldbook._build import BUILD_ID
from meldbook.arrange import arrange
from meldbook.bots import BOTS, bot
from meldbook.check import check_text
from meldbook.codes import Unreadable, refuse
from meldbook.comparing import compared
from meldbook.examples import example, try_out
from meldbook.exercises import exercise
from meldbook.faces import UNKNOWN, card_text
from meldbook.forgetting import forget
from meldbook.hints import hint, reason_data
from meldbook.judging import (
    add_verdicts,
    contract_short,
    discard_verdict,
    group_verdict,
    lay_verdict,
    off_turn,
    refusal_data,
    swap_verdicts,
)
from meldbook.lessons import ADVISER as LEARNERS
from meldbook.lessons import is_lesson, lesson_seed
from meldbook.listing import legal_moves
from meldbook.match import AmbiguousMove, Match
from meldbook.melds import readings
from meldbook.mixes import rules_info
from meldbook.notation import meld_text, move_text, parse_card
from meldbook.pads import padded
from meldbook.pasting import pasted, told
from meldbook.play import IllegalMove
from meldbook.positions import position
from meldbook.practice import whys
from meldbook.record import PERSON
from meldbook.requests import Data, read_request, request_id
from meldbook.retracing import dealt_anew, forked, retraced, seals
from meldbook.systems import SYSTEMS, system
from meldbook.version import __version__
from meldbook.view import view

if TYPE_CHECKING:
    from collections.abc import Callable

    from meldbook.faces import Face

_CACHED = 4  # matches kept; any can be replayed from its record
_matches: dict[str, Match] = {}


def handle(text: str) -> str:
    """Answer one request (protocol.Request) given as JSON with its answer as JSON."""
    number = request_id(text)
    try:
        answer = _answer(read_request(text))
    except IllegalMove as error:
        answer = _failure(number, "illegal", refusal=refusal_data(error.refusal))
    except AmbiguousMove as error:
        answer = _failure(number, "ambiguous", meanings=error.moves)
    except Unreadable as error:
        answer = _failure(number, "unreadable", code=error.code, args=error.args_by_name)
    except Exception:  # noqa: BLE001  # the border never raises; a bug is told as one
        answer = _failure(number, "bug", detail=traceback.format_exc(limit=8))
    return json.dumps(answer, ensure_ascii=False)


def _failure(number: int, kind: str, **more: object) -> Data:
    return {"id": number, "ok": False, "kind": kind, **more}


def _answer(request: Data) -> Data:
    operation = _OPERATIONS.get(request["op"])
    if operation is None:
        raise Unreadable("request-bad", detail=f"op is {request['op']}")
    try:
        return operation(request)
    except KeyError as error:
        if error.args and error.args[0] in protocol.Request.__annotations__:
            raise Unreadable("request-bad", detail=f"{error.args[0]} is missing") from None
        raise


def _match(request: Data) -> Match:
    """The match of the request's record, from the cache or replayed."""
    record: str = request["record"]
    return _matches.get(record) or _keep(Match.load(record))


def _keep(match: Match) -> Match:
    """Remember a match under its present record; forget the oldest."""
    for record in [record for record, kept in _matches.items() if kept is match]:
        del _matches[record]
    _matches[match.record()] = match
    while len(_matches) > _CACHED:
        del _matches[next(iter(_matches))]
    return match


def _seat(request: Data, match: Match) -> int:
    seat = request["seat"]
    if seat >= match.state.seats:
        raise Unreadable("request-bad", detail=f"seat is {seat}")
    return int(seat)


def _cards(texts: list[str]) -> list[Face]:
    """Cards that were picked; an unknown one can't be."""
    cards = [parse_card(text) for text in texts]
    if UNKNOWN in cards:
        raise Unreadable("card-unreadable", text="?")
    return cards


def _hello(request: Data) -> Data:
    return {
        "id": request["id"],
        "ok": True,
        "version": __version__,
        "build": BUILD_ID,
        "systems": sorted(SYSTEMS),
        "bots": sorted(BOTS),
    }


def _open(request: Data) -> Data:
    if "start" not in request:
        return _position(_match(request), request)
    match = _started(request["start"])
    if _matches:  # the page is done with them; its first match is to find the caches warm
        _matches.clear()
        forget()
    return _position(_keep(match), request)


def _started(start: protocol.Start) -> Match:
    rules = system(start["rules"], **start.get("options", {}))
    seats = [(name, kind) for name, kind in start["seats"]]
    for _, kind in seats:
        if kind != PERSON:
            bot(kind)
    practice = start.get("practice", False)
    return Match.new(rules, seats=seats, seed=start["seed"], practice=practice)


def _position(match: Match, request: Data, *, since: int = 0) -> Data:
    return dict(position(match, _seat(request, match), request["id"], since=since))


def _view(request: Data) -> Data:
    return _position(_match(request), request)


def _moves(request: Data) -> Data:
    match = _match(request)
    seat = _seat(request, match)
    limit = request.get("limit", 500)
    found = []
    if off_turn(match.state, seat) is None:
        for move in legal_moves(view(match.state, seat)):
            found.append(move_text(move))
            if len(found) > limit:
                break
    more = len(found) > limit
    return _done(request, match, moves=found[:limit], more=more)


def _done(request: Data, match: Match, **more: object) -> Data:
    return {"id": request["id"], "ok": True, "at": match.at, **more}


def _judge(request: Data) -> Data:
    match = _match(request)
    seat = _seat(request, match)
    state = view(match.state, seat)
    groups = [_cards(group) for group in request.get("groups", [])]
    selected = _cards(request.get("selected", []))
    lone = selected[0] if len(selected) == 1 else None
    return _done(
        request,
        match,
        groups=[group_verdict(state, cards) for cards in groups],
        lay=lay_verdict(state, seat, groups),
        selection=group_verdict(state, selected) if selected else None,
        lone=lay_verdict(state, seat, [selected]) if selected else None,
        adds=add_verdicts(state, seat, selected),
        swaps=swap_verdicts(state, seat, lone) if lone is not None else [],
        discard=discard_verdict(state, seat, lone) if lone is not None else None,
        short=contract_short(state, seat, groups),
    )


def _play(request: Data) -> Data:
    """Make a move of the seat that looks, or of a bot, whose moves come through the page too."""
    match = _match(request)
    seat = _seat(request, match)
    on_turn = match.header.seats[match.state.turn]
    barred = off_turn(match.state, seat if on_turn.kind == PERSON else match.state.turn)
    if barred is not None:
        raise IllegalMove(barred)
    since = len(match.events)
    match.play(request["move"])
    return _position(_keep(match), request, since=since)


def _deal(request: Data) -> Data:
    match = _match(request)
    _seat(request, match)
    match.next_deal()
    forget()  # of the last deal's cards
    return _position(_keep(match), request)


def _back(request: Data) -> Data:
    match = _match(request)
    seat = _seat(request, match)
    if match.header.practice:
        match.undo(seat)
        return _position(_keep(match), request)
    barred = None if match.may_go_back(seat) else off_turn(match.state, seat)
    if barred is not None:
        raise IllegalMove(barred)
    match.back(seat)
    return _position(_keep(match), request)


def _bot(request: Data) -> Data:
    match = _match(request)
    seat = match.state.turn
    barred = off_turn(match.state, seat)
    if barred is not None:
        raise IllegalMove(barred)
    kind = match.header.seats[seat].kind
    thinker = bot(kind, request.get("cap"))
    choice = thinker.explain(view(match.state, seat), match.dice())
    return _done(request, match, move=move_text(choice.move), reason=reason_data(choice.reason))


def _hint(request: Data) -> Data:
    match = _match(request)
    seat = _seat(request, match)
    if match.state.end is not None:
        raise IllegalMove(refuse("deal-over"))
    state = view(match.state, seat)
    if is_lesson(match.header):
        return _done(request, match, **hint(state, seat, LEARNERS))
    return _done(request, match, **hint(state, seat))


def _lesson(request: Data) -> Data:
    return {"id": request["id"], "ok": True, "seed": lesson_seed(request["rules"])}


def _why(request: Data) -> Data:
    match = _match(request)
    return _done(request, match, whys=whys(match, _seat(request, match)))


def _exercise(request: Data) -> Data:
    wish = request["exercise"]
    made = exercise(wish["rules"], wish["kind"], wish["seed"])
    return {"id": request["id"], "ok": True, "exercise": made}


def _readings(request: Data) -> Data:
    match = _match(request)
    melds = readings(_cards(request["cards"]), match.state.here.shape)
    return _done(request, match, melds=[meld_text(meld) for meld in melds])


def _arrange(request: Data) -> Data:
    match = _match(request)
    found = arrange(tuple(_cards(request["cards"])), match.header.rules, match.state.deal)
    return _done(
        request,
        match,
        melds=[meld_text(meld) for meld in found.melds],
        left=[card_text(card) for card in found.left],
        cost=found.cost,
    )


def _check(request: Data) -> Data:
    asks = [asked._asdict() for asked in check_text(request["toml"])]
    return {"id": request["id"], "ok": True, "asks": asks}


def _example(request: Data) -> Data:
    made = example(request["toml"], request.get("ask", 1))
    return {"id": request["id"], "ok": True, "example": made}


def _try(request: Data) -> Data:
    played = request.get("played", [])
    return {**try_out(request["toml"], played, request["tried"], request["id"])}


def _replay(request: Data) -> Data:
    match = Match.load(request["record"])
    return {
        "id": request["id"],
        "ok": True,
        "record": match.record(),
        "deals": [[str(score) for score in scores] for scores in match.deal_scores],
        "over": match.over,
    }


def _rules(request: Data) -> Data:
    return dict(rules_info(request["rules"], request.get("options", {}), request["id"]))


def _compare(request: Data) -> Data:
    return dict(compared(request["pair"], request.get("names"), request["id"]))


def _pad(request: Data) -> Data:
    return dict(padded(request["pad"], request["id"]))


def _paste(request: Data) -> Data:
    return dict(pasted(request["text"], request["id"], request.get("seat")))


def _tell(request: Data) -> Data:
    return dict(told(request["record"], request.get("seat"), request["id"]))


def _retrace(request: Data) -> Data:
    looks = {name: request.get(name) for name in ("deal", "seat", "eyes")}
    return dict(retraced(request["record"], request["id"], **looks))


def _fork(request: Data) -> Data:
    place = {"deal": request["deal"], "moves": request["moves"], "seat": request.get("seat")}
    return {"id": request["id"], "ok": True, "record": forked(request["record"], **place)}


def _named(request: Data) -> Data:
    header = _started(request["start"]).header
    record = dealt_anew(header.rules, header.seats, header.seed or "", request["deal"])
    return {"id": request["id"], "ok": True, "record": record}


def _seals(request: Data) -> Data:
    return dict(seals(request["record"], request["id"]))


_OPERATIONS: dict[str, Callable[[Data], Data]] = {
    "hello": _hello,
    "open": _open,
    "view": _view,
    "moves": _moves,
    "judge": _judge,
    "play": _play,
    "deal": _deal,
    "back": _back,
    "bot": _bot,
    "hint": _hint,
    "why": _why,
    "lesson": _lesson,
    "exercise": _exercise,
    "readings": _readings,
    "arrange": _arrange,
    "check": _check,
    "example": _example,
    "try": _try,
    "replay": _replay,
    "rules": _rules,
    "compare": _compare,
    "pad": _pad,
    "paste": _paste,
    "tell": _tell,
    "retrace": _retrace,
    "fork": _fork,
    "named": _named,
    "seals": _seals,
}

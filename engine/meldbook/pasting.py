"""Text that somebody pasted: a match or a position, read whole, with the line of what is wrong."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from meldbook.check import verdicts
from meldbook.codes import Unreadable
from meldbook.comparing import scene_data
from meldbook.examples import can_be_tried
from meldbook.faces import UNKNOWN
from meldbook.judging import refusal_data
from meldbook.match import Match
from meldbook.position import parse_position
from meldbook.record import Header, Record, Seat, dump_record, parse_record
from meldbook.scenario_text import changed_texts, position_table, scenario_text
from meldbook.seeds import Dice
from meldbook.state import changed, unseen
from meldbook.systems import system
from meldbook.toml_text import read_toml, wrong_value
from meldbook.view import event_for, view

if TYPE_CHECKING:
    from collections.abc import Iterator

    from meldbook import protocol, protocol_compare
    from meldbook.faces import Hand
    from meldbook.play import Event
    from meldbook.rules import Rules
    from meldbook.state import State

_REPORT = re.compile(r"\s*Meldbook [0-9a-f]+\s*\nrule: ")
_ASK = re.compile(r"ask (\d+)")
_KEYS = {  # where the fault of a code stands, if its arguments name no key
    "position-meld": "table",
    "position-drawn": "drawn",
    "position-deal": "deal",
    "position-seats": "hands",
    "position-empty-hand": "hands",
    "rules-unknown": "rules",
    "option-unknown": "options",
    "option-value": "options",
    "options-clash": "options",
}


def pasted(text: str, request: int, seat: int | None = None) -> protocol_compare.Pasted:
    """What a text is and shows; of a match what a seat may know (None: everything).

    Raises Unreadable, with its line where there is one.
    """
    before, text = _without_head(text)
    try:
        if text.startswith("meldbook"):
            return _match(text, request, seat)
        return _position(text, request)
    except Unreadable as error:
        raise _with_line(error, text, before) from None


def _without_head(text: str) -> tuple[int, str]:
    """How many lines stand before the text itself, and the text.

    Those are empty, or the head of a report about a rule, which ends with a match.
    """
    start = re.search(r"^meldbook ", text, re.MULTILINE) if _REPORT.match(text) else None
    plain = text[start.start() :] if start else text.lstrip("\ufeff\r\n ")
    return text[: len(text) - len(plain)].count("\n"), plain


def _match(text: str, request: int, seat: int | None) -> protocol_compare.Pasted:
    match = Match.load(text)
    state, rules = _seen(match, seat), match.header.rules
    toml = None if state.end else scenario_text(rules, position_table(state))
    return {
        **_shown(state, rules, request),
        "kind": "match",
        "names": [seat.name for seat in match.header.seats],
        "winners": None if match.winners is None else list(match.winners),
        "record": match.record() if seat is None or state.end else None,
        "toml": toml,
    }


def _seen(match: Match, seat: int | None) -> State:
    """The state as a seat may know it."""
    if seat is not None and seat >= match.state.seats:
        raise Unreadable("request-bad", detail=f"seat is {seat}")
    return view(match.state, seat)


def _position(text: str, request: int) -> protocol_compare.Pasted:
    """A scenario, or a bare position with the rules it is for."""
    data = read_toml(text)
    name, options = data.get("rules"), data.get("options", {})
    if not isinstance(name, str) or not isinstance(options, dict):
        key = "options" if isinstance(name, str) else "rules"
        if key not in data:
            raise Unreadable("scenario-missing", key=key)
        raise wrong_value(key, data[key], "table" if key == "options" else "game")
    rules = system(name, **options)
    position = data.get("position")
    if not isinstance(position, dict):
        raise Unreadable("scenario-missing", key="position")
    state = parse_position(position, rules)
    asks = _asked(text) if "ask" in data else []
    return {
        **_shown(state, rules, request),
        "kind": "position",
        "example": bool(asks) and asks[0]["ok"] and can_be_tried(data["ask"][0]),
        "asks": asks,
        "record": playable(state, rules, text, _strangers(state)),
        "toml": scenario_text(rules, position_table(state)),
    }


def _asked(text: str) -> list[protocol_compare.PastedAsk]:
    """The questions of a scenario and how each was answered, a refusal as the page says it."""
    return [
        {"ok": one.ok, "got": one.got, "refusal": refusal_data(one.refusal)}
        for one in verdicts(text)
    ]


def _shown(state: State, rules: Rules, request: int) -> protocol_compare.Pasted:
    return {
        "id": request,
        "ok": True,
        "kind": "position",
        "rules": rules.name,
        "options": changed_texts(rules),
        "names": [],
        "phase": state.phase,
        "turn": state.turn,
        "scene": scene_data({"deal": state.deal, "phase": state.phase, **position_table(state)}),
        "winners": None,
        "asks": [],
        "example": False,
        "record": None,
        "toml": None,
    }


def _strangers(state: State) -> tuple[Seat, ...]:
    """A person where it is their turn, and bots."""
    return tuple(
        Seat(str(seat + 1), "person" if seat == state.turn else "steady")
        for seat in range(state.seats)
    )


def playable(state: State, rules: Rules, text: str, seats: tuple[Seat, ...]) -> str | None:
    """The record of a match that goes on from a position; cards nobody knows are dealt by lot.

    None where fewer cards are left than the position has unknown ones. `text` seeds the lot.
    """
    cards = iter(Dice(text, "pasted").shuffled(sorted(unseen(state).elements())))

    def known(zone: Hand) -> Hand:
        return tuple(next(cards) if card == UNKNOWN else card for card in zone)

    hands = tuple(tuple(sorted(known(hand))) for hand in state.hands)
    whole = changed(state, hands=hands, discard=known(state.discard), stock=known(state.stock))
    position = scenario_text(rules, position_table(whole)).split("\n\n", 1)[1]
    header = Header(rules, seats, None, position.rstrip())
    try:
        return Match.load(dump_record(Record(header, ((),), state.deal))).record()
    except Unreadable:
        return None


def _with_line(error: Unreadable, text: str, before: int) -> Unreadable:
    """The same fault with the line that it is about, `before` others standing above the text."""
    args: dict[str, Any] = dict(error.args_by_name)
    if "line" not in args and (line := _line_of(error, text)):
        args["line"] = line
    if "line" in args:
        args["line"] += before
    found = Unreadable(error.code, **error.args_by_name)
    found.args_by_name = args
    return found


def _line_of(error: Unreadable, text: str) -> int | None:
    named = str(error.args_by_name.get("key") or _KEYS.get(error.code, ""))
    place = _ASK.match(str(error.args_by_name.get("place", "")) or named)
    key = re.split(r"\.|: ", named)[-1]
    wanted = re.compile(rf"\s*(?:{re.escape(key)}\s*=|\[+{re.escape(key)}\]+)") if key else None
    wanted_ask = int(place[1]) if place else 0
    asks = 0
    for number, line in enumerate(text.split("\n"), start=1):
        if line.lstrip().startswith("[[ask]]"):
            asks += 1
            if place and asks == wanted_ask and key == place[0]:
                return number
        if wanted and wanted.match(line) and asks == (wanted_ask or asks):
            return number
    return None


def told(record: str, seat: int | None, request: int) -> protocol_compare.Told:
    """All that happened in a match, deal by deal, as a seat may know it (None: everything)."""
    read = parse_record(record)
    match = Match(read.header)
    deals: list[protocol_compare.ToldDeal] = []
    for place, turns in enumerate(read.deals):
        if place:
            match.next_deal()
        for turn in turns:
            for move in turn.moves:
                match.play(move)
        deals.append({"deal": match.state.deal, "events": list(_events(match.events, seat))})
    return {
        "id": request,
        "ok": True,
        "rules": match.header.rules.name,
        "options": changed_texts(match.header.rules),
        "names": [one.name for one in match.header.seats],
        "deals": deals,
    }


def _events(events: list[Event], seat: int | None) -> Iterator[protocol.Event]:
    for event in events:
        seen = event_for(event, seat)
        yield {"code": seen.code, "args": seen.args}

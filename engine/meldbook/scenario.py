"""Scenario files: a position and questions about it (notation.md, "Scenario files")."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from meldbook.arrange import arrange
from meldbook.codes import Refusal, Unreadable
from meldbook.faces import UNKNOWN, card_text
from meldbook.legality import why_not
from meldbook.listing import legal_moves
from meldbook.naming import named_readings
from meldbook.notation import (
    Ambiguous,
    meld_text,
    move_text,
    parse_cards,
    parse_move,
    parse_named,
    split_move,
)
from meldbook.outcome import differences
from meldbook.play import apply
from meldbook.position import parse_position
from meldbook.rules import deal_rules
from meldbook.scoring import hand_points
from meldbook.systems import system
from meldbook.toml_text import Toml, read_toml, wrong_value

if TYPE_CHECKING:
    from meldbook.moves import Move
    from meldbook.rules import DealRules, Rules
    from meldbook.state import State

_TOP = ("title", "rules", "options", "source", "position", "ask")
_ASKS: dict[str, tuple[str, ...]] = {
    "play": ("play", "expect", "then", "step", "rule", "code", "meanings"),
    "readings": ("readings", "expect"),
    "hand_points": ("hand_points", "expect"),
    "least_left": ("least_left", "expect"),
    "moves": ("moves_include", "moves_exclude", "moves_count"),
}
_COMPLETION = (
    "opening-short",
    "contract-short",
    "whole-hand-short",
    "reclaim-stuck",
    "turn-stuck",
)


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario read: its title, the rule ids it shows, the position and its questions."""

    title: str
    source: str
    rules: Rules
    deal: int
    state: State | None  # None where only cards are asked about
    asks: tuple[Toml, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a question was answered: `ok` if as expected, what came out, and the refusal if any."""

    ok: bool
    got: str
    refusal: Refusal | None = None


class UnknownAnswer(Exception):  # noqa: N818  # says what the answer would be
    """The answer would depend on a card that is not known."""


def parse_scenario(text: str) -> Scenario:
    """Read a scenario. Raises Unreadable with key and place."""
    data = read_toml(text)
    for key in data:
        if key not in _TOP:
            raise Unreadable("scenario-key", key=key, place="scenario")
    title, source = _text(data, "title", ""), _text(data, "source", "")
    options = data.get("options", {})
    if not isinstance(options, dict):
        raise wrong_value("options", options, "table")
    rules = system(_text(data, "rules"), **options)
    position = data.get("position")
    state = None if position is None else parse_position(_table("position", position), rules)
    asks = data.get("ask", [])
    if not isinstance(asks, list) or not asks:
        raise wrong_value("ask", asks, "asks")
    for number, ask in enumerate(asks, start=1):
        _check_ask(_table("ask", ask), number, state)
    return Scenario(title, source, rules, state.deal if state else 1, state, tuple(asks))


def _text(data: Toml, key: str, default: str | None = None) -> str:
    if default is None and key not in data:
        raise Unreadable("scenario-missing", key=key)
    value = data.get(key, default)
    if not isinstance(value, str) or not (value.strip() or value == default):
        raise wrong_value(key, value, "text")
    return value


def _table(key: str, value: object) -> Toml:
    if not isinstance(value, dict):
        raise wrong_value(key, value, "table")
    return value


def _kind(ask: Toml) -> str:
    return next((kind for kind in _ASKS if kind in ask), "moves")


def _check_ask(ask: Toml, number: int, state: State | None) -> None:
    kind = _kind(ask)
    for key in ask:
        if key not in _ASKS[kind]:
            raise Unreadable("scenario-key", key=key, place=f"ask {number}")
    if kind == "moves" and not ask:
        raise wrong_value(f"ask {number}", ask, "question")
    if kind in ("play", "moves") and state is None:
        raise Unreadable("scenario-missing", key="position")
    if kind == "play":
        _check_play(ask, number)
    elif kind == "moves":
        _check_moves(ask, number)
    else:
        _check_cards(ask, kind, number)


def _check_cards(ask: Toml, kind: str, number: int) -> None:
    if not isinstance(ask[kind], str):
        raise wrong_value(f"ask {number}: {kind}", ask[kind], "cards")
    lists = (list, str) if kind == "readings" else ()
    expect = ask.get("expect")
    texts = not isinstance(expect, list) or all(isinstance(meld, str) for meld in expect)
    if not isinstance(expect, (int, *lists)) or isinstance(expect, bool) or not texts:
        raise wrong_value(f"ask {number}: expect", expect, "readings" if lists else "number")


def _check_moves(ask: Toml, number: int) -> None:
    for key in ("moves_include", "moves_exclude"):
        _check_texts(ask, key, number)
    if type(ask.get("moves_count", 0)) is not int:
        raise wrong_value(f"ask {number}: moves_count", ask["moves_count"], "number")


def _check_texts(ask: Toml, key: str, number: int) -> None:
    texts = ask.get(key, [])
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise wrong_value(f"ask {number}: {key}", texts, "moves")


def _check_play(ask: Toml, number: int) -> None:
    play = ask["play"]
    if not isinstance(play, list) or not play or not all(isinstance(m, str) for m in play):
        raise wrong_value(f"ask {number}: play", play, "moves")
    if ask.get("expect") not in ("legal", "illegal", "ambiguous"):
        raise wrong_value(f"ask {number}: expect", ask.get("expect"), "verdict")
    step = ask.get("step", len(play))
    if type(step) is not int or not 1 <= step <= len(play):
        raise wrong_value(f"ask {number}: step", step, "range", least=1, most=len(play))
    if not isinstance(ask.get("then", {}), dict):
        raise wrong_value(f"ask {number}: then", ask["then"], "table")
    _check_texts(ask, "meanings", number)


def answer(scenario: Scenario, ask: Toml) -> Verdict:
    """Answer one question of a scenario and compare with what it expects.

    Raises Unreadable where a card or move of the question can't be read.
    """
    try:
        return _answer(scenario, ask)
    except UnknownAnswer:
        return Verdict(ok=False, got="depends on unknown cards")


def _answer(scenario: Scenario, ask: Toml) -> Verdict:
    here = _here(scenario)
    match _kind(ask):
        case "play":
            return _answer_play(_state(scenario), ask)
        case "readings":
            return _answer_readings(scenario, ask)
        case "hand_points":
            points = hand_points(here, _known(parse_cards(ask["hand_points"])))
            return Verdict(points == ask["expect"], str(points))
        case "least_left":
            cards = _known(parse_cards(ask["least_left"]))
            cost = arrange(cards, scenario.rules, scenario.deal).cost
            return Verdict(cost == ask["expect"], str(cost))
        case _:
            return _answer_moves(_state(scenario), ask)


def _here(scenario: Scenario) -> DealRules:
    seats = scenario.state.seats if scenario.state else scenario.rules.players[0]
    return deal_rules(scenario.rules, scenario.deal, seats)


def _state(scenario: Scenario) -> State:
    assert scenario.state is not None  # told by _check_ask
    return scenario.state


def _known(cards: tuple[int, ...]) -> tuple[int, ...]:
    if UNKNOWN in cards:
        raise UnknownAnswer
    return cards


class _Stop(Exception):  # noqa: N818
    """Play stops at an entry: refused, or ambiguous."""

    def __init__(self, why: Refusal | Ambiguous) -> None:
        super().__init__()
        self.why = why


def _answer_play(state: State, ask: Toml) -> Verdict:
    for step, text in enumerate(ask["play"], start=1):
        try:
            state = _play_entry(state, text)
        except _Stop as stop:
            return _stopped(stop.why, step, ask)
    if ask["expect"] != "legal":
        return Verdict(ok=False, got="legal")
    wrong = differences(state, ask.get("then", {}))
    return Verdict(not wrong, "; ".join(wrong) or "legal")


def _play_entry(state: State, text: str) -> State:
    """The state after an entry of `play`, all its single steps or none."""
    for part in split_move(text):
        move = parse_move(part, state)
        if isinstance(move, Ambiguous):
            raise _Stop(move)
        refusal = why_not(state, move)
        if refusal is not None:
            if _hangs_on_unknown(state, refusal, move):
                raise UnknownAnswer
            raise _Stop(refusal)
        state = apply(state, move).state
    return state


def _hangs_on_unknown(state: State, refusal: Refusal, move: Move) -> bool:
    """Whether an unknown card in hand might complete what the step began."""
    begins = refusal.code in _COMPLETION and not move_text(move).startswith("discard")
    return begins and UNKNOWN in state.hand


def _stopped(why: Refusal | Ambiguous, step: int, ask: Toml) -> Verdict:
    if isinstance(why, Ambiguous):
        moves = sorted(map(move_text, why.moves))
        got = f"ambiguous at step {step}: {', '.join(moves)}"
        ok = ask["expect"] == "ambiguous" and step == ask.get("step", len(ask["play"]))
        wanted = ask.get("meanings")
        return Verdict(ok and (wanted is None or _same_moves(wanted, moves)), got)
    got = f"illegal at step {step}: {why.rule} {why.code}"
    ok = (
        ask["expect"] == "illegal"
        and step == ask.get("step", len(ask["play"]))
        and ask.get("rule", why.rule) == why.rule
        and ask.get("code", why.code) == why.code
    )
    return Verdict(ok, got, why)


def _same_moves(wanted: list[str], moves: list[str]) -> bool:
    """Whether texts name the same moves; the order of cards means nothing."""
    return Counter(map(_loose, wanted)) == Counter(map(_loose, moves))


def _loose(text: str) -> tuple[str, ...]:
    def card(word: str) -> str:
        try:
            named = parse_named(word)
        except Unreadable:
            return word
        meaning = "" if named.meaning is None else f"={card_text(named.meaning)}"
        return card_text(named.face) + meaning

    return tuple(sorted(map(card, text.split())))


def _answer_readings(scenario: Scenario, ask: Toml) -> Verdict:
    named = [parse_named(word) for word in ask["readings"].split()]
    _known(tuple(card.face for card in named))
    melds = [meld_text(meld) for meld in named_readings(named, _here(scenario).shape)]
    expected = ask["expect"]
    got = f"{len(melds)}: {', '.join(melds)}"
    if isinstance(expected, int):
        return Verdict(len(melds) == expected, got)
    wanted = expected.split(",") if isinstance(expected, str) else expected
    return Verdict(_same_moves(wanted, melds), got)


def _answer_moves(state: State, ask: Toml) -> Verdict:
    moves = list(legal_moves(state))
    texts = Counter(_loose(move_text(move)) for move in moves)
    missing = [m for m in ask.get("moves_include", []) if not _covers(texts, m, state)]
    present = [m for m in ask.get("moves_exclude", []) if _covers(texts, m, state)]
    count = ask.get("moves_count", len(moves))
    ok = not missing and not present and count == len(moves)
    got = f"{len(moves)} moves"
    got += f"; missing: {', '.join(missing)}" if missing else ""
    got += f"; present: {', '.join(present)}" if present else ""
    return Verdict(ok, got)


def _covers(texts: Counter[tuple[str, ...]], text: str, state: State) -> bool:
    """Whether a move text is in the list; an open one is if any of its meanings is."""
    parsed = parse_move(text, state)
    moves = parsed.moves if isinstance(parsed, Ambiguous) else (parsed,)
    return any(texts[_loose(move_text(move))] for move in moves)

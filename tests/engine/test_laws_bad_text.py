"""Text that can't be read is told as such: no other error, and nothing changes."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meldbook as mb
from meldbook.bridge import handle
from meldbook.notation import parse_named
from meldbook.protocol import Request
from tests.counts import count
from tests.engine.strategies import (
    card_text,
    numbers,
    short_record,
    state_of,
    texts_of,
    turn_numbered,
)

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").rglob("*.toml"))
EXAMPLES = count(100, 800)
DOCUMENTED = (mb.Unreadable, mb.IllegalMove, mb.AmbiguousMove)
SIGNS = "AKQJT1023456789shdc*?=|;:,\"'[]{}#\n\t ♥♠é\x00\u2028-+_drawtkemlpinx"


def spoilt(text: str, dice: Random) -> str:
    """The text with a few signs put in, left out, changed or doubled."""
    for _ in range(dice.randint(1, 3)):
        place = dice.randrange(len(text) + 1)
        end = min(len(text), place + dice.choice((0, 1, 1, 2, 9)))
        text = text[:place] + dice.choice(["", *SIGNS, text[place:end] * 2]) + text[end:]
    return text


@given(st.text(max_size=12))
@settings(max_examples=EXAMPLES)
def test_any_text_as_a_card(text: str) -> None:
    try:
        card = mb.parse_card(text)
    except mb.Unreadable:
        return
    assert mb.parse_card(card_text(card)) == card


@given(numbers, st.text(max_size=40))
@settings(max_examples=EXAMPLES)
def test_any_text_as_a_move(number: int, noise: str) -> None:
    state, dice = state_of(turn_numbered(number)), Random(number)
    texts = [noise, spoilt(dice.choice([*texts_of(state), "draw", "meld 5h 6h *=7h"]), dice)]
    texts += [f"{word} {noise}" for word in ("meld", "add", "swap", "discard")]
    for text in texts:
        try:
            move = mb.parse_move(text, state)
        except mb.Unreadable:
            continue
        for one in move.moves if isinstance(move, mb.Ambiguous) else (move,):
            refusal = mb.why_not(state, one)
            assert refusal is None or refusal.rule


@given(numbers, st.text(max_size=40))
@settings(max_examples=count(40, 400))
def test_a_refused_text_leaves_the_match_alone(number: int, noise: str) -> None:
    match, dice = mb.Match.load(short_record(number % 6)), Random(number)
    legal = texts_of(match.state) or ["draw"]
    for text in (noise, spoilt(dice.choice(legal), dice), "meld 5h 6h 7h | 2c", "add 2c 3c to 1"):
        before, record, at = match.state, match.record(), match.at
        try:
            match.play(text)
        except DOCUMENTED:
            assert (match.state, match.record(), match.at) == (before, record, at)
        else:
            assert match.at > at
            return


@given(numbers)
@settings(max_examples=EXAMPLES)
def test_a_spoilt_record(number: int) -> None:
    text = spoilt(short_record(number % 6), Random(number))
    try:
        match = mb.Match.load(text)
    except mb.Unreadable:
        return
    assert mb.Match.load(match.record()).record() == match.record()


@given(numbers)
@settings(max_examples=EXAMPLES)
def test_a_spoilt_scenario(number: int) -> None:
    dice = Random(number)
    text = spoilt(dice.choice(SCENARIOS).read_text(encoding="utf-8"), dice)
    answer = _asked(op="check", toml=text)
    assert answer["ok"] or answer["kind"] == "unreadable", text


def _noise(depth: int = 2) -> st.SearchStrategy[object]:
    simple = st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=9)
    )
    return st.recursive(simple, lambda inner: st.lists(inner, max_size=3), max_leaves=depth * 3)


@given(number=numbers, noise=_noise())
@settings(max_examples=EXAMPLES)
def test_a_spoilt_position(number: int, noise: object) -> None:
    """Every value of a position may be anything that TOML can hold."""
    dice = Random(number)
    data = tomllib.loads(dice.choice(SCENARIOS).read_text(encoding="utf-8"))
    places = [*data.get("position", {"deal": 1}), "won", "idle", "quiet"]
    data.setdefault("position", {})[dice.choice(places)] = noise
    answer = _asked(op="check", toml="\n".join(_toml(data)))
    assert answer["ok"] or answer["kind"] == "unreadable", data


def _toml(data: dict[str, object]) -> Iterator[str]:
    """The scenario as TOML: a JSON value without null is one."""
    yield from (f"{key} = {_value(data[key])}" for key in ("title", "rules", "source"))
    position = data["position"]
    assert isinstance(position, dict)
    yield "[position]"
    yield from (f"{key} = {_value(value)}" for key, value in position.items())
    yield '[[ask]]\nhand_points = "*"\nexpect = 25'


def _value(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps("none" if value is None else value)


OPERATIONS = [*get_args(Request.__annotations__["op"]), "nothing"]
FIELDS = ("start", "record", "seat", "move", "groups", "selected", "cards", "toml", "limit", "op")


@given(
    number=numbers, noise=_noise(), field=st.sampled_from(FIELDS), op=st.sampled_from(OPERATIONS)
)
@settings(max_examples=EXAMPLES)
def test_a_spoilt_request(number: int, noise: object, field: str, op: str) -> None:
    """Whatever a field holds, the border answers that it can't be read, not with a bug."""
    request = {
        "op": op,
        "record": short_record(number % 3),
        "seat": 0,
        "move": "draw",
        "groups": [["5h", "6h", "7h"]],
        "selected": ["2c"],
        "cards": ["5h", "6h", "*"],
        "toml": 'title = "x"',
        field: noise,
    }
    answer = _asked(**request)
    assert answer["ok"] or answer["kind"] != "bug", answer


@pytest.mark.parametrize("text", ["", "{", "null", "[]", "5", '"x"', "{}", '{"id": null}', "\x00"])
def test_no_request_at_all(text: str) -> None:
    answer = json.loads(handle(text))
    assert not answer["ok"]
    assert answer["kind"] == "unreadable", answer


def _asked(**request: object) -> "dict[str, object]":
    answer = json.loads(handle(json.dumps({"id": 1, **request})))
    assert isinstance(answer, dict)
    return answer


def test_an_option_that_is_none() -> None:
    """Not even a name that the engine uses inside is taken for an option."""
    for name in ("name", "rules", "self", "bogus"):
        toml = f'title = "x"\nrules = "jokeren-13"\nsource = "R1"\noptions = {{ {name} = "x" }}\n'
        answer = _asked(op="check", toml=toml + '[[ask]]\nhand_points = "*"\nexpect = 25\n')
        assert (answer["ok"], answer.get("code")) == (False, "option-unknown"), answer
        seats = [["A", "person"], ["B", "person"]]
        start = {"rules": "jokeren-13", "options": {name: "x"}, "seats": seats, "seed": "x"}
        answer = _asked(op="open", start=start, seat=0)
        assert (answer["ok"], answer.get("code")) == (False, "option-unknown"), answer


@pytest.mark.parametrize("text", ["*=*", "*=?", "4h=*", "4h=?", "*=", "=7h", "7h=7h=7h"])
def test_a_name_that_names_no_card(text: str) -> None:
    with pytest.raises(mb.Unreadable, match="card-unreadable"):
        parse_named(text)

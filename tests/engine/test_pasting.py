"""Pasted text: matches and positions are read, checked, told; faults name their line."""

import json
import re
from typing import Any

import pytest

from meldbook.bridge import handle
from meldbook.languages import LANGUAGES
from meldbook.match import Match
from meldbook.systems import system
from meldbook.wording import Wording
from tests.engine.games import played

POSITION = """rules = "jokeren-13"

[position]
phase = "play"
hands = ["7h Qs Qh Qd 2c 4d", 13]
table = ["1: 6h *=7h 8h"]
opened = [true, true]

[[ask]]
play = ["swap 7h in 1", "meld Qs Qh Qd *=Qc", "discard 2c"]
expect = "legal"

[[ask]]
play = ["discard 2c"]
expect = "illegal"
"""
RECORD = "meldbook 1\nrules jokeren-13\nseats Ana=person, Bram=steady\nseed 1\ndeal 1\n"


def ask(op: str, **fields: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(handle(json.dumps({"id": 3, "op": op, **fields})))
    return answer


def test_a_refusal_is_told_as_the_page_says_it() -> None:
    read = ask("paste", text=POSITION.replace('play = ["discard 2c"]', 'play = ["draw"]'))
    assert [one["ok"] for one in read["asks"]] == [True, True]
    assert read["asks"][0]["refusal"] is None
    assert read["asks"][1]["refusal"]["rule"] == "R3"


def test_a_position_is_shown_checked_and_can_be_played_on() -> None:
    read = ask("paste", text=POSITION)
    assert (read["kind"], read["rules"], read["phase"]) == ("position", "jokeren-13", "play")
    assert [one["ok"] for one in read["asks"]] == [True, False]
    assert read["example"]
    assert not ask("paste", text=POSITION.replace('"legal"', '"illegal"'))["example"]
    assert not ask("paste", text=POSITION.split("[[ask]]", maxsplit=1)[0])["example"]
    assert read["scene"]["table"] == [{"owner": 1, "cards": ["6h", "*=7h", "8h"]}]
    assert read["scene"]["hands"][0] == ["2c", "4d", "7h", "Qs", "Qh", "Qd"] or len(
        read["scene"]["hands"][0]
    ) == len(["7h", "Qs", "Qh", "Qd", "2c", "4d"])
    match = Match.load(read["record"])
    match.play("swap 7h in 1")
    assert ask("paste", text=read["toml"])["toml"] == read["toml"]


def test_a_match_is_shown_as_it_stands_and_told_deal_by_deal() -> None:
    record = played("basic-rummy", {})
    read = ask("paste", text=record)
    assert (read["kind"], read["record"]) == ("match", record)
    assert len(read["names"]) == 3
    everything = ask("tell", record=record)
    assert [deal["deal"] for deal in everything["deals"]] == list(
        range(1, len(everything["deals"]) + 1)
    )
    hidden = ask("tell", record=record, seat=0)
    drawn = [
        event["args"]["card"]
        for deal in hidden["deals"]
        for event in deal["events"]
        if event["code"] == "draw" and event["args"]["seat"] != 0
    ]
    assert set(drawn) == {"?"}


def test_a_seat_gets_the_match_as_it_may_know_it_and_the_record_when_a_deal_is_over() -> None:
    whole = Match.new(system("jokeren-13"), seats=2, seed="SEEN")
    record = whole.record()
    read = ask("paste", text=record, seat=1)
    assert read["record"] is None
    assert set(read["scene"]["hands"][0]) == {"?"}
    assert "?" not in read["scene"]["hands"][1]
    assert "seed" not in read["toml"]
    again = ask("paste", text=read["toml"])
    assert again["scene"]["hands"] == read["scene"]["hands"]
    assert ask("paste", text=record, seat=2)["code"] == "request-bad"
    ended = _to_the_end_of_a_deal()
    open_to_all = ask("paste", text=ended, seat=0)
    assert (open_to_all["record"], open_to_all["phase"]) == (ended, "over")
    assert "?" not in open_to_all["scene"]["hands"][1]


def _to_the_end_of_a_deal() -> str:
    """The record of a match of two bots whose first deal is over."""
    seats = [("Ana", "steady"), ("Bram", "steady")]
    match = Match.new(system("basic-rummy"), seats=seats, seed="SEEN")
    while match.state.end is None:
        match.play(ask("bot", record=match.record())["move"])
    return match.record()


def test_a_report_about_a_rule_is_read_as_its_match() -> None:
    head = "Meldbook 0123456789ab\nrule: J2\nsaid: Not yet. (refusal-first-turn-table)\n\n"
    read = ask("paste", text=head + RECORD)
    assert (read["ok"], read["kind"], read["record"]) == (True, "match", RECORD)
    failed = ask("paste", text=head + RECORD + "sod 7\n")
    assert (failed["code"], failed["args"]["line"]) == ("record-line", 10)
    # Empty lines above a text are counted, too.
    failed = ask("paste", text="\n\n" + POSITION.replace('"play"', '"pray"', 1))
    assert failed["args"]["line"] == 6


@pytest.mark.parametrize(
    ("broken", "code", "line"),
    [
        (POSITION.replace('"play"', '"pray"', 1), "scenario-value", 4),
        (POSITION.replace("hands = [", "hands = ", 1), "scenario-toml", 5),
        (POSITION.replace("8h", "9h"), "position-meld", 6),
        (POSITION.replace("jokeren-13", "jokers"), "rules-unknown", 1),
        (POSITION.replace("opened", "open"), "scenario-key", 7),
        (POSITION.replace("Qs Qh", "Qx Qh", 1), "scenario-value", 5),
        ("[position]\nhands = [1, 2]\n", "scenario-missing", None),
        ('rules = "romme"\n', "scenario-missing", None),
        ('rules = "romme"\n[position]\nturn = 0\n', "scenario-missing", None),
        (POSITION.replace("hands = [", "hands : [", 1), "scenario-toml", 5),
        ('rules = "romme"\ntitle = "a\n', "scenario-toml", 2),
        ("rules" + ".a" * 3000 + " = 1\n", "scenario-large", None),
        ("meldbook 1\nrules jokeren-13\nseats A=person\n", "seats-bad", None),
        ("meldbook 1\nrules jokeren-13\nseats A=person, B=steady\nsod 7\n", "record-line", 4),
    ],
)
def test_a_fault_names_its_line(broken: str, code: str, line: int | None) -> None:
    failed = ask("paste", text=broken)
    assert (failed["ok"], failed["kind"], failed["code"]) == (False, "unreadable", code)
    assert failed["args"].get("line") == line


ENGLISH = re.compile(r"\b(the|not|and|expected|line|value|invalid)\b", re.IGNORECASE)


@pytest.mark.parametrize(
    "broken",
    [
        POSITION.replace('"play"', "play", 1),
        POSITION.replace("13]", "13", 1),
        POSITION.replace('"7h Qs', "7h Qs", 1),
        POSITION.replace("\nphase =", "\nphase ", 1),
        POSITION.replace("phase", "turn = 0 1\nphase", 1),
        POSITION.replace("phase", "turn = 0\nturn = 1\nphase", 1),
        POSITION.replace("[position]", "[position", 1),
        POSITION.replace('"play"', '"pray"', 1),
        POSITION.replace("8h", "9h"),
        POSITION.replace("*=7h", "* *"),
        POSITION.replace("rules", "title", 1),
        "rules = 7\n",
        RECORD + "0 discard 7h\n",
        RECORD + "0 draw; draw\n",
        RECORD + "0 hop\n",
    ],
)
def test_a_fault_is_told_in_the_language_of_its_reader(broken: str) -> None:
    failed = ask("paste", text=broken)
    assert failed["kind"] == "unreadable"
    told = [Wording(language=one).error(failed["code"], failed["args"]) for one in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    for language, text in zip(LANGUAGES, told, strict=True):
        assert "$" not in text, text
        assert language == "en" or not ENGLISH.search(text), text


def test_too_many_unknown_cards_are_shown_but_not_played() -> None:
    text = 'rules = "basic-rummy"\n[position]\nhands = ["2c", 10]\nstock = 41\n'
    assert ask("paste", text=text)["record"] is not None


def test_the_cards_of_an_open_stock_are_counted() -> None:
    read = ask("paste", text=played("basic-rummy", {}))
    assert isinstance(read["scene"]["stock"], int)
    text = POSITION.replace('phase = "play"', 'phase = "play"\nstock = "9c 8c 7c"')
    assert ask("paste", text=text)["scene"]["stock"] == 3

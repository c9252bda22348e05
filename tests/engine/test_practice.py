"""Practice: marked in the record, open hands, everything taken back, the bots' reasons told."""

import json
from typing import Any

import pytest

import meldbook as mb
from meldbook.bots import BOTS, bot
from meldbook.bridge import handle
from meldbook.view import view
from tests.counts import count

ME, PLAYERS = 0, [("Mia", "person"), ("Ana", "simple"), ("Bram", "gentle")]


def ask(op: str, **fields: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(handle(json.dumps({"id": 1, "op": op, **fields})))
    return answer


def begun(game: str, *, practice: bool = True) -> mb.Match:
    return mb.Match.new(mb.system(game), seats=PLAYERS, seed="practice", practice=practice)


def step(match: mb.Match) -> None:
    kind = match.header.seats[match.state.turn].kind
    player = bot("simple" if kind == "person" else kind)
    match.play(player.choose(view(match.state, match.state.turn), match.dice()))


@pytest.mark.parametrize("game", ["jokeren-13", "mexican-rummy", "basic-rummy"])
def test_every_own_move_is_taken_back_one_by_one(game: str) -> None:
    match = begun(game)
    choices: list[str] = []
    for _ in range(count(60, 300)):
        if match.state.end is not None:
            if match.over:
                break
            match.next_deal()
        if match.state.turn == ME:
            choices.append(match.record())
        step(match)
    while choices:
        assert match.can_undo(ME)
        match.undo(ME)
        assert match.record() == choices.pop()
        assert match.state == mb.Match.load(match.record()).state
    assert not match.can_undo(ME)
    with pytest.raises(mb.Unreadable):
        match.undo(ME)


def test_going_back_leads_into_the_deal_before() -> None:
    match, before = begun("basic-rummy"), ""
    while match.state.end is None:
        if match.state.turn == ME:
            before = match.record()
        step(match)
    match.next_deal()
    answer = ask("back", record=match.record(), seat=ME)
    assert answer["record"] == before
    assert answer["deal"] == 1


def test_the_record_says_that_it_is_practice() -> None:
    match = begun("romme")
    step(match)
    text = match.record()
    assert "\npractice\nseed " in text
    assert mb.Match.load(text).record() == text
    assert mb.Match.load(text).header.practice
    assert "practice\n" not in begun("romme", practice=False).record().partition("seed")[0]
    start = {"rules": "romme", "seats": PLAYERS, "seed": "1"}
    assert ask("open", start={**start, "practice": True}, seat=ME)["practice"]
    assert not ask("open", start=start, seat=ME)["practice"]
    assert ask("open", start={**start, "practice": 1}, seat=ME)["code"] == "request-bad"


def test_hands_lie_open_in_practice_alone() -> None:
    for practice in (True, False):
        match = begun("jokeren-13", practice=practice)
        position = ask("view", record=match.record(), seat=ME)
        hands = [[mb.card_text(card) for card in hand] for hand in match.state.hands]
        assert position["open"] == (hands if practice else [])
        assert not position["canBack"]


@pytest.mark.parametrize("kind", BOTS)
def test_every_bot_tells_why_it_moved(kind: str) -> None:
    seats = [("Mia", "person"), ("Ana", kind)]
    match = mb.Match.new(mb.system("romme"), seats=seats, seed="why", practice=True)
    told = 0
    while match.at < count(10, 40) and match.state.end is None:
        if match.state.turn == ME and match.at > 0:
            whys = ask("why", record=match.record(), seat=ME)["whys"]
            told += len(whys)
            assert not whys or any(why["reason"] for why in whys)
        player = "simple" if match.state.turn == ME else kind
        match.play(bot(player).choose(view(match.state, match.state.turn), match.dice()))
    assert told > 0


def test_bots_tell_why_in_practice_alone() -> None:
    match = begun("basic-rummy")
    while match.state.turn != ME:
        step(match)
    while match.state.turn == ME:
        step(match)
    expected = []
    while match.state.turn != ME:
        kind = match.header.seats[match.state.turn].kind
        choice = bot(kind).explain(view(match.state, match.state.turn), match.dice())
        expected.append(choice.reason.code)
        match.play(choice.move)
    told = ask("why", record=match.record(), seat=ME)["whys"]
    assert [why["reason"]["code"] for why in told if why["reason"]] == expected
    assert "?" not in [why["event"]["args"].get("card") for why in told]
    fair = match.record().replace("practice\n", "", 1)
    assert ask("why", record=fair, seat=ME)["code"] == "request-bad"

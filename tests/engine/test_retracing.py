"""Matches looked at afterwards: what is shown to whom, forks, named deals, seals."""

import hashlib
import json
from functools import cache
from typing import Any

import pytest

from meldbook import bridge
from meldbook.record import parse_record
from meldbook.systems import SYSTEMS
from tests.browser.records import ask, played

NAMES = sorted(SYSTEMS)


@cache
def running(rules: str) -> str:
    """A match in its second deal, a few turns on."""

    def ready(position: dict[str, Any]) -> bool:
        return (
            position["deal"] == 2 and len(position["record"].rpartition("deal")[2].split("\n")) > 6
        )

    return str(played("RETRACE", 2, ready, rules)["record"])


def refused(op: str, **fields: object) -> dict[str, Any]:
    answer = json.loads(bridge.handle(json.dumps({"id": 0, "op": op, **fields})))
    assert not answer["ok"]
    return dict(answer)


@pytest.mark.parametrize("rules", NAMES)
def test_an_ended_deal_lies_open_and_a_running_one_is_seen_by_its_player(rules: str) -> None:
    record = running(rules)
    mine = ask("retrace", record=record, seat=0)
    assert (mine["deals"], mine["deal"], mine["open"], mine["eyes"]) == ([1, 2], 2, False, 0)
    now = ask("view", record=record, seat=0)
    last = mine["frames"][-1]
    assert last["hands"][0] == now["hand"]
    assert [len(hand) for hand in last["hands"]] == [seat["cards"] for seat in now["seats"]]
    told = [event for frame in mine["frames"] for event in frame["events"]]
    assert told == now["events"]
    for frame in mine["frames"]:
        for hand, seat in zip(frame["hands"][1:], now["seats"][1:], strict=True):
            shown = [card for card in hand if card != "?"]
            assert not shown or seat["kind"] == "steady"
        assert set(frame["discard"][:-1]) <= {"?"}
        if frame["seat"] not in (None, 0):
            drawn = [event for event in frame["events"] if event["code"] == "draw"]
            assert all(event["args"]["card"] == "?" for event in drawn)

    everything = ask("retrace", record=record)
    assert (everything["deals"], everything["open"]) == ([1], True)
    assert not any("?" in hand for frame in everything["frames"] for hand in frame["hands"])
    assert everything["frames"][-1]["phase"] == "over"


@pytest.mark.parametrize("rules", NAMES)
def test_the_eyes_of_a_bot_see_what_its_view_holds(rules: str) -> None:
    record = running(rules)
    seen = ask("retrace", record=record, deal=1, eyes=1)["frames"]
    place = next(n for n, frame in enumerate(seen) if frame["turn"] == 1 and n > 1)
    cut = ask("fork", record=record, deal=1, moves=place)["record"]
    assert ask("view", record=cut, seat=1)["hand"] == seen[place]["hands"][1]
    chosen = ask("bot", record=cut)
    assert chosen["move"] == seen[place + 1]["move"], "its dice are those of the match"


@pytest.mark.parametrize("rules", NAMES)
def test_a_fork_of_an_ended_deal_keeps_the_cards_and_of_a_running_one_what_was_known(
    rules: str,
) -> None:
    record = running(rules)
    assert record.startswith(ask("fork", record=record, deal=1, moves=3)["record"].rstrip())
    frames = ask("retrace", record=record, seat=0)["frames"]
    place = next(n for n, frame in enumerate(frames) if frame["turn"] == 0 and n > 1)
    fork = ask("fork", record=record, deal=2, moves=place, seat=0)["record"]
    assert parse_record(fork).header.seed is None
    position = ask("view", record=fork, seat=0)
    assert position["hand"] == frames[place]["hands"][0]
    assert [seat["name"] for seat in position["seats"]] == ["You", "Ana"]
    assert position["deal"] == 2
    assert refused("fork", record=record, deal=2, moves=place)["kind"] == "unreadable"
    assert refused("fork", record=record, deal=1, moves=9999)["code"] == "request-bad"


@pytest.mark.parametrize("rules", NAMES)
def test_a_named_deal_has_the_cards_of_its_match(rules: str) -> None:
    record = running(rules)
    header = parse_record(record).header
    seats = [list(seat) for seat in header.seats]
    start = {"rules": rules, "seats": seats, "seed": header.seed}
    first = ask("named", start=start, deal=1)["record"]
    assert record.startswith(first.rstrip())
    second = ask("named", start=start, deal=2)["record"]
    dealt = ask("retrace", record=record, seat=0)["frames"][0]
    assert ask("view", record=second, seat=0)["hand"] == dealt["hands"][0]
    for deal in (0, 1000):
        assert refused("named", start=start, deal=deal)["kind"] == "unreadable"


def test_a_seal_is_the_hash_of_what_is_shown_after_the_deal() -> None:
    record = running("jokeren-13")
    sealed = ask("seals", record=record)
    first, second = sealed["deals"]
    assert (first["deal"], second["deal"], second["seed"]) == (1, 2, None)
    assert sealed["name"] is None, "a name gives the cards away"
    assert hashlib.sha256(first["seed"].encode()).hexdigest() == first["hash"]
    moves = len(ask("retrace", record=record)["frames"]) - 1
    over = ask("fork", record=record, deal=1, moves=moves)["record"]
    ended = ask("seals", record=over)
    assert ended["name"] == "jokeren-13.2.RETRACE.1"
    assert [one["hash"] for one in ended["deals"]] == [one["hash"] for one in sealed["deals"]]


def test_what_is_not_there_is_refused() -> None:
    record = running("romme")
    for fields in ({"deal": 9}, {"deal": 0}, {"seat": 7}, {"eyes": 7}, {"deal": 2}):
        assert refused("retrace", record=record, **fields)["code"] == "request-bad"
    first = played("RETRACE", 2, lambda position: position["turn"] == 0, "romme")["record"]
    assert refused("retrace", record=first)["code"] == "deal-running"

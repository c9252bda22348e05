"""The score pad counts what people write down just as the engine counts what is played."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meldbook as mb
from meldbook.bridge import handle
from meldbook.dealing import dealt
from meldbook.faces import JOKER, RANKS, rank_of
from meldbook.pads import padded
from meldbook.scoring import deal_scores, ranks
from meldbook.state import State, changed, pack_of
from meldbook.systems import SYSTEMS
from tests.counts import count

Deal = dict[str, Any]
DOUBLE = {"scoring": "collect", "going_rummy": "double"}


def hand(given: str | int) -> Deal:
    """A hand as typed points, or as cards: "cards K 4 *"."""
    word, *cards = str(given).split() or [""]
    return (
        {"points": "", "cards": cards} if word == "cards" else {"points": str(given), "cards": []}
    )


def played(*hands: str | int, out: int | None = None, rummy: bool = False) -> Deal:
    ended = "blocked" if out is None else "out"
    return {"ended": ended, "out": out, "rummy": rummy, "hands": list(map(hand, hands))}


def sheet(name: str, *deals: Deal, dealer: int = 0, **options: object) -> Any:  # noqa: ANN401
    seats = len(deals[0]["hands"])
    pad = {"rules": name, "options": options, "seats": seats, "dealer": dealer}
    return padded({**pad, "deals": list(deals)}, 1)  # type: ignore[typeddict-item]


@pytest.mark.parametrize(
    ("rules", "deal", "options", "scores"),
    [
        ("basic-rummy", played("", 8, 14, 21, out=0), {}, "43 0 0 0"),
        ("basic-rummy", played(6, 15, 7, 21), {}, "25 0 0 0"),
        ("basic-rummy", played(6, 6, 9), {}, "3/2 3/2 0"),
        ("basic-rummy", played("", 8, 14, out=0, rummy=True), DOUBLE, "44 0 0"),
        ("basic-rummy", played("", 8, 14, out=0, rummy=True), {}, "22 0 0"),
        ("basic-rummy", played(8, "", out=1, rummy=True), {"going_rummy": "bonus"}, "0 18"),
        ("block-rummy", played(6, 15, 7), {"blocked_score": "own-hands"}, "-6 -15 -7"),
        ("basic-rummy", played("", 8, 14, out=0), {"scoring": "payment", "deals": 5}, "22 -8 -14"),
        ("basic-rummy", played(4, 10, 4), {"scoring": "payment", "deals": 5}, "3 -6 3"),
        ("basic-rummy", played(4, 10, ""), {"scoring": "penalty"}, ""),
        ("jokeren-13", played("", "cards A 8 *", "10+5 + 25", out=0), {}, "0 44 40"),
        ("jokeren-13", played(4, 10, 9), {}, "4 10 9"),
        ("romme", played("cards * K", "", out=1), {}, "30 0"),
        ("wrotham", played("cards * K", "", out=1), {}, "0 35"),
    ],
)
def test_deals_by_hand(rules: str, deal: Deal, options: dict[str, Any], scores: str) -> None:
    if options.get("scoring") == "payment":
        options = {**options, "target": "none"}
    told = sheet(rules, deal, **options)
    assert " ".join(told["deals"][0]["scores"]) == scores
    assert told["totals"] == (scores.split() or ["0"] * len(deal["hands"]))


def test_the_wild_rank_of_a_deal_costs_what_a_joker_does() -> None:
    told = sheet("mexican-rummy", played("", 10, out=0), played("", "cards 4 A K 2", out=0))
    assert told["deals"][1]["hands"][1] == {"points": "50", "costs": ["20", "15", "10", "5"]}
    assert (told["deals"][1]["wild"], told["deals"][1]["size"]) == ("4", 8)
    assert told["deals"][0]["costs"]["4"] == "5"
    assert (told["next"]["deal"], told["next"]["wild"], told["next"]["size"]) == (3, "5", 9)


def test_the_deal_passes_to_the_left() -> None:
    told = sheet("wrotham", *[played("", 10, 4, out=0)] * 2, dealer=2)
    assert [deal["dealer"] for deal in told["deals"]] == [2, 0]
    following = told["next"]
    assert (following["dealer"], following["lead"], following["leadMore"]) == (1, 2, True)


def test_the_end_of_a_match_has_its_reason() -> None:
    on = sheet("basic-rummy", played("", 60, out=0), played("", 39, out=0))
    assert (on["reason"], on["winners"], on["ranks"]) == (None, None, [1, 2])
    target = sheet("basic-rummy", played("", 60, out=0), played("", 40, out=0))
    assert (target["reason"], target["winners"], target["next"]) == ("target", [0], None)
    deals = sheet("jokeren-13", *[played("", 20, 10, out=0)] * 2, deals=2)
    assert (deals["reason"], deals["winners"], deals["ranks"]) == ("deals", [0], [1, 3, 2])
    penalty = sheet("basic-rummy", played("", 99, 1, out=0), played(1, "", 5, out=1))
    assert penalty["reason"] == "target"
    assert sheet("basic-rummy", played("", 99, out=0), scoring="penalty")["reason"] is None
    lost = sheet("basic-rummy", played("", 100, out=0), scoring="penalty")
    assert (lost["reason"], lost["winners"]) == ("target", [0])


def test_ties_are_told_apart_by_the_rules() -> None:
    shared = sheet("jokeren-13", played("", 20, out=0), played(20, "", out=1), deals=2)
    assert (shared["winners"], shared["tie"], shared["ranks"]) == ([0, 1], "shared", [1, 1])
    rounds = [played("", 10, 30, out=0), played("", 10, 30, out=0), played(20, "", 30, out=1)]
    settled = sheet("mexican-rummy", *rounds, deals=3)
    assert (settled["winners"], settled["tie"], settled["won"]) == ([0], "deals-won", [2, 1, 0])
    assert settled["ranks"] == [1, 2, 3]


def test_what_comes_after_the_end_counts_nothing() -> None:
    told = sheet("jokeren-13", *[played("", 20, out=0)] * 3, deals=2)
    assert [deal["late"] for deal in told["deals"]] == [False, False, True]
    assert (told["totals"], told["deals"][2]["scores"]) == (["0", "40"], [])


@pytest.mark.parametrize(
    ("deal", "code", "args"),
    [
        ({**played(5, 7), "ended": ""}, "unsaid", {}),
        ({**played(5, 7), "ended": "out"}, "unsaid", {}),
        (played("", "", out=0), "missing", {"seat": 1}),
        (played(5, ""), "missing", {"seat": 1}),
        (played("", "7x", out=0), "unreadable", {"seat": 1, "text": "7x"}),
        (played("", "-7", out=0), "unreadable", {"seat": 1, "text": "-7"}),
        (played("", "7" * 60, out=0), "unreadable", {"seat": 1, "text": "7" * 40}),
        (played(7, 8, out=0), "out-holds", {"seat": 0, "points": 7}),
        (played("", 0, out=0), "empty", {"seat": 1}),
        (played(0, 10), "empty", {"seat": 0}),
        (played("", 99999, out=0), "too-dear", {"seat": 1, "points": 99999}),
        (played("", "cards" + " K" * 10, out=0), "too-many", {"rank": "K", "got": 10, "most": 8}),
        (played("cards * *", "cards * * *"), "too-many", {"rank": "*", "got": 5, "most": 4}),
    ],
)
def test_what_cannot_have_been_is_told(deal: Deal, code: str, args: dict[str, object]) -> None:
    told = sheet("jokeren-13", deal)
    assert told["deals"][0]["fault"] == {"code": code, "args": args}
    assert (told["deals"][0]["scores"], told["totals"]) == ([], ["0", "0"])


def test_points_that_no_cards_come_to() -> None:
    told = sheet("mexican-rummy", played("", 43, out=0))
    args = {"seat": 1, "points": 43, "costs": [5, 10, 15, 20]}
    assert told["deals"][0]["fault"] == {"code": "impossible", "args": args}
    assert sheet("jokeren-13", played("", 1, out=0))["deals"][0]["fault"]["code"] == "impossible"
    assert sheet("basic-rummy", played("", 1, out=0))["deals"][0]["fault"] is None


def test_an_empty_hand_is_possible_where_cards_cost_nothing() -> None:
    assert sheet("basic-rummy", played("", 0, out=0), ace_points=0)["deals"][0]["fault"] is None


@pytest.mark.parametrize(
    "pad",
    [
        {"rules": "whist", "seats": 2, "dealer": 0, "deals": []},
        {"rules": "jokeren-13", "seats": 5, "dealer": 0, "deals": []},
        {"rules": "jokeren-13", "seats": 2, "dealer": 2, "deals": []},
        {"rules": "jokeren-13", "seats": 2, "dealer": 0, "deals": [played(5, 6, 7)]},
        {"rules": "jokeren-13", "seats": 2, "dealer": 0, "deals": [played(5, 6, out=2)]},
        {"rules": "jokeren-13", "seats": 2, "dealer": 0, "deals": [played(5, "cards 1 h")]},
        {"rules": "jokeren-13", "seats": 2, "dealer": 0, "deals": [{}]},
        {"rules": "jokeren-13", "seats": 2, "dealer": 0, "deals": [{**played(5, 6), "out": "0"}]},
        {"rules": "jokeren-13", "seats": 2, "deals": []},
    ],
)
def test_a_pad_that_no_page_keeps(pad: Deal) -> None:
    answer = json.loads(handle(json.dumps({"id": 1, "op": "pad", "pad": pad})))
    assert (answer["ok"], answer["kind"]) == (False, "unreadable")


def ranked(cards: Sequence[int]) -> str:
    return " ".join("*" if card == JOKER else RANKS[rank_of(card)] for card in cards)


def as_cards(cards: Sequence[int]) -> Deal:
    return {"points": "", "cards": ranked(cards).split()}


def written(state: State, out: int | None, *, rummy: bool) -> Deal:
    """A deal as people would write it down who see its hands."""
    ended = "blocked" if out is None else "out"
    hands = list(map(as_cards, state.hands))
    return {"ended": ended, "out": out, "rummy": rummy, "hands": hands}


SCORINGS = [
    {"scoring": scoring, "blocked_score": blocked, "going_rummy": rummy}
    for scoring in ("collect", "penalty", "payment")
    for blocked in ("differences", "own-hands")
    for rummy in ("none", "double", "bonus")
    if (scoring, blocked) != ("payment", "own-hands")  # no zero sum
]


@settings(max_examples=count(60, 3000))
@given(
    name=st.sampled_from(sorted(SYSTEMS)),
    options=st.sampled_from(SCORINGS),
    number=st.integers(1, 3),
    rummy=st.booleans(),
    chance=st.integers(0, 10**9),
)
def test_any_hands_come_to_what_the_engine_counts(
    name: str, options: dict[str, Any], number: int, chance: int, *, rummy: bool
) -> None:
    rules, dice = mb.system(name, target="none", deals=3, **options), Random(chance)
    seats = dice.randint(*rules.players)
    out = dice.choice((None, *range(seats)))
    cards = dice.sample(pack_of(rules), 6 * seats)
    sizes = [0 if seat == out else dice.randint(1, 6) for seat in range(seats)]
    hands = [tuple(sorted(cards[6 * seat :][:size])) for seat, size in enumerate(sizes)]
    none = (0,) * seats
    state = dealt(rules, seed="1", deal=number, dealer=0, scores=none, won=none)
    state = changed(state, hands=tuple(hands), joined=(not rummy,) * seats)
    before = [played("", *[10] * (seats - 1), out=0)] * (number - 1)
    last = written(state, out, rummy=rummy)
    told = sheet(name, *before, last, target="none", deals=3, **options)
    assert told["deals"][-1]["scores"] == list(map(str, deal_scores(state, out)))


@pytest.mark.parametrize("name", sorted(SYSTEMS))
@pytest.mark.parametrize("scoring", ["collect", "penalty"])
def test_a_match_written_down_stands_as_it_was_played(name: str, scoring: str) -> None:
    rules = mb.system(name, scoring=scoring, going_rummy="bonus")
    match = mb.Match.new(rules, seats=[(f"P{n}", "simple") for n in range(3)], seed="PAD")
    deals: list[Deal] = []
    while not match.over and len(deals) < count(2, 100):
        if match.state.end is not None:
            match.next_deal()
        while match.state.end is None:
            choice = mb.bot("simple").choose(mb.view(match.state, match.state.turn), match.dice())
            match.play(mb.move_text(choice))
        end = match.state.end
        rummy = end.out is not None and not match.state.joined[end.out]
        deals.append(written(match.state, end.out, rummy=rummy))
    told = sheet(name, *deals, scoring=scoring, going_rummy="bonus")
    assert [deal["fault"] for deal in told["deals"]] == [None] * len(deals)
    assert told["totals"] == list(map(str, match.state.scores))
    assert told["winners"] == (None if match.winners is None else list(match.winners))
    assert told["ranks"] == list(ranks(rules, match.state.scores, match.state.won))

"""Hints: the step of `steady`, what opens, what helps, what a discard gives; from a view alone."""

import json
import time
from collections import Counter
from random import Random
from typing import Any

import pytest

import meldbook as mb
from meldbook.bridge import handle
from meldbook.faces import UNKNOWN, card_text
from meldbook.gifts import GIFTS
from meldbook.hints import hint
from meldbook.seeds import Dice
from meldbook.wording import Wording
from tests.counts import count
from tests.engine.games import midway, new_match, reshuffled, walk
from tests.engine.test_texts import texts
from tests.oracle.all_games.mixes import random_mix
from tests.oracle.all_games.table import GAMES

POSITIONS = count(8, 200)  # a game
MIXES = count(15, 400)
PATIENCE = 2.0  # seconds

# The other seat takes two kings, then the third is thrown.
TWO_TAKEN = """\
0 discard Kh
1 take; discard 9d
0 draw; discard Ks
1 take; discard 9c
0 draw; discard Kd"""

Answer = dict[str, Any]


def asked(op: str, record: str, **more: object) -> Answer:
    return dict(json.loads(handle(json.dumps({"id": 1, "op": op, "record": record, **more}))))


def record_at(rules: str, hand: str, *lines: str, deal: int = 1, other: str = "9d 9c 2d") -> str:
    """A record that starts in a position: the hand is on turn and has drawn."""
    given = "\n".join(lines)
    phase = "" if "discard" in given else 'phase = "play"\n'
    return (
        f"meldbook 1\nrules {rules}\nseats A=person, B=person\nstart\n[position]\n"
        f'deal = {deal}\ndealer = 1\nstock = "2s 3s 4s Qs"\nhands = ["{hand}", "{other}"]\n'
        f"{phase}{given}\nend\ndeal {deal}\n"
    )


def helps(answer: Answer) -> dict[str, int]:
    return {one["card"]: one["copies"] for one in answer["helps"]}


@pytest.mark.parametrize(
    ("rules", "hand", "lines", "move", "reason", "helped"),
    [
        (
            "basic-rummy",
            "5h 6h Ks Kd 2c 9s",
            (),
            "discard 9s",
            "throw-outs",
            {"Kh": 1, "Kc": 1, "4h": 1, "7h": 1},
        ),
        (
            "basic-rummy",
            "5h 6h Ks Kd 2c 9s",
            ('discard = "Jc 7h"',),
            "take",
            "take-meld",
            {"Kh": 1, "Kc": 1, "4h": 1},  # the 7 lies open: it is no card to come
        ),
        (
            "block-rummy",
            "5h 6h 7h Kd 2c 9s",
            (),
            "meld 5h 6h 7h",
            "lay-meld",
            {},
        ),
        (
            "jokeren-13",
            "Kh Kd 5c Qh Jh 9h 4s 2c",
            (),
            "meld Jh Qh Kh",
            "open-points",
            {"*": 4, "10h": 2},
        ),
        (
            "romme",
            "Ks Kh Kd 4c 5c 6c 10s 8d 10h",
            (),
            "meld Ks Kh Kd",
            "open-points",
            {"*": 6, "10d": 2, "10c": 2},
        ),
        (
            "wrotham",
            "5h 6h 8h Kd 2c 9s",
            (),
            "discard Kd",
            "throw-dearest",
            {"*": 3, "4h": 1, "7h": 1},
        ),
        (
            "mexican-rummy",
            "Ks Kh 7d 4c 5c 7h 7c 10s Jd 2h Qh 6s",
            (),
            "discard 10s",
            "throw-plan",
            {"Ks": 1, "Kh": 1, "Kd": 2, "Kc": 2, "*": 4, "3s": 2, "3h": 2, "3d": 2, "3c": 2},
        ),
    ],
)
def test_the_step_of_a_hint_and_what_helps(
    rules: str,
    hand: str,
    lines: tuple[str, ...],
    move: str,
    reason: str,
    helped: dict[str, int],
) -> None:
    answer = asked("hint", record_at(rules, hand, *lines), seat=0)
    assert (answer["move"], answer["reason"]["code"]) == (move, reason)
    assert helps(answer) == helped


def test_a_hint_says_what_opens_by_points() -> None:
    opens = asked("hint", record_at("romme", "Ks Kh Kd 3c 4c 5c 10s"), seat=0)["opening"]
    assert opens == {
        "kind": "points",
        "melds": ["Ks Kh Kd", "3c 4c 5c"],
        "points": 42,
        "needed": 40,
        "short": None,
    }
    answer = asked("hint", record_at("romme", "Ks Kh 3c 4c 5c 10s 8d"), seat=0)
    assert (answer["opening"]["melds"], answer["opening"]["points"]) == ([], 12)
    assert {one["card"] for one in answer["helps"] if one["opens"]} == {"Kd", "Kc", "*"}


def test_a_hint_says_how_far_a_contract_is() -> None:
    """Two sets are wanted."""
    short = asked("hint", record_at("mexican-rummy", "Ks Kh Kd 7d 7h 4c 5c 10s"), seat=0)
    assert short["opening"]["short"] == 1
    assert {one["card"] for one in short["helps"] if one["opens"]} >= {"7s", "7c", "*"}
    whole = asked("hint", record_at("mexican-rummy", "Ks Kh Kd 7d 7h 7c 5c 10s"), seat=0)
    assert whole["opening"]["short"] == 0
    assert sorted(whole["opening"]["melds"]) == ["7h 7d 7c", "Ks Kh Kd"]


def test_a_hand_that_can_meld_no_more_costs_what_it_costs() -> None:
    record = record_at("mexican-rummy", "Ks Kh Kd 5c", "opened = [true, true]")
    answer = asked("hint", record, seat=0)
    assert (answer["cost"], answer["left"], answer["helps"]) == (35, 35, [])


def test_the_cost_of_a_hand_now_and_melded() -> None:
    answer = asked("hint", record_at("basic-rummy", "5h 6h 7h Kd 2c"), seat=0)
    assert (answer["cost"], answer["left"], answer["opening"]) == (30, 12, None)


def test_who_is_not_on_turn_is_told_all_but_a_step() -> None:
    record = record_at("basic-rummy", "5h 6h 7h Kd 2c")
    answer = asked("hint", record, seat=1)
    assert (answer["move"], answer["reason"]) == (None, None)
    assert (helps(answer), answer["cost"]) == ({"9s": 1, "9h": 1}, 20)


def test_twelve_wild_cards_in_a_hand_of_fourteen_take_no_noticeable_time() -> None:
    hand = "* * * * 9s 9s 9h 9h 9d 9d 9c 9c 2s Kd"
    for opened in ("true", "false"):
        lines = (f"opened = [{opened}, {opened}]",)
        record = record_at("mexican-rummy", hand, *lines, deal=7, other="8d")
        begun = time.process_time()
        answer = asked("hint", record, seat=0)
        assert time.process_time() - begun < PATIENCE
        assert answer["ok"]


@pytest.mark.parametrize("game", GAMES)
def test_no_hint_hangs_on_hidden_cards(game: str) -> None:
    for number in range(POSITIONS):
        state = midway(game, number)
        for seat in range(state.seats):
            other = reshuffled(state, seat, Random(number))
            hints = [hint(mb.view(one, seat), seat) for one in (state, other)]
            assert hints[0] == hints[1]


def check(state: mb.State) -> None:
    """A hint of any running position is a legal step, and counts no card that can be seen."""
    for seat in range(state.seats):
        view = mb.view(state, seat)
        found = hint(view, seat)
        json.dumps(found)
        seen = Counter(view.hands[seat] + view.discard + view.known[(seat + 1) % view.seats])
        hidden = Counter([*mb.view(state, None).stock, *_others(state, seat), *state.discard[:-1]])
        for one in found["helps"]:
            card = mb.parse_card(one["card"])
            assert 0 < one["copies"] <= hidden[card], (one, seen)
        assert 0 <= found["left"] <= found["cost"]
        if seat != state.turn:
            continue
        move = mb.parse_move(found["move"], view)
        assert not isinstance(move, mb.Ambiguous)
        assert mb.why_not(view, move) is None
        assert move == mb.bot("steady").choose(view, Dice("any"))
        check_opening(view, found["opening"])


def _others(state: mb.State, seat: int) -> list[int]:
    hands = (hand for other, hand in enumerate(state.hands) if other != seat)
    return [card for hand in hands for card in hand]


def check_opening(view: mb.State, opening: Answer | None) -> None:
    """The melds that open can be laid one after the other."""
    for meld in opening["melds"] if opening else []:
        move = mb.parse_move(f"meld {meld}", view)
        assert not isinstance(move, mb.Ambiguous)
        assert mb.why_not(view, move) is None
        view = mb.apply(view, move).state


@pytest.mark.parametrize("game", GAMES)
def test_hints_of_every_game(game: str) -> None:
    for number in range(POSITIONS):
        check(midway(game, number))


@pytest.mark.parametrize("number", range(MIXES))
def test_hints_of_any_mix_of_options(number: int) -> None:
    dice = Random(f"hints {number}")
    game, changed = random_mix(dice, whole=True)
    try:
        match = new_match(game, mb.system(game, **changed).players[0], f"mix {number}", **changed)
    except mb.Unreadable:
        return
    for at, state in enumerate(walk(match, dice, 60, 0.8)):
        if at % 9 == 0 and state.end is None:
            check(state)


@pytest.mark.parametrize("game", GAMES)
def test_cards_that_help_lower_what_a_hand_leaves_out(game: str) -> None:
    """Where melds can be laid freely: by the definition, each card tried."""
    for number in range(POSITIONS):
        state = midway(game, number)
        if state.here.opening not in ("none", "points") or not state.rules.melds_after_opening:
            continue
        found = hint(mb.view(state, state.turn), state.turn)
        base = mb.arrange(state.hand, state.rules, state.deal).cost
        for one in found["helps"]:
            hand = (*state.hand, mb.parse_card(one["card"]))
            lower = mb.arrange(hand, state.rules, state.deal).cost < base
            assert lower or one["opens"]


def test_a_card_thrown_and_buried_is_none_to_come() -> None:
    record = record_at("basic-rummy", "5h 6h Ks Kd 2c Kh 9s", other="9d 9c Kc 2d")
    laid = record + "0 discard Kh\n1 draw; discard Kc\n"
    answer = asked("hint", laid, seat=0)
    assert answer["ok"]
    assert helps(answer) == {"4h": 1, "7h": 1}  # one king is covered, the other one the top


@pytest.mark.parametrize(
    ("rules", "lines", "moves", "code", "args"),
    [
        ("basic-rummy", (), "0 discard 2c", "nothing", {}),
        ("basic-rummy", ('table = ["1: 3c 4c 5c"]',), "0 discard 2c", "lay-off", {"meld": 1}),
        (
            "basic-rummy",
            (),
            "0 discard Kh\n1 take; discard 9d\n0 draw; discard Ks",
            "near",
            {"cards": ["Kh"]},
        ),
        (
            "basic-rummy",
            (),
            TWO_TAKEN,
            "meld",
            {"cards": ["Ks", "Kh"]},
        ),
        ("wrotham", (), "0 discard *", "wild", {}),
        (
            "jokeren-13",
            ('table = ["1: 9s *=10s Js"]', "opened = [true, true]"),
            "0 discard 10s",
            "reclaim",
            {"meld": 1},
        ),
    ],
)
def test_what_a_discard_gives(
    rules: str, lines: tuple[str, ...], moves: str, code: str, args: Answer
) -> None:
    hand = "5h 7d Ks Kd Kh 2c 10s * 9s" if rules != "basic-rummy" else "5h 7d Ks Kd Kh 2c 9s"
    record = record_at(rules, hand, *lines) + moves + "\n"
    answer = asked("hint", record, seat=0)
    card = moves.rsplit(maxsplit=1)[-1]
    assert answer["gift"] == {"code": code, "args": {"seat": 1, "card": card, **args}}
    assert asked("hint", record, seat=1)["gift"] is None


def test_in_a_first_turn_a_discard_gives_nothing() -> None:
    match = new_match("jokeren-13", 2, "first")
    lead = match.state.turn
    match.play("draw")
    match.play(mb.Discard(next(card for card in match.state.hand if card_text(card) != "*")))
    given = asked("hint", match.record(), seat=lead)["gift"]
    assert given["code"] == "first-turn"


def test_every_gift_has_its_text_with_its_arguments() -> None:
    said = {name for name in texts("en") if name.startswith("gift-")}
    assert said == {f"gift-{code}" for code in GIFTS}
    for code, args in GIFTS.items():
        given = {"name" if arg == "seat" else arg for arg in args}
        assert texts("en")[f"gift-{code}"].variables <= given, code
    words = Wording(["You", "Ana"])
    filled = words.filled({"seat": 1, "card": "7h", "meld": 2})
    assert words.say("gift-lay-off", **filled) == "Ana can add the 7 of hearts to meld 2."


def test_hints_that_can_not_be_given() -> None:
    over = record_at("basic-rummy", "5h 6h 7h 2c") + "0 meld 5h 6h 7h; discard 2c\n"
    refused = asked("hint", over, seat=0)
    assert (refused["kind"], refused["refusal"]["code"]) == ("illegal", "deal-over")
    running = record_at("basic-rummy", "5h 6h 7h Kd 2c")
    for more in ({}, {"seat": 2}, {"seat": -1}, {"seat": "0"}):
        answer = asked("hint", running, **more)
        assert (answer["kind"], answer["code"]) == ("unreadable", "request-bad"), more
    assert asked("hint", "no record", seat=0)["kind"] == "unreadable"


def test_a_bot_tells_the_page_its_reason() -> None:
    record = record_at("basic-rummy", "5h 6h 7h Kd 2c").replace("A=person", "A=steady")
    answer = asked("bot", record)
    assert answer["move"] == "meld 5h 6h 7h"
    assert answer["reason"] == {"code": "lay-meld", "args": {"points": 18}}


def test_a_cap_ends_the_search_of_a_bot() -> None:
    record = record_at("basic-rummy", "5h 6c 7h Kd 2c").replace("A=person", "A=sharp")
    unsearched = record.replace("A=sharp", "A=sharp:worlds=0")
    assert asked("bot", record, cap=0)["move"] == asked("bot", unsearched)["move"]
    assert asked("bot", record, cap=-1)["code"] == "request-bad"


def test_an_unknown_card_is_never_counted() -> None:
    for game in GAMES:
        found = hint(mb.view(midway(game, 1), 0), 0)
        assert card_text(UNKNOWN) not in {one["card"] for one in found["helps"]}

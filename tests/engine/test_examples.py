"""Every example of the rules pages, asked of the engine: its verdicts are those of the rules."""

import json
from functools import cache
from pathlib import Path

import pytest

import meldbook as mb
from meldbook.bridge import handle
from meldbook.codes import Unreadable
from meldbook.example_stages import LEGAL, NOT_BAKED, tried
from meldbook.examples import example, try_out
from meldbook.faces import Hand
from meldbook.protocol import Use
from meldbook.protocol_examples import Example, ExampleStage
from meldbook.scenario import parse_scenario
from web.builder.rules_examples import FOLDER

FILES = sorted(FOLDER.glob("*.toml"))
FIRST = 48


@cache
def questions(file: Path) -> list[tuple[str, Example]]:
    """The text of a file with each of its questions that is an example."""
    text = file.read_text("utf-8")
    found = []
    for number in range(1, len(parse_scenario(text).asks) + 1):
        try:
            found.append((text, example(text, number)))
        except Unreadable as error:
            assert error.code == "scenario-value"  # no play, or an open meaning  # noqa: PT017
    return found


def picked(stage: ExampleStage, mask: int) -> list[str]:
    return [card for place, card in enumerate(stage["hand"]) if mask >> place & 1]


def paths(made: Example) -> list[tuple[ExampleStage, list[str]]]:
    """Each stage with moves that lead to it."""
    ways: dict[int, list[str]] = {0: []}
    for number, stage in enumerate(made["stages"]):
        for step in stage["asked"]:
            ways.setdefault(step["then"], [*ways[number], step["move"]])
    return [(made["stages"][number], moves) for number, moves in sorted(ways.items())]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_verdicts_of_an_example_are_those_of_the_engine(file: Path) -> None:
    for text, made in questions(file):
        for stage, moves in paths(made):
            for mask in range(1, len(stage["lay"]), 61):
                if stage["lay"][mask] == NOT_BAKED:
                    continue
                cards = picked(stage, mask)
                use = try_out(text, moves, {"do": "lay", "cards": cards, "meld": None}, 1)["use"]
                assert (stage["lay"][mask] == LEGAL) == bool(use["moves"])
                if use["refusal"] is not None:
                    told = made["refusals"][ord(stage["lay"][mask]) - FIRST]
                    assert told["code"] == use["refusal"]["code"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_what_is_asked_can_be_done_and_leads_to_the_end(file: Path) -> None:
    for _, made in questions(file):
        if made["kind"] == "cost":
            assert made["points"] == sum(made["each"])
            assert made["points"] in made["choices"]
            assert len(set(made["choices"])) > 2
            continue
        stage = made["stages"][0]
        for move in made["play"][: made["answer"]["step"]]:
            if not stage["asked"]:  # the others' turns are no stages
                assert sum(move in ("draw", "take") for move in made["play"]) > 1
                break
            [then] = [step["then"] for step in stage["asked"] if step["move"] == move]
            stage = made["stages"][then]
        assert stage["asked"] == []
        refused = made["answer"]["refusal"]
        assert (refused is None) == (made["kind"] == "do")


def test_moves_may_be_made_in_any_order_that_works() -> None:
    text = (FOLDER / "jokeren_lay_off.toml").read_text("utf-8")
    made = example(text)
    first = {step["move"] for step in made["stages"][0]["asked"]}
    assert first == {"add 9s to 1", "add 5s to 1", "add Kc to 2"}  # 4s waits for 5s, 2d ends it


def test_a_house_rule_is_compared_with_none() -> None:
    made = example((FOLDER / "romme_reuse.toml").read_text("utf-8"))
    assert made["plain"] == {"legal": True, "step": 2, "refusal": None}
    told = {"code": "reclaim-unused", "args": {"owed": 1}, "rule": "J8"}
    assert made["answer"]["refusal"] == told


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("[4h] ", ""), None),
        (('rule = "J8"', 'rule = "J7"'), "scenario-value"),
        (("7h Qs", "7h 7h 7h Qs"), "position-too-many"),
    ],
)
def test_an_example_that_does_not_hold_is_refused(
    change: tuple[str, str], told: str | None
) -> None:
    text = (FOLDER / "jokeren_freed_joker.toml").read_text("utf-8").replace(*change)
    if told is None:
        assert example(text, 2)["kind"] == "break"
        return
    with pytest.raises(Unreadable) as error:
        example(text, 2)
    assert error.value.code == told


def test_the_border_gives_examples_and_judges_tries() -> None:
    text = (FOLDER / "jokeren_freed_joker.toml").read_text("utf-8")

    def ask(**fields: object) -> dict[str, object]:
        answer: dict[str, object] = json.loads(handle(json.dumps({"id": 1, **fields})))
        return answer

    assert ask(op="example", toml=text, ask=9)["code"] == "scenario-value"
    made = ask(op="example", toml=text, ask=2)["example"]
    assert isinstance(made, dict)
    assert made["answer"]["refusal"]["code"] == "reclaim-unused"
    tried = {"do": "throw", "cards": ["2c"], "meld": None}
    assert ask(op="try", toml=text, tried=tried)["use"] == {
        "meld": None,
        "moves": ["discard 2c"],
        "refusal": None,
    }
    refused = ask(op="try", toml=text, tried=tried, played=["swap 7h in 1"])["use"]
    assert isinstance(refused, dict)
    assert refused["refusal"]["rule"] == "J8"
    assert ask(op="try", toml=text, tried={**tried, "cards": []})["kind"] == "unreadable"
    assert ask(op="try", toml=text, tried={**tried, "do": "eat"})["kind"] == "unreadable"


LARGE = """
title = "Runs and sets"
rules = "jokeren-13"
[position]
phase = "play"
hands = ["3s 4s 5s 8h 9h Jh Qd Qc Qh 2c 7d Kd Kh", 9]
[[ask]]
play = ["meld Qd Qc Qh", "meld 3s 4s 5s", "discard 2c"]
expect = "legal"
"""


@pytest.mark.parametrize(
    ("cards", "leave", "add"),
    [
        ("Qd Qc Qh 2c", "2c", None),  # a card less
        ("Qd Qc", None, "Qh"),  # a card more
        ("Qd Qc 7d", "7d", "Qh"),  # another card
        ("8h 7d 2c Kh", None, None),  # nothing small helps
    ],
)
def test_a_try_of_a_large_hand_has_its_smallest_repair(
    cards: str, leave: str | None, add: str | None
) -> None:
    made = try_out(LARGE, [], {"do": "lay", "cards": cards.split(), "meld": None}, 1)
    assert made["use"]["refusal"] is not None
    assert made["repair"] == (None if leave is add is None else {"leave": leave, "add": add})


def test_an_opening_that_is_short_says_what_counts() -> None:
    cards = ["3s", "4s", "5s"]
    for game, natural in (("jokeren-13", True), ("romme", False)):
        text = LARGE.replace("jokeren-13", game).replace("Qd Qc Qh 2c 7d", "Qd Qc Js 2c 7d")
        text = text.replace('"meld Qd Qc Qh", "meld 3s 4s 5s", ', "")
        made = try_out(text, [], {"do": "lay", "cards": cards, "meld": None}, 1)
        told = made["use"]["refusal"]
        assert told is not None
        assert told["code"] == "opening-short"
        assert (made["rules"], made["natural"], made["repair"]) == (game, natural, None)


def test_every_game_has_examples() -> None:
    games = [made["rules"] for file in FILES for _, made in questions(file)]
    assert set(games) == set(mb.SYSTEMS)


def does(made: Example, tries: list[str]) -> bool:
    """Whether these tries, one after the other, do what is asked."""
    stage = made["stages"][0]
    for text in tries:
        do, *cards = text.split()
        meld = int(cards.pop()) if do in ("add", "swap") else None
        wanted = (do, sorted(cards), meld)
        steps = [
            step
            for step in stage["asked"]
            if (step["do"], sorted(step["cards"]), step["meld"]) == wanted
        ]
        if not steps:
            return False
        stage = made["stages"][steps[0]["then"]]
    return stage["asked"] == []


SWAP = "swap 7h 1"
RIGHT = [
    ("jokeren_freed_joker", 1, [SWAP, "lay Qs Qh Qd *", "throw 2c"], True),
    ("jokeren_freed_joker", 1, [SWAP, "lay Qs * Qd", "throw 2c"], True),  # Q♥ stays
    ("jokeren_freed_joker", 1, [SWAP, "add * 1", "throw 2c"], True),  # in the run itself
    ("jokeren_freed_joker", 1, ["lay Qs Qh Qd", SWAP, "add * 2", "throw 2c"], True),
    ("jokeren_freed_joker", 1, [SWAP, "lay Qs Qh Qd *", "throw 4d"], False),  # 2♣ was named
    ("jokeren_freed_joker", 1, ["lay Qs Qh Qd", "throw 2c"], False),  # no joker taken
    ("romme_joker_kept", 1, ["swap 7d 1", "throw 2c"], True),
    ("romme_joker_kept", 1, ["swap 7d 1", "add * 1", "throw 2c"], False),  # not kept
    ("mexican_last_card", 1, ["add 9s 2", "throw Kc"], True),
    ("mexican_last_card", 1, ["throw Kc"], False),
    ("block_out", 1, ["lay 6h 7h 8h", "add 5h 3", "add Jc 1", "throw 2s"], True),
    ("romme_last_card", 1, ["lay 7s 7h 7d", "throw 7c"], True),
    ("jokeren_going_out", 2, ["lay 5h 6h 7h", "add 8h 1"], True),
    ("jokeren_going_out", 2, ["lay 5h 6h 7h", "throw 8h"], False),  # that is not laid
    (
        "mexican_whole_hand",
        1,
        ["lay 6h 7h 8h 9d 10h", "lay 10c Jc * Kc", "lay As 2s 3s 4s 5s"],
        True,
    ),
    ("basic_turn", 1, ["add 6s 1", "lay 7s 7d 7c 7h", "throw Kd"], True),
    ("basic_turn", 1, ["add 6s 1", "lay 4c 5c 6c", "throw Kd"], False),
    ("jokeren_opening_adds_up", 1, ["lay 5s 5h 5d", "lay Ac 2c 3c", "throw Kd"], True),
    ("jokeren_opening_adds_up", 1, ["throw Kd"], False),  # nothing opened
    ("jokeren_sets", 1, ["lay 8s 8h 8c"], True),  # as many eights of other suits
    ("jokeren_runs", 2, ["lay As 2s 3s"], False),  # another run, worth less
    ("mexican_opening", 1, ["draw", "throw Kd"], False),
]


@pytest.mark.parametrize(("file", "number", "tries", "right"), RIGHT)
def test_right_is_what_reaches_the_same(
    file: str, number: int, tries: list[str], *, right: bool
) -> None:
    made = example((FOLDER / f"{file}.toml").read_text("utf-8"), number)
    assert does(made, tries) == right


def test_a_rule_may_be_broken_with_other_cards() -> None:
    text = (FOLDER / "basic_turn.toml").read_text("utf-8")
    made = example(text, 2)  # sevens, then a run of clubs
    [then] = [s["then"] for s in made["stages"][0]["asked"] if s["cards"] == ["4c", "5c", "6c"]]
    stage = made["stages"][then]
    mask = sum(1 << place for place, card in enumerate(stage["hand"]) if card[0] == "7")
    assert made["refusals"][ord(stage["lay"][mask]) - FIRST]["code"] == "meld-second"


def test_where_there_are_too_many_ways_the_play_itself_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = (FOLDER / "jokeren_lay_off.toml").read_text("utf-8")
    usual = example(text)
    monkeypatch.setattr("meldbook.example_goals._MOST_PLACES", 5)
    few = example(text)
    assert len(few["stages"]) == len(usual["stages"])  # in any order, still
    text = (FOLDER / "jokeren_freed_joker.toml").read_text("utf-8")
    assert not does(example(text), [SWAP, "add * 1", "throw 2c"])
    assert does(example(text), [SWAP, "lay Qs Qh Qd *", "throw 2c"])


def test_a_hand_that_no_deal_gives_is_asked_for_no_other_ways(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All moves of a whole pack in hand would take minutes to list."""

    def listed(_: object) -> list[object]:
        raise AssertionError

    monkeypatch.setattr("meldbook.example_goals.legal_moves", listed)
    pack = " ".join(f"{rank}{suit}" for suit in "shdc" for rank in [*range(2, 11), *"AJQK"])
    text = (
        f'rules = "jokeren-13"\n[position]\nphase = "play"\nopened = [false, true]\n'
        f'hands = ["{pack}", 9]\n[[ask]]\nplay = ["discard As"]\nexpect = "legal"'
    )
    made = example(text)
    assert [step["move"] for step in made["stages"][0]["asked"]] == ["discard As"]


MANY_WILD = """rules = "mexican-rummy"
[position]
phase = "play"
deal = {deal}
hands = ["{hand}", 9]
discard = "Kc"
[[ask]]
play = {play}
expect = "illegal"
"""


@pytest.mark.parametrize(
    ("deal", "hand", "play"),
    [
        (
            3,
            "4c 6c 7c 8c 9s 10s Js Qs * * * * 5h 5d",
            ["meld 4c 5h 6c 7c", "discard 8c"],
        ),
        (
            2,
            "7c 7d 8h 9s 10s Js Qs Kd * * * * 4h 4d",
            ["meld 7c 7d 4h=7h", "meld 9s 10s Js Qs", "add * to 2"],
        ),
        (6, "5c 6c 7c As 2c Ks 9h * * * 8d 8c 8h", ["meld 8c=6h *=7h 8h 9h", "draw"]),
    ],
)
def test_a_rule_that_many_wild_cards_break_in_many_ways_is_judged_in_few(
    monkeypatch: pytest.MonkeyPatch, deal: int, hand: str, play: list[str]
) -> None:
    """Each place has up to a thousand tries: what is judged is counted, as times differ."""
    judged = []

    def counted(state: mb.State, do: str, cards: Hand, meld: int | None = None) -> Use:
        judged.append(do)
        return tried(state, do, cards, meld)

    monkeypatch.setattr("meldbook.example_stages.tried", counted)
    made = example(MANY_WILD.format(deal=deal, hand=hand, play=json.dumps(play)))
    assert made["kind"] == "break"
    assert made["answer"]["step"] == len(play) - 1
    assert len(judged) < 2000
    stage = made["stages"][0]
    for _ in play[:-1]:  # the play itself can always be made
        stage = made["stages"][stage["asked"][0]["then"]]
    code = made["answer"]["refusal"]["code"]  # type: ignore[index]  # it is refused
    assert code in {one["code"] for one in made["refusals"]}

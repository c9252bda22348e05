"""Fences in the rules: examples that hold are drawn, all others end the build and are named."""

import json
import re
from pathlib import Path

import pytest

from web.builder.rules_examples import FOLDER, read_fence
from web.builder.rules_figures import Figures
from web.builder.rules_playing import record
from web.builder.rules_words import Words
from web.builder.tools import BuildError

WORDS = Words("en")
BODY = "A title\n\nLay {points} points.\n---\nThat is {needed} or more.\n"


def drawn(info: str, body: str = BODY) -> str:
    told = read_fence(f"example {info}", body, "game.md", WORDS)
    return Figures(WORDS, lambda rule: f"#{rule}").figure(told)


def data_of(figure: str) -> dict[str, object]:
    [text] = re.findall(r"<script[^>]*>(.*?)</script>", figure)
    data: dict[str, object] = json.loads(text)
    return data


def test_an_example_has_its_cards_question_and_closed_answer() -> None:
    figure = drawn("open jokeren_opening_adds_up 1")
    assert (
        '<meld-example class="example" id="try-jokeren-opening-adds-up-1" kind="do" lang="en">'
        in figure
    )
    assert "Lay 31 points." in figure
    assert "That is 30 or more." in figure
    assert '<span class="name">5♠</span>' in figure
    assert '<details slot="answer" class="answer"><summary>Answer</summary>' in figure
    assert 'href="../../#record=meldbook%201%0Arules%20jokeren-13' in figure
    assert len(data_of(figure)["stages"]) == 7  # type: ignore[arg-type]  # a list


def test_a_refused_play_says_why_and_where_it_is_written() -> None:
    figure = drawn("break jokeren_opening_short 1", "T\n\nTry.\n---\nOf {needed}, {short} lack.\n")
    assert '>Not allowed: Lay <span class="card red">10♥</span>, ' in figure
    assert "20 of 30 points: not enough to open." in figure
    assert "Of 30, 10 lack." in figure
    assert '<a href="#J5">Rule J5</a>' in figure
    repairs = {one.get("repair") for one in data_of(figure)["refusals"]}  # type: ignore[attr-defined]
    assert "10 natural points are missing." in repairs


def test_a_house_rule_is_told_with_and_without() -> None:
    figure = drawn("otherwise house_corner 1", "T\n\nLay.\n")
    assert "House rule: Aces in runs: also round the corner: K A 2" in figure
    assert "Yes, that is allowed." in figure
    assert "Without this house rule it would not be allowed." in figure


def test_costs_are_added_up() -> None:
    assert "11 + 8 + 25 = 44" in drawn("cost jokeren_cost 1", "T\n\nCount.\n")


def test_turns_of_several_players_are_told_apart() -> None:
    figure = drawn("worked mexican_opening 2", "T\n\nRead.\n---\n{others}\n")
    assert figure.count("You: Draw from the stock.") == 2
    assert "The other player: Draw" in figure
    assert "<script" not in figure


def test_a_position_is_played_on_with_cards_for_all() -> None:
    text = (FOLDER / "jokeren_deal.toml").read_text("utf-8")
    made = record(text, "jokeren_deal", "You")
    assert made == record(text, "jokeren_deal", "You")
    assert made is not None
    assert "?" not in made
    assert "seats You=person, Ana=steady, Bram=steady, João=steady" in made
    assert record((FOLDER / "jokeren_cost.toml").read_text("utf-8"), "cost", "You") is None


@pytest.mark.parametrize(
    ("info", "body", "expected"),
    [
        ("open", BODY, "names no example"),
        ("sing jokeren_opening 1", BODY, "names no example"),
        ("open nowhere 1", BODY, "there is no nowhere.toml"),
        ("open jokeren_opening 9", BODY, "does not hold"),
        ("break jokeren_opening 1", BODY, "asked as “break”, but the engine finds: do"),
        ("otherwise jokeren_opening 1", BODY, "changes no option"),
        ("open jokeren_opening 1", "Only a title\n", "asks nothing"),
        ("open jokeren_opening 1", "T\n\nLay 30 points.\n", "30 is typed"),
        ("open jokeren_opening 1", "T\n\nLay {much}.\n", r"there is no \{much\} here"),
        ("open jokeren_opening 1", "T\n\nLay 7♣.\n", "speaks of 7♣"),
    ],
)
def test_mistakes_are_named(info: str, body: str, expected: str) -> None:
    with pytest.raises(BuildError, match=expected):
        drawn(info, body)


def test_an_example_that_no_longer_holds_ends_the_build(tmp_path: Path) -> None:
    text = (FOLDER / "jokeren_opening.toml").read_text("utf-8")
    (tmp_path / "changed.toml").write_text(text.replace("10h", "9h"), "utf-8")
    with pytest.raises(BuildError, match="example changed 1 does not hold"):
        read_fence("example open changed 1", BODY, "game.md", WORDS, tmp_path)

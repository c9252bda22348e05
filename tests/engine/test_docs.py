"""The examples of the engine's README and of its documentation run as they stand.

Those with prompts (`>>>`) are collected as doctests.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import meldbook as mb
from meldbook import position
from meldbook.bots import bot
from meldbook.check import check_text
from meldbook.match import Match
from meldbook.systems import SYSTEMS, system
from meldbook.view import view

ENGINE = Path(__file__).parents[2] / "engine"
README = (ENGINE / "README.md").read_text("utf-8")
DOCS = ENGINE / "docs"
ENTRY = re.compile(r"^\.\. (?:auto)?(?:function|class|exception|data):: (\w+)", re.MULTILINE)


def blocks(language: str, text: str) -> list[str]:
    """What stands between fences of a language."""
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text("utf-8")


@pytest.fixture
def seventh_game() -> Iterator[str]:
    exec(blocks("python", page("add-a-game"))[0], {})  # noqa: S102  # the page's own example
    yield "seven-bridge"
    del SYSTEMS["seven-bridge"]


def test_first_example_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    exec(blocks("python", README)[0], {})  # noqa: S102  # the README's own example
    lines = capsys.readouterr().out.splitlines()
    promised = re.search(r"# (Refusal\(.*)", README)
    assert promised is not None
    assert lines[1] == promised[1]


def test_a_seventh_game_is_one_entry_and_a_scenario(seventh_game: str) -> None:
    (scenario,) = blocks("toml", page("add-a-game"))
    asked = check_text(scenario)
    assert seventh_game in scenario
    assert [ask.got for ask in asked if not ask.ok] == []
    assert len(asked) == 2


def test_bots_play_the_seventh_game(seventh_game: str) -> None:
    match = Match.new(system(seventh_game), seats=3, seed="bridge")
    steady = bot("steady")
    while not match.over:
        if match.state.end is not None:
            match.next_deal()
        match.play(steady.choose(view(match.state, match.state.turn), match.dice()))
    assert len(match.deal_scores) == 5
    assert Match.load(match.record()).record() == match.record()


def test_the_scenario_that_explains_scenarios_holds() -> None:
    (scenario,) = blocks("toml", page("scenarios"))
    asked = check_text(scenario)
    assert [ask.got for ask in asked if not ask.ok] == []
    assert len(asked) == 4


def test_the_record_that_explains_records_can_be_read() -> None:
    (text,) = blocks("text", page("notation"))
    assert mb.dump_record(mb.parse_record(text)) == text


def test_every_key_of_a_position_is_explained() -> None:
    text = page("scenarios")
    missing = {key for key in position._KEYS if f"`{key}`" not in text}
    assert missing == set()


def test_the_reference_has_every_name_of_the_public_door() -> None:
    aliases = {"Move", "__version__"}  # a union of what is listed, and a text
    listed = ENTRY.findall(page("reference"))
    assert sorted(listed) == sorted(set(mb.__all__) - aliases)

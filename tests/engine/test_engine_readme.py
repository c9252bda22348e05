"""The examples of the engine's README run as they stand."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from meldbook.bots import bot
from meldbook.check import check_text
from meldbook.match import Match
from meldbook.systems import SYSTEMS, system
from meldbook.view import view

README = (Path(__file__).parents[2] / "engine" / "README.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


@pytest.fixture
def seventh_game() -> Iterator[str]:
    exec(blocks("python")[1], {})  # noqa: S102  # the README's own example
    yield "seven-bridge"
    del SYSTEMS["seven-bridge"]


def test_first_example_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    exec(blocks("python")[0], {})  # noqa: S102  # the README's own example
    lines = capsys.readouterr().out.splitlines()
    promised = re.search(r"# (Refusal\(.*)", README)
    assert promised is not None
    assert lines[1] == promised[1]


def test_a_seventh_game_is_one_entry_and_a_scenario(seventh_game: str) -> None:
    asked = check_text(blocks("toml")[0])
    assert seventh_game in blocks("toml")[0]
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

"""Every rule id of every game has a scenario, and so has every refusal of these games."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from meldbook.codes import REFUSALS
from tests.oracle.all_games.table import GAMES, IDS, ROWS

SCENARIOS = Path(__file__).parents[1] / "scenarios"
RULES = {"R": 14, "J": 12, "M": 13, "B": 9, "H": 12, "W": 5, "G": 6}
EVERY = [f"{letter}{number + 1}" for letter, most in RULES.items() for number in range(most)]

# What a refusal of a game as it is in the book may cite (R14), the common R3–R6 apart.
FORBIDDING = {
    "basic-rummy": ["B2", "B3", "B5", "B6", "R4", "R5"],
    "block-rummy": ["B2", "B3", "H8"],
    "wrotham": ["W2", "W3", "W4", "B2", "B3", "B5", "B6"],
    "mexican-rummy": ["M3", "M5", "M6", "M7", "M8", "M9", "M10", "R4", "R5", "R6"],
    "romme": ["G2", "G3", "G4", "G5", "J10", "R6"],
}


def _scenarios() -> Iterator[dict[str, Any]]:
    for path in sorted(SCENARIOS.rglob("*.toml")):
        yield tomllib.loads(path.read_text(encoding="utf-8")) | {"path": path}


def _refused(scenario: dict[str, Any]) -> set[str]:
    return {ask["rule"] for ask in scenario["ask"] if "rule" in ask}


def test_every_rule_id_has_a_scenario() -> None:
    shown = {rule for scenario in _scenarios() for rule in scenario.get("source", "").split()}
    assert [rule for rule in EVERY if rule not in shown] == []
    assert sorted(shown - set(EVERY)) == []


def test_every_rule_id_has_something_legal() -> None:
    shown = {
        rule
        for scenario in _scenarios()
        if any(ask.get("expect") != "illegal" for ask in scenario["ask"])
        for rule in scenario["source"].split()
    }
    assert [rule for rule in EVERY if rule not in shown] == []


@pytest.mark.parametrize("game", FORBIDDING)
def test_every_forbidding_rule_is_cited_by_the_game_itself(game: str) -> None:
    cited = {
        rule
        for scenario in _scenarios()
        if scenario["rules"] == game and not scenario.get("options")
        for rule in _refused(scenario)
    }
    assert [rule for rule in FORBIDDING[game] if rule not in cited] == []


def test_every_option_is_changed_somewhere() -> None:
    changed = {option for scenario in _scenarios() for option in scenario.get("options", {})}
    assert [option for option in ROWS if option not in changed] == []


@pytest.mark.parametrize("option", IDS)
def test_an_option_that_forbids_is_cited(option: str) -> None:
    """Some scenario that changes the option has a refusal that cites an id of its row."""
    ids = {IDS[option]} if isinstance(IDS[option], str) else set(IDS[option])
    cited = {
        rule
        for scenario in _scenarios()
        if option in scenario.get("options", {})
        for rule in _refused(scenario)
    }
    assert cited & ids, option


def test_every_refusal_is_asked_for() -> None:
    asked = {ask["code"] for scenario in _scenarios() for ask in scenario["ask"] if "code" in ask}
    off_turn = {"not-on-turn", "stock-empty"}  # never of the seat on turn of a position
    assert sorted(set(REFUSALS) - asked - off_turn) == []


def test_files_lie_in_the_folder_of_their_game() -> None:
    folders = {"jokeren": "jokeren-13", "mexican": "mexican-rummy", "basic": "basic-rummy"}
    folders |= {"block": "block-rummy", "wrotham": "wrotham", "romme": "romme"}
    for scenario in _scenarios():
        folder = scenario["path"].relative_to(SCENARIOS).parts[0]
        assert folder in (*folders, "house", "mixes", "book"), scenario["path"]
        if folder in folders:
            assert scenario["rules"] == folders[folder], scenario["path"]
        assert scenario["rules"] in GAMES
        assert re.fullmatch(r"[a-z0-9_]+", scenario["path"].stem), scenario["path"]


def test_titles_are_told_apart() -> None:
    titles = [scenario["title"] for scenario in _scenarios()]
    assert sorted({title for title in titles if titles.count(title) > 1}) == []

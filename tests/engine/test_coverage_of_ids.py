"""Every rule of the common ground and of Jokeren 13 has a scenario, and so has every code."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

SCENARIOS = Path(__file__).parents[1] / "scenarios"

IDS = [f"R{number}" for number in range(1, 15)] + [f"J{number}" for number in range(1, 13)]

# R14: a refusal cites one of these; the other rules are kept through them (R2, R7 by J3 …)
# or say what happens, not what is forbidden.
FORBIDDING = ["R3", "R4", "R5", "R6", "J2", "J3", "J4", "J5", "J6", "J8", "J10"]

CODES = [
    "card-not-in-hand",
    "deal-over",
    "decline-not-here",
    "discard-empty",
    "discard-taken",
    "draw-first",
    "draw-must-take",
    "draw-twice",
    "first-turn-table",
    "first-turn-take",
    "lay-off-jokers",
    "lay-off-no-fit",
    "lay-off-unopened",
    "meld-jokers",
    "meld-naturals",
    "meld-no-pattern",
    "meld-too-short",
    "meld-unknown",
    "opening-short",
    "reclaim-no-joker",
    "reclaim-stuck",
    "reclaim-unopened",
    "reclaim-unused",
    "reclaim-wrong-card",
    "run-corner",
    "run-gap",
    "run-suits",
    "set-suit-twice",
    "turn-stuck",
    "wild-not-wild",
    "wild-wrong-name",
]


def _scenarios() -> Iterator[dict[str, Any]]:
    for path in sorted([*SCENARIOS.glob("jokeren/*/*.toml"), *SCENARIOS.glob("book/jokeren_*")]):
        yield tomllib.loads(path.read_text(encoding="utf-8"))


def _asks() -> Iterator[dict[str, Any]]:
    for scenario in _scenarios():
        yield from scenario["ask"]


def _allows(scenario: dict[str, Any]) -> bool:
    """Whether the scenario shows something that is as it should be."""
    return any(ask.get("expect") != "illegal" for ask in scenario["ask"])


def test_every_rule_has_a_scenario_that_shows_it_kept() -> None:
    shown = {
        rule
        for scenario in _scenarios()
        if _allows(scenario)
        for rule in scenario["source"].split()
    }
    assert [rule for rule in IDS if rule not in shown] == []


def test_every_forbidding_rule_is_cited_by_a_refusal() -> None:
    cited = {ask.get("rule") for ask in _asks() if ask.get("expect") == "illegal"}
    assert [rule for rule in FORBIDDING if rule not in cited] == []


def test_every_code_is_asked_for() -> None:
    asked = {ask["code"] for ask in _asks() if "code" in ask}
    assert [code for code in CODES if code not in asked] == []


def test_the_source_names_every_rule_that_is_cited() -> None:
    """A scenario whose refusals surprise its own heading is badly named."""
    strays = [
        (scenario["title"], ask["rule"])
        for scenario in _scenarios()
        for ask in scenario["ask"]
        if "rule" in ask and ask["rule"] not in {*scenario["source"].split(), "R3", "R6", "J3"}
    ]
    assert strays == []


def test_sources_are_rule_ids() -> None:
    sources = [rule for scenario in _scenarios() for rule in scenario["source"].split()]
    assert [rule for rule in sources if not re.fullmatch(r"[RJMBHWG]\d+", rule)] == []

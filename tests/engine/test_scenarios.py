"""Every scenario file, asked of the engine and of its command line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import meldbook as mb
from meldbook.check import check_text

SCENARIOS = Path(__file__).parents[1] / "scenarios"
FILES = sorted(SCENARIOS.rglob("*.toml"))
ENGINE = str(Path(mb.__file__).parents[1])


@pytest.mark.parametrize("path", FILES, ids=lambda p: str(p.relative_to(SCENARIOS).with_suffix("")))
def test_scenario(path: Path) -> None:
    asked = check_text(path.read_text(encoding="utf-8"), path.name)
    assert [f"ask {ask.ask}: {ask.got}" for ask in asked if not ask.ok] == []


def _check(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "meldbook", "check", *arguments],
        env={"PYTHONPATH": ENGINE},
        capture_output=True,
        text=True,
        check=False,
    )


def test_check_counts_what_passed() -> None:
    done = _check(str(SCENARIOS))
    asks = sum(path.read_text(encoding="utf-8").count("[[ask]]") for path in FILES)
    assert done.stdout.splitlines()[-1] == f"{asks} passed, 0 failed"
    assert (done.returncode, done.stderr) == (0, "")


def test_check_prints_an_object_for_each_ask() -> None:
    path = SCENARIOS / "book" / "jokeren_sets.toml"
    done = _check("--json", str(path))
    asked = [json.loads(line) for line in done.stdout.splitlines()]
    assert [ask["ask"] for ask in asked] == [1, 2, 3, 4]
    assert all(set(ask) == {"file", "ask", "ok", "got"} and ask["ok"] for ask in asked)
    assert {ask["file"] for ask in asked} == {str(path)}


HEAD = 'title = "x"\nrules = "jokeren-13"\nsource = "J3"\n'
FAILING = (
    HEAD + '[[ask]]\nreadings = "5h 6h 7h"\nexpect = 2\n[[ask]]\nhand_points = "*"\nexpect = 25\n'
)


def test_a_failing_ask_is_told_with_a_line(tmp_path: Path) -> None:
    path = tmp_path / "failing.toml"
    path.write_text(FAILING, encoding="utf-8")
    done = _check(str(path))
    assert done.returncode == 1
    assert len(done.stdout.splitlines()) == 2
    assert str(path) in done.stdout
    assert done.stdout.splitlines()[-1] == "1 passed, 1 failed"


@pytest.mark.parametrize(
    "text",
    [
        "title = ",
        HEAD + '[position]\nhands = ["7x", 9]\n[[ask]]\nmoves_count = 1\n',
        HEAD + '[position]\nhands = ["7h", 9]\nbogus = 1\n[[ask]]\nmoves_count = 1\n',
    ],
)
def test_a_file_that_can_not_be_read_is_code_2(text: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(text, encoding="utf-8")
    done = _check(str(path), str(SCENARIOS / "book" / "jokeren_sets.toml"))
    assert done.returncode == 2
    assert str(path) in done.stderr
    assert "Traceback" not in done.stderr


def test_a_missing_file_is_code_2(tmp_path: Path) -> None:
    done = _check(str(tmp_path / "nowhere.toml"))
    assert done.returncode == 2
    assert "nowhere.toml" in done.stderr
    assert "Traceback" not in done.stderr


UNKNOWN = """
[position]
phase = "play"
opened = [true, true]
hands = ["7h", 9]
table = ["1: 4h 5h 6h"]
stock = 5
[[ask]]
"""


@pytest.mark.parametrize(
    "ask",
    [
        'play = ["discard 7h"]\nexpect = "legal"\nthen = { deal_scores = [0, 90] }',
        'play = ["discard 7h"]\nexpect = "legal"\nthen = { scores = [0, 90] }',
        'play = ["discard 7h"]\nexpect = "legal"\nthen = { over = false }',
        'play = ["add 7h to 1"]\nexpect = "illegal"\nrule = "J3"',
        'play = ["add 7h to 1"]\nexpect = "legal"\nthen = { table = ["1: 4h 5h 6h"] }',
        'play = ["add 7h to 1"]\nexpect = "legal"\nthen = { table = ["0: 4h 5h 6h 7h"] }',
        'play = ["add 7h to 1"]\nexpect = "legal"\nthen = { hands = ["7h", 9] }',
        'play = ["add 8h to 1"]\nexpect = "illegal"\nrule = "J3"',
        'play = ["add 8h to 1"]\nexpect = "illegal"\nrule = "R3"\ncode = "meld-unknown"',
        'play = ["discard 7h", "draw"]\nexpect = "illegal"\nrule = "R3"\nstep = 1',
        "moves_count = 3",
        'moves_include = ["add 8h to 1"]',
        'moves_exclude = ["add 7h to 1"]',
        'readings = "5h 6h *"\nexpect = ["5h 6h *=7h"]',
        'readings = "5h 6h *"\nexpect = 1',
        'least_left = "5h 6h"\nexpect = 10',
    ],
)
def test_a_wrong_expectation_fails(ask: str) -> None:
    """The checker itself can say no; what depends on unknown cards counts as failed."""
    assert [asked.ok for asked in check_text(HEAD + UNKNOWN + ask)] == [False]


@pytest.mark.parametrize(
    ("deal", "hand", "meld"),
    [
        (1, "7h 7d 7c 9s 9d ?", "7h 7d 7c"),
        (7, "7h 8h 9h 10h 2s 3s 4s 5s 6s 9c 10c Jc Qc ?", "7h 8h 9h 10h"),
    ],
)
def test_a_contract_may_hang_on_a_card_that_is_not_known(deal: int, hand: str, meld: str) -> None:
    text = f"""
title = "x"
rules = "mexican-rummy"
[position]
deal = {deal}
phase = "play"
hands = ["{hand}", 7]
[[ask]]
play = ["meld {meld}"]
expect = "illegal"
"""
    assert [asked.got for asked in check_text(text)] == ["depends on unknown cards"]

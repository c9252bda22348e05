"""Options given as Python, TOML or text: read alike, and refused where they make no sense."""

from typing import Any

import pytest

import meldbook as mb


@pytest.mark.parametrize(
    ("name", "given", "read"),
    [
        ("upcard", "yes", True),
        ("players", 3, (3, 3)),
        ("players", [2, 3], (2, 3)),
        ("wild_ranks", "2, none, t", ("2", None, "10")),
        ("hand_size", "7, 8", (7, 8)),
        ("hand_size", {2: 5, "3": 6, 4: 6, 5: 5, 6: 5}, ((2, 5), (3, 6), (4, 6), (5, 5), (6, 5))),
        ("hand_size", "2: 5, 3:6,4:6,5:5,6:5", ((2, 5), (3, 6), (4, 6), (5, 5), (6, 5))),
        ("contracts", "set + run, run", (("set", "run"), ("run",))),
        ("recycles", None, None),
        ("melds_per_turn", [1, "any"], (1, "any")),
    ],
)
def test_read(name: str, given: object, read: object) -> None:
    options: dict[str, Any] = {name: given}
    assert getattr(mb.system("basic-rummy", **options), name) == read


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("upcard", []),
        ("upcard", None),
        ("upcard", 1),
        ("upcard", "true"),
        ("players", [2]),
        ("players", [2, 3, 4]),
        ("players", [4, 3]),
        ("hand_size", "2:10,2:9,3:7,4:7,5:6,6:6"),
        ("hand_size", [7, None]),
        ("hand_size", []),
        ("contracts", [[]]),
        ("contracts", "set+"),
        ("deals", True),
        ("deals", 3.0),
        ("deals", 10**30),
        ("melds_per_turn", True),
    ],
)
def test_refused(name: str, given: object) -> None:
    options: dict[str, Any] = {name: given}
    with pytest.raises(mb.Unreadable, match="option-value"):
        mb.system("basic-rummy", **options)


@pytest.mark.parametrize(
    ("changed", "clashes"),
    [
        ({"hand_size": 1}, ["hand-too-small"]),
        ({"hand_size": 2, "final_discard": "required"}, ["hand-too-small"]),
        ({"hand_size": 2}, []),
        (
            {"hand_size": "2:10", "target": 10, "deals": 3, "scoring": "payment"},
            ["hand-size-seats", "length-twice", "payment-target"],
        ),
        (
            {"opening": "points", "opening_points": 67, "hand_size": 5},
            ["opening-points-too-many"],
        ),
        ({"opening": "points", "opening_points": 66, "hand_size": 5}, []),
        ({"opening": "whole-hand", "contracts": "set"}, ["contract-too-short"]),
        ({"opening": "whole-hand", "contracts": "set+set+set", "players": 2}, []),
        (
            {"opening": "contract", "contracts": "run+run+run", "melds_per_turn": "any"},
            ["contract-too-long"],
        ),
    ],
)
def test_contradictions_are_all_named(changed: dict[str, Any], clashes: list[str]) -> None:
    if not clashes:
        mb.system("basic-rummy", **changed)
        return
    with pytest.raises(mb.Unreadable, match="options-clash") as refused:
        mb.system("basic-rummy", **changed)
    assert refused.value.args_by_name == {"clashes": clashes}

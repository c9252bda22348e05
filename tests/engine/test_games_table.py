"""The options table of rules.md, every cell of it, read from the systems themselves."""

from dataclasses import fields
from typing import Any

import pytest

import meldbook as mb
from meldbook.rules import Rules
from tests.oracle.all_games.table import GAMES, M4, ROWS, in_deal

LONGEST = 8  # deals of the longest table


def test_the_book_has_these_games() -> None:
    assert sorted(mb.SYSTEMS) == sorted(GAMES)


def test_the_table_has_every_option() -> None:
    assert [field.name for field in fields(Rules) if field.name != "name"] == list(ROWS)
    assert {len(row) for row in ROWS.values()} == {len(GAMES)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("option", ROWS)
def test_cell(option: str, game: str) -> None:
    found, wanted = getattr(mb.system(game), option), ROWS[option][GAMES.index(game)]
    if option in ("players", "hand_size", "contracts"):
        assert _plain(found) == _plain(wanted)
    else:
        deals = range(1, LONGEST + 1)
        assert [in_deal(found, deal) for deal in deals] == [in_deal(wanted, d) for d in deals]


def _plain(value: object) -> object:
    return tuple(map(_plain, value)) if isinstance(value, (list, tuple)) else value


def test_the_names_tell_the_games() -> None:
    assert {game: mb.system(game).name for game in GAMES} == {game: game for game in GAMES}


def test_contracts_of_mexican_rummy() -> None:
    """M4: deal 1 two sets, … deal 7 three runs."""
    words = ["ss", "sr", "rr", "sss", "ssr", "srr", "rrr"]
    assert ["".join(kind[0] for kind in contract) for contract in M4] == words


@pytest.mark.parametrize(
    ("game", "aces", "points"),
    [
        ("basic-rummy", "high-low", 15),
        ("basic-rummy", "corner", 15),
        ("block-rummy", "high-low", 15),
        ("wrotham", "corner", 15),
        ("jokeren-13", "corner", 11),
        ("jokeren-13", "low", 11),
        ("mexican-rummy", "low", 15),
        ("romme", "corner", 11),
    ],
)
def test_a_high_ace_counts_fifteen_where_basic_values_hold(
    game: str, aces: str, points: int
) -> None:
    assert mb.system(game, aces=aces).ace_points == points
    assert mb.system(game, aces=aces, ace_points=3).ace_points == 3


@pytest.mark.parametrize(
    ("changed", "length"),
    [
        ({}, (100, None)),
        ({"deals": 5}, (None, 5)),
        ({"target": 250}, (250, None)),
        ({"deals": 5, "target": None}, (None, 5)),
    ],
)
def test_a_match_lasts_a_target_or_a_number_of_deals(
    changed: dict[str, Any], length: tuple[int | None, int | None]
) -> None:
    rules = mb.system("basic-rummy", **changed)
    assert (rules.target, rules.deals) == length


@pytest.mark.parametrize("game", GAMES)
def test_an_option_given_its_own_value_changes_nothing(game: str) -> None:
    own = mb.system(game)
    for field in fields(Rules):
        if field.name not in ("name", "target", "deals"):
            value = getattr(own, field.name)
            assert mb.system(game, **{field.name: value}) == own, field.name


@pytest.mark.parametrize("game", GAMES)
def test_seats_as_the_game_allows(game: str) -> None:
    pair: Any = ROWS["players"][GAMES.index(game)]
    least, most = pair
    for seats in range(2, 8):
        if least <= seats <= most:
            assert mb.Match.new(mb.system(game), seats=seats, seed="1").state.seats == seats
        else:
            with pytest.raises(mb.Unreadable) as error:
                mb.Match.new(mb.system(game), seats=seats, seed="1")
            assert error.value.code == "seats-bad"

"""Steady bots play deals of every game with every number of seats to their end."""

from collections import Counter
from typing import Any

import pytest

import meldbook as mb
from tests.counts import count
from tests.engine.games import SEATS
from tests.oracle.all_games.table import GAMES

DEALS = count(3, 300)  # a game and number of seats
CAP = 3000  # moves of a deal
TABLES = [(game, seats) for game in GAMES for seats in range(2, SEATS[game] + 1)]


def _matches(game: str, seats: int, deals: int) -> Counter[str]:
    """How so many deals end, over as many matches as they take."""
    ends: Counter[str] = Counter()
    number = 0
    while ends.total() < deals:
        match = mb.Match.new(mb.system(game), seats=seats, seed=f"bots {seats} {number}")
        number += 1
        while ends.total() < deals:
            ends[_deal(match)] += 1
            if match.over:
                break
            match.next_deal()
    return ends


def _deal(match: mb.Match) -> str:
    """Play the running deal to its end; no move is ever refused."""
    steady = mb.bot("steady")
    for _ in range(CAP):
        if match.state.end is not None:
            return match.state.end.reason
        view = mb.view(match.state, match.state.turn)
        move = steady.choose(view, match.dice())
        assert mb.why_not(match.state, move) is None, f"{mb.move_text(move)}\n{match.record()}"
        match.play(move)
    return "capped"


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_deal_of_bots_ends(game: str, seats: int) -> None:
    ends = _matches(game, seats, DEALS)
    assert ends.total() == DEALS
    assert not ends["capped"], ends


@pytest.mark.parametrize("game", GAMES)
def test_bots_go_out(game: str) -> None:
    """With few seats most deals end by going out: the bots play for it."""
    ends = _matches(game, 2, 8)
    assert ends["out"] >= 5, ends


@pytest.mark.parametrize(
    ("game", "changed", "seats", "seed"),
    [
        ("block-rummy", {"hand_size": 5, "wild_ranks": "2", "recycles": 1}, 2, "360"),
        ("romme", {"opening_points": 51, "melds_per_turn": 1}, 3, "389"),
    ],
)
def test_bots_do_not_take_the_discard_for_ever(
    game: str, changed: dict[str, Any], seats: int, seed: str
) -> None:
    """R12 ends no deal in which every seat takes what the one before it threw."""
    rules = mb.system(game, deals=1, **changed)
    assert _deal(mb.Match.new(rules, seats=seats, seed=seed)) != "capped"

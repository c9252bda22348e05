"""Perft: exact counts of legal sequences from small fixed deals, kept as data in perft.toml."""

import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import meldbook as mb
from meldbook.position import parse_position
from tests.counts import FULL, count
from tests.engine.games import position_of
from tests.oracle.all_games.referee import Position, after, legal
from tests.oracle.all_games.texts import normal

FILE = Path(__file__).with_name("perft.toml")
DEALS: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["deal"]
MOST = count(4_000, 10**9)  # sequences counted in the usual run


def first_state(deal: dict[str, Any]) -> mb.State:
    """The state that a deal of the file begins with."""
    return parse_position(deal["position"], mb.system(deal["rules"], **deal.get("options", {})))


def sequences(state: mb.State, depth: int) -> int:
    """How many sequences of `depth` legal moves there are."""
    if depth == 0:
        return 1
    moves = mb.legal_moves(state)
    if depth == 1:
        return sum(1 for _ in moves)
    return sum(sequences(mb.apply(state, move).state, depth - 1) for move in moves)


def sequences_by_hand(position: Position, depth: int) -> int:
    """The same by the brute force."""
    if depth == 0:
        return 1
    moves = {normal(move): move for move in legal(position)}.values()
    if depth == 1:
        return len(moves)
    return sum(sequences_by_hand(after(position, move), depth - 1) for move in moves)


def by_hand(deal: dict[str, Any]) -> Position:
    """The brute force's first position."""
    changed = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in deal.get("options", {}).items()
    }
    position = position_of(first_state(deal), changed)
    turns = deal["position"].get("turns", [3] * len(position.hands))
    return replace(position, turns=tuple(turns))


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal["title"])
def test_the_engine_counts_the_same(deal: dict[str, Any]) -> None:
    counts = deal["counts"]
    depths = [depth for depth in range(1, len(counts) + 1) if counts[depth - 1] <= MOST]
    found = [sequences(first_state(deal), depth) for depth in depths]
    assert found == counts[: len(depths)]


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal["title"])
def test_the_brute_force_counts_the_same(deal: dict[str, Any]) -> None:
    depths = range(1, (deal["checked"] if FULL else min(3, deal["checked"])) + 1)
    counts = [sequences_by_hand(by_hand(deal), depth) for depth in depths]
    assert counts == deal["counts"][: len(depths)]


def test_every_game_has_a_deal() -> None:
    assert {deal["rules"] for deal in DEALS} == set(mb.SYSTEMS)
    assert all(len(deal["counts"]) >= 4 and deal["checked"] >= 3 for deal in DEALS)

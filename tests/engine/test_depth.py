"""Searches stay shallow: in a browser's worker a deep one kills Python without a word."""

import inspect
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import meldbook as mb
from meldbook.notation import parse_card

DEPTH = 60  # frames of our own

HANDS = {
    "mexican-rummy": "Kc Ks Kh Kd Kc Ks Kh Kd * * * * 4h 9d",  # kings are wild in the last deal
    "jokeren-13": "3h 4h 5h 6h 7h 5s 5d 5c 6s 7s 8s * * *",
    "romme": "2h 3h 4h 5h 6h 7h 8h 9h 2s 3s 4s * * *",
}


@contextmanager
def few_frames() -> Iterator[None]:
    """A search that goes deeper fails."""
    usual = sys.getrecursionlimit()
    sys.setrecursionlimit(len(inspect.stack()) + DEPTH)
    try:
        yield
    finally:
        sys.setrecursionlimit(usual)


@pytest.mark.parametrize("game", HANDS)
def test_arranging_a_hand_full_of_wild_cards(game: str) -> None:
    rules = mb.system(game)
    cards = tuple(parse_card(text) for text in HANDS[game].split())
    with few_frames():
        found = mb.arrange(cards, rules, deal=rules.deals or 1)
    assert found.melds


@pytest.mark.parametrize("game", sorted(mb.SYSTEMS))
def test_a_deal_of_bots(game: str) -> None:
    match = mb.Match.new(mb.system(game), seats=[("A", "steady"), ("B", "steady")], seed="depth")
    steady = mb.bot("steady")
    with few_frames():
        while match.state.end is None:
            match.play(steady.choose(mb.view(match.state, match.state.turn), match.dice()))
    assert match.deal_scores

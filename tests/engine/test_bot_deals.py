"""Bots play deals to their end, and no move of theirs is ever refused."""

from collections import Counter

import pytest

import meldbook as mb
from tests.counts import count

JOKEREN = mb.system("jokeren-13")
DEALS = count(60, 1000)
PARTS = 6


def _deal_of_bots(number: int) -> mb.State:
    """A deal played by the bots; seats and seed go by the number."""
    match = mb.Match.new(JOKEREN, seats=2 + number % 3, seed=f"bots {number}")
    while match.state.end is None:
        view = mb.view(match.state, match.state.turn)
        move = mb.bot("steady").choose(view, match.dice())
        assert mb.why_not(match.state, move) is None, f"{mb.move_text(move)}\n{match.record()}"
        match.play(move)
        assert match.at < 2000, f"no end\n{match.record()}"
    return match.state


@pytest.mark.parametrize("part", range(PARTS))
def test_every_deal_of_bots_ends(part: int) -> None:
    ends = Counter(
        state.end.reason
        for state in map(_deal_of_bots, range(part, DEALS, PARTS))
        if state.end is not None
    )
    assert ends.total() == len(range(part, DEALS, PARTS))
    assert ends["out"] > ends.total() * 0.6, ends


def test_a_match_of_bots_is_eight_deals() -> None:
    match = mb.Match.new(JOKEREN, seats=3, seed="eight")
    dealers = []
    while not match.over:
        if match.state.end is not None:
            match.next_deal()
        if match.state.phase == "draw" and sum(match.state.turns) == 0:
            dealers.append(match.state.dealer)
        view = mb.view(match.state, match.state.turn)
        match.play(mb.bot("steady").choose(view, match.dice()))
        assert match.at < 10_000, "a deal has no end (R12)"
    first = dealers[0]
    assert dealers == [(first + deal) % 3 for deal in range(8)]
    assert len(match.deal_scores) == 8
    assert list(match.scores) == [sum(column) for column in zip(*match.deal_scores, strict=True)]
    best = min(match.scores)
    assert match.winners == tuple(s for s, total in enumerate(match.scores) if total == best)

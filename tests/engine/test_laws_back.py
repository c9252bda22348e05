"""Taking back within a turn gives the earlier state exactly; what was seen stays seen."""

from random import Random

import pytest

import meldbook as mb
from tests.counts import count
from tests.engine.strategies import random_move, rich_match


@pytest.mark.parametrize("number", range(count(10, 80)))
def test_every_step_after_the_draw_is_taken_back_exactly(number: int) -> None:
    match, dice = rich_match(number), Random(number)
    for _ in range(60):
        if match.state.end is not None:
            break
        before, text, at = match.state, match.record(), match.at
        move = random_move(before, dice, 0.9)
        match.play(move)
        if isinstance(move, mb.Draw | mb.Discard) or match.state.end is not None:
            assert not match.can_go_back
            continue
        after = match.state
        assert match.back() == move
        assert (match.state, match.record(), match.at) == (before, text, at)
        match.play(move)
        assert match.state == after


@pytest.mark.parametrize("number", range(count(10, 80)))
def test_a_whole_turn_is_taken_back_to_its_draw(number: int) -> None:
    match, dice = rich_match(number), Random(number)
    for _ in range(40):
        while match.state.phase == "play":
            match.play(random_move(match.state, dice, 0.5))
        if match.state.end is not None:
            return
        start = match.state
        took = mb.why_not(start, mb.Take()) is None
        match.play(mb.Take() if took else mb.Draw())
        drawn = match.state
        _lay_some(match, dice)
        if match.can_go_back:
            while match.can_go_back:
                match.back()
            assert match.state == (start if took else drawn)


def _lay_some(match: mb.Match, dice: Random) -> None:
    for _ in range(4):
        lays = [m for m in mb.legal_moves(match.state) if not isinstance(m, mb.Discard)]
        if match.state.phase == "play" and lays:
            match.play(dice.choice(lays))


def test_nothing_is_taken_back_before_the_turn() -> None:
    match = rich_match(3)
    if match.state.phase == "play":
        match.play(random_move(match.state, Random(0), 0.0))
    text = match.record()
    with pytest.raises(mb.Unreadable) as error:
        match.back()
    assert error.value.code == "back-nothing"
    assert match.record() == text


def test_a_draw_from_the_stock_stays() -> None:
    match = mb.Match.new(mb.system("jokeren-13"), seats=2, seed="back")
    match.play("draw")
    assert not match.can_go_back
    with pytest.raises(mb.Unreadable):
        match.back()
    assert match.state.phase == "play"


@pytest.mark.parametrize("number", range(count(6, 40)))
def test_a_discard_is_taken_back_until_the_next_player_acts(number: int) -> None:
    match, dice = rich_match(number), Random(number)
    if match.state.phase == "draw":
        match.play(mb.Draw())
    assert match.state.phase == "play"
    while match.state.phase == "play":
        before, text, seat = match.state, match.record(), match.state.turn
        match.play(random_move(before, dice, 0.5))
    if match.state.end is not None:
        assert not match.may_go_back(seat)
        return
    others = [one for one in range(match.state.seats) if one != seat]
    assert not any(map(match.may_go_back, others))
    assert isinstance(match.back(seat), mb.Discard)
    assert (match.state, match.record()) == (before, text)
    match.play(next(m for m in mb.legal_moves(before) if isinstance(m, mb.Discard)))
    if match.state.end is None:
        match.play(random_move(match.state, dice, 0.0))
        assert not match.may_go_back(seat)
        with pytest.raises(mb.Unreadable):
            match.back(seat)

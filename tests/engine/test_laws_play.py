"""What holds along every match, whatever is played: cards, turns, hands and the end."""

from collections import Counter
from copy import deepcopy
from itertools import pairwise
from random import Random

import pytest

import meldbook as mb
from tests.counts import count
from tests.engine.strategies import (
    card_text,
    random_match,
    random_move,
    state_of,
    turn_numbered,
    walk,
)
from tests.oracle.melds import FACES, JOKER, is_meld

PACK = Counter([*FACES, *FACES, *[JOKER] * 4])
WALKS = count(8, 60)
LENGTH = 700
TURNS = count(1000, 10_000)


@pytest.fixture(scope="module", params=range(WALKS))
def states(request: pytest.FixtureRequest) -> tuple[mb.State, ...]:
    """Every state of a match played at random."""
    number: int = request.param
    return walk(number, LENGTH)


def _zones(state: mb.State) -> list[str]:
    """Every card of the state as text, zone after zone."""
    piles = [*state.hands, state.discard, state.stock]
    cards = [card_text(card) for pile in piles for card in pile]
    laid = [mb.move_text(mb.LayMeld(meld.cards)).split()[1:] for meld in state.table]
    return cards + [card.partition("=")[0] for meld in laid for card in meld]


def test_no_card_is_lost_or_doubled(states: tuple[mb.State, ...]) -> None:
    for state in states:
        assert Counter(_zones(state)) == PACK


def test_every_meld_on_the_table_is_one_and_only_grows(states: tuple[mb.State, ...]) -> None:
    for before, after in pairwise(states):
        for meld in after.table:
            words = mb.move_text(mb.LayMeld(meld.cards)).split()[1:]
            pairs = [word.partition("=") for word in words]
            assert is_meld([(card, stands or card) for card, _, stands in pairs])
        if before.deal == after.deal:
            assert len(after.table) >= len(before.table)
            assert all(len(b.cards) >= len(a.cards) for a, b in zip(before.table, after.table))  # noqa: B905


@pytest.mark.parametrize("number", range(WALKS))
def test_one_seat_moves_and_hands_change_as_the_move_says(number: int) -> None:
    match, dice = random_match(number), Random(number)
    for _ in range(LENGTH):
        before = match.state
        if match.over:
            return
        if before.end is not None:
            match.next_deal()
            assert [len(hand) for hand in match.state.hands] == [13] * before.seats
            assert match.state.turn == (match.state.dealer + 1) % before.seats
            assert match.state.dealer == (before.dealer + 1) % before.seats
            continue
        move = random_move(before, dice, 0.8)
        match.play(move)
        _check_sizes(before, move, match.state)


def _check_sizes(before: mb.State, move: mb.Move, after: mb.State) -> None:
    grown = [len(b) - len(a) for a, b in zip(before.hands, after.hands, strict=True)]
    others = [n for seat, n in enumerate(grown) if seat != before.turn]
    blocked = after.end is not None and after.end.out is None and isinstance(move, mb.Draw)
    match move:
        case mb.Draw() | mb.Take():
            own = 0 if blocked else 1
        case mb.LayMeld(cards):
            own = -len(cards)
        case mb.Reclaim():
            own = 0
        case _:
            own = -1
    assert grown[before.turn] == own
    assert not any(others)
    if isinstance(move, mb.Discard) and after.end is None:
        assert after.turn == (before.turn + 1) % before.seats
        assert after.phase == "draw"
    elif after.end is None:
        assert (after.turn, after.phase) == (before.turn, "play")


def test_from_every_legal_step_the_turn_can_end() -> None:
    """A turn played at random never stands still: some legal move is always left (R5)."""
    turns, number = 0, 0
    while turns < TURNS:
        states = walk(number, LENGTH)  # fails where a running deal has no legal move
        turns += sum(a.turn != b.turn for a, b in pairwise(states))
        number += 1


@pytest.mark.parametrize("part", range(4))
def test_from_every_legal_step_of_a_tight_position_the_turn_can_end(part: int) -> None:
    for number in range(part, TURNS, 4):
        state, dice = state_of(turn_numbered(number)), Random(number)
        if next(mb.legal_moves(state), None) is None:
            continue  # the position itself was stuck
        seat = state.turn
        while state.end is None and state.turn == seat and "?" not in map(card_text, state.hand):
            state = mb.apply(state, random_move(state, dice, 0.95)).state


@pytest.mark.parametrize("number", range(count(20, 200)))
def test_apply_leaves_its_input_alone(number: int) -> None:
    state = state_of(turn_numbered(number))
    kept, text = deepcopy(state), repr(state)
    for move in list(mb.legal_moves(state)):
        mb.apply(state, move)
        mb.why_not(state, move)
    assert state == kept
    assert repr(state) == text


@pytest.mark.parametrize("number", range(count(20, 200)))
def test_the_same_move_gives_the_same_state(number: int) -> None:
    for state in walk(number, LENGTH)[:40]:
        moves = list(mb.legal_moves(state)) if state.end is None else []
        for move in moves[:6]:
            assert mb.apply(state, move) == mb.apply(state, move)


def test_scores_are_what_the_hands_cost(states: tuple[mb.State, ...]) -> None:
    costs = {"*": 25, "A": 11, "J": 10, "Q": 10, "K": 10}
    for before, after in pairwise(states):
        if after.end is None:
            continue
        points = [
            sum(costs.get(c[:-1] or c, 0) or int(c[:-1]) for c in map(card_text, hand))
            for hand in after.hands
        ]
        assert list(after.end.scores) == points
        assert after.end.out is None or not after.hands[after.end.out]
        if before.end is None:
            grown = [b - a for a, b in zip(before.scores, after.scores, strict=True)]
            assert grown == points


def test_an_ended_deal_takes_no_move(states: tuple[mb.State, ...]) -> None:
    for state in states:
        if state.end is not None:
            assert list(mb.legal_moves(state)) == []
            refusals = [mb.why_not(state, move) for move in (mb.Draw(), mb.Take())]
            assert [refusal and refusal.code for refusal in refusals] == ["deal-over"] * 2

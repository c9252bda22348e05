"""Exercises: each has one solution that the engine accepts; all else is refused or not asked."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meldbook as mb
from meldbook.bridge import handle
from meldbook.check import check_text
from meldbook.example_stages import LEGAL, NOT_BAKED
from meldbook.examples import example
from meldbook.exercises import exercise, kinds_of
from meldbook.exercises.kinds import MOST_CARDS
from meldbook.faces import JOKER, face_of
from meldbook.protocol_examples import Exercise
from meldbook.rules import opening_worth
from meldbook.scenario import parse_scenario
from meldbook.scoring import hand_points
from meldbook.state import State
from meldbook.systems import SYSTEMS, system
from tests.counts import count

ALL = [(game, kind) for game in SYSTEMS for kind in kinds_of(system(game))]
WALKS = 12  # random turns against a solution


def start(made: Exercise) -> State:
    state = parse_scenario(made["toml"]).state
    assert state is not None
    return state


def turn(state: State, dice: Random) -> Iterator[State]:
    """The positions of a turn played by lot, in which throwing waits for the end."""
    seat = state.turn
    while state.phase == "play" and state.turn == seat:
        yield state
        moves = list(mb.legal_moves(state))
        lays = [move for move in moves if not isinstance(move, mb.Discard)]
        state = mb.apply(state, dice.choice(lays or moves)).state
    yield state


def played(made: Exercise) -> list[State]:
    """The positions of the solution."""
    states = [start(made)]
    for text in made["play"]:
        move = mb.parse_move(text, states[-1])
        assert not isinstance(move, mb.Ambiguous)
        states.append(mb.apply(states[-1], move).state)
    return states


def reaches(kind: str, before: State, after: State) -> bool:
    """What each kind asks for, told from the positions alone."""
    fresh = [card for place in after.laid for card in after.table[place].cards]
    if kind == "open":
        points = sum(opening_worth(card, after.rules.opening_jokers) for card in fresh)
        contract = after.here.contract
        enough = len(after.laid) == len(contract) if contract else False
        return enough or (contract is None and points >= (after.rules.opening_points or 0))
    if kind == "out":
        return after.end is not None and after.end.out == before.turn
    if kind == "joker":
        return JOKER not in after.hand and JOKER in map(face_of, fresh)
    return hand_points(after.here, after.hand) < hand_points(before.here, before.hand)


def melds(state: State) -> list[list[int]]:
    """The cards of each meld, whatever the wild ones stand for: at either end of a run they fit."""
    return sorted(sorted(map(face_of, meld.cards)) for meld in state.table)


def test_each_game_has_the_kinds_that_its_rules_allow() -> None:
    assert {game: kinds_of(system(game)) for game in SYSTEMS} == {
        "jokeren-13": ("open", "out", "joker", "lay-off"),
        "mexican-rummy": ("open", "out", "lay-off"),
        "basic-rummy": ("out", "lay-off"),
        "block-rummy": ("out", "lay-off"),
        "wrotham": ("out", "joker", "lay-off"),
        "romme": ("open", "out", "joker", "lay-off"),
    }
    assert exercise("basic-rummy", "open", "1")["kind"] == "out"


@pytest.mark.parametrize(("game", "kind"), ALL)
@settings(max_examples=count(3, 60), deadline=None, derandomize=True)
@given(seed=st.text(st.characters(codec="ascii", categories=("L", "N")), min_size=1, max_size=8))
def test_an_exercise_is_solved_by_its_solution_alone(game: str, kind: str, seed: str) -> None:
    made = exercise(game, kind, seed)
    assert made == exercise(game, kind, seed)
    assert len(start(made).hand) <= MOST_CARDS
    assert all(asked.ok for asked in check_text(made["toml"]))
    states = played(made)
    assert reaches(kind, states[0], states[-1])
    assert not any(reaches(kind, states[0], state) for state in states[:-1] if kind != "lay-off")
    if kind == "out":
        for number in range(WALKS):
            end = [*turn(states[0], Random(number))][-1]
            if reaches(kind, states[0], end):
                assert melds(end) == melds(states[-1])


@pytest.mark.parametrize(("game", "kind"), ALL)
def test_every_try_is_answered(game: str, kind: str) -> None:
    made = exercise(game, kind, "tries")
    shown = example(made["toml"])
    assert shown["kind"] == "do"
    assert shown["answer"]["legal"]
    assert any(not stage["asked"] for stage in shown["stages"])
    first = shown["stages"][0]
    few = [place for place in range(1, len(first["lay"])) if place.bit_count() <= MOST_LAID]
    verdicts = [first["lay"][place] for place in few] + [*first["throw"]]
    assert NOT_BAKED not in verdicts
    signs = {chr(48 + place) for place in range(len(shown["refusals"]))}
    assert set(verdicts) <= signs | {LEGAL}
    assert set(verdicts) & signs, "nothing is refused"


MOST_LAID = 5


@pytest.mark.parametrize(("game", "kind"), ALL)
def test_no_two_in_a_row_are_alike(game: str, kind: str) -> None:
    tomls = [exercise(game, kind, str(number))["toml"] for number in range(1, count(5, 41))]
    assert len({*tomls}) == len(tomls)


def test_the_page_asks_for_an_exercise() -> None:
    wish = '{"rules": "romme", "kind": "joker", "seed": "7"}'
    answer = handle(f'{{"id": 3, "op": "exercise", "exercise": {wish}}}')
    assert '"ok": true' in answer
    assert "swap" in answer
    bad = handle('{"id": 4, "op": "exercise", "exercise": {"rules": "romme"}}')
    assert '"code": "request-bad"' in bad

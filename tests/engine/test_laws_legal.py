"""The engine's legal moves and refusals, held against a brute force that shares no code with it."""

from collections import Counter
from random import Random

import pytest

import meldbook as mb
from tests.counts import count
from tests.engine.strategies import state_of, texts_of, turn_numbered
from tests.oracle.melds import FACES, JOKER, is_meld, readings, text
from tests.oracle.positions import candidates, scenario
from tests.oracle.reasons import reasons
from tests.oracle.turns import Turn, legal

POSITIONS = count(1000, 10_000)
PARTS = 6
FORBIDDING = ("R3", "R4", "R5", "R6", "J2", "J3", "J4", "J5", "J6", "J8", "J10")


def _part(part: int) -> range:
    return range(part, POSITIONS, PARTS)


@pytest.mark.parametrize("part", range(PARTS))
def test_legal_moves_are_those_of_the_brute_force(part: int) -> None:
    for number in _part(part):
        turn = turn_numbered(number)
        found = texts_of(state_of(turn))
        assert len(found) == len(set(found)), f"a move twice at {number}\n{scenario(turn)}"
        assert set(found) == legal(turn), f"position {number}\n{scenario(turn)}"


@pytest.mark.parametrize("part", range(PARTS))
def test_why_not_agrees_on_every_other_move_and_cites_a_right_rule(part: int) -> None:
    for number in _part(part):
        turn = turn_numbered(number)
        state = state_of(turn)
        for move_text in dict.fromkeys(candidates(turn, Random(number))):
            move = mb.parse_move(move_text, state)
            assert not isinstance(move, mb.Ambiguous), f"{move_text} at {number}"
            _agree(turn, move_text, mb.why_not(state, move))


def _agree(turn: Turn, move: str, refusal: mb.Refusal | None) -> None:
    wanted = reasons(turn, move)
    if refusal is None:
        assert not wanted, f"{move} must cite {wanted}\n{scenario(turn)}"
        assert move in legal(turn)
    else:
        assert refusal.rule in wanted, f"{move}: {refusal}, not {wanted}\n{scenario(turn)}"


def test_the_positions_are_worth_asking() -> None:
    """Every rule that can forbid comes up, and turns that nearly get stuck."""
    cited: Counter[str] = Counter()
    for number in range(500):
        turn = turn_numbered(number)
        for move in candidates(turn, Random(number)):
            cited.update(reasons(turn, move))
    assert min(cited[rule] for rule in FORBIDDING) > 10, cited


def test_the_checked_scenario_agrees() -> None:
    """`moves_count` of a scenario file counts the same moves."""
    for number in range(0, POSITIONS, 10):
        turn = turn_numbered(number)
        assert f"moves_count = {len(texts_of(state_of(turn)))}" in scenario(turn)


@pytest.mark.parametrize("part", range(PARTS))
def test_readings_are_those_of_the_brute_force(part: int) -> None:
    rules = mb.system("jokeren-13")
    dice = Random(part)
    for _ in range(POSITIONS // PARTS):
        cards = _near_meld(dice)
        melds = mb.readings(mb.parse_cards(" ".join(cards)), rules)
        found = [mb.move_text(mb.LayMeld(meld.cards)) for meld in melds]
        assert Counter(found) == Counter(f"meld {text(meld)}" for meld in readings(cards)), cards


def _near_meld(dice: Random) -> list[str]:
    """Cards that are a meld, or differ from one in a card."""
    while True:
        faces = dice.sample(FACES, 3)
        start = FACES.index(faces[0])
        faces = list(FACES[start : start + dice.randint(3, 13)]) if dice.random() < 0.7 else faces
        laid = [(face, face) for face in faces]
        if is_meld(laid) or dice.random() < 0.1:
            cards = [face if dice.random() < 0.9 else JOKER for face in faces]
            if dice.random() < 0.3:
                cards[dice.randrange(len(cards))] = dice.choice(FACES)
            dice.shuffle(cards)
            return cards

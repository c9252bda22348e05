"""A first game: for every game there is a deal that shows all, and its advice leads through it."""

import json
from typing import Any

import pytest

import meldbook as mb
from meldbook.bots import bot
from meldbook.bridge import handle
from meldbook.lessons import ADVISER, LEARNER, SEATS, lesson_seed, shown
from meldbook.systems import SYSTEMS
from meldbook.view import view


def ask(op: str, **fields: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(handle(json.dumps({"id": 1, "op": op, **fields})))
    assert answer["ok"], answer
    return answer


@pytest.mark.parametrize("game", SYSTEMS)
def test_every_game_has_a_deal_that_shows_all(game: str) -> None:
    seed = ask("lesson", rules=game)["seed"]
    assert seed == lesson_seed(game)
    assert shown(mb.system(game), seed).good


def test_following_the_advice_melds_lays_off_and_goes_out() -> None:
    rules = mb.system("basic-rummy")
    match = mb.Match.new(rules, seats=SEATS, seed=lesson_seed(rules.name), practice=True)
    made: list[str] = []
    while match.state.end is None:
        state = match.state
        if state.turn == LEARNER:
            made.append(ask("hint", record=match.record(), seat=LEARNER)["move"])
            match.play(made[-1])
        else:
            match.play(bot(ADVISER).choose(view(state, state.turn), match.dice()))
    assert match.state.end.out == LEARNER
    assert {"draw", "meld", "add"} <= {move.split(" ")[0] for move in made}


def test_there_is_advice_after_any_other_move() -> None:
    match = mb.Match.new(mb.system("romme"), seats=SEATS, seed=lesson_seed("romme"), practice=True)
    for _ in range(12):
        if match.state.turn == LEARNER:
            assert ask("hint", record=match.record(), seat=LEARNER)["move"]
        match.play([*mb.legal_moves(match.state)][-1])

"""In every game a view holds nothing that its seat may not know, and records say all (R8)."""

from random import Random

import pytest

import meldbook as mb
from meldbook.options import option_from, option_text
from meldbook.position import parse_position
from meldbook.positions import position
from meldbook.rules import changed_options
from meldbook.seeds import Dice
from tests.counts import count
from tests.engine.games import (
    SEATS,
    midway,
    moves_of,
    new_match,
    position_of,
    reshuffled,
    walk,
)
from tests.oracle.all_games.mixes import random_mix
from tests.oracle.all_games.referee import legal
from tests.oracle.all_games.table import GAMES
from tests.oracle.all_games.texts import normals

MATCHES = count(4, 60)  # a game
MIXES = count(200, 2000)


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_change_no_view_and_no_choice_of_a_bot(game: str, number: int) -> None:
    state, dice = midway(game, number), Random(number)
    for seat in range(state.seats):
        other = reshuffled(state, seat, dice)
        view, same = mb.view(state, seat), mb.view(other, seat)
        assert view == same
        assert repr(view) == repr(same)
        assert view.seed is None
    view, same = (mb.view(one, state.turn) for one in (state, reshuffled(state, state.turn, dice)))
    choices = [mb.bot("steady").choose(seen, Dice("dice")) for seen in (view, same)]
    assert choices[0] == choices[1]
    assert list(mb.legal_moves(view)) == list(mb.legal_moves(state))


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("game", GAMES)
def test_a_record_gives_the_match_back(game: str, number: int) -> None:
    match = new_match(game, 2 + number % (SEATS[game] - 1), f"record {number}")
    for _ in walk(match, Random(number), 150, 0.8):
        pass
    text = match.record()
    again = mb.Match.load(text)
    assert again.state == match.state
    assert again.record() == text


@pytest.mark.parametrize("game", GAMES)
def test_a_position_names_the_kinds_of_lays_that_its_turn_allows(game: str) -> None:
    kinds = {"meld": "meld", "add": "lay-off", "swap": "swap"}
    closed = 0  # positions of a turn in which nothing more can be laid
    for number in range(MATCHES):
        match = new_match(game, 2, f"lays {number}")
        for _ in walk(match, Random(number), 150, 0.8):
            seat = match.state.turn
            told = position(match, seat, 0)
            words = {mb.move_text(move).split()[0] for move in mb.legal_moves(match.state)}
            assert {kinds[word] for word in words & kinds.keys()} <= {*told["lays"]}
            assert told["phase"] == "play" or told["lays"] == []
            assert position(match, 1 - seat, 0)["lays"] == []
            closed += told["phase"] == "play" and told["lays"] == []
    assert closed > 0 or game not in ("jokeren-13", "mexican-rummy")


def test_after_a_contract_nothing_is_laid_in_its_turn_and_no_meld_later() -> None:
    match = new_match("mexican-rummy", 2, "contract")
    seen = set[tuple[str, ...]]()
    for _ in walk(match, Random(1), 2000, 1.0):
        told = position(match, match.state.turn, 0)
        if told["phase"] == "play":
            laid = any(meld["fresh"] for meld in told["table"])
            opening = told["opening"]
            whole = opening is not None and opening["missingSets"] + opening["missingRuns"] == 0
            if opening is None:
                assert "meld" not in told["lays"]
                seen.add(tuple(told["lays"]))
            elif laid and whole:
                assert told["lays"] == []
                seen.add(())
    assert seen == {("lay-off",), ()}


def test_options_of_any_mix_are_read_back() -> None:
    for number in range(MIXES):
        game, changed = random_mix(Random(number), whole=True)
        try:
            rules = mb.system(game, **changed)
        except mb.Unreadable:
            continue
        match = mb.Match.new(rules, seats=rules.players[0], seed=str(number))
        assert mb.Match.load(match.record()).header.rules == rules, changed
        words = {name: option_text(name, value) for name, value in changed.items()}
        assert mb.system(game, **words) == rules, words
        for name, word in words.items():
            assert option_from(name, word) == getattr(rules, name), name


@pytest.mark.parametrize("game", GAMES)
def test_a_game_as_it_is_has_no_changed_options(game: str) -> None:
    assert changed_options(mb.system(game), mb.SYSTEMS[game]) == {}
    assert "options" not in new_match(game, 2, "plain").record()


def test_twelve_wild_cards_in_a_hand_of_fourteen() -> None:
    hand = "* * * * 9s 9s 9h 9h 9d 9d 9c 9c 2s Kd"
    position = {"deal": 7, "phase": "play", "hands": [hand, "8d"]}
    state = parse_position(position, mb.system("mexican-rummy"))
    found = set(moves_of(state))
    assert found == normals(legal(position_of(state)))
    assert len(found) == 10_438

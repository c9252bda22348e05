"""Whole deals of every game and of mixed rules, move by move against the oracle's referee."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import meldbook as mb
from meldbook.faces import card_text
from tests.counts import count
from tests.engine.games import SEATS, position_of, random_move
from tests.oracle.all_games.deals import deal_of
from tests.oracle.all_games.melds import pack
from tests.oracle.all_games.mixes import crowded_mix, random_mix
from tests.oracle.all_games.referee import Position, after, legal
from tests.oracle.all_games.referee import begun as referee_begun
from tests.oracle.all_games.table import GAMES, in_deal, options
from tests.oracle.all_games.texts import normal, normals, parsed

MATCHES = count(4, 40)  # a game
MIXES = count(40, 400)
MOVES = 400


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("game", GAMES)
def test_every_move_leads_where_the_referee_says(game: str, number: int) -> None:
    seats = 2 + number % (SEATS[game] - 1)
    match = mb.Match.new(mb.system(game), seats=seats, seed=f"{game} {number}")
    follow(match, Random(number), {}, MOVES)


@pytest.mark.parametrize("number", range(MIXES))
def test_the_same_of_mixed_rules(number: int) -> None:
    dice = Random(number)
    game, changed = random_mix(dice, whole=True)
    try:
        rules = mb.system(game, **changed)
    except mb.Unreadable:
        return
    seats = dice.randint(rules.players[0], min(4, rules.players[1]))
    follow(mb.Match.new(rules, seats=seats, seed=str(number)), dice, changed, MOVES)


@pytest.mark.parametrize("number", range(MIXES))
def test_the_same_where_nearly_all_cards_are_dealt(number: int) -> None:
    dice = Random(number)
    game, changed, seats = crowded_mix(dice)
    match = mb.Match.new(mb.system(game, **changed), seats=seats, seed=str(number))
    follow(match, dice, changed, MOVES // 3)


def follow(match: mb.Match, dice: Random, changed: dict[str, Any], moves: int) -> None:
    """Play on at random and check every step; the piles and ends too."""
    boldness = dice.choice((0.0, 0.5, 0.9))
    position = begun(match.state, changed)
    for _ in range(moves):
        if match.over:
            return
        if match.state.end is not None:
            dealer = match.state.dealer
            match.next_deal()
            assert match.state.dealer == (dealer + 1) % match.state.seats
            position = begun(match.state, changed)
            continue
        if len(match.state.hand) <= 8:
            same_moves(match.state, position)
        move = random_move(match.state, dice, boldness)
        match.play(move)
        shuffled = _new_stock(position, match.state) if isinstance(move, mb.Draw) else ()
        position = after(position, parsed(mb.move_text(move)), shuffled)
        same(position, match.state, changed)


def same_moves(state: mb.State, position: Position) -> None:
    """The legal moves of a real position are those of the brute force."""
    found = {normal(parsed(mb.move_text(move))) for move in mb.legal_moves(state)}
    want = normals(legal(position))
    assert found == want, f"missing {want - found}, extra {found - want}: {position}"


def _new_stock(before: Position, after_it: mb.State) -> tuple[str, ...]:
    """The cards of a stock shuffled by the engine, the one drawn first."""
    if before.stock:
        return ()
    seat = before.turn
    hand = Counter(map(card_text, after_it.hands[seat])) - Counter(before.hand)
    return (*hand.elements(), *map(card_text, after_it.stock))


def same(position: Position, state: mb.State, changed: dict[str, Any]) -> None:
    """The referee's position is the engine's."""
    found = position_of(state, changed)
    if position.over:
        for name in ("over", "out", "scores", "hands", "table", "discard", "stock"):
            assert getattr(found, name) == getattr(position, name), name
    else:
        assert found == replace(position, out_for_good=False)


def begun(state: mb.State, changed: dict[str, Any]) -> Position:
    """A deal just dealt, checked: J1, M1, B1, W1, W2, G1, R9."""
    game, seats = state.rules.name, state.seats
    found = options(game, **changed)
    lead = (state.dealer + 1) % seats
    extra = found["first_turn"] == "lead-discards"
    sizes = [_hand_size(found["hand_size"], state.deal, seats)] * seats
    sizes[lead] += extra
    assert [len(hand) for hand in state.hands] == sizes
    assert state.turn == lead
    assert len(state.discard) == (1 if found["upcard"] else 0)
    position = position_of(state, changed)
    cards = [*position.stock, *position.discard, *(c for hand in position.hands for c in hand)]
    assert Counter(cards) == +pack(deal_of(game, state.deal, **changed))
    assert not any((*state.opened, *state.joined, *state.turns, *state.table))
    fresh = replace(position, over=None, out=None, scores=None, drawn="none" if extra else None)
    assert (referee_begun(fresh).over or "no") == (position.over or "no")
    return position


def _hand_size(size: Any, deal: int, seats: int) -> int:  # noqa: ANN401
    if isinstance(size, tuple) and isinstance(size[0], tuple):
        return int(dict(size)[seats])
    found: Any = in_deal(size, deal)
    return int(found)

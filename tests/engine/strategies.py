"""What the laws are tried on: positions, matches half played, and hypothesis over them.

Every random thing grows from a number, so a failing case is named by it.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random

from hypothesis import strategies as st

import meldbook as mb
from tests.oracle.positions import random_turn, scenario, tight_turn
from tests.oracle.turns import Turn

SEATS = (2, 3, 4)
numbers = st.integers(min_value=0, max_value=10**9)


def turn_numbered(number: int) -> Turn:
    """A small position: many are made to get stuck easily, some open with other points."""
    make = tight_turn if number % 3 == 0 else random_turn
    return replace(make(Random(number)), needed=(30, 30, 30, 12, 41)[number % 5])


def state_of(turn: Turn) -> mb.State:
    """The engine's state of a position, read from scenario text."""
    state = mb.parse_scenario(scenario(turn)).state
    assert state is not None
    return state


def texts_of(state: mb.State) -> list[str]:
    """The legal moves as canonical text, in the engine's order."""
    return [mb.move_text(move) for move in mb.legal_moves(state)]


def card_text(card: int) -> str:
    """A card as text."""
    return mb.move_text(mb.Discard(card)).removeprefix("discard ")


def random_move(state: mb.State, dice: Random, boldness: float) -> mb.Move:
    """A legal move at random; the bolder, the more it lays before it throws."""
    moves = list(mb.legal_moves(state))
    assert moves, "a running deal has a legal move (R5)"
    throws = [move for move in moves if isinstance(move, mb.Discard)]
    lays = [move for move in moves if move not in throws]
    return dice.choice(lays if lays and (not throws or dice.random() < boldness) else throws)


def random_match(number: int, seats: int | None = None) -> mb.Match:
    """A new match of 2, 3 or 4 seats."""
    return mb.Match.new(
        mb.system("jokeren-13"), seats=seats or SEATS[number % 3], seed=f"random {number}"
    )


def played(match: mb.Match, dice: Random, moves: int, boldness: float) -> Iterator[mb.State]:
    """Play a match on at random, dealing as needed; every state on the way."""
    for _ in range(moves):
        yield match.state
        if match.over:
            return
        if match.state.end is not None:
            match.next_deal()
        else:
            match.play(random_move(match.state, dice, boldness))
    yield match.state


@lru_cache(maxsize=16)
def walk(number: int, moves: int) -> tuple[mb.State, ...]:
    """The states of a random match of this number; every fourth is played by stubborn seats."""
    boldness = (0.9, 0.0, 0.7, 0.3)[number % 4]
    return tuple(played(random_match(number), Random(number), moves, boldness))


def rich_match(number: int) -> mb.Match:
    """A match in the middle of a deal: some melds lie, some seats have opened."""
    match, dice = random_match(number), Random(number)
    for _ in played(match, dice, 30 + dice.randrange(120), 0.8):
        pass
    if match.state.end is not None and not match.over:
        match.next_deal()
    return match


@lru_cache(maxsize=16)
def short_record(number: int) -> str:
    """The record of a match that has just begun to be played."""
    match = random_match(number)
    for _ in played(match, Random(number), 12 + 7 * (number % 4), 0.8):
        pass
    return match.record()

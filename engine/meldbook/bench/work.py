"""What the benchmark does: the engine's own tasks, from fixed seeds."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from meldbook.advance import advance
from meldbook.arrange import arrange
from meldbook.bench.timing import Work, calibration
from meldbook.bots import bot
from meldbook.deadwood import deadwood
from meldbook.dealing import dealt
from meldbook.faces import JOKER, held_bits, suit_masks
from meldbook.listing import legal_moves
from meldbook.play import apply
from meldbook.seeds import Dice
from meldbook.state import pack_of
from meldbook.systems import system
from meldbook.view import view

if TYPE_CHECKING:
    from collections.abc import Callable

    from meldbook.faces import Hand, Suits
    from meldbook.moves import Move
    from meldbook.state import State

RANDOM_HANDS, RICH_HANDS = 600, 100
_RICH_RANKS = range(2, 7)  # ten cards of twenty: full of melds
_MOST_MOVES = 5000  # of a deal
_KEPT = 0.2  # of the positions passed


@lru_cache
def gin_hands() -> tuple[Hand, ...]:
    """Ten-card hands of one pack: random ones, and some full of melds."""
    dice = Random("gin hands")
    rich = [card for card in range(JOKER) if card % 13 in _RICH_RANKS]
    hands = [dice.sample(range(JOKER), 10) for _ in range(RANDOM_HANDS)]
    hands += [dice.sample(rich, 10) for _ in range(RICH_HANDS)]
    return tuple(tuple(sorted(hand)) for hand in hands)


@lru_cache
def gin_masks() -> tuple[Suits, ...]:
    """The same hands as the evaluator takes them: a mask of ranks a suit."""
    return tuple(suit_masks(held_bits(hand)) for hand in gin_hands())


@lru_cache
def joker_hands() -> tuple[Hand, ...]:
    """Fourteen-card hands of the pack of Jokeren 13."""
    dice, pack = Random("joker hands"), pack_of(system("jokeren-13"))
    return tuple(tuple(sorted(dice.sample(pack, 14))) for _ in range(200))


def evaluate(_: int) -> int:
    """The deadwood of all ten-card hands."""
    evaluate_suits = deadwood(system("basic-rummy")).of_suits
    for one, two, three, four in gin_masks():
        evaluate_suits(one, two, three, four)
    return len(gin_masks())


def arranged(number: int) -> int:
    """The best arrangement of some fourteen-card hands with jokers."""
    rules, hands = system("jokeren-13"), joker_hands()
    some = hands[number * 25 % len(hands) :][:25]
    for hand in some:
        arrange(hand, rules)
    return len(some)


def first_state(game: str, seats: int, seed: str) -> State:
    """A deal of a game as it begins."""
    none = (0,) * seats
    return dealt(system(game), seed=seed, deal=1, dealer=0, scores=none, won=none)


def random_play(game: str, seats: int, deals: int) -> Callable[[int], int]:
    """Deals played at random, each move from the full list; a choice of a player counts as one."""

    def run(number: int) -> int:
        dice, choices = Random(number), 0
        for deal in range(deals):
            state = first_state(game, seats, f"{number} {deal}")
            while state.end is None:
                moves = list(legal_moves(state))
                state = advance(state, moves[dice.randrange(len(moves))])
                choices += 1
        return choices

    return run


@lru_cache
def positions(game: str, seats: int) -> tuple[tuple[State, Move], ...]:
    """Positions of random deals, each with a legal move."""
    dice, found = Random(f"positions {game}"), []
    for deal in range(12):
        state = first_state(game, seats, f"positions {deal}")
        while state.end is None:
            moves = list(legal_moves(state))
            move = moves[dice.randrange(len(moves))]
            if dice.random() < _KEPT:
                found.append((state, move))
            state = advance(state, move)
    return tuple(found)


def applied(game: str, seats: int) -> Callable[[int], int]:
    """A move checked and made, the old state kept, at each of the positions."""

    def run(_: int) -> int:
        for state, move in positions(game, seats):
            apply(state, move)
        return len(positions(game, seats))

    return run


def bot_deals(name: str, game: str, seats: int, deals: int) -> Callable[[int], int]:
    """Deals of equal bots; a choice counts as one."""
    player = bot(name)

    def run(number: int) -> int:
        choices = 0
        for deal in range(deals):
            seed = f"{number} {deal}"
            state, dice = first_state(game, seats, seed), Dice(seed, "bots")
            while state.end is None and choices < _MOST_MOVES:
                state = advance(state, player.choose(view(state, state.turn), dice))
                choices += 1
        return choices

    return run


OWN_WORK = (
    Work("calibration: a plain loop", "rounds", calibration),
    Work("deadwood of ten cards, by masks", "hands", evaluate),
    Work("arranging fourteen cards with jokers", "hands", arranged),
    Work("random play, Basic Rummy, two", "choices", random_play("basic-rummy", 2, 1)),
    Work("random play, Jokeren 13, two", "choices", random_play("jokeren-13", 2, 1)),
    Work("random play, Mexican Rummy, four", "choices", random_play("mexican-rummy", 4, 1)),
    Work("apply, Basic Rummy", "moves", applied("basic-rummy", 2)),
    Work("apply, Jokeren 13", "moves", applied("jokeren-13", 2)),
    Work("simple against simple, Basic Rummy", "choices", bot_deals("simple", "basic-rummy", 2, 1)),
    Work("steady against steady, Basic Rummy", "choices", bot_deals("steady", "basic-rummy", 2, 1)),
    Work("steady against steady, Jokeren 13", "choices", bot_deals("steady", "jokeren-13", 2, 1)),
)

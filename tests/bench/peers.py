"""The peers' side of each comparison: the same hands, the same kind of work."""

from collections import Counter
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

import pyspiel
from rlcard.games.base import Card
from rlcard.games.gin_rummy.utils import melding, utils

from meldbook.bench.work import gin_hands, joker_hands
from meldbook.faces import RANKS, SUITS, card_text, rank_of, suit_of
from tests.oracle.arranging import Pattern, penalty, solved, within

if TYPE_CHECKING:
    from collections.abc import Callable

UTILS = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)


@lru_cache
def gin_root() -> tuple[Any, Any]:
    """OpenSpiel's gin rummy and its first state: making that costs much, so it is cloned."""
    game = pyspiel.load_game("gin_rummy")
    return game, game.new_initial_state()


@lru_cache
def openspiel_hands() -> list[list[int]]:
    """The hands as OpenSpiel takes them."""
    return [list(hand) for hand in gin_hands()]


def openspiel_evaluate(_: int) -> int:
    """The least deadwood of all hands."""
    for hand in openspiel_hands():
        UTILS.min_deadwood(hand)
    return len(openspiel_hands())


@lru_cache
def rlcard_hands() -> list[list[Card]]:
    """The hands as rlcard takes them."""
    return [[_rlcard_card(card) for card in hand] for hand in gin_hands()]


def _rlcard_card(card: int) -> Card:
    return Card(SUITS[suit_of(card)].upper(), RANKS[rank_of(card)].replace("10", "T"))


def rlcard_deadwood(hand: list[Card]) -> int:
    """The least deadwood of a hand: the best of its clusters of melds."""
    clusters = melding.get_meld_clusters(hand)
    whole = sum(map(utils.get_deadwood_value, hand))
    counts = (utils.get_deadwood_count(hand, cluster) for cluster in clusters)
    return int(min(counts, default=whole))


def rlcard_evaluate(number: int) -> int:
    """The least deadwood of some of the hands."""
    hands = rlcard_hands()
    some = hands[number % 10 :: 10]
    for hand in some:
        rlcard_deadwood(hand)
    return len(some)


@lru_cache
def solver_hands() -> list[tuple[Counter[str], list[Pattern]]]:
    """The hands with jokers as CP-SAT takes them: with the patterns that they hold."""
    texts = [Counter(map(card_text, hand)) for hand in joker_hands()]
    return [(held, within(held)) for held in texts]


def solver_arrange(number: int) -> int:
    """CP-SAT's answers for some fourteen-card hands with jokers."""
    hands = solver_hands()
    some = hands[number * 2 % len(hands) :][:2]
    for held, usable in some:
        solved(held, usable, penalty)
    return len(some)


def openspiel_random_play(number: int) -> int:
    """Two deals at random from full lists; a choice of a player counts as one."""
    dice, choices = Random(number), 0
    for _ in range(2):
        state = gin_root()[1].clone()
        while not state.is_terminal():
            actions = state.legal_actions()
            choices += not state.is_chance_node()
            state.apply_action(actions[dice.randrange(len(actions))])
    return choices


@lru_cache
def openspiel_positions() -> list[tuple[Any, int]]:
    """Positions of random deals, each with a legal action of a player."""
    dice, found = Random("positions"), []
    for _ in range(30):
        state = gin_root()[1].clone()
        while not state.is_terminal():
            actions = state.legal_actions()
            action = actions[dice.randrange(len(actions))]
            if not state.is_chance_node() and dice.random() < 0.2:
                found.append((state.clone(), action))
            state.apply_action(action)
    return found


def openspiel_apply(_: int) -> int:
    """An action applied to a clone, the old state kept, at each of the positions."""
    for state, action in openspiel_positions():
        state.clone().apply_action(action)
    return len(openspiel_positions())


@lru_cache
def simple_bots() -> tuple[Any, Any]:
    """A pair of OpenSpiel's simple bots; making them costs much, so they are restarted."""
    parameters = gin_root()[0].get_parameters()
    make: Callable[[Any, int], Any] = pyspiel.make_simple_gin_rummy_bot
    return make(parameters, 0), make(parameters, 1)


def openspiel_simple_deals(number: int) -> int:
    """Three deals of the simple bots; a choice counts as one."""
    dice, choices = Random(number), 0
    for _ in range(3):
        state = gin_root()[1].clone()
        for player in simple_bots():
            player.restart()
        while not state.is_terminal():
            if state.is_chance_node():
                actions = state.legal_actions()
                state.apply_action(actions[dice.randrange(len(actions))])
            else:
                state.apply_action(simple_bots()[state.current_player()].step(state))
                choices += 1
    return choices

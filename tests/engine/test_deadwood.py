"""Deadwood by masks is what the arranger leaves, in every game and for every kind of hand."""

from random import Random

import pytest

import meldbook as mb
from meldbook.deadwood import deadwood
from meldbook.faces import held_bits, suit_masks
from meldbook.state import pack_of
from tests.counts import count

HANDS = count(200, 3000)  # a game
CHANGES: tuple[dict[str, object], ...] = (
    {},
    {"aces": "high-low"},
    {"aces": "corner"},
    {"set_max": 3},
    {"run_min": 4},
    {"number_points": "five"},
)


@pytest.mark.parametrize("game", mb.SYSTEMS)
def test_deadwood_is_what_the_arranger_leaves(game: str) -> None:
    dice = Random(game)
    for number in range(HANDS):
        rules = _changed(game, CHANGES[number % len(CHANGES)])
        pack = [card for card in pack_of(rules) if number % 3 or card % 13 in (0, 1, 5, 6, 11, 12)]
        hand = tuple(dice.sample(pack, dice.randint(3, 13)))
        deal = dice.randint(1, 4)
        assert deadwood(rules, deal)(hand) == mb.arrange(hand, rules, deal).cost, hand


def _changed(game: str, options: dict[str, object]) -> mb.Rules:
    """The game with the options that make sense in it."""
    try:
        return mb.system(game, **options)
    except mb.Unreadable:
        return mb.system(game)


def test_a_hand_of_masks_is_a_hand_of_cards() -> None:
    evaluate, dice = deadwood(mb.system("basic-rummy")), Random("masks")
    for _ in range(HANDS):
        hand = tuple(dice.sample(range(52), 10))
        assert evaluate.of_suits(*suit_masks(held_bits(hand))) == evaluate(hand)

"""The arranger against CP-SAT with the patterns of every game and of mixed shapes."""

from random import Random

import pytest

import meldbook as mb
from tests.counts import count
from tests.engine.games import DEALS
from tests.oracle.all_games.arranging import least_left, random_hand
from tests.oracle.all_games.deals import Deal, deal_of
from tests.oracle.all_games.melds import Hand, is_meld
from tests.oracle.all_games.mixes import random_mix
from tests.oracle.all_games.scores import hand_cost
from tests.oracle.all_games.table import GAMES
from tests.oracle.all_games.texts import parsed

HANDS = count(50, 500)  # a game
MIXES = count(100, 1000)
SIZE = {"basic-rummy": 11, "block-rummy": 11, "wrotham": 8}


def _check(hand: Hand, rules: mb.Rules, deal: Deal, number: int) -> None:
    cards = mb.parse_cards(" ".join(hand))
    found = mb.arrange(cards, rules, number)
    assert found.cost == least_left(hand, deal), hand
    left = [mb.move_text(mb.Discard(card)).split()[1] for card in found.left]
    assert found.cost == hand_cost(tuple(left), deal)
    used = []
    for meld in found.melds:
        _, laid = parsed(mb.move_text(mb.LayMeld(meld.cards)))
        assert is_meld(laid, deal), laid
        used += [card for card, _ in laid]
    assert sorted(used + left) == list(hand)


@pytest.mark.parametrize("game", GAMES)
def test_no_better_melds_exist(game: str) -> None:
    rules = mb.system(game)
    for number in range(HANDS):
        deal = number % DEALS.get(game, 1) + 1
        here, dice = deal_of(game, deal), Random(number)
        most = SIZE.get(game, 14 if game != "mexican-rummy" else 7 + deal)
        _check(random_hand(here, dice, dice.randint(most - 3, most)), rules, here, deal)


def test_no_better_melds_exist_in_mixed_shapes() -> None:
    for number in range(MIXES):
        dice = Random(number)
        game, changed = random_mix(dice)
        try:
            rules = mb.system(game, **changed)
        except mb.Unreadable:
            continue
        deal = dice.choice((1, 2, 3))
        here = deal_of(game, deal, **changed)
        _check(random_hand(here, dice, dice.randint(6, 11)), rules, here, deal)


def test_twins_of_a_wild_rank_in_sets_of_their_own() -> None:
    for number in range(HANDS):
        dice = Random(number)
        rank, packs = dice.choice("A4K"), dice.choice((2, 2, 3))
        changed = {
            "wild_ranks": rank,
            "packs": packs,
            "set_suits": "distinct",
            "set_max": dice.choice((3, 4)),
            "run_min": dice.choice((3, 4)),
            "jokers_per_meld": dice.choice((1, 2, None)),
            "naturals_per_meld": dice.choice((0, 1, 2)),
        }
        twins = [rank + suit for suit in "shdc" for _ in range(packs)]
        hand = dice.sample(twins, dice.randint(3, 8)) + ["*"] * dice.randint(0, 3)
        hand += dice.sample(["6s", "7s", "8s", "6h", "6d"], dice.randint(0, 3))
        here = deal_of("mexican-rummy", 1, **changed)
        _check(tuple(sorted(hand)), mb.system("mexican-rummy", **changed), here, 1)


@pytest.mark.parametrize(
    ("hand", "cost"),
    [
        ("* * * * 9s 9s 9h 9h 9d 9d 9c 9c 2s Kd", 0),
        ("* * * *", 0),
        ("* *", 40),
        ("9s 9h", 40),
        ("As As Ad Ad 2s 2s 2d 2d", 0),
        ("4h 5h 6h", 15),
        ("4h 5h 6h *", 0),
        ("4h 5h 6h 9c", 0),
    ],
)
def test_special_hands_of_deal_seven(hand: str, cost: int) -> None:
    cards = mb.parse_cards(hand)
    assert mb.arrange(cards, mb.system("mexican-rummy"), 7).cost == cost
    assert least_left(tuple(sorted(hand.split())), deal_of("mexican-rummy", 7)) == cost

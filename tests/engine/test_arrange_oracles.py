"""The arranger against CP-SAT and an exhaustive search: random and meld-rich hands of 14 cards."""

from random import Random

import pytest

import meldbook as mb
from meldbook.arrange import best_cover
from meldbook.faces import LaidCard, face_of, is_wild
from meldbook.rules import deal_rules
from tests.counts import count
from tests.engine.strategies import card_text
from tests.oracle.arranging import (
    Worth,
    best_by_solver,
    best_by_trying,
    one_card,
    penalty,
    random_hand,
    rich_hand,
    toward_opening,
)
from tests.oracle.melds import is_meld, points

JOKEREN = mb.system("jokeren-13")
SHAPE = deal_rules(JOKEREN).shape
HANDS = count(60, 600)
PARTS = 6


def _hand(number: int) -> list[str]:
    make = rich_hand if number % 2 else random_hand
    return make(Random(number))


def _cover(hand: list[str], worth: Worth) -> int:
    def laid_worth(card: LaidCard) -> int:
        return worth("*" if is_wild(card) else card_text(face_of(card)))

    return best_cover(tuple(sorted(_cards(hand))), SHAPE, laid_worth).worth


def _cards(hand: list[str]) -> tuple[int, ...]:
    return mb.parse_cards(" ".join(hand))


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("worth", [penalty, toward_opening, one_card])
def test_no_better_melds_exist(part: int, worth: Worth) -> None:
    """Fewest points left, most opening points (naturals only), most cards laid."""
    for number in range(part, HANDS, PARTS):
        hand = _hand(number)
        best = best_by_trying(hand, worth)
        assert best == best_by_solver(hand, worth), f"the oracles differ: {hand}"
        assert _cover(hand, worth) == best, hand


@pytest.mark.parametrize("part", range(PARTS))
def test_an_arrangement_is_one(part: int) -> None:
    """Its melds are melds, hold cards of the hand only, and the rest costs what it says."""
    for number in range(part, HANDS, PARTS):
        hand = _hand(number)
        found = mb.arrange(_cards(hand), JOKEREN)
        laid = [mb.move_text(mb.LayMeld(meld.cards)).split()[1:] for meld in found.melds]
        for meld in laid:
            assert is_meld([(w.partition("=")[0], w.partition("=")[2] or w) for w in meld])
        left = [card_text(card) for card in found.left]
        used = [word.partition("=")[0] for meld in laid for word in meld]
        assert sorted(used + left) == sorted(hand)
        assert found.cost == sum(map(points, left))
        assert found.cost == sum(map(points, hand)) - best_by_trying(hand, penalty)


def test_the_order_of_the_hand_says_nothing() -> None:
    for number in range(20):
        hand = _hand(number)
        costs = {mb.arrange(_cards(order), JOKEREN).cost for order in (hand, sorted(hand))}
        assert len(costs) == 1


@pytest.mark.parametrize(
    ("hand", "cost"),
    [
        ("", 0),
        ("*", 25),
        ("* * * *", 100),
        ("7h 7h", 14),
        ("As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As", 0),
        ("As 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks *", 0),
        ("5h 5h 6h 6h 7h 7h 8h 8h 9h 9h 10h 10h Jh Jh", 0),
        ("* * * * 2c 3c 5d 6d 8h 9h Js Qs 4s 4h", 5),
    ],
)
def test_special_hands(hand: str, cost: int) -> None:
    cards = hand.split()
    assert mb.arrange(_cards(cards), JOKEREN).cost == cost
    assert sum(map(points, cards)) - best_by_trying(cards, penalty) == cost

"""OpenSpiel's least deadwood of a gin hand: a second opinion on Basic Rummy without jokers (B2)."""

from random import Random

import pyspiel
import pytest

import meldbook as mb
from meldbook.deadwood import deadwood
from tests.counts import count
from tests.oracle.melds import FACES

HANDS = count(400, 4000)
GIN = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)  # ace low and one point, faces ten


@pytest.mark.parametrize("size", [7, 9, 10, 13])
def test_the_fewest_points_left_are_the_least_deadwood(size: int) -> None:
    basic, dice = mb.system("basic-rummy"), Random(size)
    evaluate = deadwood(basic)
    near = [face for face in FACES if face[-1] in "sh" or face[:-1] in ("7", "8", "9")]
    for number in range(HANDS):
        text = dice.sample(near if number % 2 else list(FACES), size)
        hand = mb.parse_cards(" ".join(text))
        least = GIN.min_deadwood([*hand])  # any order of suits serves
        assert mb.arrange(hand, basic).cost == least, text
        assert evaluate(hand) == least, text

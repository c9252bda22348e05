"""Whole matches on the built site: by keys alone, by the mouse alone, with a finger alone."""

from collections.abc import Callable

import pytest

from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.humans import Clicker, Human, Toucher
from tests.browser.player import Player
from tests.browser.referee import check_deal_end, check_standing, holds
from tests.browser.typist import Typist
from tests.counts import FULL

PHONE = (360, 640)
SEED = "#seed=MATCH-OF-THE-TESTS&pace=instant"


def begin(human: Human, origin: str, seats: int) -> Player:
    human.page.open(f"{origin}/{SEED}")
    human.begin(seats)
    return Player(human, lambda: holds(human.page))


@pytest.mark.parametrize(
    ("person", "size", "seats"),
    [(Typist, (1280, 800), 2), (Clicker, (1280, 800), 4), (Toucher, PHONE, 3)],
    ids=["keys", "mouse", "touch"],
)
def test_a_match_by_one_means_alone(
    visit: Visit, site: str, person: Callable[[Page], Human], size: tuple[int, int], seats: int
) -> None:
    """A whole match in the full run, one deal in the usual one."""
    human = person(visit(site, size=size, touch=person is Toucher))
    player = begin(human, site, seats)
    if FULL:
        player.play_match()
        check_standing(human)
    else:
        assert player.play_deal() == "deal over"
        check_deal_end(human)
        player.next_deal()

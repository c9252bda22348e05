"""Whole matches on the built site: by keys alone, by the mouse alone, with a finger alone."""

from collections.abc import Callable

import pytest

from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.humans import Clicker, Human, Toucher, Typist
from tests.browser.player import Player
from tests.browser.records import ME, replay
from tests.browser.saves import saved_record
from tests.counts import FULL

PHONE = (360, 640)
SEED = "#seed=MATCH-OF-THE-TESTS&pace=instant"


def begin(human: Human, origin: str, seats: int) -> Player:
    human.page.open(f"{origin}/{SEED}")
    human.begin(seats)
    return Player(human, lambda: holds(human.page))


def holds(page: Page) -> None:
    """What must be true after every deed."""
    assert page.focused() is not None, "the focus fell to the page"
    width, height = page.js("() => [document.documentElement.scrollWidth, innerWidth]")
    assert width <= height


def check_standing(human: Human) -> None:
    """The standing shown is the one that the engine finds in the saved record."""
    truth = replay(saved_record(human.page))
    assert truth["winners"] is not None
    seats = zip(truth["ranks"], truth["seats"], strict=True)
    expected = sorted((rank, seat["name"], seat["score"]) for rank, seat in seats)
    assert sorted(human.table.standing()) == expected
    assert truth["seats"][ME]["name"] == "You"


def test_a_match_by_keyboard_alone(visit: Visit, site: str) -> None:
    human = Typist(visit(site))
    player = begin(human, site, 2)
    player.play_match()
    check_standing(human)


@pytest.mark.parametrize(
    ("person", "size", "seats"),
    [(Clicker, (1280, 800), 4), (Toucher, PHONE, 3)],
    ids=["mouse", "touch"],
)
def test_a_match_by_pointing_alone(
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
        truth = replay(saved_record(human.page))
        shown = human.page.text()
        for scores in truth["end"]["scores"]:
            assert f"+ {scores} =" in shown
        player.next_deal()

"""Hints on the built site: by mouse, keys and finger; gone with their position and their owner."""

import re
from collections.abc import Callable

import pytest

from tests.browser.conftest import Visit
from tests.browser.driver import Node, Page
from tests.browser.game_scenes import OPENING
from tests.browser.humans import Clicker
from tests.browser.records import ME, ask
from tests.browser.saves import saved_record
from tests.browser.staging import focused_name, mine, open_match, open_start, search
from tests.browser.table import Table
from tests.browser.test_hot_seat import check_hidden
from tests.browser.words import SUITS, read_cards

FINGER = 44  # pixels
STEP = "Lay king of spades, king of hearts and king of diamonds."
SET = """(settings) => {
  const { store } = document.querySelector("rummy-app");
  for (const [name, value] of Object.entries(settings)) store.setSetting(name, value);
}"""


def at_opening(page: Page, site: str) -> Table:
    """A table at which the hand can open with two melds."""
    open_start(page, site)
    return open_match(page, OPENING.position())


def hints(page: Page) -> list[Node]:
    return page.all("region", "Hint")


def gone(page: Page) -> None:
    page.wait(lambda: not hints(page), "the hint to go")


def test_a_hint_by_mouse(visit: Visit, site: str) -> None:
    page = visit(site)
    table = at_opening(page, site)
    page.find("button", "Hint").click()
    words = page.find("region", "Hint").text
    assert STEP in words
    assert "40 points" in words
    assert "These 2 melds open" in words
    page.find("button", "Do it").click()
    gone(page)
    assert [meld.cards for meld in table.melds() if meld.owner == "yours"] == [("Ks", "Kh", "Kd")]
    page.find("button", "Hint").click()
    page.find("button", "Put the hint away").click()
    gone(page)


def test_a_hint_by_keys(visit: Visit, site: str) -> None:
    page = visit(site)
    table = at_opening(page, site)
    table.options()[2].focus()
    card = focused_name(page)
    for away in ("h", "Escape"):
        page.press("h")
        page.wait(lambda: focused_name(page) == "Do it", "the focus on the step")
        page.press(away)
        gone(page)
        assert focused_name(page) == card
    page.press("h")
    page.wait(lambda: focused_name(page) == "Do it", "the focus on the step")
    page.press("Enter")
    gone(page)
    page.wait(table.melds, "the meld")
    assert focused_name(page), "the focus fell to the page"


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (740, 360)])
def test_a_hint_by_finger(visit: Visit, site: str, size: tuple[int, int]) -> None:
    page = visit(site, size=size, touch=True)
    table = at_opening(page, site)
    asking = page.find("button", "Hint")
    asking.tap()
    for button in (asking, page.find("button", "Do it"), page.find("button", "Put the hint away")):
        assert min(button.box.width, button.box.height) >= FINGER, button.name
    page.find("button", "Do it").tap()
    gone(page)
    page.wait(lambda: [meld for meld in table.melds() if meld.owner == "yours"], "the meld")


def test_a_hint_goes_when_the_position_changes(visit: Visit, site: str) -> None:
    page = visit(site)
    open_start(page, site)
    open_match(page, search(3, mine("draw")))
    page.find("button", "Hint").click()
    page.find("region", "Hint")
    Clicker(page).draw()
    gone(page)


def test_following_hints_plays_a_whole_deal(visit: Visit, site: str) -> None:
    page = visit(site)
    open_start(page, site, "HINTS-1")
    human = Clicker(page)
    human.begin(2, "Basic Rummy")
    table = human.table
    while table.ready() in ("draw", "play"):
        record = saved_record(page)
        advised = ask("hint", record=record, seat=ME)["move"]
        page.find("button", "Hint").click()
        page.find("button", "Do it").click()
        page.wait(_has_moved(page, record), "the step")
        assert advised in saved_record(page)[len(record.rstrip()) :]
    assert table.stage() == "deal over"


def _has_moved(page: Page, record: str) -> Callable[[], bool]:
    return lambda: len(saved_record(page)) > len(record)


def test_the_cover_takes_a_hint_along(visit: Visit, site: str) -> None:
    page = visit(site, size=(390, 844))
    open_start(page, site, "HINTS-2")
    human = Clicker(page)
    human.begin(2, "Basic Rummy", people=2)
    assert human.table.ready() == "cover"
    page.press("h")
    check_hidden(page)
    human.uncover()
    while human.table.ready() != "cover":
        page.find("button", "Hint").click()
        page.find("button", "Do it").click()
        gone(page)
    page.press("h")
    assert not hints(page)
    check_hidden(page)


def test_a_warning_after_a_discard(visit: Visit, site: str) -> None:
    page = visit(site)
    table = at_opening(page, site)
    page.js(SET, {"warnings": True, "botPace": "slow"})
    human = Clicker(page)
    human.choose(["10h"])
    human.discard()
    said = "Ana can add the 10 of hearts to meld 2."
    page.wait(lambda: said in table.message(), "the warning")
    page.wait(lambda: said not in table.message(), "the next move")
    assert said in table.verdict()
    page.find("button", "Hint").click()
    words = page.find("region", "Hint").text
    assert "Another player is on turn" in words
    assert not page.all("button", "Do it")


def test_why_bots_moved_is_told_after_the_deal(visit: Visit, site: str) -> None:
    page = visit(site)
    open_start(page, site, "HINTS-3")
    page.js(SET, {"botReasons": True})
    human = Clicker(page)
    human.begin(2, "Basic Rummy")
    reason = re.compile("have not been seen yet|missed least|is complete|likely to help more")
    while human.table.ready() in ("draw", "play"):
        log = page.find("complementary", "What happened").text
        assert not reason.search(log)
        page.find("button", "Hint").click()
        record = saved_record(page)
        page.find("button", "Do it").click()
        page.wait(_has_moved(page, record), "the step")
    told = page.find("complementary", "What happened")
    page.wait(lambda: reason.search(told.again().text), "the reasons")


def test_a_hint_names_the_cards_that_help(visit: Visit, site: str) -> None:
    page = visit(site)
    at_opening(page, site)
    page.find("button", "Hint").click()
    words = page.find("region", "Hint").text.partition("These would help:")[2]
    helps = ask("hint", record=saved_record(page), seat=ME)["helps"]
    named = [card for card in read_cards(words) if card[-1] in SUITS]  # a number is no card
    assert named == [one["card"] for one in helps if one["card"] != "*"]
    assert "7 of diamonds" in words
    assert "2 not seen yet" in words

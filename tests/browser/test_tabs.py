"""Tabs: the same match in two of them, one that slept, one that was left and come back to."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.driver import Page, Reply
from tests.browser.driver.chromium import ChromiumPage
from tests.browser.humans import Clicker, begun
from tests.browser.player import Player
from tests.browser.records import ask, replay
from tests.browser.saves import saved_record
from tests.browser.table import Table

SEED = "#seed=TABS&pace=instant"
SLOW = "#seed=TABS&pace=slow"
ELSEWHERE = "open in another tab"
BACK = "() => { setTimeout(() => history.back(), 0); }"
ASLEEP = 8.0  # seconds; more than a worker may be silent


def begin(page: Page, address: str) -> Table:
    clicker = begun(page, address, 3)
    assert clicker.table.ready() == "draw"
    return clicker.table


def draw(table: Table) -> None:
    held = len(table.hand())
    player = Player(Clicker(table.page))
    player.insist(player.human.draw, lambda: len(table.hand()) == held + 1, "the card drawn")


def test_of_two_tabs_one_plays_the_match(visit: Visit, site: str) -> None:
    page = visit(site)
    assert isinstance(page, ChromiumPage)
    first = begin(page, f"{site}/{SEED}")
    second = Table(ChromiumPage(page.net, page.context))
    second.page.open(f"{site}/{SEED}")
    assert second.ready() == "draw"
    assert second.hand() == first.hand()
    page.wait(lambda: ELSEWHERE in page.text(), "the first tab to be told")

    draw(second)
    record = saved_record(page)
    page.press("d")
    assert saved_record(page) == record

    page.find("button", "Play here").click()
    page.wait(lambda: first.stage() == "play", "the first tab to go on")
    assert first.hand() == second.hand()
    assert ELSEWHERE not in page.text()
    second.page.wait(lambda: ELSEWHERE in second.page.text(), "the second tab to be told")
    assert second.page.errors() == []


def test_a_tab_that_slept_in_a_bots_turn_goes_on(visit: Visit, site: str) -> None:
    page = visit(site)
    assert isinstance(page, ChromiumPage)
    table = begin(page, f"{site}/{SLOW}")
    Player(Clicker(page)).play_turn()
    page.wait(lambda: "is playing" in table.verdict(), "a bot's turn")
    record = saved_record(page)
    page.cdp.send("Page.setWebLifecycleState", {"state": "frozen"})
    page.rest(ASLEEP)
    page.cdp.send("Page.setWebLifecycleState", {"state": "active"})
    assert table.ready() == "draw"
    after = saved_record(page)
    assert after.startswith(record.rstrip())
    assert ask("replay", record=after)["record"] == after
    assert sorted(replay(after)["hand"]) == sorted(table.hand())


def test_back_closes_what_is_open_and_then_leaves(visit: Visit, site: str, full_kind: str) -> None:
    page = visit(site, full_kind)
    page.open(f"{site}/rules/en/jokeren-13.html")
    table = begin(page, f"{site}/{SEED}")
    hand = table.hand()
    for name in ("Menu", "Score sheet"):  # one entry of the history serves them all
        page.find("button", name).click()
        page.find("button", "Close")
        page.js(BACK)
        page.wait(lambda: not page.has("button", "Close"), f"{name} to be closed")
        assert table.hand() == hand
    page.find("button", "Menu").click()
    page.find("button", "Close").click()
    page.wait(lambda: not page.has("button", "Close"), "the menu to be closed")
    page.js(BACK)
    page.wait(lambda: page.has("button", "Continue"), "the start page with the match left")
    page.find("button", "Statistics").click()
    page.find("button", "Close")
    page.js(BACK)
    page.wait(lambda: not page.has("button", "Close"), "the statistics to be closed")
    page.js(BACK)
    page.wait(lambda: page.has("heading", "Jokeren 13"), "the page before")


@pytest.mark.parametrize("left", ["rules/en/jokeren-13.html", "licences.txt"])
def test_coming_back_finds_the_table_as_it_was(
    visit: Visit, site: str, kind: str, left: str
) -> None:
    page = visit(site, kind)
    # A text can't say where its icon is, so Chromium looks for one at the usual place.
    page.net.forge("/favicon.ico$", Reply(204, b""))
    table = begin(page, f"{site}/{SEED}")
    draw(table)
    hand = table.hand()
    page.open(f"{site}/{left}")
    page.js(BACK)
    page.rest(1)
    page.wait(table.hand, "the cards")
    assert table.hand() == hand
    player = Player(Clicker(page))
    player.human.choose([hand[0]])
    fewer = len(hand) - 1
    player.insist(player.human.discard, lambda: len(table.hand()) == fewer, "the card thrown")

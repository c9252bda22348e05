"""Storage that is blocked, full or holds something strange: play goes on, nothing is lost."""

import re

import pytest

from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.humans import Clicker
from tests.browser.player import Player
from tests.browser.records import played
from tests.browser.saves import KEEP_DOWNLOADS, put, put_match, saved, set_aside
from tests.browser.staging import focused_name, mine, open_start
from tests.browser.table import Table

SEED = "#seed=STORAGE&pace=instant"

BLOCKED = """
Object.defineProperty(window, "indexedDB", {
  get() { throw new DOMException("no storage here", "SecurityError"); },
});
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("no storage here", "SecurityError"); },
});
"""
REFUSED = """
IDBFactory.prototype.open = () => { throw new DOMException("not here", "InvalidStateError"); };
"""
FULL = """
IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };
"""


@pytest.mark.parametrize(
    ("script", "words"),
    [
        (BLOCKED, "lets nothing be saved"),
        (REFUSED, "lets nothing be saved"),
        (FULL, "be saved just now"),
    ],
    ids=["blocked", "refused", "full"],
)
def test_without_storage_a_deal_is_played_in_memory(
    visit: Visit, site: str, script: str, words: str
) -> None:
    page = visit(site)
    page.net.scripts.append(script)
    page.open(f"{site}/{SEED}")
    clicker = Clicker(page)
    clicker.begin(2)
    player = Player(clicker)
    clicker.table.ready()
    player.play_turn()
    page.wait(lambda: words in page.text(), "the notice that nothing is saved")
    assert player.play_deal() == "deal over"


def broken_record() -> str:
    """A real record, cut in the middle of a move."""
    record: str = played("STORAGE", 2, mine("play"))["record"]
    return record.rstrip()[:-1] + " meld"


STRANGE: dict[str, object] = {
    "text": "{",
    "null": None,
    "list": [],
    "another program's": {"score": 7},
    "number": 3,
}


@pytest.mark.parametrize("value", STRANGE.values(), ids=STRANGE)
def test_what_is_no_save_is_set_aside(visit: Visit, site: str, value: object) -> None:
    page = visit(site)
    open_start(page, site)
    put(page, "strange", value)
    page.reload()
    notice(page)
    page.wait(lambda: page.has("button", "Deal the cards"), "Deal the cards")
    assert saved(page) == []
    assert len(set_aside(page)) == 1


def notice(page: Page) -> None:
    words = re.compile("could not be read")
    page.wait(lambda: words.search(page.text()), "the notice of a bad save")


def test_a_record_that_cannot_be_replayed_is_set_aside_and_can_be_had(
    visit: Visit, site: str
) -> None:
    page = visit(site)
    page.net.scripts.append(KEEP_DOWNLOADS)
    open_start(page, site)
    position = played("STORAGE", 2, mine("play"))
    bad = {**position, "record": broken_record()}
    put_match(page, bad)
    page.reload()
    page.wait(lambda: page.all("button", "Download it"), "the offer to download", 240)
    assert saved(page) == []
    [text] = set_aside(page)
    page.find("button", "Download it").click()
    page.wait(lambda: page.js("() => window.filesKept"), "the file")
    assert page.js("() => window.filesKept") == [text]
    assert "meldbook 1" in text
    page.find("button", "Put this notice away").click()
    page.wait(lambda: not page.has("button", "Download it"), "the notice to go")
    page.reload()
    page.find("button", "Deal the cards")
    assert not page.has("button", "Download it")
    assert set_aside(page) == [text]


def test_a_newer_save_is_left_alone(visit: Visit, site: str) -> None:
    page = visit(site)
    open_start(page, site)
    newer = {"schema": 99, "record": "meldbook 9\n", "more": [1, 2]}
    put(page, "newer", newer)
    page.reload()
    page.wait(lambda: "newer version" in page.text(), "the notice of a newer save")
    clicker = Clicker(page)
    clicker.begin(2)
    clicker.table.ready()
    assert newer in saved(page)


def test_leave_and_go_on(visit: Visit, site: str) -> None:
    page = visit(site)
    open_start(page, site)
    position = played("STORAGE", 2, mine("play"))
    put_match(page, position)
    page.reload()
    table = Table(page)
    table.ready()
    hand = table.hand()
    for name in ("Menu", "Leave the table", "Continue"):
        page.find("button", name).click()
    table.ready()
    assert table.hand() == hand


def wait_for_focus(page: Page, name: str) -> None:
    page.wait(lambda: focused_name(page) == name, f"the focus at {name}")


def test_the_focus_outlives_the_match_that_is_deleted(visit: Visit, site: str) -> None:
    page = visit(site)
    open_start(page, site)
    put_match(page, played("STORAGE", 2, mine("play")))
    page.reload()
    Table(page).ready()
    for name in ("Menu", "Leave the table"):
        page.find("button", name).click()
    steps = (
        ("Delete", "Keep it"),
        ("Keep it", "Delete"),
        ("Delete", "Keep it"),
        ("Delete it", "Jokeren 13"),  # where a new match begins
    )
    for press, focused in steps:
        page.find("button", press).click()
        wait_for_focus(page, focused)
    assert saved(page) == []

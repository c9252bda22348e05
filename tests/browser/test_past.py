"""Matches looked at afterwards: in their list, replayed, left for another way, counted, checked."""

import re
from urllib.parse import quote

from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.past_scenes import PAST_SCENES, ended
from tests.browser.records import Position, replay
from tests.browser.saves import KEEP_DOWNLOADS, saved
from tests.browser.staging import focused_name, open_start, search
from tests.browser.table import Table
from tests.browser.test_house_page import told

SCENE = {scene.name: scene for scene in PAST_SCENES}
# Chooses in a list that the browser draws itself.
CHOOSE = """(key, value) => {
  const select = meldbookProbe.element(key);
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}"""


def dealt(position: Position) -> list[str]:
    """The player's cards at the beginning of the last deal."""
    earlier, deal, moves = position["record"].rpartition("\ndeal ")
    return list(replay(f"{earlier}{deal}{moves.partition(chr(10))[0]}\n")["hand"])


def leave(page: Page) -> None:
    for name in ("Menu", "Leave the table"):
        page.find("button", name).click()
    page.find("button", "Continue")


def test_a_link_opens_a_replay_that_is_left_for_another_way(
    visit: Visit, site: str, full_kind: str
) -> None:
    page = visit(site, full_kind)
    late = search(3, lambda position: bool(position["end"]) and position["deal"] > 2)
    page.open(f"{site}/#pace=instant&replay={quote(late['record'])}&at=3.5")
    told(page, "Move 5 of")
    page.find("slider", "Move").focus()
    page.press("ArrowRight")
    told(page, "Move 6 of")
    page.find("button", "Copy link").click()
    link = page.find("textbox", "Copy link").states["value"]
    assert "replay=~" in link, "packed"
    page.find("button", "What if?").click()
    table = Table(page)
    page.wait(table.hand, "the table of the other way")
    leave(page)
    told(page, "Your match goes on")

    page.open(f"{site}/?again#pace=instant&deal=basic-rummy.2.17.3")
    told(page, "Deal 3")
    assert table.ready()
    page.open(link)
    told(page, "Move 6 of")
    page.find("button", "Deal again").click()
    same = sorted(dealt(late))
    page.wait(lambda: sorted(table.hand()) == same, "the same cards from the deal's beginning")


def test_matches_are_named_taken_along_and_deleted(visit: Visit, site: str, full_kind: str) -> None:
    page = visit(site, full_kind)
    page.net.scripts.append(KEEP_DOWNLOADS)
    open_start(page, site)
    SCENE["saved matches"].prepare(page)
    page.find("button", re.compile("^Rename: Jokeren 13")).click()
    page.wait(lambda: focused_name(page) == "Name of this match", "the focus in the field")
    page.press("ControlOrMeta+a", *"Sunday", "Enter")
    more = page.find("button", re.compile("^More: Sunday, Jokeren 13"))
    page.wait(lambda: focused_name(page).startswith("More: Sunday"), "the focus back at its match")
    more.click()
    page.find("button", re.compile("^Save as a file: Sunday")).click()
    page.wait(lambda: page.js("() => window.filesKept.length"), "the file")
    assert page.js("() => window.filesKept") == [ended()["record"]]
    page.find("button", re.compile("^Delete: Sunday")).click()
    page.find("button", "Delete it").click()
    page.wait(lambda: [one["summary"]["id"] for one in saved(page)] == ["older"], "it to be gone")
    page.wait(lambda: "Wrotham" in focused_name(page), "the focus at the next match")
    page.find("button", re.compile("^More: Wrotham")).click()
    page.find("button", re.compile("^Delete: Wrotham")).click()
    page.find("button", "Delete it").click()
    page.wait(page.focused, "the focus where a new match begins")
    assert saved(page) == []

    for name, words in (("whist.4.1", "is no name of a deal"), ("romme.3.17.2", "Deal 2")):
        page.find("textbox", "Deal by its name").click()
        page.press("ControlOrMeta+a", *name, "Enter")
        told(page, words)


def test_what_was_counted_is_shown_by_game_and_deleted(
    visit: Visit, site: str, other_kind: str
) -> None:
    page = visit(site, other_kind)
    open_start(page, site)
    SCENE["statistics"].prepare(page)
    told(page, "By game")
    games = page.find("combobox", "Games")
    page.js(CHOOSE, games.key, "romme")
    page.wait(lambda: "By game" not in page.text(), "one game alone")
    page.find("button", "Delete the statistics").click()
    page.find("button", "Delete it").click()
    told(page, "Nothing to count yet")
    page.find("button", "Close").click()
    page.find("button", "Deal the cards")

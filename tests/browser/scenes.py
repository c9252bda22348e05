"""The page in the states that are looked at and measured, each brought about the short way."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from urllib.parse import quote

from tests.browser.driver import Page
from tests.browser.humans import Clicker
from tests.browser.records import ME, Position, played
from tests.browser.saves import put_match
from tests.browser.table import Table
from tests.browser.thinking import OPENING, best_melds, points

SIZES = {
    "phone": (360, 640),
    "large phone": (390, 844),
    "phone lying": (740, 360),
    "desktop": (1280, 800),
}
CROWD = 9  # melds


@dataclass(frozen=True)
class Scene:
    """A state of the page; `prepare` brings a page there that shows the start page."""

    name: str
    prepare: Callable[[Page], None]
    scrolls: bool = False  # the page as a whole may be higher than the window


def open_start(page: Page, origin: str, seed: str = "") -> None:
    """The start page, at once in all that it does; without a seed matches are drawn at random."""
    page.open(f"{origin}/#pace=instant" + (f"&seed={quote(seed)}" if seed else ""))
    page.find("button", "Deal the cards")


def open_match(page: Page, position: Position) -> Table:
    """From the start page: the table of a match that was saved while it was being played."""
    put_match(page, position)
    page.reload()
    table = Table(page)
    table.ready()
    return table


def settle(page: Page) -> None:
    """Wait until the page has taken its size in and nothing moves any more."""
    page.js("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    still = """() => [...meldbookProbe.walk(document.documentElement)].every((element) =>
      element.getAnimations().every((one) => one.playState !== "running"))"""
    page.has("button")  # so that the probe is there
    page.wait(lambda: page.js(still), "the end of all movement")


def search(seats: int, until: Callable[[Position], bool]) -> Position:
    """The first match of a fixed row of seeds that comes to such a position."""
    for number in count(1):
        try:
            return played(f"SCENE-{number}", seats, until)
        except AssertionError:
            continue
    raise NotImplementedError


def mine(phase: str) -> Callable[[Position], bool]:
    """The player is to act in this phase."""
    return lambda position: position["turn"] == ME and position["phase"] == phase


def _early(page: Page) -> None:
    open_match(page, search(3, mine("draw")))


def _chosen(page: Page) -> None:
    table = open_match(page, search(4, mine("play")))
    Clicker(page).choose(table.hand()[4:7])


def _opening(page: Page) -> None:
    def poor(position: Position) -> bool:
        turns = position["record"].rpartition("deal ")[2].count(f"\n{ME} ")
        if not mine("play")(position) or turns == 1 or position["seats"][ME]["opened"]:
            return False
        best = best_melds(position["hand"])
        return 0 < sum(points(meld) for meld in best) < OPENING

    position = search(3, poor)
    table = open_match(page, position)
    human = Clicker(page)
    human.choose(best_melds(position["hand"])[0])
    human.lay()
    page.wait(table.staged, "a staged meld")


def _middle(page: Page) -> None:
    def rich(position: Position) -> bool:
        return mine("play")(position) and len(position["table"]) >= CROWD - 3

    open_match(page, search(3, lambda position: rich(position) and position["deal"] > 2))


def _crowd(page: Page) -> None:
    open_match(page, search(4, lambda p: mine("draw")(p) and len(p["table"]) >= CROWD))


def _deal_over(page: Page) -> None:
    open_match(page, search(4, lambda p: p["phase"] == "over" and p["deal"] > 1))


def _match_over(page: Page) -> None:
    open_match(page, search(4, lambda p: p["winners"] is not None))


def _refused(page: Page) -> None:
    table = open_match(page, search(2, mine("play")))
    table.action("Lay off").click()
    Clicker(page).choose(table.hand()[:2])
    table.action("Meld").click()
    page.wait(table.rule, "a refusal with its rule")


def _dialog(*path: str) -> Callable[[Page], None]:
    def prepare(page: Page) -> None:
        _middle(page)
        for name in path:
            page.find("button", name).click()
        page.find("button", "Close")

    return prepare


def _rule(page: Page) -> None:
    _refused(page)
    page.find("button", re.compile(r"^Rule \w+: read it$")).click()
    page.find("link", "Read it among all the rules")


def _saved(page: Page) -> None:
    _middle(page)
    for name in ("Menu", "Leave the table"):
        page.find("button", name).click()
    page.find("button", "Continue")


SCENES = [
    Scene("start", lambda _: None, scrolls=True),
    Scene("start with a saved match", _saved, scrolls=True),
    Scene("early", _early),
    Scene("chosen", _chosen),
    Scene("opening", _opening),
    Scene("refused", _refused),
    Scene("middle", _middle),
    Scene("crowd", _crowd),
    Scene("deal over", _deal_over),
    Scene("match over", _match_over),
    Scene("menu", _dialog("Menu")),
    Scene("score sheet", _dialog("Menu", "Score sheet")),
    Scene("settings", _dialog("Menu", "Settings")),
    Scene("help", _dialog("Menu", "Help and keys")),
    Scene("rule", _rule),
]

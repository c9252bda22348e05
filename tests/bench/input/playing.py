"""Somebody who plays fast, and goes on looking at cards while the bots think."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.bench.input.figures import LEAST, Input, Size
from tests.browser.driver import Page
from tests.browser.driver.page import Point
from tests.browser.staging import open_start
from tests.browser.table import Table

HERE = Path(__file__).parent
TIMING = (HERE / "timing.js").read_text()
LOOK = (HERE / "look.js").read_text()
PAINTED = "(milliseconds) => window.meldbookPainted(milliseconds)"
BOTS = """(kind) => document.querySelector("rummy-app").store.lobby.setStrength(kind)"""
NEXT = re.compile(r"^Deal \d+$")
KEPT = "Ready to play offline"
KEEPING = 60.0  # seconds
LATER = 100  # milliseconds; the browser tells of an event a little after its paint
LOOKED_AT = 3  # cards that are chosen and put back before one is thrown


class Fast:
    """Makes one input after another, each timed by itself."""

    def __init__(self, page: Page, size: Size) -> None:
        self.page = page
        self.touch = size.touch
        self.inputs: list[Input] = []
        self.thrown = 0

    def input(self, kind: str, make: Callable[[], None]) -> None:
        """Make an input, wait for its paint, and keep what the browser tells of it."""
        make()
        seen: dict[str, Any] = self.page.js(PAINTED, LATER)
        self.inputs.append(Input(kind, seen["thinking"], max([LEAST, *seen["told"]])))

    def press(self, kind: str, point: Point) -> None:
        """Press there, by the means of this size."""
        make = self.page.tap_at if self.touch else self.page.click_at
        self.input(kind, lambda: make(tuple(point)))  # type: ignore[arg-type]  # two numbers

    def look(self) -> dict[str, Any]:
        """Where the table stands."""
        return dict(self.page.js(LOOK))

    def go_on(self) -> None:
        """The next thing to do, whoever is to play."""
        seen = self.look()
        if seen["stage"] == "over":
            self.page.find("button", NEXT).click()
            self.page.wait(lambda: self.look()["stage"] != "over", "the next deal")
        elif seen["stage"] == "draw" and seen["draw"]:
            self.press("draw", seen["draw"])
        elif seen["stage"] == "play" and seen["discard"] and seen["cards"]:
            self._throw(seen)
        elif seen["stage"] == "wait" and seen["cards"]:
            self._browse(seen)

    def goes_on(self) -> bool:
        """Whether there was something to do, which is done now."""
        made = len(self.inputs)
        self.go_on()
        return len(self.inputs) > made

    def _throw(self, seen: dict[str, Any]) -> None:
        """Choose some cards and put them back, then throw one."""
        for point in 2 * seen["cards"][:LOOKED_AT]:
            self.press("choose a card", point)
        self.thrown += 1  # another card each time, for a game may keep some from being thrown
        chosen = seen["cards"][-1 - self.thrown % len(seen["cards"])]
        self.press("choose a card", chosen)
        self.page.wait(lambda: self.look()["stage"] == "play", "the cards to be judged")
        self.press("discard", seen["discard"])  # a button that stays where it is
        if self.look()["chosen"]:  # it was refused
            self.press("choose a card", chosen)

    def _browse(self, seen: dict[str, Any]) -> None:
        """While others play: choose a card and put it back, sort the hand by its key."""
        point = seen["cards"][len(self.inputs) % len(seen["cards"])]
        self.press("choose a card", point)
        self.press("choose a card", point)
        if not self.touch:
            self.input("sort", lambda: self.page.press("s"))


def played(page: Page, origin: str, count: int, bots: str, size: Size) -> list[Input]:
    """So many inputs in deals of four."""
    open_start(page, origin, "BENCH-INPUT")
    page.wait(lambda: KEPT in page.text(), "all files to be kept", KEEPING)  # no part of play
    page.js(BOTS, bots)
    Table(page).start(4)
    page.js(TIMING)
    fast = Fast(page, size)
    while len(fast.inputs) < count:
        page.wait(fast.goes_on, "something to press")
    return fast.inputs[:count]

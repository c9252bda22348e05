"""How a page is brought to the states in which it is tried, looked at and measured."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import count
from urllib.parse import quote

from tests.browser.driver import NotThereError, Page
from tests.browser.records import ME, NAMES, Position, played
from tests.browser.saves import put_match
from tests.browser.table import Table

SIZES = {
    "phone": (360, 640),
    "large phone": (390, 844),
    "phone lying": (740, 360),
    "desktop": (1280, 800),
}

A4 = 703, 1032  # the window that paper is: at 96 dots an inch, less margins of 12 mm
# All elements below one, those in shadow roots, too: "all(root)" in a script.
ALL = """const all = (root) => [...root.querySelectorAll("*")]
  .flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])]);"""


def window(kind: str) -> tuple[int, int]:
    """A phone's, where windows can be so small: in Chromium."""
    return SIZES["phone" if kind == "chromium" else "desktop"]


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


def focused_name(page: Page) -> str:
    """The name of what has the focus; empty for the page itself."""
    node = page.focused()
    return node.name if node else ""


def settle(page: Page) -> None:
    """Wait until the page has taken its size in and nothing moves any more."""
    page.js("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    still = """() => [...meldbookProbe.walk(document.documentElement)].every((element) =>
      element.getAnimations().every((one) => one.playState !== "running"))"""
    page.has("button")  # so that the probe is there
    page.wait(lambda: page.js(still), "the end of all movement")


def search(
    seats: int,
    until: Callable[[Position], bool],
    rules: str = "jokeren-13",
    people: Sequence[str] = NAMES[:1],
    **options: str | int,
) -> Position:
    """The first match of a fixed row of seeds that comes to such a position."""
    for number in count(1):
        try:
            return played(f"SCENE-{number}", seats, until, rules, people, **options)
        except AssertionError:
            continue
    raise NotImplementedError


def mine(phase: str) -> Callable[[Position], bool]:
    """The player is to act in this phase."""
    return lambda position: position["turn"] == ME and position["phase"] == phase


def watch_again(page: Page) -> None:
    """From the end of a deal: its replay, some moves before the last."""
    for name in ("Menu", "Watch again"):
        page.find("button", name).click()
    page.find("slider", "Move")
    page.press("End")
    for _ in range(6):
        page.find("button", "One move back").click()


PRESSES = 5
HEARD = 3.0  # seconds


def insist(
    page: Page,
    deed: Callable[[], None],
    met: Callable[[], object],
    what: str,
    heard: float = HEARD,
) -> None:
    """Do something until it has come about: a press that comes too soon is not heard."""
    for _ in range(PRESSES):
        deed()
        try:
            page.wait(met, what, heard)
        except NotThereError:
            continue
        return
    raise NotThereError(f"{PRESSES} presses have not brought {what}")

"""What every browser offers: pages, and the nodes found in them by role and name."""

import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from tests.browser.driver.net import Net

PROBE = (Path(__file__).parent / "probe.js").read_text()
# The answer is wrapped: a bare null is what Firefox gives for a page that leaves meanwhile,
# and what a page gives that has only begun.
CALL = """(call, ...args) => {
  if (!document.body) return null;
  if (!window.meldbookProbe) { %s }
  return { answer: window.meldbookProbe[call](...args) };
}"""
LEAVES = 50  # looks at pages that give way to the next one, before that is an error
PATIENCE = 30.0  # seconds
PAUSE = 0.02  # seconds between two looks

Name = str | re.Pattern[str] | None
Point = tuple[float, float]
T = TypeVar("T")


class NotThereError(AssertionError):
    """What was looked for did not come, or can't be reached; the text shows the page as it is."""


class Unsupported(Exception):  # noqa: N818 (it is no error of the page)
    """The driver of this browser can't do that."""


@dataclass(frozen=True)
class Box:
    """Where a node is in the window, in CSS pixels."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True)
class Node:
    """An element as it was when it was found; acting on it meets it as it is then."""

    page: "Page"
    key: int
    role: str
    name: str
    text: str
    tag: str
    box: Box
    states: dict[str, Any]  # checked current disabled expanded pressed selected value description

    def click(self, count: int = 1) -> None:
        """Press the mouse button over it, `count` times as fast as can be."""
        self.page.click_at(self.point(), count)

    def tap(self) -> None:
        """Touch it with one finger."""
        self.page.tap_at(self.point())

    def drag_to(self, target: "Node | Point", *, touch: bool = False) -> None:
        """Take it and let it go over the target, by mouse or with a finger."""
        end = target.point() if isinstance(target, Node) else target
        self.page.drag(self.point(), end, touch=touch)

    def focus(self) -> None:
        """Put the keyboard focus on it as a script does; for keys, walk there with Tab."""
        self.page.js("(key) => window.meldbookProbe.element(key).focus()", self.key)

    def point(self) -> Point:
        """A point where a pointer meets it; waits until nothing lies over it."""
        found: dict[str, Any] = {}

        def reached() -> bool:
            found.clear()
            found.update(self.page.probe("reach", self.key))
            return "x" in found or "gone" in found

        self.page.wait(reached, lambda: f"{self} to be uncovered by {found.get('cover')}")
        if "gone" in found:
            raise NotThereError(f"{self} has left the page")
        return found["x"], found["y"]

    def again(self) -> "Node":
        """The same element as it is now."""
        shown = self.page.probe("refresh", self.key)
        if shown is None:
            raise NotThereError(f"{self} has left the page")
        return self.page.node(shown)

    def all(self, role: str | None = None, name: Name = None) -> list["Node"]:
        """The nodes inside it with this role and name."""
        return self.page.all(role, name, within=self)

    def find(self, role: str | None = None, name: Name = None) -> "Node":
        """The one node inside it with this role and name."""
        return self.page.find(role, name, within=self)

    def __str__(self) -> str:
        return f'{self.role} "{self.name}"'


class Page(ABC):
    """One page in one browser, with storage of its own, behind its own network."""

    def __init__(self, net: Net) -> None:
        self.net = net

    # --- what each browser does in its own way

    @abstractmethod
    def open(self, url: str) -> None:
        """Go to an address and wait for its load event."""

    @abstractmethod
    def reload(self) -> None:
        """Load the page again."""

    @abstractmethod
    def js(self, function: str, *args: Any) -> Any:  # noqa: ANN401 (JSON either way)
        """Call a JavaScript function (its source text) in the page; a promise is awaited."""

    @abstractmethod
    def has_left(self, error: Exception) -> bool:
        """Whether `js` failed because the page gave way to another one."""

    @abstractmethod
    def press(self, *keys: str) -> None:
        """Press keys one after another, by their DOM names: "Enter", "d", "Shift+ArrowLeft"."""

    @abstractmethod
    def click_at(self, point: Point, count: int = 1) -> None:
        """Click the mouse there."""

    @abstractmethod
    def tap_at(self, point: Point) -> None:
        """Touch there."""

    @abstractmethod
    def drag(self, start: Point, end: Point, *, touch: bool = False) -> None:
        """Press at the start, move in small steps, let go at the end."""

    @abstractmethod
    def viewport(self, width: int, height: int) -> None:
        """Make the page's window this large inside."""

    @abstractmethod
    def screenshot(self, path: Path) -> None:
        """Save what is to be seen as a PNG."""

    @abstractmethod
    def errors(self) -> list[str]:
        """What went wrong since the page was made: uncaught errors and console.error."""

    @abstractmethod
    def close(self) -> None:
        """Close the page and forget its storage."""

    def offline(self, off: bool = True) -> None:  # noqa: FBT001, FBT002 (reads well)
        """Take the network away, or give it back; only Chromium also tells the page of it."""
        self.net.cut = off

    # --- the same everywhere

    def probe(self, call: str, *args: Any) -> Any:  # noqa: ANN401
        """Ask probe.js, again where a new page came in the middle: looking changes nothing."""
        for _ in range(LEAVES):
            told = self._look(call, *args)
            if told is not None:
                return told["answer"]
            self.rest(PAUSE)
        raise NotThereError(f"one page after another gave way when asked for {call}")

    def _look(self, call: str, *args: Any) -> dict[str, Any] | None:  # noqa: ANN401
        try:
            told: dict[str, Any] | None = self.js(CALL % PROBE, call, *args)
        except Exception as error:
            if not self.has_left(error):
                raise
            return None
        return told

    def node(self, shown: dict[str, Any]) -> Node:
        """A node from what the probe tells of an element."""
        return Node(self, **{**shown, "box": Box(**shown["box"])})

    def all(
        self, role: str | None = None, name: Name = None, *, within: Node | None = None
    ) -> list[Node]:
        """Every shown node of this role and name, now, in the order of the page."""
        key = None if within is None else within.key
        return [self.node(one) for one in self.probe("all", role, _matcher(name), key)]

    def at_once(self, *asked: tuple[str, Name]) -> list[list["Node"]]:
        """For each role and name every shown node, all as they are at one moment."""
        found = self.probe("atOnce", [[role, _matcher(name)] for role, name in asked])
        return [[self.node(one) for one in nodes] for nodes in found]

    def find(
        self, role: str | None = None, name: Name = None, *, within: Node | None = None
    ) -> Node:
        """The one node of this role and name; waits for it."""
        found: list[Node] = []

        def one() -> bool:
            found[:] = self.all(role, name, within=within)
            return len(found) == 1

        self.wait(one, lambda: f"one {role or 'node'} {_told(name)}, not {len(found)}")
        return found[0]

    def has(self, role: str | None = None, name: Name = None) -> bool:
        """Whether such a node is shown now."""
        return bool(self.all(role, name))

    def focused(self) -> Node | None:
        """The node with the keyboard focus, through shadow roots; None for the page itself."""
        shown = self.probe("active")
        return None if shown is None else self.node(shown)

    def text(self, within: Node | None = None) -> str:
        """All that is shown as text, or what is in one node."""
        return str(self.probe("text", None if within is None else within.key))

    def type(self, text: str) -> None:
        """Press the key of each character."""
        self.press(*text)

    def wait(
        self,
        met: Callable[[], T | None],
        what: str | Callable[[], str],
        patience: float | None = None,
    ) -> T:
        """Look again and again until `met` answers with something true, and give that back."""
        patience = PATIENCE if patience is None else patience
        end = time.monotonic() + patience
        while True:
            answer = met()
            if answer:
                return answer
            if time.monotonic() > end:
                told = what if isinstance(what, str) else what()
                raise NotThereError(
                    f"waited {patience:g} s for {told}; the page:\n{self.outline()}"
                )
            self.rest(PAUSE)

    def rest(self, seconds: float) -> None:
        """Let the browser work for a moment."""
        time.sleep(seconds)

    def outline(self) -> str:
        """Roles and names of all that is shown, indented."""
        return str(self.probe("outline"))


class Browser(ABC):
    """A running browser."""

    name: str

    @abstractmethod
    def page(self, net: Net, *, size: tuple[int, int] = (1280, 800), touch: bool = False) -> Page:
        """A new page with empty storage; `touch` makes it a phone's."""

    @abstractmethod
    def close(self) -> None:
        """End the browser and what was started for it."""


def _matcher(name: Name) -> dict[str, str] | None:
    if name is None or isinstance(name, str):
        return None if name is None else {"exact": name}
    return {"pattern": name.pattern, "flags": "i" if name.flags & re.IGNORECASE else ""}


def _told(name: Name) -> str:
    return "of any name" if name is None else f"named {name!r}"


def steps(start: Point, end: Point, count: int = 8) -> Sequence[Point]:
    """The points of a straight way, the end included."""
    (x, y), (to_x, to_y) = start, end
    parts = [n / count for n in range(1, count + 1)]
    return [(x + (to_x - x) * part, y + (to_y - y) * part) for part in parts]

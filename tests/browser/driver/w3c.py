"""Keys, mouse and touch as WebDriver actions, for the browsers that speak WebDriver."""

from abc import abstractmethod
from typing import Any

from tests.browser.driver.net import Net
from tests.browser.driver.page import Page, Point, steps

# DOM names of keys → the characters by which WebDriver knows them.
KEYS = {
    "Backspace": "\ue003",
    "Tab": "\ue004",
    "Enter": "\ue007",
    "\n": "\ue007",
    "Shift": "\ue008",
    "Control": "\ue009",
    "ControlOrMeta": "\ue009",
    "Alt": "\ue00a",
    "Escape": "\ue00c",
    "Space": " ",
    "PageUp": "\ue00e",
    "PageDown": "\ue00f",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
    "Delete": "\ue017",
}
MOVE_MS = 10
RESIZE_SECONDS = 5

# WebDriver tells nothing of errors, so the page itself keeps them.
LISTEN = """
window.meldbookErrors = [];
addEventListener("error", (event) => meldbookErrors.push(String(event.message)));
addEventListener("unhandledrejection", (event) => meldbookErrors.push(String(event.reason)));
const tell = console.error;
console.error = (...args) => { meldbookErrors.push(args.join(" ")); tell.apply(console, args); };
"""

Action = dict[str, Any]

PRESS: list[Action] = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]


class W3CPage(Page):
    """A page worked by WebDriver actions."""

    def __init__(self, net: Net) -> None:
        super().__init__(net)
        net.scripts.append(LISTEN)
        self._errors: list[str] = []

    @abstractmethod
    def perform(self, actions: list[Action]) -> None:
        """Send action sequences to the browser."""

    def press(self, *keys: str) -> None:
        for key in keys:
            parts = ["+"] if key == "+" else key.split("+")
            codes = [KEYS.get(part, part) for part in parts]
            down = [{"type": "keyDown", "value": code} for code in codes]
            up = [{"type": "keyUp", "value": code} for code in reversed(codes)]
            self.perform([{"type": "key", "id": "keys", "actions": down + up}])

    def click_at(self, point: Point, count: int = 1) -> None:
        self._point("mouse", [_move(point), *PRESS * count])

    def tap_at(self, point: Point) -> None:
        self._point("touch", [_move(point), *PRESS])

    def drag(self, start: Point, end: Point, *, touch: bool = False) -> None:
        way = [_move(point) for point in steps(start, end)]
        down, up = PRESS
        self._point("touch" if touch else "mouse", [_move(start), down, *way, up])

    def _point(self, kind: str, actions: list[Action]) -> None:
        pointer = {"type": "pointer", "id": kind, "parameters": {"pointerType": kind}}
        self.perform([{**pointer, "actions": actions}])

    def inside(self) -> tuple[int, int]:
        """Width and height of the window's inside."""
        width, height = self.js("() => [innerWidth, innerHeight]")
        return width, height

    def wait_for_size(self, width: int, height: int) -> None:
        """Wait for the window to be so large inside; its frame may forbid small ones."""
        told = f"a window of {width} by {height}"
        self.wait(lambda: self.inside() == (width, height), told, RESIZE_SECONDS)

    def errors(self) -> list[str]:
        self.keep_errors()
        return list(self._errors)

    def keep_errors(self) -> None:
        """Take over what the page has kept; it forgets when another page loads."""
        self._errors += self.js("() => (window.meldbookErrors ?? []).splice(0)") or []


def _move(point: Point) -> Action:
    x, y = (round(part) for part in point)
    return {"type": "pointerMove", "duration": MOVE_MS, "x": x, "y": y, "origin": "viewport"}

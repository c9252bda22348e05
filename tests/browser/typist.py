"""The one who works the table with the keyboard alone."""

import re
from collections.abc import Callable, Sequence

from tests.browser.driver import Name, Node, NotThereError
from tests.browser.humans import Human, radios
from tests.browser.words import read_card

FAR = 120  # presses of Tab: the whole start page with its forms open


class Typist(Human):
    """Uses the keyboard, and never loses the focus."""

    def pick(self, group: str, name: str) -> None:
        nodes = radios(self.page, group)
        keys = [node.key for node in nodes.values()]
        self._walk(lambda node: node.key in keys, f"a radio button of {group}")
        for _ in keys:
            if self.focused().name == name:
                break
            self.press("ArrowDown")
        self.press("Space")
        assert nodes[name].again().states["checked"], f"{name} of {group} is not checked"

    def activate(self, name: Name) -> None:
        self.walk_to("button", name)
        self.press("Enter")

    def write(self, field: str, text: str) -> None:
        self.walk_to("textbox", field)
        self.press("ControlOrMeta+a", *text, "Tab")

    def draw(self) -> None:
        self.press("d")

    def take(self) -> None:
        self.press("t")

    def choose(self, cards: Sequence[str]) -> None:
        self.walk_to("option", None)
        self.press("Escape", "Home")
        at = 0
        for place in sorted(self.find_cards(cards)):
            self.press(*["ArrowRight"] * (place - at), "Space")
            at = place
        self.page.wait(
            lambda: sorted(self.table.chosen()) == sorted(cards), f"{cards} to be chosen"
        )
        assert read_card(self.focused().name) in cards

    def lay(self) -> None:
        self.press("m")

    def use_on(self, meld: int) -> None:
        self.walk_to("button", re.compile(r"^Meld \d+, "))
        self.press("Home")
        wanted = re.compile(rf"^Meld {meld}, ")
        for _ in self.table.melds():
            if wanted.match(self.focused().name):
                break
            self.press("ArrowRight")
        assert wanted.match(self.focused().name)
        self.press("Enter")

    def discard(self) -> None:
        self.press("x")

    def decline(self) -> None:
        self.press("e")

    def read_rules(self) -> None:
        self.press("i")

    def press(self, *keys: str) -> None:
        """Press keys; the focus must then be somewhere on the page."""
        self.page.press(*keys)

    def focused(self) -> Node:
        """What has the focus; never nothing."""
        node = self.page.focused()
        assert node is not None, "the focus fell to the page"
        return node

    def walk_to(self, role: str, name: Name) -> None:
        """Press Tab until the focus is on a node of this role and name."""
        wanted = f"{role} {name!r}"
        self._walk(lambda node: node.role == role and _is_named(node, name), wanted)

    def _walk(self, met: Callable[[Node], bool], wanted: str) -> None:
        way, before = "Tab", None
        for _ in range(FAR):
            node = self.page.focused()
            if node and met(node):
                return
            if node and node.key == before:  # under a driver Firefox does not come round
                way = "Shift+Tab"
            before = node.key if node else before
            self.page.press(way)
        raise NotThereError(f"Tab does not come to {wanted}; the page:\n{self.page.outline()}")


def _is_named(node: Node, name: Name) -> bool:
    if name is None or isinstance(name, str):
        return name in (None, node.name)
    return name.search(node.name) is not None

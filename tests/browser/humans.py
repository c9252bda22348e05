"""Three ways to work the table: keys alone, the mouse alone, a finger alone."""

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence

from tests.browser.driver import Node, NotThereError, Page
from tests.browser.table import Table
from tests.browser.thinking import read_card

MOST_SEATS = 6


class Human(ABC):
    """Somebody at the table. Each deed is done by the means of that person alone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = Table(page)

    @abstractmethod
    def begin(self, seats: int) -> None:
        """Start a match from the start page."""

    @abstractmethod
    def draw(self) -> None:
        """Take the top of the stock."""

    @abstractmethod
    def take(self) -> None:
        """Take the top discard."""

    @abstractmethod
    def choose(self, cards: Sequence[str]) -> None:
        """Select exactly these cards of the hand."""

    @abstractmethod
    def lay(self) -> None:
        """Lay what is chosen, or put it together for an opening."""

    @abstractmethod
    def use_on(self, meld: int) -> None:
        """Lay the chosen card off on that meld, or swap it for its joker."""

    @abstractmethod
    def discard(self) -> None:
        """Throw the chosen card."""

    @abstractmethod
    def answer(self, name: re.Pattern[str]) -> None:
        """Pick the first answer of this name in an open question."""

    @abstractmethod
    def go_on(self) -> None:
        """Begin the next deal."""

    def find_cards(self, cards: Sequence[str]) -> list[int]:
        """The places of these cards in the hand, twins apart."""
        hand = self.table.hand()
        found: list[int] = []
        for card in cards:
            place = next((n for n, one in enumerate(hand) if one == card and n not in found), None)
            if place is None:
                raise NotThereError(f"{card} is not among {hand}")
            found.append(place)
        return found


class Pointing(Human):
    """Works by pressing what is seen."""

    @abstractmethod
    def touch(self, node: Node) -> None:
        """Press a node."""

    def begin(self, seats: int) -> None:
        self.touch(self.page.find("radio", str(seats)))
        self.touch(self.page.find("button", "Deal the cards"))

    def draw(self) -> None:
        self.touch(self.page.find("button", re.compile("^Face-down stock")))

    def take(self) -> None:
        self.touch(self.page.find("button", re.compile("^Discard pile")))

    def choose(self, cards: Sequence[str]) -> None:
        """A card that was still flying to its place is pressed again, as anybody would."""
        for patience in (3.0, 3.0, None):
            self._press(cards)
            try:
                self.page.wait(
                    lambda: sorted(self.table.chosen()) == sorted(cards),
                    f"{cards} to be chosen",
                    patience,
                )
            except NotThereError:
                if patience is None:
                    raise
            else:
                return

    def _press(self, cards: Sequence[str]) -> None:
        wanted = set(self.find_cards(cards))
        for place, node in enumerate(self.table.options()):
            if node.states["selected"] != (place in wanted):
                self.touch(node)

    def lay(self) -> None:
        self.touch(self.table.action("Meld"))

    def use_on(self, meld: int) -> None:
        self.touch(self.page.find("button", re.compile(rf"^Meld {meld}, ")))

    def discard(self) -> None:
        self.touch(self.table.action("Discard"))

    def answer(self, name: re.Pattern[str]) -> None:
        self.touch(self.page.all("button", name)[0])

    def go_on(self) -> None:
        for button in self.page.all("button", re.compile(r"^Deal \d+$")):
            self.touch(button)


class Clicker(Pointing):
    """Uses the mouse."""

    def touch(self, node: Node) -> None:
        node.click()


class Toucher(Pointing):
    """Uses a finger."""

    def touch(self, node: Node) -> None:
        node.tap()


class Typist(Human):
    """Uses the keyboard, and never loses the focus."""

    def begin(self, seats: int) -> None:
        self.walk_to("radio", re.compile(r"^\d$"))
        for _ in range(MOST_SEATS):
            if self.focused().name == str(seats):
                break
            self.press("ArrowRight")
        assert self.focused().name == str(seats)
        self.walk_to("button", "Deal the cards")
        self.press("Enter")

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

    def answer(self, name: re.Pattern[str]) -> None:
        self.walk_to("button", name)
        self.press("Enter")

    def go_on(self) -> None:
        self.walk_to("button", re.compile(r"^Deal \d+$"))
        self.press("Enter")

    def press(self, *keys: str) -> None:
        """Press keys; the focus must then be somewhere on the page."""
        self.page.press(*keys)

    def focused(self) -> Node:
        """What has the focus; never nothing."""
        node = self.page.focused()
        assert node is not None, "the focus fell to the page"
        return node

    def walk_to(self, role: str, name: str | re.Pattern[str] | None, steps: int = 30) -> None:
        """Press Tab until the focus is on a node of this role and name."""
        for _ in range(steps):
            node = self.page.focused()
            if node and node.role == role and _is_named(node, name):
                return
            self.page.press("Tab")
        raise NotThereError(
            f"Tab does not come to {role} {name!r}; the page:\n{self.page.outline()}"
        )


def _is_named(node: Node, name: str | re.Pattern[str] | None) -> bool:
    if name is None or isinstance(name, str):
        return name in (None, node.name)
    return name.search(node.name) is not None

"""Those who work the table: with the mouse alone, with a finger alone (keys: typist.py)."""

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence

from tests.browser.driver import Name, Node, NotThereError, Page
from tests.browser.table import Table


class Human(ABC):
    """Somebody at the table. Each deed is done by the means of that person alone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.table = Table(page)

    def begin(self, seats: int, game: str | None = None, people: int = 1) -> None:
        """Start a match from the start page; its first seats are people, the others bots."""
        if game is not None:
            self.pick("New match", game)
        self.pick("Players", str(seats))
        for number in range(2, people + 1):
            self.pick(f"Player {number} is", "Person")
        self.activate("Deal the cards")

    @abstractmethod
    def pick(self, group: str, name: str) -> None:
        """Choose among the radio buttons of a group."""

    @abstractmethod
    def activate(self, name: Name) -> None:
        """Press the first button of this name."""

    @abstractmethod
    def write(self, field: str, text: str) -> None:
        """Put a text in the place of the one in a field, and leave the field."""

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
    def decline(self) -> None:
        """Let the top discard lie where the stock is used up."""

    @abstractmethod
    def read_rules(self) -> None:
        """Open the rules of this table."""

    def answer(self, name: Name) -> None:
        """Pick the first answer of this name in an open question."""
        self.activate(name)

    def go_on(self) -> None:
        """Begin the next deal."""
        self.activate(re.compile(r"^Deal \d+$"))

    def uncover(self) -> None:
        """Say that the device has been passed on."""
        self.activate(re.compile("^I am .+: show my cards$"))

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


def radios(page: Page, group: str) -> dict[str, Node]:
    """The radio buttons of a group by name."""

    def found() -> list[Node]:
        groups = page.all("radiogroup", group) + page.all("group", group)
        return groups[0].all("radio") if groups else []

    return {node.name: node for node in page.wait(found, f"the radio buttons of {group}")}


class Pointing(Human):
    """Works by pressing what is seen."""

    @abstractmethod
    def touch(self, node: Node) -> None:
        """Press a node."""

    def pick(self, group: str, name: str) -> None:
        self.touch(radios(self.page, group)[name])

    def activate(self, name: Name) -> None:
        self.touch(self.page.wait(lambda: self.page.all("button", name), f"the button {name}")[0])

    def write(self, field: str, text: str) -> None:
        self.touch(self.page.find("textbox", field))
        self.page.press("ControlOrMeta+a", *text, "Tab")

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

    def decline(self) -> None:
        self.activate("Decline")

    def read_rules(self) -> None:
        self.activate("Rules of this table")


class Clicker(Pointing):
    """Uses the mouse."""

    def touch(self, node: Node) -> None:
        node.click()


class Toucher(Pointing):
    """Uses a finger."""

    def touch(self, node: Node) -> None:
        node.tap()


def begun(page: Page, address: str, seats: int) -> Clicker:
    """Somebody with a mouse who has begun a match at the address."""
    page.open(address)
    clicker = Clicker(page)
    clicker.begin(seats)
    return clicker

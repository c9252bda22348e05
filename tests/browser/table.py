"""The table as its player sees it: read by roles and names alone."""

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from tests.browser.driver import Node, NotThereError, Page
from tests.browser.words import MINUS, read_announced, read_card, read_cards, read_points

ANSWER = 240.0  # seconds; the engine may just be starting

Stage = Literal["draw", "play", "wait", "asked", "cover", "deal over", "match over", "elsewhere"]

_MELD = re.compile(r"^Meld (\d+), (.+?): (set|run), (.+?)(?:\. |$)")
_TOP = re.compile(r"^Discard pile, top (.+?), \d+ cards?")
# "Your turn" beside a Draw button that was not ready: the table changed while it was read.
_WAITING = ("is playing", "Getting the table ready", "The deal is over", "Your turn")
_PILES = "Stock and discard pile"
_COVER = re.compile(r"^I am .+: show my cards$")
_SUM = re.compile(rf"([+{MINUS}]) (\S+), total (\S+)")


@dataclass(frozen=True)
class Laid:
    """A meld on the table; `cards` as what they count, `wild` what those count that are wild."""

    number: int
    owner: str
    cards: tuple[str, ...]
    wild: tuple[str, ...]
    node: Node


class Table:
    """Reads a page that shows the table."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def start(self, seats: int = 3) -> None:
        """From the start page: a new match, and wait until it can be played."""
        self.page.find("radio", str(seats)).click()
        self.page.find("button", "Deal the cards").click()
        self.ready()

    def ready(self) -> Stage:
        """Wait until it is the player's to act: to draw, to play, to answer, or to go on."""
        return self.page.wait(self._due, "the player's turn", ANSWER)

    def _due(self) -> Stage | None:
        stage = self.stage()
        return None if stage in ("wait", "elsewhere") else stage

    def stage(self) -> Stage:
        """What is going on now."""
        found, piles, embedded, loading = self.page.at_once(
            ("button", None), ("region", _PILES), ("group", _PILES), ("progressbar", "Loading")
        )
        piles += embedded  # a table in a page of others has no landmarks
        buttons = {node.name: node for node in found}
        if "Play again" in buttons:
            return "match over"
        if any(re.fullmatch(r"Deal \d+", name) for name in buttons):
            return "deal over"
        if any(map(_COVER.match, buttons)):
            return "cover"
        if "Close" in buttons and "Draw" not in buttons:
            return "asked"
        draw = buttons.get("Draw") or buttons.get("Take")
        if draw is None or not piles:
            return "elsewhere"
        if loading:
            return "wait"
        if not draw.states["disabled"]:
            return "draw"
        return "wait" if any(words in piles[0].text for words in _WAITING) else "play"

    def verdict(self) -> str:
        """All words about the piles; among them whose turn it is and what the chosen cards are."""
        found = self.page.all("region", _PILES) + self.page.all("group", _PILES)
        return found[0].text if found else ""

    def options(self) -> list[Node]:
        """The cards of the hand as nodes, in order."""
        return self.page.all("option")

    def hand(self) -> list[str]:
        """The cards of the hand, in order."""
        return [read_card(node.name) for node in self.options()]

    def chosen(self) -> list[str]:
        """The selected cards."""
        return [read_card(node.name) for node in self.options() if node.states["selected"]]

    def top(self) -> str | None:
        """The top discard; None where there is none."""
        for node in self.page.all("button", re.compile("^Discard pile")):
            found = _TOP.match(node.name)
            return read_card(found[1]) if found else None
        return None

    def stock(self) -> int:
        """How many cards the stock holds."""
        name = self.page.find("button", re.compile("^Face-down stock")).name
        return int(re.findall(r"\d+", name)[0])

    def melds(self) -> list[Laid]:
        """Every meld on the table."""
        return [_laid(node) for node in self.page.all("button", re.compile(r"^Meld \d+, "))]

    def staged(self) -> list[Node]:
        """The melds put together and not laid yet."""
        return self.page.all("button", re.compile("^Put together, not laid"))

    def question(self) -> tuple[str, list[str]]:
        """What the open dialog asks, and its answers."""
        dialogs, buttons = self.page.at_once(("dialog", None), ("button", None))
        title = dialogs[0].name if dialogs else ""
        return title, [node.name for node in buttons if node.name != "Close"]

    def message(self) -> str:
        """The line that says what happened, or why not."""
        return self.page.find("status").text

    def action(self, name: str) -> Node:
        """One of the buttons below the hand."""
        return self.page.find("button", name, within=self.page.find("toolbar", "Actions"))

    def rule(self) -> str | None:
        """The rule that the message cites."""
        found = self.page.all("button", re.compile(r"^Rule \w+: read it$"))
        return found[0].text if found else None

    def heading(self) -> str:
        """The bar's words on the deal: its number, the wild rank."""
        return self.page.find("heading", re.compile(r"^Deal \d+")).name

    def rules_in_sight(self) -> str:
        """All words of the bar; among them the contract of the deal."""
        return self.page.find("toolbar", "Table").text

    def deal_scores(self) -> list[tuple[str, Fraction, Fraction]]:
        """The open hands of a deal's end: words that begin with the name, points added, total."""
        items = [(item.text, _SUM.search(item.text)) for item in self.page.all("listitem")]
        return [
            (words, read_points(found[1] + found[2]), read_points(found[3]))
            for words, found in items
            if found
        ]

    def standing(self) -> list[tuple[int, str, Fraction]]:
        """Place, name and points of everybody at the end of the match."""
        found = []
        for item in self.page.find("list", "Final standing").all("listitem"):
            match = re.fullmatch(r"Place (\d+): (.+?) (\S+) points", item.text)
            if match is None:
                raise NotThereError(f"no place is told by {item.text!r}")
            found.append((int(match[1]), match[2], read_points(match[3])))
        return found


def _laid(node: Node) -> Laid:
    found = _MELD.match(node.name)
    if found is None:
        raise NotThereError(f"no meld is told by {node.name!r}")
    number, owner, _, cards = found.groups()
    wild = tuple(stands for _, stands in read_announced(cards))
    return Laid(int(number), owner, tuple(read_cards(cards)), wild, node)

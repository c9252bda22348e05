"""A refusal shows its rule; the rule opens as a sentence, and as its place on the rules page."""

import re
from collections.abc import Callable

import pytest

from tests.browser.conftest import Visit
from tests.browser.humans import Clicker
from tests.browser.records import ME, Position
from tests.browser.staging import mine, open_match, open_start, search
from tests.browser.thinking import fits
from tests.browser.words import JOKER

RULE_LINK = re.compile(r"^Rule \w+: read it$")


def first_turn(position: Position) -> bool:
    return mine("play")(position) and position["discard"] < len(position["seats"])


def unopened(position: Position) -> bool:
    return (
        mine("play")(position)
        and position["discard"] >= len(position["seats"])
        and not position["seats"][ME]["opened"]
        and bool(lay_offs(position))
    )


def lay_offs(position: Position) -> list[tuple[str, int]]:
    """Cards of the hand with the melds that they fit."""
    melds = [
        (meld["number"], [card["stands"] for card in meld["cards"]]) for meld in position["table"]
    ]
    hand = [card for card in position["hand"] if card != JOKER]
    return [(card, number) for card in hand for number, cards in melds if fits(card, cards)]


def lay_two(clicker: Clicker) -> None:
    clicker.choose(clicker.table.hand()[:2])
    clicker.lay()


def lay_off_one(clicker: Clicker) -> None:
    melds = clicker.table.melds()
    card, meld = next(
        (card, meld.number)
        for card in clicker.table.hand()
        for meld in melds
        if card != JOKER and fits(card, meld.cards)
    )
    clicker.choose([card])
    clicker.use_on(meld)


def draw_again(clicker: Clicker) -> None:
    clicker.touch(clicker.table.action("Draw"))


@pytest.mark.parametrize(
    ("until", "deed", "rule"),
    [
        (first_turn, lay_two, "J2"),
        (unopened, lay_two, "J3"),
        (unopened, lay_off_one, "J6"),
        (unopened, draw_again, "R3"),
    ],
    ids=["J2", "J3", "J6", "R3"],
)
def test_a_refusal_leads_to_its_rule(
    visit: Visit,
    site: str,
    until: Callable[[Position], bool],
    deed: Callable[[Clicker], None],
    rule: str,
) -> None:
    page = visit(site)
    open_start(page, site)
    table = open_match(page, search(2, until))
    hand = table.hand()
    deed(Clicker(page))
    page.wait(table.rule, "the refusal")
    assert table.rule() == rule
    assert table.hand() == hand
    page.find("button", RULE_LINK).click()
    link = page.find("link", "Read it among all the rules")
    sentences = page.all("dialog")[0].text
    page.open(link.states["href"])
    assert page.js("() => location.hash") == f"#{rule}"
    assert page.js("(id) => document.getElementById(id) !== null", rule)
    first = page.find("heading", re.compile(rf"^{rule} ")).name
    page.wait(lambda: first in page.text(), first)
    words = sentences.removeprefix(f"Rule {rule}").partition(link.name)[0].strip()
    words = words.removeprefix("Close").strip()
    assert words
    page.wait(lambda: words in page.text(), words)


def test_a_refused_move_can_be_reported(visit: Visit, site: str) -> None:
    page = visit(site)
    open_start(page, site)
    table = open_match(page, search(2, first_turn))
    lay_two(Clicker(page))
    page.wait(table.rule, "the refusal")
    page.find("button", RULE_LINK).click()
    page.find("button", "Report this rule").click()
    text = page.find("textbox", "What is to be reported").states["value"]
    assert "rule: J2\n" in text
    assert "(refusal-first-turn-table)" in text
    assert "\nseats A=person, B=" in text
    page.find("button", "Copy").click()
    page.wait(lambda: page.all("button", "Copied"), "the text to be copied")

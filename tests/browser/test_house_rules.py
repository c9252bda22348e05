"""House rules: changed in the form, named where they clash, in force at the table, then gone."""

import re
from collections.abc import Callable

import pytest

from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.humans import Clicker, Human
from tests.browser.records import played, replay
from tests.browser.saves import saved_record
from tests.browser.staging import open_match, open_start
from tests.browser.typist import Typist

CLASH = "Payments need a number of deals, not a target."
CHANGED = {
    "scoring": "payment",
    "deals": "3",
    "upcard": "no",
    "hand_size": "2:11,3:7,4:7,5:6,6:6",
}
IN_WORDS = {  # name: as the table tells it, and as the book has it
    "Scoring": (
        "all others pay the winner; the highest total wins",
        "the winner scores what the others hold; the highest total wins",
    ),
    "Deals": ("3", "until the target is reached"),
    "First discard": ("the pile begins empty", "a card is turned up"),
    "Cards dealt": (
        "2 players: 11; 3 to 4 players: 7; 5 to 6 players: 6",
        "2 players: 10; 3 to 4 players: 7; 5 to 6 players: 6",
    ),
}


def open_form(human: Human, origin: str) -> None:
    open_start(human.page, origin, seed="HOUSE")
    human.pick("New match", "Basic Rummy")
    human.activate(re.compile("^House rules"))
    human.page.find("button", re.compile("^Scoring "))  # comes with the engine


def open_option(human: Human, name: str) -> None:
    human.activate(re.compile(rf"^{name} "))


def reasons(page: Page) -> str:
    """Why the match can't be dealt, in words."""
    return page.find("status").text


def begun(human: Human) -> dict[str, object]:
    """The changed options in the record of the match that begins."""
    human.activate("Deal the cards")
    human.table.ready()
    return dict(replay(saved_record(human.page))["options"])


def leave(page: Page) -> None:
    page.find("button", "Menu").click()
    page.find("button", "Leave the table").click()
    page.find("button", "Deal the cards")


def state_of_form(page: Page) -> str:
    return page.find("button", re.compile("^House rules")).name.removeprefix("House rules ")


def change_all(human: Human) -> None:
    """A choice, a number, a yes or no, and a value by the number of players."""
    page = human.page
    open_option(human, "Scoring")
    human.pick("Scoring", IN_WORDS["Scoring"][0])
    page.wait(lambda: reasons(page) == CLASH, "the clash to be named")
    human.activate("Deal the cards")
    assert page.has("form", "New match"), "a match began that makes no sense"
    open_option(human, "Deals")
    human.pick("Deals", "a number")
    page.find("textbox", "Deals")
    human.write("Deals", "2")
    human.activate("Deals: more")
    page.wait(lambda: reasons(page) == "", "the clash to be gone")
    open_option(human, "First discard")
    human.pick("First discard", IN_WORDS["First discard"][0])
    open_option(human, "Cards dealt")
    human.activate("Cards dealt, 2 players: more")
    page.wait(lambda: state_of_form(page) == "4 changed", "four changes")


@pytest.mark.parametrize("person", [Clicker, Typist], ids=["mouse", "keys"])
def test_the_match_has_exactly_the_changed_rules(
    visit: Visit, site: str, person: Callable[[Page], Human]
) -> None:
    human = person(visit(site))
    page, table = human.page, human.table
    open_form(human, site)
    change_all(human)
    human.pick("Players", "2")
    assert begun(human) == CHANGED
    truth = replay(saved_record(page))
    assert sorted(table.hand()) == sorted(truth["hand"])
    assert len(table.hand()) == 11
    assert table.heading() == "Deal 1 of 3"
    human.read_rules()
    dialog = page.find("dialog", "Rules of this table")
    last = "Every option of this table"
    page.wait(lambda: last in dialog.again().text, "the options")
    [changed, *_] = dialog.again().text.partition(last)
    assert "The highest total after 3 deals wins" in changed
    for name, (value, book) in IN_WORDS.items():
        told = [name, value, f"In the book: {book}"]
        assert re.search(" .*".join(map(re.escape, told)), changed)
    assert changed.count("In the book") == len(CHANGED)


def test_a_value_that_cannot_be_read_keeps_the_cards_back(visit: Visit, site: str) -> None:
    human = Clicker(visit(site))
    page = human.page
    open_form(human, site)
    open_option(human, "Target")
    human.write("Target", "many")
    page.wait(lambda: "many" in reasons(page), "the reason")
    human.activate("Deal the cards")
    page.wait(lambda: page.has("form", "New match"), "New match")
    human.activate("Back to: 100")
    page.wait(lambda: reasons(page) == "", "the old value")
    assert begun(human) == {}


def test_changed_rules_do_not_reach_another_match(visit: Visit, site: str) -> None:
    human = Clicker(visit(site))
    page = human.page
    open_form(human, site)
    open_option(human, "Aces in runs")
    human.pick("Aces in runs", "also round the corner: K A 2")
    assert begun(human) == {"aces": "corner"}
    leave(page)
    human.pick("New match", "Block Rummy")
    page.wait(lambda: state_of_form(page) == "as in the book", "the book's rules")
    assert begun(human) == {}
    leave(page)
    human.pick("New match", "Basic Rummy")
    page.wait(lambda: state_of_form(page) == "1 changed", "the change that is kept")
    human.activate(re.compile("^House rules"))
    human.activate("Everything as in the book")
    page.wait(lambda: state_of_form(page) == "as in the book", "the book's rules")
    assert begun(human) == {}


def test_a_rematch_has_the_rules_of_its_match_and_not_of_the_form(visit: Visit, site: str) -> None:
    human = Clicker(visit(site))
    page = human.page
    over = played("match 7", 5, lambda position: position["winners"] is not None, "basic-rummy")
    open_form(human, site)
    open_option(human, "Melds in a turn")
    human.pick("Melds in a turn", "any number")
    page.wait(lambda: state_of_form(page) == "1 changed", "the change")
    open_match(page, over)
    human.activate("Play again")
    page.wait(lambda: human.table.stage() in ("draw", "wait"), "the next match")
    human.table.ready()
    again = replay(saved_record(page))
    assert (again["rules"], again["options"]) == ("basic-rummy", {})
    assert again["record"] != over["record"]

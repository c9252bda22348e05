"""Two people and a bot on one device: between turns nothing of a hand is on the page."""

from collections.abc import Callable

import pytest

from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.follower import Follower
from tests.browser.humans import Clicker, Human
from tests.browser.records import ask, replay
from tests.browser.referee import check_deal_end
from tests.browser.saves import saved_record
from tests.browser.script import Script, written
from tests.browser.staging import open_start
from tests.browser.typist import Typist
from tests.browser.words import read_cards

PEOPLE = ("Eva", "Finn")
GAME, TITLE, SEATS = "basic-rummy", "Basic Rummy", 3
SEED = "match 8"  # a short first deal

# Every word in the document: text, attributes, hidden parts, shadow roots.
DOCUMENT = """() => {
  const whole = (root) => [...root.children].map((element) => {
    const words = [...element.attributes].map(({ value }) => value);
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const inner = element.shadowRoot ? whole(element.shadowRoot) : "";
    return [...words, ...own.map((node) => node.data), inner, whole(element)].join(" ");
  }).join(" ");
  return whole(document);
}"""
# Every face that is drawn, but for those in the sentences that say what happened, and the pack
# beside the settings, which is the same at every table.
FACES = """() => {
  const drawn = (root) => [...root.querySelectorAll("*")].flatMap((element) => [
    ...(element.matches(".card[data-suit]:not(li *, .deck *)") ? [element.dataset.suit] : []),
    ...(element.shadowRoot ? drawn(element.shadowRoot) : []),
  ]);
  return drawn(document);
}"""


@pytest.fixture
def script() -> Script:
    return written(GAME, SEATS, SEED, PEOPLE)


def seated(human: Human, origin: str, script: Script) -> Follower:
    """A table with two people and a bot, the cover over it."""
    open_start(human.page, origin, SEED)
    human.pick("New match", TITLE)
    human.pick("Player 2 is", "Person")
    for number, name in enumerate(PEOPLE, 1):
        human.write(f"Name of player {number}", name)
    human.begin(SEATS)
    follower = Follower(human, script)
    assert follower.table.ready() == "cover"
    return follower


def on_turn(page: Page) -> int:
    return int(replay(saved_record(page))["turn"])


def hand_of(page: Page, seat: int) -> list[str]:
    return sorted(ask("view", record=saved_record(page), seat=seat)["hand"])


def check_hidden(page: Page) -> None:
    """No card of a hand is drawn, named or written anywhere in the document."""
    assert page.js(FACES) == []
    assert page.all("option") == []
    named = read_cards(page.js(DOCUMENT))
    for seat in range(len(PEOPLE)):
        hidden = set(hand_of(page, seat)) - set(shown_cards(page))
        assert hidden
        assert not hidden & set(named)


def shown_cards(page: Page) -> list[str]:
    """The cards that everybody has seen in the moves of this deal."""
    moves = saved_record(page).rpartition("deal ")[2].replace(";", " ").split()
    return [*moves, str(replay(saved_record(page))["top"])]


def check_cover(page: Page, seat: int) -> None:
    """The cover calls for that seat and shows nothing else, whatever is pressed."""
    page.find("heading", f"Pass to {PEOPLE[seat]}")
    check_hidden(page)
    page.press("d", "s", "o", "7", "m", "x", "u")
    page.find("heading", f"Pass to {PEOPLE[seat]}")
    check_hidden(page)


@pytest.mark.parametrize("person", [Clicker, Typist], ids=["mouse", "keys"])
def test_the_device_goes_round(
    visit: Visit, site: str, script: Script, person: Callable[[Page], Human]
) -> None:
    page = visit(site, size=(390, 844))
    follower = seated(person(page), site, script)
    turns = len(script.deals[0]) if person is Clicker else SEATS
    while len(script.deals[0][:turns]) > played(page):
        seat = on_turn(page)
        check_cover(page, seat)
        follower.uncover()
        follower.table.ready()
        assert sorted(follower.table.hand()) == hand_of(page, seat)
        follower.play_turn()
        follower.table.ready()
    if person is Clicker:
        check_deal_end(follower.human)
        follower.next_deal()
        assert follower.table.ready() == "cover"
        check_hidden(page)


def played(page: Page) -> int:
    """The turns of this deal so far."""
    return saved_record(page).rpartition("deal ")[2].count("\n") - 1


def test_a_reload_keeps_the_cover_and_covers_an_open_hand(
    visit: Visit, site: str, script: Script
) -> None:
    page = visit(site)
    follower = seated(Clicker(page), site, script)
    for open_hand in (False, True):
        if open_hand:
            follower.uncover()
            follower.table.ready()
            follower.human.draw()
            page.wait(lambda: follower.table.stage() == "play", "the card drawn")
        page.reload()
        assert follower.table.ready() == "cover"
        check_cover(page, on_turn(page))
    follower.uncover()
    assert follower.table.ready() == "play"


def test_the_menu_over_a_cover_tells_nothing(visit: Visit, site: str, script: Script) -> None:
    page = visit(site)
    follower = seated(Clicker(page), site, script)
    follower.uncover()
    follower.play_turn()
    assert follower.table.ready() == "cover"
    for entry in ("What happened", "Score sheet", "Settings"):
        page.press("Escape")
        page.find("button", "Menu").click()
        page.find("button", entry).click()
        page.find("heading", entry)
        check_hidden(page)


def test_a_name_keeps_its_letters_while_the_engine_starts(visit: Visit, site: str) -> None:
    page = visit(site)
    open_start(page, site)
    field = page.find("textbox", "Name of player 2")
    field.click()
    for letter in "Bartholomew":
        page.press(letter)
        page.rest(0.1)
    assert field.again().states["value"] == "Bartholomew"

"""The own hand: arranged without a drag, put together, and told by keys."""

import re

from tests.browser.conftest import DEFAULT, Visit
from tests.browser.humans import Clicker, Toucher, begun
from tests.browser.staging import ALL, window
from tests.browser.typist import Typist

PACED = "#seed=HAND"
DRAGGED = f"""() => {{ {ALL}
  return all(document).some((one) => one.hasAttribute("data-dragging"));
}}"""


def test_a_finger_arranges_the_hand_without_a_drag(visit: Visit, site: str, full_kind: str) -> None:
    finger = full_kind == DEFAULT
    page = visit(site, full_kind, size=window(full_kind), touch=finger)
    page.open(site + "/" + PACED)
    human = Toucher(page) if finger else Clicker(page)
    human.begin(3)
    table = human.table
    table.ready()
    human.draw()
    page.wait(lambda: table.stage() == "play", "the drawn card")
    before = table.hand()
    human.choose(before[:2])
    human.activate("Arrange")
    human.activate("To the end")
    page.wait(lambda: table.hand() == before[2:] + before[:2], "the chosen cards at the end")
    human.activate("Ranks")
    page.wait(lambda: "Sorted by rank" in table.message(), "the word that it is sorted")
    assert sorted(table.hand()) == sorted(before)
    human.activate("My order")
    page.wait(lambda: table.hand() == before[2:] + before[:2], "the own order again")
    human.activate("Put together")
    page.wait(lambda: len(table.staged()) == 1, "the cards put together")
    human.touch(table.staged()[0])
    page.wait(lambda: table.hand() == before[2:] + before[:2], "them back in their places")


def test_keys_tell_every_fact_and_do_what_a_drag_does(
    visit: Visit, site: str, full_kind: str
) -> None:
    page = visit(site, full_kind)
    page.open(site + "/" + PACED)
    human = Typist(page)
    human.begin(3)
    table = human.table
    table.ready()
    for key, words in (
        ("c", "Your hand, 13 cards: "),
        ("o", "No melds yet"),
        ("b", "Stock: "),
        ("w", "Ana: 13 cards, 0 points"),
        ("p", "Points: You 0"),
    ):
        human.press(key)
        page.wait(lambda words=words: words in table.message(), words)  # type: ignore[misc]
    human.press("d")
    page.wait(lambda: table.stage() == "play", "the drawn card")
    before = table.hand()
    human.choose(before[:2])
    human.press("Alt+ArrowDown")
    page.wait(lambda: table.hand()[:3] == [before[2], *before[:2]], "both cards moved on")
    human.press("g")
    page.wait(lambda: len(table.staged()) == 1, "the cards put together")
    human.walk_to("button", re.compile("^Put together, not laid"))
    human.press("Enter")
    page.wait(lambda: len(table.hand()) == len(before), "all cards in the hand")
    assert human.focused().role == "option"
    human.press("s")
    page.wait(lambda: "Sorted by rank" in table.message(), "the word that it is sorted")
    assert human.focused().role == "option", "cards that change places keep the focus"
    where = page.find("region", "Melds on the table").box
    page.click_at((where.x + where.width / 2, where.y + where.height - 20))  # beside everything
    human.press("c")
    page.wait(lambda: "Your hand, 14 cards" in table.message(), "the keys to go on")


def test_the_top_of_a_pile_is_dragged_into_the_hand(visit: Visit, site: str) -> None:
    page = visit(site)
    human = begun(page, f"{site}/{PACED}", 3)
    table = human.table
    table.ready()
    before = table.hand()
    stock = page.find("button", re.compile("^Face-down stock"))
    stock.drag_to(page.find("region", "Melds on the table"))
    assert table.hand() == before, "let go beside the hand it goes back"
    stock.drag_to(table.options()[3])
    page.wait(lambda: len(table.hand()) == len(before) + 1, "the drawn card")
    assert table.stage() == "play"


def test_a_card_that_is_dropped_where_it_cannot_go_is_back_in_the_hand(
    visit: Visit, site: str
) -> None:
    page = visit(site)
    human = begun(page, f"{site}/{PACED}", 3)
    table = human.table
    table.ready()
    before, top = table.hand(), table.top()
    pile = page.find("button", re.compile("^Discard pile")).point()
    table.options()[0].drag_to(pile)  # a draw comes first
    page.wait(lambda: not page.js(DRAGGED), "the card in its place")
    assert (table.hand(), table.top(), table.stage()) == (before, top, "draw")
    human.draw()
    page.wait(lambda: table.stage() == "play", "the drawn card")
    before = table.hand()
    table.options()[0].drag_to((5, 5))  # beside the table
    page.wait(lambda: not page.js(DRAGGED), "the card in its place again")
    assert (sorted(table.hand()), table.top()) == (sorted(before), top)

"""The score pad: a match with real cards, from its names to its winner, over a reload."""

import json
import re

from tests.browser.conftest import Visit
from tests.browser.driver import Node, Page
from tests.browser.staging import window
from tests.browser.test_house_page import sound, told
from tests.counts import FULL


def fill(page: Page, field: Node, text: str) -> None:
    """Type into a field as somebody does who has just come to it."""
    field.click()
    page.press("ControlOrMeta+a")
    page.type(text)


def begin(page: Page, *names: str) -> None:
    """From the page of all pads: a new one for these people."""
    for number, name in enumerate(names, 1):
        fill(page, page.find("textbox", f"Name of player {number}"), name)
    page.press("Tab")
    page.find("button", "Start the pad").click()
    page.find("button", "Write it down")


def totals(page: Page) -> list[str]:
    """The row of totals; empty where no deal has been written down."""
    found = re.search(r"Total((?:\s+[^A-Za-z\s]+)+)\s+Place", page.text())
    return found[1].split() if found else []


def stands(page: Page, *wanted: str) -> None:
    page.wait(lambda: totals(page) == list(wanted), f"totals {wanted}")


def points(page: Page, name: str, text: str) -> None:
    fill(page, page.find("textbox", f"Points of {name}"), text)


def first_deal(page: Page) -> list[str]:
    """Ana goes out, Mia's hand is typed, Bram's tapped; what is wrong with the page then."""
    page.find("button", "Write it down").click()
    told(page, "Say first who went out, or that nobody did.")
    page.find("radio", "Ana").click()
    points(page, "Mia", "43")
    told(page, "No cards make the 43 points of Mia")
    points(page, "Mia", "10+15+20")
    page.find("button", "Tap the cards of Bram").click()
    for key in ("king, 10 points", "3, 20 points", "joker, 20 points"):
        page.find("button", key).click()
    told(page, "+ 45", "+ 50")
    wrong = sound(page)
    page.find("button", "Write it down").click()
    stands(page, "45", "0", "50")
    return wrong


def blocked_deal(page: Page, **hands: str) -> None:
    page.find("radio", "Nobody").click()
    for name, text in hands.items():
        points(page, name, text)
    page.find("button", "Write it down").click()


def remove(page: Page) -> None:
    """From an open pad: back to all of them, and away with it."""
    page.find("button", "All pads").click()
    page.find("button", "Delete: Mexican Rummy, Mia, Ana and Bram").click()
    page.find("button", "Delete it").click()
    page.wait(lambda: not page.has("button", re.compile("^Mexican Rummy")), "no pad")


def test_a_match_with_real_cards_is_written_down(visit: Visit, site: str, full_kind: str) -> None:
    page = visit(site, full_kind, size=window(full_kind))
    page.open(f"{site}/pad.html#mix=mexican-rummy+deals=2")
    begin(page, "Mia", "Ana", "Bram")
    told(page, "Mia deals 7 cards to each, Ana leads.", "Wild rank: 3.")
    wrong = {"deal": first_deal(page)}

    page.reload()
    resume = page.find("button", re.compile("^Mexican Rummy"))
    wrong["all"] = sound(page) if FULL else []
    resume.click()
    stands(page, "45", "0", "50")
    blocked_deal(page, Mia="5", Ana="50", Bram="10")
    told(page, "all 2 deals have been played.", "Ana wins: equal at 50 points")
    wrong["end"] = sound(page) if FULL else []

    page.find("button", "Change deal 1").click()
    points(page, "Mia", "40")
    page.find("button", "Write it down").click()
    told(page, "Mia wins with 45 points")
    page.find("button", "Undo").click()
    told(page, "Ana wins: equal at 50 points")
    remove(page)
    assert wrong == {view: [] for view in wrong}, json.dumps(wrong, indent=1, ensure_ascii=False)

"""The page of house rules: composed with examples, compared, on a sheet, and then played."""

import json
import re

from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.staging import Scene, settle
from tests.browser.test_scenes import axe_problems, layout_problems

# A clipboard that keeps what it is given, or one that refuses.
CLIPBOARD = """(kind) => {
  window.copied = [];
  const writeText = async (text) => {
    if (kind === "closed") throw new DOMException("no", "NotAllowedError");
    window.copied.push(text);
  };
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
}"""
HOUSE = Scene("house rules", lambda _: None, scrolls=True)


def sound(page: Page) -> list[str]:
    """What is wrong with the page as it stands."""
    settle(page)
    return [*axe_problems(page), *layout_problems(page, HOUSE)]


def told(page: Page, *texts: str) -> None:
    """Wait until the page says all of it."""
    page.wait(lambda: all(text in page.text() for text in texts), " and ".join(texts))


def test_house_rules_are_composed_compared_printed_and_played(
    visit: Visit, site: str, full_kind: str
) -> None:
    page = visit(site, full_kind)
    page.open(f"{site}/house.html#mix=basic-rummy")
    page.find("button", re.compile("^Aces in runs")).click()
    page.find("radio", "also round the corner: K A 2").click()
    told(
        page,
        "Where it shows",
        "Not allowed",
        "The ace is low here: it comes",
        "Allowed",
    )
    assert "aces=corner" in page.js("() => location.hash")
    wrong = {"compose": sound(page)}

    page.find("radio", "Compare").click()
    page.find("button", "Compare").click()
    told(page, "2 options differ.", "The deal adds 15 – 0")
    wrong["compare"] = sound(page)

    page.find("radio", "Print").click()
    told(page, "Basic Rummy with house rules", "Runs may go round the corner", "What always holds")
    wrong["sheet"] = sound(page)
    assert wrong == {view: [] for view in wrong}, json.dumps(wrong, indent=1, ensure_ascii=False)

    page.find("radio", "Compose").click()
    page.find("link", "Play with these rules").click()
    page.find("button", "Deal the cards")
    assert page.find("radio", "Basic Rummy").states["checked"]
    told(page, "1 changed")


def test_a_link_that_cannot_be_read_is_told_until_there_are_other_rules(
    visit: Visit, site: str
) -> None:
    page = visit(site)
    bad = "The link names rules that can\u2019t be read: “basic rummy aces”."
    page.open(f"{site}/house.html#mix=basic+rummy+aces")
    told(page, bad)
    page.find("radio", "Compare").click()  # what is shown changes, but not what was asked for
    told(page, bad)
    page.find("radio", "Compose").click()
    page.find("button", re.compile("^Aces in runs")).click()
    page.find("radio", "also round the corner: K A 2").click()
    page.wait(lambda: bad not in page.text(), "the words to go")
    page.js("() => { location.hash = '#mix=basic+rummy+aces'; }")
    told(page, bad)
    page.js("() => { location.hash = '#mix=block-rummy+aces=corner&view=sheet'; }")
    told(page, "Block Rummy with house rules")
    assert bad not in page.text()


def test_codes_and_links_are_copied_or_it_is_said_that_they_are_not(
    visit: Visit, site: str, full_kind: str
) -> None:
    page = visit(site, full_kind)
    page.open(f"{site}/house.html#mix=basic-rummy+aces=corner")
    page.js(CLIPBOARD, "open")
    for button, text in {
        "Copy the code": "basic-rummy aces=corner",
        "Copy a link": f"{site}/house.html#mix=basic-rummy+aces=corner",
    }.items():
        page.find("button", button).click()
        page.wait(lambda: page.js("() => window.copied.at(-1)") == text, text)  # noqa: B023
        told(page, "Copied.")
    page.js(CLIPBOARD, "closed")
    page.find("button", "Copy the code").click()
    told(page, "Select the text and copy it yourself")


def test_contradictions_are_said_at_once(visit: Visit, site: str) -> None:
    page = visit(site)
    page.open(f"{site}/house.html#mix=basic-rummy+scoring=payment+recycles=500")
    reasons = ("Payments need a number of deals", "Only whole numbers from 0 to 99 can stand here.")
    told(page, "These rules do not go together yet:", *reasons)
    # Said twice: above, and beside the option, which need not be opened for it.
    assert page.text().count(reasons[1]) == 2
    page.find("radio", "Print").click()
    told(page, "The sheet comes when the rules go together.", *reasons)

"""The page of notation: a position is pasted, shown, checked, and played on from."""

import json
from urllib.parse import quote

from tests.browser.conftest import Visit
from tests.browser.staging import Scene, settle
from tests.browser.test_copies import copied
from tests.browser.test_files import RECORD, choose
from tests.browser.test_house_page import CLIPBOARD, told
from tests.browser.test_scenes import axe_problems, layout_problems
from tests.engine.test_pasting import POSITION

NOTATION = Scene("notation", lambda _: None, scrolls=True)


def test_a_position_is_pasted_shown_checked_and_played(
    visit: Visit, site: str, full_kind: str
) -> None:
    page = visit(site, full_kind)
    page.open(f"{site}/notation.html")
    box = page.find("textbox", "A position, a scenario or a match")
    box.focus()
    page.type(POSITION.replace("8h", "9h"))
    page.find("button", "Read it").click()
    told(page, "Line 6:")
    page.open(f"{site}/notation.html#text={quote(POSITION)}")
    page.reload()
    told(page, "Jokeren 13", "Player 1: 6 cards", "As expected: legal", "Not as expected: legal")
    settle(page)
    wrong = [*axe_problems(page), *layout_problems(page, NOTATION)]
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)
    page.find("button", "Play on from here").click()
    page.find("button", "Discard")


def test_what_was_read_is_copied_in_every_form(visit: Visit, site: str, full_kind: str) -> None:
    page = visit(site, full_kind)
    page.open(f"{site}/notation.html#text={quote(POSITION)}")
    page.js(CLIPBOARD, "open")
    assert copied(page, "Copy the position").startswith('rules = "jokeren-13"\n')
    assert copied(page, "Copy as a picture (SVG)").startswith("<svg ")
    assert "<meld-example" in copied(page, "Copy for a page of your own (HTML)")
    link = copied(page, "Copy a link")
    assert link.startswith(f"{site}/notation.html#")
    page.open(f"{site}/notation.html")
    page.wait(lambda: "Player 1: 6 cards" not in page.text(), "the page without a text")
    page.open(link)  # in the same tab, too
    told(page, "Player 1: 6 cards")
    page.js(CLIPBOARD, "closed")
    page.find("button", "Copy the position").click()
    told(page, "Select the text and copy it yourself")
    text = page.find("textbox", "The text to copy").states["value"]
    assert text.startswith('rules = "jokeren-13"\n')


def test_a_text_comes_from_a_file(visit: Visit, site: str, full_kind: str) -> None:
    page = visit(site, full_kind)
    page.open(f"{site}/notation.html")
    page.find("textbox", "A position, a scenario or a match")
    choose(page, POSITION)
    told(page, "Player 1: 6 cards", "As expected: legal")
    box = page.find("textbox", "A position, a scenario or a match")
    assert box.states["value"].strip() == POSITION.strip()
    choose(page, "x" * 1_100_000)
    page.wait(lambda: "Player 1: 6 cards" not in page.text(), "the other text to go")
    page.wait(lambda: "longer than any match can be" in page.text(), "that it is too long")
    choose(page, RECORD)
    told(page, "Romm", "Zoë")
    page.js(CLIPBOARD, "open")
    assert copied(page, "Copy in words (Markdown)").startswith("# Romm")
    assert copied(page, "Copy the match").startswith(RECORD)

"""The page of notation: a position is pasted, shown, checked, and played on from."""

import json
from urllib.parse import quote

from tests.browser.conftest import Visit
from tests.browser.staging import Scene, settle
from tests.browser.test_house_page import told
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

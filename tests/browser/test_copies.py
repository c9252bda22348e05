"""What the table shows is copied in every form, or selected where the browser copies nothing."""

import json

from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.staging import Scene, mine, open_match, open_start, search, settle, window
from tests.browser.test_house_page import CLIPBOARD, told
from tests.browser.test_scenes import axe_problems, layout_problems

COPIES = Scene("copies", lambda _: None)


def copied(page: Page, button: str) -> str:
    page.find("button", button).click()
    told(page, f"{button}: Copied.")
    return str(page.js("() => window.copied.at(-1)"))


def test_a_table_is_copied_as_its_player_sees_it(visit: Visit, site: str, full_kind: str) -> None:
    page = visit(site, full_kind, size=window(full_kind))
    open_start(page, site)
    position = search(2, mine("play"))
    open_match(page, position)
    page.js(CLIPBOARD, "open")
    page.find("button", "Menu").click()
    page.find("button", "Copy…").click()
    told(page, "it can be copied once the deal is over")
    notation = copied(page, "Copy the position")
    others = position["seats"][1]["cards"]
    assert f'", {others}]' in notation
    assert "seed" not in notation
    assert notation.startswith('rules = "jokeren-13"\n')
    assert copied(page, "Copy in words (Markdown)").startswith("# Jokeren 13\n")
    assert copied(page, "Copy a link").startswith(f"{site}/notation.html#text=rules%20")
    assert copied(page, "Copy as a picture (SVG)").startswith("<svg ")
    page.js(CLIPBOARD, "closed")
    page.find("button", "Copy the position").click()
    told(page, "Select the text and copy it yourself")
    assert page.find("textbox", "The text to copy").states["value"] == notation
    settle(page)
    wrong = [*axe_problems(page), *layout_problems(page, COPIES)]
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)

"""The languages: switched without losing anything, kept, there without a network, with room."""

import json
from typing import Any

import pytest

from meldbook.languages import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.scenes import SCENES
from tests.browser.staging import open_start, settle
from tests.browser.table import ANSWER
from tests.browser.test_look import told, wrong

SCENE = {scene.name: scene for scene in SCENES}

CHOOSE = """(code) => {
  const app = document.querySelector("rummy-app");
  const select = app.shadowRoot.querySelector("rummy-table, rummy-start")
    .shadowRoot.querySelector(".language select");
  select.value = code;
  select.dispatchEvent(new Event("change"));
}"""
SET = """(code) => document.querySelector("rummy-app").store.setSetting("language", code)"""
KEPT = """() => {
  const { hand, groups, position } = document.querySelector("rummy-app").store.state;
  return JSON.stringify([hand, groups, position?.at]);
}"""
SPOKEN = "() => document.documentElement.lang"


def speak(page: Page, code: str, script: str = SET) -> None:
    page.js(script, code)
    page.wait(lambda: page.js(SPOKEN) == code, f"the page in {code}")
    settle(page)


def test_a_language_is_chosen_in_the_middle_of_a_turn_and_kept(visit: Visit, site: str) -> None:
    page = visit(site)
    open_start(page, site)
    SCENE["opening"].prepare(page)
    before = page.js(KEPT)
    assert json.loads(before)[1], "cards are staged"
    page.find("button", "Menu").click()
    page.find("button", "Settings").click()
    speak(page, "nl", CHOOSE)
    page.find("heading", "Instellingen")
    page.find("button", "Sluiten").click()
    assert page.js(KEPT) == before
    page.wait(lambda: "Ronde" in page.text(), "Ronde")
    page.reload()
    page.wait(lambda: page.has("button", "Leg af"), "the table in Dutch", ANSWER)
    assert page.js(SPOKEN) == "nl"
    assert json.loads(page.js(KEPT))[1] == json.loads(before)[1]


def test_every_language_is_there_without_a_network(visit: Visit, site: str) -> None:
    page = visit(site)
    page.open(f"{site}/")
    page.wait(lambda: "Ready to play offline" in page.text(), "all kept", ANSWER)
    files = "async () => (await Promise.all((await caches.keys()).map(async (one) => "
    files += "(await (await caches.open(one)).keys()).map(({ url }) => url)))).flat()"
    wanted = [f"texts/{code}/page.ftl" for code in LANGUAGES if code != "en"]

    def kept() -> bool:
        urls = " ".join(page.js(files))
        return all(one in urls for one in wanted)

    page.wait(kept, "the other languages", ANSWER)
    page.offline()
    page.reload()
    page.wait(lambda: page.has("button", "Deal the cards"), "the start page", ANSWER)
    speak(page, "pt-PT", CHOOSE)
    page.wait(lambda: page.has("button", "Dar as cartas"), "Dar as cartas")


@pytest.mark.parametrize("name", ["refused", "deal over"])
def test_every_language_finds_room(visit: Visit, site: str, name: str) -> None:
    page = visit(site)
    open_start(page, site)
    SCENE[name].prepare(page)
    found: dict[Any, list[str]] = {}
    for code in LANGUAGES:
        speak(page, code)
        for size in [(360, 640), (740, 360)] if code != "en" else []:
            page.viewport(*size)
            found[code, size] = wrong(page)
    assert not any(found.values()), told(found)

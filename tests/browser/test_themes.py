"""The page's colours: as the system asks or as chosen, before the first paint, on every page."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.driver import Page, Reply
from tests.browser.driver.chromium import ChromiumPage
from tests.browser.faces import DECKS, deck_picture, difference, kept_picture
from tests.browser.staging import open_start
from tests.browser.table import Table
from tests.browser.test_scenes import axe_problems
from tests.counts import FULL, count

TOLERANCE = 0.01  # of the pixels: edges are smoothed otherwise elsewhere

# What the page's colours were when its body began, which is before anything is painted.
EARLY = """
new MutationObserver((_, watch) => {
  if (!document.body) return;
  window.themeAtFirst = document.documentElement.dataset.theme;
  watch.disconnect();
}).observe(document, { childList: true, subtree: true });
"""
AT_FIRST = "() => window.themeAtFirst"
THEME = "() => document.documentElement.dataset.theme"
PAGES = ["rules/en/jokeren-13.html", "house.html", "notation.html", "about/nl/device.html"]
DECK = """() => {
  const { shadowRoot } = document.querySelector("rummy-app");
  const start = shadowRoot.querySelector("rummy-start");
  const shown = (selector) =>
    [...start.shadowRoot.querySelectorAll(`.deck ${selector}`)]
      .filter((one) => getComputedStyle(one).display !== "none").length;
  return {
    dutch: shown(".pen.nl"),
    world: shown(".pen.world"),
    waves: shown("path[data-back=waves]"),
    lattice: shown("path[data-back=lattice]"),
    print: start.shadowRoot.querySelector(".deck .index").getBoundingClientRect().height,
  };
}"""

HUNG = """() => {
  const { shadowRoot } = document.querySelector("rummy-app");
  const card = shadowRoot.querySelector("rummy-start").shadowRoot.querySelector("[data-court=Kh]");
  return getComputedStyle(card).backgroundImage.includes("/courts/Kh");
}"""


def choose(page: Page, *names: str) -> None:
    """Chooses these in the settings, at the start page."""
    page.find("button", "Settings").click()
    for name in names:
        page.find("radio", name).click()


def test_what_is_chosen_holds_from_the_first_paint_on(visit: Visit, site: str) -> None:
    page = visit(site)
    assert isinstance(page, ChromiumPage)
    page.net.scripts.append(EARLY)
    page.pw.emulate_media(color_scheme="dark")
    open_start(page, site)
    assert page.js(AT_FIRST) == "dark"
    page.pw.emulate_media(color_scheme="light")
    page.wait(lambda: page.js(THEME) == "light", "what the system asks for")
    choose(page, "Contrast")
    page.wait(lambda: page.js(THEME) == "contrast", "the theme that was chosen")
    assert axe_problems(page) == []
    for path in ["", *PAGES[: count(1, len(PAGES))]]:
        page.open(f"{site}/{path}")
        page.wait(lambda: page.js(AT_FIRST) == "contrast", f"the theme at {path}")
        page.wait(lambda: page.all("main") and page.all("heading"), "the page")
        assert axe_problems(page) == []


def test_the_cards_are_as_chosen(visit: Visit, site: str, full_kind: str) -> None:
    page = visit(site, full_kind)
    open_start(page, site)
    page.find("button", "Settings").click()
    page.find("radio", "Standard")
    plain = page.js(DECK)
    assert (plain["dutch"], plain["world"] > 0) == (0, True)
    assert (plain["lattice"], plain["waves"]) == (1, 0)
    for name in ("Large print", "A H V B", "Waves"):
        page.find("radio", name).click()
    page.wait(lambda: page.js(DECK)["waves"] == 1, "the back that was chosen")
    chosen = page.js(DECK)
    assert (chosen["dutch"], chosen["world"], chosen["lattice"]) == (plain["world"], 0, 0)
    assert chosen["print"] > plain["print"] * 1.3

    def courts() -> list[str]:
        return [one.url for one in page.net.asked if "/courts/" in one.url]

    assert courts() == []
    page.find("radio", "Classic").click()
    page.wait(lambda: len(courts()) > 0, "the pictures of classic courts")
    page.wait(lambda: page.js(HUNG), "the cards to have them")


def test_courts_that_do_not_come_are_told_of(visit: Visit, site: str) -> None:
    page = visit(site, flawed=True)
    page.net.forge("/courts/Ks", Reply(404, b""))
    open_start(page, site)
    choose(page, "Classic")
    page.wait(lambda: "could not be loaded" in page.text(), "what is wrong")
    assert not page.js(HUNG)


@pytest.mark.parametrize(("size", "forced"), [((1280, 800), "active"), ((320, 256), "none")])
def test_a_match_begins_in_forced_colours_and_enlarged_fourfold(
    visit: Visit, site: str, size: tuple[int, int], forced: str
) -> None:
    page = visit(site, size=size)
    assert isinstance(page, ChromiumPage)
    page.pw.emulate_media(forced_colors="active" if forced == "active" else "none")
    open_start(page, site)
    choose(page, "Dark")
    page.find("button", "Close").click()
    assert page.js("() => document.documentElement.scrollWidth <= innerWidth")
    table = Table(page)
    page.find("button", "Deal the cards").click()
    table.ready()
    table.action("Draw").click()
    page.wait(lambda: table.stage() == "play", "the card drawn")


@pytest.mark.parametrize("name", DECKS if FULL else list(DECKS)[:1])
def test_the_faces_are_drawn_as_ever(visit: Visit, site: str, name: str) -> None:
    page = visit(site)
    open_start(page, site)
    seen = deck_picture(page, name)
    kept = kept_picture(name).read_bytes()
    assert difference(page, kept, seen) < TOLERANCE, "python -m tests.browser.faces, if it is meant"

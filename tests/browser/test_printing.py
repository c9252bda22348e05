"""The sheet of house rules on paper: A4, whole, without what is for pressing, in every language."""

import re

import pytest
from playwright.sync_api import PdfMargins

from meldbook.languages import LANGUAGES
from meldbook.systems import SYSTEMS
from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.driver.chromium import ChromiumPage
from tests.browser.staging import A4, ALL
from tests.counts import FULL

# Mixes with few words and with many, and with every kind of value.
MIXES = {
    "as in the book": "jokeren-13",
    "changed": "jokeren-13+opening_points=40+aces=corner+deals=3",
    "contracts": "mexican-rummy+contracts=set%2Brun,run%2Brun+deals=2",
}
if FULL:
    MIXES |= {game: game for game in SYSTEMS}
SPEAK = "Object.defineProperty(navigator, 'languages', {{ value: ['{}'] }});"
MARGINS: PdfMargins = {"top": "12mm", "right": "12mm", "bottom": "12mm", "left": "12mm"}
SEEN = f"""{ALL}
  const seen = all(document)
    .filter((one) => one.checkVisibility({{ visibilityProperty: true }}));"""
# What only makes sense on a screen and is to be seen all the same.
CONTROLS = f"""() => {{ {SEEN}
  return seen.filter((one) => one.matches("button, input, select, textarea, nav, a, [role=status]"))
    .map((one) => one.outerHTML.slice(0, 80));
}}"""
# Texts that stick out of the paper, are cut off by a part around them, or lie over each other.
CUT = f"""() => {{ {SEEN}
  const wide = document.documentElement.clientWidth;
  const texts = seen.filter((one) => one.closest(".sheet") && one.matches("h2, h3, p, li"));
  const boxes = texts.map((one) => [one, one.getBoundingClientRect()]);
  const out = boxes.filter(([one, box]) =>
    box.left < 0 || box.right > wide + 1 || box.width < 1 || one.scrollWidth > one.clientWidth + 1);
  const clipped = seen.filter((one) => one.querySelector(".sheet") || one.closest(".sheet"))
    .filter((one) => getComputedStyle(one).overflow !== "visible" && !one.closest("svg, .hidden"))
    .filter((one) => one.scrollHeight > one.clientHeight + 1);
  const over = boxes.filter(([, a], n) => boxes.slice(n + 1).some(([, b]) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1));
  return [...out, ...over].map(([one]) => one.textContent.trim().slice(0, 60))
    .concat(clipped.map((one) => one.outerHTML.slice(0, 60)));
}}"""
INK = f"""() => {{ {SEEN}
  const texts = seen.filter((one) => one.closest(".sheet") && one.matches("h2, h3, p, li"));
  return [...new Set(texts.map((one) => getComputedStyle(one).color))];
}}"""
LINES = """() => [...document.querySelector("rummy-house").shadowRoot.querySelectorAll(".sheet li")]
  .map((one) => one.innerText.trim())"""


def sheet(visit: Visit, site: str, language: str, mix: str) -> Page:
    page = visit(site, size=A4)
    page.net.scripts.append(SPEAK.format(language))
    page.open(f"{site}/house.html#mix={mix}&view=sheet")
    page.wait(lambda: len(page.js(LINES)) > 20, "the sheet with what always holds")
    page.wait(lambda: page.js("() => document.documentElement.lang") == language, language)
    return page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mix", MIXES.values(), ids=list(MIXES))
def test_a_sheet_is_whole_on_paper(visit: Visit, site: str, language: str, mix: str) -> None:
    page = sheet(visit, site, language, mix)
    on_screen = page.js(LINES)
    assert page.js(CONTROLS)
    assert isinstance(page, ChromiumPage)
    page.pw.emulate_media(media="print")
    assert page.js(CONTROLS) == []
    assert page.js(CUT) == []
    assert page.js(LINES) == on_screen
    assert set(page.js(INK)) == {"rgb(0, 0, 0)"}
    made = page.pw.pdf(format="A4", margin=MARGINS)
    assert 1 <= len(re.findall(rb"/Type\s*/Page\b", made)) <= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_tells_what_was_changed(visit: Visit, site: str, language: str) -> None:
    page = sheet(visit, site, language, MIXES["changed"])
    code = "jokeren-13 opening_points=40 aces=corner deals=3"
    assert code in page.text()
    starred = page.js("""() => [...document.querySelector("rummy-house").shadowRoot
      .querySelectorAll(".sheet li[data-changed]")].map((one) => one.innerText)""")
    assert len(starred) == 3
    assert any("40" in line for line in starred)

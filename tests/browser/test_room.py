"""Enlarged fourfold or with letters set apart, views lose nothing (WCAG 1.4.10, 1.4.12)."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.staging import SIZES, open_start
from tests.browser.test_look import SCENE, STRIP, told, wrong
from tests.counts import FULL

ENLARGED = (320, 256)  # a desk of 1280 by 1024
USUAL = ("start", "replay")

# The least that a reader may set: all of it at once, in every part of the page.
APART = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* {
    line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }`);
  const wear = (root) => {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    for (const one of root.querySelectorAll("*")) if (one.shadowRoot) wear(one.shadowRoot);
  };
  wear(document);
}"""


def lost(page: Page, size: tuple[int, int], target: int, *, scrolls: bool) -> list[str]:
    """What is cut, covered or too small in a window."""
    page.viewport(*size)
    return wrong(page, target=target, scrolls=scrolls)


@pytest.mark.parametrize("name", SCENE if FULL else USUAL)
def test_nothing_is_lost(visit: Visit, site: str, name: str) -> None:
    page = visit(site)
    open_start(page, site)
    SCENE[name].prepare(page)
    found = {"enlarged": lost(page, ENLARGED, 24, scrolls=SCENE[name].scrolls)}
    page.js(APART)
    for size in [(320, 568), *SIZES.values()]:
        target = STRIP if size[0] == 320 else 44
        found[str(size)] = lost(page, size, target, scrolls=SCENE[name].scrolls)
    assert not any(found.values()), told(found)

"""The pictures that show the site elsewhere: its start page's head, and a table for the readme.

python -m tests.browser.social    writes web/icons/social.jpg and web/table.jpg; then build again
"""

from pathlib import Path

from tests.browser.driver import Page, open_browser, proxy_to
from tests.browser.sites import serving
from tests.browser.staging import open_start, settle
from tests.browser.states import STATES
from web.builder.pages import ICONS
from web.builder.paths import SITE, WEB

SIZE = (1200, 630)
# Leaves the cards, the name and the line below it, large.
ALONE = """
.start { place-content: center; }
.panels, footer { display: none; }
.hero { display: grid !important; justify-items: center; gap: 60px !important;
  text-align: center !important; }
.show { --card-w: 150px !important; }
.show > span { margin-inline: -16px; }
.hero h1 { font-size: 120px !important; }
.hero p { font-size: 34px !important; margin-block-start: 16px; }
"""
PUT_IN = """(style) => {
  const find = (root) => root.querySelector("rummy-start") ??
    [...root.querySelectorAll("*")].flatMap((one) => one.shadowRoot ?? []).map(find).find(Boolean);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  find(document).shadowRoot.adoptedStyleSheets.push(sheet);
}"""


def main() -> None:
    """Take the pictures."""
    with serving(SITE) as origin, open_browser("chromium") as browser, proxy_to(origin) as net:
        page = browser.page(net, size=SIZE)
        open_start(page, origin)
        page.js(PUT_IN, ALONE)
        _keep(page, ICONS / "social.jpg")
        page = browser.page(net)
        next(state for state in STATES if state.name == "opening").show(page, origin)
        _keep(page, WEB / "table.jpg")


def _keep(page: Page, file: Path) -> None:
    settle(page)
    page.screenshot(file)
    page.close()


if __name__ == "__main__":
    main()

"""A match is opened from a file, and one that is no match is told of."""

from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.saves import KEEP_DOWNLOADS
from tests.browser.staging import ALL, open_start
from tests.browser.table import Table

RECORD = """meldbook 1
rules romme
seats Zoë=person, Ana=steady
seed FILES
deal 1
"""
# A file dialog is the browser's own; this is what comes out of it.
CHOOSE = f"""(text) => {{ {ALL}
  const input = all(document).find((one) => one.type === "file");
  const files = new DataTransfer();
  files.items.add(new File([text], "match.txt", {{ type: "text/plain" }}));
  input.files = files.files;
  input.dispatchEvent(new Event("change"));
}}"""


def choose(page: Page, text: str) -> None:
    page.js(CHOOSE, text)


def test_a_match_is_opened_from_a_file(visit: Visit, site: str, full_kind: str) -> None:
    page = visit(site, full_kind)
    open_start(page, site)
    choose(page, "Dear diary")
    page.wait(lambda: "“Dear diary”. Expected" in page.text(), "what is wrong with the file")
    choose(page, RECORD)
    table = Table(page)
    table.ready()
    page.wait(lambda: "Zoë" in page.text(), "Zoë")


def test_a_match_goes_on_in_another_browser(visit: Visit, site: str) -> None:
    """An app at the home screen has a storage of its own, so a match is taken along as a file."""
    page = visit(site)
    page.net.scripts.append(KEEP_DOWNLOADS)
    open_start(page, site)
    choose(page, RECORD)
    table = Table(page)
    table.ready()
    page.press("d")
    page.wait(lambda: table.stage() == "play", "the card drawn")
    hand, stock = sorted(table.hand()), table.stock()
    page.find("button", "Menu").click()
    page.find("button", "Save as a file").click()
    page.wait(lambda: page.js("() => window.filesKept.length"), "the file")
    [text] = page.js("() => window.filesKept")

    other = visit(site)
    open_start(other, site)
    choose(other, text)
    there = Table(other)
    assert there.ready() == "play"
    assert (sorted(there.hand()), there.stock()) == (hand, stock)

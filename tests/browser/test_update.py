"""From one version to the next: offered, never forced, and no page meets another one's engine."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error as PlaywrightError

from tests.browser.builds import LATER, build_of, earlier, release
from tests.browser.conftest import Visit
from tests.browser.driver import Page, Reply
from tests.browser.driver.chromium import ChromiumPage
from tests.browser.humans import Clicker
from tests.browser.player import Player
from tests.browser.sites import serving
from tests.browser.table import ANSWER, Table

SEED = "#seed=UPDATE&pace=instant"
READY = "Ready to play offline"
OFFERED = "A new version is ready"
WITHOUT = "delete Navigator.prototype.serviceWorker;"
KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const asked = await Promise.all(caches_.map((one) => one.keys()));
  return asked.flat().map((one) => one.url);
}"""
KEEP_WORKERS = """
window.workersMade = [];
window.Worker = class extends Worker {
  constructor(...args) { super(...args); window.workersMade.push(this); }
};
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the site, to be followed by a later build."""
    site = tmp_path / "site"
    earlier(site)
    return site


@pytest.fixture
def origin(copy: Path) -> Iterator[str]:
    with serving(copy) as address:
        yield address


BUILD_SHOWN = """() => {
  const script = document.querySelector('script[src*="app.js"]');
  return script ? script.src.split('?')[1] : '';
}"""


def build_shown(page: Page) -> str:
    """The build of the page itself; empty while one goes and the next comes."""
    try:
        return str(page.js(BUILD_SHOWN))
    except PlaywrightError:
        return ""


def begin(page: Page, origin: str) -> Table:
    page.open(f"{origin}/{SEED}")
    clicker = Clicker(page)
    clicker.begin(2)
    clicker.table.ready()
    Player(clicker).play_turn()
    clicker.table.ready()
    return clicker.table


def beside(page: Page, origin: str) -> Page:
    """Another tab at the start page, when all is kept."""
    page.wait(lambda: READY in page.text(), "all to be kept", ANSWER)
    assert isinstance(page, ChromiumPage)
    other = ChromiumPage(page.net, page.context)
    other.open(f"{origin}/")
    other.wait(lambda: READY in other.text(), "another tab", ANSWER)
    return other


def follow(other: Page) -> None:
    """The version that a tab let in is offered in the other one, which is not ready until then."""
    other.wait(lambda: READY not in other.text(), "the other tab to see that it is behind", ANSWER)
    other.find("button", "Use it now").click()
    other.wait(lambda: build_shown(other) == LATER, "the other tab to follow")


def test_an_update_is_offered_until_it_is_taken(visit: Visit, origin: str, copy: Path) -> None:
    now = build_of(copy)
    page = visit(origin, flawed=True)
    page.open(f"{origin}/")
    other = beside(page, origin)
    table = begin(page, origin)
    hand = table.hand()
    release(copy)

    for _ in range(2):  # dismissed, it comes back with the next visit
        page.reload()
        page.wait(lambda: OFFERED in page.text(), "the offer", ANSWER)
        table.ready()
        assert build_shown(page) == now
        page.find("button", "Put this notice away").click()
        page.wait(lambda: OFFERED not in page.text(), "the notice to go")
    assert table.hand() == hand

    page.reload()
    page.wait(lambda: OFFERED in page.text(), "the offer once more", ANSWER)
    assert any(now in url for url in page.js(KEPT))
    page.find("button", "Use it now").click()
    page.wait(lambda: build_shown(page) == LATER, "the new version", ANSWER)
    table.ready()
    assert table.hand() == hand
    kept = page.js(KEPT)
    assert any(LATER in url for url in kept)
    assert not any(now in url for url in kept)

    follow(other)
    page.offline()
    page.reload()
    table.ready()
    assert (build_shown(page), table.hand()) == (LATER, hand)
    assert OFFERED not in page.text()


def test_a_page_does_not_play_with_a_later_engine(visit: Visit, origin: str, copy: Path) -> None:
    page = visit(origin, flawed=True)
    page.net.scripts += [WITHOUT, KEEP_WORKERS]
    table = begin(page, origin)
    hand = table.hand()
    release(copy)
    page.js("() => window.workersMade.at(-1).terminate()")
    page.js("() => document.dispatchEvent(new Event('visibilitychange'))")
    page.wait(lambda: "different versions" in page.text(), "the difference to be told", ANSWER)
    page.find("button", "Reload").click()
    page.wait(lambda: build_shown(page) == LATER, "the new version")
    table.ready()
    assert table.hand() == hand


# The table has no place for the mark.
IS_READY = "() => document.querySelector('rummy-app').store.state.offline.ready"
GIVEN_UP = "async () => (await navigator.serviceWorker.getRegistration()) === undefined"


def test_an_old_service_worker_keeps_nothing_of_new_pages(
    visit: Visit, origin: str, copy: Path
) -> None:
    """As a cache on the way may have it for a while."""
    old = (copy / "sw.js").read_bytes()
    release(copy)
    page = visit(origin, flawed=True)
    page.net.forge(r"/sw\.js$", Reply(200, old, "text/javascript"))
    table = begin(page, origin)
    hand = table.hand()
    page.wait(lambda: any(one.url.endswith("/sw.js") for one in page.net.asked), "it", ANSWER)
    page.wait(lambda: page.js(GIVEN_UP), "the old one to give up", ANSWER)
    assert (build_shown(page), page.js(IS_READY)) == (LATER, False)
    page.net.heal()
    page.reload()
    table.ready()
    page.wait(lambda: page.js(IS_READY), "all to be kept", ANSWER)
    assert (build_shown(page), table.hand()) == (LATER, hand)

"""Without a network after one visit, and what is kept when something goes wrong."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import DEFAULT, SITE, Visit
from tests.browser.driver import Page, Reply
from tests.browser.driver.chromium import ChromiumPage
from tests.browser.humans import Clicker
from tests.browser.player import Player
from tests.browser.sites import STRICT_POLICY, serving
from tests.browser.table import ANSWER, Table
from tests.counts import FULL, count

SEED = "#seed=OFFLINE&pace=instant"
SHORT = "#seed=NETWORK&pace=instant"  # a deal of few turns
READY = "Ready to play offline"
GAMES = ("Jokeren 13", "Mexican Rummy", "Basic Rummy", "Block Rummy", "Wrotham Rummy", "Rommé")
PAGES = sorted(path.relative_to(SITE).as_posix() for path in SITE.glob("rules/*/*.html"))
OTHERS = sorted(
    path
    for path in (one.relative_to(SITE).as_posix() for one in SITE.rglob("*.html"))
    if path not in {*PAGES, "index.html", "meldbook.html", "embed/v1/frame.html"}
    and not path.startswith("docs/")
)
LOST = "You are offline"
HTML = Reply(200, b"<!doctype html><title>Sign in</title>", "text/html")
# What Safari does after seven days without a visit.
FORGET = "async () => { for (const name of await caches.keys()) await caches.delete(name); }"


WHERE = "() => location.href"


def is_ready(page: Page) -> bool:
    return READY in page.text()


def visit_until_ready(page: Page, address: str) -> None:
    page.open(address)
    page.wait(lambda: is_ready(page), "all to be kept", ANSWER)


# What the service worker says of itself, asked as the page asks.
KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((done) => (port1.onmessage = (event) => done(event.data.kept)));
  active.postMessage({ type: "keep", spare: false, language: "en" }, [port2]);
  return await answer;
}"""


def kept_out(page: Page, address: str) -> None:
    """Open the page and wait until the service worker has done what it can."""
    page.open(address)
    page.wait(lambda: page.js("async () => (await caches.keys()).length >= 2"), "caches", ANSWER)
    assert page.js(KEPT) == "some"


@pytest.fixture
def below(tmp_path: Path) -> Iterator[str]:
    """The site below some path; gives its address, which ends with a slash."""
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "b").symlink_to(SITE)
    with serving(tmp_path) as origin:
        yield f"{origin}/a/b/"


def origin_of(address: str) -> str:
    return "/".join(address.split("/")[:3])


def test_all_games_and_pages_without_a_server(visit: Visit, below: str, kind: str) -> None:
    page = visit(origin_of(below), kind, flawed=True)
    visit_until_ready(page, below)
    assert all(one.url.startswith(below) for one in page.net.asked)
    page.offline()
    for number, game in enumerate(GAMES):
        # Another address, or the page would only go on: once, in the full run for each game.
        page.open(f"{below}?{number if FULL else 'cold'}{SEED}")
        page.find("radio", re.compile(f"^{game}")).click()
        page.find("button", "Deal the cards").click()
        table = Table(page)
        page.wait(table.hand, f"the cards of {game}", ANSWER)
        for name in ("Menu", "Leave the table"):
            page.find("button", name).click()
        page.find("button", "Deal the cards")
    for path in PAGES[:: count(3, 1)]:
        page.open(f"{below}{path}?x=y")
        said = "Wrotham" if path.endswith("index.html") else r"\b[A-Z]\d+ "  # a list, or rules
        page.wait(lambda said=said: re.search(said, page.text()), path)  # type: ignore[misc]
    for path in OTHERS if FULL or kind == DEFAULT else []:
        page.open(f"{below}{path}")
        page.wait(lambda: len(page.text()) > 200 and LOST not in page.text(), path)
    page.open(f"{below}rules/es?x=y")
    page.wait(lambda: page.js(WHERE) == f"{below}rules/es/?x=y", "the folder")
    for ending in ("index.html", "?utm_source=homescreen", "?a=b#pace=instant", ""):
        page.open(f"{below}{ending}")
        page.wait(lambda: is_ready(page), f"the start page at {ending!r}")


def test_the_address_without_its_slash(visit: Visit, below: str) -> None:
    """A service worker never sees it. Chromium remembers what has moved for good."""
    page = visit(origin_of(below), flawed=True)
    visit_until_ready(page, below.rstrip("/"))
    page.offline()
    page.open(below.rstrip("/"))
    page.wait(lambda: is_ready(page), "the start page")
    assert page.js("() => location.href") == below


def test_a_deal_without_a_server_in_every_browser(visit: Visit, site: str, kind: str) -> None:
    page = visit(site, kind, flawed=True)
    visit_until_ready(page, f"{site}/")
    page.offline()
    page.open(f"{site}/?cold{SHORT}")  # the page that ran must not only go on
    clicker = Clicker(page)
    clicker.begin(2)
    assert Player(clicker).play_deal() == "deal over"


def test_the_first_visit_loads_once(visit: Visit, site: str, kind: str) -> None:
    page = visit(site, kind)
    page.open(f"{site}/")
    page.js("() => { window.stillHere = true; }")
    page.wait(lambda: is_ready(page), "all to be kept", ANSWER)
    assert page.js("() => window.stillHere")


def test_each_file_is_asked_for_once(visit: Visit, site: str, full_kind: str) -> None:
    page = visit(site, full_kind)
    visit_until_ready(page, f"{site}/")
    asked = [one.url.removeprefix(f"{site}/") for one in page.net.asked]
    twice = {path for path in asked if asked.count(path) > 1}
    if full_kind == "webkit":  # under a driver it has no cache of what its pages load
        twice = {path for path in twice if path.endswith(".bin")}
    assert twice == set()
    page.open(f"{site}/?again")
    page.wait(lambda: is_ready(page), "the second visit", ANSWER)
    assert {one.url for one in page.net.asked[len(asked) :]} <= {f"{site}/sw.js"}


def test_a_missing_picture_does_no_harm(visit: Visit, site: str) -> None:
    page = visit(site, flawed=True)
    page.net.forge(r"icons/", Reply(404))
    visit_until_ready(page, f"{site}/")


@pytest.mark.parametrize(
    ("pattern", "reply"),
    [
        (r"memory\.bin", Reply(503)),
        (r"memory\.bin", Reply(200, b"short", "application/octet-stream")),
        (r"rules/en/romme\.html", HTML),
        (r"asm\.wasm\.bin", Reply(0)),
    ],
    ids=["answer 503", "another file", "a page to sign in", "cut"],
)
def test_what_is_not_the_file_is_not_kept(
    visit: Visit, site: str, pattern: str, reply: Reply
) -> None:
    page = visit(site, flawed=True)
    page.net.forge(pattern, reply)
    kept_out(page, f"{site}/")
    assert not is_ready(page)
    page.net.heal()
    page.reload()
    page.wait(lambda: is_ready(page), "the next visit to make it good", ANSWER)


def test_a_browser_that_forgot_is_filled_again(visit: Visit, site: str) -> None:
    page = visit(site, flawed=True)
    visit_until_ready(page, f"{site}/")
    page.js(FORGET)
    page.reload()
    page.wait(lambda: is_ready(page), "all to be kept again", ANSWER)
    page.js(FORGET)
    assert isinstance(page, ChromiumPage)
    page.cdp.send("Network.clearBrowserCache")  # or all would come back out of that
    page.offline()
    page.js("() => document.dispatchEvent(new Event('visibilitychange'))")
    page.wait(lambda: not is_ready(page), "a page to see that it is not ready any more")
    page.open(f"{site}/")
    page.wait(lambda: LOST in page.text(), "offline")
    page.offline(off=False)
    page.open(f"{site}/")
    page.wait(lambda: is_ready(page), "all to be kept once more", ANSWER)


def test_files_that_only_some_browsers_need_are_kept_there(visit: Visit) -> None:
    with serving(SITE, {"Content-Security-Policy": STRICT_POLICY}) as origin:
        page = visit(origin, flawed=True)
        visit_until_ready(page, f"{origin}/")
        assert any(one.url.endswith(".whl") for one in page.net.asked)
        page.offline()
        page.open(f"{origin}/?cold{SEED}")
        clicker = Clicker(page)
        clicker.begin(2)
        assert clicker.table.ready() == "draw"

"""What a browser or a host may lack or forbid: it plays without, or the page says why not."""

import pytest

from tests.browser.conftest import SITE, Visit
from tests.browser.driver import Page, Reply
from tests.browser.driver.chromium import ChromiumPage
from tests.browser.humans import begun
from tests.browser.player import Player
from tests.browser.sites import serving
from tests.browser.table import ANSWER

SEED = "#seed=HINDRANCES&pace=instant"

MISSING = {
    "shared things": """
for (const name of ["SharedWorker", "BroadcastChannel", "SharedArrayBuffer"]) delete window[name];
delete Navigator.prototype.locks;
""",
    "caches": "delete window.caches; delete Navigator.prototype.serviceWorker;",
    "service workers refused": """
ServiceWorkerContainer.prototype.register = async () => {
  throw new DOMException("not in a private window", "SecurityError");
};
""",
}
FORBIDDEN = {
    "WebAssembly": ("script-src 'self'", "WebAssembly is blocked"),
    "workers": ("worker-src 'none'", "workers are blocked"),
}
PLAIN_NAME = "http://meldbook.test"  # of no secure context, as an address in a home network


def one_turn(page: Page, origin: str) -> None:
    """Start a match and play until it is the player's turn again."""
    clicker = begun(page, f"{origin}/{SEED}", 2)
    assert clicker.table.ready() == "draw"
    Player(clicker).play_turn()
    assert clicker.table.ready() == "draw"


@pytest.mark.parametrize("script", MISSING.values(), ids=MISSING)
def test_it_plays_without(visit: Visit, site: str, script: str) -> None:
    page = visit(site)
    page.net.scripts.append(script)
    one_turn(page, site)


def test_it_plays_where_nothing_is_secure(visit: Visit, site: str, kind: str) -> None:
    page = visit(PLAIN_NAME, kind, flawed=True)
    page.net.behind = site.removeprefix("http://")
    one_turn(page, PLAIN_NAME)
    assert page.js("() => [isSecureContext, 'serviceWorker' in navigator]") == [False, False]


@pytest.mark.parametrize(("policy", "words"), FORBIDDEN.values(), ids=FORBIDDEN)
def test_what_is_forbidden_is_told(visit: Visit, kind: str, policy: str, words: str) -> None:
    with serving(SITE, {"Content-Security-Policy": policy}) as origin:
        page = visit(origin, kind, flawed=True)
        clicker = begun(page, f"{origin}/{SEED}", 2)
        page.wait(lambda: page.all("button", "Try again"), "the failure to be told", ANSWER)
        assert words in clicker.table.message()


def test_types_do_not_matter_but_of_scripts(visit: Visit, site: str) -> None:
    """By both ways to start: the kept memory is refused, so all other files are asked for."""
    page = visit(site, flawed=True)
    for file in SITE.rglob("*"):
        if file.suffix in {".bin", ".whl", ".zip"}:
            content = b"no memory" if file.name == "memory.bin" else file.read_bytes()
            page.net.forge(f"/{file.name}$", Reply(200, content, "text/plain"))
    one_turn(page, site)
    assert any(one.url.endswith(".whl") for one in page.net.asked)


def test_a_browser_without_room_says_so_and_plays(visit: Visit, site: str) -> None:
    page = visit(site, flawed=True)
    assert isinstance(page, ChromiumPage)
    page.open(f"{site}/licences.txt")
    page.cdp.send("Storage.overrideQuotaForOrigin", {"origin": site, "quotaSize": 2_000_000})
    page.open(f"{site}/")
    page.wait(lambda: "no room" in page.text(), "the lack of room to be told", ANSWER)
    assert "Ready to play offline" not in page.text()
    one_turn(page, site)

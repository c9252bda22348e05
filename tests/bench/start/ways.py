"""The ways to start that are compared, each a page with nothing kept in its browser."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlencode

from tests.bench.start.served import Served
from tests.browser.driver import Browser, Net, Page
from web.builder.paths import SITE

READY = "Ready to play offline"
SECONDS_TO_KEEP = 240.0
SECONDS_TO_START = 240.0
QUIET = 1.0  # seconds that a browser gets to settle before a page is opened

OURS = (Path(__file__).parent / "ours.js").read_text()
# A bot deals, so that the person acts first and the first answer tells what is legal.
MATCH = {"rules": "jokeren-13", "seats": 2, "names": [], "kinds": ["steady", "person"], "seed": "1"}
QUESTION = {
    "id": 1,
    "op": "open",
    "seat": 1,
    "start": {"rules": "jokeren-13", "seats": [["A", "steady"], ["B", "person"]], "seed": "1"},
}


class Start(NamedTuple):
    """One start: milliseconds from the navigation on, bytes over the wire, those by gzip -9."""

    milliseconds: float
    sent: int
    packed: int


Way = Callable[[Browser, Served], Start]


@contextmanager
def _page(browser: Browser, served: Served) -> Iterator[Page]:
    """A page of a browser that has nothing kept, and bytes counted from nought."""
    page = browser.page(Net(served.origin, address=served.address))
    try:
        page.rest(QUIET)
        served.sent.clear()
        yield page
    finally:
        page.close()


def _plain(browser: Browser, served: Served, path: str) -> Start:
    with _page(browser, served) as page:
        page.open(f"{served.origin}/{path}")
        started = "() => window.started ?? null"  # WebKit calls a page open before its script ends
        milliseconds = page.wait(lambda: page.js(started), "Python", SECONDS_TO_START)
        return Start(milliseconds, served.bytes_sent(), served.packed())


def bare(browser: Browser, served: Served) -> Start:
    """Pyodide's files as npm has them, up to 1 + 1."""
    return _plain(browser, served, "bare.html")


def ordinary(browser: Browser, served: Served) -> Start:
    """The same, then micropip and our wheel, up to the first legal moves."""
    (micropip,) = SITE.glob("wheels/*.whl")
    (wheel,) = SITE.glob("engine/*/*.whl")
    asked = {
        "micropip": f"site/{micropip.relative_to(SITE)}",
        "wheel": f"site/{wheel.relative_to(SITE)}",
        "question": json.dumps(QUESTION),
    }
    return _plain(browser, served, f"ordinary.html?{urlencode(asked)}")


def _ours(page: Page, served: Served) -> float:
    page.open(f"{served.origin}/site/")
    return float(page.js(OURS, MATCH))


def cold(browser: Browser, served: Served) -> Start:
    """Our page for the first time; its bytes are those of a first play.

    What is kept besides, to be read offline, is not counted.
    """
    with _page(browser, served) as page:
        milliseconds = _ours(page, served)
        _keep(page)
        return Start(milliseconds, served.bytes_sent(), served.packed())


def kept(browser: Browser, served: Served) -> Start:
    """Our page once more, with all of it in the service worker and no match open."""
    with _page(browser, served) as page:
        _ours(page, served)
        _keep(page)
        page.rest(QUIET)
        served.sent.clear()
        milliseconds = _ours(page, served)
        return Start(milliseconds, served.bytes_sent(), served.packed())


def _keep(page: Page) -> None:
    """Leave the match and wait until the service worker has everything."""
    page.js("() => document.querySelector('rummy-app').store.leave()")
    page.wait(lambda: READY in page.text(), "all to be kept", SECONDS_TO_KEEP)


WAYS: dict[str, Way] = {
    "bare Pyodide": bare,
    "Pyodide, micropip, wheel": ordinary,
    "ours, first visit": cold,
    "ours, from the cache": kept,
}

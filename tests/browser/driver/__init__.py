"""One driver for Chromium, Firefox and WebKit: a page as its user meets it.

    with open_browser("chromium") as browser, proxy_to("http://localhost:8000") as net:
        page = browser.page(net)
        page.open("http://localhost:8000/")
        page.find("button", "Draw").click()

A page is asked by role and accessible name, through shadow roots, and worked by real keys,
clicks and touches at the places where a user would make them.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from tests.browser.driver.finding import NAMES, MissingBrowserError
from tests.browser.driver.net import Asked, Net, Reply, proxy_to
from tests.browser.driver.page import Browser, Name, Node, NotThereError, Page, Unsupported

__all__ = [
    "NAMES",
    "Asked",
    "Browser",
    "MissingBrowserError",
    "Name",
    "Net",
    "Node",
    "NotThereError",
    "Page",
    "Reply",
    "Unsupported",
    "open_browser",
    "proxy_to",
]


@contextmanager
def open_browser(name: str) -> Iterator[Browser]:
    """A running browser by its name; MissingBrowserError says how to install it."""
    browser = _start(name)
    try:
        yield browser
    finally:
        browser.close()


def _start(name: str) -> Browser:
    # Each back end has a library of its own; who narrows to one browser needs only that.
    if name == "chromium":
        from tests.browser.driver.chromium import Chromium  # noqa: PLC0415

        return Chromium()
    if name == "firefox":
        from tests.browser.driver.firefox import Firefox  # noqa: PLC0415

        return Firefox()
    if name == "webkit":
        from tests.browser.driver.webkit import WebKit  # noqa: PLC0415

        return WebKit()
    raise ValueError(f"browsers are {', '.join(NAMES)}, not {name!r}")

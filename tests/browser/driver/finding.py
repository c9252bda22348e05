"""Where the browsers are: a variable, the PATH, the places of Debian, Playwright's own."""

import os
import shutil
from collections.abc import Iterable
from pathlib import Path

NAMES = ("chromium", "firefox", "webkit")

INSTALL = {
    "chromium": "apt-get install chromium   (or: python3 -m playwright install chromium)",
    "firefox": "apt-get install firefox-esr",
    "webkit": "apt-get install webkit2gtk-driver xvfb",
}
COMMANDS = {
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
    "firefox": ("firefox-esr", "firefox"),
    "webkit": ("MiniBrowser",),
}
MINI_BROWSERS = "usr/lib/*/webkit2gtk-4.*/MiniBrowser"


class MissingBrowserError(Exception):
    """A browser, or a program that it needs, is not on this machine; the text says what to do."""

    def __init__(self, browser: str, program: str) -> None:
        variable = f"MELDBOOK_{browser.upper()}"
        super().__init__(
            f"{program} was not found. Install it:  {INSTALL[browser]}\n"
            f"or name an installed one in {variable}; --browsers leaves {browser} out."
        )


def find_browser(name: str, playwrights_own: str = "") -> str:
    """The path of a browser's program; MissingBrowserError where there is none."""
    for path in _candidates(name, playwrights_own):
        if path and os.access(path, os.X_OK):
            return path
    raise MissingBrowserError(name, name.capitalize())


def find_helper(browser: str, program: str) -> str:
    """The path of a program that driving the browser takes."""
    path = shutil.which(program)
    if path is None:
        raise MissingBrowserError(browser, program)
    return path


def _candidates(name: str, playwrights_own: str) -> Iterable[str | None]:
    named = os.environ.get(f"MELDBOOK_{name.upper()}")
    if named:
        yield shutil.which(named) or named
        raise MissingBrowserError(name, named)
    for command in COMMANDS[name]:
        yield shutil.which(command)
    if name == "webkit":
        yield from (str(path) for path in sorted(Path("/").glob(MINI_BROWSERS), reverse=True))
    if playwrights_own:
        yield str(Path(playwrights_own))

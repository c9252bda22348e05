"""The browsers of the tests: found, fetched where that can be done, or asked for in words."""

import os
import shutil
import sys
from collections.abc import Sequence

from tests.browser.driver.finding import (
    INSTALL,
    NAMES,
    MissingBrowserError,
    find_browser,
    find_helper,
)
from web.builder.tools import BuildError, run

_DEBIAN = {
    "chromium": ("chromium",),
    "firefox": ("firefox-esr",),
    "webkit": ("webkit2gtk-driver", "xvfb"),
}
_HELPERS = {"webkit": ("WebKitWebDriver", "Xvfb")}


def ensure(browsers: Sequence[str]) -> None:
    """See that each of these browsers is there, getting a missing one where we may."""
    unknown = [name for name in browsers if name not in NAMES]
    if unknown:
        raise BuildError(f"No browser: {', '.join(unknown)}.", f"There is: {', '.join(NAMES)}.")
    for name in browsers:
        missing = _missing(name)
        if missing and os.environ.get(f"MELDBOOK_{name.upper()}"):
            raise BuildError(missing, "Name a browser that is there, or unset the variable.")
        if missing:
            _get(name)


def _missing(name: str) -> str:
    """What a browser's tests lack, in words; empty when all is there."""
    try:
        find_browser(name, _playwrights_own() if name == "chromium" else "")
        for helper in _HELPERS.get(name, ()):
            find_helper(name, helper)
    except MissingBrowserError as lack:
        return str(lack)
    return ""


def _playwrights_own() -> str:
    """Where Playwright keeps its Chromium; the file need not be there."""
    program = (
        "from playwright.sync_api import sync_playwright as p\n"
        "with p() as all: print(all.chromium.executable_path)"
    )
    return run((sys.executable, "-c", program), remedy="Is Playwright installed in .venv?").strip()


def _get(name: str) -> None:
    """Install a browser: Debian's as root, else Playwright's own; else say the line to type."""
    remedy = f"Install it:  {INSTALL[name]}\nor leave it out by --browsers."
    print(f"{name} is missing; installing it … ", end="", flush=True)
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        run(("apt-get", "update"), remedy=remedy)
        install = ("apt-get", "install", "-y", "--no-install-recommends")
        run((*install, *_DEBIAN[name]), remedy=remedy, env=quiet)
    elif name == "chromium":
        run((sys.executable, "-m", "playwright", "install", name), remedy=remedy)
    missing = _missing(name)
    if missing:
        raise BuildError(missing, remedy)
    print("done", flush=True)

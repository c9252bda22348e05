"""The browsers of the tests: found, fetched where that can be done, or asked for in words."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

from tests.browser.driver.finding import INSTALL, NAMES, MissingBrowserError, find_browser
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
        if not _is_there(name):
            _get(name)


def _is_there(name: str) -> bool:
    if any(shutil.which(helper) is None for helper in _HELPERS.get(name, ())):
        return False
    try:
        find_browser(name, _playwrights_own() if name == "chromium" else "")
    except MissingBrowserError:
        return False
    return True


def _playwrights_own() -> str:
    """Where Playwright keeps its Chromium; the file need not be there."""
    program = (
        "from playwright.sync_api import sync_playwright as p\n"
        "with p() as all: print(all.chromium.executable_path)"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    return said.stdout.strip()


def _get(name: str) -> None:
    """Install a browser: Debian's as root, else Playwright's own; else say the line to type."""
    remedy = f"Install it:  {INSTALL[name]}\nor leave it out by --browsers."
    print(f"{name} is missing; installing it … ", end="", flush=True)
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        run(("apt-get", "update"), remedy=remedy)
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        run(
            ("apt-get", "install", "-y", "--no-install-recommends", *_DEBIAN[name]),
            remedy=remedy,
            env=quiet,
        )
    elif name == "chromium":
        run((sys.executable, "-m", "playwright", "install", name), remedy=remedy)
    if not _is_there(name):
        raise BuildError(f"{name} is missing.", remedy)
    print("done", flush=True)

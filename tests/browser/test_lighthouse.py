"""Lighthouse finds nothing to better in accessibility, best practices, search. Full run only."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from meldbook.languages import LANGUAGES
from meldbook.systems import SYSTEMS
from tests.browser.conftest import SITE
from tests.browser.driver.chromium import FLAGS
from tests.browser.driver.finding import find_browser
from web.builder import environment, single
from web.builder.paths import TESTS, WORK
from web.builder.tools import run

FRAME = "embed/v1/frame.html"  # what search engines shall not list: it is a part of other pages
# Every kind of page, in one language or another; the documentation's look is not ours.
PAGES = (
    *("", "exercises.html", "house.html", "notation.html", "pad.html"),
    *("house.html#mix=romme&view=compare", "house.html#mix=wrotham&view=sheet"),
    *("rules/", "rules/nl/", "rules/pt-PT/common.html", "rules/en/jokeren-13.html"),
    *("about/", "about/es/", "about/en/device.html", "about/nl/notices.html"),
    *("embed/es.html", f"{FRAME}?rules=romme&start=press"),
)
PERFECT = {"accessibility": 1, "best-practices": 1, "seo": 1}
SOURCE = TESTS / "lighthouse"


@pytest.fixture(scope="module")
def installed() -> Path:
    """The folder in which Lighthouse is, as its lock file names it."""
    folder = WORK / "lighthouse"
    folder.mkdir(parents=True, exist_ok=True)
    lock = folder / "package-lock.json"
    there = (folder / "node_modules" / ".package-lock.json").is_file()
    if not there or lock.read_bytes() != (SOURCE / lock.name).read_bytes():
        shutil.copytree(SOURCE, folder, dirs_exist_ok=True)
        node = environment.find_node()
        command = (*node.npm, "ci", "--ignore-scripts")
        run(command, folder=folder, env=node.env, remedy="Is the npm registry reachable?")
    shutil.copy2(SOURCE / "audit.mjs", folder)
    return folder


def kind(path: str) -> str:
    """Pages of a kind differ by their language and their game or text alone."""
    languages, games = "|".join(LANGUAGES), "|".join(SYSTEMS)
    name = re.sub(r"[?#].*", "", path)
    name = re.sub(rf"^((?:rules|about)/)(?:{languages})/", r"\1LANG/", name)
    name = re.sub(rf"^embed/(?:index|{languages})\.html", "embed/LANG", name)
    name = re.sub(rf"^(rules/LANG/)(?:{games})\.html", r"\1GAME", name)
    return name.removesuffix("index.html")


def test_every_kind_of_page_is_judged() -> None:
    built = {path.relative_to(SITE).as_posix() for path in SITE.rglob("*.html")}
    kinds = {kind(path) for path in built if not path.startswith("docs/") and path != single.NAME}
    assert kinds == {kind(path) for path in PAGES}


def test_lighthouse_finds_nothing_to_better(site: str, installed: Path) -> None:
    node = environment.find_node()
    addresses = [f"{site}/{page}" for page in PAGES]
    chromium = find_browser("chromium")
    command = [str(node.program), "audit.mjs", chromium, " ".join(FLAGS), *addresses]
    said = subprocess.run(command, cwd=installed, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    found = json.loads(said.stdout.splitlines()[-1])
    imperfect = {page: one["faults"] for page, one in found.items() if one["scores"] != PERFECT}
    (frame,) = (imperfect.pop(page) for page in addresses if FRAME in page)
    assert imperfect == {}
    assert [fault.partition(":")[0] for fault in frame] == ["is-crawlable"]
    assert list(found) == addresses

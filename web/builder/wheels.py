"""The engine's wheel, and micropip that installs it inside Pyodide."""

import re
import shutil
import sys
import tempfile
from pathlib import Path

from web.builder.paths import BUILDER, ENGINE, ROOT
from web.builder.tools import BuildError, run

MICROPIP = BUILDER / "micropip.txt"
METADATA = (ROOT / "pyproject.toml", ROOT / "README.md", ROOT / "LICENSE")
_PYTHON_OF_PYODIDE = "3.14"
_FIXED_TIME = "1577836800"  # of every file in the wheel, so that equal sources give equal bytes
_NAME = re.compile(r"^[a-z0-9_]+-\d+(\.\d+)+-py3-none-any\.whl$")


def make_engine(part: Path, build_id: str) -> None:
    """Build the wheel from a copy of the engine that knows its build id."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder)
        for file in METADATA:
            shutil.copyfile(file, source / file.name)
        package = source / "engine" / "meldbook"
        shutil.copytree(ENGINE, package, ignore=shutil.ignore_patterns("__pycache__"))
        stated = (package / "_build.py").read_text("utf-8")
        (package / "_build.py").write_text(stated.replace('"source"', f'"{build_id}"'), "utf-8")
        target = part / "engine" / build_id
        run(
            (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", target),
            folder=source,
            env={"SOURCE_DATE_EPOCH": _FIXED_TIME, "PYTHONHASHSEED": "0"},
            remedy="See pyproject.toml: hatchling could not make the wheel from it.",
        )
    only_wheel(target)


def make_micropip(part: Path) -> None:
    """Fetch micropip's wheel for the Python inside Pyodide, checked by its hash.

    Ours may be older, and pip would then silently pick an older micropip.
    """
    target = part / "wheels"
    command = ("-m", "pip", "--disable-pip-version-check", "--no-input", "download", "--quiet")
    choice = ("--no-deps", "--only-binary=:all:", "--python-version", _PYTHON_OF_PYODIDE)
    run(
        (sys.executable, *command, *choice, "--require-hashes", "-r", MICROPIP, "-d", target),
        remedy="Is the network there, and the package index reachable?",
    )
    only_wheel(target)


def only_wheel(folder: Path) -> str:
    """The file name of the one wheel in a folder; BuildError if Pyodide would stumble on it."""
    names = sorted(file.name for file in folder.iterdir())
    if len(names) != 1 or not _NAME.match(names[0]):
        raise BuildError(
            f"{folder} should hold one wheel that runs anywhere, and holds: {', '.join(names)}.",
            "The version in pyproject.toml may be digits and dots only.",
        )
    return names[0]

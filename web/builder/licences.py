"""licences.txt: whose work the site carries, and under which terms."""

import json
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from web.builder.paths import PARTS, ROOT, WEB
from web.builder.tools import BuildError

# Types, and what Pyodide and Lit need outside browsers.
_NOT_CARRIED = tuple(f"node_modules/{name}" for name in ("@types/", "ws", "@lit-labs/ssr-dom-shim"))
_RULE = "\n\n" + "-" * 72 + "\n\n"
_PYTHON = "Copyright (c) 2001 Python Software Foundation. All Rights Reserved."
# Packages that name their licence without its text, and a file of micropip's wheel that has it.
_TEXTS = {"MPL-2.0": "/licenses/LICENSE", "Apache-2.0": "/packaging/LICENSE.APACHE"}


@dataclass(frozen=True)
class Carried:
    """A package that is part of the site: its name, version and licence, home and terms."""

    name: str
    version: str
    licence: str
    home: str
    terms: str

    def __str__(self) -> str:
        head = f"{self.name} {self.version} — {self.licence}\n{self.home}".strip()
        return f"{head}\n\n{self.terms}".strip()


def make(part: Path) -> None:
    """Write the licence of each package that the site is made of."""
    own = f"Meldbook — MIT\n\n{(ROOT / 'LICENSE').read_text('utf-8').strip()}"
    text = _RULE.join([own, *map(str, carried())])
    (part / "licences.txt").write_text(text + "\n", "utf-8")


def carried() -> list[Carried]:
    """Every package of others in the site, by name."""
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    places = [
        place
        for place, package in lock["packages"].items()
        if place and not package.get("dev") and not place.startswith(_NOT_CARRIED)
    ]
    packages = [_of_npm(WEB / place) for place in places]
    return sorted([*packages, *_of_python()], key=lambda one: one.name.lower())


def _of_npm(folder: Path) -> Carried:
    about: dict[str, Any] = json.loads((folder / "package.json").read_text("utf-8"))
    files = sorted(folder.glob("LICEN[CS]E*"))
    terms = "\n\n".join(file.read_text("utf-8").strip() for file in files)
    licence = about["license"]
    home = about.get("homepage", "")
    return Carried(about["name"], about["version"], licence, home, terms or _text_of(licence))


def _of_python() -> Iterator[Carried]:
    """What comes from elsewhere: micropip's wheel, and the Python inside Pyodide."""
    version = _wheel().name.split("-")[1]
    home = "https://github.com/pyodide/micropip"
    yield Carried("micropip", version, "MPL-2.0", home, _text_of("MPL-2.0"))
    lock = json.loads((WEB / "node_modules" / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    python = lock["info"]["python"]
    home = "https://docs.python.org/3/license.html"
    name = "CPython"
    yield Carried(name, python, "PSF-2.0", home, _PYTHON)


def _text_of(licence: str) -> str:
    """The text of a licence, from micropip's wheel."""
    if licence not in _TEXTS:
        raise BuildError(
            f"A package of the site is under {licence} and brings no text of it.",
            "Say in web/builder/licences.py where the text is.",
        )
    with zipfile.ZipFile(_wheel()) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith(_TEXTS[licence]))
        return packed.read(name).decode().strip()


def _wheel() -> Path:
    (wheel,) = (PARTS / "micropip" / "wheels").glob("*.whl")
    return wheel

"""licences.txt: whose work the site carries, and under which terms."""

import json
from pathlib import Path
from typing import Any

from web.builder.paths import ROOT, WEB

_OUTSIDE_NPM = (
    "micropip — MPL-2.0\n(installs the engine; unchanged, from the Python package index)",
    "CPython and its standard library — PSF-2.0\n(compiled to WebAssembly by Pyodide)",
)
_RULE = "\n\n" + "-" * 72 + "\n\n"


def make(part: Path) -> None:
    """Write the licence of each package that the site is made of."""
    own = f"Meldbook — MIT\n\n{(ROOT / 'LICENSE').read_text('utf-8').strip()}"
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    texts = [own, *_OUTSIDE_NPM]
    for place, package in sorted(lock["packages"].items()):
        if place and not package.get("dev") and not place.startswith("node_modules/@types/"):
            texts.append(_notice(WEB / place))
    (part / "licences.txt").write_text(_RULE.join(texts) + "\n", "utf-8")


def _notice(folder: Path) -> str:
    """Name, version, licence, home and full licence text of an installed npm package."""
    about: dict[str, Any] = json.loads((folder / "package.json").read_text("utf-8"))
    head = f"{about['name']} {about['version']} — {about['license']}"
    home = about.get("homepage", "")
    terms = [file.read_text("utf-8").strip() for file in sorted(folder.glob("LICEN[CS]E*"))]
    return "\n\n".join([f"{head}\n{home}".strip(), *terms])

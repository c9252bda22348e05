"""The HTML pages: templates whose {{names}} are filled."""

import re
import shutil
from collections.abc import Mapping
from pathlib import Path

from web.builder.paths import WEB
from web.builder.tools import BuildError

TEMPLATES = WEB / "pages"
ICONS = WEB / "icons"
TOOLS = ("house.html", "notation.html")  # pages beside the table that need the engine
# What a page may do: use the files of its own site, and run WebAssembly. Nothing in the line.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; worker-src 'self'; connect-src 'self'; object-src 'none'; "
    "base-uri 'self'; form-action 'self'"
)
_HOLE = re.compile(r"\{\{([a-z-]+)\}\}")


def make(part: Path, build_id: str) -> None:
    """Write the pages with script; copy the styles of those without, the manifest, the icons."""
    for name in ("index.html", *TOOLS):
        values = {"build": build_id, "policy": POLICY, "no-script": no_script()}
        page = fill(TEMPLATES / name, values)
        (part / name).write_text(page, "utf-8")
    (part / ".nojekyll").touch()
    for file in (*TEMPLATES.glob("*.css"), *TEMPLATES.glob("*.webmanifest")):
        shutil.copyfile(file, part / file.name)
    shutil.copytree(ICONS, part / "icons")


def fill(template: Path, values: Mapping[str, str]) -> str:
    """A template with each {{name}} replaced; BuildError for a name without a value."""
    text = template.read_text("utf-8")
    unknown = {name for name in _HOLE.findall(text) if name not in values}
    if unknown:
        raise BuildError(
            f"{template.name} asks for {', '.join(sorted(unknown))}.",
            f"There is only: {', '.join(sorted(values))}.",
        )
    return _HOLE.sub(lambda hole: values[hole[1]], text)


def no_script(up: str = "", target: str = "") -> str:
    """What a page says in all languages where scripts do not run; `up` leads to the site."""
    return fill(TEMPLATES / "no-script.html", {"up": up, "target": target}).strip()


def summary(text: str, most: int = 200) -> str:
    """The first sentences of a text, as many as a page's description has room for."""
    first, *others = re.split(r"(?<=[.!?:]) ", " ".join(text.split()))
    for sentence in others:
        if len(first) + 1 + len(sentence) > most:
            break
        first += f" {sentence}"
    return first

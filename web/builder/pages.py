"""The HTML pages: templates whose {{names}} are filled."""

import re
import shutil
from collections.abc import Mapping
from pathlib import Path

from web.builder.paths import WEB
from web.builder.texts import LANGUAGES
from web.builder.tool_words import tool_title
from web.builder.tools import BuildError

TEMPLATES = WEB / "pages"
ICONS = WEB / "icons"
# Pages beside the table that need the engine: description, scripts besides their own.
_TOOLS = {
    "house": (
        (
            "Compose house rules for six games of the rummy family, see what each rule does, "
            "compare two games card by card, print the rules of your table."
        ),
        (),
    ),
    "exercises": (
        (
            "Small rummy positions to solve: open, go out, free the joker, lay off. Each has one "
            "solution, proved by the referee, and there is always a next one."
        ),
        (),
    ),
    "notation": (
        (
            "Paste a position or a match of a rummy game as text: see it, have its questions "
            "checked, play on from it, copy it as notation, Markdown or a picture."
        ),
        ("embed/v1.js",),
    ),
    "pad": (
        (
            "Keep the score of a rummy game played with real cards: six games and their house "
            "rules, points or cards typed or tapped, ties and the end of the match by the rules."
        ),
        (),
    ),
}
TOOLS = tuple(f"{name}.html" for name in _TOOLS)
# What a page may do: use the files of its own site, and run WebAssembly. Nothing in the line.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; worker-src 'self'; connect-src 'self'; object-src 'none'; "
    "base-uri 'self'; form-action 'self'"
)
_HOLE = re.compile(r"\{\{([a-z-]+)\}\}")


def make(part: Path, build_id: str) -> None:
    """Write the pages with script; copy the styles of those without, the manifest, the icons."""
    values = {"build": build_id, "policy": POLICY, "shell": _shell()}
    (part / "index.html").write_text(fill(TEMPLATES / "index.html", values), "utf-8")
    for name, (about, scripts) in _TOOLS.items():
        tags = [f'  <script type="module" src="{one}?{build_id}"></script>\n' for one in scripts]
        told = {"name": name, "about": about, "scripts": "".join(tags), **_titles(name)}
        page = fill(TEMPLATES / "tool.html", {**values, **told})
        (part / f"{name}.html").write_text(page, "utf-8")
    (part / ".nojekyll").touch()
    styles = [(TEMPLATES / f"{name}.css").read_text("utf-8") for name in ("colours", "rules")]
    (part / "rules.css").write_text("\n".join([*styles, f"/*{build_id}*/\n"]), "utf-8")
    for file in TEMPLATES.glob("*.webmanifest"):
        shutil.copyfile(file, part / file.name)
    shutil.copytree(ICONS, part / "icons")


def _titles(name: str) -> dict[str, str]:
    """The title of a tool, English, and in other languages for a script (web/src/site/title.ts)."""
    others = {one: tool_title(name, one) for one in LANGUAGES if one != "en"}
    metas = (
        f'  <meta name="title" lang="{language}" content="{title} – Meldbook">\n'
        for language, title in others.items()
    )
    return {"title": tool_title(name, "en"), "titles": "".join(metas)}


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


def _shell() -> str:
    """What a page with a script shows before it runs."""
    return fill(TEMPLATES / "shell.html", {"no-script": no_script()}).strip()


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

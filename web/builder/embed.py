"""What pages of others use: embed/v1.js and embed/v1/frame.html, and the pages that explain them.

These two addresses stay; what else lies in embed/ is asked for with the build id behind it.
"""

from pathlib import Path

from fluent.syntax import FluentParser, ast

from meldbook.bots import BOTS
from meldbook.systems import SYSTEMS
from web.builder import embed_pages
from web.builder.bundles import bundle, names_of
from web.builder.pages import POLICY, TEMPLATES, fill, no_script
from web.builder.texts import TEXTS

_ENTRIES = ("v1", "play", "example", "frame", "builder")
_SHARED = "src/engine/shared.ts"
_USUAL = "steady"  # who plays where no bot is named
_SOURCES = TEMPLATES / "embed"
# What the cover of a table says, before play.js is there.
_WORDS = {"ui-embed-play", "ui-embed-loading", "ui-embed-unreachable"} | {
    f"rules-{name}" for name in SYSTEMS
}
# A frame without an origin, as a sandbox makes it, has no other way to start its worker.
_FRAME_POLICY = POLICY.replace("worker-src 'self'", "worker-src 'self' data:")


def make(part: Path, build_id: str) -> None:
    """Write embed/: the scripts, the frame, the page about them in each language."""
    folder = part / "embed"
    names = {**names_of(build_id), "__WORDS__": words(), "__BOTS__": sorted(BOTS, key=_first)}
    scripts = [f"src/embed/{name}.ts" for name in _ENTRIES]
    bundle([*scripts, _SHARED], folder, names, "--format=esm")
    for language, name in embed_pages.PAGES.items():
        (folder / name).write_text(embed_pages.page(language, build_id), "utf-8")
    told = no_script("../../", ' target="_blank"')
    frame = {"build": build_id, "policy": _FRAME_POLICY, "no-script": told}
    (folder / "v1").mkdir(exist_ok=True)
    (folder / "v1" / "frame.html").write_text(fill(_SOURCES / "frame.html", frame), "utf-8")
    for style in _SOURCES.glob("*.css"):
        marked = f"{style.read_text('utf-8')}/*{build_id}*/\n"
        (folder / style.name).write_text(marked, "utf-8")


def _first(bot: str) -> tuple[bool, str]:
    return bot != _USUAL, bot


def words() -> dict[str, dict[str, str]]:
    """The few texts that a table says before it is loaded, by language and id."""
    return {folder.name: _words_of(folder) for folder in sorted(TEXTS.iterdir()) if folder.is_dir()}


def _words_of(folder: Path) -> dict[str, str]:
    found = {}
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name in _WORDS and entry.value:
                parts = entry.value.elements
                found[entry.id.name] = "".join(
                    part.value for part in parts if isinstance(part, ast.TextElement)
                )
    return found

"""The pages about the site itself: what is kept and never sent, and whose work it carries."""

import html
from collections.abc import Mapping, Sequence
from pathlib import Path

from markdown_it import MarkdownIt

from web.builder import index_pages
from web.builder.index_pages import Listed
from web.builder.language_links import language_links
from web.builder.licences import Carried, carried
from web.builder.pages import POLICY, TEMPLATES, fill, summary
from web.builder.paths import WEB
from web.builder.tools import BuildError

ABOUT = WEB / "about"
TEMPLATE = TEMPLATES / "rules.html"
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")
_PACKAGES = "{{packages}}"  # the line of a text where they are listed


def make(part: Path, build_id: str) -> None:
    """Write about/LANG/NAME.html for each text of web/about, with the packages in the notices."""
    rows = package_rows(carried())
    pages = {
        (folder.name, file.stem): file.read_text("utf-8").replace(_PACKAGES, rows)
        for folder in sorted(path for path in ABOUT.iterdir() if path.is_dir())
        for file in sorted(folder.glob("*.md"))
    }
    folder: dict[str, list[Listed]] = {}
    for (language, name), text in pages.items():
        others = {other: f"../{other}/{name}.html" for other, same in pages if same == name}
        values = page_values(text, f"about/{language}/{name}.md")
        links = language_links(language, others)
        _write(part, language, name, {**values, "languages": links, "build": build_id})
        listed = Listed(name, values["title"], values["about"])
        folder.setdefault(language, []).append(listed)
    index_pages.make(part, "about", folder, build_id)


def page_values(text: str, place: str) -> dict[str, str]:
    """The title of a text, what its first paragraph says, and all the rest as HTML."""
    tokens = _MARKDOWN.parse(text)
    if [token.type for token in tokens[:4:3]] != ["heading_open", "paragraph_open"]:
        raise BuildError(
            f"{place} has no title, or no paragraph after it.",
            "Begin it with a line like: # Nothing leaves your device",
        )
    rendered: str = _MARKDOWN.renderer.render(tokens[3:], _MARKDOWN.options, {})
    return {
        "title": html.escape(tokens[1].content),
        "heading": html.escape(tokens[1].content),
        "about": html.escape(summary(tokens[4].content)),
        "body": rendered,
    }


def package_rows(packages: Sequence[Carried]) -> str:
    """What the site carries, as rows of a table in Markdown."""
    return "\n".join(f"| {one.name} | {one.version} | {one.licence} |" for one in packages)


def _write(part: Path, language: str, name: str, values: Mapping[str, str]) -> None:
    shared = {"language": language, "up": "../../", "policy": POLICY, "script": ""}
    index = index_pages.index_link("about", language)
    page = fill(TEMPLATE, {**values, **shared, "index": index})
    file = part / "about" / language / f"{name}.html"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(page, "utf-8")

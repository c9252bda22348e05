"""Pages of folders: rules/LANG/ and about/LANG/ list what lies there, rules/ and about/ for all.

Whoever shortens an address finds what else there is.
"""

import html
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from web.builder import embed_pages
from web.builder.language_links import language_links
from web.builder.pages import POLICY, TEMPLATES, fill
from web.builder.rules_words import Words
from web.builder.texts import LANGUAGES
from web.builder.tool_words import tool_title

TEMPLATE = TEMPLATES / "rules.html"
NAME = "index.html"
_TOOLS = ("house", "exercises", "pad", "notation")


@dataclass(frozen=True)
class Listed:
    """A page of the folder: its file, its title and what it is about, as HTML."""

    name: str
    title: str
    about: str


def make(part: Path, folder: str, pages: Mapping[str, Sequence[Listed]], build_id: str) -> None:
    """Write the page of a folder for each language that has pages there, and one above them."""
    others = {language: f"../{language}/{NAME}" for language in pages}
    for language, listed in pages.items():
        words = Words(language)
        title = html.escape(words.say(f"book-index-{folder}"))
        values = {
            "language": language,
            "title": title,
            "heading": title,
            "about": html.escape(words.say(f"book-index-{folder}-about")),
            "up": "../../",
            "index": "",
            "languages": language_links(language, others),
            "body": _body(folder, listed, words),
        }
        _write(part / folder / language / NAME, values, build_id)
    _write(part / folder / NAME, _for_all(folder, pages), build_id)


def index_link(folder: str, language: str) -> str:
    """What leads from a page to that of its folder."""
    return f'<a class="index" href="{NAME}">{Words(language).say(f"book-index-{folder}")}</a>'


def _body(folder: str, listed: Sequence[Listed], words: Words) -> str:
    items = "".join(
        f'<h2><a href="{one.name}.html">{one.title}</a></h2>\n<p>{one.about}</p>\n'
        for one in listed
    )
    intro = html.escape(words.say(f"book-index-{folder}-about"))
    return f"<p>{intro}</p>\n{items}{_beside(folder, words)}"


def _beside(folder: str, words: Words) -> str:
    """What else the site has for a reader; the one file carries no tools."""
    language = words.language
    other = "about" if folder == "rules" else "rules"
    more = {
        f"../../{other}/{language}/{NAME}": html.escape(words.say(f"book-index-{other}")),
        f"../../embed/{embed_pages.PAGES[language]}": embed_pages.title(language),
    }
    tools = {f"../../{name}.html": tool_title(name, language) for name in _TOOLS}
    heading = html.escape(words.say("book-index-more"))
    return f"<h2>{heading}</h2>\n{_links(more)}{only_in_a_site(_links(tools))}"


def _links(titles: Mapping[str, str]) -> str:
    """A list of links, each with its title as HTML."""
    items = "".join(f'<li><a href="{to}">{title}</a></li>\n' for to, title in titles.items())
    return f'<ul class="more">\n{items}</ul>\n'


def only_in_a_site(text: str) -> str:
    """A part of a page that meldbook.html leaves out (single.py)."""
    return f'<div class="site-only">\n{text}</div>\n'


def _for_all(folder: str, pages: Mapping[str, Sequence[Listed]]) -> dict[str, str]:
    """The page above the languages, which says in each what there is."""
    titles = {one: html.escape(Words(one).say(f"book-index-{folder}")) for one in pages}
    body = ""
    for language, listed in pages.items():
        named = f'<a href="{language}/{NAME}">{titles[language]} ({LANGUAGES[language]})</a>'
        links = _links({f"{language}/{one.name}.html": one.title for one in listed})
        body += f'<section lang="{language}">\n<h2>{named}</h2>\n{links}</section>\n'
    return {
        "language": "en",
        "title": " · ".join(titles.values()),
        "heading": " · ".join(f'<span lang="{one}">{name}</span>' for one, name in titles.items()),
        "about": html.escape(Words("en").say(f"book-index-{folder}-about")),
        "up": "../",
        "index": "",
        "languages": "",
        "body": body,
    }


def _write(file: Path, values: Mapping[str, str], build_id: str) -> None:
    shared = {"script": "", "build": build_id, "policy": POLICY}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(fill(TEMPLATE, {**values, **shared}), "utf-8")

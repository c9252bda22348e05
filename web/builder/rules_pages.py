"""The rules as pages that need no script, and as sentences for the page that refuses a move.

A rules file is Markdown. A heading "J5 Opening" begins a rule: its id is the anchor, what follows
up to the next heading is its text.
"""

import html
import itertools
import json
import re
from collections.abc import Sequence
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from web.builder.pages import TEMPLATES, fill
from web.builder.paths import ROOT, WEB
from web.builder.tools import BuildError

RULES = WEB / "rules"
TEMPLATE = TEMPLATES / "rules.html"
_RULE = re.compile(r"^([A-Z]\d+[a-z]?) (\S.*)$")
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


def make(part: Path, build_id: str) -> None:
    """Write rules/LANG/NAME.html and texts/LANG/rules-NAME.json for each rules file."""
    for file in sorted(RULES.glob("*/*.md")):
        language = file.parent.name
        title, tokens = read(file)
        body = _render(tokens)
        values = {"language": language, "title": html.escape(title), "body": body}
        page = part / "rules" / language / f"{file.stem}.html"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(fill(TEMPLATE, {**values, "build": build_id}), "utf-8")
        shown = part / "texts" / language / f"rules-{file.stem}.json"
        shown.parent.mkdir(parents=True, exist_ok=True)
        shown.write_text(json.dumps(sentences(tokens), ensure_ascii=False, indent=1), "utf-8")


def read(file: Path) -> tuple[str, list[Token]]:
    """The title of a rules file, and its tokens with an anchor at each rule's heading."""
    place = file.relative_to(ROOT).as_posix() if file.is_relative_to(ROOT) else file.name
    tokens = _MARKDOWN.parse(file.read_text("utf-8"))
    title, seen = "", set()
    for opening, inline in itertools.pairwise(tokens):
        if opening.type != "heading_open":
            continue
        if opening.tag == "h1":
            title = inline.content
        found = _RULE.match(inline.content)
        if found is None:
            opening.attrSet("id", _slug(inline.content))
            continue
        if found[1] in seen:
            raise BuildError(f"{place}: rule {found[1]} is there twice.", "An id names one rule.")
        seen.add(found[1])
        _mark(opening, inline, found[1], found[2])
    if not title:
        raise BuildError(f"{place} has no title.", "Begin it with a line like: # Jokeren 13")
    return title, tokens


def _slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def _mark(opening: Token, inline: Token, rule: str, name: str) -> None:
    """Give a rule's heading its anchor and show the id as a link to it."""
    opening.attrSet("id", rule)
    link = _MARKDOWN.parseInline(f"[{rule}](#{rule})")[0].children or []
    link[0].attrSet("class", "rule-id")
    inline.children = [*link, *(_MARKDOWN.parseInline(f" {name}")[0].children or [])]
    inline.content = name


def _render(tokens: Sequence[Token]) -> str:
    rendered: str = _MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {})
    return rendered


def sentences(tokens: Sequence[Token]) -> dict[str, str]:
    """The first paragraph of each rule as HTML, by id."""
    first = {}
    for place, token in enumerate(tokens):
        rule = str(token.attrGet("id"))
        if token.type == "heading_open" and _RULE.match(f"{rule} x"):
            text = tokens[place + 4]  # heading_open, inline, heading_close, paragraph_open, inline
            first[rule] = _render([text]).replace("\n", " ")
    return first

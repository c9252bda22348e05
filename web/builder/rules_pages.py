"""The rules as pages that need no script, and as sentences for the page that refuses a move.

A rules file is Markdown (rules_text.py). A heading "J5 Opening" begins a rule: its id is the
anchor, what follows up to the next heading is its text.
"""

import html
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from web.builder.pages import POLICY, TEMPLATES, fill
from web.builder.paths import WEB
from web.builder.rules_text import RULE, Book, read_book
from web.builder.tools import BuildError

RULES = WEB / "rules"
TEMPLATE = TEMPLATES / "rules.html"
_CARD = re.compile(r"(?:10|[2-9AJQK])([♠♥♦♣])")
_RED = "♥♦"
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@dataclass(frozen=True)
class Rules:
    """A rules file as read: its title, the tokens of its text, the anchors of its parts."""

    title: str
    tokens: Sequence[Token]
    parts: dict[str, str]  # names of the headings that are no rule, by anchor


def make(part: Path, build_id: str) -> None:
    """Write rules/LANG/NAME.html and texts/LANG/rules-NAME.json for each rules file."""
    for folder in sorted(path for path in RULES.iterdir() if path.is_dir()):
        book = read_book(folder)
        pages = {name: read(book.page(name), f"{book.folder}/{name}.md") for name in book.texts}
        for name, rules in pages.items():
            values = {
                "language": folder.name,
                "title": html.escape(rules.title),
                "contents": contents(rules),
                "body": _render(rules.tokens),
                "build": build_id,
                "policy": POLICY,
            }
            page = fill(TEMPLATE, values)
            _write(part / "rules" / folder.name / f"{name}.html", page)
            shown = json.dumps(cited(name, pages, book), ensure_ascii=False, indent=1)
            _write(part / "texts" / folder.name / f"rules-{name}.json", shown)


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def read(text: str, place: str) -> Rules:
    """A rules page, with an anchor at each heading; BuildError where it is not as it should be."""
    tokens = _MARKDOWN.parse(text)
    if not tokens or tokens[0].tag != "h1":
        raise BuildError(f"{place} has no title.", "Begin it with a line like: # Jokeren 13")
    parts: dict[str, str] = {}
    seen = set()
    for number, opening in enumerate(tokens):
        name = tokens[number + 1].content if opening.type == "heading_open" else ""
        found = RULE.match(name)
        anchor = found[1] if found else _slug(name)
        if anchor in seen:
            raise BuildError(
                f"{place}: {anchor} is there twice.", "Each heading needs its own name."
            )
        if found and tokens[number + 3].type != "paragraph_open":
            raise BuildError(f"{place}: {anchor} has no text.", "Its first paragraph is the rule.")
        if name:
            seen.add(anchor)
            opening.attrSet("id", anchor)
        if found:
            _show_id(tokens[number + 1], anchor, found[2])
        elif name and number:
            parts[anchor] = name
    return Rules(tokens[1].content, tokens[3:], parts)


def _slug(text: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def _show_id(heading: Token, rule: str, name: str) -> None:
    """Put the rule's id before its name, as a link that can be copied."""
    link = _MARKDOWN.parseInline(f"[{rule}](#{rule})")[0].children or []
    link[0].attrSet("class", "rule-id")
    heading.children = [*link, *(_MARKDOWN.parseInline(f" {name}")[0].children or [])]


def contents(rules: Rules) -> str:
    """A list of links to the parts of a rules page."""
    links = (
        f'<li><a href="#{anchor}">{html.escape(name)}</a></li>'
        for anchor, name in rules.parts.items()
    )
    return "".join(links)


def cited(page: str, pages: Mapping[str, Rules], book: Book) -> dict[str, dict[str, str]]:
    """What a refusal in a game shows: the sentence of each rule and the page to read it on.

    That is the game's own page if it has the rule, else the rule's home.
    """
    said = {name: sentences(rules) for name, rules in pages.items()}
    where = {rule: page if rule in said[page] else home for rule, home in book.homes.items()}
    return {rule: {"page": name, "html": said[name][rule]} for rule, name in where.items()}


def sentences(rules: Rules) -> dict[str, str]:
    """The first paragraph of each rule as HTML, by id."""
    first = {}
    for number, token in enumerate(rules.tokens):
        rule = str(token.attrGet("id"))
        if token.type == "heading_open" and rule not in rules.parts:
            # Of the heading there are three tokens, then the paragraph opens.
            first[rule] = _render([rules.tokens[number + 4]]).replace("\n", " ")
    return first


def _render(tokens: Sequence[Token]) -> str:
    """HTML of tokens; cards in it stay in one line and have their colour."""
    rendered: str = _MARKDOWN.renderer.render(tokens, _MARKDOWN.options, {})
    return _CARD.sub(_card, rendered)


def _card(found: re.Match[str]) -> str:
    colour = "red" if found[1] in _RED else "black"
    return f'<span class="card {colour}">{found[0]}</span>'

"""The rules as pages that need no script, and as sentences for the page that refuses a move.

A rules file is Markdown (rules_text.py). A heading "J5 Opening" begins a rule: its id is the
anchor, what follows up to the next heading is its text. Other headings bring theirs along, the same
in every language: "Your turn {#turn}". Fences are examples (rules_examples.py).
"""

import html
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from meldbook.systems import SYSTEMS
from web.builder import embed_pages, index_pages
from web.builder.index_pages import Listed
from web.builder.language_links import language_links
from web.builder.pages import POLICY, TEMPLATES, fill, summary
from web.builder.paths import WEB
from web.builder.rules_cards import drawings
from web.builder.rules_examples import Example, read_fence
from web.builder.rules_figures import Figures, data_block
from web.builder.rules_text import RULE, Book, read_book
from web.builder.rules_words import Words, chips
from web.builder.tools import BuildError

RULES = WEB / "rules"
TEMPLATE = TEMPLATES / "rules.html"
_ANCHOR = re.compile(r"^(.+?) \{#([a-z0-9-]+)\}$")
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@dataclass(frozen=True)
class Rules:
    """A rules file as read: its title, the tokens of its text, the anchors of its parts."""

    title: str
    tokens: Sequence[Token]
    parts: dict[str, str]  # names of the headings that are no rule, by anchor


def make(part: Path, build_id: str) -> None:
    """Write rules/LANG/NAME.html for each rules file, and texts/LANG/rules.json."""
    books = [read_book(folder) for folder in sorted(p for p in RULES.iterdir() if p.is_dir())]
    folder: dict[str, list[Listed]] = {}
    for book in books:
        words = Words(book.language)
        pages = {name: read(book.page(name), f"{book.folder}/{name}.md") for name in book.texts}
        for name, rules in pages.items():
            values = {
                "language": book.language,
                "title": html.escape(rules.title),
                "heading": html.escape(rules.title),
                "about": html.escape(about(rules)),
                "up": "../../",
                "index": index_pages.index_link("rules", book.language),
                "languages": language_links(book.language, addresses(name, books)),
                "body": fill(
                    TEMPLATES / "rules-body.html",
                    {
                        "contents": contents(rules),
                        "contents-label": html.escape(words.say("book-contents")),
                        "play": _play(name, rules.title, words),
                        "body": _body(name, rules, book, words),
                        "tools": _tools(name, words),
                        "embedding-page": embed_pages.PAGES[book.language],
                        "embedding": embed_pages.title(book.language),
                    },
                ).rstrip("\n"),
                "script": script(rules, build_id),
                "build": build_id,
                "policy": POLICY,
            }
            page = fill(TEMPLATE, values)
            _write(part / "rules" / book.language / f"{name}.html", page)
        folder[book.language] = [
            Listed(name, html.escape(pages[name].title), html.escape(about(pages[name])))
            for name in (*SYSTEMS, "common")
        ]
        shown = json.dumps(cited(pages, book), ensure_ascii=False, indent=1)
        _write(part / "texts" / book.language / "rules.json", shown)
    index_pages.make(part, "rules", folder, build_id)


def _body(name: str, rules: Rules, book: Book, words: Words) -> str:
    """The text of a page with its examples drawn, and the words of its script."""
    place = f"{book.folder}/{name}.md"
    examples = {
        number: read_fence(token.info, token.content, place, words)
        for number, token in enumerate(rules.tokens)
        if token.type == "fence"
    }
    here = {str(token.attrGet("id")) for token in rules.tokens}

    def address(rule: str) -> str:
        return f"#{rule}" if rule in here else f"{book.homes[rule]}.html#{rule}"

    figures = Figures(words, address)
    tokens: list[Token] = []
    for number, token in enumerate(rules.tokens):
        if token.type == "heading_open" and number:
            tokens += _tried(tokens, examples.values(), words)
        told = examples.get(number)
        tokens.append(token if told is None else _raw(figures.figure(told)))
    body = "".join(
        "".join(token.content for token in run) if raw else _render(list(run))
        for raw, run in groupby(tokens, key=lambda token: token.type == "html_block")
    )
    if not examples:
        return body
    return (
        drawings(figures.drawn, words.language)
        + body
        + data_block(words.tried(), ' id="book-words"')
    )


def _play(name: str, title: str, words: Words) -> str:
    """The way to the table, for who has read enough; the shared rules are no game."""
    if name not in SYSTEMS:
        return ""
    text = html.escape(words.say("book-play", game=title))
    return index_pages.only_in_a_site(
        f'<p class="play"><a href="../../#mix={name}">{text}</a></p>\n'
    )


def _tools(name: str, words: Words) -> str:
    """Links to what can be done with the rules of a game; there is nothing of the shared ones."""
    if name not in SYSTEMS:
        return ""
    links = {
        f"exercises.html#game={name}": words.say("book-exercises"),
        f"house.html#mix={name}": words.say("book-house"),
    }
    told = (f'<p><a href="../../{to}">{html.escape(text)}</a></p>\n' for to, text in links.items())
    return index_pages.only_in_a_site("".join(told))


def script(rules: Rules, build_id: str) -> str:
    """What makes examples answer; a page without any needs no script."""
    if all(token.type != "fence" for token in rules.tokens):
        return ""
    return f'<script type="module" src="../../book.js?{build_id}"></script>\n'


def _raw(text: str) -> Token:
    return Token("html_block", "", 0, content=text)


def _tried(before: Sequence[Token], examples: Iterable[Example], words: Words) -> list[Token]:
    """Links to the examples of the rule whose text has just ended."""
    heading = next((one for one in reversed(before) if one.type == "heading_open"), None)
    rule = str(heading.attrGet("id")) if heading else ""
    links = " · ".join(
        f'<a href="#{told.anchor}">{chips(html.escape(told.title))}</a>'
        for told in examples
        if rule in told.rules
    )
    if not links:
        return []
    return [_raw(f'<p class="tried">{html.escape(words.say("book-tried-in"))} {links}</p>\n')]


def about(rules: Rules) -> str:
    """What the first paragraph of a page says, without its marks."""
    opening = next(n for n, token in enumerate(rules.tokens) if token.type == "paragraph_open")
    words = (token.content or " " for token in rules.tokens[opening + 1].children or ())
    return summary("".join(words))


def addresses(page: str, books: Iterable[Book]) -> dict[str, str]:
    """Where the page lies in each language that has it."""
    return {one.language: f"../{one.language}/{page}.html" for one in books if page in one.texts}


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
        if named := _ANCHOR.match(name):
            name = tokens[number + 1].content = named[1]
            tokens[number + 1].children = _MARKDOWN.parseInline(name)[0].children
        anchor = found[1] if found else named[2] if named else _slug(name)
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


def cited(pages: Mapping[str, Rules], book: Book) -> dict[str, dict[str, object]]:
    """What a refusal in a game shows: the sentence of each rule, and the pages to read it on.

    Its home is the first of them.
    """
    said = {name: sentences(rules) for name, rules in pages.items()}

    def standing(rule: str, home: str) -> list[str]:
        return [home, *(name for name in pages if name != home and rule in said[name])]

    return {
        rule: {"pages": standing(rule, home), "html": said[home][rule]}
        for rule, home in book.homes.items()
    }


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
    return chips(rendered)

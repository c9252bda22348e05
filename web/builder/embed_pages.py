"""The page about embedding in each language: embed/index.html is the English one.

A translation brings its title, its description and its text; all else, and what the hosts copy
(`<pre>`), is that of the English page.
"""

import html
import re

from web.builder.language_links import language_links
from web.builder.pages import POLICY, TEMPLATES, fill
from web.builder.rules_words import Words
from web.builder.texts import LANGUAGES
from web.builder.tools import BuildError

_SOURCES = TEMPLATES / "embed"
_TRANSLATED = re.compile(
    r'<title>.*?</title>|<meta name="description"[^>]*>|<main>.*</main>', re.DOTALL
)
_CODE = re.compile(r"<pre\b.*?</pre>", re.DOTALL)
_TITLE = re.compile(r"<title>(.*?)</title>")
PAGES = {one: "index.html" if one == "en" else f"{one}.html" for one in LANGUAGES}


def title(language: str) -> str:
    """The title of the page in a language, as HTML."""
    found = _TITLE.search((_SOURCES / PAGES[language]).read_text("utf-8"))
    assert found is not None, language
    return found[1]


def page(language: str, build_id: str) -> str:
    """The page in a language."""
    values = {
        "language": language,
        "languages": language_links(language, PAGES),
        "contents-label": html.escape(Words(language).say("book-contents")),
        "build": build_id,
        "policy": POLICY,
    }
    english = fill(_SOURCES / PAGES["en"], values)
    if language == "en":
        return english
    return translated(english, fill(_SOURCES / PAGES[language], values), PAGES[language])


def translated(english: str, text: str, place: str) -> str:
    """The English page with the words of a translation; BuildError where a part is missing."""
    codes = _CODE.findall(english)
    parts = _TRANSLATED.findall(text)
    if len(parts) != len(_TRANSLATED.findall(english)) or len(_CODE.findall(text)) != len(codes):
        raise BuildError(
            f"{place} lacks a part of the page about embedding.",
            f"It has a title, a description, a main part and {len(codes)} times <pre></pre>.",
        )
    code = iter(codes)
    words = iter(_CODE.sub(lambda _: next(code), "\0".join(parts)).split("\0"))
    return _TRANSLATED.sub(lambda _: next(words), english)

"""Links between the same page in several languages."""

import html
from collections.abc import Mapping

from web.builder.rules_words import Words
from web.builder.texts import LANGUAGES


def language_links(here: str, addresses: Mapping[str, str]) -> str:
    """Links to the page by language, this one marked; nothing where there is no other."""
    if len(addresses) < 2:  # noqa: PLR2004  # its own language is no choice
        return ""
    links = []
    for language, address in addresses.items():
        mark = ' aria-current="page"' if language == here else ""
        tag = f'lang="{language}" hreflang="{language}"{mark}'
        links.append(f'<a href="{address}" {tag}>{LANGUAGES[language]}</a>')
    label = html.escape(Words(here).say("book-languages"))
    return f'<nav class="languages" aria-label="{label}">{"".join(links)}</nav>'

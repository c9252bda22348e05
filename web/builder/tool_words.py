"""How the pages beside the table are called in each language: the texts they say themselves."""

import html
from functools import lru_cache
from typing import Final

from meldbook.fluent import Bundle
from web.builder.texts import TEXTS

TITLES: Final = {
    "house": "ui-house-title",
    "exercises": "ui-exercises",
    "notation": "ui-notation-title",
    "pad": "ui-pad-title",
}


def tool_title(name: str, language: str) -> str:
    """The title of a page, as HTML."""
    return html.escape(_texts(language).format(TITLES[name], {}))


@lru_cache
def _texts(language: str) -> Bundle:
    bundle = Bundle(language)
    bundle.add((TEXTS / language / "page.ftl").read_text("utf-8"))
    return bundle

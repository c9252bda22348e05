"""Cards drawn for pages without script: one drawing of each card a page, used wherever it lies."""

import html
import json
from collections.abc import Iterable, Mapping
from typing import Any

from web.builder.paths import WEB
from web.builder.rules_words import Words

GLYPHS: Mapping[str, Any] = json.loads(
    (WEB / "src" / "components" / "glyphs.json").read_text("utf-8")
)
_PEN = (
    'fill="none" stroke="currentColor" stroke-width="2.9" '
    'stroke-linecap="round" stroke-linejoin="round"'
)
_RANK_HEIGHT = 16  # of the box that ranks are drawn in
_EMBLEM = 20  # of the box of suits and emblems


def card(text: str, words: Words) -> str:
    """A card of the notation as a drawing and its name; the drawing is in `drawings`."""
    name = html.escape(words.card(text))
    shown, _, stands = text.partition("=")
    suit = (stands or shown)[-1:]
    colour = suit if suit in "shdc" and shown != "?" else "j"
    wild = ' data-wild=""' if stands or shown == "*" else ""
    return (
        f'<span class="face" data-suit="{colour}"{wild}>'
        f'<svg viewBox="0 0 50 70" aria-hidden="true"><use href="#{_id(text)}"/></svg>'
        f'<span class="name">{name}</span></span>'
    )


def drawings(cards: Iterable[str], language: str) -> str:
    """The drawings of these cards, hidden, for a page to use."""
    symbols = "".join(
        f'<symbol id="{_id(text)}" viewBox="0 0 50 70">{_drawing(text, language)}</symbol>'
        for text in sorted(set(cards))
    )
    return f'<svg class="drawings" width="0" height="0" aria-hidden="true">{symbols}</svg>'


def _id(text: str) -> str:
    """The id of a card's drawing; a joker is drawn alike whatever suit it has no need of."""
    return "card-" + text.replace("*", "joker").replace("?", "back").replace("=", "-as-")


def _drawing(text: str, language: str) -> str:
    shown, _, stands = text.partition("=")
    if shown == "?":
        return '<rect x="6" y="6" width="38" height="58" rx="4" fill="currentColor" opacity=".35"/>'
    if not stands:
        return _joker() if shown == "*" else _index(shown, language) + _picture(shown)
    own = (
        ""
        if shown == "*"
        else _rank(shown[:-1], 14, 50, 13, language) + _suit(shown[-1], 25, 51, 11.5)
    )
    star = _shape(GLYPHS["star"], 19 if own else 21, 25 if own else 40, 14 if own else 22)
    return _index(stands, language) + star + own


def _joker() -> str:
    return _shape(GLYPHS["star"], 4, 4.5, 15) + _shape(GLYPHS["cap"], 11, 28, 28)


def _index(face: str, language: str) -> str:
    """Rank above suit, in the corner; a meaning may be a rank alone."""
    rank, suit = (face[:-1], face[-1]) if face[-1] in "shdc" else (face, "")
    return _rank(rank, 5, 5.5, 17, language) + (_suit(suit, 3.4, 26.5, 13) if suit else "")


def _picture(face: str) -> str:
    rank, suit = face[:-1], face[-1]
    if rank in GLYPHS["courts"]:
        emblem = _shape(GLYPHS["courts"][rank], 21, 24.5, 22, "#d19a2a")
        return emblem + _suit(suit, 20, 39, 24)
    return _suit(suit, 21.5, 41, 19) if rank == "A" else _suit(suit, 19, 38, 26)


def _rank(rank: str, x: float, y: float, height: float, language: str) -> str:
    own = GLYPHS["local"].get(language, {})
    path = own.get(rank) or GLYPHS["ranks"][rank]["path"]
    scale = height / _RANK_HEIGHT
    place = f'transform="translate({x:g} {y:g}) scale({scale:.3g})"'
    return f'<path {_PEN} d="{path}" {place}/>'


def _suit(suit: str, x: float, y: float, width: float) -> str:
    return _shape(GLYPHS["suits"][suit], x, y, width)


def _shape(path: str, x: float, y: float, width: float, fill: str = "currentColor") -> str:
    place = f'transform="translate({x:g} {y:g}) scale({width / _EMBLEM:.3g})"'
    return f'<path fill="{fill}" d="{path}" {place}/>'

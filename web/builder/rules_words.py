"""Words of the rules pages: Fluent texts of a language, with cards as signs ("7♥")."""

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from meldbook.fluent import Bundle, Value
from meldbook.wording import Wording
from web.builder.texts import TEXTS
from web.builder.tools import BuildError

SIGNS: Mapping[str, str] = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
CARD = re.compile(r"(?:10|[2-9AJQKBVH])([♠♥♦♣])")  # B V H: J Q K in Dutch
# Letters of court cards where they are others: boer, vrouw, heer.
_ELSEWHERE = str.maketrans("BVH", "JQK")
LETTERS: Mapping[str, Mapping[str, str]] = {"nl": {"J": "B", "Q": "V", "K": "H"}}
_RED = "♥♦"
# Texts that a page's script says; what it fills in stays as a name in braces.
_TRIED = re.compile(r"book-(?:do|right|repair|not|pick|no|meld|hand|cards|table|top)\b")
_TRIED_ALSO = (
    *("book-yes", "book-again", "book-wrong", "book-rule", "book-loading"),
    *("book-other-reason", "book-allowed-break", "joker", "joker-as", "card-as"),
)
_HOLES: Mapping[str, Value] = {
    name: f"{{{name}}}" for name in ("meld", "cards", "card", "stands", "better", "worse", "rule")
}


class Words(Wording):
    """The words of one language; a card in a sentence is its sign, without an article."""

    def __init__(self, language: str) -> None:
        self.names = ()
        self.reader = None
        self.language = language
        self.texts = _bundle(language)

    def card_in_sentence(self, text: str) -> str:
        """A card as it stands in a sentence: "7♥", "a joker"."""
        return super().card_in_sentence(text) if text in ("*", "?") else self.card(text)

    def _face(self, text: str) -> str:
        if text in ("*", "?") or f"rank-{text}" in self.texts:
            return super()._face(text)
        return LETTERS.get(self.language, {}).get(text[:-1], text[:-1]) + SIGNS[text[-1]]

    def step(self, move: str) -> str:
        """A move as a sentence: "Lay 10♥, J♥ and joker as Q♥."."""
        verb, *words = move.split()
        name = {"meld": "lay", "discard": "throw"}.get(verb, verb)
        if verb in ("add", "swap"):
            cards = {"cards": self.card(words[0]), "card": self.card(words[0])}
            return self.say(f"book-step-{name}", meld=int(words[-1]), **cards)
        if verb in ("meld", "discard"):
            return self.say(f"book-step-{name}", cards=self.cards(words), card=self.cards(words))
        return self.say(f"book-step-{name}")

    def tried(self) -> dict[str, str]:
        """What the script of a page says, by id without "book-"."""
        names = [name for name in self.texts.patterns if _TRIED.match(name)]
        said = {name: self.say(name, **_HOLES) for name in (*names, *_TRIED_ALSO)}
        numbers = ("book-repair-points", "book-repair-natural")  # baked with their numbers
        return {
            name.removeprefix("book-"): " ".join(text.split())
            for name, text in said.items()
            if name not in numbers
        }


@lru_cache
def _bundle(language: str) -> Bundle:
    bundle = Bundle(language)
    for name in ("engine.ftl", "book.ftl"):
        file = TEXTS / language / name
        if not file.exists():
            raise BuildError(
                f"There are rules in {language}, but no texts/{language}/{name}.",
                f"Translate {Path('engine/meldbook/texts/en') / name}.",
            )
        bundle.add(file.read_text("utf-8"))
    return bundle


def cards_in(text: str) -> set[str]:
    """The cards that a text names, court cards with the letters of the notation."""
    return {found[0].translate(_ELSEWHERE) for found in CARD.finditer(text)}


def chips(text: str) -> str:
    """HTML with its cards as small cards that stay in one line and have their colour."""
    return CARD.sub(_chip, text)


def _chip(found: re.Match[str]) -> str:
    colour = "red" if found[1] in _RED else "black"
    return f'<span class="card {colour}">{found[0]}</span>'

"""Cards and points in the words of the page, read back: "7 of hearts" is "7h"."""

import re
import unicodedata
from fractions import Fraction

JOKER = "*"
RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
SUITS = "shdc"
MINUS = "\N{MINUS SIGN}"
MOST_PARTS = 6  # of a point that is shared among the seats

_WORDS = {"ace": "A", "jack": "J", "queen": "Q", "king": "K"}
_RANK = r"(?:ace|jack|queen|king|10|[2-9])"
_FACE = rf"{_RANK} of (?:spades|hearts|diamonds|clubs)"
_NAMED = re.compile(_FACE)
_MEANING = re.compile(rf"{_FACE}|\b{_RANK}\b")
_ANNOUNCED = re.compile(rf"(joker|{_FACE}) as ({_FACE}|{_RANK})\b")


def read_card(name: str) -> str:
    """The card of an accessible name: "7 of hearts" → "7h", "joker, new" → "*".

    >>> read_card("queen of spades, new"), read_card("joker")
    ('Qs', '*')
    """
    found = _NAMED.search(name)
    if found is None:
        if "joker" not in name.lower():
            raise ValueError(f"no card is named in {name!r}")
        return JOKER
    return _code(found[0])


def read_cards(name: str) -> list[str]:
    """All cards in a name by what they count as: for a wild card the one that it stands for.

    >>> read_cards("6 of hearts, joker as 7 of hearts and 8 of hearts")
    ['6h', '7h', '8h']
    >>> read_cards("jack of spades, jack of spades and 4 of hearts as jack")
    ['Js', 'Js', 'J']
    """
    meant = _ANNOUNCED.sub(lambda found: found[2], name)
    return [_code(found[0]) for found in _MEANING.finditer(meant)]


def read_announced(name: str) -> list[tuple[str, str]]:
    """The wild cards in a name with what they stand for.

    >>> read_announced("joker as 7 of hearts, 4 of clubs as jack on meld 2")
    [('*', '7h'), ('4c', 'J')]
    """
    return [(read_card(card), _code(meant)) for card, meant in _ANNOUNCED.findall(name)]


def read_points(words: str) -> Fraction:
    """Points as the page writes them.

    >>> read_points("44"), read_points("4½")
    (Fraction(44, 1), Fraction(9, 2))
    """
    whole = "".join(char for char in words if char.isdecimal())
    parts = [unicodedata.numeric(char) for char in words if unicodedata.category(char) == "No"]
    points = sum(map(_part, parts), Fraction(whole or 0))
    return -points if words.startswith(MINUS) else points


def _part(number: float) -> Fraction:
    return Fraction(number).limit_denominator(MOST_PARTS)


def _code(words: str) -> str:
    rank, _, suit = words.partition(" of ")
    return _WORDS.get(rank, rank) + suit[:1]

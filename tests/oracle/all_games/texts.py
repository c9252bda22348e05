"""Moves of the brute force and moves as text, brought to one form that can be compared."""

from collections.abc import Iterable
from typing import Any

from tests.oracle.all_games.melds import Laid, text
from tests.oracle.all_games.turns import Move

Normal = tuple[Any, ...]


def move_text(move: Move) -> str:
    """The text of a move as notation.md writes it."""
    match move:
        case ("meld", laid):
            return f"meld {text(laid)}"
        case ("add", one, number):
            return f"add {text([one])} to {number}"
        case ("swap", face, card, number):
            wild = "" if card == "*" else f" for {card}"
            return f"swap {face}{wild} in {number}"
        case ("discard", card):
            return f"discard {card}"
        case _:
            return str(move[0])


def parsed(written: str) -> Move:
    """The move of a canonical text."""
    word, *rest = written.split()
    if word == "meld":
        return ("meld", tuple(map(_laid, rest)))
    if word == "add":
        return ("add", _laid(rest[0]), int(rest[2]))
    if word == "swap":
        return ("swap", rest[0], rest[2] if rest[1] == "for" else "*", int(rest[-1]))
    return (word, *rest)


def _laid(written: str) -> Laid:
    card, _, name = written.partition("=")
    return card, name or card


def normal(move: Move) -> Normal:
    """A move but for which of its wild cards has which of their names (R6: one reading)."""
    if move[0] != "meld":
        return move
    naturals = sorted(card for card, name in move[1] if card == name)
    wild = sorted(card for card, name in move[1] if card != name)
    names = sorted(name for card, name in move[1] if card != name)
    return ("meld", tuple(naturals), tuple(wild), tuple(names))


def normals(moves: Iterable[Move]) -> set[Normal]:
    """The moves, each reading once."""
    return set(map(normal, moves))

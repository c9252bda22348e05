"""What would have to change in a refused meld: a card less, a card more, another card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldbook.example_stages import tried
from meldbook.faces import card_text, less

if TYPE_CHECKING:
    from collections.abc import Iterator

    from meldbook import protocol_examples as talk
    from meldbook.faces import Face, Hand
    from meldbook.state import State


def mended(state: State, cards: Hand) -> talk.Repair | None:
    """The first such change after which the seat on turn may lay the meld."""
    for leave, add in _changes(state, cards):
        if _legal(state, (*(less(cards, leave) or ()), *add)):
            return {"leave": _named(leave), "add": _named(add)}
    return None


def _changes(state: State, cards: Hand) -> Iterator[tuple[Hand, Hand]]:
    """What is left out and what comes in; fewer changes first, as pages with answers have them."""
    others = less(state.hands[state.turn], cards)
    if others is None:
        return
    mine: list[Face] = list(dict.fromkeys(cards))
    spare: list[Face] = list(dict.fromkeys(others))
    yield from (((card,), ()) for card in mine)
    yield from (((), (card,)) for card in spare)
    yield from (((card,), (by,)) for card in mine for by in spare)


def _named(cards: Hand) -> str | None:
    return card_text(cards[0]) if cards else None


def _legal(state: State, cards: Hand) -> bool:
    return bool(cards) and bool(tried(state, "lay", cards)["moves"])

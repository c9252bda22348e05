"""What is dealt under one rule set: asked of the engine, card by card."""

from typing import NamedTuple

from meldbook.dealing import dealt
from meldbook.faces import JOKER
from meldbook.rules import Rules
from meldbook.state import census


class Dealt(NamedTuple):
    """A deal before its first turn."""

    cards: int  # in all
    jokers: int
    hands: tuple[int, ...]  # from the seat that leads on
    upcard: int
    stock: int
    draws: bool  # the leading seat draws in its first turn


# What of a deal an option is about.
DEALT = {
    "players": (),
    "packs": ("cards",),
    "jokers": ("jokers",),
    "hand_size": ("hands",),
    "upcard": ("upcard",),
    "first_turn": ("draws",),
}


def deal_of(rules: Rules, deal: int, seats: int) -> Dealt | None:
    """What so many players get in a deal; None where the game is not for so many."""
    least, most = rules.players
    if not least <= seats <= most or deal > (rules.deals or deal):
        return None
    nothing = (0,) * seats
    state = dealt(rules, seed="compare", deal=deal, dealer=seats - 1, scores=nothing, won=nothing)
    held = census(state)
    return Dealt(
        held.total(),
        held[JOKER],
        tuple(map(len, state.hands)),
        len(state.discard),
        len(state.stock),
        state.phase == "draw",
    )

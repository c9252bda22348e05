"""Positions of examples as matches that can be played on: what they leave open is dealt."""

import json
import tomllib

from meldbook.codes import Unreadable
from meldbook.faces import UNKNOWN, Hand
from meldbook.match import Match
from meldbook.notation import cards_text
from meldbook.options import option_text
from meldbook.record import PERSON
from meldbook.rules import changed_options
from meldbook.scenario import parse_scenario
from meldbook.seeds import Dice
from meldbook.state import State, unseen
from meldbook.systems import base_of
from web.builder.tools import BuildError

_BOT = "steady"
_NAMES = ("Ana", "Bram", "João", "Chidi", "Mei")


def record(toml: str, name: str, you: str) -> str | None:
    """The record of a match from the position of a scenario; None where it has none.

    Cards that nobody knows are dealt by chance made of the name, the same at each build.
    """
    state = parse_scenario(toml).state
    if state is None:
        return None
    position = tomllib.loads(toml)["position"] | _dealt(state, name)
    lines = (f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in position.items())
    others = iter(_NAMES)
    seats = (
        f"{you}={PERSON}" if seat == state.turn else f"{next(others)}={_BOT}"
        for seat in range(state.seats)
    )
    changed = changed_options(state.rules, base_of(state.rules))
    options = " ".join(f"{key}={option_text(key, value)}" for key, value in changed.items())
    text = "\n".join(
        [
            "meldbook 1",
            f"rules {state.rules.name}",
            *([f"options {options}"] if options else []),
            f"seats {', '.join(seats)}",
            *("start", "[position]", *lines, "end"),
            f"deal {state.deal}\n",
        ]
    )
    return _checked(text, name)


def _dealt(state: State, name: str) -> dict[str, object]:
    """All zones with the cards that were left open."""
    cards = iter(Dice(name, "examples").shuffled(sorted(unseen(state).elements())))

    def named(zone: Hand) -> str:
        return cards_text(tuple(next(cards) if card == UNKNOWN else card for card in zone))

    hands = [named(hand) for hand in state.hands]
    return {"hands": hands, "discard": named(state.discard), "stock": named(state.stock)}


def _checked(text: str, name: str) -> str:
    try:
        Match.load(text)
    except Unreadable as error:
        raise BuildError(
            f"The position of {name} can't be played on: {error.code} {error.args_by_name}.",
            "Does it name more cards than the packs hold?",
        ) from error
    return text

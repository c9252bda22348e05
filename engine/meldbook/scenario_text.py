"""Positions and questions printed as scenario text, which `parse_scenario` reads back."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from meldbook.faces import UNKNOWN
from meldbook.notation import cards_text, meld_text
from meldbook.options import option_text
from meldbook.rules import changed_options
from meldbook.systems import base_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from meldbook.faces import Hand
    from meldbook.rules import Rules
    from meldbook.state import State
    from meldbook.toml_text import Toml

_TURNS = 3  # of each seat, where a position says nothing else


def changed_texts(rules: Rules) -> dict[str, str]:
    """The changed options of a game as text, by name."""
    changed = changed_options(rules, base_of(rules))
    return {name: option_text(name, value) for name, value in changed.items()}


def scenario_text(rules: Rules, position: Toml, title: str = "", asks: Iterable[Toml] = ()) -> str:
    """A scenario: its rules, a position, and what is asked about it."""
    lines = [f"title = {_toml(title)}"] if title else []
    lines.append(f"rules = {_toml(rules.name)}")
    if options := changed_texts(rules):
        pairs = ", ".join(f"{name} = {_toml(value)}" for name, value in options.items())
        lines.append(f"options = {{ {pairs} }}")
    lines += ["", "[position]", *_pairs(position)]
    for ask in asks:
        lines += ["", "[[ask]]", *_pairs(ask)]
    return "\n".join(lines) + "\n"


def _pairs(table: Mapping[str, Any]) -> list[str]:
    return [f"{key} = {_toml(value)}" for key, value in table.items()]


def _toml(value: object) -> str:
    """A text, number, truth value or list of them as TOML writes it."""
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int) else json.dumps(str(value), ensure_ascii=False)


def position_table(state: State) -> Toml:
    """The `[position]` table of a running deal; what is as by default is left out.

    What a view does not know stays unknown: numbers of cards, or `?` among known ones.
    """
    table = [f"{o}: {meld_text(m)}" for o, m in zip(state.owners, state.table, strict=True)]
    everything: Toml = {
        "deal": state.deal,
        "dealer": state.dealer,
        "turn": state.turn,
        "phase": state.phase,
        **_drawn(state),
        "turns": list(state.turns),
        "opened": list(state.opened),
        "joined": list(state.joined),
        "hands": [_zone(hand) for hand in state.hands],
        "table": table,
        "laid": [place + 1 for place in state.laid],
        "owed": state.owed,
        "discard": cards_text(state.discard),
        "stock": _zone(state.stock),
        "recycled": state.recycled,
        "quiet": state.quiet,
        "idle": state.idle,
        "scores": [score if isinstance(score, int) else str(score) for score in state.scores],
        "won": list(state.won),
    }
    usual = _usual(state)
    return {k: v for k, v in everything.items() if k not in usual or v != usual[k]}


def _usual(state: State) -> Toml:
    """What a position that says nothing else has."""
    seats = state.seats
    earlier = {owner for place, owner in enumerate(state.owners) if place not in state.laid}
    return {
        "deal": 1,
        "dealer": seats - 1,
        "turn": (state.dealer + 1) % seats,
        "phase": "draw",
        "turns": [_TURNS] * seats,
        "opened": [seat in earlier for seat in range(seats)],
        "joined": list(state.opened),
        "table": [],
        "laid": [],
        **dict.fromkeys(("owed", "recycled", "idle"), 0),
        "discard": "",
        "quiet": False,
        "scores": [0] * seats,
        "won": [0] * seats,
    }


def _drawn(state: State) -> Toml:
    if state.drawn is None or state.drawn.source == "stock":
        return {}
    if state.drawn.source == "none":
        return {"drawn": "none"}
    return {"drawn": f"discard {cards_text((state.drawn.card,))}"}


def _zone(cards: Hand) -> str | int:
    """Cards as text; their number where none is known."""
    return len(cards) if set(cards) <= {UNKNOWN} else cards_text(cards)

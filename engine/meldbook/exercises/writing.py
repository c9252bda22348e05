"""Exercises as scenarios: the same text that the rules pages and the tests read."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from meldbook.notation import cards_text, meld_text

if TYPE_CHECKING:
    from meldbook.exercises.making import Draft
    from meldbook.toml_text import Toml

_STOCK = 20


def position_of(draft: Draft) -> Toml:
    """The position of a draft: two seats, the first one in its turn, a card drawn."""
    owners = (place % 2 if draft.opened else 1 for place in range(len(draft.table)))
    return {
        "deal": draft.deal,
        "dealer": 1,
        "turn": 0,
        "phase": "play",
        "drawn": "stock",
        "opened": [draft.opened, True],
        "hands": [cards_text(draft.hand), cards_text(draft.other)],
        "table": [
            f"{owner}: {meld_text(meld)}" for owner, meld in zip(owners, draft.table, strict=True)
        ],
        "discard": cards_text((draft.top,)),
        "stock": _STOCK,
    }


def scenario(game: str, title: str, draft: Draft, play: list[str]) -> str:
    """The scenario that asks for the solution."""
    lines = [f"title = {_text(title)}", f"rules = {_text(game)}", "", "[position]"]
    lines += [f"{key} = {_text(value)}" for key, value in position_of(draft).items()]
    lines += ["", "[[ask]]", f"play = {_text(play)}", 'expect = "legal"', ""]
    return "\n".join(lines)


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)

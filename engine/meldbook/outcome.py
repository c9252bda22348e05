"""The `then` of a scenario: what must hold after its moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from meldbook.codes import Unreadable
from meldbook.faces import UNKNOWN, Hand
from meldbook.notation import cards_text, meld_text, parse_cards, parse_named
from meldbook.scoring import winners
from meldbook.state import Score, State
from meldbook.toml_text import wrong_value

Differ = Callable[[State, Any], str]  # what came out, empty if as wanted


def differences(state: State, then: dict[str, Any]) -> list[str]:
    """What is otherwise than `then` wants, one text a key. Raises Unreadable scenario-key."""
    found = []
    for key, wanted in then.items():
        if key not in _CHECKS:
            raise Unreadable("scenario-key", key=key, place="then")
        try:
            got = _CHECKS[key](state, wanted)
        except (TypeError, AttributeError):
            raise wrong_value(f"then.{key}", wanted, "kind") from None
        if got:
            found.append(f"{key}: {got}")
    return found


def _plain(read: Callable[[State], Any]) -> Differ:
    def check(state: State, wanted: object) -> str:
        got = read(state)
        return "" if got == wanted else str(got)

    return check


def _hands(state: State, wanted: list[str | int]) -> str:
    same = len(wanted) == state.seats and all(map(_same_hand, state.hands, wanted))
    return "" if same else str([cards_text(hand) for hand in state.hands])


def _same_hand(hand: Hand, wanted: str | int) -> bool:
    if isinstance(wanted, int):
        return len(hand) == wanted
    return Counter(hand) == Counter(parse_cards(wanted))


def _table(state: State, wanted: list[str]) -> str:
    got = [
        f"{owner}: {meld_text(meld)}" for owner, meld in zip(state.owners, state.table, strict=True)
    ]
    return "" if list(map(_loose_meld, got)) == list(map(_loose_meld, wanted)) else str(got)


def _loose_meld(line: str) -> tuple[str, Counter[object]]:
    owner, _, cards = line.partition(":")
    named = [parse_named(word) for word in cards.split()]
    return owner.strip(), Counter((c.face, c.meaning) for c in named)


def _discard(state: State, wanted: str | list[str]) -> str:
    text = " ".join(wanted) if isinstance(wanted, list) else wanted
    return "" if state.discard == parse_cards(text) else cards_text(state.discard) or "empty"


def _stock(state: State, wanted: str | int) -> str:
    if isinstance(wanted, int):
        return "" if len(state.stock) == wanted else str(len(state.stock))
    return "" if state.stock == parse_cards(wanted) else cards_text(state.stock)


def _scored(read: Callable[[State], tuple[Score, ...] | None]) -> Differ:
    """Compare numbers that hang on the hands at the end of a deal."""

    def check(state: State, wanted: list[Any]) -> str:
        if state.end is not None and any(UNKNOWN in hand for hand in state.hands):
            return "depends on unknown cards"
        got = read(state)
        same = got is not None and list(map(str, got)) == list(map(str, wanted))
        return "" if same else str(got)

    return check


_CHECKS: dict[str, Differ] = {
    "turn": _plain(lambda state: state.turn),
    "hands": _hands,
    "table": _table,
    "discard": _discard,
    "stock": _stock,
    "over": _plain(lambda state: state.end is not None),
    "out": _plain(
        lambda state: "none" if state.end is None or state.end.out is None else state.end.out
    ),
    "deal_scores": _scored(lambda state: state.end.scores if state.end else None),
    "scores": _scored(lambda state: state.scores),
    "winners": _scored(winners),
}

"""Matches for the tests: made by letting bots play, judged by the engine in CPython."""

import json
from collections.abc import Callable, Sequence
from typing import Any

from meldbook import bridge

Position = dict[str, Any]

ME = 0
NAMES = ("You", "Ana", "Bram", "João", "Chidi", "Mei")  # as the page gives them


def ask(op: str, **fields: object) -> dict[str, Any]:
    """The engine's answer to a request of the protocol; anything but success is an error."""
    answer = json.loads(bridge.handle(json.dumps({"id": 0, "op": op, **fields})))
    assert answer["ok"], answer
    return dict(answer)


def replay(record: str) -> Position:
    """The position that a record leads to, as the player sees it."""
    return ask("view", record=record, seat=ME)


def played(
    seed: str,
    seats: int,
    until: Callable[[Position], bool],
    rules: str = "jokeren-13",
    people: Sequence[str] = NAMES[:1],
    **options: str | int,
) -> Position:
    """A match played by bots up to the first position that `until` accepts, whoever sees it.

    `people` sit in the first seats: as bots while the match is made, as people in the record.
    """
    kinds = [[name, "steady"] for name in (*people, *NAMES[len(people) : seats])]
    start = {"rules": rules, "options": options, "seats": kinds, "seed": seed}
    position = ask("open", start=start, seat=ME)
    while not until(position):
        assert position["winners"] is None, f"match {seed} ended before it came to that"
        position = _next(position)
    return replay(position["record"].replace("=steady", "=person", len(people)))


def _next(position: Position) -> Position:
    record = position["record"]
    if position["phase"] == "over":
        return ask("deal", record=record, seat=ME)
    move = ask("bot", record=record)["move"]
    return ask("play", record=record, seat=position["turn"], move=move)

"""Plays deal after deal as a page does: python playing_on.py GAME DEALS.

Prints after each deal how many objects Python keeps.
"""

import gc
import json
import sys
from typing import Any

from meldbook import bridge


def ask(op: str, **fields: object) -> dict[str, Any]:
    answer = json.loads(bridge.handle(json.dumps({"id": 0, "op": op, "seat": 0, **fields})))
    assert answer["ok"], answer
    return dict(answer)


def begun(game: str, seed: int) -> dict[str, Any]:
    seats = [[name, "steady"] for name in "ABC"]
    return ask("open", start={"rules": game, "seats": seats, "seed": str(seed)})


def played(position: dict[str, Any]) -> dict[str, Any]:
    """The end of the deal; what a page asks for is asked on the way."""
    while position["phase"] != "over":
        record = position["record"]
        ask("judge", record=record, groups=[], selected=position["hand"][:1])
        move = ask("bot", record=record)["move"]
        position = ask("play", record=record, move=move)
    return position


def main(game: str, deals: int) -> None:
    position = begun(game, 0)
    for number in range(1, deals + 1):
        position = played(position)
        if position["winners"] is None:
            position = ask("deal", record=position["record"])
        else:
            position = begun(game, number)
        gc.collect()
        sys.stdout.write(f"{len(gc.get_objects())}\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))

"""Positions in which bots are asked for their move, from deals of four bots."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from tests.browser.records import ask

SEATS = 4
PLAYED_BY = "steady"  # whoever is asked, the positions are the same
_SHARE = 0.1  # of the positions that are met


class Question(NamedTuple):
    """A match in which this bot is on turn, by its record."""

    bot: str
    game: str
    record: str
    seat: int


def questions(game: str, bots: Sequence[str], number: int) -> list[Question]:
    """So many positions of a game, each put to every bot."""
    met = _met(game, Random(game))
    return [
        Question(name, game, record.replace(f"={PLAYED_BY}", f"={name}"), seat)
        for record, seat in [next(met) for _ in range(number)]
        for name in bots
    ]


def _met(game: str, dice: Random) -> Iterator[tuple[str, int]]:
    seed = 0
    while True:
        seed += 1
        seats = [[f"Bot {place}", PLAYED_BY] for place in range(1, SEATS + 1)]
        start = {"rules": game, "options": {}, "seats": seats, "seed": f"thinking {seed}"}
        position = ask("open", start=start, seat=0)
        while position["phase"] != "over":
            record, seat = position["record"], position["turn"]
            if dice.random() < _SHARE:
                yield record, seat
            move = ask("bot", record=record)["move"]
            position = ask("play", record=record, seat=seat, move=move)

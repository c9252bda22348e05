"""Exercises: small positions made by chance, each with one solution that the engine has proved."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from meldbook.codes import Unreadable
from meldbook.exercises.kinds import kinds_of
from meldbook.exercises.making import drafts
from meldbook.exercises.solving import solve
from meldbook.exercises.writing import position_of, scenario
from meldbook.notation import move_text
from meldbook.position import parse_position
from meldbook.record import check_seed
from meldbook.systems import system

if TYPE_CHECKING:
    from meldbook.protocol_examples import Exercise

__all__ = ["exercise", "kinds_of"]

MOST_DRAFTS = 2000  # a seed finds its exercise among the first few dozen


def exercise(game: str, kind: str, seed: str) -> Exercise:
    """The exercise of a seed: always the same position, with its only solution.

    A game that has none of the kind gives one of the first kind that it has. Raises Unreadable
    rules-unknown, seed-bad.
    """
    rules = system(game)
    check_seed(seed)
    kinds = kinds_of(rules)
    wanted = next((one for one in kinds if one == kind), kinds[0])
    for draft in islice(drafts(rules, wanted, seed), MOST_DRAFTS):
        state = parse_position(position_of(draft), rules)
        solved = solve(state, wanted)
        if solved is not None:
            play = [move_text(move) for move in solved.moves]
            return {
                "rules": game,
                "kind": wanted,
                "kinds": list(kinds),
                "seed": seed,
                "toml": scenario(game, wanted, draft, play),
                "play": play,
                "looked": solved.looked,
            }
    raise Unreadable("request-bad", detail=f"no exercise of {game} {wanted} {seed}")

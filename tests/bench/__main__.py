"""How the engine compares with its peers: `python -m tests.bench [BLOCKS]`.

Both sides of a comparison take turns in one run, in processor time. First every answer is
compared; a wrong one, or a ratio whose lower bound misses its aim, ends with exit code 1.
"""

import sys
from typing import NamedTuple

from meldbook.arrange import arrange
from meldbook.bench.timing import Rates, Work, calibration, lower_bound, measured
from meldbook.bench.work import (
    applied,
    arranged,
    bot_deals,
    evaluate,
    gin_hands,
    gin_masks,
    joker_hands,
    random_play,
)
from meldbook.deadwood import deadwood
from meldbook.systems import system
from tests.bench import peers
from tests.oracle.arranging import penalty, solved

BLOCKS = 9


class Race(NamedTuple):
    """Our work, the peer's, and the ratio that is to be reached."""

    name: str
    ours: Work
    theirs: Work
    aim: float


RACES = (
    Race(
        "deadwood of ten cards: OpenSpiel min_deadwood (C++)",
        Work("masks", "hands", evaluate),
        Work("OpenSpiel", "hands", peers.openspiel_evaluate),
        1.3,
    ),
    Race(
        "deadwood of ten cards: rlcard",
        Work("masks", "hands", evaluate),
        Work("rlcard", "hands", peers.rlcard_evaluate),
        10,
    ),
    Race(
        "arranging fourteen cards with jokers: CP-SAT",
        Work("arranger", "hands", arranged),
        Work("CP-SAT", "hands", peers.solver_arrange),
        10,
    ),
    Race(
        "random play with full lists: OpenSpiel gin_rummy",
        Work("Basic Rummy", "choices", random_play("basic-rummy", 2, 1)),
        Work("OpenSpiel", "choices", peers.openspiel_random_play),
        1.0,
    ),
    Race(
        "a move made, the old state kept: OpenSpiel clone + apply_action",
        Work("apply", "moves", applied("basic-rummy", 2)),
        Work("OpenSpiel", "moves", peers.openspiel_apply),
        3,
    ),
    Race(
        "simple against simple: OpenSpiel SimpleGinRummyBot",
        Work("simple, Basic Rummy", "choices", bot_deals("simple", "basic-rummy", 2, 3)),
        Work("OpenSpiel", "choices", peers.openspiel_simple_deals),
        0.5,
    ),
)


def wrong_answers() -> int:
    """How many answers differ from the peers'."""
    basic, jokeren = system("basic-rummy"), system("jokeren-13")
    evaluator, wrong = deadwood(basic), 0
    for hand, masks, theirs in zip(gin_hands(), gin_masks(), peers.rlcard_hands(), strict=True):
        answers = {
            evaluator.of_suits(*masks),
            evaluator(hand),
            arrange(hand, basic).cost,
            peers.UTILS.min_deadwood(list(hand)),
            peers.rlcard_deadwood(theirs),
        }
        wrong += len(answers) > 1
    for hand, (held, usable) in zip(joker_hands(), peers.solver_hands(), strict=True):
        saved = solved(held, usable, penalty)
        wrong += arrange(hand, jokeren).cost != sum(map(penalty, held.elements())) - saved
    return wrong


def raced(race: Race, blocks: int) -> tuple[list[str], bool]:
    """The lines that tell of a race, and whether its aim was reached."""
    ours, theirs = measured((race.ours, race.theirs), blocks)
    ratios = [a / b for a, b in zip(ours.blocks, theirs.blocks, strict=True)]
    middle = sorted(ratios)[len(ratios) // 2]
    least = lower_bound(ratios)
    reached = least >= race.aim
    verdict = "" if reached else "  MISSED"
    return [
        f"{race.name}",
        f"  {_rate(ours)}; {_rate(theirs)}",
        f"  ratio {middle:.2f}, at least {least:.2f}, aim {race.aim:g}{verdict}",
    ], reached


def _rate(rates: Rates) -> str:
    return f"{rates.work.name} {rates.median:,.0f} {rates.work.unit}/s"


def main(blocks: int = BLOCKS) -> int:
    """Compare answers, then speeds; the exit code is 0 if all is as it should be."""
    wrong = wrong_answers()
    print(f"wrong answers: {wrong}")
    (loop,) = measured((Work("loop", "rounds", calibration),), 3)
    print(f"calibration: {loop.median:,.0f} rounds/s of a plain loop")
    fine = wrong == 0
    for race in RACES:
        lines, reached = raced(race, blocks)
        print("\n".join(lines), flush=True)
        fine &= reached
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:2])))

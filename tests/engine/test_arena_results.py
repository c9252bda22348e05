"""The measured results that are kept can be played again: the bots are as they were measured."""

from pathlib import Path

import pytest

from meldbook.arena.contest import Contest, play_pair
from meldbook.arena.results import ResultFile, read_contest
from meldbook.arena.summary import meeting
from meldbook.version import __version__
from tests.counts import count

ARENA = Path(__file__).parents[1] / "arena"
KEPT = sorted(ARENA.glob("*.csv"))
GAMES = ("basic-rummy", "jokeren-13", "mexican-rummy")
PAIRS = count(3, 60)  # of each file


def test_results_are_kept_of_each_game_and_opponent() -> None:
    names = {path.stem for path in KEPT}
    others = ("simple", "gentle", "random")
    assert names >= {f"steady-{other}-{game}" for game in GAMES for other in others}
    assert names >= {f"sharp-steady-{game}" for game in GAMES}


@pytest.mark.parametrize(
    ("game", "least"), [("basic-rummy", 0.58), ("jokeren-13", 0.54), ("mexican-rummy", 0.54)]
)
def test_sharp_beats_steady_for_certain(game: str, least: float) -> None:
    """The lower ends of the intervals that hold the truth 95 times of a hundred."""
    path = ARENA / f"sharp-steady-{game}.csv"
    contest = read_contest(path)
    found = meeting(contest, ResultFile(path, contest).kept)
    assert found.wins.low > least
    assert found.points.low > 0


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_kept_results_come_out_the_same(path: Path) -> None:
    contest: Contest = read_contest(path)
    kept = ResultFile(path, contest).kept
    assert len(kept) >= 300
    for pair in range(0, len(kept), len(kept) // PAIRS):
        assert play_pair(contest, pair, __version__).results == kept[pair]

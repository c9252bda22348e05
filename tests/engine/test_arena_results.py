"""The measured results that are kept can be played again: `steady` is as it was measured."""

from pathlib import Path

import pytest

from meldbook.arena.contest import Contest, play_pair
from meldbook.arena.results import ResultFile, read_contest
from meldbook.version import __version__
from tests.counts import count

KEPT = sorted((Path(__file__).parents[1] / "arena").glob("*.csv"))
PAIRS = count(3, 60)  # of each file


def test_results_are_kept_of_each_game_and_opponent() -> None:
    names = {path.stem for path in KEPT}
    games = ("basic-rummy", "jokeren-13", "mexican-rummy")
    others = ("simple", "gentle", "random")
    assert names >= {f"steady-{other}-{game}" for game in games for other in others}


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_kept_results_come_out_the_same(path: Path) -> None:
    contest: Contest = read_contest(path)
    kept = ResultFile(path, contest).kept
    assert len(kept) >= 300
    for pair in range(0, len(kept), len(kept) // PAIRS):
        assert play_pair(contest, pair, __version__).results == kept[pair]

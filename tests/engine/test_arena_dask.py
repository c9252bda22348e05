"""A Dask cluster plays the same deals as this process, deal by deal."""

from collections.abc import Iterator

import pytest
from distributed import LocalCluster

from meldbook import cli
from meldbook.arena.contest import Contest
from meldbook.arena.errors import CannotRunError
from meldbook.arena.executors import Here, Team, team
from meldbook.arena.running import run

CONTEST = Contest("basic-rummy", (("melds_per_turn", "any"),), 3, ("steady", "gentle"), "cluster")


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    """The address of a local cluster of two workers, each a process of its own."""
    with LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None, processes=True
    ) as cluster:
        yield cluster.scheduler_address


def test_a_cluster_plays_the_same_deals(scheduler: str) -> None:
    alone = run(CONTEST, 6, Team(Here(), 1), None, lambda _: None)
    with team(1, scheduler) as cluster:
        assert cluster.ahead > 2
        spread = run(CONTEST, 6, cluster, None, lambda _: None)
    assert spread.results == alone.results


def test_the_command_finds_a_cluster(scheduler: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simple", "--rules", "basic-rummy", "--pairs", "3", "--json"]
    assert cli.main(["arena", *words, "--scheduler", scheduler]) == 0
    assert '"deals": 3' in capsys.readouterr().out


def test_a_scheduler_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("meldbook.arena.executors._PATIENCE", 1)
    with pytest.raises(CannotRunError) as refused, team(1, "tcp://127.0.0.1:9"):
        pass
    assert refused.value.code == "no-scheduler"

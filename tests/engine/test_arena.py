"""The arena plays the same deals everywhere, and goes on where it was broken off."""

import io
import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import meldbook as mb
from meldbook import cli
from meldbook.arena.contest import Contest, OtherEngineError, Result, first_state, play_pair
from meldbook.arena.errors import CannotRunError
from meldbook.arena.executors import Here, Team, in_order, team
from meldbook.arena.results import ResultFile, Results
from meldbook.arena.running import Outcome, run
from meldbook.match import Match
from meldbook.version import __version__
from tests.engine.terminal import Told

BASIC = Contest("basic-rummy", (), 2, ("simple", "gentle"), "test")
ALONE = Team(Here(), 1)


def ignore(_: Results) -> None:
    """Watch nothing."""


def played(contest: Contest, pairs: int, file: ResultFile | None = None) -> Outcome:
    return run(contest, pairs, ALONE, file, ignore)


@pytest.fixture
def arena(capsys: pytest.CaptureFixture[str]) -> "Arena":
    return Arena(capsys)


class Arena:
    """The command line of the arena."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str) -> Told:
        self.capsys.readouterr()
        code = cli.main(["arena", *words])
        return Told(code, *self.capsys.readouterr())


def test_two_bots_sit_in_turns_and_swap() -> None:
    assert BASIC.seatings == ((0, 1), (1, 0))
    assert replace(BASIC, seats=3).seatings == ((0, 1, 0), (1, 0, 1))
    assert replace(BASIC, seats=4, bots=("simple",)).seatings == ((0, 0, 0, 0),)


def test_a_pair_is_twice_the_same_cards() -> None:
    pair = play_pair(BASIC, 3, __version__).results
    assert [deal.pair for deal in pair] == [3, 3]
    assert [deal.swap for deal in pair] == [0, 1]
    assert pair[0].lead == pair[1].lead


def test_a_bot_against_itself_scores_the_same_with_seats_swapped() -> None:
    contest = replace(BASIC, bots=("steady", "steady"))
    for pair in played(contest, 3).results:
        assert pair[0]._replace(swap=1) == pair[1]


def test_the_cards_are_those_of_a_match() -> None:
    """Each pair is a deal that the page can show: of the match of its seed, deals in turn."""
    contest = Contest("mexican-rummy", (), 3, ("simple",), "cards")
    for pair in range(2):
        match = Match.new(contest.rules, seats=3, seed=f"cards {pair}")
        while match.state.deal <= pair:
            match.next_deal() if match.state.end else match.play(_first_move(match))
        state = first_state(contest, pair)
        assert (state.hands, state.stock) == (match.state.hands, match.state.stock)
        assert (state.deal, state.dealer) == (match.state.deal, match.state.dealer)


def _first_move(match: Match) -> str:
    return mb.move_text(next(mb.legal_moves(match.state)))


def test_an_engine_of_another_version_plays_nothing() -> None:
    with pytest.raises(OtherEngineError):
        play_pair(BASIC, 0, "0.0.0")


def test_processes_play_the_same_deals() -> None:
    with team(2, None) as several:
        assert run(BASIC, 5, several, None, ignore).results == played(BASIC, 5).results


def test_results_come_in_the_order_of_the_items() -> None:
    assert list(in_order(Team(Here(), 3), lambda item: item * item, range(7))) == [
        item * item for item in range(7)
    ]


def test_a_failing_call_fails_the_run() -> None:
    with pytest.raises(ZeroDivisionError):
        list(in_order(ALONE, lambda item: 1 // item, [1, 0]))


@pytest.mark.parametrize("suffix", [".csv", ".json", ".jsonl"])
def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path, suffix: str) -> None:
    whole, broken = tmp_path / f"whole{suffix}", tmp_path / f"broken{suffix}"
    wanted = played(BASIC, 4, ResultFile(whole, BASIC))
    played(BASIC, 2, ResultFile(broken, BASIC))
    text = broken.read_text("utf-8")
    broken.write_text(text + text.splitlines()[-1][:9], "utf-8")  # a line cut short
    file = ResultFile(broken, BASIC)
    assert len(file.kept) == 2
    assert played(BASIC, 4, file).results == wanted.results
    assert broken.read_bytes() == whole.read_bytes()


def test_half_a_pair_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "half.csv"
    played(BASIC, 3, ResultFile(path, BASIC))
    whole = path.read_text("utf-8")
    path.write_text("".join(whole.splitlines(keepends=True)[:-1]), "utf-8")
    file = ResultFile(path, BASIC)
    assert len(file.kept) == 2
    played(BASIC, 3, file)
    assert path.read_text("utf-8") == whole


def test_pairs_that_are_there_are_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "kept.csv"
    played(BASIC, 3, ResultFile(path, BASIC))
    again = played(BASIC, 3, ResultFile(path, BASIC))
    assert len(again.results) == 3
    assert again.thinking == ((), ())


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "block-rummy"}, "rules"),
        ({"options": (("aces", "corner"),)}, "options"),
        ({"seats": 3}, "seats"),
        ({"bots": ("simple", "steady")}, "bots"),
        ({"seed": "other"}, "seed"),
    ],
)
def test_results_of_another_run_are_left_alone(
    tmp_path: Path, change: dict[str, object], key: str
) -> None:
    path = tmp_path / "other.json"
    ResultFile(path, BASIC)
    before = path.read_bytes()
    with pytest.raises(CannotRunError) as refused:
        ResultFile(path, replace(BASIC, **change))  # type: ignore[arg-type]
    assert (refused.value.code, refused.value.args_by_name["key"]) == ("file-other", key)
    assert path.read_bytes() == before


def test_results_that_come_out_otherwise_now_are_not_mixed(tmp_path: Path) -> None:
    path = tmp_path / "changed.csv"
    file = ResultFile(path, BASIC)
    file.append([Result(0, swap, 1, 0, ("0", "9"), 0, "out", 7) for swap in (0, 1)])
    with pytest.raises(CannotRunError, match="changed"):
        played(BASIC, 2, ResultFile(path, BASIC))


@pytest.mark.parametrize("text", ["Dear diary\n", "{}\n", "# meldbook arena {\n\n", "[1]\n"])
@pytest.mark.parametrize("suffix", [".csv", ".json"])
def test_other_files_are_not_written_to(tmp_path: Path, suffix: str, text: str) -> None:
    path = tmp_path / f"foreign{suffix}"
    path.write_text(text, "utf-8")
    with pytest.raises(CannotRunError):
        ResultFile(path, BASIC)
    assert path.read_text("utf-8") == text


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "damaged.csv"
    played(BASIC, 1, ResultFile(path, BASIC))
    path.write_text(path.read_text("utf-8") + "1,0,what\n", "utf-8")
    with pytest.raises(CannotRunError) as refused:
        ResultFile(path, BASIC)
    assert refused.value.code == "file-line"
    assert refused.value.args_by_name["line"] == 5


def test_the_command_tells_who_was_better(arena: Arena, tmp_path: Path) -> None:
    path = tmp_path / "runs.csv"
    words = ("simple", "random", "--rules", "basic-rummy", "--pairs", "4", "--out", str(path))
    told = arena(*words)
    assert told.code == 0
    assert "simple against random, 4 pairs of mirrored deals" in told.words
    assert "% of the deals for simple" in told.words
    assert told.err == ""
    assert arena(*words).words.startswith(told.words[: told.words.index("choices of")])


def test_the_command_speaks_json(arena: Arena) -> None:
    told = arena("simple", "gentle", "--rules", "wrotham", "--pairs", "2", "--json")
    found = json.loads(told.out)
    assert (found["pairs"], found["deals"], found["bots"]) == (2, 4, ["simple", "gentle"])
    assert set(found["wins"]) == {"mean", "low", "high"}


def test_ten_pairs_of_steady(arena: Arena) -> None:
    found = json.loads(arena("steady", "simple", "--pairs", "10", "--json").out)
    assert found["deals"] == 20
    assert found["blocked"]["mean"] <= 0.2


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["nobody"], "There is no bot called “nobody”. Known bots:"),
        (["simple", "simple", "simple"], "3 bots were named. Name one or two."),
        (["simple", "--rules", "whist"], "There is no game called “whist”."),
        (["simple", "--option", "aces"], "“aces” is no option. Write it as NAME=VALUE."),
        (["simple", "--option", "aces=up"], "The option aces can't be “up”."),
        (["simple", "--seats", "5"], "5 seats are not possible in this game"),
        (["simple", "--pairs", "0"], "--pairs is 0, but must be at least 1."),
        (["simple", "--processes", "0"], "--processes is 0, but must be at least 1."),
        (["simple", "--seed", "x" * 70], "can't be a seed"),
        (["simple", "--out", "a.txt"], "Use a name that ends in .csv, .json and .jsonl."),
        (["simple", "--out", "no/such/a.csv"], "no/such/a.csv: No such file or directory"),
        (["simple", "--chart", "a.svg"], "give --vary as well"),
        (["simple", "--vary", "aces=low,corner", "--chart", "a.png"], "ends in .svg"),
        (["simple", "--vary", "aces"], "“aces” names no option with values."),
        (["simple", "--vary", "aces=low", "--option", "aces=low"], "both varied and set"),
        (["simple", "--vary", "aces=low,up"], "The option aces can't be “up”."),
    ],
)
def test_what_is_wrong_is_named(arena: Arena, words: list[str], told: str) -> None:
    got = arena(*words)
    assert (got.code, got.out) == (2, "")
    assert told in got.problem
    assert got.err.count("\n") == 1


def test_without_dask_the_command_says_so(arena: Arena, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    told = arena("simple", "--scheduler", "tcp://127.0.0.1:1")
    assert told.code == 2
    assert "tcp://127.0.0.1:1 can only be used where the Python package" in told.problem


def test_an_interrupted_run_says_how_to_go_on(
    arena: Arena, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("meldbook.arena.running.play_pair", interrupted)
    path = str(tmp_path / "runs.csv")
    told = arena("simple", "--rules", "basic-rummy", "--pairs", "3", "--out", path)
    assert told.code == 130
    assert told.problem.startswith("Stopped after 0 of 3 pairs. The same command goes on with")


def test_a_bar_is_shown_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    cli.main(["arena", "simple", "gentle", "--rules", "basic-rummy", "--pairs", "2"])
    lines = screen.getvalue().split("\r")
    assert lines[-1].startswith(f"[{'#' * 30}]  2 of 2 pairs  simple ")
    assert lines[-1].endswith("\n")

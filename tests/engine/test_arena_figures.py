"""The figures of the arena are right, and so are the words and pictures around them."""

import ast
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from meldbook import cli
from meldbook.arena.chart import Panel, chart, ticks_for
from meldbook.arena.contest import Contest, Result
from meldbook.arena.estimates import Estimate, mean_of, percentile, quantile, share_of
from meldbook.arena.running import Outcome
from meldbook.arena.summary import lead_in_points, summary
from meldbook.arena.variation import file_of, table, variants
from meldbook.wording import Wording, texts
from tests.engine.test_texts import calls

ENGINE = Path(__file__).parents[2] / "engine" / "meldbook"
SVG = "{http://www.w3.org/2000/svg}"


def result(pair: int, swap: int, *scores: str, out: int | None = 0, turns: int = 8) -> Result:
    return Result(pair, swap, 1, 0, scores, out, "out", turns)


def test_students_quantiles() -> None:
    table = {1: 12.706, 2: 4.303, 3: 3.182, 5: 2.571, 10: 2.228, 30: 2.042, 1000: 1.962}
    for freedom, wanted in table.items():
        assert quantile(freedom) == pytest.approx(wanted, rel=0.008)


def test_the_mean_of_some_numbers() -> None:
    found = mean_of([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.high - found.mean == pytest.approx(3.182 * 1.2910 / 2, rel=0.01)
    assert mean_of([7.0]) == Estimate(7.0, float("-inf"), float("inf"))


def test_shares_that_are_all_alike_are_not_certain() -> None:
    found = share_of([1.0] * 20)
    assert (found.mean, found.high) == (1.0, 1.0)
    assert 0.75 < found.low < 0.95
    assert share_of([0.0] * 300).high < 0.02


def test_percentiles() -> None:
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert percentile([], 0.95) == 0.0


def test_points_count_for_the_bot_and_by_the_way_of_scoring() -> None:
    collect = Contest("basic-rummy", (), 2, ("a", "b"), "s")
    penalty = Contest("jokeren-13", (), 3, ("a", "b"), "s")
    assert lead_in_points(collect, result(0, 0, "9/2", "0")) == 4.5
    assert lead_in_points(collect, result(0, 1, "9/2", "0")) == -4.5
    assert lead_in_points(penalty, result(0, 0, "0", "20", "6")) == 17
    assert lead_in_points(penalty, result(0, 1, "0", "20", "6")) == -17


def test_a_summary_by_hand() -> None:
    contest = Contest("basic-rummy", (), 2, ("a", "b"), "s")
    pairs = (
        (result(0, 0, "30", "0"), result(0, 1, "0", "10", out=1)),
        (result(1, 0, "0", "0", out=None), result(1, 1, "5", "0", turns=16)),
    )
    found = summary(Outcome(contest, pairs, ((1.0, 2.0), ())))
    assert found.meeting is not None
    assert found.meeting.wins.mean == (1 + 1 + 0.5 + 0) / 4
    assert found.meeting.points.mean == (30 + 10 + 0 - 5) / 4
    assert found.nature.rounds.mean == (4 + 4 + 4 + 8) / 4
    assert found.nature.blocked.mean == 0.25
    assert found.nature.lead.mean == (1 + 0 + 0.5 + 1) / 4 - 0.5
    assert [thinking.choices for thinking in found.thinking] == [2, 0]


def test_an_option_is_varied_over_the_same_cards() -> None:
    contest = Contest("basic-rummy", (), 2, ("simple",), "s")
    found = variants(contest, {"aces": "corner"}, "melds_per_turn=1,any")
    assert [value for value, _ in found] == ["1", "any"]
    assert dict(found[0].contest.options)["aces"] == "corner"
    assert dict(found[1].contest.options)["melds_per_turn"] == "any"
    assert {one.contest.seed for one in found} == {"s"}


def test_values_with_commas_are_separated_by_semicolons() -> None:
    contest = Contest("wrotham", (), 2, ("simple",), "s")
    found = variants(contest, {}, "melds_per_turn=1,any;any")
    assert [value for value, _ in found] == ["1,any", "any"]


def test_each_value_has_its_file() -> None:
    assert file_of(Path("a/runs.csv"), "wild_ranks", "3,K") == Path("a/runs.wild_ranks-3-K.csv")


@pytest.fixture(scope="module")
def compared() -> list[tuple[str, object]]:
    contest = Contest("basic-rummy", (), 3, ("simple",), "s")
    found = []
    for number, (value, one) in enumerate(variants(contest, {}, "recycles=0,1,unlimited")):
        deals = (
            (result(0, 0, "30", "0", "0", turns=30 + number),),
            (result(1, 0, "0", "0", "7", out=None, turns=20),),
        )
        found.append((value, summary(Outcome(one, deals, ((),)))))
    return found  # type: ignore[return-value]


def test_the_chart_can_be_read_by_eye_and_ear(compared: list[tuple[str, object]]) -> None:
    picture = ET.fromstring(chart("recycles", compared, Wording()))  # type: ignore[arg-type]  # noqa: S314  # our own
    assert picture.get("role") == "img"
    assert picture.get("aria-labelledby") == "title about"
    title, about = picture.find(f"{SVG}title"), picture.find(f"{SVG}desc")
    assert title is not None
    assert about is not None
    assert title.text == "Basic Rummy: Renewals of the stock"
    assert "as often as needed: 8.7 turns of a seat, 50.0 % blocked" in (about.text or "")
    words = [text.text for text in picture.iter(f"{SVG}text")]
    assert {"0", "1", "as often as needed"} <= set(words)
    assert len(list(picture.iter(f"{SVG}circle"))) == 9
    for text in picture.iter(f"{SVG}text"):
        assert float(text.get("x", "0")) < float(picture.get("width", "0"))


def test_the_table_of_a_comparison(compared: list[tuple[str, object]]) -> None:
    lines = table("recycles", compared, Wording())  # type: ignore[arg-type]
    assert lines[0].startswith("Basic Rummy, 3 seats, simple: Renewals of the stock, 2 deals")
    assert [line.split("  ")[0] for line in lines[2:6]] == ["value", "0", "1", "as often as needed"]


@pytest.mark.parametrize(
    "ends",
    [(0.1, 0.2), (3.0, 3.0), (-4.2, 17.9), (0.0, 0.0), (99.0, 101.0), (-0.02, -0.01)],
)
def test_ticks_are_round_and_hold_everything(ends: tuple[float, float]) -> None:
    low, high = ends
    panel = Panel("", [Estimate((low + high) / 2, low, high)], zero=False)
    ticks = ticks_for(panel)
    assert 2 <= len(ticks) <= 7
    assert ticks[0] <= low
    assert high <= ticks[-1]
    assert all(len(f"{tick:g}") <= 6 for tick in ticks)


def test_an_unknown_end_does_not_stretch_the_chart() -> None:
    panel = Panel("", [Estimate(5.0, float("-inf"), float("inf"))], zero=True)
    assert 5 <= ticks_for(panel)[-1] <= 6


def test_house_rules_are_compared_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "chart.svg"
    words = ["simple", "--rules", "basic-rummy", "--pairs", "2", "--vary", "recycles=0,2"]
    out = tmp_path / "runs.csv"
    assert cli.main(["arena", *words, "--chart", str(picture), "--out", str(out)]) == 0
    assert "The chart is in" in capsys.readouterr().out
    assert ET.parse(picture).getroot().tag == f"{SVG}svg"  # noqa: S314  # our own
    assert sorted(path.name for path in tmp_path.glob("*.csv")) == [
        "runs.recycles-0.csv",
        "runs.recycles-2.csv",
    ]


def said() -> set[str]:
    """The messages that the arena's modules name, but for those made of codes."""
    found = set()
    for path in (ENGINE / "arena").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(re.findall(r"^arena-[a-z-]+[a-z]$", node.value))
    return found


def test_every_text_is_said_and_every_word_said_has_its_text() -> None:
    source = (ENGINE / "texts" / "en" / "arena.ftl").read_text("utf-8")
    known = set(re.findall(r"^([a-z][a-z-]+) =", source, re.MULTILINE))
    assert all(name in texts() for name in known)
    errors = {f"arena-error-{code}" for code in calls("CannotRunError")}
    options = {name for name in known if name.startswith("arena-option-")}
    columns = {f"arena-vary-{key}" for key in ("value", "rounds", "blocked", "lead")}
    assert known - options == (said() | errors | columns) - {"arena-option-bots"}

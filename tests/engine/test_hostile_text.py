"""Text that no person types on purpose: told as unreadable, in records, requests and terminals."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import meldbook as mb
from meldbook.bridge import handle
from tests.engine.terminal import Typed

ENGINE = Path(__file__).parents[2] / "engine"
NINES = "9" * 5000  # more digits than Python reads as a number
RECORD = "meldbook 1\nrules jokeren-13\nseats Ana=person, Bram=steady\nseed 1\ndeal 1\n"
POSITION = """\
meldbook 1
rules jokeren-13
seats Ana=person, Bram=steady
start
[position]
deal = 3
phase = "play"
hands = ["7h", "9s"]
opened = [true, true]
stock = "2c 3c"
end
deal 3
0 discard 7h
"""


@pytest.mark.parametrize(
    "text",
    [
        RECORD.replace("meldbook 1", "meldbook \N{SUPERSCRIPT TWO}"),
        RECORD.replace("meldbook 1", f"meldbook {NINES}"),
        RECORD.replace("rules jokeren-13", "rules jokeren-13\noptions deals=3 deals=4"),
        RECORD + f"0 draw; add 7h to {NINES}\n",
        RECORD + "\N{ARABIC-INDIC DIGIT ZERO} draw\n",
        POSITION.replace("deal = 3", f"deal = {NINES}"),
        POSITION.replace("deal = 3", f"deal = 0x{NINES}"),
        POSITION.replace("deal = 3", "deal = " + "[" * 5000),
        POSITION.replace("[true, true]", f"[true, true]\ntable = ['{NINES}: 7h 7d 7c']"),
        POSITION.replace("[true, true]", "[true, true]\ntable = ['0: ? ? ?']"),
    ],
)
def test_a_record_that_nobody_wrote(text: str) -> None:
    with pytest.raises(mb.Unreadable):
        mb.Match.load(text)


@pytest.mark.parametrize("name", ["A\u2028B", "A\x85B", "A\x0cB", "A\x1cB", "A\0", "A\ud800"])
def test_no_name_breaks_a_line(name: str) -> None:
    with pytest.raises(mb.Unreadable, match="name-bad"):
        mb.Match.new(mb.system("jokeren-13"), seats=[(name, "person"), ("B", "person")], seed="1")


def test_names_of_all_scripts() -> None:
    seats = [("Zoë ❤️ 👩‍🚀", "person"), ("نیم‌فاصله", "person")]
    match = mb.Match.new(mb.system("jokeren-13"), seats=seats, seed="1")
    assert mb.Match.load(match.record()).record() == match.record()


@pytest.mark.parametrize(
    "text",
    [
        "\N{ZERO WIDTH NO-BREAK SPACE}" + RECORD,
        RECORD.replace("\n", "\r\n"),
        RECORD + "\n\n  \n",
        RECORD.rstrip(),
    ],
)
def test_what_editors_do_to_a_record(text: str) -> None:
    assert mb.Match.load(text).record() == RECORD


def test_lines_of_a_position_are_those_of_its_text() -> None:
    """TOML knows no line break but its own."""
    text = POSITION.replace("deal = 3", "deal = 3 # one\u2028line\x85only")
    assert mb.Match.load(text).record() == text


@pytest.mark.parametrize(
    "text",
    [
        f'{{"id": {NINES}, "op": "hello"}}',
        f'{{"id": 1, "op": "hello", "seat": {NINES}}}',
        '{"id": 1, "op": "check", "toml": "\\ud800"}',
        json.dumps({"id": 1, "op": "check", "toml": f"a = {NINES}"}),
        json.dumps(
            {"id": 1, "op": "play", "record": RECORD, "seat": 1, "move": f"add 7h to {NINES}"}
        ),
        json.dumps(
            {"id": 1, "op": "judge", "record": RECORD, "seat": 0, "groups": [["?", "?", "?"]]}
        ),
        json.dumps({"id": 1, "op": "arrange", "record": RECORD, "cards": ["7h", "?"]}),
    ],
)
def test_a_request_that_no_page_sends(text: str) -> None:
    answer = json.loads(handle(text))
    assert (answer["ok"], answer["kind"]) == (False, "unreadable"), answer


def test_no_bot_plays_on_when_the_deal_is_over() -> None:
    record = POSITION.replace("Ana=person", "Ana=steady")
    answer = json.loads(handle(json.dumps({"id": 1, "op": "bot", "record": record})))
    assert (answer["kind"], answer["refusal"]["code"]) == ("illegal", "deal-over"), answer


def _run(*args: str, typed: bytes = b"", **env: str) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [sys.executable, "-m", "meldbook", *args],
        input=typed,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(ENGINE), **env},
        check=False,
    )


@pytest.mark.parametrize("coding", ["utf-8:strict", "ascii:strict", "latin-1:strict"])
def test_a_terminal_of_any_coding(coding: str) -> None:
    typed = b"\xff\xfe\nhelp\nrules\nmoves\nlog\n" + b"9" * 5000 + b"\nsave a\0b\nquit\n"
    done = _run("play", "--seed", "1", typed=typed, PYTHONIOENCODING=coding)
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"could not be saved" in done.stdout


def test_a_file_with_a_mark_at_its_beginning(tmp_path: Path) -> None:
    path = tmp_path / "scenario.toml"
    asks = 'title = "x"\nrules = "jokeren-13"\n[[ask]]\nhand_points = "7h"\nexpect = 7\n'
    path.write_text(asks.replace("\n", "\r\n"), "utf-8-sig")
    assert _run("check", str(path)).stdout.split() == [b"1", b"passed,", b"0", b"failed"]


def test_a_reader_that_has_read_enough(tmp_path: Path) -> None:
    """As `head` does, the reader closes the pipe while there is more to say."""
    path = tmp_path / "scenario.toml"
    asks = '[[ask]]\nhand_points = "7h"\nexpect = 7\n' * 5000
    path.write_text(f'title = "x"\nrules = "jokeren-13"\n{asks}', "utf-8")
    command = [sys.executable, "-m", "meldbook", "check", "--json", str(path)]
    env = {**os.environ, "PYTHONPATH": str(ENGINE)}
    with subprocess.Popen(command, stdout=-1, stderr=-1, env=env) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdout.readline()
        run.stdout.close()
        assert run.stderr.read() == b""


def test_more_players_than_there_are_names(typed: Typed) -> None:
    told = typed("", "--players", "9999999999")
    assert told.code == 2
    assert "it is for 2 to 4 players" in told.problem


def test_deals_keep_their_numbers(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(POSITION, "utf-8")
    done = _run("replay", str(path))
    assert done.stdout.splitlines()[0] == b"3: Ana 0, Bram 9"
    assert "3 0 9" in typed("scores\n", "--load", str(path)).words


def test_replay_tells_how_a_match_stands(tmp_path: Path) -> None:
    path = tmp_path / "match.txt"
    for text, told in (
        (RECORD, "Deal 1 is being played; the turn is "),
        (POSITION.replace("0 discard 7h\n", ""), "Deal 3 is being played; the turn is Ana"),
        (POSITION, "Deal 3 is over."),
        (
            POSITION.replace("jokeren-13", "jokeren-13\noptions deals=3"),
            "The match is over. Won by Ana. Final scores: Ana 0 and Bram 9.",
        ),
    ):
        path.write_text(text, "utf-8")
        assert told in _run("replay", str(path)).stdout.decode("utf-8")


def test_a_file_that_is_not_there_is_told_in_words(tmp_path: Path) -> None:
    for command in ("replay", "check"):
        done = _run(command, str(tmp_path / "nowhere"))
        assert done.returncode == 2
        assert b"No such file" in done.stderr
        assert b"Errno" not in done.stderr


def test_a_scenario_that_can_not_be_read_is_told_in_words(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text("", "utf-8")
    assert "“rules” is missing in the scenario".encode() in _run("check", str(path)).stderr

"""The engine of the built site, in Pyodide, says word for word what it says in CPython.

Both ways of starting it are tried: from the memory kept at build time, and from the wheel.
"""

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from meldbook import bridge
from web.builder.environment import find_node
from web.builder.paths import SITE

Answer = dict[str, Any]
Ask = Callable[..., Answer]
SEED = "PYODIDE-AND-CPYTHON"
SCRIPT = Path(__file__).with_name("pyodide.mjs")
WAYS = ("memory", "wheel")


def command(*words: str) -> list[str]:
    return [str(find_node().program), str(SCRIPT), str(SITE), *words]


@pytest.fixture(scope="module", params=WAYS)
def in_pyodide(request: pytest.FixtureRequest) -> Iterator[Callable[[str], str]]:
    """The built site's engine: text in, text out."""
    with subprocess.Popen(
        command(request.param),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin
        assert process.stdout
        pipe_in, pipe_out = process.stdin, process.stdout

        def handle(text: str) -> str:
            pipe_in.write(text + "\n")
            pipe_in.flush()
            return pipe_out.readline()

        yield handle
        pipe_in.close()


@pytest.fixture
def ask(in_pyodide: Callable[[str], str]) -> Ask:
    """Asks both engines the same, holds their answers together and gives them back."""

    def both(op: str, **fields: object) -> Answer:
        text = json.dumps({"id": 1, "op": op, **fields})
        here = json.loads(bridge.handle(text))
        assert json.loads(in_pyodide(text)) == here
        return dict(here)

    return both


def opened(ask: Ask, *kinds: str) -> Answer:
    seats = [[f"Player {n}", kind] for n, kind in enumerate(kinds)]
    return ask("open", start={"rules": "jokeren-13", "seats": seats, "seed": SEED}, seat=0)


def test_same_seed_same_match(ask: Ask) -> None:
    """Bots play a whole match; every position, choice and event is the same in both."""
    position = opened(ask, "steady", "steady", "steady")
    while position["winners"] is None:
        if position["phase"] == "over":
            position = ask("deal", record=position["record"], seat=0)
            continue
        chosen = ask("bot", record=position["record"])
        assert chosen["ok"], chosen
        position = ask(
            "play", record=position["record"], seat=position["turn"], move=chosen["move"]
        )
    assert position["deal"] == position["deals"]
    assert ask("replay", record=position["record"])["record"] == position["record"]


def test_every_question_has_the_same_answer(ask: Ask) -> None:
    position = opened(ask, "person", "steady")
    while position["turn"] != 0:
        move = ask("bot", record=position["record"])["move"]
        position = ask("play", record=position["record"], seat=position["turn"], move=move)
    drawn = ask("play", record=position["record"], seat=0, move="draw")
    record, hand = drawn["record"], drawn["hand"]
    assert ask("view", record=record, seat=0)["hand"] == hand
    assert ask("moves", record=record, seat=0, limit=5)["moves"]
    judged = ask("judge", record=record, seat=0, groups=[hand[:3]], selected=hand[3:4])
    assert judged["ok"]
    assert ask("readings", record=record, cards=["Qs", "Qh", "*"])["melds"]
    assert ask("arrange", record=record, cards=hand)["cost"] >= 0
    assert ask("hint", record=record, seat=0)["helps"]
    assert ask("hint", record=record, seat=1)["move"] is None
    assert ask("back", record=record, seat=0)["ok"] is False


@pytest.mark.parametrize(
    ("op", "fields"),
    [
        ("play", {"record": "no record", "seat": 0, "move": "draw"}),
        ("open", {"start": {"rules": "whist", "seats": [], "seed": "1"}}),
        ("fly", {}),
    ],
    ids=["bad record", "bad start", "bad question"],
)
def test_what_cannot_be_read_is_refused_alike(ask: Ask, op: str, fields: dict[str, Any]) -> None:
    assert ask(op, **fields)["ok"] is False


def test_illegal_moves_are_refused_alike(ask: Ask) -> None:
    position = opened(ask, "person", "person")
    turn = position["turn"]
    drawn = ask("play", record=position["record"], seat=turn, move="draw")
    record, hand = drawn["record"], ask("view", record=drawn["record"], seat=turn)["hand"]
    refused = ask("play", record=record, seat=turn, move=f"meld {' '.join(hand[:3])}")
    assert (refused["kind"], refused["refusal"]["rule"]) == ("illegal", "J2")
    unreadable = ask("play", record=record, seat=turn, move="meld 7x")
    assert unreadable["kind"] == "unreadable"


def said(expression: str) -> str:
    """The value of a Python expression in an engine newly started from its memory."""
    done = subprocess.run(
        command("memory", expression), capture_output=True, text=True, check=True, timeout=120
    )
    return done.stdout.strip()


def test_all_that_is_imported_late_is_in_the_memory() -> None:
    """There is no library beside the memory: telling an error must not look for one."""
    late = {"fractions", "linecache", "tokenize", "tomllib", "traceback"}
    assert said(f"str({late} - set(__import__('sys').modules))") == "set()"

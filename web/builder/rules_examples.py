"""Examples in the rules: a fence names a scenario file and a question; the engine answers it.

    ```example KIND FILE NUMBER
    Title

    What is asked.
    ---
    What is said with the answer. Numbers are {points}: the engine fills them in.
    ```

An example that does not hold, a number that is typed, a card that the position lacks: each ends
the build and is named.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from meldbook import protocol_examples as talk
from meldbook.codes import Unreadable
from meldbook.examples import example
from meldbook.notation import parse_move
from meldbook.play import apply
from meldbook.scenario import Scenario, parse_scenario
from meldbook.scoring import hand_points
from meldbook.state import Score, State
from web.builder.paths import TESTS
from web.builder.rules_words import CARD, SIGNS, Words, cards_in
from web.builder.tools import BuildError

FOLDER = TESTS / "scenarios" / "book"
PLAYED = ("do", "melds", "open", "out", "free", "worked")  # kinds whose play is legal
KINDS = (*PLAYED, "legal", "otherwise", "break", "cost")
_HEAD = re.compile(r"^example ([a-z]+) ([a-z0-9_]+) (\d+)$")
_HOLE = re.compile(r"\{([a-z]+)\}")
_RULE = re.compile(r"\b[A-Z]\d+\b")
_FACE = re.compile(r"(?:10|[2-9AJQK])[shdc]")


@dataclass(frozen=True)
class Example:
    """An example as its fence tells it, and what the engine says of it."""

    kind: str
    file: str
    number: int
    title: str
    prompt: str
    more: str  # said with the answer; its numbers filled in
    rules: frozenset[str]  # that it shows
    made: talk.Example
    ends: bool  # the deal is over after the play
    toml: str

    @property
    def anchor(self) -> str:
        """The id of the example on its page, the same in every language."""
        return f"try-{self.file.replace('_', '-')}-{self.number}"


def read_fence(info: str, body: str, place: str, words: Words, folder: Path = FOLDER) -> Example:
    """The example that a fence asks for; BuildError where it can't be had."""
    found = _HEAD.match(info.strip())
    if found is None or found[1] not in KINDS:
        raise BuildError(
            f"{place}: “{info.strip()}” names no example.",
            f"Write: example KIND FILE NUMBER. Kinds: {', '.join(KINDS)}.",
        )
    kind, name, number = found[1], found[2], int(found[3])
    where = f"{place}: example {name} {number}"
    file = folder / f"{name}.toml"
    if not file.exists():
        raise BuildError(f"{where}: there is no {file.name}.", f"Files are in {folder.name}/.")
    toml = file.read_text("utf-8")
    title, prompt, more = _told(body, where)
    made = _made(toml, number, where)
    _check_kind(kind, made, where)
    scenario = parse_scenario(toml)
    states = list(_states(scenario, made))
    numbers = _numbers(scenario, made, states, words)
    fence = Example(
        kind, name, number, title, prompt, more, frozenset(), made, ends=False, toml=toml
    )
    _check_cards(fence, where)
    refusals = [one["refusal"] for one in (made["answer"], made["plain"]) if one is not None]
    shown = {*scenario.source.split(), *(one["rule"] for one in refusals if one is not None)}
    return replace(
        fence,
        prompt=_filled(prompt, numbers, where),
        more=_filled(more, numbers, where),
        rules=frozenset(shown),
        ends=bool(states and states[-1].end),
    )


def _told(body: str, where: str) -> tuple[str, str, str]:
    """Title, prompt and what goes with the answer."""
    asked, _, more = body.partition("\n---\n")
    title, _, prompt = asked.strip().partition("\n")
    if not title or not prompt.strip():
        raise BuildError(f"{where} has no title or asks nothing.", "Title, empty line, question.")
    return title, " ".join(prompt.split()), " ".join(more.split())


def _made(toml: str, number: int, where: str) -> talk.Example:
    try:
        return example(toml, number)
    except Unreadable as error:
        raise BuildError(
            f"{where} does not hold: {error.code} {error.args_by_name}.",
            "`python -m meldbook check tests/scenarios/book` tells what the engine says.",
        ) from error


def _check_kind(kind: str, made: talk.Example, where: str) -> None:
    wanted = {"cost": "cost", "break": "break"}.get(kind, "do" if kind in PLAYED else made["kind"])
    if made["kind"] != wanted:
        raise BuildError(
            f"{where} is asked as “{kind}”, but the engine finds: {made['kind']}.",
            "A play that is legal is asked as one of: " + ", ".join(PLAYED) + ".",
        )
    if kind == "otherwise" and made["plain"] is None:
        raise BuildError(f"{where} changes no option.", "“otherwise” needs a line: options = {…}.")


def _states(scenario: Scenario, made: talk.Example) -> Iterable[State]:
    """The position and those after each legal step of the play."""
    state = scenario.state
    if state is None:
        return
    yield state
    for text in made["play"][: made["answer"]["step"]]:
        move = parse_move(text, state)
        state = apply(state, move).state  # type: ignore[arg-type]  # the engine followed it before
        yield state


def _numbers(
    scenario: Scenario, made: talk.Example, states: list[State], words: Words
) -> dict[str, str]:
    """What an example may name in braces."""
    if made["kind"] == "cost":
        return {"points": str(made["points"]), "sum": added_up(made["each"])}
    start, last = states[0], states[-1]
    numbers = {
        "hand": str(len(start.hands[start.turn])),
        "stock": str(len(start.stock)),
        "points": str(max(state.points for state in states)),
        "needed": str(scenario.rules.opening_points),
        "before": words.listed([shown(score) for score in start.scores]),
        "won": words.listed([str(deals) for deals in start.won]),
    }
    refusal = made["answer"]["refusal"]
    if refusal is not None and refusal["code"] == "opening-short":
        points, needed = refusal["args"]["points"], refusal["args"]["needed"]
        numbers |= {"points": str(points), "short": str(needed - points)}
    if last.end is not None:
        others = [hand for seat, hand in enumerate(last.hands) if seat != start.turn]
        numbers["others"] = added_up([hand_points(last.here, hand) for hand in others])
        numbers["score"] = shown(last.end.scores[start.turn])
        numbers["scores"] = words.listed([shown(score) for score in last.end.scores])
        numbers["totals"] = words.listed([shown(score) for score in last.scores])
    return numbers


def shown(score: Score) -> str:
    """A score with a true minus."""
    return str(score).replace("-", "\N{MINUS SIGN}")


def added_up(parts: Iterable[int]) -> str:
    """The parts of a sum: "11 + 8 + 25"."""
    return " + ".join(map(str, parts))


def _filled(text: str, numbers: Mapping[str, str], where: str) -> str:
    plain = _RULE.sub("", CARD.sub("", _HOLE.sub("", text)))
    if digit := re.search(r"\d+", plain):
        raise BuildError(
            f"{where}: {digit[0]} is typed.", f"Let the engine count: {', '.join(sorted(numbers))}."
        )
    for name in _HOLE.findall(text):
        if name not in numbers:
            raise BuildError(
                f"{where}: there is no {{{name}}} here.", f"There is: {', '.join(sorted(numbers))}."
            )
    return _HOLE.sub(lambda hole: numbers[hole[1]], text)


def _check_cards(told: Example, where: str) -> None:
    """Cards that a text names must be in the scenario."""
    position = {face[:-1] + SIGNS[face[-1]] for face in _FACE.findall(told.toml)}
    named = cards_in(f"{told.title} {told.prompt} {told.more}")
    if strangers := sorted(named - position):
        raise BuildError(
            f"{where} speaks of {', '.join(strangers)}, which the position does not have.",
            "Name cards of the position.",
        )

"""House rules compared: the same cards played under each value of an option."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from meldbook.arena.errors import CannotRunError
from meldbook.arena.report import figures, house_rules
from meldbook.columns import aligned
from meldbook.options import OPTIONS, option_from, option_text
from meldbook.rules import changed_options
from meldbook.systems import base_of, system

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path
    from typing import Any

    from meldbook.arena.contest import Contest
    from meldbook.arena.summary import Summary
    from meldbook.wording import Wording


class Variant(NamedTuple):
    """One value of the option that is varied, and the contest under it."""

    value: str  # as text
    contest: Contest


def option_texts(game: str, options: Mapping[str, object]) -> tuple[tuple[str, str], ...]:
    """The options in which rules differ from their game, as text. Raises Unreadable."""
    rules = system(game, **options)
    changed: dict[str, Any] = changed_options(rules, base_of(rules))
    return tuple((name, option_text(name, value)) for name, value in changed.items())


def variants(contest: Contest, given: Mapping[str, str], text: str) -> list[Variant]:
    """The contests that a text like `melds_per_turn=1,any` asks for.

    `given` are the options that hold for all. Raises CannotRunError (vary-form, vary-twice) and
    Unreadable.
    """
    name, mark, values = text.partition("=")
    parts = [part.strip() for part in values.split(";" if ";" in values else ",")]
    if not mark or not all(parts):
        raise CannotRunError("vary-form", text=text)
    if name in given:
        raise CannotRunError("vary-twice", name=name)
    found = []
    for part in parts:
        value = option_text(name, option_from(name, part))
        options = option_texts(contest.game, {**given, name: value})
        found.append(Variant(value, replace(contest, options=options)))
    return found


def file_of(path: Path, name: str, value: str) -> Path:
    """The file for the results under one value: `runs.csv` becomes `runs.melds_per_turn-1.csv`."""
    plain = "".join(sign if sign.isalnum() else "-" for sign in value)
    return path.with_name(f"{path.stem}.{name}-{plain}{path.suffix}")


def value_name(name: str, value: str, words: Wording) -> str:
    """A value of an option in words."""
    return words.value(name, OPTIONS[name].read(value))


def table(name: str, found: Sequence[tuple[str, Summary]], words: Wording) -> list[str]:
    """The comparison as lines: a row for each value, intervals in brackets."""
    _, first = found[0]
    contest = first.contest
    head = words.say(
        "arena-vary-head",
        game=words.say(f"rules-{contest.game}"),
        seats=str(contest.seats),
        bots=words.listed(contest.bots),
        option=words.say(f"option-{name}"),
        pairs=first.pairs,
    )
    titles = [words.say(f"arena-vary-{key}") for key in ("value", "rounds", "blocked", "lead")]
    rows = [[value_name(name, value, words), *_cells(one)] for value, one in found]
    shared = replace(contest, options=tuple(o for o in contest.options if o[0] != name))
    options = house_rules(shared, words)
    told = [words.say("arena-head-options", options=options)] if options else []
    return [head, *told, "", *aligned([titles, *rows]), words.say("arena-interval")]


def _cells(found: Summary) -> Iterable[str]:
    nature = found.nature
    yield _cell(*figures(nature.rounds))
    yield _cell(*figures(nature.blocked, 100))
    yield _cell(*figures(nature.lead, 100, plus=True))


def _cell(mean: str, low: str, high: str) -> str:
    return f"{mean} ({low} … {high})"

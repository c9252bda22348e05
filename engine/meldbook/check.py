"""`meldbook check PATH…`: scenario files asked of the engine."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from meldbook.codes import Unreadable
from meldbook.scenario import Scenario, Verdict, answer, parse_scenario
from meldbook.toml_text import Toml


class Asked(NamedTuple):
    """One question of one file, numbered from 1, and how it went."""

    file: str
    ask: int
    ok: bool
    got: str


def check_text(text: str, file: str = "") -> list[Asked]:
    """Ask everything that a scenario asks. Raises Unreadable where it can't be read."""
    return [
        Asked(file, number, verdict.ok, verdict.got)
        for number, verdict in enumerate(verdicts(text), start=1)
    ]


def verdicts(text: str) -> list[Verdict]:
    """The answers to all that a scenario asks. Raises Unreadable where it can't be read."""
    scenario = parse_scenario(text)
    return [_verdict(scenario, ask) for ask in scenario.asks]


def _verdict(scenario: Scenario, ask: Toml) -> Verdict:
    try:
        return answer(scenario, ask)
    except Unreadable as error:
        return Verdict(ok=False, got=error_code(error))


def scenario_files(paths: Sequence[str]) -> Iterator[Path]:
    """The files named, and the .toml files below the folders named, sorted."""
    for path in map(Path, paths):
        if path.is_dir():
            yield from sorted(path.rglob("*.toml"))
        else:
            yield path


def error_code(error: Unreadable) -> str:
    """Why something could not be read, in codes."""
    args = ", ".join(f"{name} {value}" for name, value in error.args_by_name.items())
    return f"{error.code} ({args})" if args else error.code


def check_paths(
    paths: Sequence[str],
    *,
    as_json: bool = False,
    said: Callable[[Unreadable], str] = error_code,
) -> int:
    """Check files and folders, print what fails, and return the exit code (0, 1, 2).

    `said` says why a file can't be read.
    """
    passed = failed = 0
    unreadable = False
    for path in scenario_files(paths):
        try:
            asked = check_text(path.read_text(encoding="utf-8"), str(path))
        except Unreadable as error:
            unreadable = True
            print(f"{path}: {said(error)}", file=sys.stderr)
            continue
        except (OSError, UnicodeDecodeError) as error:
            unreadable = True
            print(f"{path}: {getattr(error, 'strerror', None) or error}", file=sys.stderr)
            continue
        passed += sum(ask.ok for ask in asked)
        failed += sum(not ask.ok for ask in asked)
        for ask in asked:
            if as_json:
                print(json.dumps(ask._asdict()))
            elif not ask.ok:
                print(f"{ask.file}, ask {ask.ask}: {ask.got}")
    if not as_json:
        print(f"{passed} passed, {failed} failed")
    return 2 if unreadable else int(failed > 0)

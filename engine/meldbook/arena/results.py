"""Results in a file that a later run goes on with: CSV, or JSON with a line a deal.

The first line tells the contest. Pairs follow in their order, so a file is the same bytes whoever
played them. What a broken run left unfinished at the end is cut off.
"""

from __future__ import annotations

import csv
import io
import json
from itertools import groupby
from typing import TYPE_CHECKING, Any, Protocol

from meldbook.arena.contest import Contest, Result
from meldbook.arena.errors import CannotRunError

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

_FORMAT = 1
_MARK = "# meldbook arena "  # begins the header of a CSV file
_COLUMNS = list(Result._fields)

Results = list[tuple[Result, ...]]  # by pair


class _Form(Protocol):
    """One way to write results."""

    def head(self, header: dict[str, Any]) -> str: ...

    def line(self, result: Result) -> str: ...

    def read_head(self, lines: Sequence[str]) -> tuple[dict[str, Any], int]:
        """The header and how many lines it takes. Raises ValueError."""

    def read_line(self, line: str) -> Result:
        """The result of a line. Raises ValueError."""


class _Csv:
    """Scores of the seats in one field, separated by spaces; nobody out is an empty field."""

    def head(self, header: dict[str, Any]) -> str:
        return f"{_MARK}{json.dumps(header)}\n{','.join(_COLUMNS)}\n"

    def line(self, result: Result) -> str:
        text = io.StringIO()
        out = "" if result.out is None else result.out
        row = result._replace(scores=(" ".join(result.scores),))._asdict()
        csv.writer(text, lineterminator="\n").writerow(
            [*{**row, "scores": row["scores"][0], "out": out}.values()]
        )
        return text.getvalue()

    def read_head(self, lines: Sequence[str]) -> tuple[dict[str, Any], int]:
        if len(lines) < 2 or not lines[0].startswith(_MARK):  # noqa: PLR2004  # header and columns
            raise ValueError
        return json.loads(lines[0].removeprefix(_MARK)), 2

    def read_line(self, line: str) -> Result:
        (row,) = csv.reader([line])
        named = dict(zip(_COLUMNS, row, strict=True))
        return _result({**named, "scores": named["scores"].split(), "out": named["out"] or None})


class _Json:
    """One object a line."""

    def head(self, header: dict[str, Any]) -> str:
        return json.dumps(header) + "\n"

    def line(self, result: Result) -> str:
        return json.dumps(result._asdict()) + "\n"

    def read_head(self, lines: Sequence[str]) -> tuple[dict[str, Any], int]:
        header = json.loads(lines[0])
        if not isinstance(header, dict):
            raise ValueError  # noqa: TRY004  # one kind of fault for all that is no header
        return header, 1

    def read_line(self, line: str) -> Result:
        return _result(json.loads(line))


def _result(row: dict[str, Any]) -> Result:
    return Result(
        pair=int(row["pair"]),
        swap=int(row["swap"]),
        deal=int(row["deal"]),
        lead=int(row["lead"]),
        scores=tuple(map(str, row["scores"])),
        out=None if row["out"] is None else int(row["out"]),
        end=str(row["end"]),
        turns=int(row["turns"]),
    )


_FORMS: dict[str, _Form] = {".csv": _Csv(), ".json": _Json(), ".jsonl": _Json()}


class ResultFile:
    """The results of a contest in a file; `kept` are those that were there at the start."""

    def __init__(self, path: Path, contest: Contest) -> None:
        """Open the file, new or of an earlier run.

        Raises CannotRunError: file-kind, file-foreign, file-other, file-line; and OSError.
        """
        self.path = path
        self.form = _form(path)
        self.contest = contest
        self.kept: Results = []
        if path.exists() and path.stat().st_size:
            self._read(path.read_text("utf-8"))
        else:
            path.write_text(self.form.head(header_of(contest)), "utf-8")

    def _read(self, text: str) -> None:
        lines = text.splitlines()
        try:
            header, first = self.form.read_head(lines)
        except (ValueError, KeyError):
            raise CannotRunError("file-foreign", file=str(self.path)) from None
        self._compare(header)
        whole = lines if text.endswith("\n") else lines[:-1]
        self.kept = _whole_pairs(self._results(whole[first:], first), self.contest)
        kept = whole[: first + sum(map(len, self.kept))]
        if len(kept) < len(lines) or not text.endswith("\n"):
            self.path.write_text("".join(f"{line}\n" for line in kept), "utf-8")

    def _compare(self, header: dict[str, Any]) -> None:
        wanted = header_of(self.contest)
        for key, value in wanted.items():
            if header.get(key) != value:
                told = {"key": key, "there": _plain(header.get(key)), "here": _plain(value)}
                raise CannotRunError("file-other", file=str(self.path), **told)

    def _results(self, lines: Iterable[str], before: int) -> list[Result]:
        results = []
        for number, line in enumerate(lines, before + 1):
            try:
                results.append(self.form.read_line(line))
            except (ValueError, KeyError, TypeError):
                told = {"line": number, "text": line[:80]}
                raise CannotRunError("file-line", file=str(self.path), **told) from None
        return results

    def append(self, results: Iterable[Result]) -> None:
        """Add the deals of a pair."""
        with self.path.open("a", encoding="utf-8", newline="") as file:
            file.write("".join(map(self.form.line, results)))


def _whole_pairs(results: Sequence[Result], contest: Contest) -> Results:
    """The pairs from the first on that are there with all their deals."""
    pairs: Results = []
    for number, group in groupby(results, key=lambda result: result.pair):
        deals = tuple(group)
        if number != len(pairs) or len(deals) != len(contest.seatings):
            break
        pairs.append(deals)
    return pairs


def header_of(contest: Contest) -> dict[str, Any]:
    """What a file of results says of its contest."""
    return {
        "format": _FORMAT,
        "rules": contest.game,
        "options": dict(contest.options),
        "seats": contest.seats,
        "bots": list(contest.bots),
        "seed": contest.seed,
    }


def read_contest(path: Path) -> Contest:
    """The contest that a file of results is of. Raises CannotRunError: file-kind, file-foreign."""
    form = _form(path)
    try:
        header, _ = form.read_head(path.read_text("utf-8").splitlines())
        options = tuple(header["options"].items())
        bots = tuple(header["bots"])
        return Contest(header["rules"], options, header["seats"], bots, header["seed"])
    except (ValueError, KeyError, AttributeError, IndexError):
        raise CannotRunError("file-foreign", file=str(path)) from None


def _form(path: Path) -> _Form:
    if path.suffix not in _FORMS:
        raise CannotRunError("file-kind", file=str(path), known=sorted(_FORMS))
    return _FORMS[path.suffix]


def _plain(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)

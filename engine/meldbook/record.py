"""Records: a match as text, read and printed (notation.md, "Records").

This module knows the lines; match.py plays them.
"""

import re
from dataclasses import dataclass
from typing import Any, NamedTuple

from meldbook.codes import Unreadable
from meldbook.options import option_from, option_text
from meldbook.rules import Rules, changed_options
from meldbook.systems import base_of, system

VERSION = 1
PERSON = "person"
_PRACTICE = "practice"  # the line that marks one
LONGEST_SEED = 64
_KIND = re.compile(r"[a-z][a-z0-9-]*(:[a-z_]+=\d+(\.\d+)?)*")  # a bot may have traits
_NO_NAME = re.compile(r"[,=\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


class Seat(NamedTuple):
    """Who plays a seat: a name, and "person" or the name of a bot."""

    name: str
    kind: str


@dataclass(frozen=True, slots=True)
class Header:
    """What a match is made of before its first move: rules, seats, and a seed or a position."""

    rules: Rules
    seats: tuple[Seat, ...]
    seed: str | None
    start: str | None = None  # the TOML of a position, instead of a seed
    practice: bool = False  # open hands, moves taken back at will: it counts as no match


class Turn(NamedTuple):
    """Moves of one seat in one turn, as text; `line` is where they stood in the record read."""

    seat: int
    moves: tuple[str, ...]
    line: int = 0


@dataclass(frozen=True, slots=True)
class Record:
    """A match as data: the header and the turns of each deal begun."""

    header: Header
    deals: tuple[tuple[Turn, ...], ...]
    first_deal: int = 1  # or the number of the position's deal
    lines: tuple[int, ...] = ()  # where each deal begins in the text it was read from


def check_seats(rules: Rules, seats: tuple[Seat, ...]) -> None:
    """Raise Unreadable (seats-bad, name-bad) unless the game can be played by these seats."""
    least, most = rules.players
    if not least <= len(seats) <= most:
        raise Unreadable("seats-bad", got=len(seats), min=least, max=most)
    for name, kind in seats:
        if not name.strip() or _NO_NAME.search(name) or name != name.strip():
            raise Unreadable("name-bad", text=name)
        if not _KIND.fullmatch(kind):
            raise Unreadable("name-bad", text=kind)


def check_seed(seed: str) -> None:
    """Raise Unreadable seed-bad unless the seed is 1 to 64 printable characters in one line."""
    if not 1 <= len(seed) <= LONGEST_SEED or not seed.isprintable() or seed != seed.strip():
        raise Unreadable("seed-bad", text=seed[:80])


def dump_record(record: Record) -> str:
    """The text of a record, which `parse_record` reads back."""
    text = [_header_text(record.header)]
    for number, turns in enumerate(record.deals, start=record.first_deal):
        text.append(f"deal {number}\n")
        text += (f"{turn.seat} {'; '.join(turn.moves)}\n" for turn in turns)
    return "".join(text)


def _header_text(header: Header) -> str:
    """The lines of a header, each ended."""
    changed = changed_options(header.rules, base_of(header.rules))
    lines = [f"meldbook {VERSION}", f"rules {header.rules.name}"]
    if changed:
        texts = (f"{name}={option_text(name, value)}" for name, value in changed.items())
        lines.append("options " + " ".join(texts))
    lines.append("seats " + ", ".join(f"{seat.name}={seat.kind}" for seat in header.seats))
    if header.practice:
        lines.append(_PRACTICE)
    if header.start is not None:
        lines += ["start", header.start, "end"]
    else:
        lines.append(f"seed {header.seed}")
    return "\n".join(lines) + "\n"


class _Lines:
    """The lines of a record, read one after the other; errors name the line."""

    def __init__(self, text: str) -> None:
        lines = text.removeprefix("\ufeff").rstrip().split("\n")
        self.lines = [line.removesuffix("\r") for line in lines]
        self.next = 0

    def peek(self) -> str | None:
        return self.lines[self.next] if self.next < len(self.lines) else None

    def take(self) -> str:
        self.next += 1
        return self.lines[self.next - 1]

    def value(self, key: str) -> str:
        """The rest of the next line, which must begin with the key."""
        line = self.peek()
        if line is None or not line.startswith(key + " "):
            raise self.fault(key + " …")
        return self.take()[len(key) + 1 :]

    def fault(self, expected: str) -> Unreadable:
        text = self.peek() or ""
        return Unreadable("record-line", line=self.next + 1, text=text[:80], expected=expected)


def parse_record(text: str) -> Record:
    """Read a record. Raises Unreadable naming the line; empty last lines are allowed."""
    lines = _Lines(text)
    version = lines.value("meldbook")
    if version != str(VERSION):
        if re.fullmatch("[1-9][0-9]{0,8}", version) and int(version) > VERSION:
            raise Unreadable("record-version", version=version)
        lines.next = 0
        raise lines.fault(f"meldbook {VERSION}")
    header = _parse_header(lines)
    first = _first_deal(lines) if header.start is not None else 1
    deals = _parse_deals(lines, first)
    turns, places = tuple(turns for _, turns in deals), tuple(line for line, _ in deals)
    return Record(header, turns, first, places)


def _parse_header(lines: _Lines) -> Header:
    name = lines.value("rules")
    line = lines.peek()
    changed = _parse_options(lines) if line is not None and line.startswith("options ") else {}
    rules = system(name, **changed)
    seats = _parse_seats(lines)
    check_seats(rules, seats)
    practice = lines.peek() == _PRACTICE
    if practice:
        lines.take()
    if lines.peek() == "start":
        return Header(rules, seats, None, _parse_start(lines), practice)
    seed = lines.value("seed")
    check_seed(seed)
    return Header(rules, seats, seed, practice=practice)


def _parse_options(lines: _Lines) -> dict[str, Any]:
    changed: dict[str, Any] = {}
    for part in lines.value("options").split(" "):
        name, mark, value = part.partition("=")
        if not mark or name in changed:
            lines.next -= 1
            raise lines.fault("options NAME=VALUE …")
        changed[name] = option_from(name, value)
    return changed


def _parse_seats(lines: _Lines) -> tuple[Seat, ...]:
    seats = []
    for part in lines.value("seats").split(", "):
        name, mark, kind = part.partition("=")
        if not mark:
            lines.next -= 1
            raise lines.fault("seats NAME=KIND, …")
        seats.append(Seat(name, kind))
    return tuple(seats)


def _parse_start(lines: _Lines) -> str:
    lines.take()
    start = []
    while lines.peek() != "end":
        if lines.peek() is None:
            raise lines.fault("end")
        start.append(lines.take())
    lines.take()
    return "\n".join(start)


def _first_deal(lines: _Lines) -> int:
    """The number of the deal that a position continues, from the line to come."""
    found = re.fullmatch(r"deal ([1-9]\d?\d?)", lines.peek() or "")
    return int(found[1]) if found else 1


def _parse_deals(lines: _Lines, first: int) -> list[tuple[int, tuple[Turn, ...]]]:
    """The turns of each deal, with the line where the deal begins."""
    deals: list[tuple[int, tuple[Turn, ...]]] = []
    while lines.peek() is not None or not deals:
        number = first + len(deals)
        if lines.value("deal") != str(number):
            lines.next -= 1
            raise lines.fault(f"deal {number}")
        turns, begins = [], lines.next
        while (line := lines.peek()) is not None and not line.startswith("deal "):
            turns.append(_parse_turn(lines))
        deals.append((begins, tuple(turns)))
    return deals


def _parse_turn(lines: _Lines) -> Turn:
    found = re.fullmatch(r"([0-9]) (\S.*)", lines.peek() or "")
    if not found:
        raise lines.fault("SEAT MOVE; MOVE …")
    lines.take()
    return Turn(int(found[1]), tuple(found[2].split("; ")), lines.next)

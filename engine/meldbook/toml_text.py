"""TOML as scenarios and positions are written in, and in words what a text has wrong of it."""

from __future__ import annotations

import json
import re
import tomllib
from typing import TYPE_CHECKING, Any

from meldbook.codes import Unreadable

if TYPE_CHECKING:
    from collections.abc import Iterator

Toml = dict[str, Any]
_LARGEST = 2**63  # as TOML has it
_DEEPEST = 50  # tables in tables, far below what an interpreter can print
_SHOWN = 80  # letters of a value that is wrong
# What a reader of TOML complains of, by the beginning of its words; `error-scenario-toml` says it.
FAULTS = (
    (r"Unterminated string|Illegal character '\\n'|Expected ['\"]{2}", "string"),
    (r"Unescaped|Escaped", "escape"),
    (r"Illegal character|Found invalid character", "sign"),
    (r"Unclosed array", "list"),
    (r"Unclosed inline table", "braces"),
    (r"Expected '=|Invalid statement|Invalid initial character", "key"),
    (r"Expected '\]", "bracket"),
    (r"Expected newline", "line"),
    (r"Cannot|Duplicate", "twice"),
)
_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)$")


def read_toml(text: str) -> Toml:
    """The tables of a TOML text. Raises Unreadable scenario-toml with the place, scenario-large."""
    text = text.removeprefix("\ufeff")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _fault(text, str(error)) from None
    except RecursionError:
        raise Unreadable("scenario-large", what="depth") from None
    except ValueError:  # Python reads no number of thousands of digits
        raise Unreadable("scenario-large", what="number") from None
    if any(isinstance(value, int) and abs(value) > _LARGEST for value in _values(data)):
        raise Unreadable("scenario-large", what="number")
    return data


def _fault(text: str, said: str) -> Unreadable:
    """What is wrong and where; a fault at the end of the text is in its last line."""
    fault = next((code for words, code in FAULTS if re.match(words, said)), "value")
    place = _PLACE.search(said)
    lines = text.rstrip().split("\n")
    line, column = map(int, place.groups()) if place else (len(lines), len(lines[-1]) + 1)
    return Unreadable("scenario-toml", line=line, column=column, fault=fault)


def _values(data: object) -> Iterator[object]:
    """Everything that TOML data hold. Raises Unreadable where they nest too deep."""
    waiting = [(data, 0)]
    while waiting:
        value, depth = waiting.pop()
        if depth > _DEEPEST:
            raise Unreadable("scenario-large", what="depth")
        if isinstance(value, dict):
            waiting += ((one, depth + 1) for one in value.values())
        elif isinstance(value, list):
            waiting += ((one, depth + 1) for one in value)
        else:
            yield value


def wrong_value(key: str, got: object, expected: str, **more: object) -> Unreadable:
    """The fault of a value, shown as it is written; `expected` is a code, `more` its numbers."""
    bare = isinstance(got, str) and got != ""
    shown = str(got) if bare else json.dumps(got, ensure_ascii=False, default=str)
    return Unreadable("scenario-value", key=key, got=shown[:_SHOWN], expected=expected, **more)

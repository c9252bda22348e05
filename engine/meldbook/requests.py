"""Requests read from JSON: the right fields of the right types, or a clear error."""

import json
from collections.abc import Callable
from typing import Any

from meldbook.codes import Unreadable

Data = dict[str, Any]


def read_request(text: str) -> Data:
    """The request in a JSON text, its fields of the types of protocol.Request.

    Raises Unreadable request-bad.
    """
    try:
        request = json.loads(text)
    except (ValueError, RecursionError):  # ValueError: no JSON, or a number of thousands of digits
        raise Unreadable("request-bad", detail="no JSON") from None
    if not isinstance(request, dict):
        raise Unreadable("request-bad", detail="no JSON object")
    for name, value in request.items():
        if name not in _FIELDS or not _FIELDS[name](value):
            raise Unreadable("request-bad", detail=f"{name} is {json.dumps(value)[:80]}")
    for name in ("id", "op"):
        if name not in request:
            raise Unreadable("request-bad", detail=f"{name} is missing")
    return request


def request_id(text: str) -> int:
    """The id of a request that may be bad otherwise; -1 where it has none."""
    try:
        number = json.loads(text)["id"]
    except (ValueError, RecursionError, TypeError, KeyError):
        return -1
    return number if _number(number) else -1


def _number(value: object) -> bool:
    return type(value) is int and value >= 0


def _text(value: object) -> bool:
    return isinstance(value, str)


def _list_of(one: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, list) and all(map(one, value))


def _options(value: object) -> bool:
    """Names with texts, numbers, truth values, or lists of them."""
    plain = (str, int, float, type(None))
    return isinstance(value, dict) and all(
        isinstance(v, plain) or _list_of(lambda part: isinstance(part, (*plain, list)))(v)
        for v in value.values()
    )


def _start(value: object) -> bool:
    if not isinstance(value, dict) or not {"rules", "seats", "seed"} <= set(value):
        return False
    pairs = _list_of(lambda seat: _list_of(_text)(seat) and len(seat) == 2)  # type: ignore[arg-type]  # noqa: PLR2004  # a list by then; name and kind
    return (
        _text(value["rules"])
        and _text(value["seed"])
        and pairs(value["seats"])
        and isinstance(value.get("practice", False), bool)
        and _options(value.get("options", {}))
    )


def _try(value: object) -> bool:
    return (
        isinstance(value, dict)
        and value.get("do") in ("lay", "add", "swap", "throw")
        and _list_of(_text)(value.get("cards"))
        and (value.get("meld") is None or _number(value["meld"]))
    )


def _mix(value: object) -> bool:
    return (
        isinstance(value, dict) and _text(value.get("rules")) and _options(value.get("options", {}))
    )


def _pair(value: object) -> bool:
    return _list_of(_mix)(value) and len(value) == 2  # type: ignore[arg-type]  # noqa: PLR2004  # a list by then; two mixes


def _wish(value: object) -> bool:
    names = ("rules", "kind", "seed")
    return isinstance(value, dict) and all(_text(value.get(name)) for name in names)


def _pad(value: object) -> bool:
    return (
        isinstance(value, dict)
        and _mix(value)
        and _number(value.get("seats"))
        and _number(value.get("dealer"))
        and _list_of(_pad_deal)(value.get("deals"))
    )


def _pad_deal(value: object) -> bool:
    return (
        isinstance(value, dict)
        and value.get("ended") in ("", "out", "blocked")
        and "out" in value
        and (value["out"] is None or _number(value["out"]))
        and type(value.get("rummy")) is bool
        and _list_of(_pad_hand)(value.get("hands"))
    )


def _pad_hand(value: object) -> bool:
    return (
        isinstance(value, dict)
        and _text(value.get("points"))
        and _list_of(_text)(value.get("cards"))
    )


_FIELDS: dict[str, Callable[[object], bool]] = {
    "id": _number,
    "op": _text,
    "start": _start,
    "record": _text,
    "seat": _number,
    "move": _text,
    "groups": _list_of(_list_of(_text)),
    "selected": _list_of(_text),
    "cards": _list_of(_text),
    "toml": _text,
    "ask": _number,
    "played": _list_of(_text),
    "tried": _try,
    "limit": _number,
    "cap": _number,
    "rules": _text,
    "options": _options,
    "pair": _pair,
    "text": _text,
    "names": _list_of(_text),
    "exercise": _wish,
    "pad": _pad,
    "deal": _number,
    "moves": _number,
    "eyes": _number,
}

"""The options as text: one reader and one writer for records, links, scenarios and commands.

By-deal values are separated by commas; `none`, `any`, `unlimited`, `yes` and `no` are words.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from meldbook.codes import Unreadable
from meldbook.faces import RANKS
from meldbook.rules import Contract

FEWEST_SEATS, MOST_SEATS = 2, 6
MOST_CARDS = 26  # of a hand, and so of a meld
Value = Any  # of the field of Rules with the option's name


class Option(NamedTuple):
    """How an option is read and written, and the rule a refusal cites where it alone forbids."""

    rule: str | dict[str, str]  # an id, or one for each word
    read: Callable[[str], Value]  # raises ValueError
    write: Callable[[Value], str]
    allowed: str  # for the error text
    words: tuple[str, ...] = ()  # the words it takes, for a form
    least: int | None = None  # the whole numbers it takes, if any
    most: int | None = None
    by_deal: bool = False


def _choice(rule: str | dict[str, str], *words: str) -> Option:
    def read(text: str) -> str:
        if text not in words:
            raise ValueError
        return text

    return Option(rule, read, str, " | ".join(words), words)


def _optional(one: Option) -> Option:
    """The same with the word `none`, for an option that nothing asks for in some games."""

    def read(text: str) -> Value:
        return None if text == "none" else one.read(text)

    def write(value: Value) -> str:
        return "none" if value is None else one.write(value)

    return Option(one.rule, read, write, f"{one.allowed} | none", ("none", *one.words))


def _number(rule: str, least: int, most: int, without: str = "") -> Option:
    """A whole number; `without` is the word for None, if that is allowed."""

    def read(text: str) -> int | None:
        if without and text == without:
            return None
        if not (text.isascii() and text.isdigit() and least <= int(text) <= most):
            raise ValueError
        return int(text)

    def write(value: int | None) -> str:
        return without if value is None else str(value)

    words = (without,) if without else ()
    allowed = " | ".join((f"{least}–{most}", *words))
    return Option(rule, read, write, allowed, words, least, most)


SEATS = _number("J1", FEWEST_SEATS, MOST_SEATS)


def _flag(rule: str) -> Option:
    words = {"yes": True, "no": False}

    def read(text: str) -> bool:
        if text not in words:
            raise ValueError
        return words[text]

    def write(value: bool) -> str:  # noqa: FBT001  # the value of a flag
        if not isinstance(value, bool):
            raise TypeError
        return "yes" if value else "no"

    return Option(rule, read, write, "yes | no", ("yes", "no"))


def _one_or_any(rule: str) -> Option:
    def read(text: str) -> int | str:
        if text not in ("1", "any"):
            raise ValueError
        return 1 if text == "1" else text

    return Option(rule, read, str, "1 | any", ("1", "any"))


def _by_deal(one: Option) -> Option:
    def read(text: str) -> Value:
        parts = tuple(one.read(part.strip()) for part in text.split(","))
        return parts[0] if len(parts) == 1 else parts

    def write(value: Value) -> str:
        return ",".join(map(one.write, value)) if isinstance(value, tuple) else one.write(value)

    allowed = f"{one.allowed}, or a list by deal"
    return one._replace(read=read, write=write, allowed=allowed, by_deal=True)


def _players() -> Option:
    def read(text: str) -> tuple[int, int]:
        least, _, most = text.replace("–", "-").partition("-")
        pair = SEATS.read(least), SEATS.read(most or least)
        if pair[0] > pair[1]:
            raise ValueError
        return pair

    def write(pair: tuple[int, int]) -> str:
        least, most = pair
        return f"{least}-{most}"

    return Option("J1", read, write, "2-6")


def _ranks() -> Option:
    def read(text: str) -> str | None:
        if text == "none":
            return None
        rank = text.upper().replace("T", "10")
        if rank not in RANKS:
            raise ValueError
        return rank

    words = ("none", *RANKS)
    one = Option("M2", read, lambda v: "none" if v is None else str(v), "none | a rank", words)
    return _by_deal(one)


def _hand_size() -> Option:
    size_of = _number("J1", 1, MOST_CARDS)
    plain = _by_deal(size_of)

    def read(text: str) -> Value:
        if ":" not in text:
            return plain.read(text)
        parts = (part.partition(":") for part in text.split(","))
        pairs = tuple((SEATS.read(n.strip()), size_of.read(size.strip())) for n, _, size in parts)
        if len(dict(pairs)) < len(pairs):
            raise ValueError
        return pairs

    def write(value: Value) -> str:
        if isinstance(value, tuple) and isinstance(value[0], tuple):
            return ",".join(f"{seats}:{size}" for seats, size in value)
        return plain.write(value)

    allowed = "a number, a list by deal, or SEATS:SIZE,…"
    return plain._replace(read=read, write=write, allowed=allowed)


def _contracts() -> Option:
    def read(text: str) -> tuple[Contract, ...] | None:
        if text == "none":
            return None
        deals = tuple(tuple(map(str.strip, part.split("+"))) for part in text.split(","))
        if any(kind not in ("set", "run") for deal in deals for kind in deal):
            raise ValueError
        return deals  # type: ignore[return-value]  # only "set" and "run" are left

    def write(value: tuple[Contract, ...] | None) -> str:
        if value is None:
            return "none"
        return ",".join(deal if isinstance(deal, str) else "+".join(deal) for deal in value)

    return Option("M5", read, write, "none | set+run by deal", ("none",), by_deal=True)


_OPENING_RULES = {"none": "J5", "points": "J5", "contract": "M5", "whole-hand": "M9"}
_LAY_OFF_RULES = {
    "free": "H3",
    "after-own-meld": "H3",
    "after-opening-turn": "J6",
    "never": "H3",
}
_RECLAIM_RULES = {"never": "M8", "reuse": "J8", "keep": "W3"}

OPTIONS: dict[str, Option] = {
    "players": _players(),
    "packs": _number("R1", 1, 4),
    "jokers": _number("R1", 0, 12),
    "wild_ranks": _ranks(),
    "hand_size": _hand_size(),
    "upcard": _flag("J1"),
    "first_turn": _choice(
        {"free": "J2", "draw-and-discard": "J2", "lead-discards": "W2"},
        "free",
        "draw-and-discard",
        "lead-discards",
    ),
    "set_suits": _choice("M3", "distinct", "repeat"),
    "set_max": _number("J3", 3, MOST_CARDS, "none"),
    "run_min": _number("M3", 3, 13),
    "aces": _choice({"low": "H4", "high-low": "H4", "corner": "H5"}, "low", "high-low", "corner"),
    "jokers_per_meld": _number("J4", 0, MOST_CARDS, "any"),
    "naturals_per_meld": _number("J4", 0, 13),
    "opening": _by_deal(_choice(_OPENING_RULES, *_OPENING_RULES)),
    "opening_points": _number("J5", 1, 200, "none"),
    "opening_jokers": _optional(_choice("G3", "nothing", "as-named")),
    "contracts": _contracts(),
    "melds_per_turn": _by_deal(_one_or_any("B3")),
    "melds_after_opening": _flag("M5"),
    "lay_off": _by_deal(_choice(_LAY_OFF_RULES, *_LAY_OFF_RULES)),
    "reclaim": _by_deal(_choice(_RECLAIM_RULES, *_RECLAIM_RULES)),
    "final_discard": _by_deal(_choice("H6", "optional", "required", "never")),
    "stock_end": _choice("H7", "turn", "shuffle", "keep-top"),
    "recycles": _number("H7", 0, 99, "unlimited"),
    "scoring": _choice("H9", "collect", "penalty", "payment"),
    "blocked_score": _choice("H8", "differences", "own-hands"),
    "going_rummy": _choice("H2", "none", "double", "bonus"),
    "ace_points": _number("H4", 0, 100),
    "number_points": _choice("M12", "face", "five"),
    "joker_points": _number("J11", 0, 100),
    "target": _number("H12", 1, 10000, "none"),
    "deals": _number("H12", 1, 100, "none"),
    "tie_break": _choice("M13", "share", "deals-won"),
}


def option_from(name: str, value: object) -> Value:
    """The field value of an option given as text or as TOML, JSON or Python data.

    Raises Unreadable: option-unknown, option-value.
    """
    option = OPTIONS.get(name)
    if option is None:
        raise Unreadable("option-unknown", name=name, known=sorted(OPTIONS))
    text = _as_text(option, value)
    try:
        return option.read(text)
    except ValueError:
        raise Unreadable("option-value", name=name, value=text, allowed=option.allowed) from None


def option_rule(name: str, value: Value) -> str:
    """The rule id that a refusal cites where this option, changed, alone forbids (R14)."""
    rule = OPTIONS[name].rule
    return rule if isinstance(rule, str) else rule[str(value)]


def option_text(name: str, value: Value) -> str:
    """The text of an option's value, which `option_from` reads back."""
    return OPTIONS[name].write(value)


def _as_text(option: Option, value: object) -> str:
    """The text that stands for a value; nonsense becomes a text that `read` refuses."""
    if isinstance(value, str):
        return value.strip()
    if isinstance(value, dict):
        return ",".join(f"{key}:{size}" for key, size in value.items())
    try:
        return option.write(_as_tuples(value))
    except (TypeError, ValueError, IndexError, KeyError):
        return str(value)


def _as_tuples(value: object) -> object:
    return tuple(map(_as_tuples, value)) if isinstance(value, (list, tuple)) else value

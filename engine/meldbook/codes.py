"""Every refusal of the engine: its code, the arguments it carries and the rule it cites (R14)."""

from dataclasses import dataclass
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed: a code of REFUSALS, its arguments and the rule cited (R14)."""

    code: str
    args: dict[str, Any]
    rule: str

    def told(self) -> dict[str, Any]:
        """As an argument of an error, which says it in its own words (`refusal-CODE`)."""
        return {"code": self.code, "args": self.args}


REFUSALS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "not-on-turn": ("R3", ("seat", "turn")),
    "deal-over": ("R3", ()),
    "card-not-in-hand": ("R3", ("card",)),
    "meld-unknown": ("R3", ("meld", "melds")),
    "stock-empty": ("R3", ()),
    "discard-empty": ("R3", ()),
    "draw-twice": ("R3", ()),
    "draw-first": ("R3", ()),
    "first-turn-take": ("J2", ()),
    "first-turn-table": ("J2", ()),
    "lead-draws": ("W2", ()),
    "draw-must-take": ("J10", ()),
    "stock-out": ("B6", ()),
    "stock-lone": ("B5", ()),
    "decline-not-here": ("J10", ()),
    "meld-too-short": ("J3", ("min", "got")),
    "set-too-long": ("J3", ("max", "got")),
    "set-suit-twice": ("J3", ("suit",)),
    "meld-no-pattern": ("J3", ("cards",)),
    "run-card-twice": ("J3", ("card",)),
    "run-gap": ("J3", ()),
    "run-suits": ("J3", ()),
    "run-corner": ("J3", ("aces",)),
    "meld-jokers": ("J4", ("max", "got")),
    "meld-naturals": ("J4", ("min", "got")),
    "wild-wrong-name": ("R6", ("card", "stands")),
    "wild-not-wild": ("R6", ("card",)),
    "lay-off-no-fit": ("J3", ("card", "meld")),
    "lay-off-jokers": ("J4", ("max", "meld")),
    "meld-second": ("B3", ()),
    "meld-after-opening": ("M5", ()),
    "lay-off-unopened": ("J6", ()),
    "lay-off-own-first": ("H3", ()),
    "lay-off-never": ("H3", ()),
    "reclaim-never": ("M8", ()),
    "reclaim-unopened": ("J6", ()),
    "reclaim-no-joker": ("J8", ("meld",)),
    "reclaim-wrong-card": ("J8", ("card", "meld", "wanted")),
    "reclaim-unused": ("J8", ("owed",)),
    "reclaim-stuck": ("J8", ()),
    "opening-short": ("J5", ("points", "needed")),
    "contract-kind": ("M5", ("kind", "sets", "runs")),
    "contract-short": ("M5", ("sets", "runs")),
    "whole-hand-short": ("M9", ("cards",)),
    "discard-taken": ("R4", ("card",)),
    "discard-needed": ("H6", ()),
    "discard-last": ("H6", ("card",)),
    "turn-stuck": ("R5", ()),
}


def refuse(code: str, **args: Any) -> Refusal:  # noqa: ANN401  # numbers and texts by code
    """The refusal of a code; its arguments are those that REFUSALS declares."""
    rule, names = REFUSALS[code]
    assert set(args) == set(names), (code, args)
    return Refusal(code, args, rule)


class Unreadable(Exception):  # noqa: N818  # said of a text, as the notation does
    """A text that can't be read: an error code (text `error-CODE`) and where and what was wrong."""

    def __init__(self, code: str, **args: Any) -> None:  # noqa: ANN401  # as refuse
        """Carry the code and its arguments, which ERRORS declares."""
        super().__init__(code, args)
        assert set(args) <= set(ERRORS[code]), (code, args)
        self.code = code
        self.args_by_name: dict[str, Any] = args


ERRORS: Final[dict[str, tuple[str, ...]]] = {
    "card-unreadable": ("text",),
    "move-unreadable": ("text", "expected"),
    "record-version": ("version",),
    "record-line": ("line", "text", "expected"),
    "record-move": ("line", "text", "reason", "refusal"),
    "back-nothing": (),
    "deal-running": (),
    "match-over": (),
    "rules-unknown": ("name", "known"),
    "option-unknown": ("name", "known"),
    "option-value": ("name", "value", "allowed"),
    "options-clash": ("clashes",),
    "seed-bad": ("text",),
    "seats-bad": ("got", "min", "max"),
    "name-bad": ("text",),
    "bot-unknown": ("name", "known"),
    "bot-trait": ("name", "text", "known"),
    "scenario-toml": ("line", "column", "fault"),
    "scenario-large": ("what",),
    "scenario-missing": ("key",),
    "scenario-key": ("key", "place"),
    "scenario-value": ("key", "got", "expected", "least", "most"),
    "position-too-many": ("card", "got", "most"),
    "position-pack": ("got", "most"),
    "position-meld": ("meld", "reason", "refusal"),
    "position-seats": ("got", "min", "max"),
    "position-length": ("key", "got", "expected"),
    "position-seat": ("key", "seat", "seats"),
    "position-deal": ("deal", "deals"),
    "position-meld-number": ("key", "meld", "melds"),
    "position-drawn": ("card",),
    "position-empty-hand": ("seat",),
    "position-unknown": (),
    "request-bad": ("detail",),
}

"""Which rule a refusal cites: each game's own ids, and those of changed options (R14)."""

from meldbook.codes import REFUSALS

_SHAPES = (
    "meld-too-short",
    "set-too-long",
    "set-suit-twice",
    "meld-no-pattern",
    "run-card-twice",
    "run-gap",
    "run-suits",
    "run-corner",
    "lay-off-no-fit",
)
_JOKERS = ("meld-jokers", "meld-naturals", "lay-off-jokers")


def _all(codes: tuple[str, ...], rule: str) -> dict[str, str]:
    return dict.fromkeys(codes, rule)


_BASIC = {**_all(_SHAPES, "B2"), "decline-not-here": "B6"}

CITES: dict[str, dict[str, str]] = {
    "jokeren-13": {},  # the codes tell its rules
    "mexican-rummy": {
        **_all(_SHAPES, "M3"),
        **_all(_JOKERS, "M3"),
        "draw-must-take": "M10",
        "decline-not-here": "M10",
        "lay-off-unopened": "M6",
        "discard-needed": "M7",
        "discard-last": "M9",
    },
    "basic-rummy": _BASIC,
    "block-rummy": {**_BASIC, "decline-not-here": "H8", "stock-out": "H8"},
    "wrotham": {
        **_BASIC,
        **_all(_JOKERS, "W3"),
        "lay-off-never": "W4",
        "lay-off-unopened": "W4",
        "reclaim-never": "W4",
        "reclaim-unopened": "W4",
        "reclaim-no-joker": "W3",
        "reclaim-wrong-card": "W3",
        "whole-hand-short": "W4",
    },
    "romme": {
        **_all(_SHAPES, "G2"),
        **_all(_JOKERS, "G2"),
        "lay-off-unopened": "G4",
        "reclaim-unopened": "G4",
        "reclaim-no-joker": "G4",
        "reclaim-wrong-card": "G4",
        "opening-short": "G3",
        "discard-needed": "G5",
    },
}


def rule_of(code: str, game: str) -> str:
    """The rule id that a refusal cites in a game."""
    return CITES.get(game, {}).get(code, REFUSALS[code][0])

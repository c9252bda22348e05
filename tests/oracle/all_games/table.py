"""The options table of rules.md, cell by cell, and the worked-out wording of its headings.

A value that differs from deal to deal is a tuple with one value a deal, `None` is "none", "any"
or "unlimited"; a hand size by seats is a tuple of (seats, cards).
"""

GAMES = ("basic-rummy", "block-rummy", "wrotham", "jokeren-13", "mexican-rummy", "romme")

_BY_SEATS = ((2, 10), (3, 7), (4, 7), (5, 6), (6, 6))
_FREE, _ONCE = ("free",) * 3 + ("never",) * 3, (1,) * 3 + ("any",) * 3
_AT_ONCE = ("none",) * 3 + ("whole-hand",) * 3
_KEEP = ("keep",) * 3 + ("never",) * 3
_CONTRACT = ("contract",) * 6 + ("whole-hand",)
_THROW = ("required",) * 6 + ("never",)
_LATER = "after-opening-turn"
M4 = (
    ("set", "set"),
    ("set", "run"),
    ("run", "run"),
    ("set", "set", "set"),
    ("set", "set", "run"),
    ("set", "run", "run"),
    ("run", "run", "run"),
)

#                       basic      block      wrotham    jokeren-13 mexican    romme
ROWS: dict[str, tuple[object, ...]] = {
    "players": ((2, 6), (2, 6), (2, 6), (2, 4), (2, 6), (2, 6)),
    "packs": (1, 1, 1, 2, 2, 2),
    "jokers": (0, 0, 3, 4, 4, 6),
    "wild_ranks": (None, None, None, None, tuple("3456789"), None),
    "hand_size": (_BY_SEATS, _BY_SEATS, 7, 13, (7, 8, 9, 10, 11, 12, 13), 13),
    "upcard": (True, True, False, False, True, True),
    "first_turn": ("free", "free", "lead-discards", "draw-and-discard", "free", "free"),
    "set_suits": ("distinct", "distinct", "distinct", "distinct", "repeat", "distinct"),
    "set_max": (4, 4, 4, 4, None, 4),
    "run_min": (3, 3, 3, 3, 4, 3),
    "aces": ("low", "low", "low", "high-low", "high-low", "high-low"),
    "jokers_per_meld": (None, None, None, 1, None, 1),
    "naturals_per_meld": (1, 1, 1, 2, 0, 2),
    "opening": ("none", "none", _AT_ONCE, "points", _CONTRACT, "points"),
    "opening_points": (None, None, None, 30, None, 40),
    "opening_jokers": (None, None, None, "nothing", None, "as-named"),
    "contracts": (None, None, None, None, M4, None),
    "melds_per_turn": (1, 1, _ONCE, "any", "any", "any"),
    "melds_after_opening": (True, True, True, True, False, True),
    "lay_off": ("free", "free", _FREE, _LATER, _LATER, _LATER),
    "reclaim": ("never", "never", _KEEP, "reuse", "never", "keep"),
    "final_discard": ("optional", "optional", "optional", "optional", _THROW, "required"),
    "stock_end": ("turn", "turn", "turn", "keep-top", "keep-top", "keep-top"),
    "recycles": (2, 0, 2, None, None, None),
    "scoring": ("collect", "collect", "collect", "penalty", "penalty", "penalty"),
    "blocked_score": ("differences",) * 3 + ("own-hands",) * 3,
    "going_rummy": ("none",) * 6,
    "ace_points": (1, 1, 1, 11, 15, 11),
    "number_points": ("face", "face", "face", "face", "five", "face"),
    "joker_points": (25, 25, 25, 25, 20, 20),
    "target": (100, 100, None, None, None, None),
    "deals": (None, None, 6, 8, 7, 8),
    "tie_break": ("share", "share", "share", "share", "deals-won", "share"),
}

# Which rule a changed option is cited by where it alone forbids a step.
IDS = {
    "wild_ranks": "M2",
    "first_turn": ("J2", "W2"),
    "set_suits": "M3",
    "set_max": "J3",
    "run_min": "M3",
    "aces": ("H4", "H5"),
    "jokers_per_meld": "J4",
    "naturals_per_meld": "J4",
    "opening": ("J5", "M5", "M9"),
    "opening_points": "J5",
    "opening_jokers": "G3",
    "contracts": "M5",
    "melds_per_turn": "B3",
    "melds_after_opening": "M5",
    "lay_off": ("H3", "J6"),
    "reclaim": ("M8", "J8", "W3"),
    "final_discard": "H6",
    "stock_end": "H7",
    "recycles": "H7",
}


def options(game: str, **changed: object) -> dict[str, object]:
    """The options of a game by name, some of them changed.

    What a changed option brings with it: H4 (where Basic's card values hold an ace that also ranks
    high counts 15 unless told otherwise), H9 and H12.
    """
    column = GAMES.index(game)
    found = {name: row[column] for name, row in ROWS.items()} | changed
    if changed.get("deals") is not None and "target" not in changed:
        found["target"] = None  # H12: one of the two
    elif changed.get("target") is not None and "deals" not in changed:
        found["deals"] = None
    if column < 3 and found["aces"] != "low" and "ace_points" not in changed:
        found["ace_points"] = 15
    if changed.get("scoring") == "penalty" and "blocked_score" not in changed:
        found["blocked_score"] = "own-hands"  # H9: nobody out, all do
    return found


def in_deal(value: object, deal: int) -> object:
    """A value that may be a tuple by deal; the last one holds for every later deal."""
    return value[min(deal, len(value)) - 1] if isinstance(value, tuple) else value

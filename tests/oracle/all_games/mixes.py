"""Random mixes of options, and which of them make no sense."""

from random import Random
from typing import Any

from tests.oracle.all_games.table import GAMES, in_deal, options

Changes = dict[str, Any]

# What a step may hang on …
CHOICES: dict[str, tuple[Any, ...]] = {
    "packs": (1, 2),
    "jokers": (0, 2, 4, 6),
    "wild_ranks": (None, "2", "7", "K", "A", (None, "8", "3")),
    "first_turn": ("free", "draw-and-discard", "lead-discards"),
    "set_suits": ("distinct", "repeat"),
    "set_max": (3, 4, 5, None),
    "run_min": (3, 4, 5),
    "aces": ("low", "high-low", "corner"),
    "jokers_per_meld": (0, 1, 2, None),
    "naturals_per_meld": (0, 1, 2, 3),
    "opening": ("none", "points", "contract", "whole-hand", ("points", "none", "contract")),
    "opening_points": (10, 25, 30, 40, 51),
    "opening_jokers": ("nothing", "as-named"),
    "contracts": (None, (("run",),), (("set",), ("set", "run")), (("set", "set"), ("run", "run"))),
    "melds_per_turn": (1, "any", (1, "any")),
    "melds_after_opening": (True, False),
    "lay_off": ("free", "after-own-meld", "after-opening-turn", "never"),
    "reclaim": ("never", "reuse", "keep"),
    "final_discard": ("optional", "required", "never", ("required", "never")),
    "stock_end": ("turn", "shuffle", "keep-top"),
    "recycles": (0, 1, 2, None),
}
# … and what only counts.
COUNTING: dict[str, tuple[Any, ...]] = {
    "upcard": (True, False),
    "hand_size": (5, 7, 9, (6, 8)),
    "scoring": ("collect", "penalty", "payment"),
    "blocked_score": ("differences", "own-hands"),
    "going_rummy": ("none", "double", "bonus"),
    "ace_points": (1, 11, 15),
    "number_points": ("face", "five"),
    "joker_points": (0, 20, 25, 50),
    "tie_break": ("share", "deals-won"),
}


def random_mix(dice: Random, *, whole: bool = False) -> tuple[str, Changes]:
    """A game with a few options changed so that they make sense; `whole`: the counting ones too."""
    game = dice.choice(GAMES)
    choices = CHOICES | COUNTING if whole else CHOICES
    names = dice.sample(sorted(choices), dice.choice((1, 2, 3, 4, 6)))
    changed: Changes = {name: dice.choice(choices[name]) for name in names}
    if whole:
        changed["deals"], changed["target"] = dice.choice((1, 2, 3)), None
    return game, mended(game, changed)


def crowded_mix(dice: Random) -> tuple[str, Changes, int]:
    """A mix in which nearly all cards are dealt, with its number of seats: stocks end at once."""
    game, changed = random_mix(dice, whole=True)
    seats, jokers = dice.choice((3, 4, 4)), dice.choice((0, 1, 2))
    changed |= {"players": (seats, seats), "packs": 1, "jokers": jokers, "wild_ranks": None}
    changed["opening"] = dice.choice(("none", "none", "points"))
    changed = mended(game, changed)
    left = dice.choice((3, 4, 5, 7))  # for the piles, and the extra card of a lead hand
    return game, changed | {"hand_size": min(26, (52 + jokers - left) // seats)}, seats


def mended(game: str, changed: Changes) -> Changes:
    """The changes with what else they need."""
    found = options(game, **changed)
    if found["set_suits"] == "distinct" and found["set_max"] not in (3, 4):
        changed["set_max"] = 4
    if "points" in every(found["opening"]):
        changed["opening_points"] = found["opening_points"] or 30
        changed["opening_jokers"] = found["opening_jokers"] or "nothing"
    if "contract" in every(found["opening"]) and not found["contracts"]:
        changed["contracts"] = (("set", "run"),)
    if {"contract", "whole-hand"} & every(found["opening"]):
        changed["melds_per_turn"] = "any"
    if found["jokers"] == 0 and every(found["wild_ranks"]) == {None}:
        changed["reclaim"] = "never"
    if found["scoring"] == "payment":
        changed["blocked_score"] = "differences"
        if found["deals"] is None:
            changed["deals"], changed["target"] = 4, None
    if found["packs"] == 1 and game in GAMES[3:]:
        changed["hand_size"] = 7
    return changed


def every(value: object) -> set[Any]:
    """All values that an option takes in some deal."""
    return set(value) if isinstance(value, tuple) else {value}


def clashes(game: str, changed: Changes) -> set[str]:
    """What makes no sense in a mix, by the codes of the refusal."""
    found = options(game, **changed)
    deals = range(1, 9)
    openings = {deal: in_deal(found["opening"], deal) for deal in deals}
    once = {deal: in_deal(found["melds_per_turn"], deal) == 1 for deal in deals}
    contracts: Any = found["contracts"]
    several = {deal: bool(contracts) and len(in_deal(contracts, deal)) > 1 for deal in deals}  # type: ignore[arg-type]
    wild = bool(found["jokers"]) or every(found["wild_ranks"]) != {None}
    return {
        code
        for code, clash in {
            "set-max-distinct": found["set_suits"] == "distinct" and found["set_max"] not in (3, 4),
            "opening-points-missing": "points" in openings.values() and not found["opening_points"],
            "contracts-missing": "contract" in openings.values() and not contracts,
            "contract-melds-per-turn": any(
                openings[d] == "contract" and once[d] and several[d] for d in deals
            ),
            "length-missing": found["target"] is None and found["deals"] is None,
            "length-twice": found["target"] is not None and found["deals"] is not None,
            "payment-target": found["scoring"] == "payment" and found["target"] is not None,
            "payment-own-hands": found["scoring"] == "payment"
            and found["blocked_score"] == "own-hands",
            "reclaim-without-jokers": not wild and every(found["reclaim"]) != {"never"},
        }.items()
        if clash
    }

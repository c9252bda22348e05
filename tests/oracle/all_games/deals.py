"""The options that hold in one deal, looked up."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tests.oracle.all_games.table import in_deal, options

JOKER = "*"
Contract = tuple[str, ...]
_BY_DEAL = ("opening", "melds_per_turn", "lay_off", "reclaim", "final_discard")
_PLAIN = (
    "packs",
    "jokers",
    "first_turn",
    "set_suits",
    "set_max",
    "run_min",
    "aces",
    "jokers_per_meld",
    "naturals_per_meld",
    "opening_points",
    "opening_jokers",
    "melds_after_opening",
    "stock_end",
    "recycles",
    "scoring",
    "blocked_score",
    "going_rummy",
    "ace_points",
    "number_points",
    "joker_points",
)


@dataclass(frozen=True, eq=False)
class Deal:
    """One deal's options by their names in rules.md; `wild` is the wild rank or None."""

    packs: int
    jokers: int
    first_turn: str
    set_suits: str
    set_max: int | None
    run_min: int
    aces: str
    jokers_per_meld: int | None
    naturals_per_meld: int
    opening: str
    opening_points: int | None
    opening_jokers: str | None
    contract: Contract | None
    melds_per_turn: int | str
    melds_after_opening: bool
    lay_off: str
    reclaim: str
    final_discard: str
    stock_end: str
    recycles: int | None
    scoring: str
    blocked_score: str
    going_rummy: str
    ace_points: int
    number_points: str
    joker_points: int
    wild: str | None

    def may_be_wild(self, card: str) -> bool:
        """R6, M2: jokers, and every card of the deal's wild rank."""
        return card == JOKER or card[:-1] == self.wild


@lru_cache(maxsize=4096)
def _deal(game: str, number: int, changed: tuple[tuple[str, object], ...]) -> Deal:
    found = options(game, **dict(changed))
    values: dict[str, Any] = {name: found[name] for name in _PLAIN}
    values |= {name: in_deal(found[name], number) for name in _BY_DEAL}
    contracts: Any = found["contracts"]
    values["contract"] = None if contracts is None else in_deal(contracts, number)
    return Deal(**values, wild=in_deal(found["wild_ranks"], number))  # type: ignore[arg-type]


def deal_of(game: str, number: int = 1, **changed: object) -> Deal:
    """What holds in a deal (from 1) of a game with options changed."""
    return _deal(game, number, tuple(sorted(changed.items(), key=lambda item: item[0])))

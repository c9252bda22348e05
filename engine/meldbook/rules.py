"""The rules of a game as data: one field an option (rules.md, "Options").

A field that may differ from deal to deal takes one value for the whole match or a tuple with one
value a deal; the last value holds for any later deal.
"""

from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeVar

from meldbook.faces import (
    ACE,
    JOKER,
    RANKS,
    TEN,
    Face,
    LaidCard,
    is_wild,
    meaning_of,
    opening_value,
    rank_of,
)

FirstTurn = Literal["free", "draw-and-discard", "lead-discards"]
SetSuits = Literal["distinct", "repeat"]
Aces = Literal["low", "high-low", "corner"]
Opening = Literal["none", "points", "contract", "whole-hand"]
OpeningJokers = Literal["nothing", "as-named"]
MeldsPerTurn = Literal[1, "any"]
LayOffs = Literal["free", "after-own-meld", "after-opening-turn", "never"]
Reclaiming = Literal["never", "reuse", "keep"]
FinalDiscard = Literal["optional", "required", "never"]
StockEnd = Literal["turn", "shuffle", "keep-top"]
Scoring = Literal["collect", "penalty", "payment"]
BlockedScore = Literal["differences", "own-hands"]
GoingRummy = Literal["none", "double", "bonus"]
NumberPoints = Literal["face", "five"]
TieBreak = Literal["share", "deals-won"]
MeldKind = Literal["set", "run"]
MELD_KINDS: tuple[MeldKind, ...] = ("set", "run")
Contract = tuple[MeldKind, ...]
T = TypeVar("T")


class Shape(NamedTuple):
    """What makes cards a meld in one deal; the part of the rules that melds.py needs."""

    set_suits: SetSuits
    set_max: int | None
    run_min: int
    aces: Aces
    jokers_per_meld: int | None  # wild cards standing for others
    naturals_per_meld: int
    wild_rank: int | None  # 0 ace … 12 king


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """A whole game. Make one with `system(name, **options)`, which checks it as a whole.

    `name` is the system it was made from; no code asks for it but texts and records.
    """

    name: str
    players: tuple[int, int]  # fewest and most seats
    packs: int
    jokers: int
    wild_ranks: str | tuple[str | None, ...] | None  # "3", "K", or none; by deal
    hand_size: int | tuple[int, ...] | tuple[tuple[int, int], ...]  # one, by deal, (seats, size)
    upcard: bool
    first_turn: FirstTurn
    set_suits: SetSuits
    set_max: int | None
    run_min: int
    aces: Aces
    jokers_per_meld: int | None
    naturals_per_meld: int
    opening: Opening | tuple[Opening, ...]
    opening_points: int | None
    opening_jokers: OpeningJokers | None
    contracts: tuple[Contract, ...] | None  # by deal
    melds_per_turn: MeldsPerTurn | tuple[MeldsPerTurn, ...]
    melds_after_opening: bool
    lay_off: LayOffs | tuple[LayOffs, ...]
    reclaim: Reclaiming | tuple[Reclaiming, ...]
    final_discard: FinalDiscard | tuple[FinalDiscard, ...]
    stock_end: StockEnd
    recycles: int | None  # how often the discards become the stock; None: unlimited
    scoring: Scoring
    blocked_score: BlockedScore
    going_rummy: GoingRummy
    ace_points: int
    number_points: NumberPoints
    joker_points: int
    target: int | None
    deals: int | None
    tie_break: TieBreak

    def __hash__(self) -> int:
        """A cheap hash: rules are keys on the hot path, and few differ at a time."""
        return hash(self.name)


class DealRules(NamedTuple):
    """The rules of one deal with a number of seats: every by-deal value looked up."""

    rules: Rules
    shape: Shape
    hand_size: int
    opening: Opening
    contract: Contract | None
    melds_per_turn: MeldsPerTurn
    lay_off: LayOffs
    reclaim: Reclaiming
    final_discard: FinalDiscard
    points: tuple[int, ...]  # what each face costs in hand at the end (J11, M12, B7, W5, G6)


def by_deal(value: T | tuple[T, ...], deal: int) -> T:
    """The value that holds in a deal (from 1) of an option that may be a tuple by deal."""
    if isinstance(value, tuple):
        return value[min(deal, len(value)) - 1]
    return value


def hand_size(rules: Rules, deal: int, seats: int) -> int:
    """Cards dealt to each hand (the lead hand of W1 gets one more)."""
    size = rules.hand_size
    if isinstance(size, tuple) and isinstance(size[0], tuple):
        pairs: dict[int, int] = dict(size)
        return pairs[seats]
    return by_deal(size, deal)


@lru_cache(maxsize=512)
def deal_rules(rules: Rules, deal: int = 1, seats: int = 2) -> DealRules:
    """The rules as they hold in one deal of a match with `seats` seats."""
    wild = by_deal(rules.wild_ranks, deal)
    shape = Shape(
        rules.set_suits,
        rules.set_max,
        rules.run_min,
        rules.aces,
        rules.jokers_per_meld,
        rules.naturals_per_meld,
        RANKS.index(wild) if wild else None,
    )
    return DealRules(
        rules,
        shape,
        hand_size(rules, deal, seats),
        by_deal(rules.opening, deal),
        rules.contracts[min(deal, len(rules.contracts)) - 1] if rules.contracts else None,
        by_deal(rules.melds_per_turn, deal),
        by_deal(rules.lay_off, deal),
        by_deal(rules.reclaim, deal),
        by_deal(rules.final_discard, deal),
        (*(_points(rules, shape, card) for card in range(JOKER)), rules.joker_points, 0),
    )


def _points(rules: Rules, shape: Shape, card: Face) -> int:
    """What a natural card costs in hand."""
    rank = rank_of(card)
    if rank == shape.wild_rank:
        return rules.joker_points
    if rank == ACE:
        return rules.ace_points
    if rank >= TEN:
        return 10
    return 5 if rules.number_points == "five" else rank + 1


def changed_options(rules: Rules, base: Rules) -> dict[str, Any]:
    """The options in which two rules differ, by name, with the first one's values."""
    names = (field.name for field in fields(Rules) if field.name != "name")
    return {n: getattr(rules, n) for n in names if getattr(rules, n) != getattr(base, n)}


def opening_worth(card: LaidCard, jokers: OpeningJokers | None) -> int:
    """What a laid card adds to an opening: a wild one nothing, or what it stands for (J5, G3)."""
    if is_wild(card) and jokers != "as-named":
        return 0
    return opening_value(rank_of(meaning_of(card)))

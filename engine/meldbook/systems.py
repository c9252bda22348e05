"""The games by name, and the check of a mix of options as a whole."""

from dataclasses import replace
from typing import Any

from meldbook.codes import Unreadable
from meldbook.faces import ACE, IN_SET, IN_SUIT, SMALLEST_MELD, opening_value
from meldbook.games import BASIC_RUMMY, JOKEREN_13, MEXICAN_RUMMY
from meldbook.options import MOST_CARDS, option_from
from meldbook.rules import Contract, Opening, Rules, by_deal, hand_size

HIGH_ACE_POINTS = 15  # of Basic's card values where an ace may be high (H4)

SYSTEMS: dict[str, Rules] = {
    "jokeren-13": JOKEREN_13,
    "mexican-rummy": MEXICAN_RUMMY,
    "basic-rummy": BASIC_RUMMY,
    "block-rummy": replace(BASIC_RUMMY, name="block-rummy", recycles=0),
    "wrotham": replace(
        BASIC_RUMMY,
        name="wrotham",
        jokers=3,
        hand_size=7,
        upcard=False,
        first_turn="lead-discards",
        opening=("none", "none", "none", "whole-hand", "whole-hand", "whole-hand"),
        melds_per_turn=(1, 1, 1, "any", "any", "any"),
        lay_off=("free", "free", "free", "never", "never", "never"),
        reclaim=("keep", "keep", "keep", "never", "never", "never"),
        target=None,
        deals=6,
    ),
    "romme": replace(
        JOKEREN_13,
        name="romme",
        players=(2, 6),
        jokers=6,
        upcard=True,
        first_turn="free",
        opening_points=40,
        opening_jokers="as-named",
        reclaim="keep",
        final_discard="required",
        joker_points=20,
    ),
}


def system(name: str, /, **options: Any) -> Rules:  # noqa: ANN401  # checked by option_from
    """The rules of a named game with options changed, checked as a whole.

    Options take the values of the fields of Rules, or the texts of notation.md. A number of deals
    replaces a target and the other way round (H12); a high ace counts 15 where Basic's card values
    hold, unless `ace_points` is given (H4); penalties count all hands of a blocked deal, unless
    `blocked_score` is given (H9). Raises Unreadable: rules-unknown, option-unknown,
    option-value, options-clash (naming every contradiction).
    """
    base = SYSTEMS.get(name)
    if base is None:
        raise Unreadable("rules-unknown", name=name, known=sorted(SYSTEMS))
    rules = mixed(base, {key: option_from(key, value) for key, value in options.items()})
    clashes = contradictions(rules)
    if clashes:
        raise Unreadable("options-clash", clashes=clashes)
    return rules


def mixed(base: Rules, changed: dict[str, Any]) -> Rules:
    """A game with options changed, and what they bring along; not checked for contradictions."""
    return replace(base, **{**_following(base, changed), **changed})


def _following(base: Rules, changed: dict[str, Any]) -> dict[str, Any]:
    """What changed options bring with them where nothing else is said."""
    following: dict[str, Any] = {}
    if changed.get("aces", "low") != "low" and base.aces == "low" and base.ace_points == 1:
        following["ace_points"] = HIGH_ACE_POINTS
    if changed.get("scoring", base.scoring) == "penalty" != base.scoring:
        following["blocked_score"] = "own-hands"  # nobody out: all count (H9)
    if changed.get("deals") is not None:
        following["target"] = None
    elif changed.get("target") is not None:
        following["deals"] = None
    return following


def base_of(rules: Rules) -> Rules:
    """The named game that rules were made from, with what their changed options bring along."""
    base = SYSTEMS[rules.name]
    changed = {
        name: getattr(rules, name)
        for name in ("aces", "scoring", "deals", "target")
        if getattr(rules, name) != getattr(base, name)
    }
    return replace(base, **_following(base, changed))


def contradictions(rules: Rules) -> list[str]:
    """Everything in a mix of options that makes no sense together, as codes (text `clash-CODE`)."""
    return [code for code, clash in _clashes(rules).items() if clash]


def _clashes(rules: Rules) -> dict[str, bool]:
    dealt = not _seats_without_hand(rules)
    deals = range(1, planned_deals(rules) + 1)
    openings = {by_deal(rules.opening, deal) for deal in deals}
    wild = rules.jokers > 0 or _all(rules.wild_ranks) != {None}
    return {
        "hand-size-seats": not dealt,
        "cards-too-few": dealt and _cards_needed(rules) > rules.packs * 52 + rules.jokers,
        "hand-too-small": dealt and any(_too_small(rules, deal) for deal in deals),
        "set-max-distinct": rules.set_suits == "distinct"
        and (rules.set_max is None or rules.set_max > IN_SET),
        "opening-points-missing": "points" in openings and rules.opening_points is None,
        "opening-points-too-many": dealt and any(_too_many_points(rules, deal) for deal in deals),
        "contracts-missing": "contract" in openings and rules.contracts is None,
        "contract-too-long": dealt and any(_too_long(rules, deal) for deal in deals),
        "contract-too-short": dealt and any(_too_short(rules, deal) for deal in deals),
        "contract-melds-per-turn": any(_too_many_melds(rules, deal) for deal in deals),
        "length-missing": rules.target is None and rules.deals is None,
        "length-twice": rules.target is not None and rules.deals is not None,
        "payment-target": rules.scoring == "payment" and rules.target is not None,
        "payment-own-hands": rules.scoring == "payment" and rules.blocked_score == "own-hands",
        "reclaim-without-jokers": not wild and _all(rules.reclaim) != {"never"},
    }


def _seats_without_hand(rules: Rules) -> bool:
    """Whether hand sizes by seats leave out a number of seats that may play."""
    size = rules.hand_size
    if not isinstance(size, tuple) or not isinstance(size[0], tuple):
        return False
    given = {pair[0] for pair in size if isinstance(pair, tuple)}
    return not given >= set(range(rules.players[0], rules.players[1] + 1))


def planned_deals(rules: Rules) -> int:
    """How many deals differ in their rules: as many as the longest table by deal."""
    tables = [getattr(rules, name) for name in _BY_DEAL]
    longest = max((len(table) for table in tables if isinstance(table, tuple)), default=1)
    return min(longest, rules.deals) if rules.deals else longest


_BY_DEAL = (
    "wild_ranks",
    "opening",
    "contracts",
    "melds_per_turn",
    "lay_off",
    "reclaim",
    "final_discard",
    "hand_size",
)


def _sizes(rules: Rules, deal: int) -> list[int]:
    seats = range(rules.players[0], rules.players[1] + 1)
    return [hand_size(rules, deal, number) for number in seats]


def _cards_needed(rules: Rules) -> int:
    """Cards for the fullest table: all hands, the extra card of a lead hand, two on the piles."""
    lead = rules.first_turn == "lead-discards"
    seats = range(rules.players[0], rules.players[1] + 1)
    deals = range(1, planned_deals(rules) + 1)
    return max(hand_size(rules, d, s) * s for s in seats for d in deals) + lead + 2


def _fewest_to_lay(rules: Rules, deal: int) -> int:
    """What the smallest hand can lay after a draw, less a card that must be thrown."""
    kept = by_deal(rules.final_discard, deal) == "required"
    return min(_sizes(rules, deal)) + 1 - kept


def _too_small(rules: Rules, deal: int) -> bool:
    """Whether a hand can never hold a meld."""
    return _fewest_to_lay(rules, deal) < SMALLEST_MELD


def _too_many_points(rules: Rules, deal: int) -> bool:
    """Whether a hand of nothing but aces would not be worth the opening (J5)."""
    if by_deal(rules.opening, deal) != "points":
        return False
    return (rules.opening_points or 0) > opening_value(ACE) * _fewest_to_lay(rules, deal)


def _contract(rules: Rules, deal: int, *openings: Opening) -> Contract:
    """The contract of a deal, empty where its opening is none of these."""
    if rules.contracts is None or by_deal(rules.opening, deal) not in openings:
        return ()
    return rules.contracts[min(deal, len(rules.contracts)) - 1]


def _too_long(rules: Rules, deal: int) -> bool:
    """Whether a contract needs more cards than a hand can lay."""
    contract = _contract(rules, deal, "contract", "whole-hand")
    needed = sum(SMALLEST_MELD if kind == "set" else rules.run_min for kind in contract)
    return needed > _fewest_to_lay(rules, deal)


def _too_short(rules: Rules, deal: int) -> bool:
    """Whether a whole hand can't be laid in the melds of its contract (M9)."""
    contract = _contract(rules, deal, "whole-hand")
    longest = {"set": rules.set_max or MOST_CARDS, "run": IN_SUIT}
    thrown = by_deal(rules.final_discard, deal) != "never"
    laid = max(_sizes(rules, deal)) + 1 - thrown
    return bool(contract) and laid > sum(longest[kind] for kind in contract)


def _too_many_melds(rules: Rules, deal: int) -> bool:
    """Whether a contract of several melds meets a limit of one meld a turn (B3)."""
    several = len(_contract(rules, deal, "contract")) > 1
    return several and by_deal(rules.melds_per_turn, deal) == 1


def _all(value: object) -> set[object]:
    return set(value) if isinstance(value, tuple) else {value}

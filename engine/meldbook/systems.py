"""The games of the book as data, and the check of a mix of options as a whole."""

from dataclasses import replace
from typing import Any

from meldbook.codes import Unreadable
from meldbook.faces import IN_SET
from meldbook.options import option_from
from meldbook.rules import Rules, by_deal, hand_size

SYSTEMS: dict[str, Rules] = {
    "jokeren-13": Rules(
        name="jokeren-13",
        players=(2, 4),
        packs=2,
        jokers=4,
        wild_ranks=None,
        hand_size=13,
        upcard=False,
        first_turn="draw-and-discard",
        set_suits="distinct",
        set_max=4,
        run_min=3,
        aces="high-low",
        jokers_per_meld=1,
        naturals_per_meld=2,
        opening="points",
        opening_points=30,
        opening_jokers="nothing",
        contracts=None,
        melds_per_turn="any",
        melds_after_opening=True,
        lay_off="after-opening-turn",
        reclaim="reuse",
        final_discard="optional",
        stock_end="keep-top",
        recycles=None,
        scoring="penalty",
        blocked_score="own-hands",
        going_rummy="none",
        ace_points=11,
        number_points="face",
        joker_points=25,
        target=None,
        deals=8,
        tie_break="share",
    ),
}


def system(name: str, **options: Any) -> Rules:  # noqa: ANN401  # checked by option_from
    """The rules of a named game with options changed, checked as a whole.

    Options take the values of the fields of Rules, or the texts of notation.md. Raises Unreadable:
    rules-unknown, option-unknown, option-value, options-clash (naming every contradiction).
    """
    base = SYSTEMS.get(name)
    if base is None:
        raise Unreadable("rules-unknown", name=name, known=sorted(SYSTEMS))
    rules = replace(base, **{key: option_from(key, value) for key, value in options.items()})
    clashes = contradictions(rules)
    if clashes:
        raise Unreadable("options-clash", clashes=clashes)
    return rules


def contradictions(rules: Rules) -> list[str]:
    """Everything in a mix of options that makes no sense together, as codes (text `clash-CODE`)."""
    return [code for code, clash in _clashes(rules).items() if clash]


def _clashes(rules: Rules) -> dict[str, bool]:
    deals = range(1, _planned_deals(rules) + 1)
    openings = {by_deal(rules.opening, deal) for deal in deals}
    return {
        "cards-too-few": _cards_needed(rules) > rules.packs * 52 + rules.jokers,
        "set-max-distinct": rules.set_suits == "distinct"
        and (rules.set_max is None or rules.set_max > IN_SET),
        "opening-points-missing": "points" in openings
        and (rules.opening_points is None or rules.opening_jokers is None),
        "contracts-missing": "contract" in openings and rules.contracts is None,
        "length-missing": rules.target is None and rules.deals is None,
        "length-twice": rules.target is not None and rules.deals is not None,
        "payment-target": rules.scoring == "payment" and rules.target is not None,
        "reclaim-without-jokers": _all(rules.reclaim) != {"never"}
        and rules.jokers == 0
        and _all(rules.wild_ranks) == {None},
        "not-yet": _beyond(rules, openings),
    }


def _planned_deals(rules: Rules) -> int:
    tables = [value for value in (rules.opening, rules.contracts, rules.hand_size) if value]
    return rules.deals or max((len(t) for t in tables if isinstance(t, tuple)), default=1)


def _cards_needed(rules: Rules) -> int:
    """Cards for the fullest table: all hands, the extra card of a lead hand, two on the piles."""
    lead = rules.first_turn == "lead-discards"
    seats = range(rules.players[0], rules.players[1] + 1)
    deals = range(1, _planned_deals(rules) + 1)
    return max(hand_size(rules, d, s) * s for s in seats for d in deals) + lead + 2


def _all(value: object) -> set[object]:
    return set(value) if isinstance(value, tuple) else {value}


def _beyond(rules: Rules, openings: set[str]) -> bool:
    """Options whose mechanism this version does not have yet."""
    return (
        openings != {"points"}
        or rules.upcard
        or rules.first_turn == "lead-discards"
        or rules.set_suits != "distinct"
        or _all(rules.wild_ranks) != {None}
        or _all(rules.melds_per_turn) != {"any"}
        or not rules.melds_after_opening
        or _all(rules.lay_off) != {"after-opening-turn"}
        or _all(rules.reclaim) != {"reuse"}
        or "never" in _all(rules.final_discard)
        or rules.stock_end != "keep-top"
        or rules.recycles is not None
        or rules.scoring != "penalty"
        or rules.blocked_score != "own-hands"
        or rules.going_rummy != "none"
        or rules.target is not None
        or rules.tie_break != "share"
    )

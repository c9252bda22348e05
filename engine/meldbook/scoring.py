"""What cards cost in hand and what a deal and a match come to (J11, B7–B9, M12, H2, H8–H10)."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from meldbook.faces import Face
from meldbook.rules import DealRules, Rules
from meldbook.state import Score, State

RUMMY_BONUS = 10


def hand_points(here: DealRules, cards: Iterable[Face]) -> int:
    """Points of all cards of a hand. Unknown cards have none: callers ask for known hands."""
    return sum(map(here.points.__getitem__, cards))


def deal_scores(state: State, out: int | None) -> tuple[Score, ...]:
    """What a deal adds to each seat's score, `out` the seat that went out (J11, B7, B8, H8–H10)."""
    hands = [hand_points(state.here, hand) for hand in state.hands]
    return counted(state.rules, hands, out, rummy=out is not None and not state.joined[out])


def counted(
    rules: Rules, hands: Sequence[int], out: int | None, *, rummy: bool
) -> tuple[Score, ...]:
    """What hands of so many points come to; `rummy`: who went out laid nothing before (H2)."""
    if out is not None:
        return _won(rules, hands, out, rummy=rummy)
    lowest = min(hands)
    if rules.blocked_score == "own-hands":
        sign = 1 if rules.scoring == "penalty" else -1
        return tuple(sign * points for points in hands)
    over = [points - lowest for points in hands]
    if rules.scoring == "penalty":
        return tuple(over)
    return _shared(over, pays=rules.scoring == "payment")


def _won(rules: Rules, hands: Sequence[int], out: int, *, rummy: bool) -> tuple[Score, ...]:
    """The scores where a seat went out; going rummy doubles or adds ten (H2)."""
    factor = 2 if rummy and rules.going_rummy == "double" else 1
    bonus = RUMMY_BONUS if rummy and rules.going_rummy == "bonus" else 0
    if rules.scoring == "collect":
        total = sum(hands) * factor + bonus
        return tuple(total if seat == out else 0 for seat in range(len(hands)))
    lost = [0 if seat == out else p * factor + bonus for seat, p in enumerate(hands)]
    if rules.scoring == "penalty":
        return tuple(lost)
    return tuple(sum(lost) if seat == out else -p for seat, p in enumerate(lost))


def _shared(over: Sequence[int], *, pays: bool) -> tuple[Score, ...]:
    """The lowest hands share the sum of the differences; where it is paid, the others lose it."""
    share = _exact(Fraction(sum(over), over.count(0)))
    return tuple(share if points == 0 else (-points if pays else 0) for points in over)


def _exact(score: Fraction) -> Score:
    return int(score) if score.denominator == 1 else score


def added(scores: Iterable[Score], more: Iterable[Score]) -> tuple[Score, ...]:
    """Scores seat by seat with more added, exactly."""
    return tuple(_exact(Fraction(old) + new) for old, new in zip(scores, more, strict=True))


def match_over(state: State) -> bool:
    """Whether the match ends with this ended deal (J12, B9, M13, H9, H12)."""
    return state.end is not None and match_ends(state.rules, state.deal, state.scores)


def match_ends(rules: Rules, deal: int, scores: Iterable[Score]) -> bool:
    """Whether a match with these totals ends with a played deal."""
    if rules.target is not None:
        return max(scores) >= rules.target
    return deal >= (rules.deals or 0)


def ranks(rules: Rules, scores: Sequence[Score], won: Sequence[int]) -> tuple[int, ...]:
    """The place of each seat, from 1; equals share a place (J12, B9, M13)."""
    sign = 1 if rules.scoring == "penalty" else -1
    wins = won if rules.tie_break == "deals-won" else [0] * len(won)
    keys = [(sign * score, -deals) for score, deals in zip(scores, wins, strict=True)]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def winners(state: State) -> tuple[int, ...] | None:
    """The seats that won the match, or None while it goes on."""
    if not match_over(state):
        return None
    places = ranks(state.rules, state.scores, state.won)
    return tuple(seat for seat, place in enumerate(places) if place == 1)

"""What cards cost in hand and what a deal and a match come to (J11, J12)."""

from collections.abc import Iterable

from meldbook.faces import ACE, JOKER, TEN, Face, rank_of
from meldbook.rules import DealRules, Rules
from meldbook.state import State


def card_points(here: DealRules, card: Face) -> int:
    """Points that a card costs in hand at the end of a deal (J11, M12, B7, W5, G6)."""
    rules = here.rules
    if card == JOKER or rank_of(card) == here.shape.wild_rank:
        return rules.joker_points
    rank = rank_of(card)
    if rank == ACE:
        return rules.ace_points
    if rank >= TEN:
        return 10
    return 5 if rules.number_points == "five" else rank + 1


def hand_points(here: DealRules, cards: Iterable[Face]) -> int:
    """Points of all cards of a hand. Unknown cards have none: callers ask for known hands."""
    return sum(card_points(here, card) for card in cards)


def deal_scores(state: State, out: int | None) -> tuple[int, ...]:
    """What a deal adds to each seat's score: hands as penalty, nothing for the one out (J11)."""
    return tuple(
        0 if seat == out else hand_points(state.here, hand) for seat, hand in enumerate(state.hands)
    )


def match_over(state: State) -> bool:
    """Whether the match ends with this ended deal (J12)."""
    return state.end is not None and state.deal >= (state.rules.deals or 0)


def ranks(rules: Rules, scores: tuple[int, ...]) -> tuple[int, ...]:
    """The place of each seat, from 1; equal scores share a place (J12)."""
    assert rules.scoring == "penalty"
    return tuple(1 + sum(other < score for other in scores) for score in scores)


def winners(state: State) -> tuple[int, ...] | None:
    """The seats that won the match, or None while it goes on."""
    if not match_over(state):
        return None
    places = ranks(state.rules, state.scores)
    return tuple(seat for seat, place in enumerate(places) if place == 1)

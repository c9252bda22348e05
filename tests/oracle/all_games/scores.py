"""What a deal and a match come to: J11, J12, M12, M13, B7–B9, H2, H9, H10, W5, G6."""

from collections.abc import Sequence
from fractions import Fraction

from tests.oracle.all_games.deals import JOKER, Deal
from tests.oracle.all_games.melds import Hand, rank

Scores = tuple[Fraction, ...]


def card_cost(card: str, deal: Deal) -> int:
    """What a card costs in hand."""
    if card == JOKER or card[:-1] == deal.wild:
        return deal.joker_points
    number = rank(card)
    if number == 1:
        return deal.ace_points
    if number >= 10:
        return 10
    return 5 if deal.number_points == "five" else number


def hand_cost(hand: Hand, deal: Deal) -> int:
    """What a hand costs."""
    return sum(card_cost(card, deal) for card in hand)


def deal_scores(hands: Sequence[Hand], out: int | None, deal: Deal, *, at_once: bool) -> Scores:
    """What the deal adds to each seat's score. `at_once`: out without having joined in before."""
    costs = [Fraction(hand_cost(hand, deal)) for hand in hands]
    if out is None:
        return _blocked(costs, deal)
    rummy = deal.going_rummy if at_once else "none"
    if deal.scoring == "collect":
        total = sum(costs, Fraction())
        gain = total * 2 if rummy == "double" else total + 10 * (rummy == "bonus")
        return tuple(gain if seat == out else Fraction() for seat in range(len(hands)))
    owed = [
        Fraction()
        if seat == out
        else cost * 2
        if rummy == "double"
        else cost + 10 * (rummy == "bonus")
        for seat, cost in enumerate(costs)
    ]
    if deal.scoring == "penalty":
        return tuple(owed)
    return tuple(sum(owed, Fraction()) if seat == out else -cost for seat, cost in enumerate(owed))


def _blocked(costs: list[Fraction], deal: Deal) -> Scores:
    least = min(costs)
    best = [seat for seat, cost in enumerate(costs) if cost == least]
    over = [cost - least for cost in costs]
    if deal.scoring == "penalty":
        return tuple(costs if deal.blocked_score == "own-hands" else over)
    if deal.blocked_score == "own-hands":
        return tuple(-cost for cost in costs)
    share = sum(over, Fraction()) / len(best)
    lost = over if deal.scoring == "payment" else [Fraction()] * len(costs)
    return tuple(share if seat in best else -lost[seat] for seat in range(len(costs)))

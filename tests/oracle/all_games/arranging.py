"""The best disjoint melds of a hand of any game by CP-SAT, from the melds of the brute force."""

from collections import Counter
from collections.abc import Callable
from random import Random

from ortools.sat.python import cp_model

from tests.oracle.all_games.deals import JOKER, Deal
from tests.oracle.all_games.melds import FACES, RANKS, Hand, melds_of, pack
from tests.oracle.all_games.scores import card_cost, hand_cost

Cards = tuple[str, ...]


def uses(hand: Hand, deal: Deal) -> list[Cards]:
    """Every choice of cards of the hand that is some meld."""
    return sorted({tuple(sorted(card for card, _ in meld)) for meld in melds_of(hand, deal)})


def least_left(hand: Hand, deal: Deal) -> int:
    """The fewest points left out of melds."""
    return hand_cost(hand, deal) - best(hand, deal, lambda card: card_cost(card, deal))


def best(hand: Hand, deal: Deal, worth: Callable[[str], int]) -> int:
    """The most that disjoint melds of the hand are worth."""
    model, held = cp_model.CpModel(), Counter(hand)
    laid = {cards: model.new_int_var(0, 4, " ".join(cards)) for cards in uses(hand, deal)}
    for card, copies in held.items():
        model.add(sum(cards.count(card) * times for cards, times in laid.items()) <= copies)
    model.maximize(sum(sum(map(worth, cards)) * times for cards, times in laid.items()))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return round(solver.objective_value)


def random_hand(deal: Deal, dice: Random, size: int) -> Hand:
    """A hand of the whole pack, or one narrowed to neighbours and wild cards."""
    cards = list(pack(deal).elements())
    if dice.random() < 0.7:
        start, suits = dice.randrange(13), dice.sample("shdc", 2)
        near = {RANKS[(start + step) % 13] for step in range(5)}
        close = {face for face in FACES if face[:-1] in near and face[-1] in suits}
        wild = [card for card in cards if card == JOKER or deal.may_be_wild(card)]
        few = dice.sample(wild, min(len(wild), dice.choice((0, 1, 2, 3))))
        cards = [card for card in cards if card in close and card not in few] + few
        cards += dice.sample(list(pack(deal).elements()), 3)
        cards = list((Counter(cards) & pack(deal)).elements())
    return tuple(sorted(dice.sample(cards, min(size, len(cards)))))

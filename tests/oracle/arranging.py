"""The best disjoint melds of a Jokeren hand, found in two ways: by trying all, and by CP-SAT.

A pattern is the multiset of cards that leaves the hand: `("*", "6h", "8h")`.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from random import Random

from ortools.sat.python import cp_model

from tests.oracle.melds import FACES, JOKER, RANKS, SUITS, points

Pattern = tuple[str, ...]
Worth = Callable[[str], int]


def penalty(card: str) -> int:
    """What laying a card saves (J11)."""
    return points(card)


def toward_opening(card: str) -> int:
    """What laying a card adds to an opening (J5): jokers count nothing."""
    return 0 if card == JOKER else points(card)


def one_card(_: str) -> int:
    """Every card the same: the most cards laid."""
    return 1


def _natural_patterns() -> Iterator[Pattern]:
    for rank in RANKS:
        four = [rank + suit for suit in SUITS]
        yield from combinations(four, 3)
        yield tuple(four)
    for suit in SUITS:
        row = [rank + suit for rank in (*RANKS, "A")]
        for start in range(12):
            for end in range(start + 3, min(15, start + 14)):
                yield tuple(row[start:end])


@cache
def patterns() -> tuple[Pattern, ...]:
    """Every meld of naturals, and every one with one of its cards replaced by a joker."""
    plain = {tuple(sorted(pattern)) for pattern in _natural_patterns()}
    wild = {
        tuple(sorted((*pattern[:place], *pattern[place + 1 :], JOKER)))
        for pattern in plain
        for place in range(len(pattern))
    }
    return tuple(sorted(plain | wild))


def within(hand: Counter[str]) -> list[Pattern]:
    """The patterns that a hand holds."""
    return [pattern for pattern in patterns() if Counter(pattern) <= hand]


def best_by_trying(hand: list[str], worth: Worth) -> int:
    """The most that disjoint melds of the hand are worth, card by card exhaustively."""
    usable = within(Counter(hand))

    @cache
    def most(left: Pattern) -> int:
        if not left:
            return 0
        best = most(left[1:])  # the first card stays out …
        for pattern in usable:  # … or lies in one of these
            if left[0] in pattern and Counter(pattern) <= Counter(left):
                rest = tuple(sorted((Counter(left) - Counter(pattern)).elements(), reverse=True))
                best = max(best, sum(map(worth, pattern)) + most(rest))
        return best

    return most(tuple(sorted(hand, reverse=True)))


def best_by_solver(hand: list[str], worth: Worth) -> int:
    """The same by integer programming: how often each pattern is laid."""
    return solved(Counter(hand), within(Counter(hand)), worth)


def solved(held: Counter[str], usable: list[Pattern], worth: Worth) -> int:
    """CP-SAT's answer for a hand, the patterns that it holds being known."""
    model = cp_model.CpModel()
    laid = {pattern: model.new_int_var(0, 2, " ".join(pattern)) for pattern in usable}
    for card, copies in held.items():
        uses = [p.count(card) * times for p, times in laid.items() if card in p]
        model.add(sum(uses) <= copies)
    model.maximize(sum(sum(map(worth, p)) * times for p, times in laid.items()))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return round(solver.objective_value)


def random_hand(dice: Random) -> list[str]:
    """Fourteen cards of the whole pack."""
    return dice.sample([*FACES, *FACES, *[JOKER] * 4], 14)


def rich_hand(dice: Random) -> list[str]:
    """Fourteen cards out of melds that share ranks, suits and jokers."""
    hand: list[str] = [JOKER] * dice.randint(0, 3)
    pool = Counter([*FACES, *FACES])
    near = [pattern for pattern in patterns() if 3 <= len(pattern) <= 5 and JOKER not in pattern]
    suits = dice.sample(SUITS, dice.choice((2, 3)))
    while len(hand) < 14:
        pattern = Counter(dice.choice(near))
        if any(card[-1] in suits for card in pattern) and pattern <= pool:
            hand += pattern.elements()
            pool -= pattern
    return hand[:14]

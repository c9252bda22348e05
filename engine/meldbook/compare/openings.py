"""Cases about opening: points, what jokers are worth in them, contracts, the whole hand."""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

from meldbook.compare.cases import Cards, Case, Ground, companions, run_of, set_of
from meldbook.faces import IN_SUIT, RANKS, opening_value
from meldbook.rules import MELD_KINDS, MeldKind

_MOST_PARTS = 2  # melds of an opening that no contract asks for


def opening_cases(ground: Ground) -> Iterator[Case]:
    """Hands of melds of each kind and number, small and large ones, first laid in the turn."""
    contracts = [tuple(here.contract) for here in ground.here if here.contract]
    kinds = [
        *contracts,
        *(
            k
            for n in range(1, _MOST_PARTS + 1)
            for k in combinations_with_replacement(MELD_KINDS, n)
        ),
    ]
    for parts in dict.fromkeys(kinds):
        for small in (True, False):
            yield from _first_of(ground, parts, small=small)


def _first_of(ground: Ground, kinds: Sequence[MeldKind], *, small: bool) -> Iterator[Case]:
    for kind in dict.fromkeys(kinds):
        others = list(kinds)
        others.remove(kind)
        low = run_of(1, ground.run_min, "h") if kind == "run" else set_of(ground.plain[-2], 3, ())
        first = low if small else companions(ground, [kind], ())
        rest = companions(ground, others, first) if first else None
        if first is None or rest is None:
            continue
        for more in (2, 1, 0):
            hand = (*first, *rest, *ground.idle((*first, *rest), more))
            yield Case(ground.position(hand), f"meld {' '.join(first)}")


def points_cases(ground: Ground) -> Iterator[Case]:
    """Melds worth just enough for the lower of two openings by points."""
    needed = [here.rules.opening_points or 0 for here in ground.here]
    if not _by_points(ground):
        return
    for worth in (max(needed) - 1, min(needed)):
        parts = melds_worth(ground, worth)
        if parts:
            yield _laying(ground, parts)


def joker_cases(ground: Ground) -> Iterator[Case]:
    """Melds that are worth enough only if a joker in them counts as what it stands for."""
    needed = max(here.rules.opening_points or 0 for here in ground.here)
    supply = next(iter(ground.wild_cards()), ())
    if not supply or not _by_points(ground):
        return
    for worth in range(needed, needed + 10):
        parts = melds_worth(ground, worth)
        if parts and not any(card[:-1] in ground.wild for part in parts for card in part):
            *first, last = parts[0]
            named = (*first, f"{supply[0]}={last}")
            if worth - _worth(last) < needed:
                yield _laying(ground, [named, *parts[1:]])


def _by_points(ground: Ground) -> bool:
    return any(here.opening == "points" for here in ground.here)


def _laying(ground: Ground, parts: Sequence[Cards]) -> Case:
    cards = tuple(card for part in parts for card in part)
    hand = (*cards, *ground.idle(cards, 2))
    return Case(ground.position(hand), f"meld {' '.join(parts[0])}")


def melds_worth(ground: Ground, worth: int, used: Cards = ()) -> list[Cards]:
    """Natural melds, as few as can be, that are worth so many points together; none if none are."""
    best: dict[int, list[Cards]] = {0: []}
    frontier = [0]
    melds = [(meld, sum(map(_worth, meld))) for meld in _melds(ground)]
    while frontier and worth not in best:
        reached = []
        for sum_ in frontier:
            held = [*used, *(card for part in best[sum_] for card in part)]
            for meld, more in melds:
                total = sum_ + more
                if total <= worth and total not in best and ground.held([*held, *meld]):
                    best[total] = [meld, *best[sum_]]
                    reached.append(total)
        frontier = reached
    return best.get(worth, [])


def _worth(card: str) -> int:
    return opening_value(RANKS.index(card[:-1]))


def _melds(ground: Ground) -> Iterator[Cards]:
    """Runs and sets without cards of a wild rank."""
    for length in range(ground.run_min, IN_SUIT):
        for start in range(IN_SUIT - length, -1, -1):
            for suit in "hsdc":
                run = run_of(start, length, suit)
                if not any(card[:-1] in ground.wild for card in run):
                    yield run
    for rank in ground.plain:
        yield set_of(rank, 3, ())
        yield set_of(rank, 4, ())

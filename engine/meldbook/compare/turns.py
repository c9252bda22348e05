"""Cases about turns: laying off, exchanging jokers, the first and the last turn, the stock."""

from collections.abc import Iterator

from meldbook.compare.cases import Cards, Case, Ground, companion_melds, run_of, set_of
from meldbook.compare.openings import melds_worth
from meldbook.faces import IN_SUIT, RANKS

_THROWN = ("2c", "9d", "Kh")


def meld_cases(ground: Ground) -> Iterator[Case]:
    """A set or a run laid: as the first meld, as another of the turn, after having opened."""
    for meld in (set_of(ground.plain[0], 3, ()), run_of(1, ground.run_min, "h")):
        hand = (*meld, *ground.idle(meld, 2))
        move = f"meld {' '.join(meld)}"
        for opened in (True, False):
            flags = ground.first(yes=opened)
            yield Case(ground.position(hand, opened=flags), move)
            position = ground.position(hand, opened=flags, table=[_lying(ground, 0)], laid=[1])
            yield Case(position, move)


def lay_off_cases(ground: Ground) -> Iterator[Case]:
    """A card laid off by who has opened, who has not, who has laid melds in this turn."""
    card = _next_card(ground)
    hand = (card, *ground.idle((card,), 2))
    table = [_lying(ground, ground.seats - 1)]
    for opened in (True, False):
        flags = [*ground.first(yes=opened)[:-1], True]
        yield Case(ground.position(hand, opened=flags, table=table), f"add {card} to 1")
        for melds in _just_laid(ground, (card, *table[0].split()[1:])):
            lying = [*table, *(f"0: {' '.join(meld)}" for meld in melds)]
            laid = [*range(2, len(lying) + 1)]
            position = ground.position(hand, opened=flags, table=lying, laid=laid)
            yield Case(position, f"add {card} to 1")


def _just_laid(ground: Ground, used: Cards) -> Iterator[list[Cards]]:
    """Melds that open under one of the rules at least, as few as can be."""
    yield [run_of(IN_SUIT - ground.run_min, ground.run_min, "c")]
    for here in ground.here:
        if here.opening == "points":
            yield melds_worth(ground, here.rules.opening_points or 0, used)
        if here.opening == "contract" and here.contract:
            yield companion_melds(ground, here.contract, used) or []


def _lying(ground: Ground, owner: int) -> str:
    return f"{owner}: {' '.join(run_of(IN_SUIT - ground.run_min, ground.run_min, 's'))}"


def _next_card(ground: Ground) -> str:
    return f"{RANKS[12 - ground.run_min]}s"


def reclaim_cases(ground: Ground) -> Iterator[Case]:
    """A card put for a wild one, with and without a use for that one in the turn."""
    supply = next(iter(ground.wild_cards()), ())
    rank = ground.plain[0]
    use = set_of(ground.plain[1], 3, ())
    for wild in dict.fromkeys(supply[:1] + supply[-1:]):
        for meld, card in (
            (run_of(4, ground.run_min, "h", (wild,)), f"{RANKS[5]}h"),
            (set_of(rank, 2, (wild,)), f"{RANKS[rank]}c"),
            (set_of(rank, 3, (wild,)), f"{RANKS[rank]}c"),  # full: the wild card can't go back
            (run_of(0, IN_SUIT, "h", (wild,)), f"{RANKS[1]}h"),
        ):
            for more in ((), use):
                yield from _reclaims(ground, meld, card, more)


def _reclaims(ground: Ground, meld: Cards, card: str, use: Cards) -> Iterator[Case]:
    hand = (card, *use, *ground.idle((*meld, card, *use), 2))
    table = [f"{ground.seats - 1}: {' '.join(meld)}"]
    for opened in (True, False):
        flags = [*ground.first(yes=opened)[:-1], True]
        yield Case(ground.position(hand, opened=flags, table=table), f"swap {card} in 1")


def last_card_cases(ground: Ground) -> Iterator[Case]:
    """The last cards laid, laid off or thrown."""
    throw = ground.idle((), 1)
    flags = [True] * ground.seats
    yield Case(ground.position(throw, opened=flags), f"discard {throw[0]}")
    card = _next_card(ground)
    table = [_lying(ground, ground.seats - 1)]
    yield Case(ground.position((card,), opened=flags, table=table), f"add {card} to 1")
    for meld in (set_of(ground.plain[0], 3, ()), run_of(1, ground.run_min, "h")):
        for opened in (flags, ground.first(yes=False)):
            yield Case(ground.position(meld, opened=opened), f"meld {' '.join(meld)}")
    yield Case(ground.position(throw), f"discard {throw[0]}")


def first_turn_cases(ground: Ground) -> Iterator[Case]:
    """Taking and laying in the first turn of a deal."""
    none = [0] * ground.seats
    hand = ground.idle(("5h",), 3)
    yield Case(ground.position(hand, phase="draw", discard="5h", turns=none), "take")
    for case in (*meld_cases(ground), *lay_off_cases(ground)):
        yield Case({**case.position, "turns": none}, case.move)


def stock_cases(ground: Ground) -> Iterator[Case]:
    """The stock is out: drawn from anew, with one discard or several, or the deal declined."""
    hand = ground.idle(_THROWN, 3)
    counts = {here.rules.recycles for here in ground.here if here.rules.recycles is not None}
    for recycled in sorted({0, *counts}):
        for thrown in (_THROWN, _THROWN[:1]):
            for move in ("draw", "decline"):
                pile = " ".join(thrown)
                more = {"phase": "draw", "stock": 0, "recycled": recycled, "discard": pile}
                yield Case(ground.position(hand, **more), move)

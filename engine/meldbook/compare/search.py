"""The search for a witness: the first case on which two rule sets differ because of an option."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import NamedTuple

from meldbook.compare import melds, openings, turns
from meldbook.compare.cases import Case, Ground, grounds
from meldbook.compare.deals import DEALT, Dealt, deal_of
from meldbook.compare.ends import Ending, Result, ending_cases, result
from meldbook.compare.verdicts import Stock, Verdict, drawn, exchanged, shrunk, verdict
from meldbook.rules import Rules
from meldbook.systems import contradictions, planned_deals

Cases = Callable[[Ground], Iterator[Case]]

MOVES: dict[str, tuple[Cases, ...]] = {
    **dict.fromkeys(
        ("wild_ranks", "set_max", "run_min", "aces", "jokers_per_meld", "naturals_per_meld"),
        (melds.shape_cases,),
    ),
    "set_suits": (melds.shape_cases, turns.reclaim_cases),
    "first_turn": (turns.first_turn_cases,),
    "opening": (openings.opening_cases,),
    "contracts": (openings.opening_cases,),
    "opening_points": (openings.points_cases,),
    "opening_jokers": (openings.joker_cases,),
    "melds_per_turn": (turns.meld_cases, openings.opening_cases),
    "melds_after_opening": (turns.meld_cases,),
    "lay_off": (turns.lay_off_cases,),
    "reclaim": (turns.reclaim_cases,),
    "final_discard": (turns.last_card_cases, openings.opening_cases),
    "stock_end": (turns.stock_cases,),
    "recycles": (turns.stock_cases,),
}
_COUNTED = (
    *("scoring", "blocked_score", "going_rummy", "ace_points", "number_points", "joker_points"),
    *("target", "deals", "tie_break", "wild_ranks"),
)


class Moved(NamedTuple):
    """A move that is legal under one rule set and not under the other."""

    case: Case
    verdicts: tuple[Verdict, Verdict]


class Renewed(NamedTuple):
    """A draw from a renewed stock that leaves different piles."""

    case: Case
    stocks: tuple[Stock, Stock]


class Counted(NamedTuple):
    """The same end of a deal, counted differently."""

    ending: Ending
    results: tuple[Result, Result]


class Dealing(NamedTuple):
    """Other cards dealt to as many players; None where the game is not for so many."""

    deal: int
    seats: int
    deals: tuple[Dealt | None, Dealt | None]


Witness = Moved | Renewed | Counted | Dealing


class Mix(NamedTuple):
    """One of two rule sets with the other's value of an option; `far` is that other's number."""

    rules: Rules
    far: int


def witness(a: Rules, b: Rules, name: str) -> Witness | None:
    """A case on which two rule sets differ, and would not if they agreed on this option."""
    return next(_witnesses(a, b, name), None)


def _witnesses(a: Rules, b: Rules, name: str) -> Iterator[Witness]:
    yield from _moved(a, b, name)
    if name == "stock_end":
        yield from _renewed(a, b, name)
    if name in DEALT:
        yield from _dealing(a, b, name)
    if name in _COUNTED:
        yield from _counted(a, b, name)


def _moved(a: Rules, b: Rules, name: str) -> Iterator[Witness]:
    mixes = _mixes(a, b, name)
    disputed = partial(_disputed, a=a, b=b, mixes=mixes)
    for cases in MOVES.get(name, ()) if mixes else ():
        for ground in grounds(a, b):
            for case in cases(ground):
                if disputed(case):
                    small = shrunk(case, disputed)
                    yield Moved(small, (_said(small, a), _said(small, b)))


def _said(case: Case, rules: Rules) -> Verdict:
    said = verdict(case, rules)
    assert said is not None  # or it would not be disputed
    return said


def _disputed(case: Case, a: Rules, b: Rules, mixes: Sequence[Mix]) -> bool:
    """Whether a move is legal under one of them alone, and the option makes the difference."""
    one, other = verdict(case, a), verdict(case, b)
    if one is None or other is None or one.legal == other.legal:
        return False
    return any(
        (said := verdict(case, mix.rules)) is not None and said.legal == (one, other)[mix.far].legal
        for mix in mixes
    )


def _mixes(a: Rules, b: Rules, name: str) -> list[Mix]:
    """Each of them with the other's value; what makes no sense is left out."""
    found = []
    for far, (rules, other) in ((1, (a, b)), (0, (b, a))):
        whole = (one for one in exchanged(rules, other, name) if not contradictions(one))
        found += [Mix(one, far) for one in islice(whole, 1)]
    return found


def _renewed(a: Rules, b: Rules, name: str) -> Iterator[Witness]:
    mixes = _mixes(a, b, name)
    for ground in grounds(a, b):
        for case in turns.stock_cases(ground):
            one, other = drawn(case, a), drawn(case, b)
            if one is None or other is None or one == other:
                continue
            if any(drawn(case, mix.rules) == (one, other)[mix.far] for mix in mixes):
                yield Renewed(case, (one, other))


def _dealing(a: Rules, b: Rules, name: str) -> Iterator[Witness]:
    seats = sorted({*range(a.players[0], a.players[1] + 1), *range(b.players[0], b.players[1] + 1)})
    for deal in range(1, max(planned_deals(a), planned_deals(b)) + 1):
        for number in seats:
            deals = deal_of(a, deal, number), deal_of(b, deal, number)
            if _shows(name, *deals):
                yield Dealing(deal, number, deals)


def _shows(name: str, one: Dealt | None, other: Dealt | None) -> bool:
    if name == "players" or one is None or other is None:
        return name == "players" and (one is None) != (other is None)
    return any(getattr(one, fact) != getattr(other, fact) for fact in DEALT[name])


def _counted(a: Rules, b: Rules, name: str) -> Iterator[Witness]:
    mixes = _mixes(a, b, name)
    for ground in grounds(a, b):
        for ending in ending_cases(ground):
            one, other = result(ending, a), result(ending, b)
            if one is None or other is None or one == other:
                continue
            if any(result(ending, mix.rules) not in (None, (other, one)[mix.far]) for mix in mixes):
                yield Counted(ending, (one, other))

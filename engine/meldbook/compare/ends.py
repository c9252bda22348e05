"""Cases about the end of a deal and of a match: the same hands and totals, counted twice."""

from collections.abc import Iterator
from typing import NamedTuple

from meldbook.codes import Unreadable
from meldbook.compare.cases import Ground
from meldbook.faces import RANKS
from meldbook.position import parse_position
from meldbook.rules import Rules
from meldbook.scoring import added, deal_scores, match_over, winners
from meldbook.state import DealEnd, changed
from meldbook.toml_text import Toml

_NAMES = {"out": "R3", "stock-exhausted": "R12"}


class Ending(NamedTuple):
    """Hands as they are when a deal ends, and the seat that went out, if one did."""

    position: Toml
    out: int | None


class Result(NamedTuple):
    """What a deal that ended so adds, the totals, and the winners if the match is over."""

    scores: tuple[str, ...]
    totals: tuple[str, ...]
    winners: tuple[int, ...] | None


def result(ending: Ending, rules: Rules) -> Result | None:
    """The engine's count; None where the position does not exist under these rules."""
    try:
        state = parse_position(ending.position, rules)
    except Unreadable:
        return None
    scores = deal_scores(state, ending.out)
    reason = "out" if ending.out is not None else "stock-exhausted"
    after = changed(
        state,
        phase="over",
        end=DealEnd(ending.out, reason, _NAMES[reason], scores),
        scores=added(state.scores, scores),
    )
    best = winners(after) if match_over(after) else None
    return Result(tuple(map(str, scores)), tuple(map(str, after.scores)), best)


def ending_cases(ground: Ground) -> Iterator[Ending]:
    """Few cards left in hand: an ace, a number, a joker, a wild card; blocked; near the target."""
    wild = [f"{rank}h" for rank in ground.wild] + ["*"] * min(1, ground.jokers)
    left = ["Ah", f"{RANKS[ground.plain[0]]}d", *wild]
    for card in left:
        yield Ending(_hands(ground, ["", card]), 0)
    yield Ending(_hands(ground, ["2s", f"{RANKS[ground.plain[1]]}d"]), None)
    yield from _last_deals(ground)


def _hands(ground: Ground, hands: list[str], **more: object) -> Toml:
    others = ["3c", "3s", "3d", "3h"][: ground.seats - len(hands)]
    at = {"deal": ground.deal, "phase": "draw", "turn": ground.seats - 1}
    return {**at, "hands": [*hands, *others], "stock": 0, **more}


def _last_deals(ground: Ground) -> Iterator[Ending]:
    """Totals of which some end a match, in the last deals; level ones with other deals won."""
    deals = {here.rules.deals for here in ground.here if here.rules.deals}
    targets = {here.rules.target for here in ground.here if here.rules.target}
    for deal in sorted({1, *deals}):
        at = _hands(ground, ["", "2d"], deal=deal)
        yield Ending(at, 0)
        for total in sorted(targets) or [50]:
            for here in ground.here:
                yield from _with_totals(at, here.rules, total)


def _with_totals(at: Toml, rules: Rules, total: int) -> Iterator[Ending]:
    """The deal with totals before it that make one, or all, come to this total after it."""
    counted = result(Ending(at, 0), rules)
    if counted is None:
        return
    before = [total - int(score) for score in counted.scores]
    seats = len(before)
    best = max(range(seats), key=lambda seat: int(counted.scores[seat]))
    yield Ending({**at, "scores": [n if s == best else 0 for s, n in enumerate(before)]}, 0)
    won = [2] + [0] * (seats - 1)
    yield Ending({**at, "scores": before, "won": won}, 0)

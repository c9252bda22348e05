"""The score of a match that people play with real cards, ready for the page (protocol_pad.py)."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Literal, NamedTuple

from meldbook.codes import Unreadable
from meldbook.faces import JOKER, RANKS
from meldbook.rules import deal_rules
from meldbook.scoring import added, counted, match_ends, ranks
from meldbook.state import pack_of
from meldbook.systems import system

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meldbook import protocol_pad
    from meldbook.rules import DealRules, Rules
    from meldbook.state import Score

_SUM = re.compile(r"\d{1,5}(\s*\+\s*\d{1,5}){0,40}", re.ASCII)
_FACES = {**{rank: number for number, rank in enumerate(RANKS)}, "*": JOKER}
_WORTH_A_FAULT = 8  # so many different costs are named; more say nothing


class _Standing(NamedTuple):
    """The match as far as it has been counted."""

    totals: tuple[Score, ...]
    won: tuple[int, ...]
    over: bool


def padded(pad: protocol_pad.Pad, request: int) -> protocol_pad.PadSheet:
    """Count a pad by the rules of its game.

    Raises Unreadable: of the rules as `system` does, seats-bad, card-unreadable, request-bad.
    """
    rules = system(pad["rules"], **pad.get("options", {}))
    seats = pad["seats"]
    least, most = rules.players
    if not least <= seats <= most:
        raise Unreadable("seats-bad", got=seats, min=least, max=most)
    if any(_beyond(deal, seats) for deal in pad["deals"]) or pad["dealer"] >= seats:
        raise Unreadable("request-bad", detail=f"pad has no {seats} seats")
    now = _Standing((0,) * seats, (0,) * seats, over=False)
    deals = []
    for number, deal in enumerate(pad["deals"], 1):
        told, now = _counted(rules, pad["dealer"], number, deal, now)
        deals.append(told)
    places = ranks(rules, now.totals, now.won)
    return {
        "id": request,
        "ok": True,
        "deals": deals,
        "next": None if now.over else _dealt(rules, pad["dealer"], len(deals) + 1, seats),
        "totals": list(map(str, now.totals)),
        "won": list(now.won),
        "ranks": list(places),
        "reason": ("deals" if rules.target is None else "target") if now.over else None,
        "winners": [seat for seat, place in enumerate(places) if place == 1] if now.over else None,
        "tie": _tie(places, now.totals),
    }


def _beyond(deal: protocol_pad.PadDeal, seats: int) -> bool:
    """Whether a deal names seats that the match has not."""
    out = deal["out"]
    return len(deal["hands"]) != seats or (out is not None and out >= seats)


def _tie(places: Sequence[int], totals: Sequence[Score]) -> Literal["none", "shared", "deals-won"]:
    """Whether several have the best score, and how that is settled (J12, M13)."""
    if places.count(1) > 1:
        return "shared"
    best = totals[places.index(1)]
    return "deals-won" if totals.count(best) > 1 else "none"


def _dealt(rules: Rules, dealer: int, deal: int, seats: int) -> protocol_pad.PadDealCounted:
    """A deal that has not been played."""
    here = deal_rules(rules, deal, seats)
    wild = here.shape.wild_rank
    dealer = (dealer + deal - 1) % seats
    copies = dict.fromkeys(RANKS, 4 * rules.packs)
    return {
        "deal": deal,
        "dealer": dealer,
        "lead": (dealer + 1) % seats,
        "size": here.hand_size,
        "leadMore": rules.first_turn == "lead-discards",
        "wild": None if wild is None else RANKS[wild],
        "costs": {text: str(here.points[face]) for text, face in _FACES.items()},
        "copies": {**copies, "*": rules.jokers},
        "hands": [{"points": "", "costs": []} for _ in range(seats)],
        "fault": None,
        "late": False,
        "scores": [],
        "totals": [],
    }


def _counted(
    rules: Rules, dealer: int, number: int, deal: protocol_pad.PadDeal, before: _Standing
) -> tuple[protocol_pad.PadDealCounted, _Standing]:
    """What a deal comes to, and how the match stands after it."""
    seats = len(before.totals)
    told = _dealt(rules, dealer, number, seats)
    here = deal_rules(rules, number, seats)
    out = deal["out"] if deal["ended"] == "out" else None
    points = [_points(here, hand) for hand in deal["hands"]]
    told["hands"] = [
        {"points": "" if sum_ is None else str(sum_), "costs": _costs(here, hand)}
        for sum_, hand in zip(points, deal["hands"], strict=True)
    ]
    told["late"] = before.over
    told["fault"] = _fault(here, deal, points)
    if before.over or told["fault"] is not None:
        return told, before
    scores = counted(rules, [sum_ or 0 for sum_ in points], out, rummy=deal["rummy"])
    totals = added(before.totals, scores)
    told["scores"], told["totals"] = list(map(str, scores)), list(map(str, totals))
    won = tuple(deals + (seat == out) for seat, deals in enumerate(before.won))
    return told, _Standing(totals, won, match_ends(rules, number, totals))


def _points(here: DealRules, hand: protocol_pad.PadHand) -> int | None:
    """The points of a hand; None where nothing, or nothing that can be read, was typed."""
    if hand["cards"]:
        return sum(here.points[_face(card)] for card in hand["cards"])
    typed = hand["points"].strip()
    return sum(map(int, typed.split("+"))) if _SUM.fullmatch(typed) else None


def _costs(here: DealRules, hand: protocol_pad.PadHand) -> list[str]:
    return [str(here.points[_face(card)]) for card in hand["cards"]]


def _face(card: str) -> int:
    if card not in _FACES:
        raise Unreadable("card-unreadable", text=card)
    return _FACES[card]


def _fault(
    here: DealRules, deal: protocol_pad.PadDeal, points: Sequence[int | None]
) -> protocol_pad.PadFault | None:
    """Why a deal can't have ended so; None where it can."""
    if deal["ended"] == "" or (deal["ended"] == "out" and deal["out"] is None):
        return {"code": "unsaid", "args": {}}
    held = Counter(card for hand in deal["hands"] for card in hand["cards"])
    for card, number in held.items():
        most = here.rules.jokers if card == "*" else 4 * here.rules.packs
        if number > most:
            return {"code": "too-many", "args": {"rank": card, "got": number, "most": most}}
    out = deal["out"] if deal["ended"] == "out" else None
    for seat, (hand, sum_) in enumerate(zip(deal["hands"], points, strict=True)):
        fault = _hand_fault(here, hand, sum_, out=seat == out)
        if fault is not None:
            return {"code": fault["code"], "args": {"seat": seat, **fault["args"]}}
    return None


def _hand_fault(
    here: DealRules, hand: protocol_pad.PadHand, points: int | None, *, out: bool
) -> protocol_pad.PadFault | None:
    """What is wrong with a hand, `out` for that of who went out, which is empty."""
    typed = hand["points"].strip()
    if points is None:
        if typed:
            return {"code": "unreadable", "args": {"text": typed[:40]}}
        return None if out else {"code": "missing", "args": {}}
    if out:
        return {"code": "out-holds", "args": {"points": points}} if points else None
    costs = sorted({here.points[face] for face in pack_of(here.rules)})
    if points == 0 and costs[0] > 0:
        return {"code": "empty", "args": {}}
    if points > sum(here.points[face] for face in pack_of(here.rules)):
        return {"code": "too-dear", "args": {"points": points}}
    if not _adds_up(points, costs):
        return {"code": "impossible", "args": {"points": points, "costs": _named(costs)}}
    return None


def _named(costs: list[int]) -> list[int]:
    return costs if len(costs) <= _WORTH_A_FAULT else [*costs[:_WORTH_A_FAULT], costs[-1]]


def _adds_up(points: int, costs: Sequence[int]) -> bool:
    """Whether cards of these costs can come to so many points."""
    reached = [True, *[False] * points]
    for cost in filter(None, costs):
        for sum_ in range(cost, points + 1):
            reached[sum_] = reached[sum_] or reached[sum_ - cost]
    return reached[points]

"""Two rule sets compared, ready to cross the border (protocol_compare.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, assert_never

from meldbook.compare import Counted, Dealing, Moved, Renewed, difference, differing
from meldbook.judging import refusal_data
from meldbook.options import option_rule, option_text
from meldbook.rules import by_deal
from meldbook.scenario_text import changed_texts, scenario_text
from meldbook.systems import system

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meldbook import protocol, protocol_compare
    from meldbook.compare import Difference
    from meldbook.compare.cases import Case
    from meldbook.compare.deals import Dealt
    from meldbook.compare.ends import Result
    from meldbook.compare.verdicts import Stock, Verdict
    from meldbook.rules import Rules
    from meldbook.toml_text import Toml


def compared(
    pair: Sequence[protocol.Mix], names: Sequence[str] | None, request: int
) -> protocol_compare.Compared:
    """What differs between two mixes, with witnesses for the options named, or for all.

    Raises Unreadable where a mix is none.
    """
    a, b = (system(mix["rules"], **mix.get("options", {})) for mix in pair)
    return {
        "id": request,
        "ok": True,
        "differences": [
            difference_data(
                difference(a, b, name) if names is None or name in names else None, a, b, name
            )
            for name in differing(a, b)
        ],
    }


def difference_data(
    found: Difference | None, a: Rules, b: Rules, name: str = ""
) -> protocol_compare.Difference:
    """An option that differs; `found` is None where no witness was looked for."""
    name = found.option if found else name
    values = [getattr(rules, name) for rules in (a, b)]
    return {
        "option": name,
        "values": [option_text(name, value) for value in values],
        "rules": [option_rule(name, by_deal(value, 1)) for value in values],
        "searched": found is not None,
        "witness": witness_data(found, a, b) if found else None,
        "within": found.within if found else None,
        "changed": changed_texts(found.changed) if found and found.changed else {},
    }


def witness_data(found: Difference, a: Rules, b: Rules) -> protocol_compare.Witness | None:
    """A witness as cards and verdicts; its scenario is that of the first rules, or the inner."""
    place = 1 if found.within == 1 else 0
    rules = (a, b)[place]
    match found.witness:
        case Moved(case, verdicts):
            legal = "legal" if verdicts[place].legal else "illegal"
            shown = _played(case, rules, {"play": [case.move], "expect": legal})
            shown["verdicts"] = list(map(_verdict, verdicts))
        case Renewed(case, stocks):
            shown = _played(case, rules, {"moves_include": [case.move]})
            shown["kind"] = "stock"
            shown["stocks"] = list(map(_stock, stocks))
        case Counted(ending, results):
            shown = _shown("score", scene_data(ending.position, out=ending.out))
            shown["results"] = list(map(_result, results))
        case Dealing(deal, seats, deals):
            shown = _shown("deal", scene_data({"deal": deal, "hands": [0] * seats}))
            shown["deals"] = list(map(_dealt, deals))
        case None:
            return None
        case _:
            assert_never(found.witness)
    return shown


def _shown(
    kind: Literal["move", "deal", "score"], scene: protocol_compare.Scene
) -> protocol_compare.Witness:
    return {
        "kind": kind,
        "scene": scene,
        "move": None,
        "toml": None,
        "verdicts": [],
        "stocks": [],
        "deals": [],
        "results": [],
    }


def _played(case: Case, rules: Rules, ask: Toml) -> protocol_compare.Witness:
    shown = _shown("move", scene_data(case.position))
    shown["move"] = case.move
    shown["toml"] = scenario_text(rules, case.position, asks=[ask])
    return shown


def scene_data(position: Toml, *, out: int | None = None) -> protocol_compare.Scene:
    """A position as cards, its default values left out."""
    lines = [line.partition(":") for line in position.get("table", [])]
    flags = position.get("opened")
    stock = position.get("stock", 0)
    return {
        "deal": position["deal"],
        "hands": [
            hand.split() if isinstance(hand, str) else ["?"] * hand for hand in position["hands"]
        ],
        "table": [{"owner": int(owner), "cards": cards.split()} for owner, _, cards in lines],
        "laid": list(position.get("laid", [])),
        "opened": None if flags is None else flags[0],
        "first": position.get("turns", [1])[0] == 0,
        "discard": position.get("discard", "").split(),
        "stock": len(stock.split()) if isinstance(stock, str) else stock,
        "recycled": position.get("recycled", 0),
        "scores": list(map(str, position.get("scores", []))),
        "won": list(position.get("won", [])),
        "out": out,
    }


def _verdict(said: Verdict) -> protocol_compare.Said:
    return {"legal": said.legal, "refusal": refusal_data(said.refusal)}


def _stock(stock: Stock) -> protocol_compare.RenewedStock:
    return {"drawn": stock.drawn, "stock": stock.stock, "discards": stock.discards}


def _result(result: Result) -> protocol_compare.CountedDeal:
    best = result.winners
    return {
        "scores": list(result.scores),
        "totals": list(result.totals),
        "winners": None if best is None else list(best),
    }


def _dealt(deal: Dealt | None) -> protocol_compare.DealtCards | None:
    if deal is None:
        return None
    return {
        "cards": deal.cards,
        "jokers": deal.jokers,
        "hands": list(deal.hands),
        "upcard": deal.upcard,
        "stock": deal.stock,
        "draws": deal.draws,
    }

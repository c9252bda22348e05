"""`meldbook compare A B`: what differs between two rule sets, with a witness for each option."""

import json
import sys
from collections.abc import Iterator

from meldbook.codes import Unreadable
from meldbook.compare import Counted, Dealing, Difference, Moved, Renewed, compare
from meldbook.comparing import difference_data
from meldbook.mixes import mix_text, parse_mix
from meldbook.rules import Rules
from meldbook.wording import Wording, error_text


def compare_mixes(first: str, second: str, *, as_json: bool, language: str) -> int:
    """Print every option that differs; the exit code is 0, or 2 where a mix is none."""
    try:
        a, b = parse_mix(first), parse_mix(second)
    except Unreadable as error:
        print(error_text(error, language), file=sys.stderr)
        return 2
    words = Wording(language=language)
    if not as_json:
        print(words.say("terminal-compare", first=mix_text(a), second=mix_text(b)))
    for found in compare(a, b):
        if as_json:
            print(json.dumps(difference_data(found, a, b), ensure_ascii=False))
        else:
            print("\n".join(("", *_lines(words, found, (a, b)))))
    return 0


def _lines(words: Wording, found: Difference, pair: tuple[Rules, Rules]) -> Iterator[str]:
    name = found.option
    values = [words.value(name, getattr(rules, name)) for rules in pair]
    yield words.say(
        "terminal-compare-option",
        option=words.say(f"option-{name}"),
        first=values[0],
        second=values[1],
    )
    if found.changed is not None:
        yield words.say("terminal-compare-within", mix=mix_text(found.changed))
    yield f"  {_witness(words, found)}"


def _witness(words: Wording, found: Difference) -> str:
    match found.witness:
        case Moved(case, said):
            refused = next(one.refusal for one in said if one.refusal is not None)
            which = "second" if said[0].legal else "first"
            cards = case.position["hands"][0]
            table = "; ".join(case.position.get("table", [])) or "–"
            rule = refused.rule
            return words.say(
                f"terminal-compare-{which}", hand=cards, table=table, move=case.move, rule=rule
            )
        case Renewed(case, stocks):
            shown = [f"{s.drawn} ({s.stock} + {s.discards})" for s in stocks]
            pile = case.position["discard"]
            return words.say("terminal-compare-stock", pile=pile, first=shown[0], second=shown[1])
        case Counted(ending, results):
            shown = [f"{', '.join(one.scores)} ({', '.join(one.totals)})" for one in results]
            hands = " | ".join(hand or "–" for hand in ending.position["hands"])
            over = [str(one.winners is not None).lower() for one in results]
            return words.say(
                "terminal-compare-score",
                hands=hands,
                first=shown[0],
                second=shown[1],
                **{"first-over": over[0], "second-over": over[1]},
            )
        case Dealing(deal, seats, deals):
            shown = ["–" if one is None else " ".join(map(str, one.hands)) for one in deals]
            left = ["–" if one is None else f"{one.upcard} + {one.stock}" for one in deals]
            return words.say(
                "terminal-compare-deal",
                deal=deal,
                seats=seats,
                first=f"{shown[0]} ({left[0]})",
                second=f"{shown[1]} ({left[1]})",
            )
        case _:
            return words.say("terminal-compare-nothing")

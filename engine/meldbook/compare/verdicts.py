"""What the engine says of one case under one rule set; nothing here judges by itself."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import NamedTuple

from meldbook.advance import advance
from meldbook.codes import Refusal, Unreadable
from meldbook.compare.cases import Case
from meldbook.faces import UNKNOWN, card_text
from meldbook.legality import why_not
from meldbook.moves import Draw
from meldbook.notation import Ambiguous, parse_move
from meldbook.position import parse_position
from meldbook.rules import Rules


class Verdict(NamedTuple):
    """Whether the move of a case is legal, and why not."""

    legal: bool
    refusal: Refusal | None


class Stock(NamedTuple):
    """What a draw from a renewed stock leaves: the card drawn, UNKNOWN where it was shuffled."""

    drawn: str
    stock: int
    discards: int


def verdict(case: Case, rules: Rules) -> Verdict | None:
    """The engine's word on a move; None where the position does not exist under these rules."""
    try:
        state = parse_position(case.position, rules)
    except Unreadable:
        return None
    move = parse_move(case.move, state)
    if isinstance(move, Ambiguous):
        return Verdict(legal=True, refusal=None)
    refusal = why_not(state, move)
    return Verdict(refusal is None, refusal)


def drawn(case: Case, rules: Rules) -> Stock | None:
    """What the case's draw does; None where it has another move, or can't be done."""
    said = verdict(case, rules)
    if case.move != "draw" or said is None or not said.legal:
        return None
    after = advance(parse_position(case.position, rules), Draw())
    card = after.drawn.card if after.drawn else UNKNOWN
    return Stock(card_text(card), len(after.stock), len(after.discard))


def shrunk(case: Case, same: Callable[[Case], bool]) -> Case:
    """The case with as few cards in hand as tell the same, one to throw at least."""
    hand = case.position["hands"][0].split()
    if case.position["phase"] == "draw":
        return case  # its few cards are there to be seen, not to be judged
    moved = [card.partition("=")[0] for card in case.move.split()]
    for card in reversed(hand):
        if card in moved or len(hand) <= 1 + sum(one in moved for one in hand):
            continue
        rest = [*hand]
        rest.remove(card)
        fewer = _with_hand(case, rest)
        if same(fewer):
            case, hand = fewer, rest
    return case


def _with_hand(case: Case, hand: list[str]) -> Case:
    hands = [" ".join(hand), *case.position["hands"][1:]]
    return Case({**case.position, "hands": hands}, case.move)


# What has to be changed along with an option where it alone would make no sense.
_TOGETHER = {
    "players": ("hand_size",),
    "hand_size": ("players", "packs", "jokers"),
    "packs": ("hand_size", "players"),
    "set_suits": ("set_max",),
    "set_max": ("set_suits",),
    "opening": ("opening_points", "opening_jokers", "contracts", "melds_per_turn"),
    "contracts": ("opening", "melds_per_turn", "hand_size"),
    "melds_per_turn": ("opening", "contracts"),
    "scoring": ("blocked_score", "target", "deals"),
    "blocked_score": ("scoring", "target", "deals"),
    "target": ("deals",),
    "deals": ("target",),
    "reclaim": ("jokers", "wild_ranks"),
    "jokers": ("reclaim",),
}


def exchanged(rules: Rules, other: Rules, name: str) -> Iterator[Rules]:
    """The rules with one option taken from others: alone, and with what belongs to it."""
    for names in ((name,), (name, *_TOGETHER.get(name, ()))):
        yield replace(rules, **{one: getattr(other, one) for one in names})

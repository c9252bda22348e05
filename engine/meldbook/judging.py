"""What can be done with cards a player has picked: verdicts while they are still in hand."""

from __future__ import annotations

from collections import Counter
from itertools import islice, product
from typing import TYPE_CHECKING

from meldbook.codes import Refusal, refuse
from meldbook.ending import lay_offs
from meldbook.faces import Face, LaidCard, card_text, face_of, is_wild, laid_text, lay, less
from meldbook.legality import why_no_group, why_not
from meldbook.melds import Meld, readings
from meldbook.moves import Discard, LayMeld, LayOff, Move
from meldbook.notation import Ambiguous, meld_text, move_text, parse_move
from meldbook.permission import contract_missing
from meldbook.play import apply
from meldbook.shapes import shows
from meldbook.shortage import cards_short
from meldbook.state import State, card_opening_points

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from meldbook import protocol
    from meldbook.rules import MeldKind, Shape

_MOST_WAYS = 60  # of naming wild cards; more than a player would want to choose from


def refusal_data(refusal: Refusal | None) -> protocol.Refusal | None:
    """A refusal as it crosses the border."""
    if refusal is None:
        return None
    return {"code": refusal.code, "args": refusal.args, "rule": refusal.rule}


def off_turn(state: State, seat: int) -> Refusal | None:
    """Why a seat can't move at all: the deal is over, or another one is on turn (R3)."""
    if state.phase == "over":
        return refuse("deal-over")
    return None if state.turn == seat else refuse("not-on-turn", seat=seat, turn=state.turn)


def group_verdict(state: State, cards: Sequence[Face]) -> protocol.GroupVerdict:
    """Cards judged as a new meld by their shape alone (J3, J4)."""
    shape = state.here.shape
    found = readings(cards, shape)
    return {
        "readings": [meld_text(meld) for meld in found[:_MOST_WAYS]],
        "kind": found[0].kind if found else None,
        "points": sum(card_opening_points(state, c) for c in found[0].cards) if found else 0,
        "refusal": None if found else refusal_data(why_no_group(state, cards)),
    }


def lay_verdict(state: State, seat: int, groups: Sequence[Sequence[Face]]) -> protocol.Lay:
    """What laying all the groups as new melds would do now."""
    moves, refusal = _ways_to_lay(state, seat, groups)
    staged = sum(group_verdict(state, cards)["points"] for cards in groups)
    laid = state.points if state.turn == seat else 0
    pending = state.here.opening == "points" and not state.opened[seat]
    return {
        "moves": moves,
        "refusal": refusal_data(refusal),
        "points": laid + staged,
        "needed": state.rules.opening_points if pending else None,
    }


def contract_short(state: State, seat: int, groups: Sequence[Sequence[Face]] = ()) -> int | None:
    """How many cards the hand lacks for its contract, the groups being laid as melds of it (M5).

    None where no contract is to be laid. Groups that are no melds, or of which the contract wants
    no more, stay in the hand.
    """
    here = state.here
    if here.opening != "contract" or here.contract is None or state.opened[seat] or state.end:
        return None
    wanted = contract_missing(state) if state.turn == seat else Counter(here.contract)
    kinds = [_kinds(cards, here.shape) for cards in groups]
    shorts = []
    for chosen in product(*kinds):
        hand, missing = state.hands[seat], wanted.copy()
        for kind, cards in zip(chosen, groups, strict=True):
            rest = less(hand, cards)
            if kind is not None and missing[kind] > 0 and rest is not None:
                hand = rest
                missing[kind] -= 1
        shorts.append(cards_short(hand, here.shape, tuple(sorted(missing.elements()))))
    return min((short for short in shorts if short is not None), default=None)


def _kinds(cards: Sequence[Face], shape: Shape) -> Sequence[MeldKind | None]:
    """The kinds of meld that cards can be; None alone if they can be none."""
    return sorted({meld.kind for meld in readings(cards, shape)}) or (None,)


def _ways_to_lay(
    state: State, seat: int, groups: Sequence[Sequence[Face]]
) -> tuple[list[str], Refusal | None]:
    barred = off_turn(state, seat)
    if barred is not None or not groups:
        return [], barred
    shape = state.here.shape
    choices = [readings(cards, shape) for cards in groups]
    for cards, found in zip(groups, choices, strict=True):
        if not found:
            return [], _why_not_unread(state, cards)
    ways = [(melds, _why_not_all(state, melds)) for melds in islice(product(*choices), _MOST_WAYS)]
    legal = [melds for melds, refusal in ways if refusal is None]
    if not legal:
        return [], ways[0][1]
    return ["meld " + " | ".join(map(meld_text, melds)) for melds in legal], None


def _why_not_unread(state: State, cards: Sequence[Face]) -> Refusal | None:
    return why_not(state, LayMeld(tuple(lay(card) for card in cards)))


def _why_not_all(state: State, melds: Sequence[Meld]) -> Refusal | None:
    """Why these melds can't all be laid, one after the other; None if they can."""
    for meld in melds:
        refusal = why_not(state, LayMeld(meld.cards))
        if refusal is not None:
            return refusal
        state = apply(state, LayMeld(meld.cards)).state
    return None


def add_verdicts(state: State, seat: int, cards: Sequence[Face]) -> list[protocol.Use]:
    """What laying the cards off would do, one verdict a meld on the table."""
    if not cards:
        return []
    return [_add_verdict(state, seat, cards, number) for number in range(1, len(state.table) + 1)]


def _add_verdict(state: State, seat: int, cards: Sequence[Face], number: int) -> protocol.Use:
    barred = off_turn(state, seat)
    if barred is not None:
        return {"meld": number, "moves": [], "refusal": refusal_data(barred)}
    ways: dict[tuple[LaidCard, ...], str] = {}
    for laid in islice(_add_orders(state, list(cards), number, set()), _MOST_WAYS):
        ways.setdefault(tuple(sorted(laid)), f"add {' '.join(map(laid_text, laid))} to {number}")
    if ways:
        return {"meld": number, "moves": list(ways.values()), "refusal": None}
    refusal = _why_not_any_add(state, cards, number)
    return {"meld": number, "moves": [], "refusal": refusal_data(refusal)}


def _add_orders(
    state: State, cards: list[Face], number: int, seen: set[object]
) -> Iterator[list[LaidCard]]:
    """Orders, with meanings, in which all the cards can be laid off on a meld: one each way.

    `seen` keeps the melds on the way: the same one with the same cards to come brings nothing
    new, nor does one that only shows the same, if nothing came of that (R6).
    """
    if not cards:
        yield []
        return
    rest_of, meld = tuple(sorted(cards)), state.table[number - 1]
    alike = (rest_of, tuple(map(shows, meld.cards)))
    if (rest_of, meld) in seen or alike in seen:
        return
    seen.add((rest_of, meld))
    found = False
    for card in dict.fromkeys(cards):
        for move in _adds(state, card, number):
            rest = list(cards)
            rest.remove(card)
            after = apply(state, move).state
            if after.phase == "over" and rest:
                continue
            for tail in _add_orders(after, rest, number, seen):
                found = True
                yield [move.card, *tail]
    if not found:
        seen.add(alike)


def _adds(state: State, card: Face, number: int) -> list[LayOff]:
    """The legal ways to lay one card off on a meld, as itself and as wild."""
    fits = (fit.card for fit in lay_offs(state) if fit.place == number - 1)
    moves = (LayOff(laid, number) for laid in fits if face_of(laid) == card)
    return [move for move in moves if why_not(state, move) is None]


def _meanings(state: State, text: str) -> tuple[Move, ...]:
    parsed = parse_move(text, state)
    return parsed.moves if isinstance(parsed, Ambiguous) else (parsed,)


def _why_not_any_add(state: State, cards: Sequence[Face], number: int) -> Refusal | None:
    """The refusal of the first card that can't go on the meld, the others laid as far as can be."""
    rest = list(cards)
    while rest:
        card = next((c for c in rest if _adds(state, c, number)), None)
        if card is None:
            return why_not(state, _meanings(state, f"add {card_text(rest[0])} to {number}")[0])
        rest.remove(card)
        after = apply(state, _adds(state, card, number)[0]).state
        if after.phase == "over":
            return None
        state = after
    return None


def swap_verdicts(state: State, seat: int, card: Face) -> list[protocol.Use]:
    """What putting the card in the place of a wild one would do, one verdict a meld with one."""
    return [
        _use(state, seat, f"swap {card_text(card)} in {number}", number)
        for number, meld in enumerate(state.table, start=1)
        if any(map(is_wild, meld.cards))
    ]


def discard_verdict(state: State, seat: int, card: Face) -> protocol.Use:
    """What throwing the card would do."""
    return _use(state, seat, move_text(Discard(card)), None)


def _use(state: State, seat: int, text: str, number: int | None) -> protocol.Use:
    barred = off_turn(state, seat)
    if barred is not None:
        return {"meld": number, "moves": [], "refusal": refusal_data(barred)}
    moves = _meanings(state, text)
    refusals = [why_not(state, move) for move in moves]
    legal = [move_text(m) for m, refusal in zip(moves, refusals, strict=True) if refusal is None]
    return {"meld": number, "moves": legal, "refusal": None if legal else refusal_data(refusals[0])}

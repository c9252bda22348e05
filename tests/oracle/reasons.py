"""Which rule may be cited for a refused move of Jokeren 13: R14 written out.

`reasons` answers a set of rule ids: R14 leaves now and then more than one.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

from tests.oracle.melds import FACES, JOKER, Laid, Meld, is_meld, is_run, is_set, without
from tests.oracle.turns import (
    Turn,
    after_lay_off,
    after_meld,
    after_reclaim,
    after_take,
    can_end,
)


def reasons(turn: Turn, move: str) -> set[str]:
    """The rules that may be cited when this move, in canonical text, is refused; none if legal."""
    word, *rest = move.split()
    match word:
        case "draw":
            return _draw(turn)
        case "take":
            return _take(turn)
        case "decline":
            return {"J10"} if turn.drawn is None and turn.discard else {"J10", "R3"}
        case "meld":
            return _meld(turn, [_laid(one) for one in rest])
        case "add":
            return _add(turn, _laid(rest[0]), int(rest[2]))
        case "swap":
            return _swap(turn, rest[0], int(rest[2]))
        case _:
            return _discard(turn, rest[0])


def _laid(written: str) -> Laid:
    card, _, stands = written.partition("=")
    return card, stands or card


def _draw(turn: Turn) -> set[str]:
    if turn.drawn is not None:
        return {"R3"}
    if turn.stock or len(turn.discard) > 1:
        return set()
    return {"J10"} if turn.discard else {"R3"}


def _take(turn: Turn) -> set[str]:
    if turn.drawn is not None or not turn.discard:
        return {"R3"}
    if turn.first:
        return {"J2"}
    return _completion(after_take(turn))


def _discard(turn: Turn, card: str) -> set[str]:
    if turn.drawn is None or card not in turn.hand:
        return {"R3"}
    if card == turn.taken:
        return {"R4"}
    if turn.owed:
        return {"J8"}
    return {"J5"} if turn.short else set()


def _not_yet(turn: Turn, cards: Sequence[str]) -> set[str]:
    """R3 and J2: the faults that come before any other."""
    missing = len(without(turn.hand, cards)) != len(turn.hand) - len(cards)
    if turn.drawn is None or missing:
        return {"R3"}
    return {"J2"} if turn.first else set()


def _meld(turn: Turn, laid: list[Laid]) -> set[str]:
    cards = tuple(card for card, _ in laid)
    if faults := _not_yet(turn, cards) or _shape(cards) or _names(laid):
        return faults
    return _completion(after_meld(turn, tuple(laid), cards))


def _shape(cards: Sequence[str]) -> set[str]:
    """J3 and J4, whatever name the jokers were given."""
    naturals = [card for card in cards if card != JOKER]
    jokers = len(cards) - len(naturals)
    fits = len(cards) >= 3 and _some_pattern(naturals, jokers)
    too_wild = jokers > 1 or len(naturals) < 2
    if fits:
        return {"J4"} if too_wild else set()
    return {"J3", "J4"} if too_wild and len(cards) >= 3 else {"J3"}


def _some_pattern(naturals: list[str], jokers: int) -> bool:
    """Whether some names for the jokers make a set or run, the joker limits apart."""
    if jokers > 1 and len(naturals) < 2:
        return len(naturals) + jokers <= 13
    names = product(FACES, repeat=jokers)
    return any(is_set([*naturals, *more]) or is_run([*naturals, *more]) for more in names)


def _names(laid: Sequence[Laid]) -> set[str]:
    return set() if is_meld(laid) else {"R6"}


def _add(turn: Turn, one: Laid, number: int) -> set[str]:
    card, stands = one
    faults = _not_yet(turn, [card])
    if "R3" in faults or not 1 <= number <= len(turn.table):
        return {"R3"}
    faults = faults or _fit(turn.table[number - 1], card, stands)
    if not faults and not turn.opened:
        return {"J6"}
    return faults or _completion(after_lay_off(turn, number, one))


def _fit(meld: Meld, card: str, stands: str) -> set[str]:
    """J3, J4 and R6 of a lay-off."""
    places = [f for f in FACES if _pattern([*_faces(meld), f])]
    if card != JOKER:
        return set() if card == stands and card in places else {"R6" if card != stands else "J3"}
    if any(laid == JOKER for laid, _ in meld):
        return {"J4"} if stands in places else {"J3", "J4", "R6"}
    if not places:
        return {"J3"}
    return set() if stands in places else {"R6"}


def _pattern(faces: list[str]) -> bool:
    return is_set(faces) or is_run(faces)


def _faces(meld: Meld) -> list[str]:
    return [stands for _, stands in meld]


def _swap(turn: Turn, face: str, number: int) -> set[str]:
    faults = _not_yet(turn, [face])
    if "R3" in faults or not 1 <= number <= len(turn.table):
        return {"R3"}
    if faults or not turn.opened:
        return faults or {"J6"}
    if (JOKER, face) not in turn.table[number - 1]:
        return {"J8"}
    return _completion(after_reclaim(turn, number, face))


def _completion(after: Turn) -> set[str]:
    """What keeps the turn from ending after a step that is sound by itself.

    A short opening or a debt may be cited whenever there is one: within the rules it can't be
    completed. R5 is left for the card that may not be thrown (R4).
    """
    if can_end(after):
        return set()
    blamed = {rule for rule, begun in (("J5", after.short), ("J8", after.owed)) if begun}
    if not blamed or can_end(replace(after, free_throw=True)):
        blamed.add("R5")
    return blamed

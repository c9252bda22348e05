"""Which rule may be cited for a refused move of a game as it is in the book: R14 written out.

`reasons` answers a set of rule ids: R14 leaves now and then more than one.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from tests.oracle.all_games.deals import JOKER, Deal
from tests.oracle.all_games.melds import (
    FACES,
    RANKS,
    Laid,
    Meld,
    is_meld,
    is_run,
    is_set,
    is_wild,
    kind,
    readings,
)
from tests.oracle.all_games.referee import Position, legal, turn_of
from tests.oracle.all_games.turns import (
    Move,
    Turn,
    after_lay_off,
    after_meld,
    after_reclaim,
    can_end,
    may_throw,
)


class Ids(NamedTuple):
    """The rules of one game by what they forbid."""

    shape: str
    wild: str  # limits of wild cards in a meld
    lay_off: str  # on or before the opening turn, or at all
    reclaim: str  # the same of reclaiming
    exchange: str  # which card for which
    opening: str
    last: str  # the last card kept to be thrown, or not thrown
    take: str  # the lone discard that must be taken
    out: str  # the stock out, its renewals used up
    decline: str


IDS = {
    "basic-rummy": Ids("B2", "B2", "-", "M8", "-", "-", "H6", "-", "B6", "B6"),
    "block-rummy": Ids("B2", "B2", "-", "M8", "-", "-", "H6", "-", "H8", "H8"),
    "wrotham": Ids("B2", "W3", "W4", "W4", "W3", "W4", "H6", "-", "B6", "B6"),
    "jokeren-13": Ids("J3", "J4", "J6", "J6", "J8", "J5", "H6", "J10", "-", "J10"),
    "mexican-rummy": Ids("M3", "M3", "M6", "M8", "-", "M5", "M7", "M10", "-", "M10"),
    "romme": Ids("G2", "G2", "G4", "G4", "G4", "G3", "G5", "J10", "-", "J10"),
}


class Judge(NamedTuple):
    """Cites the rules of one game."""

    ids: Ids

    def reasons(self, position: Position, move: Move) -> set[str]:
        """The rules that may be cited when this move is refused; none if it is legal."""
        if move in legal(position):
            return set()
        match move[0]:
            case "draw" | "take":
                return self._draw(position, move[0])
            case "decline":
                empty = position.drawn or not position.discard
                return {self.ids.decline, "R3"} if empty else {self.ids.decline}
            case "meld":
                return self._meld(position, move[1])
            case "add":
                return self._add(position, move[1], move[2])
            case "swap":
                return self._swap(position, move[1], move[2], move[3])
            case _:
                return self._discard(position, move[1])

    def _draw(self, position: Position, way: str) -> set[str]:
        if position.drawn is not None:
            leads = position.drawn == "none" and position.deal.first_turn == "lead-discards"
            return {"W2"} if leads and position.turns[position.turn] == 0 else {"R3"}
        if way == "take":
            if not position.discard:
                return {"R3"}
            return {"J2"} if turn_of(position).barred else {"R5"}
        if not position.discard:
            return {"R3", self.ids.out}
        if position.used_up:
            return {self.ids.out}
        return {self.ids.take if position.must_take else "B5"}

    def _discard(self, position: Position, card: str) -> set[str]:
        turn = turn_of(position)
        if position.drawn is None or card not in turn.hand:
            return {"R3"}
        if card == turn.taken:
            return {"R4"}
        if turn.owed:
            return {"J8"}
        return {self._opening_id(turn)} if turn.short or turn.all_at_once else {"M9", "H6"}

    def _opening_id(self, turn: Turn) -> str:
        whole = turn.deal.opening == "whole-hand" and self.ids.opening == "M5"
        return "M9" if whole else self.ids.opening

    def _not_yet(self, position: Position, cards: Sequence[str]) -> set[str]:
        """Faults that come before any other: no card drawn, not in hand, first turn."""
        held = list(position.hand)
        for card in cards:
            if card not in held:
                return {"R3"}
            held.remove(card)
        if position.drawn is None:
            return {"R3"}
        return {"J2"} if turn_of(position).barred else set()

    def _meld(self, position: Position, laid: Meld) -> set[str]:
        cards = [card for card, _ in laid]
        faults = self._not_yet(position, cards) or self._shape(laid, position.deal)
        if faults:
            return faults
        turn = turn_of(position)
        if turn.opened and not turn.deal.melds_after_opening:
            return {"M5"}
        if turn.deal.melds_per_turn == 1 and turn.laid:
            return {"B3"}
        if not turn.may_lay(kind(laid)):
            return {self._opening_id(turn), "M5"}
        return self._completion(after_meld(turn, laid))

    def _shape(self, laid: Meld, deal: Deal) -> set[str]:
        cards = [card for card, _ in laid]
        wrong = any(is_wild(one) and not deal.may_be_wild(one[0]) for one in laid)
        if readings(cards, deal):
            return set() if is_meld(laid, deal) else {"R6"}
        found = {"R6"} if wrong else set()
        if _some_shape(tuple(sorted(cards)), deal):
            return {self.ids.wild} | found
        able = sum(map(deal.may_be_wild, cards))
        limit = deal.jokers_per_meld
        too_wild = limit is not None and able > limit
        too_wild = too_wild or len(cards) - able < deal.naturals_per_meld
        return {self.ids.shape} | ({self.ids.wild} if too_wild else set()) | found

    def _add(self, position: Position, one: Laid, number: int) -> set[str]:
        faults = self._not_yet(position, [one[0]])
        if "R3" in faults or not 1 <= number <= len(position.table):
            return {"R3"}
        faults = faults or self._fit(position.table[number - 1], one, position.deal)
        if faults:
            return faults
        turn = turn_of(position)
        if not turn.may_lay_off:
            return {self.ids.lay_off} | ({"M9"} if turn.deal.opening == "whole-hand" else set())
        return self._completion(after_lay_off(turn, number, one))

    def _fit(self, meld: Meld, one: Laid, deal: Deal) -> set[str]:
        grown = (*meld, one)
        if is_meld(grown, deal) and kind(grown) == kind(meld):
            return set()
        free = replace(deal, jokers_per_meld=None, naturals_per_meld=0)
        names = {n for n in (*FACES, *RANKS) if is_meld((*meld, (JOKER, n)), free)}
        card, name = one
        if not deal.may_be_wild(card):
            return {self.ids.shape} if card == name else {"R6", self.ids.shape}
        if not names:
            return {self.ids.shape}
        limit = deal.jokers_per_meld
        full = limit is not None and sum(map(is_wild, meld)) >= limit
        fits = {self.ids.wild} if full else set()
        return fits if fits and name in names else fits | {"R6", self.ids.shape}

    def _swap(self, position: Position, face: str, wild: str, number: int) -> set[str]:
        faults = self._not_yet(position, [face])
        if "R3" in faults or not 1 <= number <= len(position.table):
            return {"R3"}
        if faults:
            return faults
        turn = turn_of(position)
        if not turn.may_reclaim:
            return {self.ids.reclaim, self.ids.exchange}
        names = (face, face[:-1])
        one = next((o for o in turn.table[number - 1] if o[0] == wild and o[1] in names), None)
        if one is None or not is_wild(one):
            return {self.ids.exchange}
        return self._completion(after_reclaim(turn, number, face, one))

    def _completion(self, after: Turn) -> set[str]:
        """What keeps the turn from ending after a step that is sound by itself."""
        blamed = set()
        unfinished = after.short or after.all_at_once
        if unfinished:
            blamed.add(self._opening_id(after))
        if after.owed and can_end(replace(after, owed=0)):
            blamed.add("J8")
        free = replace(after, deal=_relaxed(after.deal))
        if can_end(free) or (not after.hand and may_throw(replace(free, hand=("?",)), "?")):
            blamed |= {self.ids.last} | ({"M9"} if after.deal.final_discard == "never" else set())
        if can_end(replace(after, taken=None)):
            blamed.add("R5")
            if after.deal.final_discard == "required":
                blamed.add(self.ids.last)
        return blamed or {"J8", "R5", self.ids.last}


@lru_cache(maxsize=256)
def _relaxed(deal: Deal) -> Deal:
    return replace(deal, final_discard="optional")


def _some_shape(cards: tuple[str, ...], deal: Deal) -> bool:
    """Whether the cards have a reading once limits on wild cards are left aside."""
    naturals = [card for card in cards if not deal.may_be_wild(card)]
    jokers = len(cards) - len(naturals)
    if not naturals:
        return 3 <= len(cards) <= 13
    if jokers > 2:
        return bool(readings(cards, replace(deal, jokers_per_meld=None, naturals_per_meld=0)))
    shown = ([*naturals, *names] for names in product(FACES, repeat=jokers))
    return any(is_set(names, deal) or is_run(names, deal) for names in shown)


def judge(game: str) -> Judge:
    """The judge of a game."""
    return Judge(IDS[game])

"""A turn of any game searched to its last step, without any shortcut.

A move is legal if it is allowed by itself and some order of allowed steps after it ends the turn
(R5). `legal` tries all of them. Only the seat on turn is modelled; its cards are known.

Moves are tuples: ("draw",), ("take",), ("decline",), ("meld", laid), ("add", (card, name), number),
("swap", face, wild card, number), ("discard", card).
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from tests.oracle.all_games.cover import Task, completes, uses
from tests.oracle.all_games.deals import Deal
from tests.oracle.all_games.melds import (
    RANKS,
    Hand,
    Laid,
    Meld,
    is_meld,
    is_wild,
    kind,
    melds_of,
    names_for,
    without,
)

Move = tuple[Any, ...]


@dataclass(frozen=True)
class Turn:
    """What decides which steps the seat on turn has after its draw."""

    deal: Deal
    hand: Hand
    table: tuple[Meld, ...] = ()
    taken: str | None = None  # R4: the face that must not be thrown
    first: bool = False  # its first turn of the deal
    opened: bool = True  # on an earlier turn
    laid: tuple[str, ...] = ()  # kinds of the melds laid in this turn, sorted
    points: int = 0  # towards an opening
    owed: int = 0

    @property
    def barred(self) -> bool:
        """J2: a first turn that only draws and discards."""
        return self.first and self.deal.first_turn == "draw-and-discard"

    @property
    def short(self) -> bool:
        """Whether an opening was begun that still lacks something (J5, M5)."""
        if self.opened or not self.laid:
            return False
        if self.deal.opening == "points":
            return self.points < (self.deal.opening_points or 0)
        if self.deal.opening == "contract" or self._contract_at_once:
            return Counter(self.laid) != Counter(self.deal.contract)
        return False

    @property
    def _contract_at_once(self) -> bool:
        return self.deal.opening == "whole-hand" and self.deal.contract is not None

    @property
    def all_at_once(self) -> bool:
        """M9, W4: laying has begun and must empty the hand in this turn."""
        return self.deal.opening == "whole-hand" and not self.opened and bool(self.laid)

    def may_lay(self, meld: str) -> bool:
        """Whether one more meld of a kind may be laid (B3, M5, M9)."""
        whole = self.deal.opening == "whole-hand" and not self.opened
        if self.barred or (self.deal.melds_per_turn == 1 and self.laid and not whole):
            return False
        if self.opened:
            return self.deal.melds_after_opening
        if self.deal.opening == "contract" or self._contract_at_once:
            return Counter((*self.laid, meld)) <= Counter(self.deal.contract)
        return True

    @property
    def may_lay_off(self) -> bool:
        """B3, H3, J6; a whole hand goes in melds alone (M9, W4)."""
        if self.barred or (self.deal.opening == "whole-hand" and not self.opened):
            return False
        return {
            "free": True,
            "after-own-meld": self.opened or bool(self.laid),
            "after-opening-turn": self.opened,
            "never": False,
        }[self.deal.lay_off]

    @property
    def may_reclaim(self) -> bool:
        """J6, J8, M8, W3, W4: on a turn after the opening where the game has one."""
        if self.barred or self.deal.reclaim == "never":
            return False
        return self.opened or self.deal.opening == "none"


def steps_allowed(turn: Turn) -> set[Move]:
    """Every legal move of a seat that has drawn, each reading once."""
    throws: set[Move] = {("discard", card) for card in turn.hand if may_throw(turn, card)}
    return throws | legal_steps(turn)


def may_throw(turn: Turn, card: str) -> bool:
    """R4, J8, J5, M5, M9, W4, H6: whether throwing this card ends the turn."""
    if card == turn.taken or turn.owed or turn.short:
        return False
    if turn.all_at_once and len(turn.hand) > 1:
        return False
    return len(turn.hand) > 1 or turn.deal.final_discard != "never"


def can_end(turn: Turn) -> bool:
    """Whether some row of steps from here ends the turn."""
    if not (turn.may_lay_off or turn.may_reclaim or turn.deal.lay_off == "after-own-meld"):
        turn = replace(turn, table=())  # nothing of this turn hangs on it
    return _can_end(turn)


def legal_steps(turn: Turn) -> set[Move]:
    """Every legal meld, lay-off and reclaim."""
    if not _only_melds(turn):
        return {move for move, after in steps(turn) if can_end(after)}
    found, known = set(), {}
    all_uses = uses(turn.hand, turn.deal)
    for move, after in steps(turn):
        key = after.hand, after.laid
        if key not in known:
            known[key] = completes(after.hand, all_uses, task_of(after))
        if known[key]:
            found.add(move)
    return found


def _only_melds(turn: Turn) -> bool:
    """Whether an opening by whole melds is all that can happen to the table in this turn."""
    if turn.opened or turn.may_reclaim:
        return False
    if turn.deal.opening == "whole-hand":
        return True
    once = turn.deal.melds_per_turn == 1
    later = turn.may_lay_off or turn.deal.lay_off == "after-own-meld"
    return turn.deal.opening == "contract" and not once and not later


def task_of(turn: Turn) -> Task:
    """What is still missing of an opening by whole melds."""
    deal = turn.deal
    left = None
    if deal.contract is not None:
        left = tuple((Counter(deal.contract) - Counter(turn.laid)).elements())
    return Task(left, deal.opening == "whole-hand", turn.taken, deal.final_discard)


@lru_cache(maxsize=200_000)
def _can_end(turn: Turn) -> bool:
    if not turn.hand:
        return not turn.owed and not turn.short and turn.deal.final_discard != "required"
    if any(may_throw(turn, card) for card in turn.hand):
        return True
    if _only_melds(turn) and turn.laid:
        return completes(turn.hand, uses(turn.hand, turn.deal), task_of(turn))
    return any(can_end(after) for after in dict.fromkeys(after for _, after in steps(turn)))


def steps(turn: Turn) -> Iterator[tuple[Move, Turn]]:
    """Every meld, lay-off and reclaim allowed by itself, with what it leads to."""
    for meld in melds_of(turn.hand, turn.deal):
        if turn.may_lay(kind(meld)):
            yield ("meld", meld), after_meld(turn, meld)
    for number, meld in enumerate(turn.table, 1):
        if turn.may_lay_off:
            for one in lay_offs(turn.hand, meld, turn.deal):
                yield ("add", one, number), after_lay_off(turn, number, one)
        if turn.may_reclaim:
            for face, one in reclaims(turn.hand, meld):
                yield ("swap", face, one[0], number), after_reclaim(turn, number, face, one)


def lay_offs(hand: Hand, meld: Meld, deal: Deal) -> Iterator[Laid]:
    """Every card of the hand, with its name, that a meld can take."""
    for card in dict.fromkeys(hand):
        for name in names_for(card, deal):
            if is_meld([*meld, (card, name)], deal) and kind([*meld, (card, name)]) == kind(meld):
                yield card, name


def reclaims(hand: Hand, meld: Meld) -> Iterator[tuple[str, Laid]]:
    """J8: the faces in hand that a wild card of the meld stands for, with that card."""
    for one in dict.fromkeys(filter(is_wild, meld)):
        for face in dict.fromkeys(hand):
            if face != "*" and one[1] in (face, face[:-1]):
                yield face, one


def after_meld(turn: Turn, meld: Meld) -> Turn:
    """The turn after a new meld."""
    cards = [card for card, _ in meld]
    return replace(
        turn,
        hand=without(turn.hand, cards),
        table=(*turn.table, tuple(sorted(meld))),
        laid=tuple(sorted((*turn.laid, kind(meld)))),
        points=turn.points + opening_points(meld, turn.deal),
        owed=max(0, turn.owed - sum(map(turn.deal.may_be_wild, cards))),
    )


def after_lay_off(turn: Turn, number: int, one: Laid) -> Turn:
    """The turn after a lay-off on the meld of this number."""
    return replace(
        turn,
        hand=without(turn.hand, [one[0]]),
        table=_changed(turn, number, (*turn.table[number - 1], one)),
        owed=max(0, turn.owed - turn.deal.may_be_wild(one[0])),
    )


def after_reclaim(turn: Turn, number: int, face: str, one: Laid) -> Turn:
    """The turn after the face was put in the place of a wild card."""
    meld = list(turn.table[number - 1])
    meld.remove(one)
    return replace(
        turn,
        hand=tuple(sorted((*without(turn.hand, [face]), one[0]))),
        table=_changed(turn, number, (*meld, (face, face))),
        owed=turn.owed + (turn.deal.reclaim == "reuse"),
    )


def _changed(turn: Turn, number: int, meld: Meld) -> tuple[Meld, ...]:
    return (*turn.table[: number - 1], tuple(sorted(meld)), *turn.table[number:])


def opening_points(meld: Meld, deal: Deal) -> int:
    """J5, G3: what a meld adds to an opening by points."""
    if deal.opening != "points":
        return 0
    counts = deal.opening_jokers == "as-named"
    return sum(_value(name) for card, name in meld if card == name or counts)


def _value(name: str) -> int:
    """J5: 2–10 face value, J Q K 10, an ace 11 wherever it lies."""
    number = RANKS.index(name if name in RANKS else name[:-1]) + 1
    return 11 if number == 1 else min(number, 10)

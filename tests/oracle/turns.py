"""A turn of Jokeren 13 searched to its last step, without any shortcut.

A move is legal if it is allowed by itself and some order of allowed steps after it ends the turn
(R5). `legal` tries all of them. Only the seat on turn is modelled; its cards are known.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from tests.oracle.melds import (
    FACES,
    JOKER,
    Laid,
    Meld,
    is_meld,
    melds_of,
    opening_points,
    ordered,
    text,
    without,
)

NEEDED = 30


@dataclass(frozen=True)
class Turn:
    """What decides which moves the seat on turn has."""

    hand: tuple[str, ...]  # sorted
    table: tuple[Meld, ...] = ()
    drawn: str | None = None  # None: still to draw; "stock", "none" or the card that was taken
    first: bool = False  # its first turn of the deal
    opened: bool = True  # on an earlier turn
    begun: bool = False  # laid a first meld in this turn
    points: int = 0  # of natural cards laid while opening
    owed: int = 0
    stock: int = 20
    discard: tuple[str, ...] = ()  # the top last
    free_throw: bool = False  # a question only: what if R4 did not hold?
    needed: int = NEEDED

    @property
    def taken(self) -> str | None:
        """The face that must not be thrown (R4)."""
        return None if self.free_throw or self.drawn in (None, "stock", "none") else self.drawn

    @property
    def short(self) -> bool:
        """Whether an opening has begun and is not worth enough yet (J5)."""
        return not self.opened and self.begun and self.points < self.needed


def legal(turn: Turn) -> set[str]:
    """Every legal move as its canonical text, twins once."""
    if turn.drawn is None:
        return set(_draws(turn))
    throws = {f"discard {card}" for card in turn.hand if may_throw(turn, card)}
    return throws | {move for move, after in steps(turn) if can_end(after)}


def _draws(turn: Turn) -> Iterator[str]:
    if turn.stock or len(turn.discard) > 1:  # J10; R12b: with a quiet table it ends the deal
        yield "draw"
    if turn.discard and not turn.first and can_end(after_take(turn)):
        yield "take"


def after_take(turn: Turn) -> Turn:
    """The turn after its seat took the top discard."""
    top = turn.discard[-1]
    hand = tuple(sorted((*turn.hand, top)))
    return replace(turn, hand=hand, drawn=top, discard=turn.discard[:-1])


def may_throw(turn: Turn, card: str) -> bool:
    """R4, J8, J5: whether throwing this card ends the turn."""
    return card != turn.taken and not turn.owed and not turn.short


@lru_cache(maxsize=200_000)
def can_end(turn: Turn) -> bool:
    """Whether some row of steps from here ends the turn."""
    if not turn.hand:
        return not turn.owed and not turn.short  # J9: out by laying every card
    if any(may_throw(turn, card) for card in turn.hand):
        return True
    return any(can_end(after) for _, after in steps(turn))


def steps(turn: Turn) -> Iterator[tuple[str, Turn]]:
    """Every meld, lay-off and reclaim allowed by itself, with what it leads to."""
    if turn.first:
        return
    for meld, cards in melds_of(turn.hand):
        yield f"meld {text(meld)}", after_meld(turn, meld, cards)
    if not turn.opened:
        return  # J6
    for number, meld in enumerate(turn.table, 1):
        for one in lay_offs(turn.hand, meld):
            yield f"add {text([one])} to {number}", after_lay_off(turn, number, one)
        for face in reclaims(turn.hand, meld):
            yield f"swap {face} in {number}", after_reclaim(turn, number, face)


def lay_offs(hand: tuple[str, ...], meld: Meld) -> Iterator[Laid]:
    """J7: every card of the hand, with its meaning, that fits a meld."""
    for card in sorted(set(hand)):
        for face in FACES if card == JOKER else (card,):
            if is_meld([*meld, (card, face)]):
                yield card, face


def reclaims(hand: tuple[str, ...], meld: Meld) -> Iterator[str]:
    """J8: the faces in hand that a joker of the meld stands for."""
    for card, stands in meld:
        if card == JOKER and stands in hand:
            yield stands


def after_meld(turn: Turn, meld: Meld, cards: tuple[str, ...]) -> Turn:
    """The turn after a new meld."""
    return replace(
        turn,
        hand=without(turn.hand, cards),
        table=(*turn.table, meld),
        begun=True,
        points=turn.points + opening_points(meld),
        owed=max(0, turn.owed - cards.count(JOKER)),
    )


def after_lay_off(turn: Turn, number: int, one: Laid) -> Turn:
    """The turn after a lay-off on the meld of this number."""
    return replace(
        turn,
        hand=without(turn.hand, [one[0]]),
        table=_changed(turn, number, [*turn.table[number - 1], one]),
        owed=max(0, turn.owed - (one[0] == JOKER)),
    )


def after_reclaim(turn: Turn, number: int, face: str) -> Turn:
    """The turn after the face was put for the joker that stands for it."""
    meld = [one for one in turn.table[number - 1] if one != (JOKER, face)]
    return replace(
        turn,
        hand=tuple(sorted((*without(turn.hand, [face]), JOKER))),
        table=_changed(turn, number, [*meld, (face, face)]),
        owed=turn.owed + 1,
    )


def _changed(turn: Turn, number: int, meld: list[Laid]) -> tuple[Meld, ...]:
    return (*turn.table[: number - 1], ordered(meld), *turn.table[number:])


def most_points(turn: Turn) -> int:
    """The most opening points that new melds from here can bring the turn to."""
    return max((most_points(after) for _, after in _new_melds(turn)), default=turn.points)


def _new_melds(turn: Turn) -> Iterator[tuple[str, Turn]]:
    return (step for step in steps(turn) if step[0].startswith("meld"))

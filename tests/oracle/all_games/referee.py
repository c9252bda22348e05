"""A whole deal by hand: what every move leads to, the piles included (R3, R11, R12, B5, B6, J10).

A shuffled stock is what the engine made of it; all else is worked out here.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from tests.oracle.all_games.deals import Deal
from tests.oracle.all_games.melds import Hand, Meld, kind, without
from tests.oracle.all_games.scores import Scores, deal_scores
from tests.oracle.all_games.turns import (
    Move,
    Turn,
    after_lay_off,
    after_meld,
    after_reclaim,
    can_end,
    opening_points,
    steps_allowed,
)

T = TypeVar("T")


@dataclass(frozen=True)
class Position:
    """A deal under way, everything visible. `drawn` is None before the draw."""

    deal: Deal
    dealer: int
    turn: int
    hands: tuple[Hand, ...]
    drawn: str | None = None  # "stock", "none", or the face that was taken
    table: tuple[Meld, ...] = ()
    owners: tuple[int, ...] = ()
    laid: tuple[int, ...] = ()  # places of the melds laid in this turn
    opened: tuple[bool, ...] = ()
    joined: tuple[bool, ...] = ()
    turns: tuple[int, ...] = ()
    owed: int = 0
    touched: bool = False  # the table changed in this turn
    discard: tuple[str, ...] = ()  # the top last
    stock: tuple[str, ...] = ()  # the next card first
    recycled: int = 0
    quiet: bool = False
    idle: int = 0
    out_for_good: bool = False  # how this turn began (R12a)
    over: str | None = None  # why the deal ended
    out: int | None = None
    scores: Scores | None = None

    @property
    def hand(self) -> Hand:
        """The hand on turn."""
        return self.hands[self.turn]

    @property
    def used_up(self) -> bool:
        """Whether the discards may not become the stock again (H7)."""
        return self.deal.recycles is not None and self.recycled >= self.deal.recycles

    @property
    def renewable(self) -> bool:
        """Whether the discards can become the stock; a lone card never does."""
        return not self.used_up and len(self.discard) > 1

    @property
    def must_take(self) -> bool:
        """Whether the lone card of an empty stock can't be declined (J10, H7)."""
        return self.deal.stock_end == "keep-top" and not self.used_up


def turn_of(position: Position) -> Turn:
    """What decides the steps of the seat on turn."""
    drawn = position.drawn
    laid = [position.table[place] for place in position.laid]
    return Turn(
        deal=position.deal,
        hand=position.hand,
        table=position.table,
        taken=None if drawn in (None, "stock", "none") else drawn,
        first=position.turns[position.turn] == 0,
        opened=position.opened[position.turn],
        laid=tuple(sorted(map(kind, laid))),
        points=sum(opening_points(meld, position.deal) for meld in laid),
        owed=position.owed,
    )


def legal(position: Position) -> set[Move]:
    """Every legal move of the seat on turn."""
    if position.over:
        return set()
    if position.drawn is not None:
        return steps_allowed(turn_of(position))
    found: set[Move] = set()
    if position.stock or position.renewable:
        found.add(("draw",))
    elif position.discard and not position.must_take:
        found.add(("decline",))
    if position.discard and can_end(turn_of(_taken(position))):
        found |= {("take",)} if not turn_of(position).barred else set()
    return found


def after(position: Position, move: Move, shuffled: Sequence[str] = ()) -> Position:
    """The position after a legal move; `shuffled` is the new stock if this draw shuffles one."""
    if move == ("draw",):
        return _drawn(position, tuple(shuffled))
    if move == ("take",):
        return _taken(position)
    if move == ("decline",):
        return _ended(position, None, "declined")
    if move[0] == "discard":
        return _thrown(position, move[1])
    return _stepped(position, move)


def begun(position: Position) -> Position:
    """A turn that begins: R5 blocks the deal if it has no draw (declining is none)."""
    draws = position.drawn is not None or legal(position) & {("draw",), ("take",)}
    return position if draws else _ended(position, None, "no-draw")


def _with_hand(position: Position, hand: Hand) -> tuple[Hand, ...]:
    seat = position.turn
    return (*position.hands[:seat], hand, *position.hands[seat + 1 :])


def _for_good(position: Position) -> bool:
    return not position.stock and not position.renewable


def _taken(position: Position) -> Position:
    top = position.discard[-1]
    return replace(
        position,
        hands=_with_hand(position, tuple(sorted((*position.hand, top)))),
        drawn=top,
        discard=position.discard[:-1],
        out_for_good=_for_good(position),
    )


def _drawn(position: Position, shuffled: tuple[str, ...]) -> Position:
    if not position.stock:
        if position.quiet:
            return _ended(position, None, "table-unchanged")
        position = _renewed(position, shuffled)
    return replace(
        position,
        hands=_with_hand(position, tuple(sorted((*position.hand, position.stock[0])))),
        drawn="stock",
        stock=position.stock[1:],
        out_for_good=False,
    )


def _renewed(position: Position, shuffled: tuple[str, ...]) -> Position:
    """The discards become the stock: turned over, shuffled, or all but the top one shuffled."""
    way, pile = position.deal.stock_end, position.discard
    kept = pile[-1:] if way == "keep-top" else ()
    stock = pile if way == "turn" else shuffled
    assert sorted((*stock, *kept)) == sorted(pile)
    return replace(position, stock=stock, discard=kept, recycled=position.recycled + 1, quiet=True)


def _stepped(position: Position, move: Move) -> Position:
    """After a meld, a lay-off or a reclaim."""
    turn, places, owners = turn_of(position), position.laid, position.owners
    if move[0] == "meld":
        turn, owners = after_meld(turn, move[1]), (*owners, position.turn)
        places = (*places, len(position.table))
    elif move[0] == "add":
        turn = after_lay_off(turn, move[2], move[1])
    else:
        _, face, card, number = move
        one = next(o for o in turn.table[number - 1] if o[0] == card and o[1] in (face, face[:-1]))
        turn = after_reclaim(turn, number, face, one)
    found = replace(
        position,
        hands=_with_hand(position, turn.hand),
        table=turn.table,
        owners=owners,
        laid=places,
        owed=turn.owed,
        touched=True,
        quiet=False,
    )
    return found if turn.hand else _ended(found, position.turn, "out")


def _thrown(position: Position, card: str) -> Position:
    seat, seats = position.turn, len(position.hands)
    idle = position.idle + 1 if position.out_for_good and not position.touched else 0
    found = replace(
        position,
        hands=_with_hand(position, without(position.hand, [card])),
        discard=(*position.discard, card),
    )
    if not found.hand:
        return _ended(found, seat, "out")
    found = replace(
        found,
        turn=(seat + 1) % seats,
        drawn=None,
        laid=(),
        opened=_with(position.opened, seat, position.opened[seat] or bool(position.laid)),
        joined=_with(position.joined, seat, position.joined[seat] or position.touched),
        turns=_with(position.turns, seat, position.turns[seat] + 1),
        owed=0,
        touched=False,
        idle=idle,
        out_for_good=False,
    )
    if idle >= seats:
        return _ended(found, None, "stock-exhausted")
    return begun(found)


def _with(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _ended(position: Position, out: int | None, why: str) -> Position:
    at_once = out is not None and not position.joined[out]
    scores = deal_scores(position.hands, out, position.deal, at_once=at_once)
    return replace(position, over=why, out=out, scores=scores)

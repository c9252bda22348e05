"""`steady`: plays like a decent club player.

Opens when it can, keeps pairs with live outs, lays off and reclaims what helps, watches what the
next player picks up, and goes out when there is a way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldbook.arrange import arrange
from meldbook.bots.going_out import way_out
from meldbook.bots.openings import opening_step
from meldbook.bots.prospects import Outlook, best_throw, fits_table, hand_worth, outlook
from meldbook.faces import face_of, is_wild, without
from meldbook.legality import fault
from meldbook.listing import legal_moves
from meldbook.melds import can_be_wild
from meldbook.moves import Decline, Discard, Draw, LayMeld, LayOff, Move, Reclaim, Take
from meldbook.play import apply
from meldbook.scoring import hand_points
from meldbook.state import State, seen, taken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meldbook.seeds import Dice

_TAKE_GAIN = 5.0  # points a taken card must bring: about what a card from the stock brings
_LIKELY_CARD = 5  # points that a card in another hand is likely to cost late in a deal
_NEAR_END = 3  # cards in hand
_EARLY = 0.5  # of Outlook.late: a joker is worth more in hand
_PATIENCE = 6  # discards taken one turn after the other
_KEEP_PAIR = 3.0  # points by which keeping a card must beat laying it off


class Steady:
    """The bot; it has no state of its own."""

    def choose(self, view: State, rng: Dice) -> Move:  # noqa: ARG002  # plays without chance
        """A move of the seat on turn."""
        if view.phase == "draw":
            return self._draw(view)
        step = way_out(view) or self._step(view)
        return step if step is not None else self._throw(view)

    def _draw(self, view: State) -> Move:
        ways = [move for move in (Draw(), Take(), Decline()) if fault(view, move) is None]
        if len(ways) == 1:
            return ways[0]
        ending = next((move for move in ways if ends_deal(view, move)), None)
        if ending is not None and likely_lowest(view):
            return ending
        puts_off = ending is not None and not _keeps_taking(view)
        if Take() in ways and (puts_off or self._wants(view)):
            return Take()
        return ways[0]

    def _wants(self, view: State) -> bool:
        """Whether the top discard helps more than a card from the stock is likely to."""
        after = apply(view, Take()).state
        if way_out(after) is not None:
            return True
        if _keeps_taking(view):
            return False
        card = view.discard[-1]
        if can_be_wild(card, view.here.shape):
            return True
        look = outlook(view)
        kept = best_throw(look, after.hand, card)
        if kept is None:
            return False
        gain = kept[1] - hand_worth(look, view.hand)
        if view.opened[view.turn] and (fits_table(view, card) or _frees_joker(after)):
            gain += _TAKE_GAIN if len(view.hand) <= _NEAR_END else 0.0
        return gain >= _TAKE_GAIN

    def _step(self, view: State) -> Move | None:
        """The next step on the table, or None to throw."""
        if not view.opened[view.turn] and view.here.opening != "none":
            return opening_step(view)
        steps = [move for move in legal_moves(view) if not isinstance(move, Discard)]
        return (
            _paying(view, steps)
            or _reclaiming(view, steps)
            or _laying(view, steps)
            or _laying_off(view, steps)
        )

    def _throw(self, view: State) -> Move:
        legal = [move.card for move in legal_moves(view) if isinstance(move, Discard)]
        best = best_throw(outlook(view), view.hand, taken(view))
        if best is not None and best[0] in legal:
            return Discard(best[0])
        return Discard(legal[0]) if legal else next(legal_moves(view))


def _keeps_taking(view: State) -> bool:
    """Whether the seat took the discard turn after turn: bots that all do would never end (R12)."""
    own = [one.took for one in seen(view) if one.seat == view.turn]
    return own[-2 * _PATIENCE :] == [True, False] * _PATIENCE


def ends_deal(view: State, move: Move) -> bool:
    """Whether a way to begin the turn ends the deal as blocked (R12b, B6)."""
    return move == Decline() or (move == Draw() and not view.stock and view.quiet)


def likely_lowest(view: State) -> bool:
    """Whether the own hand costs less than any other is likely to."""
    own = hand_points(view.here, view.hand)
    others = [len(hand) for seat, hand in enumerate(view.hands) if seat != view.turn]
    return own <= min(others) * _LIKELY_CARD


def _frees_joker(view: State) -> bool:
    return any(isinstance(move, Reclaim) for move in legal_moves(view))


def _paying(view: State, steps: Sequence[Move]) -> Move | None:
    """With a debt, the way to lay a joker that leaves the best hand (J8)."""
    if not view.owed:
        return None
    paying = [move for move in steps if _lays_joker(move)]
    return _best_after(view, paying or steps)


def _lays_joker(move: Move) -> bool:
    if isinstance(move, LayMeld):
        return any(is_wild(card) for card in move.cards)
    return isinstance(move, LayOff) and is_wild(move.card)


def _best_after(view: State, moves: Sequence[Move]) -> Move | None:
    look = outlook(view)
    return max(moves, key=lambda m: hand_worth(look, apply(view, m).state.hand), default=None)


def _reclaiming(view: State, steps: Sequence[Move]) -> Move | None:
    """A joker is freed where its card is not needed for a meld in hand."""
    spare = arrange(view.hand, view.rules, view.deal).left
    return next((m for m in steps if isinstance(m, Reclaim) and m.card in spare), None)


def _laying(view: State, steps: Sequence[Move]) -> Move | None:
    """The first meld of the best arrangement that may be laid."""
    melds = arrange(view.hand, view.rules, view.deal).melds
    return next((LayMeld(m.cards) for m in melds if LayMeld(m.cards) in steps), None)


def _laying_off(view: State, steps: Sequence[Move]) -> Move | None:
    """The lay-off that helps the hand most, unless its card is better kept for a pair."""
    look = outlook(view)
    offers = [move for move in steps if isinstance(move, LayOff)]
    worth = [(_lay_off_gain(look, move), place) for place, move in enumerate(offers)]
    best = max(worth, default=(0.0, 0))
    return offers[best[1]] if best[0] > 0 else None


def _lay_off_gain(look: Outlook, move: LayOff) -> float:
    card, hand = face_of(move.card), look.view.hand
    if can_be_wild(card, look.view.here.shape) and len(hand) > _NEAR_END and look.late < _EARLY:
        return 0.0
    keeping = hand_worth(look, hand)
    return hand_worth(look, without(hand, [card])) - keeping + _KEEP_PAIR

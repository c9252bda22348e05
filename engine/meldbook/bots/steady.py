"""`steady`: plays like a decent club player.

Opens when it can, keeps pairs with live outs, lays off and reclaims what helps, watches what the
next player picks up, and goes out when there is a way.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from meldbook.advance import advance
from meldbook.bots.choice import Choice, Reason, because
from meldbook.bots.going_out import way_out
from meldbook.bots.openings import opening_reason, opening_step
from meldbook.bots.outlook import Outlook
from meldbook.bots.personality import Personality
from meldbook.bots.prospects import best_throw, hand_worth
from meldbook.bots.reasons import lay_reason, take_reason, throw_reason
from meldbook.bots.seen import (
    arranged,
    fewest_elsewhere,
    keeps_taking,
    lays_wild,
    legal_throws,
    opens_yet,
    ways_to_begin,
)
from meldbook.bots.weights import STEADY, Weighing
from meldbook.faces import card_text, face_of, without
from meldbook.listing import legal_moves
from meldbook.moves import Decline, Discard, Draw, LayMeld, LayOff, Move, Reclaim, Take
from meldbook.scoring import hand_points
from meldbook.state import State, opening_begun, taken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meldbook.seeds import Dice

Thought = tuple[Move, Callable[[], Reason]]  # a move, and its reason for who asks

_USE_AT_ONCE = 5.0  # points near the end that a card is worth which can be laid at once
_LIKELY_CARD = 5  # points that a card in another hand is likely to cost late in a deal
_NEAR_END = 3  # cards in hand
_EARLY = 0.5  # of Outlook.late: a joker is worth more in hand


class Steady:
    """The bot; it has no state of its own and plays without chance."""

    def __init__(self, personality: Personality | None = None, weighing: Weighing = STEADY) -> None:
        """A player of this personality who weighs like this."""
        self.personality = personality or Personality()
        self.weighing = weighing

    def choose(self, view: State, rng: Dice) -> Move:  # noqa: ARG002  # plays without chance
        """A move of the seat on turn."""
        return self._thought(view)[0]

    def explain(self, view: State, rng: Dice) -> Choice:  # noqa: ARG002  # plays without chance
        """A move of the seat on turn and its reason."""
        move, reason = self._thought(view)
        return Choice(move, reason())

    def _thought(self, view: State) -> Thought:
        if view.phase == "draw":
            return self._draw(view)
        out = way_out(view)
        if out is not None:
            return out, partial(because, "way-out")
        return self._step(view) or self._throw(view)

    def _draw(self, view: State) -> Thought:
        ways = ways_to_begin(view)
        if len(ways) == 1:
            return ways[0], partial(because, "only-way")
        ending = next((move for move in ways if ends_deal(view, move)), None)
        if ending is not None and likely_lowest(view):
            return ending, partial(because, "end-lowest")
        card = card_text(view.discard[-1])
        if Take() in ways:
            if self._wants(view):
                return Take(), partial(take_reason, self._look(view))
            if ending is not None and not keeps_taking(view):
                return Take(), partial(because, "take-better", card=card)
        return ways[0], partial(because, "draw-no-help", card=card)

    def _look(self, view: State) -> Outlook:
        return Outlook(view, self.personality, self.weighing.at(view.here))

    def _wants(self, view: State) -> bool:
        """Whether the top discard helps more than a card from the stock is likely to."""
        after = advance(view, Take())
        if way_out(after) is not None:
            return True
        if keeps_taking(view):
            return False
        card = view.discard[-1]
        look = self._look(view)
        if card in look.wild:
            return True
        kept = best_throw(look, after.hand, card)
        if kept is None:
            return False
        gain = kept[1] - hand_worth(look, view.hand, after.hand)
        if look.opened and (card in look.fitting or _frees_joker(after)):
            gain += _USE_AT_ONCE if len(view.hand) <= _NEAR_END else 0.0
        return gain >= look.weights.take_gain

    def _step(self, view: State) -> Thought | None:
        """The next step on the table, or None to throw."""
        look = self._look(view)
        if look.late < self.personality.holding_back and not (view.owed or opening_begun(view)):
            return None
        if opens_yet(view):
            step = opening_step(view, going_out=look.weights.opens_out)
            return None if step is None else (step, partial(opening_reason, view))
        steps = [move for move in legal_moves(view) if not isinstance(move, Discard)]
        if view.owed and steps:
            return _paying(look, steps), partial(because, "pay-debt", owed=view.owed)
        step = _reclaiming(view, steps) or _laying(view, steps) or _laying_off(look, steps)
        return None if step is None else (step, partial(lay_reason, look, step))

    def _throw(self, view: State) -> Thought:
        legal = legal_throws(view)
        if not legal:
            return next(legal_moves(view)), partial(because, "only-way")
        look = self._look(view)
        best = best_throw(look, view.hand, taken(view))
        card = best[0] if best is not None and best[0] in legal else legal[0]
        return Discard(card), partial(throw_reason, look, card, legal)


def ends_deal(view: State, move: Move) -> bool:
    """Whether a way to begin the turn ends the deal as blocked (R12b, B6)."""
    return move == Decline() or (move == Draw() and not view.stock and view.quiet)


def likely_lowest(view: State) -> bool:
    """Whether the own hand costs less than any other is likely to."""
    own = hand_points(view.here, view.hand)
    return own <= fewest_elsewhere(view) * _LIKELY_CARD


def _frees_joker(view: State) -> bool:
    return any(isinstance(move, Reclaim) for move in legal_moves(view))


def _paying(look: Outlook, steps: Sequence[Move]) -> Move:
    """With a debt, the way to lay a joker that leaves the best hand (J8)."""
    ways = [move for move in steps if lays_wild(move)] or steps
    hands = {move: advance(look.view, move).hand for move in ways}
    return max(ways, key=lambda move: hand_worth(look, hands[move], hands[move]))


def _reclaiming(view: State, steps: Sequence[Move]) -> Move | None:
    """A joker is freed where its card is not needed for a meld in hand."""
    swaps = [move for move in steps if isinstance(move, Reclaim)]
    if not swaps:
        return None
    spare = arranged(view).left
    return next((move for move in swaps if move.card in spare), None)


def _laying(view: State, steps: Sequence[Move]) -> Move | None:
    """The first meld of the best arrangement that may be laid."""
    if not any(isinstance(move, LayMeld) for move in steps):
        return None
    melds = arranged(view).melds
    return next((move for meld in melds if (move := LayMeld(meld.cards)) in steps), None)


def _laying_off(look: Outlook, steps: Sequence[Move]) -> Move | None:
    """The lay-off that helps the hand most, unless its card is better kept for a pair."""
    offers = [move for move in steps if isinstance(move, LayOff)]
    worth = [(_lay_off_gain(look, move), place) for place, move in enumerate(offers)]
    best = max(worth, default=(0.0, 0))
    return offers[best[1]] if best[0] > 0 else None


def _lay_off_gain(look: Outlook, move: LayOff) -> float:
    card, hand = face_of(move.card), look.view.hand
    if card in look.wild and len(hand) > _NEAR_END and look.late < _EARLY:
        return 0.0
    keeping = hand_worth(look, hand, hand)
    return hand_worth(look, without(hand, [card]), hand) - keeping

"""`gentle`: plays like somebody who has just learnt the game.

It overlooks melds, runs more often than sets, and cards that could be added; takes a discard for
a pair it hopes to fill; keeps pairs and high cards too long; forgets that jokers can be freed; and
never looks at what the next player collects. When a hand is nearly empty it wakes up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from meldbook.bots.choice import Choice, because
from meldbook.bots.openings import opening_reason, opening_step
from meldbook.bots.seen import (
    arranged,
    completes_meld,
    fewest_elsewhere,
    lays_wild,
    legal_throws,
    opens_yet,
    unmelded,
    ways_to_begin,
)
from meldbook.faces import JOKER, card_text, face_of, is_wild, rank_of, without
from meldbook.listing import legal_moves
from meldbook.melds import can_be_wild
from meldbook.moves import Discard, Draw, LayMeld, LayOff, Move, Reclaim, Take
from meldbook.state import opening_begun

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meldbook.faces import Face, Hand
    from meldbook.seeds import Dice
    from meldbook.state import State


class Habits(NamedTuple):
    """How a beginner plays: chances in a hundred, and the hand that wakes it up."""

    sees_set: int = 80
    sees_run: int = 50
    sees_opening: int = 65
    sees_lay_off: int = 35
    sees_reclaim: int = 25
    sees_discard: int = 50  # that the top discard completes a meld
    takes_for_pair: int = 45
    keeps_high: int = 70  # throws a low card where a high one is as useless
    small_hand: int = 3  # somebody else's: then it throws its dearest cards


class Gentle:
    """The bot; it has no state of its own, its mistakes come from the dice."""

    def __init__(self, habits: Habits | None = None) -> None:
        """A beginner of these habits."""
        self.habits = habits or Habits()

    def choose(self, view: State, rng: Dice) -> Move:
        """A move of the seat on turn."""
        return self.explain(view, rng).move

    def explain(self, view: State, rng: Dice) -> Choice:
        """A move of the seat on turn and its reason."""
        if view.phase == "draw":
            return self._begin(view, rng)
        return self._step(view, rng) or self._throw(view, rng)

    def _begin(self, view: State, rng: Dice) -> Choice:
        ways = ways_to_begin(view)
        if len(ways) == 1:
            return Choice(ways[0], because("only-way"))
        top = view.discard[-1]
        card = card_text(top)
        if Take() in ways:
            if completes_meld(view) and _happens(rng, self.habits.sees_discard):
                return Choice(Take(), because("take-meld", card=card))
            pair = _partner(view.hand, top)
            if pair is not None and _happens(rng, self.habits.takes_for_pair):
                return Choice(Take(), because("take-pair", card=card, cards=[card_text(pair)]))
        move = Draw() if Draw() in ways else Take()
        reason = because("draw-overlooked", card=card) if move == Draw() else because("only-way")
        return Choice(move, reason)

    def _step(self, view: State, rng: Dice) -> Choice | None:
        """A step on the table that is not overlooked; what was begun is always finished."""
        if opens_yet(view):
            begun = opening_begun(view)
            if not begun and not _happens(rng, self.habits.sees_opening):
                return None
            step = opening_step(view)
            return Choice(step, opening_reason(view)) if step is not None else None
        steps = [move for move in legal_moves(view) if not isinstance(move, Discard)]
        if view.owed:
            return _paying(view, steps)
        return (
            self._meld(view, steps, rng)
            or self._lay_off(view, steps, rng)
            or self._reclaim(steps, rng)
        )

    def _meld(self, view: State, steps: Sequence[Move], rng: Dice) -> Choice | None:
        for meld in arranged(view).melds:
            sees = self.habits.sees_set if meld.kind == "set" else self.habits.sees_run
            if LayMeld(meld.cards) in steps and _happens(rng, sees):
                points = sum(view.here.points[face_of(card)] for card in meld.cards)
                return Choice(LayMeld(meld.cards), because("lay-meld", points=points))
        return None

    def _lay_off(self, view: State, steps: Sequence[Move], rng: Dice) -> Choice | None:
        spare = unmelded(view)
        for move in steps:
            if isinstance(move, LayOff) and not is_wild(move.card):
                card = face_of(move.card)
                if card in spare and _happens(rng, self.habits.sees_lay_off):
                    points = view.here.points[card]
                    return Choice(move, because("lay-off", card=card_text(card), points=points))
        return None

    def _reclaim(self, steps: Sequence[Move], rng: Dice) -> Choice | None:
        for move in steps:
            if isinstance(move, Reclaim) and _happens(rng, self.habits.sees_reclaim):
                cards = {"card": card_text(move.card), "wild": card_text(face_of(move.wild))}
                return Choice(move, because("reclaim", **cards))
        return None

    def _throw(self, view: State, rng: Dice) -> Choice:
        legal = legal_throws(view)
        if not legal:
            return Choice(next(legal_moves(view)), because("only-way"))
        if len(legal) == 1:
            return Choice(Discard(legal[0]), because("throw-only", card=card_text(legal[0])))
        cards = _useless(view, legal)
        by_points = sorted(cards, key=lambda card: (view.here.points[card], card))
        if fewest_elsewhere(view) <= self.habits.small_hand:
            points = view.here.points[by_points[-1]]
            reason = because("throw-dearest", card=card_text(by_points[-1]), points=points)
            return Choice(Discard(by_points[-1]), reason)
        if _happens(rng, self.habits.keeps_high):
            return Choice(Discard(by_points[0]), because("throw-low", card=card_text(by_points[0])))
        card = by_points[rng.below(len(by_points))]
        return Choice(Discard(card), because("throw-odd", card=card_text(card)))


def _happens(rng: Dice, chance: int) -> bool:
    return rng.below(100) < chance


def _partner(hand: Hand, card: Face) -> Face | None:
    """A natural card of the hand that has the rank of another one."""
    if card >= JOKER:
        return None
    return next((c for c in hand if c < JOKER and rank_of(c) == rank_of(card)), None)


def _useless(view: State, legal: Sequence[Face]) -> list[Face]:
    """What it would throw: no meld, no wild card, no pair, as far as such cards are left."""
    natural = [card for card in legal if not can_be_wild(card, view.here.shape)] or list(legal)
    spare = unmelded(view)
    loose = [card for card in natural if card in spare] or natural
    return [card for card in loose if _partner(without(view.hand, [card]), card) is None] or loose


def _paying(view: State, steps: Sequence[Move]) -> Choice:
    """The first way to lay a joker taken from the table, or towards that (J8)."""
    first = next((move for move in steps if lays_wild(move)), steps[0])
    return Choice(first, because("pay-debt", owed=view.owed))

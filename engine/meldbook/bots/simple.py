"""`simple`: the plain player that other bots are measured by.

Written from the published description of the simple player of computer gin rummy: take the
discard only if it completes a meld, lay what can be laid, throw the dearest unmelded card, of
equals any. What gin does not have is played as plainly: a wild card is thrown last, jokers on the
table are left alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldbook.bots.choice import Choice, because
from meldbook.bots.openings import opening_reason, opening_step
from meldbook.bots.seen import (
    arranged,
    completes_meld,
    may_meld_later,
    opens_yet,
    unmelded,
    ways_to_begin,
)
from meldbook.deadwood import deadwood
from meldbook.faces import card_text, face_of, without
from meldbook.listing import legal_moves
from meldbook.melds import can_be_wild
from meldbook.moves import Decline, Discard, Draw, LayMeld, LayOff, Move, Take

if TYPE_CHECKING:
    from meldbook.faces import Face
    from meldbook.seeds import Dice
    from meldbook.state import State


class Simple:
    """The bot; it has no state of its own."""

    def choose(self, view: State, rng: Dice) -> Move:
        """A move of the seat on turn."""
        return self.explain(view, rng).move

    def explain(self, view: State, rng: Dice) -> Choice:
        """A move of the seat on turn and its reason."""
        if view.phase == "draw":
            return _begin(view)
        legal = [*legal_moves(view)]
        return _lay(view, legal) or _throw(view, legal, rng)


def _begin(view: State) -> Choice:
    ways = ways_to_begin(view)
    if len(ways) == 1:
        return Choice(ways[0], because("only-way"))
    card = card_text(view.discard[-1])
    if Take() in ways and completes_meld(view):
        return Choice(Take(), because("take-meld", card=card))
    move = next(way for way in (Draw(), Decline(), Take()) if way in ways)
    return Choice(move, because("draw-no-meld", card=card))


def _lay(view: State, legal: list[Move]) -> Choice | None:
    if opens_yet(view):
        step = opening_step(view)
        return Choice(step, opening_reason(view)) if step is not None else None
    steps = [move for move in legal if isinstance(move, (LayMeld, LayOff))]
    if not steps:
        return None
    found = arranged(view)
    meld = next((move for m in found.melds if (move := LayMeld(m.cards)) in steps), None)
    if meld is not None:
        points = sum(view.here.points[face_of(card)] for card in meld.cards)
        return Choice(meld, because("lay-meld", points=points))
    spare = found.left if may_meld_later(view) else view.hand
    offers = [move for move in steps if isinstance(move, LayOff) and face_of(move.card) in spare]
    return _laying_off(view, offers)


def _laying_off(view: State, offers: list[LayOff]) -> Choice | None:
    """The dearest card that can be laid off."""
    if not offers:
        return None
    move = max(offers, key=lambda offer: view.here.points[face_of(offer.card)])
    card = face_of(move.card)
    points = view.here.points[card]
    return Choice(move, because("lay-off", card=card_text(card), points=points))


def _throw(view: State, ways: list[Move], rng: Dice) -> Choice:
    legal = [move.card for move in ways if isinstance(move, Discard)]
    if not legal:
        return Choice(ways[0], because("only-way"))
    if len(legal) == 1:
        return Choice(Discard(legal[0]), because("throw-only", card=card_text(legal[0])))
    spare = [card for card in unmelded(view) if card in legal]
    natural = [card for card in spare if not can_be_wild(card, view.here.shape)]
    if not natural:
        card = min(legal, key=lambda card: _cost_without(view, card))
        return Choice(Discard(card), because("throw-least", card=card_text(card)))
    dearest = max(view.here.points[card] for card in natural)
    equals = [card for card in natural if view.here.points[card] == dearest]
    card = equals[rng.below(len(equals))]
    return Choice(Discard(card), because("throw-dearest", card=card_text(card), points=dearest))


def _cost_without(view: State, card: Face) -> int:
    """What the hand costs beside its melds once a card is thrown."""
    return deadwood(view.rules, view.deal)(without(view.hand, [card]))

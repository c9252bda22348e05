"""Why a bot moved, worked out only for who asks: the plainest true thing about a choice."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from meldbook.advance import advance
from meldbook.bots.choice import Reason, because
from meldbook.bots.going_out import way_out
from meldbook.bots.leavings import leavings
from meldbook.bots.outlook import Outlook, Threat
from meldbook.bots.prospects import hand_plan, throw_danger
from meldbook.bots.seen import completes_meld
from meldbook.faces import JOKER, card_text, face_of, without
from meldbook.moves import LayMeld, LayOff, Move, Reclaim, Take

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meldbook.faces import Face, Hand


def take_reason(look: Outlook) -> Reason:
    """Why the top discard was taken."""
    view = look.view
    top = view.discard[-1]
    card = card_text(top)
    if way_out(advance(view, Take())) is not None:
        return because("take-out", card=card)
    if top in look.wild:
        return because("take-wild", card=card)
    if completes_meld(view):
        return because("take-meld", card=card)
    partners = [c for c in set(_left(look, view.hand)) if c < JOKER and look.outs((c, top))]
    if partners:
        best = max(partners, key=lambda c: (look.outs((c, top)), c))
        outs = look.outs((best, top))
        return because("take-outs", card=card, cards=[card_text(best)], outs=outs)
    fits = look.lays_off and top in look.fitting
    return because("take-fits" if fits else "take-better", card=card)


def lay_reason(look: Outlook, step: Move) -> Reason:
    """Why a step on the table was made."""
    match step:
        case LayMeld():
            points = sum(look.points[face_of(card)] for card in step.cards)
            return because("lay-meld", points=points)
        case LayOff():
            card = face_of(step.card)
            return because("lay-off", card=card_text(card), points=look.points[card])
        case Reclaim():
            wild = card_text(face_of(step.wild))
            return because("reclaim", card=card_text(step.card), wild=wild)
        case _:
            return because("only-way")


def throw_reason(look: Outlook, card: Face, legal: Sequence[Face]) -> Reason:
    """Why a card was thrown: what was kept instead of it, or what it costs."""
    text = card_text(card)
    if len(legal) == 1:
        return because("throw-only", card=text)
    hand = look.view.hand
    made = hand_plan(look, without(hand, [card])) if look.collects else None
    if made is not None:
        return because("throw-plan", short=made.short)
    left = _left(look, hand)
    if card not in left:
        return because("throw-least", card=text)
    dearer = [c for c in legal if c in left and _dearer(look, c, card)]
    if not dearer:
        return because("throw-dearest", card=text, points=look.points[card])
    return _why_dearer_is_kept(look, card, dearer) or because("throw-least", card=text)


def _dearer(look: Outlook, other: Face, card: Face) -> bool:
    return other not in look.wild and look.points[other] > look.points[card]


def _why_dearer_is_kept(look: Outlook, card: Face, dearer: Sequence[Face]) -> Reason | None:
    kept = [c for c in _left(look, without(look.view.hand, [card])) if c < JOKER]
    pairs = [pair for pair in combinations(kept, 2) if set(pair) & set(dearer)]
    best = max(pairs, key=look.outs, default=())
    if look.outs(best):
        return because("throw-outs", cards=[card_text(c) for c in best], outs=look.outs(best))
    fitting = [c for c in dearer if c in look.fitting]
    if look.lays_off and fitting:
        return because("throw-fits", cards=[card_text(c) for c in fitting])
    threat = Threat(look)
    wanted = [c for c in dearer if throw_danger(threat, c) > throw_danger(threat, card)]
    if wanted:
        return because("throw-safe", card=card_text(card), cards=[card_text(c) for c in wanted])
    return None


def _left(look: Outlook, hand: Hand) -> Hand:
    """What the best melds of a hand leave out; all of it where melds can't be laid any more."""
    return leavings(hand, look.here).of(hand) if look.may_meld else hand

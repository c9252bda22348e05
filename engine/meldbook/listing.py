"""All legal moves: exactly those that `why_not` accepts, complete up to twins.

What bars a whole kind of moves is asked once for all of them, and whether the turn can still end
only where it is not plain that a card to throw is left.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from meldbook.candidates import melds_in
from meldbook.ending import Fit, can_end, lay_offs, may_lay_melds, opening_pending
from meldbook.faces import UNKNOWN, Face, Hand, face_of, is_wild
from meldbook.legality import fault
from meldbook.melds import Meld, readings, wild_places
from meldbook.moves import (
    DECLINE,
    DRAW,
    TAKE,
    THROWS,
    Discard,
    LayMeld,
    LayOff,
    Move,
    Reclaim,
)
from meldbook.permission import why_no_lay_off, why_no_new_meld
from meldbook.rules import MELD_KINDS
from meldbook.state import State, barred_copies, first_turn_bars
from meldbook.steps import with_lay_off, with_meld


def legal_moves(state: State) -> Iterator[Move]:
    """Every legal move of the seat on turn, lazily, each once up to twins."""
    if state.phase == "play":
        return _in_play(state)
    return iter(_draws(state) if state.phase == "draw" else ())


def _draws(state: State) -> tuple[Move, ...]:
    if state.stock:
        return (DRAW, TAKE) if fault(state, TAKE) is None else (DRAW,)
    return tuple(move for move in (DRAW, TAKE, DECLINE) if fault(state, move) is None)


def _in_play(state: State) -> Iterator[Move]:
    hand, clear = state.hands[state.turn], not (state.owed or opening_pending(state))
    parts: list[Iterable[Move]] = []
    if not first_turn_bars(state):
        melds = melds_in(hand, state.here.shape)
        if melds and may_lay_melds(state):
            parts.append(_meld_moves(state, melds, _spendable(state, hand) if clear else 0))
        table = state.table
        fits = lay_offs(state) if table else ()
        if fits and why_no_lay_off(state) is None:
            parts.append(_lay_off_moves(state, fits, _spendable(state, hand) if clear else 0))
        if table and table.wild:
            parts.append(m for m in _reclaims(state, hand) if fault(state, m) is None)
    if clear and not (len(hand) == 1 and state.here.final_discard == "never"):
        kinds = dict.fromkeys(hand)
        kinds.pop(UNKNOWN, None)
        if state.drawn is not None and state.drawn.source == "discard":
            kinds.pop(state.drawn.card, None)  # R4
        parts.append(map(THROWS.__getitem__, kinds))
    return chain.from_iterable(parts)


def _spendable(state: State, hand: Hand) -> int:
    """How many cards may leave the hand with a card to throw left, whichever they are."""
    least = 1 if state.here.final_discard == "never" else 0
    return len(hand) - 1 - max(least, barred_copies(state))


def _meld_moves(state: State, melds: Iterable[Meld], spendable: int) -> Iterator[Move]:
    whole = state.opened[state.turn] or state.laid or state.here.opening == "none"
    most = spendable if whole else 0
    kinds = [kind for kind in MELD_KINDS if why_no_new_meld(state, kind) is None]
    for meld in melds:
        if meld.kind in kinds and (len(meld.cards) <= most or can_end(with_meld(state, meld))):
            yield LayMeld(meld.cards)


def _lay_off_moves(state: State, fits: Iterable[Fit], spendable: int) -> Iterator[Move]:
    for place, card, growth in fits:
        if spendable > 0 or can_end(with_lay_off(state, card, place, growth)):
            yield LayOff(card, place + 1)


def _reclaims(state: State, cards: Sequence[Face]) -> Iterator[Move]:
    for place, meld in enumerate(state.table):
        if any(map(is_wild, meld.cards)):
            for card in dict.fromkeys(cards):
                for wild in wild_places(meld, card):
                    yield Reclaim(card, place + 1, wild)


def options(state: State, cards: Sequence[Face]) -> list[Move]:
    """Every legal move that takes exactly these cards from the hand, up to twins."""
    wanted = Counter(cards)
    found: list[Move] = [LayMeld(meld.cards) for meld in readings(cards, state.here.shape)]
    if len(cards) == 1:
        fitting = (fit for fit in lay_offs(state) if face_of(fit.card) == cards[0])
        found += [LayOff(fit.card, fit.place + 1) for fit in fitting]
        found += [*_reclaims(state, cards), Discard(cards[0])]
    held = not wanted - Counter(state.hand)
    return [move for move in found if held and fault(state, move) is None]

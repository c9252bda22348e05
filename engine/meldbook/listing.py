"""All legal moves: exactly those that `why_not` accepts, complete up to twins."""

from collections import Counter
from collections.abc import Iterator, Sequence

from meldbook.candidates import melds_in
from meldbook.ending import lay_off_cards, may_lay_melds
from meldbook.faces import UNKNOWN, Face, face_of, is_wild
from meldbook.legality import fault
from meldbook.melds import readings, wild_places
from meldbook.moves import Decline, Discard, Draw, LayMeld, LayOff, Move, Reclaim, Take
from meldbook.state import State


def legal_moves(state: State) -> Iterator[Move]:
    """Every legal move of the seat on turn, lazily, each once up to twins."""
    return (move for move in _candidates(state) if fault(state, move) is None)


def _candidates(state: State) -> Iterator[Move]:
    if state.phase == "draw":
        yield from (Draw(), Take(), Decline())
    elif state.phase == "play":
        if may_lay_melds(state):
            for meld in melds_in(state.hand, state.here.shape):
                yield LayMeld(meld.cards)
        for place, meld in enumerate(state.table):
            for card in lay_off_cards(state, meld):
                yield LayOff(card, place + 1)
        yield from _reclaims(state, sorted(set(state.hand)))
        for card in sorted(set(state.hand) - {UNKNOWN}):
            yield Discard(card)


def _reclaims(state: State, cards: Sequence[Face]) -> Iterator[Move]:
    for place, meld in enumerate(state.table):
        if any(map(is_wild, meld.cards)):
            for card in cards:
                for wild in wild_places(meld, card):
                    yield Reclaim(card, place + 1, wild)


def options(state: State, cards: Sequence[Face]) -> list[Move]:
    """Every legal move that takes exactly these cards from the hand, up to twins."""
    wanted = Counter(cards)
    found: list[Move] = [LayMeld(meld.cards) for meld in readings(cards, state.here.shape)]
    if len(cards) == 1:
        for place, meld in enumerate(state.table):
            fitting = (c for c in lay_off_cards(state, meld) if face_of(c) == cards[0])
            found += [LayOff(card, place + 1) for card in fitting]
        found += [*_reclaims(state, cards), Discard(cards[0])]
    held = not wanted - Counter(state.hand)
    return [move for move in found if held and fault(state, move) is None]

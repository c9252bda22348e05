"""The three steps that change the table, as plain changes of the state; nothing is checked here."""

from collections.abc import Iterable
from dataclasses import replace

from meldbook.faces import Face, Hand, LaidCard, face_of, is_wild, lay, without
from meldbook.melds import Growth, Meld, can_be_wild, freed, grow
from meldbook.state import Drawn, State, card_opening_points


def _spend(state: State, cards: list[Face], gained: Face | None = None) -> State:
    """Take cards out of the hand on turn, put one in; what all know of the hand follows (R8)."""
    seat = state.turn
    hand, known = without(state.hand, cards), _forget(state.known[seat], cards)
    if gained is not None:
        hand, known = tuple(sorted((*hand, gained))), tuple(sorted((*known, gained)))
    return replace(
        state,
        hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
        known=(*state.known[:seat], known, *state.known[seat + 1 :]),
    )


def _forget(known: Hand, cards: list[Face]) -> Hand:
    rest = list(known)
    for card in cards:
        if card in rest:
            rest.remove(card)
    return tuple(rest)


def _pays(state: State, cards: Iterable[LaidCard]) -> int:
    """The debt that is left when these cards are laid (J8): each joker pays one."""
    if not state.owed:
        return 0
    jokers = sum(can_be_wild(face_of(card), state.here.shape) for card in cards)
    return max(0, state.owed - jokers)


def with_meld(state: State, meld: Meld) -> State:
    """The state after the seat on turn has laid a new meld from its hand."""
    return replace(
        _spend(state, [face_of(card) for card in meld.cards]),
        table=(*state.table, meld),
        owners=(*state.owners, state.turn),
        laid=(*state.laid, len(state.table)),
        points=state.points + sum(card_opening_points(state, card) for card in meld.cards),
        touched=True,
        quiet=False,
        owed=_pays(state, meld.cards),
    )


def with_lay_off(state: State, card: LaidCard, place: int, growth: Growth) -> State:
    """The state after a card has been laid off on the meld at an index of the table."""
    if is_wild(card):
        card = lay(face_of(card), growth.meaning)
    grown = grow(state.table[place], card, growth)
    return replace(
        _spend(state, [face_of(card)]),
        table=(*state.table[:place], grown, *state.table[place + 1 :]),
        touched=True,
        quiet=False,
        owed=_pays(state, [card]),
    )


def with_reclaim(state: State, card: Face, place: int, wild: LaidCard) -> State:
    """The state after a card from hand has replaced a wild card, which goes to the hand."""
    meld = freed(state.table[place], card, wild)
    return replace(
        _spend(state, [card], gained=face_of(wild)),
        table=(*state.table[:place], meld, *state.table[place + 1 :]),
        touched=True,
        quiet=False,
        owed=state.owed + (1 if state.here.reclaim == "reuse" else 0),
    )


def with_throw(state: State, card: Face) -> State:
    """The state after a card has been thrown; the turn itself is ended by play.py."""
    return replace(_spend(state, [card]), discard=(*state.discard, card))


def with_taken(state: State) -> State:
    """The state after the top discard has come into the hand on turn."""
    card = state.discard[-1]
    return replace(
        _spend(state, [], gained=card),
        discard=state.discard[:-1],
        phase="play",
        drawn=Drawn("discard", card),
    )

"""The three steps that change the table, as plain changes of the state; nothing is checked here."""

from bisect import insort
from collections.abc import Iterable

from meldbook.faces import Face, Hand, LaidCard, face_of, is_wild, lay
from meldbook.melds import Growth, Meld, can_be_wild, freed, grow
from meldbook.state import DRAWN, State, card_opening_points, changed, noted, put
from meldbook.table import Table

Hands = tuple[tuple[Hand, ...], tuple[Hand, ...]]  # all hands; what everybody knows of them


def with_card(hand: Hand, card: Face) -> Hand:
    """A hand with one more card, sorted."""
    cards = [*hand]
    insort(cards, card)
    return tuple(cards)


def _spent(state: State, cards: Iterable[Face]) -> Hands:
    """The hands after cards have left the one on turn; what all know of it follows (R8)."""
    seat = state.turn
    hand, known = list(state.hands[seat]), state.known
    for card in cards:
        hand.remove(card)
    if known[seat]:
        known = put(known, seat, _forget(known[seat], cards))
    return put(state.hands, seat, tuple(hand)), known


def _forget(known: Hand, cards: Iterable[Face]) -> Hand:
    rest = list(known)
    for card in cards:
        if card in rest:
            rest.remove(card)
    return tuple(rest)


def _gained(hands: Hands, seat: int, card: Face) -> Hands:
    """The hands after everybody saw a card come into one."""
    held, known = hands
    return (
        put(held, seat, with_card(held[seat], card)),
        put(known, seat, with_card(known[seat], card)),
    )


def _pays(state: State, cards: Iterable[LaidCard]) -> int:
    """The debt that is left when these cards are laid (J8): each joker pays one."""
    if not state.owed:
        return 0
    jokers = sum(can_be_wild(face_of(card), state.here.shape) for card in cards)
    return max(0, state.owed - jokers)


def with_meld(state: State, meld: Meld) -> State:
    """The state after the seat on turn has laid a new meld from its hand."""
    hands, known = _spent(state, [face_of(card) for card in meld.cards])
    return changed(
        state,
        hands=hands,
        known=known,
        table=Table((*state.table, meld)),
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
    hands, known = _spent(state, (face_of(card),))
    return changed(
        state,
        hands=hands,
        known=known,
        table=Table(put(state.table, place, grow(state.table[place], card, growth))),
        touched=True,
        quiet=False,
        owed=_pays(state, (card,)),
    )


def with_reclaim(state: State, card: Face, place: int, wild: LaidCard) -> State:
    """The state after a card from hand has replaced a wild card, which goes to the hand."""
    hands, known = _gained(_spent(state, (card,)), state.turn, face_of(wild))
    return changed(
        state,
        hands=hands,
        known=known,
        table=Table(put(state.table, place, freed(state.table[place], card, wild))),
        touched=True,
        quiet=False,
        owed=state.owed + (1 if state.here.reclaim == "reuse" else 0),
    )


def with_throw(state: State, card: Face) -> State:
    """The state after a card has been thrown, the turn not yet ended."""
    hands, known = _spent(state, (card,))
    return changed(
        state,
        hands=hands,
        known=known,
        discard=(*state.discard, card),
        history=noted(state, card, took=False),
    )


def with_turn_ended(state: State, card: Face, *, idle: bool) -> State:
    """The state of the next turn after a throw; `idle` where the one ending changed nothing."""
    seat = state.turn
    hands, known = _spent(state, (card,))
    after = changed(
        state,
        turn=(seat + 1) % len(hands),
        phase="draw",
        drawn=None,
        turns=put(state.turns, seat, state.turns[seat] + 1),
        hands=hands,
        known=known,
        discard=(*state.discard, card),
        history=noted(state, card, took=False),
        idle=state.idle + 1 if idle else 0,
    )
    if not state.touched:
        return after
    return changed(
        after,
        opened=put(state.opened, seat, state.opened[seat] or bool(state.laid)),
        joined=put(state.joined, seat, value=True),
        laid=(),
        points=0,
        touched=False,
        owed=0,
    )


def with_drawn(state: State) -> State:
    """The state after the top card of the stock has come into the hand on turn."""
    card, seat = state.stock[0], state.turn
    return changed(
        state,
        hands=put(state.hands, seat, with_card(state.hands[seat], card)),
        stock=state.stock[1:],
        phase="play",
        drawn=DRAWN["stock"][card],
    )


def with_taken(state: State) -> State:
    """The state after the top discard has come into the hand on turn."""
    card, seat = state.discard[-1], state.turn
    hands, known = _gained((state.hands, state.known), seat, card)
    return changed(
        state,
        hands=hands,
        known=known,
        discard=state.discard[:-1],
        phase="play",
        drawn=DRAWN["discard"][card],
        history=noted(state, card, took=True),
    )

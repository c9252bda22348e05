"""Can this turn still be ended legally? The exact answer behind "no dead ends" (R5)."""

from collections.abc import Iterator

from meldbook.arrange import best_cover
from meldbook.candidates import melds_in
from meldbook.faces import JOKER, RANK_ONLY, Hand, LaidCard, face_of, is_wild, lay, without
from meldbook.melds import Meld, growths, readings, wild_places, wilds
from meldbook.state import (
    State,
    card_opening_points,
    opening_pending,
    opening_points,
    taken,
    throwable,
)
from meldbook.steps import with_lay_off, with_meld, with_reclaim

_Key = tuple[object, ...]


def can_end(state: State) -> bool:
    """Whether some sequence of legal steps from this position of play ends the turn."""
    if ends_now(state):
        return True
    if not state.hand:
        return False
    if not state.opened[state.turn]:
        return _can_open(state)
    if state.owed and _search(state, set(), debt_only=True):
        return True
    # Beyond paying a debt with as few cards as possible, only a hand that is to be laid down to
    # its last card, or to cards that may not be thrown, can still matter: at most two of those.
    jokers = state.hand.count(JOKER) + sum(map(wilds, state.table))
    longest = state.here.shape.run_min
    return len(state.hand) <= jokers * longest + 2 and _search(state, set(), debt_only=False)


def ends_now(state: State) -> bool:
    """Whether the turn can end at once: by a throw, or because the hand is empty."""
    if state.owed or opening_pending(state):
        return False
    return throwable(state) if state.hand else state.here.final_discard != "required"


def most_opening(state: State) -> int | None:
    """The most opening points with which this turn can still end, what is laid included (J5).

    None if it can't end at all.
    """
    throws = set(state.hand) - {taken(state)}
    ways = [_best_opening(state, without(state.hand, [card])) for card in throws]
    if _lays_all(state):
        ways.append(_best_opening(state, state.hand))
    return opening_points(state) + max(ways) if ways else None


def _can_open(state: State) -> bool:
    """Whether new melds can reach the opening points and leave a card to throw, or none at all."""
    needed = state.rules.opening_points or 0
    shape = state.here.shape
    cover = best_cover(state.hand, shape, lambda c: card_opening_points(state, c) * 64 + 1)
    if opening_points(state) + cover.worth // 64 < needed:
        return False
    left = without(state.hand, [face_of(c) for meld in cover.melds for c in meld.cards])
    if any(card != taken(state) for card in left):
        return True
    most = most_opening(state)
    return most is not None and most >= needed


def _best_opening(state: State, hand: Hand) -> int:
    return best_cover(hand, state.here.shape, lambda c: card_opening_points(state, c)).worth


def _lays_all(state: State) -> bool:
    """Whether the whole hand makes melds and the turn may end so."""
    cover = best_cover(state.hand, state.here.shape, lambda _: 1)
    return cover.worth == len(state.hand) and state.here.final_discard != "required"


def _search(state: State, seen: set[_Key], *, debt_only: bool) -> bool:
    """Depth-first over table steps of a seat that has opened; positions are visited once."""
    for after in _after_steps(state, debt_only=debt_only):
        if ends_now(after):
            return True
        key = (after.hand, after.table, after.owed)
        if key in seen or not after.hand or (debt_only and not after.owed):
            continue
        seen.add(key)
        if _search(after, seen, debt_only=debt_only):
            return True
    return False


def _after_steps(state: State, *, debt_only: bool) -> Iterator[State]:
    """The positions one table step further, those that lay jokers first."""
    yield from _after_lay_offs(state, debt_only=debt_only)
    for meld in melds_in(state.hand, state.here.shape):
        if not debt_only or _least_with_joker(meld, state):
            yield with_meld(state, meld)
    yield from _after_reclaims(state)


def _after_lay_offs(state: State, *, debt_only: bool) -> Iterator[State]:
    for place, meld in enumerate(state.table):
        for card in lay_off_cards(state, meld):
            if is_wild(card) or not debt_only:
                growth = next(g for g in growths(meld, state.here.shape) if g.meaning == card >> 7)
                yield with_lay_off(state, card, place, growth)


def lay_off_cards(state: State, meld: Meld) -> Iterator[LaidCard]:
    """The cards of the hand on turn that fit a meld, wild ones named, each once up to twins."""
    shape = state.here.shape
    for growth in growths(meld, shape):
        if growth.meaning < RANK_ONLY and growth.meaning in state.hand:
            yield lay(growth.meaning)
        if JOKER in state.hand and joker_room(meld, shape.jokers_per_meld):
            yield lay(JOKER, growth.meaning)


def joker_room(meld: Meld, limit: int | None) -> bool:
    """Whether a meld may take one more wild card (J4)."""
    return limit is None or wilds(meld) < limit


def _after_reclaims(state: State) -> Iterator[State]:
    for place, meld in enumerate(state.table):
        for wild in filter(is_wild, meld.cards):
            card = wild >> 7
            if card in state.hand and wild in wild_places(meld, card):
                yield with_reclaim(state, card, place, wild)


def _least_with_joker(meld: Meld, state: State) -> bool:
    """Whether a meld lays a joker and no natural card could be spared from it."""
    cards = [face_of(card) for card in meld.cards]
    if JOKER not in cards:
        return False
    spare = (c for c in cards if c != JOKER)
    return not any(readings(without(tuple(cards), [c]), state.here.shape) for c in spare)

"""Can this turn still be ended legally? The exact answer behind "no dead ends" (R5)."""

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from meldbook.candidates import melds_in
from meldbook.combining import Slots, contract_pieces, fits_contract, lays_all
from meldbook.faces import (
    JOKER,
    Face,
    Hand,
    LaidCard,
    face_of,
    is_wild,
    lay,
    meaning_of,
    rank_of,
    suit_of,
    without,
)
from meldbook.melds import (
    Growth,
    Meld,
    can_be_wild,
    fits_growth,
    growth_for,
    growths,
    has_wild,
    readings,
    wild_places,
    wilds,
)
from meldbook.opening import best_opening, most_cards, whole_opening
from meldbook.permission import (
    contract_missing,
    melds_left,
    why_no_lay_off,
    why_no_new_meld,
    why_no_reclaim,
)
from meldbook.pieces import pieces_in
from meldbook.rules import Shape
from meldbook.state import (
    State,
    barred_copies,
    opening_begun,
    taken,
    throwable,
)
from meldbook.steps import with_lay_off, with_meld, with_reclaim
from meldbook.table import Table

_Key = tuple[object, ...]


def can_end(state: State) -> bool:
    """Whether some sequence of legal steps from this position of play ends the turn."""
    if ends_now(state):
        return True
    if not state.hand:
        return False
    if opening_pending(state):
        return _can_open(state) or (_may_rescue(state) and _search(state, set(), debt_only=False))
    if state.owed and _search(state, set(), debt_only=True):
        return True
    # Beyond paying a debt with as few cards as possible, only a hand that can be laid down to its
    # last card, or to cards that may not be thrown, still matters.
    return _all_may_leave(state) and _search(state, set(), debt_only=False)


def _may_rescue(state: State) -> bool:
    """Whether lay-offs could rid an opening of the cards that keep its turn from ending."""
    stuck = taken(state) in state.hand or state.here.final_discard == "never"
    return stuck and why_no_lay_off(state) is None and _all_may_leave(state)


def _all_may_leave(state: State) -> bool:
    """Whether each card of the hand but wild ones lies in a meld of it or might fit the table."""
    shape, hand = state.here.shape, state.hand
    in_melds = {c for piece in pieces_in(hand, shape, lambda _: 0) for c in piece.naturals}
    return all(
        card in in_melds or can_be_wild(card, shape) or any(_near(card, m) for m in state.table)
        for card in set(hand) - {taken(state)}
    )


def _near(card: Face, meld: Meld) -> bool:
    """Whether a card has the rank of a set or the suit of a run."""
    meaning = meaning_of(meld.cards[0])
    if meld.kind == "set":
        return rank_of(card) == rank_of(meaning)
    return suit_of(card) == suit_of(meaning)


def ends_now(state: State) -> bool:
    """Whether the turn can end at once: by a throw, or because the hand is empty."""
    if state.owed or opening_pending(state):
        return False
    if not state.hand:
        return state.here.final_discard != "required"
    return throwable(state) and (len(state.hand) > 1 or state.here.final_discard != "never")


def opening_pending(state: State) -> bool:
    """Whether an opening was begun in this turn that is not whole yet (R5)."""
    return opening_begun(state) and not opening_done(state)


def opening_done(state: State) -> bool:
    """Whether what was laid in this turn is a whole opening (J5, M5, M9, W4)."""
    match state.here.opening:
        case "points":
            return state.points >= (state.rules.opening_points or 0)
        case "contract":
            return not +contract_missing(state)
        case "whole-hand":
            return len(state.hand) <= 1 and not (state.here.contract and +contract_missing(state))
        case "none":
            return True


def may_lay_melds(state: State) -> bool:
    """Whether any new meld could be legal now, by what a whole opening needs at the least."""
    opened = state.opened[state.turn]
    if melds_left(state) == 0 or (opened and not state.rules.melds_after_opening):
        return False
    if opened or (state.laid and opening_done(state)):
        return True
    match state.here.opening:
        case "points":
            missing = (state.rules.opening_points or 0) - state.points
            return _best_opening(state, state.hand)[0] >= missing
        case "contract":
            slots = open_slots(state) or ()
            return fits_contract(state.hand, state.here.shape, slots, turn_hand(state))
        case "whole-hand":
            return _can_lay_hand(state)
        case "none":
            return True


def open_slots(state: State) -> Slots | None:
    """The melds that an opening by contract still lacks, None where any melds serve."""
    return tuple(contract_missing(state).elements()) if state.here.contract else None


def _throws(state: State) -> Iterator[Face]:
    """The cards that could be kept back for the discard that ends the turn."""
    return (card for card in dict.fromkeys(state.hand) if card != taken(state))


def _can_open(state: State) -> bool:
    """Whether new melds alone complete an opening that was begun, and the turn can then end."""
    match state.here.opening:
        case "points":
            most = most_opening(state)
            return most is not None and most >= (state.rules.opening_points or 0)
        case "contract":
            return _can_lay_contract(state)
        case _:
            return _can_lay_hand(state)


def _can_lay_contract(state: State) -> bool:
    slots, shape = open_slots(state) or (), state.here.shape
    within = turn_hand(state)
    pieces = contract_pieces(state.hand, shape, slots, within)
    if pieces is None:
        return False
    spare = len(state.hand) - sum(len(p.naturals) + len(p.names) for p in pieces)
    barred = barred_copies(state)
    least = 1 if state.here.final_discard == "never" else 0
    if spare > max(barred, least):
        return True  # whatever the pieces take, a card to throw is left
    keeps = (
        contract_pieces(without(state.hand, [c]), shape, slots, within) for c in _throws(state)
    )
    if spare > least and any(kept is not None for kept in keeps):
        return True
    return state.here.final_discard != "required" and lays_all(state.hand, shape, slots)


def _can_lay_hand(state: State) -> bool:
    """Whether the rest of the hand can be laid at once, but for a last discard where one may be."""
    slots, shape, most = open_slots(state), state.here.shape, melds_left(state)
    within = turn_hand(state)
    if state.here.final_discard != "required":
        if lays_all(state.hand, shape, slots, most, within):
            return True
        if state.here.final_discard == "never":
            return False
    hands = (without(state.hand, [card]) for card in _throws(state))
    return any(lays_all(hand, shape, slots, most, within) for hand in hands)


def turn_hand(state: State) -> Hand:
    """The hand on turn and the melds laid in this turn: what an opening began with."""
    laid = (face_of(card) for place in state.laid for card in state.table[place].cards)
    return tuple(sorted((*state.hand, *laid)))


def hand_left(state: State) -> int:
    """The fewest cards that the best melds of the hand leave out (for M9, W4)."""
    return len(state.hand) - most_cards(state.hand, state.here.shape, turn_hand(state))


def most_opening(state: State) -> int | None:
    """The most opening points with which this turn can still end, what is laid included (J5).

    None if it can't end at all.
    """
    if not _melds_left_any(state):
        return None
    points, left = _best_opening(state, state.hand)
    if any(card != taken(state) for card in left) and _keeps_enough(state, left):
        return state.points + points
    ways = [_best_opening(state, hand)[0] for hand in _hands_keeping(state)]
    if state.here.final_discard != "required":
        ways += _points_laid_whole(state) if left else [points]
    return state.points + max(ways) if ways else None


def _hands_keeping(state: State) -> Iterator[Hand]:
    """The hand less the cards that a turn must keep to end with a throw: one, or two (M9 never)."""
    for card in _throws(state):
        rest = without(state.hand, [card])
        if state.here.final_discard != "never":
            yield rest
        else:
            yield from (without(rest, [other]) for other in dict.fromkeys(rest))


def _keeps_enough(state: State, left: Hand) -> bool:
    return len(left) > 1 or state.here.final_discard != "never"


def _melds_left_any(state: State) -> bool:
    return melds_left(state) != 0 or opening_done(state)


def _points_laid_whole(state: State) -> list[int]:
    """The opening points of the whole hand in melds, where it can be laid so."""
    most, shape = melds_left(state), state.here.shape
    if not lays_all(state.hand, shape, None, most):
        return []
    jokers, within = state.rules.opening_jokers, turn_hand(state)
    return [whole_opening(state.hand, shape, jokers, within)]


def _best_opening(state: State, hand: Hand) -> tuple[int, Hand]:
    """The most opening points that new melds of a hand reach, and the cards left."""
    left, rules = melds_left(state), state.rules
    if left == 0:
        return 0, hand
    single, within = left is not None, turn_hand(state)
    return best_opening(hand, state.here.shape, rules.opening_jokers, within=within, single=single)


def _search(state: State, seen: set[_Key], *, debt_only: bool) -> bool:
    """Depth-first over table steps; positions are visited once."""
    for after in _after_steps(state, debt_only=debt_only):
        if ends_now(after):
            return True
        key = (after.hand, after.table, after.owed, after.laid)
        if key in seen or not after.hand or (debt_only and not after.owed):
            continue
        seen.add(key)
        if _search(after, seen, debt_only=debt_only):
            return True
    return False


def _after_steps(state: State, *, debt_only: bool) -> Iterator[State]:
    """The positions one permitted table step further, those that lay jokers first."""
    if why_no_lay_off(state) is None:
        yield from _after_lay_offs(state, debt_only=debt_only)
    for meld in melds_in(state.hand, state.here.shape):
        wanted = not debt_only or _least_with_joker(meld, state)
        if wanted and why_no_new_meld(state, meld.kind) is None:
            yield with_meld(state, meld)
    if why_no_reclaim(state) is None:
        yield from _after_reclaims(state)


def _after_lay_offs(state: State, *, debt_only: bool) -> Iterator[State]:
    shape = state.here.shape
    for place, card, growth in lay_offs(state):
        if not debt_only or can_be_wild(face_of(card), shape):
            yield with_lay_off(state, card, place, growth)


class Fit(NamedTuple):
    """A card of the hand on turn that fits a meld, by the meld's index on the table."""

    place: int
    card: LaidCard
    growth: Growth


def lay_offs(state: State) -> Iterable[Fit]:
    """The cards of the hand on turn that fit melds, wild ones named, each once up to twins."""
    shape, hand = state.here.shape, state.hands[state.turn]
    wild = has_wild(hand, shape)
    if not wild and state.table.takes(shape).isdisjoint(hand):
        return ()
    return _fits(state.table, dict.fromkeys(hand), shape, wild=wild)


def _fits(table: Table, held: Collection[Face], shape: Shape, *, wild: bool) -> Iterator[Fit]:
    for place, meld in enumerate(table):
        room = wild and joker_room(meld, shape.jokers_per_meld)
        for growth in growths(meld, shape):
            for card in _fitting(held, growth, shape) if room else _natural_fits(held, growth):
                if not is_wild(card) or growth_for(meld, card, shape) is not None:
                    yield Fit(place, card, growth)


def _natural_fits(held: Collection[Face], growth: Growth) -> Iterator[LaidCard]:
    meaning = growth.meaning
    if meaning < JOKER:
        if meaning in held:
            yield lay(meaning)
    else:
        yield from (lay(c) for c in held if c < JOKER and rank_of(c) == rank_of(meaning))


def _fitting(held: Iterable[Face], growth: Growth, shape: Shape) -> Iterator[LaidCard]:
    for card in held:
        if card < JOKER and fits_growth(lay(card), growth):
            yield lay(card)
        elif can_be_wild(card, shape):
            yield lay(card, growth.meaning)


def joker_room(meld: Meld, limit: int | None) -> bool:
    """Whether a meld may take one more wild card (J4)."""
    return limit is None or wilds(meld) < limit


def _after_reclaims(state: State) -> Iterator[State]:
    for place, meld in enumerate(state.table):
        for card in dict.fromkeys(state.hand):
            for wild in wild_places(meld, card):
                yield with_reclaim(state, card, place, wild)


def _least_with_joker(meld: Meld, state: State) -> bool:
    """Whether a meld lays a wild card and no natural card could be spared from it."""
    if not any(can_be_wild(face_of(card), state.here.shape) for card in meld.cards):
        return False
    cards = tuple(face_of(card) for card in meld.cards)
    spare = (face_of(card) for card in meld.cards if not is_wild(card))
    return not any(readings(without(cards, [c]), state.here.shape) for c in spare)

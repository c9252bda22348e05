"""What a seat sees when it thinks about its hand, looked up once for a whole choice."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

from meldbook.bots.seen import buried, collects, fewest_elsewhere, may_meld_later
from meldbook.faces import (
    IN_SET,
    IN_SUIT,
    JOKER,
    Face,
    face,
    held_bits,
    opening_value,
    rank_of,
    suit_of,
)
from meldbook.melds import can_be_wild, readings
from meldbook.state import State, lately, unseen

if TYPE_CHECKING:
    from collections.abc import Iterable

    from meldbook.bots.personality import Personality
    from meldbook.bots.weights import Weights
    from meldbook.rules import Shape

_THREW_ONE = 0.3  # how far a player keeps cards of a rank it threw
_NEAR = 2  # ranks apart that still make a run with one card between


class Outlook:
    """The view of the seat on turn with what follows from it: live cards, what fits the table."""

    def __init__(self, view: State, personality: Personality, weights: Weights) -> None:
        """Look from the seat on turn, as somebody of this personality who weighs like this."""
        self.view = view
        self.personality = personality
        self.weights = weights
        self.here = view.here
        self.points = self.here.points
        self.wild = wild_faces(self.here.shape)
        self.wild_bits = held_bits(self.wild)
        self.live = unseen(view) - Counter(buried(view) if weights.remembers else ())
        self.hidden = max(1, self.live.total())
        late = (weights.full_hand - fewest_elsewhere(view)) / (weights.full_hand - 1)
        self.late = max(0.0, min(1.0, late))
        self.opened = view.opened[view.turn]
        self.collects = collects(view)
        self.may_meld = may_meld_later(view)
        self.lays_off = may_lay_off(view, view.turn)
        self.fitting = view.table.takes(self.here.shape)
        self._live: dict[int, int] = {}

    def outs(self, cards: Iterable[Face]) -> int:
        """How many cards that make a meld with two of these natural cards may still come."""
        found, shape = 0, self.here.shape
        for one, other in combinations(cards, 2):
            found |= pair_outs(one, other, shape)
        return self.live_among(found)

    def opening_worth(self, card: Face) -> int:
        """What a card adds to an opening as itself (J5)."""
        return 0 if card in self.wild else opening_value(rank_of(card))

    def live_among(self, faces: int) -> int:
        """How many cards of these faces, a bit each, may still come."""
        known = self._live.get(faces)
        if known is None:
            live = self.live
            known = self._live[faces] = sum(live[card] for card in live if faces >> card & 1)
        return known


@lru_cache(maxsize=256)
def wild_faces(shape: Shape) -> frozenset[Face]:
    """The faces that may stand for others."""
    return frozenset(card for card in range(JOKER + 1) if can_be_wild(card, shape))


@lru_cache(maxsize=8192)
def pair_outs(one: Face, other: Face, shape: Shape) -> int:
    """The natural faces, a bit each, that make a meld of two natural cards."""
    if rank_of(one) == rank_of(other):
        near = [rank_of(one) + IN_SUIT * suit for suit in range(IN_SET)]
    elif suit_of(one) == suit_of(other):
        near = [suit_of(one) * IN_SUIT + rank for rank in range(IN_SUIT)]
    else:
        return 0
    return sum(1 << card for card in near if readings((one, other, card), shape))


@lru_cache(maxsize=8192)
def faces_among(bits: int) -> tuple[Face, ...]:
    """The faces of a mask, a bit each."""
    return tuple(card for card in range(bits.bit_length()) if bits >> card & 1)


def may_lay_off(view: State, seat: int) -> bool:
    """Whether a seat will be able to lay off in its next turn, as far as the table tells."""
    policy = view.here.lay_off
    return policy == "free" or (policy != "never" and view.opened[seat])


class Threat:
    """What throwing a card may give the next player, as far as it can be told (R8)."""

    def __init__(self, look: Outlook) -> None:
        """Look at what the next player took and threw."""
        view = look.view
        after = (view.turn + 1) % view.seats
        self.look = look
        self.gets_gifts = may_lay_off(view, after)
        self.took = [card for card in view.known[after] if card < JOKER]
        threw = (one.card for one in lately(view) if one.seat == after and not one.took)
        self.threw = {rank_of(card) for card in threw if card < JOKER}
        self.collects_sets = "set" in (look.here.contract or ()) and not view.opened[after]
        self.share = len(view.hands[after]) / look.hidden  # of the hidden cards

    def near_taken(self, card: Face) -> int:
        """How many cards that the next player took are of the rank, or close in the suit."""
        return sum(
            rank_of(taken) == rank_of(card) or _neighbours(taken, card) for taken in self.took
        )

    def of_its_rank(self, card: Face) -> float:
        """About how many cards of the rank the next player has and keeps."""
        rank = rank_of(card)
        live = sum(self.look.live[face(rank, suit)] for suit in range(IN_SET))
        return live * self.share * (_THREW_ONE if rank in self.threw else 1.0)

    def is_gift(self, card: Face) -> bool:
        """Whether the next player can lay the card off at once."""
        return self.gets_gifts and card in self.look.fitting


def _neighbours(one: Face, other: Face) -> bool:
    return suit_of(one) == suit_of(other) and 0 < abs(rank_of(one) - rank_of(other)) <= _NEAR

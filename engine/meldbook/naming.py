"""Readings of cards of which some were given a meaning (R6)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from meldbook.faces import (
    JOKER,
    RANK_ONLY,
    Face,
    LaidCard,
    Meaning,
    face_of,
    is_wild,
    lay,
    meaning_of,
)
from meldbook.melds import (
    Meld,
    by_rank,
    in_set_order,
    itself,
    name_wilds,
    readings,
)
from meldbook.rules import Shape
from meldbook.shapes import shows


@dataclass(frozen=True, slots=True)
class Named:
    """A card as typed: its face and the meaning given with `=`, None if left open."""

    face: Face
    meaning: Meaning | None


def named_readings(cards: Sequence[Named], shape: Shape) -> list[Meld]:
    """Every meld that the cards can be, each wild card that was named where it was named (R6)."""
    found = readings([card.face for card in cards], shape)
    if all(card.meaning is None for card in cards):
        return list(found)
    renamed = (_renamed(meld, cards, shape) for meld in found)
    return [meld for meld in renamed if meld is not None]


def _renamed(meld: Meld, cards: Sequence[Named], shape: Shape) -> Meld | None:
    """A reading with the named cards in their places; None if it shows them otherwise."""
    places = list(meld.cards)
    given = []
    for card in cards:
        if card.meaning is not None:
            laid = lay(card.face, card.meaning)
            repeats = shape.set_suits == "repeat" and meld.kind == "set"
            laid = by_rank(laid) if repeats else itself(laid)
            place = next((p for p in places if shows(p) == shows(laid)), None)
            if place is None:
                return None
            places.remove(place)
            given.append(laid)
    natural = [place for place in places if not is_wild(place)]
    bare = Counter(card.face for card in cards if card.meaning is None)
    bare.subtract(map(face_of, natural))
    if min(bare.values(), default=0) < 0:
        return None
    rest = _filled([meaning_of(p) for p in places if is_wild(p)], sorted(bare.elements()))
    return None if rest is None else _ordered(meld, [*given, *natural, *rest])


def _filled(places: list[Meaning], wild: list[Face]) -> list[LaidCard] | None:
    """Wild cards that were not named, in the places that are left."""
    if len(places) != len(wild):
        return None
    if any(place >= RANK_ONLY for place in places):
        return [lay(card, place) for card, place in zip(wild, places, strict=True)]
    named = name_wilds(places, wild)
    return None if named is None else list(named.values())


def _ordered(meld: Meld, cards: list[LaidCard]) -> Meld:
    """The cards in the printed order of the reading they make."""
    if meld.kind == "set":
        return Meld("set", in_set_order(tuple(cards)))
    order = {meaning_of(card): place for place, card in enumerate(meld.cards)}
    return Meld("run", tuple(sorted(cards, key=lambda card: order[meaning_of(card)])))


def as_itself(meld: Meld, cards: Sequence[Named]) -> bool:
    """Whether every card of the wild rank that was typed without a name is itself, twin by twin."""
    bare = Counter(c.face for c in cards if c.meaning is None and c.face != JOKER)
    return bare <= Counter(face_of(card) for card in meld.cards if not is_wild(card))

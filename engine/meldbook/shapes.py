"""Why cards are no meld: the faults of shape, jokers and names (J3, J4, R6, R14)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from meldbook.codes import Refusal, refuse
from meldbook.faces import (
    JOKER,
    SUITS,
    Face,
    LaidCard,
    card_text,
    face_of,
    is_wild,
    meaning_of,
    rank_of,
    suit_of,
)
from meldbook.melds import Meld, by_rank, can_be_wild, readings
from meldbook.rules import Shape

_Key = tuple[tuple[int, bool], ...]


def named_meld(cards: Sequence[LaidCard], shape: Shape) -> Meld | None:
    """The meld that laid cards make with the meanings they are given; None if they make none."""
    shown = _shown_melds(tuple(sorted(map(face_of, cards))), shape)
    meld = shown.get(_key(cards))
    if meld is None and shape.set_suits == "repeat":
        cards = [by_rank(card) for card in cards]
        meld = shown.get(_key(cards))
    return None if meld is None else _as_named(meld, cards)


@lru_cache(maxsize=8192)
def _shown_melds(faces: tuple[Face, ...], shape: Shape) -> dict[_Key, Meld]:
    return {_key(meld.cards): meld for meld in readings(faces, shape)}


def _key(cards: Iterable[LaidCard]) -> _Key:
    return tuple(sorted(map(shows, cards)))


def shows(card: LaidCard) -> tuple[int, bool]:
    """What a reading differs by (R6): the face shown, and whether it is a wild card's."""
    return meaning_of(card), is_wild(card)


def _as_named(meld: Meld, cards: Sequence[LaidCard]) -> Meld:
    """The reading with each wild card where the player named it."""
    order = {meaning_of(card): place for place, card in enumerate(meld.cards)}
    return Meld(meld.kind, tuple(sorted(cards, key=lambda card: order[meaning_of(card)])))


def why_no_meld(cards: Sequence[LaidCard], shape: Shape) -> Refusal | None:
    """The fault of laid cards as a new meld; None if they are one."""
    for card in cards:
        if is_wild(card) and not can_be_wild(face_of(card), shape):
            return refuse("wild-not-wild", card=card_text(face_of(card)))
    faces = sorted(map(face_of, cards))
    if not readings(faces, shape):
        return why_no_reading(faces, shape)
    if named_meld(cards, shape) is None:
        return _wrong_name(cards, faces, shape)
    return None


def _wrong_name(cards: Sequence[LaidCard], faces: list[Face], shape: Shape) -> Refusal:
    possible = {c for meld in readings(faces, shape) for c in meld.cards}
    named = [card for card in cards if is_wild(card)] or list(cards)
    wrong = next((card for card in named if card not in possible), named[0])
    stands = card_text(meaning_of(wrong))
    return refuse("wild-wrong-name", card=card_text(face_of(wrong)), stands=stands)


def why_no_reading(faces: Sequence[Face], shape: Shape) -> Refusal:
    """The fault of cards that can be no meld at all."""
    natural = [card for card in faces if not can_be_wild(card, shape)]
    wild = len(faces) - len(natural)
    ranks, suits = {rank_of(c) for c in natural}, {suit_of(c) for c in natural}
    least = shape.run_min if len(ranks) > 1 and len(suits) == 1 else 3
    if len(faces) < least:
        return refuse("meld-too-short", min=least, got=len(faces))
    if shape.jokers_per_meld is not None and wild > shape.jokers_per_meld:
        return refuse("meld-jokers", max=shape.jokers_per_meld, got=wild)
    if len(natural) < shape.naturals_per_meld:
        return refuse("meld-naturals", min=shape.naturals_per_meld, got=len(natural))
    if len(ranks) == 1 and len(natural) > 1:
        return _set_fault(faces, natural, shape)
    if len(suits) == 1:
        return _run_fault(faces, natural, shape)
    mixed = _one_suit(natural)
    if len(ranks) == len(natural) and readings([*mixed, *([JOKER] * wild)], shape):
        return refuse("run-suits")
    return refuse("meld-no-pattern", cards=[card_text(card) for card in faces])


def _set_fault(faces: Sequence[Face], natural: list[Face], shape: Shape) -> Refusal:
    twice = next((c for c in natural if natural.count(c) > 1), None)
    if twice is not None and shape.set_suits == "distinct":
        return refuse("set-suit-twice", suit=SUITS[suit_of(twice)])
    return refuse("set-too-long", max=shape.set_max or 4, got=len(faces))


def _run_fault(faces: Sequence[Face], natural: list[Face], shape: Shape) -> Refusal:
    twice = next((c for c in natural if natural.count(c) > 1), None)
    if twice is not None:
        return refuse("run-card-twice", card=card_text(twice))
    if readings(faces, shape._replace(aces="corner")):
        return refuse("run-corner", aces=shape.aces)
    return refuse("run-gap")


def _one_suit(natural: list[Face]) -> list[Face]:
    return [rank_of(card) for card in natural]

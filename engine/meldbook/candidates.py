"""Every meld that a hand holds, one by one: the source of meld moves and of the arranger."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations

from meldbook.faces import (
    IN_SUIT,
    JOKER,
    RANK_ONLY,
    SMALLEST_MELD,
    Face,
    Hand,
    Suits,
    face,
    held_bits,
    lay,
    meaning_of,
    rank_of,
    suit_masks,
)
from meldbook.melds import Meld, can_be_wild, has_wild, name_wilds, windows_within
from meldbook.natural import natural_melds
from meldbook.rules import Shape

Counts = Counter[Face]


def melds_in(hand: Hand, shape: Shape) -> Iterable[Meld]:
    """All melds that can be made of cards in the hand, each once up to twins, lazily."""
    held = held_bits(hand)
    if shape.set_suits == "distinct" and not has_wild(hand, shape):
        return natural_melds(held, shape)
    return _melds_in(hand, suit_masks(held), shape)


def has_meld(hand: Hand, shape: Shape) -> bool:
    """Whether a hand may hold a meld; told at once where it has no wild card."""
    if shape.set_suits == "repeat" or has_wild(hand, shape):
        return True
    return bool(natural_melds(held_bits(hand), shape))


def _melds_in(hand: Hand, masks: Suits, shape: Shape) -> Iterator[Meld]:
    counts = Counter(card for card in hand if card <= JOKER)
    yield from _sets_in(counts, shape)
    yield from _runs_in(counts, masks, shape)


def _wild_choices(counts: Counts, used: Counts, number: int, shape: Shape) -> Iterator[list[Face]]:
    """Every multiset of `number` wild cards of the hand beside the cards already used."""
    kinds = sorted(card for card in counts if can_be_wild(card, shape))
    return _multisets([(card, counts[card] - used[card]) for card in kinds], number)


def _multisets(kinds: list[tuple[Face, int]], number: int) -> Iterator[list[Face]]:
    if number == 0:
        yield []
    elif kinds and number <= sum(free for _, free in kinds):
        card, free = kinds[0]
        for taken in range(min(free, number), -1, -1):
            for rest in _multisets(kinds[1:], number - taken):
                yield [card] * taken + rest


def _wild_limit(counts: Counts, shape: Shape) -> int:
    most = sum(free for card, free in counts.items() if can_be_wild(card, shape))
    return most if shape.jokers_per_meld is None else min(most, shape.jokers_per_meld)


def _sets_in(counts: Counts, shape: Shape) -> Iterator[Meld]:
    most = _wild_limit(counts, shape)
    for rank in range(13):
        suits = [s for s in range(4) if counts[face(rank, s)]]
        if sum(counts[face(rank, s)] for s in suits) + most >= SMALLEST_MELD:
            natural = _repeated_naturals if shape.set_suits == "repeat" else _distinct_naturals
            for cards in natural(counts, rank, suits):
                yield from _sets_with(cards, rank, counts, shape)


def _distinct_naturals(_: Counts, rank: int, suits: list[int]) -> Iterator[tuple[Face, ...]]:
    for number in range(len(suits) + 1):
        for chosen in combinations(suits, number):
            yield tuple(face(rank, s) for s in chosen)


def _repeated_naturals(counts: Counts, rank: int, suits: list[int]) -> Iterator[tuple[Face, ...]]:
    kinds = [(face(rank, s), counts[face(rank, s)]) for s in suits]
    for number in range(sum(free for _, free in kinds) + 1):
        for chosen in _multisets(kinds, number):
            yield tuple(chosen)


def _sets_with(
    natural: tuple[Face, ...], rank: int, counts: Counts, shape: Shape
) -> Iterator[Meld]:
    """The sets of these naturals and any wild cards that are not of the rank itself."""
    most = _wild_limit(counts, shape)
    top = shape.set_max or len(natural) + most
    for wild in range(max(0, SMALLEST_MELD - len(natural)), min(most, top - len(natural)) + 1):
        if len(natural) < shape.naturals_per_meld:
            continue
        for chosen in _wild_choices(counts, Counter(natural), wild, shape):
            if any(card < JOKER and rank_of(card) == rank for card in chosen):
                continue
            yield from _named_sets(natural, chosen, rank, shape)


def _named_sets(
    natural: tuple[Face, ...], wild: list[Face], rank: int, shape: Shape
) -> Iterator[Meld]:
    laid = [lay(c) for c in natural]
    if shape.set_suits == "repeat":
        yield Meld("set", (*laid, *(lay(c, RANK_ONLY + rank) for c in wild)))
        return
    free = [face(rank, s) for s in range(4) if face(rank, s) not in natural]
    for places in combinations(free, len(wild)):
        named = [lay(c, place) for c, place in zip(wild, places, strict=True)]
        yield Meld("set", tuple(sorted([*laid, *named], key=meaning_of)))


def _runs_in(counts: Counts, masks: Suits, shape: Shape) -> Iterator[Meld]:
    most = _wild_limit(counts, shape)
    for suit, ranks in enumerate(masks):
        for places, _ in windows_within(ranks, most, shape.run_min, IN_SUIT, shape.aces):
            yield from _runs_at(counts, [face(rank, suit) for rank in places], shape)


def _runs_at(counts: Counts, wanted: list[Face], shape: Shape) -> Iterator[Meld]:
    """The runs that show these faces, with any choice of places taken by wild cards."""
    most = min(_wild_limit(counts, shape), len(wanted) - shape.naturals_per_meld)
    gaps = [card for card in wanted if not counts[card]]
    held = [card for card in wanted if counts[card]]
    for extra in range(most - len(gaps) + 1):
        for replaced in combinations(held, extra):
            open_places = [c for c in wanted if c in gaps or c in replaced]
            natural = Counter(c for c in wanted if c not in open_places)
            for wild in _wild_choices(counts, natural, len(open_places), shape):
                named = name_wilds(open_places, wild)
                if named is not None:
                    yield Meld("run", tuple(named.get(c, lay(c)) for c in wanted))

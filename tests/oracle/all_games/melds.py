"""Melds of every game by hand: a laid card is (card, what it stands for), both texts.

A wild card stands for a face, or only for a rank in a set whose suits may repeat (R6). Two ways
to hand the same names to the same wild cards are one reading.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import combinations, pairwise

from tests.oracle.all_games.deals import JOKER, Deal

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "shdc"
FACES = tuple(rank + suit for suit in SUITS for rank in RANKS)

Laid = tuple[str, str]
Meld = tuple[Laid, ...]
Hand = tuple[str, ...]  # sorted


def rank(face: str) -> int:
    """1 for an ace to 13 for a king."""
    return RANKS.index(face[:-1]) + 1


def kind(meld: Sequence[Laid]) -> str:
    """Whether a meld is a set or a run: whether it names one rank or several."""
    return "set" if len({_rank_named(stands) for _, stands in meld}) == 1 else "run"


def _rank_named(name: str) -> str:
    return name if name in RANKS else name[:-1]


def is_wild(one: Laid) -> bool:
    """Whether a laid card stands for another."""
    return one[0] != one[1]


def is_set(names: Sequence[str], deal: Deal) -> bool:
    """R2, J3, M3: three or more of one rank, in distinct suits unless these may repeat."""
    if len(names) < 3 or len({_rank_named(name) for name in names}) > 1:
        return False
    if deal.set_max is not None and len(names) > deal.set_max:
        return False
    if deal.set_suits == "repeat":
        return True
    return not any(name in RANKS for name in names) and len(set(names)) == len(names)


def is_run(names: Sequence[str], deal: Deal) -> bool:
    """R2, R7: cards in a row of one suit, each rank once, the ace where it may rank."""
    if any(name in RANKS for name in names) or len({name[-1] for name in names}) != 1:
        return False
    ranks = sorted(map(rank, names))
    if len(set(ranks)) < len(ranks) or not max(3, deal.run_min) <= len(ranks):
        return False
    if _in_a_row(ranks):
        return True
    if deal.aces == "low":
        return False
    if ranks[0] == 1 and _in_a_row([*ranks[1:], 14]):
        return True
    return deal.aces == "corner" and _in_a_ring(ranks)


def _in_a_row(ranks: Sequence[int]) -> bool:
    return all(b == a + 1 for a, b in pairwise(ranks))


def _in_a_ring(ranks: Sequence[int]) -> bool:
    """H5: the king is followed by the ace; the ranks not held must be in one row then."""
    breaks = sum(a % 13 + 1 not in ranks for a in ranks)
    return breaks <= 1


def is_meld(laid: Sequence[Laid], deal: Deal) -> bool:
    """Whether the cards with these names are a legal meld: shape, names and limits."""
    wild = [one for one in laid if is_wild(one)]
    if not all(_may_stand_for(card, name, deal) for card, name in wild):
        return False
    if deal.jokers_per_meld is not None and len(wild) > deal.jokers_per_meld:
        return False
    if len(laid) - len(wild) < deal.naturals_per_meld:
        return False
    names = [name for _, name in laid]
    if not is_set(names, deal):
        return is_run(names, deal)
    if any(card[:-1] == _rank_named(name) for card, name in wild):
        return False  # in a set of its own rank a card is in its own place
    short = [name for _, name in wild if name in RANKS]
    return len(short) == (len(wild) if deal.set_suits == "repeat" else 0)


def _may_stand_for(card: str, name: str, deal: Deal) -> bool:
    """R6: only a wild card has another name."""
    return deal.may_be_wild(card) and card != name


@cache
def _rows(aces: str, least: int) -> tuple[tuple[str, ...], ...]:
    """Every run of naturals, the run of all thirteen once a suit."""
    found: dict[frozenset[str], tuple[str, ...]] = {}
    for suit in SUITS:
        line = [rank + suit for rank in RANKS]
        line += line if aces == "corner" else line[:1] if aces == "high-low" else []
        for start in range(13):
            for length in range(least, 14):
                row = tuple(line[start : start + length])
                if len(row) == length and len(set(row)) == length:
                    found.setdefault(frozenset(row), row)
    return tuple(found.values())


def without(hand: Iterable[str], cards: Iterable[str]) -> Hand:
    """The hand after these cards have left it."""
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    return tuple(sorted(rest))


@lru_cache(maxsize=20_000)
def melds_of(hand: Hand, deal: Deal) -> tuple[Meld, ...]:
    """Every meld that cards of a hand can be, each reading once."""
    sets = _repeat_sets if deal.set_suits == "repeat" else _distinct_sets
    return tuple(meld for meld in (*sets(hand, deal), *_runs(hand, deal)) if is_meld(meld, deal))


def _wild_choices(rest: Hand, size: int, deal: Deal) -> Iterator[Hand]:
    """Every choice of so many wild cards, equal cards once."""
    able = [card for card in rest if deal.may_be_wild(card)]
    if deal.jokers_per_meld is None or size <= deal.jokers_per_meld:
        yield from sorted(set(combinations(able, size)))


def _repeat_sets(hand: Hand, deal: Deal) -> Iterator[Meld]:
    for name in RANKS:
        own = [card for card in hand if card[:-1] == name]
        others = tuple(card for card in hand if card[:-1] != name)
        for size in range(len(own) + 1):
            for naturals in sorted(set(combinations(own, size))):
                for more in range(max(0, 3 - size), len(others) + 1):
                    for wild in _wild_choices(others, more, deal):
                        yield (*((c, c) for c in naturals), *((c, name) for c in wild))


def _distinct_sets(hand: Hand, deal: Deal) -> Iterator[Meld]:
    for name in RANKS:
        suits = [name + suit for suit in SUITS]
        for size in (3, 4):
            for faces in combinations(suits, size):
                yield from _filled(faces, hand, deal)


def _runs(hand: Hand, deal: Deal) -> Iterator[Meld]:
    for row in _rows(deal.aces, max(3, deal.run_min)):
        if len(row) <= len(hand):
            yield from _filled(row, hand, deal)


def _filled(faces: Sequence[str], hand: Hand, deal: Deal) -> Iterator[Meld]:
    """The faces filled from the hand in every way, by themselves or by wild cards."""
    held = [face for face in faces if face in hand]
    able = sum(map(deal.may_be_wild, hand))
    for size in range(max(0, len(faces) - able), len(held) + 1):
        for naturals in combinations(held, size):
            missing = [face for face in faces if face not in naturals]
            for wild in _wild_choices(without(hand, naturals), len(missing), deal):
                names = _handed_out(wild, missing)
                if names is not None:
                    pairs = dict(zip(missing, names, strict=True))
                    yield tuple((pairs.get(face, face), face) for face in faces)


def _handed_out(wild: Hand, missing: Sequence[str]) -> Hand | None:
    """Wild cards in the order of the names they get, none its own; None if that can't be."""
    if not missing:
        return ()
    for card in dict.fromkeys(wild):
        if card != missing[0]:
            rest = _handed_out(without(wild, [card]), missing[1:])
            if rest is not None:
                return (card, *rest)
    return None


def readings(cards: Sequence[str], deal: Deal) -> list[Meld]:
    """Every meld that exactly these cards can be."""
    hand = tuple(sorted(cards))
    return [meld for meld in melds_of(hand, deal) if len(meld) == len(hand)]


def names_for(card: str, deal: Deal) -> Iterator[str]:
    """Everything a card may be laid as."""
    if card != JOKER:
        yield card
    if deal.may_be_wild(card):
        yield from (name for name in (*FACES, *RANKS) if name != card)


def text(laid: Iterable[Laid]) -> str:
    """The cards with what each wild one stands for: `6h *=7h 8h`."""
    return " ".join(card if card == name else f"{card}={name}" for card, name in laid)


def pack(deal: Deal) -> Counter[str]:
    """All cards of the game."""
    return Counter(dict.fromkeys(FACES, deal.packs) | {JOKER: deal.jokers})

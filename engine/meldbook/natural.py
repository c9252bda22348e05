"""The melds of natural cards alone, by bit masks: one mask of ranks a suit.

Most hands have no wild card and most suits no run, so both answers are tables that fill as they
are asked.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from meldbook.faces import IN_SET, IN_SUIT, SMALLEST_MELD, face, lay, suit_masks
from meldbook.melds import Meld, windows_within
from meldbook.rules import Aces, Shape

_ACES = 1 | 1 << 13 | 1 << 26 | 1 << 39
_LOW = _ACES * 0b111_1111_1111  # the ranks from which two more follow in the suit


def natural_melds(held: int, shape: Shape) -> Sequence[Meld]:
    """All sets, then all runs, of the faces held (a bit each); its sets take no suit twice."""
    two, three, four = held >> 13, held >> 26, held >> 39  # each suit's ranks at the low end
    ranks = (held & two & (three | four) | three & four & (held | two)) & 8191
    row = held & held >> 1
    runs = row & held >> 2 & _LOW | (held & held >> 11 | row) & held >> 12 & _ACES
    if not ranks and not runs:
        return ()
    found: list[Meld] = []
    masks = suit_masks(held)
    for rank in range(IN_SUIT) if ranks else ():
        if ranks >> rank & 1:
            suits = tuple(suit for suit in range(IN_SET) if masks[suit] >> rank & 1)
            found += _sets(rank, suits, shape)
    for suit in range(IN_SET) if runs else ():
        melds = _runs(suit, masks[suit], shape.run_min, shape.aces)
        found += [run for run in melds if len(run.cards) >= shape.naturals_per_meld]
    return found


@lru_cache(maxsize=4096)
def _sets(rank: int, suits: tuple[int, ...], shape: Shape) -> tuple[Meld, ...]:
    least = max(SMALLEST_MELD, shape.naturals_per_meld)
    return tuple(
        Meld("set", tuple(lay(face(rank, suit)) for suit in chosen))
        for size in range(least, min(len(suits), shape.set_max or IN_SET) + 1)
        for chosen in combinations(suits, size)
    )


@lru_cache(maxsize=65536)
def _runs(suit: int, ranks: int, shortest: int, aces: Aces) -> tuple[Meld, ...]:
    return tuple(
        Meld("run", tuple(lay(face(rank, suit)) for rank in places))
        for places, _ in windows_within(ranks, 0, shortest, IN_SUIT, aces)
    )

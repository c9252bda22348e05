"""Rates in processor time, in interleaved blocks.

Machines are shared, so only ratios of one run compare: medians of blocks, and a bound below them.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import comb
from statistics import median
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SLICES = 8  # turns that the works of a block take with each other
_DOUBT = 0.025  # that the true median lies below the bound


@dataclass(frozen=True)
class Work:
    """Something to be measured: `run` does a slice of it (by number) and counts what it did."""

    name: str
    unit: str
    run: Callable[[int], int]


@dataclass(frozen=True)
class Rates:
    """What a work reached in each block, in units a second of processor time."""

    work: Work
    blocks: tuple[float, ...]

    @property
    def median(self) -> float:
        """The middle block's rate."""
        return median(self.blocks)


def measured(works: Sequence[Work], blocks: int) -> list[Rates]:
    """The rates of works that take turns, slice by slice; one block before them only warms up."""
    found: list[list[float]] = [[] for _ in works]
    for block in range(blocks + 1):
        spent, done = [0.0] * len(works), [0] * len(works)
        for number in range(block * SLICES, (block + 1) * SLICES):
            for place, work in enumerate(works):
                start = time.process_time()
                done[place] += work.run(number)
                spent[place] += time.process_time() - start
        if block:
            for place in range(len(works)):
                found[place].append(done[place] / spent[place])
    return [Rates(work, tuple(rates)) for work, rates in zip(works, found, strict=True)]


def lower_bound(values: Sequence[float]) -> float:
    """The value that the median of the source lies above, but for a small doubt (sign test)."""
    number, below, place = len(values), 0.0, -1
    while below + comb(number, place + 1) / 2**number <= _DOUBT:
        place += 1
        below += comb(number, place) / 2**number
    return sorted(values)[max(place, 0)]


def calibration(_: int) -> int:
    """A plain loop, to compare machines by."""
    total = 0
    for number in range(100_000):
        total += number & 7
    return 100_000 if total else 0

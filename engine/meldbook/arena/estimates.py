"""Numbers with their uncertainty: intervals that hold the truth 95 times of a hundred.

The unit is a pair of mirrored deals: the two share their cards, so they are no two witnesses.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

_NORMAL = 1.959964  # two-sided 95 %
_FEW = {1: 12.706, 2: 4.303}  # where the expansion does not serve
_PRETENDED = (0.0, 0.0, 1.0, 1.0)


class Estimate(NamedTuple):
    """A mean and the ends of its interval; the ends are infinite where one case says nothing."""

    mean: float
    low: float
    high: float


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of numbers of any size, by Student's distribution."""
    mean = fmean(values)
    if len(values) < 2:  # noqa: PLR2004  # one case has no spread
        return Estimate(mean, float("-inf"), float("inf"))
    reach = quantile(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Estimate(mean, mean - reach, mean + reach)


def share_of(values: Sequence[float]) -> Estimate:
    """The mean of numbers from 0 to 1.

    For the interval four cases are pretended, two of each extreme (after Agresti and Coull), so
    that a few cases that are all alike don't seem certain.
    """
    spread = mean_of((*values, *_PRETENDED))
    mean = fmean(values)
    return Estimate(mean, max(0.0, min(mean, spread.low)), min(1.0, max(mean, spread.high)))


def quantile(freedom: int) -> float:
    """Student's two-sided 95 % quantile, by its expansion around the normal one."""
    if freedom in _FEW:
        return _FEW[freedom]
    z = _NORMAL
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def percentile(values: Sequence[float], part: float) -> float:
    """The value below which a part (0 to 1) of the values lies; 0 where there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0

"""The benchmark's arithmetic, on numbers made up."""

from math import comb

import pytest

from meldbook.bench import table
from meldbook.bench.timing import SLICES, Rates, Work, lower_bound, measured


@pytest.mark.parametrize("blocks", range(1, 40))
def test_the_bound_is_below_the_median_but_for_a_small_doubt(blocks: int) -> None:
    """The chance that so many blocks or more lie above a median that is below the bound."""
    place = int(lower_bound(range(blocks)))
    doubt = sum(comb(blocks, below) for below in range(place + 1)) / 2**blocks
    more = doubt + comb(blocks, place + 1) / 2**blocks
    assert place == 0 or doubt <= 0.025
    assert more > 0.025


def test_works_take_turns_and_the_first_block_is_not_counted() -> None:
    asked: list[tuple[str, int]] = []

    def work(name: str) -> Work:
        def run(number: int) -> int:
            asked.append((name, number))
            return sum(1 for _ in range(20_000))

        return Work(name, "things", run)

    found = measured([work("a"), work("b")], 2)
    assert [len(rates.blocks) for rates in found] == [2, 2]
    assert asked == [(name, number) for number in range(3 * SLICES) for name in "ab"]
    assert all(rate > 0 for rates in found for rate in rates.blocks)


def test_the_table_tells_median_and_spread() -> None:
    work = Work("counting", "sheep", lambda _: 1)
    assert table([Rates(work, (3000.0, 1000.0, 2000.0))])[1].split() == [
        *("counting", "2,000", "sheep", "1,000", "…", "3,000")
    ]

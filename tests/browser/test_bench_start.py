"""The benchmark of starts: that each way starts, and its arithmetic on numbers made up."""

from tests.bench.start.__main__ import compared
from tests.bench.start.figures import medians, sizes, table, times
from tests.bench.start.served import serving_all
from tests.bench.start.ways import WAYS, Start
from tests.browser.driver import Browser

BARE, ORDINARY, COLD, KEPT = WAYS


def test_each_way_starts(browsers: dict[str, Browser]) -> None:
    with serving_all() as served:
        starts = compared(browsers["chromium"], served, 1)
    assert all(time > 0 for time in medians(starts).values())
    [sent] = [{way: found[0].sent for way, found in starts.items()}]
    assert sent[KEPT] < 100_000 < sent[COLD] < starts[BARE][0].packed < sent[BARE] < sent[ORDINARY]


def starts_of(milliseconds: float, size: int) -> list[Start]:
    """Three starts with that median."""
    times_taken = (9_999.0, milliseconds, 1.0)
    return [Start(taken, size, size // 2) for taken in times_taken]


def test_the_table_tells_medians_and_their_ratios() -> None:
    starts = {
        BARE: starts_of(2_000, 13_000_000),
        ORDINARY: starts_of(4_000, 13_500_000),
        COLD: starts_of(1_000, 6_500_000),
        KEPT: starts_of(500, 0),
    }
    assert times("Chromium", starts) == [
        *("Chromium", "2,000 ms", "4,000 ms", "1,000 ms", "500 ms"),
        *("0.25", "0.50", "0.12"),
    ]
    sent, packed = sizes(starts)
    assert sent == ["sent", "13.00 MB", "13.50 MB", "6.50 MB", "0.00 MB", "", "0.50", ""]
    assert packed[1:3] == ["6.50 MB", "6.75 MB"]
    assert len({line.count("|") for line in table([sent, packed]).splitlines()}) == 1

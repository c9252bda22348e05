"""How long the page takes to start, beside Pyodide: `python -m tests.bench.start`.

Each start has an empty browser and is timed in the page, from the navigation to the moment in which
a match is dealt and the page knows what is legal (bare Pyodide: to 1 + 1). The ways take turns in
one run. All files come from localhost; so nothing is in the times that a network would add.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence

from tests.bench.start.figures import Starts, sizes, table, times
from tests.bench.start.served import Served, serving_all
from tests.bench.start.ways import WAYS, Start
from tests.browser.driver import NAMES, Browser, open_browser

ROUNDS = 7


def compared(browser: Browser, served: Served, rounds: int) -> Starts:
    """So many starts of each way; every round begins with another one."""
    starts: dict[str, list[Start]] = {way: [] for way in WAYS}
    for number in range(rounds):
        for way in _turned(list(WAYS), number):
            starts[way].append(WAYS[way](browser, served))
            milliseconds = starts[way][-1].milliseconds
            print(f"{browser.name} {number + 1}: {way} {milliseconds:,.0f} ms", file=sys.stderr)
    return starts


def _turned(ways: Sequence[str], number: int) -> Iterator[str]:
    begin = number % len(ways)
    yield from (*ways[begin:], *ways[:begin])


def main() -> None:
    """Start everything, then print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.start", description=__doc__)
    parser.add_argument("--browsers", default=",".join(NAMES), help="some of them: chromium,webkit")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="starts of each way [7]")
    options = parser.parse_args()
    print(
        f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}; medians of {options.rounds}"
    )
    rows: list[list[str]] = []
    bytes_sent: list[list[str]] = []
    with serving_all() as served:
        for name in options.browsers.split(","):
            with open_browser(name) as browser:
                starts = compared(browser, served, options.rounds)
            rows.append(times(name.capitalize(), starts))
            bytes_sent = bytes_sent or sizes(starts)
    print(table([*rows, *bytes_sent]))


if __name__ == "__main__":
    main()

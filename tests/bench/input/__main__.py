"""From input to paint on the table while bots think: `python -m tests.bench.input`.

The browser times it itself (event timing): from the moment an input happens to the next paint. What
it leaves out took less than 16 ms and counts as that. One input is a press, a tap or a key with all
its events. Bots play without a pause and with a budget that no device gets to the end of, so that
they think until the page bids them to move: most inputs on their turns meet them thinking.
"""

import argparse
import os
import sys

from tests.bench.input.figures import Size, table
from tests.bench.input.playing import played
from tests.browser.driver import open_browser, proxy_to
from tests.browser.sites import serving
from web.builder.paths import SITE

BUSY = "sharp:worlds=9999"
SIZES = (Size("phone", (390, 844), touch=True), Size("desktop", (1280, 800), touch=False))


def main() -> None:
    """Play at each size, then print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.input", description=__doc__)
    parser.add_argument("--inputs", type=int, default=400, help="inputs at each size [400]")
    parser.add_argument("--bots", default=BUSY, help=f"who plays against one [{BUSY}]")
    options = parser.parse_args()
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}")
    rows = []
    with serving(SITE) as origin, open_browser("chromium") as browser:
        for size in SIZES:
            with proxy_to(origin) as net:
                page = browser.page(net, size=size.window, touch=size.touch)
                rows.append((size, played(page, origin, options.inputs, options.bots, size)))
                page.close()
            print(f"{size.name}: load {os.getloadavg()[0]:.1f}", file=sys.stderr)
    print(table(rows))


if __name__ == "__main__":
    main()

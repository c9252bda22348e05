"""How long bots think in the browser: `python -m tests.bench.thinking`.

Positions of deals with four seats in all games are put to the page's own worker in Chromium, one
after another; timed from the question to the answer, as the page meets it. Each pass is a page of
its own, with a plain loop of the same worker's processor beside it.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from meldbook.bots import BOTS
from meldbook.systems import SYSTEMS
from tests.bench.thinking.questions import Question, questions
from tests.browser.driver import open_browser, proxy_to
from tests.browser.sites import serving
from web.builder.paths import SITE

ASK = (Path(__file__).parent / "ask.js").read_text()
PASSES = 2
LIMITS = {"steady": 60, "sharp": 300}  # milliseconds that 95 of 100 answers are to keep
BATCH = 20  # questions a call: the driver waits a minute for each


def thought(asked: Sequence[Question]) -> tuple[float, list[float]]:
    """The plain loop's milliseconds, and those of each question, in a page of their own."""
    with (
        serving(SITE) as origin,
        proxy_to(origin) as net,
        open_browser("chromium") as browser,
    ):
        page = browser.page(net)
        page.open(f"{origin}/")
        page.wait(lambda: page.has("button", "Deal the cards"), "the start page")
        loop = float(page.js(ASK, []).pop())
        spent: list[float] = []
        for start in range(0, len(asked), BATCH):
            part = asked[start : start + BATCH]
            spent += page.js(ASK, [[one.record, one.seat] for one in part])[:-1]
            print(f"{start + len(part)} of {len(asked)}", file=sys.stderr)
        page.close()
    return loop, spent


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of them does not go beyond."""
    return sorted(values)[min(int(share * len(values)), len(values) - 1)]


def told(name: str, game: str, spent: Sequence[float]) -> str:
    """A row: the half, 95 of 100, and the longest."""
    half, most, longest = quantile(spent, 0.5), quantile(spent, 0.95), max(spent)
    over = f" over {LIMITS[name]}" if most > LIMITS.get(name, most) else ""
    return f"| {name} | {game} | {half:.0f} | {most:.0f}{over} | {longest:.0f} | {len(spent)} |"


def main() -> None:
    """Ask everything twice and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.thinking", description=__doc__)
    parser.add_argument("--positions", type=int, default=60, help="a game and bot [60]")
    parser.add_argument("--bots", default=",".join(name for name in BOTS if name in LIMITS))
    options = parser.parse_args()
    names = options.bots.split(",")
    asked = [one for game in SYSTEMS for one in questions(game, names, options.positions)]
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}; milliseconds")
    for number in range(PASSES):
        loop, spent = thought(asked)
        print(f"\npass {number + 1}; a loop of ten million additions: {loop:.0f} ms\n")
        print("| bot | game | half | 95 of 100 | longest | answers |\n|---|---|--:|--:|--:|--:|")
        for name in names:
            for game in SYSTEMS:
                own = [
                    time
                    for one, time in zip(asked, spent, strict=True)
                    if (one.bot, one.game) == (name, game)
                ]
                print(told(name, game, own))


if __name__ == "__main__":
    main()

"""Medians of starts and the table that tells them."""

from collections.abc import Mapping, Sequence
from statistics import median

from tests.bench.start.ways import WAYS, Start

Starts = Mapping[str, Sequence[Start]]  # by way

BARE, ORDINARY, COLD, KEPT = WAYS
HEAD = ("", *WAYS, "first visit ÷ wheel", "first visit ÷ bare", "from the cache ÷ wheel")


def medians(starts: Starts) -> dict[str, float]:
    """Milliseconds by way."""
    return {way: median(one.milliseconds for one in found) for way, found in starts.items()}


def times(browser: str, starts: Starts) -> list[str]:
    """A browser's row."""
    found = medians(starts)
    ratios = (
        found[COLD] / found[ORDINARY],
        found[COLD] / found[BARE],
        found[KEPT] / found[ORDINARY],
    )
    return [
        browser,
        *(f"{found[way]:,.0f} ms" for way in WAYS),
        *(f"{ratio:.2f}" for ratio in ratios),
    ]


def sizes(starts: Starts) -> list[list[str]]:
    """Bytes over the wire as a host sends them that packs nothing, and as one with gzip -9."""
    sent = {way: median(one.sent for one in found) for way, found in starts.items()}
    packed = {way: median(one.packed for one in found) for way, found in starts.items()}
    return [
        _size_row("sent", sent),
        _size_row("sent by gzip -9", packed),
    ]


def _size_row(name: str, size: Mapping[str, float]) -> list[str]:
    ratios = ("", f"{size[COLD] / size[BARE]:.2f}", "")
    return [name, *(f"{size[way] / 1e6:.2f} MB" for way in WAYS), *ratios]


def table(rows: Sequence[Sequence[str]]) -> str:
    """Rows below the head, in Markdown."""
    lines = [HEAD, ("---", *("--:" for _ in HEAD[1:])), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)

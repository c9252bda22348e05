"""What inputs took, and the table that tells it."""

import math
from collections.abc import Sequence
from typing import NamedTuple

LEAST = 16.0  # milliseconds; what takes less the browser does not tell
BEST, WORST = 0.5, 0.95  # what is told of the times: the median, and what few go beyond


class Size(NamedTuple):
    """A window, by mouse or with a finger."""

    name: str
    window: tuple[int, int]
    touch: bool


class Input(NamedTuple):
    """One input: what was done, whether a bot was thinking, how long it took to the paint."""

    kind: str
    thinking: bool
    milliseconds: float


def percentile(times: Sequence[float], share: float) -> float:
    """The time that this share of all does not go beyond."""
    return sorted(times)[max(0, math.ceil(share * len(times)) - 1)]


def table(rows: Sequence[tuple[Size, Sequence[Input]]]) -> str:
    """A row for each size and kind of input, in Markdown."""
    head = ("", "inputs", "while bots think", "median", "p95", "p95 while bots think", "worst")
    lines = [head, ("---", *("--:" for _ in head[1:]))]
    for size, inputs in rows:
        lines.append(_row(size.name, inputs))
        kinds = sorted({one.kind for one in inputs})
        lines += [_row(f"… {kind}", [one for one in inputs if one.kind == kind]) for kind in kinds]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _row(name: str, inputs: Sequence[Input]) -> tuple[str, ...]:
    times = [one.milliseconds for one in inputs]
    busy = [one.milliseconds for one in inputs if one.thinking]
    told = (percentile(times, BEST), percentile(times, WORST))
    return (
        name,
        str(len(times)),
        str(len(busy)),
        *(f"{one:.0f} ms" for one in told),
        f"{percentile(busy, WORST):.0f} ms" if busy else "–",
        f"{max(times):.0f} ms",
    )

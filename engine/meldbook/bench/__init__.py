"""`meldbook bench`: how fast the engine is on this machine, alone.

Against its peers it is measured by `python -m tests.bench`, in the project's tree.
"""

from collections.abc import Sequence

from meldbook.bench.timing import Rates, measured
from meldbook.bench.work import OWN_WORK
from meldbook.columns import aligned

__all__ = ["bench", "table"]


def bench(blocks: int) -> int:
    """Measure the engine's own tasks, print the table, and return the exit code 0."""
    print("\n".join(table(measured(OWN_WORK, blocks))))  # noqa: T201  # a terminal program prints
    return 0


def table(found: Sequence[Rates]) -> list[str]:
    """Lines of a table: the task, its median rate, and the slowest and the fastest block."""
    rows = [("task", "a second", "slowest … fastest block")]
    for rates in found:
        spread = f"{min(rates.blocks):,.0f} … {max(rates.blocks):,.0f}"
        rows.append((rates.work.name, f"{rates.median:,.0f} {rates.work.unit}", spread))
    return aligned(rows)

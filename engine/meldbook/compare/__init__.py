"""Two rule sets side by side: what differs, and a position, a deal or a score that shows it."""

from meldbook.compare.differences import Difference, compare, difference, differing
from meldbook.compare.search import Counted, Dealing, Moved, Renewed, Witness

__all__ = [
    "Counted",
    "Dealing",
    "Difference",
    "Moved",
    "Renewed",
    "Witness",
    "compare",
    "difference",
    "differing",
]

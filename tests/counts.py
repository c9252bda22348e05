"""How many random cases a test takes: few in the usual run, as many as promised in the full one."""

import os

FULL = os.environ.get("MELDBOOK_FULL") == "1"  # `python3 build.py test --full`


def count(usual: int, full: int) -> int:
    """The number of cases for this run."""
    return full if FULL else usual

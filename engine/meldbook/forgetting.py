"""Letting go of what was worked out and kept: in a page that plays on and on it would pile up."""

import sys
from functools import _lru_cache_wrapper


def forget() -> None:
    """Empty every cache of the engine; what is needed again is worked out again."""
    for name, module in list(sys.modules.items()):
        if name.startswith("meldbook."):
            for thing in vars(module).values():
                if isinstance(thing, _lru_cache_wrapper):
                    thing.cache_clear()

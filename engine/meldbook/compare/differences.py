"""What differs between two rule sets, option by option, each with its witness."""

from collections.abc import Iterator
from typing import NamedTuple

from meldbook.compare.search import Witness, witness
from meldbook.compare.verdicts import exchanged
from meldbook.options import OPTIONS
from meldbook.rules import Rules
from meldbook.systems import contradictions


class Difference(NamedTuple):
    """An option in which two rule sets differ.

    The witness shows the two as they are where `within` is None. Else the other one has no such
    position, and it shows the first (0) or the second (1) beside `changed`: the same with this
    option changed, and with what has to be changed along.
    """

    option: str
    witness: Witness | None
    within: int | None = None
    changed: Rules | None = None


def differing(a: Rules, b: Rules) -> list[str]:
    """The options whose values differ, in the order of the table."""
    return [name for name in OPTIONS if getattr(a, name) != getattr(b, name)]


def compare(a: Rules, b: Rules) -> Iterator[Difference]:
    """Each option that differs with a witness that the engine has judged twice, one at a time."""
    for name in differing(a, b):
        yield difference(a, b, name)


def difference(a: Rules, b: Rules, name: str) -> Difference:
    """One option that differs, and where it shows: between the two, or within one of them."""
    found = witness(a, b, name)
    if found is not None:
        return Difference(name, found)
    for within, (rules, other) in enumerate(((a, b), (b, a))):
        for changed in exchanged(rules, other, name):
            if changed in (a, b) or contradictions(changed):
                continue
            found = witness(*((rules, changed) if within == 0 else (changed, rules)), name)
            if found is not None:
                return Difference(name, found, within, changed)
    return Difference(name, None)

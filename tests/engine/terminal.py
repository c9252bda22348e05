"""What the terminal says when lines are typed into it."""

from collections.abc import Callable
from typing import NamedTuple


class Told(NamedTuple):
    """What the terminal said."""

    code: int
    out: str
    err: str

    @property
    def words(self) -> str:
        """The output as one line, with plain apostrophes."""
        return " ".join(self.out.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").split())

    @property
    def problem(self) -> str:
        """What stands on standard error, with plain apostrophes."""
        return self.err.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")

    @property
    def record(self) -> str:
        """The record at the end of the output."""
        return self.out[self.out.index("meldbook 1\n") :]


Typed = Callable[..., Told]  # of the lines to type, and the arguments of `play`

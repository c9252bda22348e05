"""What keeps a contest from being run."""

from typing import Any


class CannotRunError(Exception):
    """A contest can't be run: a code (text `arena-error-CODE`) and its arguments."""

    def __init__(self, code: str, **args: Any) -> None:  # noqa: ANN401  # numbers and texts by code
        """Carry the code and its arguments."""
        super().__init__(code, args)
        self.code = code
        self.args_by_name: dict[str, Any] = args

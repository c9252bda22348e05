"""Folders served to browsers, by the server that `build.py serve` uses."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.browser.driver.running import running
from web.builder.server import bind

# Lets scripts come from addresses alone, so that a packed one is of no use.
STRICT_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "style-src 'self'; object-src 'none'"
)

# Pages to read, and other languages: kept besides.
_NOT_PLAYED = re.compile(
    r"texts/(?!en/)|(texts/en/)?life\.|rules[./]|about/|embed/|licences"
    r"|(book|referee|house|notation|tool|pad|exercises)\."
)


def is_played(path: str) -> bool:
    """Whether the file of a path below the site is part of a first play."""
    return not _NOT_PLAYED.match(path)


@contextmanager
def serving(folder: Path, headers: Mapping[str, str] | None = None) -> Iterator[str]:
    """The origin at which the folder is served: "http://localhost:4711"."""
    server = bind(folder, 0, headers)
    with running(server):
        yield server.address.rstrip("/")

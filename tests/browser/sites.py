"""Folders served to browsers, by the server that `build.py serve` uses."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

from web.builder.server import bind

# Lets scripts come from addresses alone, so that a packed one is of no use.
STRICT_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "style-src 'self'; object-src 'none'"
)


@contextmanager
def serving(folder: Path, headers: Mapping[str, str] | None = None) -> Iterator[str]:
    """The origin at which the folder is served: "http://localhost:4711"."""
    with bind(folder, 0, headers) as server:
        thread = Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        try:
            yield server.address.rstrip("/")
        finally:
            server.shutdown()
            thread.join()

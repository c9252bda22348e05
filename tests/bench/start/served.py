"""What the browsers meet: one origin with all ways of starting, its bytes counted."""

import gzip
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from http import HTTPStatus
from pathlib import Path
from typing import BinaryIO, Protocol
from urllib.parse import urlsplit

from tests.browser.driver.running import QuietServer, running
from tests.browser.sites import is_played
from web.builder.packages import MODULES
from web.builder.paths import SITE
from web.builder.server import Handler

PAGES = Path(__file__).parent / "pages"


class Sink(Protocol):
    """Where an answer is written."""

    def write(self, part: bytes, /) -> object: ...


@dataclass
class Served:
    """A running server."""

    folder: Path
    address: str = ""  # host and port: also those of the proxy that browsers are told to use
    sent: list[tuple[str, int]] = field(default_factory=list)  # path and bytes of each answer

    @property
    def origin(self) -> str:
        """Where the pages lie."""
        return f"http://localhost:{self.address.rpartition(':')[2]}"

    def bytes_sent(self) -> int:
        """How much has gone out of what playing needs."""
        return sum(size for path, size in self.sent if _counts(path))

    def packed(self) -> int:
        """How much it would have been with everything packed by gzip -9."""
        return sum(
            _packed_size(self.folder / path.lstrip("/")) for path, _ in self.sent if _counts(path)
        )


def _counts(path: str) -> bool:
    return is_played(path.removeprefix("/site/"))


@cache
def _packed_size(file: Path) -> int:
    file = file / "index.html" if file.is_dir() else file
    return len(gzip.compress(file.read_bytes(), 9))


class _Counting(Handler):
    """The project's own server; asked as a proxy it serves its own origin and no other."""

    served: Served

    def parse_request(self) -> bool:
        """Take the origin off an address that was meant for a proxy."""
        if not super().parse_request():
            return False
        asked = urlsplit(self.path)
        if asked.netloc and f"http://{asked.netloc}" != self.served.origin:
            self.send_error(HTTPStatus.BAD_GATEWAY)
            return False
        self.path = asked.path + (f"?{asked.query}" if asked.query else "")
        return True

    def copyfile(self, source: BinaryIO, outputfile: Sink) -> None:  # type: ignore[override]
        """Send a file and note how much that was."""
        path = urlsplit(self.path).path
        self.served.sent.append((path, os.fstat(source.fileno()).st_size))
        super().copyfile(source, outputfile)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (the name is given)
        """Browsers ask for much of their own accord; a start that fails tells so itself."""


@contextmanager
def serving_all() -> Iterator[Served]:
    """The site, Pyodide as npm has it and the pages that start it, served at one origin."""
    with tempfile.TemporaryDirectory() as name:
        served = Served(Path(name))
        for page in PAGES.iterdir():
            (served.folder / page.name).symlink_to(page)
        (served.folder / "site").symlink_to(SITE)
        (served.folder / "npm").symlink_to(MODULES / "pyodide")
        handler = partial(type("Handler", (_Counting,), {"served": served}), directory=name)
        server = QuietServer(("127.0.0.1", 0), handler)
        served.address = f"127.0.0.1:{server.server_address[1]}"
        with running(server):
            yield served

"""A small server for the finished site, on this machine only."""

import functools
import http.server
import signal
import threading
import webbrowser
from collections.abc import Mapping
from http import HTTPStatus
from pathlib import Path
from types import FrameType

_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".xml": "application/xml",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webmanifest": "application/manifest+json",
    ".wasm": "application/wasm",
    ".whl": "application/zip",
    ".zip": "application/zip",
}


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves files with the types that browsers insist on; a reload always sees the new ones."""

    protocol_version = "HTTP/1.1"
    # Only this table: what the machine registers for a file ending must not matter.
    extensions_map = {"": "application/octet-stream", **_TYPES}  # noqa: RUF012, as the base has it

    more_headers: Mapping[str, str] = {}

    def send_response(self, code: int, message: str | None = None) -> None:
        """Let every reload ask again, but not where something has moved for good."""
        super().send_response(code, message)
        if code != HTTPStatus.MOVED_PERMANENTLY:
            self.send_header("Cache-Control", "no-cache")

    def end_headers(self) -> None:
        """Add what a careful host sends, and let pages of others embed the site."""
        self.send_header("X-Content-Type-Options", "nosniff")
        self.send_header("Access-Control-Allow-Origin", "*")
        for name, value in self.more_headers.items():
            self.send_header(name, value)
        super().end_headers()

    def list_directory(self, path: object) -> None:  # noqa: ARG002, the base calls it so
        """No listings: a folder without a page is not there, as on a static host."""
        self.send_error(HTTPStatus.NOT_FOUND)

    def log_request(self, code: object = "-", size: object = "-") -> None:  # noqa: ARG002, as above
        """Say only what went wrong."""
        status = code.value if isinstance(code, HTTPStatus) else code
        if isinstance(status, int) and status >= HTTPStatus.BAD_REQUEST:
            super().log_request(status)


class Server(http.server.ThreadingHTTPServer):
    """Serves a folder at localhost."""

    daemon_threads = True

    def __init__(self, folder: Path, port: int, headers: Mapping[str, str]) -> None:
        kind = type("Handler", (Handler,), {"more_headers": headers})
        handler = functools.partial(kind, directory=str(folder))
        super().__init__(("127.0.0.1", port), handler)

    @property
    def address(self) -> str:
        """Where a browser finds the site."""
        return f"http://localhost:{self.server_address[1]}/"


def bind(folder: Path, port: int, headers: Mapping[str, str] | None = None) -> Server:
    """A server at this port, or at a free one if another program has it; `headers` come on top."""
    try:
        return Server(folder, port, headers or {})
    except OSError:
        return Server(folder, 0, headers or {})


def _stop(_sign: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def serve(folder: Path, port: int, *, open_browser: bool) -> None:
    """Serve until Ctrl-C, or until the system asks to end."""
    with bind(folder, port) as server:
        if port and server.server_address[1] != port:
            print(f"Port {port} is taken by another program; took a free one.")
        try:
            for sign in (signal.SIGINT, signal.SIGTERM):
                signal.signal(sign, _stop)
            print(f"Meldbook is at {server.address}  (Ctrl-C ends it)", flush=True)
            if open_browser:
                threading.Thread(target=webbrowser.open, args=[server.address], daemon=True).start()
            server.serve_forever()
        except KeyboardInterrupt:
            print("\nGood-bye.")

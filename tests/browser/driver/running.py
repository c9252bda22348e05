"""Servers of tests, each in a thread of its own."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import ThreadingHTTPServer
from socketserver import BaseServer
from threading import Thread


class QuietServer(ThreadingHTTPServer):
    """A server for browsers, which go away when they like."""

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that closes a connection is no event."""


@contextmanager
def running(server: BaseServer) -> Iterator[None]:
    """Let the server answer while the block lasts; then it is closed."""
    thread = Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    with server:
        thread.start()
        try:
            yield
        finally:
            server.shutdown()
            thread.join()

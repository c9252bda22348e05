"""Ports of this machine: a free one, and waiting for a server to listen."""

import socket
import time

PAUSE = 0.02


def free_port() -> int:
    """A port that nobody listened to a moment ago."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for_port(port: int, seconds: float) -> None:
    """Return as soon as somebody listens; TimeoutError where nobody does."""
    end = time.monotonic() + seconds
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError as error:
            if time.monotonic() > end:
                raise TimeoutError(f"nobody listens to port {port}") from error
            time.sleep(PAUSE)
        else:
            return

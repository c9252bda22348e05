"""The browser's only way out: a proxy that records, refuses, cuts and forges.

A page under test is reached through this proxy in every browser alike, so that one place sees
each request, whoever made it (page, worker, service worker), and one place can take the network
away or let a file be missing.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from http.server import BaseHTTPRequestHandler
from threading import Event
from urllib.parse import urlsplit

from tests.browser.driver.running import QuietServer, running

HOP_BY_HOP = {"connection", "keep-alive", "proxy-connection", "transfer-encoding", "content-length"}
BODYLESS = {204, 304}
SCRIPT_PATH = "/browser-driver/"
DROPPED = 0
REFUSED = 502


@dataclass(frozen=True)
class Asked:
    """One request that left the browser; status 0 where the connection was cut."""

    method: str
    url: str
    status: int


@dataclass(frozen=True)
class Reply:
    """An answer that the proxy gives itself; `status` 0 cuts the connection."""

    status: int = 404
    body: bytes = b"not here"
    kind: str = "text/plain"


@dataclass
class Net:
    """What one page may reach, what it asked for, and what it gets instead."""

    origin: str  # of the page, let through: "http://localhost:8000"
    also: set[str] = field(default_factory=set)  # other origins that are
    asked: list[Asked] = field(default_factory=list)
    cut: bool = False
    forged: dict[str, Reply] = field(default_factory=dict)  # by pattern, searched in the address
    scripts: list[str] = field(default_factory=list)  # run in every page before its own
    address: str = ""  # of the proxy: "127.0.0.1:4711"
    behind: str = ""  # "localhost:8000": what serves an origin that is only a name
    held: str = ""  # pattern of the addresses whose answers wait for `let_go`
    going: Event = field(default_factory=Event)

    @property
    def foreign(self) -> list[Asked]:
        """The requests that were for none of these origins; all of them were refused."""
        return [one for one in self.asked if not self.allows(one.url)]

    def allows(self, url: str) -> bool:
        """Whether the address lies at an origin that is let through."""
        parts = urlsplit(url)
        return f"{parts.scheme}://{parts.netloc}" in {self.origin, *self.also}

    def forge(self, pattern: str, reply: Reply) -> None:
        """Answer `reply` wherever the pattern is found in the address."""
        self.forged[pattern] = reply

    def hold(self, pattern: str) -> None:
        """Keep answers back wherever the pattern is found in the address, until `let_go`."""
        self.going.clear()
        self.held = pattern

    def let_go(self) -> None:
        """Give the answers that were kept back."""
        self.held = ""
        self.going.set()

    def heal(self) -> None:
        """Forge nothing any more and let the network be there."""
        self.forged.clear()
        self.cut = False

    def reply_for(self, url: str) -> Reply | None:
        """The forged answer for an address; None to ask the server."""
        if self.cut:
            return Reply(status=DROPPED)
        if not self.allows(url):
            return Reply(status=REFUSED, body=b"another origin")
        path = urlsplit(url).path
        if path.startswith(SCRIPT_PATH):
            script = self.scripts[int(path.removeprefix(SCRIPT_PATH))]
            return Reply(200, script.encode(), "text/javascript")
        return next((r for pattern, r in self.forged.items() if re.search(pattern, url)), None)

    def with_scripts(self, page: bytes) -> bytes:
        """The page with our scripts put before all of its own."""
        tags = "".join(
            f'<script src="{SCRIPT_PATH}{n}"></script>' for n in range(len(self.scripts))
        )
        return re.sub(rb"<head[^>]*>", lambda m: m.group() + tags.encode(), page, count=1)


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    net: Net

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 (the name is given)
        """Be quiet; `Net.asked` has all of it."""

    def do_CONNECT(self) -> None:
        self._note(f"https://{self.path}/", REFUSED)
        self._send(Reply(status=REFUSED, body=b"another origin"))

    def do_GET(self) -> None:
        self._serve()

    do_HEAD = do_POST = do_GET  # noqa: N815

    def _serve(self) -> None:
        if self.net.held and re.search(self.net.held, self.path):
            self.net.going.wait()
        reply = self.net.reply_for(self.path)
        if reply is None:
            self._forward()
            return
        if SCRIPT_PATH not in self.path:
            self._note(self.path, reply.status)
        if reply.status == DROPPED:
            self.close_connection = True
        else:
            self._send(reply)

    def _note(self, url: str, status: int) -> None:
        self.net.asked.append(Asked(self.command, url, status))

    def _send(self, reply: Reply) -> None:
        headers = [("Content-Type", reply.kind), ("Cache-Control", "no-store")]
        self._answer(reply.status, headers, reply.body)

    def _forward(self) -> None:
        parts = urlsplit(self.path)
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        headers = {k: v for k, v in self.headers.items() if k.lower() not in HOP_BY_HOP}
        server = HTTPConnection(self.net.behind or parts.netloc, timeout=30)
        try:
            server.request(self.command, path, headers={**headers, "Connection": "close"})
            answer = server.getresponse()
            body = answer.read()
        except (OSError, HTTPException) as error:
            self._note(self.path, REFUSED)
            self._send(Reply(status=REFUSED, body=str(error).encode()))
            return
        finally:
            server.close()
        self._note(self.path, answer.status)
        if "text/html" in (answer.getheader("Content-Type") or ""):
            body = self.net.with_scripts(body)
        kept = [(k, v) for k, v in answer.getheaders() if k.lower() not in HOP_BY_HOP]
        self._answer(answer.status, kept, body)

    def _answer(self, status: int, headers: list[tuple[str, str]], body: bytes) -> None:
        try:
            self.send_response_only(status)
            for name, value in headers:
                self.send_header(name, value)
            if status not in BODYLESS:
                self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(body)
        except OSError:  # the browser went away
            self.close_connection = True


@contextmanager
def proxy_to(origin: str) -> Iterator[Net]:
    """A running proxy that lets only `origin` through."""
    net = Net(origin)
    handler = type("Handler", (_Handler,), {"net": net})
    server = QuietServer(("127.0.0.1", 0), handler)
    net.address = f"127.0.0.1:{server.server_address[1]}"
    with running(server):
        yield net

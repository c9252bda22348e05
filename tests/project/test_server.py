"""build.py serve: right types, nothing from outside its folder, a free port if one is taken."""

import http.client
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from web.builder.paths import ROOT
from web.builder.server import Server, bind

TYPES = {
    "index.html": "text/html; charset=utf-8",
    "app.js": "text/javascript; charset=utf-8",
    "app.css": "text/css; charset=utf-8",
    "pyodide/*/pyodide.mjs": "text/javascript; charset=utf-8",
    "pyodide/*/pyodide.asm.wasm.bin": "application/octet-stream",
    "pyodide/*/python_stdlib.zip": "application/zip",
    "texts/en/engine.ftl": "text/plain; charset=utf-8",
    "texts/en/rules.json": "application/json",
}


@pytest.fixture(scope="module")
def server(site: Path) -> Iterator[Server]:
    with bind(site, 0) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running
        running.shutdown()


def get(server: Server, path: str) -> http.client.HTTPResponse:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_address[1], timeout=10)
    connection.request("GET", path)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer


@pytest.mark.parametrize("path", TYPES)
def test_files_come_with_the_type_that_browsers_insist_on(
    server: Server, site: Path, path: str
) -> None:
    (file,) = site.glob(path)
    answer = get(server, f"/{file.relative_to(site).as_posix()}?x")
    assert answer.status == 200
    assert answer.headers["Content-Type"] == TYPES[path]
    assert answer.headers["Cache-Control"] == "no-cache"
    assert answer.headers["Access-Control-Allow-Origin"] == "*"  # for pages that embed it


def test_what_has_moved_may_be_remembered(server: Server) -> None:
    """A service worker never sees the address of its folder without the slash."""
    answer = get(server, "/rules/en")
    assert (answer.status, answer.headers["Location"]) == (301, "/rules/en/")
    assert answer.headers["Cache-Control"] is None


def test_a_wheel_is_served_as_bytes(server: Server, site: Path) -> None:
    (wheel,) = (site / "engine").rglob("*.whl")
    answer = get(server, f"/{wheel.relative_to(site).as_posix()}")
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "application/zip"


@pytest.mark.parametrize("path", ["/texts/", "/../build.py", "/%2e%2e/build.py", "/nowhere.js"])
def test_nothing_else_is_served(
    server: Server, path: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert get(server, path).status == 404
    assert "404" in capsys.readouterr().err


def test_it_listens_to_this_machine_only(server: Server) -> None:
    assert server.server_address[0] == "127.0.0.1"


def test_a_taken_port_gives_another_one(server: Server, site: Path) -> None:
    taken = server.server_address[1]
    with bind(site, taken) as second:
        assert second.server_address[1] not in {0, taken}


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_serve_tells_where_it_is_and_ends_when_asked(site: Path, sign: signal.Signals) -> None:
    program = "import sys; from pathlib import Path; from web.builder.server import serve\n"
    call = "serve(Path(sys.argv[1]), 0, open_browser=False)"
    with subprocess.Popen(
        [sys.executable, "-c", program + call, str(site)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert re.search(r"http://localhost:\d+/", process.stdout.readline())
        process.send_signal(sign)
        try:
            said, problems = process.communicate(timeout=10)
        finally:
            process.kill()
    assert process.returncode == 0
    assert "Good-bye" in said
    assert problems == ""

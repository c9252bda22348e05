"""The ways in which the engine starts, and what each of them fetches."""

from collections import Counter
from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import SITE, Visit
from tests.browser.driver import Page, Reply
from tests.browser.driver.net import DROPPED
from tests.browser.humans import Clicker
from tests.browser.player import Player
from tests.browser.saves import saved_record
from tests.browser.sites import STRICT_POLICY, is_played, serving
from tests.browser.table import ANSWER, Table

SEED = "#seed=START&pace=instant"
REST = "pyodide.rest.wasm.bin"
QUICK = {"pyodide.mjs", "pyodide.asm.mjs.bin", "pyodide.asm.wasm.bin", "memory.bin", REST}
ORDINARY = {"python_stdlib.zip", "micropip-", "meldbook-"}
NOT_MODIFIED = 304  # the service worker asks again for what it is to keep
FIRST_PLAY = 6_340_000  # bytes: what Pyodide's own files take, packed by gzip -9


# What a service worker fetches to keep is no part of a start.
WITHOUT_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker;"


def begin(page: Page, origin: str) -> None:
    """Start a match and wait for the cards."""
    page.open(f"{origin}/{SEED}")
    clicker = Clicker(page)
    clicker.begin(2)
    page.wait(lambda: clicker.table.stage() == "draw", "the first turn", ANSWER)
    assert len(clicker.table.hand()) == 13


def fetched(page: Page) -> Counter[str]:
    """How often each file of the engine came; of wheels the name without the version.

    A browser asks again by itself where the connection is cut.
    """
    loaded = [one.url for one in page.net.asked if one.status not in (NOT_MODIFIED, DROPPED)]
    cut = {one.url for one in page.net.asked if one.status == DROPPED}
    names = [urlsplit(url).path.rpartition("/")[2] for url in (*loaded, *cut)]
    names = [f"{name.partition('-')[0]}-" if name.endswith(".whl") else name for name in names]
    return Counter(name for name in names if name in QUICK | ORDINARY)


def test_from_the_memory_in_every_browser(visit: Visit, site: str, kind: str) -> None:
    page = visit(site, kind)
    page.net.scripts.append(WITHOUT_SERVICE_WORKER)
    begin(page, site)
    page.wait(lambda: REST in fetched(page), "the rest of Python", ANSWER)
    assert fetched(page) == dict.fromkeys(QUICK, 1)


def test_a_deal_needs_no_more_of_python_than_its_start(
    visit: Visit, site: str, full_kind: str
) -> None:
    page = visit(site, full_kind, flawed=True)
    page.net.scripts.append(WITHOUT_SERVICE_WORKER)
    page.net.forge(REST, Reply(404))
    page.open(f"{site}/{SEED}")
    clicker = Clicker(page)
    clicker.begin(2)
    assert Player(clicker).play_deal() == "deal over"
    assert fetched(page)[REST] == 1  # a second one would be of a worker in place of a dead one


def test_the_ordinary_way_in_every_browser(visit: Visit, site: str, kind: str) -> None:
    page = visit(site, kind, flawed=True)
    page.net.scripts.append(WITHOUT_SERVICE_WORKER)
    page.net.forge(r"memory\.bin$", Reply(404))
    begin(page, site)
    assert fetched(page) == dict.fromkeys(QUICK | ORDINARY, 1)


def damaged() -> bytes:
    """The memory with one byte of its last block changed."""
    (file,) = (SITE / "engine").rglob("memory.bin")
    memory = bytearray(file.read_bytes())
    memory[-100] ^= 1
    return bytes(memory)


@pytest.mark.parametrize(
    "reply",
    [Reply(200, b"<!doctype html>", "text/html"), Reply(200, damaged()), Reply(0)],
    ids=["HTML", "damaged", "unreachable"],
)
def test_a_memory_that_does_not_fit_is_done_without(visit: Visit, site: str, reply: Reply) -> None:
    page = visit(site, flawed=True)
    page.net.scripts.append(WITHOUT_SERVICE_WORKER)
    page.net.forge(r"memory\.bin$", reply)
    begin(page, site)
    assert fetched(page) == dict.fromkeys(QUICK | ORDINARY, 1)


def test_a_host_that_allows_scripts_from_addresses_alone(visit: Visit) -> None:
    with serving(SITE, {"Content-Security-Policy": STRICT_POLICY}) as origin:
        page = visit(origin, flawed=True)
        begin(page, origin)
        assert "pyodide.asm.mjs" in {one.url.rpartition("/")[2] for one in page.net.asked}


def test_bytes_of_a_first_play(visit: Visit, site: str) -> None:
    page = visit(site)
    page.open(f"{site}/")
    page.wait(lambda: "Ready to play offline" in page.text(), "all, to the last byte", ANSWER)
    loaded = [one for one in page.net.asked if one.status != NOT_MODIFIED]
    paths = [urlsplit(one.url).path.lstrip("/") or "index.html" for one in loaded]
    assert sum((SITE / path).stat().st_size for path in paths if is_played(path)) <= FIRST_PLAY


def test_the_table_is_there_before_the_engine(visit: Visit, site: str, kind: str) -> None:
    page = visit(site, kind)
    begin(page, site)
    saved_record(page)
    page.net.hold(r"\.wasm\.bin$")
    page.reload()
    table = Table(page)
    page.wait(lambda: len(table.hand()) == 13, "the cards")
    assert "Loading the referee" in table.message()
    table.action("Draw").click()
    page.wait(lambda: "getting ready" in page.text(), "the press to be answered")
    page.wait(lambda: page.has("progressbar", "Loading"), "the bar of what is loaded")
    page.net.let_go()
    page.wait(lambda: "getting ready" not in page.text(), "the engine", ANSWER)
    table.action("Draw").click()
    page.wait(lambda: len(table.hand()) == 14, "the card drawn")

"""What goes wrong on the way: missing and wrong files, a dead worker, a nervous finger."""

import re
from dataclasses import dataclass

import pytest

from tests.browser.conftest import Visit
from tests.browser.driver import Page, Reply
from tests.browser.humans import begun
from tests.browser.player import Player
from tests.browser.records import replay
from tests.browser.saves import saved_record
from tests.browser.table import ANSWER, Table

SEED = "#seed=FAILURES&pace=instant"
SLOW = "#seed=FAILURES&pace=slow"

HTML = Reply(200, b"<!doctype html><title>Sign in</title>", "text/html")
NO_WASM = Reply(200, b"\0asm\1\0\0\0" + b"\xff" * 64, "application/wasm")
TOO_LONG = Reply(200, bytes(20_000_000), "application/octet-stream")
TEXT = Reply(200, b"export {};", "text/plain")
# Tells the page's workers apart and lets the test end them.
KEEP_WORKERS = """
window.workersMade = [];
window.Worker = class extends Worker {
  constructor(...args) { super(...args); window.workersMade.push(this); }
};
"""
REPLACED = "() => window.workersMade.length > 1"
SOON = 30.0  # seconds; a worker that thinks may take longer


@dataclass(frozen=True)
class Flaw:
    """A file that does not come, and the words that must tell of it."""

    pattern: str
    reply: Reply
    words: tuple[str, ...]


MEMORY = r"memory\.bin$"
FLAWS = {
    "wasm missing": Flaw(r"\.wasm\.bin$", Reply(404), ("pyodide.asm.wasm", "not on the server")),
    "HTML for Python": Flaw(r"pyodide\.mjs$", HTML, ("pyodide.mjs", "Instead of")),
    "HTML for the script": Flaw(r"asm\.mjs\.bin$", HTML, ("pyodide.asm.mjs", "Instead of")),
    "script sent as text": Flaw(r"pyodide\.mjs$", TEXT, ("pyodide.mjs", "Instead of")),
    "worker sent as text": Flaw(r"/worker\.js\?", TEXT, ("worker.js", "Instead of")),
    "worker missing": Flaw(r"/worker\.js\?", Reply(404), ("worker.js", "not on the server")),
    "wasm damaged": Flaw(r"\.wasm\.bin$", NO_WASM, ("pyodide.asm.wasm", "incomplete or changed")),
    "wasm too long": Flaw(r"\.wasm\.bin$", TOO_LONG, ("pyodide.asm.wasm", "incomplete or changed")),
    "wasm unreachable": Flaw(r"\.wasm\.bin$", Reply(0), ("pyodide.asm.wasm", "online")),
}
# Files of the ordinary way to start, which is taken where the kept memory is of no use.
LATER_FLAWS = {
    "wheel missing": Flaw(r"/engine/.*\.whl$", Reply(404), ("meldbook-", "not on the server")),
    "HTML for the wheel": Flaw(r"/engine/.*\.whl$", HTML, ("meldbook-", "Instead of")),
    "micropip missing": Flaw(r"/wheels/", Reply(404), ("micropip-", "not on the server")),
    "library unreachable": Flaw(r"stdlib\.zip$", Reply(0), ("python_stdlib.zip", "online")),
}


@pytest.mark.parametrize("flaw", FLAWS.values(), ids=FLAWS)
def test_a_file_that_does_not_come_is_named_and_tried_again(
    visit: Visit, site: str, flaw: Flaw
) -> None:
    told_and_tried_again(visit(site, flawed=True), site, flaw)


@pytest.mark.parametrize("flaw", LATER_FLAWS.values(), ids=LATER_FLAWS)
def test_a_file_of_the_ordinary_way_is_named_too(visit: Visit, site: str, flaw: Flaw) -> None:
    page = visit(site, flawed=True)
    page.net.forge(MEMORY, Reply(404))
    told_and_tried_again(page, site, flaw)


def told_and_tried_again(page: Page, site: str, flaw: Flaw) -> None:
    page.net.forge(flaw.pattern, flaw.reply)
    clicker = begun(page, f"{site}/{SEED}", 2)
    retry = page.wait(lambda: page.all("button", "Try again"), "the failure to be told", ANSWER)[0]
    told = clicker.table.message()
    assert all(word in told for word in flaw.words), told
    page.net.heal()
    retry.click()
    assert clicker.table.ready() == "draw"
    assert page.net.foreign == []


def test_a_worker_that_dies_in_a_bots_turn_is_replaced(visit: Visit, site: str) -> None:
    page = visit(site)
    page.net.scripts.append(KEEP_WORKERS)
    clicker = begun(page, f"{site}/{SLOW}", 3)
    table = clicker.table
    table.ready()
    Player(clicker).play_turn()
    page.wait(lambda: "is playing" in table.verdict(), "a bot's turn")
    hand, record = table.hand(), saved_record(page)
    page.js("() => window.workersMade.at(-1).terminate()")
    page.wait(lambda: page.js(REPLACED), "a new worker", SOON)
    assert table.ready() == "draw"
    assert table.hand() == hand
    assert saved_record(page).startswith(record)
    assert sorted(replay(saved_record(page))["hand"]) == sorted(hand)


def ready_to_draw(page: Page, origin: str) -> Table:
    clicker = begun(page, f"{origin}/{SEED}", 2)
    assert clicker.table.ready() == "draw"
    return clicker.table


def test_a_double_click_draws_once(visit: Visit, site: str) -> None:
    page = visit(site)
    table = ready_to_draw(page, site)
    stock = table.stock()
    table.action("Draw").click(2)
    page.wait(lambda: table.stage() == "play", "the card drawn")
    assert (len(table.hand()), table.stock()) == (14, stock - 1)
    assert saved_record(page).rstrip().endswith("0 draw")


def test_a_double_tap_on_the_stock_draws_once(visit: Visit, site: str) -> None:
    page = visit(site, size=(360, 640), touch=True)
    table = ready_to_draw(page, site)
    stock = table.stock()
    point = page.find("button", re.compile("^Face-down stock")).point()
    page.tap_at(point)
    page.tap_at(point)
    page.wait(lambda: table.stage() == "play", "the card drawn")
    assert (len(table.hand()), table.stock()) == (14, stock - 1)

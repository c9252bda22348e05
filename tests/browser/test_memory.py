"""A page that is used for long: deal after deal, reload after reload."""

import re
from pathlib import Path

from tests.browser.conftest import SITE, Visit
from tests.browser.driver import Page, Reply
from tests.browser.humans import Clicker, begun
from tests.browser.player import Player
from tests.browser.table import Table
from tests.counts import count

SEED = "#seed=MEMORY&pace=instant"
GROWTH = 1.05
DEALS = (Path(__file__).parent / "deals.js").read_text()
# The worker's Pyodide tells how much it has, to whoever asks on a channel.
TELLING = """
export const loadPyodide = async (options) => {
  const python = await %s(options);
  const channel = new BroadcastChannel("measure");
  channel.onmessage = () => {
    const objects = python.runPython("import gc; gc.collect(); len(gc.get_objects())");
    channel.postMessage([python._module.HEAPU8.length, objects]);
  };
  return python;
};
"""
MEASURE = """() => new Promise((done) => {
  const channel = new BroadcastChannel("measure");
  channel.onmessage = ({ data }) => { channel.close(); done(data); };
  channel.postMessage(null);
})"""


def telling_loader() -> Reply:
    """Pyodide's loader, changed so that it tells of the Python that it starts."""
    (file,) = SITE.glob("pyodide/*/pyodide.mjs")
    text, changed = re.subn(r"(\w+) as loadPyodide\b", r"\1 as plain", file.read_text("utf-8"))
    [name] = re.findall(r"(\w+) as plain\b", text)
    assert changed == 1
    return Reply(200, (text + TELLING % name).encode(), "text/javascript")


def begin(page: Page, origin: str) -> Table:
    clicker = begun(page, f"{origin}/{SEED}", 3)
    assert clicker.table.ready() == "draw"
    return clicker.table


def test_deal_after_deal_memory_stays_as_it_is(visit: Visit, site: str) -> None:
    page = visit(site, flawed=True)
    page.net.forge(r"pyodide\.mjs$", telling_loader())
    begin(page, site)
    early, late = count(1, 5), count(4, 45)
    page.js(DEALS, early)
    bytes_before, objects_before = page.js(MEASURE)
    for _ in range(late):
        page.js(DEALS, 1)
        size, objects = page.js(MEASURE)
        assert size < GROWTH * bytes_before
        assert objects < GROWTH * objects_before


def test_reload_after_reload_it_starts_and_plays(visit: Visit, site: str, kind: str) -> None:
    page = visit(site, kind)
    table = begin(page, site)
    hand = table.hand()
    for _ in range(count(3, 20)):
        page.reload()
        assert table.ready() == "draw"
        assert table.hand() == hand
    player = Player(Clicker(page))
    player.insist(player.human.draw, lambda: len(table.hand()) == len(hand) + 1, "the card drawn")

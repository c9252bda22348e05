"""Cards move, unless the player's system asks for calm; they are heard where that is wished."""

import re

import pytest

from tests.browser.conftest import Visit
from tests.browser.driver.chromium import ChromiumPage
from tests.browser.humans import begun
from tests.browser.records import ME, played
from tests.browser.saves import put_match
from tests.browser.staging import insist, open_start
from tests.browser.table import ANSWER, Table

SEED = "#seed=MOTION"
# Counts what moves longer than a blink, from now on.
WATCH = """() => {
  window.movesSeen = 0;
  const isMove = ({ effect, playState }) =>
    playState === "running" && effect.getComputedTiming().duration > 20;
  const look = () => {
    for (const element of meldbookProbe.walk(document.documentElement))
      window.movesSeen += element.getAnimations().filter(isMove).length;
    requestAnimationFrame(look);
  };
  look();
}"""

# Notes what is set in motion, from the first script on.
NOTE = """
window.flown = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (...how) {
  window.flown.push(this.dataset.fly ?? this.className);
  return animate.apply(this, how);
};
"""
DEALT = "() => window.flown.filter((name) => name.startsWith('hand:')).length"

# Counts the sounds that the page makes.
LISTEN = """
window.soundsMade = 0;
const { createGain } = BaseAudioContext.prototype;
BaseAudioContext.prototype.createGain = function () {
  window.soundsMade += 1;
  return createGain.call(this);
};
"""
# To Chromium each question of the driver is a touch of the page: here only presses and keys are.
UNTOUCHED = """
let hasBeenActive = false;
for (const touch of ["pointerdown", "keydown"])
  addEventListener(touch, () => (hasBeenActive = true), true);
const value = { get hasBeenActive() { return hasBeenActive; } };
Object.defineProperty(navigator, "userActivation", { value });
"""


@pytest.mark.parametrize("calm", [False, True], ids=["motion", "calm"])
def test_nothing_moves_where_calm_is_asked_for(visit: Visit, site: str, *, calm: bool) -> None:
    page = visit(site)
    assert isinstance(page, ChromiumPage)
    page.pw.emulate_media(reduced_motion="reduce" if calm else "no-preference")
    page.net.scripts.append(NOTE)
    clicker = begun(page, f"{site}/{SEED}", 2)
    table = clicker.table
    table.ready()
    page.has("button")  # so that the probe is there
    page.wait(lambda: page.js(DEALT) == (0 if calm else 13), "the cards dealt")
    page.js(WATCH)
    table.action("Draw").click()
    page.wait(lambda: table.stage() == "play", "the card drawn")
    clicker.choose([table.hand()[0]])
    clicker.discard()
    page.wait(lambda: table.stage() == "draw", "the next turn", ANSWER)
    assert (page.js("() => window.movesSeen") == 0) is calm


def test_cards_are_heard_where_that_is_wished(visit: Visit, site: str, full_kind: str) -> None:
    page = visit(site, full_kind)
    page.net.scripts.append(LISTEN)
    table = begun(page, f"{site}/{SEED}", 2).table
    table.ready()
    made = "() => window.soundsMade"
    assert page.js(made) == 0
    page.find("button", "Menu").click()
    page.find("button", "Settings").click()
    page.find("switch", re.compile("^Sounds")).click()
    page.find("button", "Close").click()
    table.action("Draw").click()
    page.wait(lambda: table.stage() == "play", "the card drawn")
    page.wait(lambda: page.js(made) > 0, "a sound")


def test_nothing_is_heard_before_the_page_is_touched(
    visit: Visit, site: str, full_kind: str
) -> None:
    page = visit(site, full_kind)
    page.net.scripts.extend((LISTEN, UNTOUCHED))
    open_start(page, site)
    page.find("button", "Settings").click()
    page.find("switch", re.compile("^Sounds")).click()
    page.find("button", "Close").click()
    put_match(page, played("MOTION", 2, lambda position: position["turn"] != ME))
    page.reload()
    table = Table(page)
    table.ready()  # the other has played since
    assert page.js("() => window.soundsMade") == 0
    insist(page, lambda: table.action("Draw").click(), lambda: table.stage() == "play", "a draw")
    page.wait(lambda: page.js("() => window.soundsMade") > 0, "a sound")

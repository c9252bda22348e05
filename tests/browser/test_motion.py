"""Cards move, unless the player's system asks for calm."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.driver.chromium import ChromiumPage
from tests.browser.humans import begun
from tests.browser.table import ANSWER

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


@pytest.mark.parametrize("calm", [False, True], ids=["motion", "calm"])
def test_nothing_moves_where_calm_is_asked_for(visit: Visit, site: str, *, calm: bool) -> None:
    page = visit(site)
    assert isinstance(page, ChromiumPage)
    page.pw.emulate_media(reduced_motion="reduce" if calm else "no-preference")
    clicker = begun(page, f"{site}/{SEED}", 2)
    table = clicker.table
    table.ready()
    page.has("button")  # so that the probe is there
    page.js(WATCH)
    table.action("Draw").click()
    page.wait(lambda: table.stage() == "play", "the card drawn")
    clicker.choose([table.hand()[0]])
    clicker.discard()
    page.wait(lambda: table.stage() == "draw", "the next turn", ANSWER)
    assert (page.js("() => window.movesSeen") == 0) is calm

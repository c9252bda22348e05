"""Where the files come from: one origin, any path, and after loading no network at all."""

from pathlib import Path

from tests.browser.conftest import SITE, Visit
from tests.browser.humans import Clicker
from tests.browser.player import Player
from tests.browser.sites import serving

SEED = "#seed=NETWORK&pace=instant"
WITHOUT_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker;"


def test_start_and_one_deal_in_every_browser(visit: Visit, site: str, full_kind: str) -> None:
    """In the usual run the others play theirs without a server (test_offline) and from a file."""
    page = visit(site, full_kind)
    page.open(f"{site}/{SEED}")
    clicker = Clicker(page)
    clicker.begin(2)
    assert Player(clicker).play_deal() == "deal over"
    page.wait(lambda: "Deal 1 is over" in page.text(), "Deal 1 is over")


def test_below_any_path_and_offline_after_loading(visit: Visit, tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "b").symlink_to(SITE)
    with serving(tmp_path) as origin:
        page = visit(origin)
        page.net.scripts.append(WITHOUT_SERVICE_WORKER)  # it would do its part of the work
        page.open(f"{origin}/a/b/{SEED}")
        clicker = Clicker(page)
        clicker.begin(3)
        clicker.table.ready()
        asked = list(page.net.asked)
        assert all(one.url.startswith(f"{origin}/a/b/") for one in asked)
        assert {one.status for one in asked} <= {200, 304}
        page.offline()
        assert Player(clicker).play_deal() == "deal over"
        assert page.net.asked == asked

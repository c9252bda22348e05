"""The one file that holds everything, opened from the disk in a browser without a network."""

import re
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname

import pytest

from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.follower import Follower
from tests.browser.humans import Clicker
from tests.browser.player import Player
from tests.browser.referee import check_deal_end, holds
from tests.browser.script import written
from tests.browser.table import Table
from tests.counts import FULL
from web.builder import single
from web.builder.steps import make_build_id

FILES = "file://"
# The kept memory of a started Python, as the file carries it.
MEMORY = re.compile(r'(<script [^>]*data-path="[^"]*/memory\.bin">)[^<]*(</script>)')
RULE_LINK = re.compile(r"^Rule \w+: read it$")
GAMES = {
    "jokeren-13": "Jokeren 13",
    "mexican-rummy": "Mexican Rummy",
    "basic-rummy": "Basic Rummy",
    "block-rummy": "Block Rummy",
    "wrotham": "Wrotham Rummy",
    "romme": "Rommé",
}


@pytest.fixture(scope="session")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of the file, alone in a folder, its name as a careless download would have it."""
    folder = tmp_path_factory.mktemp("single file")
    single.make(folder, make_build_id())
    return (folder / single.NAME).rename(folder / "meldbook (1).html").as_uri()


@dataclass(frozen=True)
class Opened:
    """The file in a browser whose every request would be counted as foreign."""

    page: Page
    file: str

    def begin(self, seed: str, game: str | None = None) -> Clicker:
        """A match against one bot, up to the first turn."""
        self.page.open(f"{self.file}#seed={seed}&pace=instant")
        clicker = Clicker(self.page)
        clicker.begin(2, game)
        clicker.table.ready()
        return clicker

    def follow(self, href: str) -> None:
        """Go to an address as a new tab does: another fragment alone would load nothing."""
        self.page.open("about:blank")
        self.page.open(href)


@pytest.fixture
def opened(visit: Visit, file: str, kind: str) -> Opened:
    """The file in each of the browsers, without a network."""
    page = visit(FILES, kind)
    page.offline()
    return Opened(page, file)


def test_a_deal_from_a_file(opened: Opened) -> None:
    clicker = opened.begin("SINGLE")
    page = opened.page
    assert page.js("() => location.protocol") == "file:"
    player = Player(clicker, lambda: holds(page))
    assert player.play_deal() == "deal over"
    page.wait(lambda: "Deal 1 is over" in page.text(), "Deal 1 is over")
    player.next_deal()


def test_a_file_is_not_installed_and_tells_no_mark_of_being_kept(opened: Opened) -> None:
    opened.begin("SINGLE")
    page = opened.page
    for name in ("Menu", "Leave the table"):
        page.find("button", name).click()
    page.find("button", "Deal the cards")
    assert "offline" not in page.text().lower()
    assert page.js("() => document.querySelector('link[rel=manifest]')") is None


def test_a_match_goes_on_after_a_reload(opened: Opened) -> None:
    hand = opened.begin("SINGLE").table.hand()
    page = opened.page
    page.reload()
    table = Table(page)
    table.ready()
    assert table.hand() == hand


def test_a_refusal_leads_to_its_rule(opened: Opened) -> None:
    clicker = opened.begin("SINGLE")
    page, table = opened.page, clicker.table
    clicker.draw()
    page.wait(lambda: table.stage() == "play", "the card drawn")
    clicker.touch(table.action("Draw"))
    page.wait(table.rule, "the refusal")
    assert table.rule() == "R3"
    page.find("button", RULE_LINK).click()
    link = page.find("link", "Read it among all the rules")
    assert "once" in page.all("dialog")[0].text
    opened.follow(link.states["href"])
    heading = page.find("heading", re.compile("^R3 "))
    page.wait(
        lambda: 0 <= heading.again().box.y < page.js("() => innerHeight"), "the rule in sight"
    )
    assert page.js("() => document.querySelector(':target').textContent") == heading.name


# What stands in each page that can be read: a rule, a licence, the reader's device, a host's page.
READ = re.compile(r"\b[A-Z]\d+ |MIT|your device|your own pages")


def test_rules_and_licences_are_read_in_the_file(opened: Opened) -> None:
    page = opened.page
    page.open(opened.file)
    addresses = [link.states["href"] for link in page.wait(lambda: page.all("link"), "the links")]
    assert len(addresses) > len(GAMES)
    for address in dict.fromkeys(addresses):
        opened.follow(address)
        page.wait(lambda: re.search(READ, page.text()), address)
    opened.follow(f"{opened.file}#rules/en/common.html")
    page.find("heading", "Common ground")
    page.all("link", re.compile("Basic Rummy"))[0].click()
    page.find("heading", "Basic Rummy")
    page.find("link", "Meldbook").click()
    page.find("button", "Deal the cards")


@pytest.mark.parametrize("game", GAMES)
def test_each_game_from_a_file(visit: Visit, file: str, full_kind: str, game: str) -> None:
    """A whole deal in the full run, one turn in the usual one."""
    page = visit(FILES, full_kind)
    page.offline()
    clicker = Opened(page, file).begin("match 1".replace(" ", "%20"), GAMES[game])
    follower = Follower(clicker, written(game, 2, "match 1"))
    if FULL:
        follower.play_deal()
        check_deal_end(clicker)
    else:
        follower.play_turn()


def test_without_its_kept_memory_it_starts_from_the_wheel(
    visit: Visit, file: str, full_kind: str
) -> None:
    whole = Path(url2pathname(urlsplit(file).path))
    other = whole.with_name("without memory.html")
    text, changed = re.subn(MEMORY, r"\1AAAA\2", whole.read_text("utf-8"))
    assert changed == 1
    other.write_text(text, "utf-8")
    page = visit(FILES, full_kind)
    page.offline()
    clicker = Opened(page, other.as_uri()).begin("SINGLE")
    clicker.draw()
    page.wait(lambda: clicker.table.stage() == "play", "the card drawn")

"""One match of each game on the built site, played by a script through the page's own controls."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.follower import Follower
from tests.browser.humans import Clicker, Human, Toucher
from tests.browser.records import replay
from tests.browser.referee import (
    check_deal_end,
    check_rules_in_sight,
    check_standing,
    holds,
)
from tests.browser.saves import rewrite, saved_record
from tests.browser.script import Script, seed_with, settled, written
from tests.browser.staging import open_start
from tests.browser.typist import Typist
from tests.counts import FULL

DESKTOP, PHONE, LYING = (1280, 800), (360, 640), (740, 360)


@dataclass(frozen=True)
class Sitting:
    """A match: the game as the page names it and as the engine does, its size and who plays it."""

    title: str
    game: str
    seats: int
    person: Callable[[Page], Human]
    size: tuple[int, int]
    first: int  # number of a seed that was good when this was written
    deeds: frozenset[str]  # what the player must have to do in it

    @property
    def seed(self) -> str:
        """Another one where the bots play otherwise by now."""
        return seed_with(self.game, self.seats, self.deeds, self.first)

    @property
    def script(self) -> Script:
        return written(self.game, self.seats, self.seed)

    @property
    def played(self) -> list[int]:
        """The deals that the page plays: all in the full run, the first and the last in the usual.

        The bots play those between; the page goes on from their record.
        """
        count = len(self.script.deals)
        return list(range(1, count + 1)) if FULL else self.script.ends()


def deeds(words: str) -> frozenset[str]:
    return frozenset(words.split())


SITTINGS = [
    Sitting("Mexican Rummy", "mexican-rummy", 6, Toucher, PHONE, 3, deeds("take meld")),
    Sitting("Basic Rummy", "basic-rummy", 5, Clicker, DESKTOP, 15, deeds("take meld add")),
    Sitting("Block Rummy", "block-rummy", 4, Typist, DESKTOP, 7, deeds("meld decline")),
    Sitting("Wrotham Rummy", "wrotham", 3, Toucher, LYING, 26, deeds("meld add swap choose")),
    Sitting("Rommé", "romme", 2, Clicker, DESKTOP, 56, deeds("meld add choose announce")),
]


@pytest.mark.parametrize("sitting", SITTINGS, ids=[sitting.game for sitting in SITTINGS])
def test_a_match_of(visit: Visit, site: str, sitting: Sitting) -> None:
    page = visit(site, size=sitting.size, touch=sitting.person is Toucher)
    open_start(page, site, sitting.seed)
    human = sitting.person(page)
    human.begin(sitting.seats, sitting.title)
    follower = Follower(human, sitting.script, lambda: holds(page))
    for deal in sitting.played:
        if deal > 1:
            enter_deal(follower, deal)
        human.table.ready()
        check_rules_in_sight(human)
        follower.play_deal()
        check_deal_end(human)
    assert settled(saved_record(page)) == settled(sitting.script.record)
    check_standing(human)


def enter_deal(follower: Follower, deal: int) -> None:
    """Go on to a deal: the next one by its button, a later one from the script's record."""
    table, script = follower.table, follower.script
    if replay(saved_record(table.page))["deal"] == deal - 1:
        follower.next_deal()
    else:
        rewrite(table.page, script.until_deal(deal))
        table.page.reload()

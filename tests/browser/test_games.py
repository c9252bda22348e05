"""One match of each game on the built site, played by a script through the page's own controls."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

import meldbook as mb
from meldbook.notation import parse_card
from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.follower import Follower, bare
from tests.browser.humans import Clicker, Human, Toucher
from tests.browser.records import replay
from tests.browser.referee import (
    check_deal_end,
    check_rules_in_sight,
    check_standing,
    holds,
)
from tests.browser.saves import rewrite, saved_record
from tests.browser.script import Script, settled, written
from tests.browser.staging import open_start
from tests.browser.typist import Typist
from tests.counts import FULL

DESKTOP, PHONE, LYING = (1280, 800), (360, 640), (740, 360)
KINDS = {"draw", "take", "decline", "meld", "add", "swap", "discard"}


@dataclass(frozen=True)
class Sitting:
    """A match: the game as the page names it and as the engine does, its size and who plays it."""

    title: str
    game: str
    seats: int
    seed: str
    person: Callable[[Page], Human]
    size: tuple[int, int]

    @property
    def script(self) -> Script:
        return written(self.game, self.seats, self.seed)

    @property
    def played(self) -> list[int]:
        """The deals that the page plays: all in the full run, the first and the last in the usual.

        The bots play those between; the page goes on from their record.
        """
        count = len(self.script.deals)
        return list(range(1, count + 1)) if FULL else sorted({1, count})


# The seeds give short matches in which the first seat has all kinds of things to do.
SITTINGS = [
    Sitting("Mexican Rummy", "mexican-rummy", 6, "match 3", Toucher, PHONE),
    Sitting("Basic Rummy", "basic-rummy", 5, "match 7", Clicker, DESKTOP),
    Sitting("Block Rummy", "block-rummy", 4, "match 7", Typist, DESKTOP),
    Sitting("Wrotham Rummy", "wrotham", 3, "match 4", Toucher, LYING),
    Sitting("Rommé", "romme", 2, "match 56", Clicker, DESKTOP),
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


def test_the_matches_hold_every_kind_of_move() -> None:
    own = [move for sitting in SITTINGS for move in sitting.script.moves([0], sitting.played)]
    assert {move.split()[0] for move in own} == KINDS
    assert any("=" in move for move in own if move.startswith("add"))
    assert any(is_asked(sitting) for sitting in SITTINGS)


def is_asked(sitting: Sitting) -> bool:
    """Whether the first seat lays a meld that could be read in several ways."""
    rules = mb.system(sitting.game)
    return any(
        len(mb.readings(map(parse_card, cards_of(move)), rules, deal)) > 1
        for deal in sitting.played
        for move in sitting.script.moves([0], [deal])
        if move.startswith("meld")
    )


def cards_of(move: str) -> list[str]:
    return [bare(card) for card in move.split()[1:]]

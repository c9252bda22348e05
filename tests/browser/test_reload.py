"""A reload at any moment goes on with the same match: same cards, same order, same stage."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.humans import Clicker, begun
from tests.browser.player import Player
from tests.browser.records import Position, ask, replay
from tests.browser.saves import saved_record
from tests.browser.staging import mine, open_match, open_start, search
from tests.browser.table import Table
from tests.browser.thinking import best_melds
from tests.browser.typist import Typist
from tests.counts import count

BOTS_PLAY_AT_ONCE = "#seed=ANY-MOMENT&pace=instant"
MOMENTS = (0, 1, 4, 12, 40, 120, 400)  # milliseconds after a press; of odd number
BOTS_PLAY_SLOWLY = "#seed=RELOAD&pace=slow"


def seen(table: Table) -> list[object]:
    """All that must be the same after a reload."""
    melds = [(meld.number, meld.owner, meld.cards, meld.wild) for meld in table.melds()]
    names = [node.name for node in table.options()]
    seats = [item.text for item in table.page.find("list", "Players").all("listitem")]
    return [table.stage(), names, melds, table.top(), table.stock(), seats]


def reload_and_compare(table: Table) -> None:
    before, record = seen(table), saved_record(table.page)
    table.page.reload()
    table.ready()
    table.page.wait(lambda: seen(table) == before, "all as it was before")
    assert saved_record(table.page) == record


@pytest.fixture
def started(visit: Visit, site: str) -> Page:
    page = visit(site)
    open_start(page, site)
    return page


def test_after_the_draw_in_the_players_own_order(started: Page) -> None:
    table = open_match(started, search(3, mine("draw")))
    typist = Typist(started)
    typist.walk_to("option", None)
    typist.press("End", "Alt+ArrowUp", "Alt+ArrowUp", "Alt+ArrowUp", "d")
    table.page.wait(lambda: table.stage() == "play", "the card drawn")
    reload_and_compare(table)
    clicker = Clicker(started)
    clicker.choose([table.hand()[0]])
    clicker.discard()
    table.ready()


def test_after_a_lay(started: Page) -> None:
    def can_lay(position: Position) -> bool:
        return mine("play")(position) and bool(best_melds(position["hand"])) and open_now(position)

    table = open_match(started, search(3, can_lay))
    player = Player(Clicker(started))
    player.lay(best_melds(table.hand())[0])
    reload_and_compare(table)
    player.throw(None)


def open_now(position: Position) -> bool:
    """Whether any meld could be laid: it has been opened on an earlier turn."""
    return any(meld["owner"] == 0 and not meld["fresh"] for meld in position["table"])


def test_at_the_end_of_a_deal(started: Page) -> None:
    table = open_match(started, search(2, lambda position: position["phase"] == "over"))
    before = started.text()
    started.reload()
    assert table.ready() == "deal over"
    started.wait(lambda: started.text() == before, "the same words as before")
    player = Player(Clicker(started))
    player.next_deal()
    assert table.ready() == "draw"


def test_at_the_end_of_the_match(started: Page) -> None:
    table = open_match(started, search(2, lambda position: position["winners"] is not None))
    before = table.standing()
    started.reload()
    assert table.ready() == "match over"
    started.wait(lambda: table.standing() == before, "the same standing as before")


def test_while_a_bot_plays(visit: Visit, site: str) -> None:
    page = visit(site)
    clicker = begun(page, f"{site}/{BOTS_PLAY_SLOWLY}", 4)
    table = clicker.table
    table.ready()
    Player(clicker).play_turn()
    page.wait(lambda: "is playing" in table.verdict(), "a bot's turn")
    hand, record = [node.name for node in table.options()], saved_record(page)
    page.reload()
    page.wait(table.options, "the hand")
    assert [node.name for node in table.options()] == hand
    table.ready()
    assert [node.name for node in table.options()] == hand
    after = saved_record(page)
    assert after.startswith(record)
    assert ask("replay", record=after)["record"] == after
    assert sorted(replay(after)["hand"]) == sorted(table.hand())


def test_at_any_moment(visit: Visit, site: str) -> None:
    page = visit(site)
    clicker = begun(page, f"{site}/{BOTS_PLAY_AT_ONCE}", 3)
    table = clicker.table
    for number in range(count(14, 84)):
        stage, record = table.ready(), saved_record(page)
        if stage == "draw":
            table.action("Draw").click()
        elif stage == "play":
            clicker.choose([table.hand()[0]])
            clicker.discard()
        else:
            clicker.go_on()
        page.rest(MOMENTS[number % len(MOMENTS)] / 1000)
        page.reload()
        table.ready()
        after = saved_record(page)
        assert after.startswith(record.rstrip())
        assert ask("replay", record=after)["record"] == after
        assert sorted(replay(after)["hand"]) == sorted(table.hand())

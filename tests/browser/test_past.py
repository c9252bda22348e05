"""A match looked at afterwards: by a link, by keys, left for another way, opened by name."""

from urllib.parse import quote

from tests.browser.conftest import Visit
from tests.browser.past_scenes import ended
from tests.browser.table import Table


def test_a_link_opens_a_replay_that_is_left_for_another_way(visit: Visit, site: str) -> None:
    page = visit(site)
    page.open(f"{site}/#pace=instant&replay={quote(ended()['record'])}&at=1.5")
    page.wait(lambda: "Move 5 of" in page.text(), "the move that the link names")
    page.find("slider", "Move").focus()
    page.press("ArrowRight")
    page.wait(lambda: "Move 6 of" in page.text(), "a move ahead by a key")
    page.find("button", "What if?").click()
    table = Table(page)
    page.wait(table.hand, "the table of the other way")
    for name in ("Menu", "Leave the table"):
        page.find("button", name).click()
    page.find("button", "Continue")
    page.wait(lambda: "Your saved match" in page.text(), "the list of matches")

    page.open(f"{site}/?again#pace=instant&deal=basic-rummy.2.17.3")
    page.wait(lambda: "Deal 3" in page.text(), "the deal of that name")
    assert table.ready()

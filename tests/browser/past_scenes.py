"""Scenes of saved matches: the list of them, replays, what shows that the deals were fair."""

import re
from functools import cache

from tests.browser.driver import Page
from tests.browser.humans import Clicker
from tests.browser.records import Position
from tests.browser.saves import put_deals, put_match
from tests.browser.staging import Scene, mine, open_match, search, watch_again


@cache
def ended() -> Position:
    """The end of a deal with much on the table."""
    return search(3, lambda position: bool(position["end"]) and len(position["table"]) > 5)


def _list(page: Page) -> None:
    put_match(page, search(2, mine("play"), "wrotham"), key="older", changed=1, left=True)
    put_match(page, ended(), key="newer", changed=2, left=True, fork={"deal": 1, "move": 12})
    page.reload()
    page.find("button", "Deal the cards")
    Clicker(page).activate(re.compile("matches$"))
    page.find("button", re.compile("^More: Jokeren 13")).click()
    page.find("button", re.compile("^Rename: Jokeren 13"))


def _replay(page: Page) -> None:
    open_match(page, ended())
    watch_again(page)


def _reason(page: Page) -> None:
    _replay(page)
    while not page.has("button", "Why?"):
        page.find("button", "One move back").click()
    page.find("button", "Why?").click()
    page.wait(lambda: page.js(_REASON), "the bot's reason")


_REASON = """() => [...meldbookProbe.walk(document.documentElement)]
  .some((one) => one.classList.contains("reason"))"""


def _fairness(page: Page) -> None:
    open_match(page, ended())
    for name in ("Menu", "Fair deals"):
        page.find("button", name).click()
    page.wait(lambda: "Seed and hash fit" in page.text(), "the seeds")


def _statistics(page: Page) -> None:
    games, bots = ("jokeren-13", "basic-rummy", "romme"), ("steady", "sharp")
    deals = [
        {
            "when": number * 86_400_000,
            "rules": games[number % 5 % 3],
            "bots": [bots[number % 2], "steady"],
            "place": number % 3 + 1,
            "seats": 3,
            "points": number * 7 % 31 - 4,
            "out": number % 3 == 0,
            "rummy": number == 9,
            "match": "won" if number % 8 == 7 else None,
        }
        for number in range(24)
    ]
    put_deals(page, deals)
    page.find("button", "Statistics").click()
    page.find("button", "Delete the statistics")


PAST_SCENES = [
    Scene("saved matches", _list, scrolls=True),
    Scene("replay", _replay),
    Scene("replay with a reason", _reason),
    Scene("fairness", _fairness),
    Scene("statistics", _statistics),
]

"""A first game: the guide leads a deal from its first card to its end, every move one's own."""

import re

from tests.browser.conftest import DEFAULT, Visit
from tests.browser.driver import Page
from tests.browser.follower import Doer
from tests.browser.humans import Clicker, Human, Toucher
from tests.browser.staging import open_start, window
from tests.browser.table import ANSWER
from tests.browser.test_scenes import axe_problems
from tests.browser.transcript import HEARD, LISTEN
from tests.counts import FULL

GAMES = ["Basic Rummy", "Jokeren 13", "Mexican Rummy", "Block Rummy", "Wrotham Rummy", "Rommé"]
# The step that the guide advises, or that the deal is over; nothing while others play.
DUE = """() => {
  const { position, pending, hint } = document.querySelector("rummy-app").store.state;
  if (!position || pending) return null;
  if (position.phase === "over") return { over: true };
  return hint?.move ? { move: hint.move, at: position.at } : null;
}"""
AT = """() => document.querySelector("rummy-app").store.state.position?.at"""
HEARD_OF = {"Every turn begins with one card", "A card that fits a meld"}
LESSON = {
    "draw": "Every turn begins with one card|Look at your hand first",
    "take": "Every turn begins with one card|Look at your hand first",
    "decline": "Every turn begins with one card",
    "meld": "Three cards or more|Your first melds open|To open, you lay|In this deal nothing",
    "add": "A card that fits a meld",
    "swap": "A joker on the table",
    "discard": "A turn ends|Throw your last card",
}


def learn(human: Human, game: str) -> set[str]:
    """Play the first deal as the guide says; the kinds of moves made."""
    page, doer = human.page, Doer(human)
    human.pick("New match", game)
    human.activate(f"Learn {game} by playing")
    page.js(LISTEN)
    made, heard = set(), ""
    while "move" in (due := page.wait(lambda: page.js(DUE), "what to do next", ANSWER)):
        move = str(due["move"])
        kind = move.split(maxsplit=1)[0]
        words = page.find("region", "Hint").text
        assert re.search(LESSON[kind], words), f"{move}: {words}"
        doer.follow(move)
        made.add(kind)
        heard = f"{heard} {' '.join(page.js(HEARD))}"
    assert {text for text in HEARD_OF if text not in heard} == set()
    page.wait(lambda: "That is a whole deal" in page.text(), "the last word of the guide")
    return made


def leave(page: Page) -> None:
    """From the end of a deal to the start page."""
    for name in ("Menu", "Leave the table"):
        page.find("button", name).click()
    page.find("button", "Deal the cards")


def test_a_game_is_learnt_by_playing_it(visit: Visit, site: str, full_kind: str) -> None:
    finger = full_kind == DEFAULT
    page = visit(site, full_kind, size=window(full_kind), touch=finger)
    open_start(page, site)
    human = Toucher(page) if finger else Clicker(page)
    games = GAMES if FULL and finger else GAMES[:1]
    for game in games:
        assert {"draw", "meld", "add", "discard"} <= learn(human, game), game
        assert axe_problems(page) == []
        leave(page)

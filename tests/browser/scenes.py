"""The page in the states that are looked at and measured, each brought about the short way."""

import re
from collections.abc import Callable

from tests.browser.driver import Page
from tests.browser.game_scenes import GAME_SCENES, open_contract, open_romme
from tests.browser.humans import Clicker
from tests.browser.past_scenes import PAST_SCENES
from tests.browser.records import ME, Position
from tests.browser.staging import Scene, mine, open_match, search
from tests.browser.table import Table
from tests.browser.thinking import OPENING, best_melds, points
from tests.browser.words import read_cards

CROWD = 9  # melds


def _early(page: Page) -> None:
    open_match(page, search(3, mine("draw")))


def _chosen(page: Page) -> None:
    table = open_match(page, search(4, mine("play")))
    Clicker(page).choose(table.hand()[4:7])


def _opening(page: Page) -> None:
    def poor(position: Position) -> bool:
        turns = position["record"].rpartition("deal ")[2].count(f"\n{ME} ")
        if not mine("play")(position) or turns == 1 or position["seats"][ME]["opened"]:
            return False
        best = best_melds(position["hand"])
        return 0 < sum(points(meld) for meld in best) < OPENING

    position = search(3, poor)
    table = open_match(page, position)
    human = Clicker(page)
    human.choose(best_melds(position["hand"])[0])
    human.lay()
    page.wait(table.staged, "a staged meld")


def _middle(page: Page) -> None:
    def rich(position: Position) -> bool:
        return mine("play")(position) and len(position["table"]) >= CROWD - 3

    open_match(page, search(3, lambda position: rich(position) and position["deal"] > 2))


def _crowd(page: Page) -> None:
    open_match(page, search(4, lambda p: mine("draw")(p) and len(p["table"]) >= CROWD))


def _deal_over(page: Page) -> None:
    open_match(page, search(4, lambda p: p["phase"] == "over" and p["deal"] > 1))


def _match_over(page: Page) -> None:
    open_match(page, search(4, lambda p: p["winners"] is not None))


def _refused(page: Page) -> None:
    table = open_match(page, search(2, mine("play")))
    table.action("Lay off").click()
    Clicker(page).choose(table.hand()[:2])
    table.action("Meld").click()
    page.wait(table.rule, "a refusal with its rule")


def _dialog(*path: str) -> Callable[[Page], None]:
    def prepare(page: Page) -> None:
        _middle(page)
        for name in path:
            page.find("button", name).click()
        page.find("button", "Close")

    return prepare


def _rule(page: Page) -> None:
    _refused(page)
    page.find("button", re.compile(r"^Rule \w+: read it$")).click()
    page.find("link", "Read it among all the rules")


def _report(page: Page) -> None:
    _rule(page)
    page.find("button", "Report this rule").click()
    page.find("button", "Copy")


def _hint(prepare: Callable[[Page], None]) -> Callable[[Page], None]:
    def prepare_and_ask(page: Page) -> None:
        prepare(page)
        page.find("button", "Hint").click()
        page.find("region", "Hint")

    return prepare_and_ask


def _arranging(page: Page) -> None:
    _middle(page)
    page.find("button", "Arrange").click()
    page.find("button", "Put together")


def _saved(page: Page) -> None:
    _middle(page)
    for name in ("Menu", "Leave the table"):
        page.find("button", name).click()
    page.find("button", "Continue")


def _practice(page: Page) -> None:
    page.find("button", "Practise").click()
    page.find("button", "Practice").click()
    page.find("heading", "What the others did since your move, and why")


def _learn(page: Page) -> Table:
    """A first game of Basic Rummy, at its first step."""
    human = Clicker(page)
    human.pick("New match", "Basic Rummy")
    human.activate("Learn Basic Rummy by playing")
    page.find("region", "Hint")
    return human.table


def _lesson(page: Page) -> None:
    """The learner has thrown another card than the guide advised."""
    table = _learn(page)
    human = Clicker(page)
    human.draw()
    page.wait(lambda: table.stage() == "play", "the card drawn")
    advised = page.find("region", "Hint").text
    human.choose([next(card for card in table.hand() if card not in read_cards(advised))])
    human.discard()
    page.wait(lambda: "That was allowed, too" in page.text(), "the guide to go on from there")


SCENES = [
    Scene("start", lambda _: None, scrolls=True),
    Scene("start with a saved match", _saved, scrolls=True),
    Scene("early", _early),
    Scene("chosen", _chosen),
    Scene("opening", _opening),
    Scene("refused", _refused),
    Scene("middle", _middle),
    Scene("crowd", _crowd),
    Scene("arranging", _arranging),
    Scene("hint", _hint(_early)),
    Scene("hint over many melds", _hint(_crowd)),
    Scene("hint of a contract", _hint(open_contract)),
    Scene("hint of an opening", _hint(open_romme)),
    Scene("deal over", _deal_over),
    Scene("match over", _match_over),
    Scene("practice", _practice),
    Scene("lesson", _lesson),
    Scene("menu", _dialog("Menu")),
    Scene("score sheet", _dialog("Menu", "Score sheet")),
    Scene("settings", _dialog("Menu", "Settings")),
    Scene("help", _dialog("Menu", "Help and keys")),
    Scene("rule", _rule),
    Scene("report", _report),
    *GAME_SCENES,
    *PAST_SCENES,
]

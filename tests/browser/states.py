"""The states whose pictures are kept: the same cards and words, whatever bots choose."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.browser.driver import Page
from tests.browser.humans import Clicker
from tests.browser.positions import Written
from tests.browser.records import Position, replay
from tests.browser.staging import open_match, open_start, watch_again
from tests.browser.test_house_page import told
from tests.browser.test_pad import begin, points

GAME = "jokeren-13"
# Two deals, recorded once: bots that play better one day change nothing here.
MATCH = Path(__file__).with_name("sheets") / "match.txt"

CROWD = Written(
    rules=GAME,
    hand="* 2s 3s 5s 9s Js 6h 8h Qh 4d 9d Ad 7c 10c",
    others=(9, 6, 11),
    table=(
        "1: 4s 4h 4c",
        "1: 10h Jh *=Qh Kh",
        "2: 7d 8d 9d 10d",
        "0: Ks Kh Kd Kc",
        "0: Ac 2c 3c",
        "3: 5h 5d 5c",
        "3: 8s 9s 10s Js",
        "2: Qs Qd *=Qc",
        "1: 2h 3h 4h",
        "3: 6s 6d 6c",
        "0: Jd Qd Kd Ad",
    ),
    deal=6,
    more={"scores": [155, 90, 260, 45], "opened": [True] * 4},
)


@dataclass(frozen=True)
class State:
    """A state of a page; `show` opens it at an origin."""

    name: str
    show: Callable[[Page, str], None]


def recorded(deal: int, moves: int, then: str = "") -> Position:
    """The recorded match after so many lines of moves of a deal, its first seat the player's."""
    head, *deals = MATCH.read_text("utf-8").split("deal ")
    lines = deals[deal - 1].splitlines()[: moves + 1]
    kept = ["".join(f"deal {one}" for one in deals[: deal - 1]), "deal ", "\n".join(lines)]
    return replay("".join([head, *kept, "\n", then]))


def _table(page: Page, origin: str, position: Position) -> Clicker:
    open_start(page, origin)
    open_match(page, position)
    return Clicker(page)


def _early(page: Page, origin: str) -> None:
    _table(page, origin, recorded(2, 5))


def _refused(page: Page, origin: str) -> None:
    human = _table(page, origin, recorded(2, 5, "0 draw\n"))
    human.choose(["9s", "9c"])
    human.table.action("Meld").click()
    page.wait(human.table.rule, "a refusal with its rule")


def _opening(page: Page, origin: str) -> None:
    human = _table(page, origin, recorded(2, 14, "0 draw\n"))
    human.choose(["9s", "9h", "9c"])
    human.lay()
    page.find("progressbar", "27 of 30 points")


def _crowd(page: Page, origin: str) -> None:
    _table(page, origin, CROWD.position())


def _deal_over(page: Page, origin: str) -> None:
    _table(page, origin, recorded(2, 24))


def _settings(page: Page, origin: str) -> None:
    _early(page, origin)
    for name in ("Menu", "Settings"):
        page.find("button", name).click()
    page.find("radio", "Large print")


def _replay(page: Page, origin: str) -> None:
    _deal_over(page, origin)
    watch_again(page)


def _rules(page: Page, origin: str) -> None:
    page.open(f"{origin}/rules/en/{GAME}.html")
    page.find("heading", "Jokeren 13")


def _pad(page: Page, origin: str) -> None:
    page.open(f"{origin}/pad.html#mix=mexican-rummy+deals=2")
    begin(page, "Mia", "Ana", "Bram")
    page.find("radio", "Ana").click()
    points(page, "Mia", "10+15+20")
    points(page, "Bram", "50")
    told(page, "+ 45", "+ 50")


def _exercise(page: Page, origin: str) -> None:
    page.open(f"{origin}/exercises.html#game=basic-rummy&kind=out&seed=5")
    page.find("button", "Throw")


STATES = [
    State("start", open_start),
    State("early", _early),
    State("refused", _refused),
    State("opening", _opening),
    State("crowd", _crowd),
    State("deal over", _deal_over),
    State("settings", _settings),
    State("replay", _replay),
    State("rules", _rules),
    State("pad", _pad),
    State("exercise", _exercise),
]

"""Scenes of the games beside Jokeren 13: contracts, wild ranks, six seats, house rules, covers."""

import re
from collections.abc import Callable

from tests.browser.driver import Page
from tests.browser.humans import Clicker
from tests.browser.positions import Written
from tests.browser.records import Position
from tests.browser.staging import Scene, mine, open_match, search
from tests.browser.table import Table

FEW_ANSWERS = Written(
    rules="wrotham",
    hand="* 7h 8h 10h 2c 2d Kd Qs",
    others=(7, 7),
    table=("1: 9s *=10s Js", "2: 4c 4d 4h"),
)
MANY_ANSWERS = Written(
    rules="mexican-rummy",
    hand="3h 3d * Kh Kd Kc 9s 10c",
    others=(7, 7, 7),
    table=("1: Qs Qh *=Q", "1: 8d 8c 8s"),
)
CONTRACT = Written(
    rules="mexican-rummy",
    hand="Ks Kh 7d 4c 5c 7h 7c 10s Jd 2h Ah 6s",
    others=(11, 4, 9),
    table=(
        "2: 9s 9h 7s=9",
        "2: Qd Qc Qh",
        "2: 2d 3d 4d *=5d 6d",
        "3: As Ac *=A",
        "3: 8c 8d 8h",
        "3: 9c 10c Jc Qc",
    ),
    deal=5,
    more={"scores": [155, 90, 260, 45], "won": [1, 2, 0, 1]},
)
OPENING = Written(
    rules="romme",
    hand="Ks Kh Kd 3c 4c 5c 10s 8d 10h 9d",
    others=(9, 7),
    table=("1: Qd Qc Qs", "1: 6h 7h *=8h 9h"),
    more={"opened": [False, True, False]},
)
WHOLE_HAND = Written(
    rules="mexican-rummy",
    hand="4h 5h 6h 7h 9c 10s Js Qs 9d As 2d 3d 4d Kc",
    others=(13, 13),
    deal=7,
    more={"scores": [155, 90, 260], "won": [2, 3, 1]},
)


def lay(table: Table, *melds: str) -> None:
    """Put melds together one after the other."""
    human = Clicker(table.page)
    for meld in melds:
        before = len(table.staged())
        human.choose(meld.split())
        human.lay()
        table.page.wait(_more_than(table, before), f"{meld} to be put together")


def _more_than(table: Table, staged: int) -> Callable[[], bool]:
    return lambda: len(table.staged()) > staged or table.stage() == "asked"


def in_deal(deal: int, ready: Callable[[Position], bool]) -> Callable[[Position], bool]:
    """The same, not before that deal."""
    return lambda position: position["deal"] >= deal and ready(position)


def _dealt(page: Page) -> None:
    open_match(page, search(4, mine("draw"), "mexican-rummy"))


def _contract(page: Page) -> None:
    """Wild cards lie on the table, and a part of the contract is put together."""
    lay(open_match(page, CONTRACT.position()), "Ks Kh 7d")


def open_contract(page: Page) -> None:
    """A hand that lacks a card for its contract."""
    open_match(page, CONTRACT.position())


def open_romme(page: Page) -> None:
    """A hand that can open with two melds."""
    open_match(page, OPENING.position())


def _six(page: Page) -> None:
    def full(position: Position) -> bool:
        return mine("play")(position) and len(position["table"]) > len(position["seats"])

    open_match(page, search(6, in_deal(3, full), "mexican-rummy"))


def _whole_hand(page: Page) -> None:
    table = open_match(page, WHOLE_HAND.position())
    lay(table, "4h 5h 6h 7h 9c", "10s Js Qs 9d As")


def _asked(page: Page) -> None:
    lay(open_match(page, FEW_ANSWERS.position()), "* 7h 8h")


def _asked_much(page: Page) -> None:
    lay(open_match(page, MANY_ANSWERS.position()), "3h 3d *")


def _match_of_six_over(page: Page) -> None:
    over = search(6, lambda position: position["winners"] is not None, "mexican-rummy")
    open_match(page, over)


def _cover(page: Page) -> None:
    def later(position: Position) -> bool:
        return mine("draw")(position) and len(position["table"]) > 1

    open_match(page, search(4, later, "basic-rummy", people=("Eva", "Finn")))


def _lead(page: Page) -> None:
    open_match(page, search(3, lambda p: mine("play")(p) and p["drawn"] is None, "wrotham"))


def _romme(page: Page) -> None:
    def rich(position: Position) -> bool:
        wild = [meld for meld in position["table"] for card in meld["cards"] if card["card"] == "*"]
        return mine("play")(position) and len(position["table"]) > 4 and len(wild) > 1

    open_match(page, search(4, in_deal(2, rich), "romme"))


def _decline(page: Page) -> None:
    def used_up(position: Position) -> bool:
        return mine("draw")(position) and position["stock"] == 0

    open_match(page, search(4, used_up, "block-rummy"))


def _blocked(page: Page) -> None:
    def blocked(position: Position) -> bool:
        return bool(position["end"]) and position["end"]["out"] is None

    open_match(page, search(4, in_deal(2, blocked), "block-rummy"))


def _payments(page: Page) -> None:
    over = in_deal(3, lambda position: bool(position["end"]))
    open_match(page, search(5, over, "basic-rummy", scoring="payment", deals=5))


def _form(page: Page) -> None:
    human = Clicker(page)
    human.pick("New match", "Basic Rummy")
    human.activate(re.compile("^House rules"))
    for option in ("Cards dealt", "Laying off", "Scoring", "Target"):
        human.activate(re.compile(f"^{option} "))
    human.pick("Scoring", "all others pay the winner; the highest total wins")
    page.wait(lambda: page.find("status").text, "a clash")


def _form_by_deal(page: Page) -> None:
    human = Clicker(page)
    human.pick("New match", "Mexican Rummy")
    human.activate(re.compile("^House rules"))
    for option in ("Wild ranks", "Opening", "Contracts"):
        human.activate(re.compile(f"^{option} "))


def _table_rules(page: Page) -> None:
    found = search(4, mine("draw"), "basic-rummy", scoring="payment", deals=5, aces="corner")
    open_match(page, found)
    Clicker(page).read_rules()
    page.find("button", "Close")


GAME_SCENES = [
    Scene("mexican dealt", _dealt),
    Scene("mexican contract", _contract),
    Scene("mexican six seats", _six),
    Scene("mexican whole hand", _whole_hand),
    Scene("mexican match of six over", _match_of_six_over),
    Scene("wild card asked", _asked),
    Scene("wild cards with many answers", _asked_much),
    Scene("cover", _cover),
    Scene("wrotham lead hand", _lead),
    Scene("romme", _romme),
    Scene("block decline", _decline),
    Scene("block deal over", _blocked),
    Scene("payments", _payments),
    Scene("house rules", _form, scrolls=True),
    Scene("house rules by deal", _form_by_deal, scrolls=True),
    Scene("rules of the table", _table_rules),
]

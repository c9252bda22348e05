"""A bot's step takes no longer than a slow phone has patience for.

It is counted in calls of Python functions: they are the same on every machine, however busy. A
phone that is a quarter as fast as a desk makes some 100 000 of them a second in its browser.
"""

import sys
from types import FrameType

import pytest

import meldbook as mb
from meldbook.forgetting import forget

CALLS = 50_000

# As many wild cards as can be, the whole contract of the deal, and melds of all for laying off.
HANDS = {
    1: "3s 3h 3d 3c * * 9h 9d 9c Kd Ks 4c 5c",
    4: "6s 6h 6d 6c * * * 9h 9d Kd Ks 4c 5c",
    7: "9s 9h 9d 9c 9s 9h * * * * Kd Ks 4c 5c",
}
BOTS = ("steady", "sharp")


def position(deal: int) -> str:
    """A record with six seats in which the first is on turn and has drawn."""
    others = ", ".join(f'"{cards}"' for cards in ("2c 3d", "2d 4d", "2h 5d", "2s 7d", "Jh 8d"))
    seats = ", ".join(f"{name}=person" for name in "ABCDEF")
    laid = deal < 7
    table = '"1: 10s Js Qs Ks", "2: 8s 8h 8c", "3: Qh Qd Qc", "4: 10h 10d 10c"' if laid else ""
    opened = ", ".join(["false", *(str(laid).lower(),) * 5])
    return (
        f"meldbook 1\nrules mexican-rummy\nseats {seats}\nstart\n[position]\n"
        f'deal = {deal}\ndealer = 5\nphase = "play"\nstock = "2s 3s 4s Qs"\nopened = [{opened}]\n'
        f'hands = ["{HANDS[deal]}", {others}]\ntable = [{table}]\nend\ndeal {deal}\n'
    )


def calls_of(match: mb.Match, bot: str) -> int:
    """The calls that the next choice takes; it is played."""
    made = 0

    def note(_frame: FrameType, event: str, _arg: object) -> None:
        nonlocal made
        made += event == "call"

    view, dice = mb.view(match.state, match.state.turn), match.dice()
    player = mb.bot(bot)
    before = sys.getprofile()
    sys.setprofile(note)
    try:
        move = player.choose(view, dice)
    finally:
        sys.setprofile(before)
    match.play(move)
    return made


@pytest.mark.parametrize("deal", HANDS)
@pytest.mark.parametrize("bot", BOTS)
def test_many_wild_cards_and_five_others_take_a_bot_no_noticeable_time(bot: str, deal: int) -> None:
    forget()  # nothing is known from another test
    match = mb.Match.load(position(deal))
    steps = 0
    while match.state.end is None and len(match.state.stock) > 1:
        assert calls_of(match, bot) < CALLS
        steps += 1
    assert steps > 1


def test_the_same_position_takes_the_same_work() -> None:
    counted = []
    for _ in range(2):
        forget()
        match = mb.Match.load(position(1))
        counted.append([calls_of(match, "sharp") for _ in range(3)])
    assert counted[0] == counted[1]

"""A contract is opened with all cards but the throw where that may be, by who looks for it."""

from random import Random

import pytest

import meldbook as mb
from meldbook.bots.openings import opening_step
from meldbook.combining import lays_all
from meldbook.faces import without
from meldbook.rules import deal_rules
from meldbook.seeds import Dice
from meldbook.state import changed, put
from tests.counts import count

HANDS = count(20, 150)  # a deal


def opening(hand: str, deal: int) -> mb.State:
    """The view of a seat that has drawn and may open."""
    match = mb.Match.load(
        "meldbook 1\nrules mexican-rummy\nseats A=person, B=person\nstart\n[position]\n"
        f'dealer = 1\ndeal = {deal}\nphase = "play"\nstock = "2s 3s 4s Qs"\n'
        f'hands = ["{hand}", "2d 4d 8d 5h Qh"]\nend\ndeal {deal}\n'
    )
    return mb.view(match.state, match.state.turn)


def turn_of(name: str, view: mb.State) -> tuple[list[str], mb.State]:
    """The moves of a bot until its turn has ended, and what is left then."""
    seat, moves = view.turn, []
    while view.end is None and view.turn == seat:
        move = mb.bot(name).choose(view, Dice("dice"))
        moves.append(mb.move_text(move))
        view = mb.apply(view, move).state
    return moves, view


@pytest.mark.parametrize(
    ("deal", "hand", "thrown"),
    [
        (1, "7h 7d 7s 7c 9h 9d 9c Kh", "Kh"),
        (1, "7h 7d 7s 9h 9d 9c 3s Kh", "Kh"),  # a wild card lengthens a set
        (1, "7h 7d 7s 9h 9d 9c 9s Kh", "Kh"),
        (2, "5h 6h 7h 8h 9h Kd Ks Kc 2c", "2c"),
        (3, "6h 7h 8h 9h Js Qs Ks As * 4d", "4d"),
    ],
)
def test_sharp_opens_and_is_out(deal: int, hand: str, thrown: str) -> None:
    moves, end = turn_of("sharp", opening(hand, deal))
    assert moves[-1] == f"discard {thrown}"
    assert end.end is not None
    assert end.end.out == 0


def test_steady_opens_with_what_the_contract_asks_for() -> None:
    moves, after = turn_of("steady", opening("7h 7d 7s 7c 9h 9d 9c Kh", 1))
    assert len(moves) == 3
    assert after.end is None


def any_hand(dice: Random, deal: int) -> list[int]:
    """A hand that holds sets or runs and few cards beside."""
    here = deal_rules(mb.system("mexican-rummy"), deal, 2)
    hand: list[int] = []
    for kind in here.contract or ():
        rank, suit, length = dice.randrange(9), dice.randrange(4), dice.randint(3, 5)
        if kind == "set":
            hand += [rank + 13 * dice.randrange(4) for _ in range(length)]
        else:
            hand += [rank + 13 * suit + step for step in range(length)]
    pack = [*range(53), *range(52)]
    return [hand.pop() if hand else dice.choice(pack) for _ in range(7 + deal)]


@pytest.mark.parametrize("deal", range(1, 7))
def test_an_opening_that_goes_out_is_found_where_there_is_one(deal: int) -> None:
    dice, found, base = Random(f"openings {deal}"), 0, opening("2c 3c", deal)
    for _ in range(HANDS):
        hand = any_hand(dice, deal)
        if any(hand.count(card) > 2 for card in hand):
            continue
        view = changed(base, hands=put(base.hands, base.turn, tuple(sorted(hand))))
        parts = [without(view.hand, [card]) for card in set(view.hand)]
        slots = view.here.contract or ()
        may = any(lays_all(part, view.here.shape, slots) for part in parts)
        while (step := opening_step(view, going_out=True)) is not None and view.end is None:
            view = mb.apply(view, step).state
            if len(view.laid) == len(slots):
                break
        assert (len(view.hand) == 1) == may
        found += may
    assert found

"""How many cards a hand is short of a contract, against trying every card that may come."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import meldbook as mb
from meldbook.bridge import handle
from meldbook.rules import Contract, deal_rules
from meldbook.shortage import cards_short
from tests.counts import count
from tests.engine.terminal import Typed
from tests.oracle.all_games.arranging import random_hand
from tests.oracle.all_games.cover import Task, completes, uses
from tests.oracle.all_games.deals import Deal, deal_of
from tests.oracle.all_games.melds import FACES, Hand

HANDS = count(5, 100)  # a deal
MIXES = count(40, 600)
CONTRACTS: tuple[Contract, ...] = (
    ("set",),
    ("run",),
    ("set", "set"),
    ("set", "run"),
    ("run", "run"),
    ("set", "set", "run"),
)


def _holds(hand: Hand, deal: Deal, contract: Contract) -> bool:
    task = Task(tuple(sorted(contract)), whole=False, taken=None, final_discard="optional")
    return completes(hand, uses(hand, deal), task)


def _short(hand: Hand, rules: mb.Rules, deal: int, contract: Contract) -> int | None:
    cards = tuple(sorted(mb.parse_cards(" ".join(hand))))
    return cards_short(cards, deal_rules(rules, deal).shape, contract)


def _walk(hand: Hand, rules: mb.Rules, here: Deal, number: int, contract: Contract) -> None:
    """One card nearer with the best card there is, none with any other; then the contract is held.

    With this for every hand on the way the number is the right one, by induction.
    """
    short = _short(hand, rules, number, contract)
    while short:
        assert not _holds(hand, here, contract), (hand, short)
        grown = [tuple(sorted((*hand, face))) for face in FACES]
        shorts = [_short(more, rules, number, contract) for more in grown]
        known = [one for one in shorts if one is not None]
        assert len(known) == len(shorts)
        assert min(known) == short - 1, (hand, short)
        hand, short = grown[known.index(short - 1)], short - 1
    if short is not None:
        assert _holds(hand, here, contract), hand


@pytest.mark.parametrize("number", range(1, 7))
def test_contracts_of_mexican_rummy(number: int) -> None:
    rules, here = mb.system("mexican-rummy"), deal_of("mexican-rummy", number)
    contract = deal_rules(rules, number).contract
    assert contract is not None
    for seed in range(HANDS):
        hand = random_hand(here, Random(seed), 6 + number)
        _walk(hand, rules, here, number, contract)


def test_contracts_of_mixed_shapes() -> None:
    for number in range(MIXES):
        dice = Random(number)
        changed: dict[str, Any] = {
            "wild_ranks": dice.choice((None, "A", "4")),
            "set_suits": dice.choice(("distinct", "repeat")),
            "set_max": dice.choice((3, 4)),
            "run_min": dice.choice((3, 4)),
            "jokers_per_meld": dice.choice((0, 1, 2, None)),
            "naturals_per_meld": dice.choice((0, 1, 2, 3)),
            "aces": dice.choice(("low", "high-low", "corner")),
        }
        rules, here = mb.system("mexican-rummy", **changed), deal_of("mexican-rummy", 1, **changed)
        contract = dice.choice(CONTRACTS)
        _walk(random_hand(here, dice, dice.randint(3, 8)), rules, here, 1, contract)


@pytest.mark.parametrize(
    ("hand", "short"),
    [
        ("7c 7d 7s 9s 10s Js Qs Kd", 0),
        ("7c 7d 9s 10s Js Qs Kd", 1),
        ("7c 7d 4h 9s 10s Js Qs Kd", 0),
        ("7c 8d 9h 10s Js Qs 2d 5c", 3),
        ("4c 4d 4h 4s * * *", 0),
        ("", 7),
    ],
)
def test_a_set_and_a_run_with_fours_wild(hand: str, short: int) -> None:
    rules = mb.system("mexican-rummy")
    assert mb.cards_short(mb.parse_cards(hand), rules, deal=2) == short


def test_melds_that_no_cards_can_be() -> None:
    """A set of four that needs five natural cards."""
    rules = mb.system("mexican-rummy", naturals_per_meld=5, set_max=4, hand_size=13)
    assert mb.cards_short(mb.parse_cards("7s 7h 7d 7c"), rules, deal=1) is None


def test_a_deal_without_a_contract() -> None:
    assert mb.cards_short(mb.parse_cards("7s 7h 7d"), mb.system("jokeren-13")) is None


RECORD = """\
meldbook 1
rules mexican-rummy
seats You=person, Ana=steady
start
[position]
deal = 2
dealer = 1
phase = "play"
hands = ["7c 7d 9s 10s Js 2d 2c Kd 5h", "7s 7h 7d Ah Ac As 2h 2s"]
stock = "8d 8c 8h"
end
deal 2
"""


def _asked(record: str, seat: int = 0, groups: str = "") -> tuple[int | None, int | None]:
    """Cards short as the judge says it with groups staged, and as the position does."""
    staged = [group.split() for group in groups.split("|") if group.strip()]
    more = {"record": record, "seat": seat}
    judged, seen = (
        json.loads(handle(json.dumps({"id": 1, **more, **fields})))
        for fields in ({"op": "judge", "groups": staged}, {"op": "view"})
    )
    opening = seen["opening"]
    return judged["short"], None if opening is None else opening["short"]


@pytest.mark.parametrize(
    ("groups", "short"),
    [
        ("", 2),
        ("7c 7d 2d", 2),  # no meld: its cards stay in the hand
        ("9s 10s Js", 2),
    ],
)
def test_the_judge_and_the_position_tell_it(groups: str, short: int) -> None:
    assert _asked(RECORD, groups=groups) == (short, 2)


def test_staged_melds_fill_the_contract() -> None:
    """A run of four is there; staging the best cards of the set in it leaves the set short."""
    record = RECORD.replace("Kd 5h", "Qs 4h")
    assert _asked(record) == (0, 0)
    assert _asked(record, groups="9s 10s Js Qs") == (0, 0)
    assert _asked(record, groups="9s 10s Js Qs 4h") == (1, 0)
    assert _asked(record, groups="9s 10s Js Qs | 7c 7d 4h") == (0, 0)
    assert _asked(record, groups="7c 7d 4h") == (0, 0)
    assert _asked(record, groups="2d 2c 4h | 7c 7d") == (0, 0)


def test_of_another_seat_on_turn_the_own_hand_is_told() -> None:
    assert _asked(RECORD, seat=1) == (2, 2)  # the sevens, and two of four hearts


def test_who_has_opened_is_not_short() -> None:
    assert _asked(RECORD.replace("deal = 2\n", "deal = 2\nopened = [true, false]\n", 1)) == (
        None,
        None,
    )
    assert _asked(RECORD.replace("deal = 2\n", "deal = 7\n", 1).replace("deal 2", "deal 7"))[0] is (
        None
    )


def test_the_terminal_tells_it(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(RECORD, "utf-8")
    told = typed("quit\n", "--load", str(path))
    assert "Opening: your hand is 2 cards short of the contract." in told.words

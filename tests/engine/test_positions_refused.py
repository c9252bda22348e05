"""Positions that can't be are refused with what is wrong, and those that can be are not."""

import pytest

import meldbook as mb

HEAD = 'title = "x"\nrules = "jokeren-13"\nsource = "R1"\n[position]\n'
ASK = "\n[[ask]]\nmoves_count = 1\n"


def _read(position: str) -> mb.State:
    state = mb.parse_scenario(HEAD + position + ASK).state
    assert state is not None
    return state


REFUSED = {
    "face too often": ('hands = ["7h 7h 7h", 9]', "position-too-many"),
    "face too often in two places": (
        'hands = ["7h 7h", 9]\ntable = ["1: 6h 7h 8h"]',
        "position-too-many",
    ),
    "five jokers": ('hands = ["* * *", 9]\ndiscard = "* *"', "position-too-many"),
    "joker of the table counts": (
        'hands = ["* * * *", 9]\ntable = ["1: 6h *=7h 8h"]',
        "position-too-many",
    ),
    "more cards than the packs": ("hands = [60, 40]\nstock = 9", "position-pack"),
    "unknown and known cards": ('hands = ["7h", 100]\nstock = 8', "position-pack"),
    "two cards as a meld": ('hands = ["2c", 9]\ntable = ["1: 6h 7h"]', "position-meld"),
    "a gap": ('hands = ["2c", 9]\ntable = ["1: 6h 7h 9h"]', "position-meld"),
    "twins in a set": ('hands = ["2c", 9]\ntable = ["1: 6h 6h 6d"]', "position-meld"),
    "two jokers in a meld": ('hands = ["2c", 9]\ntable = ["1: 6h *=7h *=8h 9h"]', "position-meld"),
    "joker with a wrong name": ('hands = ["2c", 9]\ntable = ["1: 6h *=9h 8h"]', "position-meld"),
    "round the corner": ('hands = ["2c", 9]\ntable = ["1: Kh Ah 2h"]', "position-meld"),
    "joker with an open name": ('hands = ["2c", 9]\ntable = ["1: 6h 7h *"]', "position-meld"),
    "one seat": ('hands = ["2c"]', "position-seats"),
    "five seats": ("hands = [9, 9, 9, 9, 9]", "position-seats"),
    "no seat": ("hands = []", "position-seats"),
    "turns too short": ('hands = ["2c", 9]\nturns = [3]', "position-length"),
    "opened too long": ('hands = ["2c", 9]\nopened = [true, true, true]', "position-length"),
    "scores too short": ('hands = ["2c", 9]\nscores = []', "position-length"),
    "joined too long": ('hands = ["2c", 9]\njoined = [true, true, true]', "position-length"),
    "won too long": ('hands = ["2c", 9]\nwon = [0, 0, 0]', "position-length"),
    "seat to act": ('hands = ["2c", 9]\nturn = 2', "position-seat"),
    "dealer": ('hands = ["2c", 9]\ndealer = 7', "position-seat"),
    "owner": ('hands = ["2c", 9]\ntable = ["2: 6h 7h 8h"]', "position-seat"),
    "ninth deal": ('hands = ["2c", 9]\ndeal = 9', "position-deal"),
    "deal none": ('hands = ["2c", 9]\ndeal = 0', "scenario-value"),
    "meld number": (
        'hands = ["2c", 9]\ntable = ["0: 6h 7h 8h"]\nlaid = [2]',
        "position-meld-number",
    ),
    "meld number none": (
        'hands = ["2c", 9]\ntable = ["0: 6h 7h 8h"]\nlaid = [0]',
        "position-meld-number",
    ),
    "meld laid twice": (
        'hands = ["2c", 9]\ntable = ["0: 6h 7h 8h"]\nlaid = [1, 1]',
        "scenario-value",
    ),
    "meld laid by another seat": (
        'hands = ["2c", 9]\ntable = ["1: 6h 7h 8h"]\nlaid = [1]',
        "scenario-value",
    ),
    "drawn card elsewhere": (
        'hands = ["2c", 9]\nphase = "play"\ndrawn = "discard 7h"',
        "position-drawn",
    ),
    "play without a card": ('hands = ["", 9]\nphase = "play"', "position-empty-hand"),
    "unreadable card": ('hands = ["2c 1h", 9]', "scenario-value"),
    "unreadable discard": ('hands = ["2c", 9]\ndiscard = "7"', "scenario-value"),
    "hands left out": ("stock = 5", "scenario-missing"),
    "unknown key": ('hands = ["2c", 9]\nhand = "2c"', "scenario-key"),
    "wrong phase": ('hands = ["2c", 9]\nphase = "discard"', "scenario-value"),
    "wrong drawn": ('hands = ["2c", 9]\nphase = "play"\ndrawn = "pile"', "scenario-value"),
    "negative debt": ('hands = ["2c", 9]\nowed = -1', "scenario-value"),
    "negative stock": ('hands = ["2c", 9]\nstock = -1', "scenario-value"),
    "negative hand": ('hands = ["2c", -1]', "scenario-value"),
    "flag for a number": ('hands = ["2c", 9]\nowed = true', "scenario-value"),
    "text for a flag": ('hands = ["2c", 9]\nquiet = "yes"', "scenario-value"),
    "owner left out": ('hands = ["2c", 9]\ntable = ["6h 7h 8h"]', "scenario-value"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    position, code = REFUSED[name]
    with pytest.raises(mb.Unreadable) as error:
        _read(position)
    assert error.value.code == code


ALLOWED = {
    "all packs": "hands = [44, 44]\nstock = 20",
    "both twins and all jokers": 'hands = ["7h 7h * * * *", 9]',
    "four seats": "hands = [13, 13, 13, 13]\nstock = 56",
    "an empty hand to draw": 'hands = ["", 9]',
    "some unknown": 'hands = ["7h ? ?", 9]',
    "drawn card laid": (
        'phase = "play"\ndrawn = "discard 7h"\nhands = ["2c", 9]\n'
        'table = ["0: 6h 7h 8h"]\nlaid = [1]'
    ),
    "a joker whose name is plain": 'hands = ["2c", 9]\ntable = ["1: 6h * 8h"]',
    "a meld in any order": 'hands = ["2c", 9]\ntable = ["1: 8h 6h 7h"]',
    "stock of cards": 'hands = ["2c", 9]\nstock = "7h 8h"',
    "a list of discards": 'hands = ["2c", 9]\ndiscard = "7h 8h"',
    "pips": 'hands = ["T♠ 10♥", 9]',
}


@pytest.mark.parametrize("name", ALLOWED)
def test_allowed(name: str) -> None:
    assert _read(ALLOWED[name]).phase in ("draw", "play")


def test_defaults() -> None:
    state = _read('hands = ["2c 3c", 13, 9]\ntable = ["1: 6h 7h 8h"]')
    assert (state.deal, state.dealer, state.turn, state.phase) == (1, 2, 0, "draw")
    assert (state.turns, state.scores, state.won) == ((3, 3, 3), (0, 0, 0), (0, 0, 0))
    assert state.opened == state.joined == (False, True, False)
    assert (len(state.stock), state.discard, state.recycled) == (20, (), 0)
    assert (state.quiet, state.idle, state.owed, state.laid) == (False, 0, 0, ())


def test_a_meld_of_this_turn_is_no_opening_of_an_earlier_one() -> None:
    state = _read('phase = "play"\nhands = ["2c", 9]\ntable = ["0: 6h 7h 8h"]\nlaid = [1]')
    assert state.opened == (False, False)


@pytest.mark.parametrize(
    ("position", "key", "got"),
    [
        ('hands = ["2c 1h", 9]', "position.hands", "1h"),
        ('hands = ["2c", 9]\ndiscard = "7"', "position.discard", "7"),
        ('hands = ["2c", 9]\nstock = "7h 8"', "position.stock", "8"),
        ('hands = ["2c", 9]\ntable = ["1: 6h *=7x 8h"]', "position.table", "7x"),
        ('hands = ["2c", 9]\nphase = "play"\ndrawn = "discard 2x"', "position.drawn", "2x"),
    ],
)
def test_a_card_that_can_not_be_read_is_told_with_its_place(
    position: str, key: str, got: str
) -> None:
    with pytest.raises(mb.Unreadable) as refused:
        _read(position)
    args = refused.value.args_by_name
    assert (args["key"], args["got"]) == (key, got)

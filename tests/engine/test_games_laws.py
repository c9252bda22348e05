"""What holds in every game and in every mix of options, whatever is played."""

import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meldbook as mb
from tests.counts import count
from tests.engine.games import (
    SEATS,
    case_of,
    new_match,
    played,
    random_move,
    state_of,
    stubborn_move,
    walk,
)
from tests.oracle.all_games.mixes import CHOICES, COUNTING, clashes, mended
from tests.oracle.all_games.table import GAMES

DECKS = {
    "basic-rummy": (52, 0),
    "block-rummy": (52, 0),
    "wrotham": (55, 3),
    "jokeren-13": (108, 4),
    "mexican-rummy": (108, 4),
    "romme": (110, 6),
}
CAP = 5000  # moves of one deal
Choose = Callable[[mb.State], mb.Move]
MIXES = count(60, 1000)
TURNS = count(150, 2000)  # a game


def _cards(state: mb.State) -> list[str]:
    """Every card of the state as text, zone after zone."""
    piles = [*state.hands, state.discard, state.stock]
    cards = [mb.move_text(mb.Discard(card)).split()[1] for pile in piles for card in pile]
    laid = [mb.move_text(mb.LayMeld(meld.cards)).split()[1:] for meld in state.table]
    return cards + [card.partition("=")[0] for meld in laid for card in meld]


@pytest.mark.parametrize("game", GAMES)
def test_no_card_is_lost_or_doubled(game: str) -> None:
    size, jokers = DECKS[game]
    match = new_match(game, SEATS[game], f"deck of {game}")
    whole = Counter(_cards(match.state))
    assert (whole.total(), whole["*"]) == (size, jokers)
    assert {n for card, n in whole.items() if card != "*"} == {1 if size < 100 else 2}
    for state in walk(match, Random(game), 600, 0.8):
        assert Counter(_cards(state)) == whole


def test_decks_made_one_after_the_other_are_whole() -> None:
    order = ("jokeren-13", "basic-rummy", "wrotham", "mexican-rummy", "basic-rummy", "jokeren-13")
    found = [Counter(_cards(new_match(game, 2, "decks").state)) for game in order]
    assert [deck.total() for deck in found] == [108, 52, 55, 108, 52, 108]
    assert [deck["*"] for deck in found] == [4, 0, 3, 4, 0, 4]


@pytest.mark.parametrize("game", GAMES)
def test_from_every_legal_step_the_turn_can_end(game: str) -> None:
    """A turn played at random never stands still: some legal move is always left (R5)."""
    for number in range(TURNS if game != "mexican-rummy" else TURNS // 6):
        state, dice = state_of(case_of(game, number)), Random(number)
        if next(mb.legal_moves(state), None) is None:
            continue  # the position itself was stuck
        seat = state.turn
        while state.end is None and state.turn == seat and "?" not in _cards_in_hand(state):
            state = mb.apply(state, random_move(state, dice, 0.95)).state


def _cards_in_hand(state: mb.State) -> list[str]:
    return [mb.move_text(mb.Discard(card)).split()[1] for card in state.hand]


# How a deal of seats that draw, decline or take, and throw what they drew, must end.
STUBBORN = {
    "basic-rummy": "table-unchanged",  # R12b: the pile was turned once and nothing happened
    "block-rummy": "declined",  # H8
    "wrotham": "table-unchanged",
    "jokeren-13": "table-unchanged",
    "mexican-rummy": "table-unchanged",
    "romme": "table-unchanged",
}


@pytest.mark.parametrize("game", GAMES)
def test_stubborn_seats_end_every_deal_as_written(game: str) -> None:
    for seats in range(2, SEATS[game] + 1):
        match = new_match(game, seats, f"stubborn {seats}")
        for _ in range(min(7, match.state.rules.deals or 3)):
            assert _end_of_deal(match, stubborn_move) == STUBBORN[game]
            if not match.over:
                match.next_deal()


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"recycles": 1}, "declined"),
        ({"recycles": 0}, "declined"),
        ({"stock_end": "shuffle"}, "table-unchanged"),
        ({"stock_end": "keep-top"}, "table-unchanged"),
        ({"recycles": None}, "table-unchanged"),
        ({"recycles": 0, "stock_end": "keep-top"}, "declined"),
    ],
)
def test_stubborn_seats_with_other_ends_of_the_stock(changed: dict[str, Any], reason: str) -> None:
    assert _end_of_deal(new_match("basic-rummy", 3, "s", **changed), stubborn_move) == reason


def _end_of_deal(match: mb.Match, choose: Choose, cap: int = CAP) -> str:
    """How the running deal ends, or "capped"."""
    for _ in range(cap):
        if match.state.end is not None:
            return match.state.end.reason
        match.play(choose(match.state))
    return "capped"


def test_only_endless_taking_keeps_a_deal_running() -> None:
    """Seats that take the discard for ever never come to the stock: reported as capped."""
    match = new_match("basic-rummy", 2, "takers")
    stock = match.state.stock

    def choose(state: mb.State) -> mb.Move:
        if state.phase == "draw":
            return mb.Take()
        return next(move for move in mb.legal_moves(state) if isinstance(move, mb.Discard))

    assert _end_of_deal(match, choose, 600) == "capped"
    assert match.state.stock == stock


@st.composite
def rules_mixed(draw: st.DrawFn) -> tuple[str, dict[str, Any]]:
    """A game and changed options that make a whole."""
    game = draw(st.sampled_from(GAMES))
    choices = CHOICES | COUNTING
    names = draw(st.lists(st.sampled_from(sorted(choices)), unique=True, max_size=7))
    changed = {name: draw(st.sampled_from(choices[name])) for name in names}
    changed |= {"deals": draw(st.integers(1, 3)), "target": None}
    return game, mended(game, changed)


@settings(max_examples=MIXES)
@given(mix=rules_mixed(), seats=st.integers(2, 4), number=st.integers(0, 10**6))
def test_every_deal_of_every_mix_ends(
    mix: tuple[str, dict[str, Any]], seats: int, number: int
) -> None:
    game, changed = mix
    found = _clashes(game, changed)
    assert found <= NEVER_FITS
    if found:
        return
    rules = mb.system(game, **changed)
    dice = Random(number)
    match = mb.Match.new(rules, seats=seats, seed=str(number))
    ends = Counter[str]()
    while True:
        boldness = dice.choice((0.0, 0.6, 0.95))
        stubborn = dice.random() < 0.5
        ends[
            _end_of_deal(
                match,
                stubborn_move if stubborn else lambda s: random_move(s, dice, boldness),  # noqa: B023
            )
        ] += 1
        if match.state.end is None or match.over:
            break
        match.next_deal()
    assert not ends["capped"], f"{game} {changed}: {dict(ends)}"
    assert ends.total() == rules.deals


NEVER_FITS = {  # what `mended` leaves to the engine
    "cards-too-few",
    "contract-too-long",
    "contract-too-short",
    "hand-too-small",
    "opening-points-too-many",
}


@settings(max_examples=count(200, 2000))
@given(data=st.data(), game=st.sampled_from(GAMES))
def test_what_makes_no_sense_is_refused_with_every_contradiction(
    data: st.DataObject, game: str
) -> None:
    choices = CHOICES | COUNTING
    names = data.draw(st.lists(st.sampled_from(sorted(choices)), unique=True, max_size=6))
    changed = {name: data.draw(st.sampled_from(choices[name])) for name in names}
    assert _clashes(game, changed) - NEVER_FITS == clashes(game, changed), changed


def _clashes(game: str, changed: dict[str, Any]) -> set[str]:
    """The contradictions that the engine names."""
    try:
        mb.system(game, **changed)
    except mb.Unreadable as error:
        return set(error.args_by_name["clashes"])
    return set()


def test_no_option_leaks_into_the_next_match() -> None:
    """Matches played one after another in one process are those of a process of their own."""
    kept = {game: mb.system(game) for game in GAMES}
    others: list[tuple[str, dict[str, Any]]] = [
        ("basic-rummy", {"aces": "corner", "melds_per_turn": "any"}),
        ("mexican-rummy", {"wild_ranks": None, "reclaim": "keep"}),
        ("jokeren-13", {"aces": "low", "jokers_per_meld": 2}),
        ("wrotham", {"jokers": 0, "reclaim": "never"}),
        ("block-rummy", {"final_discard": "required"}),
        ("romme", {"set_suits": "repeat"}),
    ]
    for game, changed in others:
        played(game, changed)
    together = [played(game, {}) for game in GAMES]
    assert together == [_played_apart(game) for game in GAMES]
    assert {game: mb.system(game) for game in GAMES} == kept


def _played_apart(game: str) -> str:
    program = "import sys; from tests.engine.games import played; print(played(sys.argv[1], {}))"
    done = subprocess.run(
        [sys.executable, "-c", program, game],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": "engine:."},
    )
    return done.stdout.removesuffix("\n")

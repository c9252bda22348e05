"""What is printed is read back as the same: cards, moves, melds, records."""

from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given, settings

import meldbook as mb
from tests.counts import count
from tests.engine.strategies import (
    card_text,
    numbers,
    random_match,
    rich_match,
    state_of,
    turn_numbered,
)
from tests.oracle.melds import FACES, RANKS, SUITS

SIGNS = dict(zip(SUITS, "♠♥♦♣", strict=True))


def test_every_card_in_every_spelling() -> None:
    for rank, suit in product(RANKS, SUITS):
        card = mb.parse_card(rank + suit)
        assert card_text(card) == rank + suit
        spellings = {rank + suit, rank.lower() + suit.upper(), rank + SIGNS[suit]}
        if rank == "10":
            spellings |= {"T" + suit, "t" + suit.upper(), "T" + SIGNS[suit]}
        assert {mb.parse_card(text) for text in spellings} == {card}
    assert card_text(mb.parse_card("*")) == "*"
    assert card_text(mb.parse_card("?")) == "?"
    assert len({mb.parse_card(face) for face in FACES}) == 52


@pytest.mark.parametrize(
    "text",
    ["", "1h", "11h", "0h", "h", "7", "7x", "h7", "7hh", "**", "*h", "J", "10", "7 h", "\u0667h"],
)
def test_what_is_no_card(text: str) -> None:
    with pytest.raises(mb.Unreadable) as error:
        mb.parse_card(text)
    assert error.value.code == "card-unreadable"


@given(numbers)
@settings(max_examples=count(100, 1000))
def test_legal_moves_are_read_back(number: int) -> None:
    state = state_of(turn_numbered(number))
    for move in mb.legal_moves(state):
        assert mb.parse_move(mb.move_text(move), state) == move
        assert mb.parse_move(f"  {mb.move_text(move).upper()} ", state) == move


@given(numbers)
@settings(max_examples=count(100, 1000))
def test_the_order_of_typed_cards_says_nothing(number: int) -> None:
    state = state_of(turn_numbered(number))
    for move in mb.legal_moves(state):
        if isinstance(move, mb.LayMeld):
            word, *cards = mb.move_text(move).split()
            assert mb.parse_move(" ".join([word, *reversed(cards)]), state) == move


@given(numbers)
@settings(max_examples=count(100, 1000))
def test_a_move_without_its_names_is_itself_or_ambiguous(number: int) -> None:
    """An open meaning is filled in if exactly one is legal (R6)."""
    state = state_of(turn_numbered(number))
    moves = list(mb.legal_moves(state))
    for move in moves:
        bare = " ".join(word.partition("=")[0] for word in mb.move_text(move).split())
        alike = {other for other in moves if _bare(other) == _bare(move)}
        read = mb.parse_move(bare, state)
        if len(alike) == 1:
            assert read == move
        else:
            assert isinstance(read, mb.Ambiguous)
            assert set(read.moves) == alike


def _bare(move: mb.Move) -> tuple[str, ...]:
    words = [word.partition("=")[0] for word in mb.move_text(move).split()]
    return tuple(sorted(words)) if isinstance(move, mb.LayMeld) else tuple(words)


@pytest.mark.parametrize("number", range(count(10, 60)))
def test_records_are_read_back(number: int) -> None:
    match = rich_match(number)
    text = match.record()
    again = mb.Match.load(text)
    assert again.record() == mb.dump_record(mb.parse_record(text)) == text
    assert again.state == match.state
    assert (again.at, again.scores, again.over) == (match.at, match.scores, match.over)
    assert again.events == match.events


def test_every_beginning_of_a_match_is_a_record() -> None:
    match = random_match(0)
    for _ in range(12):
        _draw_and_throw(match, lambda again: _same(match, again))


def test_a_whole_match_is_read_back() -> None:
    match = random_match(0, seats=2)
    while not match.over:
        if match.state.end is not None:
            match.next_deal()
        _draw_and_throw(match)
        assert match.at < 8000, "a deal has no end (R12)"
    assert len(match.deal_scores) == 8
    again = mb.Match.load(match.record())
    assert (again.over, again.winners) == (True, match.winners)
    _same(match, again)


def _draw_and_throw(match: mb.Match, look: Callable[[mb.Match], None] | None = None) -> None:
    """A turn that changes nothing on the table; `look` at the match loaded after each move."""
    match.play("draw")
    if look is not None:
        look(mb.Match.load(match.record()))
    if match.state.end is None:
        match.play(mb.Discard(match.state.hand[-1]))
    if look is not None:
        look(mb.Match.load(match.record()))


def _same(match: mb.Match, again: mb.Match) -> None:
    assert again.state == match.state
    assert again.record() == match.record()


def test_a_match_continued_from_its_record_goes_on_alike() -> None:
    """Saved at any turn and loaded, the same moves bring the same cards, renewals included."""
    match = random_match(0, seats=2)
    again, turns = mb.Match.load(match.record()), 0
    while match.state.end is None:
        _draw_and_throw(match)
        _draw_and_throw(again)
        assert again.state == match.state
        turns += 1
        assert turns < 500, "the deal has no end (R12)"
        if turns % 20 == 0:
            again = mb.Match.load(again.record())
    assert match.state.recycled == 1
    assert match.state.end.reason == "table-unchanged"


def test_records_of_positions_are_read_back() -> None:
    text = (
        "meldbook 1\nrules jokeren-13\noptions opening_points=40\nseats You=person, Ana=steady\n"
        'start\n[position]\nphase = "play"\nhands = ["7h Qs Qh Qd 2c", "4d 5d"]\n'
        'opened = [true, true]\ntable = ["1: 6h *=7h 8h"]\nstock = "9c 9d"\nend\ndeal 1\n'
        "0 swap 7h in 1; meld Qs Qh Qd *=Qc; discard 2c\n"
    )
    match = mb.Match.load(text)
    assert match.record() == text
    assert match.over

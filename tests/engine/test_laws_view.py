"""A view holds nothing that its seat may not know (R8)."""

from collections.abc import Iterator
from random import Random

import pytest

import meldbook as mb
from meldbook.positions import position
from meldbook.seeds import Dice
from meldbook.state import changed
from tests.counts import count
from tests.engine.strategies import card_text, rich_match

Hand = tuple[int, ...]
MATCHES = range(count(12, 120))


@pytest.mark.parametrize("number", MATCHES)
def test_shuffling_the_hidden_cards_changes_no_view(number: int) -> None:
    state = rich_match(number).state
    for seat in range(state.seats):
        other = _reshuffled(state, seat, Random(number))
        assert mb.view(other, seat) == mb.view(state, seat)
        assert repr(mb.view(other, seat)) == repr(mb.view(state, seat))


@pytest.mark.parametrize("number", MATCHES)
def test_moves_and_bots_rest_on_the_view_alone(number: int) -> None:
    state = rich_match(number).state
    if state.end is not None:
        return
    seat = state.turn
    view, other = mb.view(state, seat), mb.view(_reshuffled(state, seat, Random(number)), seat)
    assert list(mb.legal_moves(view)) == list(mb.legal_moves(state))
    choices = [mb.bot("steady").choose(seen, Dice("dice")) for seen in (view, other)]
    assert choices[0] == choices[1]
    assert mb.why_not(state, choices[0]) is None


@pytest.mark.parametrize("number", MATCHES)
def test_a_view_shows_the_own_hand_counts_and_what_was_shown(number: int) -> None:
    state = rich_match(number).state
    for seat in range(state.seats):
        view = mb.view(state, seat)
        assert view.hands[seat] == state.hands[seat]
        assert [*map(len, view.hands)] == [*map(len, state.hands)]
        assert (len(view.stock), len(view.discard)) == (len(state.stock), len(state.discard))
        assert view.discard[-1:] == state.discard[-1:]
        assert (view.table, view.owners, view.scores) == (state.table, state.owners, state.scores)
        assert view.seed is None
        if state.end is None:
            hidden = [card for s, hand in enumerate(view.hands) if s != seat for card in hand]
            hidden += [*view.stock, *view.discard[:-1]]
            known = [card for s, hand in enumerate(state.known) if s != seat for card in hand]
            assert sorted(card for card in hidden if card_text(card) != "?") == sorted(known)


def test_the_whole_view_shows_all() -> None:
    state = rich_match(1).state
    assert mb.view(state, None) == state


def test_taken_cards_are_known_until_they_leave_the_hand() -> None:
    match = _match_from('hands = ["2c 3c", "5d 6d 9h"]', 'discard = "7d 4s"', 'stock = "Kh Qh Jh"')
    match.play("take")
    assert "4s" in _seen_by(match, 1, of=0)
    match.play("discard 2c")
    assert sorted(_seen_by(match, 1, of=0)) == ["4s", "?"]
    match.play("draw")
    match.play("discard 9h")
    match.play("draw")
    match.play("discard 4s")
    assert _seen_by(match, 1, of=0) == ["?", "?"]


def test_a_twin_thrown_from_hand_leaves_the_taken_one_known() -> None:
    """Which of two twins left nobody can tell: one 4s is still known if two were there."""
    match = _match_from('hands = ["4s 4s", "5d 6d 9h"]', 'discard = "7d Ks"', 'stock = "Kh Qh Jh"')
    match.play("take")
    match.play("discard 4s")
    assert sorted(_seen_by(match, 1, of=0)) == ["?", "Ks"]


def test_another_seat_sees_no_drawn_card() -> None:
    match = _match_from('hands = ["2c 3c", "5d 6d 9h"]', 'discard = "7d 4s"', 'stock = "Kh Qh Jh"')
    match.play("draw")
    own, other = position(match, 0, 1), position(match, 1, 1)
    assert own["drawn"] == "stock Kh"
    assert other["drawn"] == "stock"
    assert [event["args"]["card"] for event in other["events"] if event["code"] == "draw"] == ["?"]
    assert [event["args"]["card"] for event in own["events"] if event["code"] == "draw"] == ["Kh"]
    assert own["hand"] == ["2c", "3c", "Kh"] or sorted(own["hand"]) == ["2c", "3c", "Kh"]


def _match_from(*lines: str) -> mb.Match:
    start = "\n".join(["[position]", "dealer = 1", "opened = [true, true]", *lines])
    header = (
        f"meldbook 1\nrules jokeren-13\nseats A=person, B=person\nstart\n{start}\nend\ndeal 1\n"
    )
    return mb.Match.load(header)


def _seen_by(match: mb.Match, seat: int, *, of: int) -> list[str]:
    return [card_text(card) for card in mb.view(match.state, seat).hands[of]]


def _reshuffled(state: mb.State, seat: int, dice: Random) -> mb.State:
    """The state with everything that the seat can't see dealt anew."""
    known = list(state.known)
    secret = [*state.stock, *state.discard[:-1]]
    for other, hand in enumerate(state.hands):
        if other != seat:
            secret += _beyond(hand, known[other])
    dice.shuffle(secret)
    pile = iter(secret)
    stock = _next(pile, len(state.stock))
    older = _next(pile, len(state.discard[:-1]))
    hands = tuple(
        hand
        if other == seat or state.end is not None
        else tuple(sorted((*known[other], *_next(pile, len(hand) - len(known[other])))))
        for other, hand in enumerate(state.hands)
    )
    return changed(state, stock=stock, discard=(*older, *state.discard[-1:]), hands=hands)


def _beyond(hand: Hand, known: Hand) -> list[int]:
    rest = list(hand)
    for card in known:
        rest.remove(card)
    return rest


def _next(pile: Iterator[int], size: int) -> Hand:
    return tuple(next(pile) for _ in range(size))

"""What the judge says of picked cards is what the rules say of the moves."""

from itertools import permutations
from random import Random

import pytest

import meldbook as mb
from meldbook.judging import (
    add_verdicts,
    discard_verdict,
    group_verdict,
    lay_verdict,
    swap_verdicts,
)
from tests.counts import count
from tests.engine.strategies import card_text, state_of, texts_of, turn_numbered
from tests.oracle.melds import opening_points, readings, text
from tests.oracle.positions import scenario

POSITIONS = count(400, 4000)
PARTS = 4


def _part(part: int) -> range:
    return range(part, POSITIONS, PARTS)


def _groups(state: mb.State, dice: Random) -> list[tuple[int, ...]]:
    """One or two disjoint groups of the hand, often melds."""
    melds = [move.cards for move in mb.legal_moves(state) if isinstance(move, mb.LayMeld)]
    groups = []
    for cards in [*dice.sample(melds, min(2, len(melds))), dice.sample(state.hand, 1)]:
        words = mb.move_text(mb.LayMeld(tuple(cards))).split()[1:]
        groups.append(mb.parse_cards(" ".join(word.partition("=")[0] for word in words)))
    return groups[: dice.randint(1, 3)]


@pytest.mark.parametrize("part", range(PARTS))
def test_a_group_is_read_as_the_brute_force_reads_it(part: int) -> None:
    for number in _part(part):
        state, dice = state_of(turn_numbered(number)), Random(number)
        cards = dice.sample(state.hand, dice.randint(1, len(state.hand)))
        verdict = group_verdict(state, cards)
        wanted = {text(meld): opening_points(meld) for meld in readings([*map(card_text, cards)])}
        assert set(verdict["readings"]) == set(wanted)
        assert (verdict["refusal"] is None) == bool(wanted)
        if wanted:
            assert verdict["points"] == wanted[verdict["readings"][0]]
        else:
            assert verdict["refusal"] is not None
            assert verdict["refusal"]["rule"] in ("J3", "J4")


@pytest.mark.parametrize("part", range(PARTS))
def test_staged_groups_can_be_laid_if_the_judge_says_so(part: int) -> None:
    for number in _part(part):
        state, dice = state_of(turn_numbered(number)), Random(number)
        groups = _groups(state, dice)
        verdict = lay_verdict(state, state.turn, groups)
        assert bool(verdict["moves"]) == (verdict["refusal"] is None), scenario(
            turn_numbered(number)
        )
        for way in verdict["moves"]:
            assert _plays(state, way), f"{way}\n{scenario(turn_numbered(number))}"
        if not verdict["moves"]:
            assert not _some_order(state, groups), scenario(turn_numbered(number))


def _plays(state: mb.State, way: str) -> bool:
    for part in way.removeprefix("meld ").split("|"):
        move = mb.parse_move(f"meld {part}", state)
        if isinstance(move, mb.Ambiguous) or mb.why_not(state, move) is not None:
            return False
        state = mb.apply(state, move).state
    return True


def _some_order(state: mb.State, groups: list[tuple[int, ...]]) -> bool:
    """Whether the groups can be laid in some order, with some names."""
    return any(_lays(state, list(order)) for order in permutations(groups))


def _lays(state: mb.State, groups: list[tuple[int, ...]]) -> bool:
    if not groups:
        return True
    move = mb.parse_move("meld " + " ".join(map(card_text, groups[0])), state)
    for one in move.moves if isinstance(move, mb.Ambiguous) else (move,):
        if mb.why_not(state, one) is None and _lays(mb.apply(state, one).state, groups[1:]):
            return True
    return False


@pytest.mark.parametrize("part", range(PARTS))
def test_one_card_may_go_where_the_legal_moves_say(part: int) -> None:
    for number in _part(part):
        state = state_of(turn_numbered(number))
        legal, seat = set(texts_of(state)), state.turn
        found: set[str] = set()
        for card in set(state.hand):
            uses = [*add_verdicts(state, seat, [card]), *swap_verdicts(state, seat, card)]
            uses.append(discard_verdict(state, seat, card))
            for use in uses:
                assert bool(use["moves"]) == (use["refusal"] is None)
                found.update(use["moves"])
        assert found == {move for move in legal if move.split()[0] in ("add", "swap", "discard")}


@pytest.mark.parametrize("part", range(PARTS))
def test_several_cards_are_laid_off_if_some_order_is_legal(part: int) -> None:
    for number in _part(part):
        state, dice = state_of(turn_numbered(number)), Random(number)
        cards = dice.sample(state.hand, min(len(state.hand), dice.choice((2, 2, 3))))
        for use in add_verdicts(state, state.turn, cards):
            meld = use["meld"]
            assert bool(use["moves"]) == (use["refusal"] is None)
            assert bool(use["moves"]) == any(
                _adds(state, list(order), f"to {meld}") for order in permutations(cards)
            ), f"{use} {[*map(card_text, cards)]}\n{scenario(turn_numbered(number))}"


def _adds(state: mb.State, cards: list[int], where: str) -> bool:
    if not cards:
        return True
    move = mb.parse_move(f"add {card_text(cards[0])} {where}", state)
    return any(
        mb.why_not(state, one) is None and _adds(mb.apply(state, one).state, cards[1:], where)
        for one in (move.moves if isinstance(move, mb.Ambiguous) else (move,))
    )


def test_who_is_not_on_turn_is_told_so() -> None:
    state = state_of(turn_numbered(1))
    other = 1 - state.turn
    verdicts = [lay_verdict(state, other, [state.hand[:3]]), discard_verdict(state, other, 0)]
    assert [v["refusal"] and v["refusal"]["code"] for v in verdicts] == ["not-on-turn"] * 2

"""In every game, what the judge says of picked cards is what the rules say of the moves."""

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
from tests.engine.games import case_of, state_of
from tests.oracle.all_games.melds import readings
from tests.oracle.all_games.positions import Case, scenario
from tests.oracle.all_games.reasons import IDS
from tests.oracle.all_games.table import GAMES
from tests.oracle.all_games.texts import normal, normals, parsed
from tests.oracle.all_games.turns import Move

POSITIONS = count(60, 1000)  # a game
MOST_WAYS = 60  # that the judge lists


def _cases(game: str) -> list[tuple[int, Case, mb.State]]:
    cases = [(number, case_of(game, number)) for number in range(POSITIONS)]
    return [(n, case, state_of(case)) for n, case in cases if len(case.position.hand) <= 10]


def _texts(cards: tuple[int, ...] | list[int]) -> list[str]:
    return [mb.move_text(mb.Discard(card)).split()[1] for card in cards]


@pytest.mark.parametrize("game", GAMES)
def test_a_group_is_read_as_the_brute_force_reads_it(game: str) -> None:
    for number, case, state in _cases(game):
        dice = Random(number)
        cards = dice.sample(state.hand, dice.randint(1, min(6, len(state.hand))))
        verdict = group_verdict(state, cards)
        found = {normal(parsed(f"meld {way}")) for way in verdict["readings"]}
        every = {normal(("meld", meld)) for meld in readings(_texts(cards), case.position.deal)}
        assert found <= every, scenario(case)
        assert len(found) == min(len(every), MOST_WAYS)
        assert (verdict["refusal"] is None) == bool(every)
        if verdict["refusal"] is not None:
            assert verdict["refusal"]["rule"] in (IDS[game].shape, IDS[game].wild)


@pytest.mark.parametrize("game", GAMES)
def test_staged_groups_can_be_laid_if_the_judge_says_so(game: str) -> None:
    for number, case, state in _cases(game):
        if state.phase != "play":
            continue
        groups = _groups(state, Random(number))
        verdict = lay_verdict(state, state.turn, groups)
        assert bool(verdict["moves"]) == (verdict["refusal"] is None), scenario(case)
        for way in verdict["moves"]:
            assert _plays(state, way), f"{way}\n{scenario(case)}"
        if not verdict["moves"]:
            assert not _some_order(state, groups), f"{groups}\n{scenario(case)}"


def _groups(state: mb.State, dice: Random) -> list[tuple[int, ...]]:
    """One to three disjoint groups of the hand, often melds."""
    rest = list(state.hand)
    groups = []
    melds = [move.cards for move in mb.legal_moves(state) if isinstance(move, mb.LayMeld)]
    for cards in dice.sample(melds, min(3, len(melds))):
        words = mb.move_text(mb.LayMeld(tuple(cards))).split()[1:]
        faces = mb.parse_cards(" ".join(word.partition("=")[0] for word in words))
        if all(rest.count(card) >= faces.count(card) for card in faces):
            groups.append(faces)
            for card in faces:
                rest.remove(card)
    if rest and (not groups or dice.random() < 0.2):
        groups.append(tuple(dice.sample(rest, min(3, len(rest)))))
    return groups[: dice.randint(1, 3)]


def _plays(state: mb.State, way: str) -> bool:
    for part in way.removeprefix("meld ").split("|"):
        move = mb.parse_move(f"meld {part}", state)
        if isinstance(move, mb.Ambiguous) or mb.why_not(state, move) is not None:
            return False
        state = mb.apply(state, move).state
    return True


def _some_order(state: mb.State, groups: list[tuple[int, ...]]) -> bool:
    return any(_lays(state, list(order)) for order in permutations(groups))


def _lays(state: mb.State, groups: list[tuple[int, ...]]) -> bool:
    if not groups:
        return True
    move = mb.parse_move("meld " + " ".join(_texts(groups[0])), state)
    return any(
        mb.why_not(state, one) is None and _lays(mb.apply(state, one).state, groups[1:])
        for one in (move.moves if isinstance(move, mb.Ambiguous) else (move,))
    )


@pytest.mark.parametrize("game", GAMES)
def test_one_card_may_go_where_the_legal_moves_say(game: str) -> None:
    for _, case, state in _cases(game):
        legal = normals(parsed(mb.move_text(move)) for move in mb.legal_moves(state))
        seat = state.turn
        found: set[str] = set()
        for card in set(state.hand):
            uses = [*add_verdicts(state, seat, [card]), *swap_verdicts(state, seat, card)]
            uses.append(discard_verdict(state, seat, card))
            for use in uses:
                assert bool(use["moves"]) == (use["refusal"] is None), scenario(case)
                found.update(use["moves"])
        wanted = {move for move in legal if move[0] in ("add", "swap", "discard")}
        assert normals(map(parsed, found)) == wanted, scenario(case)


@pytest.mark.parametrize("game", GAMES)
def test_options_are_the_legal_moves_of_exactly_these_cards(game: str) -> None:
    for number, case, state in _cases(game):
        dice, moves = Random(number), list(mb.legal_moves(state))
        for _ in range(4):
            cards = dice.sample(state.hand, dice.choice((1, 1, min(3, len(state.hand)))))
            found = normals(parsed(mb.move_text(move)) for move in mb.options(state, cards))
            texts = (mb.move_text(move) for move in moves)
            wanted = {
                normal(move) for move in map(parsed, texts) if _from_hand(move) == _sorted(cards)
            }
            assert found == wanted, f"{_texts(cards)}\n{scenario(case)}"


def _sorted(cards: list[int]) -> list[str]:
    return sorted(_texts(cards))


def _from_hand(move: Move) -> list[str]:
    """The cards that a move takes from the hand."""
    if move[0] == "meld":
        return sorted(card for card, _ in move[1])
    if move[0] == "add":
        return [move[1][0]]
    return [move[1]] if move[0] in ("swap", "discard") else []


FULL_RUN = """
title = "x"
rules = "mexican-rummy"
[position]
deal = 2
phase = "play"
opened = [true, true]
hands = ["* * 4h 4s 4d 4c Kd", 8]
table = ["1: {run}"]
[[ask]]
moves_count = 1
"""


def _ways_on(run: str, cards: str) -> list[str]:
    state = mb.parse_scenario(FULL_RUN.format(run=run)).state
    assert state is not None
    [use] = add_verdicts(state, 0, list(mb.parse_cards(cards)))
    return use["moves"]


def test_every_naming_of_wild_cards_on_a_run_is_a_way() -> None:
    """Two at the low end, two at the high one, or one at each: and each card in each place."""
    assert len(_ways_on("6s 7s 8s 9s", "4h 4d")) == 6
    assert len(_ways_on("6s 7s 8s 9s", "* *")) == 3


def test_more_wild_cards_than_a_run_has_places_are_no_way() -> None:
    """Asked with every card that could be wild, and told at once."""
    assert _ways_on("5s 6s 7s 8s 9s 10s Js Qs Ks", "* * 4h 4s 4d 4c") == []
    assert len(_ways_on("5s 6s 7s 8s 9s 10s Js Qs Ks", "* * 4h 4d")) > 1

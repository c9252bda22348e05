"""The legal moves and refusals of every game, and of mixes, held against the brute force."""

from collections import Counter
from functools import lru_cache
from random import Random

import pytest

import meldbook as mb
from tests.counts import count
from tests.engine.games import case_of, mixed_case, moves_of, state_of, wanted
from tests.oracle.all_games.deals import deal_of
from tests.oracle.all_games.melds import readings
from tests.oracle.all_games.positions import Case, candidates, scenario
from tests.oracle.all_games.reasons import judge
from tests.oracle.all_games.referee import turn_of
from tests.oracle.all_games.table import GAMES
from tests.oracle.all_games.texts import Normal, normal, parsed
from tests.oracle.all_games.turns import Turn, legal_steps, may_throw, steps

POSITIONS = count(200, 2000)  # a game
FEWER = {"mexican-rummy": count(70, 2000)}  # its hands are long and full of wild cards
MIXES = count(300, 3000)
PARTS = 4
DEALS = 6  # as many as the shortest match has for certain


def _differences(case: Case) -> str:
    found, want = set(moves_of(state_of(case))), wanted(case)
    missing, extra = sorted(want - found), sorted(found - want)
    return f"missing {missing}, extra {extra}\n{scenario(case)}" if found != want else ""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES)
def test_legal_moves_are_those_of_the_brute_force(game: str, part: int) -> None:
    for number in range(part, FEWER.get(game, POSITIONS), PARTS):
        case = case_of(game, number)
        assert not _differences(case), f"{game} {number}: {_differences(case)}"


@pytest.mark.parametrize("part", range(PARTS))
def test_legal_moves_of_mixed_rules_are_those_of_the_brute_force(part: int) -> None:
    for number in range(part, MIXES, PARTS):
        case = mixed_case(number)
        if case is not None:
            assert not _differences(case), f"mix {number}: {_differences(case)}"


def test_most_mixes_make_sense() -> None:
    cases = [mixed_case(number) for number in range(100)]
    assert sum(case is None for case in cases) < 10


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES)
def test_refusals_cite_a_right_rule(game: str, part: int) -> None:
    for number in range(part, FEWER.get(game, POSITIONS) // 2, PARTS):
        case = case_of(game, number)
        if len(case.position.hand) > 9 and number % 5:
            continue  # slow to judge; some are enough
        state, legal = state_of(case), wanted(case)
        for written in candidates(case, Random(number)):
            move = mb.parse_move(written, state)
            if not isinstance(move, mb.Ambiguous):
                _agree(case, legal, mb.move_text(move), mb.why_not(state, move))


def _agree(case: Case, legal: set[Normal], written: str, refusal: mb.Refusal | None) -> None:
    move = parsed(written)
    if normal(move) in legal:
        assert refusal is None, f"{written}: {refusal}\n{scenario(case)}"
        return
    ids = judge(case.game).reasons(case.position, move)
    assert refusal is not None, f"{written} must cite {ids}\n{scenario(case)}"
    assert refusal.rule in ids, f"{written}: {refusal}, not {ids}\n{scenario(case)}"


@pytest.mark.parametrize("game", GAMES)
def test_the_positions_are_worth_asking(game: str) -> None:
    """Every kind of move is legal somewhere, and hands come near going out."""
    kinds: Counter[str] = Counter()
    for number in range(120 if game != "mexican-rummy" else 70):
        kinds.update({move[0] for move in wanted(case_of(game, number))})
    need = {"draw", "take", "meld", "add", "discard"}
    need |= {"swap"} if game in ("wrotham", "jokeren-13", "romme") else set()
    need |= {"decline"} if game in ("basic-rummy", "block-rummy", "wrotham") else set()
    assert set(kinds) == need
    assert min(kinds.values()) >= 3, kinds


@pytest.mark.parametrize("game", GAMES)
def test_readings_are_those_of_the_brute_force(game: str) -> None:
    dice, rules = Random(game), mb.system(game)
    for number in range(count(60, 600)):
        deal = number % DEALS + 1
        cards = _near_meld(game, deal, dice)
        found = mb.readings(mb.parse_cards(" ".join(cards)), rules, deal=deal)
        texts = {normal(parsed(mb.move_text(mb.LayMeld(meld.cards)))) for meld in found}
        assert len(texts) == len(found), cards
        expected = {normal(("meld", meld)) for meld in readings(cards, deal_of(game, deal))}
        assert texts == expected, cards


def _near_meld(game: str, deal: int, dice: Random) -> list[str]:
    """Up to seven cards that are a meld, or differ from one in a card or two."""
    case = case_of(game, dice.randrange(10**6))
    hand = [*case.position.hand, *(card for meld in case.position.table for card, _ in meld)]
    here = deal_of(game, deal)
    size = min(len(hand), dice.choice((3, 3, 4, 4, 5, 6)))
    for _ in range(8):
        cards = dice.sample(hand, size)
        if readings(cards, here):
            return cards
    return cards


@lru_cache(maxsize=100_000)
def _ends(turn: Turn) -> bool:
    """Whether the turn can end, without the short cut of `cover`."""
    if not turn.hand:
        return not turn.owed and not turn.short and turn.deal.final_discard != "required"
    if any(may_throw(turn, card) for card in turn.hand):
        return True
    return any(_ends(after) for _, after in steps(turn))


@pytest.mark.parametrize("number", range(count(60, 600)))
def test_the_short_cut_of_the_brute_force_is_right(number: int) -> None:
    turn = turn_of(case_of("mexican-rummy", number).position)
    if len(turn.hand) <= 8 and not turn.opened:
        slow = {move for move, after in steps(turn) if _ends(after)}
        assert legal_steps(turn) == slow

"""The same seed gives the same match everywhere; other seeds give other deals."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import meldbook as mb
from tests.counts import count
from tests.engine.strategies import card_text

ENGINE = Path(mb.__file__).parents[1]
JOKEREN = mb.system("jokeren-13")

PROGRAM = """
import meldbook as mb
match = mb.Match.new(mb.system("jokeren-13"), seats=3, seed="same")
while len(match.deal_scores) < DEALS:
    if match.state.end is not None:
        match.next_deal()
    view = mb.view(match.state, match.state.turn)
    print(*map(mb.move_text, mb.legal_moves(view)))
    match.play(mb.bot("steady").choose(view, match.dice()))
print(match.record())
hand = mb.parse_cards("6h * 8h 7h Qs Qh Qd As 8d 2c Kc Kd 3s")
print(mb.arrange(hand, mb.system("jokeren-13")))
"""


def _told(hash_seed: str) -> str:
    program = PROGRAM.replace("DEALS", str(count(1, 8)))
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ENGINE)}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_nothing_hangs_on_the_order_of_hashes() -> None:
    told = {_told(seed) for seed in ("0", "1", "12345")}
    assert len(told) == 1
    assert "seed same" in told.pop()


def test_equal_seeds_give_equal_deals_and_others_do_not() -> None:
    hands = [mb.Match.new(JOKEREN, seats=2, seed=seed).state.hands for seed in ("a", "a", "b")]
    assert hands[0] == hands[1] != hands[2]


def test_every_deal_is_thirteen_each_of_a_whole_pack() -> None:
    for seats in (2, 3, 4):
        state = mb.Match.new(JOKEREN, seats=seats, seed=f"pack {seats}").state
        assert [len(hand) for hand in state.hands] == [13] * seats
        assert len(state.stock) == 108 - 13 * seats
        assert state.discard == ()
        cards = Counter(card_text(c) for pile in (*state.hands, state.stock) for c in pile)
        assert cards.pop("*") == 4
        assert set(cards.values()) == {2}
        assert len(cards) == 52


def test_dealers_and_hands_are_spread_evenly() -> None:
    """A crude look at the shuffle: dealers, and where jokers fall, over many seeds."""
    states = [mb.Match.new(JOKEREN, seats=4, seed=str(n)).state for n in range(600)]
    dealers = Counter(state.dealer for state in states)
    jokers = Counter(seat for state in states for seat in range(4) if _jokers(state.hands[seat]))
    assert all(100 < dealers[seat] < 200 for seat in range(4)), dealers
    assert all(190 < jokers[seat] < 310 for seat in range(4)), jokers


def _jokers(hand: tuple[int, ...]) -> int:
    return sum(card_text(card) == "*" for card in hand)


def test_the_next_deal_is_another_one() -> None:
    match = mb.Match.new(JOKEREN, seats=2, seed="next")
    first = match.state
    while match.state.end is None:
        match.play("draw")
        if match.state.end is None:
            match.play(mb.Discard(match.state.hand[-1]))
        assert match.at < 1000, "the deal has no end (R12)"
    match.next_deal()
    assert match.state.hands != first.hands
    assert match.state.deal == 2
    assert match.state.dealer == (first.dealer + 1) % 2

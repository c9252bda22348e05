"""`sharp` remembers and weighs what `steady` does not; what it weighs is data."""

from collections import Counter

import pytest

import meldbook as mb
from meldbook.bots.outlook import Outlook, Threat
from meldbook.bots.personality import Personality
from meldbook.bots.prospects import hand_worth, throw_danger
from meldbook.bots.seen import buried
from meldbook.bots.targets import plan
from meldbook.bots.weights import SHARP, STEADY, Weighing
from meldbook.faces import Hand, held_bits, without
from meldbook.rules import DealRules, deal_rules
from meldbook.seeds import Dice
from tests.counts import count
from tests.engine.games import midway
from tests.engine.test_bots import at
from tests.oracle.all_games.table import GAMES

POSITIONS = count(20, 300)  # a game


def cards(text: str) -> Hand:
    return tuple(sorted(mb.parse_card(card) for card in text.split()))


def look(view: mb.State, weighing: Weighing = SHARP) -> Outlook:
    return Outlook(view, Personality(), weighing.at(view.here))


def mexican(deal: int = 1) -> DealRules:
    return deal_rules(mb.system("mexican-rummy"), deal, 2)


@pytest.mark.parametrize("game", GAMES)
def test_cards_seen_thrown_are_remembered_below_the_top(game: str) -> None:
    """All but a card turned up first, which nobody threw."""
    for number in range(POSITIONS):
        state = midway(game, number)
        below = Counter(state.discard[:-1])
        found = Counter(buried(mb.view(state, state.turn)))
        assert not found - below
        assert (below - found).total() <= 1


def test_a_card_taken_back_lies_below_nothing() -> None:
    match = mb.Match.load(
        "meldbook 1\nrules basic-rummy\nseats A=person, B=person\nstart\n[position]\ndealer = 1\n"
        'stock = "2s 3s 4s Qs"\nhands = ["2c 3c 9s", "5d 6d 9h"]\ndiscard = "7d 8s"\nend\ndeal 1\n'
    )
    for move in ("take", "discard 2c", "draw", "discard 9h", "take", "discard 3c"):
        match.play(move)
    view = mb.view(match.state, match.state.turn)
    assert buried(view) == [*cards("2c")]


def test_sharp_counts_no_outs_that_were_thrown() -> None:
    match = mb.Match.load(
        "meldbook 1\nrules basic-rummy\nseats A=person, B=person\nstart\n[position]\ndealer = 1\n"
        'stock = "2s 3s 4s Qs"\nhands = ["7h 7d 7c", "5d 6d 9h"]\ndiscard = "4d"\nend\ndeal 1\n'
    )
    for move in ("draw", "discard 7c", "draw", "discard 9h"):
        match.play(move)
    view = mb.view(match.state, match.state.turn)
    assert look(view).outs(cards("7h 7d")) == 1  # the seven of spades
    assert look(view, STEADY).outs(cards("7h 7d")) == 2


@pytest.mark.parametrize(
    ("deal", "hand", "short", "outs"),
    [
        (1, "7h 7d Kh Kd 2c 9s 10d", 2, "7s 7h 7d 7c Ks Kh Kd Kc"),
        (1, "7h 7d 7s Kh Kd 2c 9s", 1, "Ks Kh Kd Kc"),
        (3, "6h 7h 8h Js Qs Ks 2c 9d 9c", 2, "5h 9h 10s As"),
    ],
)
def test_a_plan_knows_the_cards_that_bring_it_on(
    deal: int, hand: str, short: int, outs: str
) -> None:
    here = mexican(deal)
    assert here.contract is not None
    made = plan(cards(hand), here.shape, here.contract, most=12)
    assert made.short == short
    assert made.outs == held_bits(cards(outs))


def test_sharp_hopes_more_for_a_meld_that_opens() -> None:
    """Before it has opened it would rather keep two kings than two threes."""
    hand = "Kh Kd 3h 3d 5c 5s 8h 10s"
    view = at('phase = "play"', f'hands = ["{hand}", "9d 9c 2d"]', rules="jokeren-13")
    held = view.hand
    kept = {pair: without(held, cards(pair)[:1]) for pair in ("Kh Kd", "3h 3d")}

    def keeps_kings(weighing: Weighing, opened: str) -> float:
        position = 'phase = "play"', f'hands = ["{hand}", "9d 9c 2d"]', f"opened = {opened}"
        seen = look(at(*position, rules="jokeren-13"), weighing)
        return hand_worth(seen, kept["3h 3d"], held) - hand_worth(seen, kept["Kh Kd"], held)

    assert keeps_kings(SHARP, "[false, false]") > keeps_kings(SHARP, "[true, false]")
    assert keeps_kings(STEADY, "[false, false]") == keeps_kings(STEADY, "[true, false]")


def test_sharp_fears_ranks_that_the_next_seat_may_collect() -> None:
    hand = "7h 7d 7s 7c Kh 2c 9s 10d"
    lines = 'phase = "play"', f'hands = ["{hand}", "9d 9c 2d 4d 8d 3h Qh"]', "deal = 1"
    threat = Threat(look(at(*lines, rules="mexican-rummy")))
    seven, king = map(mb.parse_card, ("7h", "Kh"))
    assert throw_danger(threat, seven) < throw_danger(threat, king)
    steady = Threat(look(at(*lines, rules="mexican-rummy"), STEADY))
    assert throw_danger(steady, seven) == throw_danger(steady, king)


def test_sharp_has_a_personality_too() -> None:
    view = at('phase = "play"', 'hands = ["5h 6h 7h Kc Jd 2c 9s", "9d 9c 2d 4d 8d 3h Qh"]')
    assert mb.move_text(mb.bot("sharp").choose(view, Dice("dice"))) == "meld 5h 6h 7h"
    holding = mb.bot("sharp:holding_back=1").choose(view, Dice("dice"))
    assert isinstance(holding, mb.Discard)

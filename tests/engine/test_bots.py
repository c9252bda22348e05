"""Every bot plays every game by the rules, from its view alone, and says why."""

import re
from pathlib import Path
from random import Random

import pytest

import meldbook as mb
from meldbook.bots import BOTS, Personality
from meldbook.bots.choice import REASONS
from meldbook.seeds import Dice
from meldbook.wording import Wording
from tests.counts import count
from tests.engine.games import SEATS, midway, new_match, reshuffled
from tests.engine.test_texts import texts
from tests.oracle.all_games.mixes import random_mix
from tests.oracle.all_games.table import GAMES

POSITIONS = count(6, 200)  # a game and bot
DEALS = count(1, 20)
MIXES = count(12, 400)
BOT_FILES = Path(__file__).parents[2] / "engine" / "meldbook" / "bots"
CAP = 4000  # moves of a deal
EVERY = sorted(BOTS)
QUICK = {"sharp": "sharp:worlds=24"}  # for whole deals


def play_deal(match: mb.Match, names: list[str]) -> None:
    """Play the running deal to its end with bots, seats in turns; every move and reason is good."""
    while match.state.end is None:
        view = mb.view(match.state, match.state.turn)
        player = mb.bot(names[match.state.turn % len(names)])
        choice = player.explain(view, match.dice())
        where = f"{mb.move_text(choice.move)}\n{match.record()}"
        assert mb.why_not(match.state, choice.move) is None, where
        assert player.choose(view, match.dice()) == choice.move, where
        assert set(choice.reason.args) == set(REASONS[choice.reason.code])
        said = Wording().reason(choice.reason.code, choice.reason.args)
        assert "$" not in said
        assert "{" not in said
        match.play(choice.move)
        assert match.at < CAP, where


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("game", GAMES)
def test_every_bot_plays_every_game_and_says_why(game: str, name: str) -> None:
    for number in range(DEALS):
        seats = 2 + (number + len(name)) % (SEATS[game] - 1)
        match = new_match(game, seats, f"{name} {number}")
        play_deal(match, [QUICK.get(name, name)])


@pytest.mark.parametrize("game", ["mexican-rummy", "wrotham"])
def test_bots_play_the_later_deals_too(game: str) -> None:
    match = new_match(game, 3, "later")
    while not match.over:
        play_deal(match, ["simple", "gentle", QUICK["sharp"], "steady"])
        if not match.over:
            match.next_deal()


@pytest.mark.parametrize("number", range(MIXES))
def test_bots_play_any_mix_of_options(number: int) -> None:
    dice = Random(f"bots {number}")
    game, changed = random_mix(dice, whole=True)
    try:
        rules = mb.system(game, **changed)
    except mb.Unreadable:
        return
    match = mb.Match.new(rules, seats=dice.randint(*rules.players), seed=f"mix {number}")
    play_deal(match, ["gentle", "simple", "steady", QUICK["sharp"]])


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("game", GAMES)
def test_no_choice_hangs_on_hidden_cards(game: str, name: str) -> None:
    for number in range(POSITIONS):
        state = midway(game, number)
        other = reshuffled(state, state.turn, Random(number))
        seen = [mb.view(one, state.turn) for one in (state, other)]
        choices = [mb.bot(name).explain(view, Dice("fair", str(number))) for view in seen]
        assert choices[0] == choices[1]


def test_declared_reasons_are_those_that_bots_give() -> None:
    source = "".join(path.read_text("utf-8") for path in sorted(BOT_FILES.rglob("*.py")))
    given = re.findall(r'because[,(]\s*"([a-z-]+)"(?: if \w+ else "([a-z-]+)")?', source)
    assert {code for pair in given for code in pair if code} == set(REASONS)


def test_every_reason_has_its_text_with_its_arguments() -> None:
    said = {name for name in texts("en") if name.startswith("reason-")}
    assert said == {f"reason-{code}" for code in REASONS}
    for code, args in REASONS.items():
        assert texts("en")[f"reason-{code}"].variables <= set(args), code


def test_a_reason_in_words() -> None:
    words = Wording()
    assert words.reason("throw-outs", {"cards": ["7h", "8h"], "outs": 2}) == (
        "Dearer cards are kept: for 7 of hearts and 8 of hearts 2 cards that complete a meld have "
        "not been seen yet."
    )
    assert words.reason("lay-off", {"card": "Ks", "points": 10}) == (
        "Added to a meld, the king of spades can\N{RIGHT SINGLE QUOTATION MARK}t cost its 10 "
        "points any more."
    )


def at(*lines: str, rules: str = "basic-rummy") -> mb.State:
    """The view of the seat on turn in a position."""
    start = "\n".join(["[position]", "dealer = 1", 'stock = "2s 3s 4s Qs"', *lines])
    header = f"meldbook 1\nrules {rules}\nseats A=person, B=person\nstart\n{start}\nend\ndeal 1\n"
    state = mb.Match.load(header).state
    return mb.view(state, state.turn)


def chosen(name: str, view: mb.State, dice: str = "dice") -> str:
    return mb.move_text(mb.bot(name).choose(view, Dice(dice)))


@pytest.mark.parametrize(
    ("hand", "top", "move"),
    [
        ("7h 7d Ks 2c", "7c", "take"),
        ("5h 6h Ks 2c", "7h", "take"),
        ("7h 8d Ks 2c", "7c", "draw"),  # a pair is no meld
        ("Kh Qh Ks 2c", "9h", "draw"),
        ("7h 7d 7s 2c", "7c", "take"),  # the fourth of a set
    ],
)
def test_simple_takes_only_what_completes_a_meld(hand: str, top: str, move: str) -> None:
    view = at(f'hands = ["{hand}", "9s 9c"]', f'discard = "Jc {top}"')
    assert chosen("simple", view) == move


def test_simple_throws_its_dearest_unmelded_card() -> None:
    view = at('phase = "play"', 'hands = ["Kh Kd Kc 9s 10c 2c", "9d 9c"]')
    assert chosen("simple", view) == "meld Kh Kd Kc"
    view = at('phase = "play"', 'hands = ["9s 10c 9c 2c", "9d 9h"]')
    assert chosen("simple", view) == "discard 10c"


def test_of_equals_simple_throws_any() -> None:
    view = at('phase = "play"', 'hands = ["Ks Qc Jd 10h 2c", "9d 9c"]')
    thrown = {chosen("simple", view, str(number)) for number in range(40)}
    assert thrown == {"discard Ks", "discard Qc", "discard Jd", "discard 10h"}


def test_simple_keeps_its_wild_cards() -> None:
    view = at('phase = "play"', 'hands = ["* 9s 2c 5d", "9d 9c"]', rules="jokeren-13")
    assert chosen("simple", view) == "discard 9s"


def test_simple_lays_off_what_it_can() -> None:
    view = at('phase = "play"', 'hands = ["6s Ks 9s 2c", "9d 9c"]', 'table = ["1: 6c 6h 6d"]')
    assert chosen("simple", view) == "add 6s to 1"


def test_random_makes_any_legal_move() -> None:
    view = at('phase = "play"', 'hands = ["Kh Kd Kc 9s", "9d 9c"]')
    wanted = {mb.move_text(move) for move in mb.legal_moves(view)}
    assert {chosen("random", view, str(number)) for number in range(200)} == wanted


def test_gentle_overlooks_things_now_and_then() -> None:
    view = at('phase = "play"', 'hands = ["5h 6h 7h Kc Kd 2c 9s", "9d 9c"]')
    moves = [chosen("gentle", view, str(number)) for number in range(200)]
    assert 60 < moves.count("meld 5h 6h 7h") < 195
    assert "discard Kc" not in moves  # a pair is dear to it
    assert chosen("gentle", view, "7") == chosen("gentle", view, "7")


def test_steady_keeps_a_pair_with_live_outs() -> None:
    view = at('phase = "play"', 'hands = ["7h 8h 10c 2c 4d 9s 9d", "Ad Ac"]')
    choice = mb.bot("steady").explain(view, Dice("dice"))
    assert choice.move == mb.Discard(mb.parse_card("10c"))


@pytest.mark.parametrize(
    ("hand", "move", "code", "args"),
    [
        ("Kh Qh 9c 2c", "discard 9c", "throw-outs", {"cards": ["Qh", "Kh"], "outs": 1}),
        ("Kh Kd 9c 5c 2d", "discard 9c", "throw-outs", {"cards": ["Kh", "Kd"], "outs": 2}),
        ("Kh 9c 5c 2d", "discard Kh", "throw-dearest", {"card": "Kh", "points": 10}),
    ],
)
def test_steady_says_what_it_kept(hand: str, move: str, code: str, args: dict[str, object]) -> None:
    view = at('phase = "play"', f'hands = ["{hand}", "Ad Ac"]')
    choice = mb.bot("steady").explain(view, Dice("dice"))
    assert mb.move_text(choice.move) == move
    assert choice.reason == (code, args)


def test_a_personality_is_part_of_the_name() -> None:
    assert mb.bot("steady:caution=0.5:patience=2") is mb.bot("steady:caution=0.5:patience=2")
    assert vars(mb.bot("steady:holding_back=1"))["personality"] == Personality(holding_back=1.0)
    view = at('phase = "play"', 'hands = ["5h 6h 7h Kc Jd 2c 9s", "9d 9c 2d 4d 8d 3h Qh"]')
    assert chosen("steady", view) == "meld 5h 6h 7h"
    assert chosen("steady:holding_back=1", view).startswith("discard")


def test_a_personality_is_kept_in_a_record() -> None:
    seats = [("You", "person"), ("Ana", "steady:caution=0.5:patience=2")]
    match = mb.Match.new(mb.system("basic-rummy"), seats=seats, seed="1")
    again = mb.Match.load(match.record())
    assert again.header.seats[1].kind == "steady:caution=0.5:patience=2"
    assert again.record() == match.record()


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("steadyy", "bot-unknown"),
        ("steady:", "bot-unknown"),
        ("random:caution=1", "bot-unknown"),
        ("steady:courage=1", "bot-trait"),
        ("steady:caution=11", "bot-trait"),
        ("steady:caution=-1", "bot-trait"),
        ("steady:caution", "bot-trait"),
        ("steady:caution=1:caution=1", "bot-trait"),
    ],
)
def test_names_that_are_no_bots_are_refused(name: str, code: str) -> None:
    with pytest.raises(mb.Unreadable) as refused:
        mb.bot(name)
    assert refused.value.code == code
    assert not re.search(r"[{}$]", Wording().error(code, refused.value.args_by_name))


def test_bots_ask_for_views_only() -> None:
    """No module of the bots names what only the state of a match knows."""
    for path in BOT_FILES.rglob("*.py"):
        assert ".seed" not in path.read_text("utf-8").replace("meldbook.seeds", "")

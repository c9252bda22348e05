"""Every game in the terminal, typed on standard input."""

import re
from pathlib import Path

import pytest

from meldbook.bots import bot
from meldbook.match import Match
from meldbook.notation import move_text
from meldbook.scoring import ranks
from meldbook.systems import system
from meldbook.view import view
from tests.engine.terminal import Typed

NAMES = ["You", "Ana", "Bram", "Clara", "Daan", "Eva"]

MATCHES = [
    ("jokeren-13", 2, {"deals": "2"}),
    ("jokeren-13", 3, {"deals": "2"}),
    ("jokeren-13", 4, {"deals": "2"}),
    ("mexican-rummy", 2, {"deals": "2"}),
    ("basic-rummy", 3, {"target": "20"}),
    ("basic-rummy", 4, {"scoring": "payment", "deals": "2"}),
    ("block-rummy", 2, {"target": "20", "blocked_score": "own-hands"}),
    ("wrotham", 3, {"deals": "2"}),
    ("romme", 6, {"deals": "1"}),
]


def whole_match(game: str, players: int, options: dict[str, str]) -> tuple[Match, list[str]]:
    """A match that the bot plays for everybody, and what a person would type at seat 0."""
    seats = [(name, "person" if name == "You" else "steady") for name in NAMES[:players]]
    match = Match.new(system(game, **options), seats=seats, seed="terminal")
    lines = []
    while not match.over:
        if match.state.end is not None:
            match.next_deal()
            lines.append("")
        seat = match.state.turn
        move = bot("steady").choose(view(match.state, seat), match.dice())
        match.play(move)
        if seat == 0:
            lines.append(move_text(move))
    return match, lines


@pytest.mark.parametrize(("game", "players", "options"), MATCHES)
def test_a_whole_match_is_played_to_its_standing(
    typed: Typed,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    players: int,
    options: dict[str, str],
) -> None:
    monkeypatch.chdir(tmp_path)  # a short name, whose line fits
    match, lines = whole_match(game, players, options)
    file = Path("match.txt")
    arguments = ["--rules", game, "--seed", "terminal", "--players", str(players)]
    for name, value in options.items():
        arguments += ["--option", f"{name}={value}"]
    told = typed("\n".join(lines) + "\n", *arguments, "--save", str(file))
    assert told.code == 0
    assert file.read_text("utf-8") == match.record()
    assert max(map(len, told.out.splitlines())) <= 80
    standing = told.out[told.out.index("Final standing:") :].splitlines()[1 : players + 1]
    places = ranks(match.state.rules, match.scores, match.state.won)
    assert [line.split()[0] for line in standing] == [f"{place}." for place in sorted(places)]
    for name, score in zip(NAMES, match.scores, strict=False):
        assert any(line.split()[1:3] == [name, str(score)] for line in standing)
    assert told.out.count(" is over. ") == match.state.deal
    assert "\x1b" not in told.out


MEXICAN = """\
meldbook 1
rules mexican-rummy
seats You=person, Ana=steady
start
[position]
deal = {deal}
dealer = 1
turn = 0
phase = "play"
hands = ["{hand}", "Ks 9d Kc 5d"]
opened = [{opened}, true]
table = ["1: 7d 7h *=7", "1: 9h 10h *=Jh Qh"]
stock = "Jd Js 3h 8c 2h 4h 4d"
discard = "2c Kd"
end
deal {deal}
"""


def mexican(tmp_path: Path, deal: int, hand: str, *, opened: str = "false") -> str:
    file = tmp_path / "mexican.txt"
    file.write_text(MEXICAN.format(deal=deal, hand=hand, opened=opened), "utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("meld 9s 9d 9c", "the contract still lacks a run."),
        ("meld 9s 9d 9c; discard 2d", "It would still lack a run. Lay that too,"),
        (
            "meld 9s 9d 9c; meld 5s 5d 5c",
            "This set is not part of your opening: the contract is a set",
        ),
        ("meld 9s 9d 9c; add 4d=7 to 1", "You can't lay off yet. Open with melds of your own;"),
        ("swap 7s in 1", "no joker can be exchanged. (rule M8)"),
        ("meld 5s 5d 5c; meld 3h 4h 5h *=6h", "You lay meld 4: 3 of hearts, 4 of hearts, 5 of"),
        ("decline", "You can't decline here"),
        ("rules", "Contracts: deal 1: two sets; deal 2: a set and a run; deal 3:"),
        ("rules", "Wild ranks: deal 1: 3; deal 2: 4; deal 3: 5"),
        ("rules", "(jokers_per_meld=any)"),
    ],
)
def test_contracts_in_words(typed: Typed, tmp_path: Path, line: str, answer: str) -> None:
    hand = "9s 9d 9c 5s 5d 5c 3h 4h 5h * 4d 7s 2d 2s 2c"
    told = typed(f"{line}\nquit\n", "--load", mexican(tmp_path, 2, hand))
    assert "Wild rank: 4. Contract: a set and a run." in told.words
    assert answer in told.words


def test_the_last_deal_asks_for_the_whole_hand(typed: Typed, tmp_path: Path) -> None:
    file = mexican(tmp_path, 7, "3s 4s 5s 6s 3h 4h 5h 6h 3c 4c 5c 6c 7c Kd")
    told = typed("meld 3s 4s 5s 6s\nquit\n", "--load", file)
    assert "Contract: three runs. Nothing is laid until the whole hand can be." in told.words
    assert "One card does not fit yet. (rule M9)" in told.words


BASIC = """\
meldbook 1
rules basic-rummy
options melds_per_turn=any
seats You=person, Ana=steady, Bram=steady
start
[position]
dealer = 2
turn = 0
hands = ["5s 9h Qd", "Kh 3s", "Qs 3d"]
stock = ""
discard = "{discard}"
recycled = {recycled}
end
deal 1
"""


def basic(tmp_path: Path, discard: str, recycled: int) -> str:
    file = tmp_path / "basic.txt"
    file.write_text(BASIC.format(discard=discard, recycled=recycled), "utf-8")
    return str(file)


def test_declining_ends_the_deal_and_scores_are_exact(typed: Typed, tmp_path: Path) -> None:
    told = typed("draw\ndecline\n", "--load", basic(tmp_path, "2c Kd", 2))
    assert "House rules of this match: Melds in a turn: any number" in told.words
    assert "Basic Rummy, deal 1, target 100" in told.words
    assert "take or decline > draw" in told.out
    assert "Take the top discard, or decline it, which ends the deal. (rule B6)" in told.words
    assert "You decline the top discard." in told.words
    assert "Deal 1 is over. The stock is used up, and the last discard was declined." in told.words
    assert "You, 24 points: 5♠ 5 + 9♥ 9 + Q♦ 10" in told.words
    assert re.search(r"total +0 +11/2 +11/2\n", told.out)
    assert re.search(r"1[.] +Ana +11/2\n +1[.] +Bram +11/2\n +3[.] +You +0\n", told.out)


def test_a_lone_discard_is_no_stock(typed: Typed, tmp_path: Path) -> None:
    told = typed("draw\ntake\nquit\n", "--load", basic(tmp_path, "Kd", 0))
    assert "a single discard does not make a new one." in told.words
    assert "(rule B5)" in told.words
    assert "You take the king of diamonds from the discard pile." in told.words


def test_the_lead_hand_does_not_draw(typed: Typed) -> None:
    told = typed("draw\nquit\n", "--rules", "wrotham", "--players", "2", "--seed", "2")
    assert "First to play: You." in told.words
    assert "Your hand, 8 cards:" in told.words
    assert (
        "You lead: on this turn you don't draw. Discard a card to end it. your move >" in told.words
    )
    assert "were dealt a card more than the others" in told.words
    assert "(rule W2)" in told.words


def test_many_meanings_are_cut_short(typed: Typed, tmp_path: Path) -> None:
    file = mexican(tmp_path, 2, "4s 4h 4d * 3s 3h 3d 5s 8c")
    told = typed("meld 4s 4h 4d *\n31\n30\n", "--load", file)
    assert "… and more. Say what your wild cards stand for" in told.words
    assert told.out.count("1 to 30, or Enter for none >") == 2
    assert re.search(r"30[.] (meld .*)\n", told.out)
    assert "You lay meld 3:" in told.words

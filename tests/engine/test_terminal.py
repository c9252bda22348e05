"""A match in the terminal, typed on standard input."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from meldbook.match import Match
from tests.engine.terminal import Typed

ENGINE = Path(__file__).parents[2] / "engine"
POSITION = """\
meldbook 1
rules jokeren-13
seats You=person, Ana=steady
start
[position]
dealer = 1
turn = 0
phase = "{phase}"
hands = ["{hand}", "9s 9d Kc 5d"]
opened = [{opened}, true]
table = ["1: 6d *=7d 8d", "1: 2s 3s 4s"]
stock = "Jd Js 3h 8c 2h 4h 4d"
discard = "{discard}"
scores = [40, 41]
end
deal 1
"""


def position(
    tmp_path: Path,
    hand: str,
    *,
    phase: str = "play",
    opened: str = "true",
    discard: str = "9c Kd",
) -> str:
    file = tmp_path / "position.txt"
    file.write_text(POSITION.format(hand=hand, phase=phase, opened=opened, discard=discard))
    return str(file)


def test_what_others_draw_is_not_told(typed: Typed) -> None:
    told = typed("draw\nlog\n", "--seed", "3", "--players", "4")
    drawn = re.findall(r"(You|Ana|Bram|Clara) draws? ([^.]*) from the stock", told.words)
    assert len(drawn) > 3
    assert all((name == "You") == (card != "a card") for name, card in drawn)


def test_the_end_of_input_shows_a_record_that_goes_on(typed: Typed, tmp_path: Path) -> None:
    first = typed("draw\n", "--seed", "17")
    assert "You have left the match." in first.out
    file = tmp_path / "left.txt"
    file.write_text(first.record, "utf-8")
    second = typed("discard Ac\nquit\n", "--load", str(file))
    assert "You discard the ace of clubs." in second.words
    assert f"The match is saved in {file}." in second.words
    assert file.read_text("utf-8").startswith(first.record.rstrip() + "; discard Ac\n")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("draw", "You have already drawn in this turn."),
        ("meld 7s 7h", "2 cards are too few: a meld needs at least 3. (rule J3)"),
        ("meld 7s 7h Qd", "This is no meld: 7 of spades"),
        ("add Qd to 1", "There is no place for the queen of diamonds in meld 1."),
        ("add 7d to 9", "The melds on the table have the numbers 1 to 2. (rule R3)"),
        ("swap Qd in 1", "only for what it stands for: 7 of diamonds. (rule J8)"),
        ("swap 7d in 1; discard Qd", "must be laid again in this turn."),
        ("discard Kd", "You don't hold the king of diamonds."),
        ("add * to 1", "Meld 1 already has its joker, and one is the most."),
        ("meld 7s 7h *=7h", "In this place a joker can't stand for the 7 of hearts."),
        ("discard 7x", "“7x” is no card."),
        ("discard", "“discard” is no move here."),
        ("dance", "“dance” is neither a move nor a command."),
        ("undo", "There is nothing to take back."),
        ("save", "The match is saved in"),
        ("why discard Qd", "This is allowed: discard Q♦"),
        ("why swap Qd in 1", "In meld 1 you can't exchange the joker for the queen of diamonds"),
        ("moves", "meld 7♠ 7♥ *=7♣"),
        ("scores", "total"),
        ("help", "swap 7h in 1 put 7h in the place of a joker"),
        ("log", "Dealer: Ana. First to play: You."),
    ],
)
def test_answers_in_words_and_changes_nothing(
    typed: Typed, tmp_path: Path, line: str, answer: str
) -> None:
    before = position(tmp_path, "7s 7h 7d * Qd 2c")
    told = typed(f"{line}\nundo\nundo\n", "--load", before)
    assert answer in told.words
    assert Match.load(Path(before).read_text("utf-8")).at == 1


def test_an_open_meaning_is_asked_for_by_number(typed: Typed, tmp_path: Path) -> None:
    hand = "7s 7h * Qd 2c"
    told = typed("meld 7s 7h *\nx\n9\n2\n", "--load", position(tmp_path, hand))
    assert "1. meld 7♠ 7♥ *=7♦" in told.words
    assert "You lay meld 3: 7 of spades, 7 of hearts and joker as 7 of clubs." in told.words
    none = typed("meld 7s 7h *\n\n", "--load", position(tmp_path, hand))
    assert "You lay" not in none.words
    ended = typed("meld 7s 7h *\n", "--load", position(tmp_path, hand))
    assert ended.code == 0
    assert "You lay" not in ended.words


def test_several_melds_are_laid_all_or_none(typed: Typed, tmp_path: Path) -> None:
    hand = "7s 7h 7c Qs Qh Qd 2c"
    both = typed("meld 7s 7h 7c | Qs Qh Qd\n", "--load", position(tmp_path, hand))
    assert "You lay meld 3:" in both.words
    assert "You lay meld 4:" in both.words
    none = typed("meld 7s 7h 7c | Qs Qh 2c\n", "--load", position(tmp_path, hand))
    assert "You lay" not in none.words


def test_an_opening_tells_its_points(typed: Typed, tmp_path: Path) -> None:
    hand = "7s 7h 7c Qs Qh Qd 2c"
    file = position(tmp_path, hand, opened="false")
    told = typed("meld 7s 7h 7c\ndiscard 2c\nundo\n", "--load", file)
    assert "Opening: 21 of 30 points laid." in told.words
    assert "21 of 30 points: not enough to open." in told.words
    assert "(rule J5)" in told.words
    assert "Taken back: meld 7♠ 7♥ 7♣" in told.words


def test_a_reclaimed_joker_is_owed_and_used(typed: Typed, tmp_path: Path) -> None:
    file = position(tmp_path, "7d Qs Qh Qd 2c Kc")
    told = typed("swap 7d in 1\nmeld Qs Qh Qd *\ndiscard 2c\n", "--load", file)
    assert "You put the 7 of diamonds into meld 1 and take a joker." in told.words
    assert "The joker you took must be laid again in this turn." in told.words
    assert "queen of diamonds and joker as queen of clubs." in told.words
    assert re.search(r"You discard the 2 of clubs\. .*Ana discards", told.words)


def test_enter_draws_where_only_one_draw_is_legal(typed: Typed, tmp_path: Path) -> None:
    either = typed("\n", "--load", position(tmp_path, "7d 2c", phase="draw"))
    assert "draw or take >" in either.words
    assert "You draw" not in either.words
    stock = typed("\n", "--load", position(tmp_path, "7d 2c", phase="draw", discard=""))
    assert "Enter draws from the stock >" in stock.words
    assert "You draw the jack of diamonds from the stock." in stock.words


def test_the_end_of_a_deal_shows_hands_and_costs(typed: Typed, tmp_path: Path) -> None:
    told = typed("meld Qs Qh Qd; discard 2c\n", "--load", position(tmp_path, "Qs Qh Qd 2c"))
    assert "You have no cards left: you are out." in told.words
    assert "Deal 1 is over. You went out." in told.words
    assert "Ana, 33 points: 9♠ 9 + 5♦ 5 + 9♦ 9 + K♣ 10" in told.words
    assert "total 40 74" in told.words


def test_a_hand_can_be_sorted(typed: Typed, tmp_path: Path) -> None:
    file = position(tmp_path, "Qs 7h 7c 2s *")
    told = typed("sort\nsort suit\nsort rank\n", "--load", file)
    hands = re.findall(r"Your hand, 5 cards:\n +(.*)\n", told.out)
    suits, by_rank = "2♠ Q♠   7♥   7♣   *", "2♠   7♥ 7♣   Q♠   *"
    assert hands == [suits, by_rank, suits, by_rank]


def test_cards_known_of_others_are_shown(typed: Typed, tmp_path: Path) -> None:
    told = typed("discard Ks\nquit\n", "--load", position(tmp_path, "Ks 7h 7c 2s Jd 9d 8c"))
    taken = "Ana takes the king of spades from the discard pile." in told.words
    assert taken == ("Known to be in the hand of Ana: K♠" in told.words)


def test_cards_can_be_shown_in_letters_and_in_colour(typed: Typed) -> None:
    letters = typed("draw\n", "--seed", "17", "--letters")
    assert not re.search("[♠♥♦♣]", letters.out)
    assert "As 2s 4s" in letters.out
    colour = typed("draw\n", "--seed", "17", "--colour", "always")
    assert "\x1b[31m6♥\x1b[0m" in colour.out
    plain = re.sub(r"\x1b\[\d+m", "", colour.out)
    assert plain == typed("draw\n", "--seed", "17").out


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--players", "7"], "7 seats are not possible in this game: it is for 2 to 4 players."),
        (["--players", "1"], "One seat is not possible in this game"),
        (["--rules", "chess"], "There is no game called “chess”. Known games: basic-rummy, block"),
        (["--bot", "deep-blue"], "There is no bot called “deep-blue”."),
        (["--option", "deals"], "“deals” is no option. Write it as NAME=VALUE."),
        (["--option", "deals=x"], "The option deals can't be “x”."),
        (["--option", "colour=red"], "There is no option called “colour”."),
        (["--option", "deals=none"], "a match needs a target or a number of deals"),
        (
            ["--option", "packs=1", "--option", "jokers=0"],
            "the packs have too few cards for all hands and both piles and without jokers",
        ),
        (["--name", "a=b"], "“a=b” can't be a player's name."),
        (["--seed", " x"], "“ x” can't be a seed."),
        (["--load", "/nowhere/match.txt"], "/nowhere/match.txt could not be read: No such file"),
    ],
)
def test_a_match_that_cannot_begin_says_why(typed: Typed, args: list[str], message: str) -> None:
    told = typed("", "--seed", "17", *args)
    assert told.code == 2
    assert message in told.problem
    assert told.out == ""


@pytest.mark.parametrize(
    ("record", "message"),
    [
        ("", "Line 1 of the record can't be read"),
        ("meldbook 99\n", "This record is of version 99"),
        (
            "meldbook 1\nrules jokeren-13\nseats A=steady, B=steady\nseed 1\ndeal 1\n",
            "this one has no person",
        ),
        (
            "meldbook 1\nrules jokeren-13\nseats A=person, B=x\nseed 1\ndeal 1\n",
            "There is no bot called “x”",
        ),
    ],
)
def test_a_record_that_cannot_be_played_is_refused(
    typed: Typed, tmp_path: Path, record: str, message: str
) -> None:
    file = tmp_path / "record.txt"
    file.write_text(record, "utf-8")
    told = typed("", "--load", str(file))
    assert (told.code, told.out) == (2, "")
    assert message in told.problem
    assert file.read_text("utf-8") == record


def test_a_file_that_cannot_be_written_loses_nothing(typed: Typed, tmp_path: Path) -> None:
    told = typed("draw\nquit\n", "--seed", "17", "--save", str(tmp_path / "no" / "match.txt"))
    assert "could not be saved" in told.words
    assert Match.load(told.record).at == 2


def test_plays_as_a_program_in_a_terminal_without_unicode() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ENGINE), "PYTHONIOENCODING": "ascii:replace"}
    command = [sys.executable, "-m", "meldbook", "play", "--seed", "17"]
    run = subprocess.run(
        command, input="draw\n", capture_output=True, text=True, env=environment, check=True
    )
    assert "A# " not in run.stdout
    assert "As 2s 4s" in run.stdout

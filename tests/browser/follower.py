"""Plays a script through one of the humans and holds the page to it."""

import re
from collections.abc import Callable, Sequence

from tests.browser.driver import NotThereError
from tests.browser.humans import Human
from tests.browser.player import Player
from tests.browser.saves import saved_record
from tests.browser.script import Script
from tests.browser.words import read_announced, read_cards


class Doer(Player):
    """Makes moves as they are written, by the means of its human."""

    def __init__(self, human: Human, watch: Callable[[], None] = lambda: None) -> None:
        super().__init__(human, watch)
        self.meant: list[str] = []  # the moves that the last deed stands for

    def follow(self, move: str) -> None:
        """Make one move; a meld may wait put together until its opening is whole."""
        kind, *words = move.split()
        self.meant = [*self.meant, move] if kind == "meld" else [move]
        if kind in ("meld", "add", "swap", "discard"):
            cards = words if kind == "meld" else words[:1]
            self.human.choose([bare(card) for card in cards])
        self.do(self._deed(kind, words[-1:]), move)
        if not self.table.staged():
            self.meant = []

    def _deed(self, kind: str, last: Sequence[str]) -> Callable[[], None]:
        human = self.human
        if kind in ("add", "swap"):
            return lambda: human.use_on(int(last[0]))
        deeds = {
            "draw": human.draw,
            "take": human.take,
            "decline": human.decline,
            "meld": human.lay,
            "discard": human.discard,
        }
        return deeds[kind]

    def answer(self) -> None:
        """Answer questions until the script's own move comes of it."""
        while self.table.stage() == "asked":
            title, answers = self.table.question()
            part = re.search(r"Meld (\d+) of", title)
            move = self.meant[int(part[1]) - 1 if part else 0]
            words = next((one for one in answers if says(one, move)), None)
            if words is None:
                raise NotThereError(f"{title} {answers} lack {move}")
            self.human.answer(words)
            self._wait_for_other(answers)

    def _wait_for_other(self, answers: list[str]) -> None:
        self.table.page.wait(lambda: self._question() != answers, "the answer to be taken")

    def _question(self) -> list[str]:
        return self.table.question()[1] if self.table.stage() == "asked" else []


class Follower(Doer):
    """Does what the script says for every seat that has the device."""

    def __init__(
        self, human: Human, script: Script, watch: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(human, watch)
        self.script = script

    def play_turn(self) -> None:
        """Play one whole turn of the script."""
        turn = self.script.next_turn(saved_record(self.table.page))
        for move in turn.moves:
            self.follow(move)


def bare(card: str) -> str:
    """A card without what it is announced as."""
    return card.split("=", maxsplit=1)[0]


def says(words: str, move: str) -> bool:
    """Whether an answer of this wording means the move, or is on the way to it.

    >>> says("4 of hearts as 7", "meld 7c 7d 4h=7"), says("A run of hearts", "meld 7c 7d 4h=7")
    (True, False)
    >>> says("joker as 9 of spades on meld 2", "add *=9s to 2")
    True
    """
    kind, *cards = move.split()
    if kind == "meld" and words.startswith(("A set", "A run of ")):
        return words == _kind_words(cards)
    meld = re.search(r"(?:on|in) meld (\d+)$", words)
    if meld and (meld[1] != cards[-1] or (kind == "swap") != words.startswith("Swap")):
        return False
    if kind == "swap":
        return meld is not None
    meant = sorted(card.split("=")[1] for card in cards if "=" in card)
    if words.startswith("all as "):
        return set(meant) == set(read_cards(words.removeprefix("all as ")))
    if words.startswith("for "):
        return meant == sorted(read_cards(words))
    return meant == sorted(stands for _, stands in read_announced(words))


def _kind_words(cards: Sequence[str]) -> str:
    meant = [card.split("=")[-1] for card in cards]
    ranks = {card.rstrip("shdc") for card in meant}
    suits = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
    return "A set" if len(ranks) == 1 else f"A run of {suits[meant[0][-1]]}"

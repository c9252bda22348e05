"""Whole matches of bots as scripts, for people to play through the page move by move."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property

import meldbook as mb
from meldbook.notation import parse_card
from meldbook.record import Turn
from tests.browser.records import ME, NAMES

FAR = 80  # matches


@dataclass(frozen=True)
class Script:
    """A match played by bots to its end, with people in the first seats of its record."""

    record: str

    @cached_property
    def deals(self) -> tuple[tuple[Turn, ...], ...]:
        """The turns of each deal."""
        return mb.parse_record(self.record).deals

    def until_deal(self, deal: int) -> str:
        """The record up to the moment in which that deal has been dealt."""
        lines = self.record.splitlines(keepends=True)
        return "".join(lines[: lines.index(f"deal {deal}\n") + 1])

    def next_turn(self, record: str) -> Turn:
        """The turn that follows on this part of the script; the part must be one."""
        assert settled(self.record).startswith(settled(record)), f"not as in the script:\n{record}"
        deals = mb.parse_record(record).deals
        return self.deals[len(deals) - 1][len(deals[-1])]

    def moves(self, deal: int) -> list[str]:
        """All that the first seat does in that deal."""
        return [move for turn in self.deals[deal - 1] if turn.seat == ME for move in turn.moves]

    def ends(self) -> list[int]:
        """The numbers of the first and the last deal."""
        return sorted({1, len(self.deals)})

    def deeds(self) -> set[str]:
        """What the first seat does in those two: kinds of moves, and two things with wild cards.

        "announce" is one laid off, "choose" a meld that could be read in several ways.
        """
        rules = mb.parse_record(self.record).header.rules
        moves = [(deal, move.split()) for deal in self.ends() for move in self.moves(deal)]
        melds = [(deal, map(_face, cards)) for deal, (kind, *cards) in moves if kind == "meld"]
        found = {kind for _, (kind, *_) in moves}
        if any(len(mb.readings(faces, rules, deal)) > 1 for deal, faces in melds):
            found.add("choose")
        if any(kind == "add" and "=" in cards[0] for _, (kind, *cards) in moves):
            found.add("announce")
        return found


def _face(card: str) -> int:
    return parse_card(card.split("=", maxsplit=1)[0])


def settled(record: str) -> str:
    """A record up to which wild card of a meld stands for which of the missing cards (R6).

    >>> settled("0 meld Ac 9h=2c *=3c; discard 5d") == settled("0 meld Ac *=2c 9h=3c; discard 5d")
    True
    """
    return re.sub(r"(?:meld|add) [^;\n]+", lambda move: _settled_move(move[0]), record.rstrip())


def _settled_move(move: str) -> str:
    cards = sorted(word.split("=")[0] for word in move.split())
    meant = sorted(word.split("=")[1] for word in move.split() if "=" in word)
    return f"{' '.join(cards)} = {' '.join(meant)}"


@cache
def written(game: str, seats: int, seed: str, people: Sequence[str] = NAMES[:1]) -> Script:
    """The script of a match as the page would begin it; `people` sit in the first seats."""
    named = [(name, "steady") for name in (*people, *NAMES[len(people) : seats])]
    match = mb.Match.new(mb.system(game), seats=named, seed=seed)
    steady = mb.bot("steady")
    while not match.over:
        if match.state.end is not None:
            match.next_deal()
            continue
        match.play(steady.choose(mb.view(match.state, match.state.turn), match.dice()))
    return Script(match.record().replace("=steady", "=person", len(people)))


@cache
def seed_with(game: str, seats: int, deeds: frozenset[str], first: int) -> str:
    """The first seed of a row, from that number on, whose script holds these deeds."""
    for number in range(first, first + FAR):
        seed = f"match {number}"
        if deeds <= written(game, seats, seed).deeds():
            return seed
    raise AssertionError(f"no match of {game} among {FAR} has all of {sorted(deeds)}")

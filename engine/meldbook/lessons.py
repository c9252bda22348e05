"""The first game of a learner: a deal in which plain play shows all there is to a deal.

The seed is searched for under the rules of the game: whoever follows the adviser melds, lays off
and goes out within a few turns. Whoever plays otherwise gets advice for what has become of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from meldbook.bots import bot
from meldbook.match import Match
from meldbook.moves import Discard, LayMeld, LayOff
from meldbook.seeds import Dice
from meldbook.systems import system
from meldbook.view import view

if TYPE_CHECKING:
    from meldbook.record import Header
    from meldbook.rules import Rules

ADVISER = "simple"  # of three plain rules, which can be told in a sentence each
LEARNER = 0
SEATS = (("You", "person"), ("Ana", ADVISER))
_PREFIX = "lesson-"
_MOST_SEEDS = 400
_MOST_MOVES = 70
_TURNS = range(3, 10)  # of the learner: long enough to see it all, short enough for a first try


class Shown(NamedTuple):
    """What a deal shows to whoever follows the adviser."""

    out: bool  # the learner goes out
    melds: int
    lay_offs: int
    turns: int

    @property
    def good(self) -> bool:
        """Whether it is a deal to learn from."""
        return self.out and self.melds > 0 and self.lay_offs > 0 and self.turns in _TURNS


def lesson_seed(game: str) -> str:
    """The first seed whose deal shows all; raises Unreadable rules-unknown."""
    rules = system(game)
    seeds = [f"{_PREFIX}{number}" for number in range(1, _MOST_SEEDS)]
    return next((seed for seed in seeds if shown(rules, seed).good), seeds[0])


def is_lesson(header: Header) -> bool:
    """Whether a match was begun to learn the game."""
    return header.practice and (header.seed or "").startswith(_PREFIX)


def shown(rules: Rules, seed: str) -> Shown:
    """Play the first deal of a seed as the adviser would."""
    match = Match.new(rules, seats=SEATS, seed=seed, practice=True)
    made = []
    while match.state.end is None and match.at < _MOST_MOVES:
        state = match.state
        own = state.turn == LEARNER
        dice = Dice(ADVISER) if own else match.dice()  # as a hint has it
        move = bot(ADVISER).choose(view(state, state.turn), dice)
        if own:
            made.append(move)
        match.play(move)
    end = match.state.end
    return Shown(
        out=end is not None and end.out == LEARNER,
        melds=sum(isinstance(move, LayMeld) for move in made),
        lay_offs=sum(isinstance(move, LayOff) for move in made),
        turns=sum(isinstance(move, Discard) for move in made),
    )

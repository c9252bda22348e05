"""`random`: any legal move, each as likely as the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meldbook.bots.choice import Choice, because
from meldbook.listing import legal_moves

if TYPE_CHECKING:
    from meldbook.moves import Move
    from meldbook.seeds import Dice
    from meldbook.state import State


class Uniform:
    """The bot; it knows the rules and nothing else."""

    def choose(self, view: State, rng: Dice) -> Move:
        """Any legal move of the seat on turn."""
        return self.explain(view, rng).move

    def explain(self, view: State, rng: Dice) -> Choice:
        """Any legal move, and among how many it was drawn."""
        moves = list(legal_moves(view))
        return Choice(moves[rng.below(len(moves))], because("by-chance", ways=len(moves)))

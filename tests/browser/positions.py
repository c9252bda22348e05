"""Positions written down: the own hand and the table; the rest of the pack is dealt."""

import json
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import meldbook as mb
from tests.browser.records import NAMES, Position, replay
from tests.browser.words import JOKER, RANKS, SUITS


@dataclass(frozen=True)
class Written:
    """A position in which the first seat is to play; melds are "owner: cards"."""

    rules: str
    hand: str
    others: Sequence[int]  # how many cards the other seats hold
    table: Sequence[str] = ()
    discard: str = "3d 5d 5s"
    deal: int = 1
    more: dict[str, object] = field(default_factory=dict)  # further keys of a position

    def position(self) -> Position:
        """The position as the page is to show it."""
        rest = self._rest()
        hands = [self.hand]
        for count in self.others:
            hands.append(" ".join(rest[:count]))
            del rest[:count]
        given = {
            "deal": self.deal,
            "phase": "play",
            "hands": hands,
            "table": list(self.table),
            "discard": self.discard,
            "stock": " ".join(rest),
            **self.more,
        }
        lines = [f"{name} = {json.dumps(value)}" for name, value in given.items()]
        return replay("\n".join([*self._head(), *lines, "end", f"deal {self.deal}", ""]))

    def _head(self) -> list[str]:
        kinds = ["person", *["steady"] * len(self.others)]
        seats = ", ".join(f"{name}={kind}" for name, kind in zip(NAMES, kinds, strict=False))
        return ["meldbook 1", f"rules {self.rules}", f"seats {seats}", "start", "[position]"]

    def _rest(self) -> list[str]:
        """The cards that nobody has seen, shuffled the same way each time."""
        rules = mb.system(self.rules)
        pack = [rank + suit for suit in SUITS for rank in RANKS] * rules.packs
        pack += [JOKER] * rules.jokers
        melds = " ".join(meld.partition(": ")[2] for meld in self.table)
        seen = f"{self.hand} {melds} {self.discard}".split()
        rest = list((Counter(pack) - Counter(card.split("=")[0] for card in seen)).elements())
        random.Random(self.rules).shuffle(rest)
        return rest

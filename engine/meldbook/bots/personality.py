"""What makes two bots of a kind play differently: a few numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields

from meldbook.codes import Unreadable

_MOST = 10.0
_TRAIT = re.compile(r"([a-z_]+)=(\d+(?:\.\d+)?)")


@dataclass(frozen=True, slots=True)
class Personality:
    """Traits from 0 to 10; as they stand here a bot plays as well as it can."""

    caution: float = 1.0  # how much it fears to throw what the next player can use
    holding_back: float = 0.0  # up to 1: how late in a deal it still keeps its melds in hand
    patience: float = 1.0  # how long it keeps pairs, dear ones too, for what may come


def personality(name: str, traits: str) -> Personality:
    """The personality of a text like `caution=0.5:patience=2`.

    `name` is the bot's, for the fault. Raises Unreadable bot-trait.
    """
    known = [field.name for field in fields(Personality)]
    given: dict[str, float] = {}
    for part in traits.split(":"):
        found = _TRAIT.fullmatch(part)
        if found is None or found[1] not in known or found[1] in given or float(found[2]) > _MOST:
            raise Unreadable("bot-trait", name=name, text=part, known=known)
        given[found[1]] = float(found[2])
    return Personality(**given)

"""The bots by name. A bot sees a view only, never the state of the match (R8)."""

from __future__ import annotations

from functools import lru_cache

from meldbook.bots.choice import Bot, Choice, Reason
from meldbook.bots.gentle import Gentle
from meldbook.bots.personality import Personality, personality
from meldbook.bots.simple import Simple
from meldbook.bots.steady import Steady
from meldbook.bots.uniform import Uniform
from meldbook.bots.weights import SHARP, STEADY
from meldbook.codes import Unreadable

__all__ = ["BOTS", "Bot", "Choice", "Personality", "Reason", "bot"]

BOTS: dict[str, Bot] = {
    "gentle": Gentle(),
    "random": Uniform(),
    "sharp": Steady(weighing=SHARP),
    "simple": Simple(),
    "steady": Steady(),
}
_WEIGHING = {"sharp": SHARP, "steady": STEADY}  # of those that have a personality


@lru_cache(maxsize=64)
def bot(name: str) -> Bot:
    """The bot of a name, which may be followed by traits: `steady:caution=0.5:patience=2`.

    Raises Unreadable: bot-unknown, bot-trait.
    """
    if name in BOTS:
        return BOTS[name]
    kind, _, traits = name.partition(":")
    if not traits or kind not in _WEIGHING:
        raise Unreadable("bot-unknown", name=name, known=sorted(BOTS))
    return Steady(personality(kind, traits), _WEIGHING[kind])

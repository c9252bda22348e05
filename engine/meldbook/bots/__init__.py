"""The bots by name. A bot sees a view only, never the state of the match (R8)."""

from __future__ import annotations

import re
from functools import lru_cache

from meldbook.bots.choice import Bot, Choice, Reason
from meldbook.bots.gentle import Gentle
from meldbook.bots.personality import Personality, personality
from meldbook.bots.sharp import WORLDS, Sharp
from meldbook.bots.simple import Simple
from meldbook.bots.steady import Steady
from meldbook.bots.uniform import Uniform
from meldbook.codes import Unreadable

__all__ = ["BOTS", "Bot", "Choice", "Personality", "Reason", "bot"]

BOTS: dict[str, Bot] = {
    "gentle": Gentle(),
    "random": Uniform(),
    "sharp": Sharp(),
    "simple": Simple(),
    "steady": Steady(),
}
_WORLDS = re.compile(r"worlds=(\d{1,4})")


@lru_cache(maxsize=64)
def bot(name: str, cap: float | None = None) -> Bot:
    """The bot of a name, which may be followed by traits: `steady:caution=0.5:patience=2`.

    `sharp` has one more, how many worlds it plays out for a choice: `sharp:worlds=0` searches
    none. A cap in milliseconds ends such a search early. Raises Unreadable: bot-unknown,
    bot-trait.
    """
    kind, _, traits = name.partition(":")
    if kind == "sharp":
        return _sharp(traits, cap)
    if name in BOTS:
        return BOTS[name]
    if not traits or kind != "steady":
        raise Unreadable("bot-unknown", name=name, known=sorted(BOTS))
    return Steady(personality(kind, traits))


def _sharp(traits: str, cap: float | None) -> Sharp:
    """A sharp one with its traits, and how many worlds it plays out."""
    given = [part for part in traits.split(":") if part]
    found = next((part for part in given if _WORLDS.fullmatch(part)), None)
    if found is not None:
        given.remove(found)
    worlds = WORLDS if found is None else int(found.removeprefix("worlds="))
    return Sharp(personality("sharp", ":".join(given)) if given else None, worlds=worlds, cap=cap)

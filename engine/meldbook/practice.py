"""Practice: open hands, moves taken back at will, and why the bots did what they did.

A match says in its record that it is practice; nothing here answers for any other.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from meldbook.bots import bot
from meldbook.codes import Unreadable
from meldbook.faces import card_text
from meldbook.record import PERSON
from meldbook.view import view

if TYPE_CHECKING:
    from meldbook import protocol
    from meldbook.match import Match, Moment


def open_hands(match: Match) -> list[list[str]]:
    """All hands by seat where they lie open; none in a match that counts."""
    if not match.header.practice:
        return []
    return [[card_text(card) for card in hand] for hand in match.state.hands]


def whys(match: Match, seat: int) -> list[protocol.Why]:
    """What bots have done in this deal since the seat's last move, with their reasons."""
    if not match.header.practice:
        raise Unreadable("request-bad", detail="no practice")
    since = [*takewhile(lambda one: one.made.seat != seat, reversed(match.moments))]
    bots = [one for one in reversed(since) if _kind(match, one) != PERSON]
    return [why for moment in bots for why in _whys(match, moment)]


def _kind(match: Match, moment: Moment) -> str:
    return match.header.seats[moment.made.seat].kind


def _whys(match: Match, moment: Moment) -> list[protocol.Why]:
    """The events of a move; the reason is the first one's, if the bot would do the same again."""
    made, before, dice = moment
    choice = bot(_kind(match, moment)).explain(view(before, made.seat), dice)
    same = choice.move == made.move
    reason: protocol.Reason | None = (
        {"code": choice.reason.code, "args": choice.reason.args} if same else None
    )
    told: list[protocol.Why] = [
        {"event": {"code": event.code, "args": event.args}, "reason": None}
        for event in made.events
        if event.code not in ("scored", "ended")
    ]
    told[0]["reason"] = reason
    return told

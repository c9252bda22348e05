"""What page and engine say to each other about a score pad; the rest is in protocol.py."""

from typing import Any, Literal, NotRequired, TypedDict


class PadHand(TypedDict):
    """What a player had left at the end of a deal."""

    points: str  # as typed: "27", "10+5+25"; "" where nothing was
    cards: list[str]  # or the cards, ranks and "*": "K 4 *"; they count where there are any


class PadDeal(TypedDict):
    """A deal as people wrote it down."""

    ended: Literal["", "out", "blocked"]  # "" where nobody has said yet
    out: int | None  # the seat that went out
    rummy: bool  # … without having laid, laid off or exchanged anything before
    hands: list[PadHand]  # by seat


class Pad(TypedDict):
    """A match that is played with real cards."""

    rules: str  # name of a system
    options: NotRequired[dict[str, Any]]
    seats: int
    dealer: int  # of the first deal
    deals: list[PadDeal]


class PadFault(TypedDict):
    """Why a deal can't have been like that: text `pad-fault-CODE` filled with `args`."""

    code: str
    args: dict[str, Any]


class PadCounted(TypedDict):
    """A hand with what it costs."""

    points: str  # "" where that can't be read yet
    costs: list[str]  # of each card


class PadDealCounted(TypedDict):
    """A deal: how it is dealt, and what it came to once it was played."""

    deal: int  # from 1
    dealer: int
    lead: int
    size: int  # cards dealt to each
    leadMore: bool  # the lead hand gets one more
    wild: str | None
    costs: dict[str, str]  # what a card of each rank costs, and "*"
    copies: dict[str, int]  # how many of them the packs hold
    hands: list[PadCounted]
    fault: PadFault | None  # it counts nothing then
    late: bool  # the match was over before
    scores: list[str]  # by seat; empty where it counts nothing
    totals: list[str]


class PadSheet(TypedDict):
    """The answer to `pad`: the whole match, counted."""

    id: int
    ok: Literal[True]
    deals: list[PadDealCounted]
    next: PadDealCounted | None  # the one to be played; None where the match is over
    totals: list[str]
    won: list[int]  # deals won by going out
    ranks: list[int]  # the place of each seat as it stands, from 1; equals share
    reason: Literal["target", "deals"] | None  # why the match is over
    winners: list[int] | None
    tie: Literal["none", "shared", "deals-won"]  # how equal best scores were told apart

"""What page and engine say to each other about two rule sets; the rest is in protocol.py."""

from typing import Literal, TypedDict

from meldbook.protocol import Event, Refusal


class SceneMeld(TypedDict):
    owner: int
    cards: list[str]


class Scene(TypedDict):
    """The cards of a witness; the first seat is on turn."""

    deal: int
    hands: list[list[str]]  # "?" for an unknown card
    table: list[SceneMeld]
    laid: list[int]  # numbers of the melds laid in this turn
    opened: bool | None  # the first seat has opened; None where nothing hangs on it
    first: bool  # it is the first seat's first turn of the deal
    discard: list[str]  # the top last
    stock: int
    recycled: int  # how often the discards have become the stock
    scores: list[str]  # before this deal; empty: all nothing
    won: list[int]  # deals won before; empty: none
    out: int | None  # kind "score": the seat that went out


class Said(TypedDict):
    legal: bool
    refusal: Refusal | None


class RenewedStock(TypedDict):
    drawn: str  # "?" where it was shuffled
    stock: int
    discards: int


class DealtCards(TypedDict):
    cards: int  # in all
    jokers: int
    hands: list[int]  # from the seat that leads on
    upcard: int
    stock: int
    draws: bool  # the leading seat draws in its first turn


class CountedDeal(TypedDict):
    scores: list[str]  # of the deal
    totals: list[str]
    winners: list[int] | None  # where the match is over


class Witness(TypedDict):
    """Where two rule sets differ: the same twice, and what the engine says to each."""

    kind: Literal["move", "stock", "deal", "score"]
    scene: Scene
    move: str | None  # kinds "move" and "stock"
    toml: str | None  # the position and the move as a scenario
    verdicts: list[Said]  # kind "move"
    stocks: list[RenewedStock]  # kind "stock"
    deals: list[DealtCards | None]  # kind "deal"; None: not for so many players
    results: list[CountedDeal]  # kind "score"


class Difference(TypedDict):
    """An option in which two rule sets differ."""

    option: str
    values: list[str]
    rules: list[str]  # an id each
    searched: bool
    witness: Witness | None  # None where the option changes nothing by itself
    within: int | None  # 0 or 1: the witness takes that one of the pair …
    changed: dict[str, str]  # … and the same with these options, since the other has no such cards


class Compared(TypedDict):
    id: int
    ok: Literal[True]
    differences: list[Difference]


class PastedAsk(TypedDict):
    """How a question of a pasted scenario was answered."""

    ok: bool  # as expected
    got: str
    refusal: Refusal | None  # why not, where the play was not allowed


class Pasted(TypedDict):
    """What a pasted text is: a match, or a position."""

    id: int
    ok: Literal[True]
    kind: Literal["match", "position"]
    rules: str
    options: dict[str, str]
    names: list[str]  # by seat; empty for a position
    phase: Literal["draw", "play", "over"]
    turn: int  # seat to act
    scene: Scene
    winners: list[int] | None
    asks: list[PastedAsk]  # the scenario's questions, answered
    example: bool  # the first of them makes an example to be tried
    record: str | None  # that can be played on; None where too few cards are left for it, or
    # where it would show a seat more than it may know yet
    toml: str | None  # the position in notation; None where the deal is over


class ToldDeal(TypedDict):
    deal: int
    events: list[Event]


class Told(TypedDict):
    """All that happened in a match: texts `event-CODE`."""

    id: int
    ok: Literal[True]
    rules: str
    options: dict[str, str]
    names: list[str]
    deals: list[ToldDeal]

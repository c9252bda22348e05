"""What page and engine say to each other about a match that lies behind; the rest: protocol.py."""

from typing import Literal, TypedDict

from meldbook.protocol import Event, MeldInfo


class Frame(TypedDict):
    """A deal after some of its moves, as the one who looks may know it; "?" hides a card."""

    seat: int | None  # that moved; None before the first move
    move: str | None
    events: list[Event]
    turn: int  # seat to act
    phase: Literal["draw", "play", "over"]
    hands: list[list[str]]
    table: list[MeldInfo] | None  # None: as in the frame before
    stock: int
    discard: list[str]  # the top last


class Retraced(TypedDict):
    """One deal of a match, move by move."""

    id: int
    ok: Literal[True]
    rules: str
    options: dict[str, str]
    names: list[str]  # by seat
    kinds: list[str]
    deals: list[int]  # that may be looked at
    deal: int  # the one that is told here
    wild: str | None
    open: bool  # it has ended: all cards may be seen
    eyes: int | None  # whose knowledge the frames hold; None: everything
    frames: list[Frame]  # before the first move, and after each one


class Written(TypedDict):
    """A match that the engine has made of something, as a record."""

    id: int
    ok: Literal[True]
    record: str


class Sealed(TypedDict):
    """What shows that a deal was settled before it was played."""

    deal: int
    hash: str  # SHA-256 of the deal's seed, in hex digits
    seed: str | None  # None until the deal is over


class Seals(TypedDict):
    """The seals of a match, and the name of its last deal."""

    id: int
    ok: Literal[True]
    deals: list[
        Sealed
    ]  # up to the one to be played next; empty where a match began with a position
    name: str | None  # of the deal that has ended last: `jokeren-13.3.17.2`


class Replayed(TypedDict):
    """What a record came to."""

    id: int
    ok: Literal[True]
    record: str  # printed again
    deals: list[list[str]]  # scores of each ended deal, by seat
    over: bool

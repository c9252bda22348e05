"""The state of a deal within its match, and what follows from it by looking."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Literal, NamedTuple, TypeVar

from meldbook.faces import UNKNOWN, Face, Hand, LaidCard, face_of, pack
from meldbook.options import MOST_SEATS
from meldbook.rules import DealRules, Rules, deal_rules, opening_worth
from meldbook.table import Table

Phase = Literal["draw", "play", "over"]
Score = int | Fraction  # shares of a win are exact (B8)
Source = Literal["stock", "discard", "none"]
SOURCES: tuple[Source, ...] = ("stock", "discard", "none")
T = TypeVar("T")


class Drawn(NamedTuple):
    """What the seat on turn drew in this turn; `card` is UNKNOWN for those who did not see it."""

    source: Source
    card: Face


class DealEnd(NamedTuple):
    """How a deal ended: the seat that went out or None, why, the rule, each seat's score."""

    out: int | None
    reason: str  # "out", "stock-exhausted", "table-unchanged", "no-draw", "declined"
    rule: str
    scores: tuple[Score, ...]


class Public(NamedTuple):
    """Something that everybody saw: a seat took or threw a card."""

    seat: int
    took: bool
    card: Face


class State(NamedTuple):
    """One position. Hands are sorted; UNKNOWN stands for cards that the looker may not know.

    A view is a state too: `viewer` is the seat that looks, None sees all.
    """

    here: DealRules  # the rules of this deal
    seed: str | None  # of the deal; None where a renewed stock stays unknown
    deal: int
    dealer: int
    turn: int
    phase: Phase
    drawn: Drawn | None
    turns: tuple[int, ...]  # ended in this deal, by seat
    opened: tuple[bool, ...]  # opened, or laid a first meld, on an earlier turn
    joined: tuple[bool, ...]  # laid, laid off or exchanged anything on an earlier turn
    hands: tuple[Hand, ...]
    known: tuple[Hand, ...]  # cards everybody knows to be in a hand (R8)
    discard: Hand  # oldest first, the top last; below the top UNKNOWN in a view
    stock: Hand  # next card first
    scores: tuple[Score, ...]
    won: tuple[int, ...]
    table: Table = Table()
    owners: tuple[int, ...] = ()
    laid: tuple[int, ...] = ()  # indices of the melds laid in this turn
    points: int = 0  # what those were worth towards an opening when they were laid (J5, G3)
    touched: bool = False  # the table changed in this turn
    owed: int = 0  # jokers reclaimed in this turn and not laid again (J8)
    recycled: int = 0
    quiet: bool = False  # the table has not changed since the discards last became the stock (R12b)
    idle: int = 0  # turns in a row begun with the stock out for good that changed nothing (R12a)
    history: bytes = b""  # takes and throws of the deal; read it with `lately`
    end: DealEnd | None = None
    viewer: int | None = None

    @property
    def rules(self) -> Rules:
        """The rules of the match."""
        return self.here.rules

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.hands)

    @property
    def hand(self) -> Hand:
        """The hand of the seat on turn."""
        return self.hands[self.turn]


# One value a source and face: they are made at every turn.
DRAWN = {source: tuple(Drawn(source, card) for card in range(UNKNOWN + 1)) for source in SOURCES}


_NOTES = [[bytes((mark, card)) for card in range(UNKNOWN + 1)] for mark in range(2 * MOST_SEATS)]


def noted(state: State, card: Face, *, took: bool) -> bytes:
    """The history with one more thing seen: the seat on turn took or threw a card."""
    return state.history + _NOTES[state.turn << 1 | took][card]


def lately(state: State) -> Iterator[Public]:
    """What everybody saw in this deal, the last first."""
    for place in range(len(state.history) - 2, -1, -2):
        mark, card = state.history[place : place + 2]
        yield Public(mark >> 1, bool(mark & 1), card)


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The tuple with another value at one place."""
    items = [*values]
    items[place] = value
    return tuple(items)


_PLACES = {name: place for place, name in enumerate(State._fields)}
_new = tuple.__new__


def changed(state: State, **new: object) -> State:
    """The state with some fields changed: what `_replace` does, in half the time."""
    values: list[object] = [*state]
    for name, value in new.items():
        values[_PLACES[name]] = value
    return _new(State, values)


def with_rules(state: State, rules: Rules) -> State:
    """The same position under other rules."""
    here = deal_rules(rules, state.deal, state.seats)
    return changed(state, here=here, table=Table(state.table))  # what fits is worked out anew


def taken(state: State) -> Face | None:
    """The face taken from the discards in this turn, which must not be thrown (R4)."""
    drawn = state.drawn
    return drawn.card if drawn is not None and drawn.source == "discard" else None


def barred_copies(state: State) -> int:
    """How many cards of the hand on turn R4 bars from being thrown."""
    face = taken(state)
    return 0 if face is None else state.hand.count(face)


def throwable(state: State) -> bool:
    """Whether the hand on turn holds a card that R4 lets go."""
    barred = taken(state)
    return any(card != barred for card in state.hand)


def first_turn_bars(state: State) -> bool:
    """Whether the seat on turn is in a first turn that only draws and discards (J2)."""
    return state.turns[state.turn] == 0 and state.rules.first_turn == "draw-and-discard"


def renewable(state: State) -> bool:
    """Whether the discards can still become the stock (J10, B6, H7)."""
    return len(state.discard) > 1 and not renewals_used_up(state)


def renewals_used_up(state: State) -> bool:
    """Whether the discards have become the stock as often as they may (B6, H7, H8)."""
    return state.rules.recycles is not None and state.recycled >= state.rules.recycles


def out_for_good(state: State) -> bool:
    """In the draw phase: the stock is empty and can't be renewed (R12a)."""
    return not state.stock and not renewable(state)


def began_out(state: State) -> bool:
    """Whether the turn under way began with the stock out for good (R12a)."""
    if state.stock or state.drawn is None or state.drawn.source != "discard":
        return False
    return not state.discard or renewals_used_up(state)


def card_opening_points(state: State, card: LaidCard) -> int:
    """What a laid card adds to an opening (J5, G3)."""
    return opening_worth(card, state.rules.opening_jokers)


def opening_begun(state: State) -> bool:
    """Whether the seat on turn has begun to open in this turn."""
    return bool(state.laid) and not state.opened[state.turn]


def census(state: State) -> Counter[Face]:
    """All cards of all zones by face; UNKNOWN ones are counted as such."""
    count = Counter[Face]()
    for zone in (*state.hands, state.discard, state.stock):
        count.update(zone)
    count.update(face_of(card) for meld in state.table for card in meld.cards)
    return count


def unseen(state: State) -> Counter[Face]:
    """The cards that a view's seat can't locate: in the stock, below the top discard or hidden."""
    rest = Counter(pack_of(state.rules))
    rest.subtract({face: n for face, n in census(state).items() if face != UNKNOWN})
    return +rest


def pack_of(rules: Rules) -> Hand:
    """All cards of a game."""
    return pack(rules.packs, rules.jokers)

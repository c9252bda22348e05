"""The state of a deal within its match, and what follows from it by looking."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, NamedTuple

from meldbook.faces import UNKNOWN, Face, Hand, LaidCard, face_of, pack
from meldbook.melds import Meld
from meldbook.rules import DealRules, Rules, deal_rules, opening_worth

Phase = Literal["draw", "play", "over"]
Score = int | Fraction  # shares of a win are exact (B8)
Source = Literal["stock", "discard", "none"]


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


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """One position. Hands are sorted; UNKNOWN stands for cards that the looker may not know.

    A view is a state too: `viewer` is the seat that looks, None sees all.
    """

    rules: Rules
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
    table: tuple[Meld, ...] = ()
    owners: tuple[int, ...] = ()
    laid: tuple[int, ...] = ()  # indices of the melds laid in this turn
    points: int = 0  # what those were worth towards an opening when they were laid (J5, G3)
    touched: bool = False  # the table changed in this turn
    owed: int = 0  # jokers reclaimed in this turn and not laid again (J8)
    discard: Hand  # oldest first, the top last; below the top UNKNOWN in a view
    stock: Hand  # next card first
    recycled: int = 0
    quiet: bool = False  # the table has not changed since the discards last became the stock (R12b)
    idle: int = 0  # turns in a row begun with the stock out for good that changed nothing (R12a)
    scores: tuple[Score, ...]
    won: tuple[int, ...]
    history: tuple[Public, ...] = ()  # takes and throws of the deal
    end: DealEnd | None = None
    viewer: int | None = None

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.hands)

    @property
    def here(self) -> DealRules:
        """The rules of this deal."""
        return deal_rules(self.rules, self.deal, len(self.hands))

    @property
    def hand(self) -> Hand:
        """The hand of the seat on turn."""
        return self.hands[self.turn]


def taken(state: State) -> Face | None:
    """The face taken from the discards in this turn, which must not be thrown (R4)."""
    drawn = state.drawn
    return drawn.card if drawn is not None and drawn.source == "discard" else None


def throwable(state: State) -> bool:
    """Whether the hand on turn holds a card that R4 lets go."""
    barred = taken(state)
    return any(card != barred for card in state.hand)


def first_turn_bars(state: State) -> bool:
    """Whether the seat on turn is in a first turn that only draws and discards (J2)."""
    return state.rules.first_turn == "draw-and-discard" and state.turns[state.turn] == 0


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

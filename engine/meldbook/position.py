"""Positions as TOML: the `[position]` table of a scenario or of a record's start (notation.md)."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeVar

from meldbook.codes import Unreadable, refuse
from meldbook.faces import JOKER, UNKNOWN, Face, card_text, face_of, lay
from meldbook.naming import Named, as_itself, named_readings
from meldbook.notation import parse_card, parse_cards, parse_named
from meldbook.rules import deal_rules, opening_worth
from meldbook.scoring import added
from meldbook.shapes import why_no_meld
from meldbook.state import Drawn, Phase, State, census
from meldbook.table import Table
from meldbook.toml_text import Toml, read_toml, wrong_value

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Callable

    from meldbook.faces import Hand
    from meldbook.melds import Meld
    from meldbook.rules import Rules, Shape
    from meldbook.state import Score

T = TypeVar("T")
_KEYS = {
    "deal",
    "dealer",
    "turn",
    "phase",
    "drawn",
    "turns",
    "opened",
    "joined",
    "hands",
    "table",
    "laid",
    "owed",
    "discard",
    "stock",
    "recycled",
    "quiet",
    "idle",
    "scores",
    "won",
}
_MOST_UNKNOWN = 1000
_FRACTION = re.compile(r"-?\d{1,9}(/[1-9]\d{0,2})?$")


def parse_position_toml(text: str, rules: Rules, seats: int) -> State:
    """The state of a record's start. Raises Unreadable as `parse_position` does."""
    data = read_toml(text)
    position = data.get("position")
    if not isinstance(position, dict):
        raise Unreadable("scenario-missing", key="position")
    state = parse_position(position, rules)
    if state.seats != seats:
        raise Unreadable("position-seats", got=state.seats, min=seats, max=seats)
    return state


def parse_position(data: Toml, rules: Rules) -> State:
    """The state of a `[position]` table, defaults filled in.

    Raises Unreadable: scenario-key, scenario-value, position-….
    """
    for key in data:
        if key not in _KEYS:
            raise Unreadable("scenario-key", key=key, place="position")
    reader = _Reader(data, rules)
    state = reader.state()
    _check_pack(state)
    return state


class _Reader:
    """Reads the keys of a position one by one; every error names its key."""

    def __init__(self, data: Toml, rules: Rules) -> None:
        self.data = data
        self.rules = rules
        self.hands = self._hands()
        self.seats = len(self.hands)
        least, most = rules.players
        if not least <= self.seats <= most:
            raise Unreadable("position-seats", got=self.seats, min=least, max=most)
        self.deal = self._number("deal", 1, least=1)
        if rules.deals is not None and self.deal > rules.deals:
            raise Unreadable("position-deal", deal=self.deal, deals=rules.deals)
        self.shape = deal_rules(rules, self.deal, self.seats).shape
        self.dealer = self._seat("dealer", self.seats - 1)
        self.turn = self._seat("turn", (self.dealer + 1) % self.seats)

    def state(self) -> State:
        owners, table = self._table()
        phase = self._phase()
        laid = self._laid(owners)
        drawn = self._drawn(phase, table)
        earlier = [seat for place, seat in enumerate(owners) if place not in laid]
        opened = self._flags("opened", [seat in earlier for seat in range(self.seats)])
        owed = self._number("owed", 0)
        return State(
            here=deal_rules(self.rules, self.deal, self.seats),
            seed=None,
            deal=self.deal,
            dealer=self.dealer,
            turn=self.turn,
            phase=phase,
            drawn=drawn,
            turns=self._numbers("turns", 3),
            opened=opened,
            joined=self._flags("joined", list(opened)),
            hands=self.hands,
            known=self._known(drawn),
            table=Table(table),
            owners=owners,
            laid=laid,
            points=sum(
                opening_worth(card, self.rules.opening_jokers)
                for place in laid
                for card in table[place].cards
            ),
            touched=bool(laid) or owed > 0,
            owed=owed,
            discard=self._cards("discard", ""),
            stock=self._stock(),
            recycled=self._number("recycled", 0),
            quiet=self._flag("quiet"),
            idle=self._number("idle", 0),
            scores=self._scores(),
            won=self._numbers("won", 0),
        )

    def _bad(self, key: str, expected: str, **more: object) -> Unreadable:
        if key not in self.data:
            return Unreadable("scenario-missing", key=f"position.{key}")
        return wrong_value(f"position.{key}", self.data[key], expected, **more)

    def _number(self, key: str, default: int, *, least: int = 0) -> int:
        value = self.data.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or value < least:
            raise self._bad(key, "whole", least=least)
        return value

    def _flag(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise self._bad(key, "flag")
        return value

    def _list(self, key: str, default: list[Any]) -> list[Any]:
        values = self.data.get(key, default)
        if not isinstance(values, list):
            raise self._bad(key, "by-seat")
        if len(values) != self.seats:
            raise Unreadable("position-length", key=key, got=len(values), expected=self.seats)
        return values

    def _flags(self, key: str, default: list[bool]) -> tuple[bool, ...]:
        values = self._list(key, default)
        if not all(isinstance(value, bool) for value in values):
            raise self._bad(key, "flags")
        return tuple(values)

    def _numbers(self, key: str, default: int, *, least: int = 0) -> tuple[int, ...]:
        values = self._list(key, [default] * self.seats)
        if not all(type(value) is int and value >= least for value in values):
            raise self._bad(key, "numbers")
        return tuple(values)

    def _scores(self) -> tuple[Score, ...]:
        """Scores so far: whole numbers, or exact fractions as text (B8)."""
        values = self._list("scores", [0] * self.seats)
        if not all(type(v) is int or (isinstance(v, str) and _FRACTION.match(v)) for v in values):
            raise self._bad("scores", "scores")
        return added(map(Fraction, values), [0] * self.seats)

    def _seat(self, key: str, default: int) -> int:
        seat = self._number(key, default)
        if seat >= self.seats:
            raise Unreadable("position-seat", key=key, seat=seat, seats=self.seats)
        return seat

    def _hands(self) -> tuple[Hand, ...]:
        hands = self.data.get("hands")
        if not isinstance(hands, list):
            raise self._bad("hands", "hands")
        return tuple(map(self._hand, hands))

    def _hand(self, hand: object) -> Hand:
        if isinstance(hand, str):
            return tuple(sorted(self._read("hands", hand, parse_cards)))
        if type(hand) is int and 0 <= hand <= _MOST_UNKNOWN:
            return (UNKNOWN,) * hand
        raise self._bad("hands", "hands")

    def _cards(self, key: str, default: str) -> Hand:
        value = self.data.get(key, default)
        if isinstance(value, list) and all(isinstance(card, str) for card in value):
            value = " ".join(value)
        if not isinstance(value, str):
            raise self._bad(key, "cards")
        return self._read(key, value, parse_cards)

    def _read(self, key: str, text: str, read: Callable[[str], T]) -> T:
        """Cards of a key; one that can't be read is told with the key."""
        try:
            return read(text)
        except Unreadable as error:
            got = error.args_by_name["text"]
            raise wrong_value(f"position.{key}", got, "cards") from None

    def _stock(self) -> Hand:
        value = self.data.get("stock", 20)
        if type(value) is int and 0 <= value <= _MOST_UNKNOWN:
            return (UNKNOWN,) * value
        return self._cards("stock", "")

    def _phase(self) -> Phase:
        phase = self.data.get("phase", "draw")
        if phase not in ("draw", "play"):
            raise self._bad("phase", "phase")
        if phase == "play" and not self.hands[self.turn]:
            raise Unreadable("position-empty-hand", seat=self.turn)
        return "draw" if phase == "draw" else "play"

    def _table(self) -> tuple[tuple[int, ...], tuple[Meld, ...]]:
        lines = self.data.get("table", [])
        if not isinstance(lines, list):
            raise self._bad("table", "table")
        pairs = [self._meld(line, number) for number, line in enumerate(lines, start=1)]
        return tuple(owner for owner, _ in pairs), tuple(meld for _, meld in pairs)

    def _meld(self, line: object, number: int) -> tuple[int, Meld]:
        found = re.fullmatch(r"\s*([0-9]{1,4})\s*:(.*)", line) if isinstance(line, str) else None
        if not found:
            raise self._bad("table", "table")
        owner = int(found[1])
        if owner >= self.seats:
            raise Unreadable("position-seat", key="table", seat=owner, seats=self.seats)
        named = [self._read("table", card, parse_named) for card in found[2].split()]
        return owner, table_meld(named, self.shape, number)

    def _laid(self, owners: tuple[int, ...]) -> tuple[int, ...]:
        numbers = self.data.get("laid", [])
        if not isinstance(numbers, list) or not all(type(number) is int for number in numbers):
            raise self._bad("laid", "melds")
        for number in numbers:
            if not 1 <= number <= len(owners):
                melds = len(owners)
                raise Unreadable("position-meld-number", key="laid", meld=number, melds=melds)
        laid = tuple(number - 1 for number in numbers)
        if len(set(laid)) < len(laid) or any(owners[place] != self.turn for place in laid):
            raise self._bad("laid", "own-melds")
        return laid

    def _drawn(self, phase: Phase, table: tuple[Meld, ...]) -> Drawn | None:
        text = self.data.get("drawn", "stock")
        if phase == "draw":
            return None
        if text in ("stock", "none"):
            return Drawn("stock" if text == "stock" else "none", UNKNOWN)
        found = re.fullmatch(r"discard (\S+)", text) if isinstance(text, str) else None
        if not found:
            raise self._bad("drawn", "drawn")
        card = self._read("drawn", found[1], parse_card)
        lying = [face_of(laid) for meld in table for laid in meld.cards]
        if card not in self.hands[self.turn] and card not in lying:
            raise Unreadable("position-drawn", card=card_text(card))
        return Drawn("discard", card)

    def _known(self, drawn: Drawn | None) -> tuple[Hand, ...]:
        """A card taken from the discards is known in its hand (R8)."""
        known: list[Hand] = [()] * self.seats
        if drawn and drawn.source == "discard" and drawn.card in self.hands[self.turn]:
            known[self.turn] = (drawn.card,)
        return tuple(known)


def table_meld(cards: list[Named], shape: Shape, number: int) -> Meld:
    """A meld as it lies; an open meaning is filled in where there is one reading only.

    A card of the wild rank is itself where it can be. Raises Unreadable position-meld.
    """
    if any(card.face == UNKNOWN for card in cards):
        raise Unreadable("position-meld", meld=number, reason="unknown")
    found = named_readings(cards, shape)
    itself = [meld for meld in found if as_itself(meld, cards)]
    for melds in (itself, found):
        if len(melds) == 1:
            return melds[0]
    if found:
        raise Unreadable("position-meld", meld=number, reason="ambiguous")
    refusal = why_no_meld([lay(card.face, card.meaning) for card in cards], shape)
    if refusal is None:
        refusal = refuse("meld-no-pattern", cards=[card_text(card.face) for card in cards])
    raise Unreadable("position-meld", meld=number, reason="refused", refusal=refusal.told())


def _check_pack(state: State) -> None:
    """No face more often than the packs hold it, no more cards than the packs."""
    rules = state.rules
    count: Counter[Face] = census(state)
    for card, got in sorted(count.items()):
        most = rules.jokers if card == JOKER else rules.packs
        if card != UNKNOWN and got > most:
            raise Unreadable("position-too-many", card=card_text(card), got=got, most=most)
    most = rules.packs * 52 + rules.jokers
    if count.total() > most:
        raise Unreadable("position-pack", got=count.total(), most=most)

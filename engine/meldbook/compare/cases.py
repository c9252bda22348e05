"""What a witness is tried on: positions made by hand, out of cards that both rule sets have."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from meldbook.faces import IN_SET, IN_SUIT, RANKS, SUITS
from meldbook.rules import DealRules, MeldKind, Rules, by_deal, deal_rules
from meldbook.systems import planned_deals
from meldbook.toml_text import Toml

Cards = tuple[str, ...]  # as a move names them: "7h", "*=7d"
_HIDDEN = 5  # cards of every other hand, unknown
_STOCK = 20
_IDLE = ("2c", "9d", "Kd", "4s", "Jc", "6d", "Qs", "3h")  # that make no meld together


class Case(NamedTuple):
    """A position (the table of a scenario) and a move of the seat on turn."""

    position: Toml
    move: str


@dataclass(frozen=True, slots=True)
class Ground:
    """What a position may be made of in one deal, under the first rules and under the second."""

    deal: int
    seats: int
    here: tuple[DealRules, DealRules]
    packs: int
    jokers: int
    wild: tuple[str, ...]  # ranks that are wild under either

    @property
    def plain(self) -> list[int]:
        """The ranks that are wild under neither, middle ones first."""
        order = (6, 7, 5, 8, 4, 9, 3, 10, 2, 11, 1, 12, 0)
        return [rank for rank in order if RANKS[rank] not in self.wild]

    @property
    def run_min(self) -> int:
        """A run that is long enough under both."""
        return max(here.shape.run_min for here in self.here)

    def wild_cards(self) -> Iterator[Cards]:
        """Cards that may stand for others: jokers first, then those of a wild rank."""
        ranks = [
            tuple(rank + suit for _ in range(self.packs) for suit in SUITS) for rank in self.wild
        ]
        yield ("*",) * self.jokers + (ranks[0] if len(ranks) == 1 else ())
        if len(ranks) > 1 or self.jokers:
            yield from ranks

    def held(self, cards: Iterable[str]) -> bool:
        """Whether the packs of both hold these cards."""
        count = Counter(card.partition("=")[0] for card in cards)
        return all(n <= (self.jokers if card == "*" else self.packs) for card, n in count.items())

    def idle(self, used: Iterable[str], number: int) -> Cards:
        """Cards to throw, none of which is used or wild."""
        taken = {card.partition("=")[0] for card in used}
        free = (c for c in _IDLE if c not in taken and c[:-1] not in self.wild)
        return tuple(card for card, _ in zip(free, range(number), strict=False))

    def position(self, hand: Iterable[str], **more: object) -> Toml:
        """A position of play in which the first seat holds these cards."""
        others = [_HIDDEN] * (self.seats - 1)
        bare = " ".join(card.partition("=")[0] for card in hand)
        start = {"deal": self.deal, "phase": "play", "turn": 0, "hands": [bare, *others]}
        return {**start, "stock": _STOCK, **more}

    def first(self, *, yes: bool) -> list[bool]:
        """A flag for each seat: that of the first seat, and no for the others."""
        return [yes] + [False] * (self.seats - 1)


def grounds(a: Rules, b: Rules) -> Iterator[Ground]:
    """Every deal that both rule sets know, as few seats as both allow; none if no number does."""
    seats = max(a.players[0], b.players[0])
    if seats > min(a.players[1], b.players[1]):
        return
    last = max(planned_deals(a), planned_deals(b))
    for deal in range(1, min(last, a.deals or last, b.deals or last) + 1):
        ranks = dict.fromkeys(by_deal(rules.wild_ranks, deal) for rules in (a, b))
        yield Ground(
            deal,
            seats,
            (deal_rules(a, deal, seats), deal_rules(b, deal, seats)),
            min(a.packs, b.packs),
            min(a.jokers, b.jokers),
            tuple(rank for rank in ranks if rank),
        )


def set_of(rank: int, naturals: int, wild: Sequence[str]) -> Cards:
    """A set: its first suits natural, wild cards for the next ones."""
    suits = [SUITS[place % IN_SET] for place in range(naturals + len(wild))]
    names = [RANKS[rank] + suit for suit in suits]
    return tuple(_named(names, naturals, wild))


def run_of(start: int, length: int, suit: str, wild: Sequence[str] = ()) -> Cards:
    """A run from a rank on, round the corner if need be; wild cards behind its first one."""
    names = [RANKS[(start + place) % IN_SUIT] + suit for place in range(length)]
    first = min(1, length - len(wild))
    order = [*names[:first], *names[first + len(wild) :], *names[first : first + len(wild)]]
    named = dict(zip(order, _named(order, length - len(wild), wild), strict=True))
    return tuple(named[name] for name in names)


def _named(names: Sequence[str], naturals: int, wild: Sequence[str]) -> Iterator[str]:
    yield from names[:naturals]
    yield from (f"{card}={name}" for card, name in zip(wild, names[naturals:], strict=True))


def companions(ground: Ground, kinds: Sequence[MeldKind], used: Iterable[str]) -> Cards | None:
    """Natural cards of these melds, beside the cards used; None where the packs run short."""
    melds = companion_melds(ground, kinds, used)
    return None if melds is None else tuple(card for meld in melds for card in meld)


def companion_melds(
    ground: Ground, kinds: Sequence[MeldKind], used: Iterable[str]
) -> list[Cards] | None:
    """The same, meld by meld."""
    cards = [*used]
    melds: list[Cards] = []
    for kind in kinds:
        ways = _sets(ground) if kind == "set" else _runs(ground)
        meld = next((way for way in ways if ground.held([*cards, *way])), None)
        if meld is None:
            return None
        cards += meld
        melds.append(meld)
    return melds


def _sets(ground: Ground) -> Iterator[Cards]:
    for rank in (11, 12, 9, *ground.plain):
        if RANKS[rank] not in ground.wild:
            yield set_of(rank, 3, ())


def _runs(ground: Ground) -> Iterator[Cards]:
    length = ground.run_min
    for suit in "cdhs":
        for start in (IN_SUIT - length, 1, 4):
            if start + length <= IN_SUIT:
                yield run_of(start, length, suit)

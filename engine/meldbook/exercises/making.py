"""Drafts of exercises: hands and tables in which a solution is likely; `solving` proves it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from meldbook.exercises.box import Box, Empty
from meldbook.exercises.kinds import MOST_CARDS, SEATS, deals_of
from meldbook.faces import IN_SUIT, JOKER, Face, LaidCard, face, lay
from meldbook.melds import Meld, grow, growths, itself, readings
from meldbook.rules import deal_rules
from meldbook.seeds import Dice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from meldbook.rules import DealRules, MeldKind, Rules


class Draft(NamedTuple):
    """Cards of an exercise: the hand on turn, the other hand, the melds on the table."""

    deal: int
    opened: bool
    hand: tuple[Face, ...]
    other: tuple[Face, ...]
    table: tuple[Meld, ...]
    top: Face


Table = list[Meld]
Cards = list[Face]


def drafts(rules: Rules, kind: str, seed: str) -> Iterator[Draft]:
    """Drafts without end, always the same for the same seed."""
    dice = Dice(seed, "exercise", rules.name, kind)
    deal = deals_of(rules, kind)[dice.below(len(deals_of(rules, kind)))]
    here = deal_rules(rules, deal, SEATS)
    while True:
        box = Box(dice, rules)
        try:
            hand, table = _MAKERS[kind](box, here)
            other, top = box.any(3), box.any(1)[0]
        except Empty:
            continue
        if len(hand) <= MOST_CARDS and all(readings(_faces(meld), here.shape) for meld in table):
            opened = kind != "open" and here.opening != "whole-hand"
            yield Draft(deal, opened, tuple(sorted(hand)), tuple(other), tuple(table), top)


def _faces(meld: Meld) -> tuple[Face, ...]:
    return tuple(sorted(card & 127 for card in meld.cards))


def _laid(cards: Cards) -> Meld:
    """Natural cards as a meld, a set by suit and a run from its lowest card."""
    kind: MeldKind = "set" if cards[0] % IN_SUIT == cards[1] % IN_SUIT else "run"
    return Meld(kind, tuple(itself(lay(card)) for card in cards))


def _others(box: Box, here: DealRules, number: int) -> Table:
    return [_laid(box.meld(here.rules.run_min)) for _ in range(number)]


def _with_wild(box: Box, here: DealRules, cards: Cards) -> Cards:
    """Sometimes a wild card in the place of one of these."""
    if not here.rules.jokers or not box.chance(45):
        return cards
    gone = box.one_of(cards)
    wild = here.shape.wild_rank
    rank_too = wild is not None and box.chance(50)
    put = face(wild, box.dice.below(4)) if rank_too and wild is not None else JOKER
    box.put(gone)
    return [put if card == gone else card for card in cards if card != gone or box.take(put)]


def _open(box: Box, here: DealRules) -> tuple[Cards, Table]:
    """Two melds, or those of the contract, and cards that nearly go with them."""
    least = here.rules.run_min
    if here.contract is not None:
        kinds = here.contract
        melds = [box.set(3) if kind == "set" else box.run(least) for kind in kinds]
    else:
        melds = [box.meld(least) for _ in range(2)]
    place = box.dice.below(len(melds))
    hand = [card for meld in melds for card in meld if meld is not melds[place]]
    hand += _with_wild(box, here, melds[place])
    hand += [box.near(hand) for _ in range(min(3, MOST_CARDS - len(hand)))]
    return hand, _others(box, here, int(box.chance(50)))


def _out(box: Box, here: DealRules) -> tuple[Cards, Table]:
    """The last cards: a meld where one may be laid, lay-offs where they are allowed, a throw."""
    least = here.rules.run_min
    if here.opening == "whole-hand":
        hand = _with_wild(box, here, box.set(3) if box.chance(60) else box.run(3)) + box.run(4)
        return [*hand, box.near(hand)], _others(box, here, int(box.chance(50)))
    hand = box.meld(least) if here.rules.melds_after_opening or here.opening == "none" else []
    table = _others(box, here, 2 + box.chance(40))
    adds = 2 + box.chance(50) if not hand else 1 + box.chance(60)
    hand = hand + _extend(box, here, [*table], adds)
    return [*hand, box.near(hand)], table


def _extend(box: Box, here: DealRules, table: Table, number: int) -> Cards:
    """Cards that fit the melds one after the other."""
    found: Cards = []
    for _ in range(number):
        place = box.dice.below(len(table))
        fits = [one for one in growths(table[place], here.shape) if one.meaning < JOKER]
        if not fits:
            raise Empty
        growth = box.one_of(fits)
        found += box.take(growth.meaning)
        table[place] = grow(table[place], lay(growth.meaning), growth)
    return found


def _joker(box: Box, here: DealRules) -> tuple[Cards, Table]:
    """Melds that hold jokers, a card that frees one, and two cards that make a meld with it."""
    table: Table = []
    freeing: Cards = []
    for _ in range(1 + box.chance(60)):
        cards = box.meld(here.rules.run_min)
        gone = box.one_of(cards)
        box.take(JOKER)
        laid: list[LaidCard] = [lay(JOKER, card) if card == gone else lay(card) for card in cards]
        table.append(Meld(_laid(cards).kind, tuple(laid)))
        box.put(gone)
        freeing += box.take(gone)
    hand = freeing if box.chance(60) else freeing[:1]
    hand = [*hand, box.near(hand)]
    hand += [box.near(hand) for _ in range(2)] + box.any(1)
    return hand, table + _others(box, here, int(box.chance(30)))


def _lay_off(box: Box, here: DealRules) -> tuple[Cards, Table]:
    """A card that fits a set and a run, of which one alone lets the next one follow."""
    suit, up = box.dice.below(4), box.chance(50)
    least = here.rules.run_min
    step = 1 if up else -1
    first = 1 + box.dice.below(IN_SUIT - least - 3)
    ranks = range(first, first + least)
    fork = ranks[-1] + 1 if up else ranks[0] - 1
    if not 0 <= fork + step < IN_SUIT:
        raise Empty
    run = box.take(*(face(rank, suit) for rank in ranks))
    rest = [face(fork, other) for other in range(4) if other != suit]
    table = [_laid(run), _laid(box.take(*rest)), *_others(box, here, 1 + box.chance(40))]
    hand = box.take(face(fork, suit), face(fork + step, suit))
    hand += _extend(box, here, table[2:], 1)
    hand += [box.near(hand), *box.any(1 + box.chance(50))]
    return hand, [*box.dice.shuffled(table)]


_MAKERS: dict[str, Callable[[Box, DealRules], tuple[Cards, Table]]] = {
    "open": _open,
    "out": _out,
    "joker": _joker,
    "lay-off": _lay_off,
}

"""Cases about what a meld is: its suits, its length, its aces, its wild cards."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from meldbook.compare.cases import Cards, Case, Ground, companions, run_of, set_of
from meldbook.faces import IN_SET, IN_SUIT, SMALLEST_MELD, face_of, is_wild
from meldbook.melds import Meld
from meldbook.naming import named_readings
from meldbook.notation import parse_named
from meldbook.rules import MeldKind, Shape

_MOST_MELDS = 12  # tried in a deal: the smallest ones of which the rules think differently


def shape_cases(ground: Ground) -> Iterator[Case]:
    """Melds that are none under the other rules, laid whole or by laying off their last card."""
    for cards, kind in islice(_disputed(ground), _MOST_MELDS):
        yield from _laid(ground, cards, kind)
        yield from _laid_off(ground, cards)


def _disputed(ground: Ground) -> Iterator[tuple[Cards, MeldKind]]:
    """Melds under one of the rules alone, with what they are there; small ones first."""
    one, other = (here.shape for here in ground.here)
    for total in range(SMALLEST_MELD, 2 * IN_SUIT + 1):
        for cards in (*_sets(ground, total), *_runs(ground, total)):
            if not ground.held(cards):
                continue
            found = _reading(cards, one), _reading(cards, other)
            known = found[0] or found[1]
            if (found[0] is None) != (found[1] is None) and known is not None:
                yield cards, known.kind


def _reading(cards: Cards, shape: Shape) -> Meld | None:
    """What named cards are, each card that is not named being itself."""
    named = [parse_named(card) for card in cards]
    for meld in named_readings(named, shape):
        wild = Counter(face_of(card) for card in meld.cards if is_wild(card))
        if wild == Counter(card.face for card in named if card.meaning is not None):
            return meld
    return None


def _sets(ground: Ground, total: int) -> Iterator[Cards]:
    most = ground.packs * IN_SET
    for supply in ground.wild_cards():
        for naturals in range(min(total, most), -1, -1):
            if total - naturals <= len(supply):
                yield set_of(ground.plain[0], naturals, supply[: total - naturals])


def _runs(ground: Ground, total: int) -> Iterator[Cards]:
    """Runs in the middle of a suit, and those that only a high ace or the corner allows."""
    if total > IN_SUIT:
        return
    middle = min(4, IN_SUIT - total)
    corners = range(IN_SUIT - total, IN_SUIT) if total == ground.run_min else ()
    for supply in ground.wild_cards():
        for wild in range(min(total, len(supply)) + 1):
            for start in dict.fromkeys((middle, *(corners if wild < 2 else ()))):  # noqa: PLR2004
                yield run_of(start, total, "h", supply[:wild])


def _laid(ground: Ground, cards: Cards, kind: MeldKind) -> Iterator[Case]:
    """The meld laid by who has not opened and who has, with a contract, as a whole hand."""
    move = f"meld {' '.join(cards)}"
    hand = (*cards, *ground.idle(cards, 2))
    yield Case(ground.position(hand), move)
    yield Case(ground.position(hand, opened=ground.first(yes=True)), move)
    for here in ground.here:
        others = list(here.contract or ())
        if kind in others:
            others.remove(kind)
        with_them = companions(ground, others, cards)
        if here.opening in ("contract", "whole-hand") and with_them is not None:
            for more in (1, 0):
                hand = (*cards, *with_them, *ground.idle((*cards, *with_them), more))
                yield Case(ground.position(hand), move)


def _laid_off(ground: Ground, cards: Cards) -> Iterator[Case]:
    for card in dict.fromkeys(reversed(cards)):
        rest = [*cards]
        rest.remove(card)
        if len(rest) < SMALLEST_MELD:
            continue
        hand = (card, *ground.idle(cards, 2))
        lying = [f"{ground.seats - 1}: {' '.join(rest)}"]
        position = ground.position(hand, table=lying, opened=[True] * ground.seats)
        yield Case(position, f"add {card} to 1")

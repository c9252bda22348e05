"""Small forms of engine functions that take whole `Rules` instead of a deal's part of them."""

from collections.abc import Iterable

from meldbook.faces import Face
from meldbook.melds import Meld
from meldbook.melds import readings as shape_readings
from meldbook.rules import Rules, deal_rules
from meldbook.shortage import cards_short as shape_cards_short


def readings(cards: Iterable[Face], rules: Rules, deal: int = 1) -> tuple[Meld, ...]:
    """Every meld that exactly these cards can be under the rules of a deal (R6)."""
    return shape_readings(cards, deal_rules(rules, deal, rules.players[0]).shape)


def cards_short(cards: Iterable[Face], rules: Rules, deal: int = 1) -> int | None:
    """The fewest cards, whichever may come, that a hand lacks for the contract of a deal (M4, M5).

    None where the deal has no contract, or one that no cards fill.
    """
    here = deal_rules(rules, deal, rules.players[0])
    if here.contract is None:
        return None
    return shape_cards_short(tuple(sorted(cards)), here.shape, here.contract)

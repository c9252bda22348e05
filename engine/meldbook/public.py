"""Small forms of engine functions that take whole `Rules` instead of a deal's part of them."""

from collections.abc import Iterable

from meldbook.faces import Face
from meldbook.melds import Meld
from meldbook.melds import readings as shape_readings
from meldbook.rules import Rules, deal_rules


def readings(cards: Iterable[Face], rules: Rules, deal: int = 1) -> tuple[Meld, ...]:
    """Every meld that exactly these cards can be under the rules of a deal (R6)."""
    return shape_readings(cards, deal_rules(rules, deal, rules.players[0]).shape)

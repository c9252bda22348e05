"""Whether an opening that lays only melds can be completed: M5, M9, W4 by plain covering.

The search of `turns` would find the same, far more slowly: here a hand is one number, four bits a
face, and each choice of cards that is some meld is tried as one.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from tests.oracle.all_games.deals import JOKER, Deal
from tests.oracle.all_games.melds import FACES, Hand, kind, melds_of

_PLACE = {card: 4 * place for place, card in enumerate((*FACES, JOKER))}
_GUARD = sum(8 << place for place in _PLACE.values())
Use = tuple[int, str]  # cards as a number, the kind of meld they are


class Task(NamedTuple):
    """What has still to be laid, and how the turn may end then."""

    kinds: tuple[str, ...] | None  # exactly these; None: any number of any kind
    whole: bool  # all cards must go, but for one to throw
    taken: str | None
    final_discard: str


def number(cards: Iterable[str]) -> int:
    """A multiset of cards as a number."""
    return sum(1 << _PLACE[card] for card in cards)


def _holds(cards: int, some: int) -> bool:
    return ((cards | _GUARD) - some) & _GUARD == _GUARD


@lru_cache(maxsize=64)
def uses(hand: Hand, deal: Deal) -> tuple[Use, ...]:
    """Every choice of cards of a hand that is some meld, with the kinds it can be."""
    found = ((number(card for card, _ in meld), kind(meld)) for meld in melds_of(hand, deal))
    return tuple(dict.fromkeys(found))


def completes(rest: Hand, all_uses: Sequence[Use], task: Task) -> bool:
    """Whether the rest of a hand can be laid as the task wants; its uses are among `all_uses`."""
    cards = number(rest)
    fitting = [use for use in all_uses if _holds(cards, use[0])]
    return _search(cards, fitting, task)


def _search(rest: int, fitting: Sequence[Use], task: Task) -> bool:
    if not task.kinds and _may_end(rest, task):
        return True
    if task.kinds == () or not rest:
        return False
    if task.whole and task.kinds and len(task.kinds) == 1:
        return _last_meld(rest, {cards for cards, of in fitting if of == task.kinds[0]}, task)
    for place, (cards, of) in enumerate(fitting):
        left = _less(task.kinds, of)
        if left is not None or task.kinds is None:
            after = rest - cards
            more = [use for use in fitting[place:] if _holds(after, use[0])]
            if _search(after, more, task._replace(kinds=left)):
                return True
    return False


def _less(kinds: tuple[str, ...] | None, of: str) -> tuple[str, ...] | None:
    if kinds is None or of not in kinds:
        return None
    left = list(kinds)
    left.remove(of)
    return tuple(left)


def _last_meld(rest: int, melds: set[int], task: Task) -> bool:
    """Whether the rest is one meld, or one meld and a card to throw."""
    if rest in melds and task.final_discard != "required":
        return True
    throws = [1 << place for card, place in _PLACE.items() if card != task.taken]
    may = task.final_discard != "never"
    return may and any(_holds(rest, one) and rest - one in melds for one in throws)


def _may_end(rest: int, task: Task) -> bool:
    if not rest:
        return task.final_discard != "required"
    size = sum(rest >> place & 7 for place in _PLACE.values())
    if size == 1 and task.final_discard == "never":
        return False
    other = any(rest >> place & 7 for card, place in _PLACE.items() if card != task.taken)
    return other and (size == 1 or not task.whole)

"""Worlds: what the hidden cards may be, as far as a view tells; alike for alike views."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from meldbook.bots.search.racer import Racer
from meldbook.bots.seen import buried
from meldbook.faces import UNKNOWN
from meldbook.seeds import Dice
from meldbook.state import renewable, unseen

if TYPE_CHECKING:
    from meldbook.bots.search.race import Race
    from meldbook.faces import Face, Hand
    from meldbook.state import State

# A player has chosen from more cards than it holds: so many more a turn, at most so many in all.
_CHOSEN: Final = 0.6
_MOST_CHOSEN: Final = 7


class World(NamedTuple):
    """One way the hidden cards may lie: the other hands by seat, and the stock, next card last."""

    others: dict[int, Racer]
    stock: list[Face]


class Worlds:
    """The worlds of a view.

    Cards that were taken lie where they were taken to, those thrown are in no hand, and a hand has
    no melds that its player would have laid.
    """

    def __init__(self, view: State, race: Race) -> None:
        """Look at what is hidden."""
        self.view, self.race = view, race
        under = buried(view)
        pool = unseen(view) - Counter(under)
        hidden = sum(hand.count(UNKNOWN) for hand in view.hands)
        if pool.total() < hidden:  # after a renewal some of them may be in hand again
            pool, under = unseen(view), []
        self.pool = tuple(sorted(pool.elements()))
        self.under = under if renewable(view) else []
        seen = (view.deal, view.turn, view.hand, view.known, view.history, view.table, view.drawn)
        self.dice = Dice(repr((seen, view.discard, view.stock, view.hands)), "worlds")

    def next(self) -> World:
        """The next world."""
        view = self.view
        rest = [*self.dice.shuffled(self.pool)]
        others = {
            seat: self._hand(seat, hand, rest)
            for seat, hand in enumerate(view.hands)
            if seat != view.turn
        }
        stock = [*rest[: len(view.stock)], *self.under]
        return World(others, stock[::-1])

    def _hand(self, seat: int, hand: Hand, rest: list[Face]) -> Racer:
        """A hand as its player would have kept it; its cards leave the rest."""
        view = self.view
        racer = Racer(opened=view.opened[seat])
        known = [card for card in hand if card != UNKNOWN]
        for card in known:
            self.race.receive(racer, card)
        number = len(hand) - len(known)
        spare = max(0, len(rest) - number - len(view.stock) // 2)
        more = min(_MOST_CHOSEN, round(_CHOSEN * view.turns[seat]), spare)
        aside = self._dealt(racer, number + more, rest, lays=view.turns[seat] > 0)
        aside += self._thrown(racer, more, known)
        for card in aside:
            rest.insert(self.dice.below(len(rest) + 1), card)
        return racer

    def _dealt(self, racer: Racer, number: int, rest: list[Face], *, lays: bool) -> list[Face]:
        """Deal so many cards of the rest, but those that would be laid already; give these."""
        aside: list[Face] = []
        while number and rest:
            card = rest.pop(0)
            if lays and len(rest) >= number and self._would_lie(racer, card):
                aside.append(card)
            else:
                self.race.receive(racer, card)
                number -= 1
        return aside

    def _thrown(self, racer: Racer, number: int, known: list[Face]) -> list[Face]:
        """Throw so many cards, none that is known to be in the hand; give them."""
        thrown, back = [], []
        while number:
            card = self.race.throw(racer, None, gifts=False)
            if card is None:
                break
            if card in known:
                known.remove(card)
                back.append(card)
            else:
                thrown.append(card)
                number -= 1
        for card in back:
            self.race.receive(racer, card)
        return thrown

    def _would_lie(self, racer: Racer, card: Face) -> bool:
        """Whether a player would have laid this card by now."""
        race, bit = self.race, 1 << card
        if race.look.wild & bit or racer.bits & bit:
            return False
        if race.laid.fits & bit and race.may_lay_off(racer):
            return True
        if not race.may_meld(racer):
            return False
        made = race.completed(racer, card)
        if racer.opened or race.free:
            return made is not None
        return made is not None and racer.points + made.opening >= race.needed

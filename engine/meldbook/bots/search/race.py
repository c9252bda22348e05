"""Quick play-outs: a deal played to its end by plain players who look cards up in masks.

They take a discard that completes a meld, lay what they can, keep what is near other cards, and
throw the dearest card of the rest. The rules are kept as far as they decide who is faster: when
hands open, when cards may be laid off, how a hand goes out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from meldbook.faces import SMALLEST_MELD

if TYPE_CHECKING:
    from meldbook.bots.search.pieces import Lookup, Piece
    from meldbook.bots.search.racer import Laid, Racer
    from meldbook.faces import Face
    from meldbook.rules import DealRules

_NEAR: Final = 10.0  # points that a card is kept for, for each loose one it shares a piece with
_GIFT: Final = 8.0  # points against throwing what the next player can lay off
_ROUNDS: Final = 14  # turns of a seat after which hands are counted as they are


class Race:
    """How a deal is played out under its rules."""

    def __init__(self, here: DealRules, look: Lookup, laid: Laid) -> None:
        """Take from the rules what counts; `laid` is the table."""
        rules, shape = here.rules, here.shape
        self.look, self.laid = look, laid
        self.free = here.opening == "none"
        self.needed = rules.opening_points or 0
        self.melds_later = rules.melds_after_opening
        self.lays_off, self.never_lays_off = here.lay_off == "free", here.lay_off == "never"
        naturals = max(shape.naturals_per_meld, 1)
        serves = naturals < max(shape.run_min, SMALLEST_MELD)
        self.wild_serves = serves and shape.jokers_per_meld != 0
        self.wild_opens = rules.opening_jokers == "as-named"

    def play(self, seats: list[Racer], top: Face, stock: list[Face], turn: int) -> None:
        """Play on from the beginning of a turn to the end.

        `stock` has its next card last and is used up.
        """
        number = len(seats)
        for _ in range(_ROUNDS * number):
            me = seats[turn]
            turn = (turn + 1) % number
            if self.wants(me, top):
                card, barred = top, top
            elif stock:
                card, barred = stock.pop(), None
            else:
                return
            thrown = self.turn(me, card, barred, seats[turn])
            if thrown is None or me.out:
                return
            top = thrown

    def turn(self, me: Racer, card: Face, barred: Face | None, after: Racer) -> Face | None:
        """A turn with the card that it began with; the card thrown, None if there was none."""
        self.receive(me, card)
        self.lay(me)
        return None if me.out else self.throw(me, barred, gifts=self.may_lay_off(after))

    def may_lay_off(self, me: Racer) -> bool:
        """Whether a seat may add cards to the table (J7, B4)."""
        return self.lays_off or (me.opened and not self.never_lays_off)

    def may_meld(self, me: Racer) -> bool:
        """Whether a seat may ever lay a new meld (M5)."""
        return self.melds_later or not me.opened

    def wants(self, me: Racer, card: Face) -> bool:
        """Whether a player takes the top discard."""
        bit = 1 << card
        if self.look.wild & bit:
            return self.may_meld(me)
        if self.laid.fits & bit and self.may_lay_off(me):
            return me.left() <= 1
        if not self.may_meld(me) or me.bits & bit:
            return False
        return bool(me.held.fits & bit) or self.completed(me, card) is not None

    def completed(self, me: Racer, card: Face) -> Piece | None:
        """The dearest smallest meld that a card completes of loose cards."""
        have = me.bits | 1 << card
        for one in self.look.through[card]:
            if one.bits & have == one.bits:
                return one
        return None

    def receive(self, me: Racer, card: Face) -> None:
        """A card comes into a hand and finds its place."""
        bit = 1 << card
        if self.look.wild & bit:
            me.wild.append(card)
        elif not self.may_meld(me):
            me.keep(card)
        elif me.held.fits & bit:
            me.lengthen(card, self.look)
        else:
            one = None if me.bits & bit else self.completed(me, card)
            me.keep(card)
            if one is not None:
                me.make(one)

    def lay(self, me: Racer) -> None:
        """Open, lay and add what may be laid."""
        if not (me.opened or self.free or self.opens(me)):
            return
        if me.wild and self.wild_serves and self.may_meld(me):
            self.use_wild(me)
        if me.made:
            me.opened = True
            self.laid.join(me.held)
            me.made = me.points = 0
        if self.may_lay_off(me):
            self.add(me)

    def opens(self, me: Racer) -> bool:
        """Whether the melds in hand reach the points to open with (J5, G3)."""
        if me.points >= self.needed:
            return True
        best = self.with_wild(me) if me.wild and self.wild_serves else None
        if best is None:
            return False
        missing = (best.bits & ~me.bits).bit_length() - 1
        unnamed = 0 if self.wild_opens else self.look.opening[missing]
        return me.points + best.opening - unnamed >= self.needed

    def with_wild(self, me: Racer) -> Piece | None:
        """The dearest meld that one wild card completes."""
        through, bits = self.look.through, me.bits
        lacking = (
            one for card in me.loose for one in through[card] if (one.bits & ~bits).bit_count() == 1
        )
        return max(lacking, key=_cost, default=None)

    def use_wild(self, me: Racer) -> None:
        """Wild cards complete the dearest melds."""
        while me.wild:
            best = self.with_wild(me)
            if best is None:
                return
            me.wild.pop()
            me.make(best)

    def add(self, me: Racer) -> None:
        """Add loose cards to the table as long as some fit."""
        while bits := me.bits & self.laid.fits:
            card = bits.bit_length() - 1
            me.spend(1 << card)
            self.laid.add(card, self.look)

    def throw(self, me: Racer, barred: Face | None, *, gifts: bool) -> Face | None:
        """Throw the dearest card that is near no other; None if there is nothing to throw."""
        near, points, bits = self.look.near, self.look.points, me.bits
        fits = self.laid.fits if gifts else 0
        best, most = None, 0.0
        for card in (*me.loose, *me.twins):
            worth = points[card] - _NEAR * (near[card] & bits).bit_count()
            if fits >> card & 1:
                worth -= _GIFT
            if card != barred and (best is None or worth > most):
                best, most = card, worth
        if best is None:
            return me.wild.pop() if me.wild else None
        me.drop(best)
        return best


def _cost(one: Piece) -> int:
    return one.cost

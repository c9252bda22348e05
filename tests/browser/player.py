"""Plays whole deals by what the page shows, through one of the humans."""

import re
from collections.abc import Callable

from tests.browser.humans import Human
from tests.browser.staging import insist
from tests.browser.table import Laid, Table
from tests.browser.thinking import (
    OPENING,
    Meld,
    best_melds,
    fits,
    melds_in,
    points,
    without,
    worst,
)
from tests.browser.words import JOKER

OVER = ("deal over", "match over")
ANY_ANSWER = re.compile(r"joker as|on meld|^Swap for")
YOURS = "yours"


class Player:
    """Plays at a table; `watch` is called after each of its deeds."""

    def __init__(self, human: Human, watch: Callable[[], None] = lambda: None) -> None:
        self.human = human
        self.table: Table = human.table
        self.watch = watch
        self.turns = 0  # in this deal

    def play_match(self) -> None:
        """Play on until the match has ended."""
        while self.play_deal() != "match over":
            self.next_deal()

    def next_deal(self) -> None:
        """From the end of a deal to the next one."""
        self.insist(self.human.go_on, lambda: self.table.stage() not in OVER, "the next deal")
        self.turns = 0
        self.watch()

    def uncover(self) -> None:
        """Take the device over from the one before."""
        self.insist(self.human.uncover, lambda: self.table.stage() != "cover", "the own hand")

    def insist(self, deed: Callable[[], None], met: Callable[[], bool], what: str) -> None:
        """Do something until it has come about: a press that comes too soon is not heard."""
        insist(self.table.page, deed, met, what)

    def play_deal(self) -> str:
        """Play on until the deal has ended; how far the match is then."""
        while True:
            stage = self.table.ready()
            if stage in OVER:
                return stage
            if stage == "cover":
                self.uncover()
            else:
                self.play_turn()

    def play_turn(self) -> None:
        """Play one turn, or what is left of it."""
        opened = any(meld.owner == YOURS for meld in self.table.melds())
        taken = self.draw(opened=opened) if self.table.stage() == "draw" else None
        if self.turns > 0:
            self.use_all() if opened else self.open()
        if self.table.stage() == "play":
            self.throw(taken)
        self.turns += 1

    def draw(self, *, opened: bool) -> str | None:
        """Draw or take; the card where it was taken."""
        table, human = self.table, self.human
        top, verdict = table.top(), table.verdict()
        must = "turn: take the discard" in verdict
        may = must or "or take" in verdict
        if top is not None and (must or (may and self.wants(top, opened=opened))):
            self.do(human.take, f"taking {top}")
            return top
        self.do(human.draw, "drawing")
        return None

    def wants(self, top: str, *, opened: bool) -> bool:
        """Whether the top discard is of use at once."""
        best = best_melds([*self.table.hand(), top])
        if not any(top in meld for meld in best):
            return opened and any(fits(top, meld.cards) for meld in self.table.melds())
        return opened or _worth(best) >= OPENING

    def open(self) -> None:
        """Lay the first melds if they are worth enough."""
        plan = best_melds(self.table.hand())
        if _worth(plan) >= OPENING:
            for meld in plan:
                self.lay(meld)

    def use_all(self) -> None:
        """Take jokers back, lay melds, lay off, as long as anything goes."""
        while self.table.stage() == "play" and (self.reclaim() or self.meld() or self.lay_off()):
            pass

    def reclaim(self) -> bool:
        """Put a card for a joker and lay that joker again."""
        hand = self.table.hand()
        for meld in self.table.melds():
            for card in meld.wild:
                left = without(hand, [card])
                uses = [] if left is None else melds_in([*left, JOKER])
                use = next((one for one in uses if JOKER in one), None)
                if use:
                    self.use_on(card, meld)
                    self.lay(use)
                    return True
        return False

    def meld(self) -> bool:
        """Lay a meld from hand."""
        best = best_melds(self.table.hand())
        if best:
            self.lay(best[0])
        return bool(best)

    def lay_off(self) -> bool:
        """Lay one card off."""
        for card in self.table.hand():
            for meld in self.table.melds():
                if card != JOKER and fits(card, meld.cards):
                    self.use_on(card, meld)
                    return True
        return False

    def lay(self, meld: Meld) -> None:
        """Lay a meld, or put it together for an opening."""
        self.human.choose(meld)
        self.do(self.human.lay, f"laying {meld}")

    def use_on(self, card: str, meld: Laid) -> None:
        """Lay a card off on a meld, or swap it for the joker there."""
        self.human.choose([card])
        self.do(lambda: self.human.use_on(meld.number), f"using {card} on {meld.cards}")

    def throw(self, taken: str | None) -> None:
        """End the turn."""
        card = worst(self.table.hand(), taken)
        self.human.choose([card])
        self.do(self.human.discard, f"discarding {card}")

    def do(self, deed: Callable[[], None], what: str) -> None:
        """Do something and wait for what comes of it; the player is never refused."""
        before = self.seen()
        deed()
        self.table.page.wait(lambda: self.seen() != before, f"{what} to change the table")
        if self.table.stage() == "asked":
            self.answer()
            still = (before, ("asked",))
            self.table.page.wait(lambda: self.seen() not in still, "the answer to be taken")
        rule = self.table.rule()
        refused = rule is not None and self.table.stage() not in OVER  # the end cites one, too
        assert not refused, f"{what} was refused: {self.table.message()}"
        self.watch()

    def answer(self) -> None:
        """Answer a question about what was just done."""
        self.human.answer(ANY_ANSWER)

    def seen(self) -> tuple[object, ...]:
        """What every deed changes one way or another."""
        table = self.table
        stage = table.stage()
        if stage in OVER or stage == "asked":
            return (stage,)
        return stage, table.hand(), len(table.staged()), table.rule()


def _worth(melds: list[Meld]) -> int:
    return sum(points(meld) for meld in melds)

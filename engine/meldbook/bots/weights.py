"""What a bot weighs: the numbers behind its choices, as data; one set a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from meldbook.rules import DealRules


class Weights(NamedTuple):
    """Points unless said otherwise. As they stand here they are those of `steady`."""

    # What a hand is worth.
    hope: float = 40.0  # a meld that one card would complete
    draws: float = 6.0  # cards that a seat may still expect to come early in a deal
    late_draws: float = 0.7  # part of them that is gone when somebody is about to go out
    full_hand: float = 9.0  # cards in the smallest other hand from which on a deal is early
    # Part of its points that a card left over counts early in a deal; below none, a dear card is
    # kept rather than a cheap one, for others throw what goes with it.
    points_early: float = 0.65
    card_left: float = 0.0  # against each card left over, whatever it costs
    fits_points: float = 0.5  # part of its points that a card is worth which can be laid off
    fits: float = 0.0  # such a card, whatever it costs
    opens_less: float = 0.0  # part taken from a hope too cheap to reach the points to open with
    joker_kept: float = 20.0  # a joker while it can still make a meld
    # What a hand is worth that collects for a contract.
    plan_hope: float = 10.0  # a meld beside those that are collected for
    plan_cost: float = 0.15  # part of its points that a spare card costs early in a deal
    plan_targets: int = 6  # targets of a kind that are looked at together
    plan_outs: float = 0.0  # a card that brings the plan on, if it is sure to come
    plan_draws: float = 2.0  # cards that may come before the next such step
    card_short: float = 12.0  # each card short of a contract
    wild_kept: float = 14.0  # a wild card
    opens_out: bool = False  # whether longer melds are looked for that go out with the contract
    # Against throwing a card.
    near_taken: float = 5.0  # close to one the next seat took
    gift: float = 6.0  # the next seat can lay it off at once
    unlike_thrown: float = 1.0  # the next seat threw none of its rank
    sets_elsewhere: float = 0.0  # each card of its rank that the next seat may collect
    # What a taken card must bring: about what a card from the stock brings.
    take_gain: float = 5.0
    # Whether cards below the top discard are remembered, as all saw them thrown.
    remembers: bool = False


class Weighing(NamedTuple):
    """What a bot weighs, by how hands are opened in the deal."""

    free: Weights
    by_points: Weights
    collecting: Weights  # a contract, or the whole hand

    def at(self, here: DealRules) -> Weights:
        """The weights for a deal."""
        if here.opening == "none":
            return self.free
        return self.by_points if here.opening == "points" else self.collecting


STEADY: Final = Weighing(Weights(), Weights(), Weights())

# Measured against `steady` on deals that no kept result comes from.
SHARP: Final = Weighing(
    free=Weights(
        hope=37.0,
        draws=4.0,
        late_draws=0.2,
        full_hand=7.0,
        points_early=0.0,
        card_left=7.0,
        fits_points=0.8,
        fits=5.0,
        near_taken=3.0,
        take_gain=4.7,
        remembers=True,
    ),
    by_points=Weights(
        hope=45.0,
        draws=5.0,
        late_draws=0.45,
        full_hand=8.0,
        points_early=-0.1,
        card_left=9.0,
        opens_less=1.0,
        joker_kept=15.0,
        near_taken=2.0,
        gift=20.0,
        take_gain=4.7,
        remembers=True,
    ),
    collecting=Weights(
        plan_hope=0.0,
        plan_targets=14,
        plan_outs=30.0,
        card_short=25.0,
        opens_out=True,
        near_taken=6.0,
        gift=25.0,
        unlike_thrown=0.0,
        sets_elsewhere=4.0,
        take_gain=6.5,
        remembers=True,
    ),
)

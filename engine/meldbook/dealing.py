"""Dealing: the first state of a deal (R9, J1)."""

from meldbook.faces import UNKNOWN
from meldbook.rules import Rules, deal_rules
from meldbook.seeds import Dice, deal_seed
from meldbook.state import Drawn, Score, State, pack_of


def first_dealer(seed: str, seats: int) -> int:
    """The dealer of a match's first deal, drawn by its seed (R9)."""
    return Dice(seed, "dealer").below(seats)


def dealt(
    rules: Rules,
    *,
    seed: str,
    deal: int,
    dealer: int,
    scores: tuple[Score, ...],
    won: tuple[int, ...],
) -> State:
    """The state before the first turn of a deal. `seed` is the match's; deals count from 1.

    Cards are dealt singly, clockwise from the seat left of the dealer, which then leads (R9); a
    lead hand that only discards gets one card more and is past its draw (W1, W2).
    """
    seats = len(scores)
    own_seed = deal_seed(seed, deal)
    cards = Dice(own_seed, "deal").shuffled(pack_of(rules))
    lead = (dealer + 1) % seats
    leads = rules.first_turn == "lead-discards"
    here = deal_rules(rules, deal, seats)
    used = here.hand_size * seats + leads
    hands = [cards[(seat - lead) % seats : used : seats] for seat in range(seats)]
    up = used + rules.upcard
    none, no = ((),) * seats, (False,) * seats
    return State(
        here=here,
        seed=own_seed,
        deal=deal,
        dealer=dealer,
        turn=lead,
        phase="play" if leads else "draw",
        drawn=Drawn("none", UNKNOWN) if leads else None,
        turns=(0,) * seats,
        opened=no,
        joined=no,
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        known=none,
        discard=cards[used:up],
        stock=cards[up:],
        scores=scores,
        won=won,
    )

"""What the deals of a contest say: who was better, and what kind of deals they were."""

from __future__ import annotations

from fractions import Fraction
from statistics import fmean
from typing import TYPE_CHECKING, NamedTuple

from meldbook.arena.estimates import Estimate, mean_of, percentile, share_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meldbook.arena.contest import Contest, Result, Seating
    from meldbook.arena.running import Outcome

_MOST = 0.95


class Thinking(NamedTuple):
    """How long a bot took for a choice, in milliseconds of CPU time."""

    bot: str
    choices: int
    median: float
    most: float  # of 95 in a hundred


class Meeting(NamedTuple):
    """How the first bot of a contest did against the second."""

    wins: Estimate  # share of deals with the better score; equal scores count half
    points: Estimate  # by which it was better, a deal


class Nature(NamedTuple):
    """What kind of deals they were."""

    rounds: Estimate  # turns of a seat, a deal
    blocked: Estimate  # share of deals in which nobody went out
    lead: Estimate  # how much more often than 1 in SEATS the lead had the best score


class Summary(NamedTuple):
    """What a contest came to."""

    contest: Contest
    pairs: int
    deals: int
    meeting: Meeting | None  # None where a bot played against itself
    nature: Nature
    thinking: tuple[Thinking, ...]


def summary(outcome: Outcome) -> Summary:
    """The summary of the results of at least one pair."""
    contest, results = outcome.contest, outcome.results
    thinking = tuple(
        Thinking(bot, len(times), percentile(times, 0.5), percentile(times, _MOST))
        for bot, times in zip(contest.bots, outcome.thinking, strict=True)
    )
    met = meeting(contest, results) if len(contest.bots) > 1 else None
    deals = sum(map(len, results))
    return Summary(contest, len(results), deals, met, _nature(contest, results), thinking)


def meeting(contest: Contest, results: Sequence[tuple[Result, ...]]) -> Meeting:
    """How the two bots of a contest did, pair by pair."""
    leads = [[lead_in_points(contest, result) for result in pair] for pair in results]
    wins = [fmean((lead > 0) + 0.5 * (lead == 0) for lead in pair) for pair in leads]
    return Meeting(share_of(wins), mean_of([fmean(map(float, pair)) for pair in leads]))


def lead_in_points(contest: Contest, result: Result) -> Fraction:
    """By how many points a seat the first bot did better in a deal than the second."""
    scores = _good_points(contest, result)
    seating = contest.seatings[result.swap]
    return _mean(scores, seating, 0) - _mean(scores, seating, 1)


def _mean(scores: Sequence[Fraction], seating: Seating, bot: int) -> Fraction:
    own = [score for score, sits in zip(scores, seating, strict=True) if sits == bot]
    return sum(own, Fraction(0)) / len(own)


def _good_points(contest: Contest, result: Result) -> list[Fraction]:
    """The scores of a deal by seat, more being better."""
    sign = -1 if contest.rules.scoring == "penalty" else 1
    return [sign * Fraction(score) for score in result.scores]


def _nature(contest: Contest, results: Sequence[tuple[Result, ...]]) -> Nature:
    def by_pair(of: Sequence[Sequence[float]]) -> list[float]:
        return [fmean(pair) for pair in of]

    fair = 1 / contest.seats
    lead = share_of(by_pair([[_lead_won(contest, deal) for deal in pair] for pair in results]))
    return Nature(
        rounds=mean_of(by_pair([[deal.turns / contest.seats for deal in p] for p in results])),
        blocked=share_of(by_pair([[float(deal.out is None) for deal in p] for p in results])),
        lead=Estimate(*(end - fair for end in lead)),
    )


def _lead_won(contest: Contest, result: Result) -> float:
    """1 if the lead alone had the best score of a deal, its part if others had the same, else 0."""
    scores = _good_points(contest, result)
    best = max(scores)
    return (scores[result.lead] == best) / scores.count(best)

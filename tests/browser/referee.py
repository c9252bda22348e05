"""What the page tells of a match, held against what the engine finds in the saved record."""

from fractions import Fraction

from tests.browser.driver import Page
from tests.browser.humans import Human
from tests.browser.records import ME, Position, replay
from tests.browser.saves import saved_record


def holds(page: Page) -> None:
    """What must be true after every deed."""
    assert page.focused() is not None, "the focus fell to the page"
    width, height = page.js("() => [document.documentElement.scrollWidth, innerWidth]")
    assert width <= height


def check_rules_in_sight(human: Human) -> None:
    """The bar names the deal, its wild rank, and the contract that the player has still to lay."""
    truth = replay(saved_record(human.page))
    bar = human.table.rules_in_sight()
    assert f"Deal {truth['deal']}" in bar
    assert truth["wild"] is None or f"Wild rank: {rank_words(truth['wild'])}" in bar
    for words in contract_words(truth):
        assert words in bar


def rank_words(rank: str) -> str:
    return {"A": "ace", "J": "jack", "Q": "queen", "K": "king"}.get(rank, rank)


def contract_words(truth: Position) -> list[str]:
    opening = truth["opening"]
    if opening is None or opening["kind"] != "contract":
        return []
    parts = [(opening["sets"], "set"), (opening["runs"], "run")]
    return [f"{count} {kind}{'s' * (count > 1)}" for count, kind in parts if count]


def check_deal_end(human: Human) -> None:
    """The end of a deal: its number or the winners, why it ended, and what everybody scored."""
    truth = replay(saved_record(human.page))
    end, seats = truth["end"], truth["seats"]
    assert truth["winners"] is not None or f"Deal {truth['deal']} is over" in human.page.text()
    assert human.page.has("button", f"Rule {end['rule']}: read it")
    shown = human.table.deal_scores()
    for seat, added in zip(seats, end["scores"], strict=True):
        [found] = [sums for words, *sums in shown if words.startswith(f"{seat['name']} ")]
        assert found == [Fraction(added), Fraction(seat["score"])]


def check_standing(human: Human) -> None:
    """The standing shown is the one that the engine finds in the saved record."""
    truth = replay(saved_record(human.page))
    assert truth["winners"] is not None
    seats = zip(truth["ranks"], truth["seats"], strict=True)
    expected = sorted((rank, seat["name"], Fraction(seat["score"])) for rank, seat in seats)
    assert sorted(human.table.standing()) == expected
    assert truth["seats"][ME]["name"] == "You"

"""The search of `sharp`: worlds that fit what was seen, quick play-outs, and a strict gate."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

import meldbook as mb
from meldbook.bots.search import comparing
from meldbook.bots.search.candidates import candidates
from meldbook.bots.search.comparing import Comparison, Found, Way, laid_in
from meldbook.bots.search.pieces import as_run, fitting, lookup
from meldbook.bots.search.race import Race
from meldbook.bots.search.racer import Laid, Racer
from meldbook.bots.search.worlds import Worlds
from meldbook.bots.sharp import Sharp
from meldbook.faces import IN_SUIT, UNKNOWN, held_bits, without
from meldbook.melds import readings
from meldbook.rules import DealRules, deal_rules
from meldbook.seeds import Dice
from tests.counts import count
from tests.engine.games import midway, reshuffled
from tests.engine.test_bots import at
from tests.engine.test_sharp import cards, look
from tests.oracle.all_games.table import GAMES

POSITIONS = count(4, 200)  # a game
SEARCHED = ("basic-rummy", "block-rummy", "jokeren-13", "romme", "wrotham")
WORLDS = 24


def card(text: str) -> int:
    return mb.parse_card(text)


def rules_of(game: str) -> DealRules:
    return deal_rules(mb.system(game), 1, 2)


def views(game: str) -> Iterator[mb.State]:
    """Views of seats on turn in deals that are searched."""
    for number in range(POSITIONS):
        state = midway(game, number)
        if state.here.opening in ("none", "points"):
            yield mb.view(state, state.turn)


def compared(view: mb.State, bot: Sharp) -> Comparison | None:
    """What the bot would compare here, all worlds played."""
    move = bot._by_weights(view)
    found = candidates(bot._look(view), move, bot._by_weights)
    if len(found) < 2:
        return None
    comparison = Comparison(view, [one.way for one in found])
    comparison.best(WORLDS, lambda: False)
    return comparison


def race(game: str, laid: Laid | None = None) -> Race:
    here = rules_of(game)
    return Race(here, lookup(here), laid or Laid())


def racer(text: str, by: Race, *, opened: bool = False) -> Racer:
    made = Racer(opened=opened)
    for face in cards(text):
        by.receive(made, face)
    return made


@pytest.mark.parametrize("game", SEARCHED)
def test_pieces_are_the_smallest_melds_and_know_what_fits(game: str) -> None:
    here = rules_of(game)
    found = {one.bits: one for pieces in lookup(here).through for one in pieces}
    for bits, one in found.items():
        faces = [face for face in range(52) if bits >> face & 1]
        [meld] = readings(faces, here.shape)
        assert one.fits == fitting(meld, here.shape)
        assert one.run == as_run(meld)
        assert one.cost == sum(here.points[face] for face in faces)
        assert one.opening == sum(
            11 if c % IN_SUIT == 0 else min(c % IN_SUIT + 1, 10) for c in faces
        )
        for face in set(range(52)) - set(faces):
            assert bool(readings((*faces, face), here.shape)) == bool(one.fits >> face & 1)


@pytest.mark.parametrize("game", SEARCHED)
def test_worlds_hold_to_what_was_seen(game: str) -> None:
    for view in views(game):
        worlds = Worlds(view, Race(view.here, lookup(view.here), laid_in(view)))
        world = worlds.next()
        hidden = [face for face in world.stock if face not in worlds.under]
        assert not Counter(hidden) - Counter(worlds.pool)
        assert len(world.stock) <= len(view.stock) + len(worlds.under)
        points = view.here.points
        most = sum(points[face] for face in worlds.pool) - sum(points[face] for face in hidden)
        known = sum(points[c] for s, hand in enumerate(view.known) if s != view.turn for c in hand)
        costs = [hand.cost(worlds.race.look) for hand in world.others.values()]
        assert sum(costs) <= most + known
        for seat, hand in world.others.items():
            if hand.made == 0:
                held = Counter((*hand.loose, *hand.twins, *hand.wild))
                assert held.total() == len(view.hands[seat])
                assert not Counter(c for c in view.hands[seat] if c != UNKNOWN) - held


def test_nobody_holds_a_meld_that_would_lie_on_the_table() -> None:
    for view in views("basic-rummy"):
        by = Race(view.here, lookup(view.here), laid_in(view))
        worlds = Worlds(view, by)
        for seat, hand in worlds.next().others.items():
            if view.turns[seat] and not view.known[seat]:
                assert hand.made == 0


@pytest.mark.parametrize("game", GAMES)
def test_worlds_and_what_comes_of_them_hang_on_the_view_alone(game: str) -> None:
    bot, met = Sharp(worlds=WORLDS), 0
    for number in range(POSITIONS):
        state = midway(game, number)
        other = reshuffled(state, state.turn, Random(number))
        found = [compared(mb.view(one, state.turn), bot) for one in (state, other)]
        if found[0] is None or found[1] is None:
            assert found == [None, None]
        else:
            met += 1
            assert found[0].sums == found[1].sums
            assert found[0].squares == found[1].squares
    assert met or game not in SEARCHED


def test_what_was_seen_makes_other_worlds() -> None:
    line = 'phase = "play"', 'hands = ["5h 6h Kc Jd 2c 9s", "9d 9c 2d 4d 8d 3h"]'
    one, other = (at(*line, f'discard = "{top}"') for top in ("7d", "8c"))
    made = [Worlds(view, race("basic-rummy")).next().stock for view in (one, other)]
    assert made[0] != made[1]


def test_a_play_out_takes_melds_lays_and_goes_out() -> None:
    by = race("basic-rummy")
    seats = [racer("5h 6h Kc", by), racer("2c 9s Jd", by)]
    top = by.turn(seats[0], card("7h"), None, seats[1])
    assert [top] == [card("Kc")]
    assert seats[0].out
    assert by.laid.fits == held_bits(cards("4h 8h"))
    assert seats[1].cost(by.look) == 21
    assert not by.wants(seats[1], card("10h"))
    assert by.wants(racer("9h 10h 2c", by), card("Jh"))


def test_who_may_lay_off_lengthens_runs() -> None:
    laid = Laid(held_bits(cards("4h 8h")), held_bits(cards("5h 6h 7h")))
    by = race("basic-rummy", laid)
    me = racer("8h 9h Kc", by)
    by.lay(me)
    assert me.loose == [card("Kc")]
    assert by.laid.fits == held_bits(cards("4h 10h"))


def test_a_play_out_opens_with_enough_points_only() -> None:
    by = race("jokeren-13")
    few, enough = racer("5h 6h 7h Kc 2d", by), racer("Qh Kh Jh Kc 2d", by)
    for me in (few, enough):
        by.lay(me)
    assert (few.opened, few.made) == (False, 18)
    assert (enough.opened, enough.made) == (True, 0)
    with_joker = racer("9h 9d 9s Kc Kd *", by)
    by.lay(with_joker)
    assert with_joker.opened  # 27 and the two kings: a joker adds nothing there (J5)
    assert with_joker.out


def test_a_way_is_left_only_for_one_that_is_surely_better() -> None:
    view = at('phase = "play"', 'hands = ["2h 5h Kc Jd 9s", "9d 9c 2d 4d 8d 3h Qh Qc Kd"]')
    laid = laid_in(view)

    def thrown(text: str, behind: float = 0.0) -> Way:
        hand = without(view.hand, cards(text))
        return Way(cards(text)[0], hand, laid, opened=False, behind=behind)

    def best(*ways: Way, worlds: int = 96) -> Found | None:
        return Comparison(view, ways).best(worlds, lambda: False)

    alike = best(thrown("Jd"), thrown("Jd"))
    assert alike is None
    rid = Way(card("Kc"), cards("2h"), laid, opened=False)
    found = best(thrown("2h"), thrown("2h"), rid)
    assert found is not None
    assert found.place == 2
    assert found.points > 5
    assert best(rid, thrown("2h"), thrown("Jd")) is None
    assert best(thrown("2h"), rid._replace(behind=100.0)) is None
    assert best(thrown("2h"), rid, worlds=comparing._FEWEST - 1) is None


@pytest.mark.parametrize("game", SEARCHED)
def test_a_cap_ends_the_search_and_changes_nothing_else(game: str) -> None:
    plain, capped = Sharp(worlds=0), mb.bot("sharp", 0)
    for view in views(game):
        assert capped.choose(view, Dice("dice")) == plain.choose(view, Dice("dice"))


def test_a_searched_move_is_legal_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the gate open the search leaves the first thought now and then."""
    monkeypatch.setattr(comparing, "_SURE", 0.2)
    bot, reasons = Sharp(worlds=WORLDS), Counter[str]()
    for game in SEARCHED:
        for view in views(game):
            choice = bot.explain(view, Dice("dice"))
            reasons[choice.reason.code] += 1
            assert mb.why_not(view, choice.move) is None
            assert bot.choose(view, Dice("other dice")) == choice.move
    assert reasons["played-out"]


def test_who_collects_for_a_contract_is_not_searched() -> None:
    lines = (
        'phase = "play"',
        'hands = ["7h 7d 7s 7c Kh 2c 9s 10d", "9d 9c 2d 4d 8d 3h Qh"]',
        "deal = 1",
    )
    view = at(*lines, rules="mexican-rummy")
    bot = Sharp()
    assert candidates(look(view), bot._by_weights(view), bot._by_weights) == []


def test_the_number_of_worlds_is_part_of_the_name() -> None:
    assert vars(mb.bot("sharp:worlds=12:caution=0.5"))["worlds"] == 12
    assert vars(mb.bot("sharp:worlds=12:caution=0.5"))["personality"].caution == 0.5
    for name in ("sharp:worlds=x", "sharp:worlds=1:worlds=2", "steady:worlds=1"):
        with pytest.raises(mb.Unreadable) as refused:
            mb.bot(name)
        assert refused.value.code == "bot-trait"

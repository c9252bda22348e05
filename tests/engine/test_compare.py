"""Two rule sets compared: every witness is true, and where there is none nothing differs."""

import json
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Any, get_args

import pytest

import meldbook as mb
from meldbook import cli
from meldbook.advance import advance
from meldbook.bridge import handle
from meldbook.check import check_text
from meldbook.compare import (
    Counted,
    Dealing,
    Difference,
    Moved,
    Renewed,
    Witness,
    compare,
    difference,
)
from meldbook.compare.search import MOVES
from meldbook.faces import JOKER, UNKNOWN
from meldbook.mixes import mix_text, parse_mix
from meldbook.options import OPTIONS
from meldbook.position import parse_position
from meldbook.scenario_text import position_table, scenario_text
from meldbook.scoring import deal_scores
from meldbook.state import changed, with_rules
from meldbook.systems import SYSTEMS
from tests.counts import FULL, count
from tests.engine.games import case_of, state_of
from tests.oracle.all_games.table import GAMES

POSITIONS = count(14, 400)  # a pair in which no witness was found


def values(name: str) -> Iterator[str]:
    """Every value that the form offers; of long ranges a part in the usual run."""
    option = OPTIONS[name]
    if name == "players":
        yield from (f"{least}-{most}" for least in range(2, 7) for most in range(least, 7))
    elif name == "contracts":
        yield from ("set+set", "run", "set+run,run+run", "set,set+set", "run+run+run")
    elif name == "hand_size":
        yield from sizes_by_seats()
        # Large enough for all contracts of seven deals; in one of them a card more than usual.
        yield from ("13", "14", "8,8,9,10,11,12,13", "7,8,9,10,11,12,14")
    yield from option.words
    if option.least is not None and option.most is not None:
        whole = range(option.least, min(option.most, 300) + 1)
        near, step = (300, 1) if FULL else (option.least + 4, 29)
        yield from (str(number) for number in whole if number <= near or number % step == 0)
    if option.by_deal and name != "contracts":
        words = option.words or ("6", "7")
        pairs = [(one, other) for one in words for other in words if one != other]
        yield from (f"{one},{other}" for one, other in (pairs if FULL else pairs[::9]))


def sizes_by_seats() -> Iterator[str]:
    """Hands whose size goes by the number of players: each number alone differs in one of them."""
    usual = {2: 10, 3: 7, 4: 7, 5: 6, 6: 6}  # as in the book of the games that have such hands
    for seats, size in usual.items():
        sizes = {**usual, seats: size - 1}
        yield ",".join(f"{number}:{cards}" for number, cards in sizes.items())
    yield ",".join(f"{number}:7" for number in usual)


def mixes(game: str, name: str) -> Iterator[mb.Rules]:
    """The game with this one option changed, to every value that makes sense."""
    for value in values(name):
        try:
            mix = mb.system(game, **{name: value})
        except mb.Unreadable:
            continue
        if getattr(mix, name) != getattr(SYSTEMS[game], name):
            yield mix


def confirm(witness: Witness | None, a: mb.Rules, b: mb.Rules) -> None:
    """Ask the engine about both, anew, and find that they differ as the witness says."""
    match witness:
        case Moved():
            confirm_move(witness, a, b)
        case Renewed(case, stocks):
            for rules, stock in zip((a, b), stocks, strict=True):
                after = advance(parse_position(case.position, rules), mb.Draw())
                drawn = after.drawn.card if after.drawn else UNKNOWN
                left = len(after.stock), len(after.discard)
                assert (stock.drawn, *left) == (mb.card_text(drawn), stock.stock, stock.discards)
            assert stocks[0] != stocks[1]
        case Counted(ending, results):
            for rules, result in zip((a, b), results, strict=True):
                state = parse_position(ending.position, rules)
                assert result.scores == tuple(map(str, deal_scores(state, ending.out)))
            assert results[0] != results[1]
        case Dealing():
            confirm_deal(witness, a, b)
        case _:
            pytest.fail("no witness")


def confirm_move(witness: Moved, a: mb.Rules, b: mb.Rules) -> None:
    case, verdicts = witness
    for rules, said in zip((a, b), verdicts, strict=True):
        expect = {"play": [case.move], "expect": "legal" if said.legal else "illegal"}
        if said.refusal is not None:
            expect |= {"code": said.refusal.code, "rule": said.refusal.rule}
        scenario = scenario_text(rules, case.position, asks=[expect])
        assert [asked.ok for asked in check_text(scenario)] == [True], scenario
    assert verdicts[0].legal != verdicts[1].legal


def confirm_deal(witness: Dealing, a: mb.Rules, b: mb.Rules) -> None:
    deal, seats, deals = witness
    for rules, cards in zip((a, b), deals, strict=True):
        if cards is None:
            assert not rules.players[0] <= seats <= rules.players[1]
        elif deal == 1:
            state = mb.Match.new(rules, seats=seats, seed="any").state
            assert sorted(cards.hands) == sorted(map(len, state.hands))
            assert (cards.stock, cards.upcard) == (len(state.stock), len(state.discard))
            assert cards.jokers == rules.jokers
    assert deals[0] != deals[1]


def pair_of(found: Difference, a: mb.Rules, b: mb.Rules) -> tuple[mb.Rules, mb.Rules]:
    """The two rule sets that a witness is about."""
    if found.changed is None:
        return a, b
    return (a, found.changed) if found.within == 0 else (found.changed, b)


def test_every_option_has_values_to_compare() -> None:
    """But where one alone can't be changed: it would contradict another option of the game."""
    untried = {(game, name) for game in SYSTEMS for name in OPTIONS if not any(mixes(game, name))}
    assert untried == {
        ("mexican-rummy", "set_suits"),
        ("mexican-rummy", "melds_per_turn"),
        ("basic-rummy", "reclaim"),
        ("block-rummy", "reclaim"),
    }


def test_hands_by_the_number_of_players_are_compared_where_they_differ() -> None:
    base = SYSTEMS["basic-rummy"]
    for seats, text in zip(range(2, 7), sizes_by_seats(), strict=False):
        mix = mb.system("basic-rummy", hand_size=text)
        found = difference(base, mix, "hand_size").witness
        assert isinstance(found, Dealing)
        assert found.seats == seats
        sizes = [cards.hands[0] for cards in found.deals if cards is not None]
        assert sizes[0] - sizes[1] == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", OPTIONS)
def test_each_value_of_each_option_has_a_true_witness(game: str, name: str) -> None:
    base = SYSTEMS[game]
    for mix in mixes(game, name):
        found = difference(base, mix, name)
        if found.witness is None:
            assert nothing_differs(game, base, mix), mix_text(mix)
            continue
        assert found.changed is None
        confirm(found.witness, base, mix)
        if name in MOVES and not isinstance(found.witness, Moved):
            assert nothing_differs(game, base, mix), mix_text(mix)


def nothing_differs(game: str, a: mb.Rules, b: mb.Rules) -> bool:
    """Whether the same moves are legal in many random positions of all deals."""
    same = (moves == legal(with_rules(state, b)) for state, moves in usual_moves(game))
    return all(same) and a.players == b.players


@lru_cache
def usual_moves(game: str) -> list[tuple[mb.State, set[str]]]:
    states = [state_of(case_of(game, number)) for number in range(POSITIONS)]
    return [(state, legal(state)) for state in states]


def legal(state: mb.State) -> set[str]:
    return set(map(mb.move_text, mb.legal_moves(state)))


@pytest.mark.parametrize("pair", list(combinations(GAMES, 2)), ids="/".join)
def test_two_games_differ_in_what_their_witnesses_show(pair: tuple[str, str]) -> None:
    a, b = (SYSTEMS[name] for name in pair)
    found = list(compare(a, b))
    for one in found:
        if one.witness is not None:
            confirm(one.witness, *pair_of(one, a, b))
    silent = {one.option for one in found if one.witness is None}
    # What says nothing without another option that differs, too.
    assert silent <= {
        *("opening_points", "opening_jokers", "contracts"),
        *("naturals_per_meld", "jokers_per_meld", "joker_points", "set_suits"),
    }


def test_one_option_is_shown_with_few_cards() -> None:
    a, b = mb.system("jokeren-13"), mb.system("jokeren-13", opening_points=31)
    witness = difference(a, b, "opening_points").witness
    assert isinstance(witness, Moved)
    assert len(witness.case.position["hands"][0].split()) <= 5
    assert witness.verdicts[1].refusal is not None
    assert witness.verdicts[1].refusal.args == {"points": 30, "needed": 31}


def test_the_same_pair_has_the_same_witnesses() -> None:
    a, b = mb.system("wrotham"), mb.system("romme")
    assert list(compare(a, b)) == list(compare(a, b))
    assert list(compare(a, a)) == []


def test_mixes_in_one_line() -> None:
    for game in GAMES:
        assert parse_mix(game) == SYSTEMS[game]
        mix = mb.system(game, deals=3, lay_off="never", melds_per_turn="any", joker_points=7)
        assert parse_mix(mix_text(mix)) == mix
    with pytest.raises(mb.Unreadable):
        parse_mix("")


def ask(**fields: object) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(handle(json.dumps({"id": 7, "op": "compare", **fields})))
    return answer


def test_the_page_asks_for_all_differences_then_for_one_witness() -> None:
    pair = [{"rules": "basic-rummy"}, {"rules": "basic-rummy", "options": {"aces": "corner"}}]
    names = ["aces", "ace_points"]
    bare = ask(pair=pair, names=[])["differences"]
    assert [one["option"] for one in bare] == names
    assert [one["searched"] for one in bare] == [False, False]
    full = ask(pair=pair, names=["aces"])["differences"]
    assert [one["searched"] for one in full] == [True, False]
    witness = full[0]["witness"]
    assert witness["kind"] == "move"
    assert witness["move"] == "meld Qh Kh Ah"
    assert [said["legal"] for said in witness["verdicts"]] == [False, True]
    assert [asked.ok for asked in check_text(witness["toml"])] == [True]
    assert ask(pair=pair)["differences"][1]["witness"]["kind"] == "score"


def test_all_kinds_of_witnesses_cross_the_border() -> None:
    game = {"rules": "basic-rummy"}
    kinds = {}
    for options in ({"stock_end": "shuffle"}, {"packs": 2}, {"lay_off": "never"}, {"target": 50}):
        (found,) = ask(pair=[game, {**game, "options": options}])["differences"]
        kinds[found["option"]] = found["witness"]["kind"]
    assert kinds == {"stock_end": "stock", "packs": "deal", "lay_off": "move", "target": "score"}
    both = ask(pair=[game, {"rules": "jokeren-13"}], names=["jokers_per_meld"])
    inner = next(one for one in both["differences"] if one["searched"])
    assert (inner["within"], inner["changed"]) == (1, {"jokers_per_meld": "any"})


def test_a_mix_that_makes_no_sense_is_refused() -> None:
    clash = {"rules": "basic-rummy", "options": {"target": 100, "deals": 3}}
    assert ask(pair=[clash, {"rules": "romme"}])["code"] == "options-clash"
    assert ask(pair=[clash])["code"] == "request-bad"


def test_the_terminal_tells_each_difference(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["compare", "basic-rummy", "jokeren-13 stock_end=shuffle"]) == 0
    told = capsys.readouterr().out
    assert "Aces in runs: low: A 2 3 | low or high: A 2 3, Q K A" in told
    assert "“meld Qh Kh Ah” is refused by the first (B2) and allowed by the second." in told
    assert cli.main(["compare", "basic-rummy", "block-rummy", "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert json.loads(line)["option"] == "recycles"
    assert cli.main(["compare", "basic-rummy", "basic-rummy deals"]) == 2
    assert "deals" in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_a_position_printed_is_read_as_it_was(game: str) -> None:
    for number in range(count(40, 1000)):
        state = state_of(case_of(game, number))
        again = parse_position(position_table(state), state.rules)
        kept = {"history": state.history, "touched": state.touched}
        assert changed(again, **kept) == state, number
        hidden = mb.view(state, 0)
        seen = parse_position(position_table(hidden), state.rules)
        assert seen.hands == hidden.hands
        assert all(set(zone) <= {*range(JOKER + 1), UNKNOWN} for zone in seen.hands)


def test_options_are_all_looked_at() -> None:
    assert set(MOVES) <= set(OPTIONS)
    assert set(get_args(Witness)) == {Moved, Renewed, Counted, Dealing}

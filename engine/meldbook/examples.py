"""An example to try: a position, what is asked, and how every try of a reader is answered.

An example is one question of a scenario file (scenario.py). What its play achieves may be achieved
in other ways as well (example_goals.py); its stages are the positions on all of them.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from meldbook.codes import Refusal, Unreadable
from meldbook.example_repairs import mended
from meldbook.example_stages import Maker, bare_stage, tried
from meldbook.faces import RANKS, UNKNOWN, card_text
from meldbook.judging import refusal_data
from meldbook.legality import why_not
from meldbook.notation import Ambiguous, move_text, parse_cards, parse_move, split_move
from meldbook.play import apply
from meldbook.rules import deal_rules
from meldbook.scenario import Scenario, answer, parse_scenario
from meldbook.scenario_text import changed_texts
from meldbook.scoring import hand_points
from meldbook.state import with_rules
from meldbook.systems import SYSTEMS, base_of, system
from meldbook.toml_text import wrong_value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meldbook import protocol
    from meldbook import protocol_examples as talk
    from meldbook.faces import Face
    from meldbook.moves import Move
    from meldbook.state import State
    from meldbook.toml_text import Toml

_CHOICES = 4  # of a number
_NOT_OF_CARDS = ("opening-short", "card-not-in-hand")  # refusals that have their own repair


def example(text: str, number: int = 1) -> talk.Example:
    """Question `number` of a scenario as an example. Raises Unreadable where it is none."""
    scenario = parse_scenario(text)
    if not 1 <= number <= len(scenario.asks):
        raise wrong_value("ask", number, "range", least=1, most=len(scenario.asks))
    ask = scenario.asks[number - 1]
    verdict = answer(scenario, ask)
    if not verdict.ok:
        raise wrong_value(f"ask {number}", verdict.got, "answer")
    if not can_be_tried(ask):
        raise wrong_value(f"ask {number}", ", ".join(ask), "trial")
    return _costs(scenario, ask) if "hand_points" in ask else _played(scenario, ask)


def can_be_tried(ask: Toml) -> bool:
    """Whether a question of a scenario, if its answer is right, makes an example."""
    return "hand_points" in ask or ("play" in ask and ask["expect"] != "ambiguous")


def _head(scenario: Scenario) -> dict[str, Any]:
    state, here = scenario.state, None
    if state is not None:
        here = state.here
    wild = here.shape.wild_rank if here else None
    contract = Counter(here.contract or ()) if here else Counter[str]()
    pending = here is not None and here.opening != "none"
    return {
        "title": scenario.title,
        "rules": scenario.rules.name,
        "options": changed_texts(scenario.rules),
        "deal": scenario.deal,
        "wild": None if wild is None else RANKS[wild],
        "sets": contract["set"],
        "runs": contract["run"],
        "opened": state.opened[state.turn] if state and pending else None,
        "first": bool(state and not state.turns[state.turn]),
        "natural": _natural(scenario),
    }


def _natural(scenario: Scenario) -> bool:
    """Whether jokers count nothing in an opening."""
    return scenario.rules.opening_jokers == "nothing"


def _costs(scenario: Scenario, ask: Toml) -> talk.Example:
    """What cards cost in hand, among answers that other games would give."""
    cards = parse_cards(ask["hand_points"])
    seats = scenario.state.seats if scenario.state else scenario.rules.players[0]
    here = deal_rules(scenario.rules, scenario.deal, seats)
    points = hand_points(here, cards)
    texts = [card_text(card) for card in cards]
    stage = bare_stage(texts)
    return {
        **_head(scenario),  # type: ignore[typeddict-item]  # its keys are those of Example
        "kind": "cost",
        "play": [],
        "answer": {"legal": True, "step": 0, "refusal": None},
        "plain": None,
        "points": points,
        "each": [here.points[card] for card in cards],
        "choices": _choices(points, cards),
        "refusals": [],
        "stages": [stage],
    }


def _choices(points: int, cards: Sequence[Face]) -> list[int]:
    """The right number among others: what the cards would cost in other games, or nearly so."""
    other = {hand_points(deal_rules(system(name), 1, 2), tuple(cards)) for name in SYSTEMS}
    near = (points + 5, points - 5, points + 10)
    wrong = [n for n in (*sorted(other), *near) if n != points and n > 0]
    return sorted([points, *list(dict.fromkeys(wrong))[: _CHOICES - 1]])


def _played(scenario: Scenario, ask: Toml) -> talk.Example:
    state = scenario.state
    assert state is not None  # a play needs a position; parse_scenario told so
    texts = [part for entry in ask["play"] for part in split_move(entry)]
    moves, refusal = _followed(state, texts)
    maker = Maker(state, moves, refusal)
    return {
        **_head(scenario),  # type: ignore[typeddict-item]  # its keys are those of Example
        "kind": "do" if refusal is None else "break",
        "play": [*map(move_text, moves), *texts[len(moves) :]],
        "answer": _answered(moves, refusal),
        "plain": _without_house_rules(state, texts) if changed_texts(state.rules) else None,
        "points": 0,
        "each": [],
        "choices": [],
        "stages": maker.stages,
        "refusals": maker.refusals,
    }


def _followed(state: State, texts: Sequence[str]) -> tuple[list[Move], Refusal | None]:
    """The moves as far as they are legal, and why the next one is not."""
    moves: list[Move] = []
    for text in texts:
        move = parse_move(text, state)
        if isinstance(move, Ambiguous):
            raise wrong_value("play", text, "closed")
        refusal = why_not(state, move)
        if refusal is not None:
            return moves, refusal
        state = apply(state, move).state
        moves.append(move)
    return moves, None


def _answered(moves: Sequence[Move], refusal: Refusal | None) -> talk.ExampleAnswer:
    return {"legal": refusal is None, "step": len(moves), "refusal": refusal_data(refusal)}


def _without_house_rules(state: State, texts: Sequence[str]) -> talk.ExampleAnswer:
    return _answered(*_followed(with_rules(state, base_of(state.rules)), texts))


def try_out(text: str, played: Sequence[str], request: protocol.Try, number: int) -> talk.Tried:
    """A try in the position of a scenario after some moves; for what was not judged before."""
    scenario = parse_scenario(text)
    state = scenario.state
    if state is None:
        raise Unreadable("scenario-missing", key="position")
    moves, refusal = _followed(state, played)
    for move in moves:
        state = apply(state, move).state
    answer: talk.Tried = {
        "id": number,
        "ok": True,
        "use": {"meld": None, "moves": [], "refusal": refusal_data(refusal)},
        "rules": scenario.rules.name,
        "natural": _natural(scenario),
        "repair": None,
    }
    if refusal is not None:
        return answer
    cards = parse_cards(" ".join(request["cards"]))
    if not cards or UNKNOWN in cards:
        raise Unreadable("card-unreadable", text="?")
    answer["use"] = tried(state, request["do"], cards, request["meld"])
    told = answer["use"]["refusal"]
    if request["do"] == "lay" and told is not None and told["code"] not in _NOT_OF_CARDS:
        answer["repair"] = mended(state, cards)
    return answer

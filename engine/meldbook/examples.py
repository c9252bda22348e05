"""An example to try: a position, what is asked, and how every try of a reader is answered.

An example is one question of a scenario file (scenario.py). Its stages are the positions on the
way of the moves asked for, in any order that works; each holds the verdicts of all the cards that
a reader might pick there, so that a page answers without an engine.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Any

from meldbook.codes import Refusal, Unreadable
from meldbook.faces import RANKS, UNKNOWN, card_text, face_of
from meldbook.judging import add_verdicts, discard_verdict, lay_verdict, refusal_data, swap_verdicts
from meldbook.legality import why_not
from meldbook.moves import DECLINE, DRAW, TAKE, Discard, LayMeld, LayOff, Move, Reclaim
from meldbook.notation import Ambiguous, move_text, parse_cards, parse_move, split_move
from meldbook.play import apply
from meldbook.positions import melds_of
from meldbook.rules import deal_rules
from meldbook.scenario import Scenario, answer, parse_scenario
from meldbook.scenario_text import changed_texts
from meldbook.scoring import hand_points
from meldbook.state import with_rules
from meldbook.systems import SYSTEMS, base_of, system

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from meldbook import protocol
    from meldbook import protocol_examples as talk
    from meldbook.faces import Face, Hand
    from meldbook.position import Toml
    from meldbook.state import State

    Judge = Callable[[Hand], str]

LEGAL = "+"
NOT_BAKED = " "
_FIRST = 48  # code point of the first refusal in a string of verdicts
_MOST_CARDS = 10  # of a hand whose every choice is judged beforehand
_MOST_LAID = 5
_MOST_ADDED = 2
_CHOICES = 4  # of a number


def example(text: str, number: int = 1) -> talk.Example:
    """Question `number` of a scenario as an example. Raises Unreadable where it is none."""
    scenario = parse_scenario(text)
    if not 1 <= number <= len(scenario.asks):
        raise _bad("ask", number, f"1–{len(scenario.asks)}")
    ask = scenario.asks[number - 1]
    verdict = answer(scenario, ask)
    if not verdict.ok:
        raise _bad(f"ask {number}", verdict.got, "the answer that the scenario gives")
    if not can_be_tried(ask):
        raise _bad(f"ask {number}", ", ".join(ask), "a play, legal or illegal, or hand_points")
    return _costs(scenario, ask) if "hand_points" in ask else _played(scenario, ask)


def can_be_tried(ask: Toml) -> bool:
    """Whether a question of a scenario, if its answer is right, makes an example."""
    return "hand_points" in ask or ("play" in ask and ask["expect"] != "ambiguous")


def _bad(key: str, got: object, expected: str) -> Unreadable:
    return Unreadable("scenario-value", key=key, got=str(got)[:80], expected=expected)


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
    }


def _costs(scenario: Scenario, ask: Toml) -> talk.Example:
    """What cards cost in hand, among answers that other games would give."""
    cards = parse_cards(ask["hand_points"])
    seats = scenario.state.seats if scenario.state else scenario.rules.players[0]
    here = deal_rules(scenario.rules, scenario.deal, seats)
    points = hand_points(here, cards)
    texts = [card_text(card) for card in cards]
    stage = _bare_stage(texts)
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


def _bare_stage(hand: list[str]) -> talk.ExampleStage:
    """A stage in which nothing can be tried."""
    return {
        "hand": hand,
        "table": [],
        "top": None,
        "stock": 0,
        "phase": "over",
        "asked": [],
        "lay": "",
        "adds": [],
        "swaps": [],
        "throw": "",
        "draws": "",
    }


def _played(scenario: Scenario, ask: Toml) -> talk.Example:
    state = scenario.state
    assert state is not None  # a play needs a position; parse_scenario told so
    texts = [part for entry in ask["play"] for part in split_move(entry)]
    moves, refusal = _followed(state, texts)
    maker = _Maker(state, moves)
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
            raise _bad("play", text, "a play without open meanings")
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


class _Maker:
    """Makes the stages: every position that some of the moves asked for lead to."""

    def __init__(self, start: State, moves: Sequence[Move]) -> None:
        self.seat = start.turn
        self.moves = moves
        self._refusals: list[Refusal] = []
        self.stages: list[talk.ExampleStage] = []
        self._loose = all(_meld_of(move) <= len(start.table) for move in moves)
        self._places: dict[frozenset[int], int] = {}
        self._visit(start, frozenset())
        self.refusals = [_told(refusal) for refusal in self._refusals]

    def _visit(self, state: State, done: frozenset[int]) -> int:
        """The number of the stage where those moves are done; made if it is not there yet."""
        if done in self._places:
            return self._places[done]
        number = self._places[done] = len(self.stages)
        own = state.turn == self.seat and state.phase != "over"
        last = len(done) == len(self.moves)
        self.stages.append(self._stage(state, judged=own))
        if own and not last:
            for index in self._next(done):
                after = self._after(state, index, done)
                if after is not None:
                    step = _asked(self.moves[index], self._visit(after, done | {index}))
                    self.stages[number]["asked"].append(step)
        return number

    def _next(self, done: frozenset[int]) -> Iterator[int]:
        """The moves that may come next: the first left, and those that need not wait for it."""
        left = [index for index in range(len(self.moves)) if index not in done]
        for index in left:
            before = [self.moves[i] for i in left if i < index]
            if not before or (self._loose and all(map(_free, (*before, self.moves[index])))):
                yield index

    def _after(self, state: State, index: int, done: frozenset[int]) -> State | None:
        """The state after a move; None where it, or what is left after it, could not be played."""
        rest = [i for i in range(len(self.moves)) if i not in done and i != index]
        after = None
        for i in (index, *rest):
            if state.phase == "over" or why_not(state, self.moves[i]) is not None:
                return None
            state = apply(state, self.moves[i]).state
            after = after or state
        return after

    def _stage(self, state: State, *, judged: bool) -> talk.ExampleStage:
        hand = state.hands[self.seat]
        stage = _bare_stage([card_text(card) for card in hand])
        stage["table"] = melds_of(state)
        stage["top"] = card_text(state.discard[-1]) if state.discard else None
        stage["stock"] = len(state.stock)
        stage["phase"] = state.phase
        if judged and UNKNOWN not in hand:
            self._judge(state, stage)
        return stage

    def _judge(self, state: State, stage: talk.ExampleStage) -> None:
        hand = state.hands[self.seat]
        small = len(hand) <= _MOST_CARDS
        picks = [_picked(hand, mask) for mask in range(1 << len(hand))] if small else []
        singles = [(card,) for card in hand]
        referee = _Referee(state, self._sign)
        stage["lay"] = self._verdicts(picks, _MOST_LAID, referee.lay)
        for place in range(len(state.table)):
            stage["adds"].append(self._verdicts(picks, _MOST_ADDED, partial(referee.add, place)))
            stage["swaps"].append(self._verdicts(singles, 1, partial(referee.swap, place)))
        stage["throw"] = self._verdicts(singles, 1, referee.throw)
        stage["draws"] = "".join(self._sign(why_not(state, way)) for way in (DRAW, TAKE, DECLINE))

    def _verdicts(self, choices: Sequence[Hand], most: int, judge: Judge) -> str:
        """A verdict for each choice of up to so many cards: a sign each, in their order."""
        known: dict[Hand, str] = {}
        for cards in choices:
            if cards not in known:
                known[cards] = judge(cards) if 0 < len(cards) <= most else NOT_BAKED
        return "".join(known[cards] for cards in choices)

    def _sign(self, refusal: Refusal | None) -> str:
        if refusal is None:
            return LEGAL
        if refusal not in self._refusals:
            self._refusals.append(refusal)
        return chr(_FIRST + self._refusals.index(refusal))


class _Referee:
    """Judges what the seat on turn might do with some cards of its hand."""

    def __init__(self, state: State, sign: Callable[[Refusal | None], str]) -> None:
        self.state = state
        self.sign = sign

    def lay(self, cards: Hand) -> str:
        verdict = tried(self.state, "lay", cards)
        told = verdict["refusal"]
        if told is not None and told["args"].get("cards") == [card_text(card) for card in cards]:
            # One sign for all that are refused like this: whoever reads it knows the cards.
            verdict["refusal"] = {**told, "args": {**told["args"], "cards": []}}
        return self._signed(verdict)

    def add(self, place: int, cards: Hand) -> str:
        return self._signed(tried(self.state, "add", cards, place + 1))

    def swap(self, place: int, cards: Hand) -> str:
        return self._signed(tried(self.state, "swap", cards, place + 1))

    def throw(self, cards: Hand) -> str:
        return self._signed(tried(self.state, "throw", cards))

    def _signed(self, verdict: protocol.Use) -> str:
        if verdict["moves"]:
            return LEGAL
        told = verdict["refusal"]
        return NOT_BAKED if told is None else self.sign(Refusal(**told))


def tried(state: State, do: str, cards: Hand, meld: int | None = None) -> protocol.Use:
    """What laying, adding, exchanging or throwing these cards would do."""
    seat = state.turn
    if do == "lay":
        lay = lay_verdict(state, seat, [cards])
        return {"meld": None, "moves": lay["moves"], "refusal": lay["refusal"]}
    if do == "throw":
        return discard_verdict(state, seat, cards[0])
    uses = (add_verdicts if do == "add" else _swaps)(state, seat, cards)
    none: protocol.Use = {"meld": meld, "moves": [], "refusal": None}
    return next((use for use in uses if use["meld"] == meld), none)


def _swaps(state: State, seat: int, cards: Sequence[Face]) -> list[protocol.Use]:
    return swap_verdicts(state, seat, cards[0])


def try_out(text: str, played: Sequence[str], request: protocol.Try) -> protocol.Use:
    """A try in the position of a scenario after some moves; for what was not judged before."""
    state = parse_scenario(text).state
    if state is None:
        raise _bad("position", "none", "a position to try something in")
    moves, refusal = _followed(state, played)
    for move in moves:
        state = apply(state, move).state
    if refusal is not None:
        return {"meld": None, "moves": [], "refusal": refusal_data(refusal)}
    cards = parse_cards(" ".join(request["cards"]))
    if not cards or UNKNOWN in cards:
        raise Unreadable("card-unreadable", text="?")
    return tried(state, request["do"], cards, request["meld"])


def _told(refusal: Refusal) -> protocol.Refusal:
    return {"code": refusal.code, "args": refusal.args, "rule": refusal.rule}


def _picked(hand: Hand, mask: int) -> Hand:
    """The cards of a hand whose bits are set."""
    return tuple(card for place, card in enumerate(hand) if mask >> place & 1)


def _meld_of(move: Move) -> int:
    return move.meld if isinstance(move, LayOff | Reclaim) else 0


def _free(move: Move) -> bool:
    """Whether a move needs no order among others of its turn."""
    return isinstance(move, LayMeld | LayOff | Reclaim)


def _asked(move: Move, then: int) -> talk.ExampleStep:
    """A move as a reader makes it: what is done with which cards."""
    cards: list[Face] = []
    match move:
        case LayMeld():
            do, cards = "lay", [face_of(card) for card in move.cards]
        case LayOff():
            do, cards = "add", [face_of(move.card)]
        case Reclaim():
            do, cards = "swap", [move.card]
        case Discard():
            do, cards = "throw", [move.card]
        case _:
            do = move_text(move)
    texts = [card_text(card) for card in cards]
    meld = _meld_of(move) or None
    return {"do": do, "cards": texts, "meld": meld, "move": move_text(move), "then": then}  # type: ignore[typeddict-item]

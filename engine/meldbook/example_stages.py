"""The stages of an example: the positions on the ways to its goal, and the answers to all tries.

Each holds the verdicts of all the cards that a reader might pick in it, so that a page answers
without an engine.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from meldbook.codes import Refusal
from meldbook.example_goals import Breach, Goal, Place, Ways
from meldbook.faces import UNKNOWN, card_text, face_of
from meldbook.judging import add_verdicts, discard_verdict, lay_verdict, swap_verdicts
from meldbook.legality import why_not
from meldbook.moves import DECLINE, DRAW, TAKE, Discard, LayMeld, LayOff, Move, Reclaim
from meldbook.notation import move_text
from meldbook.play import apply
from meldbook.positions import melds_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from meldbook import protocol
    from meldbook import protocol_examples as talk
    from meldbook.faces import Face, Hand
    from meldbook.state import State

    Judge = Callable[[Hand], str]

LEGAL = "+"
NOT_BAKED = " "
_FIRST = 48  # code point of the first refusal in a string of verdicts
_MOST_CARDS = 10  # of a hand whose every choice is judged beforehand
_MOST_LAID = 5
_MOST_ADDED = 2
_DRAWS = DRAW, TAKE, DECLINE


def bare_stage(hand: list[str]) -> talk.ExampleStage:
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


class Maker:
    """Makes the stages of a play; what follows the turn in which it begins is not tried."""

    def __init__(self, start: State, moves: Sequence[Move], refusal: Refusal | None) -> None:
        self.seat = start.turn
        self._refusals: list[Refusal] = []
        self.stages: list[talk.ExampleStage] = []
        self._numbers: dict[tuple[object, ...], int] = {}
        turn, end = _first_turn(start, moves)
        if refusal is None:
            self._ways = Ways(start, Goal(start, turn))
        else:
            shows = partial(self._shows, refusal.code)
            self._ways = Ways(start, Breach(end, turn, shows))
        self._visit(self._ways.start)

    @property
    def refusals(self) -> list[protocol.Refusal]:
        """All that the signs of the stages stand for."""
        return [{"code": one.code, "args": one.args, "rule": one.rule} for one in self._refusals]

    def _visit(self, place: Place) -> int:
        """The number of the stage of a place; made, with those after it, if it is not there yet."""
        if place.key in self._numbers:
            return self._numbers[place.key]
        number = self._numbers[place.key] = len(self.stages)
        state = place.state
        own = state.turn == self.seat and state.phase != "over"
        stage = self._stage(state, judged=own)
        self.stages.append(stage)
        seen = set()
        for move, then in self._ways.steps.get(place.key, ()):
            step = _asked(move, 0)
            what = (step["do"], step["meld"], *step["cards"])
            if what not in seen:  # of several meanings the first one that leads on
                seen.add(what)
                stage["asked"].append({**step, "then": self._visit(then)})
        return number

    def _shows(self, code: str, state: State) -> bool:
        """Whether some try here is refused for that."""
        if state.turn != self.seat or state.phase == "over":
            return False
        hand = state.hands[self.seat]
        return UNKNOWN not in hand and code in _Referee(state, _code).words(hand)

    def _stage(self, state: State, *, judged: bool) -> talk.ExampleStage:
        hand = state.hands[self.seat]
        stage = bare_stage([card_text(card) for card in hand])
        stage["table"] = melds_of(state)
        stage["top"] = card_text(state.discard[-1]) if state.discard else None
        stage["stock"] = len(state.stock)
        stage["phase"] = state.phase
        if judged and UNKNOWN not in hand:
            self._judge(state, stage)
        return stage

    def _judge(self, state: State, stage: talk.ExampleStage) -> None:
        hand = state.hands[self.seat]
        picks = list(_picks(hand))
        singles = [(card,) for card in hand]
        referee = _Referee(state, self._sign)
        stage["lay"] = self._verdicts(picks, _MOST_LAID, referee.lay)
        for place in range(len(state.table)):
            stage["adds"].append(self._verdicts(picks, _MOST_ADDED, partial(referee.add, place)))
            stage["swaps"].append(self._verdicts(singles, 1, partial(referee.swap, place)))
        stage["throw"] = self._verdicts(singles, 1, referee.throw)
        stage["draws"] = "".join(self._sign(why_not(state, way)) for way in _DRAWS)

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

    def words(self, hand: Hand) -> Iterator[str]:
        """All that it says in a position, one after the other: what is judged soon comes first."""
        singles = dict.fromkeys((card,) for card in hand)
        places = range(len(self.state.table))
        yield from (self.sign(why_not(self.state, way)) for way in _DRAWS)
        yield from (self.throw(one) for one in singles)
        yield from (self.swap(place, one) for place in places for one in singles)
        picks = [cards for cards in dict.fromkeys(_picks(hand)) if 0 < len(cards) <= _MOST_LAID]
        few = [cards for cards in picks if len(cards) <= _MOST_ADDED]
        yield from (self.add(place, cards) for place in places for cards in few)
        yield from map(self.lay, picks)

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


def _first_turn(state: State, moves: Sequence[Move]) -> tuple[list[Move], State]:
    """The moves of the turn in which a play begins, and the position after them."""
    seat, made = state.turn, []
    for move in moves:
        if state.turn != seat:
            break
        state = apply(state, move).state
        made.append(move)
    return made, state


def _code(refusal: Refusal | None) -> str:
    return LEGAL if refusal is None else refusal.code


def _picks(hand: Hand) -> Iterator[Hand]:
    """All choices of cards of a hand that is small enough, in the order of their masks."""
    if len(hand) <= _MOST_CARDS:
        yield from (_picked(hand, mask) for mask in range(1 << len(hand)))


def _picked(hand: Hand, mask: int) -> Hand:
    """The cards of a hand whose bits are set."""
    return tuple(card for place, card in enumerate(hand) if mask >> place & 1)


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
    meld = move.meld if isinstance(move, LayOff | Reclaim) else None
    return {"do": do, "cards": texts, "meld": meld, "move": move_text(move), "then": then}  # type: ignore[typeddict-item]

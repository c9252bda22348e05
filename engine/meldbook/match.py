"""A match: its rules, seats, seed and moves; any state on the way can be had again from them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from meldbook.advance import begun
from meldbook.codes import Unreadable
from meldbook.dealing import dealt, first_dealer
from meldbook.faces import UNKNOWN
from meldbook.moves import Discard, Draw, Move
from meldbook.notation import Ambiguous, move_text, parse_move, split_move
from meldbook.play import Event, IllegalMove, apply
from meldbook.position import parse_position_toml
from meldbook.record import (
    PERSON,
    Header,
    Record,
    Seat,
    Turn,
    check_seats,
    check_seed,
    dump_record,
    parse_record,
)
from meldbook.scoring import match_over, winners
from meldbook.seeds import bot_dice
from meldbook.state import census

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from meldbook.rules import Rules
    from meldbook.seeds import Dice
    from meldbook.state import Score, State


class AmbiguousMove(Exception):  # noqa: N818  # an answer more than an error
    """A move text means several legal moves; `moves` are their texts."""

    def __init__(self, moves: Sequence[Move]) -> None:
        """Carry the moves as canonical texts."""
        super().__init__(len(moves))
        self.moves = [move_text(move) for move in moves]


class Made(NamedTuple):
    """One move of the match: who made it, and the state and events after it."""

    seat: int
    move: Move
    state: State
    events: tuple[Event, ...]


class Moment(NamedTuple):
    """A move made: what came of it, the state before it, and the chance of a bot that made it."""

    made: Made
    before: State
    dice: Dice


class _Ended(NamedTuple):
    """What is kept of a deal that is followed by another."""

    turns: tuple[Turn, ...]
    moves: int
    scores: tuple[Score, ...]


@dataclass(slots=True)
class _Deal:
    """The deal under way or ended last: its first state and the moves made."""

    first: State
    made: list[Made]

    @property
    def state(self) -> State:
        return self.made[-1].state if self.made else self.first


class Match:
    """A match being played. `state` is the current one; `play`, `back`, `next_deal` change it."""

    def __init__(self, header: Header) -> None:
        """Begin a match with its first deal dealt; use `new` or `load`."""
        self.header = header
        self._ended: list[_Ended] = []
        first = _start_state(header) if header.start is not None else _first_state(header)
        self._deal = _Deal(first, [])

    @classmethod
    def new(
        cls,
        rules: Rules,
        *,
        seats: int | Sequence[tuple[str, str]],
        seed: str,
        practice: bool = False,
    ) -> Match:
        """A new match. `seats` is a number or (name, kind) pairs; kind "person" or a bot's name.

        Raises Unreadable: seats-bad, name-bad, seed-bad.
        """
        if isinstance(seats, int):
            seats = [(f"Player {number + 1}", PERSON) for number in range(seats)]
        named = tuple(Seat(name, kind) for name, kind in seats)
        check_seats(rules, named)
        check_seed(seed)
        return cls(Header(rules, named, seed, practice=practice))

    @classmethod
    def load(cls, text: str) -> Match:
        """The match of a record. Raises Unreadable, naming the line that can't be played."""
        return replayed(parse_record(text))

    @property
    def state(self) -> State:
        """The current state, everything visible."""
        return self._deal.state

    @property
    def at(self) -> int:
        """The position's number: deals begun and moves made."""
        return sum(1 + deal.moves for deal in self._ended) + 1 + len(self._deal.made)

    @property
    def events(self) -> list[Event]:
        """What happened in the current deal, its beginning first."""
        deal = self._deal
        return [_deal_event(deal.first), *(event for made in deal.made for event in made.events)]

    @property
    def first_deal(self) -> int:
        """The number of the first deal: 1, or that of the position the match starts from."""
        return self._deal.first.deal - len(self._ended)

    @property
    def deal_scores(self) -> list[tuple[Score, ...]]:
        """The scores of each ended deal, by seat."""
        end = self.state.end
        return [*(deal.scores for deal in self._ended), *([end.scores] if end else [])]

    @property
    def scores(self) -> tuple[Score, ...]:
        """The scores of the match so far, by seat."""
        return self.state.scores

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        if self.header.start is not None:
            return self.state.end is not None
        return match_over(self.state)

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats that won, or None while the match goes on."""
        return winners(self.state) if self.over else None

    def play(self, move: Move | str) -> tuple[Event, ...]:
        """Make a move, or the steps that a text is short for, all or nothing.

        Raises IllegalMove, AmbiguousMove or Unreadable; the match is then as it was.
        """
        if not isinstance(move, str):
            return self._play_one(move)
        deal = self._deal
        before = len(deal.made)
        try:
            events = [event for text in split_move(move) for event in self._play_text(text)]
        except (IllegalMove, AmbiguousMove, Unreadable):
            del deal.made[before:]
            raise
        return tuple(events)

    def _play_text(self, text: str) -> tuple[Event, ...]:
        move = parse_move(text, self.state)
        if isinstance(move, Ambiguous):
            raise AmbiguousMove(move.moves)
        return self._play_one(move)

    def _play_one(self, move: Move) -> tuple[Event, ...]:
        state = self.state
        step = apply(state, move)
        self._deal.made.append(Made(state.turn, move, step.state, step.events))
        return step.events

    @property
    def can_go_back(self) -> bool:
        """Whether the last move may be taken back: a step, or a take, of the turn under way.

        A draw from the stock can't, nor a turn that has ended.
        """
        made = self._deal.made
        return bool(made) and self.state.phase == "play" and not isinstance(made[-1].move, Draw)

    def may_go_back(self, seat: int) -> bool:
        """Whether a seat may take its last move back: a step of its turn, or what ended it.

        A discard can be taken back until the next player acts or the deal is over.
        """
        if self.state.turn == seat:
            return self.can_go_back
        made = self._deal.made
        threw = bool(made) and made[-1].seat == seat and isinstance(made[-1].move, Discard)
        return threw and self.state.end is None

    def back(self, seat: int | None = None) -> Move:
        """Take back and return the last move of a seat [the one on turn]. Raises Unreadable."""
        if not self.may_go_back(self.state.turn if seat is None else seat):
            raise Unreadable("back-nothing")
        return self._deal.made.pop().move

    def can_undo(self, seat: int) -> bool:
        """Whether the seat has made a move in this match that practice may take back."""
        turns = (turn.seat for deal in self._ended for turn in deal.turns)
        return seat in turns or any(made.seat == seat for made in self._deal.made)

    def undo(self, seat: int) -> None:
        """Go back to where the seat made its last move: over others' moves and ends of deals.

        Raises Unreadable where it has made none.
        """
        if not self.can_undo(seat):
            raise Unreadable("back-nothing")
        while not any(made.seat == seat for made in self._deal.made):
            ended = tuple(deal.turns for deal in self._ended)
            before = replayed(Record(self.header, ended, self.first_deal))
            self._ended, self._deal = before._ended, before._deal  # noqa: SLF001  # another match
        made = self._deal.made
        while made.pop().seat != seat:
            pass

    @property
    def moments(self) -> list[Moment]:
        """The moves of this deal, each with what it was made in."""
        deal, kept = self._deal, []
        before = deal.first
        for place, made in enumerate(deal.made):
            kept.append(Moment(made, before, self._dice(before.turn, place)))
            before = made.state
        return kept

    def next_deal(self) -> None:
        """Deal the next deal. Raises Unreadable: deal-running, match-over."""
        state = self.state
        if state.end is None:
            raise Unreadable("deal-running")
        if self.over:
            raise Unreadable("match-over")
        turns = tuple(_turns(self._deal))
        self._ended.append(_Ended(turns, len(self._deal.made), state.end.scores))
        first = dealt(
            self.header.rules,
            seed=self.header.seed or "",
            deal=state.deal + 1,
            dealer=(state.dealer + 1) % state.seats,
            scores=state.scores,
            won=state.won,
        )
        self._deal = _Deal(first, [])

    def dice(self) -> Dice:
        """The chance of the bot on turn for its next choice, from the deal's seed (notation.md)."""
        return self._dice(self.state.turn, len(self._deal.made))

    def _dice(self, seat: int, made: int) -> Dice:
        return bot_dice(self._deal.first.seed or self.header.start or "", seat, made)

    def record(self) -> str:
        """The match as text; `load` gives it back."""
        deals = (*(deal.turns for deal in self._ended), tuple(_turns(self._deal)))
        return dump_record(Record(self.header, deals, self.first_deal))


def _first_state(header: Header) -> State:
    seats = len(header.seats)
    seed = header.seed or ""
    nothing = (0,) * seats
    dealer = first_dealer(seed, seats)
    return dealt(header.rules, seed=seed, deal=1, dealer=dealer, scores=nothing, won=nothing)


def _turns(deal: _Deal) -> Iterator[Turn]:
    """The moves of a deal by turn; the last one may be unfinished."""
    moves: list[str] = []
    for place, made in enumerate(deal.made, start=1):
        moves.append(move_text(made.move))
        if made.state.phase != "play" or place == len(deal.made):
            yield Turn(made.seat, tuple(moves))
            moves = []


def _deal_event(first: State) -> Event:
    args = {"deal": first.deal, "dealer": first.dealer, "lead": first.turn}
    return Event("deal", args)


def _start_state(header: Header) -> State:
    state = parse_position_toml(header.start or "", header.rules, len(header.seats))
    if UNKNOWN in census(state):
        raise Unreadable("position-unknown")
    return begun(state)


def replayed(record: Record) -> Match:
    """Play a record. Raises Unreadable record-move or record-line, naming the line."""
    match = Match(record.header)
    if match.state.deal != record.first_deal:
        raise _bad_deal(record, 0, f"deal {match.state.deal}")
    for place, turns in enumerate(record.deals):
        if place > 0:
            if match.state.end is None or match.over:
                raise _bad_deal(record, place, "SEAT MOVE; MOVE …")
            match.next_deal()
        for turn in turns:
            _replay_turn(match, turn.seat, turn.moves, turn.line)
    return match


def _bad_deal(record: Record, place: int, expected: str) -> Unreadable:
    """The fault of a `deal` line that stands where it may not."""
    text = f"deal {record.first_deal + place}"
    return Unreadable("record-line", line=record.lines[place], text=text, expected=expected)


def _replay_turn(match: Match, seat: int, moves: tuple[str, ...], line: int) -> None:
    for text in moves:
        if match.state.turn != seat:
            raise _bad_move(line, text, "not-on-turn")
        try:
            match.play(text)
        except IllegalMove as error:
            raise _bad_move(line, text, "refused", refusal=error.refusal.told()) from None
        except AmbiguousMove:
            raise _bad_move(line, text, "ambiguous") from None
        except Unreadable:
            raise _bad_move(line, text, "unread") from None


def _bad_move(line: int, text: str, reason: str, **more: object) -> Unreadable:
    return Unreadable("record-move", line=line, text=text, reason=reason, **more)

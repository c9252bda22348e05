"""Matches looked at afterwards: replayed move by move, gone on from elsewhere, dealt by name."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from meldbook.codes import Unreadable
from meldbook.dealing import dealt, first_dealer
from meldbook.faces import RANKS, card_text
from meldbook.match import Match
from meldbook.pasting import playable
from meldbook.positions import melds_of
from meldbook.record import parse_record
from meldbook.scenario_text import changed_texts
from meldbook.seeds import deal_seed
from meldbook.view import event_for, view

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from meldbook import protocol_replay
    from meldbook.play import Event
    from meldbook.record import Record, Seat
    from meldbook.rules import Rules
    from meldbook.state import State

LAST_DEAL = 999  # that a record can name


class _Past:
    """A match up to the beginning of one of its deals, and that deal's moves.

    A deal that is not over is for one seat's eyes; without a seat it is closed.
    """

    def __init__(self, text: str, deal: int | None, seat: int | None) -> None:
        whole = Match.load(text)
        seats = whole.state.seats
        if seat is not None and seat >= seats:
            raise Unreadable("request-bad", detail=f"seat is {seat}")
        self.read: Record = parse_record(whole.record())
        first, last = self.read.first_deal, whole.state.deal
        closed = whole.state.end is None and seat is None
        self.deals = list(range(first, last + (0 if closed else 1)))
        if not self.deals:
            raise Unreadable("deal-running")
        self.deal = self.deals[-1] if deal is None else deal
        if self.deal not in self.deals:
            raise Unreadable("request-bad", detail=f"deal is {deal}")
        self.open = self.deal < last or whole.state.end is not None
        self.place = self.deal - first
        self.match = Match(self.read.header)
        for place, turns in enumerate(self.read.deals[: self.place + 1]):
            if place:
                self.match.next_deal()
            if place < self.place:
                for turn in turns:
                    for move in turn.moves:
                        self.match.play(move)

    @property
    def moves(self) -> list[str]:
        """The moves of the deal, one after the other."""
        return [move for turn in self.read.deals[self.place] for move in turn.moves]


def retraced(
    text: str, request: int, *, deal: int | None, seat: int | None, eyes: int | None
) -> protocol_replay.Retraced:
    """A deal of a match, its last by default, before its first move and after each one.

    An ended deal lies open, or is seen with the `eyes` of a seat; one that runs is seen by `seat`.
    """
    past = _Past(text, deal, seat)
    match, looks = past.match, eyes if past.open else seat
    if looks is not None and looks >= match.state.seats:
        raise Unreadable("request-bad", detail=f"eyes is {looks}")
    header = past.read.header
    wild = match.state.here.shape.wild_rank
    return {
        "id": request,
        "ok": True,
        "rules": header.rules.name,
        "options": changed_texts(header.rules),
        "names": [seat.name for seat in header.seats],
        "kinds": [seat.kind for seat in header.seats],
        "deals": past.deals,
        "deal": past.deal,
        "wild": None if wild is None else RANKS[wild],
        "open": past.open,
        "eyes": looks,
        "frames": list(_frames(match, past.moves, looks)),
    }


def _frames(match: Match, moves: list[str], looks: int | None) -> Iterator[protocol_replay.Frame]:
    before = view(match.state, looks)
    yield _frame(before, None, looks, None, None, match.events)
    for move in moves:
        mover, known = match.state.turn, len(match.events)
        match.play(move)
        state = view(match.state, looks)
        yield _frame(state, before, looks, mover, move, match.events[known:])
        before = state


def _frame(
    state: State,
    before: State | None,
    looks: int | None,
    mover: int | None,
    move: str | None,
    events: Sequence[Event],
) -> protocol_replay.Frame:
    same = before is not None and before.table == state.table and before.laid == state.laid
    seen = [event_for(event, looks) for event in events]
    return {
        "seat": mover,
        "move": move,
        "events": [{"code": event.code, "args": event.args} for event in seen],
        "turn": state.turn,
        "phase": state.phase,
        "hands": [[card_text(card) for card in hand] for hand in state.hands],
        "table": None if same else melds_of(state),
        "stock": len(state.stock),
        "discard": [card_text(card) for card in state.discard],
    }


def forked(text: str, *, deal: int, moves: int, seat: int | None) -> str:
    """The record of a match that leaves another after so many moves of a deal.

    An ended deal goes on with the same cards. Of one that runs it goes on with what the seat knew
    then: the cards that were hidden from it are dealt anew, by lot.
    """
    past = _Past(text, deal, seat)
    made = past.moves
    if moves > len(made):
        raise Unreadable("request-bad", detail=f"moves is {moves}")
    for move in made[:moves]:
        past.match.play(move)
    if past.open:
        return past.match.record()
    header = past.read.header
    record = playable(view(past.match.state, seat), header.rules, text, header.seats)
    if record is None:
        raise Unreadable("request-bad", detail=f"moves is {moves}")
    return record


def dealt_anew(rules: Rules, seats: tuple[Seat, ...], seed: str, deal: int) -> str:
    """The record of a match that begins with that deal of a seed; a later one is played alone."""
    match = Match.new(rules, seats=seats, seed=seed)
    if deal == 1:
        return match.record()
    if not 1 <= deal <= (rules.deals or LAST_DEAL):
        raise Unreadable("request-bad", detail=f"deal is {deal}")
    count = len(seats)
    nothing = (0,) * count
    dealer = (first_dealer(seed, count) + deal - 1) % count
    state = dealt(rules, seed=seed, deal=deal, dealer=dealer, scores=nothing, won=nothing)
    record = playable(state, rules, seed, seats)
    if record is None:
        raise Unreadable("request-bad", detail=f"deal is {deal}")
    return record


def seals(text: str, request: int) -> protocol_replay.Seals:
    """The hash of each deal's seed up to the next one, with the seed where the deal is over."""
    match = Match.load(text)
    state, seed = match.state, match.header.seed
    ended = state.deal if state.end is not None else state.deal - 1
    last = ended if match.over else ended + 1
    deals: list[protocol_replay.Sealed] = []
    for deal in range(1, last + 1 if seed is not None else 1):
        own = deal_seed(seed or "", deal)
        known = own if deal <= ended else None
        deals.append({"deal": deal, "hash": sha256(own.encode()).hexdigest(), "seed": known})
    name = None
    if seed is not None and state.end is not None:
        name = f"{match.header.rules.name}.{state.seats}.{seed}.{state.deal}"
    return {"id": request, "ok": True, "deals": deals, "name": name}

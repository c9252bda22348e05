"""What the laws of all games are tried on: cases of the oracle, matches, and ways between them."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Any

import meldbook as mb
from meldbook.faces import UNKNOWN, card_text
from meldbook.state import changed
from tests.oracle.all_games.deals import deal_of
from tests.oracle.all_games.melds import Meld
from tests.oracle.all_games.mixes import random_mix
from tests.oracle.all_games.positions import Case, random_case, scenario
from tests.oracle.all_games.referee import Position, legal
from tests.oracle.all_games.table import GAMES
from tests.oracle.all_games.texts import Normal, normals, parsed

DEALS = {"wrotham": 6, "mexican-rummy": 7}  # where deals differ
SEATS = {game: 4 if game == "jokeren-13" else 6 for game in GAMES}  # at most


def case_of(game: str, number: int) -> Case:
    """The random position of this number, over all deals of the game."""
    return random_case(game, Random(number), number % DEALS.get(game, 1) + 1)


@lru_cache(maxsize=64)
def mixed_case(number: int) -> Case | None:
    """The random position of this number under a random mix of options; None if it clashes."""
    dice = Random(number)
    game, changed = random_mix(dice)
    deal = dice.choice((1, 1, 2, 3, 5, 7))
    try:
        rules = mb.system(game, **changed)
    except mb.Unreadable:
        return None
    return random_case(game, dice, min(deal, rules.deals or deal), changed)


def state_of(case: Case) -> mb.State:
    """The engine's state of a case, read from scenario text."""
    state = mb.parse_scenario(scenario(case, "moves_count = 1")).state
    assert state is not None
    return state


def moves_of(state: mb.State) -> list[Normal]:
    """The engine's legal moves in the form of the oracle; each once, or the law is broken."""
    texts = [mb.move_text(move) for move in mb.legal_moves(state)]
    found = normals(map(parsed, texts))
    assert len(found) == len(texts), "a reading is listed twice"
    return list(found)


def wanted(case: Case) -> set[Normal]:
    """The legal moves by the brute force."""
    return normals(legal(case.position))


def position_of(state: mb.State, changed: dict[str, Any] | None = None) -> Position:
    """The oracle's position of a state of the engine, all cards known."""
    deal = deal_of(state.rules.name, state.deal, **(changed or {}))
    drawn = None
    if state.phase == "play" and state.drawn is not None:
        source = state.drawn.source
        drawn = card_text(state.drawn.card) if source == "discard" else source
    end = state.end
    return Position(
        deal=deal,
        dealer=state.dealer,
        turn=state.turn,
        hands=tuple(tuple(sorted(map(card_text, hand))) for hand in state.hands),
        drawn=drawn,
        table=tuple(_meld(meld) for meld in state.table),
        owners=state.owners,
        laid=state.laid,
        opened=state.opened,
        joined=state.joined,
        turns=state.turns,
        owed=state.owed,
        touched=state.touched,
        discard=tuple(map(card_text, state.discard)),
        stock=tuple(map(card_text, state.stock)),
        recycled=state.recycled,
        quiet=state.quiet,
        idle=state.idle,
        over=end.reason if end else None,
        out=end.out if end else None,
        scores=tuple(map(Fraction, end.scores)) if end else None,
    )


def _meld(meld: mb.Meld) -> Meld:
    words = mb.move_text(mb.LayMeld(meld.cards)).split()[1:]
    pairs = (word.partition("=") for word in words)
    return tuple(sorted((card, name or card) for card, _, name in pairs))


def new_match(game: str, seats: int, seed: str, **changed: Any) -> mb.Match:  # noqa: ANN401
    """A match of a game with options changed."""
    return mb.Match.new(mb.system(game, **changed), seats=seats, seed=seed)


def random_move(state: mb.State, dice: Random, boldness: float) -> mb.Move:
    """A legal move at random; the bolder, the more it lays before it throws."""
    moves = list(mb.legal_moves(state))
    assert moves, "a running deal has a legal move (R5)"
    throws = [move for move in moves if isinstance(move, mb.Discard)]
    lays = [move for move in moves if move not in throws]
    return dice.choice(lays if lays and (not throws or dice.random() < boldness) else throws)


def stubborn_move(state: mb.State) -> mb.Move:
    """Draw, else decline, else take; throw the card drawn, or the first that goes."""
    if state.phase == "draw":
        ways: tuple[mb.Move, ...] = (mb.Draw(), mb.Decline(), mb.Take())
        return next(move for move in ways if mb.why_not(state, move) is None)
    cards = [card for card in state.hand if state.drawn is None or card != state.drawn.card]
    first = [state.drawn.card] if state.drawn and state.drawn.source == "stock" else []
    throws = map(mb.Discard, [*first, *cards])
    return next(move for move in throws if mb.why_not(state, move) is None)


def walk(match: mb.Match, dice: Random, moves: int, boldness: float) -> Iterator[mb.State]:
    """Play a match on at random, dealing as needed; every state on the way."""
    for _ in range(moves):
        yield match.state
        if match.over:
            return
        if match.state.end is not None:
            match.next_deal()
        else:
            match.play(random_move(match.state, dice, boldness))
    yield match.state


def midway(game: str, number: int) -> mb.State:
    """A running position of a deal played at random."""
    dice = Random(f"{game} {number}")
    match = new_match(game, 2 + number % (SEATS[game] - 1), f"view {number}")
    states = list(walk(match, dice, 15 + dice.randrange(90), 0.8))
    return next(state for state in reversed(states) if state.end is None)


def reshuffled(state: mb.State, seat: int, dice: Random) -> mb.State:
    """The state with everything that the seat can't know dealt anew."""
    view = mb.view(state, seat)
    zones = [*view.hands, view.discard, view.stock]
    unknown = [
        card
        for zone, true in zip(zones, (*state.hands, state.discard, state.stock), strict=True)
        for card in (Counter(true) - Counter(zone)).elements()
    ]
    dice.shuffle(unknown)
    filled = [tuple(unknown.pop() if card == UNKNOWN else card for card in zone) for zone in zones]
    hands = tuple(tuple(sorted(hand)) for hand in filled[: state.seats])
    return changed(state, hands=hands, discard=filled[-2], stock=filled[-1])


def played(game: str, changed: dict[str, Any]) -> str:
    """The record of 60 moves at random."""
    match = new_match(game, 3, "leak", **changed)
    for _ in walk(match, Random(game), 60, 0.9):
        pass
    return match.record()

"""Recorded matches told move by move, so that any change of behaviour shows as a changed line.

`PYTHONPATH=engine:. python -m tests.playthroughs.transcripts` plays all of them anew with bots;
with names of games, only those. Look at the difference before you keep it.
"""

import sys
from pathlib import Path

import meldbook as mb

HERE = Path(__file__).parent
TABLES = {  # seats and seed of each match
    "basic-rummy": (4, "play 5"),
    "block-rummy": (4, "play 1"),
    "wrotham": (5, "play 1"),
    "jokeren-13": (3, "play 1"),
    "mexican-rummy": (3, "play 1"),
    "romme": (3, "play 1"),
}
MARK = "told\n"


def transcript(record: str) -> str:
    """The record, and below it every move with the choices there were and what it brought."""
    target = mb.Match.load(record)
    match = mb.Match(target.header)
    lines = []
    for deal in mb.parse_record(record).deals:
        lines.append(_deal(match))
        for turn in deal:
            lines += [_move(match, text) for text in turn.moves]
        if match.state.end is not None and not match.over:
            match.next_deal()
    return record + MARK + "".join(lines)


def _deal(match: mb.Match) -> str:
    hands = " | ".join(_cards(hand) for hand in match.state.hands)
    return f"deal {match.state.deal}: dealer {match.state.dealer}; {hands}\n"


def _cards(hand: tuple[int, ...]) -> str:
    return " ".join(mb.move_text(mb.Discard(card)).split()[1] for card in hand)


def _move(match: mb.Match, text: str) -> str:
    seat = match.state.turn
    choices = sum(1 for _ in mb.legal_moves(match.state))
    events = match.play(text)
    return f"{seat} {text} (of {choices}): {'; '.join(map(_event, events))}\n"


def _event(event: mb.Event) -> str:
    return " ".join([event.code, *(f"{name}={value}" for name, value in event.args.items())])


def played(game: str) -> str:
    """The record of a match of bots."""
    seats, seed = TABLES[game]
    named = [(name, "steady") for name in ("Ana", "Bram", "Cleo", "Dov", "Eva", "Finn")[:seats]]
    match, steady = mb.Match.new(mb.system(game), seats=named, seed=seed), mb.bot("steady")
    while not match.over:
        if match.state.end is not None:
            match.next_deal()
            continue
        view = mb.view(match.state, match.state.turn)
        match.play(steady.choose(view, match.dice()))
    return match.record()


def main(games: list[str]) -> None:
    """Write the transcripts of these games, or of all."""
    for game in games or TABLES:
        (HERE / f"{game}.txt").write_text(transcript(played(game)), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

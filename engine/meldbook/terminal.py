"""`meldbook play`: what can be given on its command line, and the match that is begun with it."""

import argparse
import contextlib
import os
import secrets
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from meldbook.bots import BOTS, bot
from meldbook.codes import Unreadable
from meldbook.console import Console
from meldbook.languages import LANGUAGES, chosen, language_of
from meldbook.match import Match
from meldbook.record import PERSON
from meldbook.screen import Screen, Style
from meldbook.systems import SYSTEMS, system
from meldbook.wording import Wording, error_text

_COLOURS = ("auto", "always", "never")
_WIDEST = 100
_NARROWEST = 40


class _CannotBeginError(Exception):
    """A match that can't be begun; the message is for the person."""


def main(args: Sequence[str]) -> int:
    """Play a match in the terminal: exit code 0 after playing, 2 if it could not begin."""
    language = chosen(args)
    words = Wording(language=language)
    given = _parser(words).parse_args(args)
    try:
        match = _match(given, words)
        seat = _person(match, words)
    except Unreadable as error:
        return _complain(error_text(error, language))
    except _CannotBeginError as error:
        return _complain(str(error))
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401, PLC0415  # typed lines can be edited and called back
    names = [seat.name for seat in match.header.seats]
    screen = Screen(Wording(names, seat, language), _style(given))
    Console(match, seat, screen, given.save or given.load).run()
    return 0


def _complain(text: str) -> int:
    sys.stderr.write(f"{' '.join(text.split())}\n")
    return 2


def _parser(words: Wording) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("meldbook play", description=words.say("terminal-about"))
    games, bots = ", ".join(SYSTEMS), ", ".join(sorted(BOTS))

    def add(name: str, default: object = None, known: str = "", **more: object) -> None:
        about = words.say(f"terminal-option-{name}", default=str(default), known=known)
        parser.add_argument(f"--{name}", default=default, help=about, **more)  # type: ignore[arg-type]

    add("rules", "jokeren-13", games, metavar="NAME")
    add("option", [], metavar="NAME=VALUE", action="append")
    add("players", 3, metavar="N", type=int)
    add("name", words.say("terminal-default-name"))
    add("bot", "steady", bots)
    add("seed", metavar="TEXT")
    add("load", metavar="FILE", type=Path)
    add("save", metavar="FILE", type=Path)
    add("letters", action="store_true")
    add("colour", "auto", ", ".join(_COLOURS), choices=_COLOURS, metavar="WHEN")
    known = ", ".join(LANGUAGES)
    add("lang", None, known, choices=LANGUAGES, type=language_of, metavar="LANGUAGE")
    return parser


def _match(given: argparse.Namespace, words: Wording) -> Match:
    """The match to play: a saved one, or a new one as the options say."""
    if given.load is not None:
        return Match.load(_read(given.load, words))
    options = dict(_option(text, words) for text in given.option)
    bot(given.bot)
    names = words.say("terminal-bot-names").split(", ")
    rules = system(given.rules, **options)
    least, most = rules.players
    if not least <= given.players <= most:
        raise Unreadable("seats-bad", got=given.players, min=least, max=most)
    others = [(names[n % len(names)], given.bot) for n in range(given.players - 1)]
    seats = [(given.name, PERSON), *others]
    seed = given.seed or secrets.token_hex(10)
    return Match.new(rules, seats=seats, seed=seed)


def _read(file: Path, words: Wording) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        text = words.say("terminal-not-loaded", file=str(file), reason=reason)
        raise _CannotBeginError(text) from None


def _option(text: str, words: Wording) -> tuple[str, str]:
    name, mark, value = text.partition("=")
    if not mark:
        raise _CannotBeginError(words.say("terminal-option-form", text=text))
    return name, value


def _person(match: Match, words: Wording) -> int:
    """The seat of the one person; the others' bots must be known."""
    kinds = [seat.kind for seat in match.header.seats]
    if kinds.count(PERSON) != 1:
        raise _CannotBeginError(words.say("terminal-one-person", persons=kinds.count(PERSON)))
    for kind in kinds:
        if kind != PERSON:
            bot(kind)
    return kinds.index(PERSON)


def _style(given: argparse.Namespace) -> Style:
    """How this terminal can show cards: its width, its signs, its colours."""
    width = min(max(shutil.get_terminal_size().columns, _NARROWEST), _WIDEST)
    on_screen = sys.stdout.isatty() and "NO_COLOR" not in os.environ
    colour = on_screen if given.colour == "auto" else given.colour == "always"
    return Style(width, not given.letters and _shows_signs(), colour)


def _shows_signs() -> bool:
    try:
        "♠♥♦♣".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True

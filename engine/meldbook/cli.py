"""The command line: `meldbook play | arena | check | compare | replay | bench`."""

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from io import TextIOWrapper
from pathlib import Path

from meldbook import terminal
from meldbook.check import check_paths
from meldbook.codes import Unreadable
from meldbook.compare_command import compare_mixes
from meldbook.languages import of_environment
from meldbook.match import Match
from meldbook.version import __version__
from meldbook.wording import Wording, error_text

_BLOCKS = 7  # of each task of the benchmark


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code: 0 fine, 1 something failed, 2 can't be read."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that can't be shown or read ends nothing
    try:
        code = _run(sys.argv[1:] if arguments is None else list(arguments))
        sys.stdout.flush()
    except BrokenPipeError:  # who read along has read enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code


def _run(words: list[str]) -> int:
    if words[:1] == ["play"]:
        return terminal.main(words[1:])
    if words[:1] == ["arena"]:
        from meldbook.arena import command  # noqa: PLC0415  # its executors are slow to import

        return command.main(words[1:])
    language = of_environment()
    given = _parser(Wording(language=language)).parse_args(words)
    if given.command == "check":
        said = partial(error_text, language=language)
        return check_paths(given.paths, as_json=given.json, said=said)
    if given.command == "compare":
        return compare_mixes(given.first, given.second, as_json=given.json, language=language)
    if given.command == "bench":
        from meldbook.bench import bench  # noqa: PLC0415  # it makes its work when imported

        return bench(given.blocks)
    return _replay(given.record, language)


def _parser(words: Wording) -> argparse.ArgumentParser:
    def about(name: str, **args: int) -> str:
        return words.say(f"terminal-command-{name}", **args)

    def blocks(text: str) -> int:
        if not text.isdecimal() or int(text) < 1:
            raise argparse.ArgumentTypeError(words.say("terminal-command-blocks-bad", blocks=text))
        return int(text)

    parser = argparse.ArgumentParser(prog="meldbook", description=about("about"))
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("play", help=about("play"), add_help=False)
    commands.add_parser("arena", help=about("arena"), add_help=False)
    check = commands.add_parser("check", help=about("check"))
    check.add_argument("paths", nargs="+", metavar="PATH", help=about("check-paths"))
    check.add_argument("--json", action="store_true", help=about("check-json"))
    pair = commands.add_parser("compare", help=about("compare"))
    for which in ("first", "second"):
        pair.add_argument(which, metavar="RULES", help=about("compare-rules"))
    pair.add_argument("--json", action="store_true", help=about("compare-json"))
    timed = commands.add_parser("bench", help=about("bench"))
    more = about("bench-blocks", default=_BLOCKS)
    timed.add_argument("--blocks", type=blocks, default=_BLOCKS, help=more)
    replay = commands.add_parser("replay", help=about("replay"))
    replay.add_argument("record", metavar="FILE", help=about("replay-record"))
    return parser


def _replay(name: str, language: str) -> int:
    """Print the scores of each ended deal, and who won or is to play."""
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
        match = Match.load(text)
    except Unreadable as error:
        print(error_text(error, language), file=sys.stderr)
        return 2
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        said = Wording(language=language).say("terminal-not-loaded", file=name, reason=reason)
        print(said, file=sys.stderr)
        return 2
    names = [seat.name for seat in match.header.seats]
    for number, scores in enumerate(match.deal_scores, start=match.first_deal):
        row = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))
        print(f"{number}: {row}")
    print(_standing(match, Wording(names, language=language)))
    return 0


def _standing(match: Match, words: Wording) -> str:
    """How a match stands: who won it, or what is to be played."""
    state = match.state
    if match.winners is not None:
        totals = [str(score) for score in match.scores]
        return words.event("ended", {"winners": list(match.winners), "totals": totals})
    if state.end is not None:
        return words.say("terminal-deal-over", deal=state.deal)
    return words.say("terminal-deal-running", deal=state.deal, name=words.names[state.turn])

"""The command line: `meldbook play | arena | check | compare | replay | bench`."""

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path

from meldbook import terminal
from meldbook.check import check_paths
from meldbook.codes import Unreadable
from meldbook.compare_command import compare_mixes
from meldbook.match import Match
from meldbook.version import __version__
from meldbook.wording import Wording, error_text


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
    given = _parser().parse_args(words)
    if given.command == "check":
        return check_paths(given.paths, as_json=given.json, said=error_text)
    if given.command == "compare":
        return compare_mixes(given.first, given.second, as_json=given.json)
    if given.command == "bench":
        from meldbook.bench import bench  # noqa: PLC0415  # it makes its work when imported

        return bench(given.blocks)
    return _replay(given.record)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="meldbook", description="Rummy: rules that play.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("play", help="play a match against bots in this terminal", add_help=False)
    commands.add_parser("arena", help="let bots play many deals and compare", add_help=False)
    check = commands.add_parser("check", help="ask the engine what scenario files ask")
    check.add_argument("paths", nargs="+", metavar="PATH", help="a .toml file or a folder of them")
    check.add_argument("--json", action="store_true", help="one JSON object an ask and line")
    pair = commands.add_parser("compare", help="what differs between two rule sets, and where")
    for which in ("first", "second"):
        pair.add_argument(which, metavar="RULES", help='"GAME OPTION=VALUE …", options if changed')
    pair.add_argument("--json", action="store_true", help="one JSON object a difference and line")
    timed = commands.add_parser("bench", help="measure how fast the engine is on this machine")
    timed.add_argument("--blocks", type=_blocks, default=7, help="blocks of each task (7)")
    replay = commands.add_parser("replay", help="replay a record and tell how it stands")
    replay.add_argument("record", metavar="FILE", help="a record, - for standard input")
    return parser


def _blocks(text: str) -> int:
    blocks = int(text)
    if blocks < 1:
        raise argparse.ArgumentTypeError(f"{blocks} is no number of blocks: 1 or more")
    return blocks


def _replay(name: str) -> int:
    """Print the scores of each ended deal, and who won or is to play."""
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
        match = Match.load(text)
    except Unreadable as error:
        print(error_text(error), file=sys.stderr)
        return 2
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        said = Wording().say("terminal-not-loaded", file=name, reason=reason)
        print(said, file=sys.stderr)
        return 2
    names = [seat.name for seat in match.header.seats]
    for number, scores in enumerate(match.deal_scores, start=match.first_deal):
        row = ", ".join(f"{name} {score}" for name, score in zip(names, scores, strict=True))
        print(f"{number}: {row}")
    print(_standing(match, Wording(names)))
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

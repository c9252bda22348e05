"""What a page would do first, done before the memory is kept: imports, tables, caches.

Runs inside Pyodide at build time. Whatever the engine may ever import has to be imported here,
since a page that starts from the memory has no standard library on its disk.
"""

import importlib
import json

from meldbook import bridge
from meldbook.listing import legal_moves
from meldbook.match import Match
from meldbook.systems import SYSTEMS, system
from meldbook.view import view

LATE = ("linecache", "tokenize", "traceback")  # what telling an error imports
SCENARIO = """
rules = "basic-rummy"
[position]
hands = ["6h 2c", "Kd 5c"]
discard = "8h"
stock = "7d"
[[ask]]
play = ["draw"]
expect = "legal"
"""


def warm_game(name: str) -> None:
    """Deal a game, list the first moves, read its rules and its record.

    Turns played here fill tables, which then travel with every start; filled in the page they cost
    less time than their way over the network.
    """
    match = Match.new(system(name), seats=[("A", "steady"), ("B", "steady")], seed="warm")
    list(legal_moves(view(match.state, match.state.turn)))
    ask("rules", rules=name)
    ask("replay", record=match.record())


def ask(op: str, **fields: object) -> None:
    """Ask the engine as a page does."""
    answer = json.loads(bridge.handle(json.dumps({"id": 0, "op": op, **fields})))
    if not answer["ok"]:
        raise RuntimeError(answer)


for module in LATE:
    importlib.import_module(module)
ask("hello")
ask("check", toml=SCENARIO)
for game in SYSTEMS:
    warm_game(game)

"""Imports go one way: a module imports from its own layer and those above it, never in a circle."""

import ast
import re
import sys
from collections.abc import Iterator, Sequence
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from web.builder.paths import ENGINE, WEB

Imports = dict[str, set[str]]

ENGINE_LAYERS: Sequence[set[str]] = (
    # What cards are, what things are called; texts and chance.
    {"faces", "codes", "seeds", "fluent", "languages", "columns", "version", "_build"}
    | {"protocol", "protocol_examples", "protocol_compare", "protocol_pad", "protocol_replay"},
    # What the rules say, what a meld can be, what a move is.
    {"rules", "options", "games", "systems", "citations"}
    | {"melds", "naming", "shapes", "pieces", "natural", "candidates", "table", "shortage"}
    | {"public", "moves"},
    # The state, what cards cost, the best way to lay them, whether a turn can end.
    {"state", "scoring", "steps", "arrange", "deadwood", "opening", "combining"}
    | {"permission", "ending"},
    # What is allowed, and why not.
    {"legality", "listing"},
    # What a move does, and what each seat may see.
    {"dealing", "advance", "play", "view"},
    # Text forms, matches, bots.
    {"notation", "position", "record", "match", "outcome", "scenario", "check", "bots"}
    | {"scenario_text", "toml_text", "compare"},
    # The public door.
    {"__init__"},
    # The page's door, and the terminal.
    {"bench"},
    {"judging", "positions", "mixes", "comparing", "pads", "pasting", "requests", "forgetting"}
    | {"practice", "lessons", "exercises", "helping", "gifts", "hints", "examples", "bridge"}
    | {"example_goals", "example_stages", "example_repairs", "retracing"}
    | {"wording", "screen", "console", "terminal", "cli", "compare_command", "arena"},
    {"__main__"},
)

WEB_LAYERS: Sequence[set[str]] = (
    # The worker and its client, the service worker and its page: they know no game word.
    {"engine", "offline", "sw"},
    # The protocol, cards, keys, drags: small things that know nothing of each other.
    {
        "protocol",
        "globals.d",
        "languages",
        "cards",
        "clashes",
        "install",
        "keys",
        "drag",
        "pile-drag",
        "pause",
        "seeds",
        "scores",
    }
    | {"own-text", "signs"}
    # Where files come from: a folder, or the page itself.
    | {"site"},
    # What components see and say, and what options and moves are told from.
    {"table-state", "texts", "games", "option-values", "option-words", "deal-rules", "choices"}
    | {"sounds", "deal-names", "statistics"},
    # Examples: what comes of a try, who is asked, and how it is put into words.
    {"trying", "refereeing", "book-texts", "engine-referee", "teaching-texts"},
    # Intents: what a player wants, as questions to the engine.
    {
        "intents",
        "hand",
        "messages",
        "questions",
        "settings",
        "setup",
        "goal",
        "last-deeds",
        "score-lines",
        "sharing",
        "report",
        "record",
    },
    # Mixes of options, and what a sheet says of them.
    {"mix", "sheet", "transcript", "snippet", "copying", "links"},
    # The parts of the store.
    {
        "bots",
        "copies",
        "hints",
        "judge",
        "keeper",
        "open-match",
        "snapshot",
        "storage",
        "house",
        "pads",
        "pad-desk",
        "pad-storage",
        "pad-text",
        "page-engine",
        "reader",
        "exercise-wish",
        "guide",
    },
    {"table", "moves", "lobby", "sorting"},
    {"matches", "past", "statistician"},
    {"store", "table-store"},
    {"components"},
    {"pages"},
    # Tables in pages of others.
    {"embed"},
)

SCRIPT_IMPORT = re.compile(r"""(?:\bfrom|\bimport\(?)\s*["'](\.[^"']+)["']""")


def engine_imports() -> Imports:
    """What each module of the engine imports of the engine; a package counts as one."""
    modules = {file.stem for file in ENGINE.glob("*.py")}
    modules |= {folder.parent.name for folder in ENGINE.glob("*/__init__.py")}
    found: Imports = {module: set() for module in modules}
    for file in ENGINE.rglob("*.py"):
        own = file.relative_to(ENGINE).parts[0].removesuffix(".py")
        found[own] |= {name for name in _python_imports(file, modules) if name != own}
    return found


def _python_imports(file: Path, modules: set[str]) -> Iterator[str]:
    """The engine's modules that a file imports; a name of the public door counts as the door."""
    for name in _imported(file):
        if name[0] == "meldbook":
            yield name[1] if len(name) > 1 and name[1] in modules else "__init__"


def _imported(file: Path) -> Iterator[list[str]]:
    """Every name that a file imports, split at its dots."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{file.name}: write imports in full"
            yield from (f"{node.module}.{alias.name}".split(".") for alias in node.names)


def web_imports() -> Imports:
    """What each module of the front end imports of it; a folder counts as one."""
    source = WEB / "src"
    found: Imports = {}
    for file in source.rglob("*.ts"):
        own = _unit(file)
        targets = SCRIPT_IMPORT.findall(file.read_text("utf-8"))
        paths = [(file.parent / target).resolve() for target in targets]
        units = {_unit(path) for path in paths if path.suffix == ".ts"}
        found.setdefault(own, set()).update(units - {own})
    return found


def _unit(file: Path) -> str:
    return file.relative_to(WEB / "src").parts[0].removesuffix(".ts")


def module_imports_of_web() -> Imports:
    """What each file of the front end imports, for circles inside folders."""
    found: Imports = {}
    for file in (WEB / "src").rglob("*.ts"):
        targets = SCRIPT_IMPORT.findall(file.read_text("utf-8"))
        paths = {(file.parent / target).resolve() for target in targets}
        found[str(file)] = {str(path) for path in paths}
    return found


@pytest.mark.parametrize(
    ("imports", "layers"),
    [(engine_imports(), ENGINE_LAYERS), (web_imports(), WEB_LAYERS)],
    ids=["engine", "web"],
)
def test_modules_import_only_what_stands_above_them(
    imports: Imports, layers: Sequence[set[str]]
) -> None:
    height = {module: number for number, layer in enumerate(layers) for module in layer}
    assert set(imports) - set(height) == set(), "say in this file where these modules belong"
    assert set(height) - set(imports) == set(), "these modules are gone"
    wrong = [
        f"{module} imports {other}"
        for module, others in imports.items()
        for other in others
        if height[other] > height[module]
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "imports", [engine_imports(), module_imports_of_web()], ids=["engine", "web"]
)
def test_no_imports_go_in_a_circle(imports: Imports) -> None:
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as circle:
        pytest.fail(" → ".join(circle.args[1]))


def test_the_engine_imports_nothing_from_outside() -> None:
    used = {name[0] for file in ENGINE.rglob("*.py") for name in _imported(file)}
    assert used - sys.stdlib_module_names <= {"meldbook"}

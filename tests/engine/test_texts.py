"""Codes, their arguments and the texts of every language hold together."""

import ast
import inspect
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from meldbook.codes import ERRORS, REFUSALS
from meldbook.faces import RANKS
from meldbook.languages import LANGUAGES
from meldbook.options import OPTIONS, Option
from meldbook.systems import SYSTEMS, _clashes
from meldbook.toml_text import FAULTS
from meldbook.wording import Wording

ENGINE = Path(__file__).parents[2] / "engine" / "meldbook"
FILES = (
    *("arena.ftl", "book.ftl", "engine.ftl", "life.ftl"),
    *("pad.ftl", "page.ftl", "teach.ftl", "terminal.ftl"),
)

EVENTS = {
    "deal": {"deal", "dealer", "lead"},
    "draw": {"seat", "card"},
    "take": {"seat", "card"},
    "meld": {"seat", "meld", "cards"},
    "lay-off": {"seat", "meld", "card"},
    "reclaim": {"seat", "meld", "card", "wild"},
    "discard": {"seat", "card"},
    "decline": {"seat"},
    "renew": {"cards"},
    "out": {"seat"},
    "blocked": {"reason"},
    "scored": {"scores"},
    "ended": {"winners", "totals"},
}
ENDS = {
    "out": {"seat"},
    "stock-exhausted": set(),
    "table-unchanged": set(),
    "no-draw": set(),
    "declined": set(),
}
DECLARED: dict[str, dict[str, set[str]]] = {
    "refusal": {code: set(args) for code, (_, args) in REFUSALS.items()},
    "error": {code: set(args) for code, args in ERRORS.items()},
    "event": EVENTS,
    "end": ENDS,
}


class Used(Visitor):
    """What a text uses: variables, messages, keys of choices and letters."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.keys: set[str] = set()
        self.words: list[str] = []

    def whole(self, known: Mapping[str, "Used"]) -> set[str]:
        """The variables, with those of the messages referred to."""
        return self.variables.union(*(known[name].whole(known) for name in self.messages))

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        key = node.key
        self.keys.add(key.name if isinstance(key, ftl.Identifier) else key.value)
        self.visit(node.value)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.words += re.findall(r"[^\W\d_]+", node.value)


@cache
def texts(language: str, file: str = "engine.ftl") -> Mapping[str, Used]:
    """What every message of a file of texts uses, by id."""
    resource = FluentParser().parse((ENGINE / "texts" / language / file).read_text("utf-8"))
    found: dict[str, Used] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found
            found[entry.id.name] = Used()
            found[entry.id.name].visit(entry)
    return found


def calls(name: str) -> Iterator[str]:
    """First arguments, where they are plain texts, of all calls of a name in the engine."""
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                yield from plain_texts(node.args[0]) if node.func.id == name else ()


def plain_texts(node: ast.expr) -> Iterator[str]:
    """The text that an expression is, or the texts that it chooses from."""
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.IfExp):
        yield from plain_texts(node.body)
        yield from plain_texts(node.orelse)


def test_declared_codes_are_those_the_engine_speaks() -> None:
    assert set(calls("refuse")) == set(REFUSALS)
    assert set(calls("Unreadable")) == set(ERRORS)
    assert set(calls("Event")) == set(EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", DECLARED)
def test_every_code_has_its_text_and_every_text_its_code(language: str, kind: str) -> None:
    found = {name for name in texts(language) if name.startswith(f"{kind}-")}
    own = {name for name in found if name.endswith("-you")}
    assert {f"{kind}-{code}" for code in DECLARED[kind]} == found - own
    with_seat = {f"{kind}-{code}-you" for code, args in DECLARED[kind].items() if "seat" in args}
    assert own == (with_seat if kind in {"event", "end"} else set())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", DECLARED)
def test_texts_use_only_arguments_of_their_code(language: str, kind: str) -> None:
    known = texts(language)
    for name, used in known.items():
        if not name.startswith(f"{kind}-"):
            continue
        args = DECLARED[kind][name.removeprefix(f"{kind}-").removesuffix("-you")]
        given = args if kind == "error" else {"name" if arg == "seat" else arg for arg in args}
        assert used.whole(known) <= given, name


def expected_codes() -> set[str]:
    """What a value of a scenario can be expected to be: by the calls that refuse one."""
    found: set[str] = set()
    for path in ENGINE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                place = {"wrong_value": 2, "self._bad": 1}.get(ast.unparse(node.func))
                found |= set() if place is None else set(plain_texts(node.args[place]))
    return found


def test_whatever_a_value_should_be_is_told_in_words() -> None:
    """A reader of another language meets no English of the engine's own, nor of a library's."""
    assert len(expected_codes()) > 20  # it found them
    assert texts("en")["error-scenario-value"].keys == expected_codes()
    told = {code for _, code in FAULTS} | {"value"}
    assert texts("en")["error-scenario-toml"].keys == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_refer_to_texts_that_exist(language: str) -> None:
    known = texts(language)
    assert {other for used in known.values() for other in used.messages} <= set(known)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_with_the_same_variables(language: str, file: str) -> None:
    english, other = texts("en", file), texts(language, file)
    assert list(english) == list(other)
    for name, used in english.items():
        assert other[name].variables == used.variables, name
        assert other[name].messages == used.messages, name


# Where a language may choose by more than English does: articles, letters of court cards.
OWN_CHOICES = {"card-the", "ui-rank"}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same_cases_apart(language: str, file: str) -> None:
    for name, used in texts("en", file).items():
        own = texts(language, file)[name].keys
        assert own >= used.keys if name in OWN_CHOICES else own == used.keys, name


# What is written as in English in some other language: names of games, and a few words.
ALIKE = {
    *("ui-faces", "ui-ranks", "ui-theme-contrast"),
    *("rules-jokeren-13", "rules-block-rummy", "rules-romme", "ui-bot-default"),
    *("joker", "joker-as", "suit-h", "option-packs", "option-players", "option-jokers"),
    *("terminal-bot-names", "terminal-head-score", "ui-menu", "ui-options-melds"),
    *("ui-total", "terminal-total", "terminal-unopened", "ui-pace-normal", "ui-pace-instant"),
    *("ui-own-score", "ui-points-short", "ui-hint", "option-contracts", "ui-end-score"),
    *("ui-wild", "ui-card-wild", "ui-kind-bot", "terminal-contract", "book-contract"),
    "ui-strength-gentle",
}
SHORTEST = 3  # letters of a word that shows a language


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_nothing_is_left_in_english(language: str, file: str) -> None:
    english, other = texts("en", file), texts(language, file)
    left = [
        name
        for name, used in english.items()
        if any(len(word) >= SHORTEST for word in used.words) and used.words == other[name].words
    ]
    assert set(left) <= ALIKE
    # A sentence that was translated in part keeps words that English alone has.
    for name, used in other.items():
        assert not ENGLISH_ALONE & {word.lower() for word in used.words}, name


ENGLISH_ALONE = {
    *("the", "and", "with", "your", "you", "card", "cards", "pile", "they", "nothing", "that"),
    *("this", "which", "must", "only", "more", "from", "have", "there", "other", "another"),
    *("laid", "deals", "seat", "wins"),
}


def value_words(name: str) -> set[str]:
    """The words that an option's value can be; ranks are said as of cards."""
    option = OPTIONS[name]
    without = {"none"} if is_read(option, "none") else set()
    return (set(option.words) | without) - set(RANKS)


def is_read(option: Option, word: str) -> bool:
    try:
        option.read(word)
    except ValueError:
        return False
    return True


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_value_and_game_has_its_texts(language: str) -> None:
    known = set(texts(language))
    wanted = {f"option-{name}" for name in OPTIONS} | {f"option-{name}-about" for name in OPTIONS}
    wanted |= {f"option-{name}-{word}" for name in OPTIONS for word in value_words(name)}
    assert {name for name in known if name.startswith("option-")} == wanted
    games = {f"rules-{name}" for name in SYSTEMS} | {f"rules-{name}-about" for name in SYSTEMS}
    assert {name for name in known if name.startswith("rules-")} == games


def test_values_that_are_words_are_found() -> None:
    assert value_words("melds_per_turn") == {"1", "any"}
    assert value_words("set_max") == {"none"}
    assert value_words("upcard") == {"yes", "no"}
    assert value_words("lay_off") == {"free", "after-own-meld", "after-opening-turn", "never"}
    assert value_words("players") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_contradiction_of_options_has_its_text(language: str) -> None:
    assert {name for name in texts(language) if name.startswith("clash-")} == {
        f"clash-{code}" for code in clash_codes()
    }


def clash_codes() -> set[str]:
    """The codes in the tables that `_clashes` returns."""
    tree = ast.parse(inspect.getsource(_clashes))
    tables = [node for node in ast.walk(tree) if isinstance(node, ast.Dict)]
    return {
        str(key.value) for table in tables for key in table.keys if isinstance(key, ast.Constant)
    }


@pytest.mark.parametrize(
    ("card", "alone", "in_sentence"),
    [
        ("7h", "7 of hearts", "the 7 of hearts"),
        ("10s", "10 of spades", "the 10 of spades"),
        ("Ad", "ace of diamonds", "the ace of diamonds"),
        ("*", "joker", "a joker"),
        ("*=Qc", "joker as queen of clubs", "the joker as queen of clubs"),
        ("*=7", "joker as 7", "the joker as 7"),
        ("4h=7s", "4 of hearts as 7 of spades", "the 4 of hearts as 7 of spades"),
        ("4h=K", "4 of hearts as king", "the 4 of hearts as king"),
        ("?", "unknown card", "a card"),
    ],
)
def test_cards_in_words(card: str, alone: str, in_sentence: str) -> None:
    assert Wording().card(card) == alone
    assert Wording().card_in_sentence(card) == in_sentence


def test_lists_in_words() -> None:
    words = Wording(["Ana", "You"], reader=1)
    assert [words.cards(["7h", "*", "9h"][:n]) for n in range(4)] == [
        "",
        "7 of hearts",
        "7 of hearts and joker",
        "7 of hearts, joker and 9 of hearts",
    ]
    assert words.scores(["0", "9/2"]) == "Ana 0 and You 9/2"
    ended = words.event("ended", {"winners": [0, 1], "totals": ["5", "5"]})
    assert ended == "The match is over. Won by Ana and You. Final scores: Ana 5 and You 5."


def test_the_reader_is_addressed() -> None:
    words = Wording(["Ana", "You"], reader=1)
    assert words.end("out", {"seat": 0}) == "Ana went out."
    assert words.end("out", {"seat": 1}) == "You went out."
    waiting = words.refusal("not-on-turn", {"seat": 1, "turn": 0})
    assert waiting == "It is not your turn: Ana is playing. Wait for your own turn."

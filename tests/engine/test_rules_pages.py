"""The rules pages of every language: each rule written once, each game's page complete."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from meldbook.citations import CITES
from meldbook.codes import REFUSALS
from meldbook.options import OPTIONS, option_from
from meldbook.systems import SYSTEMS, system
from web.builder.rules_text import RULE, read_book

RULES = Path(__file__).parents[2] / "web" / "rules"
LANGUAGES = sorted(folder.name for folder in RULES.iterdir())

# How many rules a letter has, and the file where they are written out.
LETTERS = {
    "R": (14, "common"),
    "J": (12, "jokeren-13"),
    "M": (13, "mexican-rummy"),
    "B": (9, "basic-rummy"),
    "H": (12, "basic-rummy"),
    "W": (5, "wrotham"),
    "G": (6, "romme"),
}
HOMES = {f"{x}{n}": home for x, (most, home) in LETTERS.items() for n in range(1, most + 1)}

# What a game's page says besides the common ground, in the order of rules.md.
SAID = {
    "jokeren-13": [f"J{n}" for n in range(1, 13)],
    "mexican-rummy": [f"M{n}" for n in range(1, 14)],
    "basic-rummy": [f"B{n}" for n in range(1, 10)] + [f"H{n}" for n in range(1, 13)],
    "block-rummy": ["B1", "B2", "B3", "B4", "B7", "B8", "B9", "H8"],
    "wrotham": ["B2", "B3", "B4", "B5", "B6", "B7", "B8", "W1", "W2", "W3", "W4", "W5"],
    "romme": ["G1", "G2", "G3", "G4", "G5", "G6", "J10"],
}
# Games without wild cards need no names for them (R6), those with one stock no renewal (R11).
NOT_NEEDED = {"basic-rummy": {"R6"}, "block-rummy": {"R6", "R11"}}

# What every game's page has, each part of it a heading of its own.
PARTS = (
    *("object", "cards", "turn", "melds", "opening", "end", "score", "refused"),
    *("house-rules", "examples", "open-points", "history"),
)

HEADING = re.compile(r"^(#+) (?:([A-Z]\d+)\b|.*(\{#[a-z0-9-]+\})$)?.*$", re.MULTILINE)
# A text ends where an example begins, and where what goes with its answer begins.
TEXT_END = re.compile(r"^---$|^(?=```)", re.MULTILINE)
# What no translation changes: options, links, cards, rules, numbers, what the engine fills in.
KEPT = re.compile(
    r"^```.*$|^\|[-|]+$|\{[a-z]+\}|(?<!`)`[^`\n]+`|\]\([^)]+\)"
    r"|(?:10|[2-9A-Z])[♠♥♦♣]|\b[A-Z]\d+\b|\d+|\*+",
    re.MULTILINE,
)
# Letters of court cards that differ; the English ones would stand out as small letters.
COURTS = {"nl": str.maketrans("BVHJQK", "JQKjqk")}


def frame(page: str, language: str) -> list[tuple[tuple[str, ...], list[list[str]]]]:
    """What a page has in every language: its headings, and for each of its texts what is kept."""
    _, *pieces = HEADING.split(page)
    parts = zip(pieces[::4], pieces[1::4], pieces[2::4], pieces[3::4], strict=True)
    return [
        (
            (signs, rule or anchor or ""),
            [sorted(kept(text, language)) for text in TEXT_END.split(body)],
        )
        for signs, rule, anchor, body in parts
    ]


def kept(text: str, language: str) -> Iterator[str]:
    for found in KEPT.findall(text):
        card = found[-1] in "♠♥♦♣"
        yield found.translate(COURTS.get(language, {})) if card else found


def rules_on(page: str) -> list[tuple[str, str]]:
    """The rules of a page: their ids, and their first paragraphs, which a refusal shows."""
    parts = re.split(r"^#+ (.*)\n", page, flags=re.MULTILINE)
    pairs = zip(parts[1::2], parts[2::2], strict=True)
    found = ((RULE.match(heading), text.strip().split("\n\n")[0]) for heading, text in pairs)
    return [(rule[1], sentences) for rule, sentences in found if rule]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_written_out_in_its_home(language: str) -> None:
    assert dict(read_book(RULES / language).homes) == HOMES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SYSTEMS)
def test_the_page_of_a_game_is_complete(language: str, game: str) -> None:
    ids = [rule for rule, _ in rules_on(read_book(RULES / language).page(game))]
    common = {rule for rule in HOMES if rule[0] == "R"} - NOT_NEEDED.get(game, set())
    assert sorted(ids) == sorted([*SAID[game], *common])
    assert set(CITES[game].values()) <= set(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_that_refusals_show_are_short_and_plain(language: str) -> None:
    book = read_book(RULES / language)
    for rule, sentences in (pair for name in book.texts for pair in rules_on(book.page(name))):
        assert 60 < len(sentences) < 360, rule
        assert "](" not in sentences, rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_pages_with_the_same_frame(language: str) -> None:
    english, other = read_book(RULES / "en").texts, read_book(RULES / language).texts
    assert english.keys() == other.keys()
    for name in english:
        wanted, found = frame(english[name], "en"), frame(other[name], language)
        assert [heading for heading, _ in found] == [heading for heading, _ in wanted], name
        for (heading, texts), (_, mine) in zip(wanted, found, strict=True):
            assert mine == texts, (name, heading)


def test_whatever_is_cited_is_written() -> None:
    cited = {rule for rule, _ in REFUSALS.values()}
    cited |= {rule for game in CITES.values() for rule in game.values()}
    for option in OPTIONS.values():
        cited |= {option.rule} if isinstance(option.rule, str) else set(option.rule.values())
    assert cited <= HOMES.keys()


@pytest.mark.parametrize("game", SYSTEMS)
def test_every_game_has_all_parts_and_its_rules_lie_in_them(game: str) -> None:
    page = (RULES / "en" / f"{game}.md").read_text("utf-8")
    parts = re.findall(r"^## .*\{#([a-z0-9-]+)\}$", page, re.MULTILINE)
    assert [part for part in PARTS if part not in parts] == []
    texts = re.split(r"^## .*\n", page, flags=re.MULTILINE)[1:]
    assert [name for name, text in zip(parts, texts, strict=True) if not text.strip()] == []


def options_of(rule: str) -> tuple[list[tuple[str, str]], dict[str, str]]:
    """What the last line of a house rule offers: each choice alone, and what goes with all."""
    page = (RULES / "en" / "basic-rummy.md").read_text("utf-8")
    body = re.split(rf"^### {rule} .*\n", page, flags=re.MULTILINE)[1]
    part = body.partition("\n##")[0]
    line = re.search(r"^Option: (.+)", part, re.MULTILINE | re.DOTALL)
    choices, _, besides = line[1].partition(" with ") if line else ("", "", "")
    return named(choices), dict(named(besides))


def named(text: str) -> list[tuple[str, str]]:
    """Options and their values in a text; some number where it names none."""
    found: list[tuple[str, str]] = []
    name = ""
    for word, value, other in re.findall(r'`([a-z_]+)(?: = "?([^"`]+)"?)?`|`"([^"`]+)"`', text):
        name = word or name
        found.append((name, value or other or "4"))
    return found


@pytest.mark.parametrize("game", SYSTEMS)
def test_every_house_rule_can_be_chosen_in_every_game_as_it_is_told(game: str) -> None:
    tried = 0
    for rule in (f"H{number}" for number in range(1, 13)):
        choices, besides = options_of(rule)
        for name, value in choices:
            rules = system(game, **{name: value}, **besides)
            assert getattr(rules, name) == option_from(name, value), (rule, name)
            tried += 1
    assert tried >= 20

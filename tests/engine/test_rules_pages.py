"""The rules pages of every language: each rule written once, each game's page complete."""

import re
from pathlib import Path

import pytest

from meldbook.citations import CITES
from meldbook.codes import REFUSALS
from meldbook.options import OPTIONS
from meldbook.systems import SYSTEMS
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
def test_every_language_has_the_same_pages_in_the_same_order(language: str) -> None:
    english, other = read_book(RULES / "en"), read_book(RULES / language)
    assert english.texts.keys() == other.texts.keys()
    for name in english.texts:
        ids = [rule for rule, _ in rules_on(other.page(name))]
        assert ids == [rule for rule, _ in rules_on(english.page(name))], name
        assert marks(other.texts[name]) == marks(english.texts[name]), name


# Examples, anchors, options with their words, holes that the engine fills, and links.
MARK = re.compile(r"^```.*|\{#[a-z-]+\}|`[^`]+`|\{[a-z]+\}|\]\([^)]*\)", re.MULTILINE)


def marks(text: str) -> list[str]:
    """What a page has in the same order in every language."""
    return MARK.findall(text)


def test_whatever_is_cited_is_written() -> None:
    cited = {rule for rule, _ in REFUSALS.values()}
    cited |= {rule for game in CITES.values() for rule in game.values()}
    for option in OPTIONS.values():
        cited |= {option.rule} if isinstance(option.rule, str) else set(option.rule.values())
    assert cited <= HOMES.keys()

"""The makers of the site's parts, on small examples."""

from pathlib import Path

import pytest

from web.builder import checks, pages, rules_pages, rules_text, texts
from web.builder.protocol_types import typescript
from web.builder.tools import BuildError, run

PROTOCOL = '''
class Card(TypedDict):
    """A card."""

    face: str  # "7h"
    owner: NotRequired[int | None]
    kind: Literal["set", "run"]
    op: Literal[
        "draw",  # the stock
        "take",
    ]
    all: list[list[Card]]
    some: list[int | None]
    args: dict[str, Any]
    yes: Literal[True]
'''

TYPESCRIPT = """
/** A card. */
export interface Card {
  /** "7h" */
  face: string;
  owner?: number | null;
  kind: "set" | "run";
  op:
    | "draw" // the stock
    | "take";
  all: Card[][];
  some: (number | null)[];
  args: Record<string, unknown>;
  yes: true;
}
"""


def test_typed_dicts_become_interfaces() -> None:
    written = typescript(PROTOCOL)
    assert written.split("\n", 1)[1] == TYPESCRIPT


def test_a_type_without_a_twin_is_named() -> None:
    with pytest.raises(BuildError, match=r"line 2: tuple\[int\] has no TypeScript twin"):
        typescript("class A(TypedDict):\n    b: tuple[int]\n")


def test_texts_with_mistakes_are_named_by_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.ftl"
    file.write_text("one = 1\n\ntwo\n\none = 2\n", "utf-8")
    found = texts.find_mistakes(file)
    assert len(found) == 2
    assert found[0].startswith("bad.ftl, line 3: ")
    assert found[1] == "bad.ftl, line 5: one is there twice"


def test_rules_have_anchors_and_sentences() -> None:
    text = "# Game\n\n## Cards\n\n### J1 Deal & play\n\nOne *two*\n10♥.\n\nMore.\n"
    rules = rules_pages.read(text, "game.md")
    assert rules.title == "Game"
    assert rules.parts == {"cards": "Cards"}
    assert rules_pages.contents(rules) == '<li><a href="#cards">Cards</a></li>'
    shown = '<span class="card red">10♥</span>'
    assert rules_pages.sentences(rules) == {"J1": f"One <em>two</em> {shown}."}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Nothing.\n", "has no title"),
        ("# G\n\n## J1 a\n\na\n\n## J1 b\n\nb\n", "J1 is there twice"),
        ("# G\n\n## J1 a\n\n## b\n", "J1 has no text"),
    ],
)
def test_rules_pages_with_mistakes_are_named(text: str, expected: str) -> None:
    with pytest.raises(BuildError, match=expected):
        rules_pages.read(text, "game.md")


def book(folder: Path, **files: str) -> rules_text.Book:
    for name, text in files.items():
        (folder / f"{name}.md").write_text(text, "utf-8")
    return rules_text.read_book(folder)


def test_a_rule_is_written_once_and_repeated_by_its_id(tmp_path: Path) -> None:
    found = book(
        tmp_path,
        home="# Home\n\n### R1 Cards\n\nOne. See [J1](game.md#J1).\n\nMore.\n",
        game="# Game\n\n## Part\n\n#### R1\n\n### J1 Deal\n\nTwo, as [there](home.md#part).\n",
    )
    assert found.homes == {"R1": "home", "J1": "game"}
    assert found.page("game") == (
        "# Game\n\n## Part\n\n#### R1 Cards\n\nOne. See [J1](#J1).\n\nMore.\n\n"
        "### J1 Deal\n\nTwo, as [there](home.html#part).\n"
    )
    assert "[J1](game.html#J1)" in found.page("home")
    pages = {name: rules_pages.read(found.page(name), name) for name in found.texts}
    assert rules_pages.cited(pages, found) == {
        "R1": {"pages": ["home", "game"], "html": 'One. See <a href="game.html#J1">J1</a>.'},
        "J1": {"pages": ["game"], "html": 'Two, as <a href="home.html#part">there</a>.'},
    }


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("# G\n\n### J2\n", r"game.md repeats J2, which no file writes out"),
        ("# G\n\n### J1 a\n\n[b](b.md)\n", r"game.md links to b.md, which is not there"),
        ("# G\n\n### J1 a\n\n[b](game.md#J2)\n", r"links to game.md#J2, which is not there"),
        ("# G\n\n### R1 a\n\na\n", r"R1 is there twice, in game.md and home.md"),
    ],
)
def test_rules_files_with_mistakes_are_named(tmp_path: Path, text: str, expected: str) -> None:
    with pytest.raises(BuildError, match=expected):
        book(tmp_path, home="# H\n\n### R1 Cards\n\nOne.\n", game=text).page("game")


def test_a_template_is_filled_and_its_typing_errors_found(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    file.write_text("<p>{{a}} {{b}}</p>", "utf-8")
    assert pages.fill(file, {"a": "{{b}}", "b": "2"}) == "<p>{{b}} 2</p>"
    with pytest.raises(BuildError, match=r"page\.html asks for b"):
        pages.fill(file, {"a": "1"})


def test_a_program_that_fails_is_quoted_with_the_remedy() -> None:
    with pytest.raises(
        BuildError, match=r"(?s)ended with code 3.*out of luck.*\nTry again"
    ) as seen:
        run(("sh", "-c", "echo out of luck; exit 3"), remedy="Try again.")
    assert seen.value.remedy == "Try again."
    with pytest.raises(BuildError, match="no-such-program can't be started"):
        run(("no-such-program",), remedy="Install it.")


def test_the_last_line_counts_what_the_runners_counted(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    suite = '<testsuite tests="9" failures="1" errors="2" skipped="3"/>'
    report.write_text(f"<testsuites>{suite}</testsuites>", "utf-8")
    assert checks.read_report(report) == checks.Tally(3, 3, 3)
    said = "\u2139 tests 5\n\u2139 pass 4\n\u2139 fail 1\n\u2139 cancelled 0\n\u2139 skipped 0\n"
    assert checks.read_node(1, said) == checks.Tally(4, 1)
    assert checks.read_node(0, "# pass 2\n# fail 0\n") == checks.Tally(2)
    assert checks.read_node(0, "nothing was run") == checks.Tally(0, 1)

"""Every example of every page of rules is done by pressing its cards; the page asks nobody else."""

import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import pytest

from meldbook.examples import example
from meldbook.systems import SYSTEMS
from tests.browser.conftest import SITE, Visit
from tests.browser.driver import Page
from tests.browser.table import Table
from tests.browser.test_scenes import axe_problems
from tests.counts import FULL
from web.builder.rules_examples import FOLDER
from web.builder.rules_pages import RULES
from web.builder.rules_words import Words

FENCE = re.compile(r"^```example ([a-z]+) ([a-z0-9_]+) (\d+)$", re.MULTILINE)
RUN = Path(__file__).with_name("examples.js").read_text()
LANGUAGES = sorted(folder.name for folder in RULES.iterdir()) if FULL else ["en"]
PAGES = [(language, game) for language in LANGUAGES for game in SYSTEMS]
BY_HAND = ("jokeren_freed_joker_1", "jokeren_freed_joker_2", "jokeren_sets_3", "jokeren_cost_1")
ALONE = """(id) => [...document.querySelectorAll(".example")]
  .forEach((one) => one.id === id || one.remove())"""


@dataclass(frozen=True)
class Told:
    """An example, what has to be pressed in it one after the other, and what it then says."""

    anchor: str
    presses: list[str]
    says: str


def told(language: str, game: str) -> Iterator[Told]:
    """The examples of a page that can be tried."""
    words = Words(language)
    text = (RULES / language / f"{game}.md").read_text("utf-8")
    for kind, file, number in FENCE.findall(text):
        if kind == "worked":
            continue
        made = example((FOLDER / f"{file}.toml").read_text("utf-8"), int(number))
        says, presses = "book-right", [str(made["points"])]
        if kind in ("legal", "otherwise"):
            presses = [words.say("book-yes" if made["answer"]["legal"] else "book-no")]
        elif kind != "cost":
            presses = [press for move in made["play"] for press in presses_of(move, words)]
            says = "book-right-broken" if kind == "break" else says
        yield Told(f"try-{file.replace('_', '-')}-{number}", presses, words.say(says))


def presses_of(move: str, words: Words) -> list[str]:
    """The cards and the button of a move."""
    verb, *rest = move.split()
    if verb in ("draw", "take", "decline"):
        return [words.say(f"book-do-{verb}")]
    name = {"meld": "lay", "discard": "throw"}.get(verb, verb)
    meld = int(rest[-1]) if verb in ("add", "swap") else 0
    cards = rest[:1] if meld else rest
    label = words.say(f"book-do-{name}", meld=meld)
    return [*(words.card(card.partition("=")[0]) for card in cards), label]


@pytest.mark.parametrize(("language", "game"), PAGES, ids=["-".join(page) for page in PAGES])
def test_every_example_is_done_by_pressing(
    visit: Visit, site: str, full_kind: str, language: str, game: str
) -> None:
    page = visit(site, full_kind)
    page.open(f"{site}/rules/{language}/{game}.html")
    examples = list(told(language, game))
    assert len(examples) >= 8  # promised for each game
    assert page.js(RUN, [asdict(one) for one in examples]) == []
    asked = {one.url.removeprefix(site).partition("?")[0] for one in page.net.asked}
    assert asked <= {
        f"/rules/{language}/{game}.html",
        *("/rules.css", "/book.js", "/theme.js", "/icons/meldbook.svg", "/favicon.ico"),
    }


@pytest.mark.parametrize("name", BY_HAND)
def test_an_example_is_done_by_fingers(visit: Visit, site: str, name: str) -> None:
    page = visit(site, size=(390, 844), touch=True)
    page.open(f"{site}/rules/en/jokeren-13.html")
    [one] = [one for one in told("en", "jokeren-13") if one.anchor == as_anchor(name)]
    page.js(ALONE, one.anchor)
    for press in one.presses:
        page.find("button", press).tap()
    page.wait(lambda: one.says in page.text(), one.says)


def as_anchor(name: str) -> str:
    return f"try-{name.replace('_', '-')}"


def alone(page: Page, site: str, name: str) -> None:
    """The page with no other example."""
    page.open(f"{site}/rules/en/jokeren-13.html")
    page.js(ALONE, as_anchor(name))


def test_a_refusal_names_cards_repair_and_rule(visit: Visit, site: str) -> None:
    page = visit(site)
    alone(page, site, "jokeren_runs_2")
    for card in ("Q♠", "K♠", "2♠"):
        page.find("button", card).click()
    page.find("button", "Lay").click()
    page.wait(lambda: "With A♠ in place of 2♠ it would be allowed." in page.text(), "the repair")
    assert page.find("button", "2♠ !").states["pressed"]
    assert page.find("link", "Rule J3").states["href"].endswith("#J3")


def test_what_the_page_does_not_know_is_asked_of_the_engine(visit: Visit, site: str) -> None:
    page = visit(site)
    page.open(f"{site}/rules/en/mexican-rummy.html")
    page.js(ALONE, "try-mexican-whole-hand-1")
    for card in ("A♠", "2♠", "3♠", "4♠", "6♥", "7♥"):
        page.find("button", card).click()
    page.find("button", "Lay").click()
    page.wait(lambda: "This is no meld: A♠, 2♠" in page.text(), "the referee", patience=120)
    assert page.find("link", re.compile("^Rule M")).states["href"].startswith(site)


def test_a_position_is_played_on_at_the_table(visit: Visit, site: str) -> None:
    page = visit(site)
    alone(page, site, "jokeren_freed_joker_1")
    page.open(page.find("link", "Play on from here").states["href"] + "&pace=instant")
    table = Table(page)
    table.ready()
    assert sorted(table.hand()) == sorted(["7h", "Qs", "Qh", "Qd", "2c", "4d"])
    assert page.js("() => location.hash") == "#pace=instant"
    page.reload()
    table.ready()
    assert len(table.melds()) == 1


def test_on_paper_answers_are_open(visit: Visit, site: str) -> None:
    page = visit(site)
    page.open(f"{site}/rules/en/romme.html")
    closed = "() => document.querySelectorAll('details:not([open])').length"
    assert page.js(closed) >= 8  # one an example
    page.js("() => dispatchEvent(new Event('beforeprint'))")
    assert page.js(closed) == 0


def test_pages_of_rules_are_sound(visit: Visit, site: str) -> None:
    page = visit(site, size=(390, 844))
    paths = sorted(SITE.glob("rules/*/*.html"))
    for path in paths if FULL else paths[2:4]:
        page.open(f"{site}/{path.relative_to(SITE).as_posix()}")
        assert axe_problems(page) == [], path
        assert page.js("() => document.documentElement.scrollWidth <= innerWidth"), path

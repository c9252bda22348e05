"""The built pages of rules: how many examples they have; rules and refusals lead both ways."""

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from meldbook.citations import CITES
from meldbook.codes import REFUSALS
from meldbook.languages import LANGUAGES
from meldbook.systems import SYSTEMS

ALL, EACH = 60, 8  # examples that can be tried, promised in all and for each game
HEADING = re.compile(r'<h[1-6] id="([\w-]+)">')
ANSWER = re.compile(r'class="answer">(.*)', re.DOTALL)
CITED = re.compile(r'<a href="([\w-]*(?:\.html)?)#([A-Z]\d+)">')


def page(site: Path, language: str, name: str) -> str:
    return (site / "rules" / language / f"{name}.html").read_text("utf-8")


def examples(text: str) -> dict[str, str]:
    """What can be tried in a page, by anchor, from its head to its answer."""
    pieces = re.split(r'<meld-example class="example" id="([\w-]+)"', text)[1:]
    return {
        anchor: body.partition("</meld-example>")[0].partition("<script")[0]
        for anchor, body in zip(pieces[::2], pieces[1::2], strict=True)
    }


def rules(text: str) -> dict[str, str]:
    """What stands under each rule of a page up to the next heading, by its id."""
    pieces = HEADING.split(text)[1:]
    parts = dict(zip(pieces[::2], pieces[1::2], strict=True))
    return {name: body for name, body in parts.items() if re.fullmatch(r"[A-Z]\d+", name)}


def refusals(text: str) -> Iterator[tuple[str, str, str]]:
    """The examples that are answered by a refusal: their anchor, the page of the rule, the rule."""
    for anchor, body in examples(text).items():
        found = ANSWER.search(body)
        assert found is not None, anchor
        for target, rule in CITED.findall(found[1]):
            yield anchor, target, rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_as_many_examples_as_promised(site: Path, language: str) -> None:
    counts = {game: len(examples(page(site, language, game))) for game in SYSTEMS}
    assert {game: count for game, count in counts.items() if count < EACH} == {}
    assert sum(counts.values()) >= ALL
    assert counts == {game: len(examples(page(site, "en", game))) for game in SYSTEMS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SYSTEMS)
def test_a_refused_example_leads_to_its_rule_and_the_rule_back(
    site: Path, language: str, game: str
) -> None:
    text = page(site, language, game)
    standing, found = rules(text), list(refusals(text))
    assert found
    for anchor, target, rule in found:
        there = rules(page(site, language, target.removesuffix(".html"))) if target else standing
        assert rule in there, anchor
        assert bool(target) == (rule not in standing), anchor  # on this page where it can be
        assert target or f'<a href="#{anchor}">' in standing[rule], anchor


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SYSTEMS)
def test_links_from_rules_lead_to_examples_that_show_them(
    site: Path, language: str, game: str
) -> None:
    text = page(site, language, game)
    linked = [
        (rule, anchor)
        for rule, body in rules(text).items()
        for anchor in re.findall(r'href="#(try-[\w-]+)"', body)
    ]
    assert linked
    assert {anchor for _, anchor in linked if f'id="{anchor}"' not in text} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_engine_has_its_rule_on_every_page_that_it_names(
    site: Path, language: str
) -> None:
    """A refusal at the table shows this sentence and links to these places."""
    told = json.loads((site / "texts" / language / "rules.json").read_text("utf-8"))
    cited = {rule for rule, _ in REFUSALS.values()}
    cited |= {rule for game in CITES.values() for rule in game.values()}
    assert cited <= told.keys()
    for rule, one in told.items():
        assert one["pages"], rule
        for name in one["pages"]:
            assert rule in rules(page(site, language, name)), (rule, name)
            assert words(one["html"]) in words(rules(page(site, language, name))[rule]), rule


def words(text: str) -> str:
    """Without the tags, with single spaces."""
    return " ".join(unescape(re.sub(r"<[^>]+>", "", text)).split())

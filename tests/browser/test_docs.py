"""The documentation in a browser: its search finds, its policy is kept, axe finds nothing."""

from tests.browser.conftest import SITE, Visit
from tests.browser.test_policy import LISTEN, VIOLATIONS
from tests.browser.test_scenes import axe_problems
from tests.counts import FULL

FEW = ("index", "reference", "search")
PAGES = sorted(path.stem for path in (SITE / "docs").glob("*.html")) if FULL else FEW


def test_pages_are_sound(visit: Visit, site: str) -> None:
    page = visit(site)
    page.net.scripts.append(LISTEN)
    wrong = {}
    for name in PAGES:
        page.open(f"{site}/docs/{name}.html")
        wrong[name] = [*page.js(VIOLATIONS), *axe_problems(page)]
    assert {name: found for name, found in wrong.items() if found} == {}


def test_the_search_finds_a_function(visit: Visit, site: str) -> None:
    page = visit(site)
    page.open(f"{site}/docs/search.html?q=why_not")
    results = "() => document.querySelector('#search-results').innerText"
    page.wait(lambda: "meldbook.why_not" in page.js(results), "the results")


def test_the_theme_changes_and_stays(visit: Visit, site: str, full_kind: str) -> None:
    page = visit(site, full_kind)
    theme = "() => document.body.dataset.theme"
    page.open(f"{site}/docs/index.html")
    assert page.js(theme) == "auto"
    page.js("() => document.querySelector('button.theme-toggle').click()")
    chosen = page.js(theme)
    assert chosen in {"dark", "light"}
    page.reload()
    assert page.js(theme) == chosen

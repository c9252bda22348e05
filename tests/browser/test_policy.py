"""Every page of the site keeps to the policy that it ships, and that policy is in force."""

from tests.browser.conftest import DEFAULT, SITE, Visit
from tests.browser.humans import begun
from tests.counts import FULL

_ALL = sorted(path.relative_to(SITE).as_posix() for path in SITE.rglob("*.html"))
# The documentation has a test of its own; the single file another policy.
ALL = [path for path in _ALL if not path.startswith("docs/") and path != "meldbook.html"]
RULES = [path for path in ALL if path.startswith(("rules/", "embed/"))]
SEED = "#seed=POLICY&pace=instant"
# Keeps what the browser reports.
LISTEN = """
window.violations = [];
addEventListener("securitypolicyviolation", (event) => {
  violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
});
"""
VIOLATIONS = "() => window.violations"
# What an attacker's text would do.
STYLE_IN_THE_LINE = "() => document.body.setAttribute('style', 'color: red')"


def pages_in(kind: str) -> list[str]:
    """All in one browser, in the full run in each; the table always."""
    return ALL if FULL or kind == DEFAULT else [*RULES, "index.html"]


def test_every_page_keeps_its_policy(visit: Visit, site: str, kind: str) -> None:
    page = visit(site, kind)
    page.net.scripts.append(LISTEN)
    for path in pages_in(kind):
        page.open(f"{site}/{path}")
        assert page.js(VIOLATIONS) == [], path
    clicker = begun(page, f"{site}/{SEED}", 2)
    clicker.table.ready()
    assert page.js(VIOLATIONS) == []


def test_every_policy_is_in_force(visit: Visit, site: str, kind: str) -> None:
    page = visit(site, kind, flawed=True)
    page.net.scripts.append(LISTEN)
    for path in pages_in(kind):
        page.open(f"{site}/{path}")
        page.js(STYLE_IN_THE_LINE)
        page.wait(lambda: page.js(VIOLATIONS), f"{path} to forbid it")

"""Every page of the site keeps to the policy that it ships, and that policy is in force."""

from tests.browser.conftest import SITE, Visit
from tests.browser.humans import begun

PAGES = sorted(
    path.relative_to(SITE).as_posix()
    for pattern in ("rules/*/*.html", "embed/*.html")
    for path in SITE.glob(pattern)
)
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


def test_every_page_keeps_its_policy(visit: Visit, site: str, kind: str) -> None:
    page = visit(site, kind)
    page.net.scripts.append(LISTEN)
    for path in PAGES:
        page.open(f"{site}/{path}")
        assert page.js(VIOLATIONS) == [], path
    clicker = begun(page, f"{site}/{SEED}", 2)
    clicker.table.ready()
    assert page.js(VIOLATIONS) == []


def test_every_policy_is_in_force(visit: Visit, site: str, kind: str) -> None:
    page = visit(site, kind, flawed=True)
    page.net.scripts.append(LISTEN)
    for path in (*PAGES, ""):
        page.open(f"{site}/{path}")
        page.js(STYLE_IN_THE_LINE)
        page.wait(lambda: page.js(VIOLATIONS), f"{path} to forbid it")

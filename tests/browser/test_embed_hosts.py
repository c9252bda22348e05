"""Hosts that write nonsense, use shadow roots, or keep two tables under one name."""

from functools import partial
from pathlib import Path

from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.hosts import host, told
from tests.browser.staging import insist
from tests.browser.test_embed import check, visit_host
from tests.browser.test_embed_look import EXAMPLE

SCRIPT = '<script type="module" src="{site}/embed/v1.js"></script>'
# Attributes that can't be, and what the table says of them: what is wrong, and what would be right.
WRONG = {
    'rules="whist"': ("whist", "jokeren-13"),
    'seats="9"': ("9", "2 to 4 players"),
    'seats="four"': ("four", "2 to 4 players"),
    'seats="5"': ("5 seats", "2 to 4 players"),
    'bots="clever"': ("clever", "steady"),
    'options="opening_point=40"': ("opening_point”", "opening_points"),
    'options="deals=many"': ("many", "1–100"),
    'options="deals"': ("deals", "1–100"),
    'options="deals=3 target=100"': ("mix of options", "not both"),
    f'seed="{"x" * 65}"': ("seed", "64"),
}
BEGIN = """(n) => {
  window.outcome = null;
  const table = document.querySelectorAll("meld-table")[n];
  void table.play("draw").then((outcome) => { window.outcome = outcome; });
}"""
# What a table or an example says, whatever shadow root it is in.
TEXT = """(n) => {
  const deep = (node) => [...node.childNodes].map((one) =>
    one.nodeType === 3 ? one.textContent : (one.shadowRoot ? deep(one.shadowRoot) : deep(one)),
  ).join(" ");
  const ours = [...document.querySelectorAll("meld-table, meld-example")];
  return deep(ours[n].shadowRoot ?? ours[n]).replaceAll(/\\s+/g, " ");
}"""
NEST = """(html) => {
  const outer = document.querySelector("main").attachShadow({ mode: "open" });
  outer.innerHTML = "<section lang='nl'></section>";
  const inner = outer.querySelector("section").attachShadow({ mode: "open" });
  inner.innerHTML = html;
}"""
# Of each table the match as it stands, once its person is to play: bots change it until then.
RECORDS = """() => [...document.querySelectorAll("meld-table")]
  .map(({ state }) => state && state.turn === state.seat ? state.record : null)"""
INSIDE = "document.querySelector('main').shadowRoot.querySelector('section').shadowRoot"


def says(page: Page, number: int, *words: str) -> bool:
    text = page.js(TEXT, number)
    return all(word in text for word in words)


def test_attributes_that_cannot_be_are_told_with_what_can(
    visit: Visit, site: str, tmp_path: Path
) -> None:
    tables = [f'<meld-table start="press" {wrong}></meld-table>' for wrong in WRONG]
    with host(tmp_path, site, SCRIPT.format(site=site) + "".join(tables)) as origin:
        page = visit_host(visit, origin, site, "chromium")
        page.open(f"{origin}/")
        page.find("heading", "Club page")
        page.wait(lambda: page.js("() => !!customElements.get('meld-table')"), "the element")
        for number, (wrong, right) in enumerate(WRONG.values()):
            page.js(BEGIN, number)
            outcome = page.wait(lambda: page.js("() => window.outcome"), "the outcome", 120)
            assert outcome["ok"] is False
            text = " ".join(outcome["text"].split())
            page.wait(partial(says, page, number, text), f"the reason at {wrong}")
            assert wrong in text
            assert right in text
        assert len(told(page, "meld-left")) == len(WRONG)
        check(page)


def test_a_name_keeps_one_table_and_a_language_that_is_not_spoken_is_told(
    visit: Visit, site: str, tmp_path: Path
) -> None:
    table = '<meld-table rules="jokeren-13" pace="instant" keep="club" lang="fr"></meld-table>'
    body = f"{SCRIPT.format(site=site)}{table}{table}<meld-example ask='x'>{EXAMPLE}</meld-example>"
    with host(tmp_path, site, body) as origin:
        page = visit_host(visit, origin, site, "chromium")
        page.open(f"{origin}/")
        for number in range(2):
            page.js("(n) => document.querySelectorAll('meld-table')[n].scrollIntoView()", number)
            page.wait(lambda: page.js(RECORDS)[number], "a match", 120)  # noqa: B023
            page.wait(partial(says, page, number, "“fr”", "Español"), "the languages")
        assert not says(page, 0, "kept as “club”")
        page.wait(partial(says, page, 1, "kept as “club”"), "that it is not kept")
        page.js("() => document.querySelector('meld-example').scrollIntoView()")
        page.wait(partial(says, page, 2, "1 to 1"), "which questions there are")
        first = page.js(RECORDS)[0]
        page.reload()
        page.wait(lambda: page.js(RECORDS)[0] == first, "the match of the first", 120)
        check(page)


def test_elements_live_in_shadow_roots_and_are_heard_outside(
    visit: Visit, site: str, tmp_path: Path
) -> None:
    body = f"{SCRIPT.format(site=site)}<main></main>"
    inside = (
        f'<meld-example>{EXAMPLE}</meld-example><meld-table pace="instant">\n'
        'hands = ["7h Qs Qh Qd 2c 4d", "3s 4s 9d Kc"]\nstock = "5c 6c 2d 3d"\n</meld-table>'
        f'<iframe title="Tafel" src="{site}/embed/v1/frame.html?start=press"></iframe>'
    )
    with host(tmp_path, site, body) as origin:
        page = visit_host(visit, origin, site, "chromium")
        page.open(f"{origin}/")
        page.find("heading", "Club page")
        page.js(NEST, inside)
        page.js("() => scrollBy(0, 9)")
        page.find("button", "2♣").click()
        page.find("button", "Neerleggen").click()
        page.wait(lambda: told(page, "meld-verdict"), "the verdict of the example", 120)
        page.js(f"() => {INSIDE}.querySelector('iframe').scrollIntoView()")
        height = f"() => {INSIDE}.querySelector('iframe').clientHeight"
        page.wait(lambda: page.js(height) >= 660, "the frame to grow", 60)
        page.js(f"() => {INSIDE}.querySelector('meld-table').scrollIntoView()")
        page.wait(lambda: told(page, "meld-ready"), "a match on the table", 120)
        insist(
            page,
            lambda: page.find("button", "Pak").click(),
            lambda: told(page, "meld-move"),
            "the move to be told",
            heard=6,
        )
        check(page)

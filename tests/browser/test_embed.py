"""Tables in pages of others: another origin, a strict policy, many at once, and good manners."""

import re
from functools import partial
from pathlib import Path

from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.driver.chromium import ChromiumPage
from tests.browser.hosts import host, snippet, told, workers
from tests.browser.test_scenes import axe_problems

WITHOUT_STORAGE = "Object.defineProperty(self, 'indexedDB', { get() { throw new Error('no'); } });"
TRACES = """async () => [
  document.cookie, localStorage.length, sessionStorage.length,
  document.adoptedStyleSheets.length, document.styleSheets.length,
  (await indexedDB.databases()).length,
]"""
# Firefox tells of the packed script that this policy forbids; its plain twin is loaded instead.
PACKED = re.compile(r"blocked a script .* at blob:|Refused to load .*blob:|'blob:")
STATES = "() => [...document.querySelectorAll('meld-table')].map(({ state }) => state?.phase)"
SHOW_NEXT = """() => {
  const next = [...document.querySelectorAll("meld-table")].find(({ state }) => !state);
  next?.scrollIntoView();
  return next === undefined;
}"""
OWN_TURN = """() => {
  const { turn, phase } = document.querySelector("meld-table").state ?? {};
  return turn === 0 && phase === "draw";
}"""
HEADING = """() => document.querySelector("meld-table").shadowRoot.querySelector("rummy-table")
  .shadowRoot.querySelector("h2").ariaLevel"""
# Of each widget whether something that is seen in it has this ground.
GROUNDS = """(ground) => {
  const has = (root) => root !== null && [...root.querySelectorAll("*")].some((one) => {
    const own = [null, "::before"].some((pseudo) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(one, pseudo);
      return `${backgroundColor} ${backgroundImage}`.includes(ground);
    });
    return (own && one.checkVisibility()) || has(one.shadowRoot);
  });
  const widgets = [...document.querySelectorAll("meld-table, meld-example")];
  return widgets.map(({ shadowRoot }) => has(shadowRoot));
}"""
DARK, BLUE = "rgb(42, 46, 54)", "rgb(23, 70, 111)"  # the cloth of these themes
FRAMES = "() => [...document.querySelectorAll('iframe')].map((frame) => frame.clientHeight)"


def visit_host(visit: Visit, origin: str, site: str, kind: str) -> Page:
    """A page that reaches the host and the site, and nothing else."""
    page = visit(origin, kind, flawed=True)
    page.net.also.add(site)
    return page


def visit_site(visit: Visit, site: str, kind: str) -> Page:
    """A page at the site, which goes on to a host from there: WebKit has one page at a time."""
    return visit(site, kind, flawed=True)


def check(page: Page) -> None:
    """Nothing went wrong, and no third place was asked."""
    assert [error for error in page.errors() if not PACKED.search(error)] == []
    assert page.net.foreign == []


def see_all(page: Page) -> None:
    """Bring the tables into view, each until it is there."""
    page.wait(lambda: page.js(SHOW_NEXT), "all tables", 240)


def see_frames(page: Page) -> None:
    """Bring both frames into view, each until a match is in it."""
    for number in range(2):
        page.js("(n) => document.querySelectorAll('iframe')[n].scrollIntoView()", number)
        page.wait(partial(_ready, page, number + 1), f"the match in frame {number + 1}", 120)


def _ready(page: Page, count: int) -> bool:
    return len(told(page, "meld-ready")) >= count  # more than one may come into view


def count(page: Page, script: str) -> int:
    """How often a script was asked for."""
    return sum(script in one.url for one in page.net.asked)


def test_ten_widgets_of_another_origin_share_a_worker(
    visit: Visit, site: str, full_kind: str, tmp_path: Path
) -> None:
    page = visit_site(visit, site, full_kind)
    wishes = {"rules": "romme", "seats": "3", "seed": "HOST", "theme": "dark", "lang": "nl"}
    script, table = snippet(page, site, **wishes).split("\n\n")
    other = {"what": "example", "theme": "blue", "lang": "nl"}
    _, example = snippet(page, site, **other).split("\n\n")
    with host(tmp_path, site, script + table * 9 + example, "nl") as origin:
        page.net.also.add(origin)
        page.open(f"{origin}/")
        see_all(page)
        assert len(page.js(STATES)) == 9
        page.wait(lambda: "Jij" in page.text(), "Jij")
        assert page.js(GROUNDS, DARK) == [True] * 9 + [False]
        page.js("() => document.querySelector('meld-example').scrollIntoView()")
        page.find("button", "Neerleggen")
        assert page.js(GROUNDS, BLUE) == [False] * 9 + [True]
        assert workers(page) == ["Worker"]
        assert count(page, "/worker.js") == 1
        if isinstance(page, ChromiumPage):
            assert len(page.pw.workers) == 1
            assert axe_problems(page) == []
        assert page.js(TRACES) == ["", 0, 0, 0, 1, 0]
        check(page)


def test_a_host_plays_and_is_told(visit: Visit, site: str, kind: str, tmp_path: Path) -> None:
    body = (
        f'<script type="module" src="{site}/embed/v1.js"></script>'
        '<section lang="en-GB"><meld-table rules="jokeren-13" heading="3" pace="instant">\n'
        '  hands = ["7h Qs Qh Qd 2c 4d", "3s 4s 9d Kc"]\n  stock = "5c 6c 2d 3d"\n</meld-table>'
        "</section>"
    )
    with host(tmp_path, site, body) as origin:
        page = visit_host(visit, origin, site, kind)
        page.open(f"{origin}/")
        draw = page.find("button", "Draw")
        page.wait(lambda: told(page, "meld-ready"), "a match on the table", 120)
        assert page.js("() => document.activeElement === document.body")
        draw.click()
        page.wait(lambda: told(page, "meld-move"), "the move to be told")
        [move] = told(page, "meld-move")
        assert (move["seat"], move["move"], move["deal"]) == (0, "draw", 1)
        outcome = page.js(
            "() => document.querySelector('meld-table').play('meld Qs Qh 2c').then("
            "(outcome) => { window.outcome = outcome; }) && null"
        )
        outcome = page.wait(lambda: page.js("() => window.outcome"), "the outcome")
        assert outcome["ok"] is False
        assert outcome["text"]
        verdict = told(page, "meld-verdict")[-1]
        assert (verdict["allowed"], verdict["text"]) == (False, outcome["text"])
        assert page.js(HEADING) == "3"
        check(page)


def test_frames_share_a_worker_and_grow(
    visit: Visit, site: str, full_kind: str, tmp_path: Path
) -> None:
    page = visit_site(visit, site, full_kind)
    frame = snippet(page, site, way="frame", rules="wrotham", seats="3", position="")
    body = f'<script type="module" src="{site}/embed/v1.js"></script>{frame}{frame}'
    with host(tmp_path, site, body) as origin:
        page.net.also.add(origin)
        page.open(f"{origin}/")
        see_frames(page)
        assert all(height >= 660 for height in page.js(FRAMES))
        assert count(page, "/shared.js") == 1
        assert count(page, "/worker.js") == 0
        check(page)


def test_examples_are_judged_by_the_engine_of_the_tables(
    visit: Visit, site: str, full_kind: str, tmp_path: Path
) -> None:
    page = visit_site(visit, site, full_kind)
    code = snippet(page, site, what="example", lang="en")
    with host(tmp_path, site, f"{code}<meld-table></meld-table>") as origin:
        page.net.also.add(origin)
        page.open(f"{origin}/")
        for card in ("Q♠", "Q♥", "2♣"):
            page.wait(partial(page.has, "button", card), card, 120)
            page.find("button", card).click()
        page.find("button", "Lay").click()
        page.wait(lambda: told(page, "meld-verdict"), "the verdict", 120)
        [verdict] = told(page, "meld-verdict")
        assert (verdict["is"], verdict["do"]) == ("refused", "lay")
        page.wait(lambda: "Not allowed" in page.text(), "Not allowed")
        see_all(page)
        assert count(page, "/worker.js") == 1
        check(page)


def test_frames_without_storage_or_without_an_origin_play(
    visit: Visit, site: str, tmp_path: Path
) -> None:
    frame = (
        '<iframe sandbox="{}" title="A table" width="900" height="700" '
        f'src="{site}/embed/v1/frame.html?rules=jokeren-13&amp;keep=here&amp;pace=instant"></iframe>'
    )
    body = frame.format("allow-scripts allow-same-origin") + frame.format("allow-scripts")
    with host(tmp_path, site, body) as origin:
        page = visit_host(visit, origin, site, "chromium")
        page.net.scripts.append(WITHOUT_STORAGE)
        page.open(f"{origin}/")
        see_frames(page)
        assert isinstance(page, ChromiumPage)
        for inside in page.pw.frames[1:]:
            inside.get_by_text("lets nothing be saved").wait_for()
            inside.get_by_role("button", name="Draw", exact=True).click()
            inside.get_by_text("You draw").first.wait_for()
        assert page.net.foreign == []


def test_it_takes_neither_scroll_nor_keys_nor_focus(
    visit: Visit, site: str, tmp_path: Path
) -> None:
    body = (
        f'<script type="module" src="{site}/embed/v1.js"></script>'
        '<meld-table rules="jokeren-13" pace="instant" seed="CALM"></meld-table>' + "<p>…</p>" * 60
    )
    with host(tmp_path, site, body) as origin:
        page = visit_host(visit, origin, site, "chromium")
        page.open(f"{origin}/")
        page.wait(lambda: page.js(OWN_TURN), "the own turn", 120)
        field = page.find("textbox", "Note")
        field.click()
        page.type("dtmx")
        page.press("Escape", "Home")
        assert page.js(STATES) == ["draw"]
        assert page.js("() => document.querySelector('input').value") == "dtmx"
        assert isinstance(page, ChromiumPage)
        for x, y in ((300, 300), (500, 650)):  # over the melds, over the hand
            before = page.js("() => scrollY")
            page.pw.mouse.move(x, y)
            page.pw.mouse.wheel(0, 90)
            page.wait(lambda: page.js("() => scrollY") > before, "the host's page to scroll")  # noqa: B023
        check(page)


def test_what_is_to_be_kept_goes_on_after_a_reload(visit: Visit, site: str, tmp_path: Path) -> None:
    body = (
        f'<script type="module" src="{site}/embed/v1.js"></script>'
        '<meld-table rules="jokeren-13" pace="instant" keep="club" start="press"></meld-table>'
    )
    record = "() => document.querySelector('meld-table').state?.record"
    with host(tmp_path, site, body) as origin:
        page = visit_host(visit, origin, site, "chromium")
        page.open(f"{origin}/")
        page.find("button", "Play")
        assert count(page, "/play.js") == 0
        page.find("button", "Play").click()
        page.wait(lambda: page.js(OWN_TURN), "the own turn", 120)
        before = page.js(record)
        page.reload()
        page.find("button", "Play").click()
        page.wait(lambda: page.js(record) == before, "the same match", 120)
        page.wait(page.focused, "the focus at the table")
        check(page)


def test_a_page_that_is_left_offers_another_match(visit: Visit, site: str, tmp_path: Path) -> None:
    body = (
        f'<script type="module" src="{site}/embed/v1.js"></script>'
        "<meld-table>hands = [nonsense]</meld-table>"
    )
    with host(tmp_path, site, body) as origin:
        page = visit_host(visit, origin, site, "chromium")
        page.open(f"{origin}/")
        page.find("button", "Play")
        page.wait(lambda: told(page, "meld-left"), "the fault to be told", 120)
        [left] = told(page, "meld-left")
        assert left["text"]
        page.wait(lambda: str(left["text"]) in page.text(), "its words")
        page.js("() => document.querySelector('meld-table').replaceChildren()")
        page.find("button", "Play").click()
        page.wait(lambda: any(page.js(STATES)), "a match")
        check(page)


def test_the_page_about_it_can_be_used_by_everybody(visit: Visit, site: str) -> None:
    page = visit(site, size=(390, 844))
    for what in ("table", "example"):
        code = snippet(page, site, what=what, way="element")
        assert f"<meld-{what}" in code
        page.wait(partial(page.js, f"() => !!document.querySelector('meld-{what}')"), what)
        assert axe_problems(page) == []
        assert page.js("() => document.documentElement.scrollWidth") == 390
    page.find("button", "Copy").click()
    page.wait(lambda: "opied" in page.text() or "selected" in page.text(), "a word about copying")
    page.open(f"{site}/embed/v1/frame.html?rules=romme&start=press")
    page.find("button", "Play")
    assert axe_problems(page) == []

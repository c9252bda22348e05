"""The look of tables and examples is the host's: each property and each part that is documented."""

import re
from collections.abc import Mapping
from pathlib import Path

from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.hosts import host, told
from tests.browser.staging import insist
from tests.browser.test_embed import check, visit_host

ABOUT = (Path(__file__).parents[2] / "web" / "pages" / "embed" / "index.html").read_text("utf-8")
EXAMPLE = ABOUT.partition('<span id="scenario">')[2].partition("</span>")[0]
BODY = """<script type="module" src="{site}/embed/v1.js"></script>
<meld-table rules="jokeren-13" pace="instant" start="press">
hands = ["Qs Qh Qd", "3s 4s 9d Kc"]
opened = [true, true]
stock = "5c 6c 2d 3d"
</meld-table>
<meld-example>{example}</meld-example>"""

# What is seen when: on the cover, at the table, after a refusal, in a dialog, at a good end.
COVER = (
    "--meld-height --meld-radius --meld-felt --meld-felt-deep --meld-felt-dark --meld-text "
    "--meld-muted --meld-accent --meld-accent-ink --meld-font --meld-font-display box cover button"
)
TABLE = "--meld-line --meld-card-back table bar say hand actions"
REFUSED, OPENED, OUT = "--meld-alarm", "--meld-sheet dialog", "--meld-good"
TRIED = "--meld-felt --meld-text --meld-mark --meld-said table actions verdict"

# Values that no page has by itself; all other properties are colours.
OWN = {
    "--meld-height": "523px",
    "--meld-radius": "17px",
    "--meld-font": '"Host words"',
    "--meld-font-display": '"Host heads"',
}

ADOPT = """(text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [sheet];
}"""
# The values that the browser has made part of something visible in an element.
FOUND = """([tag, values]) => {
  const told = ["color", "backgroundColor", "backgroundImage", "borderTopColor", "borderLeftColor",
    "outlineColor", "boxShadow", "fill", "fontFamily", "height", "borderTopLeftRadius"];
  const found = new Set();
  const look = (root) => {
    for (const one of root.querySelectorAll("*")) {
      if (one.shadowRoot) look(one.shadowRoot);
      if (!one.checkVisibility()) continue;
      for (const pseudo of [null, "::before", "::after"]) {
        const style = getComputedStyle(one, pseudo);
        const all = told.map((name) => style[name]).join(" ; ");
        for (const value of values) if (all.includes(value)) found.add(value);
      }
    }
  };
  look(document.querySelector(tag).shadowRoot);
  return [...found];
}"""
# Whether the table was ready for a move.
PLAY = """async (move) =>
  (await document.querySelector("meld-table").play(move)).code !== "not-now" """


def documented(pattern: str, start: str, end: str) -> set[str]:
    """The names that a part of the page about embedding tells."""
    part = ABOUT.partition(start)[2].partition(end)[0]
    return set(re.findall(pattern, part))


def wished(tag: str, names: set[str]) -> dict[str, str]:
    """A value for each property and part of an element that nothing else has."""
    red = len(tag)
    return {name: OWN.get(name, f"rgb({red}, 2, {n})") for n, name in enumerate(sorted(names))}


def style(tag: str, values: Mapping[str, str]) -> str:
    """The host's style that sets them all."""
    return "".join(
        f"{tag} {{ {name}: {value}; }}"
        if name.startswith("--")
        else f"{tag}::part({name}) {{ outline-color: {value}; }}"
        for name, value in values.items()
    )


def see(page: Page, tag: str, values: Mapping[str, str], names: str) -> None:
    """Wait until what was set by these names is to be seen in the element."""
    wanted = {values[name]: name for name in names.split()}

    def missing() -> list[str]:
        found = page.js(FOUND, [tag, list(wanted)])
        return [name for value, name in wanted.items() if value not in found]

    page.wait(lambda: not missing(), lambda: f"{missing()} in {tag}")


def test_every_property_and_part_that_is_told_can_be_set(
    visit: Visit, site: str, tmp_path: Path
) -> None:
    table = wished("meld-table", set(f"{COVER} {TABLE} {REFUSED} {OPENED} {OUT}".split()))
    example = wished("meld-example", set(TRIED.split()))
    with host(tmp_path, site, BODY.format(site=site, example=EXAMPLE)) as origin:
        page = visit_host(visit, origin, site, "chromium")
        page.open(f"{origin}/")
        page.js(ADOPT, style("meld-table", table) + style("meld-example", example))
        page.find("button", "Play")
        see(page, "meld-table", table, COVER)
        page.find("button", "Play").click()
        page.find("button", "Draw")
        see(page, "meld-table", table, TABLE)
        insist(
            page,
            lambda: page.find("button", "Draw").click(),
            lambda: told(page, "meld-move"),
            "the card drawn",
            heard=6,
        )
        page.wait(lambda: page.js(PLAY, "meld Qs Qh 5c"), "the refusal")
        see(page, "meld-table", table, REFUSED)
        page.find("button", "Menu").click()
        see(page, "meld-table", table, OPENED)
        closed = lambda: 'dialog "Menu"' not in page.outline()  # noqa: E731
        insist(page, lambda: page.press("Escape"), closed, "the menu closed", heard=6)
        page.wait(lambda: page.js(PLAY, "meld Qs Qh Qd"), "the meld")
        page.wait(lambda: page.js(PLAY, "discard 5c"), "the discard")
        see(page, "meld-table", table, OUT)
        page.find("button", "2♣").click()
        page.find("button", "Lay").click()
        see(page, "meld-example", example, TRIED)
        check(page)


def test_the_page_about_embedding_tells_all_that_can_be_set() -> None:
    properties = documented(r"--meld-[a-z-]+", '<h2 id="look">', "<pre")
    told_of = "<code>&lt;meld-table&gt;</code> has parts:"
    parts = documented(r"<code>([a-z]+)</code>", told_of, "</p>")
    assert properties | parts == set(f"{COVER} {TABLE} {REFUSED} {OPENED} {OUT}".split())
    own = documented(r"<code>([a-z-]+)</code>", "Its look is yours", "In a frame")
    assert own == set(TRIED.split())

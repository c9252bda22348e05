"""Every page to be read says what it has to say without script, and on paper."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from meldbook.languages import LANGUAGES
from meldbook.systems import SYSTEMS
from tests.browser.conftest import DEFAULT, SITE, Visit
from tests.browser.driver import Page
from tests.browser.driver.chromium import ChromiumPage
from tests.browser.sites import serving
from tests.browser.staging import A4, ALL
from tests.counts import FULL
from web.builder.pages import TOOLS

READ = sorted(
    path.relative_to(SITE).as_posix()
    for pattern in ("rules/**/*.html", "about/**/*.html", "embed/*.html")
    for path in SITE.glob(pattern)
    if path.name != "frame.html"
)
# In the usual run of each kind of page one language.
FEW = [path for n, path in enumerate(READ) if path.startswith(f"rules/{LANGUAGES[n % 4]}/")]
NEEDS_SCRIPT = {"en": "needs JavaScript", "es": "necesita", "nl": "nodig", "pt-PT": "precisa"}
# What stands on the page, and what cannot be seen of it though it should.
TOLD = """() => ({
  title: document.title,
  heading: document.querySelector("h1")?.innerText ?? "",
  words: document.querySelector("main")?.innerText.length ?? 0,
  examples: [...document.querySelectorAll("meld-example")].map((one) => one.innerText.length),
  answers: document.querySelectorAll("meld-example details").length,
})"""
SHOWN = """() => [...document.querySelectorAll("header, nav.contents, details > :not(summary)")]
  .map((one) => [one.closest("details") ? "answer" : "beside", one.checkVisibility()])"""


@pytest.fixture(scope="module")
def scriptless() -> Iterator[str]:
    """The site where no script may run, as browsers have it that are told so."""
    with serving(SITE, {"Content-Security-Policy": "sandbox allow-same-origin"}) as origin:
        yield origin


def test_every_page_can_be_read_without_script(
    visit: Visit, scriptless: str, full_kind: str
) -> None:
    page = visit(scriptless, full_kind, flawed=True)
    assert len(FEW) > len(SYSTEMS)
    for path in READ if FULL and full_kind == DEFAULT else FEW:
        page.open(f"{scriptless}/{path}")
        told = page.js(TOLD)
        assert told["heading"] != "", path
        assert "Meldbook" in told["title"], path
        assert told["words"] > 200, path
        is_game = Path(path).stem in SYSTEMS
        assert len(told["examples"]) >= (8 if is_game else 0), path
        assert told["answers"] == len(told["examples"]), path
        assert all(told["examples"]), path


def test_pages_that_need_script_say_so_in_every_language(
    visit: Visit, scriptless: str, full_kind: str
) -> None:
    page = visit(scriptless, full_kind, flawed=True)
    for path in ("", *TOOLS) if full_kind == DEFAULT else TOOLS[:1]:
        page.open(f"{scriptless}/{path}")
        assert set(NEEDS_SCRIPT) == set(LANGUAGES)
        said = page.js("() => document.body.innerText")
        assert [one for one in NEEDS_SCRIPT.values() if one not in said] == [], path
        links = page.js("() => [...document.links].map((one) => one.href)")
        assert links == [f"{scriptless}/rules/{one}/index.html" for one in NEEDS_SCRIPT], path


# The title before the page's own script, which is a module, can have asked for its texts.
AT_FIRST = """
new MutationObserver((_, observer) => {
  if (document.body === null) return;
  window.titleAtFirst = document.title;
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });
"""


def test_a_title_is_in_the_chosen_language_before_the_page_has_its_texts(
    visit: Visit, site: str
) -> None:
    page = visit(site)
    page.open(f"{site}/rules/")
    page.js("() => localStorage.setItem('meldbook-language', 'nl')")
    page.net.scripts.append(AT_FIRST)
    page.open(f"{site}/house.html")
    assert page.js("() => window.titleAtFirst") == "Huisregels – Meldbook"
    # The settings know of no choice here, so the page speaks the browser's language then.
    page.wait(lambda: page.js("() => document.title") == "House rules – Meldbook", "the texts")


def on_paper(page: Page) -> dict[str, set[bool]]:
    """Which kinds of parts can be seen as they are printed."""
    found: dict[str, set[bool]] = {}
    for kind, seen in page.js(SHOWN):
        found.setdefault(kind, set()).add(seen)
    return found


def test_on_paper_a_page_is_its_text_with_the_answers(visit: Visit, scriptless: str) -> None:
    page = visit(scriptless, flawed=True)
    page.open(f"{scriptless}/rules/nl/romme.html")
    assert on_paper(page) == {"beside": {True}, "answer": {False}}
    assert isinstance(page, ChromiumPage)
    page.pw.emulate_media(media="print")
    assert on_paper(page) == {"beside": {False}, "answer": {True}}


# What of a page as it is printed sticks out of the paper, can only be pressed, or is too pale.
ON_PAPER = (
    f"() => {{ {ALL}"
    """
  const seen = all(document.body).filter((one) => one.checkVisibility());
  const wide = document.documentElement.clientWidth;
  const out = seen.filter((one) => one.matches("h1, h2, h3, p, li, td, th, pre, .card"))
    .filter((one) => !one.closest(".hidden") && one.getBoundingClientRect().right > wide + 1);
  const controls = "button:not(:has(.card)), input, select, textarea, iframe";
  const pressed = seen.filter((one) => one.matches(controls));
  const pale = seen.filter((one) => one.matches("h1, h2, h3, p, li, td")).filter((one) =>
    (getComputedStyle(one).color.match(/\\d+/g) ?? []).slice(0, 3).every((part) => part > 140));
  return [...out, ...pressed, ...pale].map((one) => one.outerHTML.slice(0, 90));
}"""
)


def test_every_page_fits_on_paper_and_has_nothing_to_press(visit: Visit, site: str) -> None:
    page = visit(site, size=A4)
    assert isinstance(page, ChromiumPage)
    wrong = {}
    for path in READ if FULL else [*FEW, *(path for path in READ if "/nl" in path)]:
        page.open(f"{site}/{path}")
        page.js("() => { document.documentElement.dataset.theme = 'dark'; }")
        page.pw.emulate_media(media="print")
        page.js("() => dispatchEvent(new Event('beforeprint'))")
        assert page.js("() => matchMedia('print').matches")
        if found := page.js(ON_PAPER):
            wrong[path] = found[:6]
    assert wrong == {}

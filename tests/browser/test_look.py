"""How the table looks and speaks where little is as usual: windows, names, words, addresses."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.records import Position, ask
from tests.browser.saves import put_match
from tests.browser.scenes import SCENES
from tests.browser.staging import focused_name, mine, open_match, open_start, search, settle
from tests.browser.table import Table
from tests.browser.words import read_cards

LAYOUT = Path(__file__).with_name("layout.js").read_text()
SCENE = {scene.name: scene for scene in SCENES}

# The smallest phone upright and lying, a desk enlarged twofold, odd windows, a tablet, large desks.
WINDOWS = [
    (320, 568),
    (568, 320),
    (640, 400),
    (900, 560),
    (853, 533),
    (768, 1024),
    (1024, 600),
    (1920, 1080),
]
STRIP = 36  # pixels that are seen of a card in the smallest windows

NAMES = [
    "Mia",
    "<b>Maximilian</b>&amp",
    "\U0001f469\u200d\U0001f467 Família Ño",
    "W" * 20,
    "\u05d3\u05e0\u05d4 \u05db\u05d4\u05df",
    "Bartholomew Fitzgera",
]

# Every word twice as long, more than any language has it, and with marks above and below.
LONGER = """() => {
  const app = document.querySelector("rummy-app");
  const say = app.texts.say.bind(app.texts);
  const stretch = (text) => text
    .replace(/[a-z]{3,}/gi, (word) => word + word)
    .replace(/[aeiou]/gi, (letter) => `${letter}\u0302\u0323`);
  app.texts.say = (...args) => stretch(say(...args));
  for (const one of app.shadowRoot.querySelectorAll("rummy-table")) one.requestUpdate();
}"""

TOUCH_STYLES = """() => [...meldbookProbe.walk(document.documentElement)]
  .map((element) => [meldbookProbe.roleOf(element), element, getComputedStyle(element)])
  .filter(([role]) => ["button", "option"].includes(role))
  .map(([role, element, { userSelect, touchAction }]) =>
    [role, meldbookProbe.nameOf(element), userSelect, touchAction])
"""

# How many cards are wholly in sight in each seat that has some, and how many are cut.
TAKEN_IN_SIGHT = """() => {
  const table = document.querySelector("rummy-app").shadowRoot.querySelector("rummy-table");
  const told = { whole: [], cut: 0 };
  for (const line of table.shadowRoot.querySelectorAll(".taken")) {
    const room = line.getBoundingClientRect();
    const shown = [...line.querySelectorAll(".chip")].map((card) => card.getBoundingClientRect())
      .filter((card) => card.top < room.bottom - 1);
    const whole = shown.filter((card) => card.right < room.right + 1).length;
    told.whole.push(whole);
    told.cut += shown.length - whole;
  }
  return told;
}"""


def wrong(page: Page, *, target: int = 44, scrolls: bool = False) -> list[str]:
    """What layout.js finds at the page as it stands."""
    settle(page)
    return list(page.js(LAYOUT, {"target": target, "scrolls": scrolls}))


def told(found: dict[Any, list[str]]) -> str:
    return json.dumps({str(key): value for key, value in found.items()}, indent=1)


def crowded(seats: int) -> dict[str, Any]:
    """A match of Mexican Rummy in which some have laid and it is the first seat's turn."""
    start = {"rules": "mexican-rummy", "seats": [[name, "steady"] for name in NAMES[:seats]]}
    position = ask("open", start={**start, "seed": "LOOK-1"}, seat=0)
    while position["turn"] != 0 or position["phase"] != "play" or len(position["table"]) < seats:
        record = position["record"]
        if position["phase"] == "over":
            position = ask("deal", record=record, seat=0)
            continue
        move = ask("bot", record=record)["move"]
        position = ask("play", record=record, seat=position["turn"], move=move)
    record = position["record"].replace(f"{NAMES[0]}=steady", f"{NAMES[0]}=person", 1)
    return ask("view", record=record, seat=0)


def open_crowded(page: Page, origin: str) -> None:
    open_start(page, origin)
    put_match(page, crowded(6))
    page.reload()
    Table(page).ready()


@pytest.mark.parametrize("name", ["crowd", "refused", "deal over"])
def test_any_window(visit: Visit, site: str, name: str) -> None:
    page = visit(site)
    open_start(page, site)
    SCENE[name].prepare(page)
    found = {}
    for size in WINDOWS:
        page.viewport(*size)
        found[size] = wrong(page, target=STRIP)
    assert not any(found.values()), told(found)


def test_names_of_any_kind_stay_in_their_places(visit: Visit, site: str) -> None:
    page = visit(site)
    open_crowded(page, site)
    found = {}
    for size in [(360, 640), (740, 360), (1280, 800)]:
        page.viewport(*size)
        # A long name ends in dots; nothing else may be cut.
        dots = (*(f'the text "{name[:3]}' for name in NAMES), 'the text of button "Meld')
        found[size] = [one for one in wrong(page) if not one.startswith(dots)]
    assert not any(found.values()), told(found)
    page.find("button", "Score sheet").click()
    page.find("button", "Close")
    assert [one for one in wrong(page) if "wide in a window" in one] == []


def test_a_name_is_text_whatever_is_in_it(visit: Visit, site: str) -> None:
    page = visit(site)
    open_crowded(page, site)
    players = page.find("list", "Players").all("listitem")
    assert players[1].text.startswith(f"{NAMES[1]}: ")


def test_a_discard_that_somebody_took_stays_in_sight(visit: Visit, site: str) -> None:
    page = visit(site)
    open_start(page, site)
    taken = search(3, lambda p: mine("draw")(p) and any(one["known"] for one in p["seats"][1:]))
    open_match(page, taken)
    said = [
        item.text.partition(", took ")[2] for item in page.find("list", "Players").all("listitem")
    ]
    known = [one["known"] for one in taken["seats"][1:]]
    assert [read_cards(words) for words in said[-len(known) :]] == known
    assert page.js(TAKEN_IN_SIGHT) == {"whole": [*filter(None, map(len, known))], "cut": 0}


def has_taken(position: Position, seats: int) -> bool:
    """So many others hold a discard that they took."""
    return sum(bool(one["known"]) for one in position["seats"][1:]) >= seats


@pytest.mark.parametrize("seats", [4, 6])
def test_a_discard_that_was_taken_is_shown_whole_or_not_at_all(
    visit: Visit, site: str, seats: int
) -> None:
    page = visit(site)
    open_start(page, site)
    open_match(page, search(seats, lambda p: mine("draw")(p) and has_taken(p, 2), "mexican-rummy"))
    for size in [(1280, 800), (1024, 768), (740, 360), (390, 844), (320, 568)]:
        page.viewport(*size)
        settle(page)
        seen = page.js(TAKEN_IN_SIGHT)
        assert seen["cut"] == 0, size
        assert size[0] != 1280 or min(seen["whole"]) >= 1


@pytest.mark.parametrize("name", ["refused", "menu"])
def test_longer_words_find_room(visit: Visit, site: str, name: str) -> None:
    page = visit(site)
    open_start(page, site)
    SCENE[name].prepare(page)
    page.js(LONGER)
    found = {}
    for size in [(320, 568), (360, 640), (390, 844), (1280, 800)]:
        page.viewport(*size)
        found[size] = wrong(page, target=STRIP if size[0] == 320 else 44)
    assert not any(found.values()), told(found)


def test_the_log_names_cards_in_words(visit: Visit, site: str) -> None:
    page = visit(site)
    open_start(page, site)
    SCENE["middle"].prepare(page)
    log = page.find("complementary", "What happened")
    card = r"the (\d+|ace|jack|queen|king) of (spades|hearts|diamonds|clubs)"
    discard = re.compile(rf"\w+ discards {card}\.")
    page.wait(
        lambda: any(discard.fullmatch(item.text) for item in log.again().all("listitem")),
        "a discard in words",
    )


def test_after_a_reload_the_last_event_is_said(visit: Visit, site: str) -> None:
    page = visit(site)
    open_start(page, site)
    SCENE["early"].prepare(page)
    log = page.find("complementary", "What happened")
    page.wait(lambda: Table(page).message() == log.again().all("listitem")[0].text, "the event")


def test_nothing_moves_when_other_words_are_said(visit: Visit, site: str) -> None:
    page = visit(site)
    open_start(page, site)
    SCENE["middle"].prepare(page)
    table = Table(page)

    def places() -> tuple[float, ...]:
        buttons = [table.action(name).box for name in ("Draw", "Meld", "Discard")]
        across = [page.find("region", "Melds on the table").box, *buttons]
        return (*(box.x for box in across), *(box.y for box in buttons))

    before = places()
    for option in table.options()[:3]:
        option.click()
        settle(page)
        assert places() == before


def test_the_focus_stays_in_a_dialog_that_shows_something_else(visit: Visit, site: str) -> None:
    page = visit(site)
    open_start(page, site)
    SCENE["early"].prepare(page)
    page.find("button", "Menu").click()
    page.find("button", "Settings").focus()
    page.press("Enter")
    page.find("switch", re.compile("^Four colours"))
    page.wait(lambda: focused_name(page) == "Close", "the focus in the settings")
    page.press("Escape")
    page.wait(lambda: focused_name(page) == "Menu", "the focus on the menu")


def test_the_focused_card_is_framed_above_its_neighbours(visit: Visit, site: str) -> None:
    page = visit(site)
    open_start(page, site)
    SCENE["early"].prepare(page)
    for _ in range(20):
        node = page.focused()
        if node and node.role == "option":
            break
        page.press("Tab")
    page.press("ArrowRight")
    frame = page.js("""() => {
      let at = document.activeElement;
      while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      const { borderTopWidth, zIndex } = getComputedStyle(at, "::before");
      return [at.role, borderTopWidth, Number(zIndex) > 0];
    }""")
    assert frame == ["option", "3px", True]


def test_a_name_that_is_being_typed_stays_while_the_page_changes(visit: Visit, site: str) -> None:
    page = visit(site)
    open_start(page, site)
    for _ in range(30):
        node = page.focused()
        if node and node.name == "Name of player 2":
            break
        page.press("Tab")
    page.press("F", "i")
    # As when the engine is ready, or another tab's word comes.
    page.js("""() => {
      const { store } = document.querySelector("rummy-app");
      store.setSetting("fourColours", !store.state.settings.fourColours);
    }""")
    settle(page)
    page.press("n", "n")
    settle(page)
    typed = page.js("""() => {
      const { shadowRoot } = document.querySelector("rummy-app");
      const root = shadowRoot.querySelector("rummy-start").shadowRoot;
      return root.querySelector(".plan li:nth-child(2) input[type=text]").value;
    }""")
    assert typed == "Finn"


def test_cards_in_the_sentence_of_a_rule_stay_in_their_line(visit: Visit, site: str) -> None:
    page = visit(site)
    open_start(page, site)
    SCENE["early"].prepare(page)
    page.js("""() => document.querySelector("rummy-app").shadowRoot
      .querySelector("rummy-table").showRule("R7")""")
    page.find("link", "Read it among all the rules")
    heights = page.js("""() => {
      const { shadowRoot } = document.querySelector("rummy-app");
      const dialog = shadowRoot.querySelector("rummy-table").shadowRoot.querySelector("dialog");
      return [...dialog.querySelectorAll(".rule-text .card")]
        .map((card) => card.getBoundingClientRect().height);
    }""")
    assert heights
    assert max(heights) < 30


@pytest.mark.parametrize(
    "fragment", ["#seed=", "#seed=%E0%A4%A&pace=", "#pace=warp", "#%%%", f"#seed={'x' * 500}"]
)
def test_a_strange_address_begins_a_match_all_the_same(
    visit: Visit, site: str, fragment: str
) -> None:
    page = visit(site)
    page.open(f"{site}/?a=<b>{fragment}")
    Table(page).start(2)


def test_scripts_and_styles_are_of_the_build_that_the_page_names(visit: Visit, site: str) -> None:
    page = visit(site)
    open_start(page, site)
    build = "() => document.querySelector('rummy-app').store.state.engine.hello?.build ?? ''"
    page.wait(lambda: page.js(build), "the engine")
    asked = page.js("() => performance.getEntriesByType('resource').map(({ name }) => name)")
    found = [name.split("/")[-1] for name in asked if re.search(r"/app\.(js|css)", name)]
    assert sorted(found) == [f"app.css?{page.js(build)}", f"app.js?{page.js(build)}"]


def test_a_finger_that_rests_or_pulls_wakes_nothing_of_the_browser(visit: Visit, site: str) -> None:
    """No magnifier, no marked text, no double-tap zoom, no reload by pulling down."""
    page = visit(site, size=(360, 640), touch=True)
    open_crowded(page, site)
    found = page.js(TOUCH_STYLES)
    assert {"option", "button"} <= {role for role, *_ in found}
    for role, name, select, action in found:
        assert (select, action in {"none", "manipulation"}) == ("none", True), (role, name)
    assert page.js("() => getComputedStyle(document.body).overscrollBehaviorY") == "none"


def test_the_start_page_leads_to_the_licences(visit: Visit, site: str) -> None:
    page = visit(site)
    open_start(page, site)
    page.find("link", "Licences")
    status = """async () => {
      const app = document.querySelector("rummy-app").shadowRoot;
      const link = app.querySelector("rummy-start").shadowRoot.querySelector("[href*=notices]");
      return (await fetch(link.href)).status;
    }"""
    assert page.js(status) == 200

"""One deal as it is heard: what live regions say, and what the accessibility tree tells.

python -m tests.browser.transcript LANGUAGE …   prints it
"""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.browser.driver import Page, open_browser, proxy_to
from tests.browser.sites import serving
from tests.browser.staging import open_start
from tests.browser.table import ANSWER
from web.builder.paths import SITE

LISTEN = Path(__file__).with_name("heard.js").read_text()
HEARD = "() => window.meldbookHeard.splice(0)"
SET = """(code) => document.querySelector("rummy-app").store.setSetting("language", code)"""
SPOKEN = "() => document.documentElement.lang"
BEGIN = """([rules, names]) => {
  const seats = names.map((name, n) => ({ name, kind: n === 0 ? "person" : "steady" }));
  const { store } = document.querySelector("rummy-app");
  const { lobby } = store;
  lobby.chooseGame(rules);
  lobby.setCount(seats.length);
  seats.forEach((seat, n) => lobby.setSeat(n, seat));
  return store.deal(names);
}"""
# "over", "mine" with the step that a hint advises, or null while others play.
DUE = """async () => {
  const { store } = document.querySelector("rummy-app");
  const { position, pending, judgement } = store.state;
  if (!position || pending) return null;
  if (position.phase === "over") return { over: true };
  if (position.turn !== position.seat || judgement === null) return null;
  if (store.state.hint === null) await store.hint();
  const move = store.state.hint?.move;
  return move ? { move, at: position.at } : null;
}"""
AT = """() => document.querySelector("rummy-app").store.state.position?.at"""
FOLLOW = """() => document.querySelector("rummy-app").store.followHint()"""
SELECT = """(card) => {
  const { store } = document.querySelector("rummy-app");
  store.select([store.state.hand.find((one) => one.card === card).key]);
}"""
# Each event of the deal as a sentence for the one who looks, by code.
EVENTS = """() => {
  const app = document.querySelector("rummy-app");
  const { log, position } = app.store.state;
  const seating = { names: position.seats.map(({ name }) => name), me: position.seat };
  return log.map(({ code, args }) => app.texts.say(`event-${code}`, args, seating));
}"""
TREE = ("heading", "option", "button", "listitem", "region", "status")
NAMES = ("Mia", "Ana", "Bram")


@dataclass(frozen=True)
class Transcript:
    """A deal in words."""

    language: str
    heard: list[str]  # in order, as the live regions said it
    events: list[str]  # a sentence each, as the log has them
    trees: list[list[str]]  # the page in words: as each own turn began, and at the end


def transcript(page: Page, origin: str, language: str, rules: str, seed: str) -> Transcript:
    """Play a deal as hints advise, listening."""
    open_start(page, origin, seed)
    page.js(SET, language)
    page.wait(lambda: page.js(SPOKEN) == language, f"the page in {language}")
    page.js(LISTEN)
    page.js(BEGIN, [rules, list(NAMES)])
    page.wait(lambda: page.js(AT) is not None, "the table", ANSWER)
    trees = []
    while True:
        due: dict[str, Any] = page.wait(lambda: page.js(DUE), "the own turn", ANSWER)
        if "over" in due or due["move"] in ("draw", "take"):
            trees.append(_tree(page))
        if "over" in due:
            break
        _do(page, due["move"], due["at"])
    events = page.js(EVENTS)
    heard: list[str] = []

    def ended() -> bool:
        heard.extend(page.js(HEARD))
        return any(events[-1] in one for one in heard)

    page.wait(ended, "the end of the deal to be heard")
    return Transcript(language, heard, events, trees)


def _do(page: Page, move: str, at: int) -> None:
    """Make a step: by its key where there is one alone, else by the button of the hint."""
    kind, *words = move.split()
    if kind == "discard":
        page.js(SELECT, words[0])
    keys = {"draw": "d", "take": "t", "decline": "e", "discard": "x"}
    if kind in keys:
        page.press(keys[kind])
    else:
        page.js(FOLLOW)
    page.wait(lambda: page.js(AT) != at, f"{move} to be made")


def _tree(page: Page) -> list[str]:
    """What a reader meets on the page, in words."""
    found = page.at_once(*((role, None) for role in TREE))
    nodes = sorted({node.key: node for nodes in found for node in nodes}.values(), key=_place)
    return [f"{node.role}: {node.name or node.text}" for node in nodes if node.name or node.text]


def _place(node: Any) -> tuple[float, float]:  # noqa: ANN401
    return node.box.y, node.box.x


def main(*languages: str) -> None:
    """Print a deal in each of these languages."""
    with serving(SITE) as origin, open_browser("chromium") as browser:
        for language in languages:
            with proxy_to(origin) as net:
                page = browser.page(net)
                told = transcript(page, origin, language, "jokeren-13", "HEARD-1")
                page.close()
            lines = [*told.heard, "", *told.trees[len(told.trees) // 2], "", *told.trees[-1], ""]
            print(f"== {language}", *lines, sep="\n")  # noqa: T201 (a program for the terminal)


if __name__ == "__main__":
    main(*sys.argv[1:])

"""The page of exercises: one is tried, refused with its rule, solved, shown, and the next comes."""

import json

from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.records import ask
from tests.browser.staging import Scene, settle, window
from tests.browser.test_house_page import told
from tests.browser.test_scenes import axe_problems, layout_problems

EXERCISES = Scene("exercises", lambda _: None, scrolls=True)
GAME, SEED = "basic-rummy", 5
DO = {"meld": "Lay", "add": "Add to meld {}", "discard": "Throw"}


def play(page: Page, move: str) -> None:
    """Picks the cards of a move by their place in the hand, as shown, and does it."""
    word, *cards = move.split(" ")
    meld = cards[-1] if word == "add" else ""
    for card in cards[:-2] if word == "add" else cards:
        page.js(PICK, card)
    page.find("button", DO[word].format(meld)).click()


PICK = """(card) => {
  const page = document.querySelector("rummy-exercises").shadowRoot;
  const buttons = page.querySelector("meld-example").shadowRoot.querySelectorAll("button.one");
  const sign = card.slice(0, -1) + { s: "♠", h: "♥", d: "♦", c: "♣" }[card.at(-1)];
  const free = [...buttons].find(
    (one) => one.ariaPressed === "false" && one.ariaLabel.startsWith(sign),
  );
  free.click();
}"""


def test_an_exercise_is_tried_solved_and_followed_by_the_next(
    visit: Visit, site: str, full_kind: str
) -> None:
    page = visit(site, full_kind, size=window(full_kind))
    page.open(f"{site}/exercises.html#game={GAME}&kind=out&seed={SEED}")
    wish = {"rules": GAME, "kind": "out", "seed": str(SEED)}
    made = ask("exercise", exercise=wish)["exercise"]
    told(page, f"Basic Rummy, exercise {SEED}", "Go out in this turn")
    page.find("button", "Throw").click()
    told(page, "Tap one or more cards of the hand first.")
    settle(page)
    wrong = [*axe_problems(page), *layout_problems(page, EXERCISES)]
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)
    for move in made["play"]:
        play(page, move)
    told(page, "Right!", f"{made['looked']} positions were looked at")
    page.find("button", "Show the solution").click()
    page.find("button", "Hide the solution")
    page.find("button", "Next exercise").click()
    told(page, f"exercise {SEED + 1}")
    page.find("radio", "Lay off").click()
    told(page, "so that the cards you keep cost as little as possible")

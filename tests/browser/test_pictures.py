"""Whole pages look as their kept pictures do, and the comparison sees what a player would see."""

import pytest

from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.sheets import (
    SHOTS,
    UNLIKE,
    Shot,
    kept_sheet,
    show,
    take,
    unlikeness,
)
from tests.browser.staging import ALL
from tests.browser.states import STATES, State
from tests.counts import FULL

STATE = {state.name: state for state in STATES}
TOLERANCE = 0.36  # of the patch that differs most: other letters of like width come to 0.3
USUAL = ("start", "opening")

LIGHT_DESK, DARK_DESK = (SHOTS[len(SHOTS) // 2 * n - 1] for n in (1, 2))
FAULTS = {
    "a card is missing": ("[role=option]:nth-of-type(7)", "visibility", "hidden"),
    "the hand lies lower": ("[role=listbox]", "translate", "0 24px"),
    "a bar covers the hand": ("[aria-label=Actions]", "translate", "0 -60px"),
    "the actions are gone": ("[aria-label=Actions]", "visibility", "hidden"),
    "a panel stands aside": (".seats", "translate", "4vw 0"),
}
HARMLESS = ("html", "translate", "1px 1px")
STYLE = f"""(selector, name, value) => {{ {ALL}
  const [one] = all(document).filter((element) => element.matches(selector));
  one.style.setProperty(name, value);
}}"""
OTHER_LETTERS = {
    "Segoe UI": {"400": ["NimbusSans-Regular"], "700": ["NimbusSans-Bold"]},
    "Iowan Old Style": {"400": ["LiberationSerif"], "700": ["LiberationSerif-Bold"]},
}


def told(page: Page, state: State, shot: Shot) -> tuple[float, str]:
    """How unlike its kept picture the page is, and where a picture of all differences lies."""
    much, picture = unlikeness(page, state, shot, take(page, shot))
    file = UNLIKE / f"{state.name} {shot.name}.png"
    if much >= TOLERANCE:
        UNLIKE.mkdir(parents=True, exist_ok=True)
        file.write_bytes(picture)
    return much, str(file)


def test_every_sheet_is_of_a_state() -> None:
    kept = {kept_sheet(state) for state in STATES}
    assert {*kept_sheet(STATES[0]).parent.glob("*.webp")} == kept


@pytest.mark.parametrize("name", STATE if FULL else USUAL)
def test_pages_look_as_they_did(visit: Visit, site: str, name: str) -> None:
    page = visit(site)
    show(page, site, STATE[name])
    found = [told(page, STATE[name], shot) for shot in SHOTS]
    wrong = [f"{much:.2f} in {file}" for much, file in found if much >= TOLERANCE]
    assert not wrong, f"{wrong}; python -m tests.browser.sheets {name!r}, if it is meant"


def test_the_comparison_sees_what_a_player_would(visit: Visit, site: str) -> None:
    page, state = visit(site), STATE["early"]
    show(page, site, state)
    shots = SHOTS if FULL else (SHOTS[0], DARK_DESK)

    def seen() -> list[float]:
        return [unlikeness(page, state, shot, take(page, shot))[0] for shot in shots]

    page.js(STYLE, *HARMLESS)
    assert max(seen()) < TOLERANCE
    page.js(STYLE, *HARMLESS[:2], "")
    for fault, (selector, name, value) in FAULTS.items():
        page.js(STYLE, selector, name, value)
        assert min(seen()) >= TOLERANCE, fault
        page.js(STYLE, selector, name, "")
    assert unlikeness(page, state, DARK_DESK, take(page, LIGHT_DESK))[0] >= TOLERANCE


def test_the_comparison_bears_other_letters(visit: Visit, site: str) -> None:
    page, state = visit(site), STATE["early"]
    show(page, site, state, OTHER_LETTERS)
    found = [told(page, state, shot) for shot in (SHOTS if FULL else SHOTS[:1])]
    assert max(found)[0] < TOLERANCE, max(found)

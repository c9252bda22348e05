"""The page in its states and sizes: nothing small, covered, cut or closed to a screen reader."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.driver.chromium import ChromiumPage
from tests.browser.scenes import SCENES
from tests.browser.staging import SIZES, Scene, open_start, settle
from tests.counts import FULL
from web.builder.paths import WEB

TARGET = 44
THEMES = ("light", "dark", "contrast")
LAYOUT = Path(__file__).with_name("layout.js").read_text()
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
# Every rule that axe-core still has, those switched off or on trial, too; AAA is not aimed at.
RUN_AXE = """async () => {
  const past = ["deprecated", "wcag2aaa"];
  const rules = axe.getRules().filter(({ tags }) => !past.some((tag) => tags.includes(tag)));
  const on = Object.fromEntries(rules.map(({ ruleId }) => [ruleId, { enabled: true }]));
  const { violations } = await axe.run(document, { resultTypes: ["violations"], rules: on });
  return violations.map(({ id, nodes }) =>
    `${id}: ${nodes.map((node) => node.target.flat().join(" ")).join(", ")}`);
}"""
WEAR = """(theme) => {
  const { dataset } = document.documentElement;
  const before = dataset.theme ?? "";
  dataset.theme = theme;
  return before;
}"""
# What no other test brings about there.
ELSEWHERE = (
    "hint",
    "practice",
    "settings",
    "score sheet",
    "mexican contract",
    "house rules",
    "replay with a reason",
    "fairness",
)


def themes_of(scene: Scene) -> tuple[str, ...]:
    """All themes in the full run, else one of them, another for each scene."""
    return THEMES if FULL else (THEMES[SCENES.index(scene) % len(THEMES)],)


def theme_problems(page: Page, themes: Sequence[str]) -> list[str]:
    """What axe-core finds in each theme; afterwards the page has the one it had."""
    found = []
    before = page.js(WEAR, themes[0])
    for theme in themes:
        page.js(WEAR, theme)
        settle(page)
        found += [f"axe, {theme}: {one}" for one in _axe(page)]
    page.js(WEAR, before)
    return found


def layout_problems(page: Page, scene: Scene) -> list[str]:
    """What is wrong with the page at each size; windows of other browsers can't be so small."""
    found = []
    for name, (width, height) in SIZES.items() if isinstance(page, ChromiumPage) else ():
        page.viewport(width, height)
        settle(page)
        wrong = page.js(LAYOUT, {"target": TARGET, "scrolls": scene.scrolls})
        found += [f"{name}: {one}" for one in wrong]
    return found


def axe_problems(page: Page) -> list[str]:
    """What axe-core finds: in every theme in the full run, else in the one that the page has."""
    return theme_problems(page, THEMES) if FULL else _axe(page)


def _axe(page: Page) -> list[str]:
    page.js("() => { %s }" % AXE.read_text())  # noqa: UP031 (the script is full of braces)
    return list(page.js(RUN_AXE))


@pytest.mark.parametrize("scene", SCENES, ids=[scene.name for scene in SCENES])
def test_scene(visit: Visit, site: str, scene: Scene) -> None:
    page = visit(site)
    open_start(page, site)
    scene.prepare(page)
    settle(page)
    wrong = theme_problems(page, themes_of(scene)) + layout_problems(page, scene)
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


@pytest.mark.parametrize("name", ELSEWHERE)
def test_scene_elsewhere(visit: Visit, site: str, other_kind: str, name: str) -> None:
    page = visit(site, other_kind)
    open_start(page, site)
    [scene] = [one for one in SCENES if one.name == name]
    scene.prepare(page)
    settle(page)
    assert theme_problems(page, THEMES[:1]) == []

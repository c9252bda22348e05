"""The page in its states and sizes: nothing small, covered, cut or closed to a screen reader."""

import json
from pathlib import Path

import pytest

from tests.browser.conftest import Visit
from tests.browser.driver import Page
from tests.browser.scenes import SCENES
from tests.browser.staging import SIZES, Scene, open_start, settle
from tests.counts import FULL
from web.builder.paths import WEB

TARGET = 44
THEMES = ("light", "dark", "contrast")
LAYOUT = Path(__file__).with_name("layout.js").read_text()
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations
  .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.flat().join(" ")).join(", ")}`)
"""


def themes_of(scene: Scene) -> tuple[str, ...]:
    """All themes in the full run, else one of them, another for each scene."""
    return THEMES if FULL else (THEMES[SCENES.index(scene) % len(THEMES)],)


def theme_problems(page: Page, scene: Scene) -> list[str]:
    """What axe-core finds in each theme."""
    found = []
    for theme in themes_of(scene):
        page.js("(theme) => { document.documentElement.dataset.theme = theme; }", theme)
        settle(page)
        found += [f"axe, {theme}: {one}" for one in axe_problems(page)]
    return found


def layout_problems(page: Page, scene: Scene) -> list[str]:
    """What is wrong with the page at each size."""
    found = []
    for name, (width, height) in SIZES.items():
        page.viewport(width, height)
        settle(page)
        wrong = page.js(LAYOUT, {"target": TARGET, "scrolls": scene.scrolls})
        found += [f"{name}: {one}" for one in wrong]
    return found


def axe_problems(page: Page) -> list[str]:
    """What axe-core finds."""
    page.js("() => { %s }" % AXE.read_text())  # noqa: UP031 (the script is full of braces)
    return list(page.js(RUN_AXE))


@pytest.mark.parametrize("scene", SCENES, ids=[scene.name for scene in SCENES])
def test_scene(visit: Visit, site: str, scene: Scene) -> None:
    page = visit(site)
    open_start(page, site)
    scene.prepare(page)
    settle(page)
    wrong = theme_problems(page, scene) + layout_problems(page, scene)
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)

"""Pictures of whole pages, a small sheet a state, kept to be compared with.

python -m tests.browser.sheets [STATE …]    writes those in tests/browser/sheets anew
"""

import base64
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.browser.driver import Page, open_browser, proxy_to
from tests.browser.driver.chromium import ChromiumPage
from tests.browser.sites import serving
from tests.browser.staging import settle
from tests.browser.states import STATES, State
from web.builder.paths import ROOT, SITE

SIZES = ((320, 568), (360, 640), (390, 844), (740, 360), (1280, 800))
THEMES = ("light", "dark")
SHORT = 160  # pixels of the shorter side of a picture on a sheet
GAP = 8
LIKENESS = Path(__file__).with_name("likeness.js").read_text()
FOLDER = Path(__file__).with_name("sheets")
UNLIKE = ROOT / ".build" / "unlike"

Letters = Mapping[str, Mapping[str, Sequence[str]]]  # names by weight by family

# Nearly every machine has letters of the same widths under one of these names. What the pages ask
# for first is not there, and so stands for them.
LETTERS: Letters = {
    "Segoe UI": {
        "400": ("LiberationSans", "Arimo-Regular", "ArialMT", "Helvetica"),
        "700": ("LiberationSans-Bold", "Arimo-Bold", "Arial-BoldMT", "Helvetica-Bold"),
    },
    "Iowan Old Style": {
        "400": ("P052-Roman", "PalatinoLinotype-Roman", "Palatino-Roman", "LiberationSerif"),
        "700": ("P052-Bold", "PalatinoLinotype-Bold", "Palatino-Bold", "LiberationSerif-Bold"),
    },
}
PUT_LETTERS = """async (letters) => {
  for (const [family, weights] of Object.entries(letters)) {
    for (const [weight, names] of Object.entries(weights)) {
      const source = names.map((name) => `local("${name}")`).join(",");
      const face = new FontFace(family, source, { weight });
      document.fonts.add(face);
      await face.load().catch(() => {}); // then the page's next choice is taken
    }
  }
}"""


@dataclass(frozen=True)
class Shot:
    """A picture on a sheet: which one, and where it is."""

    theme: str
    size: tuple[int, int]
    box: tuple[int, int, int, int]

    @property
    def name(self) -> str:
        """What a failure calls it."""
        return f"{self.size[0]}x{self.size[1]} {self.theme}"


def _row(theme: str, top: int) -> list[Shot]:
    shots, left = [], GAP
    for width, height in SIZES:
        scale = SHORT / min(width, height)
        box = (left, top, round(width * scale), round(height * scale))
        shots.append(Shot(theme, (width, height), box))
        left += box[2] + GAP
    return shots


_HIGH = max(shot.box[3] for shot in _row("", 0))
SHOTS = [shot for n, theme in enumerate(THEMES) for shot in _row(theme, GAP + n * (_HIGH + GAP))]
SHEET = (SHOTS[-1].box[0] + SHOTS[-1].box[2] + GAP, GAP + len(THEMES) * (_HIGH + GAP))


def kept_sheet(state: State) -> Path:
    """Where the pictures of a state are kept."""
    return FOLDER / f"{state.name.replace(' ', '-')}.webp"


def show(page: Page, origin: str, state: State, letters: Letters = LETTERS) -> None:
    """Bring a page to a state, in letters that are everywhere the same."""
    state.show(page, origin)
    page.js(PUT_LETTERS, letters)


def take(page: Page, shot: Shot) -> bytes:
    """The picture of the page as it stands, in the window and the theme of a shot."""
    assert isinstance(page, ChromiumPage)
    page.js("(theme) => { document.documentElement.dataset.theme = theme; }", shot.theme)
    page.viewport(*shot.size)
    page.pw.mouse.move(0, 0)
    settle(page)
    return bytes(page.pw.screenshot())


def unlikeness(page: Page, state: State, shot: Shot, seen: bytes) -> tuple[float, bytes]:
    """How much of the worst patch differs from what is kept, and a picture of all differences."""
    kept = kept_sheet(state).read_bytes()
    told = page.js(
        f"(...given) => {LIKENESS}.compare(...given)", _text(kept), _text(seen), shot.box
    )
    return float(told["worst"]), base64.b64decode(told["picture"])


def sheet(page: Page, kind: str = "webp") -> bytes:
    """All pictures of a page as it stands."""
    pictures = [_text(take(page, shot)) for shot in SHOTS]
    boxes = [shot.box for shot in SHOTS]
    made = f"(...given) => {LIKENESS}.sheet(...given)"
    return base64.b64decode(page.js(made, pictures, boxes, SHEET, kind))


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()


def pages(*names: str) -> Iterator[tuple[State, Page]]:
    """A page in each of these states, or in all."""
    with serving(SITE) as origin, open_browser("chromium") as browser:
        for state in [one for one in STATES if not names or one.name in names]:
            with proxy_to(origin) as net:
                page = browser.page(net)
                show(page, origin, state)
                yield state, page
                page.close()


def main(*names: str) -> None:
    """Write the sheets of these states anew, or of all."""
    FOLDER.mkdir(exist_ok=True)
    for state, page in pages(*names):
        kept_sheet(state).write_bytes(sheet(page))
        print(state.name, flush=True)  # noqa: T201 (a program for the terminal)


if __name__ == "__main__":
    main(*sys.argv[1:])

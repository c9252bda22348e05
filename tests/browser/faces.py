"""Pictures of cards as the settings show them, kept to be compared with.

python -m tests.browser.faces writes those in tests/browser/faces anew.
"""

import base64
import re
from pathlib import Path

from tests.browser.driver import Page, open_browser, proxy_to
from tests.browser.driver.chromium import ChromiumPage
from tests.browser.sites import serving
from tests.browser.staging import open_start, settle
from web.builder.paths import SITE

# What is chosen in the settings for each picture.
DECKS = {
    "standard": (),
    "four colours": ("Four colours",),
    "large print": ("Large print", "Waves"),
    "local letters": ("A R D V", "Rays"),
}
FOLDER = Path(__file__).with_name("faces")
COMPARE = """async (kept, seen) => {
  const pixels = async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const { width, height } = image;
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height);
  };
  const [one, other] = [await pixels(kept), await pixels(seen)];
  if (one.width !== other.width || one.height !== other.height) return 1;
  let wrong = 0;
  for (let at = 0; at < one.data.length; at += 4)
    if ([0, 1, 2].some((n) => Math.abs(one.data[at + n] - other.data[at + n]) > 96)) wrong += 1;
  return wrong / (one.width * one.height);
}"""


def kept_picture(name: str) -> Path:
    """Where the picture of a deck is kept."""
    return FOLDER / f"{name.replace(' ', '-')}.png"


def deck_picture(page: Page, name: str) -> bytes:
    """The cards in the settings of the start page, once that deck is chosen."""
    assert isinstance(page, ChromiumPage)
    page.find("button", "Settings").click()
    for choice in ("Light", *DECKS[name]):
        if choice == "Four colours":
            page.find("switch", re.compile(f"^{choice}")).click()
        else:
            page.find("radio", choice).click()
    settle(page)
    return bytes(page.pw.locator(".deck").screenshot())


def difference(page: Page, kept: bytes, seen: bytes) -> float:
    """The share of pixels that are clearly not the same."""
    share = page.js(COMPARE, *(base64.b64encode(one).decode() for one in (kept, seen)))
    return float(share)


def main() -> None:
    """Write all pictures anew."""
    FOLDER.mkdir(exist_ok=True)
    with serving(SITE) as origin, open_browser("chromium") as browser:
        for name in DECKS:
            with proxy_to(origin) as net:
                page = browser.page(net)
                open_start(page, origin)
                kept_picture(name).write_bytes(deck_picture(page, name))
                page.close()


if __name__ == "__main__":
    main()

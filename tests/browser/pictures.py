"""Pictures for eyes: every scene at every size, into a folder outside the tree.

python -m tests.browser.pictures FOLDER [SCENE …]
"""

import sys
from pathlib import Path

from tests.browser.driver import open_browser, proxy_to
from tests.browser.scenes import SCENES
from tests.browser.sites import serving
from tests.browser.staging import SIZES, open_start, settle
from web.builder.paths import SITE


def main(folder: str, *names: str) -> None:
    """Save the pictures of these scenes, or of all."""
    to = Path(folder)
    to.mkdir(parents=True, exist_ok=True)
    with serving(SITE) as origin, open_browser("chromium") as browser:
        for scene in [one for one in SCENES if not names or one.name in names]:
            with proxy_to(origin) as net:
                page = browser.page(net)
                open_start(page, origin)
                scene.prepare(page)
                for size, (width, height) in SIZES.items():
                    page.viewport(width, height)
                    settle(page)
                    page.screenshot(to / f"{scene.name} - {size}.png")
                page.close()
            print(scene.name, flush=True)  # noqa: T201 (a program for the terminal)


if __name__ == "__main__":
    main(*sys.argv[1:])

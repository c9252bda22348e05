"""Chromium through Playwright."""

from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, ConsoleMessage, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Page as PlaywrightPage

from tests.browser.driver.finding import find_browser
from tests.browser.driver.net import Net
from tests.browser.driver.page import Browser, Page, Point, steps

# A container has no user to sandbox for and little shared memory.
FLAGS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
# Chromium itself would ask its maker what the fields of a form are for.
QUIET = ["--disable-features=AutofillServerCommunication"]
PATIENCE_MS = 60_000
GONE = "Execution context was destroyed"


class ChromiumPage(Page):
    """A page in a context of its own."""

    def __init__(self, net: Net, context: BrowserContext) -> None:
        super().__init__(net)
        self.context = context
        self.pw: PlaywrightPage = context.new_page()
        self.pw.set_default_timeout(PATIENCE_MS)
        self.cdp: CDPSession = context.new_cdp_session(self.pw)
        self._errors: list[str] = []
        self.pw.on("pageerror", self._on_error)
        self.pw.on("console", self._on_console)

    def _on_error(self, error: PlaywrightError) -> None:
        self._errors.append(str(error))

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._errors.append(f"{message.text} ({message.location.get('url', '')})")

    def open(self, url: str) -> None:
        self.pw.goto(url)

    def reload(self) -> None:
        self.pw.reload()

    def js(self, function: str, *args: Any) -> Any:  # noqa: ANN401
        return self.pw.evaluate(f"(args) => ({function})(...args)", list(args))

    def has_left(self, error: Exception) -> bool:
        return isinstance(error, PlaywrightError) and GONE in str(error)

    def press(self, *keys: str) -> None:
        for key in keys:
            if key.isascii():
                self.pw.keyboard.press(key)
            else:  # no key of the keyboard that Playwright plays
                self.pw.keyboard.insert_text(key)

    def click_at(self, point: Point, count: int = 1) -> None:
        self.pw.mouse.click(*point, click_count=count)

    def tap_at(self, point: Point) -> None:
        self._touch("touchStart", point)
        self._touch("touchEnd")

    def drag(self, start: Point, end: Point, *, touch: bool = False) -> None:
        if touch:
            self._touch("touchStart", start)
            for point in steps(start, end):
                self._touch("touchMove", point)
            self._touch("touchEnd")
            return
        self.pw.mouse.move(*start)
        self.pw.mouse.down()
        for point in steps(start, end):
            self.pw.mouse.move(*point)
        self.pw.mouse.up()

    def _touch(self, kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        self.cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def viewport(self, width: int, height: int) -> None:
        self.pw.set_viewport_size({"width": width, "height": height})

    def screenshot(self, path: Path) -> None:
        self.pw.screenshot(path=path)

    def errors(self) -> list[str]:
        self.rest(0)  # hear what waits to be told
        return list(self._errors)

    def offline(self, off: bool = True) -> None:  # noqa: FBT001, FBT002
        super().offline(off)
        self.context.set_offline(off)

    def rest(self, seconds: float) -> None:
        self.pw.wait_for_timeout(seconds * 1000)

    def close(self) -> None:
        self.context.close()


class Chromium(Browser):
    """One browser; each page gets a context with its own storage and its own proxy."""

    name = "chromium"

    def __init__(self) -> None:
        self.playwright = sync_playwright().start()
        try:
            path = find_browser("chromium", self.playwright.chromium.executable_path)
            self.browser = self.playwright.chromium.launch(executable_path=path, args=FLAGS + QUIET)
        except Exception:
            self.playwright.stop()
            raise

    def page(self, net: Net, *, size: tuple[int, int] = (1280, 800), touch: bool = False) -> Page:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            # Chromium asks a proxy for local addresses only if told so.
            proxy={"server": f"http://{net.address}", "bypass": "<-loopback>"},
        )
        return ChromiumPage(net, context)

    def close(self) -> None:
        self.browser.close()
        self.playwright.stop()

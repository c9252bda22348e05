"""WebKit: MiniBrowser through WebKitWebDriver, in an X server of its own."""

import os
import select
import subprocess
from pathlib import Path
from typing import Any

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.options import Options

from tests.browser.driver.finding import MissingBrowserError, find_browser, find_helper
from tests.browser.driver.net import Net
from tests.browser.driver.page import Browser, Page, Point, Unsupported
from tests.browser.driver.ports import free_port, wait_for_port
from tests.browser.driver.w3c import Action, W3CPage

SCREEN = "1600x1200x24"
START_SECONDS = 20
SCRIPT_SECONDS = 60


def _line_from(pipe: int, program: str) -> str:
    """The first line that a program writes; an error where it writes none."""
    line = b""
    while not line.endswith(b"\n"):
        ready, _, _ = select.select([pipe], [], [], START_SECONDS)
        more = os.read(pipe, 100) if ready else b""
        if not more:
            raise MissingBrowserError("webkit", f"a working {program}")
        line += more
    return line.decode().strip()


class _Display:
    """An X server that no screen shows."""

    def __init__(self) -> None:
        read, write = os.pipe()
        command = [find_helper("webkit", "Xvfb"), "-displayfd", str(write)]
        self.process = subprocess.Popen(
            [*command, "-screen", "0", SCREEN, "-nolisten", "tcp"],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read, "rb") as pipe:
            self.name = f":{_line_from(pipe.fileno(), 'Xvfb')}"

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()


class WebKitPage(W3CPage):
    """A MiniBrowser of its own."""

    def __init__(self, net: Net, service: str, path: str) -> None:
        super().__init__(net)
        options = Options()
        options.binary_location = path
        options.add_argument("--automation")
        options.set_capability(
            "proxy",
            {"proxyType": "manual", "httpProxy": net.address, "sslProxy": net.address},
        )
        connection = RemoteConnection(client_config=ClientConfig(service))
        self.driver = webdriver.Remote(connection, options=options)
        self.driver.set_script_timeout(SCRIPT_SECONDS)
        self.driver.set_page_load_timeout(SCRIPT_SECONDS)

    def open(self, url: str) -> None:
        self.keep_errors()
        self.driver.get(url)

    def reload(self) -> None:
        self.keep_errors()
        self.driver.refresh()

    def js(self, function: str, *args: Any) -> Any:  # noqa: ANN401
        return self.driver.execute_script(f"return ({function})(...arguments)", *args)

    def has_left(self, error: Exception) -> bool:
        return isinstance(error, WebDriverException) and "unload" in str(error)

    def perform(self, actions: list[Action]) -> None:
        self.driver.execute(Command.W3C_ACTIONS, {"actions": actions})

    def tap_at(self, point: Point) -> None:
        raise Unsupported(f"WebKitWebDriver has no touch, not even at {point}")

    def viewport(self, width: int, height: int) -> None:
        frame = self.driver.get_window_size()
        wide, high = self.inside()
        self.driver.set_window_size(frame["width"] + width - wide, frame["height"] + height - high)
        self.wait_for_size(width, height)

    def screenshot(self, path: Path) -> None:
        self.driver.save_screenshot(str(path))

    def close(self) -> None:
        self.driver.quit()


class WebKit(Browser):
    """A driver service and a display; each page is a MiniBrowser."""

    name = "webkit"

    def __init__(self) -> None:
        self.path = find_browser("webkit")
        program = find_helper("webkit", "WebKitWebDriver")
        self.display = _Display()
        port = free_port()
        self.service = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(
            [program, f"--port={port}"],
            env={**os.environ, **_environment(self.display.name)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_for_port(port, START_SECONDS)

    def page(self, net: Net, *, size: tuple[int, int] = (1280, 800), touch: bool = False) -> Page:
        if touch:
            raise Unsupported("WebKitWebDriver has no touch")
        page = WebKitPage(net, self.service, self.path)
        page.viewport(*size)
        return page

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()
        self.display.close()


def _environment(display: str) -> dict[str, str]:
    settings = {"DISPLAY": display, "GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1"}
    if os.geteuid() == 0:  # its sandbox refuses to run for root
        settings["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
    return settings

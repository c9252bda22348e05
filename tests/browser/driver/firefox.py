"""Firefox through its own Marionette, without geckodriver."""

import base64
import os
import time
import warnings
from pathlib import Path
from typing import Any

from tests.browser.driver.finding import find_browser
from tests.browser.driver.net import Net
from tests.browser.driver.page import Browser, Page
from tests.browser.driver.w3c import Action, W3CPage

with warnings.catch_warnings():  # Marionette's own libraries are behind the times
    warnings.simplefilter("ignore")
    from marionette_driver.errors import MarionetteException
    from marionette_driver.marionette import Marionette

SCRIPT_SECONDS = 60

# Nothing that Firefox does of its own accord may look like a request of the page.
QUIET = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.safebrowsing.downloads.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.search.update": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "network.dns.disablePrefetch": True,
    "network.http.speculative-parallel-limit": 0,
    "security.remote_settings.crlite_filters.enabled": False,
    "security.remote_settings.intermediates.enabled": False,
    "services.settings.server": "data:,#remote-settings-dummy/v1",
    "toolkit.telemetry.enabled": False,
}

# Uncaught errors, those of workers too, whose source lies below the origin given.
ERRORS = """
return Services.console.getMessageArray()
  .filter((one) => one instanceof Ci.nsIScriptError && !(one.flags & Ci.nsIScriptError.warningFlag))
  .filter((one) => one.sourceName.startsWith(arguments[0]))
  .map((one) => [one.errorMessage, one.timeStamp]);
"""
# Marks the page that is to be left; another anchor alone leaves none.
MARK = """(url) => {
  const [to, from] = [url, location.href].map((one) => one.split("#")[0]);
  window.meldbookLeft = to !== from || !url.includes("#");
}"""
# What was still on its way to a page when that was left.
CUT_SHORT = "A ServiceWorker intercepted the request and encountered an unexpected error."
LEAVING = 1000  # milliseconds that it takes to leave a page


def _preferences(net: Net, *, touch: bool) -> dict[str, Any]:
    host, port = net.address.split(":")
    return {
        **QUIET,
        "dom.w3c_touch_events.enabled": int(touch),
        "network.proxy.allow_hijacking_localhost": True,
        "network.proxy.failover_direct": False,
        "network.proxy.http": host,
        "network.proxy.http_port": int(port),
        "network.proxy.no_proxies_on": "",
        "network.proxy.ssl": host,
        "network.proxy.ssl_port": int(port),
        "network.proxy.type": 1,
    }


class FirefoxPage(W3CPage):
    """A whole Firefox with a new profile: pages that share nothing."""

    def __init__(self, net: Net, path: str, *, touch: bool) -> None:
        super().__init__(net)
        self.left: list[float] = []  # when pages were left, in milliseconds since 1970
        self.marionette = Marionette(
            host="127.0.0.1",
            port=0,
            bin=path,
            headless=True,
            gecko_log=os.devnull,
            prefs=_preferences(net, touch=touch),
        )
        self.marionette.start_session()
        self.marionette.timeout.script = SCRIPT_SECONDS
        self.marionette.timeout.page_load = SCRIPT_SECONDS

    def open(self, url: str) -> None:
        self._leave()
        self.js(MARK, url)
        self.marionette.navigate(url)
        self.wait(self._has_arrived, f"the page at {url}")

    def _has_arrived(self) -> bool:
        """Marionette may go on while the page that was left is still there."""
        try:
            return self.js("() => window.meldbookLeft !== true") is True
        except MarionetteException:
            return False

    def reload(self) -> None:
        self._leave()
        self.marionette.refresh()

    def _leave(self) -> None:
        self.keep_errors()
        self.left.append(1000 * time.time())

    def js(self, function: str, *args: Any) -> Any:  # noqa: ANN401
        # No sandbox: the page's own window, as its scripts see it.
        script = f"return ({function})(...arguments)"
        return self.marionette.execute_script(script, script_args=args, sandbox=None)

    def has_left(self, error: Exception) -> bool:
        return isinstance(error, MarionetteException) and "unload" in str(error)

    def perform(self, actions: list[Action]) -> None:
        self.marionette._send_message("WebDriver:PerformActions", {"actions": actions})

    def viewport(self, width: int, height: int) -> None:
        frame = self.marionette.window_rect
        wide, high = self.inside()
        self.marionette.set_window_rect(
            width=frame["width"] + width - wide, height=frame["height"] + height - high
        )
        self.wait_for_size(width, height)

    def screenshot(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self.marionette.screenshot(full=False)))

    def errors(self) -> list[str]:
        with self.marionette.using_context("chrome"):
            uncaught = self.marionette.execute_script(ERRORS, script_args=[self.net.origin])
        kept = super().errors()
        met = [what for what, when in uncaught if not self._cut_short(what, when)]
        return kept + [one for one in met if one not in kept]

    def _cut_short(self, what: str, when: float) -> bool:
        return CUT_SHORT in what and any(0 <= when - left < LEAVING for left in self.left)

    def close(self) -> None:
        self.marionette.quit(in_app=False)
        self.marionette.cleanup()


class Firefox(Browser):
    """Firefox, started anew for each page."""

    name = "firefox"

    def __init__(self) -> None:
        self.path = find_browser("firefox")
        # Without it a released Firefox asks its maker for settings, whatever its preferences say.
        os.environ.setdefault("MOZ_REMOTE_SETTINGS_DEVTOOLS", "1")

    def page(self, net: Net, *, size: tuple[int, int] = (1280, 800), touch: bool = False) -> Page:
        page = FirefoxPage(net, self.path, touch=touch)
        page.viewport(*size)
        return page

    def close(self) -> None:
        """Every page has closed its own Firefox."""

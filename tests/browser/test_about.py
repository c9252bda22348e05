"""What the browser keeps after a match is what the page "Nothing leaves your device" names."""

from tests.browser.conftest import SITE, Visit
from tests.browser.driver import Page
from tests.browser.humans import Clicker
from tests.browser.test_scenes import axe_problems

PAGES = sorted(path.relative_to(SITE).as_posix() for path in SITE.glob("about/*/*.html"))
KEPT = """async () => {
  const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie];
  for (const { name } of await indexedDB.databases()) {
    const opened = indexedDB.open(name);
    await new Promise((done) => (opened.onsuccess = done));
    names.push(name, ...opened.result.objectStoreNames);
    if (opened.result.objectStoreNames.contains("settings")) {
      const keys = opened.result.transaction("settings").objectStore("settings").getAllKeys();
      await new Promise((done) => (keys.onsuccess = done));
      names.push(...keys.result);
    }
    opened.result.close();
  }
  for (const cache of await caches.keys()) names.push(cache.split(" ")[0]);
  const first = (name) => name.replace(/^(meldbook embed) .*|^(deal:).*/, "$1$2");
  return names.map(first).filter((name) => name !== "");
}"""


def test_all_that_is_kept_is_named(visit: Visit, site: str) -> None:
    page = visit(site)
    page.open(f"{site}/#seed=KEPT&pace=instant")
    clicker = Clicker(page)
    clicker.begin(2)
    clicker.table.ready()
    wait_for_kept(page, "meldbook", "setup")
    page.open(f"{site}/pad.html")
    wait_for_kept(page, "meldbook-pads", "pads")
    page.open(f"{site}/embed/v1/frame.html?rules=jokeren-13&keep=club&pace=instant")
    wait_for_kept(page, "meldbook embed")
    kept = set(page.js(KEPT))
    page.open(f"{site}/about/en/device.html")
    named = set(page.js("() => [...document.querySelectorAll('code')].map((c) => c.innerText)"))
    assert kept - named == set()
    assert {"meldbook", "matches", "settings", "setup"} <= kept


def wait_for_kept(page: Page, *names: str) -> None:
    page.wait(lambda: set(names) <= set(page.js(KEPT)), f"{names} to be kept", 60)


def test_pages_about_the_site_are_sound(visit: Visit, site: str) -> None:
    page = visit(site)
    for path in PAGES:
        page.open(f"{site}/{path}")
        assert axe_problems(page) == [], path

"""Pages of others that hold a table: at another origin, under a strict policy of their own."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.browser.driver import Page
from tests.browser.sites import serving

# What the page about embedding asks for, and nothing more but the host's own scripts and styles.
POLICY = (
    "default-src 'none'; script-src 'self' {site} 'wasm-unsafe-eval'; worker-src blob:; "
    "connect-src {site}; frame-src {site}; style-src 'self'; img-src data:; "
    "base-uri 'none'; form-action 'none'"
)
STYLE = """
:root { color-scheme: dark; --meld-accent: #ff9d5c; }
body { margin: 0; background: #111; color: #eee; font: 18px serif; }
"""
# Keeps what tables and frames tell, and counts the workers that are made for them.
SCRIPT = """
window.told = [];
window.workers = [];
for (const name of ["Worker", "SharedWorker"])
  if (self[name])
    self[name] = new Proxy(self[name], {
      construct: (made, args) => workers.push(name) && Reflect.construct(made, args),
    });
const keep = (name, detail) => told.push([name, detail]);
for (const name of ["ready", "move", "verdict", "end", "left"])
  addEventListener(`meld-${name}`, (event) => keep(event.type, event.detail));
addEventListener("message", ({ data }) => {
  if (data?.meldbook === 1) keep(data.type, data.detail ?? data.height);
});
"""
PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Club page</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="host.css">
<script src="host.js"></script></head>
<body><div role="main"><h1>Club page</h1><p><label>Note <input></label></p>
{body}
<p class="end">The end.</p></div></body></html>
"""


@contextmanager
def host(folder: Path, site: str, body: str, language: str = "en") -> Iterator[str]:
    """The origin of a page with this body; it has another name and port than the site."""
    folder.mkdir(exist_ok=True)
    (folder / "index.html").write_text(PAGE.format(body=body, language=language), "utf-8")
    (folder / "host.css").write_text(STYLE)
    (folder / "host.js").write_text(SCRIPT)
    with serving(folder, {"Content-Security-Policy": POLICY.format(site=site)}) as origin:
        yield origin.replace("localhost", "127.0.0.1")


def snippet(page: Page, site: str, **chosen: str) -> str:
    """What the builder on the page about embedding gives to copy."""
    page.open(f"{site}/embed/index.html")
    choose = """(chosen) => {
      const { elements } = document.querySelector("#builder");
      for (const [name, value] of Object.entries(chosen)) {
        elements[name].value = value;
        elements[name].dispatchEvent(new Event("input", { bubbles: true }));
      }
      return document.querySelector("#snippet").value;
    }"""
    page.find("button", "Copy")
    return str(page.js(choose, chosen))


def workers(page: Page) -> list[str]:
    """The kinds of the workers that the page itself has made."""
    return list(page.js("() => workers"))


def told(page: Page, name: str) -> list[dict[str, object]]:
    """The details of the events of this name, in their order."""
    return [detail for event, detail in page.js("() => told") if event == name]

"""docs/: the documentation for developers, made by Sphinx from engine/docs.

Its pages keep to the policy of all others: what the theme writes into each page moves to files.
"""

import html
import re
import shutil
import sys
import tempfile
from importlib.metadata import distribution
from pathlib import Path

from web.builder.pages import POLICY
from web.builder.paths import BUILDER, ENGINE, ROOT
from web.builder.tools import BuildError, run

SOURCES = ROOT / "engine" / "docs"
INPUTS = (SOURCES, *sorted(ENGINE.glob("*.py")), ENGINE / "bots", BUILDER / "pages.py")
_OF_OTHERS = ("furo", "sphinx", "sphinx-basic-ng", "pygments")  # styles and scripts of the pages
_REMEDY = "Mend what Sphinx names above; every warning counts as an error."
_MAPS = ("*.map", ".buildinfo")  # for those who work on the theme or with Sphinx alone
# Static hosts may hide names that begin with "_".
_FOLDERS = {"_static": "static", "_images": "images"}
_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_MENDED = {
    **{f'"{name}/': f'"{shown}/' for name, shown in _FOLDERS.items()},
    ' style="display: none;"': ' display="none"',
    ' style="opacity: 50%"': ' opacity="0.5"',
    # What axe-core finds in the theme.
    ' role="heading">': ' role="heading" aria-level="2">',
    '<aside class="sidebar-drawer"': '<aside aria-label="All pages" class="sidebar-drawer"',
    '<aside class="toc-drawer"': '<aside aria-label="On this page" class="toc-drawer"',
    '<div id="search-results">': '<h1>Search</h1>\n<div id="search-results">',
}
_OURS = "body{font-variant-emoji:text}\n"  # suits in words are signs, not coloured pictures
_CREDIT = re.compile(r'<a href="https://[^"]*/furo">(Furo)</a>')


def make(part: Path) -> None:
    """Write docs/."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "html"
        options = ("-W", "--keep-going", "-q", "-b", "html", "-d", str(Path(folder) / "trees"))
        source = {"PYTHONPATH": str(ENGINE.parent)}
        run(
            (sys.executable, "-m", "sphinx", *options, str(SOURCES), str(made)),
            remedy=_REMEDY,
            env=source,
        )
        target = part / "docs"
        shutil.copytree(made, target, ignore=shutil.ignore_patterns("_sources", *_MAPS))
    for name, shown in _FOLDERS.items():
        (target / name).rename(target / shown)
    pages = {page: page.read_text("utf-8") for page in sorted(target.glob("*.html"))}
    style = _same(_STYLE, pages)
    script = _same(_SCRIPT, pages)
    (target / "static" / "page.css").write_text(style + _OURS, "utf-8")
    (target / "static" / "page.js").write_text(script, "utf-8")
    for page, text in pages.items():
        page.write_text(within_policy(text), "utf-8")
    (target / "licences.txt").write_text("\n\n".join(map(_notice, _OF_OTHERS)), "utf-8")


def _notice(package: str) -> str:
    """Name, version and licence texts of a package that the pages carry parts of."""
    about = distribution(package)
    names = [file for file in about.files or () if file.name.startswith("LICENSE")]
    terms = [file.read_text().strip() for file in sorted(names)]
    return "\n\n".join([f"{about.name} {about.version}", *terms]) + "\n"


def _same(pattern: re.Pattern[str], pages: dict[Path, str]) -> str:
    """What all pages hold in one place, and nowhere else."""
    found = [pattern.findall(text) for text in pages.values()]
    if not found or len(found[0]) != 1 or any(other != found[0] for other in found):
        raise BuildError(
            f"The pages of docs/ hold other things than one {pattern.pattern} each, all the same.",
            "The theme has changed: let web/builder/docs.py move all of them to files.",
        )
    return str(found[0][0])


def within_policy(text: str) -> str:
    """A page with its policy, and with nothing in it that the policy forbids."""
    text = _STYLE.sub('<link rel="stylesheet" href="static/page.css">', text)
    text = _SCRIPT.sub('<script src="static/page.js"></script>', text)
    text = _CREDIT.sub(r"\1", text)
    for old, new in _MENDED.items():
        text = text.replace(old, new)
    head = (
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{html.escape(POLICY)}">',
        '<link rel="icon" href="../icons/meldbook.svg" type="image/svg+xml">',
    )
    return text.replace(head[0], "\n    ".join(head), 1)

"""What a site tells of its own address and of who reads reports: `build.py --url`, `--report`.

Pages are built without either. What they say of it is put in when the parts come together.
"""

import html
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Self
from urllib.parse import quote

from web.builder import single
from web.builder.rules_words import Words
from web.builder.tools import BuildError

PICTURE = "icons/social.jpg"
_URL = re.compile(r"^https?://[^\s/?#\"<>]+(?:/[^\s?#\"<>]*)?$")
_MAIL = re.compile(r"^[^\s@<>\"?&]+@[^\s@<>\"?&]+$")
_TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
_ABOUT = re.compile(r'<meta name="description" content="([^"]*)">')
_SPOKEN = re.compile(r"^(\w+)/([a-z]{2}(?:-[A-Z]{2})?)/(.+)$")  # FOLDER/LANG/NAME
_EMBEDDING = re.compile(r"^embed/(?:index|([a-z]{2}(?:-[A-Z]{2})?))\.html$")
# Frames of other pages; no content of its own.
_UNLISTED = ("embed/v1/frame.html", "docs/search.html")
_DEFAULT = "en"


@dataclass(frozen=True)
class Place:
    """Where the site will live, ending with a slash, and the mail address for reports."""

    url: str = ""
    report: str = ""

    @classmethod
    def of(cls, url: str, report: str) -> Self:
        """The place as typed; BuildError where it can't be one."""
        if url and not _URL.match(url):
            raise BuildError(
                f"No address of a site: {url}", "Like: --url https://example.org/play/"
            )
        if report and not _MAIL.match(report):
            raise BuildError(f"No mail address: {report}", "Like: --report rules@example.org")
        return cls(f"{url.rstrip('/')}/" if url else "", report)

    @property
    def key(self) -> str:
        """A text that is another one for another place."""
        return f"{self.url} {self.report}".strip()

    def finished(self, name: str, file: Path, names: Iterable[str]) -> str | None:
        """A page with what it says of its place; None for what stays as it is."""
        if not self.key or not name.endswith(".html") or name.startswith(_UNLISTED):
            return None
        text = file.read_text("utf-8")
        lines: list[str] = []
        if self.report and name in ("index.html", single.NAME):
            lines.append(f'<meta name="report" content="{html.escape(self.report)}">')
        if self.url and name != single.NAME:
            lines += [*self._links(name, names), *self._card(name, text)]
        if self.report and name.startswith("rules/"):
            text = text.replace("</main>", f"{self._written_to(name)}\n</main>")
        return text.replace("</head>", "".join(f"{line}\n" for line in lines) + "</head>", 1)

    def _links(self, name: str, names: Iterable[str]) -> Iterator[str]:
        """The page's one address, and that of the same page in other languages."""
        yield f'<link rel="canonical" href="{self._at(name)}">'
        same = languages(name, names)
        for language, other in same.items():
            yield f'<link rel="alternate" hreflang="{language}" href="{self._at(other)}">'
        if _DEFAULT in same:
            default = self._at(same[_DEFAULT])
            yield f'<link rel="alternate" hreflang="x-default" href="{default}">'

    def _card(self, name: str, text: str) -> Iterator[str]:
        """How the page looks where a link to it is shown."""
        told = {"type": "website", "site_name": "Meldbook", "url": self._at(name)}
        for key, pattern in (("title", _TITLE), ("description", _ABOUT)):
            if found := pattern.search(text):
                told[key] = " ".join(found[1].split())
        told["image"] = f"{self.url}{PICTURE}"
        for key, value in told.items():
            yield f'<meta property="og:{key}" content="{value}">'
        yield '<meta name="twitter:card" content="summary_large_image">'

    def _written_to(self, name: str) -> str:
        """A line that lets a reader of rules write to the address for reports."""
        subject = quote(f"Meldbook: {name}")
        words = Words(name.split("/")[1]).say("book-report")
        mail = f"mailto:{html.escape(self.report)}?subject={subject}"
        return f'<p><a href="{mail}">{html.escape(words)}</a></p>'

    def _at(self, name: str) -> str:
        return html.escape(self.url + quote(name.removesuffix("index.html")))

    def sitemap(self, names: Iterable[str]) -> str:
        """The list of all pages, for those that look for them."""
        pages = sorted(name for name in names if name.endswith(".html"))
        shown = [name for name in pages if not name.startswith(_UNLISTED) and name != single.NAME]
        lines = "".join(f"<url><loc>{self._at(name)}</loc></url>\n" for name in shown)
        return (
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{lines}</urlset>\n'
        )


def make(part: Path, place: Place, parts: Sequence[Path]) -> None:
    """Write sitemap.xml, and robots.txt that names it."""
    names = [
        file.relative_to(other).as_posix() for other in parts for file in other.rglob("*.html")
    ]
    (part / "sitemap.xml").write_text(place.sitemap(names), "utf-8")
    robots = f"User-agent: *\nAllow: /\nSitemap: {place.url}sitemap.xml\n"
    (part / "robots.txt").write_text(robots, "utf-8")


def languages(name: str, names: Iterable[str]) -> dict[str, str]:
    """The same page in each language, its own too; nothing where it has no other."""
    same, _ = _spoken(name)
    if not same:
        return {}
    others = {other: _spoken(other) for other in names}
    found = {language: other for other, (page, language) in others.items() if page == same}
    return dict(sorted(found.items())) if len(found) > 1 else {}


def _spoken(name: str) -> tuple[str, str]:
    """What a page has in common with the same one in other languages, and its language."""
    if embedding := _EMBEDDING.match(name):
        return "embed/", embedding[1] or _DEFAULT
    spoken = _SPOKEN.match(name)
    return (f"{spoken[1]}/{spoken[3]}", spoken[2]) if spoken else ("", "")

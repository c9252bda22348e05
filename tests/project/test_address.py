"""A site that knows its address, and who reads reports: `build.py --url`, `--report`."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.project.test_site import pages, tags
from web.builder import address
from web.builder.address import Place
from web.builder.steps import make_build_id
from web.builder.tools import BuildError

URL = "https://example.org/play/"
WHOLE = Place(URL, "rules@example.org")
PARTS = ("index.html", "rules/en/romme.html", "about/nl/device.html", "about/en/device.html")


def finished(site: Path, name: str, place: Place = WHOLE) -> str:
    """A page of the site as it would be at a place."""
    names = [page.relative_to(site).as_posix() for page in pages(site)]
    page = place.finished(name, site / name, names)
    assert page is not None
    return page


def links(page: str) -> dict[str, str]:
    """Canonical and alternate addresses, by what they are."""
    found = re.findall(r'<link rel="(\w+)"(?: hreflang="([\w-]+)")? href="(https[^"]*)">', page)
    return {language or rel: href for rel, language, href in found}


@pytest.mark.parametrize(
    ("typed", "url"),
    [
        ("https://example.org", "https://example.org/"),
        ("http://example.org/play", "http://example.org/play/"),
        ("http://example.org/play/", "http://example.org/play/"),
        ("", ""),
    ],
)
def test_an_address_ends_with_a_slash(typed: str, url: str) -> None:
    assert Place.of(typed, "").url == url


@pytest.mark.parametrize(
    ("url", "report", "expected"),
    [
        ("example.org", "", "No address of a site: example.org"),
        ("https://example.org/?a=1", "", "No address of a site"),
        ("", "nobody", "No mail address: nobody"),
        ("", 'a@b.c?subject="', "No mail address"),
    ],
)
def test_what_can_be_no_place_is_named(url: str, report: str, expected: str) -> None:
    with pytest.raises(BuildError, match=re.escape(expected)):
        Place.of(url, report)


def test_a_page_without_a_place_stays_as_it_is(site: Path) -> None:
    assert Place().finished("index.html", site / "index.html", []) is None
    assert WHOLE.finished("app.js", site / "app.js", []) is None
    assert make_build_id(WHOLE) != make_build_id()


@pytest.mark.parametrize("name", PARTS)
def test_a_page_says_its_address_and_its_looks(site: Path, name: str) -> None:
    page = finished(site, name)
    assert links(page)["canonical"] == URL + name.replace("index.html", "")
    cards = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]+)">', page))
    assert set(cards) == {"type", "site_name", "url", "title", "description", "image"}
    assert (site / cards["image"].removeprefix(URL)).is_file()


def test_languages_point_to_each_other(site: Path) -> None:
    page = finished(site, "about/nl/device.html")
    at = {language: f"{URL}about/{language}/device.html" for language in ("en", "es", "nl")}
    assert links(page) == {
        "canonical": at["nl"],
        **at,
        "pt-PT": f"{URL}about/pt-PT/device.html",
        "x-default": at["en"],
    }
    assert address.languages("index.html", ["index.html"]) == {}
    embedding = links(finished(site, "embed/pt-PT.html"))
    assert (embedding["canonical"], embedding["nl"]) == (
        f"{URL}embed/pt-PT.html",
        f"{URL}embed/nl.html",
    )
    assert embedding["en"] == embedding["x-default"] == f"{URL}embed/"


def test_reports_go_where_the_build_says(site: Path) -> None:
    assert '<meta name="report" content="rules@example.org">' in finished(site, "index.html")
    rules = finished(site, "rules/en/romme.html", Place(report="rules@example.org"))
    assert "mailto:rules@example.org?subject=Meldbook%3A%20rules/en/romme.html" in rules
    assert "canonical" not in rules


def test_the_sitemap_lists_every_page(site: Path, tmp_path: Path) -> None:
    address.make(tmp_path, WHOLE, [site])
    tree = ET.fromstring((tmp_path / "sitemap.xml").read_text("utf-8"))  # noqa: S314, our own
    listed = {str(place.text) for place in tree.findall(".//{*}loc")}
    assert {URL, f"{URL}rules/en/romme.html"} <= listed
    assert len(listed) >= len(PARTS)
    assert f"Sitemap: {URL}sitemap.xml" in (tmp_path / "robots.txt").read_text("utf-8")


def test_every_page_can_be_found_and_told_apart(site: Path) -> None:
    """A title, a description, a language; headings in their order; alternative texts."""
    titles = []
    for page in pages(site):
        found = tags(page)
        names = {
            one["name"]: one["content"] for tag, one in found if tag == "meta" and "name" in one
        }
        if "noindex" in names.get("robots", ""):
            continue
        assert 20 <= len(names.get("description", "")) <= 320, page
        assert "width=device-width" in names["viewport"].replace(" ", ""), page
        languages = [one["lang"] for tag, one in found if tag == "html"]
        assert [one for tag, one in found if tag == "img" and "alt" not in one] == [], page
        levels = [int(tag[1]) for tag, _ in found if re.fullmatch(r"h[1-6]", tag)]
        steps = zip([0, *levels], levels, strict=False)
        assert [(a, b) for a, b in steps if b > a + 1] == [], page
        text = page.read_text("utf-8")
        title = re.search(r"<title>([^<]+)</title>", text)
        assert title is not None, page
        titles.append((title[1], languages[0]))
    assert sorted(titles) == sorted(set(titles))

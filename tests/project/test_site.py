"""The built site: whole, of one build, and at home at any address of any static host."""

import base64
import gzip
import hashlib
import json
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

from meldbook.languages import LANGUAGES
from meldbook.systems import SYSTEMS
from web.builder import embed_pages, single
from web.builder.address import languages
from web.builder.pages import TOOLS
from web.builder.paths import SITE, WEB
from web.builder.steps import make_build_id
from web.builder.tool_words import TITLES, tool_title

ABSOLUTE = re.compile(r"^(?:[a-z]+:|/)", re.IGNORECASE)
IN_CSS = re.compile(r"""(?:url\(|@import\s)\s*["']?([^"')\s]+)""")
IN_SCRIPT = re.compile(r"""["'`](https?://[^"'`]+|/[a-z][\w./-]*\.\w+)["'`]""")
CHECKED = re.compile(r'url:"([^"]+)",revision:null,integrity:"sha256-([^"]+)"')
LIGHT = 60_000  # bytes of a page of rules and its own files, compressed
CITED = re.compile(r'"href":"([^"]+)"')
SCRIPTED = ("index.html", *TOOLS)  # they say it all by script
ABOVE = ("rules/index.html", "about/index.html")  # of folders of languages: they say it in each
NAMESPACES = ("http://www.w3.org/",)


class Tags(HTMLParser):
    """Collects a page's opening tags in their order."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, {name: value or "" for name, value in attrs}))


def pages(site: Path) -> list[Path]:
    """Every page but the one that carries all; that one is no part of a site."""
    return [page for page in sorted(site.rglob("*.html")) if page.name != single.NAME]


def tags(page: Path) -> list[tuple[str, dict[str, str]]]:
    parser = Tags()
    parser.feed(page.read_text("utf-8"))
    return parser.found


def addresses(page: Path) -> list[str]:
    """What a page points to."""
    return [
        value
        for _, attributes in tags(page)
        for name, value in attributes.items()
        if name in {"href", "src", "action"}
    ]


def test_pages_point_to_relative_addresses_only(site: Path) -> None:
    absolute = [
        f"{page.name}: {address}"
        for page in pages(site)
        for address in addresses(page)
        if ABSOLUTE.match(address) and not address.startswith("data:")
    ]
    assert absolute == []


def test_what_pages_point_to_is_there(site: Path) -> None:
    missing = [
        f"{page.name}: {address}"
        for page in pages(site)
        for address in addresses(page)
        if not address.startswith("data:") and not is_there(page, address)
    ]
    assert missing == []


def test_the_rules_that_examples_cite_are_there(site: Path) -> None:
    pages_of_rules = sorted((site / "rules").glob("*/*.html"))
    cited = [(page, one) for page in pages_of_rules for one in CITED.findall(page.read_text())]
    assert {f"{page}: {address}" for page, address in cited if not is_there(page, address)} == set()
    assert len({address for _, address in cited}) > 20  # it found them


def is_there(page: Path, address: str) -> bool:
    path, _, anchor = address.partition("#")
    target = (page.parent / path.partition("?")[0]).resolve() if path else page
    target = target / "index.html" if target.is_dir() else target
    if not target.is_file():
        return False
    place = "=" not in anchor  # else it is a wish that the page reads
    named = anchor and place and target.suffix == ".html"
    return not named or f'id="{anchor}"' in target.read_text("utf-8")


def test_styles_and_scripts_ask_no_other_place(site: Path) -> None:
    found = [
        f"{file.name}: {address}"
        for file in sorted(site.rglob("*"))
        for pattern, suffix in ((IN_CSS, ".css"), (IN_SCRIPT, ".js"))
        if file.suffix == suffix
        for address in pattern.findall(file.read_text("utf-8"))
        if ABSOLUTE.match(address) and not address.startswith(("data:", *NAMESPACES))
    ]
    assert found == []


def test_every_page_says_its_colour_schemes(site: Path) -> None:
    """So that no browser makes up a dark one. A frame's is the one that its host asks for."""
    for page in (page for page in pages(site) if page.name != "frame.html"):
        said = [held for tag, held in tags(page) if tag == "meta"]
        schemes = [held["content"] for held in said if held.get("name") == "color-scheme"]
        assert [sorted(one.split()) for one in schemes] == [["dark", "light"]], page


def test_suits_in_words_are_signs(site: Path) -> None:
    """Not coloured pictures: each page and each table in another one's page asks for text."""
    for page in pages(site):
        sheets = [
            (page.parent / held["href"].partition("?")[0]).read_text("utf-8")
            for tag, held in tags(page)
            if tag == "link" and held["rel"] == "stylesheet"
        ]
        assert any("font-variant-emoji:text" in sheet.replace(" ", "") for sheet in sheets), page
    assert "font-variant-emoji" in (WEB / "src/components/base.ts").read_text("utf-8")


def test_a_host_that_hides_names_hides_nothing(site: Path) -> None:
    assert (site / ".nojekyll").is_file()
    paths = list(site.rglob("*"))
    assert [path for path in paths if path.name.startswith("_")] == []
    assert [path for path in paths if path.is_symlink()] == []


def test_everything_is_of_one_build(site: Path) -> None:
    build_id = make_build_id()
    assert re.fullmatch(r"[0-9a-f]{12}", build_id)
    assert [folder.name for folder in (site / "engine").iterdir()] == [build_id], "build again"
    for name in ("app.js", "worker.js", "sw.js", "rules/en/jokeren-13.html", "embed/play.js"):
        assert build_id in (site / name).read_text("utf-8"), name


def policy_of(page: Path) -> dict[str, list[str]]:
    """The sources that a page's policy allows, by directive; it must come before all it is for."""
    before, policies = [], []
    for tag, attributes in tags(page):
        if attributes.get("http-equiv", "").lower() == "content-security-policy":
            policies.append(attributes["content"])
        elif not policies:
            before.append(tag)
    assert set(before) <= {"html", "head", "meta"}, page
    assert len(policies) == 1, page
    directives = [directive.split() for directive in policies[0].split(";")]
    return {name: sources for name, *sources in directives}


def test_every_script_names_its_build(site: Path) -> None:
    """The service worker keeps no other; the documentation's are Sphinx's own and not kept."""
    (build,) = (folder.name for folder in (site / "engine").iterdir())
    scripts = [file for file in site.rglob("*.js") if site / "docs" not in file.parents]
    assert scripts
    assert [file.name for file in scripts if build not in file.read_text("utf-8")] == []


def test_every_page_lets_only_its_own_site_in(site: Path) -> None:
    assert len(pages(site)) > 1
    for page in pages(site):
        policy = policy_of(page)
        assert policy["default-src"] == ["'self'"], page
        everything = {source for sources in policy.values() for source in sources}
        assert everything <= {"'self'", "'none'", "'wasm-unsafe-eval'", "data:"}, page
        holders = {name for name, sources in policy.items() if "data:" in sources}
        # A frame in a sandbox starts its worker so: web/src/site/elsewhere.ts.
        framed = {"worker-src"} if page.name == "frame.html" else set()
        assert holders <= {"img-src"} | framed, page


def test_no_page_holds_what_its_policy_forbids(site: Path) -> None:
    for page in pages(site):
        for tag, attributes in tags(page):
            assert tag != "style", page
            data = attributes.get("type") == "application/json"  # nobody runs it
            assert tag != "script" or "src" in attributes or data, page
            banned = [name for name in attributes if name == "style" or name.startswith("on")]
            assert banned == [], page


def test_the_service_worker_knows_the_files_by_their_hashes(site: Path) -> None:
    listed = CHECKED.findall((site / "sw.js").read_text("utf-8"))
    assert {Path(path).name for path, _ in listed} >= {
        "memory.bin",
        "pyodide.asm.wasm.bin",
        "pyodide.rest.wasm.bin",
    }
    assert any(path.startswith("texts/nl/page.ftl?") for path, _ in listed)
    for path, digest in listed:
        content = (site / path.partition("?")[0]).read_bytes()
        assert base64.b64encode(hashlib.sha256(content).digest()) == digest.encode()


def test_the_service_worker_keeps_every_page(site: Path) -> None:
    """But the documentation, where nobody plays; a folder's own page by the folder's name."""
    script = (site / "sw.js").read_text("utf-8")
    kept = {one or "./" for one in re.findall(r'url:"([^"?]*)"', script)}
    names = {page.relative_to(site).as_posix() for page in pages(site)}
    asked = {name.removesuffix("index.html") or "./" for name in names}
    assert {name for name in asked - kept if not name.startswith("docs/")} == set()


@pytest.mark.parametrize("rule", ["R3", "J1", "J5", "J12"])
def test_rules_can_be_read_and_cited(site: Path, rule: str) -> None:
    page = (site / "rules/en/jokeren-13.html").read_text("utf-8")
    assert f'<h3 id="{rule}">' in page
    scripts = [
        attributes for tag, attributes in tags(site / "rules/en/common.html") if tag == "script"
    ]
    assert [script["src"].partition("?")[0] for script in scripts] == ["../../theme.js"]


@pytest.mark.parametrize(
    "page", sorted((SITE / "rules").glob("*/*.html")), ids=lambda p: "-".join(p.parts[-2:])
)
def test_a_page_of_rules_is_light(site: Path, page: Path) -> None:
    scripts = [attributes["src"] for tag, attributes in tags(page) if "src" in attributes]
    files = [page, site / "rules.css", *(page.parent / src.partition("?")[0] for src in scripts)]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) <= LIGHT


@pytest.mark.parametrize("game", SYSTEMS)
def test_every_page_of_a_game_has_examples_of_many_kinds(site: Path, game: str) -> None:
    page = site / "rules" / "en" / f"{game}.html"
    kinds = [of["kind"] for tag, of in tags(page) if tag == "meld-example"]
    assert len(kinds) >= 8
    assert set(kinds) == {"do", "break", "legal", "cost"}
    told = re.findall(r'<p class="kind">([^<]+)<', page.read_text("utf-8"))
    assert len(set(told)) >= 6


def test_every_page_is_there_in_all_languages(site: Path) -> None:
    """By its address, or as one page that says it in all of them before a script runs."""
    names = [page.relative_to(site).as_posix() for page in pages(site)]
    spoken = {name: languages(name, names) for name in names if not name.startswith("docs/")}
    alone = {name for name, same in spoken.items() if not same}
    assert alone == {*SCRIPTED, *ABOVE, "embed/v1/frame.html"}
    for name, same in spoken.items():
        found = tags(site / name)
        # Links to the others, a part for each, or what it says without script.
        saying = "a" if same else "section" if name in ABOVE else "p"
        said = {one["lang"] for tag, one in found if tag == saying and "lang" in one}
        assert said == set(LANGUAGES), name
        if same:
            assert set(same) == set(LANGUAGES), name
            (root,) = [one["lang"] for tag, one in found if tag == "html"]
            assert same[root] == name


@pytest.mark.parametrize("name", [name.removesuffix(".html") for name in TOOLS])
def test_a_tool_holds_its_title_in_every_language(site: Path, name: str) -> None:
    page = site / f"{name}.html"
    found = re.findall(r"<title>([^<]+)</title>", page.read_text("utf-8"))
    metas = [one for tag, one in tags(page) if tag == "meta" and one.get("name") == "title"]
    titles = {"en": found[0], **{one["lang"]: one["content"] for one in metas}}
    told = {one: f"{tool_title(name, one)} – Meldbook" for one in LANGUAGES}
    assert titles == told
    assert len(set(told.values())) == len(LANGUAGES)
    source = next((WEB / "src" / "components").glob(f"{name}-page.ts")).read_text("utf-8")
    assert f'document.title = `${{this.say("{TITLES[name]}")}} – Meldbook`' in source


@pytest.mark.parametrize("folder", ["rules", "about"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_of_pages_lists_them_all_and_each_leads_back(
    site: Path, folder: str, language: str
) -> None:
    here = site / folder / language
    others = {page.name for page in here.glob("*.html")} - {"index.html"}
    listed = {one for one in addresses(here / "index.html") if "/" not in one}
    assert others
    assert others <= listed
    assert {f"{language}/{name}" for name in others} <= set(addresses(site / folder / "index.html"))
    for name in others:
        assert "index.html" in addresses(here / name), name


def test_the_pages_about_embedding_show_the_same_in_all_languages(site: Path) -> None:
    def shape(name: str) -> list[tuple[str, str]]:
        found = tags(site / "embed" / name)
        return [(tag, of.get("id") or of.get("value") or of.get("name", "")) for tag, of in found]

    def codes(name: str) -> list[str]:
        return re.findall(r"<pre.*?</pre>", (site / "embed" / name).read_text("utf-8"), re.DOTALL)

    assert codes("index.html")
    for name in embed_pages.PAGES.values():
        assert codes(name) == codes("index.html"), name
        assert Counter(shape(name)) == Counter(shape("index.html")), name


def test_the_site_carries_the_licences(site: Path) -> None:
    text = (site / "licences.txt").read_text("utf-8")
    for name in ("Meldbook — MIT", "lit 3", "pyodide 314", "micropip", "CPython"):
        assert name in text


def test_the_manifest_stays_below_any_path(site: Path) -> None:
    """An installation starts in the site's folder, wherever that lies, and its icons are there."""
    about = json.loads((site / "app.webmanifest").read_text("utf-8"))
    assert {about[name] for name in ("id", "start_url", "scope")} == {"./"}
    assert len(about["icons"]) > 1
    assert all((site / icon["src"]).is_file() for icon in about["icons"])

"""The one file that holds everything: whole, and pointing nowhere."""

import base64
import hashlib
import re
from pathlib import Path
from urllib.parse import urljoin

import pytest

from meldbook.systems import SYSTEMS
from web.builder import single
from web.builder.steps import make_build_id
from web.builder.tools import BuildError

HELD = re.compile(r'<script type="text/plain" data-path="([^"]+)">([^<]*)</script>')
ADDRESS = re.compile(r'(?:href|src)="([^"#]*)')
SITE_ONLY = b'class="site-only"'  # what a page says of tools that the file has not
PYTHON = (".wasm.bin", "/memory.bin", "/python_stdlib.zip", ".whl")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("single")
    single.make(folder, make_build_id())
    return (folder / single.NAME).read_text("utf-8")


@pytest.fixture(scope="module")
def held(whole: str) -> dict[str, bytes]:
    return {path: base64.b64decode(text) for path, text in HELD.findall(whole)}


def test_it_holds_the_files_of_the_site_as_they_are(site: Path, held: dict[str, bytes]) -> None:
    own = {path for path in held if path != "worker.js" and not path.startswith("embed/")}
    changed = {path for path in own if held[path] != (site / path).read_bytes()}
    assert changed == {path for path in own if SITE_ONLY in (site / path).read_bytes()}
    assert len(changed) > len(SYSTEMS)
    assert [path for path in own if SITE_ONLY in held[path]] == []
    rules = [file for file in site.rglob("rules*") if file.is_file()]
    assert {file.relative_to(site).as_posix() for file in rules} <= own
    assert {page.relative_to(site).as_posix() for page in site.glob("rules/*/*.html")} <= own
    for ending in PYTHON:
        assert [path for path in own if path.endswith(ending)], ending


def test_what_its_pages_point_to_is_in_it(held: dict[str, bytes]) -> None:
    start = ""
    missing = [
        f"{path}: {address}"
        for path, data in held.items()
        if path.endswith(".html")
        for address in ADDRESS.findall(data.decode())
        if urljoin(path, address.partition("?")[0]).lstrip("./") not in {*held, start}
        and not address.endswith(".svg")  # the file has that icon already
        and "book.js?" not in address  # no example is tried there; the answers can be read
        and "theme.js?" not in address  # the file's own has set the theme already
    ]
    assert missing == []


def test_the_worker_needs_no_other_script(held: dict[str, bytes]) -> None:
    code = held["worker.js"].decode()
    assert "import.meta" not in code
    assert re.search(r"^(?:import|export)\b", code, re.MULTILINE) is None


def test_nothing_leaves_the_file(whole: str) -> None:
    bare = HELD.sub("", whole)
    inside = ("data:", "${")  # the snippet for other pages is filled in by script
    assert [address for address in ADDRESS.findall(bare) if not address.startswith(inside)] == []
    policy = policy_of(whole)
    assert policy["default-src"] == ["'none'"]
    assert policy["worker-src"] == ["blob:"]
    assert "connect-src" not in policy
    allowed = {source for name in ("script-src", "style-src") for source in policy[name]}
    strange = {one for one in allowed if not one.startswith("'sha256-")}
    assert strange == {"'wasm-unsafe-eval'"}


def test_its_policy_allows_its_own_script_and_style(whole: str) -> None:
    bare = HELD.sub("", whole)
    policy = policy_of(whole)
    for tag, name in (("script", "script-src"), ("style", "style-src")):
        texts = re.findall(rf"<{tag}\b[^>]*>(.*?)</{tag}>", bare, re.DOTALL)
        assert texts, tag
        assert all(texts), tag
        for text in texts:
            digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
            assert f"'sha256-{digest}'" in policy[name]


def policy_of(whole: str) -> dict[str, list[str]]:
    [policy] = re.findall(r'http-equiv="Content-Security-Policy" content="([^"]*)"', whole)
    directives = [directive.split() for directive in policy.split(";")]
    return {name: sources for name, *sources in directives}


@pytest.mark.parametrize("text", ["</script>", "</SCRIPT >", "<!-- <script>"])
def test_a_script_that_html_would_cut_short_is_named(text: str) -> None:
    with pytest.raises(BuildError, match=r"app\.js holds <"):
        single.inside_script(f'say("{text}")', "app.js")
    assert single.inside_script("a < b", "app.js") == "a < b"


@pytest.mark.parametrize("stray", ['<img src="a.png">', '<a href="rules/x.html">x</a>'])
def test_what_the_file_would_not_find_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stray: str
) -> None:
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "index.html").write_text(f"<body>{stray}</body>", "utf-8")
    monkeypatch.setattr(single, "PARTS", tmp_path)
    with pytest.raises(BuildError, match=r"would not find: (?:src|href)"):
        single.make(tmp_path, "0123456789ab")

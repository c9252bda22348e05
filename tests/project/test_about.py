"""The page "Nothing leaves your device" says what the code does: every place where it keeps things.

The browser's own view of it is in tests/browser/test_about.py.
"""

import re
from pathlib import Path

import pytest

from web.builder import about, licences
from web.builder.paths import WEB
from web.builder.tools import BuildError

SOURCE = WEB / "src"
LANGUAGES = sorted(folder.name for folder in about.ABOUT.iterdir())
# All ways of a page to keep something, or to send something to somebody.
KEEPS = re.compile(r"\b(localStorage|sessionStorage|openDB|indexedDB\.open|caches\.open|cookie)\b")
SENDS = re.compile(
    r"(?<![#\w])(fetch|XMLHttpRequest|sendBeacon|WebSocket|EventSource|BroadcastChannel)\(|"
    r"\bmethod: *[\"'](?:POST|PUT)"
)
# Where the page says what these do; a file that comes here must be told of there as well.
KEEPERS = {
    *("storage.ts", "pad-storage.ts", "site/theme.ts", "site/title.ts", "sw/file-set.ts"),
}
SENDERS = {
    "engine/files.ts",  # files of the site, as all of these
    "site/served.ts",
    "book-texts.ts",  # texts for the worker of examples
    "sw/at-hand.ts",  # out of the browser's own cache alone
    "sw/sw.ts",
    "store.ts",  # between tabs of this browser
}


def users(pattern: re.Pattern[str]) -> set[str]:
    """The files that use one of these."""
    return {
        file.relative_to(SOURCE).as_posix()
        for file in SOURCE.rglob("*.ts")
        if pattern.search(file.read_text("utf-8"))
    }


def names_kept() -> set[str]:
    """Databases, their parts, what is kept under a name there, and caches."""
    storage = (SOURCE / "storage.ts").read_text("utf-8")
    (database,) = re.findall(r'open\(name = "(\w+)"\)', storage)
    (deals,) = re.findall(r'const DEAL = "([\w:]+)"', storage)
    pad_storage = (SOURCE / "pad-storage.ts").read_text("utf-8")
    (pads,) = re.findall(r'"([\w-]+)", 1, ', pad_storage)
    pad_parts = re.findall(r'createObjectStore\("(\w+)"\)', pad_storage)
    (parts,) = re.findall(r"for \(const store of \[(.*?)\]", storage)
    (remembered,) = re.findall(r"type Remembered = (.*?);", storage)
    (caches,) = re.findall(
        r"cacheName: `(\w+) \$", (SOURCE / "sw" / "file-set.ts").read_text("utf-8")
    )
    played = (SOURCE / "embed" / "played.ts").read_text("utf-8")
    (place,) = re.findall(r"const place = `([\w ]+) \$", played)
    at_once = (
        re.findall(r'const KEY = "([\w-]+)"', (SOURCE / "site" / name).read_text("utf-8"))
        for name in ("theme.ts", "title.ts")
    )
    local = {name for names in at_once for name in names}
    assert len(local) == 2
    told = {database, deals, pads, *pad_parts, caches, place, *local}
    return told | set(re.findall(r'"(\w+)"', parts + remembered))


def test_only_the_files_that_the_page_speaks_of_keep_or_send_anything() -> None:
    assert users(KEEPS) == KEEPERS
    assert users(SENDS) == SENDERS


def test_no_database_has_a_name_that_is_not_told() -> None:
    """Whoever opens one takes its own name, or one of those that `names_kept` reads."""
    opened = {
        (file.relative_to(SOURCE).as_posix(), name)
        for file in SOURCE.rglob("*.ts")
        for name in re.findall(r"\bStorage\.open\((.*?)\)", file.read_text("utf-8"))
        if name != ""
    }
    assert opened == {("embed/played.ts", "place")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_names_all_that_is_kept(language: str) -> None:
    text = (about.ABOUT / language / "device.md").read_text("utf-8")
    kept = names_kept()
    assert kept >= {"meldbook", "matches", "aside", "settings", "setup", "meldbook embed", "deal:"}
    theme = "theme"  # of the documentation, see tests/browser/test_docs.py
    assert {name for name in {*kept, theme} if f"`{name}`" not in text} == set()


def test_all_languages_tell_the_same_number_of_things() -> None:
    shapes = {
        language: [line[:3] for line in text.splitlines() if line.startswith(("#", "|"))]
        for language in LANGUAGES
        for text in [(about.ABOUT / language / "device.md").read_text("utf-8")]
    }
    assert [len(shape) for shape in shapes.values()] == [len(shapes["en"])] * len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_notices_name_every_package_with_its_terms(site: Path, language: str) -> None:
    page = (site / "about" / language / "notices.html").read_text("utf-8").replace("\n", "")
    packages = licences.carried()
    assert {one.name for one in packages} >= {"lit", "pyodide", "micropip", "idb"}
    for one in packages:
        assert f"<td>{one.name}</td><td>{one.version}</td><td>{one.licence}</td>" in page
        assert one.terms, one.name


def test_a_text_without_a_title_is_named() -> None:
    with pytest.raises(BuildError, match=r"a\.md has no title"):
        about.page_values("Nothing.\n", "a.md")

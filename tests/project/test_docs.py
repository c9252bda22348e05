"""The documentation: built without warnings, by the rules that hold for every page of the site.

That its examples run is tested beside the engine, tests/engine/test_docs.py.
"""

from pathlib import Path

import pytest

from web.builder import docs
from web.builder.tools import BuildError


def test_the_documentation_is_part_of_the_tested_site(site: Path) -> None:
    assert (site / "docs" / "index.html").is_file(), "It is not built: python3 build.py docs"
    pages = {page.stem for page in (site / "docs").glob("*.html")}
    assert pages == {page.stem for page in docs.SOURCES.glob("*.md")} | {"search"}


def test_a_warning_stops_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "conf.py").write_text('extensions = ["myst_parser"]\n', "utf-8")
    (tmp_path / "index.md").write_text("# Title\n\n[there](nowhere.md)\n", "utf-8")
    monkeypatch.setattr(docs, "SOURCES", tmp_path)
    with pytest.raises(BuildError, match=r"(?s)nowhere\.md.*every warning counts"):
        docs.make(tmp_path / "part")


def test_what_the_policy_forbids_moves_out_of_a_page() -> None:
    page = (
        '<head><meta charset="utf-8"><style>a {}</style></head><script>go()</script>'
        '<svg style="display: none;"></svg><img src="_images/a.svg">'
    )
    moved = docs.within_policy(page)
    assert moved.index("Content-Security-Policy") < moved.index("<link")
    for banned in ("<style", "style=", "<script>", "_images"):
        assert banned not in moved

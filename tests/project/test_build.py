"""build.py does only what changed, leaves nothing old, and tells mistakes in words."""

import re
import shutil
from pathlib import Path

import pytest

from tests.project.conftest import Build
from web.builder import single

STEP = re.compile(r"^\[ *\d+/\d+\] (\w+) +(unchanged|[\d.]+ s)$", re.MULTILINE)
ENGINE = {"wheel", "memory", "named", "bundles"}
TEXT = Path("engine/meldbook/texts/en/engine.ftl")


def done(said: str) -> set[str]:
    """The steps that a build did."""
    return {name for name, how in STEP.findall(said) if how != "unchanged"}


def test_each_build_does_what_changed_and_nothing_else(copy: Path, build: Build) -> None:
    first = build(copy)
    assert first.returncode == 0, first.stdout + first.stderr
    again = build(copy)
    assert done(again.stdout) == set()
    assert again.stdout.rstrip().endswith("unchanged")

    with (copy / TEXT).open("a", encoding="utf-8") as file:
        file.write("\nproject-test = A new text.\n")
    changed = build(copy)
    assert done(changed.stdout) == {"texts", "rules", "embed", "pages", "about", "offline"} | ENGINE
    assert "A new text." in (copy / "site/texts/en/engine.ftl").read_text("utf-8")
    assert len(list((copy / "site/engine").iterdir())) == 1, "the old build's wheel is still there"


def test_site_holds_what_was_built_and_its_readme_alone(copy: Path, build: Build) -> None:
    build(copy)
    before = listing(copy / "site")
    stray = copy / "site" / "old" / "stray.js"
    stray.parent.mkdir()
    stray.write_text("//", "utf-8")
    (copy / "site" / "link").symlink_to(copy)
    (copy / "site" / "app.js").write_text("changed by hand", "utf-8")
    (copy / "site" / "worker.js").unlink()
    build(copy)
    assert listing(copy / "site") == before
    assert "changed by hand" not in (copy / "site" / "app.js").read_text("utf-8")


def test_the_single_file_is_made_when_asked_for_and_taken_away_by_the_next_build(
    copy: Path, build: Build
) -> None:
    file = copy / "site" / single.NAME
    shutil.rmtree(copy / ".build" / "parts" / "single", ignore_errors=True)
    build(copy)
    before = listing(copy / "site")
    assert done(build(copy, with_single=True).stdout) == {"single"}
    assert listing(copy / "site") - before == {single.NAME}
    assert done(build(copy, with_single=True).stdout) == set()
    assert file.is_file()
    build(copy)
    assert listing(copy / "site") == before


def listing(folder: Path) -> set[str]:
    """Every file and folder below one."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")}


def test_a_lost_part_is_made_again(copy: Path, build: Build) -> None:
    build(copy)
    shutil.rmtree(copy / ".build" / "parts" / "pyodide")
    (copy / "web" / "src" / "protocol.ts").unlink()
    assert done(build(copy).stdout) == {"pyodide", "types"}


@pytest.mark.parametrize(
    ("file", "old", "new", "expected"),
    [
        (TEXT.as_posix(), "\n", "\n???\n", ["engine.ftl, line", "Mend these lines"]),
        ("pyproject.toml", "[build-system]", "[build-system", ["hatchling", "pyproject.toml"]),
        ("web/src/pages/app.ts", "", "import './nowhere.ts';\n", ["nowhere.ts", "esbuild"]),
        ("engine/meldbook/protocol.py", "id: int", "id: set[int]", ["set[int]", "protocol.py"]),
        ("web/pages/rules.html", "{{build}}", "{{biuld}}", ["biuld", "There is only"]),
        ("web/rules/en/jokeren-13.md", "### J2 ", "### J1 ", ["J1 is there twice"]),
    ],
)
def test_a_mistake_stops_the_build_and_is_named(
    copy: Path, build: Build, file: str, old: str, new: str, expected: list[str]
) -> None:
    text = (copy / file).read_text("utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1), "utf-8")
    failed = build(copy)
    assert failed.returncode != 0
    assert [words for words in expected if words not in failed.stderr + failed.stdout] == []

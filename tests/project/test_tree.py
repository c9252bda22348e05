"""What every file of the project keeps to: its place, its size, no host of a registry."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.tree import name_of, project_files, with_suffix
from web.builder.paths import ROOT

TOP = {"pyproject.toml", "engine", "web", "build.py", "tests", "site", "README.md", "LICENSE"}
FILE_LINES = 400
FUNCTION_LINES = 40

# In two halves each, so that this file doesn't name them either.
HOSTS = [
    ".".join(parts)
    for parts in (
        ("registry", "npmjs"),
        ("npmjs", "com"),
        ("npmjs", "org"),
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("debian", "org"),
        ("jsdelivr", "net"),
    )
]

# A function, method or arrow function of formatted TypeScript: its head ends in "{".
NO_FUNCTION = r"(?:if|for|while|switch|else|try|do|class|interface|export class)\b|@|describe\("
HEAD = re.compile(rf"^( *)(?!{NO_FUNCTION}).*\).*\{{$")


def test_the_top_level_holds_the_agreed_names() -> None:
    names = {name_of(file).split("/")[0] for file in project_files()}
    assert {name for name in names if not name.startswith(".")} <= TOP


def test_of_the_site_only_its_readme_is_kept() -> None:
    assert [name_of(file) for file in project_files() if name_of(file).startswith("site/")] == [
        "site/README.md"
    ]


def test_no_file_names_the_host_of_a_package_registry() -> None:
    found = [
        f"{name_of(file)}: {host}"
        for file in project_files()
        for host in HOSTS
        if host in file.read_text("utf-8", errors="replace")
    ]
    assert found == []


def test_files_can_be_read_in_one_sitting() -> None:
    sources = with_suffix(".py", ".ts", ".mjs", ".js", ".css", ".html")
    long = {name_of(file): len(file.read_text("utf-8").splitlines()) for file in sources}
    assert {name: lines for name, lines in long.items() if lines > FILE_LINES} == {}


def test_functions_of_python_are_short() -> None:
    long = [
        f"{name_of(file)}: {name}, {lines} lines"
        for file in with_suffix(".py")
        for name, lines in python_functions(file)
        if lines > FUNCTION_LINES
    ]
    assert not long, "\n".join(long)


def test_functions_of_typescript_are_short() -> None:
    long = [
        f"{name_of(file)}: {head}, {lines} lines"
        for file in with_suffix(".ts", ".mjs")
        for head, lines in typescript_functions(file.read_text("utf-8").splitlines())
        if lines > FUNCTION_LINES
    ]
    assert not long, "\n".join(long)


def python_functions(file: Path) -> Iterator[tuple[str, int]]:
    """Name and lines of each function, a docstring not counted.

    A function may be long where the line above it gives the reason: `# Long: …`.
    """
    text = file.read_text("utf-8")
    lines = text.splitlines()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = min([node, *node.decorator_list], key=lambda part: part.lineno).lineno
            if lines[first - 2].lstrip().startswith("# Long: "):
                continue
            docstring = ast.get_docstring(node, clean=False) or ""
            about = docstring.count("\n") + 1 if docstring else 0
            yield node.name, (node.end_lineno or node.lineno) - node.lineno + 1 - about


def typescript_functions(lines: list[str]) -> Iterator[tuple[str, int]]:
    """Head and lines of each function; a reason above it may excuse its length, as in Python."""
    for start, line in enumerate(lines):
        head = HEAD.match(line)
        if head is None or lines[start - 1].lstrip().startswith("// Long: "):
            continue
        closing = re.compile(rf"^{head[1]}\}}")
        rest = enumerate(lines[start + 1 :], start + 1)
        end = next((place for place, later in rest if closing.match(later)), start)
        yield line.strip(), end - start + 1


def test_the_measure_of_typescript_functions_sees_each_kind() -> None:
    source = ["export function a(): void {", "  const b = (x) => {", "    x;", "  };", "}"]
    assert [lines for _, lines in typescript_functions(source)] == [5, 3]


@pytest.mark.parametrize("name", ["web/package.json", "tests/lighthouse/package.json"])
def test_npm_packages_are_pinned_exactly(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    loose = re.findall(r'"[^"]+": "[~^><*][^"]*"', text)
    assert [pin for pin in loose if "node" not in pin.split(":")[0]] == []


def test_the_lock_files_name_no_address() -> None:
    for folder in ("web", "tests/lighthouse"):
        assert '"resolved"' not in (ROOT / folder / "package-lock.json").read_text("utf-8")


def test_tests_docs_and_build_use_the_same_versions_of_the_same_packages() -> None:
    pins = re.compile(r"^[a-z0-9-]+==\S+", re.MULTILINE)
    build, docs, tests = (
        set(pins.findall((ROOT / folder / "requirements.txt").read_text("utf-8")))
        for folder in ("web/builder", "engine/docs", "tests")
    )
    assert build <= docs <= tests


def test_every_pinned_package_of_python_has_hashes() -> None:
    others = (ROOT / "engine/docs/requirements.txt", ROOT / "tests/requirements.txt")
    for file in (*(ROOT / "web/builder").glob("*.txt"), *others):
        text = file.read_text("utf-8").replace("\\\n", " ")
        pins = [line for line in text.splitlines() if re.match(r"^[a-z0-9]", line)]
        assert pins, file
        assert [pin for pin in pins if "--hash=sha256:" not in pin] == []

"""The table of traps names tests that are there."""

import re

from web.builder.paths import ROOT

TABLE = (ROOT / "tests" / "traps.md").read_text("utf-8")
ROW = re.compile(r"^\| ([BCD]\d+) \| [^|]+ \| ([^|]+) \|$", re.MULTILINE)
TEST = re.compile(r"`([^`]+?): ([^`]+)`")


def test_every_test_of_the_table_of_traps_is_there() -> None:
    rows = ROW.findall(TABLE)
    named = {trap: TEST.findall(tests) for trap, tests in rows}
    assert len(named) == len(rows) > 1
    assert all(named.values()), "a trap without a test"
    missing = [
        f"{trap}: {name}"
        for trap, tests in named.items()
        for path, name in tests
        if _head(path, name) not in (ROOT / path).read_text("utf-8")
    ]
    assert missing == []


def _head(path: str, name: str) -> str:
    return f"def {name}(" if path.endswith(".py") else f'test("{name}", '

"""Every check of the project, one after the other, and what came out in one line."""

import os
import re
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from web.builder.browsers import ensure
from web.builder.environment import Node
from web.builder.paths import ROOT, WEB, WORK

# Tests that need nothing but the engine share all cores; those of the site have long waits in
# them, but a browser takes more than one core at times.
_ALONE = ("tests/engine", "tests/playthroughs", "engine")
_ALL_CORES = ("-n", "auto", "--dist", "worksteal")
_FEW_BROWSERS = ("-n", "auto", "--maxprocesses", "4", "--dist", "loadfile")
_ELSE = ("tests", *(f"--ignore={folder}" for folder in _ALONE))
_NODE_COUNT = re.compile(r"^(?:#|\u2139) (pass|fail|cancelled|skipped) (\d+)$")
_PYTEST_ENDED = (0, 1)  # its exit codes when every test ran


@dataclass(frozen=True)
class Tally:
    """How many checks passed, failed and were left out."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(
            self.passed + other.passed,
            self.failed + other.failed,
            self.skipped + other.skipped,
        )


def run_all(node: Node, browsers: Sequence[str], *, full: bool) -> int:
    """Run every check; the exit code is 0 only if none failed. The last line counts them."""
    ensure(browsers)
    env = {
        **os.environ,
        **node.env,
        "MELDBOOK_FULL": "1" if full else "0",
        "NODE_OPTIONS": "--test-reporter=spec",  # a line a test, also where no terminal is
    }
    python = sys.executable
    tsc = (str(node.program), str(WEB / "node_modules" / "typescript" / "bin" / "tsc"), "--noEmit")
    tally = Tally()
    for name, command, count in (
        ("ruff", (python, "-m", "ruff", "check", "--quiet"), _one),
        ("layout", (python, "-m", "ruff", "format", "--check", "--quiet"), _one),
        ("mypy", (python, "-m", "mypy"), _one),
        ("tsc", (*tsc, "-p", str(WEB)), _one),
        ("tsc offline", (*tsc, "-p", str(WEB / "src" / "sw")), _one),
        ("tsc tests", (*tsc, "-p", str(WEB / "test")), _one),
        ("node", (str(node.program), str(WEB / "test" / "run.mjs")), read_node),
        (
            "engine",
            (*_pytest("engine"), *_ALL_CORES, *_ALONE),
            _python("engine"),
        ),
        (
            "site",
            (*_pytest("site"), *_FEW_BROWSERS, *_ELSE, f"--browsers={','.join(browsers)}"),
            _python("site"),
        ),
    ):
        tally += _check(name, command, env, count)
    skipped = f", {tally.skipped} skipped" if tally.skipped else ""
    print(f"\n{tally.passed} passed, {tally.failed} failed{skipped}", flush=True)
    return 1 if tally.failed else 0


def _pytest(part: str) -> tuple[str, ...]:
    report = _report(part)
    report.unlink(missing_ok=True)
    return (sys.executable, "-m", "pytest", f"--junit-xml={report}", "--durations=10")


def _report(part: str) -> Path:
    return WORK / f"pytest-{part}.xml"


def _check(
    name: str,
    command: Sequence[str],
    env: Mapping[str, str],
    count: Callable[[int, str], Tally],
) -> Tally:
    """Run one check, let its words through, and tell how it ended."""
    print(f"\n== {name}", flush=True)
    start = time.perf_counter()
    lines = []
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        for line in process.stdout or ():
            print(line, end="", flush=True)
            lines.append(line)
    tally = count(process.returncode, "".join(lines))
    verdict = "failed" if tally.failed else "passed"
    print(f"== {name} {verdict}, {time.perf_counter() - start:.1f} s", flush=True)
    return tally


def _one(code: int, _said: str) -> Tally:
    """A tool that checks everything at once counts as one."""
    return Tally(passed=1) if code == 0 else Tally(failed=1)


def read_node(code: int, said: str) -> Tally:
    """What node's test runner counted in its closing lines."""
    found = [_NODE_COUNT.match(line) for line in said.splitlines()]
    counts = {match[1]: int(match[2]) for match in found if match}
    failed = counts.get("fail", 0) + counts.get("cancelled", 0)
    if failed == 0 and (code != 0 or not counts.get("pass")):
        failed = 1
    return Tally(counts.get("pass", 0), failed, counts.get("skipped", 0))


def _python(part: str) -> Callable[[int, str], Tally]:
    """What pytest counted in the report of a part; one failure more where it could not run."""

    def count(code: int, _said: str) -> Tally:
        broken = Tally(failed=1) if code not in _PYTEST_ENDED else Tally()
        report = _report(part)
        return broken + read_report(report) if report.exists() else Tally(failed=1)

    return count


def read_report(file: Path) -> Tally:
    """The counts of a JUnit report."""
    # The report is our own; nobody else writes below .build.
    suites = ET.parse(file).getroot().iter("testsuite")  # noqa: S314
    total = Tally()
    for suite in suites:
        failed = int(suite.get("failures", 0)) + int(suite.get("errors", 0))
        skipped = int(suite.get("skipped", 0))
        total += Tally(int(suite.get("tests", 0)) - failed - skipped, failed, skipped)
    return total

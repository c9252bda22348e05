"""Starting other programs, and saying clearly what is wrong when one fails."""

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from web.builder.paths import ROOT

_LINES_KEPT = 25


class BuildError(Exception):
    """The build can't go on: what is wrong, and what to do about it."""

    def __init__(self, wrong: str, remedy: str) -> None:
        super().__init__(f"{wrong}\n{remedy}")
        self.wrong = wrong
        self.remedy = remedy


def run(
    command: Sequence[str | Path],
    *,
    remedy: str,
    folder: Path = ROOT,
    env: Mapping[str, str] | None = None,
) -> str:
    """What a program printed. BuildError with its last lines and the remedy if it fails."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words,
            cwd=folder,
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as problem:
        raise BuildError(f"{words[0]} can't be started: {problem.strerror}.", remedy) from problem
    if done.returncode != 0:
        raise BuildError(_failure(words, done), remedy)
    return done.stdout


def _failure(words: list[str], done: subprocess.CompletedProcess[str]) -> str:
    """A failed command, its end code and the last lines that it printed."""
    lines = [f"  {line[:300]}" for line in done.stdout.rstrip().splitlines()[-_LINES_KEPT:]]
    head = f"This command ended with code {done.returncode}: {' '.join(words)[:300]}"
    return "\n".join([head, *lines])

"""The project's own files, as git sees them."""

import subprocess
from functools import cache
from pathlib import Path

from web.builder.paths import ROOT


@cache
def project_files() -> tuple[Path, ...]:
    """Every file that is in git or would be by `git add`."""
    command = ["git", "ls-files", "-co", "--exclude-standard", "-z"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    names = sorted({name for name in said.stdout.split("\0") if name})
    return tuple(file for file in (ROOT / name for name in names) if file.is_file())


def with_suffix(*suffixes: str) -> list[Path]:
    """The project's files with one of these endings."""
    return [file for file in project_files() if file.suffix in suffixes]


def name_of(file: Path) -> str:
    """A file's place in the tree."""
    return file.relative_to(ROOT).as_posix()

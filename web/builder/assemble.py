"""Putting the parts into site/: what has changed is copied, what no step made is removed."""

import filecmp
import shutil
from collections.abc import Iterable
from pathlib import Path

from web.builder.address import Place
from web.builder.paths import SITE
from web.builder.stamps import files
from web.builder.tools import BuildError

_KEPT = "README.md"  # about the folder itself; the only file of it in git


def assemble(parts: Iterable[Path], place: Place) -> tuple[int, int]:
    """Make site/ the union of the parts; the numbers of files written and removed.

    Pages are told the place where they will live.
    """
    wanted: dict[str, Path] = {}
    for part in parts:
        for file in files([part]):
            name = file.relative_to(part).as_posix()
            if name in wanted:
                raise BuildError(f"Two steps made {name}.", "Each file of the site has one maker.")
            wanted[name] = file
    removed = _remove_others(set(wanted) | {_KEPT})
    written = 0
    for name, file in wanted.items():
        page = place.finished(name, file, wanted)
        written += _update(file, SITE / name) if page is None else _write(page, SITE / name)
    return written, removed


def _remove_others(wanted: set[str]) -> int:
    """Remove every file that is not wanted, and folders left empty."""
    removed = 0
    for path in sorted(SITE.rglob("*"), reverse=True):
        if path.is_dir() and not path.is_symlink():
            if not any(path.iterdir()):
                path.rmdir()
        elif path.is_symlink() or path.relative_to(SITE).as_posix() not in wanted:
            path.unlink()
            removed += 1
    return removed


def _update(source: Path, target: Path) -> bool:
    """Copy a file unless the same bytes are there; whether it was copied."""
    if target.is_file() and filecmp.cmp(source, target, shallow=False):
        return False
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    return True


def _write(text: str, target: Path) -> bool:
    """Write a text unless it is there; whether it was written."""
    data = text.encode()
    if target.is_file() and target.read_bytes() == data:
        return False
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)
    return True

"""Steps that run only when something they read or wrote has changed."""

import hashlib
import inspect
import json
import shutil
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from web.builder.paths import PARTS, ROOT, WORK

_STAMPS = WORK / "stamps.json"
_NEVER_READ = {"__pycache__", "node_modules", ".DS_Store"}


@dataclass(frozen=True)
class Step:
    """One part of the build.

    `make` gets an empty folder and fills it as below site/. `inputs` are the files and folders it
    reads, `key` what else it depends on, `outputs` the files it writes elsewhere.
    """

    name: str
    make: Callable[[Path], None]
    inputs: tuple[Path, ...]
    key: str = ""
    outputs: tuple[Path, ...] = ()

    @property
    def part(self) -> Path:
        """The folder that `make` fills."""
        return PARTS / self.name


def files(paths: Iterable[Path]) -> Iterator[Path]:
    """All files of these files and folders, in a fixed order."""
    for path in paths:
        if path.is_file():
            yield path
        elif path.is_dir():
            yield from sorted(file for file in path.rglob("*") if file.is_file() and _read(file))


def _read(file: Path) -> bool:
    return not _NEVER_READ & set(file.relative_to(ROOT).parts)


def digest(paths: Iterable[Path], key: str = "") -> str:
    """A hash over the names and contents of files; the same on every machine."""
    whole = hashlib.sha256(key.encode())
    for file in sorted(set(files(paths))):
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        whole.update(f"{file.relative_to(ROOT).as_posix()}\0{content}\n".encode())
    return whole.hexdigest()


def run_step(step: Step, place: str) -> bool:
    """Run a step if needed, tell it in one line, and say whether it ran."""
    start = time.perf_counter()
    stamps = _read_stamps()
    source = inspect.getsourcefile(inspect.unwrap(getattr(step.make, "func", step.make)))
    before = digest([*step.inputs, Path(source or "")], step.key)
    known = stamps.get(step.name)
    if step.part.is_dir() and known == {"in": before, "out": _outputs(step)}:
        print(f"{place} {step.name:<12} unchanged", flush=True)
        return False
    print(f"{place} {step.name:<12} ", end="", flush=True)
    try:
        shutil.rmtree(step.part, ignore_errors=True)
        step.part.mkdir(parents=True)
        step.make(step.part)
    except BaseException:
        print("failed", flush=True)
        raise
    print(f"{time.perf_counter() - start:.1f} s", flush=True)
    stamps[step.name] = {"in": before, "out": _outputs(step)}
    _STAMPS.write_text(json.dumps(stamps, indent=1), "utf-8")
    return True


def _outputs(step: Step) -> str:
    return digest([step.part, *step.outputs])


def _read_stamps() -> dict[str, dict[str, str]]:
    try:
        stamps: dict[str, dict[str, str]] = json.loads(_STAMPS.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamps

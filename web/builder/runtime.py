"""What a start of the engine reads: Pyodide's files, and the memory of a started Python."""

import json
import shutil
from pathlib import Path

from web.builder.environment import Node
from web.builder.packages import MODULES
from web.builder.paths import BUILDER, PARTS, WORK
from web.builder.stamps import digest
from web.builder.tools import run
from web.builder.wheels import only_wheel

_SHARED_MAKER = BUILDER / "python.mjs"
_MEMORY_MAKER = BUILDER / "memory.mjs"
PYODIDE_MAKERS = (
    _SHARED_MAKER,
    _MEMORY_MAKER,
    *(BUILDER / name for name in ("stdlib.mjs", "slim.mjs", "split.mjs", "wasm.mjs", "hot.json")),
)
MEMORY_MAKERS = (*PYODIDE_MAKERS, BUILDER / "warm.py")
PYODIDE = WORK / "pyodide"  # as the site has it, with nothing packed
MEMORY = WORK / "memory"  # the memory before it is named after a build

_PYODIDE = MODULES / "pyodide"
_ID_LENGTH = 12

QUICK = ("loader", "packedMaker", "wasm", "rest", "memory")  # all that most starts need

Files = dict[str, dict[str, str | int]]


def make_pyodide(part: Path, node: Node) -> None:
    """Pyodide's scripts, its library as bytecode and its large files packed.

    They lie in a folder that is named by their contents: a page never meets those of another build.
    """
    target = part / "pyodide"
    target.mkdir()
    run(
        (node.program, BUILDER / "stdlib.mjs", _PYODIDE, _fresh(PYODIDE), target),
        remedy="Mend what is said above, in web/builder/stdlib.mjs. It may be another Pyodide.",
    )
    target.rename(part / "moved")
    target.mkdir()
    (part / "moved").rename(target / digest([part / "moved"])[:_ID_LENGTH])


def make_memory(_part: Path, node: Node, build_id: str) -> None:
    """Keep the memory of a Python with the engine in it. What it is of, the build, comes later.

    So a change of the pages alone does not make it anew.
    """
    library = PYODIDE / "python_stdlib.zip"
    wheels = PARTS / "wheel" / "engine" / build_id
    wheel = wheels / only_wheel(wheels)
    run(
        (
            node.program,
            BUILDER / "memory.mjs",
            PYODIDE,
            library,
            wheel,
            BUILDER / "warm.py",
            _fresh(MEMORY),
        ),
        remedy="Mend what Python says above; web/builder/warm.py may ask the engine wrongly.",
    )


def _fresh(folder: Path) -> Path:
    """The folder, emptied."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def name_memory(part: Path, build_id: str) -> None:
    """Write memory.bin: a line that says what it is and of which build, then the packed memory."""
    about = json.loads((MEMORY / "memory.json").read_text("utf-8"))
    head = json.dumps({"build": build_id, **about}).encode()
    target = part / "engine" / build_id
    target.mkdir(parents=True)
    (target / "memory.bin").write_bytes(head + b"\n" + (MEMORY / "memory.bin").read_bytes())


def _pyodide_folder() -> Path:
    (folder,) = (PARTS / "pyodide" / "pyodide").iterdir()
    return folder


def start_files(build_id: str) -> Files:
    """The files that a start may fetch, by the names that web/src/globals.d.ts gives them."""
    pyodide = _pyodide_folder()
    wheels = PARTS / "wheel" / "engine" / build_id
    micropip = PARTS / "micropip" / "wheels"
    files = {
        "loader": pyodide / "pyodide.mjs",
        "maker": pyodide / "pyodide.asm.mjs",
        "packedMaker": pyodide / "pyodide.asm.mjs.bin",
        "wasm": pyodide / "pyodide.asm.wasm.bin",
        "rest": pyodide / "pyodide.rest.wasm.bin",
        "library": pyodide / "python_stdlib.zip",
        "micropip": micropip / only_wheel(micropip),
        "wheel": wheels / only_wheel(wheels),
        "memory": PARTS / "named" / "engine" / build_id / "memory.bin",
    }
    return {name: _about(file) for name, file in files.items()}


def _about(file: Path) -> dict[str, str | int]:
    """Where a file lies below site/, whatever step made it, and its size."""
    path = Path(*file.relative_to(PARTS).parts[1:])
    return {"path": path.as_posix(), "size": file.stat().st_size}

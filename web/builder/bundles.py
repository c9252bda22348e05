"""What npm brings to the site: scripts and styles bundled by esbuild, and Pyodide."""

import json
import shutil
from pathlib import Path

from meldbook.systems import SYSTEMS
from web.builder.environment import Node
from web.builder.packages import MODULES
from web.builder.paths import BUILDER, PARTS, WEB
from web.builder.tools import BuildError, run
from web.builder.wheels import only_wheel

# Its list of packages is not among them: we install none from an index.
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
STDLIB = "python_stdlib.zip"
STDLIB_MAKER = BUILDER / "stdlib.mjs"
_ENTRIES = ("src/pages/app.ts", "src/styles/app.css", "src/engine/worker.ts")
_OPTIONS = (
    "--bundle",
    "--format=esm",
    "--target=es2022",
    "--minify",
    "--charset=utf8",
    "--legal-comments=none",  # licences.txt carries them whole
    "--entry-names=[name]",
    "--loader:.ftl=text",
    "--log-level=warning",
)


def make_bundles(part: Path, build_id: str) -> None:
    """Bundle the page and the worker, with this build's files and games in them."""
    names = {
        "__BUILD_ID__": build_id,
        "__WHEEL__": only_wheel(PARTS / "wheel" / "engine" / build_id),
        "__MICROPIP__": only_wheel(PARTS / "micropip" / "wheels"),
        "__GAMES__": {name: rules.players for name, rules in SYSTEMS.items()},
    }
    defines = [f"--define:{name}={json.dumps(value)}" for name, value in names.items()]
    run(
        (_esbuild(), *_ENTRIES, *_OPTIONS, *defines, f"--outdir={part}"),
        folder=WEB,
        remedy="Mend what esbuild names above.",
    )


def _esbuild() -> Path:
    """The program for this machine; npm installs the one that fits."""
    for pattern in ("@esbuild/*/bin/esbuild", "@esbuild/*/esbuild.exe"):
        for program in MODULES.glob(pattern):
            return program
    raise BuildError("npm installed no esbuild for this machine.", "Remove web/node_modules.")


def make_pyodide(part: Path, node: Node) -> None:
    """The files that a start of Pyodide reads; its standard library as bytecode, to start fast."""
    target = part / "pyodide"
    target.mkdir()
    for name in PYODIDE:
        file = MODULES / "pyodide" / name
        if not file.is_file():
            raise BuildError(
                f"{name} is not in the npm package pyodide.",
                "Take the version that web/package.json names, or change PYODIDE in bundles.py.",
            )
        shutil.copyfile(file, target / name)
    run(
        (node.program, STDLIB_MAKER, MODULES / "pyodide", target / STDLIB),
        remedy="Mend what Python says above, in web/builder/stdlib.mjs.",
    )

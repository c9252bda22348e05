"""Scripts and styles, bundled by esbuild."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from meldbook.systems import SYSTEMS
from web.builder.packages import MODULES
from web.builder.paths import WEB
from web.builder.rules_pages import RULES
from web.builder.runtime import start_files
from web.builder.tools import BuildError, run
from web.builder.zstd import zstd_decoder

_ENTRIES = (
    *(
        f"src/pages/{page}.ts"
        for page in ("app", "life", "house", "notation", "exercises", "pad", "book", "referee")
    ),
    *(f"src/styles/{style}.css" for style in ("app", "tool")),
    "src/engine/worker.ts",
)
# No modules, so the browser runs them on the spot.
_CLASSIC = ("src/pages/first.ts", "src/pages/theme.ts")
_OPTIONS = (
    "--bundle",
    "--target=es2022",
    "--minify",
    "--charset=utf8",
    "--legal-comments=none",  # licences.txt carries them whole
    "--entry-names=[name]",
    "--loader:.ftl=text",
    "--log-level=warning",
)


def make_bundles(part: Path, build_id: str) -> None:
    """Bundle the page and the worker, with this build's files, games and rules in them."""
    names = names_of(build_id)
    # Nothing else in styles and so small scripts might name their build, and no other is kept.
    mark = f"/*{build_id}*/"
    bundle(_ENTRIES, part, names, "--format=esm", f"--footer:css={mark}")
    bundle(_CLASSIC, part, names, "--format=iife", f"--footer:js={mark}")


def names_of(build_id: str) -> dict[str, object]:
    """What every script of this build may name: its id, its files, the games, who has rules."""
    return {
        "__BUILD_ID__": build_id,
        "__FILES__": start_files(build_id),
        "__ZSTD__": zstd_decoder(),
        "__GAMES__": {name: rules.players for name, rules in SYSTEMS.items()},
        "__RULES__": sorted(folder.name for folder in RULES.iterdir()),
    }


def bundle(
    entries: Iterable[str], folder: Path, names: Mapping[str, object], *options: str
) -> None:
    """Bundle scripts and styles below web/ into a folder; `names` are put in for their values."""
    defines = [f"--define:{name}={json.dumps(value)}" for name, value in names.items()]
    run(
        (_esbuild(), *entries, *_OPTIONS, *options, *defines, f"--outdir={folder}"),
        folder=WEB,
        remedy="Mend what esbuild names above.",
    )


def _esbuild() -> Path:
    """The program for this machine; npm installs the one that fits."""
    for pattern in ("@esbuild/*/bin/esbuild", "@esbuild/*/esbuild.exe"):
        for program in MODULES.glob(pattern):
            return program
    raise BuildError("npm installed no esbuild for this machine.", "Remove web/node_modules.")

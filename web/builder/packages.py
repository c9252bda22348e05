"""The npm packages, exactly as the lock file names them."""

from pathlib import Path

from web.builder.environment import Node
from web.builder.paths import WEB
from web.builder.tools import run

INPUTS = (WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc")
MODULES = WEB / "node_modules"
INSTALLED = MODULES / ".package-lock.json"  # npm writes it last


def install(_part: Path, node: Node) -> None:
    """Fill web/node_modules; no package may run a script of its own."""
    run(
        (*node.npm, "ci", "--ignore-scripts"),
        folder=WEB,
        env=node.env,
        remedy="Is the network there, and the npm registry reachable? npm's own words are above.",
    )

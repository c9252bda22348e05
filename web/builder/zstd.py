"""The decoder that unpacks files in the page, out of the npm package that has it."""

import base64
import gzip
import re

from web.builder.packages import MODULES
from web.builder.tools import BuildError

_SCRIPT = MODULES / "zstddec" / "dist" / "zstddec-stream.mjs"
_MODULE = re.compile(r'^const wasm = "([A-Za-z0-9+/=]+)";$', re.MULTILINE)


def zstd_decoder() -> str:
    """The WebAssembly module, packed by gzip, in base64.

    The package's own script would fetch it from a data address, which the page's policy forbids.
    """
    found = _MODULE.search(_SCRIPT.read_text("utf-8"))
    if found is None:
        raise BuildError(
            f"{_SCRIPT.name} of the npm package zstddec holds no WebAssembly.",
            "Take the version that web/package.json names, or change _MODULE in zstd.py.",
        )
    packed = gzip.compress(base64.b64decode(found[1]), 9, mtime=0)
    return base64.b64encode(packed).decode()

"""A later build of the same site, as a host would have it after the next release."""

import base64
import hashlib
import shutil
from pathlib import Path

from tests.browser.conftest import SITE

LATER = "0123456789ab"


def build_of(site: Path) -> str:
    """The build id of a site."""
    (folder,) = (site / "engine").iterdir()
    return folder.name


def earlier(target: Path) -> None:
    """Put the built site there."""
    shutil.copytree(SITE, target)


def release(site: Path) -> None:
    """Make the site there the same of a later build: its id changed wherever it stands."""
    now = build_of(site)
    (site / "engine" / now).rename(site / "engine" / LATER)
    listed = (site / "sw.js").read_bytes()
    for file in site.rglob("*"):
        if file.suffix in {".html", ".js", ".css", ".bin"} and file.name != "sw.js":
            before = file.read_bytes()
            after = before.replace(now.encode(), LATER.encode())
            file.write_bytes(after)
            for old, new in zip(_hashes(before), _hashes(after), strict=True):
                listed = listed.replace(old, new)
    (site / "sw.js").write_bytes(listed.replace(now.encode(), LATER.encode()))


def _hashes(content: bytes) -> tuple[bytes, bytes]:
    """As the service worker's list has them: of a file held to its hash, of one that changes."""
    digest = hashlib.sha256(content)
    return base64.b64encode(digest.digest()), digest.hexdigest()[:16].encode()

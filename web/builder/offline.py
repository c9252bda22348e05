"""sw.js, the service worker, with the list of the files that it keeps."""

import base64
import hashlib
from pathlib import Path

from web.builder.bundles import bundle
from web.builder.pages import TOOLS
from web.builder.paths import PARTS
from web.builder.runtime import QUICK, start_files

Entry = dict[str, str | None]  # as workbox reads it

_TAGGED = (
    "app.css",
    "app.js",
    "first.js",
    "theme.js",
    "worker.js",
)  # pages ask for them with the build id
_REVISION_LENGTH = 16
_ALWAYS = "en"  # its texts are in the script, and stand in for what another language lacks


def make(part: Path, build_id: str) -> None:
    """Write sw.js."""
    names = {
        "__OFFLINE__": {
            "build": build_id,
            "sets": sets(build_id),
            "languages": {one: _spoken(one, build_id) for one in _languages() if one != _ALWAYS},
        },
        "process.env.NODE_ENV": "production",  # workbox asks for it
    }
    bundle(["src/sw/sw.ts"], part, names, "--format=iife")


def sets(build_id: str) -> dict[str, list[Entry]]:
    """What is kept together: the shell, what playing and reading need, what some need, the rest."""
    files = start_files(build_id)
    quick = [str(files[name]["path"]) for name in QUICK]
    others = [str(file["path"]) for name, file in files.items() if name not in QUICK]
    paged = ("rules.css", "book.js", "referee.js", "tool.css", "life.js")
    tools = [*paged, *(name.replace(".html", ".js") for name in TOOLS)]
    # The other icons are for an installation, when there is a network anyway.
    extras = [*_found("pages", "icons/*.svg"), *_found("pages", "*.webmanifest")]
    return {
        "shell": [_revised("index.html"), *(_tagged(name, build_id) for name in _TAGGED)],
        "play": [*map(_checked, quick), *_sentences(_ALWAYS, build_id)],
        "pages": [
            *(_tagged(path, build_id) for path in tools),
            _text(f"texts/{_ALWAYS}/life.ftl", build_id),
            *map(_revised, TOOLS),
            *_rules(_ALWAYS),
            *map(_revised, _found("about", "about/**/*.html")),
            *map(_revised, _found("rules", "rules/*.html")),
            *map(_revised, _found("embed", "embed/**/*.html")),
            *map(_revised, _found("licences", "licences.txt")),
            *(_tagged(path, build_id) for path in _found("embed", "embed/*.[cj]s*")),
        ],
        "courts": [_tagged(path, build_id) for path in _found("courts", "courts/*.svg")],
        "spare": [_checked(path) for path in others],
        "extras": [*map(_revised, extras)],
    }


def _languages() -> list[str]:
    return sorted(folder.name for folder in (PARTS / "texts" / "texts").iterdir())


def _spoken(language: str, build_id: str) -> list[Entry]:
    """What the page and the rules say in a language."""
    names = ("engine", "page", "book", "life", "pad", "teach")
    texts = [_text(f"texts/{language}/{name}.ftl", build_id) for name in names]
    return [*texts, *_sentences(language, build_id), *_rules(language)]


def _sentences(language: str, build_id: str) -> list[Entry]:
    """The rules as the table cites them."""
    return [_text(path, build_id) for path in _found("rules", f"texts/{language}/*.json")]


def _rules(language: str) -> list[Entry]:
    return [_revised(path) for path in _found("rules", f"rules/{language}/*.html")]


def _found(part: str, pattern: str) -> list[str]:
    """The paths below site/ of a part's files."""
    folder = PARTS / part
    return [file.relative_to(folder).as_posix() for file in sorted(folder.glob(pattern))]


def _revised(path: str) -> Entry:
    """A file whose address stays the same: fetched anew when its contents change."""
    url = path.removesuffix("index.html") or "./"
    return {"url": url, "revision": _digest(path).hex()[:_REVISION_LENGTH]}


def _tagged(path: str, build_id: str) -> Entry:
    """A file that its page asks for with the build id behind it."""
    return {"url": f"{path}?{build_id}", "revision": None}


def _checked(path: str) -> Entry:
    """A file in a folder of its own for each build; nothing but these very bytes is kept."""
    digest = base64.b64encode(_digest(path)).decode()
    return {"url": path, "revision": None, "integrity": f"sha256-{digest}"}


def _text(path: str, build_id: str) -> Entry:
    """Words, which name no build: a host that has an older file yet must not have it kept."""
    return {**_checked(path), **_tagged(path, build_id)}


def _digest(path: str) -> bytes:
    (file,) = PARTS.glob(f"*/{path}")
    return hashlib.sha256(file.read_bytes()).digest()

"""meldbook.html: the whole site in one file, played by opening it, without server and network.

The page is the site's own, with its styles, scripts and icon put in. What it would fetch lies in
it, too, in base64 (web/src/site/carried.ts reads it), since a page opened from a file may read no
other.
"""

import base64
import hashlib
import re
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from web.builder import embed_pages
from web.builder.bundles import bundle
from web.builder.paths import PARTS
from web.builder.runtime import PYODIDE, start_files
from web.builder.tools import BuildError
from web.builder.zstd import zstd_decoder

NAME = "meldbook.html"
_WORKER = "src/engine/single.ts"
_PAGE = "app.js"
_LATER = ("life.js",)  # what the page would load when it is asked for
_FIRST = "first.js"  # it saves time where files come over a network
_THEME = "theme.js"  # before the page is painted
_START = ("wasm", "rest", "memory", "library", "micropip", "wheel")  # as in web/src/site/carried.ts
_SCRIPTED = tuple(f"embed/{name}" for name in embed_pages.PAGES.values())
_READ = (
    "rules.css",
    "licences.txt",
    *("rules/**/*.html", "about/**/*.html"),
    *_SCRIPTED,
    *(f"texts/*/{name}.ftl" for name in ("engine", "page", "life")),
    "texts/**/*.json",
)

_POLICY = re.compile(r'(?<=http-equiv="Content-Security-Policy" content=")[^"]*')
_LINK = re.compile(r'<(?:link|script)\b[^>]*?(?:href|src)="([^"?]+)[^"]*"[^>]*>(?:</script>)?')
_ELSEWHERE = re.compile(r'<span>[^<]*<a href="rules/.*?</span>')  # what only a site can offer
_SITE_ONLY = re.compile(r'<div class="site-only">.*?</div>\n?', re.DOTALL)  # so are these
# What the script fills in itself is for other pages: the snippet to embed.
_ADDRESS = re.compile(r'\b(?:href|src)="(?!data:|\$\{)[^"]*"')
_ENDS_SCRIPT = re.compile(r"</script|<!--", re.IGNORECASE)


def make(part: Path, build_id: str) -> None:
    """Write meldbook.html from the parts that were made before."""
    page = _ELSEWHERE.sub("", _file("index.html").read_text("utf-8"))
    page = _LINK.sub(_put_in, page)
    if stray := _ADDRESS.search(page):
        raise BuildError(
            f"The page points to what {NAME} would not find: {stray[0]}.",
            "In index.html: let web/builder/single.py put it in or take it out. In a component: "
            "ask site() for the address.",
        )
    page = _POLICY.sub(lambda _: policy(page), page, count=1)
    held = "".join(_held(path, data) for path, data in _carried(build_id).items())
    before, end, after = page.rpartition("</body>")
    (part / NAME).write_text(f"{before}{held}{end}{after}", "utf-8", newline="\n")


def policy(page: str) -> str:
    """What the file may do: run its own script and worker, and WebAssembly; ask for nothing."""
    sources = {
        "default-src": "'none'",
        "script-src": f"{_hashes('script', page)} 'wasm-unsafe-eval'",
        "style-src": _hashes("style", page),
        "img-src": "data:",
        "worker-src": "blob:",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    return "; ".join(f"{name} {allowed}" for name, allowed in sources.items())


def _hashes(tag: str, page: str) -> str:
    """The sources that allow the page's elements of this kind, as they are."""
    texts = re.findall(rf"<{tag}\b[^>]*>(.*?)</{tag}>", page, re.DOTALL)
    digests = (hashlib.sha256(text.encode()).digest() for text in texts)
    return " ".join(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)


def _put_in(link: re.Match[str]) -> str:
    """What stands in the page for a link to one of its files; icons for installing go."""
    if link[1] == _FIRST:
        return ""
    file = _file(link[1])
    if file.suffix == ".css":
        return f"<style>{file.read_text('utf-8')}</style>"
    if file.suffix == ".js":
        return "".join(map(_inside, (*_LATER, link[1]) if link[1] == _PAGE else (link[1],)))
    if file.suffix == ".svg":
        data = f"data:image/svg+xml;base64,{base64.b64encode(file.read_bytes()).decode()}"
        return f'<link rel="icon" href="{data}" type="image/svg+xml">'
    return ""


def _inside(path: str) -> str:
    file = _file(path)
    kind = "" if path == _THEME else ' type="module"'
    return f"<script{kind}>{inside_script(file.read_text('utf-8'), file.name)}</script>"


def inside_script(code: str, name: str) -> str:
    """Code as it may stand in a page; BuildError where HTML would end it, or read it otherwise."""
    if found := _ENDS_SCRIPT.search(code):
        raise BuildError(
            f"{name} holds {found[0]}, and HTML would not read on behind it as script.",
            "esbuild writes neither for browsers; build such a text from two halves.",
        )
    return code


def _carried(build_id: str) -> Mapping[str, bytes]:
    """What the page would fetch, by path below the site."""
    files = start_files(build_id)
    paths = [*(str(files[name]["path"]) for name in _START), *_found(_READ)]
    return {
        "worker.js": _worker(build_id),
        **{path: _bare(path) for path in paths},
    }


def _bare(path: str) -> bytes:
    """A file as it is; of a page of a site what can be read and reached in the one file."""
    data = _file(path).read_bytes()
    if path in _SCRIPTED:
        return _LINK.sub("", data.decode()).encode()
    read = path.startswith(("rules/", "about/"))
    return _SITE_ONLY.sub("", data.decode()).encode() if read else data


def _worker(build_id: str) -> bytes:
    """The worker's script with Pyodide's own in it."""
    names = {
        "__FILES__": start_files(build_id),
        "__ZSTD__": zstd_decoder(),
        "import.meta.url": "inside:/worker.js",
    }
    # Pyodide reads its own names; what it asks for under Node is not there and not needed. The
    # kept memory is one of the slimmed Pyodide.
    options = (
        *("--format=iife", "--minify-identifiers=false", "--external:node:*", "--external:ws"),
        f"--alias:pyodide/pyodide.asm.mjs={PYODIDE / 'pyodide.asm.mjs'}",
    )
    with tempfile.TemporaryDirectory() as folder:
        bundle([_WORKER], Path(folder), names, *options)
        return (Path(folder) / Path(_WORKER).with_suffix(".js").name).read_bytes()


def _held(path: str, data: bytes) -> str:
    text = base64.b64encode(data).decode()
    return f'<script type="text/plain" data-path="{path}">{text}</script>\n'


def _found(patterns: Iterable[str]) -> list[str]:
    """The paths below the site of the parts' files."""
    files = {
        file.relative_to(part).as_posix()
        for part in PARTS.iterdir()
        for pattern in patterns
        for file in part.glob(pattern)
    }
    return sorted(files)


def _file(path: str) -> Path:
    """Where a step put a file of the site."""
    (file,) = PARTS.glob(f"*/{path}")
    return file

"""Builds the whole static site into site/; `serve` shows it, `test` checks everything.

python3 build.py            build site/, only what has changed
python3 build.py serve      build, serve at localhost, open the browser
python3 build.py single     build, and write site/meldbook.html that holds everything
python3 build.py docs       build, and write site/docs, the documentation for developers
python3 build.py test       build and run every check
"""

import argparse
import sys

if sys.version_info < (3, 11):  # noqa: UP036, who has an older one should be told
    sys.exit("Meldbook needs Python 3.11 or newer; this one is " + sys.version.split()[0] + ".")

from web.builder import environment
from web.builder.paths import SITE
from web.builder.tools import BuildError


def main() -> int:
    """Run the command; the exit code is 0 only if all went well."""
    options = _options()
    try:
        environment.enter(environment.tools_for(options.command))
        return _work(options)
    except BuildError as problem:
        print(f"\n{problem.wrong}\n→ {problem.remedy}", file=sys.stderr)
        return 1
    except OSError as problem:
        told = f"\n{problem.filename}: {problem.strerror}\n→ Is the tree whole? `git status` tells."
        print(told, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    _add_place(parser)
    commands = parser.add_subparsers(dest="command", metavar="serve | single | docs | test")
    serve = commands.add_parser("serve", help="build, serve at localhost, open the browser")
    serve.add_argument(
        "--port", type=int, default=8000, help="another one is taken if it is in use"
    )
    serve.add_argument("--no-open", action="store_true", help="leave the browser alone")
    commands.add_parser(
        "single",
        help="build, and write site/meldbook.html: everything in one file,\n"
        "played by opening it; the next build without it takes it away",
    )
    commands.add_parser(
        "docs",
        help="build, and write site/docs, the documentation for developers;\n"
        "the next build without it takes it away",
    )
    test = commands.add_parser("test", help="build and run every check")
    test.add_argument("--full", action="store_true", help="as many random cases as promised")
    test.add_argument(
        "--browsers",
        default="chromium,firefox,webkit",
        help="narrow the tests of the site: chromium,firefox",
    )
    return parser.parse_args()


def _add_place(parser: argparse.ArgumentParser) -> None:
    """Where the site will live, for a build that is to be shown to others."""
    parser.add_argument(
        "--url",
        default="",
        metavar="ADDRESS",
        help="where the site will live: adds what needs that address\n"
        "(canonical and other languages' links, sitemap, picture for links)",
    )
    parser.add_argument(
        "--report",
        default="",
        metavar="MAIL",
        help="who reads reports about rules: the pages offer to write there;\n"
        "without it a report can only be copied",
    )


def _work(options: argparse.Namespace) -> int:
    """Do what was asked, with the packages of .venv at hand."""
    # They need those packages.
    from web.builder import address, checks, server, single, steps  # noqa: PLC0415

    node = environment.find_node()
    steps.build(
        node,
        address.Place.of(options.url, options.report),
        with_single=options.command == "single",
        with_docs=options.command in {"docs", "test"},
    )
    if options.command == "single":
        print(f"Open it, or give it away: {(SITE / single.NAME).as_uri()}", flush=True)
    if options.command == "docs":
        print(f"Read it: {(SITE / 'docs' / 'index.html').as_uri()}", flush=True)
    if options.command == "serve":
        server.serve(SITE, options.port, open_browser=not options.no_open)
    if options.command == "test":
        return checks.run_all(node, options.browsers.split(","), full=options.full)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Browsers, started once and only when a test asks for one; pages, one a test."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

import pytest
from _pytest.mark import ParameterSet

from tests.browser.driver import NAMES, Browser, Page, open_browser, proxy_to
from tests.browser.sites import serving
from tests.counts import FULL

DEFAULT = "chromium"
NOWHERE = "nowhere"
_KINDS = {"kind", "full_kind", "other_kind"}
SITE = Path(__file__).parents[2] / "site"
PAGES = Path(__file__).parent / "pages"


def _chosen(config: pytest.Config) -> list[str]:
    names = str(config.getoption("--browsers")).split(",")
    unknown = sorted(set(names) - set(NAMES))
    if unknown:
        raise pytest.UsageError(f"--browsers knows {', '.join(NAMES)}, not {', '.join(unknown)}")
    return names


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that takes `kind` runs in every browser chosen.

    One that takes `full_kind` does so in the full run, and in the usual one in the first of them;
    one that takes `other_kind` in the full run alone, in those for which it is not written.
    """
    names = _chosen(metafunc.config)
    chosen = [_marked(name) for name in names]
    if "kind" in metafunc.fixturenames:
        metafunc.parametrize("kind", chosen)
    if "full_kind" in metafunc.fixturenames:
        metafunc.parametrize("full_kind", chosen if FULL else chosen[:1])
    if "other_kind" in metafunc.fixturenames:
        others = [_marked(name) for name in names if name != DEFAULT]
        metafunc.parametrize("other_kind", others if FULL and others else [NOWHERE])


def _marked(name: str) -> ParameterSet:
    # Marionette leaves sockets for the collector to close.
    sloppy = pytest.mark.filterwarnings("ignore::ResourceWarning")
    return pytest.param(name, marks=[sloppy] if name == "firefox" else [], id=name)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests of browsers that are not chosen: Chromium, or others in the full run."""
    without = DEFAULT not in _chosen(config)
    kept: list[pytest.Item] = []
    left: list[pytest.Item] = []
    for item in items:
        names: list[str] = getattr(item, "fixturenames", [])
        alone = without and "visit" in names and not _KINDS & {*names}
        (left if alone or _is_nowhere(item) else kept).append(item)
    config.hook.pytest_deselected(items=left)
    items[:] = kept


def _is_nowhere(item: pytest.Item) -> bool:
    params: dict[str, str] = getattr(getattr(item, "callspec", None), "params", {})
    return params.get("other_kind") == NOWHERE


@pytest.fixture(scope="session")
def browsers() -> Iterator[dict[str, Browser]]:
    """The running browsers by name, each started by the first test that visits a page with it."""
    with ExitStack() as stack:

        class Running(dict[str, Browser]):
            def __missing__(self, name: str) -> Browser:
                return self.setdefault(name, stack.enter_context(open_browser(name)))

        yield Running()


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The origin of the built site."""
    if not (SITE / "index.html").exists():
        raise pytest.UsageError("there is no site yet; build it: python3 build.py")
    with serving(SITE) as origin:
        yield origin


@pytest.fixture(scope="session")
def pages() -> Iterator[str]:
    """The origin of the small pages on which the driver is tried."""
    with serving(PAGES) as origin:
        yield origin


class Visit(Protocol):
    """Opens a new page with empty storage that reaches one origin alone."""

    def __call__(
        self,
        origin: str,
        kind: str = DEFAULT,
        *,
        size: tuple[int, int] = (1280, 800),
        touch: bool = False,
        flawed: bool = False,
    ) -> Page: ...


@pytest.fixture
def visit(browsers: dict[str, Browser]) -> Iterator[Visit]:
    """See Visit. Afterwards no page may have met an error (unless `flawed`) or another origin."""
    with ExitStack() as stack:
        checked: list[Page] = []

        def make(
            origin: str,
            kind: str = DEFAULT,
            *,
            size: tuple[int, int] = (1280, 800),
            touch: bool = False,
            flawed: bool = False,
        ) -> Page:
            net = stack.enter_context(proxy_to(origin))
            page = browsers[kind].page(net, size=size, touch=touch)
            stack.callback(page.close)
            if not flawed:
                checked.append(page)
            return page

        yield make
        for page in checked:
            assert page.errors() == []
            assert page.net.foreign == []

"""Settings of every test: fixed seeds, no time limits a slow machine would miss."""

import os

import pytest
from hypothesis import HealthCheck, settings

from tests.counts import FULL

collect_ignore = ["bench"]  # programs, not tests; they need the peers that only they install
if not FULL:
    collect_ignore.append("browser/test_lighthouse.py")  # as much again to install as all else

os.environ["LC_ALL"] = "C.UTF-8"  # the terminal speaks the language of the system

settings.register_profile(
    "meldbook",
    derandomize=True,  # the same cases on every machine; `hypothesis.seed` finds new ones
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("meldbook")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Which browsers the tests of the built site use."""
    parser.addoption(
        "--browsers",
        default="chromium,firefox,webkit",
        help="narrow the browser tests to some of chromium,firefox,webkit",
    )

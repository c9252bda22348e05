"""Fixtures of the tests of the engine."""

import io
import sys

import pytest

from meldbook import cli
from tests.engine.terminal import Told, Typed


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typed:
    """Type lines into `meldbook play` with these arguments."""

    def run(lines: str, *args: str) -> Told:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        code = cli.main(["play", *args])
        return Told(code, *capsys.readouterr())

    return run

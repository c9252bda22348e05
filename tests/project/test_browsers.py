"""Browsers of the tests that are missing: named in words, with the line that installs them."""

import pytest

from web.builder import browsers
from web.builder.tools import BuildError


def test_an_unknown_browser_is_named() -> None:
    with pytest.raises(BuildError, match=r"No browser: lynx\.\nThere is: chromium"):
        browsers.ensure(["chromium", "lynx"])


def test_a_variable_that_names_nothing_is_told_and_nothing_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("MELDBOOK_FIREFOX", "/nowhere/firefox")
    monkeypatch.setattr(browsers, "run", pytest.fail)
    with pytest.raises(BuildError, match="/nowhere/firefox was not found"):
        browsers.ensure(["firefox"])


def test_where_nothing_can_be_installed_the_line_to_type_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.delenv("MELDBOOK_FIREFOX", raising=False)
    with pytest.raises(BuildError, match="apt-get install firefox-esr"):
        browsers.ensure(["firefox"])

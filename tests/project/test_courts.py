"""The classic court cards: twelve small drawings that ask for nothing else."""

import gzip
import re
from pathlib import Path

import pytest

from web.builder import courts
from web.builder.paths import SITE
from web.builder.tools import BuildError

FILES = sorted((SITE / "courts").glob("*.svg"))
SMALL = 16_000  # bytes on the way


def test_there_are_twelve_and_they_are_small() -> None:
    assert [file.stem for file in FILES] == sorted(rank + suit for rank in "JQK" for suit in "shdc")
    assert [file.name for file in FILES if len(gzip.compress(file.read_bytes())) > SMALL] == []


@pytest.mark.parametrize("name", [file.stem for file in FILES])
def test_a_drawing_has_all_that_it_names_in_it(name: str) -> None:
    drawing = (SITE / "courts" / f"{name}.svg").read_text("utf-8")
    assert "<script" not in drawing
    asked = set(re.findall(r'href="([^"]*)"', drawing))
    assert len(asked) > 4
    assert asked <= {f"#{one}" for one in re.findall(r'\bid="([^"]*)"', drawing)}


def test_a_face_that_is_not_there_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courts, "FACES", tmp_path)
    with pytest.raises(BuildError, match=r"JS\.svg"):
        courts.make(tmp_path)

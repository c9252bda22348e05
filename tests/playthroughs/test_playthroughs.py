"""Every recorded match goes as it went: moves, choices, events, scores."""

from pathlib import Path

import pytest

import meldbook as mb
from tests.playthroughs.transcripts import HERE, MARK, TABLES, transcript

FILES = sorted(HERE.glob("*.txt"))


def test_every_game_has_a_recorded_match() -> None:
    assert [file.stem for file in FILES] == sorted(TABLES) == sorted(mb.SYSTEMS)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_match_goes_as_it_went(file: Path) -> None:
    kept = file.read_text(encoding="utf-8")
    record, _, _ = kept.partition(MARK)
    assert transcript(record) == kept
    assert mb.Match.load(record).record() == record
    assert mb.Match.load(record).over

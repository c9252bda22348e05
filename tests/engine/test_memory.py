"""A page that plays on and on: the engine keeps no more than it kept before."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.counts import count
from web.builder.paths import ENGINE

SCRIPT = Path(__file__).with_name("playing_on.py")
GROWTH = 1.05


@pytest.mark.parametrize("game", ["jokeren-13", "mexican-rummy"])
def test_deal_after_deal_nothing_piles_up(game: str) -> None:
    first, deals = count(2, 5), count(7, 50)
    done = subprocess.run(
        [sys.executable, str(SCRIPT), game, str(deals)],
        env={**os.environ, "PYTHONPATH": str(ENGINE.parent)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    objects = [int(line) for line in done.stdout.split()]
    assert len(objects) == deals
    assert max(objects[first:]) < GROWTH * objects[first - 1]

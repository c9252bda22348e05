"""A whole deal as it is heard reads as sentences: each thing once, no codes, in every language."""

import json
import re
from itertools import pairwise

import pytest

from meldbook.languages import LANGUAGES
from tests.browser.conftest import Visit
from tests.browser.transcript import Transcript, transcript
from tests.counts import FULL

GAME, SEED = "jokeren-13", "HEARD-1"
USUAL = ["nl"]

# Codes, cards in notation, what was not filled in, marks without their words.
_CODES = re.compile(
    r"\b(ui|event|refusal|error|verdict|pad)-[a-z]|undefined|null|NaN|\[object|[{}$<>]"
    r"|(?<![\w.,])(10|[2-9AJQK])[shdc]\b|\*|\s[.,;:!?]|[.,;:]{2}|\s{2}"
)
_SENTENCE = re.compile(r"^[\w¿¡«“\"].*[.!?]$")


def faults(told: Transcript) -> dict[str, list[str]]:
    """What a listener would stumble over."""
    begun = next(n for n, line in enumerate(told.heard) if told.events[0] in line)
    lines = told.heard[begun:]  # before it the engine may have told of its start
    heard = " ".join(lines)
    spoken = [line for tree in told.trees for line in tree]
    return {
        "codes": [line for line in lines + spoken if _CODES.search(line)],
        "no sentences": [line for line in lines if not _SENTENCE.match(line)],
        "twice in a row": [line for line, next_ in pairwise(lines) if line == next_],
        "not said as often as it happened": [
            f"{heard.count(event)} of {told.events.count(event)}: {event}"
            for event in dict.fromkeys(told.events)
            if heard.count(event) != told.events.count(event)
        ],
        "nothing told of": [
            role
            for role in ("option", "region", "heading")
            if not any(line.startswith(f"{role}: ") for line in spoken)
        ],
    }


@pytest.mark.parametrize("language", LANGUAGES if FULL else USUAL)
def test_a_deal_is_heard_as_sentences(visit: Visit, site: str, language: str) -> None:
    told = transcript(visit(site), site, language, GAME, SEED)
    wrong = {what: lines for what, lines in faults(told).items() if lines}
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)

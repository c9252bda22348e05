"""What came out, in words or as JSON."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from meldbook.arena.results import header_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from meldbook.arena.contest import Contest
    from meldbook.arena.estimates import Estimate
    from meldbook.arena.summary import Summary, Thinking
    from meldbook.fluent import Value
    from meldbook.wording import Wording


def told(found: Summary, words: Wording) -> list[str]:
    """A summary as lines."""
    contest = found.contest
    bot = contest.bots[0]
    lines = [_head(found, words)]
    options = house_rules(contest, words)
    if options:
        lines.append(words.say("arena-head-options", options=options))
    lines.append("")
    if found.meeting:
        wins, points = _shown(found.meeting.wins, 100), _shown(found.meeting.points, plus=True)
        lines.append(words.say("arena-wins", bot=bot, **wins))
        lines.append(words.say("arena-points", bot=bot, **points))
    lines.append(words.say("arena-rounds", **_shown(found.nature.rounds)))
    lines.append(words.say("arena-blocked", **_shown(found.nature.blocked, 100)))
    lines.append(words.say("arena-lead", **_shown(found.nature.lead, 100, plus=True)))
    lines.append(words.say("arena-interval"))
    lines += [_times(thinking, words) for thinking in found.thinking if thinking.choices]
    return lines


def _head(found: Summary, words: Wording) -> str:
    contest = found.contest
    common: dict[str, Value] = {
        "game": words.say(f"rules-{contest.game}"),
        "seats": str(contest.seats),
        "pairs": found.pairs,
        "bot": contest.bots[0],
    }
    if found.meeting:
        return words.say("arena-head-meeting", other=contest.bots[1], **common)
    return words.say("arena-head-alone", **common)


def house_rules(contest: Contest, words: Wording) -> str:
    """The changed options of a contest in a row; empty if there are none."""
    rules = contest.rules
    names = [name for name, _ in contest.options]
    return words.listed([words.option(name, getattr(rules, name)) for name in names])


def _times(thinking: Thinking, words: Wording) -> str:
    return words.say(
        "arena-thinking",
        bot=thinking.bot,
        choices=thinking.choices,
        median=f"{thinking.median:.1f}",
        most=f"{thinking.most:.1f}",
    )


def _shown(found: Estimate, times: int = 1, *, plus: bool = False) -> dict[str, str]:
    """An estimate in a unit, to one decimal; ends that nothing is known of are left open."""
    return dict(zip(("mean", "from", "to"), figures(found, times, plus=plus), strict=True))


def figures(found: Estimate, times: int = 1, *, plus: bool = False) -> list[str]:
    """Mean and ends of an estimate as text."""
    return [figure(value * times, plus=plus) for value in found]


def figure(value: float, *, plus: bool = False) -> str:
    """A number to one decimal; with its sign if wanted, with none if it is nought."""
    if abs(value) == _ENDLESS:
        return "…"
    text = f"{abs(value):.1f}"
    sign = "\N{MINUS SIGN}" if value < 0 else "+" if plus else ""
    return text if text == "0.0" else sign + text


_ENDLESS = float("inf")


def as_json(summaries: Sequence[Summary]) -> str:
    """Summaries as JSON, an object a line."""
    return "".join(json.dumps(_data(found)) + "\n" for found in summaries)


def _data(found: Summary) -> dict[str, Any]:
    nature = {name: _ends(value) for name, value in found.nature._asdict().items()}
    meeting = found.meeting._asdict() if found.meeting else {}
    return {
        **header_of(found.contest),
        "pairs": found.pairs,
        "deals": found.deals,
        **{name: _ends(value) for name, value in meeting.items()},
        **nature,
        "thinking": [thinking._asdict() for thinking in found.thinking],
    }


def _ends(found: Estimate) -> dict[str, float | None]:
    """An estimate as data; None for an end that nothing is known of."""
    items = found._asdict().items()
    return {name: None if abs(value) == _ENDLESS else value for name, value in items}

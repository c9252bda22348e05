"""The comparison of house rules as a chart: three panels in one SVG picture."""

from __future__ import annotations

from html import escape
from math import floor, isfinite, log10
from typing import TYPE_CHECKING, NamedTuple

from meldbook.arena.report import figure, figures
from meldbook.arena.variation import value_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from meldbook.arena.estimates import Estimate
    from meldbook.arena.summary import Summary
    from meldbook.wording import Wording

_LABELS = 190  # width of the column of values
_PANEL, _GAP = 214, 46
_TOP, _ROW, _FOOT = 92, 46, 74
_LETTER = 6.7  # width of a letter of a label
_TICKS = 4

_STYLE = """
svg { font: 13px system-ui, sans-serif; }
text { fill: #1d1d1f; } .soft { fill: #5c5c66; font-size: 12px; }
.title { font-size: 17px; font-weight: 600; }
.ground { fill: #fff; } .grid { stroke: #d9d9e0; } .zero { stroke: #8a8a94; }
.reach { stroke: #1f5f8b; stroke-width: 2.5; stroke-linecap: round; }
.mean { fill: #1f5f8b; }
.label { font-size: 12px; paint-order: stroke; stroke: #fff; stroke-width: 4; }
@media (prefers-color-scheme: dark) {
text { fill: #f2f2f4; } .soft { fill: #b5b5bf; } .label { stroke: #1c1c20; }
.ground { fill: #1c1c20; } .grid { stroke: #3d3d45; } .zero { stroke: #8a8a94; }
.reach { stroke: #7cc0ee; } .mean { fill: #7cc0ee; } }
"""


class Panel(NamedTuple):
    """One measure: its name and the estimate of each value."""

    title: str
    found: Sequence[Estimate]
    zero: bool  # nought means something
    signed: bool = False  # better or worse than something


def chart(name: str, found: Sequence[tuple[str, Summary]], words: Wording) -> str:
    """The SVG picture of how the values of an option compare; its words tell the same."""
    values = [value_name(name, value, words) for value, _ in found]
    width = _LABELS + 3 * (_PANEL + _GAP)
    height = _TOP + _ROW * len(values) + _FOOT
    title, about, foot = _texts(name, values, found, words)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title about" '
        f'lang="{words.language}" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    )
    parts = [
        head,
        f'<title id="title">{escape(title, quote=False)}</title>',
        f'<desc id="about">{escape(about, quote=False)}</desc>',
        f"<style>{_STYLE}</style>",
        f'<rect class="ground" width="{width}" height="{height}"/>',
        _text(20, 34, title, "title"),
        *(_text(20, _middle(row) + 4, _short(value)) for row, value in enumerate(values)),
        *_panels(found, words),
        _text(20, height - 18, foot, "soft"),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _texts(
    name: str, values: Sequence[str], found: Sequence[tuple[str, Summary]], words: Wording
) -> tuple[str, str, str]:
    """Title, description and foot."""
    first = found[0][1]
    contest = first.contest
    option = words.say(f"option-{name}")
    told = [_told(value, one, words) for value, (_, one) in zip(values, found, strict=True)]
    about = words.say("arena-chart-about", option=option, deals=first.deals, values=" ".join(told))
    foot = words.say(
        "arena-chart-foot",
        bots=words.listed(contest.bots),
        seats=str(contest.seats),
        deals=first.deals,
    )
    game = words.say(f"rules-{contest.game}")
    title = words.say("arena-chart-title", game=game, option=option)
    return title, " ".join(about.split()), foot


def _told(value: str, found: Summary, words: Wording) -> str:
    nature = found.nature
    return words.say(
        "arena-chart-value",
        value=value,
        rounds=figures(nature.rounds)[0],
        blocked=figures(nature.blocked, 100)[0],
        lead=figures(nature.lead, 100, plus=True)[0],
    )


def _panels(found: Sequence[tuple[str, Summary]], words: Wording) -> Iterator[str]:
    natures = [one.nature for _, one in found]
    panels = [
        Panel(words.say("arena-chart-rounds"), [one.rounds for one in natures], zero=False),
        Panel(
            words.say("arena-chart-blocked"), [_times(one.blocked) for one in natures], zero=True
        ),
        Panel(
            words.say("arena-chart-lead"),
            [_times(one.lead) for one in natures],
            zero=True,
            signed=True,
        ),
    ]
    for number, panel in enumerate(panels):
        yield from _panel(panel, _LABELS + number * (_PANEL + _GAP))


def _times(found: Estimate) -> Estimate:
    return found._replace(mean=found.mean * 100, low=found.low * 100, high=found.high * 100)


def _panel(panel: Panel, left: float) -> Iterator[str]:
    """A panel from `left` on: a grid with numbers, a point with its reach for each value."""
    ticks = ticks_for(panel)
    low, high = ticks[0], ticks[-1]
    bottom = _TOP + _ROW * len(panel.found)

    def place(value: float) -> float:
        inside = min(max(value, low), high)
        return round(left + (inside - low) / (high - low) * _PANEL, 1)

    yield _text(left, _TOP - 18, panel.title, "soft")
    for tick in ticks:
        kind = "zero" if tick == 0 and panel.zero else "grid"
        yield _line(kind, place(tick), _TOP - 6, place(tick), bottom)
        yield _text(place(tick), bottom + 18, _tick(tick), "soft", "middle")
    for row, found in enumerate(panel.found):
        x, y = place(found.mean), _middle(row)
        yield _line("reach", place(found.low), y, place(found.high), y)
        yield f'<circle class="mean" cx="{x}" cy="{y}" r="5"/>'
        yield _text(x, y - 10, figure(found.mean, plus=panel.signed), "label", "middle")


def ticks_for(panel: Panel) -> list[float]:
    """Round numbers, evenly spaced, that hold all estimates and their ends."""
    ends = [end for found in panel.found for end in found if isfinite(end)]
    ends += [0.0] if panel.zero else []
    low, high = min(ends), max(ends)
    step = _round_step((high - low) / _TICKS or 1.0)
    first = floor(low / step)
    ticks = [first * step]
    while ticks[-1] < high or len(ticks) < 2:  # noqa: PLR2004  # a scale has two ends
        first += 1
        ticks.append(round(first * step, 10))
    return ticks


def _tick(value: float) -> str:
    return f"{value:g}".replace("-", "\N{MINUS SIGN}")


def _round_step(step: float) -> float:
    """The next of 1, 2, 5, 10 … that is not smaller."""
    power: float = 10.0 ** floor(log10(step))
    return next(power * nice for nice in (1, 2, 5, 10) if power * nice >= step * 0.999)


def _middle(row: int) -> float:
    return _TOP + _ROW * (row + 0.5)


def _short(text: str) -> str:
    most = int((_LABELS - 40) / _LETTER)
    return text if len(text) <= most else text[: most - 1] + "…"


def _text(x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text x="{x}" y="{y}"{named} text-anchor="{anchor}">{escape(text, quote=False)}</text>'


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"/>'

"""A mix of options laid out for a form: every value, and what makes no sense together."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from meldbook.codes import Unreadable
from meldbook.options import OPTIONS, option_from, option_rule, option_text
from meldbook.rules import by_deal
from meldbook.scenario_text import changed_texts
from meldbook.systems import SYSTEMS, base_of, contradictions, mixed, system

if TYPE_CHECKING:
    from meldbook import protocol
    from meldbook.rules import Rules


def rules_info(name: str, options: dict[str, Any], request: int) -> protocol.RulesInfo:
    """All options of a game with some changed. Raises Unreadable: rules-unknown, option-unknown."""
    if name not in SYSTEMS:
        raise Unreadable("rules-unknown", name=name, known=sorted(SYSTEMS))
    good, bad = _read(options)
    rules = mixed(SYSTEMS[name], good)
    return {
        "id": request,
        "ok": True,
        "rules": name,
        "players": list(rules.players),
        "options": [_form(option, rules, bad) for option in OPTIONS],
        "changed": changed_texts(rules),
        "clashes": contradictions(rules),
    }


def _read(options: dict[str, Any]) -> tuple[dict[str, Any], dict[str, str]]:
    """The values that can be read, and the texts of those that can't."""
    good, bad = {}, {}
    for name, value in options.items():
        try:
            good[name] = option_from(name, value)
        except Unreadable as error:
            if error.code == "option-unknown":
                raise
            bad[name] = str(value)
    return good, bad


def _form(name: str, rules: Rules, bad: dict[str, str]) -> protocol.OptionForm:
    option, value = OPTIONS[name], getattr(rules, name)
    unchanged = getattr(base_of(replace(rules, **{name: getattr(SYSTEMS[rules.name], name)})), name)
    return {
        "name": name,
        "value": bad.get(name, option_text(name, value)),
        "base": option_text(name, unchanged),
        "rule": option_rule(name, by_deal(value, 1)),
        "words": list(option.words),
        "least": option.least,
        "most": option.most,
        "byDeal": option.by_deal,
        "bad": name in bad,
    }


def mix_text(rules: Rules) -> str:
    """A mix in one line: the game and its changed options, as the header of a record has them."""
    return " ".join((rules.name, *(f"{n}={value}" for n, value in changed_texts(rules).items())))


def parse_mix(text: str) -> Rules:
    """The rules of a mix in one line: `basic-rummy aces=corner`. Raises Unreadable as `system`."""
    name, *parts = text.split() or [""]
    return system(name, **{key: value for key, _, value in (part.partition("=") for part in parts)})

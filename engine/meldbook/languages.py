"""Which language the terminal speaks: the one that is asked for, else the environment's."""

import argparse
import os
from collections.abc import Mapping, Sequence

from meldbook.fluent import PLURALS

LANGUAGES = tuple(PLURALS)
_FALLBACK = "en"
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def language_of(text: str) -> str:
    """The language that a name like `nl`, `nl_BE.UTF-8` or `pt-BR` means; else the text itself."""
    base = text.replace("_", "-").lower().split("-")[0].split(".")[0]
    return next((one for one in LANGUAGES if one.lower().split("-")[0] == base), text)


def of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the environment; English where it names none of ours."""
    name = next((environment[one] for one in _VARIABLES if environment.get(one)), "")
    found = language_of(name)
    return found if found in LANGUAGES else _FALLBACK


def chosen(args: Sequence[str]) -> str:
    """The language of a command line, known before its help is written; of `--lang` if it is ours.

    What is wrong with the command line is said by whoever reads it as a whole.
    """
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    early.add_argument("--lang", nargs="?", default="")
    found = language_of(early.parse_known_args(args)[0].lang or "")
    return found if found in LANGUAGES else of_environment()

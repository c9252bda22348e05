"""What Python does with all kinds of values, for hot.mjs: run in Pyodide, its calls watched.

What a match has done so far shows most of what the next one will do, but not a name in other
letters or a number that is larger than ever.
"""

import bisect
import collections
import functools
import heapq
import itertools
import json
import operator
import random
import re
import traceback
from collections.abc import Callable, Sequence
from fractions import Fraction

TEXTS = ["", "a", "Ab 1", "é", "João", "王", "\ufffd%A", "𝄞 é", "x" * 300, " \t\n", "12", "-1.5e3"]
NUMBERS = [0, 1, -1, 7, 2**31, 2**70, -(2**200), 0.0, 0.1, -1e300, True, Fraction(1, 3)]
LISTS: list[list[object]] = [[], [1], [3, 1, 2], ["b", "a"], [(1, 2), (0, 3)], [None, "a"]]
TWO = (
    [operator.add, operator.sub, operator.mul, operator.floordiv, operator.truediv, operator.mod],
    [operator.lt, operator.eq, operator.and_, operator.or_, operator.xor, operator.contains],
)
ONE: tuple[Callable[..., object], ...] = (
    *(repr, str, ascii, hash, bool, int, float),
    *(len, iter, list, sorted, abs, round),
)
UNTRIED = ("__", "format_map", "maketrans", "__class_getitem__")


def tried(deed: Callable[..., object], *given: object, **more: object) -> None:
    """Do it, and tell what goes wrong as a bug is told."""
    try:
        deed(*given, **more)
    except Exception as error:  # noqa: BLE001
        "".join(traceback.format_exception(error))
        repr(error), str(error)


def methods(values: Sequence[object], others: Sequence[object]) -> None:
    """Every method of each value, with nothing, and with each of the others."""
    for value in values:
        for name in dir(value):
            if name.startswith(UNTRIED):
                continue
            tried(lambda one, name: getattr(one, name)(), _again(value), name)
            for other in others:
                tried(lambda one, name, it: getattr(one, name)(it), _again(value), name, other)


def _again(value: object) -> object:
    copy = getattr(value, "copy", None)
    return copy() if callable(copy) else value


def pairs(values: Sequence[object]) -> None:
    """Each with each: sums, comparisons, what is in what, and how it is written."""
    for one, two in itertools.product(values, repeat=2):
        for deed in itertools.chain(*TWO):
            tried(deed, one, two)
    for one in values:
        for kind in ONE:
            tried(kind, one)
        for form in ("", ">8", "05", ".2f", "x", "!r"):
            tried(format, one, form)
        tried("%s %r %5.1f".__mod__, (one, one, one))


def collected() -> None:
    """Containers, iteration, chance and texts read and written."""
    for one in LISTS:
        tried(lambda one: heapq.heapify(one[:]), one)
        tried(sorted, one, key=str, reverse=True)
        tried(bisect.insort, one[:], 1)
        tried(collections.Counter, one)
        tried(lambda one: max(one, key=str), one)
        tried(lambda one: list(itertools.combinations(one, 2)), one)
        tried(lambda one: list(itertools.groupby(one)), one)
        tried(lambda one: functools.reduce(operator.add, one), one)
        tried(lambda one: random.sample(one, 1), one)
        tried(lambda one: random.choices(one, k=3), one)
        tried(lambda one: random.shuffle(one[:]), one)
        tried(json.dumps, one)
    for text in TEXTS:
        tried(json.loads, text)
        tried(json.loads, json.dumps({"a": [text, 1.5, None, True]}))
        tried(lambda text: json.dumps(text, ensure_ascii=False).encode(), text)
        tried(re.findall, r"\w+|[^\w\s]", text)
        tried(re.sub, r"(?i)a(.)", r"\1", text)
        tried(random.Random, text)


def all_of_it() -> None:
    """Everything here."""
    holders: list[object] = [[1, "a"], {"a": 1}, {1, 2}, frozenset({1}), (1, 2), b"ab", range(3)]
    pairs(NUMBERS)
    pairs([*TEXTS, 7, *LISTS, *holders, None])  # no large number: it would multiply a text
    methods(["", "Ab é", "王 a", "𝄞"], ["", "é", "王", "𝄞", 1, ["a", "王"], None])
    methods([7, 2**70, 0.1, *holders], ["a", 1, [1], {"a": 2}, {2}])
    collected()


all_of_it()

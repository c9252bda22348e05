"""The small Fluent reader against Fluent's own Python library."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from hypothesis import given
from hypothesis import strategies as st

from meldbook.fluent import PLURALS, Bundle, FluentError

TEXTS = Path(__file__).parents[2] / "engine" / "meldbook" / "texts"

SAMPLES = {
    "text": "m = Just text, with “quotes” and a semicolon;",
    "variable": "m = { $n } cards of {$name}",
    "glued": 'm = a{ "" }b{ "{" }c{ 7 }',
    "escapes": r'm = { "\u00e9 \U01F600 \" \\" }',
    "blank literal": 'm = {"  "}kept{"  "}',
    "block": "m =\n    first line\n    second line",
    "deeper lines": "m = first\n      second\n    third\n        fourth",
    "block deeper first": "m =\n        first\n    second",
    "empty line": "m =\n    first\n\n    second\n  \n    third\n",
    "trailing blank": "m = text   \n\n",
    "line ending in blank": "m = text   \n    more",
    "windows": "m =\r\n    first\r\n    second\r\n",
    "comments": "# one\n## two\n### three\n\nm = text\n# four\n",
    "reference": "other = said { $name }\nm = He { other }.",
    "term": "-brand = Meldbook\nm = This is { -brand }.",
    "plural": "m = { $n ->\n    [one] one card\n   *[other] { $n } cards\n}",
    "number first": "m = { $n ->\n    [0] none\n    [one] one\n   *[other] many\n } left",
    "number after": "m = { $n ->\n    [one] one\n    [1] exactly\n   *[other] many\n }",
    "default first": "m = { $n ->\n   *[other] many\n    [one] one\n }",
    "string selector": "m = { $name ->\n    [Ana] she\n   *[other] they\n }",
    "literal selector": "m = { 1 ->\n    [one] one\n   *[other] more\n }",
    "nested": "m = a { $n ->\n [one] b { $name ->\n  [Ana] c\n *[x] d\n  }\n *[y] e\n } f",
    "multi-line variant": "m = { $n ->\n [one] a\n        b\n *[other]\n        c\n }",
    "placeable line": "m =\n    { $n }\n    { $name }",
    "double braces": "m = {{ $n }}",
    "missing selector": "m = { $absent ->\n    [one] one\n   *[other] other\n }",
}


@cache
def oracle_bundle(text: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    return bundle


def oracle(text: str, name: str, args: dict[str, str | int], language: str = "en") -> str:
    bundle = oracle_bundle(text, language)
    pattern = bundle.get_message(name).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, args)[0])


def ours(text: str, name: str, args: dict[str, str | int], language: str = "en") -> str:
    bundle = Bundle(language)
    bundle.add(text)
    return bundle.format(name, args)


@pytest.mark.parametrize("number", [0, 1, 2, 21])
@pytest.mark.parametrize("sample", SAMPLES.values(), ids=SAMPLES.keys())
def test_formats_as_fluent_does(sample: str, number: int) -> None:
    args: dict[str, str | int] = {"n": number, "name": "Ana"}
    assert ours(sample, "m", args) == oracle(sample, "m", args)


def test_shows_the_name_of_what_has_no_value() -> None:
    assert ours("m = { $absent } stays", "m", {}) == "{$absent} stays"
    assert ours("m = { absent } and { -absent }", "m", {}) == "{absent} and {-absent}"
    assert ours("-term = { $n }\nm = { -term }", "m", {"n": 1}) == "{$n}"


@given(st.integers(-3, 2_000_000) | st.sampled_from([1_000_000, 3_000_000]))
def test_plural_categories_are_the_published_ones(number: int) -> None:
    categories = ["zero", "one", "two", "few", "many"]
    variants = "".join(f"    [{category}] {category}\n" for category in categories)
    text = f"m = {{ $n ->\n{variants}   *[other] other\n }}"
    for language in PLURALS:
        expected = oracle(text, "m", {"n": number}, language)
        assert ours(text, "m", {"n": number}, language) == expected


word = st.text("ab c.*[]$-", min_size=1, max_size=6)
piece = word | st.sampled_from(["{ $n }", '{ "x" }', "\n    ", "\n      ", "\n\n    ", "{ 5 }"])


@given(st.lists(piece, min_size=1, max_size=8).map("".join), st.integers(0, 3))
def test_any_pattern_is_read_as_fluent_reads_it(body: str, number: int) -> None:
    text = f"m = a{body}z\n"
    try:
        got = ours(text, "m", {"n": number})
    except FluentError:
        assert any(isinstance(entry, ast.Junk) for entry in FluentResource(text).body)
    else:
        assert got == oracle(text, "m", {"n": number})


def place(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", sorted(TEXTS.rglob("*.ftl")), ids=place)
def test_reads_every_text_of_the_project(path: Path) -> None:
    text = path.read_text("utf-8")
    bundle = Bundle(path.parent.name)
    bundle.add(text)
    args: dict[str, str | int] = dict.fromkeys(re.findall(r"\$(\w+)", text), 2)
    for name in bundle.patterns:
        assert bundle.format(name, args) == oracle(text, name, args, path.parent.name)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("m", "line 1, column 2: expected ="),
        ("a = x\nm = { $ }", "line 2, column 8: expected a variable's name"),
        ("m = { $n", "line 1, column 9: expected }"),
        ("m = a } b", "line 1, column 7: expected no closing brace"),
        ("m =\nn = x", "line 1, column 4: expected a text for m"),
        ("m = x\nm = y", "line 2, column 5: expected an id used once; m is there twice"),
        ("m = { NUMBER($n) }", "functions and attributes are not supported"),
        ("m = { n.title }", "functions and attributes are not supported"),
        ("m = x\n    .title = y", "line 2, column 5: expected no attribute"),
        ("m = { $n ->\n    [one] x\n }", "line 3, column 3: expected a default variant"),
        ("m = { $n ->\n   *[a] x\n   *[b] x\n }", "line 3, column 5: expected one default variant"),
        ("m = { $n ->\n   *[other]\n }", "expected a text for the variant"),
        ("m = { other ->\n   *[a] x\n }", "expected a variable or a literal before ->"),
        ('m = { "x }', "expected a string literal"),
        ("  m = x", "expected an id at the beginning of the line"),
    ],
)
def test_says_where_a_text_is_wrong(text: str, message: str) -> None:
    with pytest.raises(FluentError) as caught:
        Bundle("en").add(text)
    assert message in str(caught.value)


def test_an_id_is_added_once() -> None:
    bundle = Bundle("en")
    bundle.add("m = x")
    with pytest.raises(FluentError, match="already: m"):
        bundle.add("m = y")
    assert bundle.format("m") == "x"


def test_an_unknown_id_or_language_is_refused() -> None:
    with pytest.raises(KeyError):
        Bundle("en").format("absent")
    with pytest.raises(KeyError):
        Bundle("tlh")
    assert "absent" not in Bundle("en")

"""A small reader and formatter of Fluent texts: the part of the format that Meldbook uses.

Read are messages, terms, multi-line patterns, and in braces variables, message and term
references, string and number literals and select expressions. Attributes, functions and arguments
of terms are refused. The page formats the same files with Fluent's own library.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

Value = str | int
Args = Mapping[str, Value]


class FluentError(ValueError):
    """A text that can't be read: the message names line, column and what was expected."""


@dataclass(frozen=True, slots=True)
class Literal:
    """`{ "text" }` or `{ 3 }`."""

    value: Value


@dataclass(frozen=True, slots=True)
class Variable:
    """`{ $name }`."""

    name: str


@dataclass(frozen=True, slots=True)
class Reference:
    """`{ other-message }` or `{ -term }`; a term's name begins with its hyphen."""

    name: str


@dataclass(frozen=True, slots=True)
class Select:
    """`{ $number -> [one] … *[other] … }`, the variants in the order they are written."""

    selector: Variable | Literal
    variants: tuple[tuple[Value, "Pattern"], ...]
    default: int


Element = str | Literal | Variable | Reference | Select
Pattern = tuple[Element, ...]

_IDENTIFIER = re.compile(r"[A-Za-z][A-Za-z0-9_-]*")
_NUMBER = re.compile(r"-?[0-9]+")
_STRING = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9A-Fa-f]{4}|\\U[0-9A-Fa-f]{6})*)"')
_ESCAPE = re.compile(r'\\(?:(["\\])|u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{6}))')
_BLANK = re.compile(r"[ \n]*")
_SPACES = re.compile(r" *")
_TEXT = re.compile(r"[^{}\n]*")
_LINE_BREAK = re.compile(r"((?: *\n)+)( *)")


class _Indent:
    """A line break within a pattern and the spaces after it, until the common part is known."""

    def __init__(self, breaks: int, spaces: int) -> None:
        self.breaks = breaks
        self.spaces = spaces


class _Reader:
    """One pass over a text; `at` is how far it has come."""

    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n")
        self.at = 0

    def entries(self) -> dict[str, Pattern]:
        found: dict[str, Pattern] = {}
        while self.at < len(self.text):
            if self._skip_line():
                continue
            name = self._entry_name()
            if name in found:
                raise self._error(f"an id used once; {name} is there twice")
            pattern = self._pattern()
            if not pattern:
                raise self._error(f"a text for {name}")
            found[name] = pattern
            if self.at < len(self.text) and self.text[self.at] != "\n":
                raise self._error("the end of the line")
        return found

    def _skip_line(self) -> bool:
        """Skip an empty line or a comment, if there is one here."""
        line = self.text[self.at : self._line_end()]
        if line.strip(" ") and not line.startswith("#"):
            return False
        self.at = self._line_end() + 1
        return True

    def _line_end(self) -> int:
        end = self.text.find("\n", self.at)
        return len(self.text) if end < 0 else end

    def _entry_name(self) -> str:
        hyphen = "-" if self._accept("-") else ""
        name = hyphen + self._match(_IDENTIFIER, "an id at the beginning of the line")
        self._match(_SPACES)
        self._demand("=")
        self._match(_SPACES)
        return name

    def _pattern(self) -> Pattern:
        """Text and placeables up to the end of the pattern, its common indent taken off."""
        parts: list[Element | _Indent] = []
        while self.at < len(self.text):
            if self._accept("{"):
                parts.append(self._placeable())
            elif self.text[self.at] == "}":
                raise self._error("no closing brace")
            elif self.text[self.at] == "\n":
                if (indent := self._continuation()) is None:
                    break
                parts.append(indent)
            else:
                parts.append(self._match(_TEXT))
        return _dedented(parts)

    def _continuation(self) -> _Indent | None:
        """The line break here, if the pattern goes on after it; else nothing is read."""
        found = _LINE_BREAK.match(self.text, self.at)
        if found is None or found.end() == len(self.text):
            return None
        spaces = len(found[2])
        if not spaces or self.text[found.end()] in "[*.}":
            if spaces and self.text[found.end()] == ".":
                raise self._error("no attribute; they are not supported", found.end())
            return None
        self.at = found.end()
        return _Indent(found[1].count("\n"), spaces)

    def _placeable(self) -> Element:
        """What stands between braces, the opening one already read."""
        self._match(_BLANK)
        if self._accept("{"):
            inner = self._placeable()
            self._match(_BLANK)
            self._demand("}")
            return inner
        inline = self._inline()
        self._match(_BLANK)
        if self.text.startswith("->", self.at):
            if isinstance(inline, Reference):
                raise self._error("a variable or a literal before ->")
            self.at += 2
            return self._select(inline)
        self._demand("}")
        return inline

    def _inline(self) -> Variable | Reference | Literal:
        if self._accept("$"):
            return Variable(self._match(_IDENTIFIER, "a variable's name"))
        if (number := _NUMBER.match(self.text, self.at)) is not None:
            self.at = number.end()
            return Literal(int(number[0]))
        if self.text.startswith('"', self.at):
            return Literal(_unescaped(self._match(_STRING, "a string literal")))
        hyphen = "-" if self._accept("-") else ""
        name = self._match(_IDENTIFIER, "a variable, a literal or a reference")
        if self.at < len(self.text) and self.text[self.at] in "(.":
            raise self._error("a plain reference; functions and attributes are not supported")
        return Reference(hyphen + name)

    def _select(self, selector: Variable | Literal) -> Select:
        """The variants, each beginning a line, up to the closing brace."""
        variants: list[tuple[Value, Pattern]] = []
        default: int | None = None
        while True:
            self._match(_BLANK)
            if self._accept("}"):
                break
            if self._accept("*"):
                if default is not None:
                    raise self._error("one default variant")
                default = len(variants)
            variants.append((self._variant_key(), self._pattern()))
            if not variants[-1][1]:
                raise self._error("a text for the variant")
        if default is None:
            raise self._error("a default variant, marked with *")
        return Select(selector, tuple(variants), default)

    def _variant_key(self) -> Value:
        self._demand("[")
        self._match(_BLANK)
        number = _NUMBER.match(self.text, self.at)
        text = self._match(_NUMBER if number else _IDENTIFIER, "a number or a name in the brackets")
        self._match(_BLANK)
        self._demand("]")
        self._match(_SPACES)
        return int(text) if number else text

    def _accept(self, sign: str) -> bool:
        if not self.text.startswith(sign, self.at):
            return False
        self.at += len(sign)
        return True

    def _demand(self, sign: str) -> None:
        if not self._accept(sign):
            raise self._error(sign)

    def _match(self, form: re.Pattern[str], expected: str = "") -> str:
        """What the form finds here: its group, if it has one. Nothing found is an error."""
        found = form.match(self.text, self.at)
        if found is None:
            raise self._error(expected)
        self.at = found.end()
        return found[1] if form.groups else found[0]

    def _error(self, expected: str, at: int | None = None) -> FluentError:
        before = self.text[: self.at if at is None else at]
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        return FluentError(f"line {line}, column {column}: expected {expected}")


def _unescaped(text: str) -> str:
    return _ESCAPE.sub(lambda m: m[1] or chr(int(m[2] or m[3], 16)), text)


def _dedented(parts: list[Element | _Indent]) -> Pattern:
    """The pattern: common indent off, neighbouring texts joined, no blank at its end."""
    common = min((part.spaces for part in parts if isinstance(part, _Indent)), default=0)
    pattern: list[Element] = []
    for part in parts:
        element: Element
        if isinstance(part, _Indent):
            breaks = "\n" * part.breaks if part is not parts[0] else ""
            element = breaks + " " * (part.spaces - common)
        else:
            element = part
        if isinstance(element, str) and pattern and isinstance(pattern[-1], str):
            pattern[-1] += element
        elif element != "":
            pattern.append(element)
    if pattern and isinstance(pattern[-1], str):
        pattern[-1] = pattern[-1].rstrip(" \n")
    return tuple(element for element in pattern if element != "")


def _one_or_other(number: int) -> str:
    return "one" if abs(number) == 1 else "other"


def _one_many_or_other(number: int) -> str:
    return "many" if number and number % 1_000_000 == 0 else _one_or_other(number)


# Whole numbers only; the categories are those of the Unicode plural rules.
PLURALS: Mapping[str, Callable[[int], str]] = {
    "en": _one_or_other,
    "es": _one_many_or_other,
    "nl": _one_or_other,
    "pt-PT": _one_many_or_other,
}


class Bundle:
    """The texts of one language, read from one file or several.

    A reference or variable without a value is shown by its name in braces, as Fluent does.
    """

    def __init__(self, language: str) -> None:
        """An empty bundle. The language must be one of PLURALS; KeyError otherwise."""
        self.plural = PLURALS[language]
        self.patterns: dict[str, Pattern] = {}

    def add(self, text: str) -> None:
        """Read the text of a file; FluentError if it is malformed or repeats an id."""
        new = _Reader(text).entries()
        if twice := sorted(new.keys() & self.patterns.keys()):
            raise FluentError(f"ids that are there already: {', '.join(twice)}")
        self.patterns |= new

    def __contains__(self, name: str) -> bool:
        return name in self.patterns

    def format(self, name: str, args: Args | None = None) -> str:
        """The text of a message with its variables filled in; KeyError for an unknown id."""
        return self._format(self.patterns[name], args or {})

    def _format(self, pattern: Pattern, args: Args) -> str:
        return "".join(self._element(element, args) for element in pattern)

    def _element(self, element: Element, args: Args) -> str:
        match element:
            case str():
                return element
            case Literal(value):
                return str(value)
            case Variable(name):
                return str(args[name]) if name in args else f"{{${name}}}"
            case Reference(name):
                pattern = self.patterns.get(name)
                # A term sees no variables but its own, and here it has none.
                visible: Args = {} if name.startswith("-") else args
                return f"{{{name}}}" if pattern is None else self._format(pattern, visible)
            case Select():
                return self._format(self._chosen(element, args), args)

    def _chosen(self, select: Select, args: Args) -> Pattern:
        """The pattern of the first variant that fits the selector, or of the default."""
        selector = select.selector
        value = selector.value if isinstance(selector, Literal) else args.get(selector.name)
        for key, pattern in select.variants:
            if key == value or (isinstance(value, int) and key == self.plural(value)):
                return pattern
        return select.variants[select.default][1]

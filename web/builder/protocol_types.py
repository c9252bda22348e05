"""The protocol's TypedDicts as TypeScript, so that page and engine can't drift apart."""

import ast
import io
import json
import tokenize

from web.builder.tools import BuildError

_PLAIN = {"int": "number", "float": "number", "str": "string", "bool": "boolean", "Any": "unknown"}
_HEAD = "// Written by build.py from engine/meldbook/protocol.py. Change that file, not this one.\n"


def typescript(source: str) -> str:
    """The TypeScript interfaces of a module of TypedDicts."""
    module = ast.parse(source)
    comments = _comments(source)
    classes = [node for node in module.body if isinstance(node, ast.ClassDef)]
    names = {node.name for node in classes}
    parts = [_HEAD, *(_interface(node, names, comments) for node in classes)]
    return "\n".join(parts)


def _comments(source: str) -> dict[int, str]:
    """The comment of each line that has one."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {
        token.start[0]: token.string.lstrip("# ")
        for token in tokens
        if token.type == tokenize.COMMENT
    }


def _interface(node: ast.ClassDef, names: set[str], comments: dict[int, str]) -> str:
    lines = _doc(ast.get_docstring(node), "")
    lines.append(f"export interface {node.name} {{")
    for field in node.body:
        if isinstance(field, ast.AnnAssign):
            lines += _field(field, names, comments)
    return "\n".join([*lines, "}", ""])


def _doc(text: str | None, indent: str) -> list[str]:
    """A comment above a declaration, as editors show it."""
    if not text:
        return []
    if "\n" not in text:
        return [f"{indent}/** {text} */"]
    inner = [f"{indent} * {line}".rstrip() for line in text.splitlines()]
    return [f"{indent}/**", *inner, f"{indent} */"]


def _field(field: ast.AnnAssign, names: set[str], comments: dict[int, str]) -> list[str]:
    name, kind, mark = ast.unparse(field.target), field.annotation, ""
    if _is_generic(kind, "NotRequired"):
        kind, mark = _inner(kind)[0], "?"
    values = _inner(kind) if _is_generic(kind, "Literal") else []
    if any(value.lineno in comments for value in values[:-1]):
        return [f"  {name}{mark}:", *_long_union(values, comments)]
    doc = _doc(comments.get(field.end_lineno or field.lineno), "  ")
    return [*doc, f"  {name}{mark}: {_type(kind, names)};"]


def _long_union(values: list[ast.expr], comments: dict[int, str]) -> list[str]:
    """A union whose values have a comment each."""
    lines = []
    for value in values:
        end = ";" if value is values[-1] else ""
        after = f" // {comments[value.lineno]}" if value.lineno in comments else ""
        lines.append(f"    | {_literal(value)}{end}{after}")
    return lines


def _type(node: ast.expr, names: set[str]) -> str:
    """A Python annotation as a TypeScript type."""
    text = ast.unparse(node)
    if text in _PLAIN:
        return _PLAIN[text]
    if text in names:
        return text
    if text == "None":
        return "null"
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return f"{_type(node.left, names)} | {_type(node.right, names)}"
    if _is_generic(node, "Literal"):
        return " | ".join(_literal(value) for value in _inner(node))
    if _is_generic(node, "list"):
        inner = _type(_inner(node)[0], names)
        return f"({inner})[]" if " " in inner and "<" not in inner else f"{inner}[]"
    if _is_generic(node, "dict") and ast.unparse(_inner(node)[0]) == "str":
        return f"Record<string, {_type(_inner(node)[1], names)}>"
    raise BuildError(
        f"protocol.py, line {node.lineno}: {text} has no TypeScript twin.",
        "Use str, int, bool, None, Any, Literal, list, dict[str, …] or a TypedDict of that file.",
    )


def _literal(node: ast.expr) -> str:
    return json.dumps(ast.literal_eval(node), ensure_ascii=False)


def _is_generic(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Subscript) and ast.unparse(node.value) == name


def _inner(node: ast.expr) -> list[ast.expr]:
    """What stands between the brackets of a generic type."""
    if not isinstance(node, ast.Subscript):
        return []
    return node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]

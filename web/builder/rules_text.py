"""The rules files of a language as one book: every rule written once, repeated where it is needed.

A heading "J5 Opening" writes a rule out; its file is the rule's home. A heading that is a bare id
("R3") stands for that rule's heading and text. Links name files: `[H5](basic-rummy.md#H5)`.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from web.builder.paths import ROOT
from web.builder.tools import BuildError

RULE = re.compile(r"^([A-Z]\d+) (\S.*)$")
_BARE = re.compile(r"^[A-Z]\d+$")
_HEADING = re.compile(r"^(#{1,6}) +(.+?) *$", re.MULTILINE)
_LINK = re.compile(r"\]\(([a-z0-9-]+)\.md(?:#([\w-]+))?\)")


@dataclass(frozen=True)
class Book:
    """The rules files of one language, by name without ending, and what they write out."""

    folder: str
    texts: Mapping[str, str]
    language: str
    homes: Mapping[str, str]  # the file that writes a rule out, by id
    rules: Mapping[str, str]  # its heading without the signs, and its paragraphs

    def page(self, name: str) -> str:
        """A whole page as Markdown: repeated rules written out, links between built pages."""
        parts = []
        for signs, heading, text in _parts(self.texts[name]):
            if not _BARE.match(heading):
                parts += [f"{signs} {heading}", text]
            elif heading in self.rules:
                parts += [f"{signs} {self.rules[heading]}", text]
            else:
                raise BuildError(
                    f"{self.folder}/{name}.md repeats {heading}, which no file writes out.",
                    f"Write it out under a heading like: ### {heading} What it is about",
                )
        whole = "\n\n".join(filter(None, parts)) + "\n"
        here = {heading.split()[0] for _, heading, _ in _parts(whole)}
        return _LINK.sub(lambda link: self._link(link, name, here), whole)

    def _link(self, link: re.Match[str], page: str, here: set[str]) -> str:
        """A link of the built page: within it where it can be."""
        target, anchor = link[1], link[2] or ""
        rule = _BARE.match(anchor) is not None
        if target not in self.texts or (rule and anchor not in self.homes):
            raise BuildError(
                f"{self.folder}/{page}.md links to {link[0][2:-1]}, which is not there.",
                "Link to a file of the same folder, and to the id of a rule in it.",
            )
        if rule and anchor in here:
            return f"](#{anchor})"
        return f"]({target}.html{anchor and f'#{anchor}'})"


def read_book(folder: Path) -> Book:
    """The rules files of a language's folder; BuildError where two write out the same rule."""
    place = folder.relative_to(ROOT).as_posix() if folder.is_relative_to(ROOT) else folder.name
    texts = {file.stem: file.read_text("utf-8") for file in sorted(folder.glob("*.md"))}
    homes: dict[str, str] = {}
    rules: dict[str, str] = {}
    for name, whole in texts.items():
        for _, heading, text in _parts(whole):
            if (found := RULE.match(heading)) is None:
                continue
            if found[1] in homes:
                raise BuildError(
                    f"{place}: {found[1]} is there twice, in {homes[found[1]]}.md and {name}.md.",
                    f"Write a rule out once; elsewhere repeat it by a heading: ### {found[1]}",
                )
            homes[found[1]] = name
            rules[found[1]] = f"{heading}\n\n{text}"
    return Book(place, texts, folder.name, homes, rules)


def _parts(text: str) -> Iterator[tuple[str, str, str]]:
    """The parts of a file: the signs of its heading, the heading, the text up to the next one."""
    pieces = _HEADING.split(text)
    yield from zip(pieces[1::3], pieces[2::3], map(str.strip, pieces[3::3]), strict=True)

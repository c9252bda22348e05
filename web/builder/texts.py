"""The Fluent files: read for mistakes here, then served as they are."""

import shutil
from pathlib import Path

from fluent.syntax import FluentParser, ast

from web.builder.paths import ENGINE, ROOT
from web.builder.tools import BuildError

TEXTS = ENGINE / "texts"
# The languages, as each calls itself.
LANGUAGES = {"en": "English", "es": "Español", "nl": "Nederlands", "pt-PT": "Português"}


def make(part: Path) -> None:
    """Copy all texts, one folder a language; BuildError where Fluent can't read one."""
    mistakes = [line for file in sorted(TEXTS.rglob("*.ftl")) for line in find_mistakes(file)]
    if mistakes:
        raise BuildError(
            "Texts that Fluent can't read:\n  " + "\n  ".join(mistakes),
            "Mend these lines; a message is `name = text`, further lines indented.",
        )
    for language in sorted(folder for folder in TEXTS.iterdir() if folder.is_dir()):
        (part / "texts" / language.name).mkdir(parents=True)
        for file in sorted(language.glob("*.ftl")):
            shutil.copyfile(file, part / "texts" / language.name / file.name)


def find_mistakes(file: Path) -> list[str]:
    """What is wrong in a Fluent file: "place: what" each."""
    text = file.read_text("utf-8")
    place = file.relative_to(ROOT).as_posix() if file.is_relative_to(ROOT) else file.name
    seen: set[str] = set()
    mistakes = []
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            why = "; ".join(str(note.message) for note in entry.annotations)
            mistakes.append(f"{place}, line {line}: {why}")
        if isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name
            if name in seen:
                mistakes.append(f"{place}, line {line}: {name} is there twice")
            seen.add(name)
    return mistakes

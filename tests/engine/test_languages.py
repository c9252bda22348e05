"""The languages of the terminal: asked for, or the system's; and cards with their articles."""

from pathlib import Path

import pytest

from meldbook import cli
from meldbook.languages import LANGUAGES, chosen, language_of, of_environment
from meldbook.wording import Wording


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("nl", "nl"),
        ("nl_BE.UTF-8", "nl"),
        ("pt", "pt-PT"),
        ("pt_BR.UTF-8", "pt-PT"),
        ("ES-419", "es"),
        ("C.UTF-8", "C.UTF-8"),
    ],
)
def test_a_language_is_known_by_its_first_part(text: str, expected: str) -> None:
    assert language_of(text) == expected


def test_the_environment_names_a_language_or_it_is_english() -> None:
    assert of_environment({"LANG": "nl_NL.UTF-8"}) == "nl"
    assert of_environment({"LANG": "nl_NL", "LC_MESSAGES": "es_ES"}) == "es"
    assert of_environment({"LANG": "nl_NL", "LC_ALL": "C"}) == "en"
    assert of_environment({"LANG": "fr_FR"}) == "en"
    assert of_environment({}) == "en"


def test_a_command_line_names_its_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert chosen(["--seed", "x", "--lang", "pt"]) == "pt-PT"
    assert chosen(["--lang=nl"]) == "nl"
    assert chosen(["--seed", "x"]) == "es"
    assert chosen(["--lang", "xx"]) == "es"
    assert chosen(["--lang"]) == "es"


@pytest.mark.parametrize("command", ["play", "arena"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language(
    command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        cli.main([command, "--lang", language, "--help"])
    about = "terminal-about" if command == "play" else "arena-about"
    first = Wording(language=language).say(about).split()[:4]
    assert " ".join(first) in capsys.readouterr().out


def test_what_can_not_be_read_is_said_in_the_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "nl_NL.UTF-8")
    assert cli.main(["replay", str(tmp_path / "none")]) == 2
    assert "was niet te lezen" in capsys.readouterr().err
    assert cli.main(["play", "--lang", "es", "--rules", "tute"]) == 2
    assert capsys.readouterr().err.startswith("No hay ningún juego llamado «tute».")


@pytest.mark.parametrize(
    ("language", "seven", "queen", "joker", "named"),
    [
        ("es", "el siete de picas", "la reina de corazones", "un comodín", "el comodín como"),
        ("nl", "de schoppenzeven", "de hartenvrouw", "een joker", "de joker als"),
        ("pt-PT", "o sete de espadas", "a dama de copas", "um joker", "o joker como"),
    ],
)
def test_cards_have_the_articles_of_their_names(
    language: str, seven: str, queen: str, joker: str, named: str
) -> None:
    words = Wording(language=language)
    assert words.card_in_sentence("7s") == seven
    assert words.card_in_sentence("Qh") == queen
    assert words.card_in_sentence("*") == joker
    assert words.card_in_sentence("*=Qh").startswith(f"{named} ")
    assert words.card_in_sentence("4h=Q").startswith(words.card_in_sentence("4h"))

"""The wheel: fit for pip and for Pyodide, the same bytes from the same sources."""

import email
import re
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from web.builder import wheels

NAME = re.compile(r"^[a-z0-9_]+-\d+(\.\d+)+-py3-none-any\.whl$")


@pytest.fixture
def wheel(site: Path) -> Path:
    (file,) = (site / "engine").rglob("*.whl")
    return file


def read(wheel: Path, ending: str) -> str:
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith(ending))
        return packed.read(name).decode()


def test_every_wheel_of_the_site_has_a_name_that_pyodide_can_install(site: Path) -> None:
    names = [file.name for file in site.rglob("*.whl")]
    assert len(names) == 2
    assert [name for name in names if not NAME.match(name)] == []


def test_metadata_is_fit_for_an_index(wheel: Path) -> None:
    about = email.message_from_string(read(wheel, ".dist-info/METADATA"))
    assert about["Name"] == "meldbook"
    assert about["Requires-Dist"] is None
    assert about["Requires-Python"] == ">=3.11"
    assert about["License-Expression"] == "MIT"
    assert about["License-File"] == "LICENSE"
    assert about["Summary"]
    assert about["Description-Content-Type"] == "text/markdown"
    assert about["Version"] == wheel.name.split("-")[1]
    assert "Typing :: Typed" in about.get_all("Classifier", [])
    assert "meldbook = meldbook.cli:main" in read(wheel, "entry_points.txt")


def test_the_wheel_holds_the_engine_alone(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    assert {name.split("/")[0].partition("-")[0] for name in names} == {"meldbook"}
    assert "meldbook/py.typed" in names
    assert "meldbook/texts/en/engine.ftl" in names
    assert [name for name in names if "__pycache__" in name] == []


def test_the_wheel_knows_its_build(wheel: Path) -> None:
    assert f'BUILD_ID = "{wheel.parent.name}"' in read(wheel, "meldbook/_build.py")


def test_two_builds_are_the_same_bytes(tmp_path: Path) -> None:
    for name in ("a", "b"):
        wheels.make_engine(tmp_path / name, "0123456789ab")
    first, second = (next((tmp_path / name).rglob("*.whl")).read_bytes() for name in ("a", "b"))
    assert first == second


def test_pip_installs_it_and_its_command_runs(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path, with_pip=False)
    folder = "Scripts" if sys.platform == "win32" else "bin"
    pip = [sys.executable, "-m", "pip", "--python", str(tmp_path / folder / "python")]
    options = ["--disable-pip-version-check", "install", "-q", "--no-index", str(wheel)]
    subprocess.run([*pip, *options], check=True)
    command = [str(tmp_path / folder / "meldbook"), "--help"]
    said = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    for word in ("play", "check"):
        assert word in said.stdout

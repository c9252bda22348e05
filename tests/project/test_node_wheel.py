"""Machines without Node: the one that PyPI carries does all the work."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from web.builder import environment, packages
from web.builder.paths import VENV, WEB


def test_node_from_pypi_installs_the_packages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MELDBOOK_NODE", "wheel")
    node = environment.find_node()
    assert node.program.is_relative_to(VENV)
    assert [Path(word).name for word in node.npm] == [node.program.name, "npm-cli.js"]

    for file in packages.INPUTS:
        shutil.copy2(file, tmp_path / file.name)
    monkeypatch.setattr(packages, "WEB", tmp_path)
    monkeypatch.setenv("PATH", "/nowhere")
    packages.install(tmp_path, node)
    compiler = tmp_path / "node_modules" / "typescript" / "bin" / "tsc"
    command = [str(node.program), str(compiler), "--version"]
    said = subprocess.run(command, env=node.env, capture_output=True, text=True, check=True)
    assert said.stdout.startswith("Version ")


def test_an_old_node_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text("#!/bin/sh\necho v18.20.1\n", "utf-8")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.delenv("MELDBOOK_NODE", raising=False)
    assert environment.find_node().program.is_relative_to(VENV)


def test_the_machines_node_is_taken_when_it_will_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text("#!/bin/sh\necho v20.0.0\n", "utf-8")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.delenv("MELDBOOK_NODE", raising=False)
    assert environment.find_node().program == tmp_path / "node"


def test_web_has_the_folder_of_packages_that_the_lock_file_asks_for() -> None:
    assert packages.INSTALLED.is_file()
    assert packages.INSTALLED.is_relative_to(WEB)

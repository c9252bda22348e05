"""Where things lie in the tree."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ENGINE = ROOT / "engine" / "meldbook"
WEB = ROOT / "web"
BUILDER = WEB / "builder"
TESTS = ROOT / "tests"
SITE = ROOT / "site"
VENV = ROOT / ".venv"
WORK = ROOT / ".build"  # parts, stamps and reports; ignored by git
PARTS = WORK / "parts"  # one folder a step, laid out as below site/

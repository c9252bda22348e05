"""The version of the wheel; pyproject.toml reads it from here."""

VERSION = "0.1.0"

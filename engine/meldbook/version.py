"""The version of the wheel, for those who ask while it runs."""

__version__ = "0.1.0"

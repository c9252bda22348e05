"""How Sphinx builds the documentation; `python3 build.py docs` runs it, warnings as errors."""

from typing import Any

from meldbook.version import __version__

project = "Meldbook"
author = "The Meldbook authors"
project_copyright = f"{author}, MIT licence"
version = release = __version__

extensions = ["sphinx.ext.autodoc", "myst_parser"]
exclude_patterns = ["requirements.*"]
default_role = "code"  # docstrings write `name`, as Markdown does
myst_heading_anchors = 3
myst_html_meta = {"description": "Documentation of Meldbook, a rummy engine and its pages."}
myst_enable_extensions = ["deflist"]

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_type_aliases = {"Face": "Face", "Hand": "Hand", "LaidCard": "LaidCard", "Move": "Move"}
add_module_names = False
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = "Meldbook documentation"
_GREEN, _GOLD = "#0f6b47", "#f0c765"  # of the table
html_theme_options = {
    "light_css_variables": {"color-brand-primary": _GREEN, "color-brand-content": _GREEN},
    "dark_css_variables": {"color-brand-primary": _GOLD, "color-brand-content": _GOLD},
}
html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False
html_use_index = False


def setup(app: Any) -> None:  # noqa: ANN401  # of Sphinx, which only the build of these pages has
    """Leave out the empty line that a doctest needs before its closing fence."""

    def tidy(_app: object, _page: str, text: list[str]) -> None:
        text[0] = text[0].replace("\n\n```\n", "\n```\n")

    app.connect("source-read", tidy)

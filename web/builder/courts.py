"""courts/: the classic court cards, drawn by Adrian Kennard and given to everybody (CC0).

They come with a package of faces for another library. Of each face the figure in its frame is
taken; indices are the page's own. Nothing of them is loaded until somebody chooses them.
"""

import re
from pathlib import Path

from web.builder.packages import MODULES
from web.builder.tools import BuildError

FACES = MODULES / "@heruka_urgyen" / "react-playing-cards" / "src" / "images" / "2color"
_COURTS = tuple((rank, suit) for rank in "JQK" for suit in "SHDC")
_BOX = 'x="-82.4" y="-130.4" width="164.8" height="260.8"'
_HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-83.4 -131.4 166.8 262.8">'
_FRAME = f'<rect {_BOX} rx="3" fill="none" stroke="#44f"/>'
_GROUND = f'<rect {_BOX} rx="3" fill="#fffdf7"/>'


def make(part: Path) -> None:
    """Write courts/Ks.svg and the eleven others."""
    folder = part / "courts"
    folder.mkdir()
    for rank, suit in _COURTS:
        face = FACES / f"{rank}{suit}.svg"
        if not face.exists():
            raise BuildError(
                f"{face.name} is not where the package of classic courts had it.",
                "Does web/package.json name another version of it? See web/builder/courts.py.",
            )
        figure = figure_of(face.read_text("utf-8"), suit + rank)
        (folder / f"{rank}{suit.lower()}.svg").write_text(figure, "utf-8")


def figure_of(face: str, name: str) -> str:
    """The figure of a face without its indices; `name` is what the face calls it: SK."""
    symbols = re.findall(rf'<symbol id="S?{name}\d?".*?</symbol>', face, re.DOTALL)
    uses = re.findall(rf'<use\b[^>]*href="#{name}\d"[^>]*></use>', face)
    drawing = _HEAD + _GROUND + "".join(symbols) + "".join(uses) + _FRAME + "</svg>"
    return _shorter(drawing.replace("xlink:href", "href"))


def _shorter(drawing: str) -> str:
    """With a tenth of a unit kept of every number: a figure is 1300 units wide."""
    return re.sub(
        r"\d+\.\d\d+", lambda number: f"{float(number[0]):.1f}".removesuffix(".0"), drawing
    )

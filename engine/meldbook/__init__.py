"""Meldbook: the rummy family as a rules book that plays.

The public door. States change only in `apply` and `advance`, hidden cards leave only through
`view`, and `why_not` decides what is legal.
"""

from meldbook.advance import advance
from meldbook.arrange import Arrangement, arrange
from meldbook.bots import bot
from meldbook.codes import Refusal, Unreadable
from meldbook.faces import card_text
from meldbook.legality import why_not
from meldbook.listing import legal_moves, options
from meldbook.match import AmbiguousMove, Match
from meldbook.melds import Meld
from meldbook.moves import Decline, Discard, Draw, LayMeld, LayOff, Move, Reclaim, Take
from meldbook.notation import Ambiguous, meld_text, move_text, parse_card, parse_cards, parse_move
from meldbook.play import Event, IllegalMove, Step, apply
from meldbook.public import cards_short, readings
from meldbook.record import Header, Record, Turn, dump_record, parse_record
from meldbook.rules import Rules
from meldbook.scenario import Scenario, parse_scenario
from meldbook.seeds import Dice
from meldbook.state import State
from meldbook.systems import SYSTEMS, system
from meldbook.version import __version__
from meldbook.view import view

__all__ = [
    "SYSTEMS",
    "Ambiguous",
    "AmbiguousMove",
    "Arrangement",
    "Decline",
    "Dice",
    "Discard",
    "Draw",
    "Event",
    "Header",
    "IllegalMove",
    "LayMeld",
    "LayOff",
    "Match",
    "Meld",
    "Move",
    "Reclaim",
    "Record",
    "Refusal",
    "Rules",
    "Scenario",
    "State",
    "Step",
    "Take",
    "Turn",
    "Unreadable",
    "__version__",
    "advance",
    "apply",
    "arrange",
    "bot",
    "card_text",
    "cards_short",
    "dump_record",
    "legal_moves",
    "meld_text",
    "move_text",
    "options",
    "parse_card",
    "parse_cards",
    "parse_move",
    "parse_record",
    "parse_scenario",
    "readings",
    "system",
    "view",
    "why_not",
]

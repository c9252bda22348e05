"""Cards and moves as text (notation.md): reading with clear errors, printing canonically."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from meldbook.codes import Unreadable
from meldbook.faces import (
    JOKER,
    RANK_ONLY,
    RANKS,
    SUITS,
    UNKNOWN,
    Face,
    Meaning,
    card_text,
    face,
    face_of,
    laid_text,
    lay,
    meaning_of,
    rank_of,
)
from meldbook.legality import fault
from meldbook.melds import Meld, can_be_wild, growths, itself, wild_places
from meldbook.moves import Decline, Discard, Draw, LayMeld, LayOff, Move, Reclaim, Take
from meldbook.naming import Named, as_itself, named_readings
from meldbook.state import State

_SIGNS = str.maketrans({"♠": "s", "♥": "h", "♦": "d", "♣": "c", "\ufe0e": None, "\ufe0f": None})
_FORMS = "draw | take | meld CARDS | add CARD to N | swap CARD in N | discard CARD | decline"


@dataclass(frozen=True, slots=True)
class Ambiguous:
    """A text that may mean several legal moves; the player chooses (R6)."""

    moves: tuple[Move, ...]


def parse_card(text: str) -> Face:
    """The face of `7h`, `10♠`, `*` or `?`. Raises Unreadable card-unreadable."""
    plain = text.strip().translate(_SIGNS)
    if plain in ("*", "?"):
        return JOKER if plain == "*" else UNKNOWN
    rank, suit = _rank(plain[:-1]), plain[-1:].lower()
    if rank is None or suit == "" or suit not in SUITS:
        raise Unreadable("card-unreadable", text=text.strip())
    return face(rank, SUITS.index(suit))


def parse_cards(text: str) -> tuple[Face, ...]:
    """The faces of cards separated by spaces, in the order written."""
    return tuple(parse_card(part) for part in text.split())


def parse_named(text: str) -> Named:
    """A card with or without a meaning: `7h`, `*=7h`, `4h=7`."""
    card, mark, name = text.partition("=")
    if not mark:
        return Named(parse_card(card), None)
    plain = name.strip().translate(_SIGNS)
    rank = _rank(plain)
    meaning = parse_card(plain) if rank is None else RANK_ONLY + rank
    if meaning in (JOKER, UNKNOWN):  # neither is a card to stand for
        raise Unreadable("card-unreadable", text=text.strip())
    return Named(parse_card(card), meaning)


def _rank(text: str) -> int | None:
    name = "10" if text in ("T", "t") else text.upper()
    return RANKS.index(name) if name in RANKS else None


def cards_text(cards: tuple[Face, ...]) -> str:
    """Faces as text, separated by spaces, in the order given."""
    return " ".join(map(card_text, cards))


def meld_text(meld: Meld) -> str:
    """A meld as text in its printed order."""
    return " ".join(map(laid_text, meld.cards))


def move_text(move: Move) -> str:
    """The canonical text of a move."""
    match move:
        case Draw():
            return "draw"
        case Take():
            return "take"
        case LayMeld(cards):
            return "meld " + " ".join(map(laid_text, cards))
        case LayOff(card, meld):
            return f"add {laid_text(card)} to {meld}"
        case Reclaim(card, meld, wild):
            named = "" if face_of(wild) == JOKER else f" for {card_text(face_of(wild))}"
            return f"swap {card_text(card)}{named} in {meld}"
        case Discard(card):
            return f"discard {card_text(card)}"
        case Decline():
            return "decline"


def split_move(text: str) -> list[str]:
    """The single steps of a move text: `meld A | B` and `add 4h 3h to 1` are short for several."""
    words = text.split()
    if not words:
        raise Unreadable("move-unreadable", text=text, expected=_FORMS)
    verb = words[0].lower()
    if verb == "meld":
        parts = [part.split() for part in " ".join(words[1:]).split("|")]
        if not all(parts):
            raise Unreadable("move-unreadable", text=text.strip(), expected=_FORMS)
        return [" ".join(["meld", *part]) for part in parts]
    if verb == "add":
        to = next((n for n, word in enumerate(words) if word.lower() == "to"), len(words))
        if to > 1:
            return [" ".join(["add", card, *words[to:]]) for card in words[1:to]]
    return [" ".join(words)]


def parse_move(text: str, state: State) -> Move | Ambiguous:
    """The single move that a text means in a state (or view of the seat on turn).

    An open meaning is filled in if exactly one is legal; with several the answer is Ambiguous.
    Where none is legal, a move is given whose refusal by `why_not` says what is wrong. Raises
    Unreadable: card-unreadable, move-unreadable.
    """
    words, line = text.split(), " ".join(text.split())
    plain: dict[str, Move] = {"draw": Draw(), "take": Take(), "decline": Decline()}
    if len(words) == 1 and words[0].lower() in plain:
        return plain[words[0].lower()]
    if words and words[0].lower() == "meld" and len(words) > 1:
        return _parse_meld([parse_named(word) for word in words[1:]], state)
    discard = re.fullmatch(r"discard (\S+)", line, re.IGNORECASE)
    if discard:
        return Discard(parse_card(discard[1]))
    add = re.fullmatch(r"add (\S+)(?: to ([0-9]{1,4}))?", line, re.IGNORECASE)
    if add:
        return _parse_add(parse_named(add[1]), int(add[2]) if add[2] else None, state)
    swap = re.fullmatch(r"swap (\S+)(?: for (\S+))? in ([0-9]{1,4})", line, re.IGNORECASE)
    if swap:
        wanted = parse_card(swap[2]) if swap[2] else None
        return _parse_swap(parse_card(swap[1]), wanted, int(swap[3]), state)
    raise Unreadable("move-unreadable", text=text.strip(), expected=_FORMS)


def _parse_meld(cards: list[Named], state: State) -> Move | Ambiguous:
    shape = state.here.shape
    found = named_readings(cards, shape)
    fitting = [LayMeld(meld.cards) for meld in found]
    itself = [LayMeld(meld.cards) for meld in found if as_itself(meld, cards)]
    legal = [move for move in itself if fault(state, move) is None] or [
        move for move in fitting if fault(state, move) is None
    ]
    fallback = LayMeld(tuple(lay(card.face, card.meaning) for card in cards))
    return _one_of(legal, [*fitting, fallback])


def _parse_add(card: Named, number: int | None, state: State) -> Move | Ambiguous:
    numbers = range(1, len(state.table) + 1) if number is None else [number]
    fitting: list[Move] = []
    wild: list[Move] = []
    for place in numbers:
        if 1 <= place <= len(state.table):
            meanings = [g.meaning for g in growths(state.table[place - 1], state.here.shape)]
            fitting += [LayOff(lay(card.face, m), place) for m in _names(card, meanings)]
            if card.meaning is None and can_be_wild(card.face, state.here.shape):
                wild += [LayOff(lay(card.face, m), place) for m in meanings]
    legal = [move for move in fitting if fault(state, move) is None]
    if not legal:  # a card of the wild rank that is not itself may be any other
        legal = [move for move in wild if fault(state, move) is None]
        fitting += wild
    fallback = LayOff(lay(card.face, card.meaning), 1 if number is None else number)
    return _one_of(legal, [*fitting, fallback])


def _names(card: Named, meanings: list[Meaning]) -> list[Meaning]:
    """The meanings that a typed card may take of those that a meld can still hold."""
    if card.meaning is not None:
        asked = (card.meaning, RANK_ONLY + rank_of(card.meaning))
        found = (lay(card.face, m) for m in meanings if m in asked)
        return [meaning_of(itself(laid)) for laid in found]
    own = (card.face, RANK_ONLY + rank_of(card.face)) if card.face < JOKER else ()
    return [card.face for m in meanings if m in own]


def _parse_swap(card: Face, wanted: Face | None, number: int, state: State) -> Move | Ambiguous:
    inside = 1 <= number <= len(state.table)
    places = wild_places(state.table[number - 1], card) if inside else []
    fitting = [
        Reclaim(card, number, wild) for wild in places if wanted is None or face_of(wild) == wanted
    ]
    legal = [move for move in fitting if fault(state, move) is None]
    fallback = Reclaim(card, number, lay(JOKER if wanted is None else wanted, card))
    return _one_of(legal, [*fitting, fallback])


def _one_of(legal: Sequence[Move], otherwise: Sequence[Move]) -> Move | Ambiguous:
    if len(legal) == 1:
        return legal[0]
    return Ambiguous(tuple(legal)) if legal else otherwise[0]

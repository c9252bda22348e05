"""What the terminal shows, as lines of plain text: the table, a hand, scores."""

import re
import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from meldbook.faces import JOKER, Face, card_text, laid_text, rank_of, suit_of
from meldbook.scoring import card_points, ranks
from meldbook.state import DealEnd, State, opening_points
from meldbook.wording import Wording

_SIGNS = str.maketrans("shdc", "♠♥♦♣")
_ESCAPES = re.compile(r"\x1b\[\d+m")
_RED, _STRONG, _PLAIN = "\x1b[31m", "\x1b[1m", "\x1b[0m"
_LONGEST_NAME = 14
_MARGIN = "  "


@dataclass(frozen=True, slots=True)
class Style:
    """How a terminal writes: line width, suits as signs or letters, colour or none."""

    width: int = 80
    signs: bool = True
    colour: bool = False

    def card(self, text: str) -> str:
        """A card in notation as this terminal shows it: `7h` becomes `7♥`."""
        shown = text.translate(_SIGNS) if self.signs else text
        red = self.colour and text[-1] in "hd"
        return f"{_RED}{shown}{_PLAIN}" if red else shown

    def move(self, text: str) -> str:
        """A move in notation: its cards as `card` shows them."""
        return " ".join(self.card(word) if _is_card(word) else word for word in text.split())

    def strong(self, text: str) -> str:
        """Text that should catch the eye."""
        return f"{_STRONG}{text}{_PLAIN}" if self.colour else text

    def wrapped(self, text: str) -> list[str]:
        """Sentences as lines that fit."""
        whole = " ".join(text.split())
        return textwrap.wrap(whole, self.width, break_on_hyphens=False, break_long_words=False)

    def filled(self, pieces: Iterable[str], gap: str = "  ", margin: str = _MARGIN) -> list[str]:
        """Pieces that must not be broken, as many in a line as fit."""
        lines: list[str] = []
        for piece in pieces:
            if lines and _length(lines[-1] + gap + piece) <= self.width:
                lines[-1] += gap + piece
            else:
                lines.append(margin + piece)
        return lines


def _is_card(word: str) -> bool:
    return word[0] in "*0123456789AJQK" and not word.isdigit()


def _length(text: str) -> int:
    """How wide a text appears."""
    return len(_ESCAPES.sub("", text))


def columns(rows: Sequence[Sequence[str]], right: Iterable[int] = ()) -> list[str]:
    """Rows of equally many cells as lines of aligned columns; `right` are set flush right."""
    widths = [max(map(_length, cells)) for cells in zip(*rows, strict=True)]
    flush = set(right)
    lines = []
    for row in rows:
        pads = [" " * (width - _length(cell)) for cell, width in zip(row, widths, strict=True)]
        pairs = enumerate(zip(row, pads, strict=True))
        cells = [pad + cell if place in flush else cell + pad for place, (cell, pad) in pairs]
        lines.append((_MARGIN + _MARGIN.join(cells)).rstrip())
    return lines


def by_suit(card: Face) -> tuple[int, int]:
    """Sort key: suits, ranks within each; jokers last."""
    return (4, 0) if card == JOKER else (suit_of(card), rank_of(card))


def by_rank(card: Face) -> tuple[int, int]:
    """Sort key: ranks, suits within each; jokers last."""
    return (13, 0) if card == JOKER else (rank_of(card), suit_of(card))


class Screen:
    """The parts of a position as lines, in the words and the style of one reader."""

    def __init__(self, words: Wording, style: Style) -> None:
        """Nothing is kept but how to write."""
        self.words = words
        self.style = style
        self.names = [_short(name) for name in words.names]

    def cards(self, cards: Iterable[Face]) -> str:
        """Cards in notation with a space between."""
        return " ".join(self.style.card(card_text(card)) for card in cards)

    def table(self, view: State) -> list[str]:
        """All that lies open: piles, seats, melds."""
        return [*self._heading(view), "", *self._seats(view), "", *self._melds(view)]

    def _heading(self, view: State) -> list[str]:
        say = self.words.say
        game = say(f"rules-{view.rules.name}")
        title = (
            say("terminal-title-open", game=game, deal=view.deal)
            if view.rules.deals is None
            else say("terminal-title", game=game, deal=view.deal, deals=view.rules.deals)
        )
        top = self.cards(view.discard[-1:])
        piles = say("terminal-piles", stock=len(view.stock), discard=len(view.discard), top=top)
        return [self.style.strong(title), piles]

    def _seats(self, view: State) -> list[str]:
        say = self.words.say
        rows = [["", *(say(f"terminal-head-{n}") for n in ("seat", "cards", "score", "opened"))]]
        for seat, name in enumerate(self.names):
            marker = ">" if seat == view.turn and view.phase != "over" else ""
            opened = "terminal-opened" if self._has_opened(view, seat) else "terminal-unopened"
            count, score = len(view.hands[seat]), view.scores[seat]
            rows.append([marker, name, str(count), str(score), say(opened)])
        return [*columns(rows, right=(2, 3)), *self._known(view)]

    def _known(self, view: State) -> list[str]:
        """Cards that everybody knows to be in another hand (R8)."""
        lines: list[str] = []
        for seat, cards in enumerate(view.known):
            if cards and seat != view.viewer:
                label = self.words.say("terminal-known", name=self.names[seat])
                pieces = [label, *(self.cards([card]) for card in cards)]
                lines += self.style.filled(pieces, gap=" ", margin="")
        return lines

    def _has_opened(self, view: State, seat: int) -> bool:
        return view.opened[seat] or (seat == view.turn and bool(view.laid))

    def _melds(self, view: State) -> list[str]:
        if not view.table:
            return [self.words.say("terminal-no-melds")]
        rows = [
            [
                str(number),
                " ".join(self.style.card(laid_text(card)) for card in meld.cards),
                self.names[owner],
            ]
            for number, (meld, owner) in enumerate(zip(view.table, view.owners, strict=True), 1)
        ]
        return [self.words.say("terminal-melds"), *columns(rows, right=(0,))]

    def hand(self, view: State, seat: int, *, ranks_first: bool) -> list[str]:
        """The hand of a seat in groups of a suit, or of a rank, and what its turn still asks."""
        cards = view.hands[seat]
        key = by_rank if ranks_first else by_suit
        groups = [list(g) for _, g in groupby(sorted(cards, key=key), lambda card: key(card)[0])]
        lines = [self.words.say("terminal-hand", cards=len(cards))]
        lines += self.style.filled([self.cards(group) for group in groups], gap="   ")
        return lines + self._pending(view, own=seat == view.turn)

    def _pending(self, view: State, *, own: bool) -> list[str]:
        lines, rules = [], view.rules
        if own and view.laid and rules.opening_points and not view.opened[view.turn]:
            points = opening_points(view)
            needed = rules.opening_points
            lines.append(self.words.say("terminal-opening", points=points, needed=needed))
        if own and view.owed:
            lines.append(self.words.say("terminal-owed", owed=view.owed))
        return lines

    def deal_end(self, state: State, end: DealEnd) -> list[str]:
        """Why an ended deal ended, all hands and what they cost."""
        args = {} if end.out is None else {"seat": end.out}
        over = self.words.say("terminal-deal-over", deal=state.deal)
        lines = self.style.wrapped(f"{over} {self.words.end(end.reason, args)}")
        for seat in range(state.seats):
            if seat != end.out:
                lines += ["", *self._hand_cost(state, seat, end.scores[seat])]
        return lines

    def _hand_cost(self, state: State, seat: int, points: int) -> list[str]:
        pieces = [
            f"{self.style.card(card_text(card))} {card_points(state.here, card)}"
            for card in sorted(state.hands[seat], key=by_suit)
        ]
        head = self.words.say("terminal-hand-cost", name=self.names[seat], points=points)
        return [head, *self.style.filled(pieces, gap=" + ")]

    def score_sheet(self, deals: Sequence[Sequence[object]], totals: Sequence[object]) -> list[str]:
        """What each deal added, by seat, and the totals."""
        rows = [[self.words.say("terminal-head-deal"), *self.names]]
        rows += [[str(n), *map(str, scores)] for n, scores in enumerate(deals, 1)]
        rows.append([self.words.say("terminal-total"), *map(str, totals)])
        return columns(rows, right=range(len(rows[0])))

    def standing(self, state: State) -> list[str]:
        """The final standing of a match that is over: the best first, equals share a place."""
        places = ranks(state.rules, state.scores)
        order = sorted(range(state.seats), key=lambda seat: places[seat])
        rows = [[f"{places[s]}.", self.names[s], str(state.scores[s])] for s in order]
        return [self.words.say("terminal-standing"), *columns(rows, right=(0, 2))]


def _short(name: str) -> str:
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"

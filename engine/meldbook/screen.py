"""What the terminal shows, as lines of plain text: the table, a hand, scores."""

import re
import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from meldbook.faces import JOKER, RANKS, Face, card_text, laid_text, rank_of, suit_of
from meldbook.judging import contract_short
from meldbook.options import OPTIONS, option_text
from meldbook.permission import contract_missing
from meldbook.rules import DealRules, Rules, changed_options
from meldbook.scoring import hand_points, ranks
from meldbook.state import DealEnd, State, opening_begun
from meldbook.systems import base_of
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
        say, rules = self.words.say, view.rules
        game = say(f"rules-{rules.name}")
        title = (
            say("terminal-title-target", game=game, deal=view.deal, target=str(rules.target))
            if rules.deals is None
            else say("terminal-title", game=game, deal=view.deal, deals=rules.deals)
        )
        top = self.cards(view.discard[-1:])
        piles = say("terminal-piles", stock=len(view.stock), discard=len(view.discard), top=top)
        return [self.style.strong(title), *self._asked(view.here), piles]

    def _asked(self, here: DealRules) -> list[str]:
        """What this deal asks for: the rank that is wild, and how to open."""
        say, parts = self.words.say, []
        if here.shape.wild_rank is not None:
            rank = say(f"rank-{RANKS[here.shape.wild_rank]}")
            parts.append(say("terminal-wild-rank", rank=rank))
        if here.opening == "points":
            parts.append(say("terminal-opening-points", needed=here.rules.opening_points or 0))
        if here.opening in ("contract", "whole-hand") and here.contract:
            parts.append(say("terminal-contract", contract=self.words.contract(here.contract)))
        if here.opening == "whole-hand":
            parts.append(say("terminal-whole-hand"))
        return self.style.filled(parts, gap=" ", margin="")

    def _seats(self, view: State) -> list[str]:
        say = self.words.say
        heads = ["seat", "cards", "score", *["opened"] * _opens(view.here)]
        rows = [["", *(say(f"terminal-head-{head}") for head in heads)]]
        for seat, name in enumerate(self.names):
            marker = ">" if seat == view.turn and view.phase != "over" else ""
            row = [marker, name, str(len(view.hands[seat])), str(view.scores[seat])]
            opened = "terminal-opened" if self._has_opened(view, seat) else "terminal-unopened"
            rows.append([*row, *[say(opened)] * _opens(view.here)])
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
        if not own:
            return []
        say, lines = self.words.say, []
        if view.drawn is not None and view.drawn.source == "none" and not view.touched:
            lines.append(say("terminal-lead"))
        if opening_begun(view):
            lines += self._opening_left(view)
        elif (short := contract_short(view, view.turn)) is not None:
            lines.append(say("terminal-contract-short", short=short))
        if view.owed:
            lines.append(say("terminal-owed", owed=view.owed))
        return lines

    def _opening_left(self, view: State) -> list[str]:
        """How far an opening has come that was begun in this turn."""
        say, here = self.words.say, view.here
        if here.opening == "points":
            points, needed = view.points, view.rules.opening_points or 0
            return [say("terminal-opening", points=points, needed=needed)]
        if here.opening == "contract" and (missing := +contract_missing(view)):
            lacks = say("contract", sets=missing["set"], runs=missing["run"])
            return [say("terminal-contract-lacks", contract=lacks)]
        if here.opening == "whole-hand":
            return [say("terminal-whole-hand-begun")]
        return []

    def deal_end(self, state: State, end: DealEnd) -> list[str]:
        """Why an ended deal ended, all hands and what they cost."""
        args = {} if end.out is None else {"seat": end.out}
        over = self.words.say("terminal-deal-over", deal=state.deal)
        lines = self.style.wrapped(f"{over} {self.words.end(end.reason, args)}")
        for seat in range(state.seats):
            if seat != end.out:
                lines += ["", *self._hand_cost(state, seat)]
        return lines

    def _hand_cost(self, state: State, seat: int) -> list[str]:
        pieces = [
            f"{self.style.card(card_text(card))} {state.here.points[card]}"
            for card in sorted(state.hands[seat], key=by_suit)
        ]
        points = hand_points(state.here, state.hands[seat])
        head = self.words.say("terminal-hand-cost", name=self.names[seat], points=points)
        return [head, *self.style.filled(pieces, gap=" + ")]

    def score_sheet(
        self, deals: Sequence[Sequence[object]], totals: Sequence[object], first: int = 1
    ) -> list[str]:
        """What each deal added, by seat, and the totals; `first` is the first deal's number."""
        rows = [[self.words.say("terminal-head-deal"), *self.names]]
        rows += [[str(n), *map(str, scores)] for n, scores in enumerate(deals, first)]
        rows.append([self.words.say("terminal-total"), *map(str, totals)])
        return columns(rows, right=range(len(rows[0])))

    def standing(self, state: State) -> list[str]:
        """The final standing of a match that is over: the best first, equals share a place."""
        places = ranks(state.rules, state.scores, state.won)
        order = sorted(range(state.seats), key=lambda seat: places[seat])
        rows = [[f"{places[s]}.", self.names[s], str(state.scores[s])] for s in order]
        if state.rules.tie_break == "deals-won":
            for row, seat in zip(rows, order, strict=True):
                row.append(self.words.say("terminal-deals-won", deals=state.won[seat]))
        return [self.words.say("terminal-standing"), *columns(rows, right=(0, 2))]

    def house_rules(self, rules: Rules) -> list[str]:
        """The options in which a game differs from the one it is named after."""
        changed = changed_options(rules, base_of(rules))
        if not changed:
            return []
        said = [self.words.option(name, value) for name, value in changed.items()]
        return [self.words.say("terminal-house-rules"), *self._items(said)]

    def options(self, rules: Rules) -> list[str]:
        """Every option of a game in words, and as it is given on the command line."""
        say, said = self.words.say, []
        for name in OPTIONS:
            value = getattr(rules, name)
            given = f"{name}={option_text(name, value)}"
            words = self.words.option(name, value)
            said.append(say("terminal-option-given", option=words, given=given))
        return self._items(said)

    def _items(self, texts: Iterable[str]) -> list[str]:
        narrow = replace(self.style, width=self.style.width - len(_MARGIN) * 2)
        lines = [narrow.wrapped(text) for text in texts]
        return [_MARGIN * (1 + (n > 0)) + line for item in lines for n, line in enumerate(item)]


def _opens(here: DealRules) -> bool:
    """Whether it matters in a deal who has opened."""
    return here.opening in ("points", "contract") or here.lay_off == "after-own-meld"


def _short(name: str) -> str:
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"

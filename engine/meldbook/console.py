"""Playing a match in a terminal: one person types moves and commands, bots answer in words."""

import sys
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from pathlib import Path

from meldbook.bots import bot
from meldbook.codes import Refusal, Unreadable
from meldbook.legality import why_not
from meldbook.listing import legal_moves
from meldbook.match import Match
from meldbook.moves import Decline, Draw, Move, Take
from meldbook.notation import Ambiguous, move_text, parse_move, split_move
from meldbook.play import Event, apply
from meldbook.screen import Screen
from meldbook.view import event_for, view

MOST_MOVES = 60
MOST_MEANINGS = 30
_MOVE_WORDS = frozenset({"draw", "take", "meld", "add", "swap", "discard", "decline"})


def tell(lines: Iterable[str]) -> None:
    """Write lines to the terminal."""
    sys.stdout.write("".join(f"{line}\n" for line in lines))


def ask(prompt: str) -> str | None:
    """A line typed after the prompt; None when the input has ended."""
    try:
        line = input(f"{prompt} > ").strip()
    except EOFError:
        tell([""])
        return None
    if not sys.stdin.isatty():
        tell([line])  # so that the output reads as if it had been typed
    return line


class Console:
    """A match under way for the person at `seat`; bots play the others."""

    def __init__(self, match: Match, seat: int, screen: Screen, file: Path | None = None) -> None:
        """Nothing is shown yet. `file` is where the record is saved at the end."""
        self.match = match
        self.seat = seat
        self.screen = screen
        self.words = screen.words
        self.file = file
        self.ranks_first = False
        self.left = False
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "moves": self._moves,
            "why": self._why,
            "undo": self._undo,
            "sort": self._sort,
            "table": self._table,
            "log": self._log,
            "scores": self._scores,
            "rules": self._rules,
            "save": self._save,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        game = f"rules-{self.match.state.rules.name}"
        about = {"game": self.words.say(game), "about": self.words.say(f"{game}-about")}
        self._paragraph(self.words.say("terminal-game", **about))
        self._paragraph(self.words.say("terminal-welcome"))
        tell(self.screen.house_rules(self.match.state.rules))
        try:
            self._begin()
            while not (self.left or self.match.over):
                self._go_on()
        except KeyboardInterrupt:
            tell([""])
            self.left = True
        finally:
            if self.left:
                self._paragraph(self.words.say("terminal-left"))
            self._keep()

    def _go_on(self) -> None:
        state = self.match.state
        if state.end is None and state.turn != self.seat:
            self._others()
        else:
            self._own_line()

    def _begin(self) -> None:
        """Tell who deals and leads; show the table unless others play first."""
        tell([""])
        self._events(self.match.events[:1])
        if self.match.state.end is not None or self.match.state.turn == self.seat:
            self._show()

    def _others(self) -> None:
        """Let the other seats play until the person is on turn or the deal is over."""
        while self.match.state.end is None and self.match.state.turn != self.seat:
            turn, events = self.match.state.turn, list[Event]()
            while self.match.state.end is None and self.match.state.turn == turn:
                events += self.match.play(self._bot_move())
            self._events(events)
        self._show()

    def _bot_move(self) -> Move:
        turn = self.match.state.turn
        player = bot(self.match.header.seats[turn].kind)
        return player.choose(view(self.match.state, turn), self.match.dice())

    def _show(self) -> None:
        """The position anew: the table and the hand, or how the deal ended."""
        state = self.match.state
        tell([""])
        if state.end is None:
            self._table("")
            return
        tell([*self.screen.deal_end(state, state.end), ""])
        self._scores("")
        if self.match.over:
            tell(["", *self.screen.standing(state)])

    def _own_line(self) -> None:
        """Read one line and do what it says: nothing, a command, or moves."""
        line = ask(self._prompt())
        if line is None:
            self.left = True
        elif not line:
            self._enter()
        elif (word := line.split()[0].lower()) in self.commands:
            self.commands[word](line[len(word) :].strip())
        elif word in _MOVE_WORDS:
            self._enter_moves(line.split(";"))
        else:
            self._paragraph(self.words.say("terminal-unknown-word", word=line.split()[0]))

    def _prompt(self) -> str:
        state = self.match.state
        if state.end is not None:
            return self.words.say("terminal-prompt-next")
        if state.phase == "play":
            return self.words.say("terminal-prompt-play")
        draws = self._draws()
        if len(draws) == 1:
            return self.words.say(f"terminal-prompt-only-{move_text(draws[0])}")
        declines = Decline() in draws
        return self.words.say("terminal-prompt-decline" if declines else "terminal-prompt-draw")

    def _draws(self) -> list[Move]:
        """The legal ways to begin a turn."""
        state = self.match.state
        if state.phase != "draw":
            return []
        return [m for m in (Draw(), Take(), Decline()) if why_not(state, m) is None]

    def _enter(self) -> None:
        """An empty line does the only thing there is to do."""
        if self.match.state.end is not None:
            self.match.next_deal()
            self._begin()
        elif len(draws := self._draws()) == 1:
            self._enter_moves([move_text(draws[0])])

    def _enter_moves(self, texts: Sequence[str]) -> None:
        """Play moves as typed, up to the first that can't be."""
        before = self.match.at
        for text in texts:
            moves = self._resolved(text)
            if moves is None:
                break
            self._events([event for move in moves for event in self.match.play(move)])
        state = self.match.state
        if self.match.at == before:
            return
        if state.end is not None:
            self._show()
        elif state.turn == self.seat:
            self._hand()

    def _resolved(self, text: str) -> list[Move] | None:
        """The legal moves that a text means; None, after telling why, if there are none."""
        state, moves = self.match.state, list[Move]()
        try:
            for part in split_move(text):
                move = parse_move(part, state)
                chosen = self._chosen(move.moves) if isinstance(move, Ambiguous) else move
                if chosen is None:
                    return None
                if (refusal := why_not(state, chosen)) is not None:
                    self._refuse(refusal)
                    return None
                moves.append(chosen)
                state = apply(state, chosen).state
        except Unreadable as error:
            self._paragraph(self.words.error(error.code, error.args_by_name))
            return None
        return moves

    def _chosen(self, moves: Sequence[Move]) -> Move | None:
        """The move picked by number among several meanings; None for none of them."""
        style, shown = self.screen.style, moves[:MOST_MEANINGS]
        tell([self.words.say("terminal-choose")])
        tell(f"  {n}. {style.move(move_text(move))}" for n, move in enumerate(shown, 1))
        if len(moves) > len(shown):
            self._paragraph(self.words.say("terminal-choose-more"))
        while True:
            answer = ask(self.words.say("terminal-prompt-choose", most=len(shown)))
            if answer is None:
                self.left = True
            if not answer:
                return None
            if answer in map(str, range(1, len(shown) + 1)):
                return shown[int(answer) - 1]

    def _refuse(self, refusal: Refusal) -> None:
        rule = self.words.say("terminal-rule", rule=refusal.rule)
        self._paragraph(f"{self.words.refusal(refusal.code, refusal.args)} ({rule})")

    def _paragraph(self, text: str) -> None:
        tell(self.screen.style.wrapped(text))

    def _events(self, events: Sequence[Event]) -> None:
        """Tell what happened in one paragraph; scores and standing are shown apart."""
        told = (event_for(e, self.seat) for e in events if e.code not in {"scored", "ended"})
        self._paragraph(" ".join(self.words.event(event.code, event.args) for event in told))

    def _hand(self) -> None:
        state = view(self.match.state, self.seat)
        tell(self.screen.hand(state, self.seat, ranks_first=self.ranks_first))

    def _help(self, _: str) -> None:
        tell(self.words.say("terminal-help").split("\n"))

    def _moves(self, _: str) -> None:
        moves = legal_moves(view(self.match.state, self.seat))
        texts = [self.screen.style.move(move_text(m)) for m in islice(moves, MOST_MOVES)]
        if not texts:
            self._paragraph(self.words.say("terminal-moves-none"))
            return
        if next(moves, None) is not None:
            texts.append(self.words.say("terminal-moves-more"))
        tell([self.words.say("terminal-moves"), *self.screen.style.filled(texts, gap="   ")])

    def _why(self, text: str) -> None:
        """Whether a move would be allowed, and if not, why; nothing is played."""
        moves = self._resolved(text)
        if moves:
            shown = "; ".join(self.screen.style.move(move_text(move)) for move in moves)
            self._paragraph(self.words.say("terminal-legal", move=shown))

    def _undo(self, _: str) -> None:
        try:
            move = self.match.back()
        except Unreadable as error:
            self._paragraph(self.words.error(error.code, error.args_by_name))
            return
        shown = self.screen.style.move(move_text(move))
        self._paragraph(self.words.say("terminal-back", move=shown))
        self._hand()

    def _sort(self, order: str) -> None:
        self.ranks_first = order == "rank" or (order != "suit" and not self.ranks_first)
        self._hand()

    def _table(self, _: str) -> None:
        tell([*self.screen.table(view(self.match.state, self.seat)), ""])
        self._hand()

    def _log(self, _: str) -> None:
        for event in self.match.events:
            self._events([event])

    def _scores(self, _: str) -> None:
        match = self.match
        tell(self.screen.score_sheet(match.deal_scores, match.scores, match.first_deal))

    def _rules(self, _: str) -> None:
        tell(self.screen.options(self.match.state.rules))

    def _save(self, name: str) -> None:
        if name:
            self.file = Path(name)
        if self.file is None:
            self._paragraph(self.words.say("terminal-save-where"))
        else:
            self._write(self.file)

    def _quit(self, _: str) -> None:
        self.left = True

    def _write(self, file: Path) -> bool:
        try:
            file.write_text(self.match.record(), "utf-8")
        except (OSError, ValueError) as error:  # ValueError: no name of a file
            reason = getattr(error, "strerror", None) or str(error)
            self._paragraph(self.words.say("terminal-not-saved", file=str(file), reason=reason))
            return False
        self._paragraph(self.words.say("terminal-saved", file=str(file)))
        return True

    def _keep(self) -> None:
        """At the end nothing is lost: the record is saved, or shown if the match is not over."""
        if self.file is not None and self._write(self.file):
            return
        if not self.match.over:
            tell(["", self.words.say("terminal-record"), "", *self.match.record().splitlines()])

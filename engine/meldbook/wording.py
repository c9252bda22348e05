"""Codes and arguments as sentences: what the terminal says in words.

Arguments come as they cross the border (protocol.py): cards as notation text, seats as numbers.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import groupby
from typing import Any

from meldbook.codes import Unreadable
from meldbook.fluent import Bundle, Value
from meldbook.options import option_text
from meldbook.rules import Contract

_CARD = frozenset({"card", "wild", "stands"})
_CARDS = frozenset({"cards", "wanted"})
_SEAT = frozenset({"turn", "dealer", "lead"})
_SHARES = frozenset({"scores", "totals"})


@lru_cache
def texts(language: str = "en") -> Bundle:
    """The texts of a language that the terminal needs; KeyError for an unknown language."""
    bundle = Bundle(language)
    for name in ("engine.ftl", "terminal.ftl", "arena.ftl"):
        bundle.add(files("meldbook").joinpath("texts", language, name).read_text("utf-8"))
    return bundle


def error_text(error: Unreadable, language: str = "en") -> str:
    """Why something could not be read, in one line."""
    return " ".join(Wording(language=language).error(error.code, error.args_by_name).split())


class Wording:
    """Words for one reader at a table.

    `names` are the seats' names; what the seat `reader` did is told to "you".
    """

    def __init__(
        self, names: Sequence[str] = (), reader: int | None = None, language: str = "en"
    ) -> None:
        self.names = tuple(names)
        self.reader = reader
        self.language = language
        self.texts = texts(language)

    def say(self, name: str, /, **args: Value) -> str:
        """The text of any message; its line breaks are those of its file."""
        return self.texts.format(name, args)

    def card(self, text: str) -> str:
        """A card by itself: "7 of hearts", "joker as 7 of hearts"; a lone rank is read too."""
        shown, _, stands = text.partition("=")
        if not stands:
            return self._face(shown)
        if shown == "*":
            return self.say("joker-as", card=self._face(stands))
        return self.say("card-as", card=self._face(shown), stands=self._face(stands))

    def card_in_sentence(self, text: str) -> str:
        """A card as it stands in a sentence: "the 7 of hearts", "a card"."""
        if text == "?":
            return self.say("card-unknown-the")
        shown, _, stands = text.partition("=")
        kind = "joker" if shown == "*" and not stands else shown.rstrip("shdc")
        return self.say("card-the", card=self.card(text), kind=kind)

    def _face(self, text: str) -> str:
        if text == "*":
            return self.say("joker")
        if text == "?":
            return self.say("card-unknown")
        if f"rank-{text}" in self.texts:
            return self.say(f"rank-{text}")
        return self.say(
            "card-face", rank=self.say(f"rank-{text[:-1]}"), suit=self.say(f"suit-{text[-1]}")
        )

    def listed(self, items: Sequence[str]) -> str:
        """Several things in a row: "A", "A and B", "A, B and C"."""
        if len(items) < 2:  # noqa: PLR2004  # a pair is the shortest list
            return "".join(items)
        text = self.say("list-pair", first=items[-2], last=items[-1])
        for item in reversed(items[:-2]):
            text = self.say("list-next", first=item, next=text)
        return text

    def cards(self, cards: Sequence[str]) -> str:
        """Cards in a row: "7 of hearts, joker and 9 of hearts"."""
        return self.listed([self.card(card) for card in cards])

    def scores(self, scores: Sequence[object]) -> str:
        """Scores by seat, each with its name."""
        pairs = zip(self.names, scores, strict=True)
        return self.listed([self.say("score-of", name=n, score=str(s)) for n, s in pairs])

    def contract(self, contract: Contract) -> str:
        """The melds of a contract: "a set and two runs"."""
        return self.say("contract", sets=contract.count("set"), runs=contract.count("run"))

    def option(self, name: str, value: Any) -> str:  # noqa: ANN401  # of the field of Rules
        """An option with its value: "Melds in a turn: any number"."""
        title = self.say(f"option-{name}")
        return self.say("value-of-option", option=title, value=self.value(name, value))

    def value(self, name: str, value: Any) -> str:  # noqa: ANN401  # of the field of Rules
        """An option's value, by deal or by the number of players where it differs."""
        if name == "players":
            return self._range(*value)
        if not isinstance(value, tuple):
            return self._single(name, value)
        if name == "hand_size" and isinstance(value[0], tuple):
            sizes = groupby(value, key=lambda pair: pair[1])
            return self._in_a_row([self._for_seats(size, list(of)) for size, of in sizes])
        return self._in_a_row(self._by_deal(name, value))

    def _single(self, name: str, value: Any) -> str:  # noqa: ANN401  # of the field of Rules
        if name == "contracts" and value is not None:
            return self.contract(value)
        text = option_text(name, value)
        if f"option-{name}-{text}" in self.texts:
            return self.say(f"option-{name}-{text}")
        return self._face(text) if name == "wild_ranks" else text

    def _for_seats(self, size: int, pairs: Sequence[tuple[int, int]]) -> str:
        seats = self._range(pairs[0][0], pairs[-1][0])
        return self.say("value-for-seats", seats=seats, value=str(size))

    def _range(self, least: int, most: int) -> str:
        return str(least) if least == most else self.say("value-range", min=least, max=most)

    def _by_deal(self, name: str, values: Sequence[Any]) -> list[str]:
        """Values by deal, neighbours that are equal together; the last holds for later deals."""
        parts, first = [], 1
        for value, group in groupby(values):
            last = first + len(list(group)) - 1
            text = self._single(name, value)
            if last == len(values):
                parts.append(self.say("value-from-deal", first=first, value=text))
            elif first == last:
                parts.append(self.say("value-in-deal", first=first, value=text))
            else:
                parts.append(self.say("value-in-deals", first=first, last=last, value=text))
            first = last + 1
        return parts

    def _in_a_row(self, parts: Sequence[str]) -> str:
        text = parts[-1]
        for part in reversed(parts[:-1]):
            text = self.say("value-next", first=part, next=text)
        return text

    def refusal(self, code: str, args: Mapping[str, Any]) -> str:
        """Why something is not allowed."""
        return self.say(f"refusal-{code}", **self.filled(args))

    def error(self, code: str, args: Mapping[str, Any]) -> str:
        """Why something could not be read."""
        return self.say(f"error-{code}", **self.filled(args))

    def reason(self, code: str, args: Mapping[str, Any]) -> str:
        """Why a bot moved, or a hint advises."""
        return " ".join(self.say(f"reason-{code}", **self.filled(args)).split())

    def event(self, code: str, args: Mapping[str, Any]) -> str:
        """What happened."""
        return self._told(f"event-{code}", args)

    def end(self, reason: str, args: Mapping[str, Any]) -> str:
        """Why the deal ended."""
        return self._told(f"end-{reason}", args)

    def _told(self, name: str, args: Mapping[str, Any]) -> str:
        own = f"{name}-you"
        mine = args.get("seat", -1) == self.reader and own in self.texts
        return self.say(own if mine else name, **self.filled(args))

    def filled(self, args: Mapping[str, Any]) -> dict[str, Value]:
        """Arguments of a code as the texts want them (see the head of engine.ftl)."""
        ready = {name: self._worded(name, value) for name, value in args.items()}
        if self.names and "seat" in args:
            ready["name"] = self.names[args["seat"]]
        return ready

    def _worded(self, name: str, value: Any) -> Value:  # noqa: ANN401  # anything that JSON holds
        if name in _CARD:
            return self.card_in_sentence(value)
        if name in _SEAT and self.names:
            return self.names[int(value)]
        if name == "suit":
            return self.say(f"suit-{value}")
        if name == "refusal":
            return self.refusal(value["code"], value["args"])
        if isinstance(value, list | tuple):
            return self._list_worded(name, value)
        plain: Value = value if isinstance(value, int) else str(value)
        return plain

    def _list_worded(self, name: str, items: Sequence[Any]) -> str:
        if name in _SHARES:
            return self.scores(items)
        if name == "winners":
            return self.listed([self.names[seat] for seat in items])
        if name in _CARDS:
            return self.cards(items)
        if name == "clashes":
            return self.listed([self.say(f"clash-{code}") for code in items])
        return self.listed([str(item) for item in items])

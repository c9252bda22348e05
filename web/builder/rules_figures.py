"""Examples as HTML that can be read without script, and the answers that a script needs."""

import html
import json
from collections.abc import Callable, Iterator, Mapping
from typing import Any
from urllib.parse import quote

from markdown_it import MarkdownIt

from meldbook import protocol
from meldbook import protocol_examples as talk
from meldbook.faces import UNKNOWN, card_text
from meldbook.notation import parse_move
from meldbook.options import option_from
from meldbook.play import apply
from meldbook.scenario import parse_scenario
from web.builder.rules_cards import card
from web.builder.rules_examples import Example, added_up
from web.builder.rules_playing import record
from web.builder.rules_words import Words, chips

_INLINE = MarkdownIt("commonmark", {"html": False})
_ASKED = {"legal": "legal", "otherwise": "legal", "break": "break", "cost": "cost"}
_POINTS = {"nothing": "book-repair-natural"}  # of an opening in which jokers count nothing
Address = Callable[[str], str]  # of a rule


class Figures:
    """Draws the examples of one page; `address` leads to a rule."""

    def __init__(self, words: Words, address: Address) -> None:
        self.words = words
        self.address = address
        self.drawn: set[str] = set()  # cards, for the page's drawings

    def figure(self, told: Example) -> str:
        """An example as a whole."""
        worked = told.kind == "worked"
        tag = "div" if worked else "meld-example"
        asked = f' kind="{_ASKED.get(told.kind, "do")}" lang="{self.words.language}"'
        kind = "" if worked else asked
        data = "" if worked else self._links(told) + self._data(told)
        return (
            f'<{tag} class="example" id="{told.anchor}"{kind}>\n{self._head(told)}\n'
            f'<div class="position">{self._position(told.made)}{self._others(told)}</div>\n'
            f"{self._answer(told, opened=worked)}{data}</{tag}>\n"
        )

    def _head(self, told: Example) -> str:
        kind = self._say(f"book-kind-{told.kind}")
        prompt = _inline(told.prompt)
        asked = ""
        if told.kind in ("legal", "otherwise"):
            play = " ".join(map(self.words.step, told.made["play"]))
            asked = f"<p>{self._say('book-asked-legal', play=play)}</p>"
        if told.kind == "otherwise":
            options = (self._option(name, text) for name, text in told.made["options"].items())
            asked = "".join(f"<p>{line}</p>" for line in options) + asked
        title = chips(html.escape(told.title))
        return (
            f'<div slot="head"><p class="kind">{kind}</p><h3>{title}</h3>'
            f"<p>{prompt}</p>{asked}</div>"
        )

    def _option(self, name: str, text: str) -> str:
        value = option_from(name, text)
        return self._say("book-house-rule", option=self.words.option(name, value))

    def _position(self, made: talk.Example) -> str:
        stage = made["stages"][0]
        parts = [f'<p class="facts">{" ".join(self._facts(made))}</p>'] if made["play"] else []
        if stage["table"]:
            melds = "".join(
                f'<li><span class="label">{self._say("book-meld", meld=meld["number"])}</span> '
                f"{self._cards([_laid(one) for one in meld['cards']])}</li>"
                for meld in stage["table"]
            )
            parts.append(f'<p class="label">{self._say("book-table")}</p><ul>{melds}</ul>')
        if stage["top"] and stage["phase"] == "draw":
            top = self._cards([stage["top"]])
            parts.append(f'<p class="label">{self._say("book-top")}</p>{top}')
        hand = self._say("book-hand" if made["play"] else "book-cards")
        parts.append(f'<p class="label">{hand}</p>{self._cards(stage["hand"])}')
        return "".join(parts)

    def _others(self, told: Example) -> str:
        """The other hands of an example that is told to its end: they decide the scores."""
        state = parse_scenario(told.toml).state if told.kind == "worked" else None
        hands = [] if state is None else [h for s, h in enumerate(state.hands) if s != state.turn]
        if not hands or any(UNKNOWN in hand for hand in hands):
            return ""
        shown = " ".join(self._cards([card_text(card) for card in hand]) for hand in hands)
        return f'<p class="label">{self._say("book-others")}</p>{shown}'

    def _facts(self, made: talk.Example) -> Iterator[str]:
        """What one has to know beside the cards, a sentence each."""
        stage = made["stages"][0]
        if made["wild"]:
            rank = self.words.say(f"rank-{made['wild']}")
            yield self._say("book-deal-wild", deal=made["deal"], rank=rank) + "."
        elif made["deal"] > 1:
            yield self._say("book-deal", deal=made["deal"]) + "."
        if made["opened"] is False and (made["sets"] or made["runs"]):
            yield self._say("book-contract", sets=made["sets"], runs=made["runs"]) + "."
        if made["opened"] is not None:
            yield self._say("book-opened-yes" if made["opened"] else "book-opened-no")
        if made["first"]:
            yield self._say("book-first")
        if stage["phase"] == "draw":
            yield self._say("book-piles", stock=stage["stock"])

    def _cards(self, cards: list[str]) -> str:
        self.drawn.update(cards)
        return f'<span class="cards">{" ".join(card(text, self.words) for text in cards)}</span>'

    def _answer(self, told: Example, *, opened: bool) -> str:
        lines = [f"<p>{line}</p>" for line in self._lines(told)]
        if told.more:
            lines.append(f"<p>{_inline(told.more)}</p>")
        body = "".join(lines)
        if opened:
            return f'<div class="answer">{body}</div>'
        summary = f"<summary>{self._say('book-answer')}</summary>"
        return f'<details slot="answer" class="answer">{summary}{body}</details>'

    def _links(self, told: Example) -> str:
        text = record(told.toml, told.file, self.words.say("book-you"))
        if text is None:
            return ""
        words = self._say("book-play-on")
        return f'<p slot="links"><a href="../../#record={quote(text)}">{words}</a></p>'

    def _lines(self, told: Example) -> Iterator[str]:
        made = told.made
        answer, steps = made["answer"], self._steps(told)
        if made["kind"] == "cost":
            yield self._say("book-costs", sum=added_up(made["each"]), points=made["points"])
        elif told.kind in ("legal", "otherwise"):
            yield self._verdict(answer, steps, "book-legal", "book-refused")
            if made["plain"] is not None:
                plain = self._plain_steps(made)
                yield self._verdict(made["plain"], plain, "book-plain-legal", "book-plain-refused")
        else:
            yield " ".join(steps[: answer["step"]])
            if answer["refusal"] is not None:
                told_step = self._refused(steps[answer["step"]])
                yield f"{told_step} {self._refusal(answer['refusal'])}"
        if told.ends:
            yield self._say("book-goes-out")

    def _verdict(
        self, answer: talk.ExampleAnswer, steps: list[str], legal: str, refused: str
    ) -> str:
        if answer["refusal"] is None:
            return self._say(legal)
        many = len(steps) > 1
        step = self._refused(steps[answer["step"]]) + " " if many else ""
        return f"{self._say(refused)} {step}{self._refusal(answer['refusal'])}"

    def _refused(self, step: str) -> str:
        """That this move, which is HTML already, is not allowed."""
        return self._say("book-refused-step", step="{step}").replace("{step}", step)

    def _plain_steps(self, made: talk.Example) -> list[str]:
        return [chips(html.escape(self.words.step(move))) for move in made["play"]]

    def _steps(self, told: Example) -> list[str]:
        """The moves in words; where players take turns, each turn says whose it is."""
        steps = self._plain_steps(told.made)
        turns = _turns(told)
        if len(set(turns)) > 1:
            for number, turn in enumerate(turns):
                if number == 0 or turn != turns[number - 1]:
                    who = self._say("book-player", you="yes" if turn == turns[0] else "no")
                    steps[number] = f"{'<br>' if number else ''}{who} {steps[number]}"
        return steps

    def _refusal(self, refusal: protocol.Refusal) -> str:
        link = f'<a href="{self.address(refusal["rule"])}">'
        rule = self._say("book-rule", rule=refusal["rule"])
        return f"{self._told(refusal)} {link}{rule}</a>"

    def _told(self, refusal: protocol.Refusal) -> str:
        text = self.words.refusal(refusal["code"], refusal["args"])
        return chips(html.escape(" ".join(text.split())))

    def _say(self, name: str, **args: str | int) -> str:
        return chips(html.escape(" ".join(self.words.say(name, **args).split()), quote=False))

    def _data(self, told: Example) -> str:
        """What the script of the page needs to answer every try."""
        made = told.made
        data: dict[str, Any] = {
            "answer": made["answer"],
            "points": made["points"],
            "choices": made["choices"],
            "refusals": [self._baked(told, refusal) for refusal in made["refusals"]],
            "stages": made["stages"],
            "toml": told.toml,
        }
        if _ASKED.get(told.kind, "do") in ("legal", "cost"):
            data |= {"refusals": [], "stages": made["stages"][:1]}
        data["stages"] = [_lean(stage) for stage in data["stages"]]
        return data_block(data)

    def _baked(self, told: Example, refusal: protocol.Refusal) -> Mapping[str, Any]:
        """A refusal in words; the cards picked stand in for {cards}."""
        args = refusal["args"]
        fill = {**args, "cards": ["{cards}"]} if args.get("cards") == [] else args
        culprits = [args["card"]] if "card" in args else []
        baked = {
            "code": refusal["code"],
            "rule": refusal["rule"],
            "href": self.address(refusal["rule"]),
            "says": " ".join(_WithHole(self.words).refusal(refusal["code"], fill).split()),
            "culprits": culprits,
        }
        if refusal["code"] == "opening-short":
            jokers = parse_scenario(told.toml).rules.opening_jokers or ""
            name = _POINTS.get(jokers, "book-repair-points")
            baked["repair"] = self.words.say(name, short=args["needed"] - args["points"])
        return baked


class _WithHole(Words):
    """Words that leave a place for the cards that a reader picks."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.language)

    def card(self, text: str) -> str:
        return text if text == "{cards}" else super().card(text)


def _lean(stage: talk.ExampleStage) -> dict[str, Any]:
    """A stage without what is empty."""
    return {name: value for name, value in stage.items() if value or name in ("hand", "asked")}


def data_block(data: object, name: str = "") -> str:
    """JSON in a page, for its script; nothing in it can end the element early."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    return f'<script type="application/json"{name}>{text}</script>'


def _laid(one: protocol.CardFace) -> str:
    """A card of a meld as the notation has it."""
    return one["card"] if one["card"] == one["stands"] else f"{one['card']}={one['stands']}"


def _inline(text: str) -> str:
    rendered: str = _INLINE.renderInline(text)
    return chips(rendered)


def _turns(told: Example) -> list[int]:
    """Whose turn each legal move of the play is."""
    state = parse_scenario(told.toml).state
    turns = []
    for text in told.made["play"][: told.made["answer"]["step"]] if state else []:
        assert state is not None
        turns.append(state.turn)
        move = parse_move(text, state)
        state = apply(state, move).state  # type: ignore[arg-type]  # the engine followed it before
    return turns

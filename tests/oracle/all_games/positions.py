"""Random small positions of every game: melds, wild cards, half-laid contracts, debts."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from tests.oracle.all_games.deals import JOKER, Deal, deal_of
from tests.oracle.all_games.melds import (
    FACES,
    RANKS,
    Hand,
    Meld,
    is_wild,
    kind,
    melds_of,
    pack,
    rank,
    text,
)
from tests.oracle.all_games.referee import Position, legal

HIDDEN = ("?",) * 3


@dataclass(frozen=True)
class Case:
    """A position of seat 0 with the game it is of."""

    game: str
    number: int  # of the deal
    position: Position
    changed: dict[str, object] = field(default_factory=dict)


class Draft:
    """A position in the making: cards are taken out of one deck."""

    def __init__(self, deal: Deal, dice: Random) -> None:
        self.deal = deal
        self.dice = dice
        self.deck = self._deck()

    def _deck(self) -> list[str]:
        """The pack narrowed to a few suits and a window of ranks, with the wild cards."""
        dice, deal = self.dice, self.deal
        suits = dice.sample("shdc", dice.choice((2, 3, 3, 4)))
        start, width = dice.randint(1, 13), dice.randint(3, 6)
        window = {(start + step - 1) % 13 + 1 for step in range(width)}
        near = [face for face in FACES if face[-1] in suits and rank(face) in window]
        wild = [face for face in FACES if face[:-1] == deal.wild]
        some = near * deal.packs + wild + [JOKER] * dice.choice((1, 2, 4)) + dice.sample(FACES, 16)
        deck = list((Counter(some) & pack(deal)).elements())
        dice.shuffle(deck)
        return deck

    def cards(self, number: int) -> list[str]:
        """So many cards off the deck, or as many as are left."""
        taken, self.deck = self.deck[:number], self.deck[number:]
        return taken

    def meld(self, of: str | None = None, longest: int = 5) -> Meld | None:
        """A meld of cards of the deck, a set or a run if asked for."""
        for _ in range(12):
            sample = self._sample(of)
            found = [m for m in melds_of(sample, self.deal) if len(m) <= longest]
            found = [m for m in found if of is None or kind(m) == of]
            if found:
                fewest = min(sum(map(is_wild, m)) for m in found)
                plain = [m for m in found if sum(map(is_wild, m)) <= fewest + 1]
                chosen = self.dice.choice(plain if self.dice.random() < 0.8 else found)
                for card, _ in chosen:
                    self.deck.remove(card)
                return tuple(sorted(chosen))
        return None

    def _sample(self, of: str | None) -> Hand:
        """Cards that probably hold a meld: neighbours of one card, and a wild card or two."""
        dice, faces = self.dice, [card for card in self.deck if card != JOKER]
        if not faces:
            return tuple(sorted(self.deck[:4]))
        first = dice.choice(faces)
        ring = [RANKS[(rank(first) - 1 + step) % 13] + first[-1] for step in range(-3, 4)]
        alike = [face for face in FACES if face[:-1] == first[:-1]] * 2
        wanted = Counter(ring if of == "run" or (of is None and dice.random() < 0.5) else alike)
        near = list((wanted & Counter(self.deck)).elements())
        wild = [card for card in self.deck if self.deal.may_be_wild(card) and card not in near]
        return tuple(sorted(near + dice.sample(wild, min(len(wild), dice.choice((0, 1, 1, 2))))))


def random_case(
    game: str, dice: Random, number: int = 1, changed: dict[str, object] | None = None
) -> Case:
    """A position of one deal of a game, seat 0 on turn."""
    changed = changed or {}
    deal = deal_of(game, number, **changed)
    draft = Draft(deal, dice)
    if deal.opening != "none" and dice.random() < (0.95 if deal.opening == "whole-hand" else 0.6):
        return Case(game, number, _opening(draft), changed)
    return Case(game, number, _midway(draft), changed)


def _opening(draft: Draft) -> Position:
    """A seat that has not opened, its hand not far from an opening, perhaps half-way."""
    dice, deal = draft.dice, draft.deal
    kinds: list[str | None] = list(deal.contract or (None,) * dice.choice((1, 2, 2)))
    if deal.opening == "points":
        kinds = [None] * dice.choice((1, 2, 3))
    dice.shuffle(kinds)
    longest = 5 if len(kinds) < 3 else 4
    melds = [meld for of in kinds if (meld := draft.meld(of, longest))]
    whole = deal.opening == "whole-hand"
    table = [] if whole else [m for _ in range(dice.choice((0, 1, 2))) if (m := draft.meld())]
    begun = dice.random() < 0.35 and deal.melds_per_turn != 1
    laid = melds[: dice.randint(1, 2)] if begun else []
    hand = [card for meld in melds[len(laid) :] for card, _ in meld]
    hand += draft.cards(_spare(deal, dice))
    if len(hand) > 1 and dice.random() < 0.15:
        hand.remove(dice.choice(hand))
    hand = hand or draft.cards(2)
    return _position(draft, hand, table, laid, opened=False, drawing=not begun)


def _spare(deal: Deal, dice: Random) -> int:
    """Cards beyond the melds: few where the whole hand must go."""
    if deal.opening == "whole-hand":
        return dice.choice((0, 0, 0, 1, 1, 2))
    return dice.choice((0, 1, 1, 2, 2))


def _midway(draft: Draft) -> Position:
    """A seat that may lay off and reclaim if the game has it, or that needs no opening."""
    dice, deal = draft.dice, draft.deal
    opened = deal.opening != "none" or dice.random() < 0.5
    table = [meld for _ in range(dice.choice((0, 1, 1, 2, 2, 3))) if (meld := draft.meld())]
    free = deal.opening == "none" or deal.melds_after_opening
    laid = []
    if free and dice.random() < 0.25 and (meld := draft.meld()):
        laid.append(meld)
    hand = draft.cards(dice.choice((1, 2, 3, 3, 4, 5)))
    if dice.random() < 0.5 and (meld := draft.meld(longest=4)):
        hand += [card for card, _ in meld]
    hand += [f for f in _wanted(table) if f in draft.deck and dice.random() < 0.7][:2]
    for card in hand:
        if card in draft.deck:
            draft.deck.remove(card)
    limit = pack(deal)
    shown = Counter(card for meld in (*table, *laid) for card, _ in meld)
    hand = list((Counter(hand) & (limit - shown)).elements())[:8] or draft.cards(1)
    return _position(draft, hand, table, laid, opened=opened, drawing=not laid)


def _wanted(table: list[Meld]) -> list[str]:
    """Faces that wild cards on the table stand for."""
    names = [one[1] for meld in table for one in meld if is_wild(one)]
    return [name + "s" if name in RANKS else name for name in names]


def _position(
    draft: Draft,
    hand: list[str],
    table: list[Meld],
    laid: list[Meld],
    *,
    opened: bool,
    drawing: bool,
) -> Position:
    dice, deal = draft.dice, draft.deal
    drawing = drawing and dice.random() < 0.25
    discard = tuple(draft.cards(dice.choice((0, 1, 1, 2, 3))))
    if drawing and dice.random() < 0.3:
        hand = draft.cards(1) if dice.random() < 0.5 else hand[:2]
    first = not laid and not opened and not drawing and dice.random() < 0.08
    leads = first and deal.first_turn == "lead-discards"
    everything = (*table, *laid)
    able = sum(map(deal.may_be_wild, hand))
    reclaims = deal.reclaim == "reuse" and (opened or deal.opening == "none")
    owes = reclaims and bool(table) and not drawing
    owed = dice.randint(0, min(able, 2)) if owes and dice.random() < 0.4 else 0
    drawn = _drawn(hand, everything, dice)
    return Position(
        deal=deal,
        dealer=1,
        turn=0,
        hands=(tuple(sorted(hand)), HIDDEN),
        drawn=None if drawing else "none" if leads else drawn,
        table=everything,
        owners=(1,) * len(table) + (0,) * len(laid),
        laid=tuple(range(len(table), len(everything))),
        opened=(opened, True),
        joined=(opened, True),
        turns=(0 if first else 3, 3),
        owed=owed,
        touched=bool(laid) or owed > 0,
        discard=discard,
        stock=("?",) * dice.choice((0, 0, 1, 4)),
        recycled=dice.choice((0, 1, 2)) if deal.recycles is not None else 0,
    )


def _drawn(hand: list[str], table: tuple[Meld, ...], dice: Random) -> str:
    """What the seat drew: often a card whose twins it holds."""
    if dice.random() < 0.5:
        return "stock"
    shown = [card for meld in table for card, _ in meld]
    return dice.choice([*hand, *hand, *shown])


def scenario(case: Case, ask: str | None = None) -> str:
    """The position as the TOML of a scenario file."""
    at = case.position
    lines = ['title = "drawn at random"', f'rules = "{case.game}"', "source = 'R5'"]
    if case.changed:
        pairs = (f"{name} = {option_toml(name, value)}" for name, value in case.changed.items())
        lines.append("options = { " + ", ".join(pairs) + " }")
    rows = zip(at.owners, at.table, strict=True)
    drawn = at.drawn or "stock"
    lines += [
        "[position]",
        f"deal = {case.number}",
        f"dealer = {at.dealer}",
        f"turn = {at.turn}",
        f'phase = "{"play" if at.drawn else "draw"}"',
        f'drawn = "{drawn if drawn in ("stock", "none") else f"discard {drawn}"}"',
        f"turns = {list(at.turns)}",
        f"opened = {_toml(at.opened)}",
        f"joined = {_toml(at.joined)}",
        f"hands = {_toml([' '.join(hand) for hand in at.hands])}",
        f"table = {_toml([f'{owner}: {text(meld)}' for owner, meld in rows])}",
        f"laid = {[place + 1 for place in at.laid]}",
        f"owed = {at.owed}",
        f'discard = "{" ".join(at.discard)}"',
        f'stock = "{" ".join(at.stock)}"',
        f"recycled = {at.recycled}",
        f"quiet = {_toml(at.quiet)}",
        f"idle = {at.idle}",
        "[[ask]]",
        ask or f"moves_count = {len(legal(at))}",
    ]
    return "\n".join(lines) + "\n"


def option_toml(name: str, value: object) -> str:
    """The value of an option in TOML."""
    words = {"recycles": "unlimited", "jokers_per_meld": "any"}
    if value is None:
        return _toml(words.get(name, "none"))
    if name == "wild_ranks" and isinstance(value, tuple):
        return _toml([one or "none" for one in value])
    return _toml(value)


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def candidates(case: Case, dice: Random) -> list[str]:
    """Moves worth asking about, most of them illegal; each once."""
    hand, table = case.position.hand, case.position.table
    found = ["draw", "take", "decline"]
    cards = sorted(set(hand)) or [JOKER]
    for card in [*cards, dice.choice(FACES)]:
        found.append(f"discard {card}")
        for number in range(1, len(table) + 2):
            found += [f"add {one} to {number}" for one in _named(case, [card], dice)]
            if card != JOKER:
                found.append(f"swap {card} in {number}")
    for _ in range(20):
        some = dice.sample(hand, dice.randint(1, min(6, len(hand))))
        found += [f"meld {laid}" for laid in _named(case, some, dice)]
    return list(dict.fromkeys(found))


def _named(case: Case, cards: list[str], dice: Random) -> list[str]:
    """The cards with some names for the wild ones among them."""
    deal = case.position.deal
    if not any(map(deal.may_be_wild, cards)):
        return [" ".join(cards)]
    found = []
    for _ in range(3):
        near = [card for card in cards if not deal.may_be_wild(card)] or list(FACES)
        names = [_name(card, deal, dice.choice(near), dice) for card in cards]
        found.append(text(zip(cards, names, strict=True)))
    return found


def _name(card: str, deal: Deal, near: str, dice: Random) -> str:
    if not deal.may_be_wild(card) or (card != JOKER and dice.random() < 0.4):
        return card
    alike = [face for face in FACES if face[:-1] == near[:-1] or face[-1] == near[-1]]
    name = dice.choice(alike)
    return name[:-1] if deal.set_suits == "repeat" and dice.random() < 0.5 else name

"""Random small positions of Jokeren 13, rich in melds, twins, jokers and debts."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from tests.oracle.melds import FACES, JOKER, Meld, is_meld, opening_points, ordered, rank, text
from tests.oracle.turns import Turn, legal


def random_turn(dice: Random) -> Turn:
    """A position with at most seven cards in hand and three melds on the table."""
    deck = _deck(dice)
    table = [meld for _ in range(dice.choice((0, 1, 1, 2, 2, 3))) if (meld := _meld(deck, dice))]
    opened = dice.random() < 0.6
    begun = not opened and bool(table) and dice.random() < 0.6
    points = opening_points(table[-1]) if begun else 0
    hand = tuple(sorted(deck.pop() for _ in range(dice.choice((1, 2, 3, 4, 5, 6, 7, 7, 7)))))
    drawing = not begun and dice.random() < 0.25
    discard = tuple(deck.pop() for _ in range(dice.choice((0, 1, 1, 2, 3))))
    if drawing and discard and discard[-1] in deck and dice.random() < 0.5:
        rest = hand if dice.random() < 0.4 else ()
        hand = tuple(sorted((*rest, discard[-1])))  # a twin of the top discard
    debts = hand.count(JOKER) if opened and table and not drawing else 0
    return Turn(
        hand=hand,
        table=tuple(table),
        drawn=None if drawing else _drawn(hand, table, dice),
        first=not begun and dice.random() < 0.05,
        opened=opened,
        begun=begun,
        points=points,
        owed=dice.randint(0, debts) if dice.random() < 0.7 else 0,
        stock=dice.choice((0, 1, 20)),
        discard=discard,
    )


def tight_turn(dice: Random) -> Turn:
    """A turn that may get stuck: twins of the taken card, freed jokers, few places for them."""
    deck = _deck(dice)
    table = [meld for _ in range(dice.randint(1, 3)) if (meld := _wild_meld(deck, dice))]
    wanted = [stands for meld in table for card, stands in meld if card == JOKER]
    hand = [face for face in wanted if face in deck and dice.random() < 0.9]
    for card in hand:
        if card in deck:
            deck.remove(card)
    hand += [deck.pop() for _ in range(dice.randint(1, 4))]
    taken = dice.choice(hand)
    if taken in deck and dice.random() < 0.6:
        deck.remove(taken)
        hand.append(taken)
    return Turn(
        hand=tuple(sorted(hand)),
        table=tuple(table),
        drawn=taken if dice.random() < 0.8 else "stock",
        opened=dice.random() < 0.9,
        owed=dice.choice((0, 0, hand.count(JOKER))),
    )


def _wild_meld(deck: list[str], dice: Random) -> Meld | None:
    """A meld with a joker, often a set of all four suits that takes no other card."""
    rank_of = dice.choice([card for card in deck if card != JOKER])[:-1]
    suits = [rank_of + suit for suit in "shdc"]
    if JOKER not in deck or dice.random() < 0.4:
        return _meld(deck, dice)
    wild = dice.choice(suits)
    naturals = [face for face in suits if face != wild]
    if not set(naturals) <= set(deck):
        return _meld(deck, dice)
    for card in (JOKER, *naturals):
        deck.remove(card)
    return ordered([(JOKER, wild), *((face, face) for face in naturals)])


def _deck(dice: Random) -> list[str]:
    """Both packs narrowed to two suits and a window of ranks, with the jokers, shuffled."""
    suits = dice.sample("shdc", dice.choice((2, 2, 3, 4)))
    start, width = dice.randint(1, 13), dice.randint(3, 6)
    window = {(start + step - 1) % 13 + 1 for step in range(width)}
    faces = [face for face in FACES if face[-1] in suits and rank(face) in window]
    deck = faces * 2 + [JOKER] * dice.choice((1, 2, 4))
    deck += dice.sample(FACES, 12)
    deck = list((Counter(deck) & Counter([*FACES, *FACES, *[JOKER] * 4])).elements())
    dice.shuffle(deck)
    return deck


def _meld(deck: list[str], dice: Random) -> Meld | None:
    """A meld of cards taken from the deck, a joker among them now and then."""
    for _ in range(40):
        size = dice.choice((3, 3, 3, 4, 5))
        faces = dice.sample(sorted(set(deck) - {JOKER}), size)
        laid = [(face, face) for face in faces]
        if JOKER in deck and dice.random() < 0.6:
            laid[0] = (JOKER, dice.choice(FACES))
        if is_meld(laid):
            for card, _ in laid:
                deck.remove(card)
            return ordered(laid)
    return None


def _drawn(hand: tuple[str, ...], table: list[Meld], dice: Random) -> str:
    """What the seat drew: often a card whose twins it holds."""
    if dice.random() < 0.5:
        return "stock"
    shown = [card for meld in table for card, _ in meld]
    return dice.choice([*hand, *hand, *shown])


def scenario(turn: Turn) -> str:
    """The position as the TOML of a scenario file, the seat on turn being seat 0."""
    mine = len(turn.table) if turn.begun else None
    table = [
        f'"{0 if number == mine else 1}: {text(meld)}"' for number, meld in enumerate(turn.table, 1)
    ]
    drawn = turn.drawn or "stock"
    lines = [
        'title = "drawn at random"',
        'rules = "jokeren-13"',
        f"options = {{ opening_points = {turn.needed} }}",
        'source = "R5"',
        "[position]",
        "turn = 0",
        f'phase = "{"play" if turn.drawn else "draw"}"',
        f'drawn = "{drawn if drawn in ("stock", "none") else f"discard {drawn}"}"',
        f"turns = [{0 if turn.first else 3}, 3]",
        f"opened = [{str(turn.opened).lower()}, true]",
        f'hands = ["{" ".join(turn.hand)}", 9]',
        f"table = [{', '.join(table)}]",
        f"laid = [{mine or ''}]",
        f"owed = {turn.owed}",
        f'discard = "{" ".join(turn.discard)}"',
        f"stock = {turn.stock}",
        "[[ask]]",
        f"moves_count = {len(legal(turn))}",
    ]
    return "\n".join(lines)


def candidates(turn: Turn, dice: Random) -> Iterator[str]:
    """Moves worth asking about, most of them illegal; twins once."""
    yield from ("draw", "take", "decline")
    cards = sorted(set(turn.hand)) or [JOKER]
    for card in [*cards, dice.choice(FACES)]:
        yield f"discard {card}"
        for number in range(1, len(turn.table) + 2):
            yield from (f"add {one} to {number}" for one in _named([card], dice))
            if card != JOKER:
                yield f"swap {card} in {number}"
    for _ in range(25):
        some = dice.sample(turn.hand, dice.randint(1, min(5, len(turn.hand))))
        yield from (f"meld {laid}" for laid in _named(some, dice))


def _named(cards: list[str], dice: Random) -> Iterator[str]:
    """The cards with some names for their jokers."""
    for _ in range(1 if JOKER not in cards else 4):
        near = [card for card in cards if card != JOKER] or list(FACES)
        names = [_beside(dice.choice(near), dice) if c == JOKER else c for c in cards]
        laid = list(zip(cards, names, strict=True))
        yield text(ordered(laid) if is_meld(laid) else laid)


def _beside(face: str, dice: Random) -> str:
    """A face that may well belong to the same meld."""
    alike = [f for f in FACES if f[:-1] == face[:-1] or f[-1] == face[-1]]
    return dice.choice(alike)

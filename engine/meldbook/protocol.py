"""What page and engine say to each other: one JSON text a request, one JSON text an answer.

build.py writes these types, and those of protocol_*.py, as TypeScript (web/src/protocol.ts).
Cards, melds and moves are text in the one notation. A request carries the whole record of its
match; the engine keeps the matches it has opened as a cache only, so any worker can answer any
request.
"""

from typing import Any, Literal, NotRequired, TypedDict

from meldbook.protocol_pad import Pad


class Start(TypedDict):
    """A match that is to begin."""

    rules: str  # name of a system: "jokeren-13"
    options: NotRequired[dict[str, Any]]  # changed options by name
    seats: list[list[str]]  # [name, kind] each; kind "person" or a bot's name: "steady"
    seed: str  # text; the page draws 80 random bits
    practice: NotRequired[bool]  # open hands, moves taken back at will; it counts as no match


class Try(TypedDict):
    """What a reader would do with some cards of the hand."""

    do: Literal["lay", "add", "swap", "throw"]
    cards: list[str]
    meld: int | None  # to add to, or that holds the wild card


class ExerciseWish(TypedDict):
    """Which exercise is wanted."""

    rules: str  # name of a system
    kind: Literal["open", "out", "joker", "lay-off"]
    seed: str


class Mix(TypedDict):
    """A game with options changed."""

    rules: str  # name of a system
    options: NotRequired[dict[str, Any]]


class Request(TypedDict):
    """A question. `op` says which of the other fields it needs; `seat` is the one that looks."""

    id: int  # echoed in the answer
    op: Literal[
        "hello",  # → Hello
        "open",  # start or record → Position, with the whole log of the deal
        "view",  # record, seat → Position, with the whole log of the deal
        "moves",  # record, seat → Moves: the legal moves, at most `limit` of them
        "judge",  # record, seat, groups, selected → Judgement
        "play",  # record, seat, move → Position after it, `events` from `since`
        "deal",  # record, seat → Position with the next deal dealt
        "back",  # record, seat → Position before the seat's last step
        "bot",  # record → Choice of the bot on turn, from its own view alone, within `cap`
        "hint",  # record, seat → Hint, from the seat's view alone
        "why",  # record of practice, seat → Whys: what bots did since the seat's last move
        "lesson",  # rules → Lesson: the seed of a deal to learn the game from
        "exercise",  # exercise → ExerciseMade: a position to solve, the same for the same seed
        "readings",  # record, cards → Readings
        "arrange",  # record, cards → Arranged
        "check",  # toml → Checked
        "example",  # toml, ask → Example
        "try",  # toml, played, tried → Tried
        "replay",  # record → Replayed
        "rules",  # rules, options → RulesInfo: all options of a mix, and what contradicts
        "compare",  # pair → Compared: what differs; witnesses for all options, or those in `names`
        "paste",  # text, seat (left out: everything) → Pasted: what a text is, shown and checked
        "pad",  # pad → PadSheet: a match with real cards, counted
        "tell",  # record, seat (left out: everything) → Told: all that happened in a match
        "retrace",  # record, deal, seat, eyes → Retraced: a deal move by move; where it still runs,
        # as `seat` may know it; where it is over, with the eyes of a seat or open
        "fork",  # record, deal, moves, seat → Written: the match gone on from there
        "named",  # start, deal → Written: the match that begins with that deal
        "seals",  # record → Seals: hash and seed of its deals
    ]
    start: NotRequired[Start]
    record: NotRequired[str]
    seat: NotRequired[int]
    move: NotRequired[str]
    groups: NotRequired[list[list[str]]]  # cards staged together, in any order
    selected: NotRequired[list[str]]  # cards picked but not staged
    cards: NotRequired[list[str]]
    toml: NotRequired[str]
    ask: NotRequired[int]  # number of the question in `toml`, from 1
    played: NotRequired[list[str]]  # moves made since the position of `toml`
    tried: NotRequired[Try]
    limit: NotRequired[int]
    cap: NotRequired[int]  # milliseconds after which a bot's search ends early
    rules: NotRequired[str]
    options: NotRequired[dict[str, Any]]
    pair: NotRequired[list[Mix]]
    text: NotRequired[str]
    names: NotRequired[list[str]]  # of options
    exercise: NotRequired[ExerciseWish]
    pad: NotRequired[Pad]
    deal: NotRequired[int]  # of a match, from 1
    moves: NotRequired[int]  # of the deal
    eyes: NotRequired[int]  # a seat


class Refusal(TypedDict):
    """Why something is not allowed: text `refusal-CODE` filled with `args`, and the rule id."""

    code: str
    args: dict[str, Any]  # numbers, card texts, lists of card texts, seat numbers
    rule: str  # "J5": an anchor of the rules page


class Failure(TypedDict):
    """The answer to a request that could not be served; nothing has changed."""

    id: int
    ok: Literal[False]
    kind: Literal["illegal", "ambiguous", "unreadable", "bug"]
    refusal: NotRequired[Refusal]  # kind "illegal"
    meanings: NotRequired[list[str]]  # kind "ambiguous": the moves that the text may mean
    code: NotRequired[str]  # kind "unreadable": text `error-CODE`
    args: NotRequired[dict[str, Any]]  # kind "unreadable"; has `line` where there is one
    detail: NotRequired[str]  # kind "bug": for a report, not for reading


class Event(TypedDict):
    """Something that happened, as the seat that looks may know it: text `event-CODE`."""

    code: str  # draw, take, meld, lay-off, reclaim, discard, renew, out, blocked, scored, ended
    args: dict[str, Any]  # `seat` where a seat did it; cards as text, "?" where hidden


class CardFace(TypedDict):
    """A card lying in a meld."""

    card: str  # "*", "7h"
    stands: str  # what it counts as: "7h" (itself), or "7" where only the rank is named


class MeldInfo(TypedDict):
    number: int  # from 1, in the order laid
    owner: int
    kind: Literal["set", "run"]
    cards: list[CardFace]  # in order, low to high or by suit
    fresh: bool  # laid in the turn under way


class SeatInfo(TypedDict):
    name: str
    kind: str  # "person" or a bot's name
    cards: int
    known: list[str]  # cards everybody knows to be in this hand
    opened: bool
    score: str  # of the match so far; "44" or "9/2"
    dealScores: list[str]  # of every ended deal


class Opening(TypedDict):
    """How far the seat's opening has come in this turn; absent once it has opened or if none."""

    kind: Literal["points", "contract", "whole-hand"]
    points: int  # by points: laid so far …
    needed: int  # … of so many
    sets: int  # by contract, or a whole hand with one: sets and runs of the contract …
    runs: int
    missingSets: int  # … and those not laid yet
    missingRuns: int
    short: int | None  # by contract: cards that the hand lacks for those; text `contract-short`


class DealEnd(TypedDict):
    """The last deal, when it has ended: all hands lie open."""

    out: int | None  # the seat that went out, None when blocked
    reason: str  # text `end-REASON`: "out", "stock-exhausted", "table-unchanged", "no-draw"
    rule: str
    hands: list[list[str]]
    costs: list[list[str]]  # points of each card of `hands`
    scores: list[str]  # what this deal added, by seat


class Position(TypedDict):
    """The match as one seat may see it."""

    id: int
    ok: Literal[True]
    at: int  # position's number: deals begun + moves made
    record: str
    rules: str
    options: dict[str, Any]  # changed ones
    deal: int  # from 1
    wild: str | None  # the rank that is wild in this deal: "4", "K"
    target: int | None  # points that end the match
    deals: int | None  # of the match, None where it goes to a target
    dealer: int
    turn: int  # seat to act
    phase: Literal["draw", "play", "over"]
    seat: int
    hand: list[str]
    seats: list[SeatInfo]
    table: list[MeldInfo]
    stock: int
    discard: int
    top: str | None
    drawn: str | None  # by the seat on turn: "stock", "discard 7h"; "stock 7h" for its own eyes
    owed: int  # jokers reclaimed and not yet laid again
    opening: Opening | None
    draws: list[str]  # which of "draw", "take", "decline" are legal now for `seat`
    lays: list[str]  # what `seat` may lay now if it has the cards: "meld", "lay-off", "swap"
    practice: bool  # a match that counts as none
    open: list[list[str]]  # of practice: all hands, by seat; else empty
    canBack: bool  # `seat` may take its last step back: a throw till another acts; practice: any
    events: list[Event]  # of this deal, from number `since` on
    since: int
    end: DealEnd | None
    winners: list[int] | None  # of the match, when it is over
    ranks: list[int] | None  # place of each seat in the final standing, from 1; equals share


class Moves(TypedDict):
    id: int
    ok: Literal[True]
    at: int
    moves: list[str]
    more: bool  # the list was cut at `limit`


class GroupVerdict(TypedDict):
    """One staged group, judged as a new meld by its shape alone."""

    readings: list[str]  # every meld it can be: "6h *=7h 8h"
    kind: Literal["set", "run"] | None
    points: int  # what it adds to an opening (of the first reading)
    refusal: Refusal | None  # why it is none


class Lay(TypedDict):
    """What would happen if all staged groups were laid now."""

    moves: list[str]  # the ways to do it; several where a wild card can mean several cards
    refusal: Refusal | None
    points: int  # opening points laid this turn and staged
    needed: int | None  # None where no opening is pending


class Use(TypedDict):
    """One thing that can or can't be done with the selected cards."""

    meld: int | None  # number of the meld concerned; None for the discard
    moves: list[str]  # legal ways; one click each
    refusal: Refusal | None  # where there is none


class Judgement(TypedDict):
    id: int
    ok: Literal[True]
    at: int
    groups: list[GroupVerdict]
    lay: Lay
    selection: GroupVerdict | None  # the selected cards as one more meld; None if none is selected
    lone: Lay | None  # what laying just the selected cards would do
    adds: list[Use]  # laying the selected cards off, one entry a meld on the table
    swaps: list[Use]  # the selected single card for a joker, one entry a meld with a wild card
    discard: Use | None  # throwing the selected single card
    short: int | None  # cards that the hand lacks for the contract with the groups laid; None: none


class Reason(TypedDict):
    """Why a move is made: text `reason-CODE` filled with `args`; it may name cards of the hand."""

    code: str
    args: dict[str, Any]


class Choice(TypedDict):
    id: int
    ok: Literal[True]
    at: int
    move: str
    reason: Reason  # for the time after the deal


class Why(TypedDict):
    event: Event  # all that was to be seen with open hands
    reason: (
        Reason | None
    )  # None where the bot would not do it again, or something followed by itself


class Whys(TypedDict):
    id: int
    ok: Literal[True]
    at: int
    whys: list[Why]


class Lesson(TypedDict):
    id: int
    ok: Literal[True]
    seed: str  # of practice between two, in which hints lead through all there is to a deal


class OpeningHint(TypedDict):
    """How near a hand is to open."""

    kind: Literal["points", "contract", "whole-hand"]
    melds: list[str]  # that open now, in the order to lay them: "6h *=7h 8h"; none if it can't
    points: int  # by points: what the best melds are worth …
    needed: int  # … of so many
    short: int | None  # cards that the hand lacks for the contract still to be laid


class HelpingCard(TypedDict):
    """A card that would help, by public cards alone."""

    card: str
    copies: int  # that nobody has shown yet: in the stock, or in another hand
    opens: bool  # the hand could open with it, and can't yet


class Gift(TypedDict):
    """What a discard gives the next player: text `gift-CODE` filled with `args`."""

    code: str
    args: dict[str, Any]


class Hint(TypedDict):
    id: int
    ok: Literal[True]
    at: int
    move: str | None  # the next step as `steady` would take it; None if the seat is not on turn …
    reason: Reason | None  # … and why
    opening: OpeningHint | None  # None once the seat has opened, or if the game has no opening
    helps: list[HelpingCard]  # the best first
    cost: int  # points of the hand …
    left: int  # … and of what its best melds leave out
    gift: Gift | None  # what the seat's discard gives the next one, while that one has not drawn


class Readings(TypedDict):
    id: int
    ok: Literal[True]
    melds: list[str]


class Arranged(TypedDict):
    id: int
    ok: Literal[True]
    melds: list[str]
    left: list[str]
    cost: int


class CheckedAsk(TypedDict):
    file: str
    ask: int
    ok: bool
    got: str


class Checked(TypedDict):
    id: int
    ok: Literal[True]
    asks: list[CheckedAsk]


class OptionForm(TypedDict):
    """One option as a form shows it."""

    name: str
    value: str  # as text: "any", "7,8,9", "2:10,3:7"
    base: str  # of the game unchanged, or as other changed options bring it along
    rule: str
    words: list[str]  # the words it takes
    least: int | None  # the whole numbers it takes
    most: int | None
    byDeal: bool  # may be a list by deal, separated by commas
    bad: bool  # the value given could not be read; `value` is what was given


class RulesInfo(TypedDict):
    id: int
    ok: Literal[True]
    rules: str
    players: list[int]  # fewest, most
    options: list[OptionForm]  # in the order of the table
    changed: dict[str, str]  # what a record would say
    clashes: list[str]  # contradictions: text `clash-CODE`


class Hello(TypedDict):
    id: int
    ok: Literal[True]
    version: str  # of the wheel
    build: str  # build id
    systems: list[str]
    bots: list[str]

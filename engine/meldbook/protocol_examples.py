"""What page and engine say to each other about examples to try; the rest is in protocol.py."""

from typing import Any, Literal, TypedDict

from meldbook.protocol import MeldInfo, Refusal, Use


class ExampleStep(TypedDict):
    """A move that is asked for, as a reader makes it."""

    do: Literal["lay", "add", "swap", "throw", "draw", "take", "decline"]
    cards: list[str]  # as they lie in the hand; "*" without its meaning
    meld: int | None
    move: str
    then: int  # the stage that it leads to


class ExampleStage(TypedDict):
    """A position on the way. A refusal of `cards` that are just those picked leaves them out.

    Verdicts are a sign each: "+" legal, " " not judged, else a refusal, whose place in `refusals`
    is 48 less than the sign's code point.
    """

    hand: list[str]
    table: list[MeldInfo]
    top: str | None
    stock: int
    phase: Literal["draw", "play", "over"]
    asked: list[ExampleStep]  # any of these goes on; none: all is done
    lay: str  # by the mask of the cards picked, the first card of the hand being 1
    adds: list[str]  # the same for each meld
    swaps: list[str]  # by place in the hand, for each meld
    throw: str  # by place in the hand
    draws: str  # draw, take, decline


class ExampleAnswer(TypedDict):
    """What comes of the play that the example is about."""

    legal: bool
    step: int  # how many of its moves are legal
    refusal: Refusal | None


class Example(TypedDict):
    """A position and a question, with the verdicts of whatever a reader may try."""

    title: str
    rules: str
    options: dict[str, Any]  # changed ones
    deal: int
    wild: str | None
    sets: int  # of the deal's contract
    runs: int
    opened: bool | None  # None where nothing has to be opened
    first: bool  # the seat's first turn
    natural: bool  # jokers count nothing in an opening
    kind: Literal["do", "break", "cost"]
    play: list[str]
    answer: ExampleAnswer
    plain: ExampleAnswer | None  # without the changed options, where there are any
    points: int  # of "cost": what the cards cost …
    each: list[int]  # … one by one …
    choices: list[int]  # … among other numbers
    refusals: list[Refusal]
    stages: list[ExampleStage]  # the first one is asked about


class ExampleMade(TypedDict):
    """The answer to `example`."""

    id: int
    ok: Literal[True]
    example: Example


class Repair(TypedDict):
    """The smallest change of the cards picked that makes a refused meld a legal one."""

    leave: str | None  # a card that was picked
    add: str | None  # one that was not; with `leave` it takes its place


class Tried(TypedDict):
    """The answer to `try`."""

    id: int
    ok: Literal[True]
    use: Use
    rules: str
    natural: bool
    repair: Repair | None


class Exercise(TypedDict):
    """A position with one thing to find out, and the proof that there is one way alone."""

    rules: str
    kind: Literal["open", "out", "joker", "lay-off"]
    kinds: list[str]  # that the game has; of another one than these the first is given
    seed: str
    toml: str  # a scenario that asks for the solution
    play: list[str]  # the solution
    looked: int  # positions that were looked at to know that there is no other


class ExerciseMade(TypedDict):
    """The answer to `exercise`."""

    id: int
    ok: Literal[True]
    exercise: Exercise

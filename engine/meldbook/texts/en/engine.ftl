# What the engine says, in words.
#
# The engine speaks codes with arguments; every code has its sentence here: refusal-CODE,
# event-CODE (and event-CODE-you where the reader's own seat acted), end-REASON, error-CODE.
#
# Variables carry the names of the code's arguments. Who fills them in sees to this:
#   $card, $wild, $stands   one card in its sentence form, made with card-the
#   $cards, $wanted         several cards in a list, made with card (in event-renew a number)
#   $suit                   a suit's name, made with suit-…
#   $sets, $runs            numbers of melds of a contract, for { contract }
#   $name                   the name of the seat in the argument `seat`
#   $turn, $dealer, $lead   names of those seats
#   $winners                a list of names; $scores, $totals a list of score-of
#   $clashes                a list of clash-…
#   other lists             their items, joined into a list
#   numbers                 numbers, so that plurals come out right


## Cards

rank-A = ace
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
rank-10 = 10
rank-J = jack
rank-Q = queen
rank-K = king

suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs

# A card by itself or in a list: "7 of hearts". $rank and $suit are names.
card-face = { $rank } of { $suit }
joker = joker
# A joker laid for another card. $card is a card-face, or a rank's name.
joker-as = joker as { $card }
# A card of a wild rank laid for another card.
card-as = { $card } as { $stands }
# A card in a sentence. $card is one of the forms above; $kind says what the card is, for its
# article: joker (a joker that stands for nothing), * (one that does) or a rank.
card-the =
    { $kind ->
        [joker] a joker
       *[other] the { $card }
    }
# A card that is not known, in a list and in a sentence.
card-unknown = unknown card
card-unknown-the = a card


## Lists: "A", "A and B", "A, B and C"

list-pair = { $first } and { $last }
list-next = { $first }, { $next }
# One seat's share in a list of scores.
score-of = { $name } { $score }


## Contracts: "two sets", "a set and a run"

contract =
    { $sets ->
        [0] { contract-runs }
       *[other] { $runs ->
            [0] { contract-sets }
           *[other] { contract-sets } and { contract-runs }
        }
    }
contract-sets =
    { $sets ->
        [one] a set
        [2] two sets
        [3] three sets
       *[other] { $sets } sets
    }
contract-runs =
    { $runs ->
        [one] a run
        [2] two runs
        [3] three runs
       *[other] { $runs } runs
    }

# How near a hand is to its contract, whatever cards may come.
contract-short =
    { $short ->
        [0] the contract is in your hand
        [one] your hand is 1 card short of the contract
       *[other] your hand is { $short } cards short of the contract
    }


## Games

rules-jokeren-13 = Jokeren 13
rules-jokeren-13-about =
    Thirteen cards, two packs, four jokers. Open with 30 points, then add to anybody’s melds and
    take jokers to lay them again. Eight deals; the lowest total wins.
rules-basic-rummy = Basic Rummy
rules-basic-rummy-about =
    The plain game: one pack, no jokers, one new meld a turn. Whoever goes out scores what the
    others hold; at 100 points the highest total wins.
rules-block-rummy = Block Rummy
rules-block-rummy-about =
    Basic Rummy with a single stock. When it is used up, the next player takes the last discard or
    ends the deal.
rules-mexican-rummy = Mexican Rummy
rules-mexican-rummy-about =
    Seven deals, each with a contract to open and a wild rank of its own, from two sets to three
    runs at once. The lowest total wins.
rules-wrotham = Wrotham Rummy
rules-wrotham-about =
    One pack and three jokers. Three deals go meld by meld; in the last three nothing is laid until
    the whole hand can be. The highest total wins.
rules-romme = Rommé
rules-romme-about =
    Thirteen cards, two packs, six jokers. Open with 40 points, jokers included, then add to
    anybody’s melds and exchange jokers. Eight deals; the lowest total wins.


## Refusals: turn and piles

refusal-not-on-turn = It is not your turn: { $turn } is playing. Wait for your own turn.
refusal-deal-over = This deal is over; nothing more can be played in it.
refusal-card-not-in-hand = You don’t hold { $card }. Play a card from your hand.
refusal-meld-unknown =
    { $melds ->
        [0] No meld lies on the table yet.
        [one] There is no meld { $meld }. Meld 1 is the only one on the table.
       *[other] There is no meld { $meld }. The melds on the table have the numbers 1 to { $melds }.
    }
refusal-stock-empty = The stock is empty; no card can be drawn from it.
refusal-discard-empty = The discard pile is empty. Draw from the stock.
refusal-draw-twice =
    You have already drawn in this turn. Lay cards if you like, then discard one to end the turn.
refusal-draw-first = Draw a card before you do anything else.
refusal-first-turn-take =
    On your first turn of a deal you draw from the stock. From your second turn on you may take
    the top discard.
refusal-first-turn-table =
    On your first turn of a deal you only draw a card and discard one. From your second turn on
    you may lay cards.
refusal-lead-draws =
    You lead in this deal and were dealt a card more than the others: on this first turn you don’t
    draw. Discard a card to end it.
refusal-draw-must-take =
    The stock is used up and no older discards are left to renew it. Take the top discard.
refusal-stock-out =
    The stock is used up, and the discards no longer become a new one. Take the top discard, or
    decline it, which ends the deal.
refusal-stock-lone =
    The stock is used up, and a single discard does not make a new one. Take it, or decline it,
    which ends the deal.
refusal-decline-not-here =
    You can’t decline here: there is a card that you must draw, or you have drawn already.


## Refusals: the shape of a meld

refusal-meld-too-short =
    { $got ->
        [0] No cards make no meld: it needs at least { $min }.
        [one] One card is too few: a meld needs at least { $min }.
       *[other] { $got } cards are too few: a meld needs at least { $min }.
    }
refusal-set-too-long =
    { $got } cards are too many: a set has at most { $max }. Leave the rest in your hand.
refusal-set-suit-twice =
    This set has { $suit } twice. Each card of a set must be of another suit.
refusal-meld-no-pattern =
    This is no meld: { $cards }. Lay cards of one rank as a set, or cards of one suit in a row
    as a run.
refusal-run-card-twice = A run can’t have { $card } twice. Leave one of the two in your hand.
refusal-run-gap =
    There is a gap between these cards. The cards of a run follow one another and leave none out.
refusal-run-suits =
    These cards are in a row, but not of one suit. All cards of a run are of the same suit.
refusal-run-corner =
    { $aces ->
        [low] The ace is low here: it comes before the 2. No run goes on past the king.
       *[other]
            A run can’t go round the corner from king over ace to 2. Let it begin or end with the
            ace.
    }
refusal-meld-jokers =
    Too many jokers: this meld has { $got }, and { $max ->
        [0] none is allowed
        [one] one is the most
       *[other] { $max } are the most
    }. Use natural cards for the others.
refusal-meld-naturals =
    Too few natural cards: this meld has { $got ->
        [0] none
        [one] one
       *[other] { $got }
    }, and it needs at least { $min }.
refusal-wild-wrong-name =
    In this place { $card } can’t stand for { $stands }. Name the card that is missing there.
refusal-wild-not-wild =
    You can’t let { $card } stand for another card. Only jokers and wild ranks can do that; lay
    it as itself.


## Refusals: who may lay, and when

refusal-meld-second =
    You have laid a meld in this turn already, and one a turn is the most. Keep these cards for a
    later turn.
refusal-meld-after-opening =
    After your opening you can’t lay further melds. Add cards to those on the table instead.
refusal-contract-kind =
    { $kind ->
        [set] This set
       *[run] This run
    } is not part of your opening: the contract is { contract }, no more and no less.


## Refusals: laying off, and taking jokers back

refusal-lay-off-no-fit =
    There is no place for { $card } in meld { $meld }. A run takes the next card at either end, a
    set takes a card of its rank that it may still hold.
refusal-lay-off-unopened =
    You can’t lay off yet. Open with melds of your own; from your next turn on you may add to any
    meld.
refusal-lay-off-own-first =
    You can’t lay off yet. Lay a meld of your own first; then you may add to any meld, even in the
    same turn.
refusal-lay-off-never =
    In this deal cards can’t be added to melds on the table.
refusal-lay-off-jokers =
    { $max ->
        [0] Meld { $meld } can’t take a joker.
        [one] Meld { $meld } already has its joker, and one is the most. Choose another meld.
       *[other] Meld { $meld } already has its { $max } jokers, and more are not allowed. Choose another meld.
    }
refusal-reclaim-unopened =
    You can’t exchange a joker yet. Open with melds of your own; from your next turn on you may
    put the right card in a joker’s place.
refusal-reclaim-never =
    In this deal cards on the table stay where they are: no joker can be exchanged.
refusal-reclaim-no-joker = There is no joker in meld { $meld } that could be exchanged.
refusal-reclaim-wrong-card =
    In meld { $meld } you can’t exchange the joker for { $card }, only for what it stands for:
    { $wanted }.
refusal-reclaim-unused =
    { $owed ->
        [one] The joker that you took must be laid again in this turn.
       *[other] The { $owed } jokers that you took must be laid again in this turn.
    } Use it in a new meld or lay it off, or take the exchange back.
refusal-reclaim-stuck =
    If you took that joker now, you could not lay it again in this turn. Take a joker only when
    you have a place for it.


## Refusals: opening, and ending the turn

refusal-opening-short =
    { $points } of { $needed } points: not enough to open. Add new melds in this same turn, or take
    the cards back.
refusal-contract-short =
    The contract is laid as a whole in one turn. It would still lack { contract }. Lay that too, or
    take the cards back.
refusal-whole-hand-short =
    In this deal nothing is laid until you can go out with it at once. { $cards ->
        [0] These are not the melds that it asks for.
        [one] One card does not fit yet.
       *[other] { $cards } cards do not fit yet.
    }
refusal-discard-taken =
    You can’t discard { $card } now: you took that card from the discard pile in this same turn.
    Discard another one.
refusal-discard-needed =
    Here every turn ends with a discard, also the last one. Keep a card that you can throw.
refusal-discard-last =
    You can’t go out by discarding { $card }: the last card of a hand has to be laid.
refusal-turn-stuck =
    After that you would have no legal way to end your turn. Keep a card that you can discard.


## Events

event-deal = Deal { $deal }. Dealer: { $dealer }. First to play: { $lead }.
event-draw = { $name } draws { $card } from the stock.
event-draw-you = You draw { $card } from the stock.
event-take = { $name } takes { $card } from the discard pile.
event-take-you = You take { $card } from the discard pile.
event-meld = { $name } lays meld { $meld }: { $cards }.
event-meld-you = You lay meld { $meld }: { $cards }.
event-lay-off = { $name } adds { $card } to meld { $meld }.
event-lay-off-you = You add { $card } to meld { $meld }.
event-reclaim = { $name } puts { $card } into meld { $meld } and takes { $wild }.
event-reclaim-you = You put { $card } into meld { $meld } and take { $wild }.
event-discard = { $name } discards { $card }.
event-discard-you = You discard { $card }.
event-decline = { $name } declines the top discard.
event-decline-you = You decline the top discard.
event-renew =
    The stock is empty: { $cards ->
        [one] one older discard becomes
       *[other] { $cards } older discards become
    } the new stock.
event-out = { $name } has no cards left and is out.
event-out-you = You have no cards left: you are out.
event-blocked =
    { $reason ->
        [stock-exhausted] { end-stock-exhausted }
        [table-unchanged] { end-table-unchanged }
        [declined] { end-declined }
       *[no-draw] { end-no-draw }
    }
event-scored = Points in this deal: { $scores }.
event-ended = The match is over. Won by { $winners }. Final scores: { $totals }.


## Why a bot moved, or a hint advises: plain facts, no subject

reason-only-way = There is no other way to go on.
reason-by-chance =
    { $ways ->
        [one] It is the only move there is.
       *[other] It is one of { $ways } moves, drawn by lot.
    }
reason-draw-no-help =
    A card from the stock is likely to help more than { $card } on the discard pile.
reason-draw-no-meld = With { $card } from the discard pile the melds of the hand would get no better.
reason-draw-overlooked = Nothing seemed to go with { $card } on the discard pile.
reason-take-meld = With { $card } a meld is complete.
reason-take-out = With { $card } the hand can be emptied in this turn.
reason-take-wild = It is wild: { $card } can stand for any card.
reason-take-fits = There is a meld on the table to which { $card } can be added.
reason-take-pair = It seemed to make a pair: { $card } with { $cards }.
reason-take-outs =
    It goes with { $cards } in the hand, and { $outs ->
        [one] one card that completes the meld has
       *[other] { $outs } cards that complete the meld have
    } not been seen yet.
reason-take-better = This card is better than what it replaces.
reason-end-lowest = It ends the deal, and no other hand is likely to cost less.
reason-way-out = It is a step on the way to empty the hand in this turn.
reason-open-points = There are melds for the { $needed } points that open.
reason-open-contract = The whole contract can be laid.
reason-open-whole = The whole hand can be laid.
reason-lay-meld =
    Laid on the table, these cards can’t cost { $points ->
        [one] their point
       *[other] their { $points } points
    } any more.
reason-lay-off =
    Added to a meld, { $card } can’t cost { $points ->
        [one] its point
       *[other] its { $points } points
    } any more.
reason-reclaim = For { $card } there is no other use, and { $wild } can be laid where it is needed.
reason-pay-debt =
    { $owed ->
        [one] The joker that was taken must be laid again in this turn.
       *[other] The { $owed } jokers that were taken must be laid again in this turn.
    }
reason-throw-only = No other card than { $card } can be thrown.
reason-throw-dearest =
    No card outside the melds costs more than { $card }: { $points ->
        [one] one point
       *[other] { $points } points
    }.
reason-throw-outs =
    Dearer cards are kept: for { $cards } { $outs ->
        [one] one card that completes a meld has
       *[other] { $outs } cards that complete a meld have
    } not been seen yet.
reason-throw-fits = Dearer cards are kept, because they can be added to melds on the table: { $cards }.
reason-throw-plan =
    { $short ->
        [0] The contract is complete without it.
        [one] The contract then lacks a single card.
       *[other] The contract then lacks { $short } cards, and no other throw makes it fewer.
    }
reason-throw-safe =
    The next player is less likely to need { $card } than dearer cards: { $cards }.
reason-throw-least = Of all cards, { $card } is missed least.
reason-throw-odd = Nothing in the hand seemed to go with { $card }.
reason-throw-low = It is a low card. High ones look better in the hand.
reason-played-out =
    In { $worlds } ways how the hidden cards may lie, played to the end, this came out better than
    the first thought: by { $points ->
        [one] a point
       *[other] { $points } points
    } a deal.


## What a discard gives the next player

gift-first-turn = { $name } can’t take { $card }: in a first turn nothing is taken from the discards.
gift-wild = You give { $name } a wild card: { $card }.
gift-meld =
    You give { $name } a meld: { $card } goes with cards taken from the discards, { $cards }.
gift-lay-off = { $name } can add { $card } to meld { $meld }.
gift-reclaim = { $name } can put { $card } for a wild card in meld { $meld }.
gift-near =
    It may be of use to { $name }: { $card } goes with cards taken from the discards, { $cards }.
gift-nothing = Nothing that is known of { $name } goes with { $card }.


## Why a deal ended

end-out = { $name } went out.
end-out-you = You went out.
end-stock-exhausted =
    The deal is blocked: the stock is used up, and in a whole round of turns nothing on the table
    has changed. Nobody is out.
end-table-unchanged =
    The deal is blocked: the stock is empty again, and nothing on the table has changed since it
    was last renewed. Nobody is out.
end-no-draw =
    The deal is blocked: the next player has no card that may be drawn. Nobody is out.
end-declined =
    The stock is used up, and the last discard was declined. Nobody is out.


## Errors: what can't be read

error-card-unreadable =
    “{ $text }” is no card. Write a rank (A, 2 to 10, J, Q, K) and a suit (s, h, d, c), as in 7h;
    a joker is *.
error-move-unreadable = “{ $text }” is no move here. Expected: { $expected }.
error-record-version =
    This record is of version { $version }, which this program can’t read. A newer program may.
error-record-line = Line { $line } of the record can’t be read: “{ $text }”. Expected: { $expected }.
error-record-move =
    Line { $line } of the record holds a move that can’t be played: “{ $text }”. { $reason ->
        [ambiguous] It can mean several moves.
        [not-on-turn] Another seat is on turn.
        [unread] It can’t be read.
       *[refused] { $refusal }
    }
error-back-nothing =
    There is nothing to take back. Steps of the turn under way can be taken back, a card drawn from
    the stock can’t.
error-deal-running = The next cards can’t be dealt yet: this deal is still being played.
error-match-over = The match is over; no more deals follow.
error-rules-unknown = There is no game called “{ $name }”. Known games: { $known }.
error-option-unknown = There is no option called “{ $name }”. Known options: { $known }.
error-option-value = The option { $name } can’t be “{ $value }”. Allowed: { $allowed }.
error-options-clash = This mix of options can’t be played: { $clashes }.
error-seed-bad =
    “{ $text }” can’t be a seed. Use one line of up to 64 letters, digits and signs, without a
    blank at either end.
error-seats-bad =
    { $got ->
        [one] One seat is
       *[other] { $got } seats are
    } not possible in this game: it is for { $min } to { $max } players.
error-name-bad =
    “{ $text }” can’t be a player’s name. Write some text without commas, equals signs or line
    breaks.
error-bot-unknown = There is no bot called “{ $name }”. Known bots: { $known }.
error-bot-trait =
    The bot { $name } can’t have the trait “{ $text }”. Write each trait once, as TRAIT=NUMBER with
    a number from 0 to 10. Known traits: { $known }.
error-scenario-toml =
    Line { $line }, character { $column }: { $fault ->
        [string] a text is not closed; it stands between two quotation marks in one line
        [escape] a backslash in a text is followed by something that can’t follow it
        [sign] a sign that can’t stand here
        [list] a list is not closed, or a comma is missing in it
        [braces] a table in braces is not closed, or a comma is missing in it
        [key] a line begins with a key and an equals sign, or is a heading in brackets
        [bracket] a heading is not closed with its bracket
        [line] the line should end here
        [twice] this key or heading is there twice
       *[value] a value that can’t be read; texts stand between quotation marks
    }. (Scenarios are written in TOML.)
error-scenario-large =
    The scenario can’t be read: { $what ->
        [depth] brackets in too many brackets
       *[number] a number is too large
    }.
error-scenario-missing = “{ $key }” is missing in the scenario.
error-scenario-key =
    Unknown key “{ $key }” in { $place ->
        [scenario] the scenario
        [position] the position of the scenario
       *[other] “{ $place }” of the scenario
    }.
error-scenario-value =
    The value of “{ $key }” in the scenario is wrong: { $got }. Expected: { $expected ->
        [whole] a whole number, { $least } or more
        [range] a whole number from { $least } to { $most }
        [number] a number
        [numbers] a whole number for each seat
        [scores] a whole number, or a fraction like "9/2", for each seat
        [flag] true or false
        [flags] true or false for each seat
        [by-seat] a list with an entry for each seat
        [hands] for each hand its cards as text, or how many unknown cards it has
        [cards] cards as text, such as "7h 10s *"
        [phase] "draw" or "play"
        [table] a table
        [melds] a list of numbers of melds
        [own-melds] melds of the seat to act, each once
        [drawn] "stock", "none" or "discard CARD"
        [game] a game, such as "basic-rummy"
        [text] a text
        [asks] at least one [[ask]]
        [question] a question: play, readings, hand_points, least_left, or moves
        [readings] a number, or a list of melds
        [moves] a list of moves
        [verdict] "legal", "illegal" or "ambiguous"
        [answer] the answer that the engine gives
        [trial] a play that is legal or illegal, or hand_points
        [closed] a move with one meaning only
       *[kind] a value as the notation shows it
    }.
error-position-too-many =
    The position has { $card } { $got } times, but the packs hold { $most ->
        [0] none
        [one] only one
       *[other] only { $most }
    }.
error-position-pack =
    The position has { $got } cards, more than the { $most } cards of this game.
error-position-meld =
    Meld { $meld } of the position is not legal. { $reason ->
        [unknown] Unknown cards can’t lie on the table.
        [ambiguous] It can be read in several ways: name its wild cards.
       *[refused] { $refusal }
    }
error-position-seats =
    The position has { $got ->
        [one] one hand
       *[other] { $got } hands
    }, but this game is for { $min } to { $max } players.
error-position-length =
    “{ $key }” in the position needs { $expected ->
        [one] one entry
       *[other] { $expected } entries
    }, one for each seat, but it has { $got }.
error-position-seat =
    “{ $key }” in the position names seat { $seat }, but there are { $seats } seats, counted from 0.
error-position-deal =
    The position is of deal { $deal }, but a match has { $deals } deals, counted from 1.
error-position-meld-number =
    “{ $key }” in the position names meld { $meld }, but { $melds ->
        [0] no meld lies on the table
        [one] only meld 1 lies on the table
       *[other] the melds on the table have the numbers 1 to { $melds }
    }.
error-position-drawn =
    The position says that { $card } was taken from the discards in this turn, but it is neither in
    the hand nor on the table.
error-position-empty-hand = Seat { $seat } is to play on, but its hand is empty.
error-position-unknown =
    The position leaves cards unknown. To be played it must name the cards of all hands, of the
    stock and of the discard pile.
error-request-bad = The engine did not understand this request: { $detail }.


## Options that don’t go together; parts of error-options-clash

clash-cards-too-few = the packs have too few cards for all hands and both piles
clash-hand-too-small = a hand has too few cards for any meld
clash-set-max-distinct = a set of different suits has four cards at most
clash-hand-size-seats = the cards dealt are not given for every number of players
clash-opening-points-missing = an opening by points needs the number of points
clash-opening-points-too-many = no hand can be worth the points of the opening
clash-contracts-missing = an opening by contract needs the contracts
clash-contract-too-long = a contract needs more cards than a hand has
clash-contract-too-short = the melds of a contract can’t take the whole hand
clash-contract-melds-per-turn = a contract of several melds can’t be laid at one meld a turn
clash-length-missing = a match needs a target or a number of deals
clash-length-twice = a match has a target or a number of deals, not both
clash-payment-target = payments need a number of deals, not a target
clash-payment-own-hands = payments need somebody who wins a blocked deal, so the differences count
clash-reclaim-without-jokers = without jokers and wild ranks there is nothing to exchange


## Options: name, what it decides, and its values where they are words

option-players = Players
option-players-about = How many people can sit at the table.

option-packs = Packs
option-packs-about = How many packs of 52 cards are shuffled together.

option-jokers = Jokers
option-jokers-about = How many jokers are added to the packs.

option-wild_ranks = Wild ranks
option-wild_ranks-about =
    A rank whose cards may stand for any other card, as jokers do. It can change from deal to deal.
option-wild_ranks-none = none

option-hand_size = Cards dealt
option-hand_size-about =
    How many cards each player gets. It can depend on the number of players or on the deal.

option-upcard = First discard
option-upcard-about = Whether a card is turned up after dealing, to begin the discard pile.
option-upcard-yes = a card is turned up
option-upcard-no = the pile begins empty

option-first_turn = First turn
option-first_turn-about =
    Whether players may do everything on their first turn of a deal. They may be held to drawing
    and discarding, or the player who leads gets a card more and does not draw.
option-first_turn-free = like every other turn
option-first_turn-draw-and-discard = draw and discard only
option-first_turn-lead-discards = the first player has a card more and does not draw

option-set_suits = Suits in a set
option-set_suits-about = Whether one suit may come twice in a set. For that two packs are needed.
option-set_suits-distinct = all different
option-set_suits-repeat = may repeat

option-set_max = Longest set
option-set_max-about = How many cards a set may hold at most.
option-set_max-none = without limit

option-run_min = Shortest run
option-run_min-about = How many cards a run needs at least.

option-aces = Aces in runs
option-aces-about =
    Where an ace may stand in a run: at its beginning, also at its end, or even between king and 2.
option-aces-low = low: A 2 3
option-aces-high-low = low or high: A 2 3, Q K A
option-aces-corner = also round the corner: K A 2

option-jokers_per_meld = Jokers in a meld
option-jokers_per_meld-about =
    How many cards of a meld may stand for other cards: jokers, and cards of a wild rank.
option-jokers_per_meld-any = any number

option-naturals_per_meld = Natural cards in a meld
option-naturals_per_meld-about = How many cards of a meld must stand for themselves.

option-opening = Opening
option-opening-about =
    What players must lay first, all in one turn, before they may lay anything else.
option-opening-none = nothing special
option-opening-points = melds worth enough points
option-opening-contract = the contract of the deal
option-opening-whole-hand = the whole hand at once

option-opening_points = Points to open
option-opening_points-about =
    How many points an opening by points must be worth: an ace counts eleven, J Q K ten, other
    cards their number.
option-opening_points-none = not needed

option-opening_jokers = Jokers when opening
option-opening_jokers-about = What a joker is worth in an opening by points.
option-opening_jokers-none = not needed
option-opening_jokers-nothing = nothing
option-opening_jokers-as-named = as much as the card it stands for

option-contracts = Contracts
option-contracts-about = Which sets and runs open each deal, where openings go by contract.
option-contracts-none = not needed

option-melds_per_turn = Melds in a turn
option-melds_per_turn-about = How many new melds a player may lay in one turn.
option-melds_per_turn-1 = one
option-melds_per_turn-any = any number

option-melds_after_opening = Melds after opening
option-melds_after_opening-about =
    Whether players may lay new melds on the turns after their opening, or only add to those on
    the table.
option-melds_after_opening-yes = allowed
option-melds_after_opening-no = not allowed

option-lay_off = Laying off
option-lay_off-about = When a player may add cards to melds on the table.
option-lay_off-free = always
option-lay_off-after-own-meld = after laying a meld of one’s own
option-lay_off-after-opening-turn = from the turn after one’s opening
option-lay_off-never = never

option-reclaim = Exchanging jokers
option-reclaim-about =
    Whether a player may put the card that a joker stands for in its place and take the joker.
option-reclaim-never = not allowed
option-reclaim-reuse = allowed, the joker must be laid in the same turn
option-reclaim-keep = allowed, the joker may be kept

option-final_discard = Last discard
option-final_discard-about = Whether a player goes out with a discard.
option-final_discard-optional = with or without a discard
option-final_discard-required = only with a discard
option-final_discard-never = only by laying the last card

option-stock_end = Empty stock
option-stock_end-about = How the discards become a new stock when the stock is empty.
option-stock_end-turn = turned over, not shuffled
option-stock_end-shuffle = shuffled
option-stock_end-keep-top = shuffled without the top card

option-recycles = Renewals of the stock
option-recycles-about =
    How often the discards may become a new stock in one deal. After that players take the top
    discard, or decline it and end the deal.
option-recycles-unlimited = as often as needed

option-scoring = Scoring
option-scoring-about =
    Who counts the cards left in the hands when somebody has gone out, and for whom.
option-scoring-collect = the winner scores what the others hold; the highest total wins
option-scoring-penalty = all others count their hands against themselves; the lowest total wins
option-scoring-payment = all others pay the winner; the highest total wins

option-blocked_score = Score of a blocked deal
option-blocked_score-about = Who counts what when nobody goes out.
option-blocked_score-differences = the differences to the lowest hand, which wins
option-blocked_score-own-hands = each player’s own hand

option-going_rummy = Going out at once
option-going_rummy-about =
    What it earns to go out in a single turn without having laid, added or exchanged anything
    before.
option-going_rummy-none = nothing extra
option-going_rummy-double = twice the points
option-going_rummy-bonus = ten points more

option-ace_points = Points of an ace
option-ace_points-about = What an ace left in the hand counts.

option-number_points = Points of number cards
option-number_points-about = What the cards from 2 to 9 left in the hand count. A 10 counts ten.
option-number_points-face = their number
option-number_points-five = five each

option-joker_points = Points of a joker
option-joker_points-about = What a joker, or a card of the deal’s wild rank, left in the hand counts.

option-target = Target
option-target-about = The points at which the match ends, after the deal in which somebody has them.
option-target-none = none

option-deals = Deals
option-deals-about = How many deals a match lasts, where it has no target.
option-deals-none = until the target is reached

option-tie_break = Equal totals
option-tie_break-about = Who wins the match when the best totals are equal.
option-tie_break-share = the victory is shared
option-tie_break-deals-won = more deals won decide

# An option with its value, in a list of all of them or of those that were changed.
value-of-option = { $option }: { $value }

# Values that are numbers: a range, and values that differ by the number of players or by deal.
value-range = { $min } to { $max }
value-for-seats = { $seats } players: { $value }
value-in-deal = deal { $first }: { $value }
value-in-deals = deals { $first } to { $last }: { $value }
value-from-deal = from deal { $first } on: { $value }
value-next = { $first }; { $next }

# What the engine says, in words.
#
# The engine speaks codes with arguments; every code has its sentence here: refusal-CODE,
# event-CODE (and event-CODE-you where the reader's own seat acted), end-REASON, error-CODE.
#
# Variables carry the names of the code's arguments. Who fills them in sees to this:
#   $card, $wild, $stands   one card in its sentence form, made with card-the
#   $cards, $wanted         several cards in a list, made with card (in event-renew a number)
#   $suit                   a suit's name, made with suit-…
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
# A card in a sentence. $card is one of the forms above.
card-the =
    { $card ->
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


## Games

rules-jokeren-13 = Jokeren 13
rules-basic-rummy = Basic Rummy
rules-block-rummy = Block Rummy
rules-mexican-rummy = Mexican Rummy
rules-wrotham = Wrotham Rummy
rules-romme = Rommé


## Refusals: turn and piles

refusal-not-on-turn = It is not your turn: { $turn } is playing. Wait for your own turn.
refusal-deal-over = This deal is over; nothing more can be played in it.
refusal-card-not-in-hand = You don’t hold { $card }. Play a card from your hand.
refusal-meld-unknown =
    There is no meld { $meld }. { $melds ->
        [0] No meld lies on the table yet.
        [one] Meld 1 is the only one on the table.
       *[other] The melds on the table have the numbers 1 to { $melds }.
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
refusal-draw-must-take =
    The stock is used up and no older discards are left to renew it. Take the top discard.
refusal-decline-not-here = You can’t pass over the draw here. Draw a card to begin your turn.


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
    A run can’t go round the corner from king over ace to 2. Let it begin or end with the ace.
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


## Refusals: laying off, and taking jokers back

refusal-lay-off-no-fit =
    There is no place for { $card } in meld { $meld }. A run takes the next card at either end, a
    set takes a card of its rank that it may still hold.
refusal-lay-off-unopened =
    You can’t lay off yet. Open with melds of your own; from your next turn on you may add to any
    meld.
refusal-lay-off-jokers =
    { $max ->
        [0] Meld { $meld } can’t take a joker.
        [one] Meld { $meld } already has its joker, and one is the most. Choose another meld.
       *[other] Meld { $meld } already has its { $max } jokers, and more are not allowed. Choose another meld.
    }
refusal-reclaim-unopened =
    You can’t exchange a joker yet. Open with melds of your own; from your next turn on you may
    put the right card in a joker’s place.
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
refusal-discard-taken =
    You can’t discard { $card } now: you took that card from the discard pile in this same turn.
    Discard another one.
refusal-discard-needed =
    Here every turn ends with a discard, also the last one. Keep a card that you can throw.
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
       *[no-draw] { end-no-draw }
    }
event-scored = Points in this deal: { $scores }.
event-ended = The match is over. Won by { $winners }. Final scores: { $totals }.


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


## Errors: what can't be read

error-card-unreadable =
    “{ $text }” is no card. Write a rank (A, 2 to 10, J, Q, K) and a suit (s, h, d, c), as in 7h;
    a joker is *.
error-move-unreadable = “{ $text }” is no move here. Expected: { $expected }.
error-record-version =
    This record is of version { $version }, which this program can’t read. A newer program may.
error-record-line = Line { $line } of the record can’t be read: “{ $text }”. Expected: { $expected }.
error-record-move =
    Line { $line } of the record holds a move that can’t be played: “{ $text }” ({ $reason ->
        [ambiguous] it can mean several moves
        [not-on-turn] another seat is on turn
       *[other] { $reason }
    }).
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
error-scenario-toml = The scenario is no valid TOML: { $detail }.
error-scenario-key = Unknown key “{ $key }” in { $place } of the scenario.
error-scenario-value =
    The value of “{ $key }” in the scenario is wrong: { $got }. Expected: { $expected }.
error-scenario-unknown-card =
    The answer to “{ $play }” would depend on cards that the scenario leaves unknown.
error-position-too-many =
    The position has { $card } { $got } times, but the packs hold { $most ->
        [0] none
        [one] only one
       *[other] only { $most }
    }.
error-position-pack =
    The position has { $got } cards, more than the { $most } cards of this game.
error-position-meld = Meld { $meld } of the position is not legal ({ $refusal }).
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
error-request-bad = The engine did not understand this request: { $detail }.


## Options that don’t go together; parts of error-options-clash

clash-cards-too-few = the packs have too few cards for all hands and both piles
clash-set-max-distinct = a set of different suits has four cards at most
clash-opening-points-missing = an opening by points needs their number and what a joker counts
clash-contracts-missing = an opening by contract needs the contracts
clash-length-missing = a match needs a target or a number of deals
clash-length-twice = a match has a target or a number of deals, not both
clash-payment-target = payments need a number of deals, not a target
clash-reclaim-without-jokers = without jokers and wild ranks there is nothing to exchange
clash-not-yet = this version can’t play some of these options yet


## Options

option-players = Players
option-players-about = How many people can sit at the table.
option-packs = Packs
option-packs-about = How many packs of 52 cards are shuffled together.
option-jokers = Jokers
option-jokers-about = How many jokers are added to the packs.
option-wild_ranks = Wild ranks
option-wild_ranks-about =
    A rank whose cards may stand for any other card, as jokers do. It can change from deal to deal.
option-hand_size = Cards dealt
option-hand_size-about =
    How many cards each player gets; it can depend on the number of players or on the deal.
option-upcard = First discard
option-upcard-about = Whether a card is turned up to begin the discard pile.
option-first_turn = First turn
option-first_turn-about =
    What a player may do on the first turn of a deal: everything, only draw and discard, or, for
    the player who leads, discard without having drawn.
option-set_suits = Suits in a set
option-set_suits-about = Whether the cards of a set must be of different suits, or suits may repeat.
option-set_max = Longest set
option-set_max-about = How many cards a set may hold at most.
option-run_min = Shortest run
option-run_min-about = How many cards a run needs at least.
option-aces = Aces in runs
option-aces-about =
    Whether an ace is only low (A 2 3), low or high (Q K A), or may also stand in the middle of a
    run that goes round the corner (K A 2).
option-jokers_per_meld = Jokers in a meld
option-jokers_per_meld-about = How many cards of a meld may stand for other cards.
option-naturals_per_meld = Natural cards in a meld
option-naturals_per_meld-about = How many cards of a meld must stand for themselves.
option-opening = Opening
option-opening-about =
    What a player’s first melds must reach: nothing special, a number of points, a contract, or
    the whole hand at once.
option-opening_points = Points to open
option-opening_points-about = How many points a player’s first melds must be worth, laid in one turn.
option-opening_jokers = Jokers when opening
option-opening_jokers-about =
    What a joker is worth in an opening: nothing, or as much as the card it stands for.
option-contracts = Contracts
option-contracts-about = How many sets and runs open each deal.
option-melds_per_turn = Melds in a turn
option-melds_per_turn-about = How many new melds a player may lay in one turn.
option-melds_after_opening = Melds after opening
option-melds_after_opening-about = Whether a player who has opened may lay further new melds.
option-lay_off = Laying off
option-lay_off-about =
    When a player may add cards to melds on the table: always, once a meld of their own lies
    there, from the turn after their opening, or never.
option-reclaim = Exchanging jokers
option-reclaim-about =
    Whether a player may put the right card in a joker’s place and take the joker, and whether it
    must then be laid again in the same turn or may be kept.
option-final_discard = Last discard
option-final_discard-about =
    Whether a player who goes out must end with a discard, may do so, or may not.
option-stock_end = Empty stock
option-stock_end-about =
    How the discards become a new stock: turned over in their order, shuffled, or shuffled without
    the top card.
option-recycles = Renewals of the stock
option-recycles-about = How often the discards may become a new stock in one deal.
option-scoring = Scoring
option-scoring-about =
    Whether the winner of a deal collects what the others hold, the losers count their own hands
    as penalty, or each loser pays the winner.
option-blocked_score = Score of a blocked deal
option-blocked_score-about =
    When nobody goes out: the lowest hand wins the differences, or all players count their own
    hands.
option-going_rummy = Going out at once
option-going_rummy-about =
    What it earns to go out in a single turn without having laid anything before: nothing extra,
    twice the score, or a bonus of ten.
option-ace_points = Points of an ace
option-ace_points-about = What an ace left in the hand costs.
option-number_points = Points of number cards
option-number_points-about =
    What number cards left in the hand cost: their face value, or five each with ten for a 10.
option-joker_points = Points of a joker
option-joker_points-about = What a joker, or a card of the deal’s wild rank, left in the hand costs.
option-target = Target
option-target-about = The score that ends the match when somebody reaches it.
option-deals = Deals
option-deals-about = How many deals a match lasts.
option-tie_break = Equal totals
option-tie_break-about =
    Who wins when the best totals are equal: the victory is shared, or more deals won decide.

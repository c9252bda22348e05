# What only the page says. Cards, seats and lists among the arguments come in as words
# (see engine.ftl); every id begins with ui-.


## Start page

ui-tagline = The rummy family, with a referee who explains
ui-new-match = New match
ui-you-default = You
ui-seat-count = Players
ui-bot-default =
    { $number ->
        [1] Ana
        [2] Bram
        [3] João
        [4] Chidi
        [5] Mei
       *[other] Lena
    }
ui-start = Deal the cards
ui-resume-title = Your match goes on
ui-resume-about = { $game }, { $deals ->
        [0] deal { $deal }
       *[other] deal { $deal } of { $deals }
    }, with { $names }
ui-resume = Continue
ui-look = See the result
ui-delete = Delete
ui-delete-sure = Delete this match for good?
ui-delete-yes = Delete it
ui-delete-no = Keep it
ui-matches = { $count ->
    [one] Your saved match
   *[other] All { $count } matches
}
ui-match-about = { $titled ->
    [yes] { $game }, with { $names }
   *[no] with { $names }
}, { $over ->
    [true] over
   *[false] { $deals ->
        [0] deal { $deal }
       *[other] deal { $deal } of { $deals }
    }
}, { $when }
ui-match-fork = What if, from deal { $deal }, move { $move }
ui-match-more = More
ui-match-rename = Rename
ui-match-name = Name of this match
ui-match-rename-done = Keep this name
ui-match-cancel = Leave it
ui-replay = Watch again
ui-statistics = Statistics
ui-fairness = Fair deals
ui-aside-loading = Just a moment…
ui-aside-failed = This could not be loaded. Look whether you are online, then try again.
ui-deal-name = Deal by its name
ui-deal-name-open = Open it
ui-deal-name-bad = “{ $name }” is no name of a deal. One looks like this: jokeren-13.3.17.2, which is game, players, seed and deal.
ui-link-cut = The match in this link can’t be read: the link may have been cut on its way. Ask for the file instead.
ui-text-long = This is longer than any match can be: more than { $most } characters. It is not read.
ui-rules = Rules of this game
ui-all-rules = Rules of all games
ui-copy = Copy…
ui-export = Save as a file
ui-import = Open a match from a file
ui-device = Nothing leaves your device
ui-licences = Licences
ui-embedding = In your own pages
ui-pad-title = Score pad for real cards
ui-offline-about = Everything runs in your browser: no account, no server.
ui-offline-ready = Ready to play offline
ui-offline-no-room = This browser has no room to keep the game for playing offline.
ui-install = Install as an app
ui-install-about = Where the app keeps matches of its own, take yours along: save them as files here, open them there.


## Bar and menu

ui-bar = Table
ui-menu = Menu
ui-scores = Score sheet
ui-log = What happened
ui-log-empty = Nothing yet in this deal.
ui-log-covered = Covered until the next player is ready.
ui-undo = Take the last step back
ui-help = Help and keys
ui-settings = Settings
ui-leave = Leave the table
ui-close = Close
ui-deal = { $deals ->
        [0] Deal { $deal }{ $target ->
            [0] {""}
           *[other] , up to { $target }
        }
       *[other] Deal { $deal } of { $deals }
    }
ui-own-score = You: { $score } points{ $opened ->
        [true] , opened
       *[other] {""}
    }
ui-contract-brief = { $sets ->
        [0] { ui-contract-runs }
       *[other] { $runs ->
            [0] { ui-contract-sets }
           *[other] { ui-contract-sets } + { ui-contract-runs }
        }
    }
ui-contract-sets = { $sets ->
        [one] 1 set
       *[other] { $sets } sets
    }
ui-contract-runs = { $runs ->
        [one] 1 run
       *[other] { $runs } runs
    }
ui-wild = Wild:
# A rank as it stands on the cards: a number or a letter.
ui-rank = { $rank }
ui-table-rules = Rules of this table


## Seats

ui-you = You
ui-players = Players
ui-points = { $score } points
ui-points-short = { $score } pts
ui-opened = open
ui-taken = Taken, and still in this hand
ui-taken-by = { $name } took and still holds { $cards }.
ui-seat =
    { $name }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, { $score } points{ $opened ->
        [true] , opened
        [false] , not opened
       *[none] {""}
    }{ $turn ->
        [true] , on turn
       *[false] {""}
    }{ $known ->
        [0] {""}
       *[other] , took { $taken }
    }


## Melds

ui-table = Melds on the table
ui-empty-none = No melds yet.
ui-empty-points = No melds yet. The first ones of a player, laid in one turn, must be worth { $points } points.
ui-empty-contract = No melds yet. The first ones of a player must be { contract }, laid in one turn.
ui-empty-whole-hand = No melds yet. In this deal nothing is laid until a whole hand can be.
ui-yours = yours
ui-mark-add = fits
ui-mark-swap = swap
ui-meld-name = Meld { $meld }, { $mine ->
        [true] yours
       *[false] { $owner }
    }: { $kind ->
        [set] set
       *[run] run
    }, { $cards }{ $fits ->
        [add] . What you chose can be added
        [swap] . What you chose can be swapped for the joker
        [both] . What you chose can be added, or swapped for the joker
       *[none] {""}
    }{ $touched ->
        [yes] . Changed by { $by } since your last turn
       *[no] {""}
    }
ui-group = { $kind ->
        [set] Set
        [run] Run
       *[either] Set or run
    }{ $points ->
        [-1] {""}
       *[other] , { $points } points
    }
ui-group-judging = …
ui-group-name = Put together, not laid yet: { $cards }. { $words }. Press to take these cards back


## Piles

ui-piles = Stock and discard pile
ui-stock = Face-down stock, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $can ->
        [true] : draw
       *[false] {""}
    }
ui-discard-pile = Discard pile, top { $top }, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }{ $thrown ->
        [yes] , from { $by }
       *[no] {""}
    }{ $can ->
        [true] : take
       *[false] {""}
    }
ui-discard-pile-empty = Discard pile, empty
ui-stock-short = Stock
ui-discard-short = Discard pile
ui-sort = Arrange
ui-sort-about = Arrange the hand: sort it, move the chosen cards, put them together
ui-opening = { $points } of { $needed } points


## What goes on

ui-verdict-starting = Getting the table ready
ui-verdict-over = The deal is over
ui-verdict-other = { $name } is playing
ui-verdict-draw = Your turn: draw a card
ui-verdict-take = Your turn: take the discard
ui-verdict-draw-or-take = Your turn: draw, or take the discard
ui-verdict-take-or-decline = No stock left: take, or decline
ui-verdict-lead = You lead with a card more: no draw, discard one
ui-verdict-first = First turn: only discard a card
ui-verdict-rest = Still to lay in this turn: { contract }
ui-verdict-whole = Discard one, or lay the whole hand
ui-verdict-whole-rest = Now lay the rest of the hand, too
ui-verdict-play = Choose cards to lay, or one to discard
ui-verdict-off = Add cards to a meld, or discard one
ui-verdict-only = Now discard a card
ui-verdict-owed = { $owed ->
        [one] Lay the joker you took before you discard
       *[other] Lay the { $owed } jokers you took before you discard
    }
ui-verdict-judging = { $count ->
        [one] 1 card chosen
       *[other] { $count } cards chosen
    }
ui-verdict-staged = Not ready to lay
ui-verdict-ready = Ready: press Meld
ui-verdict-fits = { $melds ->
        [one] Fits a meld on the table
       *[other] Fits { $melds } melds on the table
    }
ui-verdict-one = Discard it, or choose more for a meld
ui-verdict-alone = Discard it, or choose another card
ui-verdict-last = Discard it, your last card
ui-verdict-none = Not a meld
ui-verdict-meld = { $kind ->
        [set] Set of { $count }
        [run] Run of { $count }
       *[either] Set or run of { $count }
    }{ $points ->
        [-1] {""}
       *[other] , { $points } points
    }
ui-whole-hand = { $placed } of { $cards } cards in melds
ui-contract = To open: { contract }
ui-part-set = Set
ui-part-run = Run
ui-part-missing = missing
ui-part-staged = put together
ui-part-laid = laid
ui-decline = Decline


## Hints: the next step and its reason, what would open, what would help

ui-hint = Hint
ui-hint-close = Put the hint away
ui-hint-more = More of the hint
ui-hint-do = Do it
ui-hint-wait = Another player is on turn. For your hand:
ui-hint-draw = Draw from the stock.
ui-hint-take = Take { $card }.
ui-hint-decline = Let the last discard lie.
ui-hint-meld = Lay { $cards }.
ui-hint-add = Add { $card } to meld { $meld }.
ui-hint-swap = Put { $card } for the wild card in meld { $meld }.
ui-hint-discard = Discard { $card }.
ui-hint-opens =
    { $melds ->
        [one] This meld opens: { $groups }.
       *[other] These { $melds } melds open: { $groups }.
    }
ui-hint-points = Your melds are worth { $points } of the { $needed } points that open.
ui-hint-enough = Your melds are worth { $points } points, enough to open: it takes { $needed }.
ui-hint-whole = In this deal the whole hand is laid at once.
ui-hint-contract =
    { $short ->
        [0] The contract is in your hand.
        [one] Your hand is 1 card short of the contract.
       *[other] Your hand is { $short } cards short of the contract.
    }
ui-hint-would-open = You could open with:
ui-hint-would-help = These would help:
ui-hint-copies =
    , { $copies ->
        [one] 1 not seen yet
       *[other] { $copies } not seen yet
    };
ui-hint-others = and { $more } more
ui-hint-cost =
    { $left ->
        [0] Hand: { ui-hint-all }, all of which can be melded.
       *[other] Hand: { ui-hint-all }, { $left } beside its best melds.
    }
ui-hint-cost-bare = Hand: { ui-hint-all }, none of which can be melded.
ui-hint-all =
    { $cost ->
        [one] 1 point
       *[other] { $cost } points
    }


## Refusals in a few words, beside the chosen cards

ui-short-meld-too-short = { $missing ->
        [one] Needs one more card
       *[other] Needs { $missing } more cards
    }
ui-short-set-too-long = At most { $max } cards in a set
ui-short-set-suit-twice = Twice { $suit } in this set
ui-short-meld-no-pattern = Neither set nor run
ui-short-run-gap = There is a gap
ui-short-run-suits = A run needs one suit
ui-short-run-corner = Ace in the wrong place
ui-short-meld-jokers = Too many jokers
ui-short-meld-naturals = Too few natural cards
ui-short-contract-short = Still missing: { contract }
ui-short-contract-kind = { $kind ->
        [set] No such set in the contract
       *[run] No such run in the contract
    }
ui-short-whole-hand-short = Only with the rest of the hand
ui-short-meld-second = One meld a turn
ui-short-meld-after-opening = No more melds after opening
ui-short-lay-off-own-first = First lay a meld of your own
ui-short-lay-off-never = Nothing is added in this deal
ui-short-discard-needed = Keep a card to discard
ui-short-discard-last = The last card must be laid
ui-short-run-card-twice = Twice the same card
ui-short-opening-short = { $missing ->
        [one] One point more to open
       *[other] { $missing } points more to open
    }
ui-short-first-turn-table = Not on your first turn
ui-short-first-turn-take = Not on your first turn
ui-short-discard-taken = Just taken: not to be thrown
ui-short-reclaim-unused = The joker must be laid first
ui-short-turn-stuck = Keep a card to discard
ui-short-lay-off-unopened = First open yourself
ui-short-lay-off-no-fit = Does not fit


## Buttons

ui-actions = Actions
ui-draw = Draw
ui-take = Take
ui-meld = Meld
ui-lay-off = Lay off
ui-swap = Swap
ui-discard = Discard
ui-discard-again = Yes, discard


## Hand

ui-hand = Your hand, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
ui-card-fresh = { $name }, new
ui-card-wild = { $name }, wild
ui-moved = Place { $place } of { $cards }
ui-order = Order of the hand
ui-order-suit = Suits
ui-order-rank = Ranks
ui-order-melds = Melds
ui-order-own = My order
ui-sorted-suit = Sorted by suit.
ui-sorted-rank = Sorted by rank.
ui-sorted-melds = Best melds first.
ui-sorted-none = No melds in your hand: sorted by suit.
ui-sorted-own = In your own order.
ui-chosen = Chosen cards
ui-move-start = To the beginning
ui-move-left = To the left
ui-move-right = To the right
ui-move-end = To the end
ui-stage = Put together
ui-staged = Put together: { $cards }.
ui-select-move = Choose the cards to move first.
ui-select-stage = Choose the cards to put together first.


## Questions

ui-choice-draw = What do you draw?
ui-choice-lay = { $of ->
        [0] What do you lay?
       *[other] What do you lay? Meld { $number } of { $of }
    }
ui-choice-wild = { $wild ->
        [one] What does the wild card stand for?
       *[other] What do the wild cards stand for?
    }{ $of ->
        [0] {""}
       *[other] {" "}Meld { $number } of { $of }
    }
ui-kind-set = A set
ui-kind-run = A run of { $suit }
ui-move-stand = for { $cards }
ui-move-all = all as { $rank }
ui-choice-lay-off = Where does it go?
ui-choice-reclaim = Which joker?
ui-choice-discard = Which card?
ui-move-draw = Draw from the stock
ui-move-take = Take the top discard: { $card }
ui-move-decline = Decline: this ends the deal
ui-move-meld = { $cards }
ui-move-add = { $cards } on meld { $meld }
ui-move-swap = Swap for { $wild } in meld { $meld }


## Messages of the page

ui-opening-so-far = { $points } of { $needed } points. Add another meld, and they are laid together.
ui-contract-so-far = Put together. To open you still need { contract }; then all are laid together.
ui-whole-hand-so-far = Put together. In this deal the whole hand is laid at once: put the rest into melds, too.
ui-select-lay = Choose three or more cards first, then press Meld.
ui-select-lay-off = Choose a card first, then the meld that it fits.
ui-fits-nowhere = Fits no meld on the table: { $cards }.
ui-select-reclaim = { $selected ->
        [0] Choose the card that the joker stands for first.
       *[other] Choose just the card that the joker stands for; { $selected } are chosen.
    }
ui-select-discard = { $selected ->
        [0] Choose the card to discard first.
       *[other] Choose just one card to discard; { $selected } are chosen.
    }
ui-discard-sure = Discard { $card }? Press once more.
ui-take-back = Take back
ui-taken-back = Taken back.
ui-engine-starting = The table is still getting ready; a moment.
ui-bug = Something went wrong in the program. Your match is unchanged. { $detail }
ui-can-draw = You can draw now.
ui-can-decline = You can decline the top discard; that ends the deal.
ui-can-take = You can take the top discard now.
ui-can-lay = You can lay these cards now.
ui-can-lay-off = You can add { $cards } to a meld on the table.
ui-can-reclaim = You can swap { $cards } for a joker on the table.
ui-can-discard = You can discard: { $cards }.
ui-can-back = You can take your last step back.
ui-can-next-deal = The next deal can begin.
ui-cannot-back = There is no step of yours to take back. A card drawn from the stock stays drawn.
ui-cannot-next-deal = This deal is not over yet.
ui-choose = Choose one of these.
ui-no-saved = There is no saved match.
ui-said-points = Points: { $scores }.
ui-said-table = { $melds }.
ui-said-hand = Your hand, { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: { $cards }{ $staged ->
        [0] {""}
       *[other] . Put together: { $staged }
    }.
ui-said-stock = Stock: { $stock ->
        [one] 1 card
       *[other] { $stock } cards
    }. The discard pile is empty.
ui-said-piles = Stock: { $stock ->
        [one] 1 card
       *[other] { $stock } cards
    }. Discard pile: { $discard ->
        [one] 1 card
       *[other] { $discard } cards
    }, on top { $card }.
ui-said-players = { $players }.


## End of a deal and of the match

ui-end-title = Deal { $deal } is over
ui-end-score = { $score }, total { $total }
ui-hand-sum = { $sum } pts in hand
ui-out = out
ui-hand-of = Cards left: { $name }
ui-cost = { $name }: { $cost }
ui-next-deal = Deal { $deal }
ui-deal-column = Deal
ui-total = Total
ui-ahead = ahead:
ui-chart = The totals after each deal as lines; the table has the numbers
ui-won = { $name } wins the match
ui-won-you = You win the match
ui-won-shared = { $names } share the win
ui-won-shared-you = You share the win: { $names }
ui-standing = Final standing
ui-place = Place { $place }:
ui-rematch = Play again
ui-again = Same cards
ui-to-start = Start page


## Rules

ui-rule = Rule { $rule }
ui-rule-cited = Just cited: rule { $rule }
ui-rule-link = Rule { $rule }: read it
ui-rule-page = Read it among all the rules
ui-report = Report this rule
ui-report-about = Is the referee wrong here? This text says what happened, without names. Add how you know the rule, and pass it on.
ui-report-text = What is to be reported
ui-report-copy = Copy
ui-report-copied = Copied
ui-report-mail = Write a mail
ui-rule-missing = The text of this rule could not be loaded. It stands on the rules page.


## Settings

ui-language = Language
ui-pace = Opponents play
ui-pace-slow = Slowly
ui-pace-normal = Normal
ui-pace-fast = Fast
ui-pace-instant = Instant
ui-theme = Theme
ui-theme-system = System
ui-theme-light = Light
ui-theme-dark = Dark
ui-theme-contrast = Contrast
ui-faces = Faces
ui-faces-standard = Standard
ui-faces-large = Large print
ui-faces-classic = Classic
ui-faces-no-classic = Classic court cards come with the website; this file leaves them out to stay small.
ui-faces-classic-failed = The classic court cards could not be loaded, so the standard ones stay. Choose them again when you are online.
ui-ranks = Letters
ui-back = Backs
ui-back-lattice = Lattice
ui-back-waves = Waves
ui-back-rays = Rays
ui-discards = A discard
ui-discards-undo = Can be undone
ui-discards-confirm = Two presses
ui-discards-plain = At once
ui-discards-undo-about = The next player waits a moment, so that you can take it back. Before another person it takes two presses
ui-discards-confirm-about = The first press asks, the second throws the card
ui-discards-plain-about = One press throws the card, and the next player goes on
ui-four-colours = Four colours
ui-four-colours-about = Diamonds blue, clubs green
ui-letters = Letter keys
ui-letters-about = D draws, X discards, … while the table has the focus
ui-motion = Moving cards
ui-motion-about = Cards glide to where they go
ui-sounds = Sounds
ui-sounds-about = Cards rustle, and a note says that it is your turn
ui-warnings = Warn after a discard
ui-warnings-about = Says what yours may give the next player
ui-bot-reasons = Why the others moved
ui-bot-reasons-about = Once a deal is over, the log gives their reasons


## Help

ui-help-turn = Draw one card. Then lay melds, lay off and swap jokers as far as the rules of this table allow, and end your turn by discarding one card.
ui-help-touch = Tap or click cards to choose them, then press a button, a meld or the discard pile; or drag them there. Drag within the hand to arrange it, or onto the table to put cards together for later; Arrange does the same without dragging. Whatever is refused tells you why, with its rule.
ui-keys = Keys
ui-key-regions = next or previous part of the table
ui-key-arrows = move within a part
ui-key-choose = choose the card
ui-key-extend = choose several
ui-key-move = move the card in the hand; if it is chosen, all chosen ones
ui-key-primary = the highlighted button
ui-key-draw = draw from the stock
ui-key-take = take the top discard
ui-key-decline = decline it, where that is possible
ui-key-hint = a hint; again to put it away
ui-key-rules = the rules of this table
ui-key-meld = lay the chosen cards as a meld
ui-key-lay-off = lay off, or swap for a joker
ui-key-discard = discard the chosen card
ui-key-undo = take the last step back; a discard until the next player acts
ui-key-sort = sort the hand: by suit, by rank, best melds, your own order
ui-key-stage = put the chosen cards together on the table, to be laid later
ui-key-hand = say your hand
ui-key-piles = say stock and discard pile
ui-key-players = say the other players, with the discards they took
ui-key-jump = go to the next card of that rank
ui-key-points = say the points
ui-key-table = say what lies on the table
ui-key-repeat = say the last message again
ui-key-clear = put the hint away; choose nothing
ui-key-help = this list


## Starting the engine

ui-loading = Loading
ui-step-files = { $total ->
        [0] Loading the referee
       *[other] Loading the referee: { $done } of { $total } MB
    }
ui-step-python = Starting Python
ui-step-wheel = Installing the rules
ui-step-engine = Opening the rule book
ui-restarting = The referee stopped and is being started again. Your match is safe.
ui-retry = Try again
ui-reload = Reload
ui-engine-missing = { $file } is not on the server (answer { $status }).
ui-engine-wrong-type = Instead of { $file } something else came, perhaps a sign-in page.
ui-engine-truncated = { $file } came incomplete or changed.
ui-engine-unreachable = { $file } could not be reached. Are you online?
ui-engine-blocked = This browser or page does not allow the referee to run (WebAssembly is blocked).
ui-engine-no-worker = This browser or page does not let the referee run beside the page (workers are blocked).
ui-engine-no-server = This page was opened as a file. It must come from a web server: run “python3 build.py serve”. A single file that needs none is made by “python3 build.py single”.
ui-engine-timeout = The referee did not answer within { $seconds } seconds.
ui-engine-crashed = The referee stopped: { $detail }
ui-engine-build-mismatch = Page and referee are of different versions. Your match is saved; reload the page.


## Notices

ui-notices = Notices
ui-dismiss = Put this notice away
ui-download = Download it
ui-play-here = Play here
ui-notice-not-saved = This match can’t be saved just now; play goes on, but a reload would lose it.
ui-notice-storage-blocked = This browser lets nothing be saved: a reload ends the match.
ui-notice-bad-save-set-aside = A saved match could not be read. It was set aside, not deleted.
ui-notice-newer-save = A saved match comes from a newer version and was left untouched.
ui-notice-kept-twice = Another table of this page is kept as “{ $text }”; this one is not kept: a reload ends the match.
ui-notice-no-language = This table does not speak “{ $text }”. It speaks { $known }.
ui-notice-update = A new version is ready. Your match goes on in it.
ui-update = Use it now
ui-notice-other-tab = This match is open in another tab, too.


## Putting a match together

ui-rules-of = Rules of { $game }
ui-seats-title = Who plays
ui-seat-name = Name of player { $number }
ui-seat-kind = Player { $number } is
ui-kind-person = Person
ui-kind-bot = Computer
ui-strength = Strength of the computer
ui-strength-gentle = Beginner
ui-strength-steady = Good player
ui-strength-sharp = Strong player
ui-person-default = Player { $number }
ui-shared-about = You share this device: between turns the page stays covered until the next one is ready.
ui-to-deal = { $seats } players, { $changed ->
        [0] rules as in the book
        [one] 1 house rule
       *[other] { $changed } house rules
    }
ui-nobody = At least one seat must be played by a person.

ui-house-rules = House rules
ui-house-book = as in the book
ui-house-changed = { $count } changed
ui-house-waiting = The house rules can be changed in a moment, when the referee is ready.
ui-house-about = Change what you like; what does not go together is said at once. Your changes are kept for the next match.
ui-reset-all = Everything as in the book
ui-reset-option = Back to: { $value }
ui-options-deal = Cards and dealing
ui-options-melds = Melds
ui-options-opening = Opening
ui-options-play = At the table
ui-options-stock = End of the stock
ui-options-scoring = Scoring
ui-options-length = Length of the match
ui-option-unread = “{ $value }” can’t be the value of { $option }.
ui-option-range = Only whole numbers from { $min } to { $max } can stand here.
ui-option-deal = Deal { $deal }
ui-option-from-deal = From deal { $deal } on
ui-option-seats = { $seats } players
ui-a-number = a number
ui-less = { $label }: less
ui-more = { $label }: more
ui-fewest = at least
ui-most = at most
ui-sets = Sets
ui-runs = Runs
ui-spread = How far this value holds
ui-spread-none = None
ui-spread-one = Always
ui-spread-deals = By deal
ui-spread-seats = By players
ui-add-deal = One deal more
ui-remove-deal = One deal less


## Rules of this table

ui-house-none = None: this table plays by the book.
ui-book-value = In the book: { $value }
ui-all-options = Every option of this table
ui-fact-wild = Wild rank: { $rank }
ui-fact-contract = To open, { contract } in one turn
ui-fact-whole-contract = Nothing is laid until the whole hand is { contract }
ui-fact-opening-none = No opening
ui-fact-opening-points = To open, melds worth { $points } points in one turn
ui-fact-opening-contract = To open, the contract of this deal
ui-fact-opening-whole-hand = Nothing is laid until the whole hand can be
ui-win-deals = { $best ->
        [low] { $deals ->
            [one] The lowest total after one deal wins
           *[other] The lowest total after { $deals } deals wins
        }
       *[high] { $deals ->
            [one] The highest total after one deal wins
           *[other] The highest total after { $deals } deals wins
        }
    }
ui-win-target = { $best ->
        [low] When somebody has { $target } points, the lowest total wins
       *[high] When somebody has { $target } points, the highest total wins
    }


## One device for several people

ui-cover = Pass to { $name }
ui-cover-about = { $name }, tap when nobody else is looking.
ui-cover-ready = I am { $name }: show my cards
ui-cover-news = Meanwhile


## A table in another page

ui-embed-play = Play
ui-embed-loading = Getting the table ready
ui-embed-unreachable = The table could not be loaded. Look whether you are online, then press again.
ui-embed-seats = “{ $text }” can’t be a number of seats. This game is for { $min } to { $max } players.


## The page of house rules

ui-house-title = House rules
ui-house-intro = Put your own rules together, see what each of them does, compare two games, print the rules of your table.
ui-house-compose = Compose
ui-house-compare = Compare
ui-house-sheet = Print
ui-house-game = Game
ui-house-clashes = These rules do not go together yet:
ui-house-bad = { $option }: { $why }
ui-house-starting = The referee is coming. The options appear in a moment.
ui-house-failed = The referee could not be started. Without it nothing can be tried or compared.
ui-house-gone = There is no referee just now. Try again in a moment.
ui-house-code = Short code of these rules
ui-house-code-about = Paste the code of somebody else’s rules here, or give yours away.
ui-house-code-bad = “{ $text }” is no code. One looks like this: basic-rummy aces=corner jokers=2
ui-mix-bad = The link names rules that can’t be read: “{ $text }”. The table keeps to the game’s own rules.
ui-house-copy = Copy the code
ui-house-copy-link = Copy a link
ui-house-copied = Copied.
ui-house-not-copied = This browser does not let the page copy. Select the text and copy it yourself.
ui-house-play = Play with these rules
ui-house-more = Examples, comparison, a sheet to print

ui-example-title = Where it shows
ui-example-asking = The referee is looking for an example.
ui-example-none = In this mix nothing depends on it by itself.
ui-example-unsound = An example comes when the rules go together.
ui-example-value = { $option }: { $value }

ui-compare-first = First rules
ui-compare-second = Second rules
ui-compare-go = Compare
ui-compare-same = These two are the same: no option differs.
ui-compare-count = { $count ->
        [one] One option differs.
       *[other] { $count } options differ.
    }
ui-compare-searching = Looking for a position …
ui-compare-nothing = Changes nothing by itself between these two.
ui-compare-within = Only one of the two has such cards. Shown within { $game }:
ui-compare-changed = { $game }, with { $changes }

ui-witness-hand = Hand
ui-witness-table = Table
ui-witness-discard = Top discard
ui-witness-discards = Discards
ui-witness-stock-empty = The stock is empty.
ui-witness-recycled = { $count ->
        [one] It has been renewed once.
       *[other] It has been renewed { $count } times.
    }
ui-witness-deal = Deal { $deal }
ui-witness-opened = The player has opened.
ui-witness-unopened = The player has not opened.
ui-witness-first = It is the player’s first turn of the deal.
ui-witness-laid = laid in this turn
ui-witness-move-meld = Lay { $cards }
ui-witness-move-add = Lay off { $card } on meld { $meld }
ui-witness-move-swap = Put { $card } for the wild card of meld { $meld }
ui-witness-move-discard = Throw { $card }
ui-witness-move-draw = Draw from the stock
ui-witness-move-take = Take the top discard
ui-witness-move-decline = Decline the discard, which ends the deal
ui-witness-allowed = Allowed
ui-witness-refused = Not allowed
ui-witness-read = Rule { $rule }
ui-witness-drawn = { $hidden ->
        [true] A card nobody knows; { $stock } in the stock, { $discards } discards
       *[other] { $card }; { $stock } in the stock, { $discards } discards
    }
ui-witness-seats = Deal { $deal }, { $seats } players
ui-witness-dealt = { $hands } cards in the hands, { $upcard ->
        [0] no discard
       *[other] one discard
    }, { $stock } in the stock, of { $cards } cards { $jokers ->
        [0] without jokers
        [one] with 1 joker
       *[other] with { $jokers } jokers
    }
ui-witness-lead = The first player does not draw.
ui-witness-not-seats = Not for so many players
ui-witness-out = Player 1 goes out.
ui-witness-blocked = Nobody goes out.
ui-witness-left = Player { $number } is left with
ui-witness-before = Totals before: { $totals }
ui-witness-won = Deals won before: { $won }
ui-witness-scored = The deal adds { $scores }; totals { $totals }.
ui-witness-goes-on = The match goes on.
ui-witness-wins = The match is over; player { $players } wins.
ui-witness-share = The match is over; players { $players } share the victory.

ui-sheet-title = { $changed ->
        [0] { $game }
       *[other] { $game } with house rules
    }
ui-sheet-about = The rules exactly as chosen. A star marks a house rule.
ui-sheet-common = What always holds
ui-sheet-print = Print this sheet
ui-sheet-code = Code of these rules: { $code }
ui-sheet-star = House rule
ui-sheet-unsound = The sheet comes when the rules go together.
ui-sheet-list = { $option }: { $value }.
ui-sheet-players = A game for { $value } players.
ui-sheet-packs = { $number ->
        [one] One pack of 52 cards is used.
       *[other] { $number } packs of 52 cards are shuffled together.
    }
ui-sheet-jokers = { $number ->
        [0] There are no jokers.
        [one] One joker is added.
       *[other] { $number } jokers are added.
    }
ui-sheet-wild-ranks = All cards of one rank are wild: { $value }.
ui-sheet-hand-size = Each player is dealt { $value } cards.
ui-sheet-upcard-yes = After dealing a card is turned up as the first discard.
ui-sheet-upcard-no = The discard pile begins empty.
ui-sheet-first-turn-free = The first turn of a deal is like any other.
ui-sheet-first-turn-draw-and-discard = On the first turn of a deal a player only draws from the stock and discards.
ui-sheet-first-turn-lead-discards = The first player is dealt one card more and does not draw on the first turn.
ui-sheet-set-suits-distinct = A set is three or more cards of one rank, all of different suits.
ui-sheet-set-suits-repeat = A set is three or more cards of one rank; a suit may come more than once.
ui-sheet-set-max-none = A set may be of any length.
ui-sheet-set-max = A set has at most { $number } cards.
ui-sheet-run-min = A run is at least { $number } cards of one suit in a row.
ui-sheet-aces-low = The ace is low in runs: A 2 3 is one, Q K A is not.
ui-sheet-aces-high-low = The ace is low or high in runs: A 2 3 and Q K A, but never K A 2.
ui-sheet-aces-corner = Runs may go round the corner: A 2 3, Q K A and K A 2.
ui-sheet-jokers-per-meld-any = Any number of cards of a meld may stand for others.
ui-sheet-jokers-per-meld = { $number ->
        [0] No card of a meld may stand for another.
        [one] At most one card of a meld may stand for another.
       *[other] At most { $number } cards of a meld may stand for others.
    }
ui-sheet-naturals-per-meld = { $number ->
        [0] A meld need not have any card that stands for itself.
        [one] At least one card of a meld must stand for itself.
       *[other] At least { $number } cards of a meld must stand for themselves.
    }
ui-sheet-opening-none = The first meld of a deal needs nothing special.
ui-sheet-opening-points = A player opens with new melds that are together worth enough points, all laid in one turn.
ui-sheet-opening-contract = A player opens with exactly the melds of the contract, all laid in one turn.
ui-sheet-opening-whole-hand = Nothing is laid until a player can lay the whole hand at once.
ui-sheet-opening-points-needed = Opening needs { $number } points: an ace 11, J Q K 10, other cards their number.
ui-sheet-opening-jokers-none = { ui-sheet-opening-jokers-nothing }
ui-sheet-opening-jokers-nothing = A card that stands for another is worth nothing towards opening.
ui-sheet-opening-jokers-as-named = A card that stands for another is worth as much as that one towards opening.
ui-sheet-melds-per-turn-1 = One new meld at most is laid in a turn.
ui-sheet-melds-per-turn-any = Any number of new melds may be laid in a turn.
ui-sheet-melds-after-opening-yes = New melds may be laid on later turns, too.
ui-sheet-melds-after-opening-no = Who has opened lays no more melds in this deal.
ui-sheet-lay-off-free = Cards may be laid off on any meld at any time of one’s turn.
ui-sheet-lay-off-after-own-meld = Cards may be laid off by those who have laid a meld of their own.
ui-sheet-lay-off-after-opening-turn = Cards may be laid off from the turn after one’s opening.
ui-sheet-lay-off-never = No cards are laid off.
ui-sheet-reclaim-never = A card that stands for another stays where it lies.
ui-sheet-reclaim-reuse = Who holds the card that another stands for may exchange it, and must lay the freed card again in that turn.
ui-sheet-reclaim-keep = Who holds the card that another stands for may exchange it and keep the freed card.
ui-sheet-final-discard-optional = A player goes out with or without a last discard.
ui-sheet-final-discard-required = A player needs a discard to go out.
ui-sheet-final-discard-never = A player goes out only by laying the last card.
ui-sheet-stock-end-turn = When the stock is empty, the discards are turned over, unshuffled, as the new stock.
ui-sheet-stock-end-shuffle = When the stock is empty, all discards are shuffled into a new stock.
ui-sheet-stock-end-keep-top = When the stock is empty, all discards but the top one are shuffled into a new stock.
ui-sheet-recycles-unlimited = The stock is renewed as often as needed.
ui-sheet-recycles = { $number ->
        [0] The stock is never renewed: when it is empty, the next player takes the top discard or declines it, which ends the deal.
        [one] The stock is renewed once; when it is empty again, the next player takes the top discard or declines it, which ends the deal.
       *[other] The stock is renewed { $number } times; when it is empty after that, the next player takes the top discard or declines it, which ends the deal.
    }
ui-sheet-scoring-collect = Who goes out scores what all others hold; the highest total wins.
ui-sheet-scoring-penalty = Who goes out scores nothing, all others count what they hold against themselves; the lowest total wins.
ui-sheet-scoring-payment = All others pay what they hold to the one who goes out; the highest total wins.
ui-sheet-blocked-score-differences = If nobody goes out, the lowest hand wins, and the differences to it count.
ui-sheet-blocked-score-own-hands = If nobody goes out, each player counts their own hand against themselves.
ui-sheet-going-rummy-double = Going out in one turn, without having laid anything before, counts double.
ui-sheet-going-rummy-bonus = Going out in one turn, without having laid anything before, brings ten points more.
ui-sheet-ace-points = An ace in hand counts { $number }.
ui-sheet-number-points-face = A card from 2 to 9 in hand counts its number, 10 J Q K count ten each.
ui-sheet-number-points-five = A card from 2 to 9 in hand counts five, 10 J Q K count ten each.
ui-sheet-joker-points = A joker in hand counts { $number }.
ui-sheet-wild-points = A joker or a card of the deal’s wild rank in hand counts { $number }.
ui-sheet-target = The match ends after the deal in which somebody has { $number } points.
ui-sheet-deals = { $number ->
        [one] The match has one deal.
       *[other] The match has { $number } deals.
    }
ui-sheet-tie-break-share = Equal totals share the victory.
ui-sheet-tie-break-deals-won = Of equal totals the one wins that has won more deals.


## The page of notation

ui-practise = Practise
ui-practise-about = Open hands, every move taken back, reasons of the computer; it counts as no match
ui-practice = Practice
ui-fork-of = What if: { $game }
ui-practice-of = Practice: { $game }
ui-game = { $game }
ui-practice-about = All hands lie open here, and steps can be taken back as far as you like, also over those of others. Ask for hints whenever you want. Practice counts as no match.
ui-practice-hand = Cards of { $name }
ui-practice-whys = What the others did since your move, and why
ui-practice-none = Nothing yet.
ui-learn = Learn { $game } by playing
ui-guide-first = Look at your hand first. You collect sets, cards of one rank, and runs, neighbours in one suit; the button with the arrow sorts them. Then begin the turn: draw from the stock, or take the card thrown last if it is allowed.
ui-guide-draw = Every turn begins with one card: the hidden one from the stock, or the one thrown last, if you need it.
ui-guide-meld = Three cards or more that belong together may be laid on the table. What lies there costs you nothing at the end.
ui-guide-open-points = Your first melds open: laid in one turn, they must be worth { $needed } points together. After that you may do more.
ui-guide-open-contract = To open, you lay the contract of this deal in one turn: { ui-contract-brief }.
ui-guide-open-whole-hand = In this deal nothing is laid until the whole hand can be: then all at once.
ui-guide-add = A card that fits a meld on the table, anybody’s, may be laid off there: select it, then press the meld.
ui-guide-swap = A joker on the table stands for one exact card. Whoever has that card may exchange it and use the joker.
ui-guide-discard = A turn ends with a card thrown away. Give up what helps you least, and the next player least.
ui-guide-last = Throw your last card: with an empty hand you go out and win the deal.
ui-guide-other = That was allowed, too. It goes on from here.
ui-guide-end = That is a whole deal: draw, lay, lay off, throw, until somebody is out. Whoever goes out gains by the cards that the others hold. Play on, or leave the lesson by the menu.
ui-exercises = Exercises
ui-notation-title = Positions and matches as text
ui-notation-intro = Paste a position or a match: see it, have its questions checked, play on from it, copy it in other forms.
ui-notation-text = A position, a scenario or a match
ui-notation-read = Read it
ui-notation-file = Open a file
ui-notation-line = Line { $line }: { $text }
ui-notation-open = Open this match
ui-notation-play = Play on from here
ui-notation-copy-position = Copy the position
ui-notation-copy-match = Copy the match
ui-notation-copy-words = Copy in words (Markdown)
ui-notation-copy-picture = Copy as a picture (SVG)
ui-copy-title = Copy what you see
ui-copy-snippet = Copy for a page of your own (HTML)
ui-copy-text = The text to copy
ui-copy-later = Cards that are hidden from you stay hidden. The match itself shows them all: it can be copied once the deal is over.
ui-notation-hand = { $player }: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
ui-notation-meld = Meld { $number } of { $player }
ui-notation-turn = { $phase ->
        [draw] { $player } is to draw
       *[other] { $player } has drawn
    }
ui-notation-stock = { $cards } in the stock
ui-notation-over = The deal is over
ui-notation-holds = As expected: { $got }
ui-notation-fails = Not as expected: { $got }
ui-notation-legal = legal

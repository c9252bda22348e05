# What the game in the terminal (`meldbook play`) says by itself.


## The table

terminal-title = { $game }, deal { $deal } of { $deals }
terminal-title-target = { $game }, deal { $deal }, target { $target }
terminal-wild-rank = Wild rank: { $rank }.
terminal-opening-points = Opening: { $needed } points.
terminal-contract = Contract: { $contract }.
terminal-whole-hand = Nothing is laid until the whole hand can be.
terminal-piles =
    { $stock ->
        [one] 1 card
       *[other] { $stock } cards
    } in the stock, { $discard ->
        [0] no discard yet
        [one] one discard: { $top }
       *[other] { $discard } discards, on top { $top }
    }
terminal-head-seat = player
terminal-head-cards = cards
terminal-head-score = score
terminal-head-opened = opened
terminal-known = Known to be in the hand of { $name }:
terminal-opened = yes
terminal-unopened = no
terminal-melds = Melds on the table:
terminal-no-melds = No melds on the table.
terminal-hand =
    Your hand, { $cards ->
        [one] 1 card:
       *[other] { $cards } cards:
    }
terminal-opening = Opening: { $points } of { $needed } points laid.
terminal-contract-lacks = Opening: the contract still lacks { $contract }.
terminal-contract-short = Opening: { contract-short }.
terminal-whole-hand-begun = Lay the rest of your hand in this same turn.
terminal-lead = You lead: on this turn you don’t draw. Discard a card to end it.
terminal-owed =
    { $owed ->
        [one] The joker you took must be laid again in this turn.
       *[other] The { $owed } jokers you took must be laid again in this turn.
    }


## Scores

terminal-deal-over = Deal { $deal } is over.
terminal-deal-running = Deal { $deal } is being played; the turn is { $name }’s.
terminal-hand-cost =
    { $name }, { $points ->
        [one] 1 point:
       *[other] { $points } points:
    }
terminal-head-deal = deal
terminal-total = total
terminal-standing = Final standing:
terminal-deals-won =
    { $deals ->
        [one] 1 deal won
       *[other] { $deals } deals won
    }


## Asking and answering

terminal-game = { $game }. { $about }
terminal-house-rules = House rules of this match:
terminal-welcome =
    Draw with draw or take; lay with meld 7h 7d 7c, add 8h to 1 or swap 7h in 1; end your turn with
    discard Kd. A joker is *. Type help for more.
terminal-prompt-draw = draw or take
terminal-prompt-decline = take or decline
terminal-prompt-only-draw = Enter draws from the stock
terminal-prompt-only-take = Enter takes the top discard
terminal-prompt-only-decline = Enter declines the top discard
terminal-prompt-play = your move
terminal-prompt-next = Enter deals the next cards
terminal-prompt-choose = 1 to { $most }, or Enter for none
terminal-rule = rule { $rule }
terminal-choose = This can mean several things:
terminal-choose-more = … and more. Say what your wild cards stand for, as in *=7h, to find others.
terminal-option-given = { $option } ({ $given })
terminal-legal = This is allowed: { $move }
terminal-moves = Allowed now:
terminal-moves-more = … and more
terminal-moves-none = No move can be made now.
terminal-back = Taken back: { $move }
terminal-unknown-word = “{ $word }” is neither a move nor a command. Type help to see them all.
terminal-left = You have left the match.
terminal-record = This is its record; saved in a file it can be continued with --load FILE.
terminal-saved = The match is saved in { $file }.
terminal-save-where = Name the file, as in: save match.txt
terminal-not-saved = The match could not be saved in { $file }: { $reason }
terminal-help =
    Moves
      draw                    draw the top card of the stock
      take                    take the top discard
      meld 7h 7d 7c           lay a new meld; several at once with | between them
      meld 6h *=7h 8h         a joker, named as the card it stands for
      meld 7c 7d 4h=7         a card of the wild rank, named likewise
      add 9h to 1             add a card to meld 1
      swap 7h in 1            put 7h in the place of a joker and take the joker
      discard Kd              end your turn
      decline                 when the stock is used up: leave the discard, end the deal
    Ranks are A 2 3 4 5 6 7 8 9 10 J Q K, suits s h d c. Several moves may stand in
    one line with ; between them.

    Commands
      moves                   list what is allowed now
      why MOVE                tell whether a move is allowed, and if not, why
      undo                    take the last step of your turn back
      sort, sort suit, sort rank
                              put your hand in another order
      table                   show the table again
      log                     tell what has happened in this deal
      scores                  show the score sheet
      rules                   tell by which rules you play
      save FILE               save the match
      quit                    leave the match


## Starting

terminal-about = Play a match against bots. Moves are typed; type help during the match to see how.
terminal-option-rules = the game: { $known } (default: { $default })
terminal-option-option =
    change an option of the rules, as in aces=corner; may be given several times. Typing rules
    during the match shows them all
terminal-option-players = number of players, you included (default: { $default })
terminal-option-name = your name (default: { $default })
terminal-option-bot = how the others play: { $known } (default: { $default })
terminal-option-seed = text that decides how all cards are shuffled (default: by chance)
terminal-option-load = continue the match saved in a file
terminal-option-save = save the match in a file when you leave and when it ends
terminal-option-letters = show suits as letters
terminal-option-lang = language: { $known } (default: that of the system)
terminal-option-colour = colours: { $known } (default: { $default })
terminal-default-name = You
terminal-bot-names = Ana, Bram, Clara, Daan, Eva
terminal-not-loaded = { $file } could not be read: { $reason }
terminal-option-form = “{ $text }” is no option. Write it as NAME=VALUE.
terminal-one-person =
    A match in a terminal needs one seat for a person and bots in the others; this one has { $persons ->
        [0] no person
       *[other] { $persons } persons
    }.


## Two rule sets compared (`meldbook compare`)

terminal-compare = { $first } compared with { $second }
terminal-compare-option = { $option }: { $first } | { $second }
terminal-compare-within =
    {"  "}Only one of them has such cards; compared with { $mix }:
terminal-compare-first =
    Hand { $hand }; table { $table }: “{ $move }” is refused by the first ({ $rule }) and allowed by the second.
terminal-compare-second =
    Hand { $hand }; table { $table }: “{ $move }” is allowed by the first and refused by the second ({ $rule }).
terminal-compare-stock =
    Stock empty, discards { $pile }: a draw gives { $first } | { $second } (stock + discards left).
terminal-compare-score =
    Hands { $hands } when the deal ends: it scores { $first } | { $second } (totals); the match { $first-over ->
        [true] is over
       *[other] goes on
    } | { $second-over ->
        [true] is over
       *[other] goes on
    }.
terminal-compare-deal = Deal { $deal }, { $seats } players: { $first } | { $second } (discard + stock).
terminal-compare-nothing = Changes nothing by itself between these two.


## The commands

terminal-command-about = Rummy: rules that play.
terminal-command-play = play a match against bots in this terminal
terminal-command-arena = let bots play many deals and compare
terminal-command-check = ask the engine what scenario files ask
terminal-command-check-paths = a .toml file or a folder of them
terminal-command-check-json = one JSON object an ask and line
terminal-command-compare = what differs between two rule sets, and where
terminal-command-compare-rules = "GAME OPTION=VALUE …", options if changed
terminal-command-compare-json = one JSON object a difference and line
terminal-command-bench = measure how fast the engine is on this machine
terminal-command-bench-blocks = blocks of each task ({ $default })
terminal-command-replay = replay a record and tell how it stands
terminal-command-replay-record = a record, - for standard input
terminal-command-blocks-bad = { $blocks } is no number of blocks: 1 or more

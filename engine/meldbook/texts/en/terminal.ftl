# What the game in the terminal (`meldbook play`) says by itself.


## The table

terminal-title = { $game }, deal { $deal } of { $deals }
terminal-title-open = { $game }, deal { $deal }
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
terminal-head-known = seen
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
terminal-owed =
    { $owed ->
        [one] The joker you took must be laid again in this turn.
       *[other] The { $owed } jokers you took must be laid again in this turn.
    }


## Scores

terminal-deal-over = Deal { $deal } is over.
terminal-hand-cost = { $name }, { $points } points:
terminal-head-deal = deal
terminal-total = total
terminal-standing = Final standing:


## Asking and answering

terminal-welcome =
    Type draw or take, then meld 7h 7d 7c, add 8h to 1, swap 7h in 1; discard Kd ends the turn.
    A joker is *. For more type help.
terminal-seed = Seed: { $seed }
terminal-prompt-draw = Draw a card
terminal-prompt-only = Enter draws
terminal-prompt-play = Your move
terminal-prompt-next = Enter deals the next cards
terminal-rule = rule { $rule }
terminal-choose = This can mean several things:
terminal-prompt-choose = Which one? (1 to { $most }, Enter for none)
terminal-legal = This is allowed now: { $move }
terminal-moves = Allowed now:
terminal-moves-more =
    … and { $more ->
        [one] 1 more
       *[other] { $more } more
    }
terminal-back = The last step is taken back.
terminal-nothing-back =
    There is nothing to take back: only steps of your own turn can be, and no card drawn from the
    stock.
terminal-unknown-word = “{ $word }” is neither a move nor a command. Type help to see them all.
terminal-argument = After { $word } one thing more is needed: { $expected }.
terminal-saved = The match is saved in { $file }.
terminal-not-saved = The match could not be saved in { $file }: { $reason }
terminal-not-loaded = { $file } could not be read: { $reason }
terminal-left = You have left the match. Here is its record:
terminal-left-saved = You have left the match.
terminal-no-person = Nobody sits at this terminal: give one seat to a person.
terminal-several-persons = Only one person can play at a terminal; this match has { $persons }.

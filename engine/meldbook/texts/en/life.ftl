# What is looked at beside the match: replay, fairness, statistics. Loaded when it is asked for.


## Replay

ui-replay-deal = Deal
ui-replay-eyes = What is shown
ui-replay-open = All cards
ui-replay-seen = What { $name } knew
ui-replay-seen-you = What you knew
ui-replay-running = The deal under way is for its players’ eyes alone. Come back when it is over.
ui-replay-step = Move { $move } of { $moves }:
ui-replay-slider = Move
ui-replay-first = To the beginning
ui-replay-back = One move back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-ahead = One move ahead
ui-replay-last = To the end
ui-replay-fork = What if?
ui-replay-fork-about = Play on from here, as a match of its own
ui-replay-again = Deal again
ui-replay-again-about = Play this deal from its beginning, with the same cards
ui-replay-link = Copy link
ui-replay-why = Why?
ui-replay-why-about = What the bot knew when it made this move, and why it made it
ui-replay-why-otherwise = With more time the bot would now move otherwise, so why it moved like this can’t be told.
ui-replay-copied = The link is copied: { $length } characters.
ui-replay-not-copied = Copy this link: { $length } characters.
ui-replay-long = The link would have { $length } characters, more than the { $most } that other programs hand on whole. Send the file instead.
ui-replay-melds = { $count ->
    [0] Nothing on the table
    [one] One meld on the table
   *[other] { $count } melds on the table
}
ui-replay-discards = { $count ->
    [0] No discards
    [one] One discard
   *[other] { $count } discards, the top last
}
ui-replay-hidden = { $count ->
    [one] one card that can’t be seen
   *[other] { $count } cards that can’t be seen
}
ui-replay-turn = to play


## Fairness

ui-fairness-about = Every deal is shuffled from a seed of its own that was settled before the first move. Its hash is shown before the deal, the seed itself once the deal is over: so nobody can have changed the cards on the way. A deal’s seed tells nothing about other deals.
ui-fairness-check = To check it yourself, write down the hash before the deal, and afterwards let any program work out the SHA‑256 of the seed, for instance:
ui-fairness-hash = Hash of the seed (SHA‑256)
ui-fairness-seed = Seed
ui-fairness-later = shown when the deal is over
ui-fairness-fits = Seed and hash fit
ui-fairness-position = This match began from a given position, so there is no seed to show.
ui-fairness-name = This deal has a name; whoever opens it gets the same cards:
ui-fairness-name-later = The name of the deal, by which others can play the same cards, is shown here when the deal is over.


## Statistics

ui-stat-about = Your own deals against the computer, counted on this device alone. “What if” matches and single deals are left out.
ui-stat-none = Nothing to count yet: play a deal to its end.
ui-stat-which = Games
ui-stat-all = All games
ui-stat-deals = Deals
ui-stat-out = Gone out
ui-stat-rummy = Gone rummy
ui-stat-streak = Most in a row gone out
ui-stat-matches = Matches ended
ui-stat-won = Matches won
ui-stat-mean = Points a deal
ui-stat-points = Points
ui-stat-course = The last deals
ui-stat-course-about = A column for the points of each deal, the newest on the right; those in which you went out have a dot.
ui-stat-table = The same as a table
ui-stat-when = Day
ui-stat-game-column = Game
ui-stat-yes = yes
ui-stat-no = no
ui-stat-game = By game: how often you went out
ui-stat-bot = By opponent: how often you went out
ui-stat-place = By place at the table: how often you went out
ui-stat-place-name = { $place ->
    [1] first to play
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
ui-stat-delete = Delete the statistics
ui-stat-sure = Delete all that was counted for good? Saved matches stay.

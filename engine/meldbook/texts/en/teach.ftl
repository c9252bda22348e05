# Exercises: small positions to solve.

teach-exercises-intro =
    One hand, one question, one answer. The referee has tried every way to play the turn and found that a single one does it.
    Tap cards, then press what you would do with them.
teach-game = Game
teach-kind = What to practise
teach-kind-open = Open
teach-kind-out = Go out
teach-kind-joker = Free a joker
teach-kind-lay-off = Lay off
teach-exercise = { $game }, exercise { $seed }
teach-ask-open = You have drawn. Lay the melds that open.
teach-ask-out = You have drawn. Go out in this turn.
teach-ask-joker = You have drawn. Exchange a card for a joker, then lay that joker in a new meld.
teach-ask-lay-off = You have drawn. Lay off, without new melds, so that the cards you keep cost as little as possible.
teach-next = Next exercise
teach-show = Show the solution
teach-hide = Hide the solution
teach-proof =
    { $looked ->
        [one] One position was looked at: there is no other way.
       *[other] { $looked } positions were looked at: there is no other way.
    }

# What the rules pages say around their examples. Cards stand in these texts as "7♥".
#
# Variables: $cards, $card, $wild, $stands as in engine.ftl; $meld, $deal, $short, $points numbers;
# $rule a rule's id; $better, $worse cards; $rank a rank's name; $option an option with its value.


## The page

book-languages = Languages
book-play = Play { $game }
book-contents = On this page
book-tried-in = Examples:
book-report = Something wrong in these rules? Write to us
book-index-rules = The rules
book-index-rules-about = Six games of the rummy family: their rules, house rules, examples to try, open points and history. Each page can be read without script, and printed.
book-index-about = About this site
book-index-about-about = What is kept on your device and never sent, and whose work this site carries.
book-index-more = More


## A position

book-table = On the table
book-meld = Meld { $meld }
book-others = The other hands
book-hand = Your hand
book-cards = The cards
book-deal-wild = Deal { $deal }; wild: { $rank }
book-deal = Deal { $deal }
book-contract = Contract: { contract }
book-opened-yes = You have opened.
book-opened-no = You have not opened yet.
book-first = This is your first turn.
book-piles =
    { $stock ->
        [0] The stock is empty.
        [one] The stock holds one card.
       *[other] The stock holds { $stock } cards.
    }
book-top = Top discard:
book-house-rule = House rule: { $option }


## What is asked

book-kind-melds = Which cards?
book-kind-do = What to do?
book-kind-open = Open
book-kind-out = Go out
book-kind-free = Free the joker
book-kind-legal = Is it allowed?
book-kind-otherwise = What if?
book-kind-break = Break this rule
book-kind-cost = What does it cost?
book-kind-worked = Told
book-asked-legal = The play: { $play } Is it allowed?


## Plays

book-step-lay = Lay { $cards }.
book-step-add = Add { $cards } to meld { $meld }.
book-step-swap = Put { $card } in meld { $meld } for the wild card.
book-step-throw = Throw { $card }.
book-step-draw = Draw from the stock.
book-step-take = Take the top discard.
book-step-decline = Decline the discard.
book-player = { $you ->
        [yes] You:
       *[other] The other player:
    }


## Answers

book-answer = Answer
book-legal = Yes, that is allowed.
book-refused = No, that is not allowed.
book-refused-step = Not allowed: { $step }
book-rule = Rule { $rule }
book-plain-legal = Without this house rule it would be allowed.
book-plain-refused = Without this house rule it would not be allowed.
book-costs = { $sum } = { $points }
book-goes-out = That ends the deal.


## Trying

book-do-lay = Lay
book-do-add = Add to meld { $meld }
book-do-swap = Exchange in meld { $meld }
book-do-throw = Throw
book-do-draw = Draw
book-do-take = Take the discard
book-do-decline = Decline
book-yes = Yes, allowed
book-no = No, not allowed
book-again = Start again
book-you = You
book-play-on = Play on from here
book-pick-first = Tap one or more cards of the hand first.
book-pick-one = Tap one single card for that.
book-right = Right!
book-right-so-far = Right. Go on.
book-right-broken = Right: that is what the rule forbids.
book-wrong = That is not so.
book-not-asked = Allowed, but not asked for.
book-not-allowed = Not allowed.
book-other-reason = Not allowed either, but for another reason.
book-allowed-break = That is allowed. Look for a play that is not.
book-loading = Asking the referee, who has to come first …
book-no-referee = The referee could not be reached. The answer below holds all the same.
book-referee-gone = The referee could not be reached. Reload the page to try again.


## The smallest repair

book-repair-add = With { $cards } as well it would be allowed.
book-repair-leave = Without { $cards } it would be allowed.
book-repair-change = With { $better } in place of { $worse } it would be allowed.
book-repair-points =
    { $short ->
        [one] One point is missing.
       *[other] { $short } points are missing.
    }
book-repair-natural =
    { $short ->
        [one] One natural point is missing.
       *[other] { $short } natural points are missing.
    }
book-exercises = Exercises: small positions to solve
book-house = House rules: change this game, compare, print your rules

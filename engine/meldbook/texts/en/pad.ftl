# The score pad: what its page says beside the texts of page.ftl.

pad-intro = For a table with real cards: write down what everybody has left, and the score is kept by the rules of your game.
pad-kept = Your pads
pad-played = { $deals ->
    [0] no deal yet
    [one] 1 deal
   *[other] { $deals } deals
}
pad-delete = Delete: { $game }, { $names }
pad-delete-sure = Delete the pad of { $game } with { $names } for good?
pad-new = A new pad
pad-begin = Start the pad
pad-length = How long
pad-length-deals = So many deals
pad-length-target = Up to points
pad-add-name = One more player
pad-remove-name = Take { $player } out
pad-first-dealer = Deals first
pad-not-kept = This browser keeps nothing for this page: the pad is lost when you close it. Save it as a file.
pad-trouble-gone = The program that counts has stopped. What you wrote down is safe.
pad-trouble-unread = This pad can’t be counted by this version.
pad-trouble-elsewhere = This pad was changed in another window. What you change here is not kept any more.
pad-show-it = Show it as it is there
pad-all = All pads
pad-copy = Copy as text
pad-standing = Standing
pad-places = Place
pad-late = Deals behind the end of the match do not count.
pad-chart = Totals after each deal
pad-undo = Undo
pad-next-deal = Deal { $deal }
pad-change-deal = Change deal { $deal }
pad-dealt = { $dealer } deals { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} to each, { $lead } leads.
pad-lead-more = { $name } gets one more.
pad-who-out = Who went out?
pad-nobody = Nobody
pad-rummy = All in one turn (going rummy)
pad-hands = What was left in hand
pad-went-out = went out
pad-points-of = Points of { $player }
pad-tap = Cards
pad-tap-of = Tap the cards of { $player }
pad-tap-about = Tap each card that was left.
pad-card-of = { $rank }, { $points } points
pad-take-out = Take out: { $rank }, { $points } points
pad-write = Write it down
pad-leave = Leave as it was
pad-strike = Strike this deal
pad-over-deals = { $deals ->
    [one] The match is over: its only deal has been played.
   *[other] The match is over: all { $deals } deals have been played.
}
pad-over-target = The match is over: the target of { $target } points has been reached.
pad-won-one = { $name } wins with { $score } points
pad-won-shared = { $winners } share the win with { $score } points each
pad-won-deals = { $name } wins: equal at { $score } points, but went out more often

# Why a deal can't have been like that.
pad-fault-unsaid = Say first who went out, or that nobody did.
pad-fault-missing = The points of { $name } are missing.
pad-fault-unreadable = “{ $text }” is no number of points. Write 27, or 10+5+12.
pad-fault-out-holds = { $name } went out and can’t have { $points } points in hand.
pad-fault-empty = { $name } can’t have 0 points: only who goes out has no cards left.
pad-fault-too-dear = { $points } points for { $name } are more than all cards of the game together.
pad-fault-too-many = { $got } times { $rank }: the game has only { $most }.
pad-fault-impossible = No cards make the { $points } points of { $name }: here a card costs { $costs }.

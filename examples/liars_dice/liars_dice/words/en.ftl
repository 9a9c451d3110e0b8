liars-dice-title = Liar’s Dice
liars-dice-pitch = Five dice under a cup each, and everybody bids on all of them.
liars-dice-length = about 10 minutes

liars-dice-role-red = Red
liars-dice-role-blue = Blue
liars-dice-role-green = Green
liars-dice-role-yellow = Yellow
liars-dice-role-white = White
liars-dice-role-black = Black
liars-dice-cup = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
    [3] Yellow
    [4] White
   *[5] Black
}

liars-dice-prompt-bid = Bid higher, or call the last bid a lie.
liars-dice-action-bid = { $count } × { $face }
liars-dice-action-bid-about = You say: under all cups together at least this many dice show this face.
liars-dice-action-call = Liar!
liars-dice-action-call-about = All cups are lifted. If the bid was true, you lose a die; if not, the bidder does.

liars-dice-event-rolled = { liars-dice-cup } rolled { $dice }.
liars-dice-event-bid = { liars-dice-cup } bids { $count } × { $face }.
liars-dice-event-called = { liars-dice-cup } says: liar!
liars-dice-event-lifted = { liars-dice-cup } shows { $dice }.
liars-dice-event-counted = { $shown } × { $face } on the table.
liars-dice-event-lost = { liars-dice-cup } loses a die and has { $left } left.

liars-dice-statistic-rounds = rounds
liars-dice-statistic-bids = bids

bot-gambler = Gambler
bot-gambler-about = Bids what is likely, and calls what is not.

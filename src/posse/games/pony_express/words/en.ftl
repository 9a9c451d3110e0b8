### pony-express

## The game and its seats

pony-express-title = Pony Express
pony-express-pitch = You ride as far as you say you rolled, as long as nobody doubts your word.
pony-express-pieces = Choose a rider
pony-express-role-ted = Ted
pony-express-role-bill = Bill
pony-express-role-harry = Harry
pony-express-role-sammy = Sammy
pony-express-role-rick = Rick
pony-express-length = about 45 minutes
pony-express-provenance = From the rulebooks: 33 spaces, 1 to 5 peaceful, the desert from 25 on, the last station on 22, Sacramento on 33 with the first of three mailboxes, Indians in the south-west, duels between two opposite corners. Ours: which space does what, the fares, every place and size. The printed board could not be found; this is not the published one.

## Words used in the sentences below

pony-express-rider =
    { $seat ->
        [0] { pony-express-role-ted }
        [1] { pony-express-role-bill }
        [2] { pony-express-role-harry }
        [3] { pony-express-role-sammy }
       *[4] { pony-express-role-rick }
    }
pony-express-payer =
    { $payer ->
        [0] { pony-express-role-ted }
        [1] { pony-express-role-bill }
        [2] { pony-express-role-harry }
        [3] { pony-express-role-sammy }
       *[4] { pony-express-role-rick }
    }
pony-express-payee =
    { $payee ->
        [0] { pony-express-role-ted }
        [1] { pony-express-role-bill }
        [2] { pony-express-role-harry }
        [3] { pony-express-role-sammy }
       *[4] { pony-express-role-rick }
    }
pony-express-liar =
    { $liar ->
        [0] { pony-express-role-ted }
        [1] { pony-express-role-bill }
        [2] { pony-express-role-harry }
        [3] { pony-express-role-sammy }
       *[4] { pony-express-role-rick }
    }
pony-express-shooter =
    { $shooter ->
        [0] { pony-express-role-ted }
        [1] { pony-express-role-bill }
        [2] { pony-express-role-harry }
        [3] { pony-express-role-sammy }
       *[4] { pony-express-role-rick }
    }
pony-express-target =
    { $target ->
        [0] { pony-express-role-ted }
        [1] { pony-express-role-bill }
        [2] { pony-express-role-harry }
        [3] { pony-express-role-sammy }
       *[4] { pony-express-role-rick }
    }
pony-express-winner =
    { $winner ->
        [0] { pony-express-role-ted }
        [1] { pony-express-role-bill }
        [2] { pony-express-role-harry }
        [3] { pony-express-role-sammy }
       *[4] { pony-express-role-rick }
    }
pony-express-loser =
    { $loser ->
        [0] { pony-express-role-ted }
        [1] { pony-express-role-bill }
        [2] { pony-express-role-harry }
        [3] { pony-express-role-sammy }
       *[4] { pony-express-role-rick }
    }
pony-express-one =
    { $one ->
        [0] { pony-express-role-ted }
        [1] { pony-express-role-bill }
        [2] { pony-express-role-harry }
        [3] { pony-express-role-sammy }
       *[4] { pony-express-role-rick }
    }
pony-express-two =
    { $two ->
        [0] { pony-express-role-ted }
        [1] { pony-express-role-bill }
        [2] { pony-express-role-harry }
        [3] { pony-express-role-sammy }
       *[4] { pony-express-role-rick }
    }
pony-express-roped =
    { $rider ->
        [r0] { pony-express-role-ted }
        [r1] { pony-express-role-bill }
        [r2] { pony-express-role-harry }
        [r3] { pony-express-role-sammy }
       *[r4] { pony-express-role-rick }
    }
pony-express-nuggets =
    { $amount ->
        [one] 1 nugget
       *[other] { $amount } nuggets
    }
pony-express-from =
    { $start ->
        [33] the first mailbox
        [34] the second mailbox
       *[other] space { $start }
    }
pony-express-to =
    { $to ->
        [33] Sacramento
        [34] the second mailbox
        [35] the third mailbox
       *[other] space { $to }
    }
pony-express-a-hand =
    { $hand ->
        [pair] a pair
        [two_pairs] two pairs
        [three_of_a_kind] three of a kind
        [straight] a straight
        [full_house] a full house
        [four_of_a_kind] four of a kind
        [five_of_a_kind] five of a kind
       *[nothing] nothing
    }
pony-express-item =
    { $item ->
        [loaded_die] { pony-express-item-loaded_die }
        [horseshoe] { pony-express-item-horseshoe }
        [spyglass] { pony-express-item-spyglass }
        [spurs] { pony-express-item-spurs }
        [lasso] { pony-express-item-lasso }
        [whisky] { pony-express-item-whisky }
        [second_colt] { pony-express-item-second_colt }
        [barrel] { pony-express-item-barrel }
        [file] { pony-express-item-file }
        [peace_pipe] { pony-express-item-peace_pipe }
       *[unknown] a card nobody else saw
    }
pony-express-corner =
    { $corner ->
        [nw] { pony-express-corner-nw }
       *[se] { pony-express-corner-se }
    }
pony-express-touched =
    { $touched ->
        [none] nobody
        [r0] { pony-express-role-ted }
        [r1] { pony-express-role-bill }
        [r2] { pony-express-role-harry }
        [r3] { pony-express-role-sammy }
        [r4] { pony-express-role-rick }
        [i1] an Indian piece
        [i2] an Indian piece
        [i3] an Indian piece
       *[other] several pieces
    }
pony-express-fell =
    { $fell ->
        [none] nobody
        [r0] { pony-express-role-ted }
        [r1] { pony-express-role-bill }
        [r2] { pony-express-role-harry }
        [r3] { pony-express-role-sammy }
        [r4] { pony-express-role-rick }
        [i1] an Indian piece
        [i2] an Indian piece
        [i3] an Indian piece
       *[other] several pieces
    }
pony-express-face =
    { $face ->
        [j] J
        [q] Q
        [k] K
        [a] A
       *[other] { $face }
    }
pony-express-angle =
    { $angle ->
        [0] straight at the target
        [-2] half a degree to the left
        [2] half a degree to the right
        [-4] 1 degree to the left
        [4] 1 degree to the right
        [-6] one and a half degrees to the left
        [6] one and a half degrees to the right
        [-8] 2 degrees to the left
        [8] 2 degrees to the right
        [-12] 3 degrees to the left
        [12] 3 degrees to the right
       *[other] { $angle }/4 of a degree to the right
    }
pony-express-strength =
    { $strength ->
        [18] gently
        [21] firmly
        [24] hard
       *[other] at strength { $strength }
    }
pony-express-along =
    { $along ->
        [0] { "" }
       *[other] , { $along } mm along the line
    }
pony-express-spin =
    { $spin ->
        [0] { "" }
        [-1] , spin 1 to the left
        [-2] , spin 2 to the left
        [-3] , spin 3 to the left
        [-4] , spin 4 to the left
        [-5] , spin 5 to the left
        [-6] , spin 6 to the left
        [-7] , spin 7 to the left
        [-8] , spin 8 to the left
       *[other] , spin { $spin } to the right
    }
pony-express-show =
    { $show ->
        [d1] die 1
        [d2] die 2
        [d3] die 3
        [d4] die 4
        [d5] die 5
        [d12] dice 1 and 2
        [d13] dice 1 and 3
        [d14] dice 1 and 4
        [d15] dice 1 and 5
        [d23] dice 2 and 3
        [d24] dice 2 and 4
        [d25] dice 2 and 5
        [d34] dice 3 and 4
        [d35] dice 3 and 5
        [d45] dice 4 and 5
        [d123] dice 1, 2 and 3
        [d124] dice 1, 2 and 4
        [d125] dice 1, 2 and 5
        [d134] dice 1, 3 and 4
        [d135] dice 1, 3 and 5
        [d145] dice 1, 4 and 5
        [d234] dice 2, 3 and 4
        [d235] dice 2, 3 and 5
        [d245] dice 2, 4 and 5
        [d345] dice 3, 4 and 5
        [d1234] dice 1, 2, 3 and 4
        [d1235] dice 1, 2, 3 and 5
        [d1245] dice 1, 2, 4 and 5
        [d1345] dice 1, 3, 4 and 5
        [d2345] dice 2, 3, 4 and 5
        [d12345] all five dice
       *[none] no dice
    }
pony-express-roll =
    { $roll ->
        [d1] die 1
        [d2] die 2
        [d3] die 3
        [d4] die 4
        [d5] die 5
        [d12] dice 1 and 2
        [d13] dice 1 and 3
        [d14] dice 1 and 4
        [d15] dice 1 and 5
        [d23] dice 2 and 3
        [d24] dice 2 and 4
        [d25] dice 2 and 5
        [d34] dice 3 and 4
        [d35] dice 3 and 5
        [d45] dice 4 and 5
        [d123] dice 1, 2 and 3
        [d124] dice 1, 2 and 4
        [d125] dice 1, 2 and 5
        [d134] dice 1, 3 and 4
        [d135] dice 1, 3 and 5
        [d145] dice 1, 4 and 5
        [d234] dice 2, 3 and 4
        [d235] dice 2, 3 and 5
        [d245] dice 2, 4 and 5
        [d345] dice 3, 4 and 5
        [d1234] dice 1, 2, 3 and 4
        [d1235] dice 1, 2, 3 and 5
        [d1245] dice 1, 2, 4 and 5
        [d1345] dice 1, 3, 4 and 5
        [d2345] dice 2, 3, 4 and 5
        [d12345] all five dice
       *[none] no dice
    }
pony-express-items-about = The published item cards could not be found. These ten kinds, two of each, are our reconstruction: the names and what they do are ours.
pony-express-item-loaded_die = Loaded die
pony-express-item-loaded_die-about = Your turn, after a roll and before the claim: turn one of your dice to any face. A hidden die stays hidden.
pony-express-item-horseshoe = Lucky horseshoe
pony-express-item-horseshoe-about = Your turn, after a roll and before the claim: roll any of your dice again for nothing, even all five.
pony-express-item-spyglass = Spyglass
pony-express-item-spyglass-about = When you may doubt a claim: look at the hidden dice, in secret, and then decide.
pony-express-item-spurs = Spurs
pony-express-item-spurs-about = Right after your normal move: ride 1 space more. Only the new space counts, and whoever stands on it.
pony-express-item-lasso = Lasso
pony-express-item-lasso-about = At the start of your turn: a rider 1 to 7 spaces ahead, not in Sacramento, goes back 2. Nobody is met, no space acts.
pony-express-item-whisky = Bottle of whisky
pony-express-item-whisky-about = In a gunfight, before your rival’s shot: that shot trembles more.
pony-express-item-second_colt = Second Colt
pony-express-item-second_colt-about = In a gunfight, after a miss of yours: fire one extra shot at once.
pony-express-item-barrel = Barrel
pony-express-item-barrel-about = In a gunfight, when you are hit: the hit does not count, and the gunfight goes on.
pony-express-item-file = File
pony-express-item-file-about = At the start of your turn in prison: walk out without paying, and play a normal turn.
pony-express-item-peace_pipe = Peace pipe
pony-express-item-peace_pipe-about = Your turn, on an Indian space: nothing happens there, no shot, no gold, no step back.
pony-express-hand-nothing = Nothing
pony-express-hand-pair = Pair
pony-express-hand-two_pairs = Two pairs
pony-express-hand-three_of_a_kind = Three of a kind
pony-express-hand-straight = Straight
pony-express-hand-full_house = Full house
pony-express-hand-four_of_a_kind = Four of a kind
pony-express-hand-five_of_a_kind = Five of a kind
pony-express-space-plain = Open road: nothing happens
pony-express-space-station = Railway station: pay, and ride to the next one
pony-express-space-indians = Indians: one shot at three pieces
pony-express-space-mine = Gold mine: roll, and take as many nuggets as the hand moves
pony-express-space-saloon = Saloon: roll, and pay as many nuggets as the hand moves
pony-express-space-relay = Relay: draw two cards, keep one
pony-express-space-sacramento = Sacramento, with the first of three mailboxes
pony-express-corner-nw = the north-west corner
pony-express-corner-se = the south-east corner

## What a player can do

pony-express-action-keep =
    { $card ->
        [0] Keep the first card
       *[1] Keep the second card
    }
pony-express-action-keep-about = The other one goes back, face down; nobody else sees either.
pony-express-action-roll = Roll the five dice
pony-express-action-roll-about = Under the cup, for your eyes only; in prison once, in the open, for gold, a card or the way out.
pony-express-action-pay = Pay 3 nuggets and leave prison
pony-express-action-pay-about = You then play a normal turn; if that was your last gold, charity gives you 1.
pony-express-action-stand =
    { $show ->
        [none] Keep all five dice under the cup
        [d12345] Keep all five dice, in the open
       *[other] Keep all five dice, with { pony-express-show } in the open
    }
pony-express-action-stand-about = No more rolling: next you make your claim. What you show is part of the bluff.
pony-express-action-reroll = Show { pony-express-show }, then roll { pony-express-roll } again
pony-express-action-reroll-about = 1 nugget, 2 in the desert; your first is free if you are alone in last place. Either all the hidden dice, unseen, or some of the shown ones, in the open.
pony-express-action-claim = Claim { pony-express-a-hand }
pony-express-action-claim-about = If nobody doubts it, you ride that far: 1 space for a pair, up to 7 for five of a kind. Too low is a bluff as much as too high.
pony-express-action-believe = Believe it
pony-express-action-believe-about = Costs nothing; if nobody doubts, the dice stay secret and the rider moves.
pony-express-action-doubt = Doubt it
pony-express-action-doubt-about = The cup is lifted. A bluff: its owner stays put, and you may ride that far. No bluff: you go to prison.
pony-express-action-stay = Do nothing
pony-express-action-stay-about = You leave what is offered, keep your cards, and the game goes on.
pony-express-action-advance = Ride as far as was claimed
pony-express-action-advance-about = All of it or none; you meet nobody, and the space does nothing. Sacramento counts.
pony-express-action-train = Take the train
pony-express-action-train-about = You pay this station’s price and ride to the next one; nobody is met there, and nothing happens.
pony-express-action-place = Take { pony-express-corner }
pony-express-action-place-about = Your rival stands in the opposite corner; look who would be in the way of your shots.
pony-express-action-aim = Shoot { pony-express-angle }, { pony-express-strength }{ pony-express-along }{ pony-express-spin }
pony-express-action-aim-about = You choose the aim, your hand adds a tremor; the harder the flick, the wider it goes.
pony-express-action-load = Loaded die: turn die { $die }
pony-express-action-load-about = Uses up the card; next you choose the face. A hidden die stays hidden.
pony-express-action-set = Turn it to { pony-express-face }
pony-express-action-set-about = If the die lies in the open, everybody sees it.
pony-express-action-horseshoe = Lucky horseshoe: roll { pony-express-roll } again
pony-express-action-horseshoe-about = Uses up the card; free, even all five, each die where it lies.
pony-express-action-spyglass = Spyglass: look under the cup
pony-express-action-spyglass-about = Uses up the card; you alone see the hidden dice, then believe or doubt.
pony-express-action-spurs = Spurs: 1 space more
pony-express-action-spurs-about = Uses up the card; only the new space counts, and whoever stands on it.
pony-express-action-lasso = Lasso: pull { pony-express-roped } back
pony-express-action-lasso-about = Uses up the card; that rider goes back 2 spaces, meets nobody, and the space does nothing.
pony-express-action-whisky = Whisky: pour the shooter a drink
pony-express-action-whisky-about = Uses up the card; this one shot trembles more.
pony-express-action-colt = Second Colt: fire again
pony-express-action-colt-about = Uses up the card; one extra shot at once, not counted among your three.
pony-express-action-barrel = Barrel: take cover
pony-express-action-barrel-about = Uses up the card; the hit does not count, and the gunfight goes on.
pony-express-action-file = File: saw through the bars
pony-express-action-file-about = Uses up the card; you are out without paying and play a normal turn.
pony-express-action-pipe = Peace pipe: ride on
pony-express-action-pipe-about = Uses up the card; no shot, no gold, no step back.

## What happened

pony-express-event-open_roll = { pony-express-rider } rolled in the open: { $dice } ({ pony-express-a-hand }).
pony-express-event-starts = { pony-express-rider } begins.
pony-express-event-took = { pony-express-rider }’s new card: { pony-express-item }.
pony-express-event-drew = { pony-express-rider } took a card and holds { $cards }.
pony-express-event-chose = { pony-express-rider } kept: { pony-express-item }.
pony-express-event-began = { pony-express-rider }’s turn.
pony-express-event-round = Round { $round }.
pony-express-event-paid =
    { $payer ->
        [-1] The bank paid { pony-express-payee } { pony-express-nuggets }.
       *[other] { $payee ->
            [-1] { pony-express-payer } paid the bank { pony-express-nuggets }.
           *[other] { pony-express-payer } paid { pony-express-payee } { pony-express-nuggets }.
        }
    }
pony-express-event-moved = { pony-express-rider } went from { pony-express-from } to { pony-express-to }.
pony-express-event-jailed = { pony-express-rider } went to prison.
pony-express-event-freed = { pony-express-rider } is out of prison.
pony-express-event-rolled = { pony-express-rider }’s dice: { $dice }.
pony-express-event-cup =
    { $rolled ->
        [5] { pony-express-rider } rolled all five dice. In sight: { $dice }.
        [1] { pony-express-rider } has a new face on one die. In sight: { $dice }.
       *[other] { pony-express-rider } rolled { $rolled } dice again. In sight: { $dice }.
    }
pony-express-event-showed = { pony-express-rider } moved dice in or out of the cup. In sight: { $dice }.
pony-express-event-claimed = { pony-express-rider } claimed { pony-express-a-hand }.
pony-express-event-bluffed = It is a bluff, and only { pony-express-rider } knows.
pony-express-event-believed = Nobody doubted { pony-express-rider }.
pony-express-event-heard = { $doubters } riders doubt it. The draw falls on { pony-express-rider }.
pony-express-event-doubted =
    { $lied ->
        [1] { pony-express-rider } doubted { pony-express-liar }, and was right.
       *[0] { pony-express-rider } doubted { pony-express-liar }, and was wrong.
    }
pony-express-event-lifted = { pony-express-rider } lifted the cup: { $dice } ({ pony-express-a-hand }).
pony-express-event-peeked = { pony-express-rider } looked under the cup: { $dice }.
pony-express-event-played = { pony-express-rider } played a card: { pony-express-item }.
pony-express-event-faced =
    { $final ->
        [1] The last duel: { pony-express-shooter } and { pony-express-target }. { pony-express-shooter } fires first.
       *[0] A gunfight: { pony-express-shooter } and { pony-express-target }. { pony-express-shooter } fires first.
    }
pony-express-event-shot = { pony-express-rider } fired. Touched: { pony-express-touched }. Down: { pony-express-fell }.
pony-express-event-duel_won =
    { $arrested ->
        [1] { pony-express-loser } hit a bystander and was arrested: { pony-express-winner } won the gunfight.
       *[0] { pony-express-winner } hit { pony-express-loser } and won the gunfight.
    }
pony-express-event-duel_drawn = { pony-express-one } and { pony-express-two } have fired all their shots: nobody won.
pony-express-event-roll_off = { pony-express-one } and { pony-express-two } have missed { $shots } times in all: this table lets the dice decide.
pony-express-event-poker = Three or more on one space: a poker game.
pony-express-event-poker_won = { pony-express-rider } won the poker game.
pony-express-event-ended =
    { $ending ->
        [jackrabbit] { pony-express-rider } reached the third mailbox in round { $round } and won the race.
       *[duel] { pony-express-rider } won the last duel in round { $round }, and the race with it.
    }

## What is asked

pony-express-prompt-keep = Choose the card you keep: it stays secret until its moment comes. The other goes back, face down.
pony-express-prompt-prison = You are in prison. Pay 3 nuggets and play your turn, or try one open roll: a straight or better sets you free at once, two pairs or three of a kind bring gold or a card. Either way you are out after this turn.
pony-express-prompt-ready = Your turn. Roll the five dice under the cup: only you will see them. A card that has its moment now may be played first.
pony-express-prompt-reroll = Look at your dice. Keep them, or pay to roll some again: a better hand rides farther. What lies in the open, all can see.
pony-express-prompt-face = Choose the face of the loaded die. A hidden die stays hidden.
pony-express-prompt-claim = Say which hand you have, true or not: you ride that far if nobody doubts it. Caught in a bluff, too high or too low, you stay where you are.
pony-express-prompt-doubt = Do you believe it? Catch a bluff, and its owner stays put while you may ride that far. Doubt the truth, and you go to prison.
pony-express-prompt-chase = You caught a bluff. Ride as far as was claimed, or stay: you meet nobody, and the space does nothing.
pony-express-prompt-arrived = You have arrived. Go on, and you meet whoever stands here, then the space acts; or first play a card that has its moment now.
pony-express-prompt-corner = A gunfight. Choose your corner; your rival takes the opposite one. Look who stands in between: to hit another rider is to be arrested.
pony-express-prompt-shot_at = You are about to be shot at. Play a card, if one has its moment now, or let the shot come.
pony-express-prompt-aim = Your shot: choose where on the line, which way, how hard and with what spin. Touch your rival and you win; touch another rider first and you are arrested. Your hand trembles, more so with a hard flick.
pony-express-prompt-hit = You are hit. Play a card, if one has its moment now, or the gunfight is lost.
pony-express-prompt-missed = You missed. Play a card, if one has its moment now, or leave it at that.
pony-express-prompt-train = A station. Pay the price and ride to the next one, or stay: nobody is met there, and nothing happens.
pony-express-prompt-ambush = Three Indians bar the road. One shot: 1 nugget for each piece knocked over, 1 space back for each that stands. Touch another rider and you go to prison instead.

## What to know before choosing

pony-express-note-price =
    { $nuggets ->
        [0] Free.
        [one] Costs 1 nugget.
       *[other] Costs { $nuggets } nuggets.
    }
pony-express-note-moves =
    { $spaces ->
        [one] Moves you 1 space, if you get away with it.
       *[other] Moves you { $spaces } spaces, if you get away with it.
    }
pony-express-note-train = Takes you to space { $space }.
pony-express-note-lands = You get to space { $space }.
pony-express-note-truth = It is what you have.
pony-express-note-pulls = Back to space { $space }.
pony-express-note-odds_claim =
    { $ways ->
        [0] Cannot be, with these dice in the open.
       *[other] { $percent ->
            [0] Looks true in less than 1 case of 100.
            [one] Looks true in 1 case of 100.
           *[other] Looks true in { $percent } cases of 100.
        }
    }
pony-express-note-odds_true =
    { $ways ->
        [0] It cannot be true.
       *[other] { $percent ->
            [0] By chance alone it is true in less than 1 case of 100.
            [one] By chance alone it is true in 1 case of 100.
           *[other] By chance alone it is true in { $percent } cases of 100.
        }
    }
pony-express-note-odds_better =
    { $ways ->
        [0] Cannot get better than now.
       *[other] { $percent ->
            [0] A better hand in less than 1 case of 100.
            [one] A better hand in 1 case of 100.
           *[other] A better hand in { $percent } cases of 100.
        }
    }
pony-express-note-odds_escape = You escape in { $percent } cases of 100.
pony-express-note-odds_shot = Of a hundred such shots about { $hit } hit what you aim at, and { $stray } somebody who is only standing there.

## Standing orders

pony-express-order-trust =
    { $hand ->
        [five_of_a_kind] Believe every claim, unless the dice in the open give it the lie
       *[other] Believe claims up to { pony-express-a-hand }, unless the dice in the open give them the lie
    }
pony-express-order-challenge =
    { $hand ->
        [pair] Doubt every claim, unless the dice in the open prove it
       *[other] Doubt claims of { pony-express-a-hand } or more, unless the dice in the open prove them
    }
pony-express-order-follow = After catching a bluff: ride as far as was claimed
pony-express-order-pocket = Keep your cards for later wherever only a card could be played, except when you are hit
pony-express-order-leave =
    { $prompt ->
        [ready] At the start of your turn: roll without playing a card
        [arrived] After your move: go on without playing a card
        [shot_at] Before a rival’s shot: play no card
        [missed] After a miss of yours: play no card
        [prison] In prison: roll, without paying or playing a card
       *[train] At a station: take no train
    }
pony-express-order-use =
    { $item ->
        [whisky] Before a rival’s shot: pour the whisky, if you hold it
        [second_colt] After a miss of yours: fire the second Colt, if you hold it
        [barrel] When you are hit: duck behind the barrel, if you hold it
       *[file] In prison: use the file, if you hold it; otherwise roll
    }

## Table options

pony-express-option-liars_go_to_jail = Bluffers go to prison
pony-express-option-liars_go_to_jail-about = Whoever is caught bluffing also goes to prison. By the book they only stay where they are.
pony-express-option-figure_must_fall = Riders must fall
pony-express-option-figure_must_fall-about = In a gunfight only a rider who falls is hit, rival and bystander alike; one who lies in prison cannot be. By the book a touch is enough.
pony-express-option-prisoners_met = Prisoners can be met
pony-express-option-prisoners_met-about = Riders in prison count for gunfights and poker, as the French rulebook may be read. Without it they are left alone: our reading of the others, which lay them beside their space.
pony-express-option-desert_price = Price in the desert
pony-express-option-desert_price-about = Who pays 2 for rolling dice again: those in the desert now, as the French rulebook says, or everybody who has ever been there, as the others may be read.
pony-express-option-desert_price-there = While in the desert
pony-express-option-desert_price-forever = For good, once entered
pony-express-option-poker_debt = Debts at poker
pony-express-option-poker_debt-about = Who goes to prison for not paying the 2 nuggets. By the book whoever has none does, and the bank pays both; with 1 nugget that one is paid, and no more. Or the second is due: the bank adds it, and prison follows.
pony-express-option-poker_debt-short = Whoever cannot pay both
pony-express-option-poker_debt-broke = Only those who have none
pony-express-option-items = Item cards
pony-express-option-items-about = Play with the twenty item cards, which are our own. Without them relays do nothing, and prison gives no cards.
pony-express-option-hand = The shooting hand
pony-express-option-hand-about = How much every shot trembles: equal hands, whatever one aims with; a steady one hits more often. With your own the tremor is that of a steady hand, and your gesture adds the rest: keys, one button and the ear stop needles that move.
pony-express-option-hand-steady = Steady
pony-express-option-hand-usual = As usual
pony-express-option-hand-shaky = Shaky
pony-express-option-hand-own = Your own
pony-express-option-stray_bullet = Stray bullets
pony-express-option-stray_bullet-about = When a shot in a gunfight arrests the shooter. No rulebook says which of two touches counts: the first is our reading.
pony-express-option-stray_bullet-first = When a bystander is hit before the rival
pony-express-option-stray_bullet-any = When a bystander is hit at any time
pony-express-option-last_duel_shots = The last duel
pony-express-option-last_duel_shots-about = When the dice decide between two who keep missing. By the book it is to the death; an end is our invention, for tables of programs.
pony-express-option-last_duel_shots-none = To the death
pony-express-option-last_duel_shots-20 = After 20 shots each
pony-express-option-last_duel_shots-50 = After 50 shots each
pony-express-option-last_duel_shots-200 = After 200 shots each
pony-express-option-doubts = Who is heard
pony-express-option-doubts-about = If several doubt a claim. By the book the first does; at one screen and among bots nobody is first, and one is drawn.
pony-express-option-doubts-first = The first to doubt
pony-express-option-doubts-drawn = One drawn when all have answered

## Statistics, endings

pony-express-statistic-rounds = Rounds
pony-express-statistic-doubts_right = Doubts, right
pony-express-statistic-doubts_wrong = Doubts, wrong
pony-express-statistic-bluffs = Bluffs
pony-express-statistic-caught = Bluffs caught
pony-express-statistic-duels = Gunfights
pony-express-statistic-shots = Shots
pony-express-statistic-hits = Hits
pony-express-statistic-arrests = Arrests
pony-express-statistic-poker_games = Poker games
pony-express-statistic-prison = Sent to prison
pony-express-statistic-items = Cards played
pony-express-statistic-jackrabbit = Mail delivered
pony-express-statistic-duel = Last duel
pony-express-ending-jackrabbit = All the mail is in: the rider at the third mailbox wins.
pony-express-ending-duel = Two in Sacramento were one too many: the winner of the last duel wins the race.
pony-express-statistic-claims = Claims
pony-express-statistic-claims-by = Claims by hand
pony-express-statistic-doubts = Doubts
pony-express-statistic-doubts_right-by = Doubts that were right, by the hand claimed
pony-express-statistic-doubts_wrong-by = Doubts that were wrong, by the hand claimed

## Refusals

reason-track-wrong-end = The track stops at space { $space }: it must end in Sacramento, and nowhere else.
reason-track-bad-space = Space { $space } of the track is not written as a space: give it a kind and a place.
reason-track-unknown-kind = Space { $space } cannot be “{ $kind }”: use one of the kinds the game knows.
reason-track-bad-train = The train of space { $space } needs a station at both ends: mend its kind, or where it goes.

## Why a bot chose

pony-express-why-truth = There is { pony-express-a-hand } under the cup, and the truth goes far enough.
pony-express-why-bluff = The dice say otherwise, but { pony-express-a-hand } may well be believed, and takes one further.
pony-express-why-roll-again = Another roll promises more than it costs.
pony-express-why-stand =
    { $hand ->
        [nothing] There is nothing here, and another roll would cost more than it promises.
       *[other] With { pony-express-a-hand } one can stop: another roll would cost more than it promises.
    }
pony-express-why-belied = The dice in the open rule out { pony-express-a-hand }.
pony-express-why-doubt = The chance of a bluff is about { $chance } %: enough to lift the cup.
pony-express-why-believe = The chance of a bluff is about { $chance } %: not enough to risk prison.
pony-express-why-looked = Whoever has looked under the cup need not guess.
pony-express-why-bail = A turn is worth more than the bail.
pony-express-why-luck = Gold is better kept: the dice may open the door.
pony-express-why-train = The train saves more of the road than it costs.
pony-express-why-shot = From here, this shot has the best odds.
pony-express-why-card = There will hardly be a better moment for this card.
pony-express-why-spare = It is worth more later than it would bring now.

## The report

pony-express-review-dice =
    { $rolls ->
        [one] One first roll seen.
       *[other] { $rolls } first rolls seen.
    } Average in spaces: { $mean }; usual: { $expected }.
pony-express-review-bluffs =
    { $made ->
        [one] One bluff known
       *[other] { $made } bluffs known
    }, { $caught ->
        [0] none of them caught.
       *[other] { $caught } caught.
    }
pony-express-review-doubts =
    { $doubts ->
        [one] One doubt
       *[other] { $doubts } doubts
    }, { $right ->
        [0] none of them right.
       *[other] { $right } right.
    } Effect on the chances: { $gain } in a hundred.
pony-express-review-shots =
    { $shots ->
        [one] One shot in gunfights
       *[other] { $shots } shots in gunfights
    }, { $hits ->
        [0] none on target
       *[other] { $hits } on target
    }; to be expected: { $expected }.

## The terminal

cli-pony-legend = capital: rider, small: in prison · S station with its fare · I Indians · M mine · B saloon · R relay · #1 #2 #3 mailboxes
cli-pony-rider = { $rider } on { $space }, { $gold } gold, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
cli-pony-prisoner = { $rider } in prison on { $space }, { $gold } gold, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
cli-pony-bank = Bank { $gold }, pile { $pile }.
cli-pony-dice = Dice: { $dice } (brackets: in the open)
cli-pony-card = Your card: { $name }. { $about }

## The page

page-pe-title = The Overland Mail
page-pe-subtitle = from St Joseph, Missouri, to Sacramento, California
page-pe-east = St Joseph
page-pe-west = Sacramento
page-pe-desert = the desert
page-pe-map = The road from St Joseph to Sacramento
page-pe-keys = Left and right go along the road, N to the next space you can choose; Enter chooses.
page-pe-space =
    { $land ->
        [town] Space { $space }, St Joseph, peaceful
        [desert] Space { $space }, desert
       *[road] Space { $space }
    }
page-pe-mailbox =
    { $number ->
        [2] The second mailbox of Sacramento
       *[3] The third mailbox of Sacramento
    }
page-pe-fare =
    { $price ->
        [one] 1 nugget to space { $to }
       *[other] { $price } nuggets to space { $to }
    }
page-pe-here =
    { $jailed ->
        [true] { $who } is here, in prison
       *[false] { $who } is here
    }
page-pe-can = You can go here
page-pe-ledger = The riders
page-pe-active = on the move
page-pe-you = you
page-pe-prison = in prison
page-pe-purse =
    { $gold ->
        [one] 1 nugget
       *[other] { $gold } nuggets
    }
page-pe-hand-size =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
page-pe-bank =
    { $gold ->
        [one] In the bank: 1 nugget. Cards in the pile: { $cards }
       *[other] In the bank: { $gold } nuggets. Cards in the pile: { $cards }
    }
page-pe-cup = The cup of { $who }
page-pe-cup-yours = Your cup
page-pe-cup-empty = Nothing rolled yet.
page-pe-cup-plan = Tap or drag a die to take it out of the cup or put it back. What lies outside, everybody sees.
page-pe-cup-load = Tap the die you want to turn.
page-pe-cup-horseshoe = Tap the dice to roll again for nothing.
page-pe-die =
    { $where ->
        [open] Die { $number }, in the open: { $face }
       *[cup] { $face ->
            [hidden] Die { $number }, under the cup
           *[other] Die { $number }, under the cup: { $face }
        }
    }
page-pe-again = again
page-pe-again-die = Roll die { $number } again
page-pe-claim = { $who } claims
page-pe-callers =
    { $count ->
        [0] Nobody is near enough to doubt it
       *[other] { $who } may doubt it
    }
page-pe-hand = Your cards
page-pe-hand-choose = Keep one of these
page-pe-card-now = play it now
page-pe-gazette = Latest news
page-pe-line-turn = Round { $round }: { $who } is on the move
page-pe-line-rider =
    { $gold ->
        [one] { $you ->
            [true] { $who } (you): 1 nugget, cards: { $cards }
           *[false] { $who }: 1 nugget, cards: { $cards }
        }
       *[other] { $you ->
            [true] { $who } (you): { $gold } nuggets, cards: { $cards }
           *[false] { $who }: { $gold } nuggets, cards: { $cards }
        }
    }
page-pe-line-jailed = In prison
page-pe-line-open = Dice in the open: { $dice }
page-pe-line-under = Under the cup, for your eyes only: { $dice }
page-pe-line-hidden =
    { $count ->
        [one] Under the cup: 1 die
       *[other] Under the cup: { $count } dice
    }
page-pe-line-claim = { $who } claims: { $hand }
page-pe-line-card = Your card: { $item }. { $about }
page-pe-the-bank = Bank
page-pe-showdown-start = Who begins: one open roll each
page-pe-showdown-poker = A poker game: one open roll each
page-pe-showdown-duel = Nobody could hit: one open roll each decides
page-pe-showdown-won-start = begins
page-pe-showdown-won-poker = takes 2 nuggets from each
page-pe-showdown-won-duel = wins the race
page-pe-duel = Gunfight
page-pe-duel-last = The Last Duel
page-pe-duel-who = { $one } against { $two }
page-pe-duel-stake = Whoever is left standing delivers the mail.
page-pe-steps = { $who }’s turn, step by step
page-pe-steps-yours = Your turn, step by step
page-pe-step-start = Start
page-pe-step-cup = Dice
page-pe-step-claim = Claim
page-pe-step-doubts = Doubts
page-pe-step-ride = Ride
page-pe-step-space = Space
page-pe-cup-lift = Lift the cup
page-pe-cup-down = Put it down
page-pe-cup-none = Nothing is under the cup.
page-pe-cup-secret = Under the cup: only you see these.
page-pe-cup-secret-short = For your eyes only
page-pe-cup-covered = Your dice. Press to lift the cup, hold to peep: only you see them.
page-pe-open = In the open, for all to see:
page-pe-cup-hidden = Under the cup
page-pe-open-short = In the open
page-pe-open-none = In the open: none. A die you take out lies here, for all to see.
page-pe-shake =
    { $price ->
        [0] Shake the cup: roll { $count ->
            [one] this one
           *[other] these { $count }
        } again, unseen. Free
        [one] Shake the cup: roll { $count ->
            [one] this one
           *[other] these { $count }
        } again, unseen. 1 nugget
       *[other] Shake the cup: roll { $count ->
            [one] this one
           *[other] these { $count }
        } again, unseen. { $price } nuggets
    }
page-pe-shake-keep = First take out at least one die to keep.
page-pe-throw =
    { $price ->
        [0] Roll { $count ->
            [0] some
            [one] the marked one
           *[other] the { $count } marked
        } again, in the open. Free
        [one] Roll { $count ->
            [0] some
            [one] the marked one
           *[other] the { $count } marked
        } again, in the open. 1 nugget
       *[other] Roll { $count ->
            [0] some
            [one] the marked one
           *[other] the { $count } marked
        } again, in the open. { $price } nuggets
    }
page-pe-throw-mark = Mark those to roll; at least one die stays.
page-pe-charm =
    { $count ->
        [0] Roll the dice you tap, for nothing
        [one] Play the horseshoe: roll 1 die, for nothing
       *[other] Play the horseshoe: roll { $count } dice, for nothing
    }
page-pe-stand = Keep the dice like this, then claim
page-pe-faces = The face of the loaded die
page-pe-ride =
    { $spaces ->
        [one] 1 space
       *[other] { $spaces } spaces
    }
page-pe-true = what you have
page-pe-claim-yours = You claim
page-pe-callers-title = Who may doubt it
page-pe-caller-you = you
page-pe-caller-thinks = may still speak
page-pe-caller-spoke = has spoken
page-pe-card-keep = keep this one
page-pe-card-back = Not this card
page-pe-stay-chase = Stay where I am
page-pe-stay-arrived = Go on
page-pe-stay-shot_at = Let the shot come
page-pe-stay-hit = Take the hit
page-pe-stay-missed = Leave it at that
page-pe-stay-train = Stay here
page-pe-roll-ready = Roll the dice under the cup
page-pe-roll-prison = Roll once, in the open
page-pe-reveal = The lifted cup
page-pe-reveal-claim = Claimed: { $hand }.
page-pe-reveal-truth = Under the cup: { $hand }.
pony-express-practice-alone = A rival, and nobody in the way
pony-express-practice-bystander = One bystander beside the line
pony-express-practice-gate = Two bystanders, near and far
pony-express-practice-crowd = Three bystanders on the line
pony-express-practice-prisoner = From the other corner, past a prisoner on the ground
pony-express-practice-indians = Three Indians
pony-express-practice-company = Three Indians, and riders between
pony-express-practice-legend = · the line you shoot from, 0 to 4 the riders, you are 0, i Indians, * the way of the die, ◆ where it lies, X fallen
page-shot-title = { $who } shoots at { $whom }
page-shot-title-band = { $who } shoots at the Indians
page-shot-title-band-raiders = { $who } shoots at the raiders
page-shot-watched = { $who } is taking aim.
page-shot-lighting = Lighting the lamp…
page-shot-place = Slide the die along the line; a tap leaves it here
page-shot-pull = Pull back here and let go
page-shot-drunk = Whisky: the hand sways
page-shot-sheriff = The sheriff
page-shot-rolling = The die is rolling…
page-shot-frame = Frame by frame
page-shot-skip = To the end
page-shot-again = Once more
page-shot-on = On with it
page-shot-map = Look at the map
page-shot-back = Back to the shot
page-shot-picture = Picture
page-shot-picture-auto = As fits this device
page-shot-picture-fine = Fine
page-shot-picture-plain = Plain and fast
page-shot-picture-flat = Flat, from above
page-shot-way = How you aim
page-shot-way-drag = Pull
page-shot-way-keys = Keys
page-shot-way-switch = One button
page-shot-way-ear = By ear
page-shot-way-numbers = Numbers
page-shot-steps = Two steps
page-shot-step-place = 1. Place
page-shot-step-pull = 2. Pull
page-shot-about-drag = First slide the die along the line, or tap to leave it. Then press anywhere on the picture, pull back as with a sling, and let go: the longer the pull, the harder the flick. A second finger moved sideways gives it spin; so do the mouse wheel and the slider. Esc begins again. You see where you aim, not what it will bring.
page-shot-about-keys = Arrow keys: left and right turn the aim, up and down change the strength; with Shift they move the die along the line and change its spin. Or type the number of a row, then plus or minus. Ctrl makes steps of four, Home takes the aim you were offered. Enter once to take aim, once more to fire; Esc to think again.
page-shot-about-needles = A key sets a needle going, and the next key stops it. Arrow left and right: the direction; up and down: the strength; with Shift the place on the line and the spin. Or type the number of a row, then plus or minus. Enter once to take aim, once more to fire; Esc to think again.
page-shot-about-switch = A needle moves by itself, for each part of the aim in turn: place on the line, direction, strength, spin. Press once to start it and once to stop each: with the last stop the die flies. The small mark is the aim you were offered. Any key will do, or a tap; Esc begins again.
page-shot-about-ear = You hear the part of the aim that moves, or that you changed last: a higher tone is further to the right, or more of it. A moving needle rings an octave higher as it passes the aim you were offered; while nothing moves, every fourth beat is that aim, and a faster beat is a harder flick. The tones play even with the sound switched off.
page-shot-about-numbers = A number for each part of the aim, or one of the aims below.
page-shot-own = At this table everyone shoots with their own hand: nothing but numbers is exact, and a steady hand’s tremor comes to everybody’s aim.
page-shot-listen = Listen to the aim
page-shot-slow = Slow needles
page-shot-sweep-start = Start the needle
page-shot-sweep-stop = Stop: { $what }
page-shot-sweep-last = Stop: { $what }, and fire
page-shot-sweep-along = from here
page-shot-sweep-angle = this direction
page-shot-sweep-strength = this hard
page-shot-sweep-spin = this spin
page-shot-pad = The aim. Arrow keys change it, Enter takes aim and fires.
page-shot-arm = Take aim
page-shot-fire = Fire!
page-shot-armed = Ready to fire: { $aim }. Enter fires, Escape puts the die down.
page-shot-spread = Two shots of three stay within { NUMBER($degrees, maximumFractionDigits: 1) }° of the aim.

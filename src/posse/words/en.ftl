### Posse in English.
### The same keys stand in the same order in every language; each language is written, not translated.
### A term cannot be given a variable, so that words chosen by an argument ($to, $town, $warrior) are messages.

## Stage Coach

stage-coach-title = Stage Coach
stage-coach-pitch = The coach knows where it is going. The Indians must guess, and get there first.

## Stage Coach: words used in the sentences below

-sc-north = North City
-sc-south = South Corner
stage-coach-town =
    { $town ->
        [north] { -sc-north }
       *[south] { -sc-south }
    }
stage-coach-bound-for =
    { $destination ->
        [north] { -sc-north }
       *[south] { -sc-south }
    }
stage-coach-direction =
    { $to ->
        [e] the east
        [ne] the north-east
        [nw] the north-west
        [w] the west
        [sw] the south-west
       *[se] the south-east
    }
stage-coach-warrior-number =
    { $warrior ->
        [w1] 1
        [w2] 2
        [w3] 3
        [w4] 4
        [w5] 5
        [w6] 6
       *[w7] 7
    }
stage-coach-warrior = warrior { stage-coach-warrior-number }
stage-coach-loss =
    { $loss ->
        [one] 1 point of strength
       *[other] { $loss } points of strength
    }

## Stage Coach: the two sides

stage-coach-role-coach = The coach
stage-coach-role-indians = The Indians

## Stage Coach: what one may do

stage-coach-action-destination = Head for { stage-coach-town }
stage-coach-action-destination-about = Entering this town wins, entering the other one only draws; the slip stays folded until the end.
stage-coach-action-designate = Start with { stage-coach-warrior }
stage-coach-action-designate-about = This warrior is awake from the start; the other six sleep until somebody rides over their hex.
stage-coach-action-ahead = Drive ahead
stage-coach-action-ahead-about = One hex the way the coach faces, for 1 point; a village gives a passenger the first time, a town ends the game.
stage-coach-action-turn = Turn to { stage-coach-direction }
stage-coach-action-turn-about = Costs 1 point whatever the angle (or 1 for each sixth of a turn, if the table plays so); before the first turn it is free.
stage-coach-action-halt = Stop here
stage-coach-action-halt-about = Ends this piece’s move; points left over are lost, and an enemy beside it may now be fought.
stage-coach-action-ride = Move { stage-coach-warrior }
stage-coach-action-ride-about = Up to 3 hexes, for 1 point each; to fight from where they stand, warriors may also stop at once.
stage-coach-action-step = Ride to { stage-coach-direction }
stage-coach-action-step-about = One hex for 1 point; riding over a sleeper wakes them, but nobody may stop on another’s hex.
stage-coach-action-rest = Leave the rest where they are
stage-coach-action-rest-about = Nobody else rides this turn; those beside the coach may still fight.
stage-coach-action-fight = Propose a fight: { stage-coach-warrior }
stage-coach-action-fight-about = One proposal is enough: the side whose turn it is attacks and rolls, and the losses count at once.
stage-coach-action-hold = Propose nothing
stage-coach-action-hold-about = Costs nothing, and there is no fight unless the other side proposes one.
stage-coach-action-wake = Wake { stage-coach-warrior }
stage-coach-action-wake-about = Costs nothing, and this warrior may ride at once.

## Stage Coach: what happened

stage-coach-event-destined = On the folded slip: { stage-coach-town }.
stage-coach-event-began =
    { $side ->
        [coach] Turn { $turn }: the coach.
       *[indians] Turn { $turn }: the Indians.
    }
stage-coach-event-turned = The coach turned to { stage-coach-direction }.
stage-coach-event-drove = The coach drove to { $to }.
stage-coach-event-boarded = A passenger boarded at { $at }: the coach has strength { $strength }.
stage-coach-event-rode = Warrior { stage-coach-warrior-number } rode to { $to }.
stage-coach-event-woke = Warrior { stage-coach-warrior-number } woke at { $at }.
stage-coach-event-designated = The Indians chose { stage-coach-warrior } to ride first.
stage-coach-event-skipped = No warrior was awake: the Indians’ turn passed.
stage-coach-event-proposed =
    { $seat ->
        [0] The coach proposed to fight { stage-coach-warrior }.
       *[1] The Indians proposed to fight with { stage-coach-warrior }.
    }
stage-coach-event-held = No fight was proposed.
stage-coach-event-fought = The coach and { stage-coach-warrior } fought: odds { $odds }, die { $die }.
stage-coach-event-coach_lost =
    { $strength ->
        [0] The coach lost { stage-coach-loss }, and had no more.
       *[other] The coach lost { stage-coach-loss } and has { $strength } left.
    }
stage-coach-event-warrior_lost =
    { $strength ->
        [0] Warrior { stage-coach-warrior-number } lost { stage-coach-loss } and is out of the game.
       *[other] Warrior { stage-coach-warrior-number } lost { stage-coach-loss } and has { $strength } left.
    }
stage-coach-event-ended =
    { $ending ->
        [arrived] The coach reached { stage-coach-bound-for }, as written on its slip, in turn { $turn }: the coach won.
        [wrong_town] The coach reached the other town in turn { $turn }; its slip said { stage-coach-bound-for }: a draw.
        [stopped] The coach, bound for { stage-coach-bound-for }, was stopped in turn { $turn }: the Indians won.
        [cleared] No warrior was left in turn { $turn }; the coach, bound for { stage-coach-bound-for }, won.
       *[limit] Turn { $turn } was the last, and the coach, bound for { stage-coach-bound-for }, was still on the road: a draw.
    }

## Stage Coach: what is asked

stage-coach-prompt-destination = Write down your town, in secret. Entering it wins; entering the other one only draws.
stage-coach-prompt-facing = Point your coach the way it will leave. This is free; each later change costs a point.
stage-coach-prompt-designate = Choose the village warrior who is awake from the start. The other six sleep until somebody rides over their hex.
stage-coach-prompt-journey = Your coach: 5 points a turn, 1 for each hex ahead, 1 to turn. A village gives a passenger; stopping beside a warrior may bring a fight.
stage-coach-prompt-reinforce = None of your warriors is awake. Wake one: they may ride at once.
stage-coach-prompt-muster = Choose a warrior to move, 3 points each, or leave the rest where they are. Riding over a sleeper wakes them; stopping beside the coach may bring a fight.
stage-coach-prompt-riding = Ride on, 1 point a hex, or stop. Beside the coach you may fight; from right behind, it counts only 1.
stage-coach-prompt-contact = You are beside the enemy: propose a fight, or nothing. One proposal is enough, and the side whose turn it is attacks. Your answer stays hidden until the matter is settled.

## Stage Coach: standing orders

stage-coach-order-leave = In contact: propose nothing
stage-coach-order-propose = In contact: propose the best fight for your side, at odds of { $odds } or better

## Stage Coach: table options

stage-coach-option-map = Map
stage-coach-option-map-about = The ground you play on. The printed map has not been found: both of these are our own.
stage-coach-option-map-overland = Overland, the long map
stage-coach-option-map-cutoff = Cutoff, the short map
stage-coach-map-overland = Overland: the long way across, two villages, room to bluff. A reconstruction; the printed map was not found.
stage-coach-map-cutoff = Cutoff: a shorter crossing, between close mountains. Our own design; the printed map was not found.
stage-coach-option-turning = Turning
stage-coach-option-turning-about = What it costs the coach to turn.
stage-coach-option-turning-any = 1 point, whatever the angle
stage-coach-option-turning-sixths = 1 point for each sixth of a turn
stage-coach-option-towns_closed = Towns closed to the Indians
stage-coach-option-towns_closed-about = Warriors may not enter North City or South Corner. By the book they may, and bar the way.
stage-coach-option-reinforcements = Reinforcements
stage-coach-option-reinforcements-about = With nobody awake, the Indians wake one sleeper at the start of their turn, in a village if they can. By the book they lose the turn.
stage-coach-option-proposals = Who proposes fights
stage-coach-option-proposals-about = By the book either side may propose a fight, also on the other’s turn.
stage-coach-option-proposals-either = Either side
stage-coach-option-proposals-on_turn = Only the side whose turn it is
stage-coach-option-turn_limit = Turn limit
stage-coach-option-turn_limit-about = After this many turns each the game is a draw. The book sets no limit.

## Stage Coach: heads of columns

stage-coach-figure-turns = Turns
stage-coach-figure-fights = Fights
stage-coach-figure-woken = Woken
stage-coach-figure-passengers = Passengers
stage-coach-figure-arrived = Arrived
stage-coach-figure-wrong_town = Wrong town
stage-coach-figure-stopped = Stopped
stage-coach-figure-cleared = Cleared
stage-coach-figure-limit = Time out

## Stage Coach: how it ended

stage-coach-ending-arrived = The coach reached the town on its slip and wins.
stage-coach-ending-wrong_town = The coach reached a town, but not the one on its slip: a draw.
stage-coach-ending-stopped = The coach never got there: the Indians win.
stage-coach-ending-cleared = There is nobody left to stop the coach: it wins.
stage-coach-ending-limit = The turns ran out with the coach still on the road: a draw.

## Stage Coach: why not

stage-coach-reason-already-facing = The coach already faces { stage-coach-direction }: choose another side, or drive.
stage-coach-reason-too-dear =
    { $points ->
        [one] Turning to { stage-coach-direction } takes more than the 1 point left: choose a nearer side, or stop.
       *[other] Turning to { stage-coach-direction } takes more than the { $points } points left: choose a nearer side, or stop.
    }
stage-coach-reason-edge = The map ends there: choose another direction.
stage-coach-reason-mountain = { $hex } is a mountain, and nobody crosses mountains: go round it.
stage-coach-reason-blocked = A warrior stands on { $hex }, and the coach cannot drive through: turn away, or stop here and fight.
stage-coach-reason-occupied = Another warrior stands on { $hex }, and nobody may stop on another’s hex: ride on.
stage-coach-reason-coach = The coach stands on { $hex }, and nobody rides through it: go round, or stop beside it and fight.
stage-coach-reason-town-closed = { $hex } is a town, and this table keeps warriors out of towns: stop outside.
stage-coach-reason-no-room = Another warrior stands on { $hex }, and there are no points left to ride off again: choose another hex.
stage-coach-reason-gone = Warrior { stage-coach-warrior-number } is out of the game: choose another.
stage-coach-reason-has-ridden = Warrior { stage-coach-warrior-number } has moved this turn, or woke in it, and rides again next turn: choose another.
stage-coach-reason-asleep = Warrior { stage-coach-warrior-number } is asleep: ride over that hex with a warrior who is awake.

## Pony Express

pony-express-title = Pony Express
pony-express-pitch = You ride as far as you say you rolled, as long as nobody doubts your word.

## Pony Express: the riders

pony-express-role-ted = Ted
pony-express-role-bill = Bill
pony-express-role-harry = Harry
pony-express-role-sammy = Sammy
pony-express-role-rick = Rick

## Pony Express: words used in the sentences below

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
       *[other] , nail height { $spin }
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

## Pony Express: what one may do

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

## Pony Express: what happened

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
pony-express-event-poker = Three or more on one space: a poker game.
pony-express-event-poker_won = { pony-express-rider } won the poker game.
pony-express-event-ended =
    { $ending ->
        [jackrabbit] { pony-express-rider } reached the third mailbox in round { $round } and won the race.
       *[duel] { pony-express-rider } won the last duel in round { $round }, and the race with it.
    }

## Pony Express: what is asked

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
pony-express-prompt-aim = Your shot: choose angle and strength. Touch your rival and you win; touch another rider first and you are arrested. Your hand trembles, more so with a hard flick.
pony-express-prompt-hit = You are hit. Play a card, if one has its moment now, or the gunfight is lost.
pony-express-prompt-missed = You missed. Play a card, if one has its moment now, or leave it at that.
pony-express-prompt-train = A station. Pay the price and ride to the next one, or stay: nobody is met there, and nothing happens.
pony-express-prompt-ambush = Three Indians bar the road. One shot: 1 nugget for each piece knocked over, 1 space back for each that stands. Touch another rider and you go to prison instead.

## Pony Express: standing orders

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

## Pony Express: table options

pony-express-option-liars_go_to_jail = Bluffers go to prison
pony-express-option-liars_go_to_jail-about = Whoever is caught bluffing also goes to prison. By the book they only stay where they are.
pony-express-option-figure_must_fall = Riders must fall
pony-express-option-figure_must_fall-about = In a gunfight a rider is hit only if knocked over. By the book a touch is enough.
pony-express-option-prisoners_met = Prisoners can be met
pony-express-option-prisoners_met-about = Riders in prison count for gunfights and poker, as the French rulebook may be read. By the others they lie beside their space and are left alone.
pony-express-option-desert_price = Price in the desert
pony-express-option-desert_price-about = Who pays 2 for rolling dice again: those in the desert now, or everybody who has ever been there.
pony-express-option-desert_price-there = While in the desert
pony-express-option-desert_price-forever = For good, once entered
pony-express-option-poker_debt = Debts at poker
pony-express-option-poker_debt-about = Who goes to prison for not paying the 2 nuggets; what is missing comes from the bank.
pony-express-option-poker_debt-short = Whoever cannot pay both
pony-express-option-poker_debt-broke = Only those who have none
pony-express-option-items = Item cards
pony-express-option-items-about = Play with the twenty item cards, which are our own. Without them relays do nothing, and prison gives no cards.
pony-express-option-hand = The shooting hand
pony-express-option-hand-about = How much every shot trembles: equal hands, whatever one aims with; a steady one hits more often. With your own the gesture decides, with hardly a tremor: a matter of trust among friends.
pony-express-option-hand-steady = Steady
pony-express-option-hand-usual = As usual
pony-express-option-hand-shaky = Shaky
pony-express-option-hand-own = Your own

## Pony Express: heads of columns

pony-express-figure-rounds = Rounds
pony-express-figure-doubts_right = Doubts, right
pony-express-figure-doubts_wrong = Doubts, wrong
pony-express-figure-bluffs = Bluffs
pony-express-figure-caught = Bluffs caught
pony-express-figure-duels = Gunfights
pony-express-figure-shots = Shots
pony-express-figure-hits = Hits
pony-express-figure-arrests = Arrests
pony-express-figure-poker_games = Poker games
pony-express-figure-prison = Sent to prison
pony-express-figure-items = Cards played
pony-express-figure-jackrabbit = Mail delivered
pony-express-figure-duel = Last duel

## Pony Express: how it ended

pony-express-ending-jackrabbit = All the mail is in: the rider at the third mailbox wins.
pony-express-ending-duel = Two in Sacramento were one too many: the winner of the last duel wins the race.

## Pony Express: item cards

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

## Pony Express: hands, spaces, corners

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

## The house: refusals at the table

reason-not-an-option = “{ $action }” cannot be done now: choose from the list.
reason-not-an-action = { $action } is not an action of this game: choose from the list.
reason-not-asked = Seat { $seat } is not asked now: wait for your turn.
reason-stale = Somebody was faster: see how things stand now, then choose.
reason-over = This game is over: start a new one.
reason-no-chance = Nothing is to be rolled or drawn now, so { $outcome } has no place: a player must choose first.
reason-impossible-outcome = { $outcome } cannot come of “{ $chance }”: give a result that can.
reason-unknown-words =
    { $near ->
        [none] “{ $words }” is not an action of this game: choose from the list.
       *[other] “{ $words }” is not an action of this game. Near it: { $near }.
    }
reason-unknown-order =
    { $near ->
        [none] “{ $words }” is not a standing order of this game: choose from the list.
       *[other] “{ $words }” is not a standing order of this game. Near it: { $near }.
    }

## The house: setting up

reason-unknown-game = There is no game called “{ $game }”. There are: { $known }.
reason-unknown-bot = There is no bot called “{ $bot }” here. There are: { $known }.
reason-unknown-option = This game has no option “{ $option }”. It has: { $known }.
reason-bad-option = The option “{ $option }” cannot be { $value }. It can be: { $allowed }.
reason-bad-seats = { $seats } players will not do here: at least { $fewest }, at most { $most }.

## The house: records and saved positions

reason-not-text = This file is not plain text (UTF-8): choose a record that Posse wrote.
reason-not-json = This is not JSON ({ $problem }): mend it, or take the file from its source again.
reason-not-one-record =
    { $found ->
        [0] This file holds no game, and one was wanted: choose another file.
       *[other] This file holds { $found } games, and one was wanted: split it, or read them all.
    }
reason-no-header = The record begins with “{ $found }” and not with a header: put the header line back on top.
reason-bad-header = The header is not what it should be: it needs { $known }, and nothing else but “inputs” and “told”.
reason-other-format = This record has format { $format }, which this Posse does not read: use the one that wrote it.
reason-other-rules = This was played by rules { $rules } of { $game }, which are not the rules here: use the Posse that wrote it.
reason-stray-input = “{ $found }” stands apart from its game, so a line may be missing: take the record from its source again.
reason-unknown-input = “{ $found }” is no line of a record: a line begins with a seat’s number, “chance” or “over”.
reason-other-ending = The record ends with ranks “{ $found }”, but the game did not: mend the last line, or leave it out.
reason-after-the-end = The game was over before this line: remove what follows.
reason-bad-dump = This is no saved position: it needs { $known }, and nothing else.
reason-bad-phase = The position stands at no point of a turn that this game knows ({ $phase }): save it again.
reason-bad-value = { $field } cannot be { $value }: mend it, or save the position again.
reason-does-not-fit = The pieces do not fit the moment of the turn ({ $phase }): save the position again.
reason-not-over = This game is not over: once it is, it can be told, checked and played again.
reason-not-veiled = Every record of { $game } is told whole: take “told” out of the header.

## The house: maps

reason-unknown-map = There is no map called “{ $map }”. There are: { $known }.
reason-map-name-taken = A map called “{ $map }” comes with the game: give yours another name.
reason-not-toml = This map is not TOML ({ $problem }): mend it and read it again.
reason-map-lacks = The map lacks “{ $field }”: add it as text.
reason-map-ragged =
    { $columns ->
        [one] A row of the map breaks off or runs over at { $hex }: every row needs 1 sign.
       *[other] A row of the map breaks off or runs over at { $hex }: every row needs { $columns } signs.
    }
reason-map-unknown-sign = “{ $sign }” at { $hex } is no sign of a map: use . ^ W N S V T or R.
reason-map-wrong-count =
    { $found ->
        [0] The map has no { $sign }: it needs { $wanted }.
       *[other] The map has { $found } of { $sign } (at { $hex }): it needs { $wanted }.
    }
reason-map-out-of-reach = No way leads from West Point to { $sign } at { $hex }: open one in the mountains.
reason-no-such-game = The file holds { $found ->
        [one] 1 game
       *[other] { $found } games
    }; there is no number { $number }.
reason-no-such-seat = There is no seat { $seat }: this game has { $seats }, counted from 0.
reason-no-such-file = There is no file { $file }.
reason-too-few-bots = A tournament needs at least two different bots, not { $bots }.
reason-too-few-games = { $games } is too few: ask for at least one game.
reason-unknown-language = Posse does not speak { $language } yet: choose one of { $known }.

## The house: tracks and shots

reason-track-wrong-end = The track stops at space { $space }: it must end in Sacramento, and nowhere else.
reason-track-bad-space = Space { $space } of the track is not written as a space: give it a kind and a place.
reason-track-unknown-kind = Space { $space } cannot be “{ $kind }”: use one of the kinds the game knows.
reason-track-bad-train = The train of space { $space } needs a station at both ends: mend its kind, or where it goes.
reason-bad-aim = The shot cannot be taken with { $field } = { $value }: choose a number in its range.
reason-bad-scene = The board cannot be set up with { $field } = { $value }: mend it and try again.
reason-blocked-start = The die would start on top of { $piece }: choose another place along the line.
reason-bad-frames = This film of a shot cannot be read: shoot again, or take it from its source.
reason-no-engine = Shots cannot be computed, for { $missing } is missing: run { $run }.

## The house: tables on the server

reason-no-such-table = There is no such table here: check the link, or ask whoever sent it.
reason-not-started = The game has not begun yet: wait for the host to start it.
reason-already-started = The game has begun already: this could only be done before.
reason-seats-empty = Still free: { $seats }. Wait for more people, or let bots take these seats.
reason-seat-taken = Seat { $seat } is taken: choose a free one, or watch.
reason-not-your-seat = Seat { $seat } is not yours: open the link that you got for it.
reason-not-host = Only the host of this table can do that: ask them.
reason-spectator = You are watching: take a seat to play.
reason-bot-plays = A bot is playing seat { $seat } for you: take the seat back first.
reason-bot-failed = The bot { $bot } did not come to a decision: the default is played for it.
reason-not-abandoned = Seat { $seat } is not abandoned: give its player more time, or ask them to leave it.
reason-resigned = You gave up seat { $seat }, and a bot plays on: watch, or ask for a rematch afterwards.
reason-too-many-orders = That is too many standing orders: leave { $most } at most.
reason-nothing-said = There is nothing to say in this: write a word or two.
reason-said-enough = This table has heard { $most } messages, and keeps no more: go on elsewhere, or at a rematch.
reason-no-undo = This cannot be taken back: something was shown or rolled, or somebody else is asked.
reason-no-record = This game began in the middle of another one, and has no record of its own: take the other’s.
reason-no-such-step = There is no step { $step }: this game has { $steps } of them.
reason-nothing-there = Nothing can be done there: point at something else.

## The house: talking to the server

reason-bad-link = This link is not one of ours: copy it whole, or ask for a new one.
reason-link-ended = This link was replaced by a newer one: open that, or ask whoever has it.
reason-too-fast = That was too fast for us: try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
reason-bad-message = The server does not understand this message ({ $problem }): compare it with docs/protocol.md.
reason-message-too-large = This message is too long for the server: send less at once.
reason-no-hello = A conversation begins with “hello”: say first which table you want.
reason-other-protocol = This server speaks protocol { $protocol }: reload the page, or bring your program up to date.
reason-other-host = This house is not known under that name: use the address that its host gave you.
reason-other-origin = This came from another site’s page: open the house’s own page.
reason-no-such-page = There is nothing at this address: begin at the front page.
reason-no-such-method = This address cannot be used in this way: see /api/openapi.json.
reason-store-down = The server cannot reach its storage just now: try again in a moment. If your move was kept, you will see it.

## The house: running a server

reason-bad-database = This names no database: give a file, or an address that begins with postgresql://.
reason-bad-bus = This names no bus: say memory, or an address that begins with postgresql:// or redis://.
reason-needs-bus = { $workers } processes must hear of each other: use PostgreSQL, or name a Redis with --bus.
reason-needs-extra = This needs a part of Posse that is not installed: run python3 run.py install { $extra }, or install posse[{ $extra }] with pip.
reason-port-taken = Posse cannot listen at { $host }, port { $port }: it is taken, or not allowed. Choose another --port.
reason-newer-database = A later Posse has written this database (revision { $found }): use that one, or restore the backup.
reason-no-database = There is no database { $path } yet: start the server once, or name another with --database.
reason-file-exists = { $path } is there already, and is not overwritten: give another name.
reason-use-pg-dump = PostgreSQL has a better tool of its own for this: use pg_dump.
reason-unknown-tables = This database has no table { $tables }: posse admin tables lists those there are.
reason-old-database = This database is of an earlier Posse (revision { $found }, not { $needed }): run posse admin migrate.
reason-database-fails = The database cannot be used ({ $problem }): see that it is one, and that it can be reached.
reason-file-fails = { $file } cannot be used: { $problem }
reason-bad-table = This is no table as posse admin export writes it (look at { $field }): take the file from its source again.
reason-changed-table = This table is not as it was written: take the file from its source again.
reason-does-not-replay = This game does not replay as it was played: posse admin replay says where.
reason-given-up = This game was given up before its end: only posse admin export without --records keeps it.
reason-delete-what = Say what to delete: tables by name, or --older-than, or --status.

## The house: dice that can be checked

reason-other-record = This reveal belongs to another record of { $game }: download both again, for the same seat.
reason-bad-reveal = This reveal cannot be read (“{ $field }” is not what it should be): download it again.

## Bots

bot-random = Random
bot-random-about = Does anything that is allowed. Good company for a first game.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best right now, and never looks further.
bot-base = Rule of thumb
bot-base-about = Takes the usual way, in no time. A yardstick.
bot-equilibrium = Equilibrium
bot-equilibrium-about = Claims and doubts as the odds have it, so that knowing how it plays gains nothing.
bot-shader = Plain bidder
bot-shader-about = Bids a fixed part of what a plot will pay, and thinks of nothing else.
bot-greenhorn = Greenhorn
bot-greenhorn-about = New in town: misjudges, forgets, and shoots wide. A child can win.
bot-cowhand = Cowhand
bot-cowhand-about = Knows the ropes, but is easily carried away.
bot-deputy = Deputy
bot-deputy-about = Plays what looks best, without thinking ahead. Quick and no fool.
bot-sheriff = Sheriff
bot-sheriff-about = A steady hand: reckons well, and little escapes it.
bot-legend = Legend
bot-legend-about = The strongest there is: thinks for up to a second, and forgets nothing.
bot-honest = Honest
bot-honest-about = Says what is so and does what is plain.
bot-paranoid = Paranoid
bot-paranoid-about = Trusts nobody, and guards against the worst.
bot-tall-tale = Tall tale
bot-tall-tale-about = Never lets the truth stand in the way of a good story.
bot-all-in = All in
bot-all-in-about = Everything on one card, every time.
bot-miserly = Miserly
bot-miserly-about = Holds on to every nugget and every note, and takes no risk.

### The terminal

cli-welcome = Posse: three Western board games. Type a number, or press Enter for the first; q leaves.
cli-which-game = Which game?
cli-who-sits = { $role }: who plays?
cli-how-many = How many play?
cli-which-map = On which map?
cli-me = A person at this terminal
cli-pick-a-number = Type a number from 1 to { $most }, or q to leave.
cli-prompt = >
cli-enter = Press Enter to go on.
cli-turn = turn { $turn }
cli-curtain = Next: { $role }. Pass the screen; nobody else looks.
cli-left = You left the table.
cli-no-undo = Nothing to take back: a die was cast, something was shown, or the other side has moved.
cli-you-can = You can: { $action } is among your choices.
cli-saved = Saved in { $file }. It holds every secret of the game; posse play --resume goes on with it.
cli-cannot-write = { $file } cannot be written: { $problem }
cli-won = { $who } won.
cli-drawn = A draw: { $who }.
cli-help =
    Type a choice’s number, or its words as shown in brackets; several with commas (ahead, ahead, turn ne).
    hint asks the strongest bot; why WORDS tells why something cannot be done; undo takes back your last step while nothing was
    shown or rolled; log shows the story again; save FILE keeps the game; quit leaves.
cli-command-help = help
cli-command-hint = hint
cli-command-why = why
cli-command-undo = undo
cli-command-log = log
cli-command-save = save
cli-command-quit = quit
cli-replay-prompt = Enter: on · b: back · a number: there · q: quit
cli-line = Line { NUMBER($line, useGrouping: 0) }:
cli-simulating = Playing
cli-simulated =
    { $title }: { $games ->
        [one] 1 game
       *[other] { NUMBER($games, useGrouping: 0) } games
    }, seed { $seed }
cli-all-seats = all seats
cli-head-role = Role
cli-head-bot = Bot
cli-head-games = Games
cli-head-wins = Wins
cli-head-draws = Draws
cli-head-losses = Losses
cli-head-share = Share of wins
cli-head-interval = 95 % interval
cli-head-figure = Figure
cli-head-mean = Mean
cli-head-each = Each time
cli-stage-coach-coach = Coach on { $hex }, facing { stage-coach-direction }, strength { $strength }{ $destination ->
        [hidden] .
       *[other] , bound for { stage-coach-bound-for } (secret).
    }
cli-stage-coach-sleeper = Warrior { stage-coach-warrior-number } on { $hex }, asleep, strength { $strength }.
cli-stage-coach-warrior = Warrior { stage-coach-warrior-number } on { $hex }, awake, strength { $strength }.
cli-stage-coach-fight = Warrior { stage-coach-warrior-number }: odds { $odds }. Of 6 dice, { $attacker } hurt the attacker, { $defender } the defender.
cli-stage-coach-legend = C→ the coach and its front · 3² awake, strength 2 · 3z asleep · V village · ^ tepee · /\ mountain
cli-stage-coach-relays = A passenger waits at { $hexes }.
cli-stage-coach-points = Points left: { $points }.
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
cli-drawn-to = Drawn: { $file }
cli-told = Written for others: { $file }
cli-verify-head-rolls = Rolls, draws and shots
cli-verify-head-number = Number
cli-verify-whole = Proved whole
cli-verify-part = Proved as far as shown: { $proved } dice of { $words }
cli-verify-hidden = Not proved: never shown to this reader
cli-verify-sealed = Not proved: a proof would tell what others hold
cli-verify-commitment = Commitment: { $value }
cli-verify-salt = Players’ salt: { $value }
cli-verify-compare = Compare both with what you noted before the first roll: without that, this proves little.
cli-verify-holds = It holds: everything that was shown is what was fixed before the game.
cli-verify-fault-commitment = It does not hold: the reveal leads to the commitment { $made }, not to the one you noted.
cli-verify-fault-salt = It does not hold: the reveal has the salt { $made }, not the one you noted.
cli-verify-fault-root = It does not hold: some keys of the reveal were not fixed before the game.
cli-verify-fault-withheld = It does not hold: { $said } was shown, but its key is missing.
cli-verify-fault-outcome = It does not hold: the record says { $said }, the keys make { $made }.
cli-serving = Posse is open at { $address }
cli-serving-stop = Ctrl+C closes it. Tables are kept, and go on when it opens again.
cli-admin-head-table = Table
cli-admin-head-name = Name
cli-admin-head-game = Game
cli-admin-head-status = Status
cli-admin-head-seats = Seats
cli-admin-head-moves = Moves
cli-admin-head-changed = Last change
cli-admin-status-waiting = waiting
cli-admin-status-playing = in play
cli-admin-status-over = over
cli-admin-no-tables = There is no such table.
cli-admin-exported =
    { $count ->
        [one] 1 game written to { $file }
       *[other] { $count } games written to { $file }
    }
cli-admin-secrets = { $file } holds every secret of its games, also of those in play: show it to nobody.
cli-admin-there-already = Table { $table } is there already, and stays as it is.
cli-admin-refused = table { $table } is not added.
cli-admin-imported = Added: { $added }. There already: { $skipped }. Not added: { $refused }.
cli-admin-delete-ask =
    { $count ->
        [one] 1 table would be gone for ever
       *[other] { $count } tables would be gone for ever
    } (in play: { $playing }). Type “{ cli-admin-delete-word }” to go on:
cli-admin-delete-word = delete
cli-admin-deleted =
    { $count ->
        [one] 1 table deleted.
       *[other] { $count } tables deleted.
    }
cli-admin-kept = Nothing was deleted.
cli-admin-copied = The database is copied to { $file }
cli-admin-replayed = Checked: { $checked }. Skipped: { $skipped }. Differences: { $differences }.
cli-admin-fault-gap = entry { $made } is missing before this one.
cli-admin-fault-stray = “{ $stored }” has no place here.
cli-admin-fault-roll = the rules ask for “{ $made }” here, not for “{ $stored }”.
cli-admin-fault-refused = the rules refuse it: { $why }
cli-admin-fault-entry = it says “{ $stored }”, but this version would write “{ $made }”.
cli-admin-fault-heard = it was told to { $stored }, but this version would tell { $made } (seats; * the spectators, - nobody).
cli-admin-fault-unreadable = it cannot be read ({ $stored }).
cli-admin-fault-status = the table is marked “{ $stored }”, but its entries make it “{ $made }”.
cli-admin-up-to-date = The database is up to date (revision { $revision }).
cli-admin-migrated = The database was brought from revision { $before } to { $after }.

### The page

page-open = The house is open.
page-soon = This server was installed without its page. In the terminal:
page-doors = For bots and programs of your own:

# --- page: stage-coach board ---

page-sc-title-overland = The Overland Road
page-sc-title-cutoff = The Cutoff
page-sc-key-village = village, relay
page-sc-scale =
    { $hexes ->
        [one] one hex
       *[other] { $hexes } hexes
    }
page-sc-terrain =
    { $terrain ->
        [mountain] mountain
        [start] West Point
        [north] { -sc-north }
        [south] { -sc-south }
        [village] village
        [tepee] tepee
        [relay] relay
       *[plain] open ground
    }
page-sc-map = Survey map
page-sc-keys = Left and right go along the row, up and down keep the letter of the column; with Shift they take the other neighbour. N leads to the next hex you can choose, Home and End to the ends of the row. Enter points at a hex.
page-sc-here-coach = the coach, facing { stage-coach-direction }, strength { $strength }
page-sc-state =
    { $state ->
        [asleep] asleep
        [ridden] awake, has moved
       *[awake] awake
    }
page-sc-here-warrior = { stage-coach-warrior }, { page-sc-state }, strength { $strength }
page-sc-here-passenger = a passenger is waiting
page-sc-can =
    { $kind ->
        [ahead] you can drive here
        [turn] you can turn this way
        [step] you can ride here
        [ride] you can move this warrior
        [designate] you can start with this warrior
        [wake] you can wake this warrior
        [fight] you can propose a fight here
        [destination] you can write down this town
       *[other] you can choose this
    }
page-sc-within-reach = within reach
page-sc-turn =
    Turn { $turn } of { $limit }: { $side ->
        [coach] the coach
       *[indians] the Indians
    }
page-sc-points =
    { $points ->
        [one] 1 point left
       *[other] { $points } points left
    }
page-sc-line-coach = The coach on { $hex }, facing { stage-coach-direction }, strength { $strength }
page-sc-line-slip = On the slip: { stage-coach-bound-for }
page-sc-line-fight = A fight with { stage-coach-warrior }: { $attacker } against { $defender }, odds { $odds }. Of the six dice, { $coach } hurt the coach, { $other } the warrior
page-sc-line-warrior = Warrior { stage-coach-warrior-number } on { $hex }, { page-sc-state }, strength { $strength }
page-sc-line-gone = Warrior { stage-coach-warrior-number } is out of the game
page-sc-line-passenger = A passenger is waiting on { $hex }
page-sc-line-town = { stage-coach-town } on { $hex }
page-sc-odds =
    { $attacks ->
        [coach] the coach attacks
       *[warrior] { stage-coach-warrior } attacks
    }
page-sc-odds-side = Who
page-sc-odds-force = counts
page-sc-odds-die = Die { $die }
page-sc-odds-coach = Coach
page-sc-odds-warrior = Warrior { stage-coach-warrior-number }
page-sc-slip-folded = Your slip
page-sc-slip-open = Bound for { stage-coach-bound-for }
page-sc-slip-sealed = The coach’s slip, folded
page-sc-look = How the map is shown
page-sc-closer = Closer
page-sc-further = Further away
page-sc-whole = The whole map
page-sc-follow = Go where something is to be done
page-sc-stamp =
    { $ending ->
        [arrived] Arrived
        [wrong_town] Wrong town
        [stopped] Stopped
        [cleared] Road clear
       *[limit] Out of time
    }

# --- end of page: stage-coach board ---

# --- page: house ---

page-house = Posse
page-title = Posse: board games of the Old West
page-skip = Skip to the page
page-home = Posse: the front page
page-lost = There is nothing at this address.
page-close = Close
page-cancel = Cancel
page-done = Done
page-you = You
page-a-bot = a bot

page-greeting = Pull up a chair.
page-tagline = Board games of the Old West, against bots that never sulk or friends who might.
page-games = The games
page-play-now = Play now against bots
page-dealing = Setting up the table…
page-at-the-table = At the table
page-your-side = You are
page-players = { $fewest } to { $most } players
page-players-exactly = { $count } players
page-length-stage-coach = about 20 minutes
page-length-pony-express = about 45 minutes

page-with-people = With people
page-with-people-about = Make a table and send round its link. Nobody needs an account, and an empty chair can go to a bot.
page-make-table = Make a table
page-join = Join
page-join-link = Got a link?
page-join-link-example = Paste it here
page-join-link-wrong = This is no link to a table: it should end in /t/ and a row of letters.
page-open-tables = Open tables
page-no-open-tables = Nobody is waiting just now. Make a table, and you are the one they find.
page-to-watch = In play, to watch
page-watch = Watch
page-free-seats = { $free } of { $seats } seats free
page-your-tables = Your tables
page-your-turn = Your turn
page-go-on = Go on
page-replay = Replay
page-status-waiting = Not begun
page-status-playing = In play
page-more-tables =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
page-finished =
    { $count ->
        [one] 1 finished game
       *[other] { $count } finished games
    }
page-live = Live, in one sitting
page-over-days = Over days
page-colophon = Posse is made by people who love these games, not by their publishers. Where a board or a card could not be found we made our own after the rules, and every picture here is our own drawing.

page-make-game = The game
page-make-company = Who plays?
page-company-link = Friends
page-company-link-about = Whoever has the link can sit down.
page-company-open = Anybody
page-company-open-about = The table is also listed on the front page.
page-company-device = All of us, right here
page-company-device-about = One device, passed from hand to hand.
page-make-seats = How many seats
page-make-people = Who sits where
page-make-people-about = A chair without a name goes to a bot.
page-make-pace = Time to think
page-pace-easy = No clock
page-pace-easy-about = Among friends.
page-pace-usual = 1 minute a decision
page-pace-usual-about = And 5 minutes in hand for the whole game.
page-pace-brisk = 20 seconds a decision
page-pace-brisk-about = And 2 minutes in hand for the whole game.
page-pace-day = 1 day a decision
page-pace-day-about = Move when you can: a look a day will do.
page-pace-three-days = 3 days a decision
page-pace-three-days-about = For people with other things to do.
page-pace-week = 1 week a decision
page-pace-week-about = By post, more or less.
page-make-absent = Stands in for the absent
page-absent-nobody = Nobody
page-absent-nobody-about = The plainest choice is made for them.
page-make-name = Name of the table
page-make-name-about = Leave it empty, and it gets one.
page-make-rules = House rules
page-make-changed =
    { $count ->
        [0] by the book
        [one] 1 changed
       *[other] { $count } changed
    }
page-make-it = Make the table
page-make-begin = Begin

page-settings = Settings
page-your-name = Your name
page-your-name-about = What the others at a table call you.
page-language = Language
page-light = Light
page-light-system = As the device
page-light-light = Daylight
page-light-dark = Lamp-light
page-text = Size of text
page-motion = Motion
page-motion-system = As the device
page-motion-full = Lively
page-motion-reduced = Still
page-sound = Sound
page-skin = The riders of Stage Coach
page-skin-period = As in the old game
page-skin-raiders = A band of raiders
page-skin-about = Other words and pieces for the same game.

# --- end of page: house ---

# --- page: notes ---

stage-coach-note-cost =
    { $cost ->
        [one] Costs 1 point, leaves { $left }.
       *[other] Costs { $cost } points, leaves { $left }.
    }
stage-coach-note-lost =
    { $points ->
        [one] Gives up the 1 point left.
       *[other] Gives up the { $points } points left.
    }
stage-coach-note-touches = Stops beside an enemy: there may be a fight.
stage-coach-note-boards = A passenger boards: strength up by 1.
stage-coach-note-arrives = Enters the town, and ends the game.
stage-coach-note-points = Has { $points } points to ride.
stage-coach-note-wakes = Wakes { stage-coach-warrior }.
stage-coach-note-behind = Right behind the coach: here it counts only 1.
stage-coach-note-beside = Beside the coach.
stage-coach-note-odds =
    { $side ->
        [coach] The coach attacks at { $odds }: of six dice, { $attacker } hurt the coach and { $defender } the warrior.
       *[indians] The Indians attack at { $odds }: of six dice, { $attacker } hurt the warrior and { $defender } the coach.
    }

# --- end of page: notes ---

# --- page: plain board ---

page-plain-title = The table
page-plain-point = What you can point at
page-plain-boolean =
    { $value ->
        [yes] yes
       *[no] no
    }

# --- end of page: plain board ---

# --- page: raiders ---

stage-coach-pitch-raiders = The coach knows where it is going. The raiders must guess, and get there first.
stage-coach-warrior-raiders = raider { stage-coach-warrior-number }
stage-coach-role-indians-raiders = The raiders
stage-coach-action-designate-raiders = Start with { stage-coach-warrior-raiders }
stage-coach-action-designate-about-raiders = This raider is awake from the start; the other six sleep until somebody rides over their hex.
stage-coach-action-ride-raiders = Move { stage-coach-warrior-raiders }
stage-coach-action-ride-about-raiders = Up to 3 hexes, for 1 point each; to fight from where they stand, raiders may also stop at once.
stage-coach-action-fight-raiders = Propose a fight: { stage-coach-warrior-raiders }
stage-coach-action-wake-raiders = Wake { stage-coach-warrior-raiders }
stage-coach-action-wake-about-raiders = Costs nothing, and this raider may ride at once.
stage-coach-event-began-raiders =
    { $side ->
        [coach] Turn { $turn }: the coach.
       *[indians] Turn { $turn }: the raiders.
    }
stage-coach-event-rode-raiders = Raider { stage-coach-warrior-number } rode to { $to }.
stage-coach-event-woke-raiders = Raider { stage-coach-warrior-number } woke at { $at }.
stage-coach-event-designated-raiders = The raiders chose { stage-coach-warrior-raiders } to ride first.
stage-coach-event-skipped-raiders = No raider was awake: their turn passed.
stage-coach-event-proposed-raiders =
    { $seat ->
        [0] The coach proposed to fight { stage-coach-warrior-raiders }.
       *[1] The raiders proposed to fight with { stage-coach-warrior-raiders }.
    }
stage-coach-event-fought-raiders = The coach and { stage-coach-warrior-raiders } fought: odds { $odds }, die { $die }.
stage-coach-event-warrior_lost-raiders =
    { $strength ->
        [0] Raider { stage-coach-warrior-number } lost { stage-coach-loss } and is out of the game.
       *[other] Raider { stage-coach-warrior-number } lost { stage-coach-loss } and has { $strength } left.
    }
stage-coach-event-ended-raiders =
    { $ending ->
        [arrived] The coach reached { stage-coach-bound-for }, as written on its slip, in turn { $turn }: the coach won.
        [wrong_town] The coach reached the other town in turn { $turn }; its slip said { stage-coach-bound-for }: a draw.
        [stopped] The coach, bound for { stage-coach-bound-for }, was stopped in turn { $turn }: the raiders won.
        [cleared] No raider was left in turn { $turn }; the coach, bound for { stage-coach-bound-for }, won.
       *[limit] Turn { $turn } was the last, and the coach, bound for { stage-coach-bound-for }, was still on the road: a draw.
    }
stage-coach-prompt-designate-raiders = Choose the village raider who is awake from the start. The other six sleep until somebody rides over their hex.
stage-coach-prompt-journey-raiders = Your coach: 5 points a turn, 1 for each hex ahead, 1 to turn. A village gives a passenger; stopping beside a raider may bring a fight.
stage-coach-prompt-reinforce-raiders = None of your raiders is awake. Wake one: they may ride at once.
stage-coach-prompt-muster-raiders = Choose a raider to move, 3 points each, or leave the rest where they are. Riding over a sleeper wakes them; stopping beside the coach may bring a fight.
stage-coach-option-towns_closed-raiders = Towns closed to the raiders
stage-coach-option-towns_closed-about-raiders = Raiders may not enter North City or South Corner. By the book they may, and bar the way.
stage-coach-option-reinforcements-about-raiders = With nobody awake, the raiders wake one sleeper at the start of their turn, in a village if they can. By the book they lose the turn.
stage-coach-ending-stopped-raiders = The coach never got there: the raiders win.
stage-coach-reason-blocked-raiders = A raider stands on { $hex }, and the coach cannot drive through: turn away, or stop here and fight.
stage-coach-reason-occupied-raiders = Another raider stands on { $hex }, and nobody may stop on another’s hex: ride on.
stage-coach-reason-town-closed-raiders = { $hex } is a town, and this table keeps raiders out of towns: stop outside.
stage-coach-reason-no-room-raiders = Another raider stands on { $hex }, and there are no points left to ride off again: choose another hex.
stage-coach-reason-gone-raiders = Raider { stage-coach-warrior-number } is out of the game: choose another.
stage-coach-reason-has-ridden-raiders = Raider { stage-coach-warrior-number } has moved this turn, or woke in it, and rides again next turn: choose another.
stage-coach-reason-asleep-raiders = Raider { stage-coach-warrior-number } is asleep: ride over that hex with a raider who is awake.
page-sc-terrain-raiders =
    { $terrain ->
        [mountain] mountain
        [start] West Point
        [north] { -sc-north }
        [south] { -sc-south }
        [village] village
        [tepee] camp
        [relay] relay
       *[plain] open ground
    }
page-sc-here-warrior-raiders = { stage-coach-warrior-raiders }, { page-sc-state }, strength { $strength }
page-sc-can-raiders =
    { $kind ->
        [ahead] you can drive here
        [turn] you can turn this way
        [step] you can ride here
        [ride] you can move this raider
        [designate] you can start with this raider
        [wake] you can wake this raider
        [fight] you can propose a fight here
        [destination] you can write down this town
       *[other] you can choose this
    }
page-sc-turn-raiders =
    Turn { $turn } of { $limit }: { $side ->
        [coach] the coach
       *[indians] the raiders
    }
page-sc-line-fight-raiders = A fight with { stage-coach-warrior-raiders }: { $attacker } against { $defender }, odds { $odds }. Of the six dice, { $coach } hurt the coach, { $other } the raider
page-sc-line-warrior-raiders = Raider { stage-coach-warrior-number } on { $hex }, { page-sc-state }, strength { $strength }
page-sc-line-gone-raiders = Raider { stage-coach-warrior-number } is out of the game
page-sc-odds-raiders =
    { $attacks ->
        [coach] the coach attacks
       *[warrior] { stage-coach-warrior-raiders } attacks
    }
page-sc-odds-warrior-raiders = Raider { stage-coach-warrior-number }
stage-coach-note-wakes-raiders = Wakes { stage-coach-warrior-raiders }.
stage-coach-note-odds-raiders =
    { $side ->
        [coach] The coach attacks at { $odds }: of six dice, { $attacker } hurt the coach and { $defender } the raider.
       *[indians] The raiders attack at { $odds }: of six dice, { $attacker } hurt the raider and { $defender } the coach.
    }

# --- end of page: raiders ---

# --- page: table ---

page-yes = Yes
page-no = No
page-back-to-lobby = Back to the front page
page-seats = Seats
page-seat-free = free
page-seat-bot = bot: { $bot }
page-seat-nameless = somebody
page-seat-host = host
page-seat-awaited = The table waits for this seat.
page-seat-thinks = thinking
page-seat-resigned = gave up
page-seat-offered = up for grabs
page-seat-abandoned = away
page-seat-stand-in = { $bot } stands in
page-seat-back = Take your seat back
page-seat-offer = Offer this seat
page-seat-let-bot = Let a bot stand in
page-seat-add-bot = A bot
page-seat-send-away = Send it away

page-table-heading = { $game } at the table { $name }
page-table-arriving = Pulling up a chair…
page-table-away = The line is down. We keep trying, and nothing is lost.
page-table-look-anyway = Look at the table anyway
page-table-seat-elsewhere = Your seat has a new link now. Open that one to play on; here you can watch.
page-table-watch-on = Watch from here

page-waiting-title = Take your seats
page-waiting-free =
    { $free ->
        [one] 1 seat free
       *[other] { $free } seats free
    }
page-waiting-full = All here
page-waiting-host = Send the link round, put bots where you like, and begin when you are ready.
page-waiting-ready = Everybody is here. Begin when you like.
page-waiting-guest = Take a seat, or stay and watch. The host begins when everybody is here.
page-waiting-seated = You have a seat. The host begins when everybody is here.
page-waiting-level = What kind of bot?
page-sit = Sit here
page-sit-also = Somebody beside me
page-sit-also-name = Their name
page-get-up = Get up
page-start = Begin
page-start-with-bots =
    { $free ->
        [one] Begin, with a bot in the free seat
       *[other] Begin, with bots in { $free } free seats
    }

page-agreed-title = What is agreed
page-agreed-changed = changed
page-agreed-clock = Clock
page-agreed-clock-set = { $turn } a decision, { $bank } in hand
page-agreed-clock-none = none
page-agreed-absent = Stands in for the absent
page-agreed-absent-none = nobody
page-clock-days = { $days } d { $hours } h
page-clock-left = Time left
page-clock-bank = Time in hand

page-share-title = Invite
page-share-table = Link to this table
page-share-table-about = Whoever has it can take a free seat, or watch.
page-share-copy = Copy
page-share-copied = Copied
page-share-code = The link to this table as a QR code
page-share-elsewhere = { $seat }: play on another device
page-share-seat = Your own link ({ $seat })
page-share-seat-about = Keep it to yourself: whoever opens it plays for you.
page-share-renew = Make a new one (the old one ends)

page-board = The board
page-board-unrolling = Unrolling the map…
page-board-missing = The board did not arrive. Reload the page to fetch it again.
page-dock-waiting = Not your turn yet
page-dock-watching = You are watching
page-dock-awaited = Waiting for { $who }.
page-dock-quiet = The dice are rolling.
page-dock-stand-in = A bot is playing for you. Take your seat back when you like.
page-dock-narrowed =
    { $count ->
        [one] 1 choice fits what you pointed at.
       *[other] { $count } choices fit what you pointed at.
    }
page-dock-all = Show all
page-dock-of-many = One of { $count }
page-undo = Take back
page-hint = Hint
page-hint-about = What a bot would do in your place
page-hint-this = a bot would
page-compose-more = Pick some of the above
page-kind-stand = Keep all five dice
page-kind-reroll = Roll some again
page-kind-horseshoe = Play the lucky horseshoe
page-pick-show = In the open
page-pick-roll = Roll again
page-range-along = Along the edge
page-range-angle = Angle
page-range-strength = Strength
page-range-spin = Spin
page-range-presets = Worth a try
page-range-own = An aim of your own

page-tabs = Beside the board
page-tab-log = Log
page-tab-chat = Talk
page-tab-rules = Rules
page-tab-list = Board
page-tab-orders = Orders
page-log-empty = Nothing has happened yet.
page-log-undone = { $who } took the last choice back.
page-chat-empty = Nobody has said a word yet.
page-chat-write = Say something
page-chat-send = Say it
page-chat-somebody = A spectator
page-chat-mute = Mute
page-chat-unread =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
page-rules-search = Search the rules
page-rules-none = The rules do not say a word about this.
page-rules-missing = The rules of this game are not on this page yet.
page-list-about = The board in words. What is underlined can be pointed at.
page-orders-about = Answers given in advance, whether you are here or not. The first that fits is obeyed; nobody else knows.
page-orders-none = You have left no orders.
page-orders-add = Another order
page-orders-give = Leave this order
page-orders-kept = Your orders are kept.
page-orders-up = Earlier
page-orders-down = Later
page-orders-remove = Strike it out

page-leave = Leave the game
page-leave-title = Leaving already?
page-leave-about = Get up, and your seat is kept: come back whenever you like. Until then the table goes on without you.
page-resign = Give up
page-resign-about = Or give up for good. Of two, the other one wins; among more, a bot plays on.
page-leave-stay = Stay

page-curtain-kicker = One device, several secrets
page-curtain-title = Pass it to { $name }
page-curtain-about = Everybody else looks out of the window.
page-curtain-look = I am { $name }: show me

page-result = The end
page-result-won = You won
page-result-lost = You lost
page-result-drawn = A draw
page-result-winner = Winner: { $who }
page-result-resigned = { $who } gave up.
page-result-story = The story of this game
page-result-replay = See it again
page-rematch = Once more
page-rematch-go = To the next game
page-proof = The record, and proof of fair dice
page-proof-about = Every roll was fixed before the game and sealed. Now the seals can be opened, and anybody can check that nobody had a hand in the dice.
page-proof-record = The record
page-proof-reveal = The keys
page-proof-commitment = The seal, shown before the game
page-proof-salt = What the players brought
page-proof-check = Keep both files in one place and compare:
page-proof-none = This game was not played to its end, so there is no whole record to keep.

page-replay-loading = Threading the reel…
page-replay-knowledge = Seen with whose eyes?
page-replay-public = Everybody’s
page-replay-own = Mine ({ $seat })
page-replay-to-table = To the table
page-reel = The game, step by step
page-reel-step = Step { $step } of { $last }
page-reel-back = One step back
page-reel-on = One step on
page-reel-play = Play
page-reel-pause = Pause
page-reel-speed = Speed
page-reel-link = Link to this moment
page-speed-half = half
page-speed-one = usual
page-speed-two = double
page-speed-four = fourfold
page-branch = Play on from here
page-branch-about = What if? You take over at this moment, against bots ({ $seat }). What you could not know is dealt anew.
page-branch-against = Against
page-branch-go = Play on

# --- end of page: table ---

# --- page: pony-notes ---

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

# --- end of page: pony-notes ---

# --- page: offline ---

reason-offline = The server cannot be reached just now: try again in a moment.

# --- end of page: offline ---

# --- page: pony board ---

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

# --- end of page: pony board ---

# --- page: pony guide ---

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

# --- end of page: pony guide ---

# --- page: odds ---

page-odds = Show the odds
page-odds-about = For learners: how likely things are, beside the choices.
page-dock-more =
    { $count ->
        [one] 1 more that holds this
       *[other] { $count } more that hold this
    }

# --- end of page: odds ---

# --- page: pappy-winchester rules ---

## Pappy Winchester

pappy-winchester-title = Pappy Winchester
pappy-winchester-pitch = Pappy’s land goes to the highest bidder, and the price to everybody else.

## Pappy Winchester: the heirs

pappy-winchester-role-ada = Ada
pappy-winchester-role-boyd = Boyd
pappy-winchester-role-cleo = Cleo
pappy-winchester-role-dexter = Dexter
pappy-winchester-role-etta = Etta

## Pappy Winchester: words of the sentences below

pappy-winchester-heir =
    { $seat ->
        [0] { pappy-winchester-role-ada }
        [1] { pappy-winchester-role-boyd }
        [2] { pappy-winchester-role-cleo }
        [3] { pappy-winchester-role-dexter }
       *[4] { pappy-winchester-role-etta }
    }
pappy-winchester-first =
    { $first ->
        [0] { pappy-winchester-role-ada }
        [1] { pappy-winchester-role-boyd }
        [2] { pappy-winchester-role-cleo }
        [3] { pappy-winchester-role-dexter }
       *[4] { pappy-winchester-role-etta }
    }
pappy-winchester-rival =
    { $rival ->
        [0] { pappy-winchester-role-ada }
        [1] { pappy-winchester-role-boyd }
        [2] { pappy-winchester-role-cleo }
        [3] { pappy-winchester-role-dexter }
       *[4] { pappy-winchester-role-etta }
    }
pappy-winchester-winner =
    { $winner ->
        [0] { pappy-winchester-role-ada }
        [1] { pappy-winchester-role-boyd }
        [2] { pappy-winchester-role-cleo }
        [3] { pappy-winchester-role-dexter }
       *[4] { pappy-winchester-role-etta }
    }
pappy-winchester-loser =
    { $loser ->
        [0] { pappy-winchester-role-ada }
        [1] { pappy-winchester-role-boyd }
        [2] { pappy-winchester-role-cleo }
        [3] { pappy-winchester-role-dexter }
       *[4] { pappy-winchester-role-etta }
    }
pappy-winchester-sum-amount =
    { $amount ->
        [0] $0
       *[other] ${ $amount },000
    }
pappy-winchester-sum-price =
    { $price ->
        [0] $0
       *[other] ${ $price },000
    }
pappy-winchester-sum-each =
    { $each ->
        [0] $0
       *[other] ${ $each },000
    }
pappy-winchester-sum-tip =
    { $tip ->
        [0] $0
       *[other] ${ $tip },000
    }
pappy-winchester-sum-prize =
    { $prize ->
        [0] $0
       *[other] ${ $prize },000
    }
pappy-winchester-sum-value =
    { $value ->
        [0] $0
       *[other] ${ $value },000
    }
pappy-winchester-sum-cash =
    { $cash ->
        [0] $0
       *[other] ${ $cash },000
    }
pappy-winchester-sum-majority =
    { $majority ->
        [0] $0
       *[other] ${ $majority },000
    }
pappy-winchester-sum-objectives =
    { $objectives ->
        [0] $0
       *[other] ${ $objectives },000
    }
pappy-winchester-sum-total =
    { $total ->
        [0] $0
       *[other] ${ $total },000
    }
pappy-winchester-sum-purse =
    { $purse ->
        [0] $0
       *[other] ${ $purse },000
    }
pappy-winchester-sum-bid =
    { $bid ->
        [0] $0
       *[other] ${ $bid },000
    }
pappy-winchester-sum-most =
    { $most ->
        [0] $0
       *[other] ${ $most },000
    }
pappy-winchester-sum-own =
    { $own ->
        [0] $0
       *[other] ${ $own },000
    }
pappy-winchester-sum-others =
    { $others ->
        [0] $0
       *[other] ${ $others },000
    }
pappy-winchester-the-objective =
    { $id ->
        [one_of_each_terrain] { pappy-winchester-objective-one_of_each_terrain }
        [one_of_each_token] { pappy-winchester-objective-one_of_each_token }
        [five_plots] { pappy-winchester-objective-five_plots }
        [last_auction] { pappy-winchester-objective-last_auction }
        [three_connected] { pappy-winchester-objective-three_connected }
        [four_same_token] { pappy-winchester-objective-four_same_token }
        [three_off_river] { pappy-winchester-objective-three_off_river }
        [three_off_rails] { pappy-winchester-objective-three_off_rails }
        [empty_saloon] { pappy-winchester-objective-empty_saloon }
        [four_isolated] { pappy-winchester-objective-four_isolated }
        [forest] { pappy-winchester-objective-forest }
        [desert] { pappy-winchester-objective-desert }
        [prairie] { pappy-winchester-objective-prairie }
        [river] { pappy-winchester-objective-river }
        [saloon] { pappy-winchester-objective-saloon }
        [rails] { pappy-winchester-objective-rails }
        [mines] { pappy-winchester-objective-mines }
        [ranch] { pappy-winchester-objective-ranch }
        [rumour_tokens] { pappy-winchester-objective-rumour_tokens }
       *[move_tokens] { pappy-winchester-objective-move_tokens }
    }
pappy-winchester-the-secret =
    { $objective ->
        [forest] { pappy-winchester-objective-forest }
        [desert] { pappy-winchester-objective-desert }
        [prairie] { pappy-winchester-objective-prairie }
        [river] { pappy-winchester-objective-river }
        [saloon] { pappy-winchester-objective-saloon }
        [rails] { pappy-winchester-objective-rails }
        [mines] { pappy-winchester-objective-mines }
        [ranch] { pappy-winchester-objective-ranch }
        [rumour_tokens] { pappy-winchester-objective-rumour_tokens }
       *[move_tokens] { pappy-winchester-objective-move_tokens }
    }
pappy-winchester-the-token =
    { $kind ->
        [move] { pappy-winchester-token-move }
        [saloon] { pappy-winchester-token-saloon }
       *[rumour] { pappy-winchester-token-rumour }
    }
pappy-winchester-the-vehicle =
    { $vehicle ->
        [boat] the boat
       *[train] the locomotive
    }
pappy-winchester-the-space =
    { $space ->
        [w1] river space 1
        [w2] river space 2
        [w3] river space 3
        [w4] the bridge
        [w5] river space 5
        [w6] river space 6
        [w7] river space 7
        [r1] rail space 1
        [r2] rail space 2
        [r3] rail space 3
        [r4] the bridge
        [r5] rail space 5
        [r6] rail space 6
        [r7] rail space 7
       *[r8] rail space 8
    }
pappy-winchester-the-card =
    { $card ->
        [mine1] the mine on plot 1
        [mine2] the mine on plot 2
        [mine3] the mine on plot 3
        [mine4] the mine on plot 4
        [ranch] the ranch
        [heir0a] { pappy-winchester-role-ada }’s first objective
        [heir0b] { pappy-winchester-role-ada }’s second objective
        [heir1a] { pappy-winchester-role-boyd }’s first objective
        [heir1b] { pappy-winchester-role-boyd }’s second objective
        [heir2a] { pappy-winchester-role-cleo }’s first objective
        [heir2b] { pappy-winchester-role-cleo }’s second objective
        [heir3a] { pappy-winchester-role-dexter }’s first objective
        [heir3b] { pappy-winchester-role-dexter }’s second objective
        [heir4a] { pappy-winchester-role-etta }’s first objective
       *[heir4b] { pappy-winchester-role-etta }’s second objective
    }

## Pappy Winchester: choices

pappy-winchester-action-pass = Pass
pappy-winchester-action-pass-about = You are out of this auction for good, and still get your part of the price.
pappy-winchester-action-bid = Bid { pappy-winchester-sum-amount }
pappy-winchester-action-bid-about = If nobody goes higher, you buy: the price is shared equally among the other heirs, and what cannot be shared goes to the saloon.
pappy-winchester-action-duel = Challenge to a duel
pappy-winchester-action-duel-about = Uses up your only duel token. Either pistol may be the loaded one; the winner buys at the last bid.
pappy-winchester-action-sail = Boat to { pappy-winchester-the-space }
pappy-winchester-action-sail-about = Every plot along that space brings its owner $1,000, whoever that is. The boat may also stay where it is.
pappy-winchester-action-steam = Locomotive to { pappy-winchester-the-space }
pappy-winchester-action-steam-about = Every plot along that space brings its owner $1,000, whoever that is. The locomotive may also stay where it is.
pappy-winchester-action-look = Look at { pappy-winchester-the-card }
pappy-winchester-action-look-about = Only you see the card. That you looked at it, everybody knows.

## Pappy Winchester: what happened

pappy-winchester-event-began = { pappy-winchester-first } begins.
pappy-winchester-event-placed =
    { $vehicle ->
        [boat] The boat starts at { pappy-winchester-the-space }.
       *[train] The locomotive starts at { pappy-winchester-the-space }.
    }
pappy-winchester-event-laid = A bonus token lies on every plot.
pappy-winchester-event-posted = { pappy-winchester-sum-prize } for the first to meet: { pappy-winchester-the-objective }.
pappy-winchester-event-dealt = A personal objective: { pappy-winchester-the-objective }.
pappy-winchester-event-drawn = Plot { $plot } is up for auction.
pappy-winchester-event-bid = { pappy-winchester-heir } bid { pappy-winchester-sum-amount }.
pappy-winchester-event-passed = { pappy-winchester-heir } passed.
pappy-winchester-event-forced =
    { $price ->
        [0] Nobody bid, and { pappy-winchester-heir } has no money: plot { $plot } is free.
       *[other] Nobody bid: { pappy-winchester-heir } must take plot { $plot } for { pappy-winchester-sum-price }.
    }
pappy-winchester-event-challenged = { pappy-winchester-heir } challenged { pappy-winchester-rival } to a duel.
pappy-winchester-event-duelled = Bang! { pappy-winchester-winner } won the duel; { pappy-winchester-loser }’s pistol only clicked.
pappy-winchester-event-bought =
    { $price ->
        [0] { pappy-winchester-heir } got plot { $plot } for nothing.
       *[other] { pappy-winchester-heir } bought plot { $plot } for { pappy-winchester-sum-price }.
    }
pappy-winchester-event-shared =
    { $each ->
        [0] { pappy-winchester-heir } left all of it in the saloon: { pappy-winchester-sum-tip }.
       *[other] { $tip ->
            [0] { pappy-winchester-heir } paid each of the others { pappy-winchester-sum-each }.
           *[other] { pappy-winchester-heir } paid each of the others { pappy-winchester-sum-each }, and left { pappy-winchester-sum-tip } in the saloon.
        }
    }
pappy-winchester-event-token = { pappy-winchester-heir } took a bonus token: { pappy-winchester-the-token }.
pappy-winchester-event-moved = { pappy-winchester-heir } chose { pappy-winchester-the-vehicle }: { pappy-winchester-the-space }.
pappy-winchester-event-earned =
    { $vehicle ->
        [boat] The boat brought { pappy-winchester-heir } { pappy-winchester-sum-amount }.
       *[train] The locomotive brought { pappy-winchester-heir } { pappy-winchester-sum-amount }.
    }
pappy-winchester-event-jackpot =
    { $amount ->
        [0] { pappy-winchester-heir } found the saloon empty.
       *[other] { pappy-winchester-heir } took { pappy-winchester-sum-amount } from the saloon.
    }
pappy-winchester-event-looked = { pappy-winchester-heir } looked at { pappy-winchester-the-card }.
pappy-winchester-event-saw = What you saw, { pappy-winchester-the-card }: { pappy-winchester-sum-value }.
pappy-winchester-event-spied = What you saw, { pappy-winchester-the-card }: { pappy-winchester-the-secret }.
pappy-winchester-event-revealed =
    { $card ->
        [mine] { $value ->
            [0] { pappy-winchester-heir } opened the mine on plot { $plot }: it is exhausted.
           *[other] { pappy-winchester-heir } opened the mine on plot { $plot } and found { pappy-winchester-sum-value }.
        }
       *[ranch] { $value ->
            [0] { pappy-winchester-heir } searched the ranch on plot { $plot }: not a note left.
           *[other] { pappy-winchester-heir } searched the ranch on plot { $plot } and found { pappy-winchester-sum-value }.
        }
    }
pappy-winchester-event-objective = { pappy-winchester-heir } met a common objective ({ pappy-winchester-the-objective }) and took { pappy-winchester-sum-prize }.
pappy-winchester-event-counted =
    { $majority ->
        [0] { pappy-winchester-heir }: { pappy-winchester-sum-cash } in cash and { pappy-winchester-sum-objectives } for personal objectives make { pappy-winchester-sum-total }.
       *[other] { pappy-winchester-heir }: { pappy-winchester-sum-cash } in cash, { pappy-winchester-sum-majority } for the most land and { pappy-winchester-sum-objectives } for personal objectives make { pappy-winchester-sum-total }.
    }
pappy-winchester-event-ended =
    { $count ->
        [1] The will is read: { pappy-winchester-heir } is the richest and heads the family.
       *[other] The will is read: { $count } heirs are equally rich and head the family together, { pappy-winchester-heir } among them.
    }

## Pappy Winchester: questions

pappy-winchester-prompt-place = You begin, so you place the vehicles: first the boat on the river, then the locomotive on the rails. Plots beside them will earn money.
pappy-winchester-prompt-bid = Raise the bid, or pass and be out of this auction. Whoever is left buys, and the price goes to everybody else.
pappy-winchester-prompt-move = A move token: choose boat or locomotive and move it as far as you like, either way, or not at all. Every plot beside it then brings its owner $1,000.
pappy-winchester-prompt-rumour = A rumour token: look at one hidden card. Only you will see it, but everybody knows which one it was.

## Pappy Winchester: before you choose

pappy-winchester-note-shared =
    { $each ->
        [0] All of it goes to the saloon: { pappy-winchester-sum-tip }.
       *[other] { $tip ->
            [0] Each rival gets { pappy-winchester-sum-each }.
           *[other] Each rival gets { pappy-winchester-sum-each }, the saloon { pappy-winchester-sum-tip }.
        }
    }
pappy-winchester-note-left = Leaves you { pappy-winchester-sum-purse }.
pappy-winchester-note-forced = Nobody has bid: if you pass, { pappy-winchester-heir } must take plot { $plot } for $1,000.
pappy-winchester-note-earned = Brings you { pappy-winchester-sum-own }, the others { pappy-winchester-sum-others }.

## Pappy Winchester: left to be done

pappy-winchester-order-limit =
    { $plot ->
        [any] { $then ->
            [pass] Any plot: bid up to { pappy-winchester-sum-most }, then pass
           *[ask] Any plot: bid up to { pappy-winchester-sum-most }, then ask me
        }
       *[other] { $then ->
            [pass] Plot { $plot }: bid up to { pappy-winchester-sum-most }, then pass
           *[ask] Plot { $plot }: bid up to { pappy-winchester-sum-most }, then ask me
        }
    }
pappy-winchester-order-limit-any = Bid for a plot, up to a limit
pappy-winchester-order-limit-plot = Plot
pappy-winchester-order-limit-plot-any = any plot
pappy-winchester-order-limit-most = Up to, in thousands
pappy-winchester-order-limit-then = Then
pappy-winchester-order-limit-then-pass = pass
pappy-winchester-order-limit-then-ask = ask me
pappy-winchester-order-leave =
    { $prompt ->
        [move] With a move token: leave both vehicles where they are, and let the one that pays you more pay
       *[rumour] With a rumour token: look at any hidden card on the land
    }

## Pappy Winchester: table options

pappy-winchester-option-vehicles = Where boat and locomotive start
pappy-winchester-option-vehicles-about = Placed by whoever begins, or drawn by chance.
pappy-winchester-option-vehicles-chosen = The first player chooses
pappy-winchester-option-vehicles-random = By chance
pappy-winchester-option-numbering = Numbers of plots 1 to 6
pappy-winchester-option-numbering-about = The rulebook’s two lists of plots disagree about these numbers. The land stays the same.
pappy-winchester-option-numbering-personal = As in the personal objectives
pappy-winchester-option-numbering-common = As in the common objectives
pappy-winchester-option-open_ledger = Open purses
pappy-winchester-option-open_ledger-about = Everybody sees everybody’s money. By the book it is secret.
pappy-winchester-option-tokens_hidden = Bonus tokens face down
pappy-winchester-option-tokens_hidden-about = Nobody knows a plot’s bonus token before it is bought. By the book they lie face up.

## Pappy Winchester: refusals

pappy-winchester-reason-bid-too-low = The last bid is { pappy-winchester-sum-bid }, and { pappy-winchester-sum-amount } is not more: raise it, or pass.
pappy-winchester-reason-beyond-purse = You cannot pay { pappy-winchester-sum-amount }: you have { pappy-winchester-sum-purse }. Offer less if that is enough, or pass.
pappy-winchester-reason-bid-alone = Nobody else is in: $1,000 is enough, { pappy-winchester-sum-amount } is not needed.
pappy-winchester-reason-duel-needs-two = A duel takes exactly two heirs still in: bid or pass for now.
pappy-winchester-reason-duel-needs-bid = A duel is about the last bid, and there is none yet: bid first, or pass.
pappy-winchester-reason-duel-spent = Your duel token is spent, and there is only one a game: bid or pass.

## Pappy Winchester: column heads

pappy-winchester-figure-bids = Bids
pappy-winchester-figure-forced = Forced purchases
pappy-winchester-figure-duels = Duels
pappy-winchester-figure-tips = Tips ($1,000)
pappy-winchester-figure-jackpots = Taken from the saloon
pappy-winchester-figure-earned = Earned by vehicles
pappy-winchester-figure-unearthed = Found in mines and ranch
pappy-winchester-figure-rumours = Rumours
pappy-winchester-figure-objectives = Common objectives met
pappy-winchester-figure-met_one_of_each_terrain = Met: { pappy-winchester-objective-one_of_each_terrain }
pappy-winchester-figure-met_one_of_each_token = Met: { pappy-winchester-objective-one_of_each_token }
pappy-winchester-figure-met_five_plots = Met: { pappy-winchester-objective-five_plots }
pappy-winchester-figure-met_last_auction = Met: { pappy-winchester-objective-last_auction }
pappy-winchester-figure-met_three_connected = Met: { pappy-winchester-objective-three_connected }
pappy-winchester-figure-met_four_same_token = Met: { pappy-winchester-objective-four_same_token }
pappy-winchester-figure-met_three_off_river = Met: { pappy-winchester-objective-three_off_river }
pappy-winchester-figure-met_three_off_rails = Met: { pappy-winchester-objective-three_off_rails }
pappy-winchester-figure-met_empty_saloon = Met: { pappy-winchester-objective-empty_saloon }
pappy-winchester-figure-met_four_isolated = Met: { pappy-winchester-objective-four_isolated }
pappy-winchester-figure-personal = Personal objectives, all heirs
pappy-winchester-figure-wealth = Final wealth, all heirs
pappy-winchester-figure-prices = Prices, all plots
pappy-winchester-figure-price_desert = Prices, the 7 deserts
pappy-winchester-figure-price_prairie = Prices, the 6 prairies
pappy-winchester-figure-price_forest = Prices, the 6 forests
pappy-winchester-figure-price_1 = Price of plot 1
pappy-winchester-figure-price_2 = Price of plot 2
pappy-winchester-figure-price_3 = Price of plot 3
pappy-winchester-figure-price_4 = Price of plot 4
pappy-winchester-figure-price_5 = Price of plot 5
pappy-winchester-figure-price_6 = Price of plot 6
pappy-winchester-figure-price_7 = Price of plot 7
pappy-winchester-figure-price_8 = Price of plot 8
pappy-winchester-figure-price_9 = Price of plot 9
pappy-winchester-figure-price_10 = Price of plot 10
pappy-winchester-figure-price_11 = Price of plot 11
pappy-winchester-figure-price_12 = Price of plot 12
pappy-winchester-figure-price_13 = Price of plot 13
pappy-winchester-figure-price_14 = Price of plot 14
pappy-winchester-figure-price_15 = Price of plot 15
pappy-winchester-figure-price_16 = Price of plot 16
pappy-winchester-figure-price_17 = Price of plot 17
pappy-winchester-figure-price_18 = Price of plot 18
pappy-winchester-figure-price_19 = Price of plot 19

## Pappy Winchester: the land

pappy-winchester-land-about = The printed board could not be found. This map, the numbers of tokens and the values of mines and ranch are our reconstruction.
pappy-winchester-terrain-desert = Desert
pappy-winchester-terrain-prairie = Prairie
pappy-winchester-terrain-forest = Forest
pappy-winchester-token-move = Move
pappy-winchester-token-move-about = Boat or locomotive: move one, and every plot beside it pays its owner.
pappy-winchester-token-saloon = Saloon
pappy-winchester-token-saloon-about = Take all the money in the saloon, except this purchase’s own tip.
pappy-winchester-token-rumour = Rumour
pappy-winchester-token-rumour-about = Look at one hidden card: a mine, the ranch, or a rival’s objective.

## Pappy Winchester: objectives

pappy-winchester-objective-one_of_each_terrain = All three terrains
pappy-winchester-objective-one_of_each_terrain-about = Own a desert, a prairie and a forest.
pappy-winchester-objective-one_of_each_token = All three tokens
pappy-winchester-objective-one_of_each_token-about = Hold a move, a saloon and a rumour token.
pappy-winchester-objective-five_plots = Five plots
pappy-winchester-objective-five_plots-about = Own five plots, anywhere.
pappy-winchester-objective-last_auction = The last auction
pappy-winchester-objective-last_auction-about = Acquire the nineteenth plot, in any way.
pappy-winchester-objective-three_connected = Three together
pappy-winchester-objective-three_connected-about = Own three plots connected by their sides; a chain will do. River and rails divide.
pappy-winchester-objective-four_same_token = Four of a kind
pappy-winchester-objective-four_same_token-about = Hold four tokens of the same kind.
pappy-winchester-objective-three_off_river = Away from the river
pappy-winchester-objective-three_off_river-about = Own three plots that do not touch the river.
pappy-winchester-objective-three_off_rails = Away from the rails
pappy-winchester-objective-three_off_rails-about = Own three plots that do not touch the rails.
pappy-winchester-objective-empty_saloon = Nothing in the saloon
pappy-winchester-objective-empty_saloon-about = Take a saloon token that brings no money.
pappy-winchester-objective-four_isolated = Four apart
pappy-winchester-objective-four_isolated-about = Own four plots that have none of your other plots beside them. River and rails divide.
pappy-winchester-objective-forest = Forests
pappy-winchester-objective-forest-about = $3,000 for each forest.
pappy-winchester-objective-desert = Deserts
pappy-winchester-objective-desert-about = $3,000 for each desert.
pappy-winchester-objective-prairie = Prairies
pappy-winchester-objective-prairie-about = $3,000 for each prairie.
pappy-winchester-objective-river = By the river
pappy-winchester-objective-river-about = $3,000 for each plot on the river.
pappy-winchester-objective-saloon = Around the saloon
pappy-winchester-objective-saloon-about = $5,000 for each plot around the saloon.
pappy-winchester-objective-rails = Along the rails
pappy-winchester-objective-rails-about = $3,000 for each plot along the rails.
pappy-winchester-objective-mines = Mines
pappy-winchester-objective-mines-about = $5,000 for each plot with a mine.
pappy-winchester-objective-ranch = The ranch and around it
pappy-winchester-objective-ranch-about = $3,000 for the ranch and for each plot around it.
pappy-winchester-objective-rumour_tokens = Rumours heard
pappy-winchester-objective-rumour_tokens-about = $3,000 for each rumour token.
pappy-winchester-objective-move_tokens = Moves made
pappy-winchester-objective-move_tokens-about = $3,000 for each move token.

## Pappy Winchester: a land that cannot be read

reason-land-wrong-count = The land has { $found } of “{ $what }”: it needs { $wanted }.
reason-land-misplaced = “{ $what }” cannot lie on plot { $plot }: mines lie in the desert, the ranch on the prairie.
reason-land-unknown-plot = The land names a plot that is not there: number them from 1 to 19.
reason-land-one-sided = Plot { $plot } names { $other } as a neighbour, but not the other way round: list both.
reason-land-drawn-otherwise = The drawing of { $what } does not touch exactly { $listed }: mend the shape or the list.
reason-land-not-tiled = The shapes leave gaps or overlap: together they must cover the board exactly.

# --- end of page: pappy-winchester rules ---

# --- page: pappy page ---

page-length-pappy-winchester = about 40 minutes
page-pw-title = The Winchester Estate
page-pw-subtitle = surveyed for the heirs, by order of the notary
page-pw-map = The map of the estate
page-pw-keys = Arrows go from place to place, N to the next one you can choose; Enter chooses.
page-pw-at =
    { $at ->
        [mine] a mine
        [ranch] the ranch
        [around] beside the ranch
        [river] on the river
        [rails] on the rails
       *[saloon] by the saloon
    }
page-pw-at-nothing = far from everything
page-pw-owned = Belongs to { $who }
page-pw-card-hidden = A hidden card lies here
page-pw-card-worth = The hidden card here is worth { $money }: only you and those who looked know
page-pw-looked = Looked at by { $who }
page-pw-hammer = Under the hammer
page-pw-here =
    { $line ->
        [river] The boat is here
       *[rails] The locomotive is here
    }
page-pw-saloon = The saloon. Tips: { $money }
page-pw-can = You can choose this
page-pw-can-paid = You can choose this: { $own } for you, { $others } for the others
page-pw-heirs = The heirs
page-pw-you = you
page-pw-standing =
    { $how ->
        [turn] has the word
        [leads] highest bid
        [in] still in
        [out] out
       *[first] opens next
    }
page-pw-plots =
    { $count ->
        [one] 1 plot
       *[other] { $count } plots
    }
page-pw-duel-token =
    { $has ->
        [true] Can still duel
       *[false] Has duelled
    }
page-pw-purse = Purse: { $money }
page-pw-lot = lot { $number } of { $all }
page-pw-no-bid = No bid yet
page-pw-bid-by = bid by { $who }
page-pw-bid-of = Bid: { $money } by { $who }
page-pw-to-speak = { $who } has the word
page-pw-your-word = Your word!
page-pw-raises = Bids with one tap
page-pw-raise = Bid { $money }
page-pw-raise-kind =
    { $kind ->
        [least] least
        [all] all in
       *[more] +{ $more }
    }
page-pw-raise-each = { $each } each
page-pw-exact = Any other bid
page-pw-exact-less = One note less
page-pw-exact-more = One note more
page-pw-no-raise = Your purse does not reach higher.
page-pw-duel-close = Put the pistols away
page-pw-shot =
    { $fired ->
        [true] Bang!
       *[false] Click.
    }
page-pw-won = taken by { $who }
page-pw-papers = Your papers
page-pw-papers-show = Show my papers
page-pw-papers-hide = Hide my papers
page-pw-papers-purse = in your purse
page-pw-papers-sum = { $count } so far: { $sum }
page-pw-learned-title = What rumours told you
page-pw-learned-card = The card on plot { $plot } is worth { $money }
page-pw-rumour = A rumour
page-pw-note = A note for you alone
page-pw-note-folded = A note for you alone: unfold it
page-pw-news = Latest payments
page-pw-will-kicker = Before the notary
page-pw-will = The reading of the will
page-pw-will-cash = Cash
page-pw-will-land =
    { $count ->
        [one] Land (1)
       *[other] Land ({ $count })
    }
page-pw-will-sealed = Still sealed
page-pw-will-sum = { $count } at { $each }
page-pw-will-total = In all
page-pw-will-next = Read on
page-pw-will-all = Read it all
page-pw-sold = Sold: { $sold } of { $all } plots
page-pw-line-heir =
    { $you ->
        [true] { $who } (you)
       *[false] { $who }
    }
page-pw-line-plots =
    { $count ->
        [0] no plots
       *[other] plots ({ $count }): { $plots }
    }
page-pw-line-out = Out: { $who }
page-pw-plot = Plot { $plot } ({ $terrain })
page-pw-token = Bonus token: { $token }
page-pw-token-hidden = Bonus token, face down
page-pw-stretch =
    { $line ->
        [river] For the boat: { $space }, beside plots { $plots }
       *[rails] For the locomotive: { $space }, beside plots { $plots }
    }
page-pw-travel = Point at the river or the rails. The large figure is what you earn there, in thousands; the small one is what the others do.
page-pw-tokens = { $token } tokens: { $count }
page-pw-goals = Common objectives
page-pw-personal = { $objective }. { $about } So far { $count }: { $sum }
page-pw-learned = { $who } is after this: { $objective }
page-pw-item =
    { $item ->
        [cash] First, what each heir has in hand.
        [land] Second, the land: the largest holding is worth { $prize }.
        [first] Third, each heir’s first personal objective.
        [second] Fourth, each heir’s second personal objective.
       *[total] All told, and so says Pappy: the richest is the head of the family.
    }
page-pw-line-personal = Your personal objective: { $objective }
page-pw-line-common = Common objective for { $prize }: { $objective }. { $about }
page-pw-line-vehicle =
    { $vehicle ->
        [boat] The boat: { $space }
       *[train] The locomotive: { $space }
    }

# --- end of page: pappy page ---

# --- page: lost and away ---

page-lost-about = Perhaps a letter fell off the link on the way. The front page is still where it was.
page-lost-table = No such table
page-away-restart = The house is closing for a moment and will open again. Stay where you are: nothing is lost.
page-away-too-slow = Your line could not keep up with the table. We are fetching what you missed.
page-away-silent = The house heard nothing from you and hung up. We are calling again.
page-away-fault = Something broke at the house: our fault, not yours. We are coming back, and nothing is lost.
page-away-store-down = The house cannot reach its books just now. We keep trying, and nothing is lost.
page-away-too-fast = That was too much at once for the house. We wait a little and come back.

# --- end of page: lost and away ---

# --- page: shots ---

page-shot-title = { $who } shoots at { $whom }
page-shot-title-band = { $who } shoots at the Indians
page-shot-title-band-raiders = { $who } shoots at the raiders
page-shot-watched = { $who } is taking aim.
page-shot-lighting = Lighting the lamp…
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
page-shot-about-drag = Press anywhere on the picture, pull back as with a sling, and let go: the longer the pull, the harder the flick. Esc puts the die down again. You see where you aim, not what it will bring.
page-shot-about-keys = Arrow keys: left and right turn the aim, up and down change the strength; with Shift they move the die along the line and change its spin. Ctrl makes steps of four, Home aims straight. Enter once to take aim, once more to fire; Esc to think again.
page-shot-about-switch = A mark sweeps by itself. Press once to start it, once to stop the direction, once to stop the strength: then the die flies. Any key will do, or a tap; Esc begins again.
page-shot-about-ear = A higher tone is further to the right, a faster beat a harder flick; every fourth beat is straight ahead. The tones play while you aim, even with the sound switched off. Otherwise as with the keys.
page-shot-about-numbers = A number for each part of the aim, or one of the aims below.
page-shot-own = At this table everyone shoots with their own hand: the gesture decides, and it is a matter of trust among friends.
page-shot-listen = Listen to the aim
page-shot-slow = Sweep slowly
page-shot-sweep-start = Start the sweep
page-shot-sweep-angle = Stop: this direction
page-shot-sweep-strength = Stop: this hard, and fire
page-shot-pad = The aim. Arrow keys change it, Enter takes aim and fires.
page-shot-arm = Take aim
page-shot-fire = Fire!
page-shot-armed = Ready to fire: { $aim }. Enter fires, Escape puts the die down.
page-shot-spread = Two shots of three stay within { NUMBER($degrees, maximumFractionDigits: 1) }° of the aim.
pony-express-note-odds_shot = Of a hundred such shots about { $hit } hit what you aim at, and { $stray } somebody who is only standing there.

# --- end of page: shots ---

# --- page: seats of agents ---

cli-seat-sat = Your agent is at the table: { $title } ({ $role }).
cli-seat-lost = The connection was lost; trying again.
reason-no-agent = { $file } has neither a function choose nor an agent that has one.
reason-no-server = Nobody answers at { $link }: is the server running?

# --- end of page: seats of agents ---

# --- page: pappy terminal ---

cli-pappy-sign-river = the river
cli-pappy-sign-rails = the rails
cli-pappy-sign-boat = the boat
cli-pappy-sign-train = the locomotive
cli-pappy-sign-hat = whose hat
cli-pappy-sign-hammer = under the hammer
cli-pappy-sign-cards = hidden card of a mine, of the ranch; its value once you know it
cli-pappy-sign-hidden = token face down
cli-pappy-auction =
    { $bid ->
        [0] Plot { $plot } is under the hammer; no bid yet.
       *[other] Plot { $plot } is under the hammer; { pappy-winchester-heir } bids { pappy-winchester-sum-bid }.
    }
cli-pappy-within = Still in: { $heirs }.
cli-pappy-head-heir = Heir
cli-pappy-head-duel = Can duel
cli-pappy-head-tokens = Tokens
cli-pappy-head-plots = Plots
cli-pappy-head-purse = Purse
cli-pappy-head-prize = Prize
cli-pappy-head-common = Common objective
cli-pappy-head-need = Takes
cli-pappy-head-cash = Cash
cli-pappy-head-majority = Most land
cli-pappy-head-objectives = Objectives
cli-pappy-head-total = In all
cli-pappy-head-secret = Personal objective
cli-pappy-head-count = So far
cli-pappy-head-worth = Worth

# --- end of page: pappy terminal ---

# --- page: showing ---

page-showing = Watch the board.
page-showing-skip = Show the end

# --- end of page: showing ---

# --- page: The page: bots to choose from ---

page-bots-levels = Levels
page-bots-characters = Characters
page-against = Against

# --- end of page: The page: bots to choose from ---

# --- page: The lab ---

stage-coach-figure-stopped-by = Where coaches are stopped
pony-express-figure-claims = Claims
pony-express-figure-claims-by = Claims by hand
pony-express-figure-doubts = Doubts
pony-express-figure-doubts_right-by = Doubts that were right, by the hand claimed
pony-express-figure-doubts_wrong-by = Doubts that were wrong, by the hand claimed
pappy-winchester-figure-prices-by = Prices by plot

cli-head-rating = Rating (Elo)
cli-head-turn = CPU a turn, mean
cli-head-turn-most = 99 of 100 within
cli-head-turn-worst = Longest
cli-head-against = Share of wins against
cli-stopped = Stopped. Nothing is kept without --out.
cli-stopped-kept =
    { $games ->
        [one] Stopped. 1 game is kept in { $file }; the same command goes on from there.
       *[other] Stopped. { $games } games are kept in { $file }; the same command goes on from there.
    }
cli-written = Written: { $file }
cli-compared-better = { $one } is better than { $two }: clear after { $rounds } rounds, { $games } games.
cli-compared-not-better = { $one } is not { $edge } points of Elo better than { $two }: clear after { $rounds } rounds, { $games } games.
cli-compared-open = Not decided after { $rounds } rounds, { $games } games: allow more with --games, or ask for a larger --edge.
cli-compared-share = { $one } alone against { $two }: { $share } of the wins in { $games } games ({ $interval }).

cli-plot-wins = Wins by seat
cli-plot-fair = dashed: an equal share
cli-plot-length = How long a game is
cli-plot-decisions = Decisions
cli-plot-middle = line: mean { $mean }, dashed: median { $median }
cli-plot-shares = What share of them
cli-plot-share = { $part } of { $whole }
cli-plot-in-a-game = In a game
cli-plot-share-of-games =
    { $games ->
        [one] Share of 1 such game
       *[other] Share of { $games } such games
    }

reason-no-cluster = No Ray cluster can be used at { $address } ({ $problem }): start one, or leave out --ray.
reason-other-series = { $file } holds games of another series (look at { $fields }): name another file, or give the same command.
reason-not-a-series = { $file } is no file of games that Posse was keeping: name another.
reason-no-edge = An edge of { $edge } cannot be tested: give a number above 0.

# --- end of page: The lab ---

# --- page: Why bots of Pony Express choose ---

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

# --- end of page: Why bots of Pony Express choose ---

# --- page: report ---

reason-no-review = There is no report for this game: { $game }.
reason-report-failed = The report could not be made: try again in a moment.

## Reports: what a game’s own lines say of a seat

stage-coach-review-fights =
    { $fights ->
        [one] One fight.
       *[other] { $fights } fights.
    } Strength lost: { $lost }; { $expected } was to be expected.
stage-coach-review-woken =
    { $count ->
        [0] Nobody was woken.
        [one] One warrior woken.
       *[other] { $count } warriors woken.
    }
stage-coach-review-passengers =
    { $count ->
        [0] No passenger taken aboard.
        [one] One passenger taken aboard.
       *[other] { $count } passengers taken aboard.
    }
stage-coach-review-road = { $turns } turns on the road; the shortest way takes { $shortest }.
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
pappy-winchester-review-prices =
    { $plots ->
        [one] One plot
       *[other] { $plots } plots
    } for { $paid ->
        [0] $0
       *[other] ${ $paid },000
    } in all; worth about { $worth ->
        [0] $0
       *[other] ${ $worth },000
    } at the time.
pappy-winchester-review-objectives =
    { $count ->
        [one] One common objective met
       *[other] { $count } common objectives met
    }: { $prizes ->
        [0] $0
       *[other] ${ $prizes },000
    }.
pappy-winchester-review-duels =
    { $duels ->
        [one] One duel
       *[other] { $duels } duels
    }, { $won ->
        [0] none won.
       *[other] { $won } won.
    }
pappy-winchester-review-income =
    Money in from boat and train: { $fares ->
        [0] $0
       *[other] ${ $fares },000
    }; from the saloon: { $jackpots ->
        [0] $0
       *[other] ${ $jackpots },000
    }; from mines and ranch: { $cards ->
        [0] $0
       *[other] ${ $cards },000
    }.

## Reports: in the terminal

cli-report-title = { $title }: luck and play
cli-report-about = What moved the chances of winning, in points of a hundred. The house’s own estimate, made from what the reader of this record may know.
cli-report-head-role = role
cli-report-head-start = start
cli-report-head-luck = luck
cli-report-head-play = own play
cli-report-head-rivals = the others
cli-report-head-veiled = never shown
cli-report-head-end = end
cli-report-head-lost = given away
cli-report-moments = The moments that turned it
cli-report-moment = Step { $step }: { $said }
cli-report-luck = luck
cli-report-veiled = never shown
cli-report-choice = { $who }’s choice
cli-report-slip = { $who }’s costliest choice, step { $step } ({ $points }): { $said }
cli-report-even = No single moment turned this game.
cli-report-offer = A report on luck and play? Type { cli-report-yes } for it, or Enter to leave.
cli-report-yes = yes

## Reports: on the page

page-report = Luck and play
page-report-about = What moved everybody’s chances of winning, in points of a hundred. It is an estimate: luck is what the dice and the draw brought beyond the average.
page-report-loading = Going through the game once more…
page-report-failed = There is no report for this game.
page-report-seat = Seat
page-report-luck = Luck
page-report-play = Own play
page-report-rivals = The others
page-report-veiled = Never shown
page-report-veiled-about = “Never shown” is what came of dice that stayed under the cup: luck or nerve, nobody will ever know.
page-report-lost =
    { $choices ->
        [one] One choice made
       *[other] { $choices } choices made
    }; the worse ones gave away { $points } in a hundred.
page-report-chart = The chances, from start to end
page-report-chart-seat = { $who }: { $start } % at the start, { $end } % at the end; most { $most } % at step { $step }.
page-report-chart-steps = Steps { $first } to { $last }
page-report-moments = What turned it
page-report-moment = See step { $step }
page-report-by-luck = Luck
page-report-by-veiled = Never shown
page-report-by-seat = { $who }’s choice
page-report-slip = The costliest choice: { $said }
page-report-even = No single moment turned this game.
page-report-lines = Seat by seat

# --- end of page: report ---

# --- page: Why bots of Pappy Winchester choose ---

pappy-winchester-why-objective = Plot { $plot } is among what a personal objective pays for.
pappy-winchester-why-pile = Plot { $plot } completes a common objective: { pappy-winchester-the-objective }.
pappy-winchester-why-bargain = At { pappy-winchester-sum-amount } plot { $plot } is still worth more than it costs.
pappy-winchester-why-denial = { pappy-winchester-rival } needs plot { $plot } most, and must not have it cheap.
pappy-winchester-why-drive-up = Somebody will go further for plot { $plot }: let it cost them.
pappy-winchester-why-too-dear = For { pappy-winchester-sum-amount } plot { $plot } is better sold: a share of the price is worth more.
pappy-winchester-why-no-use = Plot { $plot } brings next to nothing, and whoever buys it pays everybody.
pappy-winchester-why-empty-purse = There is no { pappy-winchester-sum-amount } left in the purse.
pappy-winchester-why-duel = { pappy-winchester-rival } would outbid anyone: an even chance at { pappy-winchester-sum-amount } is better.
pappy-winchester-why-fares = There it pays most, beside what it pays the others: { pappy-winchester-sum-amount }.
pappy-winchester-why-spoil = It pays nothing anywhere, so let it pay the others least.
pappy-winchester-why-look-land = What lies there can still be bid for, and who knows it bids better.
pappy-winchester-why-look-rival = What { pappy-winchester-rival } is after says how far the bids will go.
pappy-winchester-why-anywhere = Vehicles go as far as one likes later: one place is as good as another.

# --- end of page: Why bots of Pappy Winchester choose ---

# --- page: Why bots of Stage Coach choose ---

stage-coach-why-coin = A coin decided between the two towns, so that nobody can guess.
stage-coach-why-facing = This way it loses no point, and tells least.
stage-coach-why-arrive = Its own town is within reach.
stage-coach-why-draw = The wrong town is a draw, and better than what waits outside.
stage-coach-why-passenger = A passenger waits at { $hex }, and makes the coach stronger.
stage-coach-why-safe = No warrior who is awake gets as far as { $hex } this turn.
stage-coach-why-near =
    { $turns ->
        [one] Straight on: from there it is 1 turn to town.
       *[other] Straight on: from there it is { $turns } turns to town.
    }
stage-coach-why-around = Better { $hex } than the straight way into their arms.
stage-coach-why-first = Nobody else stands so well in the coach’s way.
stage-coach-why-behind = From behind the coach is weakest: { stage-coach-warrior } goes there.
stage-coach-why-touch = The coach is within reach of { stage-coach-warrior }.
stage-coach-why-wake = On the way { stage-coach-warrior } wakes somebody.
stage-coach-why-guard = Somebody must watch the town: { stage-coach-warrior } does.
stage-coach-why-meet = At { $hex } { stage-coach-warrior } is where the coach may come by.
stage-coach-why-stay = Nobody could stand better than here.
stage-coach-why-fight = At odds of { $odds } this fight is worth it.
stage-coach-why-hold = A fight now would cost more than it brings.

# --- end of page: Why bots of Stage Coach choose ---

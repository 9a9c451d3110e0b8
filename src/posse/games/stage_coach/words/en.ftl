### stage-coach

## The game and its seats

stage-coach-title = Stage Coach
stage-coach-pitch = The coach knows where it is going. The Indians must guess, and get there first.
stage-coach-role-coach = The coach
stage-coach-role-indians = The Indians
stage-coach-length = about 20 minutes
stage-coach-pitch-raiders = The coach knows where it is going. The raiders must guess, and get there first.
stage-coach-role-indians-raiders = The raiders
stage-coach-provenance-overland = Reconstruction: the printed map could not be found. We laid this one out from the facts of the rulebook (five tepees, two villages, three towns, impassable mountains) and balanced it by simulation, for a second village whose warrior sleeps. It is not the published map.
stage-coach-provenance-cutoff = Our own design, about as large as a magazine page would have held, balanced by simulation for a second village whose warrior sleeps. It is not the published map, nor modelled on it.

## Words used in the sentences below

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
stage-coach-map-overland = Overland: the long way across, two villages, room to bluff. A reconstruction; the printed map was not found. Balanced for a second village that sleeps.
stage-coach-map-cutoff = Cutoff: a shorter crossing, between close mountains. Our own design; the printed map was not found. Balanced for a second village that sleeps.
stage-coach-warrior-raiders = raider { stage-coach-warrior-number }

## What a player can do

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
stage-coach-action-designate-raiders = Start with { stage-coach-warrior-raiders }
stage-coach-action-designate-about-raiders = This raider is awake from the start; the other six sleep until somebody rides over their hex.
stage-coach-action-ride-raiders = Move { stage-coach-warrior-raiders }
stage-coach-action-ride-about-raiders = Up to 3 hexes, for 1 point each; to fight from where they stand, raiders may also stop at once.
stage-coach-action-fight-raiders = Propose a fight: { stage-coach-warrior-raiders }
stage-coach-action-wake-raiders = Wake { stage-coach-warrior-raiders }
stage-coach-action-wake-about-raiders = Costs nothing, and this raider may ride at once.

## What happened

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
stage-coach-event-adjudicated =
    { $turns ->
        [one] No warrior can wake again, and nobody can stop the coach: it is home in 1 turn, by { $way }.
       *[other] No warrior can wake again, and nobody can stop the coach: it is home in { $turns } turns, by { $way }.
    }
stage-coach-event-ended =
    { $ending ->
        [arrived] The coach reached { stage-coach-bound-for }, as written on its slip, in turn { $turn }: the coach won.
        [wrong_town] The coach reached the other town in turn { $turn }; its slip said { stage-coach-bound-for }: a draw.
        [stopped] The coach, bound for { stage-coach-bound-for }, was stopped in turn { $turn }: the Indians won.
        [cleared] No warrior was left in turn { $turn }; the coach, bound for { stage-coach-bound-for }, won.
        [adjudicated] The way to { stage-coach-bound-for } was free from turn { $turn } on, and nobody was left to bar it: the coach won.
       *[limit] Turn { $turn } was the last, and the coach, bound for { stage-coach-bound-for }, was still on the road: a draw.
    }
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
stage-coach-event-adjudicated-raiders =
    { $turns ->
        [one] No raider can wake again, and nobody can stop the coach: it is home in 1 turn, by { $way }.
       *[other] No raider can wake again, and nobody can stop the coach: it is home in { $turns } turns, by { $way }.
    }
stage-coach-event-ended-raiders =
    { $ending ->
        [arrived] The coach reached { stage-coach-bound-for }, as written on its slip, in turn { $turn }: the coach won.
        [wrong_town] The coach reached the other town in turn { $turn }; its slip said { stage-coach-bound-for }: a draw.
        [stopped] The coach, bound for { stage-coach-bound-for }, was stopped in turn { $turn }: the raiders won.
        [cleared] No raider was left in turn { $turn }; the coach, bound for { stage-coach-bound-for }, won.
        [adjudicated] The way to { stage-coach-bound-for } was free from turn { $turn } on, and nobody was left to bar it: the coach won.
       *[limit] Turn { $turn } was the last, and the coach, bound for { stage-coach-bound-for }, was still on the road: a draw.
    }

## What is asked

stage-coach-prompt-destination = Write down your town, in secret. Entering it wins; entering the other one only draws.
stage-coach-prompt-facing = Point your coach the way it will leave. This is free; each later change costs a point.
stage-coach-prompt-designate = Choose the village warrior who is awake from the start. The other six sleep until somebody rides over their hex.
stage-coach-prompt-journey = Your coach: 5 points a turn, 1 for each hex ahead, 1 to turn. A village gives a passenger; stopping beside a warrior may bring a fight.
stage-coach-prompt-reinforce = None of your warriors is awake. Wake one: they may ride at once.
stage-coach-prompt-muster = Choose a warrior to move, 3 points each, or leave the rest where they are. Riding over a sleeper wakes them; stopping beside the coach may bring a fight.
stage-coach-prompt-riding = Ride on, 1 point a hex, or stop. Beside the coach you may fight; from right behind, it counts only 1.
stage-coach-prompt-contact = You are beside the enemy: propose a fight, or nothing. One proposal is enough, and the side whose turn it is attacks; of two different fights, its own comes first. Your answer stays hidden until the matter is settled.
stage-coach-prompt-designate-raiders = Choose the village raider who is awake from the start. The other six sleep until somebody rides over their hex.
stage-coach-prompt-journey-raiders = Your coach: 5 points a turn, 1 for each hex ahead, 1 to turn. A village gives a passenger; stopping beside a raider may bring a fight.
stage-coach-prompt-reinforce-raiders = None of your raiders is awake. Wake one: they may ride at once.
stage-coach-prompt-muster-raiders = Choose a raider to move, 3 points each, or leave the rest where they are. Riding over a sleeper wakes them; stopping beside the coach may bring a fight.

## What to know before choosing

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
        [coach] The coach attacks at { $odds }: of six faces, { $attacker } hurt the coach and { $defender } the warrior.
       *[indians] The Indians attack at { $odds }: of six faces, { $attacker } hurt the warrior and { $defender } the coach.
    }
stage-coach-note-wakes-raiders = Wakes { stage-coach-warrior-raiders }.
stage-coach-note-odds-raiders =
    { $side ->
        [coach] The coach attacks at { $odds }: of six faces, { $attacker } hurt the coach and { $defender } the raider.
       *[indians] The raiders attack at { $odds }: of six faces, { $attacker } hurt the raider and { $defender } the coach.
    }

## Standing orders

stage-coach-order-leave = In contact: propose nothing
stage-coach-order-propose = In contact: propose the best fight for your side, at odds of { $odds } or better

## Table options

stage-coach-option-map = Map
stage-coach-option-map-about = The ground you play on. The printed map has not been found: both of these are our own.
stage-coach-option-map-overland = Overland, the long map
stage-coach-option-map-cutoff = Cutoff, the short map
stage-coach-option-second_village = The second village
stage-coach-option-second_village-about = What the warrior of the village that was not chosen does. The rulebook can be read either way; our maps are balanced for the first.
stage-coach-option-second_village-sleeps = Sleeps, like those in the tepees
stage-coach-option-second_village-rides = Rides from the Indians’ second turn
stage-coach-option-turning = Turning
stage-coach-option-turning-about = What it costs the coach to turn. The rulebook says 1 point for each change; by sixths is our variant.
stage-coach-option-turning-any = 1 point, whatever the angle
stage-coach-option-turning-sixths = 1 point for each sixth of a turn
stage-coach-option-towns_closed = Towns closed to the Indians
stage-coach-option-towns_closed-about = Warriors may not enter North City or South Corner. This is our variant: the rulebook forbids them only the mountains.
stage-coach-option-reinforcements = Reinforcements
stage-coach-option-reinforcements-about = With nobody awake, the Indians wake one sleeper at the start of their turn, in a village if they can. This is our variant: by the rulebook sleepers wake only when ridden over, and the turn is lost.
stage-coach-option-proposals = Who proposes fights
stage-coach-option-proposals-about = The rulebook lets either player propose a fight, and we read it as also on the other’s turn. Only the side on turn is our variant.
stage-coach-option-proposals-either = Either side
stage-coach-option-proposals-on_turn = Only the side whose turn it is
stage-coach-option-fight_or_move = Fight or move
stage-coach-option-fight_or_move-about = A strict reading of the rulebook: a piece that begins its turn in contact either fights from where it stands or leaves, and then cannot fight the same enemy this turn. Off, it may move and then fight.
stage-coach-option-adjudicate = End a decided game
stage-coach-option-adjudicate-about = When no warrior is awake, none can wake again and the coach has a free way to its town, the game ends at once and the way is shown. This is ours: the rulebook plays on.
stage-coach-option-turn_limit = Turn limit
stage-coach-option-turn_limit-about = After this many turns each the game is a draw. The limit is ours: the rulebook sets none.
stage-coach-option-turn_limit-none = No limit
stage-coach-option-towns_closed-raiders = Towns closed to the raiders
stage-coach-option-towns_closed-about-raiders = Raiders may not enter North City or South Corner. This is our variant: the rulebook forbids them only the mountains.
stage-coach-option-reinforcements-about-raiders = With nobody awake, the raiders wake one sleeper at the start of their turn, in a village if they can. This is our variant: by the rulebook sleepers wake only when ridden over, and the turn is lost.
stage-coach-option-second_village-about-raiders = What the raider of the village that was not chosen does. The rulebook can be read either way; our maps are balanced for the first.
stage-coach-option-second_village-rides-raiders = Rides from the raiders’ second turn
stage-coach-option-adjudicate-about-raiders = When no raider is awake, none can wake again and the coach has a free way to its town, the game ends at once and the way is shown. This is ours: the rulebook plays on.

## Statistics, endings

stage-coach-statistic-turns = Turns
stage-coach-statistic-fights = Fights
stage-coach-statistic-woken = Woken
stage-coach-statistic-passengers = Passengers
stage-coach-statistic-arrived = Arrived
stage-coach-statistic-wrong_town = Wrong town
stage-coach-statistic-stopped = Stopped
stage-coach-statistic-cleared = Cleared
stage-coach-statistic-adjudicated = Decided early
stage-coach-statistic-limit = Time out
stage-coach-ending-arrived = The coach reached the town on its slip and wins.
stage-coach-ending-wrong_town = The coach reached a town, but not the one on its slip: a draw.
stage-coach-ending-stopped = The coach never got there: the Indians win.
stage-coach-ending-cleared = There is nobody left to stop the coach: it wins.
stage-coach-ending-adjudicated = Nobody can wake again, and the coach’s way home is free: it wins.
stage-coach-ending-limit = The turns ran out with the coach still on the road: a draw.
stage-coach-ending-stopped-raiders = The coach never got there: the raiders win.
stage-coach-statistic-stopped-by = Where coaches are stopped

## Refusals

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
reason-unknown-map = There is no map called “{ $map }”. There are: { $known }.
reason-map-name-taken = A map called “{ $map }” comes with the game: give yours another name.
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
stage-coach-reason-blocked-raiders = A raider stands on { $hex }, and the coach cannot drive through: turn away, or stop here and fight.
stage-coach-reason-occupied-raiders = Another raider stands on { $hex }, and nobody may stop on another’s hex: ride on.
stage-coach-reason-town-closed-raiders = { $hex } is a town, and this table keeps raiders out of towns: stop outside.
stage-coach-reason-no-room-raiders = Another raider stands on { $hex }, and there are no points left to ride off again: choose another hex.
stage-coach-reason-gone-raiders = Raider { stage-coach-warrior-number } is out of the game: choose another.
stage-coach-reason-has-ridden-raiders = Raider { stage-coach-warrior-number } has moved this turn, or woke in it, and rides again next turn: choose another.
stage-coach-reason-asleep-raiders = Raider { stage-coach-warrior-number } is asleep: ride over that hex with a raider who is awake.

## Why a bot chose

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

## The report

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
stage-coach-review-way =
    { $turns ->
        [one] The way home, 1 turn more: { $way }.
       *[other] The way home, { $turns } turns more: { $way }.
    }

## The terminal

cli-stage-coach-coach = Coach on { $hex }, facing { stage-coach-direction }, strength { $strength }{ $destination ->
        [hidden] .
       *[other] , bound for { stage-coach-bound-for } (secret).
    }
cli-stage-coach-sleeper = Warrior { stage-coach-warrior-number } on { $hex }, asleep, strength { $strength }.
cli-stage-coach-warrior = Warrior { stage-coach-warrior-number } on { $hex }, awake, strength { $strength }.
cli-stage-coach-fight = Warrior { stage-coach-warrior-number }: odds { $odds }. Of 6 faces, { $attacker } hurt the attacker, { $defender } the defender.
cli-stage-coach-legend = C→ the coach and its front · 3² awake, strength 2 · 3z asleep · V village · ^ tepee · /\ mountain
cli-stage-coach-relays = A passenger waits at { $hexes }.
cli-stage-coach-points = Points left: { $points }.

## The page

-sc-north = North City
-sc-south = South Corner
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
    { $limit ->
        [none] Turn { $turn }
       *[other] Turn { $turn } of { $limit }
    }: { $side ->
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
page-sc-line-fight = A fight with { stage-coach-warrior }: { $attacker } against { $defender }, odds { $odds }. Of the six faces, { $coach } hurt the coach, { $other } the warrior
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
        [adjudicated] Home free
       *[limit] Out of time
    }
page-skin-title = The riders of Stage Coach
page-skin-period = As in the old game
page-skin-raiders = A band of raiders
page-skin-about = Other words and pieces for the same game.
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
    { $limit ->
        [none] Turn { $turn }
       *[other] Turn { $turn } of { $limit }
    }: { $side ->
        [coach] the coach
       *[indians] the raiders
    }
page-sc-line-fight-raiders = A fight with { stage-coach-warrior-raiders }: { $attacker } against { $defender }, odds { $odds }. Of the six faces, { $coach } hurt the coach, { $other } the raider
page-sc-line-warrior-raiders = Raider { stage-coach-warrior-number } on { $hex }, { page-sc-state }, strength { $strength }
page-sc-line-gone-raiders = Raider { stage-coach-warrior-number } is out of the game
page-sc-odds-raiders =
    { $attacks ->
        [coach] the coach attacks
       *[warrior] { stage-coach-warrior-raiders } attacks
    }
page-sc-odds-warrior-raiders = Raider { stage-coach-warrior-number }

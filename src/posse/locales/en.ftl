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

## Stage Coach: table options

stage-coach-option-map = Map
stage-coach-option-map-about = The ground you play on. The printed map has not been found: both of these are our own.
stage-coach-option-map-overland = Overland, the long map
stage-coach-option-map-cutoff = Cutoff, the short map
stage-coach-map-overland = Overland: the long way across, two villages, room to bluff. A reconstruction; the printed map was not found.
stage-coach-map-cutoff = Cutoff: a shorter crossing for a quicker game. Our own design; the printed map was not found.
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

## The house: refusals at the table

reason-not-an-option = “{ $action }” cannot be done now: choose from the list.
reason-not-an-action = { $action } is not an action of this game: choose from the list.
reason-not-asked = Seat { $seat } is not asked now: wait for your turn.
reason-stale = The table has moved on (you answered step { $at }, it is at step { $now }): look again, then choose.
reason-over = This game is over: start a new one.
reason-no-chance = Nothing is to be rolled or drawn now, so { $outcome } has no place: a player must choose first.
reason-impossible-outcome = { $outcome } cannot come of “{ $chance }”: give a result that can.
reason-unknown-words =
    { $near ->
        [none] “{ $words }” is not an action of this game: choose from the list.
       *[other] “{ $words }” is not an action of this game. Near it: { $near }.
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
reason-bad-header = The header is not what it should be: it needs { $known }, and nothing else but “inputs”.
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
reason-no-such-file = There is no file { $file }.
reason-too-few-bots = A tournament needs at least two different bots, not { $bots }.
reason-too-few-games = { $games } is too few: ask for at least one game.
reason-unknown-language = Posse does not speak { $language } yet: choose one of { $known }.

## Bots

bot-random = Random
bot-random-about = Does anything that is allowed. Good company for a first game.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best right now, and never looks further.

### The terminal

cli-welcome = Posse: three Western board games. Type a number, or press Enter for the first; q leaves.
cli-which-game = Which game?
cli-who-sits = { $role }: who plays?
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
    why WORDS tells why something cannot be done; undo takes back your last step while nothing was
    shown or rolled; log shows the story again; save FILE keeps the game; quit leaves.
cli-command-help = help
cli-command-why = why
cli-command-undo = undo
cli-command-log = log
cli-command-save = save
cli-command-quit = quit
cli-replay-prompt = Enter: on · b: back · a number: there · q: quit
cli-line = Line { NUMBER($line, useGrouping: 0) }:
cli-simulating = Playing
cli-simulated =
    { $title }, { $map }: { $games ->
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

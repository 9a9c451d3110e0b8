### pappy-winchester

## The game and its seats

pappy-winchester-title = Pappy Winchester
pappy-winchester-pitch = Pappy’s land goes to the highest bidder, and the price to everybody else.
pappy-winchester-role-ada = Ada
pappy-winchester-role-boyd = Boyd
pappy-winchester-role-cleo = Cleo
pappy-winchester-role-dexter = Dexter
pappy-winchester-role-etta = Etta
pappy-winchester-length = about 40 minutes
pappy-winchester-provenance-reconstructed = Reconstruction: the printed board could not be found. We drew this one to agree with the rulebook’s lists of plots (river, rails, mines, saloon, ranch), its counts of terrains and reviewers’ descriptions. It is not the published map: shapes, terrains of single plots, neighbours, the number of spaces of river and rails and the ranch’s plot are ours.

## Words used in the sentences below

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
        [w4] river space 4
        [w5] river space 5
        [w6] river space 6
        [w7] river space 7
        [w8] river space 8
        [w9] river space 9
        [w10] river space 10
        [w11] river space 11
        [w12] river space 12
        [r1] rail space 1
        [r2] rail space 2
        [r3] rail space 3
        [r4] rail space 4
        [r5] rail space 5
        [r6] rail space 6
        [r7] rail space 7
        [r8] rail space 8
        [r9] rail space 9
        [r10] rail space 10
        [r11] rail space 11
       *[r12] rail space 12
    }
pappy-winchester-the-card =
    { $card ->
        [mine1] the mine on plot 1
        [mine2] the mine on plot 2
        [mine3] the mine on plot 3
        [mine4] the mine on plot 4
        [mine5] the mine on plot 5
        [mine6] the mine on plot 6
        [mine7] the mine on plot 7
        [mine8] the mine on plot 8
        [mine9] the mine on plot 9
        [mine10] the mine on plot 10
        [mine11] the mine on plot 11
        [mine12] the mine on plot 12
        [mine13] the mine on plot 13
        [mine14] the mine on plot 14
        [mine15] the mine on plot 15
        [mine16] the mine on plot 16
        [mine17] the mine on plot 17
        [mine18] the mine on plot 18
        [mine19] the mine on plot 19
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
pappy-winchester-land-about = The printed board could not be found. This map, the numbers of tokens and the values of mines and ranch are our reconstruction.
pappy-winchester-map-reconstructed = Our reconstruction: the printed board was not found.
pappy-winchester-terrain-desert = Desert
pappy-winchester-terrain-prairie = Prairie
pappy-winchester-terrain-forest = Forest
pappy-winchester-token-move = Move
pappy-winchester-token-move-about = Boat or locomotive: move one, and every plot beside it pays its owner.
pappy-winchester-token-saloon = Saloon
pappy-winchester-token-saloon-about = Take all the money in the saloon, except this purchase’s own tip.
pappy-winchester-token-rumour = Rumour
pappy-winchester-token-rumour-about = Look at one hidden card: a mine, the ranch, or a rival’s objective.
pappy-winchester-objective-one_of_each_terrain = All three terrains
pappy-winchester-objective-one_of_each_terrain-about = Own a desert, a prairie and a forest.
pappy-winchester-objective-one_of_each_token = All three tokens
pappy-winchester-objective-one_of_each_token-about = Hold a move, a saloon and a rumour token.
pappy-winchester-objective-five_plots = Five plots
pappy-winchester-objective-five_plots-about = Own five plots, anywhere.
pappy-winchester-objective-last_auction = The last auction
pappy-winchester-objective-last_auction-about = Win the nineteenth plot by an auction or a duel; if nobody bids, nobody wins it.
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

## What a player can do

pappy-winchester-action-pass = Pass
pappy-winchester-action-pass-about = You are out of this auction for good, and still get your part of the price.
pappy-winchester-action-bid = Bid { pappy-winchester-sum-amount }
pappy-winchester-action-bid-about = If nobody goes higher, you buy: the price is shared equally among the other heirs, and what cannot be shared goes to the saloon.
pappy-winchester-action-duel = Challenge to a duel
pappy-winchester-action-duel-about = Uses up your only duel token. Either pistol may be the loaded one; the winner buys at the last bid.
pappy-winchester-action-stand = Let the bid stand
pappy-winchester-action-stand-about = No duel: your rival answers your bid.
pappy-winchester-action-sail = Boat to { pappy-winchester-the-space }
pappy-winchester-action-sail-about = Every plot along that space brings its owner $1,000, whoever that is. The boat may also stay where it is.
pappy-winchester-action-steam = Locomotive to { pappy-winchester-the-space }
pappy-winchester-action-steam-about = Every plot along that space brings its owner $1,000, whoever that is. The locomotive may also stay where it is.
pappy-winchester-action-look = Look at { pappy-winchester-the-card }
pappy-winchester-action-look-about = Only you see the card. That you looked at it, everybody knows.

## What happened

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
pappy-winchester-event-unpaid = { pappy-winchester-heir } cannot pay { pappy-winchester-sum-bid }: the highest bidder must buy.
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

## What is asked

pappy-winchester-prompt-place = You begin, so you place the vehicles: first the boat on the river, then the locomotive on the rails. Plots beside them will earn money.
pappy-winchester-prompt-bid = Raise the bid, or pass and be out of this auction. Whoever is left buys, and the price goes to everybody else.
pappy-winchester-prompt-call = Two are left and the highest bid is yours: let it stand, or call the duel before your rival answers.
pappy-winchester-prompt-move = A move token: choose boat or locomotive and move it as far as you like, either way, or not at all. Every plot beside it then brings its owner $1,000.
pappy-winchester-prompt-rumour = A rumour token: look at one hidden card. Only you will see it, but everybody knows which one it was.

## What to know before choosing

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

## Standing orders

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
        [call] Two left and the bid is yours: call no duel
        [move] With a move token: leave both vehicles where they are, and let the one that pays you more pay
       *[rumour] With a rumour token: look at any hidden card on the land
    }

## Table options

pappy-winchester-option-vehicles = Where boat and locomotive start
pappy-winchester-option-vehicles-about = Placed by whoever begins, as the rulebook says, or drawn by chance, which is ours.
pappy-winchester-option-vehicles-chosen = The first player chooses
pappy-winchester-option-vehicles-random = By chance
pappy-winchester-option-numbering = Numbers of plots 1 to 6
pappy-winchester-option-numbering-about = The rulebook’s two lists of plots disagree about these numbers, and nobody knows which one the printed board has. The land stays the same.
pappy-winchester-option-numbering-personal = As in the personal objectives: mines on 2, 3 and 4, as the rulebook lists them
pappy-winchester-option-numbering-common = As in the common objectives: one of eight renumberings that fit; mines on 1, 2 and 3
pappy-winchester-option-open_ledger = Open purses
pappy-winchester-option-open_ledger-about = Everybody sees everybody’s money: our own way. By the book it is secret.
pappy-winchester-option-tokens_hidden = Bonus tokens face down
pappy-winchester-option-tokens_hidden-about = Nobody knows a plot’s bonus token before it is bought: a reviewer’s reading. We read the rulebook as face up, for only of other pieces it says face down.
pappy-winchester-option-duel_by = Who may call a duel
pappy-winchester-option-duel_by-about = Of the last two, the rulebook says, one of them may. It can be read in two ways.
pappy-winchester-option-duel_by-on_turn = Whoever is to speak
pappy-winchester-option-duel_by-either = The highest bidder too, before the other answers
pappy-winchester-option-map = Land
pappy-winchester-option-map-about = The printed board has not been found: what we offer is our own reconstruction.
pappy-winchester-option-map-reconstructed = Our reconstruction

## Statistics, endings

pappy-winchester-statistic-bids = Bids
pappy-winchester-statistic-forced = Forced purchases
pappy-winchester-statistic-duels = Duels
pappy-winchester-statistic-tips = Tips ($1,000)
pappy-winchester-statistic-jackpots = Taken from the saloon
pappy-winchester-statistic-earned = Earned by vehicles
pappy-winchester-statistic-unearthed = Found in mines and ranch
pappy-winchester-statistic-rumours = Rumours
pappy-winchester-statistic-objectives = Common objectives met
pappy-winchester-statistic-met_one_of_each_terrain = Met: { pappy-winchester-objective-one_of_each_terrain }
pappy-winchester-statistic-met_one_of_each_token = Met: { pappy-winchester-objective-one_of_each_token }
pappy-winchester-statistic-met_five_plots = Met: { pappy-winchester-objective-five_plots }
pappy-winchester-statistic-met_last_auction = Met: { pappy-winchester-objective-last_auction }
pappy-winchester-statistic-met_three_connected = Met: { pappy-winchester-objective-three_connected }
pappy-winchester-statistic-met_four_same_token = Met: { pappy-winchester-objective-four_same_token }
pappy-winchester-statistic-met_three_off_river = Met: { pappy-winchester-objective-three_off_river }
pappy-winchester-statistic-met_three_off_rails = Met: { pappy-winchester-objective-three_off_rails }
pappy-winchester-statistic-met_empty_saloon = Met: { pappy-winchester-objective-empty_saloon }
pappy-winchester-statistic-met_four_isolated = Met: { pappy-winchester-objective-four_isolated }
pappy-winchester-statistic-personal = Personal objectives, all heirs
pappy-winchester-statistic-wealth = Final wealth, all heirs
pappy-winchester-statistic-prices = Prices, all plots
pappy-winchester-statistic-price_desert = Prices, the 7 deserts
pappy-winchester-statistic-price_prairie = Prices, the 6 prairies
pappy-winchester-statistic-price_forest = Prices, the 6 forests
pappy-winchester-statistic-price_1 = Price of plot 1
pappy-winchester-statistic-price_2 = Price of plot 2
pappy-winchester-statistic-price_3 = Price of plot 3
pappy-winchester-statistic-price_4 = Price of plot 4
pappy-winchester-statistic-price_5 = Price of plot 5
pappy-winchester-statistic-price_6 = Price of plot 6
pappy-winchester-statistic-price_7 = Price of plot 7
pappy-winchester-statistic-price_8 = Price of plot 8
pappy-winchester-statistic-price_9 = Price of plot 9
pappy-winchester-statistic-price_10 = Price of plot 10
pappy-winchester-statistic-price_11 = Price of plot 11
pappy-winchester-statistic-price_12 = Price of plot 12
pappy-winchester-statistic-price_13 = Price of plot 13
pappy-winchester-statistic-price_14 = Price of plot 14
pappy-winchester-statistic-price_15 = Price of plot 15
pappy-winchester-statistic-price_16 = Price of plot 16
pappy-winchester-statistic-price_17 = Price of plot 17
pappy-winchester-statistic-price_18 = Price of plot 18
pappy-winchester-statistic-price_19 = Price of plot 19
pappy-winchester-statistic-prices-by = Prices by plot

## Refusals

pappy-winchester-reason-bid-too-low = The last bid is { pappy-winchester-sum-bid }, and { pappy-winchester-sum-amount } is not more: raise it, or pass.
pappy-winchester-reason-beyond-purse = You cannot pay { pappy-winchester-sum-amount }: you have { pappy-winchester-sum-purse }. Offer less if that is enough, or pass.
pappy-winchester-reason-bid-alone = Nobody else is in: $1,000 is enough, { pappy-winchester-sum-amount } is not needed.
pappy-winchester-reason-duel-needs-two = A duel takes exactly two heirs still in: bid or pass for now.
pappy-winchester-reason-duel-needs-bid = A duel is about the last bid, and there is none yet: bid first, or pass.
pappy-winchester-reason-duel-spent = Your duel token is spent, and there is only one a game: bid or pass.
reason-land-wrong-count = The land has { $found } of “{ $what }”: it needs { $wanted }.
reason-land-misplaced = “{ $what }” cannot lie on plot { $plot }: mines lie in the desert, the ranch on the prairie.
reason-land-unknown-plot = “{ $what }” names plot { $plot }, which is not there: plots are numbered from 1 to 19.
reason-land-one-sided = Plot { $plot } names { $other } as a neighbour, but not the other way round: list both.
reason-land-drawn-otherwise = The drawing of “{ $what }” does not touch exactly { $listed }: mend the shape or the list.
reason-land-bad-field = At “{ $what }”, { $field } cannot be “{ $value }”: mend it and read the land again.
reason-land-double-id = “{ $what }” is there twice: give one of them another id.
reason-land-too-many = “{ $what }” is one too many, or touches too many plots: { $most } is the most.
reason-land-outside = “{ $what }” reaches beyond the board at { $x }, { $y }: draw it within.
reason-land-overlap = “{ $what }” and “{ $other }” overlap at { $x }, { $y }: mend one of the shapes.
reason-land-gap = Between “{ $what }” and “{ $other }” there is a gap at { $x }, { $y }: the shapes must cover the whole board.
reason-land-not-in-group = Plot { $plot } touches “{ $what }” in the drawing but is not listed around it: add it, or mend the drawing.
reason-land-far-from-group = Plot { $plot } is listed around “{ $what }” but lies neither beside it nor across a space from it.

## Why a bot chose

pappy-winchester-why-objective = Plot { $plot } is among what a personal objective pays for.
pappy-winchester-why-pile = Plot { $plot } completes a common objective: { pappy-winchester-the-objective }.
pappy-winchester-why-bargain = At { pappy-winchester-sum-amount } plot { $plot } is still worth more than it costs.
pappy-winchester-why-denial = { pappy-winchester-rival } needs plot { $plot } most, and must not have it cheap.
pappy-winchester-why-drive-up = Somebody will go further for plot { $plot }: let it cost them.
pappy-winchester-why-too-dear = For { pappy-winchester-sum-amount } plot { $plot } is better sold: a share of the price is worth more.
pappy-winchester-why-no-use = Plot { $plot } brings next to nothing, and whoever buys it pays everybody.
pappy-winchester-why-empty-purse = There is no { pappy-winchester-sum-amount } left in the purse.
pappy-winchester-why-duel = { pappy-winchester-rival } would outbid anyone: an even chance at { pappy-winchester-sum-amount } is better.
pappy-winchester-why-let-stand = My bid on plot { $plot } may well stand: no need to shoot.
pappy-winchester-why-fares = There it pays most, beside what it pays the others: { pappy-winchester-sum-amount }.
pappy-winchester-why-spoil = It pays nothing anywhere, so let it pay the others least.
pappy-winchester-why-look-land = What lies there can still be bid for, and who knows it bids better.
pappy-winchester-why-look-rival = What { pappy-winchester-rival } is after says how far the bids will go.
pappy-winchester-why-anywhere = Vehicles go as far as one likes later: one place is as good as another.

## The report

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

## The terminal

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

## The page

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

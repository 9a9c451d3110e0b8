### pappy-winchester

## The game and its seats

pappy-winchester-title = Pappy Winchester
pappy-winchester-pitch = Le terre di Pappy vanno al miglior offerente, e il prezzo a tutti gli altri.
pappy-winchester-role-ada = Ada
pappy-winchester-role-boyd = Boyd
pappy-winchester-role-cleo = Cleo
pappy-winchester-role-dexter = Dexter
pappy-winchester-role-etta = Etta
pappy-winchester-length = circa 40 minuti
pappy-winchester-provenance-reconstructed = Ricostruzione: il tabellone stampato non si è trovato. Abbiamo disegnato questo in accordo con gli elenchi di lotti del regolamento (fiume, ferrovia, miniere, saloon, ranch), con il numero di terreni e con le descrizioni dei recensori. Non è la mappa pubblicata: le forme, il terreno dei singoli lotti, le vicinanze, il numero di caselle di fiume e ferrovia e il lotto del ranch sono nostri.

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
        [0] 0 $
       *[other] { $amount }.000 $
    }
pappy-winchester-sum-price =
    { $price ->
        [0] 0 $
       *[other] { $price }.000 $
    }
pappy-winchester-sum-each =
    { $each ->
        [0] 0 $
       *[other] { $each }.000 $
    }
pappy-winchester-sum-tip =
    { $tip ->
        [0] 0 $
       *[other] { $tip }.000 $
    }
pappy-winchester-sum-prize =
    { $prize ->
        [0] 0 $
       *[other] { $prize }.000 $
    }
pappy-winchester-sum-value =
    { $value ->
        [0] 0 $
       *[other] { $value }.000 $
    }
pappy-winchester-sum-cash =
    { $cash ->
        [0] 0 $
       *[other] { $cash }.000 $
    }
pappy-winchester-sum-majority =
    { $majority ->
        [0] 0 $
       *[other] { $majority }.000 $
    }
pappy-winchester-sum-objectives =
    { $objectives ->
        [0] 0 $
       *[other] { $objectives }.000 $
    }
pappy-winchester-sum-total =
    { $total ->
        [0] 0 $
       *[other] { $total }.000 $
    }
pappy-winchester-sum-purse =
    { $purse ->
        [0] 0 $
       *[other] { $purse }.000 $
    }
pappy-winchester-sum-bid =
    { $bid ->
        [0] 0 $
       *[other] { $bid }.000 $
    }
pappy-winchester-sum-most =
    { $most ->
        [0] 0 $
       *[other] { $most }.000 $
    }
pappy-winchester-sum-own =
    { $own ->
        [0] 0 $
       *[other] { $own }.000 $
    }
pappy-winchester-sum-others =
    { $others ->
        [0] 0 $
       *[other] { $others }.000 $
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
        [boat] il battello
       *[train] la locomotiva
    }
pappy-winchester-the-space =
    { $space ->
        [w1] la casella 1 del fiume
        [w2] la casella 2 del fiume
        [w3] la casella 3 del fiume
        [w4] la casella 4 del fiume
        [w5] la casella 5 del fiume
        [w6] la casella 6 del fiume
        [w7] la casella 7 del fiume
        [w8] la casella 8 del fiume
        [w9] la casella 9 del fiume
        [w10] la casella 10 del fiume
        [w11] la casella 11 del fiume
        [w12] la casella 12 del fiume
        [r1] la casella 1 dei binari
        [r2] la casella 2 dei binari
        [r3] la casella 3 dei binari
        [r4] la casella 4 dei binari
        [r5] la casella 5 dei binari
        [r6] la casella 6 dei binari
        [r7] la casella 7 dei binari
        [r8] la casella 8 dei binari
        [r9] la casella 9 dei binari
        [r10] la casella 10 dei binari
        [r11] la casella 11 dei binari
       *[r12] la casella 12 dei binari
    }
pappy-winchester-the-card =
    { $card ->
        [mine1] la miniera del lotto 1
        [mine2] la miniera del lotto 2
        [mine3] la miniera del lotto 3
        [mine4] la miniera del lotto 4
        [mine5] la miniera del lotto 5
        [mine6] la miniera del lotto 6
        [mine7] la miniera del lotto 7
        [mine8] la miniera del lotto 8
        [mine9] la miniera del lotto 9
        [mine10] la miniera del lotto 10
        [mine11] la miniera del lotto 11
        [mine12] la miniera del lotto 12
        [mine13] la miniera del lotto 13
        [mine14] la miniera del lotto 14
        [mine15] la miniera del lotto 15
        [mine16] la miniera del lotto 16
        [mine17] la miniera del lotto 17
        [mine18] la miniera del lotto 18
        [mine19] la miniera del lotto 19
        [ranch] il ranch
        [heir0a] il primo obiettivo di { pappy-winchester-role-ada }
        [heir0b] il secondo obiettivo di { pappy-winchester-role-ada }
        [heir1a] il primo obiettivo di { pappy-winchester-role-boyd }
        [heir1b] il secondo obiettivo di { pappy-winchester-role-boyd }
        [heir2a] il primo obiettivo di { pappy-winchester-role-cleo }
        [heir2b] il secondo obiettivo di { pappy-winchester-role-cleo }
        [heir3a] il primo obiettivo di { pappy-winchester-role-dexter }
        [heir3b] il secondo obiettivo di { pappy-winchester-role-dexter }
        [heir4a] il primo obiettivo di { pappy-winchester-role-etta }
       *[heir4b] il secondo obiettivo di { pappy-winchester-role-etta }
    }
pappy-winchester-land-about = Il tabellone stampato non si trova. Questa mappa, il numero dei gettoni e i valori di miniere e ranch sono una nostra ricostruzione.
pappy-winchester-map-reconstructed = La nostra ricostruzione: il tabellone stampato non si trova.
pappy-winchester-terrain-desert = Deserto
pappy-winchester-terrain-prairie = Prateria
pappy-winchester-terrain-forest = Foresta
pappy-winchester-token-move = Movimento
pappy-winchester-token-move-about = Battello o locomotiva: uno si muove, e ogni lotto accanto rende al suo proprietario.
pappy-winchester-token-saloon = Saloon
pappy-winchester-token-saloon-about = Prendi tutto il denaro del saloon, tranne la mancia di questo acquisto.
pappy-winchester-token-rumour = Diceria
pappy-winchester-token-rumour-about = Guarda una carta coperta: una miniera, il ranch o l’obiettivo di un rivale.
pappy-winchester-objective-one_of_each_terrain = I tre terreni
pappy-winchester-objective-one_of_each_terrain-about = Possiedi un deserto, una prateria e una foresta.
pappy-winchester-objective-one_of_each_token = I tre gettoni
pappy-winchester-objective-one_of_each_token-about = Tieni un gettone Movimento, un Saloon e un Diceria.
pappy-winchester-objective-five_plots = Cinque lotti
pappy-winchester-objective-five_plots-about = Possiedi cinque lotti, dovunque.
pappy-winchester-objective-last_auction = L’ultima asta
pappy-winchester-objective-last_auction-about = Vinci il diciannovesimo lotto all’asta o in duello; se nessuno offre, nessuno lo vince.
pappy-winchester-objective-three_connected = Tre uniti
pappy-winchester-objective-three_connected-about = Possiedi tre lotti uniti per i lati; basta una catena. Fiume e binari dividono.
pappy-winchester-objective-four_same_token = Quattro uguali
pappy-winchester-objective-four_same_token-about = Tieni quattro gettoni dello stesso tipo.
pappy-winchester-objective-three_off_river = Lontano dal fiume
pappy-winchester-objective-three_off_river-about = Possiedi tre lotti che non toccano il fiume.
pappy-winchester-objective-three_off_rails = Lontano dai binari
pappy-winchester-objective-three_off_rails-about = Possiedi tre lotti che non toccano i binari.
pappy-winchester-objective-empty_saloon = Saloon a secco
pappy-winchester-objective-empty_saloon-about = Prendi un gettone Saloon che non rende nulla.
pappy-winchester-objective-four_isolated = Quattro isolati
pappy-winchester-objective-four_isolated-about = Possiedi quattro lotti senza altri tuoi lotti accanto. Fiume e binari dividono.
pappy-winchester-objective-forest = Foreste
pappy-winchester-objective-forest-about = 3.000 $ per ogni foresta.
pappy-winchester-objective-desert = Deserti
pappy-winchester-objective-desert-about = 3.000 $ per ogni deserto.
pappy-winchester-objective-prairie = Praterie
pappy-winchester-objective-prairie-about = 3.000 $ per ogni prateria.
pappy-winchester-objective-river = Lungo il fiume
pappy-winchester-objective-river-about = 3.000 $ per ogni lotto sul fiume.
pappy-winchester-objective-saloon = Intorno al saloon
pappy-winchester-objective-saloon-about = 5.000 $ per ogni lotto intorno al saloon.
pappy-winchester-objective-rails = Lungo i binari
pappy-winchester-objective-rails-about = 3.000 $ per ogni lotto lungo i binari.
pappy-winchester-objective-mines = Miniere
pappy-winchester-objective-mines-about = 5.000 $ per ogni lotto con una miniera.
pappy-winchester-objective-ranch = Il ranch e dintorni
pappy-winchester-objective-ranch-about = 3.000 $ per il ranch e per ogni lotto intorno.
pappy-winchester-objective-rumour_tokens = Dicerie sentite
pappy-winchester-objective-rumour_tokens-about = 3.000 $ per ogni gettone Diceria.
pappy-winchester-objective-move_tokens = Movimenti fatti
pappy-winchester-objective-move_tokens-about = 3.000 $ per ogni gettone Movimento.

## What a player can do

pappy-winchester-action-pass = Passa
pappy-winchester-action-pass-about = Esci da quest’asta per sempre, e ricevi comunque la tua parte del prezzo.
pappy-winchester-action-bid = Offri { pappy-winchester-sum-amount }
pappy-winchester-action-bid-about = Se nessuno rilancia, compri tu: il prezzo si divide in parti uguali fra gli altri eredi, e il resto va al saloon.
pappy-winchester-action-duel = Sfida a duello
pappy-winchester-action-duel-about = Il tuo unico gettone Duello è speso. Una delle due pistole è carica, a caso; chi vince compra all’ultima offerta.
pappy-winchester-action-stand = Lascia l’offerta com’è
pappy-winchester-action-stand-about = Nessun duello: chi resta risponde alla tua offerta.
pappy-winchester-action-sail = Battello: { pappy-winchester-the-space }
pappy-winchester-action-sail-about = Ogni lotto lungo quella casella rende 1.000 $ al suo proprietario, chiunque sia. Il battello può anche restare dov’è.
pappy-winchester-action-steam = Locomotiva: { pappy-winchester-the-space }
pappy-winchester-action-steam-about = Ogni lotto lungo quella casella rende 1.000 $ al suo proprietario, chiunque sia. La locomotiva può anche restare dov’è.
pappy-winchester-action-look = Guarda { pappy-winchester-the-card }
pappy-winchester-action-look-about = Solo tu vedi la carta. Che l’hai guardata, lo sanno tutti.

## What happened

pappy-winchester-event-began = Comincia { pappy-winchester-first }.
pappy-winchester-event-placed =
    { $vehicle ->
        [boat] Il battello parte da qui: { pappy-winchester-the-space }.
       *[train] La locomotiva parte da qui: { pappy-winchester-the-space }.
    }
pappy-winchester-event-laid = Su ogni lotto c’è un gettone Bonus.
pappy-winchester-event-posted = { pappy-winchester-sum-prize } a chi per primo raggiunge: { pappy-winchester-the-objective }.
pappy-winchester-event-dealt = Un obiettivo personale: { pappy-winchester-the-objective }.
pappy-winchester-event-drawn = Il lotto { $plot } va all’asta.
pappy-winchester-event-bid = { pappy-winchester-heir } offre { pappy-winchester-sum-amount }.
pappy-winchester-event-passed = { pappy-winchester-heir } passa.
pappy-winchester-event-forced =
    { $price ->
        [0] Nessuno ha offerto, e { pappy-winchester-heir } non ha soldi: il lotto { $plot } è gratis.
       *[other] Nessuno ha offerto: { pappy-winchester-heir } deve prendere il lotto { $plot } per { pappy-winchester-sum-price }.
    }
pappy-winchester-event-challenged = { pappy-winchester-heir } sfida { pappy-winchester-rival } a duello.
pappy-winchester-event-duelled = Bang! { pappy-winchester-winner } vince il duello; per { pappy-winchester-loser } solo un clic.
pappy-winchester-event-unpaid = { pappy-winchester-heir } non può pagare { pappy-winchester-sum-bid }: deve comprare chi ha offerto di più.
pappy-winchester-event-bought =
    { $price ->
        [0] { pappy-winchester-heir } ottiene il lotto { $plot } per niente.
       *[other] { pappy-winchester-heir } compra il lotto { $plot } per { pappy-winchester-sum-price }.
    }
pappy-winchester-event-shared =
    { $each ->
        [0] { pappy-winchester-heir } lascia tutto al saloon: { pappy-winchester-sum-tip }.
       *[other] { $tip ->
            [0] { pappy-winchester-heir } paga { pappy-winchester-sum-each } a ciascuno degli altri.
           *[other] { pappy-winchester-heir } paga { pappy-winchester-sum-each } a ciascuno degli altri e lascia { pappy-winchester-sum-tip } al saloon.
        }
    }
pappy-winchester-event-token = { pappy-winchester-heir } prende un gettone Bonus: { pappy-winchester-the-token }.
pappy-winchester-event-moved = { pappy-winchester-heir } sceglie { pappy-winchester-the-vehicle }: { pappy-winchester-the-space }.
pappy-winchester-event-earned =
    { $vehicle ->
        [boat] Il battello rende { pappy-winchester-sum-amount } a { pappy-winchester-heir }.
       *[train] La locomotiva rende { pappy-winchester-sum-amount } a { pappy-winchester-heir }.
    }
pappy-winchester-event-jackpot =
    { $amount ->
        [0] { pappy-winchester-heir } trova il saloon vuoto.
       *[other] { pappy-winchester-heir } prende { pappy-winchester-sum-amount } dal saloon.
    }
pappy-winchester-event-looked = { pappy-winchester-heir } guarda { pappy-winchester-the-card }.
pappy-winchester-event-saw = Quello che hai visto, { pappy-winchester-the-card }: { pappy-winchester-sum-value }.
pappy-winchester-event-spied = Quello che hai visto, { pappy-winchester-the-card }: { pappy-winchester-the-secret }.
pappy-winchester-event-revealed =
    { $card ->
        [mine] { $value ->
            [0] { pappy-winchester-heir } apre la miniera del lotto { $plot }: è esaurita.
           *[other] { pappy-winchester-heir } apre la miniera del lotto { $plot } e trova { pappy-winchester-sum-value }.
        }
       *[ranch] { $value ->
            [0] { pappy-winchester-heir } fruga il ranch del lotto { $plot }: nemmeno una banconota.
           *[other] { pappy-winchester-heir } fruga il ranch del lotto { $plot } e trova { pappy-winchester-sum-value }.
        }
    }
pappy-winchester-event-objective = { pappy-winchester-heir } raggiunge un obiettivo comune ({ pappy-winchester-the-objective }) e prende { pappy-winchester-sum-prize }.
pappy-winchester-event-counted =
    { $majority ->
        [0] { pappy-winchester-heir }: { pappy-winchester-sum-cash } in contanti e { pappy-winchester-sum-objectives } di obiettivi personali fanno { pappy-winchester-sum-total }.
       *[other] { pappy-winchester-heir }: { pappy-winchester-sum-cash } in contanti, { pappy-winchester-sum-majority } per il maggior numero di lotti e { pappy-winchester-sum-objectives } di obiettivi personali fanno { pappy-winchester-sum-total }.
    }
pappy-winchester-event-ended =
    { $count ->
        [1] Il testamento è letto: { pappy-winchester-heir }, con più ricchezze di tutti, guida la famiglia.
       *[other] Il testamento è letto: { $count } eredi alla pari guidano insieme la famiglia, fra loro { pappy-winchester-heir }.
    }

## What is asked

pappy-winchester-prompt-place = Cominci tu: metti il battello sul fiume, poi la locomotiva sui binari. I lotti accanto renderanno denaro.
pappy-winchester-prompt-bid = Rilancia, o passa ed esci da quest’asta. Chi resta compra, e il prezzo va a tutti gli altri.
pappy-winchester-prompt-call = Restate in due e l’offerta più alta è la tua: lasciala com’è, o sfida a duello prima della risposta.
pappy-winchester-prompt-move = Un gettone Movimento: scegli battello o locomotiva e spostalo quanto vuoi, in un senso o nell’altro, o per niente. Ogni lotto accanto rende poi 1.000 $ al suo proprietario.
pappy-winchester-prompt-rumour = Un gettone Diceria: guarda una carta coperta. La vedrai solo tu, ma tutti sapranno quale.

## What to know before choosing

pappy-winchester-note-shared =
    { $each ->
        [0] Va tutto al saloon: { pappy-winchester-sum-tip }.
       *[other] { $tip ->
            [0] Ogni rivale riceve { pappy-winchester-sum-each }.
           *[other] Ogni rivale riceve { pappy-winchester-sum-each }, il saloon { pappy-winchester-sum-tip }.
        }
    }
pappy-winchester-note-left = Ti resterebbero { pappy-winchester-sum-purse }.
pappy-winchester-note-forced = Nessuno ha offerto: se passi, { pappy-winchester-heir } deve prendere il lotto { $plot } per 1.000 $.
pappy-winchester-note-earned = Rende { pappy-winchester-sum-own } a te e { pappy-winchester-sum-others } agli altri.

## Standing orders

pappy-winchester-order-limit =
    { $plot ->
        [any] { $then ->
            [pass] Qualsiasi lotto: offri fino a { pappy-winchester-sum-most }, poi passa
           *[ask] Qualsiasi lotto: offri fino a { pappy-winchester-sum-most }, poi chiedimi
        }
       *[other] { $then ->
            [pass] Lotto { $plot }: offri fino a { pappy-winchester-sum-most }, poi passa
           *[ask] Lotto { $plot }: offri fino a { pappy-winchester-sum-most }, poi chiedimi
        }
    }
pappy-winchester-order-limit-any = Offrire per un lotto, fino a un limite
pappy-winchester-order-limit-plot = Lotto
pappy-winchester-order-limit-plot-any = uno qualsiasi
pappy-winchester-order-limit-most = Fino a, in migliaia
pappy-winchester-order-limit-then = Poi
pappy-winchester-order-limit-then-pass = passare
pappy-winchester-order-limit-then-ask = chiedere a me
pappy-winchester-order-leave =
    { $prompt ->
        [call] In due, quando l’offerta è tua: non sfidare a duello
        [move] Con un gettone Movimento: non spostare nulla, e attiva il veicolo che ti rende di più
       *[rumour] Con un gettone Diceria: guarda una carta coperta qualsiasi sul terreno
    }

## Table options

pappy-winchester-option-vehicles = Partenza di battello e locomotiva
pappy-winchester-option-vehicles-about = Messi da chi comincia, come dice il regolamento, o estratti a sorte: questo è nostro.
pappy-winchester-option-vehicles-chosen = Sceglie chi comincia
pappy-winchester-option-vehicles-random = A caso
pappy-winchester-option-numbering = Numeri dei lotti da 1 a 6
pappy-winchester-option-numbering-about = Le due liste di lotti del regolamento non concordano su questi numeri, e nessuno sa quale abbia il tabellone stampato. Il terreno resta lo stesso.
pappy-winchester-option-numbering-personal = Come negli obiettivi personali: miniere in 2, 3 e 4, come le elenca il regolamento
pappy-winchester-option-numbering-common = Come negli obiettivi comuni: una delle otto rinumerazioni possibili; miniere in 1, 2 e 3
pappy-winchester-option-open_ledger = Borse aperte
pappy-winchester-option-open_ledger-about = Tutti vedono il denaro di tutti: è un modo nostro. Secondo il regolamento è segreto.
pappy-winchester-option-tokens_hidden = Gettoni Bonus coperti
pappy-winchester-option-tokens_hidden-about = Nessuno conosce il gettone Bonus di un lotto prima dell’acquisto: lettura di un recensore. Noi leggiamo il regolamento altrimenti: dice “coperti” solo di altri pezzi.
pappy-winchester-option-duel_by = Chi può sfidare a duello
pappy-winchester-option-duel_by-about = Degli ultimi due, dice il regolamento, può farlo uno di loro. Si può leggere in due modi.
pappy-winchester-option-duel_by-on_turn = Chi è di turno
pappy-winchester-option-duel_by-either = Anche chi ha offerto di più, prima della risposta dell’altro
pappy-winchester-option-map = Terreno
pappy-winchester-option-map-about = Il tabellone stampato non si trova: quello che offriamo è una nostra ricostruzione.
pappy-winchester-option-map-reconstructed = La nostra ricostruzione

## Statistics, endings

pappy-winchester-statistic-bids = Offerte
pappy-winchester-statistic-forced = Acquisti forzati
pappy-winchester-statistic-duels = Duelli
pappy-winchester-statistic-tips = Mance (migliaia di $)
pappy-winchester-statistic-jackpots = Presi dal saloon
pappy-winchester-statistic-earned = Reso dai veicoli
pappy-winchester-statistic-unearthed = Trovato in miniere e ranch
pappy-winchester-statistic-rumours = Dicerie
pappy-winchester-statistic-objectives = Obiettivi comuni raggiunti
pappy-winchester-statistic-met_one_of_each_terrain = Raggiunto: { pappy-winchester-objective-one_of_each_terrain }
pappy-winchester-statistic-met_one_of_each_token = Raggiunto: { pappy-winchester-objective-one_of_each_token }
pappy-winchester-statistic-met_five_plots = Raggiunto: { pappy-winchester-objective-five_plots }
pappy-winchester-statistic-met_last_auction = Raggiunto: { pappy-winchester-objective-last_auction }
pappy-winchester-statistic-met_three_connected = Raggiunto: { pappy-winchester-objective-three_connected }
pappy-winchester-statistic-met_four_same_token = Raggiunto: { pappy-winchester-objective-four_same_token }
pappy-winchester-statistic-met_three_off_river = Raggiunto: { pappy-winchester-objective-three_off_river }
pappy-winchester-statistic-met_three_off_rails = Raggiunto: { pappy-winchester-objective-three_off_rails }
pappy-winchester-statistic-met_empty_saloon = Raggiunto: { pappy-winchester-objective-empty_saloon }
pappy-winchester-statistic-met_four_isolated = Raggiunto: { pappy-winchester-objective-four_isolated }
pappy-winchester-statistic-personal = Obiettivi personali, tutti insieme
pappy-winchester-statistic-wealth = Ricchezza finale, tutti insieme
pappy-winchester-statistic-prices = Prezzi, tutti i lotti
pappy-winchester-statistic-price_desert = Prezzi, i 7 deserti
pappy-winchester-statistic-price_prairie = Prezzi, le 6 praterie
pappy-winchester-statistic-price_forest = Prezzi, le 6 foreste
pappy-winchester-statistic-price_1 = Prezzo del lotto 1
pappy-winchester-statistic-price_2 = Prezzo del lotto 2
pappy-winchester-statistic-price_3 = Prezzo del lotto 3
pappy-winchester-statistic-price_4 = Prezzo del lotto 4
pappy-winchester-statistic-price_5 = Prezzo del lotto 5
pappy-winchester-statistic-price_6 = Prezzo del lotto 6
pappy-winchester-statistic-price_7 = Prezzo del lotto 7
pappy-winchester-statistic-price_8 = Prezzo del lotto 8
pappy-winchester-statistic-price_9 = Prezzo del lotto 9
pappy-winchester-statistic-price_10 = Prezzo del lotto 10
pappy-winchester-statistic-price_11 = Prezzo del lotto 11
pappy-winchester-statistic-price_12 = Prezzo del lotto 12
pappy-winchester-statistic-price_13 = Prezzo del lotto 13
pappy-winchester-statistic-price_14 = Prezzo del lotto 14
pappy-winchester-statistic-price_15 = Prezzo del lotto 15
pappy-winchester-statistic-price_16 = Prezzo del lotto 16
pappy-winchester-statistic-price_17 = Prezzo del lotto 17
pappy-winchester-statistic-price_18 = Prezzo del lotto 18
pappy-winchester-statistic-price_19 = Prezzo del lotto 19
pappy-winchester-statistic-prices-by = Prezzi per lotto

## Refusals

pappy-winchester-reason-bid-too-low = L’ultima offerta è { pappy-winchester-sum-bid }, e { pappy-winchester-sum-amount } non la supera: rilancia, o passa.
pappy-winchester-reason-beyond-purse = Non puoi pagare { pappy-winchester-sum-amount }: hai { pappy-winchester-sum-purse }. Offri meno se basta, o passa.
pappy-winchester-reason-bid-alone = Sei rimasto solo tu: bastano 1.000 $, { pappy-winchester-sum-amount } non servono.
pappy-winchester-reason-duel-needs-two = Il duello si fa quando restano esattamente due eredi in gara: offri o passa.
pappy-winchester-reason-duel-needs-bid = Il duello riguarda l’ultima offerta, e non ce n’è ancora: prima offri, o passa.
pappy-winchester-reason-duel-spent = Il tuo gettone Duello è speso, e ce n’è uno solo a partita: offri o passa.
reason-land-wrong-count = Il terreno ha { $found } “{ $what }”: ne servono { $wanted }.
reason-land-misplaced = “{ $what }” non può stare sul lotto { $plot }: le miniere stanno nel deserto, il ranch nella prateria.
reason-land-unknown-plot = “{ $what }” nomina il lotto { $plot }, che non c’è: i lotti vanno da 1 a 19.
reason-land-one-sided = Il lotto { $plot } nomina { $other } come vicino, ma non viceversa: scrivi entrambi.
reason-land-drawn-otherwise = Il disegno di “{ $what }” non tocca esattamente { $listed }: correggi la forma o la lista.
reason-land-bad-field = In “{ $what }”, { $field } non può valere “{ $value }”: correggi e rileggi il terreno.
reason-land-double-id = “{ $what }” c’è due volte: cambiane uno.
reason-land-too-many = “{ $what }” è di troppo, o tocca troppi lotti: al massimo { $most }.
reason-land-outside = “{ $what }” esce dal tabellone in { $x }, { $y }: disegnalo all’interno.
reason-land-overlap = “{ $what }” e “{ $other }” si sovrappongono in { $x }, { $y }: correggi una delle forme.
reason-land-gap = Tra “{ $what }” e “{ $other }” c’è un vuoto in { $x }, { $y }: le forme devono coprire tutto il tabellone.
reason-land-not-in-group = Il lotto { $plot } tocca “{ $what }” nel disegno ma non è nella sua lista: aggiungilo, o correggi il disegno.
reason-land-far-from-group = Il lotto { $plot } è nella lista di “{ $what }” ma non gli sta accanto, né di fronte oltre una casella.

## Why a bot chose

pappy-winchester-why-objective = Il lotto { $plot } è tra quelli che un obiettivo personale ripaga.
pappy-winchester-why-pile = Il lotto { $plot } completa un obiettivo comune: { pappy-winchester-the-objective }.
pappy-winchester-why-bargain = A { pappy-winchester-sum-amount } il lotto { $plot } vale ancora più di quel che costa.
pappy-winchester-why-denial = Il lotto { $plot } serve soprattutto a { pappy-winchester-rival }: non deve averlo per poco.
pappy-winchester-why-drive-up = Qualcuno andrà più in alto per il lotto { $plot }: che gli costi caro.
pappy-winchester-why-too-dear = A { pappy-winchester-sum-amount } conviene lasciare il lotto { $plot } e incassare una parte del prezzo.
pappy-winchester-why-no-use = Il lotto { $plot } non rende quasi nulla, e chi lo compra paga tutti gli altri.
pappy-winchester-why-empty-purse = Nella borsa non ci sono più { pappy-winchester-sum-amount }.
pappy-winchester-why-duel = { pappy-winchester-rival } rilancerebbe sempre: meglio una possibilità su due a { pappy-winchester-sum-amount }.
pappy-winchester-why-let-stand = La mia offerta per il lotto { $plot } può bastare: inutile sparare.
pappy-winchester-why-fares = Lì rende di più, tenuto conto di quanto rende agli altri: { pappy-winchester-sum-amount }.
pappy-winchester-why-spoil = Non rende nulla da nessuna parte: che renda agli altri il meno possibile.
pappy-winchester-why-look-land = Ciò che è nascosto lì può ancora andare all’asta, e chi lo conosce offre meglio.
pappy-winchester-why-look-rival = Sapere che cosa cerca { pappy-winchester-rival } dice fin dove arriveranno le offerte.
pappy-winchester-why-anywhere = Più avanti i veicoli andranno ovunque: un posto vale l’altro.

## The report

pappy-winchester-review-prices =
    { $plots ->
        [one] Un lotto
       *[other] { $plots } lotti
    } per { $paid ->
        [0] 0 $
       *[other] { $paid }.000 $
    } in tutto; valore stimato al momento: { $worth ->
        [0] 0 $
       *[other] { $worth }.000 $
    }.
pappy-winchester-review-objectives =
    { $count ->
        [one] Un obiettivo comune raggiunto
       *[other] { $count } obiettivi comuni raggiunti
    }: { $prizes ->
        [0] 0 $
       *[other] { $prizes }.000 $
    }.
pappy-winchester-review-duels =
    { $duels ->
        [one] Un duello
       *[other] { $duels } duelli
    }, { $won ->
        [0] nessuno vinto.
        [one] uno vinto.
       *[other] { $won } vinti.
    }
pappy-winchester-review-income =
    Entrate da battello e treno: { $fares ->
        [0] 0 $
       *[other] { $fares }.000 $
    }; dal saloon: { $jackpots ->
        [0] 0 $
       *[other] { $jackpots }.000 $
    }; da miniere e ranch: { $cards ->
        [0] 0 $
       *[other] { $cards }.000 $
    }.

## The terminal

cli-pappy-sign-river = fiume
cli-pappy-sign-rails = binari
cli-pappy-sign-boat = battello
cli-pappy-sign-train = locomotiva
cli-pappy-sign-hat = il cappello di chi
cli-pappy-sign-hammer = all’asta
cli-pappy-sign-cards = carta coperta di una miniera, del ranch, col valore una volta noto
cli-pappy-sign-hidden = gettone coperto
cli-pappy-auction =
    { $bid ->
        [0] Il lotto { $plot } è all’asta; ancora nessuna offerta.
       *[other] Il lotto { $plot } è all’asta; { pappy-winchester-heir } offre { pappy-winchester-sum-bid }.
    }
cli-pappy-within = Ancora in gara: { $heirs }.
cli-pappy-head-heir = Erede
cli-pappy-head-duel = Duello
cli-pappy-head-tokens = Gettoni
cli-pappy-head-plots = Lotti
cli-pappy-head-purse = Borsa
cli-pappy-head-prize = Premio
cli-pappy-head-common = Obiettivo comune
cli-pappy-head-need = Ne servono
cli-pappy-head-cash = Contanti
cli-pappy-head-majority = Terre
cli-pappy-head-objectives = Obiettivi
cli-pappy-head-total = Totale
cli-pappy-head-secret = Obiettivo personale
cli-pappy-head-count = Finora
cli-pappy-head-worth = Vale

## The page

page-pw-title = La tenuta Winchester
page-pw-subtitle = rilevata per gli eredi, per ordine del notaio
page-pw-map = La mappa della tenuta
page-pw-keys = Le frecce vanno da un luogo all’altro, N al prossimo che puoi scegliere; Invio sceglie.
page-pw-at =
    { $at ->
        [mine] una miniera
        [ranch] il ranch
        [around] accanto al ranch
        [river] sul fiume
        [rails] sulla ferrovia
       *[saloon] vicino al saloon
    }
page-pw-at-nothing = lontano da tutto
page-pw-owned = È di { $who }
page-pw-card-hidden = Qui c’è una carta coperta
page-pw-card-worth = La carta coperta vale { $money }: lo sai tu e chi l’ha guardata
page-pw-looked = Guardata da { $who }
page-pw-hammer = All’asta
page-pw-here =
    { $line ->
        [river] Il battello è qui
       *[rails] La locomotiva è qui
    }
page-pw-saloon = Il saloon. Mance: { $money }
page-pw-can = Puoi scegliere questo luogo
page-pw-can-paid = Puoi scegliere questo luogo: { $own } a te, { $others } agli altri
page-pw-heirs = Gli eredi
page-pw-you = tu
page-pw-standing =
    { $how ->
        [turn] ha la parola
        [leads] offerta più alta
        [in] in gara
        [out] fuori
       *[first] aprirà
    }
page-pw-plots =
    { $count ->
        [one] 1 lotto
       *[other] { $count } lotti
    }
page-pw-duel-token =
    { $has ->
        [true] Può ancora sfidare
       *[false] Ha già sfidato
    }
page-pw-purse = Borsa: { $money }
page-pw-lot = lotto { $number } di { $all }
page-pw-no-bid = Ancora nessuna offerta
page-pw-bid-by = offerta di { $who }
page-pw-bid-of = Offerta: { $money }, di { $who }
page-pw-to-speak = La parola a { $who }
page-pw-your-word = Tocca a te!
page-pw-raises = Offerte con un tocco
page-pw-raise = Offri { $money }
page-pw-raise-kind =
    { $kind ->
        [least] minimo
        [all] tutto
       *[more] +{ $more }
    }
page-pw-raise-each = { $each } a testa
page-pw-exact = Un’altra offerta
page-pw-exact-less = Una banconota in meno
page-pw-exact-more = Una banconota in più
page-pw-no-raise = La tua borsa non arriva più in alto.
page-pw-duel-close = Rinfodera le pistole
page-pw-shot =
    { $fired ->
        [true] Bang!
       *[false] Clic.
    }
page-pw-won = preso da { $who }
page-pw-papers = Le tue carte
page-pw-papers-show = Mostra le mie carte
page-pw-papers-hide = Nascondi le mie carte
page-pw-papers-purse = nella tua borsa
page-pw-papers-sum = { $count } finora: { $sum }
page-pw-learned-title = Che cosa dicono le dicerie
page-pw-learned-card = La carta sul lotto { $plot } vale { $money }
page-pw-rumour = Una diceria
page-pw-note = Un biglietto solo per te
page-pw-note-folded = Un biglietto solo per te: aprilo
page-pw-news = Ultimi pagamenti
page-pw-will-kicker = Davanti al notaio
page-pw-will = La lettura del testamento
page-pw-will-cash = Contanti
page-pw-will-land =
    { $count ->
        [one] Terra (1)
       *[other] Terra ({ $count })
    }
page-pw-will-sealed = Ancora sigillato
page-pw-will-sum = { $count } da { $each }
page-pw-will-total = Totale
page-pw-will-next = Continua
page-pw-will-all = Leggi tutto
page-pw-sold = Lotti venduti: { $sold } di { $all }
page-pw-line-heir =
    { $you ->
        [true] { $who } (tu)
       *[false] { $who }
    }
page-pw-line-plots =
    { $count ->
        [0] nessun lotto
       *[other] lotti ({ $count }): { $plots }
    }
page-pw-line-out = Fuori: { $who }
page-pw-plot = Lotto { $plot } ({ $terrain })
page-pw-token = Gettone bonus: { $token }
page-pw-token-hidden = Gettone bonus, coperto
page-pw-stretch =
    { $line ->
        [river] Per il battello: { $space }, accanto ai lotti { $plots }
       *[rails] Per la locomotiva: { $space }, accanto ai lotti { $plots }
    }
page-pw-travel = Indica il fiume o i binari. La cifra grande è quanto guadagni, in migliaia; la piccola, quanto guadagnano gli altri.
page-pw-tokens = Gettoni { $token }: { $count }
page-pw-goals = Obiettivi comuni
page-pw-personal = { $objective }. { $about } Finora { $count }: { $sum }
page-pw-learned = { $who } punta a questo: { $objective }
page-pw-item =
    { $item ->
        [cash] Primo, quanto ciascuno ha in mano.
        [land] Secondo, la terra: il possesso più grande vale { $prize }.
        [first] Terzo, il primo obiettivo personale di ciascuno.
        [second] Quarto, il secondo obiettivo personale di ciascuno.
       *[total] Tutto contato, così vuole Pappy: il più ricco è il capofamiglia.
    }
page-pw-line-personal = Il tuo obiettivo personale: { $objective }
page-pw-line-common = Obiettivo comune da { $prize }: { $objective }. { $about }
page-pw-line-vehicle =
    { $vehicle ->
        [boat] Il battello: { $space }
       *[train] La locomotiva: { $space }
    }

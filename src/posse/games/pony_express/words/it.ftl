### pony-express

## The game and its seats

pony-express-title = Pony Express
pony-express-pitch = Cavalchi quanto dici di aver tirato, finché nessuno dubita della tua parola.
pony-express-pieces = Scegli un cavaliere
pony-express-role-ted = Ted
pony-express-role-bill = Bill
pony-express-role-harry = Harry
pony-express-role-sammy = Sammy
pony-express-role-rick = Rick
pony-express-length = circa 45 minuti
pony-express-provenance = Dai regolamenti: 33 caselle, da 1 a 5 pacifiche, il deserto dalla 25, l’ultima stazione alla 22, Sacramento alla 33 con la prima di tre cassette postali, gli indiani a sud-ovest, i duelli tra due angoli opposti. Nostri: che cosa fa ogni casella, i prezzi dei treni, ogni posizione e misura. Il tabellone stampato non si è trovato: questo non è quello pubblicato.

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
        [one] 1 pepita
       *[other] { $amount } pepite
    }
pony-express-from =
    { $start ->
        [33] dalla prima cassetta
        [34] dalla seconda cassetta
       *[other] dalla casella { $start }
    }
pony-express-to =
    { $to ->
        [33] a Sacramento
        [34] alla seconda cassetta
        [35] alla terza cassetta
       *[other] alla casella { $to }
    }
pony-express-a-hand =
    { $hand ->
        [pair] una coppia
        [two_pairs] una doppia coppia
        [three_of_a_kind] un tris
        [straight] una scala
        [full_house] un full
        [four_of_a_kind] un poker
        [five_of_a_kind] un pokerissimo
       *[nothing] niente
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
       *[unknown] una carta che nessun altro ha visto
    }
pony-express-corner =
    { $corner ->
        [nw] { pony-express-corner-nw }
       *[se] { pony-express-corner-se }
    }
pony-express-touched =
    { $touched ->
        [none] nessuno
        [r0] { pony-express-role-ted }
        [r1] { pony-express-role-bill }
        [r2] { pony-express-role-harry }
        [r3] { pony-express-role-sammy }
        [r4] { pony-express-role-rick }
        [i1] una pedina indiana
        [i2] una pedina indiana
        [i3] una pedina indiana
       *[other] più di una pedina
    }
pony-express-fell =
    { $fell ->
        [none] nessuno
        [r0] { pony-express-role-ted }
        [r1] { pony-express-role-bill }
        [r2] { pony-express-role-harry }
        [r3] { pony-express-role-sammy }
        [r4] { pony-express-role-rick }
        [i1] una pedina indiana
        [i2] una pedina indiana
        [i3] una pedina indiana
       *[other] più di una pedina
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
        [0] dritto al bersaglio
        [-2] mezzo grado a sinistra
        [2] mezzo grado a destra
        [-4] 1 grado a sinistra
        [4] 1 grado a destra
        [-6] un grado e mezzo a sinistra
        [6] un grado e mezzo a destra
        [-8] 2 gradi a sinistra
        [8] 2 gradi a destra
        [-12] 3 gradi a sinistra
        [12] 3 gradi a destra
       *[other] { $angle }/4 di grado a destra
    }
pony-express-strength =
    { $strength ->
        [18] piano
        [21] deciso
        [24] forte
       *[other] con forza { $strength }
    }
pony-express-along =
    { $along ->
        [0] { "" }
       *[other] , a { $along } mm dal centro della linea
    }
pony-express-spin =
    { $spin ->
        [0] { "" }
        [-1] , effetto 1 a sinistra
        [-2] , effetto 2 a sinistra
        [-3] , effetto 3 a sinistra
        [-4] , effetto 4 a sinistra
        [-5] , effetto 5 a sinistra
        [-6] , effetto 6 a sinistra
        [-7] , effetto 7 a sinistra
        [-8] , effetto 8 a sinistra
       *[other] , effetto { $spin } a destra
    }
pony-express-show =
    { $show ->
        [d1] il dado 1
        [d2] il dado 2
        [d3] il dado 3
        [d4] il dado 4
        [d5] il dado 5
        [d12] i dadi 1 e 2
        [d13] i dadi 1 e 3
        [d14] i dadi 1 e 4
        [d15] i dadi 1 e 5
        [d23] i dadi 2 e 3
        [d24] i dadi 2 e 4
        [d25] i dadi 2 e 5
        [d34] i dadi 3 e 4
        [d35] i dadi 3 e 5
        [d45] i dadi 4 e 5
        [d123] i dadi 1, 2 e 3
        [d124] i dadi 1, 2 e 4
        [d125] i dadi 1, 2 e 5
        [d134] i dadi 1, 3 e 4
        [d135] i dadi 1, 3 e 5
        [d145] i dadi 1, 4 e 5
        [d234] i dadi 2, 3 e 4
        [d235] i dadi 2, 3 e 5
        [d245] i dadi 2, 4 e 5
        [d345] i dadi 3, 4 e 5
        [d1234] i dadi 1, 2, 3 e 4
        [d1235] i dadi 1, 2, 3 e 5
        [d1245] i dadi 1, 2, 4 e 5
        [d1345] i dadi 1, 3, 4 e 5
        [d2345] i dadi 2, 3, 4 e 5
        [d12345] i cinque dadi
       *[none] nessun dado
    }
pony-express-roll =
    { $roll ->
        [d1] il dado 1
        [d2] il dado 2
        [d3] il dado 3
        [d4] il dado 4
        [d5] il dado 5
        [d12] i dadi 1 e 2
        [d13] i dadi 1 e 3
        [d14] i dadi 1 e 4
        [d15] i dadi 1 e 5
        [d23] i dadi 2 e 3
        [d24] i dadi 2 e 4
        [d25] i dadi 2 e 5
        [d34] i dadi 3 e 4
        [d35] i dadi 3 e 5
        [d45] i dadi 4 e 5
        [d123] i dadi 1, 2 e 3
        [d124] i dadi 1, 2 e 4
        [d125] i dadi 1, 2 e 5
        [d134] i dadi 1, 3 e 4
        [d135] i dadi 1, 3 e 5
        [d145] i dadi 1, 4 e 5
        [d234] i dadi 2, 3 e 4
        [d235] i dadi 2, 3 e 5
        [d245] i dadi 2, 4 e 5
        [d345] i dadi 3, 4 e 5
        [d1234] i dadi 1, 2, 3 e 4
        [d1235] i dadi 1, 2, 3 e 5
        [d1245] i dadi 1, 2, 4 e 5
        [d1345] i dadi 1, 3, 4 e 5
        [d2345] i dadi 2, 3, 4 e 5
        [d12345] i cinque dadi
       *[none] nessun dado
    }
pony-express-items-about = Le carte pubblicate non sono state ritrovate. Questi dieci tipi, due carte per tipo, sono una nostra ricostruzione: nomi ed effetti sono nostri.
pony-express-item-loaded_die = Dado truccato
pony-express-item-loaded_die-about = Nel tuo turno, dopo un tiro e prima della dichiarazione: gira uno dei tuoi dadi sulla faccia che vuoi. Un dado nascosto resta nascosto.
pony-express-item-horseshoe = Ferro di cavallo
pony-express-item-horseshoe-about = Nel tuo turno, dopo un tiro e prima della dichiarazione: rilancia gratis i dadi che vuoi, anche tutti e cinque.
pony-express-item-spyglass = Cannocchiale
pony-express-item-spyglass-about = Quando puoi dubitare: guarda i dadi nascosti, in segreto, poi decidi.
pony-express-item-spurs = Speroni
pony-express-item-spurs-about = Subito dopo la tua mossa normale: 1 casella in più. Conta solo la nuova casella, e chi vi si trova.
pony-express-item-lasso = Lazo
pony-express-item-lasso-about = All’inizio del tuo turno: un cavaliere da 1 a 7 caselle più avanti, non a Sacramento, torna indietro di 2. Nessun incontro, nessun effetto.
pony-express-item-whisky = Bottiglia di whisky
pony-express-item-whisky-about = In duello, prima di un tiro del rivale: quel tiro trema di più.
pony-express-item-second_colt = Seconda Colt
pony-express-item-second_colt-about = In duello, dopo un tuo tiro mancato: spara subito un’altra volta.
pony-express-item-barrel = Barile
pony-express-item-barrel-about = In duello, quando sei colpito: il colpo non conta e il duello continua.
pony-express-item-file = Lima
pony-express-item-file-about = All’inizio del tuo turno in prigione: esci senza pagare e gioca un turno normale.
pony-express-item-peace_pipe = Calumet della pace
pony-express-item-peace_pipe-about = Nel tuo turno, su una casella Indiani: lì non succede nulla, né tiro, né oro, né passi indietro.
pony-express-hand-nothing = Niente
pony-express-hand-pair = Coppia
pony-express-hand-two_pairs = Doppia coppia
pony-express-hand-three_of_a_kind = Tris
pony-express-hand-straight = Scala
pony-express-hand-full_house = Full
pony-express-hand-four_of_a_kind = Poker
pony-express-hand-five_of_a_kind = Pokerissimo
pony-express-space-plain = Strada libera: non succede nulla
pony-express-space-station = Stazione ferroviaria: paga e vai alla prossima
pony-express-space-indians = Indiani: un solo tiro, tre pedine
pony-express-space-mine = Miniera d’oro: tira e prendi tante pepite quante caselle vale la mano
pony-express-space-saloon = Saloon: tira e paga tante pepite quante caselle vale la mano
pony-express-space-relay = Stazione di posta: pesca due carte, tienine una
pony-express-space-sacramento = Sacramento, con la prima di tre cassette
pony-express-corner-nw = l’angolo nord-ovest
pony-express-corner-se = l’angolo sud-est

## What a player can do

pony-express-action-keep =
    { $card ->
        [0] Tieni la prima carta
       *[1] Tieni la seconda carta
    }
pony-express-action-keep-about = L’altra torna nel mazzo, coperta; nessun altro vede né l’una né l’altra.
pony-express-action-roll = Tira i cinque dadi
pony-express-action-roll-about = Sotto il bicchiere, solo per i tuoi occhi; in prigione una volta sola, allo scoperto: può venirne oro, una carta o l’uscita.
pony-express-action-pay = Paga 3 pepite ed esci di prigione
pony-express-action-pay-about = Poi giochi un turno normale; se erano le ultime, la carità te ne dà 1.
pony-express-action-stand =
    { $show ->
        [none] Tieni i cinque dadi sotto il bicchiere
        [d12345] Tieni i cinque dadi, allo scoperto
       *[other] Tieni i cinque dadi, con { pony-express-show } allo scoperto
    }
pony-express-action-stand-about = Non si tira più: ora dichiari la tua mano. Ciò che mostri fa parte del bluff.
pony-express-action-reroll = Mostra { pony-express-show }, poi rilancia { pony-express-roll }
pony-express-action-reroll-about = 1 pepita, 2 nel deserto; il primo rilancio è gratis se sei ultimo da solo. O tutti i dadi nascosti, in segreto, o alcuni di quelli mostrati, allo scoperto.
pony-express-action-claim = Dichiara { pony-express-a-hand }
pony-express-action-claim-about = Se nessuno dubita, avanzi di tanto: 1 casella per una coppia, fino a 7 per un pokerissimo. Anche dichiarare meno è un bluff.
pony-express-action-believe = Credici
pony-express-action-believe-about = Non costa nulla; se nessuno dubita, i dadi restano segreti e il cavaliere avanza.
pony-express-action-doubt = Dubita
pony-express-action-doubt-about = Si alza il bicchiere. Bluff: chi l’ha fatto resta fermo, e tu puoi avanzare di tanto. Niente bluff: vai in prigione.
pony-express-action-stay = Non fare nulla
pony-express-action-stay-about = Lasci perdere l’offerta, tieni le tue carte e la partita prosegue.
pony-express-action-advance = Avanza di quanto dichiarato
pony-express-action-advance-about = Tutto o niente; non incontri nessuno e la casella non fa nulla. Sacramento conta.
pony-express-action-train = Prendi il treno
pony-express-action-train-about = Paghi il prezzo di questa stazione e vai alla prossima; lì nessun incontro e nessun effetto.
pony-express-action-place = Scegli { pony-express-corner }
pony-express-action-place-about = Il rivale va nell’angolo opposto; guarda chi si troverebbe sulla strada dei tuoi tiri.
pony-express-action-aim = Spara { pony-express-angle }, { pony-express-strength }{ pony-express-along }{ pony-express-spin }
pony-express-action-aim-about = Tu scegli la mira, la mano ci aggiunge un tremito; più forte il colpo, più il dado scarta.
pony-express-action-load = Dado truccato: gira il dado { $die }
pony-express-action-load-about = La carta è spesa; poi scegli la faccia. Un dado nascosto resta nascosto.
pony-express-action-set = Giralo su { pony-express-face }
pony-express-action-set-about = Se il dado è allo scoperto, lo vedono tutti.
pony-express-action-horseshoe = Ferro di cavallo: rilancia { pony-express-roll }
pony-express-action-horseshoe-about = La carta è spesa; è gratis, anche per tutti e cinque, ogni dado dove si trova.
pony-express-action-spyglass = Cannocchiale: guarda sotto il bicchiere
pony-express-action-spyglass-about = La carta è spesa; solo tu vedi i dadi nascosti, poi credi o dubiti.
pony-express-action-spurs = Speroni: 1 casella in più
pony-express-action-spurs-about = La carta è spesa; conta solo la nuova casella, e chi vi si trova.
pony-express-action-lasso = Lazo: tira indietro { pony-express-roped }
pony-express-action-lasso-about = La carta è spesa; quel cavaliere torna indietro di 2 caselle, senza incontri né effetti.
pony-express-action-whisky = Whisky: offri da bere a chi spara
pony-express-action-whisky-about = La carta è spesa; questo solo tiro trema di più.
pony-express-action-colt = Seconda Colt: spara ancora
pony-express-action-colt-about = La carta è spesa; un tiro in più, subito, oltre ai tuoi tre.
pony-express-action-barrel = Barile: mettiti al riparo
pony-express-action-barrel-about = La carta è spesa; il colpo non conta e il duello continua.
pony-express-action-file = Lima: sega le sbarre
pony-express-action-file-about = La carta è spesa; esci senza pagare e giochi un turno normale.
pony-express-action-pipe = Calumet della pace: tira dritto
pony-express-action-pipe-about = La carta è spesa; niente tiro, niente oro, nessun passo indietro.

## What happened

pony-express-event-open_roll = { pony-express-rider } ha tirato allo scoperto: { $dice } ({ pony-express-a-hand }).
pony-express-event-starts = Comincia { pony-express-rider }.
pony-express-event-took = Nuova carta di { pony-express-rider }: { pony-express-item }.
pony-express-event-drew = { pony-express-rider } ha preso una carta e ne ha { $cards }.
pony-express-event-chose = { pony-express-rider } ha tenuto: { pony-express-item }.
pony-express-event-began = Tocca a { pony-express-rider }.
pony-express-event-round = Giro { $round }.
pony-express-event-paid =
    { $payer ->
        [-1] La banca ha pagato { pony-express-nuggets } a { pony-express-payee }.
       *[other] { $payee ->
            [-1] { pony-express-payer } ha pagato { pony-express-nuggets } alla banca.
           *[other] { pony-express-payer } ha pagato { pony-express-nuggets } a { pony-express-payee }.
        }
    }
pony-express-event-moved = { pony-express-rider } è andato { pony-express-from } { pony-express-to }.
pony-express-event-jailed = { pony-express-rider } è finito in prigione.
pony-express-event-freed = { pony-express-rider } è uscito di prigione.
pony-express-event-rolled = I dadi di { pony-express-rider }: { $dice }.
pony-express-event-cup =
    { $rolled ->
        [5] { pony-express-rider } ha tirato i cinque dadi. Allo scoperto: { $dice }.
        [1] Un dado di { pony-express-rider } ha cambiato faccia. Allo scoperto: { $dice }.
       *[other] { pony-express-rider } ha rilanciato { $rolled } dadi. Allo scoperto: { $dice }.
    }
pony-express-event-showed = { pony-express-rider } ha tirato fuori o rimesso dei dadi. Allo scoperto: { $dice }.
pony-express-event-claimed = { pony-express-rider } ha dichiarato { pony-express-a-hand }.
pony-express-event-bluffed = È un bluff, e lo sa solo { pony-express-rider }.
pony-express-event-believed = Nessuno ha dubitato di { pony-express-rider }.
pony-express-event-heard = { $doubters } cavalieri dubitano. Il sorteggio sceglie { pony-express-rider }.
pony-express-event-doubted =
    { $lied ->
        [1] { pony-express-rider } ha dubitato di { pony-express-liar }, e aveva ragione.
       *[0] { pony-express-rider } ha dubitato di { pony-express-liar }, e aveva torto.
    }
pony-express-event-lifted = { pony-express-rider } ha alzato il bicchiere: { $dice } ({ pony-express-a-hand }).
pony-express-event-peeked = { pony-express-rider } ha guardato sotto il bicchiere: { $dice }.
pony-express-event-played = { pony-express-rider } ha giocato una carta: { pony-express-item }.
pony-express-event-faced =
    { $final ->
        [1] Duello finale: { pony-express-shooter } e { pony-express-target }. Spara per primo { pony-express-shooter }.
       *[0] Duello: { pony-express-shooter } e { pony-express-target }. Spara per primo { pony-express-shooter }.
    }
pony-express-event-shot = { pony-express-rider } ha sparato. Il dado ha toccato: { pony-express-touched }. A terra: { pony-express-fell }.
pony-express-event-duel_won =
    { $arrested ->
        [1] { pony-express-loser } ha colpito un passante ed è stato arrestato: { pony-express-winner } ha vinto il duello.
       *[0] { pony-express-winner } ha colpito { pony-express-loser } e ha vinto il duello.
    }
pony-express-event-duel_drawn = { pony-express-one } e { pony-express-two } hanno finito i colpi: nessuno ha vinto.
pony-express-event-roll_off = { pony-express-one } e { pony-express-two } hanno mancato { $shots } volte in tutto: a questo tavolo decidono i dadi.
pony-express-event-poker = Sono in tre o più sulla stessa casella: partita a poker.
pony-express-event-poker_won = { pony-express-rider } ha vinto la partita a poker.
pony-express-event-ended =
    { $ending ->
        [jackrabbit] { pony-express-rider } è arrivato alla terza cassetta al giro { $round } e ha vinto la corsa.
       *[duel] { pony-express-rider } ha vinto il duello finale al giro { $round }, e con esso la corsa.
    }

## What is asked

pony-express-prompt-keep = Scegli la carta da tenere: resta segreta fino al suo momento. L’altra torna nel mazzo, coperta.
pony-express-prompt-prison = Sei in prigione. Paga 3 pepite e gioca il tuo turno, o tenta un tiro scoperto: una scala o meglio ti libera subito, doppia coppia e tris portano oro o una carta. Alla fine di questo turno esci comunque.
pony-express-prompt-ready = Tocca a te. Tira i cinque dadi sotto il bicchiere: li vedrai solo tu. Se è il momento di una tua carta, puoi giocarla prima.
pony-express-prompt-reroll = Guarda i tuoi dadi. Tienili, o paga per rilanciarne: con una mano migliore si va più lontano. Ciò che è scoperto lo vedono tutti.
pony-express-prompt-face = Scegli la faccia del dado truccato. Un dado nascosto resta nascosto.
pony-express-prompt-claim = Di’ che mano hai, vera o no: se nessuno dubita, avanzi di tanto. Se ti scoprono a bluffare, in più o in meno, resti dove sei.
pony-express-prompt-doubt = Ci credi? Se smascheri un bluff, chi l’ha fatto resta fermo e tu puoi avanzare di tanto. Se era vero, vai in prigione.
pony-express-prompt-chase = Bluff smascherato. Avanza di quanto dichiarato, o resta: non incontri nessuno e la casella non fa nulla.
pony-express-prompt-arrived = Sei arrivato. Prosegui: incontri chi si trova qui, poi agisce la casella. O gioca prima una carta, se è il suo momento.
pony-express-prompt-corner = Un duello. Scegli il tuo angolo; il rivale va in quello opposto. Guarda chi sta in mezzo: colpire un altro cavaliere vuol dire farsi arrestare.
pony-express-prompt-shot_at = Stanno per spararti. Gioca una carta, se è il suo momento, o aspetta il colpo.
pony-express-prompt-aim = Tocca a te sparare: scegli il posto sulla linea, la direzione, la forza e l’effetto. Tocca il rivale e vinci; tocca prima un altro cavaliere e ti arrestano. La mano trema, di più se colpisci forte.
pony-express-prompt-hit = Sei colpito. Gioca una carta, se è il suo momento; altrimenti il duello è perso.
pony-express-prompt-missed = Mancato. Gioca una carta, se è il suo momento, o lascia stare.
pony-express-prompt-train = Una stazione. Paga il prezzo e vai alla prossima, o resta: lì nessun incontro e nessun effetto.
pony-express-prompt-ambush = Tre Indiani sbarrano la strada. Un solo tiro: 1 pepita per ogni pedina abbattuta, 1 casella indietro per ogni pedina in piedi. Se tocchi un altro cavaliere, invece, vai in prigione.

## What to know before choosing

pony-express-note-price =
    { $nuggets ->
        [0] Gratis.
        [one] Costa 1 pepita.
       *[other] Costa { $nuggets } pepite.
    }
pony-express-note-moves =
    { $spaces ->
        [one] Ti fa avanzare di 1 casella, se ti credono.
       *[other] Ti fa avanzare di { $spaces } caselle, se ti credono.
    }
pony-express-note-train = Ti porta alla casella { $space }.
pony-express-note-lands = Arrivi alla casella { $space }.
pony-express-note-truth = È proprio quello che hai.
pony-express-note-pulls = Torna alla casella { $space }.
pony-express-note-odds_claim =
    { $ways ->
        [0] Con questi dadi scoperti è impossibile.
       *[other] { $percent ->
            [0] Sembra vera meno di 1 volta su 100.
            [one] Sembra vera 1 volta su 100.
           *[other] Sembra vera { $percent } volte su 100.
        }
    }
pony-express-note-odds_true =
    { $ways ->
        [0] Non può essere vero.
       *[other] { $percent ->
            [0] Per puro caso è vero meno di 1 volta su 100.
            [one] Per puro caso è vero 1 volta su 100.
           *[other] Per puro caso è vero { $percent } volte su 100.
        }
    }
pony-express-note-odds_better =
    { $ways ->
        [0] Non può andare meglio di così.
       *[other] { $percent ->
            [0] Una mano migliore meno di 1 volta su 100.
            [one] Una mano migliore 1 volta su 100.
           *[other] Una mano migliore { $percent } volte su 100.
        }
    }
pony-express-note-odds_escape = Evadi { $percent } volte su 100.
pony-express-note-odds_shot = Su cento tiri così, circa { $hit } colpiscono ciò a cui miri, e { $stray } qualcuno che non c’entra.

## Standing orders

pony-express-order-trust =
    { $hand ->
        [five_of_a_kind] Credi a ogni dichiarazione, salvo che i dadi allo scoperto la smentiscano
       *[other] Credi alle dichiarazioni fino a { pony-express-a-hand }, salvo che i dadi allo scoperto le smentiscano
    }
pony-express-order-challenge =
    { $hand ->
        [pair] Dubita di ogni dichiarazione, salvo che i dadi allo scoperto la dimostrino
       *[other] Dubita di ogni dichiarazione che vale almeno { pony-express-a-hand }, salvo che i dadi allo scoperto la dimostrino
    }
pony-express-order-follow = Dopo un bluff smascherato: avanza di quanto dichiarato
pony-express-order-pocket = Tieni le carte per dopo, quando si potrebbe solo giocare una carta, tranne se sei colpito
pony-express-order-leave =
    { $prompt ->
        [ready] All’inizio del tuo turno: tira i dadi senza giocare carte
        [arrived] Dopo la tua mossa: prosegui senza giocare carte
        [shot_at] Prima di un tiro del rivale: non giocare carte
        [missed] Dopo un tuo tiro mancato: non giocare carte
        [prison] In prigione: tira i dadi, senza pagare né giocare carte
       *[train] A una stazione: non prendere il treno
    }
pony-express-order-use =
    { $item ->
        [whisky] Prima di un tiro del rivale: offrigli il whisky, se ce l’hai
        [second_colt] Dopo un tuo tiro mancato: spara con la seconda Colt, se ce l’hai
        [barrel] Quando sei colpito: riparati dietro il barile, se ce l’hai
       *[file] In prigione: usa la lima, se ce l’hai; altrimenti tira i dadi
    }

## Table options

pony-express-option-liars_go_to_jail = Chi bluffa va in prigione
pony-express-option-liars_go_to_jail-about = Chi è scoperto a bluffare va anche in prigione. Secondo il regolamento resta soltanto dov’è.
pony-express-option-figure_must_fall = Il cavaliere deve cadere
pony-express-option-figure_must_fall-about = In duello è colpito solo il cavaliere che cade, il rivale come un passante; chi giace in prigione non può esserlo. Secondo il regolamento basta toccarlo.
pony-express-option-prisoners_met = Incontrare i prigionieri
pony-express-option-prisoners_met-about = I cavalieri in prigione contano per duelli e poker, come si può leggere nel regolamento francese. Altrimenti nessuno li disturba: è la nostra lettura degli altri, che li mettono accanto alla casella.
pony-express-option-desert_price = Prezzo nel deserto
pony-express-option-desert_price-about = Chi paga 2 per rilanciare: chi è nel deserto ora, come dice il regolamento francese, o chi ci è entrato una volta, come si possono leggere gli altri.
pony-express-option-desert_price-there = Finché ci si è dentro
pony-express-option-desert_price-forever = Per sempre, una volta entrati
pony-express-option-poker_debt = Debiti a poker
pony-express-option-poker_debt-about = Chi va in prigione se non paga le 2 pepite. Secondo il regolamento chi non ne ha, e la banca le mette tutte e due; con 1 pepita si dà quella e basta. Oppure la seconda è dovuta: la aggiunge la banca, e si va in prigione.
pony-express-option-poker_debt-short = Chi non può pagarle tutte e due
pony-express-option-poker_debt-broke = Solo chi non ne ha nessuna
pony-express-option-items = Carte oggetto
pony-express-option-items-about = Gioca con le venti carte oggetto, che sono nostre. Senza, le stazioni di posta non fanno nulla e la prigione non dà carte.
pony-express-option-hand = La mano di chi spara
pony-express-option-hand-about = Quanto trema ogni tiro: la stessa mano per tutti, con qualunque dispositivo; una mano ferma colpisce più spesso. Con la propria il tremito è quello di una mano ferma, e il resto lo aggiunge il gesto: tasti, pulsante unico e orecchio fermano aghi che si muovono.
pony-express-option-hand-steady = Ferma
pony-express-option-hand-usual = Normale
pony-express-option-hand-shaky = Tremante
pony-express-option-hand-own = La propria
pony-express-option-stray_bullet = Pallottole vaganti
pony-express-option-stray_bullet-about = Quando un tiro in duello fa arrestare chi spara. Nessun regolamento dice quale di due tocchi conta: il primo è la nostra lettura.
pony-express-option-stray_bullet-first = Un passante colpito prima del rivale
pony-express-option-stray_bullet-any = Un passante colpito in qualunque momento
pony-express-option-last_duel_shots = L’ultimo duello
pony-express-option-last_duel_shots-about = Quando i dadi decidono fra due che si mancano sempre. Secondo il regolamento è all’ultimo sangue; una fine è una nostra invenzione, per i tavoli di programmi.
pony-express-option-last_duel_shots-none = All’ultimo sangue
pony-express-option-last_duel_shots-20 = Dopo 20 tiri ciascuno
pony-express-option-last_duel_shots-50 = Dopo 50 tiri ciascuno
pony-express-option-last_duel_shots-200 = Dopo 200 tiri ciascuno
pony-express-option-doubts = Chi viene ascoltato
pony-express-option-doubts-about = Se più d’uno dubita di una dichiarazione. Secondo il regolamento il primo; davanti a un solo schermo e fra robot nessuno è primo, e se ne sorteggia uno.
pony-express-option-doubts-first = Il primo che dubita
pony-express-option-doubts-drawn = Uno, sorteggiato dopo tutte le risposte

## Statistics, endings

pony-express-statistic-rounds = Giri
pony-express-statistic-doubts_right = Dubbi giusti
pony-express-statistic-doubts_wrong = Dubbi sbagliati
pony-express-statistic-bluffs = Bluff tentati
pony-express-statistic-caught = Bluff scoperti
pony-express-statistic-duels = Duelli
pony-express-statistic-shots = Tiri
pony-express-statistic-hits = Colpi a segno
pony-express-statistic-arrests = Arresti
pony-express-statistic-poker_games = Partite a poker
pony-express-statistic-prison = In prigione
pony-express-statistic-items = Carte giocate
pony-express-statistic-jackrabbit = Posta consegnata
pony-express-statistic-duel = Duello finale
pony-express-ending-jackrabbit = Tutta la posta è consegnata: vince il cavaliere della terza cassetta.
pony-express-ending-duel = A Sacramento due erano troppi: chi vince il duello finale vince la corsa.
pony-express-statistic-claims = Dichiarazioni
pony-express-statistic-claims-by = Dichiarazioni per mano
pony-express-statistic-doubts = Dubbi
pony-express-statistic-doubts_right-by = Dubbi giusti, per mano dichiarata
pony-express-statistic-doubts_wrong-by = Dubbi sbagliati, per mano dichiarata

## Refusals

reason-track-wrong-end = La pista si ferma alla casella { $space }: deve finire a Sacramento, e da nessun’altra parte.
reason-track-bad-space = La casella { $space } della pista non è scritta come una casella: dalle un tipo e un posto.
reason-track-unknown-kind = La casella { $space } non può essere «{ $kind }»: usa uno dei tipi che il gioco conosce.
reason-track-bad-train = Il treno della casella { $space } vuole una stazione a ogni capo: correggi il tipo, o la destinazione.

## Why a bot chose

pony-express-why-truth = Sotto il bicchiere c’è davvero { pony-express-a-hand }, e la verità porta abbastanza lontano.
pony-express-why-bluff = I dadi dicono altro, ma { pony-express-a-hand } può passare, e porta più lontano.
pony-express-why-roll-again = Un altro lancio promette più di quanto costi.
pony-express-why-stand =
    { $hand ->
        [nothing] Non c’è nulla, ma un altro lancio costerebbe più di quanto prometta.
       *[other] Con { pony-express-a-hand } ci si può fermare: un altro lancio costerebbe più di quanto prometta.
    }
pony-express-why-belied = I dadi scoperti escludono { pony-express-a-hand }.
pony-express-why-doubt = La probabilità di un bluff è circa { $chance } %: abbastanza per alzare il bicchiere.
pony-express-why-believe = La probabilità di un bluff è circa { $chance } %: troppo poco per rischiare la prigione.
pony-express-why-looked = Chi ha guardato sotto il bicchiere non deve più indovinare.
pony-express-why-bail = Un turno vale più della cauzione.
pony-express-why-luck = Meglio tenersi l’oro: forse i dadi apriranno la porta.
pony-express-why-train = Il treno fa risparmiare più strada di quanto costi.
pony-express-why-shot = Da qui è il tiro con le probabilità migliori.
pony-express-why-card = Per questa carta non verrà momento migliore.
pony-express-why-spare = Varrà più tardi più di quanto renda adesso.

## The report

pony-express-review-dice =
    { $rolls ->
        [one] Un primo tiro noto.
       *[other] { $rolls } primi tiri noti.
    } Media, in caselle: { $mean }; di solito: { $expected }.
pony-express-review-bluffs =
    { $made ->
        [one] Un bluff noto
       *[other] { $made } bluff noti
    }, { $caught ->
        [0] nessuno smascherato.
        [one] uno smascherato.
       *[other] { $caught } smascherati.
    }
pony-express-review-doubts =
    { $doubts ->
        [one] Un dubbio espresso
       *[other] { $doubts } dubbi espressi
    }, { $right ->
        [0] sempre a torto.
       *[other] { $right } a ragione.
    } Effetto sulle probabilità: { $gain } su cento.
pony-express-review-shots =
    { $shots ->
        [one] Un colpo nei duelli
       *[other] { $shots } colpi nei duelli
    }, { $hits ->
        [0] nessuno a segno
       *[other] { $hits } a segno
    }; c’era da aspettarsene { $expected }.

## The terminal

cli-pony-legend = maiuscola: cavaliere, minuscola: in prigione · S stazione e prezzo · I Indiani · M miniera · B saloon · R stazione di posta · #1 #2 #3 cassette
cli-pony-rider = { $rider } in { $space }, oro { $gold }, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
cli-pony-prisoner = { $rider } in prigione in { $space }, oro { $gold }, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
cli-pony-bank = Banca { $gold }, mazzo { $pile }.
cli-pony-dice = Dadi: { $dice } (tra parentesi: visibili)
cli-pony-card = La tua carta: { $name }. { $about }

## The page

page-pe-title = La posta dell’Ovest
page-pe-subtitle = da St Joseph, Missouri, a Sacramento, California
page-pe-east = St Joseph
page-pe-west = Sacramento
page-pe-desert = il deserto
page-pe-map = La strada da St Joseph a Sacramento
page-pe-keys = Sinistra e destra seguono la strada, N porta alla prossima casella che puoi scegliere; Invio sceglie.
page-pe-space =
    { $land ->
        [town] Casella { $space }, St Joseph, tranquilla
        [desert] Casella { $space }, deserto
       *[road] Casella { $space }
    }
page-pe-mailbox =
    { $number ->
        [2] La seconda cassetta della posta di Sacramento
       *[3] La terza cassetta della posta di Sacramento
    }
page-pe-fare =
    { $price ->
        [one] 1 pepita fino alla casella { $to }
       *[other] { $price } pepite fino alla casella { $to }
    }
page-pe-here =
    { $jailed ->
        [true] Qui c’è { $who }, in prigione
       *[false] Qui c’è { $who }
    }
page-pe-can = Puoi andarci
page-pe-ledger = I cavalieri
page-pe-active = in viaggio
page-pe-you = tu
page-pe-prison = in prigione
page-pe-purse =
    { $gold ->
        [one] 1 pepita
       *[other] { $gold } pepite
    }
page-pe-hand-size =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
page-pe-bank =
    { $gold ->
        [one] In banca: 1 pepita. Carte nel mazzo: { $cards }
       *[other] In banca: { $gold } pepite. Carte nel mazzo: { $cards }
    }
page-pe-cup = Il bicchiere di { $who }
page-pe-cup-yours = Il tuo bicchiere
page-pe-cup-empty = Non si è ancora tirato.
page-pe-cup-plan = Tocca o trascina un dado per toglierlo dal bicchiere o rimetterlo. Ciò che sta fuori lo vedono tutti.
page-pe-cup-load = Tocca il dado che vuoi girare.
page-pe-cup-horseshoe = Tocca i dadi da rilanciare gratis.
page-pe-die =
    { $where ->
        [open] Dado { $number }, scoperto: { $face }
       *[cup] { $face ->
            [hidden] Dado { $number }, sotto il bicchiere
           *[other] Dado { $number }, sotto il bicchiere: { $face }
        }
    }
page-pe-again = rilancia
page-pe-again-die = Rilancia il dado { $number }
page-pe-claim = { $who } dichiara
page-pe-callers =
    { $count ->
        [0] Nessuno è abbastanza vicino per dubitarne
        [one] { $who } può dubitarne
       *[other] { $who } possono dubitarne
    }
page-pe-hand = Le tue carte
page-pe-hand-choose = Tienine una
page-pe-card-now = giocala
page-pe-gazette = Ultime notizie
page-pe-line-turn = Giro { $round }: tocca a { $who }
page-pe-line-rider =
    { $gold ->
        [one] { $you ->
            [true] { $who } (tu): 1 pepita, carte: { $cards }
           *[false] { $who }: 1 pepita, carte: { $cards }
        }
       *[other] { $you ->
            [true] { $who } (tu): { $gold } pepite, carte: { $cards }
           *[false] { $who }: { $gold } pepite, carte: { $cards }
        }
    }
page-pe-line-jailed = In prigione
page-pe-line-open = Dadi scoperti: { $dice }
page-pe-line-under = Sotto il bicchiere, solo per i tuoi occhi: { $dice }
page-pe-line-hidden =
    { $count ->
        [one] Sotto il bicchiere: 1 dado
       *[other] Sotto il bicchiere: { $count } dadi
    }
page-pe-line-claim = { $who } dichiara: { $hand }
page-pe-line-card = La tua carta: { $item }. { $about }
page-pe-the-bank = Banca
page-pe-showdown-start = Chi comincia: un tiro scoperto a testa
page-pe-showdown-poker = Una partita a poker: un tiro scoperto a testa
page-pe-showdown-duel = Nessuno ha colpito: decide un tiro scoperto a testa
page-pe-showdown-won-start = comincia
page-pe-showdown-won-poker = prende 2 pepite da ciascuno
page-pe-showdown-won-duel = vince la corsa
page-pe-duel = Duello
page-pe-duel-last = L’ultimo duello
page-pe-duel-who = { $one } contro { $two }
page-pe-duel-stake = Chi resta in piedi consegna la posta.
page-pe-steps = Il turno di { $who }, passo per passo
page-pe-steps-yours = Il tuo turno, passo per passo
page-pe-step-start = Inizio
page-pe-step-cup = Dadi
page-pe-step-claim = Annuncio
page-pe-step-doubts = Dubbi
page-pe-step-ride = Strada
page-pe-step-space = Casella
page-pe-cup-lift = Alza
page-pe-cup-down = Posa
page-pe-cup-none = Sotto il bicchiere non c’è nulla.
page-pe-cup-secret = Sotto il bicchiere: li vedi solo tu.
page-pe-cup-secret-short = Solo per te
page-pe-cup-covered = I tuoi dadi. Tocca per alzare il bicchiere, tieni premuto per sbirciare: li vedi solo tu.
page-pe-open = Scoperti, alla vista di tutti:
page-pe-cup-hidden = Sotto il bicchiere
page-pe-open-short = Scoperti
page-pe-open-none = Scoperti: nessuno. Un dado che togli viene qui, alla vista di tutti.
page-pe-shake =
    { $price ->
        [0] Scuoti il bicchiere: rilancia { $count ->
            [one] questo dado
           *[other] questi { $count } dadi
        } di nascosto. Gratis
        [one] Scuoti il bicchiere: rilancia { $count ->
            [one] questo dado
           *[other] questi { $count } dadi
        } di nascosto. 1 pepita
       *[other] Scuoti il bicchiere: rilancia { $count ->
            [one] questo dado
           *[other] questi { $count } dadi
        } di nascosto. { $price } pepite
    }
page-pe-shake-keep = Prima togli almeno un dado da tenere.
page-pe-throw =
    { $price ->
        [0] Rilancia { $count ->
            [0] dei dadi
            [one] il dado segnato
           *[other] i { $count } segnati
        } davanti a tutti. Gratis
        [one] Rilancia { $count ->
            [0] dei dadi
            [one] il dado segnato
           *[other] i { $count } segnati
        } davanti a tutti. 1 pepita
       *[other] Rilancia { $count ->
            [0] dei dadi
            [one] il dado segnato
           *[other] i { $count } segnati
        } davanti a tutti. { $price } pepite
    }
page-pe-throw-mark = Segna quelli da rilanciare; almeno un dado resta.
page-pe-charm =
    { $count ->
        [0] Rilancia gratis i dadi che tocchi
        [one] Gioca il ferro di cavallo: rilancia 1 dado gratis
       *[other] Gioca il ferro di cavallo: rilancia { $count } dadi gratis
    }
page-pe-stand = Tieni i dadi così, poi dichiara
page-pe-faces = La faccia del dado truccato
page-pe-ride =
    { $spaces ->
        [one] 1 casella
       *[other] { $spaces } caselle
    }
page-pe-true = quello che hai
page-pe-claim-yours = Tu dichiari
page-pe-callers-title = Chi può dubitarne
page-pe-caller-you = tu
page-pe-caller-thinks = può ancora parlare
page-pe-caller-spoke = ha parlato
page-pe-card-keep = tieni questa
page-pe-card-back = Non questa carta
page-pe-stay-chase = Resta dove sei
page-pe-stay-arrived = Prosegui
page-pe-stay-shot_at = Aspetta il colpo
page-pe-stay-hit = Incassa il colpo
page-pe-stay-missed = Lascia stare
page-pe-stay-train = Resta qui
page-pe-roll-ready = Tira i dadi sotto il bicchiere
page-pe-roll-prison = Tira una volta, allo scoperto
page-pe-reveal = Il bicchiere alzato
page-pe-reveal-claim = Dichiarato: { $hand }.
page-pe-reveal-truth = Sotto il bicchiere: { $hand }.
pony-express-practice-alone = Un rivale, e nessuno in mezzo
pony-express-practice-bystander = Un passante vicino alla linea
pony-express-practice-gate = Due passanti, uno vicino e uno lontano
pony-express-practice-crowd = Tre passanti sulla linea
pony-express-practice-prisoner = Dall’altro angolo, con un prigioniero a terra in mezzo
pony-express-practice-indians = Tre indiani
pony-express-practice-company = Tre indiani, e cavalieri in mezzo
pony-express-practice-legend = · la linea di tiro, 0 a 4 i cavalieri, tu sei 0, i Indiani, * la via del dado, ◆ dove si ferma, X a terra
page-shot-title = { $who } spara a { $whom }
page-shot-title-band = { $who } spara agli indiani
page-shot-title-band-raiders = { $who } spara alla banda
page-shot-watched = { $who } prende la mira.
page-shot-lighting = Si accende la lampada…
page-shot-place = Fai scorrere il dado lungo la linea; un tocco lo lascia qui
page-shot-pull = Tira indietro qui e lascia andare
page-shot-drunk = Whisky: la mano ondeggia
page-shot-sheriff = Lo sceriffo
page-shot-rolling = Il dado rotola…
page-shot-frame = Fotogramma per fotogramma
page-shot-skip = Alla fine
page-shot-again = Rivedi
page-shot-on = Avanti
page-shot-map = Guarda la mappa
page-shot-back = Torna al tiro
page-shot-picture = Immagine
page-shot-picture-auto = Come va bene al dispositivo
page-shot-picture-fine = Curata
page-shot-picture-plain = Semplice e rapida
page-shot-picture-flat = Piatta, dall’alto
page-shot-way = Come mirare
page-shot-way-drag = Tirare
page-shot-way-keys = Tasti
page-shot-way-switch = Un solo pulsante
page-shot-way-ear = A orecchio
page-shot-way-numbers = Numeri
page-shot-steps = Due tempi
page-shot-step-place = 1. Posa
page-shot-step-pull = 2. Tira
page-shot-about-drag = Prima fai scorrere il dado lungo la linea, o tocca l’immagine per lasciarlo dov’è. Poi premi in un punto qualsiasi, tira indietro come con una fionda e lascia andare: più tiri, più forte è il colpo. Un secondo dito mosso di lato dà l’effetto; così anche la rotella del mouse e il cursore. Esc ricomincia. Vedi dove miri, non che cosa ne verrà.
page-shot-about-keys = Frecce: sinistra e destra girano la mira, su e giù cambiano la forza; con Maiusc spostano il dado lungo la linea e ne cambiano l’effetto. Oppure digita il numero di una riga, poi più o meno. Ctrl fa passi di quattro, Home riprende la mira proposta. Invio una volta per puntare, un’altra per sparare; Esc per ripensarci.
page-shot-about-needles = Un tasto mette in moto un ago, il tasto successivo lo ferma. Frecce sinistra e destra: la direzione; su e giù: la forza; con Maiusc il posto sulla linea e l’effetto. Oppure digita il numero di una riga, poi più o meno. Invio una volta per puntare, un’altra per sparare; Esc per ripensarci.
page-shot-about-switch = Un ago si muove da solo, per ogni parte della mira a turno: posto sulla linea, direzione, forza, effetto. Una pressione lo avvia, una ferma ciascuna: all’ultima il dado parte. Il trattino segna la mira proposta. Va bene qualsiasi tasto, o un tocco; Esc ricomincia.
page-shot-about-ear = Senti la parte della mira che si muove, o l’ultima cambiata: un suono più acuto è più a destra, o di più. Un ago in moto suona un’ottava più in alto quando passa sulla mira proposta; se niente si muove, un battito su quattro è quella mira, e un ritmo più rapido è un colpo più forte. I suoni si sentono anche se l’audio è spento.
page-shot-about-numbers = Un numero per ogni parte della mira, o una delle mire qui sotto.
page-shot-own = A questo tavolo ognuno spara con la propria mano: solo i numeri sono esatti, e alla mira di tutti si aggiunge il tremito di una mano ferma.
page-shot-listen = Ascolta la mira
page-shot-slow = Aghi lenti
page-shot-sweep-start = Avvia l’ago
page-shot-sweep-stop = Ferma: { $what }
page-shot-sweep-last = Ferma: { $what }, e fuoco
page-shot-sweep-along = da qui
page-shot-sweep-angle = questa direzione
page-shot-sweep-strength = questa forza
page-shot-sweep-spin = questo effetto
page-shot-pad = La mira. Le frecce la cambiano, Invio punta e poi spara.
page-shot-arm = Punta
page-shot-fire = Fuoco!
page-shot-armed = Pronti a sparare: { $aim }. Invio spara, Esc rimette giù il dado.
page-shot-spread = Due tiri su tre restano entro { NUMBER($degrees, maximumFractionDigits: 1) }° dalla mira.

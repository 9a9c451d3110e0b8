### Posse in italiano.
### Le stesse chiavi, nello stesso ordine, in ogni lingua; ogni lingua è scritta, non tradotta.
### Un termine non accetta variabili: le parole scelte da un argomento ($to, $town, $warrior) sono messaggi.

## Stage Coach

stage-coach-title = Stage Coach
stage-coach-pitch = La diligenza sa dove va. Gli Indiani devono indovinarlo, e arrivarci prima.

## Stage Coach: le parole delle frasi che seguono

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
        [e] est
        [ne] nord-est
        [nw] nord-ovest
        [w] ovest
        [sw] sud-ovest
       *[se] sud-est
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
stage-coach-warrior = il guerriero { stage-coach-warrior-number }
stage-coach-loss =
    { $loss ->
        [one] 1 punto di forza
       *[other] { $loss } punti di forza
    }

## Stage Coach: le due parti

stage-coach-role-coach = La diligenza
stage-coach-role-indians = Gli Indiani

## Stage Coach: che cosa si può fare

stage-coach-action-destination = Vai a { stage-coach-town }
stage-coach-action-destination-about = Entrarci vuol dire vincere; nell’altra città si pareggia soltanto. Il foglietto resta piegato fino alla fine.
stage-coach-action-designate = Fai partire { stage-coach-warrior }
stage-coach-action-designate-about = Questo guerriero è sveglio dall’inizio; gli altri sei dormono finché qualcuno non passa sulla loro casella.
stage-coach-action-ahead = Avanza
stage-coach-action-ahead-about = Una casella in avanti, per 1 punto; un villaggio dà un passeggero la prima volta, una città chiude la partita.
stage-coach-action-turn = Gira verso { stage-coach-direction }
stage-coach-action-turn-about = Costa 1 punto qualunque sia l’angolo (o 1 per ogni sesto di giro, se il tavolo gioca così); prima del primo turno è gratis.
stage-coach-action-halt = Fermati qui
stage-coach-action-halt-about = Chiude la mossa di questo pezzo; i punti avanzati vanno persi, e il nemico vicino può ora essere affrontato.
stage-coach-action-ride = Muovi { stage-coach-warrior }
stage-coach-action-ride-about = Fino a 3 caselle, 1 punto ciascuna; un guerriero può anche fermarsi subito e combattere da dov’è.
stage-coach-action-step = Cavalca verso { stage-coach-direction }
stage-coach-action-step-about = Una casella per 1 punto; passare su chi dorme lo sveglia, ma non ci si ferma sulla casella di un altro.
stage-coach-action-rest = Lascia gli altri dove sono
stage-coach-action-rest-about = Nessun altro si muove in questo turno; chi è accanto alla diligenza può ancora combattere.
stage-coach-action-fight = Proponi lo scontro con { stage-coach-warrior }
stage-coach-action-fight-about = Basta una proposta: attacca e tira il dado la parte di turno, e le perdite contano subito.
stage-coach-action-hold = Non proporre nulla
stage-coach-action-hold-about = Non costa nulla; non si combatte, a meno che lo proponga l’altra parte.
stage-coach-action-wake = Sveglia { stage-coach-warrior }
stage-coach-action-wake-about = Non costa nulla, e questo guerriero può muoversi subito.

## Stage Coach: che cosa è successo

stage-coach-event-destined = Sul foglietto piegato: { stage-coach-town }.
stage-coach-event-began =
    { $side ->
        [coach] Turno { $turn }: la diligenza.
       *[indians] Turno { $turn }: gli Indiani.
    }
stage-coach-event-turned = La diligenza ha girato verso { stage-coach-direction }.
stage-coach-event-drove = La diligenza è andata in { $to }.
stage-coach-event-boarded = Un passeggero è salito in { $at }: la diligenza ha forza { $strength }.
stage-coach-event-rode = Il guerriero { stage-coach-warrior-number } è andato in { $to }.
stage-coach-event-woke = Il guerriero { stage-coach-warrior-number } si è svegliato in { $at }.
stage-coach-event-designated = Gli Indiani hanno fatto partire { stage-coach-warrior }.
stage-coach-event-skipped = Nessun guerriero era sveglio: gli Indiani hanno saltato il turno.
stage-coach-event-proposed =
    { $seat ->
        [0] La diligenza ha proposto di affrontare { stage-coach-warrior }.
       *[1] Gli Indiani hanno proposto lo scontro con { stage-coach-warrior }.
    }
stage-coach-event-held = Nessuno ha proposto uno scontro.
stage-coach-event-fought = La diligenza e { stage-coach-warrior } si sono scontrati: rapporto { $odds }, dado { $die }.
stage-coach-event-coach_lost =
    { $strength ->
        [0] La diligenza ha perso { stage-coach-loss }, e non ne aveva altri.
       *[other] La diligenza ha perso { stage-coach-loss }; forza rimasta: { $strength }.
    }
stage-coach-event-warrior_lost =
    { $strength ->
        [0] Il guerriero { stage-coach-warrior-number } ha perso { stage-coach-loss } ed è fuori dal gioco.
       *[other] Il guerriero { stage-coach-warrior-number } ha perso { stage-coach-loss }; forza rimasta: { $strength }.
    }
stage-coach-event-ended =
    { $ending ->
        [arrived] La diligenza è arrivata a { stage-coach-bound-for }, come diceva il foglietto, al turno { $turn }: ha vinto.
        [wrong_town] La diligenza è arrivata nell’altra città al turno { $turn }; il foglietto diceva { stage-coach-bound-for }: pareggio.
        [stopped] La diligenza, diretta a { stage-coach-bound-for }, è stata fermata al turno { $turn }: hanno vinto gli Indiani.
        [cleared] Al turno { $turn } non restava più alcun guerriero; la diligenza, diretta a { stage-coach-bound-for }, ha vinto.
       *[limit] Il turno { $turn } era l’ultimo, e la diligenza era ancora in viaggio per { stage-coach-bound-for }: pareggio.
    }

## Stage Coach: che cosa si chiede

stage-coach-prompt-destination = Scrivi la tua città, in segreto. Entrarci vuol dire vincere; nell’altra si pareggia soltanto.
stage-coach-prompt-facing = Orienta la diligenza per la partenza. È gratis; dopo, ogni cambio costa un punto.
stage-coach-prompt-designate = Scegli il guerriero di un villaggio che è sveglio dall’inizio. Gli altri sei dormono finché qualcuno non passa sulla loro casella.
stage-coach-prompt-journey = Tocca alla tua diligenza: 5 punti a turno, 1 per casella in avanti, 1 per girare. Un villaggio dà un passeggero; fermarsi accanto a un guerriero può portare a uno scontro.
stage-coach-prompt-reinforce = Nessuno dei tuoi guerrieri è sveglio. Svegliane uno: può muoversi subito.
stage-coach-prompt-muster = Scegli un guerriero da muovere, 3 punti ciascuno, o lascia gli altri dove sono. Passare su chi dorme lo sveglia; fermarsi accanto alla diligenza può portare a uno scontro.
stage-coach-prompt-riding = Prosegui, 1 punto a casella, o fermati. Accanto alla diligenza potrai combattere; se le sei proprio alle spalle, lei conta solo 1.
stage-coach-prompt-contact = Siete a contatto: proponi uno scontro, o nulla. Basta una proposta, e attacca la parte di turno. La tua risposta resta nascosta finché la cosa non è decisa.

## Stage Coach: istruzioni lasciate in anticipo

stage-coach-order-leave = A contatto: non proporre nulla
stage-coach-order-propose = A contatto: proponi lo scontro migliore per la tua parte, con un rapporto di { $odds } o più favorevole

## Stage Coach: opzioni del tavolo

stage-coach-option-map = Mappa
stage-coach-option-map-about = Il terreno di gioco. La mappa stampata non è stata ritrovata: queste sono entrambe nostre.
stage-coach-option-map-overland = Overland, la mappa lunga
stage-coach-option-map-cutoff = Cutoff, la mappa corta
stage-coach-map-overland = Overland: la traversata lunga, due villaggi, spazio per bluffare. Una ricostruzione; la mappa stampata non è stata ritrovata.
stage-coach-map-cutoff = Cutoff: una traversata più breve, fra montagne fitte. Un disegno nostro; la mappa stampata non è stata ritrovata.
stage-coach-option-turning = Cambio di direzione
stage-coach-option-turning-about = Quanto costa alla diligenza girare.
stage-coach-option-turning-any = 1 punto, qualunque sia l’angolo
stage-coach-option-turning-sixths = 1 punto per ogni sesto di giro
stage-coach-option-towns_closed = Città chiuse agli Indiani
stage-coach-option-towns_closed-about = I guerrieri non entrano né a North City né a South Corner. Secondo il regolamento possono, e sbarrano la strada.
stage-coach-option-reinforcements = Rinforzi
stage-coach-option-reinforcements-about = Se nessuno è sveglio, gli Indiani svegliano un guerriero all’inizio del turno, in un villaggio se possono. Secondo il regolamento saltano il turno.
stage-coach-option-proposals = Chi propone gli scontri
stage-coach-option-proposals-about = Secondo il regolamento ogni parte può proporre uno scontro, anche nel turno dell’altra.
stage-coach-option-proposals-either = Tutte e due le parti
stage-coach-option-proposals-on_turn = Solo la parte di turno
stage-coach-option-turn_limit = Limite di turni
stage-coach-option-turn_limit-about = Dopo questo numero di turni per parte, la partita è pari. Il regolamento non pone limiti.

## Stage Coach: teste di colonna

stage-coach-figure-turns = Turni
stage-coach-figure-fights = Scontri
stage-coach-figure-woken = Svegliati
stage-coach-figure-passengers = Passeggeri
stage-coach-figure-arrived = Arrivata
stage-coach-figure-wrong_town = Altra città
stage-coach-figure-stopped = Fermata
stage-coach-figure-cleared = Via libera
stage-coach-figure-limit = Fuori tempo

## Stage Coach: come è finita

stage-coach-ending-arrived = La diligenza è entrata nella città scritta sul foglietto: vince.
stage-coach-ending-wrong_town = La diligenza è arrivata in una città, ma non in quella del foglietto: pareggio.
stage-coach-ending-stopped = La diligenza non è mai arrivata: vincono gli Indiani.
stage-coach-ending-cleared = Non c’è più nessuno a fermare la diligenza: vince lei.
stage-coach-ending-limit = I turni sono finiti e la diligenza è ancora per strada: pareggio.

## Stage Coach: perché no

stage-coach-reason-already-facing = La diligenza guarda già verso { stage-coach-direction }: scegli un altro lato, o avanza.
stage-coach-reason-too-dear =
    { $points ->
        [one] Girare verso { stage-coach-direction } costa più dell’unico punto rimasto: scegli un lato più vicino, o fermati.
       *[other] Girare verso { stage-coach-direction } costa più dei { $points } punti rimasti: scegli un lato più vicino, o fermati.
    }
stage-coach-reason-edge = Lì la mappa finisce: scegli un’altra direzione.
stage-coach-reason-mountain = { $hex } è una montagna, e nessuno attraversa le montagne: aggirala.
stage-coach-reason-blocked = In { $hex } c’è un guerriero, e la diligenza non gli passa attraverso: cambia direzione, o fermati qui e combatti.
stage-coach-reason-occupied = In { $hex } c’è un altro guerriero, e nessuno si ferma sulla casella di un altro: prosegui.
stage-coach-reason-coach = In { $hex } c’è la diligenza, e nessuno le passa attraverso: aggirala, o fermati accanto e combatti.
stage-coach-reason-town-closed = { $hex } è una città, e a questo tavolo i guerrieri non vi entrano: fermati fuori.
stage-coach-reason-no-room = In { $hex } c’è un altro guerriero, e non restano punti per ripartire: scegli un’altra casella.
stage-coach-reason-gone = Il guerriero { stage-coach-warrior-number } è fuori dal gioco: scegline un altro.
stage-coach-reason-has-ridden = Il guerriero { stage-coach-warrior-number } si è mosso o svegliato in questo turno e riparte nel prossimo: scegline un altro.
stage-coach-reason-asleep = Il guerriero { stage-coach-warrior-number } dorme: passa sulla sua casella con un guerriero sveglio.

## Pony Express

pony-express-title = Pony Express
pony-express-pitch = Cavalchi quanto dici di aver tirato, finché nessuno dubita della tua parola.

## Pony Express: i cavalieri

pony-express-role-ted = Ted
pony-express-role-bill = Bill
pony-express-role-harry = Harry
pony-express-role-sammy = Sammy
pony-express-role-rick = Rick

## Pony Express: le parole delle frasi che seguono

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
       *[other] , altezza dell’unghia { $spin }
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

## Pony Express: che cosa si può fare

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

## Pony Express: che cosa è successo

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
pony-express-event-poker = Sono in tre o più sulla stessa casella: partita a poker.
pony-express-event-poker_won = { pony-express-rider } ha vinto la partita a poker.
pony-express-event-ended =
    { $ending ->
        [jackrabbit] { pony-express-rider } è arrivato alla terza cassetta al giro { $round } e ha vinto la corsa.
       *[duel] { pony-express-rider } ha vinto il duello finale al giro { $round }, e con esso la corsa.
    }

## Pony Express: che cosa si chiede

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
pony-express-prompt-aim = Tocca a te sparare: scegli angolo e forza. Tocca il rivale e vinci; tocca prima un altro cavaliere e ti arrestano. La mano trema, di più se colpisci forte.
pony-express-prompt-hit = Sei colpito. Gioca una carta, se è il suo momento; altrimenti il duello è perso.
pony-express-prompt-missed = Mancato. Gioca una carta, se è il suo momento, o lascia stare.
pony-express-prompt-train = Una stazione. Paga il prezzo e vai alla prossima, o resta: lì nessun incontro e nessun effetto.
pony-express-prompt-ambush = Tre Indiani sbarrano la strada. Un solo tiro: 1 pepita per ogni pedina abbattuta, 1 casella indietro per ogni pedina in piedi. Se tocchi un altro cavaliere, invece, vai in prigione.

## Pony Express: istruzioni lasciate in anticipo

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

## Pony Express: opzioni del tavolo

pony-express-option-liars_go_to_jail = Chi bluffa va in prigione
pony-express-option-liars_go_to_jail-about = Chi è scoperto a bluffare va anche in prigione. Secondo il regolamento resta soltanto dov’è.
pony-express-option-figure_must_fall = Il cavaliere deve cadere
pony-express-option-figure_must_fall-about = In duello un cavaliere è colpito solo se cade. Secondo il regolamento basta toccarlo.
pony-express-option-prisoners_met = Incontrare i prigionieri
pony-express-option-prisoners_met-about = I cavalieri in prigione contano per duelli e poker, come si può leggere nel regolamento francese. Secondo gli altri stanno accanto alla casella, e nessuno li disturba.
pony-express-option-desert_price = Prezzo nel deserto
pony-express-option-desert_price-about = Chi paga 2 per rilanciare: chi è nel deserto ora, o chi ci è entrato una volta.
pony-express-option-desert_price-there = Finché ci si è dentro
pony-express-option-desert_price-forever = Per sempre, una volta entrati
pony-express-option-poker_debt = Debiti a poker
pony-express-option-poker_debt-about = Chi va in prigione se non paga le 2 pepite; quel che manca lo mette la banca.
pony-express-option-poker_debt-short = Chi non può pagarle tutte e due
pony-express-option-poker_debt-broke = Solo chi non ne ha nessuna
pony-express-option-items = Carte oggetto
pony-express-option-items-about = Gioca con le venti carte oggetto, che sono nostre. Senza, le stazioni di posta non fanno nulla e la prigione non dà carte.
pony-express-option-hand = La mano di chi spara
pony-express-option-hand-about = Quanto trema ogni tiro: la stessa mano per tutti, con qualunque dispositivo; una mano ferma colpisce più spesso. Con la propria decide il gesto, quasi senza tremito: una questione di fiducia tra amici.
pony-express-option-hand-steady = Ferma
pony-express-option-hand-usual = Normale
pony-express-option-hand-shaky = Tremante
pony-express-option-hand-own = La propria

## Pony Express: teste di colonna

pony-express-figure-rounds = Giri
pony-express-figure-doubts_right = Dubbi giusti
pony-express-figure-doubts_wrong = Dubbi sbagliati
pony-express-figure-bluffs = Bluff tentati
pony-express-figure-caught = Bluff scoperti
pony-express-figure-duels = Duelli
pony-express-figure-shots = Tiri
pony-express-figure-hits = Colpi a segno
pony-express-figure-arrests = Arresti
pony-express-figure-poker_games = Partite a poker
pony-express-figure-prison = In prigione
pony-express-figure-items = Carte giocate
pony-express-figure-jackrabbit = Posta consegnata
pony-express-figure-duel = Duello finale

## Pony Express: come è finita

pony-express-ending-jackrabbit = Tutta la posta è consegnata: vince il cavaliere della terza cassetta.
pony-express-ending-duel = A Sacramento due erano troppi: chi vince il duello finale vince la corsa.

## Pony Express: carte oggetto

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

## Pony Express: mani, caselle, angoli

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

## La casa: rifiuti al tavolo

reason-not-an-option = «{ $action }» ora non si può fare: scegli dalla lista.
reason-not-an-action = { $action } non è un’azione di questo gioco: scegli dalla lista.
reason-not-asked = Ora non si chiede nulla al posto { $seat }: aspetta il tuo turno.
reason-stale = Qualcuno è stato più veloce: guarda come stanno ora le cose, poi scegli.
reason-over = Questa partita è finita: cominciane un’altra.
reason-no-chance = Ora non c’è nulla da tirare né da pescare, quindi { $outcome } non c’entra: tocca a un giocatore scegliere.
reason-impossible-outcome = { $outcome } non può uscire da «{ $chance }»: dai un risultato possibile.
reason-unknown-words =
    { $near ->
        [none] «{ $words }» non è un’azione di questo gioco: scegli dalla lista.
       *[other] «{ $words }» non è un’azione di questo gioco. Le più vicine: { $near }.
    }
reason-unknown-order =
    { $near ->
        [none] «{ $words }» non è un’istruzione di questo gioco: scegli dalla lista.
       *[other] «{ $words }» non è un’istruzione di questo gioco. Le più vicine: { $near }.
    }

## La casa: preparazione

reason-unknown-game = Nessun gioco si chiama «{ $game }». Ci sono: { $known }.
reason-unknown-bot = Nessun bot si chiama «{ $bot }» qui. Ci sono: { $known }.
reason-unknown-option = Questo gioco non ha l’opzione «{ $option }». Ha: { $known }.
reason-bad-option = L’opzione «{ $option }» non può valere { $value }. Può valere: { $allowed }.
reason-bad-seats = In { $seats } qui non si gioca: servono almeno { $fewest } giocatori, al massimo { $most }.

## La casa: partite scritte e posizioni salvate

reason-not-text = Questo file non è testo (UTF-8): scegli una partita scritta da Posse.
reason-not-json = Questo non è JSON ({ $problem }): correggilo, o riprendi il file dalla fonte.
reason-not-one-record =
    { $found ->
        [0] Questo file non contiene partite, e ne serviva una: scegline un altro.
       *[other] Questo file contiene { $found } partite, e ne serviva una: separale, o leggile tutte.
    }
reason-no-header = La partita comincia con «{ $found }» e non con un’intestazione: rimetti la riga d’intestazione in cima.
reason-bad-header = L’intestazione non è come dev’essere: servono { $known }, e nient’altro che «inputs» e «told».
reason-other-format = Questa partita è nel formato { $format }, che questo Posse non legge: usa quello che l’ha scritta.
reason-other-rules = Qui si è giocato con le regole { $rules } di { $game }, che non sono quelle in uso: prendi il Posse che l’ha scritto.
reason-stray-input = «{ $found }» è staccato dalla sua partita, forse manca una riga: riprendi il file dalla fonte.
reason-unknown-input = «{ $found }» non è una riga di partita: comincia con il numero di un posto, «chance» o «over».
reason-other-ending = La partita scritta finisce con i ranghi «{ $found }», quella giocata no: correggi l’ultima riga, o toglila.
reason-after-the-end = La partita era finita prima di questa riga: togli ciò che segue.
reason-bad-dump = Questa non è una posizione salvata: servono { $known }, e nient’altro.
reason-bad-phase = La posizione non corrisponde a nessun momento di un turno di questo gioco ({ $phase }): salvala di nuovo.
reason-bad-value = { $field } non può valere { $value }: correggi, o salva di nuovo la posizione.
reason-does-not-fit = I pezzi non vanno d’accordo con questo momento del turno ({ $phase }): salva di nuovo la posizione.
reason-not-over = Questa partita non è finita: quando lo sarà, si potrà raccontare, verificare e rigiocare.
reason-not-veiled = Le partite di { $game } si raccontano per intero: togli «told» dall’intestazione.

## La casa: mappe

reason-unknown-map = Nessuna mappa si chiama «{ $map }». Ci sono: { $known }.
reason-map-name-taken = Una mappa del gioco si chiama già «{ $map }»: dai un altro nome alla tua.
reason-not-toml = Questa mappa non è TOML ({ $problem }): correggila e rileggila.
reason-map-lacks = Alla mappa manca «{ $field }»: aggiungilo, come testo.
reason-map-ragged =
    { $columns ->
        [one] Una riga della mappa si interrompe o sborda in { $hex }: ogni riga ha { $columns } segno.
       *[other] Una riga della mappa si interrompe o sborda in { $hex }: ogni riga ha { $columns } segni.
    }
reason-map-unknown-sign = «{ $sign }» in { $hex } non è un segno di mappa: usa . ^ W N S V T o R.
reason-map-wrong-count =
    { $found ->
        [0] La mappa non ha { $sign }: ne servono { $wanted }.
       *[other] La mappa ha { $found } volte { $sign } (in { $hex }): ne servono { $wanted }.
    }
reason-map-out-of-reach = Nessuna via porta da West Point a { $sign } in { $hex }: aprine una fra le montagne.
reason-no-such-game = Il file contiene { $found ->
        [one] 1 partita
       *[other] { $found } partite
    }; il numero { $number } non c’è.
reason-no-such-seat = Il posto { $seat } non c’è: questa partita ne ha { $seats }, contati da 0.
reason-no-such-file = Il file { $file } non esiste.
reason-too-few-bots = Un torneo chiede almeno due giocatori automatici diversi, non { $bots }.
reason-too-few-games = { $games } è troppo poco: chiedi almeno una partita.
reason-unknown-language = Posse non parla ancora { $language }: scegli tra { $known }.

## La casa: piste e tiri

reason-track-wrong-end = La pista si ferma alla casella { $space }: deve finire a Sacramento, e da nessun’altra parte.
reason-track-bad-space = La casella { $space } della pista non è scritta come una casella: dalle un tipo e un posto.
reason-track-unknown-kind = La casella { $space } non può essere «{ $kind }»: usa uno dei tipi che il gioco conosce.
reason-track-bad-train = Il treno della casella { $space } vuole una stazione a ogni capo: correggi il tipo, o la destinazione.
reason-bad-aim = Non si può sparare con { $field } = { $value }: scegli un numero consentito.
reason-bad-scene = Non si può preparare il tabellone con { $field } = { $value }: correggi e riprova.
reason-blocked-start = Il dado partirebbe da dove sta { $piece }: scegli un altro punto della linea.
reason-bad-frames = Questo filmato di un tiro non si legge: spara di nuovo, o riprendilo dalla fonte.
reason-no-engine = I tiri non si possono calcolare, manca { $missing }: esegui { $run }.

## La casa: i tavoli del server

reason-no-such-table = Qui non c’è un tavolo così: controlla il link, o chiedi a chi te l’ha mandato.
reason-not-started = La partita non è ancora iniziata: aspetta che chi ospita la avvii.
reason-already-started = La partita è già iniziata: si poteva fare solo prima.
reason-seats-empty = Ancora liberi: { $seats }. Aspetta altre persone, o affida questi posti ai bot.
reason-seat-taken = Il posto { $seat } è occupato: scegline uno libero, o guarda.
reason-not-your-seat = Il posto { $seat } non è tuo: apri il link che hai ricevuto per averlo.
reason-not-host = Può farlo solo chi ospita il tavolo: chiedi a chi l’ha aperto.
reason-spectator = Stai guardando: prendi un posto per giocare.
reason-bot-plays = Un bot sta giocando il posto { $seat } per te: prima riprenditelo.
reason-bot-failed = Il bot { $bot } non ha saputo decidere: si gioca per lui la scelta predefinita.
reason-not-abandoned = Il posto { $seat } non è abbandonato: abbi pazienza, o chiedi a chi ci gioca di lasciarlo.
reason-resigned = Hai rinunciato al posto { $seat }, e un bot continua: guarda, poi chiedi la rivincita.
reason-too-many-orders = Troppe istruzioni: lasciane al massimo { $most }.
reason-nothing-said = Qui non c’è niente da dire: scrivi una parola o due.
reason-said-enough = Questo tavolo ha sentito { $most } messaggi e non ne conserva altri: continuate altrove, o alla rivincita.
reason-no-undo = Non si può riprendere: qualcosa è stato mostrato o tirato, o tocca a un altro rispondere.
reason-no-record = Questa partita è cominciata a metà di un’altra e non è scritta a parte: prendi l’altra.
reason-no-such-step = Non c’è un passo { $step }: questa partita ne ha { $steps }.
reason-nothing-there = Lì non si può fare nulla: indica qualcos’altro.

## La casa: parlare col server

reason-bad-link = Questo link non è dei nostri: copialo per intero, o chiedine uno nuovo.
reason-link-ended = Questo link è stato sostituito da uno più recente: apri quello, o chiedilo a chi ce l’ha.
reason-too-fast = Troppo veloce per noi: riprova tra { $seconds ->
        [one] 1 secondo
       *[other] { $seconds } secondi
    }.
reason-bad-message = Il server non capisce questo messaggio ({ $problem }): confrontalo con docs/protocol.md.
reason-message-too-large = Questo messaggio è troppo lungo per il server: manda meno per volta.
reason-no-hello = Si comincia con «hello»: di’ prima quale tavolo vuoi.
reason-other-protocol = Questo server parla il protocollo { $protocol }: ricarica la pagina, o aggiorna il tuo programma.
reason-other-host = La casa non è nota con questo nome: usa l’indirizzo che ti ha dato chi ospita.
reason-other-origin = Questo viene dalla pagina di un altro sito: apri la pagina della casa.
reason-no-such-page = A questo indirizzo non c’è nulla: comincia dalla pagina iniziale.
reason-no-such-method = Questo indirizzo non si usa così: vedi /api/openapi.json.
reason-store-down = Il server non raggiunge il suo archivio in questo momento: riprova tra poco. Se la tua mossa è salva, la vedrai.

## La casa: tenere un server

reason-bad-database = Questo non indica un database: dai un file, o un indirizzo che inizia con postgresql://.
reason-bad-bus = Questo non indica un bus: di’ memory, o un indirizzo che inizia con postgresql:// o redis://.
reason-needs-bus = { $workers } processi devono sentirsi tra loro: usa PostgreSQL, o indica un Redis con --bus.
reason-needs-extra = Per questo manca una parte di Posse: esegui python3 run.py install { $extra }, oppure installa posse[{ $extra }] con pip.
reason-port-taken = Posse non può ascoltare su { $host }, porta { $port }: è occupata, o vietata. Scegli un altro --port.
reason-newer-database = Questo database l’ha scritto un Posse più recente (revisione { $found }): usa quello, o la copia di riserva.
reason-no-database = Non c’è ancora un database { $path }: avvia il server una volta, o indicane un altro con --database.
reason-file-exists = { $path } c’è già e non viene sovrascritto: dai un altro nome.
reason-use-pg-dump = PostgreSQL ha per questo uno strumento migliore: usa pg_dump.
reason-unknown-tables = Questo database non ha un tavolo { $tables }: posse admin tables li elenca.
reason-old-database = Questo database è di un Posse precedente (revisione { $found }, non { $needed }): lancia posse admin migrate.
reason-database-fails = Il database non si può usare ({ $problem }): guarda se lo è davvero, e se si raggiunge.
reason-file-fails = { $file } non si può usare: { $problem }
reason-bad-table = Non è un tavolo come lo scrive posse admin export (guarda { $field }): riprendi il file dalla sua fonte.
reason-changed-table = Questo tavolo non è più come fu scritto: riprendi il file dalla sua fonte.
reason-does-not-replay = Questa partita non si ripete come fu giocata: posse admin replay dice dove.
reason-given-up = Questa partita fu abbandonata prima della fine: solo posse admin export senza --records la conserva.
reason-delete-what = Di’ che cosa eliminare: tavoli per nome, o --older-than, o --status.

## La casa: dadi verificabili

reason-other-record = Questa prova appartiene a un’altra partita scritta di { $game }: scarica di nuovo entrambe, per lo stesso posto.
reason-bad-reveal = Questa prova non si legge («{ $field }» non è come dovrebbe): scaricala di nuovo.

## Bot

bot-random = A caso
bot-random-about = Fa qualunque cosa permessa. Buona compagnia per una prima partita.
bot-greedy = Ingordo
bot-greedy-about = Prende ciò che sembra meglio subito, senza guardare oltre.
bot-base = A occhio
bot-base-about = Prende la via solita, in un attimo. Un metro di paragone.
bot-equilibrium = Equilibrio
bot-equilibrium-about = Dichiara e dubita secondo le probabilità: sapere come gioca non giova a nulla.
bot-shader = Offerente semplice
bot-shader-about = Offre una parte fissa di ciò che un lotto renderà, e non pensa ad altro.
bot-greenhorn = Pivello
bot-greenhorn-about = Appena arrivato: giudica male, dimentica, spara largo. Anche un bambino può vincere.
bot-cowhand = Mandriano
bot-cowhand-about = Conosce il mestiere, ma si lascia prendere la mano.
bot-deputy = Vicesceriffo
bot-deputy-about = Gioca ciò che sembra meglio, senza pensare oltre. Rapido e non sciocco.
bot-sheriff = Sceriffo
bot-sheriff-about = Mano ferma: fa bene i conti, e gli sfugge poco.
bot-legend = Leggenda
bot-legend-about = Il più forte di tutti: pensa fino a un secondo e non dimentica nulla.
bot-honest = Onesto
bot-honest-about = Dice le cose come stanno e fa la cosa più semplice.
bot-paranoid = Diffidente
bot-paranoid-about = Non si fida di nessuno e si guarda dal peggio.
bot-tall-tale = Fanfarone
bot-tall-tale-about = Non lascia mai che la verità rovini una bella storia.
bot-all-in = Scavezzacollo
bot-all-in-about = Tutto su una carta sola, ogni volta.
bot-miserly = Avaro
bot-miserly-about = Si tiene stretta ogni pepita e ogni banconota, e non rischia nulla.

### The terminal

cli-welcome = Posse: tre giochi da tavolo del vecchio West. Scrivi un numero, o Invio per il primo; q per uscire.
cli-which-game = Quale gioco?
cli-who-sits = { $role }: chi gioca?
cli-how-many = In quanti si gioca?
cli-which-map = Su quale mappa?
cli-me = Una persona a questo terminale
cli-pick-a-number = Scrivi un numero da 1 a { $most }, o q per uscire.
cli-prompt = >
cli-enter = Invio per continuare.
cli-turn = turno { $turn }
cli-curtain = Ora tocca a: { $role }. Passa lo schermo; nessun altro guardi.
cli-left = Hai lasciato il tavolo.
cli-no-undo = Niente da riprendere: un dado è stato tirato, qualcosa è stato mostrato, o l’altra parte ha mosso.
cli-you-can = Puoi farlo: { $action } è tra le tue scelte.
cli-saved = Partita salvata in { $file }. Il file contiene tutti i segreti; posse play --resume la riprende.
cli-cannot-write = Non si può scrivere { $file }: { $problem }
cli-won = Vittoria: { $who }.
cli-drawn = Pari: { $who }.
cli-help =
    Scrivi il numero di una scelta, o le sue parole tra parentesi; più d’una con le virgole (ahead, ahead, turn ne).
    consiglio chiede al bot più forte; perché PAROLE spiega perché una cosa non si può fare; annulla riprende l’ultimo passo finché nulla
    è stato mostrato o tirato; storia racconta di nuovo; salva FILE conserva la partita; esci se ne va.
cli-command-help = aiuto
cli-command-hint = consiglio
cli-command-why = perché
cli-command-undo = annulla
cli-command-log = storia
cli-command-save = salva
cli-command-quit = esci
cli-replay-prompt = Invio: avanti · b: indietro · un numero: vai lì · q: esci
cli-line = Riga { NUMBER($line, useGrouping: 0) }:
cli-simulating = Partite in corso
cli-simulated =
    { $title }: { $games ->
        [one] 1 partita
       *[other] { NUMBER($games, useGrouping: 0) } partite
    }, seme { $seed }
cli-all-seats = tutti i posti
cli-head-role = Ruolo
cli-head-bot = Giocatore automatico
cli-head-games = Partite
cli-head-wins = Vittorie
cli-head-draws = Pari
cli-head-losses = Sconfitte
cli-head-share = Quota di vittorie
cli-head-interval = Intervallo al 95 %
cli-head-figure = Misura
cli-head-mean = Media
cli-head-each = Ogni volta
cli-stage-coach-coach = Diligenza in { $hex }, rivolta verso { stage-coach-direction }, forza { $strength }{ $destination ->
        [hidden] .
       *[other] , diretta a { stage-coach-bound-for } (segreto).
    }
cli-stage-coach-sleeper = Guerriero { stage-coach-warrior-number } in { $hex }, addormentato, forza { $strength }.
cli-stage-coach-warrior = Guerriero { stage-coach-warrior-number } in { $hex }, sveglio, forza { $strength }.
cli-stage-coach-fight = Guerriero { stage-coach-warrior-number }: rapporto { $odds }. Su 6 dadi, { $attacker } colpiscono l’attaccante, { $defender } il difensore.
cli-stage-coach-legend = C→ la diligenza e il suo davanti · 3² sveglio, forza 2 · 3z addormentato · V villaggio · ^ tepee · /\ montagna
cli-stage-coach-relays = Passeggeri in attesa: { $hexes }.
cli-stage-coach-points = Punti rimasti: { $points }.
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
cli-drawn-to = Disegnato: { $file }
cli-told = Scritto per gli altri: { $file }
cli-verify-head-rolls = Lanci, pescate e tiri
cli-verify-head-number = Numero
cli-verify-whole = Provati per intero
cli-verify-part = Provati per quanto mostrato: { $proved } dadi su { $words }
cli-verify-hidden = Non provati: mai mostrati a questo lettore
cli-verify-sealed = Non provati: una prova direbbe cosa tengono gli altri
cli-verify-commitment = Impegno: { $value }
cli-verify-salt = Sale dei giocatori: { $value }
cli-verify-compare = Confronta entrambi con ciò che avevi annotato prima del primo lancio: senza, questo prova poco.
cli-verify-holds = Tutto torna: ciò che è stato mostrato è ciò che era fissato prima della partita.
cli-verify-fault-commitment = Non torna: la prova porta all’impegno { $made }, non a quello che avevi annotato.
cli-verify-fault-salt = Non torna: la prova ha il sale { $made }, non quello che avevi annotato.
cli-verify-fault-root = Non torna: alcune chiavi della prova non erano fissate prima della partita.
cli-verify-fault-withheld = Non torna: { $said } è stato mostrato, ma la sua chiave manca.
cli-verify-fault-outcome = Non torna: la partita scritta dice { $said }, le chiavi danno { $made }.
cli-serving = Posse è aperto all’indirizzo { $address }
cli-serving-stop = Ctrl+C per chiudere. I tavoli restano, e riprendono alla riapertura.
cli-admin-head-table = Tavolo
cli-admin-head-name = Nome
cli-admin-head-game = Gioco
cli-admin-head-status = Stato
cli-admin-head-seats = Posti
cli-admin-head-moves = Mosse
cli-admin-head-changed = Ultima modifica
cli-admin-status-waiting = in attesa
cli-admin-status-playing = in corso
cli-admin-status-over = finita
cli-admin-no-tables = Non c’è nessun tavolo così.
cli-admin-exported =
    { $count ->
        [one] { $count } partita scritta in { $file }
       *[other] { $count } partite scritte in { $file }
    }
cli-admin-secrets = { $file } contiene tutti i segreti delle sue partite, anche in corso: non mostrarlo a nessuno.
cli-admin-there-already = Il tavolo { $table } c’è già, e resta com’è.
cli-admin-refused = il tavolo { $table } non viene aggiunto.
cli-admin-imported = Aggiunti: { $added }. Già presenti: { $skipped }. Non aggiunti: { $refused }.
cli-admin-delete-ask =
    { $count ->
        [one] { $count } tavolo andrebbe perso per sempre
       *[other] { $count } tavoli andrebbero persi per sempre
    } (in corso: { $playing }). Scrivi «{ cli-admin-delete-word }» per continuare:
cli-admin-delete-word = elimina
cli-admin-deleted =
    { $count ->
        [one] { $count } tavolo eliminato.
       *[other] { $count } tavoli eliminati.
    }
cli-admin-kept = Non è stato eliminato niente.
cli-admin-copied = Il database è copiato in { $file }
cli-admin-replayed = Controllati: { $checked }. Saltati: { $skipped }. Differenze: { $differences }.
cli-admin-fault-gap = prima di questa manca la voce { $made }.
cli-admin-fault-stray = «{ $stored }» qui non ha posto.
cli-admin-fault-roll = le regole qui chiedono «{ $made }», non «{ $stored }».
cli-admin-fault-refused = le regole la rifiutano: { $why }
cli-admin-fault-entry = dice «{ $stored }», ma questa versione scriverebbe «{ $made }».
cli-admin-fault-heard = fu detta a { $stored }, ma questa versione la direbbe a { $made } (posti; * il pubblico, - nessuno).
cli-admin-fault-unreadable = non si può leggere ({ $stored }).
cli-admin-fault-status = il tavolo è segnato «{ $stored }», ma le sue voci ne fanno «{ $made }».
cli-admin-up-to-date = Il database è aggiornato (revisione { $revision }).
cli-admin-migrated = Il database è passato dalla revisione { $before } alla { $after }.

### La pagina

page-open = La casa è aperta.
page-soon = Questo server è stato installato senza la sua pagina. Nel terminale:
page-doors = Per i tuoi bot e programmi:

# --- page: stage-coach board ---

page-sc-title-overland = La via Overland
page-sc-title-cutoff = La scorciatoia
page-sc-key-village = villaggio, stazione
page-sc-scale =
    { $hexes ->
        [one] una casella
       *[other] { $hexes } caselle
    }
page-sc-terrain =
    { $terrain ->
        [mountain] montagna
        [start] West Point
        [north] { -sc-north }
        [south] { -sc-south }
        [village] villaggio
        [tepee] tepee
        [relay] stazione di posta
       *[plain] terreno aperto
    }
page-sc-map = Carta topografica
page-sc-keys = Sinistra e destra seguono la fila, su e giù tengono la lettera della colonna; con Maiusc prendono l’altra casella vicina. N porta alla prossima casella da scegliere, Inizio e Fine ai capi della fila. Invio indica una casella.
page-sc-here-coach = la diligenza, rivolta verso { stage-coach-direction }, forza { $strength }
page-sc-state =
    { $state ->
        [asleep] addormentato
        [ridden] sveglio, ha già mosso
       *[awake] sveglio
    }
page-sc-here-warrior = { stage-coach-warrior }, { page-sc-state }, forza { $strength }
page-sc-here-passenger = un passeggero aspetta
page-sc-can =
    { $kind ->
        [ahead] puoi avanzare qui
        [turn] puoi girare da questa parte
        [step] puoi cavalcare fin qui
        [ride] puoi muovere questo guerriero
        [designate] puoi cominciare con questo guerriero
        [wake] puoi svegliare questo guerriero
        [fight] puoi proporre uno scontro qui
        [destination] puoi scrivere questa città
       *[other] puoi scegliere questo
    }
page-sc-within-reach = a portata
page-sc-turn =
    Turno { $turn } di { $limit }: { $side ->
        [coach] la diligenza
       *[indians] gli Indiani
    }
page-sc-points =
    { $points ->
        [one] resta 1 punto
       *[other] restano { $points } punti
    }
page-sc-line-coach = La diligenza in { $hex }, rivolta verso { stage-coach-direction }, forza { $strength }
page-sc-line-slip = Sul foglietto: { stage-coach-bound-for }
page-sc-line-fight = Scontro con { stage-coach-warrior }: { $attacker } contro { $defender }, rapporto { $odds }. Delle sei facce del dado, { $coach } colpiscono la diligenza, { $other } il guerriero
page-sc-line-warrior = Guerriero { stage-coach-warrior-number } in { $hex }, { page-sc-state }, forza { $strength }
page-sc-line-gone = Il guerriero { stage-coach-warrior-number } è fuori dal gioco
page-sc-line-passenger = Un passeggero aspetta in { $hex }
page-sc-line-town = { stage-coach-town } in { $hex }
page-sc-odds =
    { $attacks ->
        [coach] attacca la diligenza
       *[warrior] attacca { stage-coach-warrior }
    }
page-sc-odds-side = Chi
page-sc-odds-force = vale
page-sc-odds-die = Dado { $die }
page-sc-odds-coach = Diligenza
page-sc-odds-warrior = Guerriero { stage-coach-warrior-number }
page-sc-slip-folded = Il tuo foglietto
page-sc-slip-open = In viaggio per { stage-coach-bound-for }
page-sc-slip-sealed = Il foglietto della diligenza, piegato
page-sc-look = Come si vede la mappa
page-sc-closer = Più vicino
page-sc-further = Più lontano
page-sc-whole = Tutta la mappa
page-sc-follow = Vai dove c’è da agire
page-sc-stamp =
    { $ending ->
        [arrived] Arrivata
        [wrong_town] Altra città
        [stopped] Fermata
        [cleared] Via libera
       *[limit] Fuori tempo
    }

# --- end of page: stage-coach board ---

# --- page: house ---

page-house = Posse
page-title = Posse: giochi da tavolo del vecchio West
page-skip = Vai al contenuto
page-home = Posse: la pagina iniziale
page-lost = A questo indirizzo non c’è niente.
page-close = Chiudi
page-cancel = Annulla
page-done = Fatto
page-you = Tu
page-a-bot = gioca un bot

page-greeting = Accomodati.
page-tagline = Giochi da tavolo del vecchio West, contro bot che non tengono mai il broncio o contro amici, che chissà.
page-games = I giochi
page-play-now = Gioca subito contro i bot
page-dealing = Si apparecchia il tavolo…
page-at-the-table = Al tavolo
page-your-side = Giochi con
page-players = da { $fewest } a { $most } giocatori
page-players-exactly = { $count } giocatori
page-length-stage-coach = circa 20 minuti
page-length-pony-express = circa 45 minuti

page-with-people = In compagnia
page-with-people-about = Apri un tavolo e fai girare il link. Non serve un account, e a una sedia vuota può sedersi un bot.
page-make-table = Apri un tavolo
page-join = Siediti
page-join-link = Hai ricevuto un link?
page-join-link-example = Incollalo qui
page-join-link-wrong = Questo link non porta a un tavolo: dovrebbe finire con /t/ e una fila di lettere.
page-open-tables = Tavoli aperti
page-no-open-tables = In questo momento non aspetta nessuno. Apri un tavolo e troveranno te.
page-to-watch = Partite da guardare
page-watch = Guarda
page-free-seats =
    { $free ->
        [one] { $free } posto libero su { $seats }
       *[other] { $free } posti liberi su { $seats }
    }
page-your-tables = I tuoi tavoli
page-your-turn = Tocca a te
page-go-on = Continua
page-replay = Rivedi
page-status-waiting = Non iniziata
page-status-playing = In corso
page-more-tables =
    { $count ->
        [one] { $count } altro
       *[other] altri { $count }
    }
page-finished =
    { $count ->
        [one] { $count } partita finita
       *[other] { $count } partite finite
    }
page-live = Dal vivo, in una volta
page-over-days = In più giorni
page-colophon = Posse è opera di chi ama questi giochi, non dei loro editori. Dove un tabellone o una carta non si trovava, ne abbiamo fatto uno nostro seguendo le regole; e ogni immagine qui è disegnata da noi.

page-make-game = Il gioco
page-make-company = Chi gioca?
page-company-link = Amici
page-company-link-about = Chi ha il link può sedersi.
page-company-open = Chiunque
page-company-open-about = Il tavolo compare anche nella pagina iniziale.
page-company-device = Tutti noi, qui
page-company-device-about = Un solo dispositivo, di mano in mano.
page-make-seats = Quanti posti
page-make-people = Chi siede dove
page-make-people-about = Una sedia senza nome va a un bot.
page-make-pace = Tempo per pensare
page-pace-easy = Senza orologio
page-pace-easy-about = Tra amici.
page-pace-usual = 1 minuto a decisione
page-pace-usual-about = E 5 minuti di riserva per tutta la partita.
page-pace-brisk = 20 secondi a decisione
page-pace-brisk-about = E 2 minuti di riserva per tutta la partita.
page-pace-day = 1 giorno a decisione
page-pace-day-about = Gioca quando puoi: basta un’occhiata al giorno.
page-pace-three-days = 3 giorni a decisione
page-pace-three-days-about = Per chi ha anche altro da fare.
page-pace-week = 1 settimana a decisione
page-pace-week-about = Per posta, o quasi.
page-make-absent = Sostituisce gli assenti
page-absent-nobody = Nessuno
page-absent-nobody-about = Si fa per loro la scelta più semplice.
page-make-name = Nome del tavolo
page-make-name-about = Senza nome, ne riceverà uno.
page-make-rules = Regole della casa
page-make-changed =
    { $count ->
        [0] come da regolamento
        [one] { $count } cambiata
       *[other] { $count } cambiate
    }
page-make-it = Apri il tavolo
page-make-begin = Comincia

page-settings = Impostazioni
page-your-name = Il tuo nome
page-your-name-about = Come ti chiamano gli altri al tavolo.
page-language = Lingua
page-light = Luce
page-light-system = Come il dispositivo
page-light-light = Luce del giorno
page-light-dark = Luce di lampada
page-text = Grandezza del testo
page-motion = Movimento
page-motion-system = Come il dispositivo
page-motion-full = Vivace
page-motion-reduced = Fermo
page-sound = Suoni
page-skin = I cavalieri di Stage Coach
page-skin-period = Come nel gioco d’epoca
page-skin-raiders = Una banda di predoni
page-skin-about = Altre parole e altri pezzi, lo stesso gioco.

# --- end of page: house ---

# --- page: notes ---

stage-coach-note-cost =
    { $cost ->
        [one] Costa 1 punto, ne restano { $left }.
       *[other] Costa { $cost } punti, ne restano { $left }.
    }
stage-coach-note-lost =
    { $points ->
        [one] Rinuncia al punto rimasto.
       *[other] Rinuncia ai { $points } punti rimasti.
    }
stage-coach-note-touches = Si ferma accanto a un nemico: può esserci uno scontro.
stage-coach-note-boards = Sale un passeggero: forza più 1.
stage-coach-note-arrives = Entra in città, e la partita finisce.
stage-coach-note-points = Ha { $points } punti per cavalcare.
stage-coach-note-wakes = Sveglia { stage-coach-warrior }.
stage-coach-note-behind = Proprio dietro la diligenza: da qui conta solo 1.
stage-coach-note-beside = Accanto alla diligenza.
stage-coach-note-odds =
    { $side ->
        [coach] La diligenza attacca a { $odds }: su sei facce, { $attacker } feriscono lei e { $defender } il guerriero.
       *[indians] Gli indiani attaccano a { $odds }: su sei facce, { $attacker } feriscono il guerriero e { $defender } la diligenza.
    }

# --- end of page: notes ---

# --- page: plain board ---

page-plain-title = Il tavolo
page-plain-point = Che cosa puoi indicare
page-plain-boolean =
    { $value ->
        [yes] sì
       *[no] no
    }

# --- end of page: plain board ---

# --- page: raiders ---

stage-coach-pitch-raiders = La diligenza sa dove va. I predoni devono indovinarlo, e arrivarci prima.
stage-coach-warrior-raiders = il predone { stage-coach-warrior-number }
stage-coach-role-indians-raiders = I predoni
stage-coach-action-designate-raiders = Fai partire { stage-coach-warrior-raiders }
stage-coach-action-designate-about-raiders = Questo predone è sveglio dall’inizio; gli altri sei dormono finché qualcuno non passa sulla loro casella.
stage-coach-action-ride-raiders = Muovi { stage-coach-warrior-raiders }
stage-coach-action-ride-about-raiders = Fino a 3 caselle, 1 punto ciascuna; un predone può anche fermarsi subito e combattere da dov’è.
stage-coach-action-fight-raiders = Proponi lo scontro con { stage-coach-warrior-raiders }
stage-coach-action-wake-raiders = Sveglia { stage-coach-warrior-raiders }
stage-coach-action-wake-about-raiders = Non costa nulla, e questo predone può muoversi subito.
stage-coach-event-began-raiders =
    { $side ->
        [coach] Turno { $turn }: la diligenza.
       *[indians] Turno { $turn }: i predoni.
    }
stage-coach-event-rode-raiders = Il predone { stage-coach-warrior-number } è andato in { $to }.
stage-coach-event-woke-raiders = Il predone { stage-coach-warrior-number } si è svegliato in { $at }.
stage-coach-event-designated-raiders = I predoni hanno fatto partire { stage-coach-warrior-raiders }.
stage-coach-event-skipped-raiders = Nessun predone era sveglio: hanno saltato il turno.
stage-coach-event-proposed-raiders =
    { $seat ->
        [0] La diligenza ha proposto di affrontare { stage-coach-warrior-raiders }.
       *[1] I predoni hanno proposto lo scontro con { stage-coach-warrior-raiders }.
    }
stage-coach-event-fought-raiders = La diligenza e { stage-coach-warrior-raiders } si sono scontrati: rapporto { $odds }, dado { $die }.
stage-coach-event-warrior_lost-raiders =
    { $strength ->
        [0] Il predone { stage-coach-warrior-number } ha perso { stage-coach-loss } ed è fuori dal gioco.
       *[other] Il predone { stage-coach-warrior-number } ha perso { stage-coach-loss }; forza rimasta: { $strength }.
    }
stage-coach-event-ended-raiders =
    { $ending ->
        [arrived] La diligenza è arrivata a { stage-coach-bound-for }, come diceva il foglietto, al turno { $turn }: ha vinto.
        [wrong_town] La diligenza è arrivata nell’altra città al turno { $turn }; il foglietto diceva { stage-coach-bound-for }: pareggio.
        [stopped] La diligenza, diretta a { stage-coach-bound-for }, è stata fermata al turno { $turn }: hanno vinto i predoni.
        [cleared] Al turno { $turn } non restava più alcun predone; la diligenza, diretta a { stage-coach-bound-for }, ha vinto.
       *[limit] Il turno { $turn } era l’ultimo, e la diligenza era ancora in viaggio per { stage-coach-bound-for }: pareggio.
    }
stage-coach-prompt-designate-raiders = Scegli il predone di un villaggio che è sveglio dall’inizio. Gli altri sei dormono finché qualcuno non passa sulla loro casella.
stage-coach-prompt-journey-raiders = Tocca alla tua diligenza: 5 punti a turno, 1 per casella in avanti, 1 per girare. Un villaggio dà un passeggero; fermarsi accanto a un predone può portare a uno scontro.
stage-coach-prompt-reinforce-raiders = Nessuno dei tuoi predoni è sveglio. Svegliane uno: può muoversi subito.
stage-coach-prompt-muster-raiders = Scegli un predone da muovere, 3 punti ciascuno, o lascia gli altri dove sono. Passare su chi dorme lo sveglia; fermarsi accanto alla diligenza può portare a uno scontro.
stage-coach-option-towns_closed-raiders = Città chiuse ai predoni
stage-coach-option-towns_closed-about-raiders = I predoni non entrano né a North City né a South Corner. Secondo il regolamento possono, e sbarrano la strada.
stage-coach-option-reinforcements-about-raiders = Se nessuno è sveglio, i predoni ne svegliano uno all’inizio del turno, in un villaggio se possono. Secondo il regolamento saltano il turno.
stage-coach-ending-stopped-raiders = La diligenza non è mai arrivata: vincono i predoni.
stage-coach-reason-blocked-raiders = In { $hex } c’è un predone, e la diligenza non gli passa attraverso: cambia direzione, o fermati qui e combatti.
stage-coach-reason-occupied-raiders = In { $hex } c’è un altro predone, e nessuno si ferma sulla casella di un altro: prosegui.
stage-coach-reason-town-closed-raiders = { $hex } è una città, e a questo tavolo i predoni non vi entrano: fermati fuori.
stage-coach-reason-no-room-raiders = In { $hex } c’è un altro predone, e non restano punti per ripartire: scegli un’altra casella.
stage-coach-reason-gone-raiders = Il predone { stage-coach-warrior-number } è fuori dal gioco: scegline un altro.
stage-coach-reason-has-ridden-raiders = Il predone { stage-coach-warrior-number } si è mosso o svegliato in questo turno e riparte nel prossimo: scegline un altro.
stage-coach-reason-asleep-raiders = Il predone { stage-coach-warrior-number } dorme: passa sulla sua casella con un predone sveglio.
page-sc-terrain-raiders =
    { $terrain ->
        [mountain] montagna
        [start] West Point
        [north] { -sc-north }
        [south] { -sc-south }
        [village] villaggio
        [tepee] campo
        [relay] stazione di posta
       *[plain] terreno aperto
    }
page-sc-here-warrior-raiders = { stage-coach-warrior-raiders }, { page-sc-state }, forza { $strength }
page-sc-can-raiders =
    { $kind ->
        [ahead] puoi avanzare qui
        [turn] puoi girare da questa parte
        [step] puoi cavalcare fin qui
        [ride] puoi muovere questo predone
        [designate] puoi cominciare con questo predone
        [wake] puoi svegliare questo predone
        [fight] puoi proporre uno scontro qui
        [destination] puoi scrivere questa città
       *[other] puoi scegliere questo
    }
page-sc-turn-raiders =
    Turno { $turn } di { $limit }: { $side ->
        [coach] la diligenza
       *[indians] i predoni
    }
page-sc-line-fight-raiders = Scontro con { stage-coach-warrior-raiders }: { $attacker } contro { $defender }, rapporto { $odds }. Delle sei facce del dado, { $coach } colpiscono la diligenza, { $other } il predone
page-sc-line-warrior-raiders = Predone { stage-coach-warrior-number } in { $hex }, { page-sc-state }, forza { $strength }
page-sc-line-gone-raiders = Il predone { stage-coach-warrior-number } è fuori dal gioco
page-sc-odds-raiders =
    { $attacks ->
        [coach] attacca la diligenza
       *[warrior] attacca { stage-coach-warrior-raiders }
    }
page-sc-odds-warrior-raiders = Predone { stage-coach-warrior-number }
stage-coach-note-wakes-raiders = Sveglia { stage-coach-warrior-raiders }.
stage-coach-note-odds-raiders =
    { $side ->
        [coach] La diligenza attacca a { $odds }: su sei facce, { $attacker } feriscono lei e { $defender } il predone.
       *[indians] I predoni attaccano a { $odds }: su sei facce, { $attacker } feriscono il predone e { $defender } la diligenza.
    }

# --- end of page: raiders ---

# --- page: table ---

page-yes = Sì
page-no = No
page-back-to-lobby = Torna all’ingresso
page-seats = Posti
page-seat-free = libero
page-seat-bot = bot: { $bot }
page-seat-nameless = qualcuno
page-seat-host = chi ospita
page-seat-awaited = Il tavolo aspetta questo posto.
page-seat-thinks = ci pensa
page-seat-resigned = ha rinunciato
page-seat-offered = da prendere
page-seat-abandoned = assente
page-seat-stand-in = al suo posto: { $bot }
page-seat-back = Riprendi il tuo posto
page-seat-offer = Offri questo posto
page-seat-let-bot = Lascia fare a un bot
page-seat-add-bot = Un bot
page-seat-send-away = Mandalo via

page-table-heading = { $game }, tavolo { $name }
page-table-arriving = Un attimo, prendiamo una sedia…
page-table-away = La linea è caduta. Continuiamo a provare, e nulla va perso.
page-table-look-anyway = Guarda comunque il tavolo
page-table-seat-elsewhere = Il tuo posto ha ora un nuovo link. Apri quello per continuare; qui puoi guardare.
page-table-watch-on = Guarda da qui

page-waiting-title = Prendete posto
page-waiting-free =
    { $free ->
        [one] 1 posto libero
       *[other] { $free } posti liberi
    }
page-waiting-full = Ci siamo tutti
page-waiting-host = Fai girare il link, metti bot dove vuoi, e comincia quando sei pronto.
page-waiting-ready = Ci sono tutti. Comincia quando vuoi.
page-waiting-guest = Prendi un posto, o resta a guardare. Chi ospita comincia quando ci sono tutti.
page-waiting-seated = Hai un posto. Chi ospita comincia quando ci sono tutti.
page-waiting-level = Che tipo di bot?
page-sit = Siediti qui
page-sit-also = Qualcuno accanto a me
page-sit-also-name = Il suo nome
page-get-up = Alzati
page-start = Comincia
page-start-with-bots =
    { $free ->
        [one] Comincia, con un bot al posto libero
       *[other] Comincia, con bot ai { $free } posti liberi
    }

page-agreed-title = Che cosa è convenuto
page-agreed-changed = cambiato
page-agreed-clock = Orologio
page-agreed-clock-set = { $turn } a decisione, { $bank } di riserva
page-agreed-clock-none = nessuno
page-agreed-absent = Sostituisce gli assenti
page-agreed-absent-none = nessuno
page-clock-days = { $days } g { $hours } h
page-clock-left = Tempo rimasto
page-clock-bank = Tempo di riserva

page-share-title = Invita
page-share-table = Link a questo tavolo
page-share-table-about = Chi lo ha può prendere un posto libero, o guardare.
page-share-copy = Copia
page-share-copied = Copiato
page-share-code = Il link a questo tavolo come codice QR
page-share-elsewhere = { $seat }: gioca su un altro dispositivo
page-share-seat = Il tuo link personale ({ $seat })
page-share-seat-about = Tienilo per te: chi lo apre gioca al posto tuo.
page-share-renew = Fanne uno nuovo (il vecchio non varrà più)

page-board = Il tabellone
page-board-unrolling = Srotoliamo la mappa…
page-board-missing = Il tabellone non è arrivato. Ricarica la pagina per riprovare.
page-dock-waiting = Non è ancora il tuo turno
page-dock-watching = Stai guardando
page-dock-awaited = Si aspetta { $who }.
page-dock-quiet = I dadi rotolano.
page-dock-stand-in = Un bot gioca per te. Riprendi il posto quando vuoi.
page-dock-narrowed =
    { $count ->
        [one] 1 scelta corrisponde a ciò che indichi.
       *[other] { $count } scelte corrispondono a ciò che indichi.
    }
page-dock-all = Mostra tutto
page-dock-of-many = Una scelta fra { $count }
page-undo = Ritira
page-hint = Consiglio
page-hint-about = Che cosa farebbe un bot al tuo posto
page-hint-this = un bot farebbe così
page-compose-more = Scegli qui sopra
page-kind-stand = Tieni tutti e cinque i dadi
page-kind-reroll = Rilanciane qualcuno
page-kind-horseshoe = Gioca il ferro di cavallo
page-pick-show = Scoperti
page-pick-roll = Da rilanciare
page-range-along = Lungo il bordo
page-range-angle = Angolo
page-range-strength = Forza
page-range-spin = Effetto
page-range-presets = Da provare
page-range-own = Una mira tua

page-tabs = Accanto al tabellone
page-tab-log = Diario
page-tab-chat = Chiacchiere
page-tab-rules = Regole
page-tab-list = Mappa
page-tab-orders = Ordini
page-log-empty = Non è ancora successo nulla.
page-log-undone = { $who } ha ritirato l’ultima scelta.
page-chat-empty = Nessuno ha ancora detto una parola.
page-chat-write = Di’ qualcosa
page-chat-send = Dillo
page-chat-somebody = Uno spettatore
page-chat-mute = Zittisci
page-chat-unread =
    { $count ->
        [one] 1 messaggio nuovo
       *[other] { $count } messaggi nuovi
    }
page-rules-search = Cerca nelle regole
page-rules-none = Le regole non ne fanno parola.
page-rules-missing = Le regole di questo gioco non sono ancora su questa pagina.
page-list-about = Il tabellone a parole. Ciò che è sottolineato si può indicare.
page-orders-about = Risposte date in anticipo, che tu ci sia o no. Si obbedisce alla prima che va bene; nessun altro lo sa.
page-orders-none = Non hai lasciato ordini.
page-orders-add = Un altro ordine
page-orders-give = Lascia questo ordine
page-orders-kept = I tuoi ordini sono annotati.
page-orders-up = Prima
page-orders-down = Dopo
page-orders-remove = Cancellalo

page-leave = Lascia la partita
page-leave-title = Te ne vai di già?
page-leave-about = Alzati, e il posto resta tuo: torna quando vuoi. Nel frattempo il tavolo va avanti senza di te.
page-resign = Rinuncia
page-resign-about = Oppure rinuncia del tutto. In due, vince l’altro; in più, continua un bot.
page-leave-stay = Resta

page-curtain-kicker = Un dispositivo, più segreti
page-curtain-title = Passalo a { $name }
page-curtain-about = Tutti gli altri guardano dalla finestra.
page-curtain-look = Sono { $name }: fammi vedere

page-result = Fine
page-result-won = Hai vinto
page-result-lost = Hai perso
page-result-drawn = Pareggio
page-result-winner = Vittoria: { $who }
page-result-resigned = { $who }: rinuncia.
page-result-story = La storia di questa partita
page-result-replay = Rivedila
page-rematch = Ancora una
page-rematch-go = Alla prossima partita
page-proof = Il verbale, e la prova dei dadi
page-proof-about = Ogni tiro era fissato prima della partita e sigillato. Ora i sigilli si possono aprire, e chiunque può controllare che nessuno ha toccato i dadi.
page-proof-record = Il verbale
page-proof-reveal = Le chiavi
page-proof-commitment = Il sigillo, mostrato prima della partita
page-proof-salt = Che cosa hanno portato i giocatori
page-proof-check = Tieni i due file nello stesso posto e confronta:
page-proof-none = Questa partita non è stata giocata fino in fondo: non c’è un verbale completo da tenere.

page-replay-loading = Montiamo la bobina…
page-replay-knowledge = Con gli occhi di chi?
page-replay-public = Di tutti
page-replay-own = I miei ({ $seat })
page-replay-to-table = Al tavolo
page-reel = La partita, passo per passo
page-reel-step = Passo { $step } di { $last }
page-reel-back = Un passo indietro
page-reel-on = Un passo avanti
page-reel-play = Avvia
page-reel-pause = Pausa
page-reel-speed = Andatura
page-reel-link = Link a questo momento
page-speed-half = lenta
page-speed-one = normale
page-speed-two = doppia
page-speed-four = quadrupla
page-branch = Continua da qui
page-branch-about = E se? Subentri in questo momento, contro i bot ({ $seat }). Ciò che non potevi sapere viene ridistribuito.
page-branch-against = Contro
page-branch-go = Continua

# --- end of page: table ---

# --- page: pony-notes ---

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

# --- end of page: pony-notes ---

# --- page: offline ---

reason-offline = Il server non risponde in questo momento: riprova fra poco.

# --- end of page: offline ---

# --- page: pony board ---

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

# --- end of page: pony board ---

# --- page: pony guide ---

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

# --- end of page: pony guide ---

# --- page: odds ---

page-odds = Mostra le probabilità
page-odds-about = Per imparare: accanto alle scelte, quanto è probabile ogni cosa.
page-dock-more =
    { $count ->
        [one] un’altra che lo contiene
       *[other] altre { $count } che lo contengono
    }

# --- end of page: odds ---

# --- page: pappy-winchester rules ---

## Pappy Winchester

pappy-winchester-title = Pappy Winchester
pappy-winchester-pitch = Le terre di Pappy vanno al miglior offerente, e il prezzo a tutti gli altri.

## Pappy Winchester: gli eredi

pappy-winchester-role-ada = Ada
pappy-winchester-role-boyd = Boyd
pappy-winchester-role-cleo = Cleo
pappy-winchester-role-dexter = Dexter
pappy-winchester-role-etta = Etta

## Pappy Winchester: le parole delle frasi che seguono

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
        [w4] il ponte
        [w5] la casella 5 del fiume
        [w6] la casella 6 del fiume
        [w7] la casella 7 del fiume
        [r1] la casella 1 dei binari
        [r2] la casella 2 dei binari
        [r3] la casella 3 dei binari
        [r4] il ponte
        [r5] la casella 5 dei binari
        [r6] la casella 6 dei binari
        [r7] la casella 7 dei binari
       *[r8] la casella 8 dei binari
    }
pappy-winchester-the-card =
    { $card ->
        [mine1] la miniera del lotto 1
        [mine2] la miniera del lotto 2
        [mine3] la miniera del lotto 3
        [mine4] la miniera del lotto 4
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

## Pappy Winchester: le scelte

pappy-winchester-action-pass = Passa
pappy-winchester-action-pass-about = Esci da quest’asta per sempre, e ricevi comunque la tua parte del prezzo.
pappy-winchester-action-bid = Offri { pappy-winchester-sum-amount }
pappy-winchester-action-bid-about = Se nessuno rilancia, compri tu: il prezzo si divide in parti uguali fra gli altri eredi, e il resto va al saloon.
pappy-winchester-action-duel = Sfida a duello
pappy-winchester-action-duel-about = Il tuo unico gettone Duello è speso. Una delle due pistole è carica, a caso; chi vince compra all’ultima offerta.
pappy-winchester-action-sail = Battello: { pappy-winchester-the-space }
pappy-winchester-action-sail-about = Ogni lotto lungo quella casella rende 1.000 $ al suo proprietario, chiunque sia. Il battello può anche restare dov’è.
pappy-winchester-action-steam = Locomotiva: { pappy-winchester-the-space }
pappy-winchester-action-steam-about = Ogni lotto lungo quella casella rende 1.000 $ al suo proprietario, chiunque sia. La locomotiva può anche restare dov’è.
pappy-winchester-action-look = Guarda { pappy-winchester-the-card }
pappy-winchester-action-look-about = Solo tu vedi la carta. Che l’hai guardata, lo sanno tutti.

## Pappy Winchester: che cosa è successo

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

## Pappy Winchester: le domande

pappy-winchester-prompt-place = Cominci tu: metti il battello sul fiume, poi la locomotiva sui binari. I lotti accanto renderanno denaro.
pappy-winchester-prompt-bid = Rilancia, o passa ed esci da quest’asta. Chi resta compra, e il prezzo va a tutti gli altri.
pappy-winchester-prompt-move = Un gettone Movimento: scegli battello o locomotiva e spostalo quanto vuoi, in un senso o nell’altro, o per niente. Ogni lotto accanto rende poi 1.000 $ al suo proprietario.
pappy-winchester-prompt-rumour = Un gettone Diceria: guarda una carta coperta. La vedrai solo tu, ma tutti sapranno quale.

## Pappy Winchester: prima di scegliere

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

## Pappy Winchester: istruzioni lasciate in anticipo

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
        [move] Con un gettone Movimento: non spostare nulla, e attiva il veicolo che ti rende di più
       *[rumour] Con un gettone Diceria: guarda una carta coperta qualsiasi sul terreno
    }

## Pappy Winchester: opzioni del tavolo

pappy-winchester-option-vehicles = Partenza di battello e locomotiva
pappy-winchester-option-vehicles-about = Messi da chi comincia, o estratti a sorte.
pappy-winchester-option-vehicles-chosen = Sceglie chi comincia
pappy-winchester-option-vehicles-random = A caso
pappy-winchester-option-numbering = Numeri dei lotti da 1 a 6
pappy-winchester-option-numbering-about = Le due liste di lotti del regolamento non concordano su questi numeri. Il terreno resta lo stesso.
pappy-winchester-option-numbering-personal = Come negli obiettivi personali
pappy-winchester-option-numbering-common = Come negli obiettivi comuni
pappy-winchester-option-open_ledger = Borse aperte
pappy-winchester-option-open_ledger-about = Tutti vedono il denaro di tutti. Secondo il regolamento è segreto.
pappy-winchester-option-tokens_hidden = Gettoni Bonus coperti
pappy-winchester-option-tokens_hidden-about = Nessuno conosce il gettone Bonus di un lotto prima dell’acquisto. Secondo il regolamento sono scoperti.

## Pappy Winchester: rifiuti

pappy-winchester-reason-bid-too-low = L’ultima offerta è { pappy-winchester-sum-bid }, e { pappy-winchester-sum-amount } non la supera: rilancia, o passa.
pappy-winchester-reason-beyond-purse = Non puoi pagare { pappy-winchester-sum-amount }: hai { pappy-winchester-sum-purse }. Offri meno se basta, o passa.
pappy-winchester-reason-bid-alone = Sei rimasto solo tu: bastano 1.000 $, { pappy-winchester-sum-amount } non servono.
pappy-winchester-reason-duel-needs-two = Il duello si fa quando restano esattamente due eredi in gara: offri o passa.
pappy-winchester-reason-duel-needs-bid = Il duello riguarda l’ultima offerta, e non ce n’è ancora: prima offri, o passa.
pappy-winchester-reason-duel-spent = Il tuo gettone Duello è speso, e ce n’è uno solo a partita: offri o passa.

## Pappy Winchester: teste di colonna

pappy-winchester-figure-bids = Offerte
pappy-winchester-figure-forced = Acquisti forzati
pappy-winchester-figure-duels = Duelli
pappy-winchester-figure-tips = Mance (migliaia di $)
pappy-winchester-figure-jackpots = Presi dal saloon
pappy-winchester-figure-earned = Reso dai veicoli
pappy-winchester-figure-unearthed = Trovato in miniere e ranch
pappy-winchester-figure-rumours = Dicerie
pappy-winchester-figure-objectives = Obiettivi comuni raggiunti
pappy-winchester-figure-met_one_of_each_terrain = Raggiunto: { pappy-winchester-objective-one_of_each_terrain }
pappy-winchester-figure-met_one_of_each_token = Raggiunto: { pappy-winchester-objective-one_of_each_token }
pappy-winchester-figure-met_five_plots = Raggiunto: { pappy-winchester-objective-five_plots }
pappy-winchester-figure-met_last_auction = Raggiunto: { pappy-winchester-objective-last_auction }
pappy-winchester-figure-met_three_connected = Raggiunto: { pappy-winchester-objective-three_connected }
pappy-winchester-figure-met_four_same_token = Raggiunto: { pappy-winchester-objective-four_same_token }
pappy-winchester-figure-met_three_off_river = Raggiunto: { pappy-winchester-objective-three_off_river }
pappy-winchester-figure-met_three_off_rails = Raggiunto: { pappy-winchester-objective-three_off_rails }
pappy-winchester-figure-met_empty_saloon = Raggiunto: { pappy-winchester-objective-empty_saloon }
pappy-winchester-figure-met_four_isolated = Raggiunto: { pappy-winchester-objective-four_isolated }
pappy-winchester-figure-personal = Obiettivi personali, tutti insieme
pappy-winchester-figure-wealth = Ricchezza finale, tutti insieme
pappy-winchester-figure-prices = Prezzi, tutti i lotti
pappy-winchester-figure-price_desert = Prezzi, i 7 deserti
pappy-winchester-figure-price_prairie = Prezzi, le 6 praterie
pappy-winchester-figure-price_forest = Prezzi, le 6 foreste
pappy-winchester-figure-price_1 = Prezzo del lotto 1
pappy-winchester-figure-price_2 = Prezzo del lotto 2
pappy-winchester-figure-price_3 = Prezzo del lotto 3
pappy-winchester-figure-price_4 = Prezzo del lotto 4
pappy-winchester-figure-price_5 = Prezzo del lotto 5
pappy-winchester-figure-price_6 = Prezzo del lotto 6
pappy-winchester-figure-price_7 = Prezzo del lotto 7
pappy-winchester-figure-price_8 = Prezzo del lotto 8
pappy-winchester-figure-price_9 = Prezzo del lotto 9
pappy-winchester-figure-price_10 = Prezzo del lotto 10
pappy-winchester-figure-price_11 = Prezzo del lotto 11
pappy-winchester-figure-price_12 = Prezzo del lotto 12
pappy-winchester-figure-price_13 = Prezzo del lotto 13
pappy-winchester-figure-price_14 = Prezzo del lotto 14
pappy-winchester-figure-price_15 = Prezzo del lotto 15
pappy-winchester-figure-price_16 = Prezzo del lotto 16
pappy-winchester-figure-price_17 = Prezzo del lotto 17
pappy-winchester-figure-price_18 = Prezzo del lotto 18
pappy-winchester-figure-price_19 = Prezzo del lotto 19

## Pappy Winchester: il terreno

pappy-winchester-land-about = Il tabellone stampato non si trova. Questa mappa, il numero dei gettoni e i valori di miniere e ranch sono una nostra ricostruzione.
pappy-winchester-terrain-desert = Deserto
pappy-winchester-terrain-prairie = Prateria
pappy-winchester-terrain-forest = Foresta
pappy-winchester-token-move = Movimento
pappy-winchester-token-move-about = Battello o locomotiva: uno si muove, e ogni lotto accanto rende al suo proprietario.
pappy-winchester-token-saloon = Saloon
pappy-winchester-token-saloon-about = Prendi tutto il denaro del saloon, tranne la mancia di questo acquisto.
pappy-winchester-token-rumour = Diceria
pappy-winchester-token-rumour-about = Guarda una carta coperta: una miniera, il ranch o l’obiettivo di un rivale.

## Pappy Winchester: obiettivi

pappy-winchester-objective-one_of_each_terrain = I tre terreni
pappy-winchester-objective-one_of_each_terrain-about = Possiedi un deserto, una prateria e una foresta.
pappy-winchester-objective-one_of_each_token = I tre gettoni
pappy-winchester-objective-one_of_each_token-about = Tieni un gettone Movimento, un Saloon e un Diceria.
pappy-winchester-objective-five_plots = Cinque lotti
pappy-winchester-objective-five_plots-about = Possiedi cinque lotti, dovunque.
pappy-winchester-objective-last_auction = L’ultima asta
pappy-winchester-objective-last_auction-about = Ottieni il diciannovesimo lotto, in qualunque modo.
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

## Pappy Winchester: un terreno illeggibile

reason-land-wrong-count = Il terreno ha { $found } “{ $what }”: ne servono { $wanted }.
reason-land-misplaced = “{ $what }” non può stare sul lotto { $plot }: le miniere stanno nel deserto, il ranch nella prateria.
reason-land-unknown-plot = Il terreno nomina un lotto che non c’è: numerali da 1 a 19.
reason-land-one-sided = Il lotto { $plot } nomina { $other } come vicino, ma non viceversa: scrivi entrambi.
reason-land-drawn-otherwise = Il disegno di { $what } non tocca esattamente { $listed }: correggi la forma o la lista.
reason-land-not-tiled = Le forme lasciano vuoti o si sovrappongono: insieme devono coprire esattamente il tabellone.

# --- end of page: pappy-winchester rules ---

# --- page: pappy page ---

page-length-pappy-winchester = circa 40 minuti
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

# --- end of page: pappy page ---

# --- page: lost and away ---

page-lost-about = Forse una lettera del link si è persa per strada. La pagina iniziale è sempre al suo posto.
page-lost-table = Qui non c’è nessun tavolo
page-away-restart = La casa chiude un momento e poi riapre. Resta dove sei: nulla va perso.
page-away-too-slow = La tua linea non teneva il passo del tavolo. Recuperiamo quello che ti è sfuggito.
page-away-silent = La casa non ti sentiva più e ha riattaccato. Stiamo richiamando.
page-away-fault = Nella casa si è rotto qualcosa: colpa nostra, non tua. Torniamo subito, e nulla va perso.
page-away-store-down = La casa non arriva ai suoi registri in questo momento. Continuiamo a provare, e nulla va perso.
page-away-too-fast = Troppe richieste in una volta per la casa. Aspettiamo un poco e torniamo.

# --- end of page: lost and away ---

# --- page: shots ---

page-shot-title = { $who } spara a { $whom }
page-shot-title-band = { $who } spara agli indiani
page-shot-title-band-raiders = { $who } spara alla banda
page-shot-watched = { $who } prende la mira.
page-shot-lighting = Si accende la lampada…
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
page-shot-about-drag = Premi in un punto qualsiasi dell’immagine, tira indietro come con una fionda e lascia andare: più tiri, più forte è il colpo. Esc rimette giù il dado. Vedi dove miri, non che cosa ne verrà.
page-shot-about-keys = Frecce: sinistra e destra girano la mira, su e giù cambiano la forza; con Maiusc spostano il dado lungo la linea e ne cambiano l’effetto. Ctrl fa passi di quattro, Home mira dritto. Invio una volta per puntare, un’altra per sparare; Esc per ripensarci.
page-shot-about-switch = Un segno si muove da solo. Una pressione lo avvia, una ferma la direzione, una ferma la forza: e il dado parte. Va bene qualsiasi tasto, o un tocco; Esc ricomincia.
page-shot-about-ear = Un suono più acuto è più a destra, un ritmo più rapido è un colpo più forte; un battito su quattro è dritto davanti. I suoni accompagnano la mira anche se l’audio è spento. Per il resto, come con i tasti.
page-shot-about-numbers = Un numero per ogni parte della mira, o una delle mire qui sotto.
page-shot-own = A questo tavolo ognuno spara con la propria mano: decide il gesto, ed è una questione di fiducia tra amici.
page-shot-listen = Ascolta la mira
page-shot-slow = Movimento lento
page-shot-sweep-start = Avvia il segno
page-shot-sweep-angle = Ferma: questa direzione
page-shot-sweep-strength = Ferma: questa forza, e fuoco
page-shot-pad = La mira. Le frecce la cambiano, Invio punta e poi spara.
page-shot-arm = Punta
page-shot-fire = Fuoco!
page-shot-armed = Pronti a sparare: { $aim }. Invio spara, Esc rimette giù il dado.
page-shot-spread = Due tiri su tre restano entro { NUMBER($degrees, maximumFractionDigits: 1) }° dalla mira.
pony-express-note-odds_shot = Su cento tiri così, circa { $hit } colpiscono ciò a cui miri, e { $stray } qualcuno che non c’entra.

# --- end of page: shots ---

# --- page: seats of agents ---

cli-seat-sat = Il tuo agente è al tavolo: { $title } ({ $role }).
cli-seat-lost = La connessione è caduta; si riprova.
reason-no-agent = { $file } non ha né una funzione choose né un agente che ne abbia una.
reason-no-server = Nessuno risponde a { $link }: il server è acceso?

# --- end of page: seats of agents ---

# --- page: pappy terminal ---

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

# --- end of page: pappy terminal ---

# --- page: showing ---

page-showing = Guardate il tabellone.
page-showing-skip = Mostra la fine

# --- end of page: showing ---

# --- page: The page: bots to choose from ---

page-bots-levels = Livelli
page-bots-characters = Caratteri
page-against = Contro

# --- end of page: The page: bots to choose from ---

# --- page: The lab ---

stage-coach-figure-stopped-by = Dove le diligenze vengono fermate
pony-express-figure-claims = Dichiarazioni
pony-express-figure-claims-by = Dichiarazioni per mano
pony-express-figure-doubts = Dubbi
pony-express-figure-doubts_right-by = Dubbi giusti, per mano dichiarata
pony-express-figure-doubts_wrong-by = Dubbi sbagliati, per mano dichiarata
pappy-winchester-figure-prices-by = Prezzi per lotto

cli-head-rating = Punteggio (Elo)
cli-head-turn = Calcolo per turno, media
cli-head-turn-most = 99 su 100 entro
cli-head-turn-worst = Il più lungo
cli-head-against = Quota di vittorie contro
cli-stopped = Interrotto. Senza --out non si conserva nulla.
cli-stopped-kept =
    { $games ->
        [one] Interrotto. { $games } partita è conservata in { $file }; lo stesso comando riprende da lì.
       *[other] Interrotto. { $games } partite sono conservate in { $file }; lo stesso comando riprende da lì.
    }
cli-written = Scritto: { $file }
cli-compared-better = { $one } è più forte di { $two }: è chiaro dopo { $rounds } giri, { $games } partite.
cli-compared-not-better = { $one } non ha { $edge } punti Elo più di { $two }: è chiaro dopo { $rounds } giri, { $games } partite.
cli-compared-open = Nulla è deciso dopo { $rounds } giri, { $games } partite: concedine di più con --games, o chiedi un --edge più grande.
cli-compared-share = { $one } da solo contro { $two }: { $share } delle vittorie in { $games } partite ({ $interval }).

cli-plot-wins = Vittorie per posto
cli-plot-fair = tratteggio: in parti uguali
cli-plot-length = Quanto dura una partita
cli-plot-decisions = Decisioni
cli-plot-middle = linea: media { $mean }, tratteggio: mediana { $median }
cli-plot-shares = In quale proporzione
cli-plot-share = { $part } su { $whole }
cli-plot-in-a-game = A partita
cli-plot-share-of-games =
    { $games ->
        [one] Quota di { $games } partita di questo genere
       *[other] Quota di { $games } partite di questo genere
    }

reason-no-cluster = Nessun cluster Ray è utilizzabile a { $address } ({ $problem }): avviane uno, o togli --ray.
reason-other-series = { $file } contiene le partite di un’altra serie (guarda { $fields }): indica un altro file, o ripeti lo stesso comando.
reason-not-a-series = { $file } non è un file di partite tenuto da Posse: indicane un altro.
reason-no-edge = Un divario di { $edge } non si può verificare: dai un numero sopra 0.

# --- end of page: The lab ---

# --- page: Why bots of Pony Express choose ---

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

# --- end of page: Why bots of Pony Express choose ---

# --- page: report ---

reason-no-review = Non c’è un bilancio per questo gioco: { $game }.
reason-report-failed = Non è stato possibile fare il bilancio: riprova tra un momento.

## Reports: what a game’s own lines say of a seat

stage-coach-review-fights =
    { $fights ->
        [one] Uno scontro.
       *[other] { $fights } scontri.
    } Forza persa: { $lost }; c’era da aspettarsi { $expected }.
stage-coach-review-woken =
    { $count ->
        [0] Nessuno è stato svegliato.
        [one] Un guerriero svegliato.
       *[other] { $count } guerrieri svegliati.
    }
stage-coach-review-passengers =
    { $count ->
        [0] Nessun passeggero a bordo.
        [one] Un passeggero preso a bordo.
       *[other] { $count } passeggeri presi a bordo.
    }
stage-coach-review-road = { $turns } turni di viaggio; la via più breve ne chiede { $shortest }.
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

## Reports: in the terminal

cli-report-title = { $title }: la fortuna e il gioco
cli-report-about = Che cosa ha mosso le probabilità di vincere, in punti su cento. Una stima della casa, fatta di ciò che può sapere chi legge questo verbale.
cli-report-head-role = ruolo
cli-report-head-start = inizio
cli-report-head-luck = fortuna
cli-report-head-play = gioco suo
cli-report-head-rivals = gli altri
cli-report-head-veiled = mai mostrato
cli-report-head-end = fine
cli-report-head-lost = regalato
cli-report-moments = I momenti che l’hanno decisa
cli-report-moment = Passo { $step }: { $said }
cli-report-luck = fortuna
cli-report-veiled = mai mostrato
cli-report-choice = scelta ({ $who })
cli-report-slip = La scelta più cara ({ $who }), passo { $step } ({ $points }): { $said }
cli-report-even = Nessun momento ha deciso da solo questa partita.
cli-report-offer = Un bilancio della fortuna e del gioco? Scrivi { cli-report-yes } per leggerlo, o Invio per uscire.
cli-report-yes = sì

## Reports: on the page

page-report = La fortuna e il gioco
page-report-about = Che cosa ha mosso le probabilità di vincere di ciascuno, in punti su cento. È una stima: la fortuna è quanto dadi e pescate hanno dato oltre la media.
page-report-loading = Ripercorriamo la partita…
page-report-failed = Non c’è un bilancio per questa partita.
page-report-seat = Posto
page-report-luck = Fortuna
page-report-play = Gioco suo
page-report-rivals = Gli altri
page-report-veiled = Mai mostrato
page-report-veiled-about = «Mai mostrato»: quanto valevano i dadi rimasti sotto il bicchiere. Fortuna o faccia tosta, nessuno lo saprà mai.
page-report-lost =
    { $choices ->
        [one] Una scelta
       *[other] { $choices } scelte
    }; le meno buone hanno regalato { $points } su cento.
page-report-chart = Le probabilità, dall’inizio alla fine
page-report-chart-seat = { $who }: { $start } % all’inizio, { $end } % alla fine; al massimo { $most } % al passo { $step }.
page-report-chart-steps = Passi { $first }–{ $last }
page-report-moments = Che cosa l’ha decisa
page-report-moment = Vedi il passo { $step }
page-report-by-luck = Fortuna
page-report-by-veiled = Mai mostrato
page-report-by-seat = Scelta ({ $who })
page-report-slip = La scelta più cara: { $said }
page-report-even = Nessun momento ha deciso da solo questa partita.
page-report-lines = Posto per posto

# --- end of page: report ---

# --- page: Why bots of Pappy Winchester choose ---

pappy-winchester-why-objective = Il lotto { $plot } è tra quelli che un obiettivo personale ripaga.
pappy-winchester-why-pile = Il lotto { $plot } completa un obiettivo comune: { pappy-winchester-the-objective }.
pappy-winchester-why-bargain = A { pappy-winchester-sum-amount } il lotto { $plot } vale ancora più di quel che costa.
pappy-winchester-why-denial = Il lotto { $plot } serve soprattutto a { pappy-winchester-rival }: non deve averlo per poco.
pappy-winchester-why-drive-up = Qualcuno andrà più in alto per il lotto { $plot }: che gli costi caro.
pappy-winchester-why-too-dear = A { pappy-winchester-sum-amount } conviene lasciare il lotto { $plot } e incassare una parte del prezzo.
pappy-winchester-why-no-use = Il lotto { $plot } non rende quasi nulla, e chi lo compra paga tutti gli altri.
pappy-winchester-why-empty-purse = Nella borsa non ci sono più { pappy-winchester-sum-amount }.
pappy-winchester-why-duel = { pappy-winchester-rival } rilancerebbe sempre: meglio una possibilità su due a { pappy-winchester-sum-amount }.
pappy-winchester-why-fares = Lì rende di più, tenuto conto di quanto rende agli altri: { pappy-winchester-sum-amount }.
pappy-winchester-why-spoil = Non rende nulla da nessuna parte: che renda agli altri il meno possibile.
pappy-winchester-why-look-land = Ciò che è nascosto lì può ancora andare all’asta, e chi lo conosce offre meglio.
pappy-winchester-why-look-rival = Sapere che cosa cerca { pappy-winchester-rival } dice fin dove arriveranno le offerte.
pappy-winchester-why-anywhere = Più avanti i veicoli andranno ovunque: un posto vale l’altro.

# --- end of page: Why bots of Pappy Winchester choose ---

# --- page: Why bots of Stage Coach choose ---

stage-coach-why-coin = Fra le due città ha deciso una moneta: così nessuno può indovinare.
stage-coach-why-facing = Così non perde punti e non svela nulla.
stage-coach-why-arrive = La sua città è a portata.
stage-coach-why-draw = La città sbagliata vale un pareggio: meglio di ciò che aspetta fuori.
stage-coach-why-passenger = In { $hex } aspetta un passeggero, che rafforza la diligenza.
stage-coach-why-safe = Nessun guerriero sveglio arriva fino a { $hex } in questo turno.
stage-coach-why-near =
    { $turns ->
        [one] Dritto avanti: da lì alla città manca { $turns } turno.
       *[other] Dritto avanti: da lì alla città mancano { $turns } turni.
    }
stage-coach-why-around = Meglio { $hex } che dritto fra le loro braccia.
stage-coach-why-first = Nessuno sta meglio sulla strada della diligenza.
stage-coach-why-behind = Alle spalle la diligenza è più debole: ci va { stage-coach-warrior }.
stage-coach-why-touch = La diligenza è a portata: ci va { stage-coach-warrior }.
stage-coach-why-wake = Passando, { stage-coach-warrior } sveglia qualcuno.
stage-coach-why-guard = Qualcuno deve sorvegliare la città: lo fa { stage-coach-warrior }.
stage-coach-why-meet = In { $hex } passerà forse la diligenza: { stage-coach-warrior } va lì.
stage-coach-why-stay = Nessuno starebbe meglio altrove.
stage-coach-why-fight = A { $odds } questo scontro conviene.
stage-coach-why-hold = Uno scontro adesso costerebbe più di quanto rende.

# --- end of page: Why bots of Stage Coach choose ---

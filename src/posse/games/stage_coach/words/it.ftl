### stage-coach

## The game and its seats

stage-coach-title = Stage Coach
stage-coach-pitch = La diligenza sa dove va. Gli Indiani devono indovinarlo, e arrivarci prima.
stage-coach-role-coach = La diligenza
stage-coach-role-indians = Gli Indiani
stage-coach-length = circa 20 minuti
stage-coach-pitch-raiders = La diligenza sa dove va. I predoni devono indovinarlo, e arrivarci prima.
stage-coach-role-indians-raiders = I predoni
stage-coach-provenance-overland = Ricostruzione: la mappa stampata non si è trovata. Abbiamo disegnato questa dai dati del regolamento (cinque tepee, due villaggi, tre città, montagne invalicabili) e l’abbiamo bilanciata con simulazioni, con il guerriero del secondo villaggio che dorme. Non è la mappa pubblicata.
stage-coach-provenance-cutoff = Un nostro disegno, grande più o meno come la pagina di una rivista, bilanciato con simulazioni con il guerriero del secondo villaggio che dorme. Non è la mappa pubblicata e non la imita.

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
stage-coach-map-overland = Overland: la traversata lunga, due villaggi, spazio per bluffare. Una ricostruzione; la mappa stampata non è stata ritrovata. Equilibrata per un secondo villaggio che dorme.
stage-coach-map-cutoff = Cutoff: una traversata più breve, fra montagne fitte. Un disegno nostro; la mappa stampata non è stata ritrovata. Equilibrata per un secondo villaggio che dorme.
stage-coach-warrior-raiders = il predone { stage-coach-warrior-number }

## What a player can do

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
stage-coach-action-designate-raiders = Fai partire { stage-coach-warrior-raiders }
stage-coach-action-designate-about-raiders = Questo predone è sveglio dall’inizio; gli altri sei dormono finché qualcuno non passa sulla loro casella.
stage-coach-action-ride-raiders = Muovi { stage-coach-warrior-raiders }
stage-coach-action-ride-about-raiders = Fino a 3 caselle, 1 punto ciascuna; un predone può anche fermarsi subito e combattere da dov’è.
stage-coach-action-fight-raiders = Proponi lo scontro con { stage-coach-warrior-raiders }
stage-coach-action-wake-raiders = Sveglia { stage-coach-warrior-raiders }
stage-coach-action-wake-about-raiders = Non costa nulla, e questo predone può muoversi subito.

## What happened

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
stage-coach-event-adjudicated =
    { $turns ->
        [one] Nessun guerriero può più svegliarsi e nessuno può più fermare la diligenza: arriva in 1 turno, per { $way }.
       *[other] Nessun guerriero può più svegliarsi e nessuno può più fermare la diligenza: arriva in { $turns } turni, per { $way }.
    }
stage-coach-event-ended =
    { $ending ->
        [arrived] La diligenza è arrivata a { stage-coach-bound-for }, come diceva il foglietto, al turno { $turn }: ha vinto.
        [wrong_town] La diligenza è arrivata nell’altra città al turno { $turn }; il foglietto diceva { stage-coach-bound-for }: pareggio.
        [stopped] La diligenza, diretta a { stage-coach-bound-for }, è stata fermata al turno { $turn }: hanno vinto gli Indiani.
        [cleared] Al turno { $turn } non restava più alcun guerriero; la diligenza, diretta a { stage-coach-bound-for }, ha vinto.
        [adjudicated] Dal turno { $turn } la via per { stage-coach-bound-for } era libera, e nessuno restava a sbarrarla: la diligenza ha vinto.
       *[limit] Il turno { $turn } era l’ultimo, e la diligenza era ancora in viaggio per { stage-coach-bound-for }: pareggio.
    }
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
stage-coach-event-adjudicated-raiders =
    { $turns ->
        [one] Nessun predone può più svegliarsi e nessuno può più fermare la diligenza: arriva in 1 turno, per { $way }.
       *[other] Nessun predone può più svegliarsi e nessuno può più fermare la diligenza: arriva in { $turns } turni, per { $way }.
    }
stage-coach-event-ended-raiders =
    { $ending ->
        [arrived] La diligenza è arrivata a { stage-coach-bound-for }, come diceva il foglietto, al turno { $turn }: ha vinto.
        [wrong_town] La diligenza è arrivata nell’altra città al turno { $turn }; il foglietto diceva { stage-coach-bound-for }: pareggio.
        [stopped] La diligenza, diretta a { stage-coach-bound-for }, è stata fermata al turno { $turn }: hanno vinto i predoni.
        [cleared] Al turno { $turn } non restava più alcun predone; la diligenza, diretta a { stage-coach-bound-for }, ha vinto.
        [adjudicated] Dal turno { $turn } la via per { stage-coach-bound-for } era libera, e nessuno restava a sbarrarla: la diligenza ha vinto.
       *[limit] Il turno { $turn } era l’ultimo, e la diligenza era ancora in viaggio per { stage-coach-bound-for }: pareggio.
    }

## What is asked

stage-coach-prompt-destination = Scrivi la tua città, in segreto. Entrarci vuol dire vincere; nell’altra si pareggia soltanto.
stage-coach-prompt-facing = Orienta la diligenza per la partenza. È gratis; dopo, ogni cambio costa un punto.
stage-coach-prompt-designate = Scegli il guerriero di un villaggio che è sveglio dall’inizio. Gli altri sei dormono finché qualcuno non passa sulla loro casella.
stage-coach-prompt-journey = Tocca alla tua diligenza: 5 punti a turno, 1 per casella in avanti, 1 per girare. Un villaggio dà un passeggero; fermarsi accanto a un guerriero può portare a uno scontro.
stage-coach-prompt-reinforce = Nessuno dei tuoi guerrieri è sveglio. Svegliane uno: può muoversi subito.
stage-coach-prompt-muster = Scegli un guerriero da muovere, 3 punti ciascuno, o lascia gli altri dove sono. Passare su chi dorme lo sveglia; fermarsi accanto alla diligenza può portare a uno scontro.
stage-coach-prompt-riding = Prosegui, 1 punto a casella, o fermati. Accanto alla diligenza potrai combattere; se le sei proprio alle spalle, lei conta solo 1.
stage-coach-prompt-contact = Siete a contatto: proponi uno scontro, o nulla. Basta una proposta, e attacca la parte di turno; di due scontri diversi, il suo viene prima. La tua risposta resta nascosta finché la cosa non è decisa.
stage-coach-prompt-designate-raiders = Scegli il predone di un villaggio che è sveglio dall’inizio. Gli altri sei dormono finché qualcuno non passa sulla loro casella.
stage-coach-prompt-journey-raiders = Tocca alla tua diligenza: 5 punti a turno, 1 per casella in avanti, 1 per girare. Un villaggio dà un passeggero; fermarsi accanto a un predone può portare a uno scontro.
stage-coach-prompt-reinforce-raiders = Nessuno dei tuoi predoni è sveglio. Svegliane uno: può muoversi subito.
stage-coach-prompt-muster-raiders = Scegli un predone da muovere, 3 punti ciascuno, o lascia gli altri dove sono. Passare su chi dorme lo sveglia; fermarsi accanto alla diligenza può portare a uno scontro.

## What to know before choosing

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
stage-coach-note-wakes-raiders = Sveglia { stage-coach-warrior-raiders }.
stage-coach-note-odds-raiders =
    { $side ->
        [coach] La diligenza attacca a { $odds }: su sei facce, { $attacker } feriscono lei e { $defender } il predone.
       *[indians] I predoni attaccano a { $odds }: su sei facce, { $attacker } feriscono il predone e { $defender } la diligenza.
    }

## Standing orders

stage-coach-order-leave = A contatto: non proporre nulla
stage-coach-order-propose = A contatto: proponi lo scontro migliore per la tua parte, con un rapporto di { $odds } o più favorevole

## Table options

stage-coach-option-map = Mappa
stage-coach-option-map-about = Il terreno di gioco. La mappa stampata non è stata ritrovata: queste sono entrambe nostre.
stage-coach-option-map-overland = Overland, la mappa lunga
stage-coach-option-map-cutoff = Cutoff, la mappa corta
stage-coach-option-second_village = Il secondo villaggio
stage-coach-option-second_village-about = Che cosa fa il guerriero del villaggio non scelto. Il regolamento si può leggere nei due modi; le nostre mappe sono equilibrate per il primo.
stage-coach-option-second_village-sleeps = Dorme, come quelli dei tepee
stage-coach-option-second_village-rides = Cavalca dal secondo turno degli Indiani
stage-coach-option-turning = Cambio di direzione
stage-coach-option-turning-about = Quanto costa alla diligenza girare. Il regolamento dice 1 punto per ogni cambio; per sesti è la nostra variante.
stage-coach-option-turning-any = 1 punto, qualunque sia l’angolo
stage-coach-option-turning-sixths = 1 punto per ogni sesto di giro
stage-coach-option-towns_closed = Città chiuse agli Indiani
stage-coach-option-towns_closed-about = I guerrieri non entrano né a North City né a South Corner. È una nostra variante: il regolamento vieta loro solo le montagne.
stage-coach-option-reinforcements = Rinforzi
stage-coach-option-reinforcements-about = Se nessuno è sveglio, gli Indiani svegliano un guerriero all’inizio del turno, in un villaggio se possono. È una nostra variante: secondo il regolamento ci si sveglia solo se qualcuno passa sopra, e il turno è perso.
stage-coach-option-proposals = Chi propone gli scontri
stage-coach-option-proposals-about = Secondo il regolamento ogni giocatore può proporre uno scontro; noi leggiamo: anche nel turno dell’altro. Solo la parte di turno è una nostra variante.
stage-coach-option-proposals-either = Tutte e due le parti
stage-coach-option-proposals-on_turn = Solo la parte di turno
stage-coach-option-fight_or_move = Combattere o muovere
stage-coach-option-fight_or_move-about = Una lettura stretta del regolamento: un pezzo a contatto all’inizio del suo turno combatte da dov’è oppure se ne va, e allora in questo turno non combatte più lo stesso nemico. Altrimenti può muovere e poi combattere.
stage-coach-option-adjudicate = Chiudere una partita decisa
stage-coach-option-adjudicate-about = Quando nessun guerriero è sveglio, nessuno può più svegliarsi e la diligenza ha una via libera verso la sua città, la partita finisce subito e la via viene mostrata. È una nostra regola: secondo il regolamento si gioca fino in fondo.
stage-coach-option-turn_limit = Limite di turni
stage-coach-option-turn_limit-about = Dopo questo numero di turni per parte, la partita è pari. Il limite è nostro: il regolamento non ne pone.
stage-coach-option-turn_limit-none = Nessun limite
stage-coach-option-towns_closed-raiders = Città chiuse ai predoni
stage-coach-option-towns_closed-about-raiders = I predoni non entrano né a North City né a South Corner. È una nostra variante: il regolamento vieta loro solo le montagne.
stage-coach-option-reinforcements-about-raiders = Se nessuno è sveglio, i predoni ne svegliano uno all’inizio del turno, in un villaggio se possono. È una nostra variante: secondo il regolamento ci si sveglia solo se qualcuno passa sopra, e il turno è perso.
stage-coach-option-second_village-about-raiders = Che cosa fa il predone del villaggio non scelto. Il regolamento si può leggere nei due modi; le nostre mappe sono equilibrate per il primo.
stage-coach-option-second_village-rides-raiders = Cavalca dal secondo turno dei predoni
stage-coach-option-adjudicate-about-raiders = Quando nessun predone è sveglio, nessuno può più svegliarsi e la diligenza ha una via libera verso la sua città, la partita finisce subito e la via viene mostrata. È una nostra regola: secondo il regolamento si gioca fino in fondo.

## Statistics, endings

stage-coach-statistic-turns = Turni
stage-coach-statistic-fights = Scontri
stage-coach-statistic-woken = Svegliati
stage-coach-statistic-passengers = Passeggeri
stage-coach-statistic-arrived = Arrivata
stage-coach-statistic-wrong_town = Altra città
stage-coach-statistic-stopped = Fermata
stage-coach-statistic-cleared = Via libera
stage-coach-statistic-adjudicated = Decisa prima
stage-coach-statistic-limit = Fuori tempo
stage-coach-ending-arrived = La diligenza è entrata nella città scritta sul foglietto: vince.
stage-coach-ending-wrong_town = La diligenza è arrivata in una città, ma non in quella del foglietto: pareggio.
stage-coach-ending-stopped = La diligenza non è mai arrivata: vincono gli Indiani.
stage-coach-ending-cleared = Non c’è più nessuno a fermare la diligenza: vince lei.
stage-coach-ending-adjudicated = Nessuno può più svegliarsi e la via della diligenza è libera: vince.
stage-coach-ending-limit = I turni sono finiti e la diligenza è ancora per strada: pareggio.
stage-coach-ending-stopped-raiders = La diligenza non è mai arrivata: vincono i predoni.
stage-coach-statistic-stopped-by = Dove le diligenze vengono fermate

## Refusals

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
reason-unknown-map = Nessuna mappa si chiama «{ $map }». Ci sono: { $known }.
reason-map-name-taken = Una mappa del gioco si chiama già «{ $map }»: dai un altro nome alla tua.
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
stage-coach-reason-blocked-raiders = In { $hex } c’è un predone, e la diligenza non gli passa attraverso: cambia direzione, o fermati qui e combatti.
stage-coach-reason-occupied-raiders = In { $hex } c’è un altro predone, e nessuno si ferma sulla casella di un altro: prosegui.
stage-coach-reason-town-closed-raiders = { $hex } è una città, e a questo tavolo i predoni non vi entrano: fermati fuori.
stage-coach-reason-no-room-raiders = In { $hex } c’è un altro predone, e non restano punti per ripartire: scegli un’altra casella.
stage-coach-reason-gone-raiders = Il predone { stage-coach-warrior-number } è fuori dal gioco: scegline un altro.
stage-coach-reason-has-ridden-raiders = Il predone { stage-coach-warrior-number } si è mosso o svegliato in questo turno e riparte nel prossimo: scegline un altro.
stage-coach-reason-asleep-raiders = Il predone { stage-coach-warrior-number } dorme: passa sulla sua casella con un predone sveglio.

## Why a bot chose

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

## The report

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
stage-coach-review-way =
    { $turns ->
        [one] La via che restava, ancora 1 turno: { $way }.
       *[other] La via che restava, ancora { $turns } turni: { $way }.
    }

## The terminal

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

## The page

-sc-north = North City
-sc-south = South Corner
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
    { $limit ->
        [none] Turno { $turn }
       *[other] Turno { $turn } di { $limit }
    }: { $side ->
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
        [adjudicated] Via libera
       *[limit] Fuori tempo
    }
page-skin-title = I cavalieri di Stage Coach
page-skin-period = Come nel gioco d’epoca
page-skin-raiders = Una banda di predoni
page-skin-about = Altre parole e altri pezzi, lo stesso gioco.
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
    { $limit ->
        [none] Turno { $turn }
       *[other] Turno { $turn } di { $limit }
    }: { $side ->
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

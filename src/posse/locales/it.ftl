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

## Stage Coach: opzioni del tavolo

stage-coach-option-map = Mappa
stage-coach-option-map-about = Il terreno di gioco. La mappa stampata non è stata ritrovata: queste sono entrambe nostre.
stage-coach-option-map-overland = Overland, la mappa lunga
stage-coach-option-map-cutoff = Cutoff, la mappa corta
stage-coach-map-overland = Overland: la traversata lunga, due villaggi, spazio per bluffare. Una ricostruzione; la mappa stampata non è stata ritrovata.
stage-coach-map-cutoff = Cutoff: una traversata più breve, per una partita più svelta. Un disegno nostro; la mappa stampata non è stata ritrovata.
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

## La casa: rifiuti al tavolo

reason-not-an-option = «{ $action }» ora non si può fare: scegli dalla lista.
reason-not-an-action = { $action } non è un’azione di questo gioco: scegli dalla lista.
reason-not-asked = Ora non si chiede nulla al posto { $seat }: aspetta il tuo turno.
reason-stale = La partita è andata avanti (rispondevi al passo { $at }, siamo al passo { $now }): guarda di nuovo, poi scegli.
reason-over = Questa partita è finita: cominciane un’altra.
reason-no-chance = Ora non c’è nulla da tirare né da pescare, quindi { $outcome } non c’entra: tocca a un giocatore scegliere.
reason-impossible-outcome = { $outcome } non può uscire da «{ $chance }»: dai un risultato possibile.
reason-unknown-words =
    { $near ->
        [none] «{ $words }» non è un’azione di questo gioco: scegli dalla lista.
       *[other] «{ $words }» non è un’azione di questo gioco. Le più vicine: { $near }.
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
reason-bad-header = L’intestazione non è come dev’essere: servono { $known }, e nient’altro che «inputs».
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
reason-no-such-file = Il file { $file } non esiste.
reason-too-few-bots = Un torneo chiede almeno due giocatori automatici diversi, non { $bots }.
reason-too-few-games = { $games } è troppo poco: chiedi almeno una partita.
reason-unknown-language = Posse non parla ancora { $language }: scegli tra { $known }.

## Bot

bot-random = A caso
bot-random-about = Fa qualunque cosa permessa. Buona compagnia per una prima partita.
bot-greedy = Ingordo
bot-greedy-about = Prende ciò che sembra meglio subito, senza guardare oltre.

### The terminal

cli-welcome = Posse: tre giochi da tavolo del vecchio West. Scrivi un numero, o Invio per il primo; q per uscire.
cli-which-game = Quale gioco?
cli-who-sits = { $role }: chi gioca?
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
    perché PAROLE spiega perché una cosa non si può fare; annulla riprende l’ultimo passo finché nulla
    è stato mostrato o tirato; storia racconta di nuovo; salva FILE conserva la partita; esci se ne va.
cli-command-help = aiuto
cli-command-why = perché
cli-command-undo = annulla
cli-command-log = storia
cli-command-save = salva
cli-command-quit = esci
cli-replay-prompt = Invio: avanti · b: indietro · un numero: vai lì · q: esci
cli-line = Riga { NUMBER($line, useGrouping: 0) }:
cli-simulating = Partite in corso
cli-simulated =
    { $title }, { $map }: { $games ->
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

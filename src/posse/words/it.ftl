### Posse in italiano.
### Le stesse chiavi, nello stesso ordine, in ogni lingua; ogni lingua è scritta, non tradotta.
### Un termine non accetta variabili: le parole scelte da un argomento ($to, $town, $warrior) sono messaggi.

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

reason-unknown-command = Non c’è un comando «{ $command }». Intendevi: { $known }? `posse --help` li elenca tutti.
reason-unknown-game = Nessun gioco si chiama «{ $game }». Ci sono: { $known }.
reason-broken-game = Il gioco { $game } è installato ma non si può caricare ({ $problem }): aggiornatelo, o toglietelo.
reason-unknown-piece = Qui non si può scegliere «{ $piece }». { $known ->
        [none] In questo gioco decide il posto.
       *[other] Ci sono: { $known }.
    }
reason-piece-taken = { $piece } è già preso, dal posto { $seat }: scegli un altro.
reason-too-many-pieces = { $pieces } pedine per { $people } a questo terminale: indicane al massimo una a testa.
reason-bad-pieces = Le «pieces» dell’intestazione non vanno bene: ne serve una per ciascuno dei { $seats } posti.
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
reason-bad-header = L’intestazione non è come dev’essere: servono { $known }, e nient’altro che «inputs», «pieces» e «told».
reason-other-format = Questo file è nel formato { $format }, che questa versione di Posse non legge: usa quella che l’ha scritto.
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
reason-not-redacted = Le partite di { $game } si raccontano per intero: togli «told» dall’intestazione.

## La casa: mappe

reason-not-toml = Questa mappa non è TOML ({ $problem }): correggila e rileggila.
reason-nobodys-map = Nessun gioco ha mappe come questa. Hanno mappe: { $known }.
reason-no-maps = Il gioco { $game } non accetta mappe proprie.
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

reason-bad-aim = Non si può sparare con { $field } = { $value }: scegli un numero consentito.
reason-bad-scene = Non si può preparare il tabellone con { $field } = { $value }: correggi e riprova.
reason-blocked-start = Il dado partirebbe da dove sta { $piece }: scegli un altro punto della linea.
reason-no-shots = In { $game } non si chiede mai un tiro: scegliete un gioco in cui si tira un dado col dito.
reason-no-such-board = Il tabellone d’allenamento { $board } non c’è: ce ne sono { $boards }, contati da 0.
reason-no-such-shot = Il tiro { $shot } non c’è: su questo tabellone ne hai fatti { $shots }.
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
reason-said-enough = Hai detto { $most } cose a questo tavolo, che di te non ne conserva altre: continua altrove, o alla rivincita.
reason-talk-closed = Chi ospita ti ha chiuso la chiacchierata a questo tavolo: gioca, o chiedi a lui o a lei.
reason-muted = Chi ospita questo tavolo ti ha zittito: gioca, o chiedi a lui o a lei.
reason-removed = Chi ospita ti ha chiesto di lasciare questo tavolo: guardane un altro.
reason-no-such-voice = Nessuno a questo tavolo si chiama { $voice }: indica qualcuno che ha parlato.
reason-no-undo = Non si può riprendere: qualcosa è stato mostrato o tirato, tocca a un altro rispondere, o è già stato ripreso abbastanza volte.
reason-bad-salt = Un sale è fatto di caratteri visibili: togli gli a capo e gli altri segni di controllo.
reason-no-record = Questa partita è cominciata a metà di un’altra e non è scritta a parte: prendi l’altra.
reason-no-such-step = Non c’è un passo { $step }: questa partita ne ha { $steps }.
reason-nothing-there = Lì non si può fare nulla: indica qualcos’altro.

## La casa: parlare col server

reason-bad-link = Questo link non è dei nostri: copialo per intero, o chiedine uno nuovo.
reason-link-ended = Questo link è stato sostituito da uno più recente: apri quello, o chiedilo a chi ce l’ha.
reason-too-many-sockets = Dalla tua rete ci sono già { $most } connessioni, e di più non ne ammettiamo: chiudi prima qualche pagina.
reason-too-many-tables = Dalla tua rete ci sono già { $most } tavoli, e di più non ne ammettiamo: finisci prima qualche partita.
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
reason-cannot-write = Posse non può scrivere in { $path } ({ $problem }): indica un altro file con --database, o guarda se questo si può scrivere.
reason-file-fails = { $file } non si può usare: { $problem }
reason-bad-table = Non è un tavolo come lo scrive posse admin export (guarda { $field }): riprendi il file dalla sua fonte.
reason-changed-table = Questo tavolo non è più come fu scritto: riprendi il file dalla sua fonte.
reason-does-not-replay = Questa partita non si ripete come fu giocata: posse admin replay dice dove.
reason-given-up = Questa partita è stata abbandonata: si può guardare, non continuare.
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
cli-player = Giocatore { $number }
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
cli-range-about = { $kind } da solo ti chiede ogni parte; oppure scrivi tutto insieme: { $kind } { $bounds }
cli-range-offered = Proposta: { $aim }.
cli-range-field = { $field }, da { $least } a { $most } (Invio: { $value }):
cli-range-again = Un numero intero da { $least } a { $most }, oppure Invio:
cli-shoot-help = Invio ripete l’ultima mira; tabellone N cambia tabellone; rivedi N mostra un tuo tiro; aiuto mostra questo; esci per finire.
cli-shoot-board = tabellone
cli-shoot-again = rivedi
cli-command-help = aiuto
cli-command-hint = consiglio
cli-command-why = perché
cli-command-undo = annulla
cli-command-log = storia
cli-command-save = salva
cli-command-quit = esci
cli-replay-prompt = Invio: avanti · b: indietro · un numero: vai lì · q: esci
cli-replay-old-rules = Questa partita è stata giocata secondo la versione { $rules } delle regole, e così viene mostrata. L’ultima è la versione { $newest }.
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
cli-head-statistic = Misura
cli-head-mean = Media
cli-head-each = Ogni volta
cli-drawn-to = Disegnato: { $file }
cli-games-bots = Bot, con i loro punti Elo dove sono stati misurati: { $bots }
cli-map-sound = { $title }: questa mappa si può giocare.
cli-provenance = Da dove viene questo tabellone (in inglese): { $provenance }
cli-redacted = Partita senza i suoi segreti scritta in { $file }
cli-verify-head-rolls = Lanci, pescate e tiri
cli-verify-head-number = Numero
cli-verify-whole = Provati per intero
cli-verify-part = Provati per quanto mostrato: { $proved } dadi su { $words }
cli-verify-hidden = Non provati: mai mostrati a questo lettore
cli-verify-sealed = Non provati: una prova direbbe cosa tengono gli altri
cli-verify-commitment = Impegno: { $value }
cli-verify-salt = Sale dei giocatori: { $value }
cli-verify-links = Anelli dei giocatori: { $unforeseen } tiri su { $rolls } ne hanno almeno uno (per posto: { $seats }). Il server non poteva conoscerli prima.
cli-verify-compare = Non c’è nessun errore, ma niente è provato: indica l’impegno e il sale che avevi annotato prima del primo lancio (--commitment, --salt).
cli-verify-holds = Tutto torna: ciò che è stato mostrato è ciò che era fissato prima della partita.
cli-verify-nothing = Niente è provato: questo verbale non mostra dadi che si possano controllare.
cli-verify-fault-commitment = Non torna: la prova porta all’impegno { $made }, non a quello che avevi annotato.
cli-verify-fault-salt = Non torna: la prova ha il sale { $made }, non quello che avevi annotato.
cli-verify-fault-chain = Non torna: le catene dei giocatori nella prova non sono quelle entrate nel sale.
cli-verify-fault-link = Non torna: l’anello del posto { $said } per il tiro { $made } non è della catena portata dal suo giocatore.
cli-verify-fault-root = Non torna: alcune chiavi della prova non erano fissate prima della partita.
cli-verify-fault-withheld = Non torna: { $said } è stato mostrato, ma la sua chiave manca.
cli-verify-fault-outcome = Non torna: la partita scritta dice { $said }, le chiavi danno { $made }.

cli-check-head-law = Legge
cli-check-head-tried = Prove
cli-check-head-result = Esito
cli-check-kept = vale
cli-check-broken = VIOLATA
cli-check-untried = non provata
cli-check-law-every_game_ends = Ogni partita finisce, e niente si perde né si crea
cli-check-law-clones_are_independent = Ciò che si gioca su una copia lascia intatto l’originale
cli-check-law-dump_and_load_round_trip = Una posizione salvata si rilegge com’era
cli-check-law-options_are_the_law = Ogni scelta offerta è accettata, tutto il resto rifiutato
cli-check-law-words_masks_and_elements_agree = Ogni scelta ha parole, numero ed elementi suoi
cli-check-law-nobody_is_stuck = Chi è interrogato ha una scelta
cli-check-law-nothing_is_lost = Ciò che si conserva resta uguale
cli-check-law-chance_is_asked = Ogni esito possibile del caso è accettato, ogni altro rifiutato
cli-check-law-stale_input_is_refused = Una risposta a un’altra posizione è rifiutata
cli-check-law-views_survive_imagination = Ciò che un posto immagina gli appare come ciò che vedeva
cli-check-law-secrets_change_no_byte = Ciò che un posto non può sapere non cambia nulla di ciò che riceve
cli-check-law-patches_lead_from_view_to_view = Ciò che si invia di un cambiamento porta da ciò che un posto vedeva a ciò che vede
cli-check-law-answers_in_a_window_commute = Quando più di uno è interrogato, l’ordine delle risposte non conta
cli-check-law-the_awaited_are_known = Tutti sanno chi è interrogato
cli-check-law-orders_stay_within_the_law = Un ordine permanente risponde con una scelta offerta
cli-check-law-orders_betray_nothing = Gli ordini permanenti non tradiscono segreti
cli-check-law-replay_equals_play = Una partita rigiocata finisce come quella giocata
cli-check-law-histories_look_alike = Partite che differiscono solo nei segreti si somigliano fino alla fine
cli-check-in-game = nella partita { $game }, posti { $seats }, opzioni { $options }
cli-check-at-position = nella partita { $game }, posti { $seats }, opzioni { $options }, dopo { $inputs } mosse
cli-check-missing = Che cosa manca, e che cosa porterebbe:
cli-check-no-bots = bots: gioca solo “random”; con bot propri c’è qualcuno contro cui giocare, e il laboratorio ha qualcosa da confrontare.
cli-check-no-report = report: senza, nessuno viene a sapere dopo la partita quanto fece la fortuna e quanto il gioco.
cli-check-no-terminal = terminal: il tabellone è un semplice elenco di ciò che vede un posto; un disegno si leggerebbe meglio.
cli-check-no-words = words: ogni frase è fatta di identificatori; un file en.ftl ne farebbe dell’inglese.
cli-check-no-language = words: niente nella lingua “{ $language }”; lì il gioco parla inglese.
cli-check-no-sentences = words: in “{ $language }” mancano { $count } frasi, e al loro posto si vedono identificatori: { $keys }
cli-check-unfit-sentences = words: { $count } frasi in “{ $language }” chiedono qualcosa che non viene loro detto: { $keys }
cli-check-unlisted-events = rules: { $count } tipi di eventi sono annunciati ma non elencati in Game.events: { $keys }
cli-check-undeclared-fields = rules: la vista non può essere mostrata a chi impara, perché niente dice che cosa possono contenere questi campi: { $fields }
cli-check-no-testing = testing: ciò che un posto non può sapere è preso dalla funzione imagine del gioco. Se la vista mostra un segreto, imagine lo ripete, e nessuna legge se ne accorge. Un soggetto proprio proverebbe che nulla trapela, che le notizie non tradiscono nulla e che nulla si perde.
cli-check-no-unknown = testing: manca Subject.unknown; ciò che un posto non può sapere è preso da imagine, che ripete ciò che la vista mostra per errore.
cli-check-no-reveals = testing: manca Subject.reveals; non si confronta se gli eventi dicono un segreto.
cli-check-no-twins = testing: manca Subject.twins; non si confrontano partite intere che differiscono solo nei segreti.
cli-check-holds = { $title }: tutte le leggi valgono ({ $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, seme { $seed }).
cli-check-fails = { $title }: una legge è violata ({ $games ->
        [one] 1 partita
       *[other] { $games } partite
    }, seme { $seed }).
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

## Page: lobby and making a table

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
page-practice = Allenarsi al tiro
page-practice-board = Tabellone
page-practice-setup = A che cosa si spara, e come
page-practice-score = I tuoi tiri
page-practice-rate =
    { $shots ->
        [one] Un tiro
       *[other] { $shots } tiri
    }: { $hit ->
        [0] nessuno a segno
        [one] uno a segno
       *[other] { $hit } a segno
    } ({ $rate }%), { $stray ->
        [0] nessun passante
        [one] un passante
       *[other] { $stray } passanti
    }.
page-practice-mean = A terra per tiro: { NUMBER($mean, maximumFractionDigits: 1) } su { $of } in media.
page-practice-none = Ancora nessuno. Mira, tira e guarda quante volte riesce; nessuna partita ne dipende.
page-practice-hit = Colpito!
page-practice-stray = Un passante!
page-practice-miss = Mancato.
page-practice-replay = Rivedi il tiro { $number }
page-at-the-table = Al tavolo
page-your-side = Giochi con
page-players = da { $fewest } a { $most } giocatori
page-players-exactly = { $count } giocatori

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
page-make-person = Giocatore { $number }
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
page-provenance = Da dove viene questo tabellone
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

## Page: plain board

page-plain-title = Il tavolo
page-plain-point = Che cosa puoi indicare
page-plain-boolean =
    { $value ->
        [yes] sì
       *[no] no
    }

## Page: at the table

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
page-piece-any = Quello che resta
page-piece-taken = preso da { $who }

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
page-range-along = Lungo la linea
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
page-chat-spectators = Spettatori
page-chat-host = Come padrone di casa
page-chat-who = Chi può parlare
page-chat-who-everybody = Tutti
page-chat-who-players = Solo chi gioca
page-chat-who-nobody = Nessuno
page-chat-clear = Cancella la chiacchierata
page-chat-silence = Zittisci per tutti
page-chat-remove = Allontana dal tavolo
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
page-proof-links = Ogni tiro è fatto anche di segreti che i browser dei giocatori hanno rivelato solo al momento del tiro: il server non poteva conoscerlo prima.
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

## Page: offline

reason-offline = Il server non risponde in questo momento: riprova fra poco.

## Page: odds

page-odds = Mostra le probabilità
page-odds-about = Per imparare: accanto alle scelte, quanto è probabile ogni cosa.
page-dock-more =
    { $count ->
        [one] un’altra che lo contiene
       *[other] altre { $count } che lo contengono
    }

## Page: lost and away

page-lost-about = Forse una lettera del link si è persa per strada. La pagina iniziale è sempre al suo posto.
page-lost-table = Qui non c’è nessun tavolo
page-away-restart = La casa chiude un momento e poi riapre. Resta dove sei: nulla va perso.
page-away-too-slow = La tua linea non teneva il passo del tavolo. Recuperiamo quello che ti è sfuggito.
page-away-silent = La casa non ti sentiva più e ha riattaccato. Stiamo richiamando.
page-away-fault = Nella casa si è rotto qualcosa: colpa nostra, non tua. Torniamo subito, e nulla va perso.
page-away-store-down = La casa non arriva ai suoi registri in questo momento. Continuiamo a provare, e nulla va perso.
page-away-too-fast = Troppe richieste in una volta per la casa. Aspettiamo un poco e torniamo.

## Seats of agents

cli-seat-sat = Il tuo agente è al tavolo: { $title } ({ $role }).
cli-seat-lost = La connessione è caduta; si riprova.
reason-no-agent = { $file } non ha né una funzione choose né un agente che ne abbia una.
reason-no-server = Nessuno risponde a { $link }: il server è acceso?

## Page: showing

page-showing = Guardate il tabellone.
page-showing-skip = Mostra la fine

## The page: bots to choose from

page-bots-levels = Livelli
page-bots-characters = Caratteri
page-against = Contro

## The lab

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
reason-games-missing = Erano richieste { $asked } partite e ne sono state giocate solo { $played }: le altre sono andate perse, quindi non viene riportato nulla. Ripeti lo stesso comando; con --out riprende dalle partite conservate.
reason-worker-lost = Un processo che giocava partite è stato terminato, forse per mancanza di memoria: le sue partite sono perse. Ripeti lo stesso comando, con meno --processes; con --out riprende dalle partite conservate.
reason-no-edge = Un divario di { $edge } non si può verificare: dai un numero sopra 0.

## Report

reason-no-review = Non c’è un bilancio per questo gioco: { $game }.
reason-report-failed = Non è stato possibile fare il bilancio: riprova tra un momento.

## Reports: in the terminal

cli-report-title = { $title }: la fortuna e il gioco
cli-report-about = Che cosa ha mosso le probabilità di vincere, in punti su cento. Una stima della casa, fatta di ciò che può sapere chi legge questo verbale.
cli-report-head-role = ruolo
cli-report-head-start = inizio
cli-report-head-luck = fortuna
cli-report-head-play = gioco suo
cli-report-head-rivals = gli altri
cli-report-head-hidden = mai mostrato
cli-report-head-end = fine
cli-report-head-lost = regalato
cli-report-moments = I momenti che l’hanno decisa
cli-report-moment = Passo { $step }: { $said }
cli-report-luck = fortuna
cli-report-hidden = mai mostrato
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
page-report-hidden = Mai mostrato
page-report-hidden-about = «Mai mostrato»: quanto valevano i dadi rimasti sotto il bicchiere. Fortuna o faccia tosta, nessuno lo saprà mai.
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
page-report-by-hidden = Mai mostrato
page-report-by-seat = Scelta ({ $who })
page-report-slip = La scelta più cara: { $said }
page-report-even = Nessun momento ha deciso da solo questa partita.
page-report-lines = Posto per posto

liars-dice-title = Dadi del bugiardo
liars-dice-pitch = Cinque dadi sotto ogni bicchiere, e tutti scommettono su tutti i dadi.
liars-dice-length = circa 10 minuti

liars-dice-role-red = Rosso
liars-dice-role-blue = Blu
liars-dice-role-green = Verde
liars-dice-role-yellow = Giallo
liars-dice-role-white = Bianco
liars-dice-role-black = Nero
liars-dice-cup = { $seat ->
    [0] Rosso
    [1] Blu
    [2] Verde
    [3] Giallo
    [4] Bianco
   *[5] Nero
}

liars-dice-prompt-bid = Rilancia, oppure di’ che l’ultima scommessa è una bugia.
liars-dice-action-bid = { $count } × { $face }
liars-dice-action-bid-about = Dici: sotto tutti i bicchieri almeno tanti dadi mostrano questa faccia.
liars-dice-action-call = Bugiardo!
liars-dice-action-call-about = Si alzano i bicchieri. Se la scommessa era vera, perdi un dado; se no, lo perde chi ha scommesso.

liars-dice-event-rolled = { liars-dice-cup } ha tirato { $dice }.
liars-dice-event-bid = { liars-dice-cup } scommette { $count } × { $face }.
liars-dice-event-called = { liars-dice-cup } dice: bugiardo!
liars-dice-event-lifted = { liars-dice-cup } mostra { $dice }.
liars-dice-event-counted = { $shown } × { $face } sul tavolo.
liars-dice-event-lost = { liars-dice-cup } perde un dado; gliene restano { $left }.

liars-dice-statistic-rounds = mani
liars-dice-statistic-bids = scommesse

bot-gambler = Scommettitore
bot-gambler-about = Scommette ciò che è probabile, e smaschera ciò che non lo è.

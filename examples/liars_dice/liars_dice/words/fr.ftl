liars-dice-title = Dés du menteur
liars-dice-pitch = Cinq dés sous chaque gobelet, et chacun parie sur tous les dés.
liars-dice-length = environ 10 minutes

liars-dice-role-red = Rouge
liars-dice-role-blue = Bleu
liars-dice-role-green = Vert
liars-dice-role-yellow = Jaune
liars-dice-role-white = Blanc
liars-dice-role-black = Noir
liars-dice-cup = { $seat ->
    [0] Rouge
    [1] Bleu
    [2] Vert
    [3] Jaune
    [4] Blanc
   *[5] Noir
}

liars-dice-prompt-bid = Pariez plus haut, ou dites que le dernier pari est un mensonge.
liars-dice-action-bid = { $count } × { $face }
liars-dice-action-bid-about = Vous dites : sous tous les gobelets, au moins autant de dés montrent cette face.
liars-dice-action-call = Menteur !
liars-dice-action-call-about = On lève les gobelets. Si le pari était vrai, vous perdez un dé ; sinon, c’est le parieur.

liars-dice-event-rolled = { liars-dice-cup } a lancé { $dice }.
liars-dice-event-bid = { liars-dice-cup } parie { $count } × { $face }.
liars-dice-event-called = { liars-dice-cup } dit : menteur !
liars-dice-event-lifted = { liars-dice-cup } montre { $dice }.
liars-dice-event-counted = { $shown } × { $face } sur la table.
liars-dice-event-lost = { liars-dice-cup } perd un dé ; il lui en reste { $left }.

liars-dice-statistic-rounds = manches
liars-dice-statistic-bids = paris

bot-gambler = Parieur
bot-gambler-about = Parie ce qui est probable, et dénonce ce qui ne l’est pas.

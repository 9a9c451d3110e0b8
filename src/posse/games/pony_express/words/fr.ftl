### pony-express

## The game and its seats

pony-express-title = Pony Express
pony-express-pitch = On avance autant qu’on le prétend, tant que personne ne doute de votre parole.
pony-express-pieces = Choisissez un cavalier
pony-express-role-ted = Ted
pony-express-role-bill = Bill
pony-express-role-harry = Harry
pony-express-role-sammy = Sammy
pony-express-role-rick = Rick
pony-express-length = environ 45 minutes
pony-express-provenance = D’après les règles : 33 cases, de 1 à 5 paisibles, le désert à partir de 25, la dernière gare en 22, Sacramento en 33 avec la première de trois boîtes aux lettres, les Indiens au sud-ouest, les duels entre deux coins opposés. De nous : l’effet de chaque case, le prix des trains, chaque emplacement et chaque dimension. Le plateau imprimé est introuvable ; ce n’est pas celui qui fut publié.

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
        [one] { $amount } pépite
       *[other] { $amount } pépites
    }
pony-express-from =
    { $start ->
        [33] la première boîte aux lettres
        [34] la deuxième boîte aux lettres
       *[other] la case { $start }
    }
pony-express-to =
    { $to ->
        [33] Sacramento
        [34] la deuxième boîte aux lettres
        [35] la troisième boîte aux lettres
       *[other] la case { $to }
    }
pony-express-a-hand =
    { $hand ->
        [pair] une paire
        [two_pairs] deux paires
        [three_of_a_kind] un brelan
        [straight] une suite
        [full_house] un full
        [four_of_a_kind] un carré
        [five_of_a_kind] un poker, cinq identiques
       *[nothing] rien
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
       *[unknown] une carte que nul autre n’a vue
    }
pony-express-corner =
    { $corner ->
        [nw] { pony-express-corner-nw }
       *[se] { pony-express-corner-se }
    }
pony-express-touched =
    { $touched ->
        [none] personne
        [r0] { pony-express-role-ted }
        [r1] { pony-express-role-bill }
        [r2] { pony-express-role-harry }
        [r3] { pony-express-role-sammy }
        [r4] { pony-express-role-rick }
        [i1] un pion indien
        [i2] un pion indien
        [i3] un pion indien
       *[other] plusieurs pions
    }
pony-express-fell =
    { $fell ->
        [none] personne
        [r0] { pony-express-role-ted }
        [r1] { pony-express-role-bill }
        [r2] { pony-express-role-harry }
        [r3] { pony-express-role-sammy }
        [r4] { pony-express-role-rick }
        [i1] un pion indien
        [i2] un pion indien
        [i3] un pion indien
       *[other] plusieurs pions
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
        [0] droit sur la cible
        [-2] un demi-degré à gauche
        [2] un demi-degré à droite
        [-4] 1 degré à gauche
        [4] 1 degré à droite
        [-6] un degré et demi à gauche
        [6] un degré et demi à droite
        [-8] 2 degrés à gauche
        [8] 2 degrés à droite
        [-12] 3 degrés à gauche
        [12] 3 degrés à droite
       *[other] { $angle }/4 de degré à droite
    }
pony-express-strength =
    { $strength ->
        [18] en douceur
        [21] franchement
        [24] fort
       *[other] à la force { $strength }
    }
pony-express-along =
    { $along ->
        [0] { "" }
       *[other] , à { $along } mm du milieu de la ligne
    }
pony-express-spin =
    { $spin ->
        [0] { "" }
        [-1] , effet 1 à gauche
        [-2] , effet 2 à gauche
        [-3] , effet 3 à gauche
        [-4] , effet 4 à gauche
        [-5] , effet 5 à gauche
        [-6] , effet 6 à gauche
        [-7] , effet 7 à gauche
        [-8] , effet 8 à gauche
       *[other] , effet { $spin } à droite
    }
pony-express-show =
    { $show ->
        [d1] le dé 1
        [d2] le dé 2
        [d3] le dé 3
        [d4] le dé 4
        [d5] le dé 5
        [d12] les dés 1 et 2
        [d13] les dés 1 et 3
        [d14] les dés 1 et 4
        [d15] les dés 1 et 5
        [d23] les dés 2 et 3
        [d24] les dés 2 et 4
        [d25] les dés 2 et 5
        [d34] les dés 3 et 4
        [d35] les dés 3 et 5
        [d45] les dés 4 et 5
        [d123] les dés 1, 2 et 3
        [d124] les dés 1, 2 et 4
        [d125] les dés 1, 2 et 5
        [d134] les dés 1, 3 et 4
        [d135] les dés 1, 3 et 5
        [d145] les dés 1, 4 et 5
        [d234] les dés 2, 3 et 4
        [d235] les dés 2, 3 et 5
        [d245] les dés 2, 4 et 5
        [d345] les dés 3, 4 et 5
        [d1234] les dés 1, 2, 3 et 4
        [d1235] les dés 1, 2, 3 et 5
        [d1245] les dés 1, 2, 4 et 5
        [d1345] les dés 1, 3, 4 et 5
        [d2345] les dés 2, 3, 4 et 5
        [d12345] les cinq dés
       *[none] aucun dé
    }
pony-express-roll =
    { $roll ->
        [d1] le dé 1
        [d2] le dé 2
        [d3] le dé 3
        [d4] le dé 4
        [d5] le dé 5
        [d12] les dés 1 et 2
        [d13] les dés 1 et 3
        [d14] les dés 1 et 4
        [d15] les dés 1 et 5
        [d23] les dés 2 et 3
        [d24] les dés 2 et 4
        [d25] les dés 2 et 5
        [d34] les dés 3 et 4
        [d35] les dés 3 et 5
        [d45] les dés 4 et 5
        [d123] les dés 1, 2 et 3
        [d124] les dés 1, 2 et 4
        [d125] les dés 1, 2 et 5
        [d134] les dés 1, 3 et 4
        [d135] les dés 1, 3 et 5
        [d145] les dés 1, 4 et 5
        [d234] les dés 2, 3 et 4
        [d235] les dés 2, 3 et 5
        [d245] les dés 2, 4 et 5
        [d345] les dés 3, 4 et 5
        [d1234] les dés 1, 2, 3 et 4
        [d1235] les dés 1, 2, 3 et 5
        [d1245] les dés 1, 2, 4 et 5
        [d1345] les dés 1, 3, 4 et 5
        [d2345] les dés 2, 3, 4 et 5
        [d12345] les cinq dés
       *[none] aucun dé
    }
pony-express-items-about = Les cartes publiées n’ont pas été retrouvées. Ces dix sortes, deux de chaque, sont notre reconstitution : noms et effets sont de nous.
pony-express-item-loaded_die = Dé pipé
pony-express-item-loaded_die-about = À votre tour, après un lancer et avant l’annonce : tournez un de vos dés sur la face que vous voulez. Un dé caché reste caché.
pony-express-item-horseshoe = Fer à cheval
pony-express-item-horseshoe-about = À votre tour, après un lancer et avant l’annonce : relancez gratuitement les dés que vous voulez, même les cinq.
pony-express-item-spyglass = Longue-vue
pony-express-item-spyglass-about = Quand vous pouvez douter : regardez les dés cachés, en secret, puis décidez.
pony-express-item-spurs = Éperons
pony-express-item-spurs-about = Juste après votre déplacement normal : 1 case de plus. Seule compte la nouvelle case, et qui s’y trouve.
pony-express-item-lasso = Lasso
pony-express-item-lasso-about = Au début de votre tour : un cavalier qui a 1 à 7 cases d’avance, hors de Sacramento, recule de 2. Ni rencontre, ni effet.
pony-express-item-whisky = Bouteille de whisky
pony-express-item-whisky-about = En duel, avant un tir adverse : ce tir tremble davantage.
pony-express-item-second_colt = Second colt
pony-express-item-second_colt-about = En duel, après un tir manqué de votre part : tirez aussitôt une fois de plus.
pony-express-item-barrel = Tonneau
pony-express-item-barrel-about = En duel, quand vous êtes touché : le coup ne compte pas, et le duel continue.
pony-express-item-file = Lime
pony-express-item-file-about = Au début de votre tour en prison : sortez sans payer et jouez un tour normal.
pony-express-item-peace_pipe = Calumet
pony-express-item-peace_pipe-about = À votre tour, sur une case Indiens : il ne s’y passe rien, ni tir, ni or, ni recul.
pony-express-hand-nothing = Rien
pony-express-hand-pair = Paire
pony-express-hand-two_pairs = Deux paires
pony-express-hand-three_of_a_kind = Brelan
pony-express-hand-straight = Suite
pony-express-hand-full_house = Full
pony-express-hand-four_of_a_kind = Carré
pony-express-hand-five_of_a_kind = Poker (cinq identiques)
pony-express-space-plain = Route libre : il ne se passe rien
pony-express-space-station = Gare : payez et allez à la suivante
pony-express-space-indians = Indiens : un seul tir, trois pions
pony-express-space-mine = Mine d’or : lancez les dés et prenez autant de pépites que la main vaut de cases
pony-express-space-saloon = Saloon : lancez les dés et payez autant de pépites que la main vaut de cases
pony-express-space-relay = Relais : piochez deux cartes, gardez-en une
pony-express-space-sacramento = Sacramento et la première de trois boîtes aux lettres
pony-express-corner-nw = le coin nord-ouest
pony-express-corner-se = le coin sud-est

## What a player can do

pony-express-action-keep =
    { $card ->
        [0] Garder la première carte
       *[1] Garder la deuxième carte
    }
pony-express-action-keep-about = L’autre retourne à la pioche, face cachée ; personne d’autre ne voit ni l’une ni l’autre.
pony-express-action-roll = Lancer les cinq dés
pony-express-action-roll-about = Sous le gobelet, pour vous seul ; en prison, une seule fois et à découvert, pour de l’or, une carte ou la sortie.
pony-express-action-pay = Payer 3 pépites et sortir de prison
pony-express-action-pay-about = Vous jouez ensuite un tour normal ; si c’étaient vos dernières, la charité vous en donne 1.
pony-express-action-stand =
    { $show ->
        [none] Garder les cinq dés sous le gobelet
        [d12345] Garder les cinq dés, à découvert
       *[other] Garder les cinq dés, avec { pony-express-show } à découvert
    }
pony-express-action-stand-about = On ne relance plus : vous annoncez votre main. Ce que vous montrez fait partie du bluff.
pony-express-action-reroll = Montrer { pony-express-show }, puis relancer { pony-express-roll }
pony-express-action-reroll-about = 1 pépite, 2 dans le désert ; la première relance est gratuite si vous êtes seul dernier. Soit tous les dés cachés, en secret, soit une partie des dés montrés, à découvert.
pony-express-action-claim = Annoncer { pony-express-a-hand }
pony-express-action-claim-about = Si personne ne doute, vous avancez d’autant : 1 case pour une paire, jusqu’à 7 pour un poker. Annoncer trop bas est aussi un bluff.
pony-express-action-believe = Croire
pony-express-action-believe-about = Ne coûte rien ; si personne ne doute, les dés restent secrets et le cavalier avance.
pony-express-action-doubt = Douter
pony-express-action-doubt-about = On lève le gobelet. Bluff : son auteur reste sur place, et vous pouvez avancer d’autant. Pas de bluff : vous allez en prison.
pony-express-action-stay = Ne rien faire
pony-express-action-stay-about = Vous laissez passer l’offre, gardez vos cartes, et la partie continue.
pony-express-action-advance = Avancer du nombre annoncé
pony-express-action-advance-about = Tout ou rien ; vous ne rencontrez personne et la case ne fait rien. Sacramento compte.
pony-express-action-train = Prendre le train
pony-express-action-train-about = Vous payez le prix de cette gare et allez à la suivante ; là, pas de rencontre et aucun effet.
pony-express-action-place = Choisir { pony-express-corner }
pony-express-action-place-about = Votre adversaire se place au coin opposé ; voyez qui se trouverait sur le chemin de vos tirs.
pony-express-action-aim = Tirer { pony-express-angle }, { pony-express-strength }{ pony-express-along }{ pony-express-spin }
pony-express-action-aim-about = Vous choisissez la visée, votre main y ajoute un tremblement ; plus on tire fort, plus le dé s’écarte.
pony-express-action-load = Dé pipé : tourner le dé { $die }
pony-express-action-load-about = La carte est dépensée ; vous choisissez ensuite la face. Un dé caché reste caché.
pony-express-action-set = Le tourner sur { pony-express-face }
pony-express-action-set-about = Si le dé est à découvert, tout le monde le voit.
pony-express-action-horseshoe = Fer à cheval : relancer { pony-express-roll }
pony-express-action-horseshoe-about = La carte est dépensée ; c’est gratuit, même pour les cinq, chaque dé là où il se trouve.
pony-express-action-spyglass = Longue-vue : regarder sous le gobelet
pony-express-action-spyglass-about = La carte est dépensée ; vous seul voyez les dés cachés, puis vous croyez ou doutez.
pony-express-action-spurs = Éperons : 1 case de plus
pony-express-action-spurs-about = La carte est dépensée ; seule compte la nouvelle case, et qui s’y trouve.
pony-express-action-lasso = Lasso : tirer { pony-express-roped } en arrière
pony-express-action-lasso-about = La carte est dépensée ; ce cavalier recule de 2 cases, sans rencontre ni effet.
pony-express-action-whisky = Whisky : servir un verre au tireur
pony-express-action-whisky-about = La carte est dépensée ; ce tir-là tremble davantage.
pony-express-action-colt = Second colt : tirer encore
pony-express-action-colt-about = La carte est dépensée ; un tir de plus, tout de suite, en dehors de vos trois.
pony-express-action-barrel = Tonneau : se mettre à l’abri
pony-express-action-barrel-about = La carte est dépensée ; le coup ne compte pas, et le duel continue.
pony-express-action-file = Lime : scier les barreaux
pony-express-action-file-about = La carte est dépensée ; vous sortez sans payer et jouez un tour normal.
pony-express-action-pipe = Calumet : passer son chemin
pony-express-action-pipe-about = La carte est dépensée ; ni tir, ni or, ni recul.

## What happened

pony-express-event-open_roll = { pony-express-rider } a lancé à découvert : { $dice } ({ pony-express-a-hand }).
pony-express-event-starts = { pony-express-rider } commence.
pony-express-event-took = Nouvelle carte de { pony-express-rider } : { pony-express-item }.
pony-express-event-drew = { pony-express-rider } a pris une carte et en a { $cards }.
pony-express-event-chose = { pony-express-rider } a gardé : { pony-express-item }.
pony-express-event-began = Au tour de { pony-express-rider }.
pony-express-event-round = Manche { $round }.
pony-express-event-paid =
    { $payer ->
        [-1] La banque a payé { pony-express-nuggets } à { pony-express-payee }.
       *[other] { $payee ->
            [-1] { pony-express-payer } a payé { pony-express-nuggets } à la banque.
           *[other] { pony-express-payer } a payé { pony-express-nuggets } à { pony-express-payee }.
        }
    }
pony-express-event-moved = { pony-express-rider } est allé de { pony-express-from } à { pony-express-to }.
pony-express-event-jailed = { pony-express-rider } est allé en prison.
pony-express-event-freed = { pony-express-rider } est sorti de prison.
pony-express-event-rolled = Les dés de { pony-express-rider } : { $dice }.
pony-express-event-cup =
    { $rolled ->
        [5] { pony-express-rider } a lancé les cinq dés. À découvert : { $dice }.
        [1] Un dé de { pony-express-rider } a changé de face. À découvert : { $dice }.
       *[other] { pony-express-rider } a relancé { $rolled } dés. À découvert : { $dice }.
    }
pony-express-event-showed = { pony-express-rider } a sorti ou rentré des dés. À découvert : { $dice }.
pony-express-event-claimed = { pony-express-rider } a annoncé { pony-express-a-hand }.
pony-express-event-bluffed = C’est un bluff, et { pony-express-rider } est seul à le savoir.
pony-express-event-believed = Personne n’a douté de { pony-express-rider }.
pony-express-event-heard = { $doubters } cavaliers en doutent. Le sort désigne { pony-express-rider }.
pony-express-event-doubted =
    { $lied ->
        [1] { pony-express-rider } a douté de { pony-express-liar }, à raison.
       *[0] { pony-express-rider } a douté de { pony-express-liar }, à tort.
    }
pony-express-event-lifted = { pony-express-rider } a levé le gobelet : { $dice } ({ pony-express-a-hand }).
pony-express-event-peeked = { pony-express-rider } a regardé sous le gobelet : { $dice }.
pony-express-event-played = { pony-express-rider } a joué une carte : { pony-express-item }.
pony-express-event-faced =
    { $final ->
        [1] Duel final : { pony-express-shooter } et { pony-express-target }. { pony-express-shooter } tire en premier.
       *[0] Duel : { pony-express-shooter } et { pony-express-target }. { pony-express-shooter } tire en premier.
    }
pony-express-event-shot = { pony-express-rider } a tiré. Touché : { pony-express-touched }. À terre : { pony-express-fell }.
pony-express-event-duel_won =
    { $arrested ->
        [1] { pony-express-loser } a touché un passant et s’est fait arrêter : { pony-express-winner } a gagné le duel.
       *[0] { pony-express-winner } a touché { pony-express-loser } et gagné le duel.
    }
pony-express-event-duel_drawn = { pony-express-one } et { pony-express-two } ont épuisé leurs tirs : pas de vainqueur.
pony-express-event-roll_off = { pony-express-one } et { pony-express-two } ont manqué { $shots } fois en tout : à cette table, les dés décident.
pony-express-event-poker = Ils sont trois ou plus sur la même case : partie de poker.
pony-express-event-poker_won = { pony-express-rider } a gagné la partie de poker.
pony-express-event-ended =
    { $ending ->
        [jackrabbit] { pony-express-rider } a atteint la troisième boîte aux lettres à la manche { $round } et gagné la course.
       *[duel] { pony-express-rider } a gagné le duel final à la manche { $round }, et la course avec.
    }

## What is asked

pony-express-prompt-keep = Choisissez la carte que vous gardez : elle reste secrète jusqu’à son heure. L’autre retourne à la pioche, face cachée.
pony-express-prompt-prison = Vous êtes en prison. Payez 3 pépites et jouez votre tour, ou tentez un lancer à découvert : une suite ou mieux vous libère aussitôt, deux paires ou un brelan rapportent de l’or ou une carte. De toute façon, vous sortez à la fin de ce tour.
pony-express-prompt-ready = À vous. Lancez les cinq dés sous le gobelet : vous seul les verrez. Si c’est le moment d’une de vos cartes, vous pouvez d’abord la jouer.
pony-express-prompt-reroll = Regardez vos dés. Gardez-les, ou payez pour en relancer : une meilleure main mène plus loin. Ce qui est à découvert, tous le voient.
pony-express-prompt-face = Choisissez la face du dé pipé. Un dé caché reste caché.
pony-express-prompt-claim = Annoncez votre main, vraie ou non : vous avancez d’autant si personne n’en doute. Pris à bluffer, trop haut ou trop bas, vous restez sur place.
pony-express-prompt-doubt = Y croyez-vous ? Si vous démasquez un bluff, son auteur reste sur place et vous pouvez avancer d’autant. Si c’était vrai, vous allez en prison.
pony-express-prompt-chase = Bluff démasqué. Avancez du nombre annoncé, ou restez : vous ne rencontrez personne et la case ne fait rien.
pony-express-prompt-arrived = Vous voilà arrivé. Continuez : vous rencontrez qui se trouve ici, puis la case agit. Ou jouez d’abord une carte dont c’est le moment.
pony-express-prompt-corner = Un duel. Choisissez votre coin ; votre adversaire prend celui d’en face. Regardez qui se tient entre vous : toucher un autre cavalier, c’est se faire arrêter.
pony-express-prompt-shot_at = On va vous tirer dessus. Jouez une carte si c’est son moment, ou laissez venir.
pony-express-prompt-aim = À vous de tirer : choisissez la place sur la ligne, la direction, la force et l’effet. Touchez votre adversaire et vous gagnez ; touchez d’abord un autre cavalier et l’on vous arrête. La main tremble, surtout si vous tirez fort.
pony-express-prompt-hit = Vous êtes touché. Jouez une carte si c’est son moment ; sinon, le duel est perdu.
pony-express-prompt-missed = Manqué. Jouez une carte si c’est son moment, ou restez-en là.
pony-express-prompt-train = Une gare. Payez le prix et allez à la suivante, ou restez : là-bas, pas de rencontre et aucun effet.
pony-express-prompt-ambush = Trois Indiens barrent la route. Un seul tir : 1 pépite par pion renversé, 1 case de recul par pion debout. Touchez un autre cavalier, et c’est la prison à la place.

## What to know before choosing

pony-express-note-price =
    { $nuggets ->
        [0] Gratuit.
        [one] Coûte 1 pépite.
       *[other] Coûte { $nuggets } pépites.
    }
pony-express-note-moves =
    { $spaces ->
        [one] Vous avance de 1 case, si on vous croit.
       *[other] Vous avance de { $spaces } cases, si on vous croit.
    }
pony-express-note-train = Vous emmène à la case { $space }.
pony-express-note-lands = Vous arrivez à la case { $space }.
pony-express-note-truth = C’est bien ce que vous avez.
pony-express-note-pulls = Retour à la case { $space }.
pony-express-note-odds_claim =
    { $ways ->
        [0] Avec ces dés à découvert, c’est impossible.
       *[other] { $percent ->
            [0] Semble vraie moins de 1 fois sur 100.
           *[other] Semble vraie { $percent } fois sur 100.
        }
    }
pony-express-note-odds_true =
    { $ways ->
        [0] Cela ne peut pas être vrai.
       *[other] { $percent ->
            [0] Par le seul hasard, c’est vrai moins de 1 fois sur 100.
           *[other] Par le seul hasard, c’est vrai { $percent } fois sur 100.
        }
    }
pony-express-note-odds_better =
    { $ways ->
        [0] Impossible de faire mieux.
       *[other] { $percent ->
            [0] Une meilleure main moins de 1 fois sur 100.
           *[other] Une meilleure main { $percent } fois sur 100.
        }
    }
pony-express-note-odds_escape = Vous vous évadez { $percent } fois sur 100.
pony-express-note-odds_shot = Sur cent tirs pareils, environ { $hit } atteignent ce que vous visez, et { $stray } quelqu’un qui n’y est pour rien.

## Standing orders

pony-express-order-trust =
    { $hand ->
        [five_of_a_kind] Croire toutes les annonces, sauf si les dés à découvert les démentent
       *[other] Croire les annonces jusqu’à { pony-express-a-hand }, sauf si les dés à découvert les démentent
    }
pony-express-order-challenge =
    { $hand ->
        [pair] Douter de toutes les annonces, sauf si les dés à découvert les prouvent
       *[other] Douter de toute annonce qui vaut au moins { pony-express-a-hand }, sauf si les dés à découvert la prouvent
    }
pony-express-order-follow = Après un bluff démasqué : avancer du nombre annoncé
pony-express-order-pocket = Garder vos cartes pour plus tard quand on ne peut que jouer une carte, sauf si vous êtes touché
pony-express-order-leave =
    { $prompt ->
        [ready] Au début de votre tour : lancer les dés sans jouer de carte
        [arrived] Après votre déplacement : continuer sans jouer de carte
        [shot_at] Avant un tir adverse : ne pas jouer de carte
        [missed] Après un tir manqué de votre part : ne pas jouer de carte
        [prison] En prison : lancer les dés, sans payer ni jouer de carte
       *[train] À une gare : ne pas prendre le train
    }
pony-express-order-use =
    { $item ->
        [whisky] Avant un tir adverse : servir le whisky, si vous l’avez
        [second_colt] Après un tir manqué de votre part : tirer avec le second colt, si vous l’avez
        [barrel] Quand vous êtes touché : vous abriter derrière le tonneau, si vous l’avez
       *[file] En prison : jouer la lime, si vous l’avez ; sinon, lancer les dés
    }

## Table options

pony-express-option-liars_go_to_jail = Les bluffeurs en prison
pony-express-option-liars_go_to_jail-about = Un bluffeur démasqué va aussi en prison. D’après la règle, il reste seulement sur place.
pony-express-option-figure_must_fall = Le cavalier doit tomber
pony-express-option-figure_must_fall-about = En duel, seul un cavalier renversé est atteint, l’adversaire comme un passant ; couché en prison, il ne peut pas l’être. D’après la règle, le toucher suffit.
pony-express-option-prisoners_met = Rencontrer les prisonniers
pony-express-option-prisoners_met-about = Les cavaliers en prison comptent pour les duels et le poker, comme on peut lire la règle française. Sinon on les laisse tranquilles : c’est notre lecture des autres, qui les couchent à côté de leur case.
pony-express-option-desert_price = Prix dans le désert
pony-express-option-desert_price-about = Qui paie 2 pour relancer : qui se trouve dans le désert, comme dit la règle française, ou qui y est entré une fois, comme on peut lire les autres.
pony-express-option-desert_price-there = Tant qu’on y est
pony-express-option-desert_price-forever = Pour toujours, une fois entré
pony-express-option-poker_debt = Dettes de poker
pony-express-option-poker_debt-about = Qui va en prison faute de payer les 2 pépites. D’après la règle, qui n’en a aucune, et la banque verse les deux ; avec 1 pépite on la donne, sans plus. Ou bien la seconde est due : la banque l’ajoute, et c’est la prison.
pony-express-option-poker_debt-short = Qui ne peut pas payer les deux
pony-express-option-poker_debt-broke = Seulement qui n’en a aucune
pony-express-option-items = Cartes équipement
pony-express-option-items-about = Jouer avec les vingt cartes équipement, qui sont de nous. Sans elles, les relais ne font rien et la prison ne donne pas de carte.
pony-express-option-hand = La main du tireur
pony-express-option-hand-about = De combien chaque tir tremble : la même main pour tous, quel que soit l’appareil ; une main sûre touche plus souvent. Avec la vôtre, le tremblement est celui d’une main sûre, et votre geste ajoute le reste : touches, bouton unique et oreille arrêtent des aiguilles qui bougent.
pony-express-option-hand-steady = Sûre
pony-express-option-hand-usual = Comme d’habitude
pony-express-option-hand-shaky = Tremblante
pony-express-option-hand-own = La vôtre
pony-express-option-stray_bullet = Balles perdues
pony-express-option-stray_bullet-about = Quand un tir en duel fait arrêter le tireur. Aucune règle ne dit lequel de deux contacts compte : le premier, c’est notre lecture.
pony-express-option-stray_bullet-first = Un passant atteint avant l’adversaire
pony-express-option-stray_bullet-any = Un passant atteint à tout moment
pony-express-option-last_duel_shots = Le dernier duel
pony-express-option-last_duel_shots-about = Quand les dés décident entre deux maladroits. D’après la règle, le duel est à mort ; une fin, c’est notre invention, pour les tables de programmes.
pony-express-option-last_duel_shots-none = À mort
pony-express-option-last_duel_shots-20 = Après 20 tirs chacun
pony-express-option-last_duel_shots-50 = Après 50 tirs chacun
pony-express-option-last_duel_shots-200 = Après 200 tirs chacun
pony-express-option-doubts = Qui est entendu
pony-express-option-doubts-about = Si plusieurs doutent d’une annonce. D’après la règle, le premier ; devant un seul écran et entre robots personne n’est premier, et l’un est tiré au sort.
pony-express-option-doubts-first = Le premier à douter
pony-express-option-doubts-drawn = Un, tiré au sort après toutes les réponses

## Statistics, endings

pony-express-statistic-rounds = Manches
pony-express-statistic-doubts_right = Doutes, à raison
pony-express-statistic-doubts_wrong = Doutes, à tort
pony-express-statistic-bluffs = Coups de bluff
pony-express-statistic-caught = Bluffs démasqués
pony-express-statistic-duels = Duels
pony-express-statistic-shots = Tirs
pony-express-statistic-hits = Touchés
pony-express-statistic-arrests = Arrestations
pony-express-statistic-poker_games = Parties de poker
pony-express-statistic-prison = Envois en prison
pony-express-statistic-items = Cartes jouées
pony-express-statistic-jackrabbit = Courrier livré
pony-express-statistic-duel = Duel final
pony-express-ending-jackrabbit = Tout le courrier est livré : le cavalier de la troisième boîte aux lettres gagne.
pony-express-ending-duel = Deux à Sacramento, c’était un de trop : le vainqueur du duel final gagne la course.
pony-express-statistic-claims = Annonces
pony-express-statistic-claims-by = Annonces, par main
pony-express-statistic-doubts = Doutes
pony-express-statistic-doubts_right-by = Doutes à raison, par main annoncée
pony-express-statistic-doubts_wrong-by = Doutes à tort, par main annoncée

## Refusals

reason-track-wrong-end = La piste s’arrête à la case { $space } : elle doit finir à Sacramento, et nulle part ailleurs.
reason-track-bad-space = La case { $space } de la piste n’est pas écrite comme une case : donnez-lui une sorte et une place.
reason-track-unknown-kind = La case { $space } ne peut pas être « { $kind } » : prenez une des sortes que le jeu connaît.
reason-track-bad-train = Le train de la case { $space } demande une gare à chaque bout : corrigez sa sorte, ou sa destination.

## Why a bot chose

pony-express-why-truth = Il y a bien { pony-express-a-hand } sous le gobelet, et la vérité mène assez loin.
pony-express-why-bluff = Les dés disent autre chose, mais { pony-express-a-hand }, cela peut passer, et mène plus loin.
pony-express-why-roll-again = Un nouveau lancer promet plus qu’il ne coûte.
pony-express-why-stand =
    { $hand ->
        [nothing] Rien du tout, mais relancer coûterait plus que cela ne promet.
       *[other] Avec { pony-express-a-hand }, autant s’arrêter : relancer coûterait plus que cela ne promet.
    }
pony-express-why-belied = Les dés visibles excluent { pony-express-a-hand }.
pony-express-why-doubt = Le risque de bluff est d’environ { $chance } % : assez pour soulever le gobelet.
pony-express-why-believe = Le risque de bluff est d’environ { $chance } % : trop peu pour risquer la prison.
pony-express-why-looked = Qui a regardé sous le gobelet n’a plus à deviner.
pony-express-why-bail = Un tour vaut plus que la caution.
pony-express-why-luck = Mieux vaut garder l’or : les dés ouvriront peut-être la porte.
pony-express-why-train = Le train épargne plus de chemin qu’il ne coûte.
pony-express-why-shot = D’ici, c’est le tir qui a les meilleures chances.
pony-express-why-card = Cette carte n’aura guère de meilleur moment.
pony-express-why-spare = Cela vaudra plus tard davantage que maintenant.

## The report

pony-express-review-dice =
    { $rolls ->
        [one] Un premier lancer connu.
       *[other] { $rolls } premiers lancers connus.
    } Moyenne, en cases : { $mean } ; d’ordinaire : { $expected }.
pony-express-review-bluffs =
    { $made ->
        [one] Un bluff connu
       *[other] { $made } bluffs connus
    }, { $caught ->
        [0] aucun démasqué.
        [one] un démasqué.
       *[other] { $caught } démasqués.
    }
pony-express-review-doubts =
    { $doubts ->
        [one] Une annonce mise en doute
       *[other] { $doubts } annonces mises en doute
    }, { $right ->
        [0] toujours à tort.
       *[other] { $right } à raison.
    } Effet sur les chances : { $gain } sur cent.
pony-express-review-shots =
    { $shots ->
        [one] Un tir en duel
       *[other] { $shots } tirs en duel
    }, { $hits ->
        [0] aucun au but
       *[other] { $hits } au but
    } ; on pouvait en attendre { $expected }.

## The terminal

cli-pony-legend = majuscule : cavalier, minuscule : en prison · S gare et son prix · I Indiens · M mine · B saloon · R relais · #1 #2 #3 boîtes aux lettres
cli-pony-rider = { $rider } en { $space }, or { $gold }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
cli-pony-prisoner = { $rider } en prison en { $space }, or { $gold }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
cli-pony-bank = Banque { $gold }, pioche { $pile }.
cli-pony-dice = Dés : { $dice } (entre crochets : visibles)
cli-pony-card = Votre carte : { $name }. { $about }

## The page

page-pe-title = La malle de l’Ouest
page-pe-subtitle = de St Joseph, Missouri, à Sacramento, Californie
page-pe-east = St Joseph
page-pe-west = Sacramento
page-pe-desert = le désert
page-pe-map = La route de St Joseph à Sacramento
page-pe-keys = Gauche et droite suivent la route, N mène à la prochaine case que vous pouvez choisir ; Entrée choisit.
page-pe-space =
    { $land ->
        [town] Case { $space }, St Joseph, paisible
        [desert] Case { $space }, désert
       *[road] Case { $space }
    }
page-pe-mailbox =
    { $number ->
        [2] La deuxième boîte aux lettres de Sacramento
       *[3] La troisième boîte aux lettres de Sacramento
    }
page-pe-fare =
    { $price ->
        [one] 1 pépite jusqu’à la case { $to }
       *[other] { $price } pépites jusqu’à la case { $to }
    }
page-pe-here =
    { $jailed ->
        [true] { $who } est ici, en prison
       *[false] { $who } est ici
    }
page-pe-can = Vous pouvez y aller
page-pe-ledger = Les cavaliers
page-pe-active = en route
page-pe-you = vous
page-pe-prison = en prison
page-pe-purse =
    { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    }
page-pe-hand-size =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
page-pe-bank =
    { $gold ->
        [one] À la banque : { $gold } pépite. Cartes dans la pioche : { $cards }
       *[other] À la banque : { $gold } pépites. Cartes dans la pioche : { $cards }
    }
page-pe-cup = Le gobelet de { $who }
page-pe-cup-yours = Votre gobelet
page-pe-cup-empty = Rien n’a encore été lancé.
page-pe-cup-plan = Touchez ou glissez un dé pour le sortir du gobelet ou l’y remettre. Ce qui est dehors, tout le monde le voit.
page-pe-cup-load = Touchez le dé que vous voulez tourner.
page-pe-cup-horseshoe = Touchez les dés à relancer sans rien payer.
page-pe-die =
    { $where ->
        [open] Dé { $number }, à découvert : { $face }
       *[cup] { $face ->
            [hidden] Dé { $number }, sous le gobelet
           *[other] Dé { $number }, sous le gobelet : { $face }
        }
    }
page-pe-again = relancer
page-pe-again-die = Relancer le dé { $number }
page-pe-claim = { $who } annonce
page-pe-callers =
    { $count ->
        [0] Personne n’est assez près pour en douter
        [one] { $who } peut en douter
       *[other] { $who } peuvent en douter
    }
page-pe-hand = Vos cartes
page-pe-hand-choose = Gardez l’une d’elles
page-pe-card-now = à jouer
page-pe-gazette = Dernières nouvelles
page-pe-line-turn = Manche { $round } : à { $who } de jouer
page-pe-line-rider =
    { $gold ->
        [one] { $you ->
            [true] { $who } (vous) : { $gold } pépite, cartes : { $cards }
           *[false] { $who } : { $gold } pépite, cartes : { $cards }
        }
       *[other] { $you ->
            [true] { $who } (vous) : { $gold } pépites, cartes : { $cards }
           *[false] { $who } : { $gold } pépites, cartes : { $cards }
        }
    }
page-pe-line-jailed = En prison
page-pe-line-open = Dés à découvert : { $dice }
page-pe-line-under = Sous le gobelet, pour vos yeux seulement : { $dice }
page-pe-line-hidden =
    { $count ->
        [one] Sous le gobelet : { $count } dé
       *[other] Sous le gobelet : { $count } dés
    }
page-pe-line-claim = { $who } annonce : { $hand }
page-pe-line-card = Votre carte : { $item }. { $about }
page-pe-the-bank = Banque
page-pe-showdown-start = Qui commence : un lancer ouvert chacun
page-pe-showdown-poker = Une partie de poker : un lancer ouvert chacun
page-pe-showdown-duel = Personne n’a touché : un lancer ouvert chacun décide
page-pe-showdown-won-start = commence
page-pe-showdown-won-poker = prend 2 pépites à chacun
page-pe-showdown-won-duel = gagne la course
page-pe-duel = Duel
page-pe-duel-last = Le dernier duel
page-pe-duel-who = { $one } contre { $two }
page-pe-duel-stake = Qui reste debout livre le courrier.
page-pe-steps = Le tour de { $who }, pas à pas
page-pe-steps-yours = Votre tour, pas à pas
page-pe-step-start = Début
page-pe-step-cup = Dés
page-pe-step-claim = Annonce
page-pe-step-doubts = Doutes
page-pe-step-ride = Route
page-pe-step-space = Case
page-pe-cup-lift = Soulever
page-pe-cup-down = Reposer
page-pe-cup-none = Rien sous le gobelet.
page-pe-cup-secret = Sous le gobelet : vous seul les voyez.
page-pe-cup-secret-short = Pour vos yeux seuls
page-pe-cup-covered = Vos dés. Touchez pour soulever le gobelet, maintenez pour jeter un coup d’œil : vous seul les voyez.
page-pe-open = À découvert, visibles de tous :
page-pe-cup-hidden = Sous le gobelet
page-pe-open-short = À découvert
page-pe-open-none = À découvert : aucun. Un dé que vous sortez vient ici, à la vue de tous.
page-pe-shake =
    { $price ->
        [0] Secouer le gobelet : relancer { $count ->
            [one] ce dé
           *[other] ces { $count } dés
        } sans les montrer. Gratuit
        [one] Secouer le gobelet : relancer { $count ->
            [one] ce dé
           *[other] ces { $count } dés
        } sans les montrer. { $price } pépite
       *[other] Secouer le gobelet : relancer { $count ->
            [one] ce dé
           *[other] ces { $count } dés
        } sans les montrer. { $price } pépites
    }
page-pe-shake-keep = Sortez d’abord au moins un dé à garder.
page-pe-throw =
    { $price ->
        [0] Relancer { $count ->
            [0] des dés
            [one] le dé marqué
           *[other] les { $count } dés marqués
        } devant tous. Gratuit
        [one] Relancer { $count ->
            [0] des dés
            [one] le dé marqué
           *[other] les { $count } dés marqués
        } devant tous. { $price } pépite
       *[other] Relancer { $count ->
            [0] des dés
            [one] le dé marqué
           *[other] les { $count } dés marqués
        } devant tous. { $price } pépites
    }
page-pe-throw-mark = Marquez les dés à relancer ; il en reste toujours un.
page-pe-charm =
    { $count ->
        [0] Relancez gratuitement les dés touchés
        [one] Jouer le fer à cheval : relancer { $count } dé gratuitement
       *[other] Jouer le fer à cheval : relancer { $count } dés gratuitement
    }
page-pe-stand = Garder les dés ainsi, puis annoncer
page-pe-faces = La face du dé pipé
page-pe-ride =
    { $spaces ->
        [one] { $spaces } case
       *[other] { $spaces } cases
    }
page-pe-true = ce que vous avez
page-pe-claim-yours = Vous annoncez
page-pe-callers-title = Qui peut en douter
page-pe-caller-you = vous
page-pe-caller-thinks = peut encore parler
page-pe-caller-spoke = a parlé
page-pe-card-keep = garder celle-ci
page-pe-card-back = Pas cette carte
page-pe-stay-chase = Rester sur place
page-pe-stay-arrived = Continuer
page-pe-stay-shot_at = Laisser venir le tir
page-pe-stay-hit = Encaisser le coup
page-pe-stay-missed = En rester là
page-pe-stay-train = Rester ici
page-pe-roll-ready = Lancer les dés sous le gobelet
page-pe-roll-prison = Lancer une fois, à découvert
page-pe-reveal = Le gobelet levé
page-pe-reveal-claim = Annoncé : { $hand }.
page-pe-reveal-truth = Sous le gobelet : { $hand }.
pony-express-practice-alone = Un rival, et personne sur le chemin
pony-express-practice-bystander = Un passant près de la ligne
pony-express-practice-gate = Deux passants, l’un proche, l’autre loin
pony-express-practice-crowd = Trois passants sur la ligne
pony-express-practice-prisoner = De l’autre coin, un prisonnier à terre sur le chemin
pony-express-practice-indians = Trois Indiens
pony-express-practice-company = Trois Indiens, et des cavaliers entre deux
pony-express-practice-legend = · la ligne de tir, 0 à 4 les cavaliers, vous êtes 0, i Indiens, * le chemin du dé, ◆ là où il s’arrête, X à terre
page-shot-title = { $who } tire sur { $whom }
page-shot-title-band = { $who } tire sur les Indiens
page-shot-title-band-raiders = { $who } tire sur la bande
page-shot-watched = { $who } vise.
page-shot-lighting = On allume la lampe…
page-shot-place = Faites glisser le dé le long de la ligne ; un appui le laisse ici
page-shot-pull = Tirez en arrière ici, puis lâchez
page-shot-drunk = Whisky : la main vacille
page-shot-sheriff = Le shérif
page-shot-rolling = Le dé roule…
page-shot-frame = Image par image
page-shot-skip = À la fin
page-shot-again = Revoir
page-shot-on = Continuer
page-shot-map = Voir la carte
page-shot-back = Revenir au tir
page-shot-picture = Image
page-shot-picture-auto = Selon l’appareil
page-shot-picture-fine = Soignée
page-shot-picture-plain = Simple et rapide
page-shot-picture-flat = À plat, vue d’en haut
page-shot-way = Votre façon de viser
page-shot-way-drag = Tirer
page-shot-way-keys = Touches
page-shot-way-switch = Un seul bouton
page-shot-way-ear = À l’oreille
page-shot-way-numbers = Chiffres
page-shot-steps = Deux temps
page-shot-step-place = 1. Placer
page-shot-step-pull = 2. Tirer
page-shot-about-drag = Faites d’abord glisser le dé le long de la ligne, ou touchez l’image pour le laisser là. Puis appuyez n’importe où, tirez en arrière comme avec une fronde, et lâchez : plus on tire loin, plus le coup est fort. Un second doigt déplacé de côté donne de l’effet ; la molette et le curseur aussi. Échap recommence. Vous voyez où vous visez, pas ce que cela donnera.
page-shot-about-keys = Flèches : gauche et droite tournent la visée, haut et bas règlent la force ; avec Maj, elles déplacent le dé sur la ligne et changent son effet. Ou tapez le numéro d’une ligne, puis plus ou moins. Ctrl fait des pas de quatre, Début reprend la visée proposée. Entrée une fois pour mettre en joue, une seconde fois pour tirer ; Échap pour se raviser.
page-shot-about-needles = Une touche met une aiguille en mouvement, la touche suivante l’arrête. Flèches gauche et droite : la direction ; haut et bas : la force ; avec Maj, la place sur la ligne et l’effet. Ou tapez le numéro d’une ligne, puis plus ou moins. Entrée une fois pour mettre en joue, une seconde fois pour tirer ; Échap pour se raviser.
page-shot-about-switch = Une aiguille bouge toute seule, pour chaque partie de la visée à son tour : place sur la ligne, direction, force, effet. Une pression la lance, une autre arrête chacune : au dernier arrêt, le dé part. Le petit trait marque la visée proposée. N’importe quelle touche convient, ou un appui à l’écran ; Échap recommence.
page-shot-about-ear = Vous entendez la partie de la visée qui bouge, ou la dernière changée : plus le son est aigu, plus c’est à droite, ou plus il y en a. Une aiguille en mouvement sonne une octave plus haut quand elle passe sur la visée proposée ; quand rien ne bouge, un battement sur quatre donne cette visée, et un rythme plus rapide est un coup plus fort. Les sons s’entendent même si le son est coupé.
page-shot-about-numbers = Un chiffre pour chaque partie de la visée, ou l’une des visées ci-dessous.
page-shot-own = À cette table, chacun tire de sa propre main : rien n’est exact que les chiffres, et le tremblement d’une main sûre s’ajoute à la visée de tous.
page-shot-listen = Écouter la visée
page-shot-slow = Aiguilles lentes
page-shot-sweep-start = Lancer l’aiguille
page-shot-sweep-stop = Stop : { $what }
page-shot-sweep-last = Stop : { $what }, et feu
page-shot-sweep-along = d’ici
page-shot-sweep-angle = cette direction
page-shot-sweep-strength = cette force
page-shot-sweep-spin = cet effet
page-shot-pad = La visée. Les flèches la changent, Entrée met en joue puis tire.
page-shot-arm = En joue
page-shot-fire = Feu !
page-shot-armed = Prêt à tirer : { $aim }. Entrée tire, Échap repose le dé.
page-shot-spread = Deux tirs sur trois restent à moins de { NUMBER($degrees, maximumFractionDigits: 1) }° de la visée.

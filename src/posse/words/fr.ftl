### Posse en français.
### Les mêmes clés, dans le même ordre, dans chaque langue ; chaque langue est écrite, non traduite.
### Un terme n’accepte pas de variable : les mots choisis par un argument ($to, $town, $warrior) sont des messages.

## Stage Coach

stage-coach-title = Stage Coach
stage-coach-pitch = La diligence sait où elle va. Aux Indiens de le deviner, et d’y être avant elle.

## Stage Coach : les mots des phrases qui suivent

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
        [e] l’est
        [ne] le nord-est
        [nw] le nord-ouest
        [w] l’ouest
        [sw] le sud-ouest
       *[se] le sud-est
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
stage-coach-warrior = le guerrier { stage-coach-warrior-number }
stage-coach-loss =
    { $loss ->
        [one] { $loss } point de force
       *[other] { $loss } points de force
    }

## Stage Coach : les deux camps

stage-coach-role-coach = La diligence
stage-coach-role-indians = Les Indiens

## Stage Coach : ce qu’on peut faire

stage-coach-action-destination = Aller à { stage-coach-town }
stage-coach-action-destination-about = Y entrer, c’est gagner ; entrer dans l’autre ville, c’est partie nulle. Le papier reste plié jusqu’à la fin.
stage-coach-action-designate = Commencer par { stage-coach-warrior }
stage-coach-action-designate-about = Ce guerrier est éveillé dès le début ; les six autres dorment tant que personne n’est passé sur leur case.
stage-coach-action-ahead = Avancer
stage-coach-action-ahead-about = Une case droit devant, pour 1 point ; un village donne un passager la première fois, une ville met fin à la partie.
stage-coach-action-turn = Tourner vers { stage-coach-direction }
stage-coach-action-turn-about = Coûte 1 point quel que soit l’angle (ou 1 par sixième de tour, si la table joue ainsi) ; gratuit avant le premier tour.
stage-coach-action-halt = S’arrêter ici
stage-coach-action-halt-about = Met fin au déplacement de cette pièce ; les points restants sont perdus, et l’adversaire voisin peut être combattu.
stage-coach-action-ride = Déplacer { stage-coach-warrior }
stage-coach-action-ride-about = Jusqu’à 3 cases, à 1 point chacune ; un guerrier peut aussi s’arrêter aussitôt pour combattre sur place.
stage-coach-action-step = Aller vers { stage-coach-direction }
stage-coach-action-step-about = Une case pour 1 point ; passer sur un dormeur le réveille, mais on ne s’arrête pas sur la case d’un autre.
stage-coach-action-rest = Laisser les autres sur place
stage-coach-action-rest-about = Plus personne ne se déplace ce tour-ci ; ceux qui touchent la diligence peuvent encore combattre.
stage-coach-action-fight = Proposer le combat avec { stage-coach-warrior }
stage-coach-action-fight-about = Une seule proposition suffit : le camp dont c’est le tour attaque et lance le dé, et les pertes comptent aussitôt.
stage-coach-action-hold = Ne rien proposer
stage-coach-action-hold-about = Ne coûte rien ; pas de combat, sauf si l’autre camp en propose un.
stage-coach-action-wake = Réveiller { stage-coach-warrior }
stage-coach-action-wake-about = Ne coûte rien, et ce guerrier peut se déplacer tout de suite.

## Stage Coach : ce qui s’est passé

stage-coach-event-destined = Sur le papier plié : { stage-coach-town }.
stage-coach-event-began =
    { $side ->
        [coach] Tour { $turn } : la diligence.
       *[indians] Tour { $turn } : les Indiens.
    }
stage-coach-event-turned = La diligence s’est tournée vers { stage-coach-direction }.
stage-coach-event-drove = La diligence est allée en { $to }.
stage-coach-event-boarded = Un passager est monté en { $at } : la diligence est à { $strength } de force.
stage-coach-event-rode = Le guerrier { stage-coach-warrior-number } est allé en { $to }.
stage-coach-event-woke = Le guerrier { stage-coach-warrior-number } s’est réveillé en { $at }.
stage-coach-event-designated = Les Indiens ont choisi de commencer par { stage-coach-warrior }.
stage-coach-event-skipped = Aucun guerrier n’était éveillé : les Indiens ont passé leur tour.
stage-coach-event-proposed =
    { $seat ->
        [0] La diligence a proposé de combattre { stage-coach-warrior }.
       *[1] Les Indiens ont proposé le combat avec { stage-coach-warrior }.
    }
stage-coach-event-held = Personne n’a proposé de combat.
stage-coach-event-fought = La diligence et { stage-coach-warrior } ont combattu : rapport { $odds }, dé { $die }.
stage-coach-event-coach_lost =
    { $strength ->
        [0] La diligence a perdu { stage-coach-loss }, et n’en avait pas plus.
       *[other] La diligence a perdu { stage-coach-loss } ; il lui en reste { $strength }.
    }
stage-coach-event-warrior_lost =
    { $strength ->
        [0] Le guerrier { stage-coach-warrior-number } a perdu { stage-coach-loss } et quitte la partie.
       *[other] Le guerrier { stage-coach-warrior-number } a perdu { stage-coach-loss } ; il lui en reste { $strength }.
    }
stage-coach-event-ended =
    { $ending ->
        [arrived] La diligence est arrivée à { stage-coach-bound-for }, comme écrit sur le papier, au tour { $turn } : elle a gagné.
        [wrong_town] La diligence est arrivée dans l’autre ville au tour { $turn } ; le papier disait { stage-coach-bound-for } : partie nulle.
        [stopped] La diligence, en route pour { stage-coach-bound-for }, a été arrêtée au tour { $turn } : les Indiens ont gagné.
        [cleared] Il ne restait plus aucun guerrier au tour { $turn } ; la diligence, en route pour { stage-coach-bound-for }, a gagné.
       *[limit] Le tour { $turn } était le dernier, et la diligence était encore en route pour { stage-coach-bound-for } : partie nulle.
    }

## Stage Coach : ce qui est demandé

stage-coach-prompt-destination = Notez votre ville, en secret. Y entrer, c’est gagner ; entrer dans l’autre, c’est partie nulle.
stage-coach-prompt-facing = Orientez votre diligence pour le départ. C’est gratuit ; ensuite, chaque changement coûte un point.
stage-coach-prompt-designate = Choisissez le guerrier d’un village qui est éveillé dès le début. Les six autres dorment tant que personne n’est passé sur leur case.
stage-coach-prompt-journey = À votre diligence : 5 points par tour, 1 par case droit devant, 1 pour tourner. Un village donne un passager ; s’arrêter près d’un guerrier peut mener au combat.
stage-coach-prompt-reinforce = Aucun de vos guerriers n’est éveillé. Réveillez-en un : il peut se déplacer tout de suite.
stage-coach-prompt-muster = Choisissez un guerrier à déplacer, 3 points chacun, ou laissez les autres sur place. Passer sur un dormeur le réveille ; s’arrêter près de la diligence peut mener au combat.
stage-coach-prompt-riding = Continuez, 1 point par case, ou arrêtez-vous. Au contact de la diligence, vous pourrez combattre ; juste derrière elle, elle ne compte que 1.
stage-coach-prompt-contact = Vous voilà au contact : proposez un combat, ou rien. Une seule proposition suffit, et le camp dont c’est le tour attaque. Votre réponse reste cachée jusqu’à ce que l’affaire soit réglée.

## Stage Coach : consignes laissées d’avance

stage-coach-order-leave = Au contact : ne rien proposer
stage-coach-order-propose = Au contact : proposer le meilleur combat pour votre camp, à un rapport de { $odds } ou mieux

## Stage Coach : options de la table

stage-coach-option-map = Carte
stage-coach-option-map-about = Le terrain de jeu. La carte imprimée n’a pas été retrouvée : celles-ci sont toutes deux de nous.
stage-coach-option-map-overland = Overland, la grande carte
stage-coach-option-map-cutoff = Cutoff, la petite carte
stage-coach-map-overland = Overland : la longue traversée, deux villages, de la place pour bluffer. Une reconstitution ; la carte imprimée n’a pas été retrouvée.
stage-coach-map-cutoff = Cutoff : une traversée plus courte, entre des montagnes serrées. Carte de notre cru ; celle d’origine n’a pas été retrouvée.
stage-coach-option-turning = Changement de direction
stage-coach-option-turning-about = Ce qu’il en coûte à la diligence de tourner.
stage-coach-option-turning-any = 1 point, quel que soit l’angle
stage-coach-option-turning-sixths = 1 point par sixième de tour
stage-coach-option-towns_closed = Villes fermées aux Indiens
stage-coach-option-towns_closed-about = Les guerriers n’entrent ni à North City ni à South Corner. D’après la règle ils le peuvent, et barrent alors le passage.
stage-coach-option-reinforcements = Renforts
stage-coach-option-reinforcements-about = Si personne n’est éveillé, les Indiens réveillent un dormeur au début de leur tour, dans un village si possible. D’après la règle ils passent leur tour.
stage-coach-option-proposals = Qui propose les combats
stage-coach-option-proposals-about = D’après la règle, chaque camp peut proposer un combat, même au tour de l’autre.
stage-coach-option-proposals-either = Les deux camps
stage-coach-option-proposals-on_turn = Seulement le camp dont c’est le tour
stage-coach-option-turn_limit = Limite de tours
stage-coach-option-turn_limit-about = Après ce nombre de tours de chaque camp, la partie est nulle. La règle ne fixe aucune limite.

## Stage Coach : têtes de colonnes

stage-coach-figure-turns = Tours
stage-coach-figure-fights = Combats
stage-coach-figure-woken = Réveils
stage-coach-figure-passengers = Passagers
stage-coach-figure-arrived = Arrivée
stage-coach-figure-wrong_town = Autre ville
stage-coach-figure-stopped = Arrêtée
stage-coach-figure-cleared = Voie libre
stage-coach-figure-limit = Hors délai

## Stage Coach : comment cela a fini

stage-coach-ending-arrived = La diligence est entrée dans la ville notée sur son papier : elle gagne.
stage-coach-ending-wrong_town = La diligence est arrivée dans une ville, mais pas la bonne : partie nulle.
stage-coach-ending-stopped = La diligence n’est jamais arrivée : les Indiens gagnent.
stage-coach-ending-cleared = Il n’y a plus personne pour arrêter la diligence : elle gagne.
stage-coach-ending-limit = Les tours sont épuisés et la diligence roule encore : partie nulle.

## Stage Coach : pourquoi pas

stage-coach-reason-already-facing = La diligence regarde déjà vers { stage-coach-direction } : choisissez un autre côté, ou avancez.
stage-coach-reason-too-dear =
    { $points ->
        [one] Tourner vers { stage-coach-direction } coûte plus que le seul point qui reste : choisissez un côté plus proche, ou arrêtez-vous.
       *[other] Tourner vers { stage-coach-direction } coûte plus que les { $points } points qui restent : choisissez un côté plus proche, ou arrêtez-vous.
    }
stage-coach-reason-edge = La carte s’arrête là : choisissez une autre direction.
stage-coach-reason-mountain = { $hex } est une montagne, et personne ne franchit les montagnes : faites le tour.
stage-coach-reason-blocked = Un guerrier est en { $hex }, et la diligence ne passe pas au travers : changez de direction, ou arrêtez-vous ici et combattez.
stage-coach-reason-occupied = Un autre guerrier est en { $hex }, et nul ne s’arrête sur la case d’un autre : continuez.
stage-coach-reason-coach = La diligence est en { $hex }, et personne ne passe au travers : faites le tour, ou arrêtez-vous à côté et combattez.
stage-coach-reason-town-closed = { $hex } est une ville, et à cette table les guerriers n’y entrent pas : arrêtez-vous dehors.
stage-coach-reason-no-room = Un autre guerrier est en { $hex }, et il ne reste pas de points pour en repartir : choisissez une autre case.
stage-coach-reason-gone = Le guerrier { stage-coach-warrior-number } a quitté la partie : choisissez-en un autre.
stage-coach-reason-has-ridden = Le guerrier { stage-coach-warrior-number } s’est déplacé ou réveillé ce tour-ci ; il repart au prochain : choisissez-en un autre.
stage-coach-reason-asleep = Le guerrier { stage-coach-warrior-number } dort : passez sur sa case avec un guerrier éveillé.

## Pony Express

pony-express-title = Pony Express
pony-express-pitch = On avance autant qu’on le prétend, tant que personne ne doute de votre parole.

## Pony Express : les cavaliers

pony-express-role-ted = Ted
pony-express-role-bill = Bill
pony-express-role-harry = Harry
pony-express-role-sammy = Sammy
pony-express-role-rick = Rick

## Pony Express : les mots des phrases qui suivent

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
        [two_pairs] une double paire
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
       *[other] , hauteur de l’ongle { $spin }
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

## Pony Express : ce qu’on peut faire

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

## Pony Express : ce qui s’est passé

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
pony-express-event-poker = Ils sont trois ou plus sur la même case : partie de poker.
pony-express-event-poker_won = { pony-express-rider } a gagné la partie de poker.
pony-express-event-ended =
    { $ending ->
        [jackrabbit] { pony-express-rider } a atteint la troisième boîte aux lettres à la manche { $round } et gagné la course.
       *[duel] { pony-express-rider } a gagné le duel final à la manche { $round }, et la course avec.
    }

## Pony Express : ce qui est demandé

pony-express-prompt-keep = Choisissez la carte que vous gardez : elle reste secrète jusqu’à son heure. L’autre retourne à la pioche, face cachée.
pony-express-prompt-prison = Vous êtes en prison. Payez 3 pépites et jouez votre tour, ou tentez un lancer à découvert : une suite ou mieux vous libère aussitôt, une double paire ou un brelan rapportent de l’or ou une carte. De toute façon, vous sortez à la fin de ce tour.
pony-express-prompt-ready = À vous. Lancez les cinq dés sous le gobelet : vous seul les verrez. Si c’est le moment d’une de vos cartes, vous pouvez d’abord la jouer.
pony-express-prompt-reroll = Regardez vos dés. Gardez-les, ou payez pour en relancer : une meilleure main mène plus loin. Ce qui est à découvert, tous le voient.
pony-express-prompt-face = Choisissez la face du dé pipé. Un dé caché reste caché.
pony-express-prompt-claim = Annoncez votre main, vraie ou non : vous avancez d’autant si personne n’en doute. Pris à bluffer, trop haut ou trop bas, vous restez sur place.
pony-express-prompt-doubt = Y croyez-vous ? Si vous démasquez un bluff, son auteur reste sur place et vous pouvez avancer d’autant. Si c’était vrai, vous allez en prison.
pony-express-prompt-chase = Bluff démasqué. Avancez du nombre annoncé, ou restez : vous ne rencontrez personne et la case ne fait rien.
pony-express-prompt-arrived = Vous voilà arrivé. Continuez : vous rencontrez qui se trouve ici, puis la case agit. Ou jouez d’abord une carte dont c’est le moment.
pony-express-prompt-corner = Un duel. Choisissez votre coin ; votre adversaire prend celui d’en face. Regardez qui se tient entre vous : toucher un autre cavalier, c’est se faire arrêter.
pony-express-prompt-shot_at = On va vous tirer dessus. Jouez une carte si c’est son moment, ou laissez venir.
pony-express-prompt-aim = À vous de tirer : choisissez l’angle et la force. Touchez votre adversaire et vous gagnez ; touchez d’abord un autre cavalier et l’on vous arrête. La main tremble, surtout si vous tirez fort.
pony-express-prompt-hit = Vous êtes touché. Jouez une carte si c’est son moment ; sinon, le duel est perdu.
pony-express-prompt-missed = Manqué. Jouez une carte si c’est son moment, ou restez-en là.
pony-express-prompt-train = Une gare. Payez le prix et allez à la suivante, ou restez : là-bas, pas de rencontre et aucun effet.
pony-express-prompt-ambush = Trois Indiens barrent la route. Un seul tir : 1 pépite par pion renversé, 1 case de recul par pion debout. Touchez un autre cavalier, et c’est la prison à la place.

## Pony Express : consignes laissées d’avance

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

## Pony Express : options de la table

pony-express-option-liars_go_to_jail = Les bluffeurs en prison
pony-express-option-liars_go_to_jail-about = Un bluffeur démasqué va aussi en prison. D’après la règle, il reste seulement sur place.
pony-express-option-figure_must_fall = Le cavalier doit tomber
pony-express-option-figure_must_fall-about = En duel, un cavalier n’est atteint que s’il est renversé. D’après la règle, le toucher suffit.
pony-express-option-prisoners_met = Rencontrer les prisonniers
pony-express-option-prisoners_met-about = Les cavaliers en prison comptent pour les duels et le poker, comme on peut lire la règle française. Les autres les couchent à côté de leur case : on les laisse tranquilles.
pony-express-option-desert_price = Prix dans le désert
pony-express-option-desert_price-about = Qui paie 2 pour relancer : qui se trouve dans le désert, ou qui y est entré une fois.
pony-express-option-desert_price-there = Tant qu’on y est
pony-express-option-desert_price-forever = Pour toujours, une fois entré
pony-express-option-poker_debt = Dettes de poker
pony-express-option-poker_debt-about = Qui va en prison faute de payer les 2 pépites ; la banque verse ce qui manque.
pony-express-option-poker_debt-short = Qui ne peut pas payer les deux
pony-express-option-poker_debt-broke = Seulement qui n’en a aucune
pony-express-option-items = Cartes équipement
pony-express-option-items-about = Jouer avec les vingt cartes équipement, qui sont de nous. Sans elles, les relais ne font rien et la prison ne donne pas de carte.
pony-express-option-hand = La main du tireur
pony-express-option-hand-about = De combien chaque tir tremble : la même main pour tous, quel que soit l’appareil ; une main sûre touche plus souvent. Avec la vôtre, le geste décide, presque sans tremblement : affaire de confiance entre amis.
pony-express-option-hand-steady = Sûre
pony-express-option-hand-usual = Comme d’habitude
pony-express-option-hand-shaky = Tremblante
pony-express-option-hand-own = La vôtre

## Pony Express : têtes de colonnes

pony-express-figure-rounds = Manches
pony-express-figure-doubts_right = Doutes, à raison
pony-express-figure-doubts_wrong = Doutes, à tort
pony-express-figure-bluffs = Coups de bluff
pony-express-figure-caught = Bluffs démasqués
pony-express-figure-duels = Duels
pony-express-figure-shots = Tirs
pony-express-figure-hits = Touchés
pony-express-figure-arrests = Arrestations
pony-express-figure-poker_games = Parties de poker
pony-express-figure-prison = Envois en prison
pony-express-figure-items = Cartes jouées
pony-express-figure-jackrabbit = Courrier livré
pony-express-figure-duel = Duel final

## Pony Express : comment cela a fini

pony-express-ending-jackrabbit = Tout le courrier est livré : le cavalier de la troisième boîte aux lettres gagne.
pony-express-ending-duel = Deux à Sacramento, c’était un de trop : le vainqueur du duel final gagne la course.

## Pony Express : cartes équipement

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

## Pony Express : mains, cases, coins

pony-express-hand-nothing = Rien
pony-express-hand-pair = Paire
pony-express-hand-two_pairs = Double paire
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

## La maison : refus à la table

reason-not-an-option = « { $action } » n’est pas possible maintenant : choisissez dans la liste.
reason-not-an-action = { $action } n’est pas une action de ce jeu : choisissez dans la liste.
reason-not-asked = Rien n’est demandé au siège { $seat } pour l’instant : attendez votre tour.
reason-stale = Quelqu’un a été plus rapide : voyez où l’on en est, puis choisissez.
reason-over = Cette partie est finie : commencez-en une autre.
reason-no-chance = Il n’y a rien à lancer ni à tirer maintenant, { $outcome } n’a donc pas sa place : c’est à un joueur de choisir.
reason-impossible-outcome = { $outcome } ne peut pas sortir de « { $chance } » : donnez un résultat possible.
reason-unknown-words =
    { $near ->
        [none] « { $words } » n’est pas une action de ce jeu : choisissez dans la liste.
       *[other] « { $words } » n’est pas une action de ce jeu. Au plus près : { $near }.
    }
reason-unknown-order =
    { $near ->
        [none] « { $words } » n’est pas une consigne de ce jeu : choisissez dans la liste.
       *[other] « { $words } » n’est pas une consigne de ce jeu. Au plus près : { $near }.
    }

## La maison : mise en place

reason-unknown-game = Aucun jeu ne s’appelle « { $game } ». Il y a : { $known }.
reason-unknown-bot = Aucun robot ne s’appelle « { $bot } » ici. Il y a : { $known }.
reason-unknown-option = Ce jeu n’a pas d’option « { $option } ». Il a : { $known }.
reason-bad-option = L’option « { $option } » ne peut pas valoir { $value }. Au choix : { $allowed }.
reason-bad-seats = On ne peut pas jouer ici à { $seats } : il faut { $fewest } joueurs au moins, { $most } au plus.

## La maison : parties notées et positions gardées

reason-not-text = Ce fichier n’est pas du texte (UTF-8) : choisissez une partie notée par Posse.
reason-not-json = Ceci n’est pas du JSON ({ $problem }) : corrigez-le, ou reprenez le fichier à sa source.
reason-not-one-record =
    { $found ->
        [0] Ce fichier ne contient aucune partie, il en fallait une : choisissez-en un autre.
       *[other] Ce fichier contient { $found } parties, il en fallait une : séparez-les, ou lisez-les toutes.
    }
reason-no-header = La partie commence par « { $found } » et non par un en-tête : remettez la ligne d’en-tête au début.
reason-bad-header = L’en-tête n’est pas comme il faut : il y faut { $known }, et rien d’autre que « inputs » et « told ».
reason-other-format = Cette partie est au format { $format }, que ce Posse ne lit pas : prenez celui qui l’a écrite.
reason-other-rules = Ceci a été joué selon les règles { $rules } de { $game }, qui ne sont pas celles d’ici : prenez le Posse qui l’a écrit.
reason-stray-input = « { $found } » est séparé de sa partie, une ligne manque peut-être : reprenez le fichier à sa source.
reason-unknown-input = « { $found } » n’est pas une ligne de partie : elle commence par un numéro de siège, « chance » ou « over ».
reason-other-ending = La partie notée finit sur les rangs « { $found } », mais pas la partie jouée : corrigez la dernière ligne, ou ôtez-la.
reason-after-the-end = La partie était finie avant cette ligne : ôtez ce qui suit.
reason-bad-dump = Ceci n’est pas une position gardée : il y faut { $known }, et rien d’autre.
reason-bad-phase = La position ne correspond à aucun moment d’un tour de ce jeu ({ $phase }) : gardez-la de nouveau.
reason-bad-value = { $field } ne peut pas valoir { $value } : corrigez, ou gardez la position de nouveau.
reason-does-not-fit = Les pièces ne vont pas avec ce moment du tour ({ $phase }) : gardez la position de nouveau.
reason-not-over = Cette partie n’est pas finie : quand elle le sera, on pourra la raconter, la vérifier et la rejouer.
reason-not-veiled = Les parties de { $game } se racontent en entier : ôtez « told » de l’en-tête.

## La maison : cartes

reason-unknown-map = Aucune carte ne s’appelle « { $map } ». Il y a : { $known }.
reason-map-name-taken = Une carte du jeu s’appelle déjà « { $map } » : donnez un autre nom à la vôtre.
reason-not-toml = Cette carte n’est pas du TOML ({ $problem }) : corrigez-la et relisez-la.
reason-map-lacks = Il manque « { $field } » à la carte : ajoutez-le, sous forme de texte.
reason-map-ragged =
    { $columns ->
        [one] Une rangée de la carte s’arrête trop tôt ou déborde en { $hex } : chaque rangée compte { $columns } signe.
       *[other] Une rangée de la carte s’arrête trop tôt ou déborde en { $hex } : chaque rangée compte { $columns } signes.
    }
reason-map-unknown-sign = « { $sign } » en { $hex } n’est pas un signe de carte : prenez . ^ W N S V T ou R.
reason-map-wrong-count =
    { $found ->
        [0] La carte n’a pas de { $sign } : il en faut { $wanted }.
       *[other] La carte compte { $found } fois { $sign } (en { $hex }) : il en faut { $wanted }.
    }
reason-map-out-of-reach = Aucun chemin ne mène de West Point à { $sign } en { $hex } : ouvrez-en un dans les montagnes.
reason-no-such-game = Le fichier contient { $found ->
        [one] { $found } partie
       *[other] { $found } parties
    } ; il n’y a pas de numéro { $number }.
reason-no-such-seat = Il n’y a pas de siège { $seat } : cette partie en a { $seats }, comptés à partir de 0.
reason-no-such-file = Le fichier { $file } n’existe pas.
reason-too-few-bots = Un tournoi demande au moins deux robots différents, pas { $bots }.
reason-too-few-games = { $games }, c’est trop peu : demandez au moins une partie.
reason-unknown-language = Posse ne parle pas encore { $language } : choisissez parmi { $known }.

## La maison : pistes et tirs

reason-track-wrong-end = La piste s’arrête à la case { $space } : elle doit finir à Sacramento, et nulle part ailleurs.
reason-track-bad-space = La case { $space } de la piste n’est pas écrite comme une case : donnez-lui une sorte et une place.
reason-track-unknown-kind = La case { $space } ne peut pas être « { $kind } » : prenez une des sortes que le jeu connaît.
reason-track-bad-train = Le train de la case { $space } demande une gare à chaque bout : corrigez sa sorte, ou sa destination.
reason-bad-aim = On ne peut pas tirer avec { $field } = { $value } : choisissez un nombre permis.
reason-bad-scene = On ne peut pas dresser le plateau avec { $field } = { $value } : corrigez et recommencez.
reason-blocked-start = Le dé partirait d’un endroit occupé par { $piece } : choisissez une autre place sur la ligne.
reason-bad-frames = Ce film d’un tir est illisible : tirez de nouveau, ou reprenez-le à sa source.
reason-no-engine = Impossible de calculer les tirs, il manque { $missing } : lancez { $run }.

## La maison : les tables du serveur

reason-no-such-table = Cette table n’existe pas ici : vérifiez le lien, ou demandez à qui vous l’a envoyé.
reason-not-started = La partie n’a pas encore commencé : attendez que l’hôte la lance.
reason-already-started = La partie a déjà commencé : cela ne se faisait qu’avant.
reason-seats-empty = Encore libres : { $seats }. Attendez du monde, ou laissez ces sièges à des robots.
reason-seat-taken = Le siège { $seat } est pris : choisissez-en un libre, ou regardez.
reason-not-your-seat = Le siège { $seat } n’est pas le vôtre : ouvrez le lien que vous avez reçu pour lui.
reason-not-host = Seul l’hôte de cette table peut le faire : demandez-lui.
reason-spectator = Vous regardez : prenez un siège pour jouer.
reason-bot-plays = Un robot joue le siège { $seat } pour vous : reprenez-le d’abord.
reason-bot-failed = Le robot { $bot } n’a pas su se décider : le choix par défaut est joué pour lui.
reason-not-abandoned = Le siège { $seat } n’est pas abandonné : patientez, ou demandez à son joueur de le quitter.
reason-resigned = Vous avez renoncé au siège { $seat }, un robot continue : regardez, puis demandez une revanche.
reason-too-many-orders = C’est trop de consignes : laissez-en { $most } au plus.
reason-nothing-said = Il n’y a rien à dire là-dedans : écrivez un mot ou deux.
reason-said-enough = Cette table a entendu { $most } messages et n’en garde pas plus : continuez ailleurs, ou à la revanche.
reason-no-undo = Cela ne se reprend pas : quelque chose fut montré ou lancé, ou c’est à un autre de répondre.
reason-no-record = Cette partie a commencé au milieu d’une autre et n’est pas notée à part : prenez l’autre.
reason-no-such-step = Il n’y a pas d’étape { $step } : cette partie en compte { $steps }.
reason-nothing-there = On ne peut rien faire là : montrez autre chose.

## La maison : parler au serveur

reason-bad-link = Ce lien n’est pas des nôtres : copiez-le en entier, ou demandez-en un nouveau.
reason-link-ended = Un lien plus récent a remplacé celui-ci : ouvrez l’autre, ou demandez-le.
reason-too-fast = C’était trop rapide pour nous : réessayez dans { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } secondes
    }.
reason-bad-message = Le serveur ne comprend pas ce message ({ $problem }) : comparez-le à docs/protocol.md.
reason-message-too-large = Ce message est trop long pour le serveur : envoyez-en moins à la fois.
reason-no-hello = On commence par « hello » : dites d’abord quelle table vous voulez.
reason-other-protocol = Ce serveur parle le protocole { $protocol } : rechargez la page, ou mettez votre programme à jour.
reason-other-host = La maison n’est pas connue sous ce nom : prenez l’adresse que son hôte vous a donnée.
reason-other-origin = Cela vient de la page d’un autre site : ouvrez la page de la maison.
reason-no-such-page = Il n’y a rien à cette adresse : commencez par la page d’accueil.
reason-no-such-method = Cette adresse ne s’utilise pas ainsi : voyez /api/openapi.json.
reason-store-down = Le serveur n’atteint pas son stockage pour l’instant : réessayez bientôt. Si votre coup est gardé, vous le verrez.

## La maison : tenir un serveur

reason-bad-database = Ceci ne désigne pas une base de données : donnez un fichier, ou une adresse en postgresql://.
reason-bad-bus = Ceci ne désigne pas un bus : dites memory, ou une adresse en postgresql:// ou redis://.
reason-needs-bus = { $workers } processus doivent s’entendre : prenez PostgreSQL, ou nommez un Redis avec --bus.
reason-needs-extra = Il manque pour cela une partie de Posse : lancez python3 run.py install { $extra }, ou installez posse[{ $extra }] avec pip.
reason-port-taken = Posse ne peut pas écouter sur { $host }, port { $port } : il est pris, ou interdit. Choisissez un autre --port.
reason-newer-database = Un Posse plus récent a écrit cette base (révision { $found }) : prenez celui-là, ou la sauvegarde.
reason-no-database = Il n’y a pas encore de base { $path } : démarrez le serveur une fois, ou nommez-en une autre avec --database.
reason-file-exists = { $path } existe déjà et ne sera pas écrasé : donnez un autre nom.
reason-use-pg-dump = PostgreSQL a pour cela un meilleur outil : prenez pg_dump.
reason-unknown-tables = Cette base n’a pas de table { $tables } : posse admin tables donne la liste.
reason-old-database = Cette base est d’un Posse plus ancien (révision { $found }, pas { $needed }) : lancez posse admin migrate.
reason-database-fails = La base ne peut pas servir ({ $problem }) : voyez si c’en est une, et si on l’atteint.
reason-file-fails = { $file } ne peut pas servir : { $problem }
reason-bad-table = Ce n’est pas une table telle que posse admin export l’écrit (voyez { $field }) : reprenez le fichier à sa source.
reason-changed-table = Cette table n’est plus telle qu’elle fut écrite : reprenez le fichier à sa source.
reason-does-not-replay = Cette partie ne se rejoue pas comme elle fut jouée : posse admin replay dit où.
reason-given-up = Cette partie fut abandonnée avant sa fin : seul posse admin export sans --records la garde.
reason-delete-what = Dites quoi supprimer : des tables par leur nom, ou --older-than, ou --status.

## La maison : des dés vérifiables

reason-other-record = Cette preuve va avec une autre partie notée de { $game } : téléchargez les deux à nouveau, pour le même siège.
reason-bad-reveal = Cette preuve est illisible (« { $field } » n’est pas ce qu’il faut) : téléchargez-la à nouveau.

## Robots

bot-random = Au hasard
bot-random-about = Fait n’importe quoi de permis. De bonne compagnie pour une première partie.
bot-greedy = Gourmand
bot-greedy-about = Prend ce qui paraît le mieux tout de suite, sans voir plus loin.
bot-base = À vue de nez
bot-base-about = Prend le chemin habituel, en un clin d’œil. Un étalon.
bot-equilibrium = Équilibre
bot-equilibrium-about = Annonce et doute selon les chances, si bien que savoir comment il joue ne rapporte rien.
bot-shader = Enchérisseur simple
bot-shader-about = Offre une part fixe de ce qu’une parcelle rapportera, et ne pense à rien d’autre.
bot-greenhorn = Pied-tendre
bot-greenhorn-about = Tout juste arrivé : juge mal, oublie, tire à côté. Un enfant peut gagner.
bot-cowhand = Vacher
bot-cowhand-about = Connaît le métier, mais s’emballe facilement.
bot-deputy = Adjoint
bot-deputy-about = Joue ce qui paraît le mieux, sans voir plus loin. Rapide et pas sot.
bot-sheriff = Shérif
bot-sheriff-about = Une main sûre : compte bien, et peu de choses lui échappent.
bot-legend = Légende
bot-legend-about = Le plus fort de tous : réfléchit jusqu’à une seconde et n’oublie rien.
bot-honest = Honnête
bot-honest-about = Dit ce qui est et va au plus simple.
bot-paranoid = Méfiant
bot-paranoid-about = Ne se fie à personne et se garde du pire.
bot-tall-tale = Hâbleur
bot-tall-tale-about = Ne laisse jamais la vérité gâcher une bonne histoire.
bot-all-in = Tête brûlée
bot-all-in-about = Tout sur une seule carte, à chaque fois.
bot-miserly = Avare
bot-miserly-about = Garde chaque pépite et chaque billet, et ne risque rien.

### The terminal

cli-welcome = Posse : trois jeux de société du Far West. Tapez un numéro, ou Entrée pour le premier ; q pour partir.
cli-which-game = Quel jeu ?
cli-who-sits = { $role } : qui joue ?
cli-how-many = Combien de joueurs ?
cli-which-map = Sur quelle carte ?
cli-me = Une personne à ce terminal
cli-pick-a-number = Tapez un numéro de 1 à { $most }, ou q pour partir.
cli-prompt = >
cli-enter = Entrée pour continuer.
cli-turn = tour { $turn }
cli-curtain = À suivre : { $role }. Passez l’écran ; que personne d’autre ne regarde.
cli-left = Vous avez quitté la table.
cli-no-undo = Rien à reprendre : un dé a roulé, quelque chose a été montré, ou l’autre camp a joué.
cli-you-can = Vous le pouvez : { $action } est parmi vos choix.
cli-saved = Partie gardée dans { $file }. Le fichier contient tous les secrets ; posse play --resume la reprend.
cli-cannot-write = Impossible d’écrire { $file } : { $problem }
cli-won = Victoire : { $who }.
cli-drawn = Partie nulle : { $who }.
cli-help =
    Tapez le numéro d’un choix, ou ses mots entre crochets ; plusieurs à la fois avec des virgules (ahead, ahead, turn ne).
    conseil demande au robot le plus fort ; pourquoi MOTS dit pourquoi une chose ne se peut pas ; reprendre annule votre dernier pas tant que rien
    n’a été montré ni lancé ; histoire raconte à nouveau ; garder FICHIER conserve la partie ; quitter s’en va.
cli-command-help = aide
cli-command-hint = conseil
cli-command-why = pourquoi
cli-command-undo = reprendre
cli-command-log = histoire
cli-command-save = garder
cli-command-quit = quitter
cli-replay-prompt = Entrée : suite · b : retour · un numéro : y aller · q : quitter
cli-line = Ligne { NUMBER($line, useGrouping: 0) } :
cli-simulating = Parties en cours
cli-simulated =
    { $title } : { $games ->
        [one] { NUMBER($games, useGrouping: 0) } partie
       *[other] { NUMBER($games, useGrouping: 0) } parties
    }, graine { $seed }
cli-all-seats = toutes les places
cli-head-role = Rôle
cli-head-bot = Robot
cli-head-games = Parties
cli-head-wins = Victoires
cli-head-draws = Nulles
cli-head-losses = Défaites
cli-head-share = Part de victoires
cli-head-interval = Intervalle à 95 %
cli-head-figure = Mesure
cli-head-mean = Moyenne
cli-head-each = Chaque fois
cli-stage-coach-coach = Diligence en { $hex }, tournée vers { stage-coach-direction }, force { $strength }{ $destination ->
        [hidden] .
       *[other] , en route pour { stage-coach-bound-for } (secret).
    }
cli-stage-coach-sleeper = Guerrier { stage-coach-warrior-number } en { $hex }, endormi, force { $strength }.
cli-stage-coach-warrior = Guerrier { stage-coach-warrior-number } en { $hex }, éveillé, force { $strength }.
cli-stage-coach-fight = Guerrier { stage-coach-warrior-number } : rapport { $odds }. Sur 6 dés, { $attacker } touchent l’attaquant, { $defender } le défenseur.
cli-stage-coach-legend = C→ la diligence et son avant · 3² éveillé, force 2 · 3z endormi · V village · ^ tepee · /\ montagne
cli-stage-coach-relays = Passagers en attente : { $hexes }.
cli-stage-coach-points = Points restants : { $points }.
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
cli-drawn-to = Dessiné : { $file }
cli-told = Écrit pour les autres : { $file }
cli-verify-head-rolls = Lancers, tirages et tirs
cli-verify-head-number = Nombre
cli-verify-whole = Prouvés en entier
cli-verify-part = Prouvés pour ce qui fut montré : { $proved } dés sur { $words }
cli-verify-hidden = Non prouvés : jamais montrés à ce lecteur
cli-verify-sealed = Non prouvés : une preuve dirait ce que tiennent les autres
cli-verify-commitment = Engagement : { $value }
cli-verify-salt = Sel des joueurs : { $value }
cli-verify-compare = Comparez les deux à ce que vous aviez noté avant le premier lancer : sans cela, ceci prouve peu.
cli-verify-holds = Tout concorde : ce qui fut montré est ce qui était fixé avant la partie.
cli-verify-fault-commitment = Cela ne concorde pas : la preuve mène à l’engagement { $made }, pas à celui que vous aviez noté.
cli-verify-fault-salt = Cela ne concorde pas : la preuve a le sel { $made }, pas celui que vous aviez noté.
cli-verify-fault-root = Cela ne concorde pas : des clés de la preuve n’étaient pas fixées avant la partie.
cli-verify-fault-withheld = Cela ne concorde pas : { $said } fut montré, mais sa clé manque.
cli-verify-fault-outcome = Cela ne concorde pas : la partie notée dit { $said }, les clés donnent { $made }.
cli-serving = Posse est ouvert à l’adresse { $address }
cli-serving-stop = Ctrl+C pour fermer. Les tables sont gardées et reprennent à la réouverture.
cli-admin-head-table = N° de table
cli-admin-head-name = Nom
cli-admin-head-game = Jeu
cli-admin-head-status = État
cli-admin-head-seats = Sièges
cli-admin-head-moves = Coups
cli-admin-head-changed = Dernier changement
cli-admin-status-waiting = en attente
cli-admin-status-playing = en cours
cli-admin-status-over = finie
cli-admin-no-tables = Il n’y a pas de telle table.
cli-admin-exported =
    { $count ->
        [one] { $count } partie écrite dans { $file }
       *[other] { $count } parties écrites dans { $file }
    }
cli-admin-secrets = { $file } contient tous les secrets de ses parties, même en cours : ne le montrez à personne.
cli-admin-there-already = La table { $table } existe déjà et reste telle quelle.
cli-admin-refused = la table { $table } n’est pas ajoutée.
cli-admin-imported = Ajoutées : { $added }. Déjà là : { $skipped }. Non ajoutées : { $refused }.
cli-admin-delete-ask =
    { $count ->
        [one] { $count } table serait perdue à jamais
       *[other] { $count } tables seraient perdues à jamais
    } (en cours : { $playing }). Tapez « { cli-admin-delete-word } » pour continuer :
cli-admin-delete-word = supprimer
cli-admin-deleted =
    { $count ->
        [one] { $count } table supprimée.
       *[other] { $count } tables supprimées.
    }
cli-admin-kept = Rien n’a été supprimé.
cli-admin-copied = La base est copiée dans { $file }
cli-admin-replayed = Vérifiées : { $checked }. Laissées : { $skipped }. Différences : { $differences }.
cli-admin-fault-gap = l’entrée { $made } manque avant celle-ci.
cli-admin-fault-stray = « { $stored } » n’a pas sa place ici.
cli-admin-fault-roll = les règles demandent ici « { $made } », pas « { $stored } ».
cli-admin-fault-refused = les règles la refusent : { $why }
cli-admin-fault-entry = elle dit « { $stored } », mais cette version écrirait « { $made } ».
cli-admin-fault-heard = elle fut dite à { $stored }, mais cette version la dirait à { $made } (sièges ; * le public, - personne).
cli-admin-fault-unreadable = elle est illisible ({ $stored }).
cli-admin-fault-status = la table est marquée « { $stored } », mais ses entrées en font « { $made } ».
cli-admin-up-to-date = La base est à jour (révision { $revision }).
cli-admin-migrated = La base est passée de la révision { $before } à { $after }.

### La page

page-open = La maison est ouverte.
page-soon = Ce serveur a été installé sans sa page. Dans le terminal :
page-doors = Pour vos robots et vos programmes :

# --- page: stage-coach board ---

page-sc-title-overland = La route Overland
page-sc-title-cutoff = Le raccourci
page-sc-key-village = village, relais
page-sc-scale =
    { $hexes ->
        [one] une case
       *[other] { $hexes } cases
    }
page-sc-terrain =
    { $terrain ->
        [mountain] montagne
        [start] West Point
        [north] { -sc-north }
        [south] { -sc-south }
        [village] village
        [tepee] tepee
        [relay] relais
       *[plain] terrain libre
    }
page-sc-map = Carte d’arpentage
page-sc-keys = Gauche et droite suivent la rangée, haut et bas gardent la lettre de la colonne ; avec Maj, ils prennent l’autre voisine. N mène à la prochaine case à choisir, Début et Fin aux bouts de la rangée. Entrée désigne une case.
page-sc-here-coach = la diligence, tournée vers { stage-coach-direction }, force { $strength }
page-sc-state =
    { $state ->
        [asleep] endormi
        [ridden] éveillé, a déjà bougé
       *[awake] éveillé
    }
page-sc-here-warrior = { stage-coach-warrior }, { page-sc-state }, force { $strength }
page-sc-here-passenger = un passager attend
page-sc-can =
    { $kind ->
        [ahead] vous pouvez avancer ici
        [turn] vous pouvez tourner par là
        [step] vous pouvez aller ici
        [ride] vous pouvez déplacer ce guerrier
        [designate] vous pouvez commencer par ce guerrier
        [wake] vous pouvez réveiller ce guerrier
        [fight] vous pouvez proposer le combat ici
        [destination] vous pouvez noter cette ville
       *[other] vous pouvez choisir ceci
    }
page-sc-within-reach = à portée
page-sc-turn =
    Tour { $turn } sur { $limit } : { $side ->
        [coach] la diligence
       *[indians] les Indiens
    }
page-sc-points =
    { $points ->
        [one] reste 1 point
       *[other] restent { $points } points
    }
page-sc-line-coach = La diligence en { $hex }, tournée vers { stage-coach-direction }, force { $strength }
page-sc-line-slip = Sur le papier : { stage-coach-bound-for }
page-sc-line-fight = Combat avec { stage-coach-warrior } : { $attacker } contre { $defender }, rapport { $odds }. Sur les six faces du dé, { $coach } coûtent à la diligence, { $other } au guerrier
page-sc-line-warrior = Guerrier { stage-coach-warrior-number } en { $hex }, { page-sc-state }, force { $strength }
page-sc-line-gone = Le guerrier { stage-coach-warrior-number } a quitté la partie
page-sc-line-passenger = Un passager attend en { $hex }
page-sc-line-town = { stage-coach-town } en { $hex }
page-sc-odds =
    { $attacks ->
        [coach] la diligence attaque
       *[warrior] { stage-coach-warrior } attaque
    }
page-sc-odds-side = Qui
page-sc-odds-force = vaut
page-sc-odds-die = Dé { $die }
page-sc-odds-coach = Diligence
page-sc-odds-warrior = Guerrier { stage-coach-warrior-number }
page-sc-slip-folded = Votre papier
page-sc-slip-open = En route pour { stage-coach-bound-for }
page-sc-slip-sealed = Le papier de la diligence, plié
page-sc-look = Affichage de la carte
page-sc-closer = Plus près
page-sc-further = Plus loin
page-sc-whole = Toute la carte
page-sc-follow = Aller là où il faut agir
page-sc-stamp =
    { $ending ->
        [arrived] Arrivée
        [wrong_town] Autre ville
        [stopped] Arrêtée
        [cleared] Voie libre
       *[limit] Hors délai
    }

# --- end of page: stage-coach board ---

# --- page: house ---

page-house = Posse
page-title = Posse : les jeux de plateau du Far West
page-skip = Aller au contenu
page-home = Posse : la page d’accueil
page-lost = Il n’y a rien à cette adresse.
page-close = Fermer
page-cancel = Annuler
page-done = C’est bon
page-you = Vous
page-a-bot = un bot

page-greeting = Prenez une chaise.
page-tagline = Des jeux de plateau du Far West, contre des bots qui ne boudent jamais ou des amis, pour qui on ne jure de rien.
page-games = Les jeux
page-play-now = Jouer contre les bots
page-dealing = On dresse la table…
page-at-the-table = À table
page-your-side = Vous jouez
page-players = de { $fewest } à { $most } joueurs
page-players-exactly = { $count } joueurs
page-length-stage-coach = environ 20 minutes
page-length-pony-express = environ 45 minutes

page-with-people = En compagnie
page-with-people-about = Ouvrez une table et faites passer le lien. Pas besoin de compte, et un bot peut prendre une chaise vide.
page-make-table = Ouvrir une table
page-join = Rejoindre
page-join-link = On vous a envoyé un lien ?
page-join-link-example = Collez-le ici
page-join-link-wrong = Ce lien ne mène à aucune table : il devrait finir par /t/ et une suite de lettres.
page-open-tables = Tables ouvertes
page-no-open-tables = Personne n’attend en ce moment. Ouvrez une table : c’est vous qu’on trouvera.
page-to-watch = Parties à regarder
page-watch = Regarder
page-free-seats =
    { $free ->
        [one] { $free } place libre sur { $seats }
       *[other] { $free } places libres sur { $seats }
    }
page-your-tables = Vos tables
page-your-turn = À vous
page-go-on = Continuer
page-replay = Revoir
page-status-waiting = Pas commencée
page-status-playing = En cours
page-more-tables =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
page-finished =
    { $count ->
        [one] { $count } partie finie
       *[other] { $count } parties finies
    }
page-live = En direct, d’une traite
page-over-days = Sur plusieurs jours
page-colophon = Posse est l’œuvre de gens qui aiment ces jeux, non de leurs éditeurs. Quand un plateau ou une carte restait introuvable, nous avons fait le nôtre d’après les règles ; et toutes les images d’ici sont dessinées par nous.

page-make-game = Le jeu
page-make-company = Avec qui ?
page-company-link = Des amis
page-company-link-about = Qui a le lien peut s’asseoir.
page-company-open = Tout le monde
page-company-open-about = La table figure aussi à l’accueil.
page-company-device = Nous tous, ici même
page-company-device-about = Un seul appareil, de main en main.
page-make-seats = Nombre de places
page-make-people = Qui est assis où
page-make-people-about = Une chaise sans nom revient à un bot.
page-make-pace = Temps de réflexion
page-pace-easy = Sans pendule
page-pace-easy-about = Entre amis.
page-pace-usual = 1 minute par décision
page-pace-usual-about = Et 5 minutes de réserve pour toute la partie.
page-pace-brisk = 20 secondes par décision
page-pace-brisk-about = Et 2 minutes de réserve pour toute la partie.
page-pace-day = 1 jour par décision
page-pace-day-about = Jouez quand vous pouvez : un coup d’œil par jour suffit.
page-pace-three-days = 3 jours par décision
page-pace-three-days-about = Pour qui a autre chose à faire.
page-pace-week = 1 semaine par décision
page-pace-week-about = Par la poste, ou presque.
page-make-absent = Remplace les absents
page-absent-nobody = Personne
page-absent-nobody-about = Le choix le plus simple est fait à sa place.
page-make-name = Nom de la table
page-make-name-about = Sans nom, elle en recevra un.
page-make-rules = Règles maison
page-make-changed =
    { $count ->
        [0] selon le livret
        [one] { $count } changée
       *[other] { $count } changées
    }
page-make-it = Ouvrir la table
page-make-begin = Commencer

page-settings = Réglages
page-your-name = Votre nom
page-your-name-about = Celui que les autres verront à la table.
page-language = Langue
page-light = Lumière
page-light-system = Selon l’appareil
page-light-light = En plein jour
page-light-dark = À la lampe
page-text = Taille du texte
page-motion = Mouvement
page-motion-system = Selon l’appareil
page-motion-full = Animé
page-motion-reduced = Immobile
page-sound = Son
page-skin = Les cavaliers de Stage Coach
page-skin-period = Comme dans le jeu d’époque
page-skin-raiders = Une bande de pillards
page-skin-about = D’autres mots et d’autres pièces, le même jeu.

# --- end of page: house ---

# --- page: notes ---

stage-coach-note-cost =
    { $cost ->
        [one] Coûte 1 point, il en reste { $left }.
       *[other] Coûte { $cost } points, il en reste { $left }.
    }
stage-coach-note-lost =
    { $points ->
        [one] Renonce au point qui reste.
       *[other] Renonce aux { $points } points qui restent.
    }
stage-coach-note-touches = S’arrête à côté d’un ennemi : un combat est possible.
stage-coach-note-boards = Un passager monte : force augmentée de 1.
stage-coach-note-arrives = Entre dans la ville, et la partie s’arrête là.
stage-coach-note-points = A { $points } points pour chevaucher.
stage-coach-note-wakes = Réveille { stage-coach-warrior }.
stage-coach-note-behind = Juste derrière la diligence : de là, elle ne compte que pour 1.
stage-coach-note-beside = À côté de la diligence.
stage-coach-note-odds =
    { $side ->
        [coach] La diligence attaque à { $odds } : sur six faces, { $attacker } la blessent et { $defender } blessent le guerrier.
       *[indians] Les Indiens attaquent à { $odds } : sur six faces, { $attacker } blessent le guerrier et { $defender } la diligence.
    }

# --- end of page: notes ---

# --- page: plain board ---

page-plain-title = La table
page-plain-point = Ce que vous pouvez désigner
page-plain-boolean =
    { $value ->
        [yes] oui
       *[no] non
    }

# --- end of page: plain board ---

# --- page: raiders ---

stage-coach-pitch-raiders = La diligence sait où elle va. Aux pillards de le deviner, et d’y être avant elle.
stage-coach-warrior-raiders = le pillard { stage-coach-warrior-number }
stage-coach-role-indians-raiders = Les pillards
stage-coach-action-designate-raiders = Commencer par { stage-coach-warrior-raiders }
stage-coach-action-designate-about-raiders = Ce pillard est éveillé dès le début ; les six autres dorment tant que personne n’est passé sur leur case.
stage-coach-action-ride-raiders = Déplacer { stage-coach-warrior-raiders }
stage-coach-action-ride-about-raiders = Jusqu’à 3 cases, à 1 point chacune ; un pillard peut aussi s’arrêter aussitôt pour combattre sur place.
stage-coach-action-fight-raiders = Proposer le combat avec { stage-coach-warrior-raiders }
stage-coach-action-wake-raiders = Réveiller { stage-coach-warrior-raiders }
stage-coach-action-wake-about-raiders = Ne coûte rien, et ce pillard peut se déplacer tout de suite.
stage-coach-event-began-raiders =
    { $side ->
        [coach] Tour { $turn } : la diligence.
       *[indians] Tour { $turn } : les pillards.
    }
stage-coach-event-rode-raiders = Le pillard { stage-coach-warrior-number } est allé en { $to }.
stage-coach-event-woke-raiders = Le pillard { stage-coach-warrior-number } s’est réveillé en { $at }.
stage-coach-event-designated-raiders = Les pillards ont choisi de commencer par { stage-coach-warrior-raiders }.
stage-coach-event-skipped-raiders = Aucun pillard n’était éveillé : ils ont passé leur tour.
stage-coach-event-proposed-raiders =
    { $seat ->
        [0] La diligence a proposé de combattre { stage-coach-warrior-raiders }.
       *[1] Les pillards ont proposé le combat avec { stage-coach-warrior-raiders }.
    }
stage-coach-event-fought-raiders = La diligence et { stage-coach-warrior-raiders } ont combattu : rapport { $odds }, dé { $die }.
stage-coach-event-warrior_lost-raiders =
    { $strength ->
        [0] Le pillard { stage-coach-warrior-number } a perdu { stage-coach-loss } et quitte la partie.
       *[other] Le pillard { stage-coach-warrior-number } a perdu { stage-coach-loss } ; il lui en reste { $strength }.
    }
stage-coach-event-ended-raiders =
    { $ending ->
        [arrived] La diligence est arrivée à { stage-coach-bound-for }, comme écrit sur le papier, au tour { $turn } : elle a gagné.
        [wrong_town] La diligence est arrivée dans l’autre ville au tour { $turn } ; le papier disait { stage-coach-bound-for } : partie nulle.
        [stopped] La diligence, en route pour { stage-coach-bound-for }, a été arrêtée au tour { $turn } : les pillards ont gagné.
        [cleared] Il ne restait plus aucun pillard au tour { $turn } ; la diligence, en route pour { stage-coach-bound-for }, a gagné.
       *[limit] Le tour { $turn } était le dernier, et la diligence était encore en route pour { stage-coach-bound-for } : partie nulle.
    }
stage-coach-prompt-designate-raiders = Choisissez le pillard d’un village qui est éveillé dès le début. Les six autres dorment tant que personne n’est passé sur leur case.
stage-coach-prompt-journey-raiders = À votre diligence : 5 points par tour, 1 par case droit devant, 1 pour tourner. Un village donne un passager ; s’arrêter près d’un pillard peut mener au combat.
stage-coach-prompt-reinforce-raiders = Aucun de vos pillards n’est éveillé. Réveillez-en un : il peut se déplacer tout de suite.
stage-coach-prompt-muster-raiders = Choisissez un pillard à déplacer, 3 points chacun, ou laissez les autres sur place. Passer sur un dormeur le réveille ; s’arrêter près de la diligence peut mener au combat.
stage-coach-option-towns_closed-raiders = Villes fermées aux pillards
stage-coach-option-towns_closed-about-raiders = Les pillards n’entrent ni à North City ni à South Corner. D’après la règle ils le peuvent, et barrent alors le passage.
stage-coach-option-reinforcements-about-raiders = Si personne n’est éveillé, les pillards réveillent un dormeur au début de leur tour, dans un village si possible. D’après la règle ils passent leur tour.
stage-coach-ending-stopped-raiders = La diligence n’est jamais arrivée : les pillards gagnent.
stage-coach-reason-blocked-raiders = Un pillard est en { $hex }, et la diligence ne passe pas au travers : changez de direction, ou arrêtez-vous ici et combattez.
stage-coach-reason-occupied-raiders = Un autre pillard est en { $hex }, et nul ne s’arrête sur la case d’un autre : continuez.
stage-coach-reason-town-closed-raiders = { $hex } est une ville, et à cette table les pillards n’y entrent pas : arrêtez-vous dehors.
stage-coach-reason-no-room-raiders = Un autre pillard est en { $hex }, et il ne reste pas de points pour en repartir : choisissez une autre case.
stage-coach-reason-gone-raiders = Le pillard { stage-coach-warrior-number } a quitté la partie : choisissez-en un autre.
stage-coach-reason-has-ridden-raiders = Le pillard { stage-coach-warrior-number } s’est déplacé ou réveillé ce tour-ci ; il repart au prochain : choisissez-en un autre.
stage-coach-reason-asleep-raiders = Le pillard { stage-coach-warrior-number } dort : passez sur sa case avec un pillard éveillé.
page-sc-terrain-raiders =
    { $terrain ->
        [mountain] montagne
        [start] West Point
        [north] { -sc-north }
        [south] { -sc-south }
        [village] village
        [tepee] camp
        [relay] relais
       *[plain] terrain libre
    }
page-sc-here-warrior-raiders = { stage-coach-warrior-raiders }, { page-sc-state }, force { $strength }
page-sc-can-raiders =
    { $kind ->
        [ahead] vous pouvez avancer ici
        [turn] vous pouvez tourner par là
        [step] vous pouvez aller ici
        [ride] vous pouvez déplacer ce pillard
        [designate] vous pouvez commencer par ce pillard
        [wake] vous pouvez réveiller ce pillard
        [fight] vous pouvez proposer le combat ici
        [destination] vous pouvez noter cette ville
       *[other] vous pouvez choisir ceci
    }
page-sc-turn-raiders =
    Tour { $turn } sur { $limit } : { $side ->
        [coach] la diligence
       *[indians] les pillards
    }
page-sc-line-fight-raiders = Combat avec { stage-coach-warrior-raiders } : { $attacker } contre { $defender }, rapport { $odds }. Sur les six faces du dé, { $coach } coûtent à la diligence, { $other } au pillard
page-sc-line-warrior-raiders = Pillard { stage-coach-warrior-number } en { $hex }, { page-sc-state }, force { $strength }
page-sc-line-gone-raiders = Le pillard { stage-coach-warrior-number } a quitté la partie
page-sc-odds-raiders =
    { $attacks ->
        [coach] la diligence attaque
       *[warrior] { stage-coach-warrior-raiders } attaque
    }
page-sc-odds-warrior-raiders = Pillard { stage-coach-warrior-number }
stage-coach-note-wakes-raiders = Réveille { stage-coach-warrior-raiders }.
stage-coach-note-odds-raiders =
    { $side ->
        [coach] La diligence attaque à { $odds } : sur six faces, { $attacker } la blessent et { $defender } blessent le pillard.
       *[indians] Les pillards attaquent à { $odds } : sur six faces, { $attacker } blessent le pillard et { $defender } la diligence.
    }

# --- end of page: raiders ---

# --- page: table ---

page-yes = Oui
page-no = Non
page-back-to-lobby = Retour à l’accueil
page-seats = Places
page-seat-free = libre
page-seat-bot = bot { $bot }
page-seat-nameless = quelqu’un
page-seat-host = hôte
page-seat-awaited = On attend cette place.
page-seat-thinks = réfléchit
page-seat-resigned = a abandonné
page-seat-offered = à prendre
page-seat-abandoned = absent
page-seat-stand-in = { $bot } le remplace
page-seat-back = Reprendre ma place
page-seat-offer = Offrir cette place
page-seat-let-bot = Confier à un bot
page-seat-add-bot = Un bot
page-seat-send-away = Le renvoyer

page-table-heading = { $game }, table { $name }
page-table-arriving = On approche une chaise…
page-table-away = La ligne est coupée. On réessaie sans cesse, rien n’est perdu.
page-table-look-anyway = Voir la table quand même
page-table-seat-elsewhere = Votre place a désormais un nouveau lien. Ouvrez-le pour continuer ; ici, vous pouvez regarder.
page-table-watch-on = Regarder d’ici

page-waiting-title = À vos places
page-waiting-free =
    { $free ->
        [one] 1 place libre
       *[other] { $free } places libres
    }
page-waiting-full = Au complet
page-waiting-host = Faites passer le lien, installez des bots où bon vous semble, et commencez quand vous voulez.
page-waiting-ready = Tout le monde est là. Commencez quand vous voulez.
page-waiting-guest = Prenez une place, ou restez regarder. L’hôte commence quand tout le monde est là.
page-waiting-seated = Vous êtes assis. L’hôte commence quand tout le monde est là.
page-waiting-level = Quel genre de bot ?
page-sit = S’asseoir ici
page-sit-also = Quelqu’un à côté de moi
page-sit-also-name = Son nom
page-get-up = Se lever
page-start = Commencer
page-start-with-bots =
    { $free ->
        [one] Commencer, un bot à la place libre
       *[other] Commencer, des bots aux { $free } places libres
    }

page-agreed-title = Ce qui est convenu
page-agreed-changed = modifié
page-agreed-clock = Pendule
page-agreed-clock-set = { $turn } par décision, { $bank } en réserve
page-agreed-clock-none = aucune
page-agreed-absent = Remplace les absents
page-agreed-absent-none = personne
page-clock-days = { $days } j { $hours } h
page-clock-left = Temps restant
page-clock-bank = Temps en réserve

page-share-title = Inviter
page-share-table = Lien de cette table
page-share-table-about = Qui l’a peut prendre une place libre, ou regarder.
page-share-copy = Copier
page-share-copied = Copié
page-share-code = Le lien de cette table en code QR
page-share-elsewhere = { $seat } : jouer sur un autre appareil
page-share-seat = Votre propre lien ({ $seat })
page-share-seat-about = Gardez-le pour vous : qui l’ouvre joue à votre place.
page-share-renew = En faire un nouveau (l’ancien expire)

page-board = Le plateau
page-board-unrolling = On déroule la carte…
page-board-missing = Le plateau n’est pas arrivé. Rechargez la page pour le redemander.
page-dock-waiting = Pas encore à vous
page-dock-watching = Vous regardez
page-dock-awaited = On attend { $who }.
page-dock-quiet = Les dés roulent.
page-dock-stand-in = Un bot joue pour vous. Reprenez votre place quand vous voulez.
page-dock-narrowed =
    { $count ->
        [one] 1 choix correspond à ce que vous montrez.
       *[other] { $count } choix correspondent à ce que vous montrez.
    }
page-dock-all = Tout revoir
page-dock-of-many = Un choix parmi { $count }
page-undo = Reprendre
page-hint = Conseil
page-hint-about = Ce qu’un bot ferait à votre place
page-hint-this = le choix d’un bot
page-compose-more = Choisissez ci-dessus
page-kind-stand = Garder les cinq dés
page-kind-reroll = En relancer
page-kind-horseshoe = Jouer le fer à cheval
page-pick-show = À découvert
page-pick-roll = À relancer
page-range-along = Le long du bord
page-range-angle = Angle
page-range-strength = Force
page-range-spin = Effet
page-range-presets = À essayer
page-range-own = Une visée à vous

page-tabs = À côté du plateau
page-tab-log = Journal
page-tab-chat = Causette
page-tab-rules = Règles
page-tab-list = Plateau
page-tab-orders = Consignes
page-log-empty = Il ne s’est encore rien passé.
page-log-undone = { $who } a repris son dernier choix.
page-chat-empty = Personne n’a encore dit un mot.
page-chat-write = Dire quelque chose
page-chat-send = Dire
page-chat-somebody = Un spectateur
page-chat-mute = Faire taire
page-chat-unread =
    { $count ->
        [one] 1 nouveau message
       *[other] { $count } nouveaux messages
    }
page-rules-search = Chercher dans les règles
page-rules-none = Les règles n’en soufflent mot.
page-rules-missing = Les règles de ce jeu ne sont pas encore sur cette page.
page-list-about = Le plateau en mots. Ce qui est souligné peut être montré.
page-orders-about = Des réponses données d’avance, que vous soyez là ou non. La première qui convient est suivie ; nul autre ne le sait.
page-orders-none = Vous n’avez laissé aucune consigne.
page-orders-add = Une autre consigne
page-orders-give = Laisser cette consigne
page-orders-kept = Vos consignes sont notées.
page-orders-up = Plus tôt
page-orders-down = Plus tard
page-orders-remove = La rayer

page-leave = Quitter la partie
page-leave-title = Vous partez déjà ?
page-leave-about = Levez-vous, et votre place vous est gardée : revenez quand vous voulez. D’ici là, la table continue sans vous.
page-resign = Abandonner
page-resign-about = Ou abandonnez pour de bon. À deux, l’autre gagne ; à plusieurs, un bot continue.
page-leave-stay = Rester

page-curtain-kicker = Un appareil, plusieurs secrets
page-curtain-title = Passez-le à { $name }
page-curtain-about = Tous les autres regardent par la fenêtre.
page-curtain-look = Je suis { $name } : montrez-moi

page-result = Fin
page-result-won = Vous avez gagné
page-result-lost = Vous avez perdu
page-result-drawn = Match nul
page-result-winner = Victoire : { $who }
page-result-resigned = { $who } : abandon.
page-result-story = L’histoire de cette partie
page-result-replay = La revoir
page-rematch = Encore une
page-rematch-go = À la partie suivante
page-proof = La feuille de partie, et la preuve des dés
page-proof-about = Chaque lancer était fixé avant la partie, sous scellés. On peut maintenant les ouvrir, et chacun peut vérifier que personne n’a touché aux dés.
page-proof-record = La feuille de partie
page-proof-reveal = Les clés
page-proof-commitment = Le scellé, montré avant la partie
page-proof-salt = L’apport des joueurs
page-proof-check = Gardez les deux fichiers au même endroit et comparez :
page-proof-none = Cette partie n’a pas été jouée jusqu’au bout : il n’y a pas de feuille complète à garder.

page-replay-loading = On monte la bobine…
page-replay-knowledge = Vu par quels yeux ?
page-replay-public = Tout le monde
page-replay-own = Les miens ({ $seat })
page-replay-to-table = À la table
page-reel = La partie, pas à pas
page-reel-step = Pas { $step } sur { $last }
page-reel-back = Un pas en arrière
page-reel-on = Un pas en avant
page-reel-play = Lecture
page-reel-pause = Pause
page-reel-speed = Allure
page-reel-link = Lien vers ce moment
page-speed-half = lente
page-speed-one = normale
page-speed-two = double
page-speed-four = quadruple
page-branch = Continuer d’ici
page-branch-about = Et si ? Vous prenez la relève à ce moment, contre des bots ({ $seat }). Ce que vous ne pouviez savoir est redistribué.
page-branch-against = Contre
page-branch-go = Continuer

# --- end of page: table ---

# --- page: pony-notes ---

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

# --- end of page: pony-notes ---

# --- page: offline ---

reason-offline = Le serveur est injoignable pour l’instant : réessayez dans un moment.

# --- end of page: offline ---

# --- page: pony board ---

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

# --- end of page: pony board ---

# --- page: pony guide ---

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

# --- end of page: pony guide ---

# --- page: odds ---

page-odds = Montrer les chances
page-odds-about = Pour apprendre : à côté des choix, ce qui est probable et ce qui l’est moins.
page-dock-more =
    { $count ->
        [one] { $count } autre qui contient cela
       *[other] { $count } autres qui contiennent cela
    }

# --- end of page: odds ---

# --- page: pappy-winchester rules ---

## Pappy Winchester

pappy-winchester-title = Pappy Winchester
pappy-winchester-pitch = Les terres de Pappy vont au plus offrant, et l’argent à tous les autres.

## Pappy Winchester : les héritiers

pappy-winchester-role-ada = Ada
pappy-winchester-role-boyd = Boyd
pappy-winchester-role-cleo = Cleo
pappy-winchester-role-dexter = Dexter
pappy-winchester-role-etta = Etta

## Pappy Winchester : les mots des phrases qui suivent

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
       *[other] { $amount } 000 $
    }
pappy-winchester-sum-price =
    { $price ->
        [0] 0 $
       *[other] { $price } 000 $
    }
pappy-winchester-sum-each =
    { $each ->
        [0] 0 $
       *[other] { $each } 000 $
    }
pappy-winchester-sum-tip =
    { $tip ->
        [0] 0 $
       *[other] { $tip } 000 $
    }
pappy-winchester-sum-prize =
    { $prize ->
        [0] 0 $
       *[other] { $prize } 000 $
    }
pappy-winchester-sum-value =
    { $value ->
        [0] 0 $
       *[other] { $value } 000 $
    }
pappy-winchester-sum-cash =
    { $cash ->
        [0] 0 $
       *[other] { $cash } 000 $
    }
pappy-winchester-sum-majority =
    { $majority ->
        [0] 0 $
       *[other] { $majority } 000 $
    }
pappy-winchester-sum-objectives =
    { $objectives ->
        [0] 0 $
       *[other] { $objectives } 000 $
    }
pappy-winchester-sum-total =
    { $total ->
        [0] 0 $
       *[other] { $total } 000 $
    }
pappy-winchester-sum-purse =
    { $purse ->
        [0] 0 $
       *[other] { $purse } 000 $
    }
pappy-winchester-sum-bid =
    { $bid ->
        [0] 0 $
       *[other] { $bid } 000 $
    }
pappy-winchester-sum-most =
    { $most ->
        [0] 0 $
       *[other] { $most } 000 $
    }
pappy-winchester-sum-own =
    { $own ->
        [0] 0 $
       *[other] { $own } 000 $
    }
pappy-winchester-sum-others =
    { $others ->
        [0] 0 $
       *[other] { $others } 000 $
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
        [boat] le bateau
       *[train] la locomotive
    }
pappy-winchester-the-space =
    { $space ->
        [w1] la case 1 de la rivière
        [w2] la case 2 de la rivière
        [w3] la case 3 de la rivière
        [w4] le pont
        [w5] la case 5 de la rivière
        [w6] la case 6 de la rivière
        [w7] la case 7 de la rivière
        [r1] la case 1 des rails
        [r2] la case 2 des rails
        [r3] la case 3 des rails
        [r4] le pont
        [r5] la case 5 des rails
        [r6] la case 6 des rails
        [r7] la case 7 des rails
       *[r8] la case 8 des rails
    }
pappy-winchester-the-card =
    { $card ->
        [mine1] la mine de la parcelle 1
        [mine2] la mine de la parcelle 2
        [mine3] la mine de la parcelle 3
        [mine4] la mine de la parcelle 4
        [ranch] le ranch
        [heir0a] le premier objectif d’{ pappy-winchester-role-ada }
        [heir0b] le second objectif d’{ pappy-winchester-role-ada }
        [heir1a] le premier objectif de { pappy-winchester-role-boyd }
        [heir1b] le second objectif de { pappy-winchester-role-boyd }
        [heir2a] le premier objectif de { pappy-winchester-role-cleo }
        [heir2b] le second objectif de { pappy-winchester-role-cleo }
        [heir3a] le premier objectif de { pappy-winchester-role-dexter }
        [heir3b] le second objectif de { pappy-winchester-role-dexter }
        [heir4a] le premier objectif d’{ pappy-winchester-role-etta }
       *[heir4b] le second objectif d’{ pappy-winchester-role-etta }
    }

## Pappy Winchester : les choix

pappy-winchester-action-pass = Passer
pappy-winchester-action-pass-about = Vous quittez cette enchère pour de bon, et touchez quand même votre part du prix.
pappy-winchester-action-bid = Offrir { pappy-winchester-sum-amount }
pappy-winchester-action-bid-about = Si personne ne surenchérit, vous achetez : le prix se partage à égalité entre les autres héritiers, et le reste va au saloon.
pappy-winchester-action-duel = Provoquer en duel
pappy-winchester-action-duel-about = Votre unique jeton Duel est dépensé. L’un des deux pistolets est chargé, au hasard ; le vainqueur achète au dernier prix annoncé.
pappy-winchester-action-sail = Bateau sur { pappy-winchester-the-space }
pappy-winchester-action-sail-about = Chaque parcelle au bord de cette case rapporte 1 000 $ à son propriétaire, quel qu’il soit. Le bateau peut aussi rester sur place.
pappy-winchester-action-steam = Locomotive sur { pappy-winchester-the-space }
pappy-winchester-action-steam-about = Chaque parcelle au bord de cette case rapporte 1 000 $ à son propriétaire, quel qu’il soit. La locomotive peut aussi rester sur place.
pappy-winchester-action-look = Regarder { pappy-winchester-the-card }
pappy-winchester-action-look-about = Vous seul voyez la carte. Que vous l’ayez regardée, tout le monde le sait.

## Pappy Winchester : ce qui s’est passé

pappy-winchester-event-began = { pappy-winchester-first } commence.
pappy-winchester-event-placed =
    { $vehicle ->
        [boat] Le bateau part d’ici : { pappy-winchester-the-space }.
       *[train] La locomotive part d’ici : { pappy-winchester-the-space }.
    }
pappy-winchester-event-laid = Un jeton Bonus se trouve sur chaque parcelle.
pappy-winchester-event-posted = { pappy-winchester-sum-prize } à qui remplira le premier : { pappy-winchester-the-objective }.
pappy-winchester-event-dealt = Un objectif personnel : { pappy-winchester-the-objective }.
pappy-winchester-event-drawn = La parcelle { $plot } est mise aux enchères.
pappy-winchester-event-bid = { pappy-winchester-heir } offre { pappy-winchester-sum-amount }.
pappy-winchester-event-passed = { pappy-winchester-heir } passe.
pappy-winchester-event-forced =
    { $price ->
        [0] Personne n’a enchéri, et { pappy-winchester-heir } n’a rien : la parcelle { $plot } est gratuite.
       *[other] Personne n’a enchéri : { pappy-winchester-heir } doit prendre la parcelle { $plot } pour { pappy-winchester-sum-price }.
    }
pappy-winchester-event-challenged = { pappy-winchester-heir } provoque { pappy-winchester-rival } en duel.
pappy-winchester-event-duelled = Pan ! { pappy-winchester-winner } gagne le duel ; pour { pappy-winchester-loser }, un simple clic.
pappy-winchester-event-bought =
    { $price ->
        [0] { pappy-winchester-heir } reçoit la parcelle { $plot } pour rien.
       *[other] { pappy-winchester-heir } achète la parcelle { $plot } pour { pappy-winchester-sum-price }.
    }
pappy-winchester-event-shared =
    { $each ->
        [0] { pappy-winchester-heir } laisse tout au saloon : { pappy-winchester-sum-tip }.
       *[other] { $tip ->
            [0] { pappy-winchester-heir } verse { pappy-winchester-sum-each } à chacun des autres.
           *[other] { pappy-winchester-heir } verse { pappy-winchester-sum-each } à chacun des autres et laisse { pappy-winchester-sum-tip } au saloon.
        }
    }
pappy-winchester-event-token = { pappy-winchester-heir } prend un jeton Bonus : { pappy-winchester-the-token }.
pappy-winchester-event-moved = { pappy-winchester-heir } choisit { pappy-winchester-the-vehicle } : { pappy-winchester-the-space }.
pappy-winchester-event-earned =
    { $vehicle ->
        [boat] Le bateau rapporte { pappy-winchester-sum-amount } à { pappy-winchester-heir }.
       *[train] La locomotive rapporte { pappy-winchester-sum-amount } à { pappy-winchester-heir }.
    }
pappy-winchester-event-jackpot =
    { $amount ->
        [0] { pappy-winchester-heir } trouve le saloon vide.
       *[other] { pappy-winchester-heir } rafle { pappy-winchester-sum-amount } au saloon.
    }
pappy-winchester-event-looked = { pappy-winchester-heir } regarde { pappy-winchester-the-card }.
pappy-winchester-event-saw = Ce que vous avez vu, { pappy-winchester-the-card } : { pappy-winchester-sum-value }.
pappy-winchester-event-spied = Ce que vous avez vu, { pappy-winchester-the-card } : { pappy-winchester-the-secret }.
pappy-winchester-event-revealed =
    { $card ->
        [mine] { $value ->
            [0] { pappy-winchester-heir } ouvre la mine de la parcelle { $plot } : elle est épuisée.
           *[other] { pappy-winchester-heir } ouvre la mine de la parcelle { $plot } et y trouve { pappy-winchester-sum-value }.
        }
       *[ranch] { $value ->
            [0] { pappy-winchester-heir } fouille le ranch de la parcelle { $plot } : plus un billet.
           *[other] { pappy-winchester-heir } fouille le ranch de la parcelle { $plot } et y trouve { pappy-winchester-sum-value }.
        }
    }
pappy-winchester-event-objective = { pappy-winchester-heir } remplit un objectif commun ({ pappy-winchester-the-objective }) et prend { pappy-winchester-sum-prize }.
pappy-winchester-event-counted =
    { $majority ->
        [0] { pappy-winchester-heir } : { pappy-winchester-sum-cash } en billets et { pappy-winchester-sum-objectives } d’objectifs personnels, soit { pappy-winchester-sum-total }.
       *[other] { pappy-winchester-heir } : { pappy-winchester-sum-cash } en billets, { pappy-winchester-sum-majority } pour le plus grand nombre de parcelles et { pappy-winchester-sum-objectives } d’objectifs personnels, soit { pappy-winchester-sum-total }.
    }
pappy-winchester-event-ended =
    { $count ->
        [1] Le testament est lu : { pappy-winchester-heir }, plus riche que les autres, prend la tête de la famille.
       *[other] Le testament est lu : { $count } héritiers à égalité prennent ensemble la tête de la famille, dont { pappy-winchester-heir }.
    }

## Pappy Winchester : les questions

pappy-winchester-prompt-place = Vous commencez : placez le bateau sur la rivière, puis la locomotive sur les rails. Les parcelles à côté rapporteront de l’argent.
pappy-winchester-prompt-bid = Surenchérissez, ou passez et quittez cette enchère. Le dernier en lice achète, et le prix va à tous les autres.
pappy-winchester-prompt-move = Un jeton Déplacement : choisissez le bateau ou la locomotive et déplacez-le autant que vous voulez, dans un sens ou dans l’autre, ou pas du tout. Chaque parcelle à côté rapporte alors 1 000 $ à son propriétaire.
pappy-winchester-prompt-rumour = Un jeton Rumeur : regardez une carte cachée. Vous seul la verrez, mais tout le monde saura laquelle.

## Pappy Winchester : avant de choisir

pappy-winchester-note-shared =
    { $each ->
        [0] Tout va au saloon : { pappy-winchester-sum-tip }.
       *[other] { $tip ->
            [0] Chaque rival reçoit { pappy-winchester-sum-each }.
           *[other] Chaque rival reçoit { pappy-winchester-sum-each }, le saloon { pappy-winchester-sum-tip }.
        }
    }
pappy-winchester-note-left = Il vous resterait { pappy-winchester-sum-purse }.
pappy-winchester-note-forced = Personne n’a enchéri : si vous passez, { pappy-winchester-heir } devra prendre la parcelle { $plot } pour 1 000 $.
pappy-winchester-note-earned = Vous rapporte { pappy-winchester-sum-own }, et { pappy-winchester-sum-others } aux autres.

## Pappy Winchester : consignes laissées d’avance

pappy-winchester-order-limit =
    { $plot ->
        [any] { $then ->
            [pass] Toute parcelle : enchérir jusqu’à { pappy-winchester-sum-most }, puis passer
           *[ask] Toute parcelle : enchérir jusqu’à { pappy-winchester-sum-most }, puis me demander
        }
       *[other] { $then ->
            [pass] Parcelle { $plot } : enchérir jusqu’à { pappy-winchester-sum-most }, puis passer
           *[ask] Parcelle { $plot } : enchérir jusqu’à { pappy-winchester-sum-most }, puis me demander
        }
    }
pappy-winchester-order-limit-any = Enchérir sur une parcelle, jusqu’à une limite
pappy-winchester-order-limit-plot = Parcelle
pappy-winchester-order-limit-plot-any = n’importe laquelle
pappy-winchester-order-limit-most = Jusqu’à, en milliers
pappy-winchester-order-limit-then = Ensuite
pappy-winchester-order-limit-then-pass = passer
pappy-winchester-order-limit-then-ask = me demander
pappy-winchester-order-leave =
    { $prompt ->
        [move] Avec un jeton Déplacement : ne rien déplacer, et activer le véhicule qui vous rapporte le plus
       *[rumour] Avec un jeton Rumeur : regarder une carte cachée du plateau, au hasard
    }

## Pappy Winchester : options de table

pappy-winchester-option-vehicles = Départ du bateau et de la locomotive
pappy-winchester-option-vehicles-about = Placés par qui commence, ou tirés au sort.
pappy-winchester-option-vehicles-chosen = Choisi par qui commence
pappy-winchester-option-vehicles-random = Au hasard
pappy-winchester-option-numbering = Numéros des parcelles 1 à 6
pappy-winchester-option-numbering-about = Les deux listes de parcelles de la règle se contredisent sur ces numéros. Le terrain reste le même.
pappy-winchester-option-numbering-personal = Comme aux objectifs personnels
pappy-winchester-option-numbering-common = Comme aux objectifs communs
pappy-winchester-option-open_ledger = Bourses ouvertes
pappy-winchester-option-open_ledger-about = Tout le monde voit l’argent de tous. D’après la règle, il est secret.
pappy-winchester-option-tokens_hidden = Jetons Bonus face cachée
pappy-winchester-option-tokens_hidden-about = Personne ne connaît le jeton Bonus d’une parcelle avant l’achat. D’après la règle, ils sont visibles.

## Pappy Winchester : refus

pappy-winchester-reason-bid-too-low = La dernière offre est de { pappy-winchester-sum-bid }, et { pappy-winchester-sum-amount } ne la dépasse pas : surenchérissez, ou passez.
pappy-winchester-reason-beyond-purse = Vous ne pouvez pas payer { pappy-winchester-sum-amount } : vous avez { pappy-winchester-sum-purse }. Offrez moins si cela suffit, ou passez.
pappy-winchester-reason-bid-alone = Il n’y a plus que vous : 1 000 $ suffisent, pas besoin de { pappy-winchester-sum-amount }.
pappy-winchester-reason-duel-needs-two = Un duel se joue quand il reste exactement deux héritiers en lice : enchérissez ou passez.
pappy-winchester-reason-duel-needs-bid = Un duel porte sur la dernière offre, et il n’y en a pas encore : enchérissez d’abord, ou passez.
pappy-winchester-reason-duel-spent = Votre jeton Duel est dépensé, et il n’y en a qu’un par partie : enchérissez ou passez.

## Pappy Winchester : têtes de colonnes

pappy-winchester-figure-bids = Enchères
pappy-winchester-figure-forced = Achats forcés
pappy-winchester-figure-duels = Duels
pappy-winchester-figure-tips = Pourboires (milliers de $)
pappy-winchester-figure-jackpots = Pris au saloon
pappy-winchester-figure-earned = Rapporté par les véhicules
pappy-winchester-figure-unearthed = Trouvé aux mines et au ranch
pappy-winchester-figure-rumours = Rumeurs
pappy-winchester-figure-objectives = Objectifs communs remplis
pappy-winchester-figure-met_one_of_each_terrain = Rempli : { pappy-winchester-objective-one_of_each_terrain }
pappy-winchester-figure-met_one_of_each_token = Rempli : { pappy-winchester-objective-one_of_each_token }
pappy-winchester-figure-met_five_plots = Rempli : { pappy-winchester-objective-five_plots }
pappy-winchester-figure-met_last_auction = Rempli : { pappy-winchester-objective-last_auction }
pappy-winchester-figure-met_three_connected = Rempli : { pappy-winchester-objective-three_connected }
pappy-winchester-figure-met_four_same_token = Rempli : { pappy-winchester-objective-four_same_token }
pappy-winchester-figure-met_three_off_river = Rempli : { pappy-winchester-objective-three_off_river }
pappy-winchester-figure-met_three_off_rails = Rempli : { pappy-winchester-objective-three_off_rails }
pappy-winchester-figure-met_empty_saloon = Rempli : { pappy-winchester-objective-empty_saloon }
pappy-winchester-figure-met_four_isolated = Rempli : { pappy-winchester-objective-four_isolated }
pappy-winchester-figure-personal = Objectifs personnels, tous ensemble
pappy-winchester-figure-wealth = Fortune finale, tous ensemble
pappy-winchester-figure-prices = Prix, toutes parcelles
pappy-winchester-figure-price_desert = Prix, les 7 déserts
pappy-winchester-figure-price_prairie = Prix, les 6 prairies
pappy-winchester-figure-price_forest = Prix, les 6 forêts
pappy-winchester-figure-price_1 = Prix de la parcelle 1
pappy-winchester-figure-price_2 = Prix de la parcelle 2
pappy-winchester-figure-price_3 = Prix de la parcelle 3
pappy-winchester-figure-price_4 = Prix de la parcelle 4
pappy-winchester-figure-price_5 = Prix de la parcelle 5
pappy-winchester-figure-price_6 = Prix de la parcelle 6
pappy-winchester-figure-price_7 = Prix de la parcelle 7
pappy-winchester-figure-price_8 = Prix de la parcelle 8
pappy-winchester-figure-price_9 = Prix de la parcelle 9
pappy-winchester-figure-price_10 = Prix de la parcelle 10
pappy-winchester-figure-price_11 = Prix de la parcelle 11
pappy-winchester-figure-price_12 = Prix de la parcelle 12
pappy-winchester-figure-price_13 = Prix de la parcelle 13
pappy-winchester-figure-price_14 = Prix de la parcelle 14
pappy-winchester-figure-price_15 = Prix de la parcelle 15
pappy-winchester-figure-price_16 = Prix de la parcelle 16
pappy-winchester-figure-price_17 = Prix de la parcelle 17
pappy-winchester-figure-price_18 = Prix de la parcelle 18
pappy-winchester-figure-price_19 = Prix de la parcelle 19

## Pappy Winchester : le terrain

pappy-winchester-land-about = Le plateau imprimé est introuvable. Cette carte, le nombre de jetons et les valeurs des mines et du ranch sont notre reconstitution.
pappy-winchester-terrain-desert = Désert
pappy-winchester-terrain-prairie = Prairie
pappy-winchester-terrain-forest = Forêt
pappy-winchester-token-move = Déplacement
pappy-winchester-token-move-about = Bateau ou locomotive : l’un des deux bouge, et chaque parcelle à côté rapporte à son propriétaire.
pappy-winchester-token-saloon = Saloon
pappy-winchester-token-saloon-about = Prenez tout l’argent du saloon, sauf le pourboire de cet achat.
pappy-winchester-token-rumour = Rumeur
pappy-winchester-token-rumour-about = Regardez une carte cachée : une mine, le ranch ou l’objectif d’un rival.

## Pappy Winchester : objectifs

pappy-winchester-objective-one_of_each_terrain = Les trois terrains
pappy-winchester-objective-one_of_each_terrain-about = Posséder un désert, une prairie et une forêt.
pappy-winchester-objective-one_of_each_token = Les trois jetons
pappy-winchester-objective-one_of_each_token-about = Avoir un jeton Déplacement, un Saloon et un Rumeur.
pappy-winchester-objective-five_plots = Cinq parcelles
pappy-winchester-objective-five_plots-about = Posséder cinq parcelles, où que ce soit.
pappy-winchester-objective-last_auction = La dernière enchère
pappy-winchester-objective-last_auction-about = Acquérir la dix-neuvième parcelle, de n’importe quelle façon.
pappy-winchester-objective-three_connected = Trois d’un tenant
pappy-winchester-objective-three_connected-about = Posséder trois parcelles reliées par leurs côtés ; une chaîne suffit. La rivière et les rails séparent.
pappy-winchester-objective-four_same_token = Quatre pareils
pappy-winchester-objective-four_same_token-about = Avoir quatre jetons du même type.
pappy-winchester-objective-three_off_river = Loin de la rivière
pappy-winchester-objective-three_off_river-about = Posséder trois parcelles qui ne touchent pas la rivière.
pappy-winchester-objective-three_off_rails = Loin des rails
pappy-winchester-objective-three_off_rails-about = Posséder trois parcelles qui ne touchent pas les rails.
pappy-winchester-objective-empty_saloon = Saloon à sec
pappy-winchester-objective-empty_saloon-about = Prendre un jeton Saloon qui ne rapporte rien.
pappy-winchester-objective-four_isolated = Quatre isolées
pappy-winchester-objective-four_isolated-about = Posséder quatre parcelles sans autre parcelle à vous à côté. La rivière et les rails séparent.
pappy-winchester-objective-forest = Forêts
pappy-winchester-objective-forest-about = 3 000 $ par forêt.
pappy-winchester-objective-desert = Déserts
pappy-winchester-objective-desert-about = 3 000 $ par désert.
pappy-winchester-objective-prairie = Prairies
pappy-winchester-objective-prairie-about = 3 000 $ par prairie.
pappy-winchester-objective-river = Au bord de la rivière
pappy-winchester-objective-river-about = 3 000 $ par parcelle au bord de la rivière.
pappy-winchester-objective-saloon = Autour du saloon
pappy-winchester-objective-saloon-about = 5 000 $ par parcelle autour du saloon.
pappy-winchester-objective-rails = Le long des rails
pappy-winchester-objective-rails-about = 3 000 $ par parcelle le long des rails.
pappy-winchester-objective-mines = Mines d’or
pappy-winchester-objective-mines-about = 5 000 $ par parcelle avec une mine.
pappy-winchester-objective-ranch = Le ranch et ses environs
pappy-winchester-objective-ranch-about = 3 000 $ pour le ranch et pour chaque parcelle autour.
pappy-winchester-objective-rumour_tokens = Rumeurs entendues
pappy-winchester-objective-rumour_tokens-about = 3 000 $ par jeton Rumeur.
pappy-winchester-objective-move_tokens = Déplacements faits
pappy-winchester-objective-move_tokens-about = 3 000 $ par jeton Déplacement.

## Pappy Winchester : un terrain illisible

reason-land-wrong-count = Le terrain compte { $found } « { $what } » : il en faut { $wanted }.
reason-land-misplaced = « { $what } » ne peut pas se trouver sur la parcelle { $plot } : les mines sont dans le désert, le ranch dans la prairie.
reason-land-unknown-plot = Le terrain nomme une parcelle qui n’existe pas : numérotez-les de 1 à 19.
reason-land-one-sided = La parcelle { $plot } nomme { $other } comme voisine, mais pas l’inverse : notez les deux.
reason-land-drawn-otherwise = Le dessin de { $what } ne touche pas exactement { $listed } : corrigez la forme ou la liste.
reason-land-not-tiled = Les formes laissent des vides ou se chevauchent : ensemble, elles doivent couvrir exactement le plateau.

# --- end of page: pappy-winchester rules ---

# --- page: pappy page ---

page-length-pappy-winchester = environ 40 minutes
page-pw-title = Le domaine Winchester
page-pw-subtitle = relevé pour les héritiers, par ordre du notaire
page-pw-map = Le plan du domaine
page-pw-keys = Les flèches vont de lieu en lieu, N mène au prochain que vous pouvez choisir ; Entrée choisit.
page-pw-at =
    { $at ->
        [mine] une mine
        [ranch] le ranch
        [around] voisine du ranch
        [river] au bord de la rivière
        [rails] au bord des rails
       *[saloon] près du saloon
    }
page-pw-at-nothing = loin de tout
page-pw-owned = Appartient à { $who }
page-pw-card-hidden = Une carte cachée s’y trouve
page-pw-card-worth = La carte cachée vaut { $money } : vous le savez, et ceux qui l’ont regardée
page-pw-looked = Regardée par { $who }
page-pw-hammer = Aux enchères
page-pw-here =
    { $line ->
        [river] Le bateau est ici
       *[rails] La locomotive est ici
    }
page-pw-saloon = Le saloon. Pourboires : { $money }
page-pw-can = Vous pouvez choisir ce lieu
page-pw-can-paid = Vous pouvez choisir ce lieu : { $own } pour vous, { $others } pour les autres
page-pw-heirs = Les héritiers
page-pw-you = vous
page-pw-standing =
    { $how ->
        [turn] a la parole
        [leads] meilleure offre
        [in] en lice
        [out] hors jeu
       *[first] ouvrira
    }
page-pw-plots =
    { $count ->
        [one] { $count } parcelle
       *[other] { $count } parcelles
    }
page-pw-duel-token =
    { $has ->
        [true] Duel encore possible
       *[false] Duel déjà joué
    }
page-pw-purse = Bourse : { $money }
page-pw-lot = lot { $number } sur { $all }
page-pw-no-bid = Pas encore d’offre
page-pw-bid-by = offre de { $who }
page-pw-bid-of = Offre : { $money }, de { $who }
page-pw-to-speak = { $who } a la parole
page-pw-your-word = À vous !
page-pw-raises = Offres d’un seul geste
page-pw-raise = Offrir { $money }
page-pw-raise-kind =
    { $kind ->
        [least] minimum
        [all] le tout
       *[more] +{ $more }
    }
page-pw-raise-each = { $each } chacun
page-pw-exact = Une autre offre
page-pw-exact-less = Un billet de moins
page-pw-exact-more = Un billet de plus
page-pw-no-raise = Votre bourse ne va pas plus haut.
page-pw-duel-close = Ranger les pistolets
page-pw-shot =
    { $fired ->
        [true] Pan !
       *[false] Clic.
    }
page-pw-won = pour { $who }
page-pw-papers = Vos papiers
page-pw-papers-show = Montrer mes papiers
page-pw-papers-hide = Cacher mes papiers
page-pw-papers-purse = dans votre bourse
page-pw-papers-sum = { $count } pour l’instant : { $sum }
page-pw-learned-title = Ce que disent les rumeurs
page-pw-learned-card = La carte de la parcelle { $plot } vaut { $money }
page-pw-rumour = Une rumeur
page-pw-note = Un billet pour vous seul
page-pw-note-folded = Un billet pour vous seul : dépliez-le
page-pw-news = Derniers paiements
page-pw-will-kicker = Devant notaire
page-pw-will = La lecture du testament
page-pw-will-cash = Argent
page-pw-will-land =
    { $count ->
        [one] Terre ({ $count })
       *[other] Terre ({ $count })
    }
page-pw-will-sealed = Encore scellé
page-pw-will-sum = { $count } à { $each }
page-pw-will-total = Total
page-pw-will-next = Lire la suite
page-pw-will-all = Tout lire
page-pw-sold = Parcelles vendues : { $sold } sur { $all }
page-pw-line-heir =
    { $you ->
        [true] { $who } (vous)
       *[false] { $who }
    }
page-pw-line-plots =
    { $count ->
        [0] aucune parcelle
       *[other] parcelles ({ $count }) : { $plots }
    }
page-pw-line-out = Hors jeu : { $who }
page-pw-plot = Parcelle { $plot } ({ $terrain })
page-pw-token = Jeton bonus : { $token }
page-pw-token-hidden = Jeton bonus, face cachée
page-pw-stretch =
    { $line ->
        [river] Pour le bateau : { $space }, le long des parcelles { $plots }
       *[rails] Pour la locomotive : { $space }, le long des parcelles { $plots }
    }
page-pw-travel = Montrez la rivière ou les rails. Le grand chiffre est votre gain en milliers, le petit celui des autres.
page-pw-tokens = Jetons { $token } : { $count }
page-pw-goals = Objectifs communs
page-pw-personal = { $objective }. { $about } Pour l’instant { $count } : { $sum }
page-pw-learned = { $who } vise ceci : { $objective }
page-pw-item =
    { $item ->
        [cash] Premièrement, ce que chacun a en main.
        [land] Deuxièmement, la terre : le plus grand domaine vaut { $prize }.
        [first] Troisièmement, le premier objectif personnel de chacun.
        [second] Quatrièmement, le second objectif personnel de chacun.
       *[total] Tout compté, telle est la volonté de Pappy : le plus riche est chef de famille.
    }
page-pw-line-personal = Votre objectif personnel : { $objective }
page-pw-line-common = Objectif commun, { $prize } : { $objective }. { $about }
page-pw-line-vehicle =
    { $vehicle ->
        [boat] Le bateau : { $space }
       *[train] La locomotive : { $space }
    }

# --- end of page: pappy page ---

# --- page: lost and away ---

page-lost-about = Une lettre du lien s’est peut-être perdue en route. La page d’accueil, elle, n’a pas bougé.
page-lost-table = Aucune table ici
page-away-restart = La maison ferme un instant, puis rouvre. Restez là : rien n’est perdu.
page-away-too-slow = Votre ligne n’a pas suivi le rythme de la table. On va chercher ce qui vous a échappé.
page-away-silent = La maison ne vous entendait plus et a raccroché. On rappelle.
page-away-fault = Quelque chose a cassé dans la maison : c’est notre faute. On revient, et rien n’est perdu.
page-away-store-down = La maison n’atteint pas ses registres pour l’instant. On réessaie sans cesse, rien n’est perdu.
page-away-too-fast = Trop de demandes à la fois pour la maison. On patiente un peu, puis on revient.

# --- end of page: lost and away ---

# --- page: shots ---

page-shot-title = { $who } tire sur { $whom }
page-shot-title-band = { $who } tire sur les Indiens
page-shot-title-band-raiders = { $who } tire sur la bande
page-shot-watched = { $who } vise.
page-shot-lighting = On allume la lampe…
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
page-shot-about-drag = Appuyez n’importe où sur l’image, tirez en arrière comme avec une fronde, et lâchez : plus on tire loin, plus le coup est fort. Échap repose le dé. Vous voyez où vous visez, pas ce que cela donnera.
page-shot-about-keys = Flèches : gauche et droite tournent la visée, haut et bas règlent la force ; avec Maj, elles déplacent le dé sur la ligne et changent son effet. Ctrl fait des pas de quatre, Début vise droit. Entrée une fois pour mettre en joue, une seconde fois pour tirer ; Échap pour se raviser.
page-shot-about-switch = Un repère balaie tout seul. Une pression le lance, une autre arrête la direction, une troisième arrête la force : le dé part. N’importe quelle touche convient, ou un appui à l’écran ; Échap recommence.
page-shot-about-ear = Plus le son est aigu, plus c’est à droite ; plus le rythme est rapide, plus le coup est fort ; un battement sur quatre donne le droit devant. Les sons accompagnent la visée même si le son est coupé. Pour le reste, comme avec les touches.
page-shot-about-numbers = Un chiffre pour chaque partie de la visée, ou l’une des visées ci-dessous.
page-shot-own = À cette table, chacun tire de sa propre main : le geste décide, et c’est affaire de confiance entre amis.
page-shot-listen = Écouter la visée
page-shot-slow = Balayer lentement
page-shot-sweep-start = Lancer le balayage
page-shot-sweep-angle = Stop : cette direction
page-shot-sweep-strength = Stop : cette force, et feu
page-shot-pad = La visée. Les flèches la changent, Entrée met en joue puis tire.
page-shot-arm = En joue
page-shot-fire = Feu !
page-shot-armed = Prêt à tirer : { $aim }. Entrée tire, Échap repose le dé.
page-shot-spread = Deux tirs sur trois restent à moins de { NUMBER($degrees, maximumFractionDigits: 1) }° de la visée.
pony-express-note-odds_shot = Sur cent tirs pareils, environ { $hit } atteignent ce que vous visez, et { $stray } quelqu’un qui n’y est pour rien.

# --- end of page: shots ---

# --- page: seats of agents ---

cli-seat-sat = Votre agent est à table : { $title } ({ $role }).
cli-seat-lost = La connexion est perdue ; nouvel essai.
reason-no-agent = { $file } n’a ni fonction choose, ni agent qui en ait une.
reason-no-server = Personne ne répond à { $link } : le serveur tourne-t-il ?

# --- end of page: seats of agents ---

# --- page: pappy terminal ---

cli-pappy-sign-river = rivière
cli-pappy-sign-rails = rails
cli-pappy-sign-boat = bateau
cli-pappy-sign-train = locomotive
cli-pappy-sign-hat = le chapeau de qui
cli-pappy-sign-hammer = aux enchères
cli-pappy-sign-cards = carte cachée d’une mine, du ranch, et sa valeur une fois connue
cli-pappy-sign-hidden = jeton face cachée
cli-pappy-auction =
    { $bid ->
        [0] La parcelle { $plot } est aux enchères ; pas encore d’offre.
       *[other] La parcelle { $plot } est aux enchères ; { pappy-winchester-heir } offre { pappy-winchester-sum-bid }.
    }
cli-pappy-within = Encore en lice : { $heirs }.
cli-pappy-head-heir = Héritier
cli-pappy-head-duel = Duel
cli-pappy-head-tokens = Jetons
cli-pappy-head-plots = Parcelles
cli-pappy-head-purse = Bourse
cli-pappy-head-prize = Prime
cli-pappy-head-common = Objectif commun
cli-pappy-head-need = Il en faut
cli-pappy-head-cash = Billets
cli-pappy-head-majority = Terres
cli-pappy-head-objectives = Objectifs
cli-pappy-head-total = Total
cli-pappy-head-secret = Objectif personnel
cli-pappy-head-count = Acquis
cli-pappy-head-worth = Soit

# --- end of page: pappy terminal ---

# --- page: showing ---

page-showing = Regardez le plateau.
page-showing-skip = Montrer la fin

# --- end of page: showing ---

# --- page: The page: bots to choose from ---

page-bots-levels = Niveaux
page-bots-characters = Caractères
page-against = Contre

# --- end of page: The page: bots to choose from ---

# --- page: The lab ---

stage-coach-figure-stopped-by = Où les diligences sont arrêtées
pony-express-figure-claims = Annonces
pony-express-figure-claims-by = Annonces, par main
pony-express-figure-doubts = Doutes
pony-express-figure-doubts_right-by = Doutes à raison, par main annoncée
pony-express-figure-doubts_wrong-by = Doutes à tort, par main annoncée
pappy-winchester-figure-prices-by = Prix par parcelle

cli-head-rating = Classement (Elo)
cli-head-turn = Calcul par tour, moyenne
cli-head-turn-most = 99 sur 100 en moins de
cli-head-turn-worst = Le plus long
cli-head-against = Part de victoires contre
cli-stopped = Arrêté. Sans --out, rien n’est gardé.
cli-stopped-kept =
    { $games ->
        [one] Arrêté. { $games } partie est gardée dans { $file } ; la même commande reprend là.
       *[other] Arrêté. { $games } parties sont gardées dans { $file } ; la même commande reprend là.
    }
cli-written = Écrit : { $file }
cli-compared-better = { $one } est plus fort que { $two } : c’est clair après { $rounds } manches, { $games } parties.
cli-compared-not-better = { $one } n’a pas { $edge } points Elo de plus que { $two } : c’est clair après { $rounds } manches, { $games } parties.
cli-compared-open = Rien n’est décidé après { $rounds } manches, { $games } parties : accordez-en plus avec --games, ou demandez un plus grand --edge.
cli-compared-share = { $one } seul contre { $two } : { $share } des victoires en { $games } parties ({ $interval }).

cli-plot-wins = Victoires par siège
cli-plot-fair = en tirets : à parts égales
cli-plot-length = La durée d’une partie
cli-plot-decisions = Décisions
cli-plot-middle = trait : moyenne { $mean }, tirets : médiane { $median }
cli-plot-shares = Dans quelle proportion
cli-plot-share = { $part } / { $whole }
cli-plot-in-a-game = Par partie
cli-plot-share-of-games =
    { $games ->
        [one] Part de { $games } partie de ce genre
       *[other] Part des { $games } parties de ce genre
    }

reason-no-cluster = Aucune grappe Ray n’est utilisable à { $address } ({ $problem }) : démarrez-en une, ou retirez --ray.
reason-other-series = { $file } contient les parties d’une autre série (voyez { $fields }) : nommez un autre fichier, ou redonnez la même commande.
reason-not-a-series = { $file } n’est pas un fichier de parties tenu par Posse : nommez-en un autre.
reason-no-edge = Un écart de { $edge } ne peut être éprouvé : donnez un nombre au-dessus de 0.

# --- end of page: The lab ---

# --- page: Why bots of Pony Express choose ---

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

# --- end of page: Why bots of Pony Express choose ---

# --- page: report ---

reason-no-review = Il n’y a pas de bilan pour ce jeu : { $game }.
reason-report-failed = Le bilan n’a pas pu être fait : réessayez dans un instant.

## Reports: what a game’s own lines say of a seat

stage-coach-review-fights =
    { $fights ->
        [one] Un combat.
       *[other] { $fights } combats.
    } Force perdue : { $lost } ; on pouvait s’attendre à { $expected }.
stage-coach-review-woken =
    { $count ->
        [0] Personne n’a été réveillé.
        [one] Un guerrier réveillé.
       *[other] { $count } guerriers réveillés.
    }
stage-coach-review-passengers =
    { $count ->
        [0] Aucun passager à bord.
        [one] Un passager pris à bord.
       *[other] { $count } passagers pris à bord.
    }
stage-coach-review-road = { $turns } tours de route ; le plus court chemin en demande { $shortest }.
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
pappy-winchester-review-prices =
    { $plots ->
        [one] Une parcelle
       *[other] { $plots } parcelles
    } pour { $paid ->
        [0] 0 $
       *[other] { $paid } 000 $
    } en tout ; valeur estimée alors : { $worth ->
        [0] 0 $
       *[other] { $worth } 000 $
    }.
pappy-winchester-review-objectives =
    { $count ->
        [one] Un objectif commun rempli
       *[other] { $count } objectifs communs remplis
    } : { $prizes ->
        [0] 0 $
       *[other] { $prizes } 000 $
    }.
pappy-winchester-review-duels =
    { $duels ->
        [one] Un duel
       *[other] { $duels } duels
    }, { $won ->
        [0] aucun gagné.
        [one] un gagné.
       *[other] { $won } gagnés.
    }
pappy-winchester-review-income =
    Recettes du bateau et du train : { $fares ->
        [0] 0 $
       *[other] { $fares } 000 $
    } ; du saloon : { $jackpots ->
        [0] 0 $
       *[other] { $jackpots } 000 $
    } ; des mines et du ranch : { $cards ->
        [0] 0 $
       *[other] { $cards } 000 $
    }.

## Reports: in the terminal

cli-report-title = { $title } : la chance et le jeu
cli-report-about = Ce qui a fait bouger les chances de gagner, en points sur cent. Une estimation de la maison, faite de ce que le lecteur de cette feuille peut savoir.
cli-report-head-role = rôle
cli-report-head-start = début
cli-report-head-luck = chance
cli-report-head-play = son jeu
cli-report-head-rivals = les autres
cli-report-head-veiled = jamais montré
cli-report-head-end = fin
cli-report-head-lost = laissé filer
cli-report-moments = Les tournants de la partie
cli-report-moment = Étape { $step } : { $said }
cli-report-luck = la chance
cli-report-veiled = jamais montré
cli-report-choice = choix ({ $who })
cli-report-slip = Le choix le plus coûteux ({ $who }), étape { $step } ({ $points }) : { $said }
cli-report-even = Aucun moment n’a fait basculer la partie à lui seul.
cli-report-offer = Un bilan de la chance et du jeu ? Tapez { cli-report-yes } pour le lire, ou Entrée pour partir.
cli-report-yes = oui

## Reports: on the page

page-report = La chance et le jeu
page-report-about = Ce qui a fait bouger les chances de gagner de chacun, en points sur cent. C’est une estimation : la chance, c’est ce que dés et tirages ont donné au-delà de la moyenne.
page-report-loading = On repasse la partie…
page-report-failed = Il n’y a pas de bilan pour cette partie.
page-report-seat = Place
page-report-luck = Chance
page-report-play = Son jeu
page-report-rivals = Les autres
page-report-veiled = Jamais montré
page-report-veiled-about = « Jamais montré » : ce que valaient les dés restés sous le gobelet. Chance ou culot, nul ne le saura.
page-report-lost =
    { $choices ->
        [one] Un choix
       *[other] { $choices } choix
    } ; les moins bons ont laissé filer { $points } sur cent.
page-report-chart = Les chances, du début à la fin
page-report-chart-seat = { $who } : { $start } % au début, { $end } % à la fin ; au plus { $most } % à l’étape { $step }.
page-report-chart-steps = Étapes { $first } à { $last }
page-report-moments = Les tournants
page-report-moment = Voir l’étape { $step }
page-report-by-luck = La chance
page-report-by-veiled = Jamais montré
page-report-by-seat = Choix ({ $who })
page-report-slip = Le choix le plus coûteux : { $said }
page-report-even = Aucun moment n’a fait basculer la partie à lui seul.
page-report-lines = Place par place

# --- end of page: report ---

# --- page: Why bots of Pappy Winchester choose ---

pappy-winchester-why-objective = La parcelle { $plot } fait partie de ce que rétribue un objectif personnel.
pappy-winchester-why-pile = La parcelle { $plot } complète un objectif commun : { pappy-winchester-the-objective }.
pappy-winchester-why-bargain = À { pappy-winchester-sum-amount }, la parcelle { $plot } vaut encore plus qu’elle ne coûte.
pappy-winchester-why-denial = C’est à { pappy-winchester-rival } que la parcelle { $plot } servirait le plus : pas question de la lui laisser à bas prix.
pappy-winchester-why-drive-up = Quelqu’un ira plus loin pour la parcelle { $plot } : autant qu’il la paie cher.
pappy-winchester-why-too-dear = À { pappy-winchester-sum-amount }, mieux vaut laisser la parcelle { $plot } et toucher sa part du prix.
pappy-winchester-why-no-use = La parcelle { $plot } ne rapporte presque rien, et qui l’achète paie tous les autres.
pappy-winchester-why-empty-purse = Il ne reste pas { pappy-winchester-sum-amount } dans la bourse.
pappy-winchester-why-duel = { pappy-winchester-rival } surenchérirait toujours : une chance sur deux à { pappy-winchester-sum-amount } vaut mieux.
pappy-winchester-why-fares = C’est là que cela rapporte le plus, au regard de ce qu’y gagnent les autres : { pappy-winchester-sum-amount }.
pappy-winchester-why-spoil = Cela ne rapporte rien nulle part : que les autres y gagnent donc le moins possible.
pappy-winchester-why-look-land = Ce qui est caché là peut encore être mis à prix, et qui le connaît enchérit mieux.
pappy-winchester-why-look-rival = Savoir ce que cherche { pappy-winchester-rival } dit jusqu’où iront les enchères.
pappy-winchester-why-anywhere = Plus tard, les véhicules iront où l’on voudra : un endroit en vaut un autre.

# --- end of page: Why bots of Pappy Winchester choose ---

# --- page: Why bots of Stage Coach choose ---

stage-coach-why-coin = Pile ou face entre les deux villes : ainsi personne ne peut deviner.
stage-coach-why-facing = Dans ce sens, pas un point de perdu, et rien n’est trahi.
stage-coach-why-arrive = Sa ville est à portée.
stage-coach-why-draw = La mauvaise ville vaut une partie nulle : mieux que ce qui l’attend dehors.
stage-coach-why-passenger = Un passager attend en { $hex } et renforce la diligence.
stage-coach-why-safe = Aucun guerrier éveillé n’arrive jusqu’en { $hex } ce tour-ci.
stage-coach-why-near =
    { $turns ->
        [one] Tout droit : de là, la ville est à { $turns } tour.
       *[other] Tout droit : de là, la ville est à { $turns } tours.
    }
stage-coach-why-around = Plutôt { $hex } que de foncer droit dans leurs bras.
stage-coach-why-first = Personne n’est mieux placé sur la route de la diligence.
stage-coach-why-behind = Par derrière, la diligence est la plus faible : { stage-coach-warrior } s’y rend.
stage-coach-why-touch = La diligence est à portée : { stage-coach-warrior } y va.
stage-coach-why-wake = En passant, { stage-coach-warrior } réveille quelqu’un.
stage-coach-why-guard = Il faut surveiller la ville : { stage-coach-warrior } s’en charge.
stage-coach-why-meet = En { $hex }, { stage-coach-warrior } attend la diligence sur son chemin.
stage-coach-why-stay = Personne ne serait mieux ailleurs.
stage-coach-why-fight = À { $odds }, ce combat en vaut la peine.
stage-coach-why-hold = Un combat maintenant coûterait plus qu’il ne rapporte.

# --- end of page: Why bots of Stage Coach choose ---

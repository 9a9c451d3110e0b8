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

## Stage Coach : options de la table

stage-coach-option-map = Carte
stage-coach-option-map-about = Le terrain de jeu. La carte imprimée n’a pas été retrouvée : celles-ci sont toutes deux de nous.
stage-coach-option-map-overland = Overland, la grande carte
stage-coach-option-map-cutoff = Cutoff, la petite carte
stage-coach-map-overland = Overland : la longue traversée, deux villages, de la place pour bluffer. Une reconstitution ; la carte imprimée n’a pas été retrouvée.
stage-coach-map-cutoff = Cutoff : une traversée plus courte, pour une partie plus vive. Carte de notre cru ; celle d’origine n’a pas été retrouvée.
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

## La maison : refus à la table

reason-not-an-option = « { $action } » n’est pas possible maintenant : choisissez dans la liste.
reason-not-an-action = { $action } n’est pas une action de ce jeu : choisissez dans la liste.
reason-not-asked = Rien n’est demandé au siège { $seat } pour l’instant : attendez votre tour.
reason-stale = La partie a avancé (vous répondiez à l’étape { $at }, on en est à l’étape { $now }) : regardez de nouveau, puis choisissez.
reason-over = Cette partie est finie : commencez-en une autre.
reason-no-chance = Il n’y a rien à lancer ni à tirer maintenant, { $outcome } n’a donc pas sa place : c’est à un joueur de choisir.
reason-impossible-outcome = { $outcome } ne peut pas sortir de « { $chance } » : donnez un résultat possible.
reason-unknown-words =
    { $near ->
        [none] « { $words } » n’est pas une action de ce jeu : choisissez dans la liste.
       *[other] « { $words } » n’est pas une action de ce jeu. Au plus près : { $near }.
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
reason-bad-header = L’en-tête n’est pas comme il faut : il y faut { $known }, et rien d’autre que « inputs ».
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
reason-no-such-file = Le fichier { $file } n’existe pas.
reason-too-few-bots = Un tournoi demande au moins deux robots différents, pas { $bots }.
reason-too-few-games = { $games }, c’est trop peu : demandez au moins une partie.
reason-unknown-language = Posse ne parle pas encore { $language } : choisissez parmi { $known }.

## Robots

bot-random = Au hasard
bot-random-about = Fait n’importe quoi de permis. De bonne compagnie pour une première partie.
bot-greedy = Gourmand
bot-greedy-about = Prend ce qui paraît le mieux tout de suite, sans voir plus loin.

### The terminal

cli-welcome = Posse : trois jeux de société du Far West. Tapez un numéro, ou Entrée pour le premier ; q pour partir.
cli-which-game = Quel jeu ?
cli-who-sits = { $role } : qui joue ?
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
    pourquoi MOTS dit pourquoi une chose ne se peut pas ; reprendre annule votre dernier pas tant que rien
    n’a été montré ni lancé ; histoire raconte à nouveau ; garder FICHIER conserve la partie ; quitter s’en va.
cli-command-help = aide
cli-command-why = pourquoi
cli-command-undo = reprendre
cli-command-log = histoire
cli-command-save = garder
cli-command-quit = quitter
cli-replay-prompt = Entrée : suite · b : retour · un numéro : y aller · q : quitter
cli-line = Ligne { NUMBER($line, useGrouping: 0) } :
cli-simulating = Parties en cours
cli-simulated =
    { $title }, { $map } : { $games ->
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

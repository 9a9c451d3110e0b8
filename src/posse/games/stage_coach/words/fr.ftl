### stage-coach

## The game and its seats

stage-coach-title = Stage Coach
stage-coach-pitch = La diligence sait où elle va. Aux Indiens de le deviner, et d’y être avant elle.
stage-coach-role-coach = La diligence
stage-coach-role-indians = Les Indiens
stage-coach-length = environ 20 minutes
stage-coach-pitch-raiders = La diligence sait où elle va. Aux pillards de le deviner, et d’y être avant elle.
stage-coach-role-indians-raiders = Les pillards
stage-coach-provenance-overland = Reconstitution : la carte imprimée est introuvable. Nous avons tracé celle-ci d’après les données de la règle (cinq tipis, deux villages, trois villes, des montagnes infranchissables) et l’avons équilibrée par simulation, avec un second village dont le guerrier dort. Ce n’est pas la carte publiée.
stage-coach-provenance-cutoff = Notre propre dessin, à peu près de la taille d’une page de magazine, équilibré par simulation avec un second village dont le guerrier dort. Ce n’est pas la carte publiée, et elle ne s’en inspire pas.

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
stage-coach-map-overland = Overland : la longue traversée, deux villages, de la place pour bluffer. Une reconstitution ; la carte imprimée n’a pas été retrouvée. Équilibrée pour un second village qui dort.
stage-coach-map-cutoff = Cutoff : une traversée plus courte, entre des montagnes serrées. Carte de notre cru ; celle d’origine n’a pas été retrouvée. Équilibrée pour un second village qui dort.
stage-coach-warrior-raiders = le pillard { stage-coach-warrior-number }

## What a player can do

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
stage-coach-action-designate-raiders = Commencer par { stage-coach-warrior-raiders }
stage-coach-action-designate-about-raiders = Ce pillard est éveillé dès le début ; les six autres dorment tant que personne n’est passé sur leur case.
stage-coach-action-ride-raiders = Déplacer { stage-coach-warrior-raiders }
stage-coach-action-ride-about-raiders = Jusqu’à 3 cases, à 1 point chacune ; un pillard peut aussi s’arrêter aussitôt pour combattre sur place.
stage-coach-action-fight-raiders = Proposer le combat avec { stage-coach-warrior-raiders }
stage-coach-action-wake-raiders = Réveiller { stage-coach-warrior-raiders }
stage-coach-action-wake-about-raiders = Ne coûte rien, et ce pillard peut se déplacer tout de suite.

## What happened

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
stage-coach-event-adjudicated =
    { $turns ->
        [one] Aucun guerrier ne peut plus se réveiller, et rien n’arrête plus la diligence : elle arrive en 1 tour, par { $way }.
       *[other] Aucun guerrier ne peut plus se réveiller, et rien n’arrête plus la diligence : elle arrive en { $turns } tours, par { $way }.
    }
stage-coach-event-ended =
    { $ending ->
        [arrived] La diligence est arrivée à { stage-coach-bound-for }, comme écrit sur le papier, au tour { $turn } : elle a gagné.
        [wrong_town] La diligence est arrivée dans l’autre ville au tour { $turn } ; le papier disait { stage-coach-bound-for } : partie nulle.
        [stopped] La diligence, en route pour { stage-coach-bound-for }, a été arrêtée au tour { $turn } : les Indiens ont gagné.
        [cleared] Il ne restait plus aucun guerrier au tour { $turn } ; la diligence, en route pour { stage-coach-bound-for }, a gagné.
        [adjudicated] Dès le tour { $turn }, le chemin de { stage-coach-bound-for } était libre, et personne ne restait pour le barrer : la diligence a gagné.
       *[limit] Le tour { $turn } était le dernier, et la diligence était encore en route pour { stage-coach-bound-for } : partie nulle.
    }
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
stage-coach-event-adjudicated-raiders =
    { $turns ->
        [one] Aucun pillard ne peut plus se réveiller, et rien n’arrête plus la diligence : elle arrive en 1 tour, par { $way }.
       *[other] Aucun pillard ne peut plus se réveiller, et rien n’arrête plus la diligence : elle arrive en { $turns } tours, par { $way }.
    }
stage-coach-event-ended-raiders =
    { $ending ->
        [arrived] La diligence est arrivée à { stage-coach-bound-for }, comme écrit sur le papier, au tour { $turn } : elle a gagné.
        [wrong_town] La diligence est arrivée dans l’autre ville au tour { $turn } ; le papier disait { stage-coach-bound-for } : partie nulle.
        [stopped] La diligence, en route pour { stage-coach-bound-for }, a été arrêtée au tour { $turn } : les pillards ont gagné.
        [cleared] Il ne restait plus aucun pillard au tour { $turn } ; la diligence, en route pour { stage-coach-bound-for }, a gagné.
        [adjudicated] Dès le tour { $turn }, le chemin de { stage-coach-bound-for } était libre, et personne ne restait pour le barrer : la diligence a gagné.
       *[limit] Le tour { $turn } était le dernier, et la diligence était encore en route pour { stage-coach-bound-for } : partie nulle.
    }

## What is asked

stage-coach-prompt-destination = Notez votre ville, en secret. Y entrer, c’est gagner ; entrer dans l’autre, c’est partie nulle.
stage-coach-prompt-facing = Orientez votre diligence pour le départ. C’est gratuit ; ensuite, chaque changement coûte un point.
stage-coach-prompt-designate = Choisissez le guerrier d’un village qui est éveillé dès le début. Les six autres dorment tant que personne n’est passé sur leur case.
stage-coach-prompt-journey = À votre diligence : 5 points par tour, 1 par case droit devant, 1 pour tourner. Un village donne un passager ; s’arrêter près d’un guerrier peut mener au combat.
stage-coach-prompt-reinforce = Aucun de vos guerriers n’est éveillé. Réveillez-en un : il peut se déplacer tout de suite.
stage-coach-prompt-muster = Choisissez un guerrier à déplacer, 3 points chacun, ou laissez les autres sur place. Passer sur un dormeur le réveille ; s’arrêter près de la diligence peut mener au combat.
stage-coach-prompt-riding = Continuez, 1 point par case, ou arrêtez-vous. Au contact de la diligence, vous pourrez combattre ; juste derrière elle, elle ne compte que 1.
stage-coach-prompt-contact = Vous voilà au contact : proposez un combat, ou rien. Une seule proposition suffit, et le camp dont c’est le tour attaque ; de deux combats différents, le sien passe d’abord. Votre réponse reste cachée jusqu’à ce que l’affaire soit réglée.
stage-coach-prompt-designate-raiders = Choisissez le pillard d’un village qui est éveillé dès le début. Les six autres dorment tant que personne n’est passé sur leur case.
stage-coach-prompt-journey-raiders = À votre diligence : 5 points par tour, 1 par case droit devant, 1 pour tourner. Un village donne un passager ; s’arrêter près d’un pillard peut mener au combat.
stage-coach-prompt-reinforce-raiders = Aucun de vos pillards n’est éveillé. Réveillez-en un : il peut se déplacer tout de suite.
stage-coach-prompt-muster-raiders = Choisissez un pillard à déplacer, 3 points chacun, ou laissez les autres sur place. Passer sur un dormeur le réveille ; s’arrêter près de la diligence peut mener au combat.

## What to know before choosing

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
stage-coach-note-wakes-raiders = Réveille { stage-coach-warrior-raiders }.
stage-coach-note-odds-raiders =
    { $side ->
        [coach] La diligence attaque à { $odds } : sur six faces, { $attacker } la blessent et { $defender } blessent le pillard.
       *[indians] Les pillards attaquent à { $odds } : sur six faces, { $attacker } blessent le pillard et { $defender } la diligence.
    }

## Standing orders

stage-coach-order-leave = Au contact : ne rien proposer
stage-coach-order-propose = Au contact : proposer le meilleur combat pour votre camp, à un rapport de { $odds } ou mieux

## Table options

stage-coach-option-map = Carte
stage-coach-option-map-about = Le terrain de jeu. La carte imprimée n’a pas été retrouvée : celles-ci sont toutes deux de nous.
stage-coach-option-map-overland = Overland, la grande carte
stage-coach-option-map-cutoff = Cutoff, la petite carte
stage-coach-option-second_village = Le second village
stage-coach-option-second_village-about = Ce que fait le guerrier du village qui n’a pas été choisi. La règle se lit des deux façons ; nos cartes sont équilibrées pour la première.
stage-coach-option-second_village-sleeps = Il dort, comme ceux des tepees
stage-coach-option-second_village-rides = Il se déplace dès le deuxième tour des Indiens
stage-coach-option-turning = Changement de direction
stage-coach-option-turning-about = Ce qu’il en coûte à la diligence de tourner. La règle dit 1 point par changement ; par sixièmes est notre variante.
stage-coach-option-turning-any = 1 point, quel que soit l’angle
stage-coach-option-turning-sixths = 1 point par sixième de tour
stage-coach-option-towns_closed = Villes fermées aux Indiens
stage-coach-option-towns_closed-about = Les guerriers n’entrent ni à North City ni à South Corner. C’est notre variante : la règle ne leur interdit que les montagnes.
stage-coach-option-reinforcements = Renforts
stage-coach-option-reinforcements-about = Si personne n’est éveillé, les Indiens réveillent un dormeur au début de leur tour, dans un village si possible. C’est notre variante : d’après la règle, un dormeur ne se réveille que si l’on passe sur lui, et le tour est perdu.
stage-coach-option-proposals = Qui propose les combats
stage-coach-option-proposals-about = D’après la règle, chaque joueur peut proposer un combat ; nous lisons : même au tour de l’autre. Seulement le camp dont c’est le tour est notre variante.
stage-coach-option-proposals-either = Les deux camps
stage-coach-option-proposals-on_turn = Seulement le camp dont c’est le tour
stage-coach-option-fight_or_move = Combattre ou se déplacer
stage-coach-option-fight_or_move-about = Une lecture stricte de la règle : un pion au contact au début de son tour combat sur place ou s’en va, et ne combat alors plus le même ennemi ce tour-ci. Sinon, il peut se déplacer puis combattre.
stage-coach-option-adjudicate = Arrêter une partie décidée
stage-coach-option-adjudicate-about = Quand aucun guerrier n’est éveillé, qu’aucun ne peut plus se réveiller et que la diligence a un chemin libre vers sa ville, la partie s’arrête aussitôt et le chemin est montré. C’est de nous : d’après la règle, on joue jusqu’au bout.
stage-coach-option-turn_limit = Limite de tours
stage-coach-option-turn_limit-about = Après ce nombre de tours de chaque camp, la partie est nulle. La limite est de nous : la règle n’en fixe aucune.
stage-coach-option-turn_limit-none = Sans limite
stage-coach-option-towns_closed-raiders = Villes fermées aux pillards
stage-coach-option-towns_closed-about-raiders = Les pillards n’entrent ni à North City ni à South Corner. C’est notre variante : la règle ne leur interdit que les montagnes.
stage-coach-option-reinforcements-about-raiders = Si personne n’est éveillé, les pillards réveillent un dormeur au début de leur tour, dans un village si possible. C’est notre variante : d’après la règle, un dormeur ne se réveille que si l’on passe sur lui, et le tour est perdu.
stage-coach-option-second_village-about-raiders = Ce que fait le pillard du village qui n’a pas été choisi. La règle se lit des deux façons ; nos cartes sont équilibrées pour la première.
stage-coach-option-second_village-rides-raiders = Il se déplace dès le deuxième tour des pillards
stage-coach-option-adjudicate-about-raiders = Quand aucun pillard n’est éveillé, qu’aucun ne peut plus se réveiller et que la diligence a un chemin libre vers sa ville, la partie s’arrête aussitôt et le chemin est montré. C’est de nous : d’après la règle, on joue jusqu’au bout.

## Statistics, endings

stage-coach-statistic-turns = Tours
stage-coach-statistic-fights = Combats
stage-coach-statistic-woken = Réveils
stage-coach-statistic-passengers = Passagers
stage-coach-statistic-arrived = Arrivée
stage-coach-statistic-wrong_town = Autre ville
stage-coach-statistic-stopped = Arrêtée
stage-coach-statistic-cleared = Voie libre
stage-coach-statistic-adjudicated = Décidée avant la fin
stage-coach-statistic-limit = Hors délai
stage-coach-ending-arrived = La diligence est entrée dans la ville notée sur son papier : elle gagne.
stage-coach-ending-wrong_town = La diligence est arrivée dans une ville, mais pas la bonne : partie nulle.
stage-coach-ending-stopped = La diligence n’est jamais arrivée : les Indiens gagnent.
stage-coach-ending-cleared = Il n’y a plus personne pour arrêter la diligence : elle gagne.
stage-coach-ending-adjudicated = Personne ne peut plus se réveiller, et le chemin de la diligence est libre : elle gagne.
stage-coach-ending-limit = Les tours sont épuisés et la diligence roule encore : partie nulle.
stage-coach-ending-stopped-raiders = La diligence n’est jamais arrivée : les pillards gagnent.
stage-coach-statistic-stopped-by = Où les diligences sont arrêtées

## Refusals

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
reason-unknown-map = Aucune carte ne s’appelle « { $map } ». Il y a : { $known }.
reason-map-name-taken = Une carte du jeu s’appelle déjà « { $map } » : donnez un autre nom à la vôtre.
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
stage-coach-reason-blocked-raiders = Un pillard est en { $hex }, et la diligence ne passe pas au travers : changez de direction, ou arrêtez-vous ici et combattez.
stage-coach-reason-occupied-raiders = Un autre pillard est en { $hex }, et nul ne s’arrête sur la case d’un autre : continuez.
stage-coach-reason-town-closed-raiders = { $hex } est une ville, et à cette table les pillards n’y entrent pas : arrêtez-vous dehors.
stage-coach-reason-no-room-raiders = Un autre pillard est en { $hex }, et il ne reste pas de points pour en repartir : choisissez une autre case.
stage-coach-reason-gone-raiders = Le pillard { stage-coach-warrior-number } a quitté la partie : choisissez-en un autre.
stage-coach-reason-has-ridden-raiders = Le pillard { stage-coach-warrior-number } s’est déplacé ou réveillé ce tour-ci ; il repart au prochain : choisissez-en un autre.
stage-coach-reason-asleep-raiders = Le pillard { stage-coach-warrior-number } dort : passez sur sa case avec un pillard éveillé.

## Why a bot chose

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

## The report

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
stage-coach-review-way =
    { $turns ->
        [one] Le chemin restant, encore 1 tour : { $way }.
       *[other] Le chemin restant, encore { $turns } tours : { $way }.
    }

## The terminal

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

## The page

-sc-north = North City
-sc-south = South Corner
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
    { $limit ->
        [none] Tour { $turn }
       *[other] Tour { $turn } sur { $limit }
    } : { $side ->
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
        [adjudicated] Voie libre
       *[limit] Hors délai
    }
page-skin-title = Les cavaliers de Stage Coach
page-skin-period = Comme dans le jeu d’époque
page-skin-raiders = Une bande de pillards
page-skin-about = D’autres mots et d’autres pièces, le même jeu.
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
    { $limit ->
        [none] Tour { $turn }
       *[other] Tour { $turn } sur { $limit }
    } : { $side ->
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

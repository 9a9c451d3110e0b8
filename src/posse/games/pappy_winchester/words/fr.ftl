### pappy-winchester

## The game and its seats

pappy-winchester-title = Pappy Winchester
pappy-winchester-pitch = Les terres de Pappy vont au plus offrant, et l’argent à tous les autres.
pappy-winchester-role-ada = Ada
pappy-winchester-role-boyd = Boyd
pappy-winchester-role-cleo = Cleo
pappy-winchester-role-dexter = Dexter
pappy-winchester-role-etta = Etta
pappy-winchester-length = environ 40 minutes
pappy-winchester-provenance-reconstructed = Reconstitution : le plateau imprimé est introuvable. Nous avons dessiné celui-ci pour qu’il s’accorde avec les listes de parcelles de la règle (fleuve, rails, mines, saloon, ranch), le nombre de terrains et les descriptions des critiques. Ce n’est pas la carte publiée : les formes, le terrain de chaque parcelle, les voisinages, le nombre de cases du fleuve et des rails et la parcelle du ranch sont de nous.

## Words used in the sentences below

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
        [w4] la case 4 de la rivière
        [w5] la case 5 de la rivière
        [w6] la case 6 de la rivière
        [w7] la case 7 de la rivière
        [w8] la case 8 de la rivière
        [w9] la case 9 de la rivière
        [w10] la case 10 de la rivière
        [w11] la case 11 de la rivière
        [w12] la case 12 de la rivière
        [r1] la case 1 des rails
        [r2] la case 2 des rails
        [r3] la case 3 des rails
        [r4] la case 4 des rails
        [r5] la case 5 des rails
        [r6] la case 6 des rails
        [r7] la case 7 des rails
        [r8] la case 8 des rails
        [r9] la case 9 des rails
        [r10] la case 10 des rails
        [r11] la case 11 des rails
       *[r12] la case 12 des rails
    }
pappy-winchester-the-card =
    { $card ->
        [mine1] la mine de la parcelle 1
        [mine2] la mine de la parcelle 2
        [mine3] la mine de la parcelle 3
        [mine4] la mine de la parcelle 4
        [mine5] la mine de la parcelle 5
        [mine6] la mine de la parcelle 6
        [mine7] la mine de la parcelle 7
        [mine8] la mine de la parcelle 8
        [mine9] la mine de la parcelle 9
        [mine10] la mine de la parcelle 10
        [mine11] la mine de la parcelle 11
        [mine12] la mine de la parcelle 12
        [mine13] la mine de la parcelle 13
        [mine14] la mine de la parcelle 14
        [mine15] la mine de la parcelle 15
        [mine16] la mine de la parcelle 16
        [mine17] la mine de la parcelle 17
        [mine18] la mine de la parcelle 18
        [mine19] la mine de la parcelle 19
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
pappy-winchester-land-about = Le plateau imprimé est introuvable. Cette carte, le nombre de jetons et les valeurs des mines et du ranch sont notre reconstitution.
pappy-winchester-map-reconstructed = Notre reconstitution : le plateau imprimé est introuvable.
pappy-winchester-terrain-desert = Désert
pappy-winchester-terrain-prairie = Prairie
pappy-winchester-terrain-forest = Forêt
pappy-winchester-token-move = Déplacement
pappy-winchester-token-move-about = Bateau ou locomotive : l’un des deux bouge, et chaque parcelle à côté rapporte à son propriétaire.
pappy-winchester-token-saloon = Saloon
pappy-winchester-token-saloon-about = Prenez tout l’argent du saloon, sauf le pourboire de cet achat.
pappy-winchester-token-rumour = Rumeur
pappy-winchester-token-rumour-about = Regardez une carte cachée : une mine, le ranch ou l’objectif d’un rival.
pappy-winchester-objective-one_of_each_terrain = Les trois terrains
pappy-winchester-objective-one_of_each_terrain-about = Posséder un désert, une prairie et une forêt.
pappy-winchester-objective-one_of_each_token = Les trois jetons
pappy-winchester-objective-one_of_each_token-about = Avoir un jeton Déplacement, un Saloon et un Rumeur.
pappy-winchester-objective-five_plots = Cinq parcelles
pappy-winchester-objective-five_plots-about = Posséder cinq parcelles, où que ce soit.
pappy-winchester-objective-last_auction = La dernière enchère
pappy-winchester-objective-last_auction-about = Remporter la dix-neuvième parcelle aux enchères ou en duel ; si personne n’enchérit, personne ne la remporte.
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

## What a player can do

pappy-winchester-action-pass = Passer
pappy-winchester-action-pass-about = Vous quittez cette enchère pour de bon, et touchez quand même votre part du prix.
pappy-winchester-action-bid = Offrir { pappy-winchester-sum-amount }
pappy-winchester-action-bid-about = Si personne ne surenchérit, vous achetez : le prix se partage à égalité entre les autres héritiers, et le reste va au saloon.
pappy-winchester-action-duel = Provoquer en duel
pappy-winchester-action-duel-about = Votre unique jeton Duel est dépensé. L’un des deux pistolets est chargé, au hasard ; le vainqueur achète au dernier prix annoncé.
pappy-winchester-action-stand = Laisser le prix annoncé
pappy-winchester-action-stand-about = Pas de duel : l’autre répond à votre enchère.
pappy-winchester-action-sail = Bateau sur { pappy-winchester-the-space }
pappy-winchester-action-sail-about = Chaque parcelle au bord de cette case rapporte 1 000 $ à son propriétaire, quel qu’il soit. Le bateau peut aussi rester sur place.
pappy-winchester-action-steam = Locomotive sur { pappy-winchester-the-space }
pappy-winchester-action-steam-about = Chaque parcelle au bord de cette case rapporte 1 000 $ à son propriétaire, quel qu’il soit. La locomotive peut aussi rester sur place.
pappy-winchester-action-look = Regarder { pappy-winchester-the-card }
pappy-winchester-action-look-about = Vous seul voyez la carte. Que vous l’ayez regardée, tout le monde le sait.

## What happened

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
pappy-winchester-event-unpaid = { pappy-winchester-heir } ne peut pas payer { pappy-winchester-sum-bid } : le plus offrant doit acheter.
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

## What is asked

pappy-winchester-prompt-place = Vous commencez : placez le bateau sur la rivière, puis la locomotive sur les rails. Les parcelles à côté rapporteront de l’argent.
pappy-winchester-prompt-bid = Surenchérissez, ou passez et quittez cette enchère. Le dernier en lice achète, et le prix va à tous les autres.
pappy-winchester-prompt-call = Il ne reste que deux héritiers et la meilleure enchère est la vôtre : laissez-la, ou provoquez l’autre en duel avant sa réponse.
pappy-winchester-prompt-move = Un jeton Déplacement : choisissez le bateau ou la locomotive et déplacez-le autant que vous voulez, dans un sens ou dans l’autre, ou pas du tout. Chaque parcelle à côté rapporte alors 1 000 $ à son propriétaire.
pappy-winchester-prompt-rumour = Un jeton Rumeur : regardez une carte cachée. Vous seul la verrez, mais tout le monde saura laquelle.

## What to know before choosing

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

## Standing orders

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
        [call] À deux, quand l’enchère est la vôtre : ne pas provoquer en duel
        [move] Avec un jeton Déplacement : ne rien déplacer, et activer le véhicule qui vous rapporte le plus
       *[rumour] Avec un jeton Rumeur : regarder une carte cachée du plateau, au hasard
    }

## Table options

pappy-winchester-option-vehicles = Départ du bateau et de la locomotive
pappy-winchester-option-vehicles-about = Placés par qui commence, comme le dit la règle, ou tirés au sort, ce qui est de nous.
pappy-winchester-option-vehicles-chosen = Choisi par qui commence
pappy-winchester-option-vehicles-random = Au hasard
pappy-winchester-option-numbering = Numéros des parcelles 1 à 6
pappy-winchester-option-numbering-about = Les deux listes de parcelles de la règle se contredisent sur ces numéros, et nul ne sait laquelle est celle du plateau imprimé. Le terrain reste le même.
pappy-winchester-option-numbering-personal = Comme aux objectifs personnels : mines en 2, 3 et 4, comme dans la liste de la règle
pappy-winchester-option-numbering-common = Comme aux objectifs communs : l’une des huit renumérotations possibles ; mines en 1, 2 et 3
pappy-winchester-option-open_ledger = Bourses ouvertes
pappy-winchester-option-open_ledger-about = Tout le monde voit l’argent de tous : notre façon. D’après la règle, il est secret.
pappy-winchester-option-tokens_hidden = Jetons Bonus face cachée
pappy-winchester-option-tokens_hidden-about = Personne ne connaît le jeton Bonus d’une parcelle avant l’achat : lecture d’un critique. Nous lisons la règle autrement : elle ne dit « face cachée » que d’autres pièces.
pappy-winchester-option-duel_by = Qui peut provoquer en duel
pappy-winchester-option-duel_by-about = Des deux derniers, dit la règle, « l’un d’eux » le peut. Cela se lit de deux façons.
pappy-winchester-option-duel_by-on_turn = Celui dont c’est le tour
pappy-winchester-option-duel_by-either = Le plus offrant aussi, avant la réponse de l’autre
pappy-winchester-option-map = Terrain
pappy-winchester-option-map-about = Le plateau imprimé est introuvable : celui que nous proposons est notre reconstitution.
pappy-winchester-option-map-reconstructed = Notre reconstitution

## Statistics, endings

pappy-winchester-statistic-bids = Enchères
pappy-winchester-statistic-forced = Achats forcés
pappy-winchester-statistic-duels = Duels
pappy-winchester-statistic-tips = Pourboires (milliers de $)
pappy-winchester-statistic-jackpots = Pris au saloon
pappy-winchester-statistic-earned = Rapporté par les véhicules
pappy-winchester-statistic-unearthed = Trouvé aux mines et au ranch
pappy-winchester-statistic-rumours = Rumeurs
pappy-winchester-statistic-objectives = Objectifs communs remplis
pappy-winchester-statistic-met_one_of_each_terrain = Rempli : { pappy-winchester-objective-one_of_each_terrain }
pappy-winchester-statistic-met_one_of_each_token = Rempli : { pappy-winchester-objective-one_of_each_token }
pappy-winchester-statistic-met_five_plots = Rempli : { pappy-winchester-objective-five_plots }
pappy-winchester-statistic-met_last_auction = Rempli : { pappy-winchester-objective-last_auction }
pappy-winchester-statistic-met_three_connected = Rempli : { pappy-winchester-objective-three_connected }
pappy-winchester-statistic-met_four_same_token = Rempli : { pappy-winchester-objective-four_same_token }
pappy-winchester-statistic-met_three_off_river = Rempli : { pappy-winchester-objective-three_off_river }
pappy-winchester-statistic-met_three_off_rails = Rempli : { pappy-winchester-objective-three_off_rails }
pappy-winchester-statistic-met_empty_saloon = Rempli : { pappy-winchester-objective-empty_saloon }
pappy-winchester-statistic-met_four_isolated = Rempli : { pappy-winchester-objective-four_isolated }
pappy-winchester-statistic-personal = Objectifs personnels, tous ensemble
pappy-winchester-statistic-wealth = Fortune finale, tous ensemble
pappy-winchester-statistic-prices = Prix, toutes parcelles
pappy-winchester-statistic-price_desert = Prix, les 7 déserts
pappy-winchester-statistic-price_prairie = Prix, les 6 prairies
pappy-winchester-statistic-price_forest = Prix, les 6 forêts
pappy-winchester-statistic-price_1 = Prix de la parcelle 1
pappy-winchester-statistic-price_2 = Prix de la parcelle 2
pappy-winchester-statistic-price_3 = Prix de la parcelle 3
pappy-winchester-statistic-price_4 = Prix de la parcelle 4
pappy-winchester-statistic-price_5 = Prix de la parcelle 5
pappy-winchester-statistic-price_6 = Prix de la parcelle 6
pappy-winchester-statistic-price_7 = Prix de la parcelle 7
pappy-winchester-statistic-price_8 = Prix de la parcelle 8
pappy-winchester-statistic-price_9 = Prix de la parcelle 9
pappy-winchester-statistic-price_10 = Prix de la parcelle 10
pappy-winchester-statistic-price_11 = Prix de la parcelle 11
pappy-winchester-statistic-price_12 = Prix de la parcelle 12
pappy-winchester-statistic-price_13 = Prix de la parcelle 13
pappy-winchester-statistic-price_14 = Prix de la parcelle 14
pappy-winchester-statistic-price_15 = Prix de la parcelle 15
pappy-winchester-statistic-price_16 = Prix de la parcelle 16
pappy-winchester-statistic-price_17 = Prix de la parcelle 17
pappy-winchester-statistic-price_18 = Prix de la parcelle 18
pappy-winchester-statistic-price_19 = Prix de la parcelle 19
pappy-winchester-statistic-prices-by = Prix par parcelle

## Refusals

pappy-winchester-reason-bid-too-low = La dernière offre est de { pappy-winchester-sum-bid }, et { pappy-winchester-sum-amount } ne la dépasse pas : surenchérissez, ou passez.
pappy-winchester-reason-beyond-purse = Vous ne pouvez pas payer { pappy-winchester-sum-amount } : vous avez { pappy-winchester-sum-purse }. Offrez moins si cela suffit, ou passez.
pappy-winchester-reason-bid-alone = Il n’y a plus que vous : 1 000 $ suffisent, pas besoin de { pappy-winchester-sum-amount }.
pappy-winchester-reason-duel-needs-two = Un duel se joue quand il reste exactement deux héritiers en lice : enchérissez ou passez.
pappy-winchester-reason-duel-needs-bid = Un duel porte sur la dernière offre, et il n’y en a pas encore : enchérissez d’abord, ou passez.
pappy-winchester-reason-duel-spent = Votre jeton Duel est dépensé, et il n’y en a qu’un par partie : enchérissez ou passez.
reason-land-wrong-count = Le terrain compte { $found } « { $what } » : il en faut { $wanted }.
reason-land-misplaced = « { $what } » ne peut pas se trouver sur la parcelle { $plot } : les mines sont dans le désert, le ranch dans la prairie.
reason-land-unknown-plot = « { $what } » nomme la parcelle { $plot }, qui n’existe pas : elles sont numérotées de 1 à 19.
reason-land-one-sided = La parcelle { $plot } nomme { $other } comme voisine, mais pas l’inverse : notez les deux.
reason-land-drawn-otherwise = Le dessin de « { $what } » ne touche pas exactement { $listed } : corrigez la forme ou la liste.
reason-land-bad-field = À « { $what } », { $field } ne peut pas valoir « { $value } » : corrigez et relisez le terrain.
reason-land-double-id = « { $what } » figure deux fois : changez l’un des deux.
reason-land-too-many = « { $what } » est de trop, ou touche trop de parcelles : { $most } au plus.
reason-land-outside = « { $what } » dépasse le plateau en { $x }, { $y } : dessinez-le à l’intérieur.
reason-land-overlap = « { $what } » et « { $other } » se chevauchent en { $x }, { $y } : corrigez une des formes.
reason-land-gap = Entre « { $what } » et « { $other } » il y a un vide en { $x }, { $y } : les formes doivent couvrir tout le plateau.
reason-land-not-in-group = La parcelle { $plot } touche « { $what } » sur le dessin mais n’est pas dans sa liste : ajoutez-la, ou corrigez le dessin.
reason-land-far-from-group = La parcelle { $plot } est dans la liste de « { $what } » mais n’est ni à côté, ni en face par-dessus une case.

## Why a bot chose

pappy-winchester-why-objective = La parcelle { $plot } fait partie de ce que rétribue un objectif personnel.
pappy-winchester-why-pile = La parcelle { $plot } complète un objectif commun : { pappy-winchester-the-objective }.
pappy-winchester-why-bargain = À { pappy-winchester-sum-amount }, la parcelle { $plot } vaut encore plus qu’elle ne coûte.
pappy-winchester-why-denial = C’est à { pappy-winchester-rival } que la parcelle { $plot } servirait le plus : pas question de la lui laisser à bas prix.
pappy-winchester-why-drive-up = Quelqu’un ira plus loin pour la parcelle { $plot } : autant qu’il la paie cher.
pappy-winchester-why-too-dear = À { pappy-winchester-sum-amount }, mieux vaut laisser la parcelle { $plot } et toucher sa part du prix.
pappy-winchester-why-no-use = La parcelle { $plot } ne rapporte presque rien, et qui l’achète paie tous les autres.
pappy-winchester-why-empty-purse = Il ne reste pas { pappy-winchester-sum-amount } dans la bourse.
pappy-winchester-why-duel = { pappy-winchester-rival } surenchérirait toujours : une chance sur deux à { pappy-winchester-sum-amount } vaut mieux.
pappy-winchester-why-let-stand = Mon enchère sur la parcelle { $plot } a ses chances : inutile de tirer.
pappy-winchester-why-fares = C’est là que cela rapporte le plus, au regard de ce qu’y gagnent les autres : { pappy-winchester-sum-amount }.
pappy-winchester-why-spoil = Cela ne rapporte rien nulle part : que les autres y gagnent donc le moins possible.
pappy-winchester-why-look-land = Ce qui est caché là peut encore être mis à prix, et qui le connaît enchérit mieux.
pappy-winchester-why-look-rival = Savoir ce que cherche { pappy-winchester-rival } dit jusqu’où iront les enchères.
pappy-winchester-why-anywhere = Plus tard, les véhicules iront où l’on voudra : un endroit en vaut un autre.

## The report

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

## The terminal

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

## The page

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

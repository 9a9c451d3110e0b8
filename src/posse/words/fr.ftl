### Posse en français.
### Les mêmes clés, dans le même ordre, dans chaque langue ; chaque langue est écrite, non traduite.
### Un terme n’accepte pas de variable : les mots choisis par un argument ($to, $town, $warrior) sont des messages.

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

reason-unknown-command = Il n’y a pas de commande « { $command } ». Vouliez-vous dire : { $known } ? `posse --help` les donne toutes.
reason-unknown-game = Aucun jeu ne s’appelle « { $game } ». Il y a : { $known }.
reason-broken-game = Le jeu { $game } est installé mais ne peut pas être chargé ({ $problem }) : mettez-le à jour, ou retirez-le.
reason-unknown-piece = On ne peut pas choisir « { $piece } » ici. { $known ->
        [none] Dans ce jeu, c’est le siège qui décide.
       *[other] Il y a : { $known }.
    }
reason-piece-taken = { $piece } est pris, par le siège { $seat } : choisissez quelqu’un d’autre.
reason-too-many-pieces = { $pieces } pions pour { $people } à ce terminal : nommez-en un par personne, au plus.
reason-bad-pieces = Les « pieces » de l’en-tête ne conviennent pas : il en faut une pour chacun des { $seats } sièges.
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
reason-bad-header = L’en-tête n’est pas comme il faut : il y faut { $known }, et rien d’autre que « inputs », « pieces » et « told ».
reason-other-format = Ce fichier est au format { $format }, que cette version de Posse ne lit pas : prenez celle qui l’a écrit.
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
reason-not-redacted = Les parties de { $game } se racontent en entier : ôtez « told » de l’en-tête.

## La maison : cartes

reason-not-toml = Cette carte n’est pas du TOML ({ $problem }) : corrigez-la et relisez-la.
reason-nobodys-map = Aucun jeu n’a de carte de cette sorte. Il y a des cartes dans : { $known }.
reason-no-maps = Le jeu { $game } ne prend pas de cartes de votre main.
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

reason-bad-aim = On ne peut pas tirer avec { $field } = { $value } : choisissez un nombre permis.
reason-bad-scene = On ne peut pas dresser le plateau avec { $field } = { $value } : corrigez et recommencez.
reason-blocked-start = Le dé partirait d’un endroit occupé par { $piece } : choisissez une autre place sur la ligne.
reason-no-shots = Aucun tir n’est demandé dans { $game } : choisissez un jeu où l’on tire un dé.
reason-no-such-board = Il n’y a pas de plateau d’entraînement { $board } : il y en a { $boards }, comptés à partir de 0.
reason-no-such-shot = Il n’y a pas de tir { $shot } : vous en avez tiré { $shots } sur ce plateau.
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
reason-said-enough = Vous avez dit { $most } choses à cette table, qui n’en garde pas plus de vous : continuez ailleurs, ou à la revanche.
reason-talk-closed = L’hôte vous a fermé la conversation à cette table : jouez, ou demandez-lui.
reason-muted = L’hôte de cette table vous a fait taire : jouez, ou demandez-lui.
reason-removed = L’hôte vous a prié de quitter cette table : regardez-en une autre.
reason-no-such-voice = Personne à cette table ne s’appelle { $voice } : nommez quelqu’un qui a parlé.
reason-no-undo = Cela ne se reprend pas : quelque chose fut montré ou lancé, c’est à un autre de répondre, ou on l’a déjà repris assez souvent.
reason-bad-salt = Un sel se compose de caractères visibles : ôtez les retours à la ligne et autres signes de contrôle.
reason-no-record = Cette partie a commencé au milieu d’une autre et n’est pas notée à part : prenez l’autre.
reason-no-such-step = Il n’y a pas d’étape { $step } : cette partie en compte { $steps }.
reason-nothing-there = On ne peut rien faire là : montrez autre chose.

## La maison : parler au serveur

reason-bad-link = Ce lien n’est pas des nôtres : copiez-le en entier, ou demandez-en un nouveau.
reason-link-ended = Un lien plus récent a remplacé celui-ci : ouvrez l’autre, ou demandez-le.
reason-too-many-sockets = Votre réseau a déjà { $most } connexions, et nous n’en admettons pas plus : fermez d’abord quelques pages.
reason-too-many-tables = Votre réseau a déjà { $most } tables, et nous n’en admettons pas plus : finissez d’abord quelques parties.
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
reason-cannot-write = Posse ne peut pas écrire dans { $path } ({ $problem }) : indiquez un autre fichier avec --database, ou voyez si celui-ci peut être écrit.
reason-file-fails = { $file } ne peut pas servir : { $problem }
reason-bad-table = Ce n’est pas une table telle que posse admin export l’écrit (voyez { $field }) : reprenez le fichier à sa source.
reason-changed-table = Cette table n’est plus telle qu’elle fut écrite : reprenez le fichier à sa source.
reason-does-not-replay = Cette partie ne se rejoue pas comme elle fut jouée : posse admin replay dit où.
reason-given-up = Cette partie fut abandonnée : on peut la regarder, pas la continuer.
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
cli-player = Joueur { $number }
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
cli-range-about = { $kind } tout seul vous demande chaque partie ; ou tapez tout d’un coup : { $kind } { $bounds }
cli-range-offered = Proposé : { $aim }.
cli-range-field = { $field }, de { $least } à { $most } (Entrée : { $value }) :
cli-range-again = Un nombre entier de { $least } à { $most }, ou Entrée :
cli-shoot-help = Entrée répète votre dernière visée ; plateau N change de plateau ; revoir N montre un de vos tirs ; aide montre ceci ; quitter termine.
cli-shoot-board = plateau
cli-shoot-again = revoir
cli-command-help = aide
cli-command-hint = conseil
cli-command-why = pourquoi
cli-command-undo = reprendre
cli-command-log = histoire
cli-command-save = garder
cli-command-quit = quitter
cli-replay-prompt = Entrée : suite · b : retour · un numéro : y aller · q : quitter
cli-replay-old-rules = Cette partie a été jouée d’après la version { $rules } des règles, et elle est montrée ainsi. La dernière est la version { $newest }.
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
cli-head-statistic = Mesure
cli-head-mean = Moyenne
cli-head-each = Chaque fois
cli-drawn-to = Dessiné : { $file }
cli-games-bots = Robots, avec leurs points Elo quand ils ont été mesurés : { $bots }
cli-map-sound = { $title } : cette carte peut être jouée.
cli-provenance = D’où vient ce plateau (en anglais) : { $provenance }
cli-redacted = Partie sans ses secrets écrite dans { $file }
cli-verify-head-rolls = Lancers, tirages et tirs
cli-verify-head-number = Nombre
cli-verify-whole = Prouvés en entier
cli-verify-part = Prouvés pour ce qui fut montré : { $proved } dés sur { $words }
cli-verify-hidden = Non prouvés : jamais montrés à ce lecteur
cli-verify-sealed = Non prouvés : une preuve dirait ce que tiennent les autres
cli-verify-commitment = Engagement : { $value }
cli-verify-salt = Sel des joueurs : { $value }
cli-verify-links = Maillons des joueurs : { $unforeseen } lancers sur { $rolls } en comptent au moins un (par place : { $seats }). Le serveur ne pouvait pas les connaître d’avance.
cli-verify-compare = Aucune faute n’a été trouvée, mais rien n’est prouvé : donnez l’engagement et le sel notés avant le premier lancer (--commitment, --salt).
cli-verify-holds = Tout concorde : ce qui fut montré est ce qui était fixé avant la partie.
cli-verify-nothing = Rien n’est prouvé : cette feuille de partie ne montre aucun dé que l’on puisse vérifier.
cli-verify-fault-commitment = Cela ne concorde pas : la preuve mène à l’engagement { $made }, pas à celui que vous aviez noté.
cli-verify-fault-salt = Cela ne concorde pas : la preuve a le sel { $made }, pas celui que vous aviez noté.
cli-verify-fault-chain = Cela ne concorde pas : les chaînes des joueurs dans la preuve ne sont pas celles qui sont entrées dans le sel.
cli-verify-fault-link = Cela ne concorde pas : le maillon de la place { $said } pour le lancer { $made } n’est pas de la chaîne que son joueur a apportée.
cli-verify-fault-root = Cela ne concorde pas : des clés de la preuve n’étaient pas fixées avant la partie.
cli-verify-fault-withheld = Cela ne concorde pas : { $said } fut montré, mais sa clé manque.
cli-verify-fault-outcome = Cela ne concorde pas : la partie notée dit { $said }, les clés donnent { $made }.

cli-check-head-law = Loi
cli-check-head-tried = Essais
cli-check-head-result = Résultat
cli-check-kept = tient
cli-check-broken = ENFREINTE
cli-check-untried = non essayée
cli-check-law-every_game_ends = Toute partie se termine, et rien ne se perd ni ne se crée
cli-check-law-clones_are_independent = Ce qu’on joue sur une copie laisse l’original intact
cli-check-law-dump_and_load_round_trip = Une position enregistrée est relue telle quelle
cli-check-law-options_are_the_law = Chaque choix proposé est accepté, tout le reste refusé
cli-check-law-words_masks_and_elements_agree = Chaque choix a ses mots, son numéro et ses éléments
cli-check-law-nobody_is_stuck = Qui est interrogé a un choix
cli-check-law-nothing_is_lost = Ce qui est conservé reste le même
cli-check-law-chance_is_asked = Tout tirage possible est accepté, tout autre refusé
cli-check-law-stale_input_is_refused = Une réponse à une autre position est refusée
cli-check-law-views_survive_imagination = Ce qu’un siège imagine ressemble pour lui à ce qu’il voyait
cli-check-law-secrets_change_no_byte = Ce qu’un siège ne peut savoir ne change rien à ce qu’il reçoit
cli-check-law-patches_lead_from_view_to_view = Ce qu’on envoie d’un changement mène de ce qu’un siège voyait à ce qu’il voit
cli-check-law-answers_in_a_window_commute = Quand plusieurs sont interrogés, l’ordre des réponses ne compte pas
cli-check-law-the_awaited_are_known = Chacun sait qui est interrogé
cli-check-law-orders_stay_within_the_law = Une consigne répond par un choix proposé
cli-check-law-orders_betray_nothing = Les consignes ne trahissent aucun secret
cli-check-law-replay_equals_play = Une partie rejouée finit comme la partie jouée
cli-check-law-histories_look_alike = Des parties qui ne diffèrent que par leurs secrets se ressemblent jusqu’à la fin
cli-check-in-game = dans la partie { $game }, sièges { $seats }, options { $options }
cli-check-at-position = dans la partie { $game }, sièges { $seats }, options { $options }, après { $inputs } entrées
cli-check-missing = Ce qui manque, et ce que cela apporterait :
cli-check-no-bots = bots : seul « random » joue ; avec des bots à lui, le jeu offre des adversaires, et le laboratoire a de quoi comparer.
cli-check-no-report = report : sans lui, personne n’apprend après la partie la part du hasard et celle du jeu.
cli-check-no-terminal = terminal : le plateau est une simple liste de ce que voit un siège ; un dessin se lirait mieux.
cli-check-no-words = words : chaque phrase est faite d’identifiants ; un fichier en.ftl en ferait de l’anglais.
cli-check-no-language = words : rien dans la langue « { $language } » ; le jeu y parle anglais.
cli-check-no-sentences = words : { $count } phrases manquent en « { $language } », et des identifiants les remplacent : { $keys }
cli-check-unfit-sentences = words : { $count } phrases en « { $language } » demandent ce qu’on ne leur dit pas : { $keys }
cli-check-unlisted-events = rules : { $count } sortes d’événements sont annoncées mais absentes de Game.events : { $keys }
cli-check-undeclared-fields = rules : la vue ne peut être montrée à un programme qui apprend, car rien ne dit ce que ces champs peuvent contenir : { $fields }
cli-check-no-testing = testing : ce qu’un siège ne peut savoir est tiré de la fonction imagine du jeu. Si sa vue montre un secret, imagine le répète, et aucune loi ne le remarque. Un sujet à lui prouverait que rien ne fuit, que les nouvelles ne trahissent rien et que rien ne se perd.
cli-check-no-unknown = testing : Subject.unknown manque ; ce qu’un siège ne peut savoir est tiré d’imagine, qui répète ce que la vue montre par erreur.
cli-check-no-reveals = testing : Subject.reveals manque ; on ne compare pas si les événements disent un secret.
cli-check-no-twins = testing : Subject.twins manque ; on ne compare pas de parties entières qui ne diffèrent que par leurs secrets.
cli-check-holds = { $title } : toutes les lois tiennent ({ $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }).
cli-check-fails = { $title } : une loi est enfreinte ({ $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }).
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

## Page: lobby and making a table

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
page-practice = S’entraîner au tir
page-practice-board = Plateau
page-practice-setup = Sur quoi l’on tire, et comment
page-practice-score = Vos tirs
page-practice-rate =
    { $shots ->
        [one] Un tir
       *[other] { $shots } tirs
    } : { $hit ->
        [0] aucun touché
        [one] un touché
       *[other] { $hit } touchés
    } ({ $rate } %), { $stray ->
        [0] aucun passant
        [one] un passant
       *[other] { $stray } passants
    }.
page-practice-mean = À terre par tir : { NUMBER($mean, maximumFractionDigits: 1) } sur { $of } en moyenne.
page-practice-none = Aucun pour l’instant. Visez, tirez, et voyez combien de fois cela réussit ; aucune partie n’en dépend.
page-practice-hit = Touché !
page-practice-stray = Un passant !
page-practice-miss = Manqué.
page-practice-replay = Revoir le tir { $number }
page-at-the-table = À table
page-your-side = Vous jouez
page-players = de { $fewest } à { $most } joueurs
page-players-exactly = { $count } joueurs

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
page-make-person = Joueur { $number }
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
page-provenance = D’où vient ce plateau
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

## Page: plain board

page-plain-title = La table
page-plain-point = Ce que vous pouvez désigner
page-plain-boolean =
    { $value ->
        [yes] oui
       *[no] non
    }

## Page: at the table

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
page-piece-any = Celui qui reste
page-piece-taken = pris par { $who }

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
page-range-along = Le long de la ligne
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
page-chat-spectators = Spectateurs
page-chat-host = En tant qu’hôte
page-chat-who = Qui peut parler
page-chat-who-everybody = Tout le monde
page-chat-who-players = Les joueurs seulement
page-chat-who-nobody = Personne
page-chat-clear = Effacer la conversation
page-chat-silence = Faire taire pour tous
page-chat-remove = Écarter de la table
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
page-proof-links = Chaque lancer est aussi fait de secrets que les navigateurs des joueurs n’ont révélés qu’au moment du lancer : le serveur ne pouvait pas le connaître d’avance.
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

## Page: offline

reason-offline = Le serveur est injoignable pour l’instant : réessayez dans un moment.

## Page: odds

page-odds = Montrer les chances
page-odds-about = Pour apprendre : à côté des choix, ce qui est probable et ce qui l’est moins.
page-dock-more =
    { $count ->
        [one] { $count } autre qui contient cela
       *[other] { $count } autres qui contiennent cela
    }

## Page: lost and away

page-lost-about = Une lettre du lien s’est peut-être perdue en route. La page d’accueil, elle, n’a pas bougé.
page-lost-table = Aucune table ici
page-away-restart = La maison ferme un instant, puis rouvre. Restez là : rien n’est perdu.
page-away-too-slow = Votre ligne n’a pas suivi le rythme de la table. On va chercher ce qui vous a échappé.
page-away-silent = La maison ne vous entendait plus et a raccroché. On rappelle.
page-away-fault = Quelque chose a cassé dans la maison : c’est notre faute. On revient, et rien n’est perdu.
page-away-store-down = La maison n’atteint pas ses registres pour l’instant. On réessaie sans cesse, rien n’est perdu.
page-away-too-fast = Trop de demandes à la fois pour la maison. On patiente un peu, puis on revient.

## Seats of agents

cli-seat-sat = Votre agent est à table : { $title } ({ $role }).
cli-seat-lost = La connexion est perdue ; nouvel essai.
reason-no-agent = { $file } n’a ni fonction choose, ni agent qui en ait une.
reason-no-server = Personne ne répond à { $link } : le serveur tourne-t-il ?

## Page: showing

page-showing = Regardez le plateau.
page-showing-skip = Montrer la fin

## The page: bots to choose from

page-bots-levels = Niveaux
page-bots-characters = Caractères
page-against = Contre

## The lab

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
reason-games-missing = { $asked } parties étaient demandées et seules { $played } ont été jouées : les autres sont perdues, donc rien n’est publié. Redonnez la même commande ; avec --out, elle reprend à partir des parties conservées.
reason-worker-lost = Un processus qui jouait des parties a été tué, peut-être faute de mémoire : ses parties sont perdues. Redonnez la même commande, avec un --processes plus petit ; avec --out, elle reprend à partir des parties conservées.
reason-no-edge = Un écart de { $edge } ne peut être éprouvé : donnez un nombre au-dessus de 0.

## Report

reason-no-review = Il n’y a pas de bilan pour ce jeu : { $game }.
reason-report-failed = Le bilan n’a pas pu être fait : réessayez dans un instant.

## Reports: in the terminal

cli-report-title = { $title } : la chance et le jeu
cli-report-about = Ce qui a fait bouger les chances de gagner, en points sur cent. Une estimation de la maison, faite de ce que le lecteur de cette feuille peut savoir.
cli-report-head-role = rôle
cli-report-head-start = début
cli-report-head-luck = chance
cli-report-head-play = son jeu
cli-report-head-rivals = les autres
cli-report-head-hidden = jamais montré
cli-report-head-end = fin
cli-report-head-lost = laissé filer
cli-report-moments = Les tournants de la partie
cli-report-moment = Étape { $step } : { $said }
cli-report-luck = la chance
cli-report-hidden = jamais montré
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
page-report-hidden = Jamais montré
page-report-hidden-about = « Jamais montré » : ce que valaient les dés restés sous le gobelet. Chance ou culot, nul ne le saura.
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
page-report-by-hidden = Jamais montré
page-report-by-seat = Choix ({ $who })
page-report-slip = Le choix le plus coûteux : { $said }
page-report-even = Aucun moment n’a fait basculer la partie à lui seul.
page-report-lines = Place par place

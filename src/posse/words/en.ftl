### Posse in English.
### The same keys stand in the same order in every language; each language is written, not translated.
### A term cannot be given a variable, so that words chosen by an argument ($to, $town, $warrior) are messages.

## Refusals: refusals at the table

reason-not-an-option = “{ $action }” cannot be done now: choose from the list.
reason-not-an-action = { $action } is not an action of this game: choose from the list.
reason-not-asked = Seat { $seat } is not asked now: wait for your turn.
reason-stale = Somebody was faster: see how things stand now, then choose.
reason-over = This game is over: start a new one.
reason-no-chance = Nothing is to be rolled or drawn now, so { $outcome } has no place: a player must choose first.
reason-impossible-outcome = { $outcome } cannot come of “{ $chance }”: give a result that can.
reason-unknown-words =
    { $near ->
        [none] “{ $words }” is not an action of this game: choose from the list.
       *[other] “{ $words }” is not an action of this game. Near it: { $near }.
    }
reason-unknown-order =
    { $near ->
        [none] “{ $words }” is not a standing order of this game: choose from the list.
       *[other] “{ $words }” is not a standing order of this game. Near it: { $near }.
    }

## Refusals: setting up

reason-unknown-command = There is no command “{ $command }”. Did you mean: { $known }? `posse --help` lists them all.
reason-unknown-game = There is no game called “{ $game }”. There are: { $known }.
reason-broken-game = The game { $game } is installed but cannot be loaded ({ $problem }): update it, or remove it.
reason-unknown-piece = “{ $piece }” cannot be chosen here. { $known ->
        [none] In this game the seat decides.
       *[other] There are: { $known }.
    }
reason-piece-taken = { $piece } is taken, by seat { $seat }: choose another.
reason-too-many-pieces = { $pieces } pieces for { $people } at this terminal: name one for each person at most.
reason-bad-pieces = The “pieces” of the header do not fit: there must be one for each of the { $seats } seats.
reason-unknown-bot = There is no bot called “{ $bot }” here. There are: { $known }.
reason-unknown-option = This game has no option “{ $option }”. It has: { $known }.
reason-bad-option = The option “{ $option }” cannot be { $value }. It can be: { $allowed }.
reason-bad-seats = { $seats } players will not do here: at least { $fewest }, at most { $most }.

## Refusals: records and saved positions

reason-not-text = This file is not plain text (UTF-8): choose a record that Posse wrote.
reason-not-json = This is not JSON ({ $problem }): mend it, or take the file from its source again.
reason-not-one-record =
    { $found ->
        [0] This file holds no game, and one was wanted: choose another file.
       *[other] This file holds { $found } games, and one was wanted: split it, or read them all.
    }
reason-no-header = The record begins with “{ $found }” and not with a header: put the header line back on top.
reason-bad-header = The header is not what it should be: it needs { $known }, and nothing else but “inputs”, “pieces” and “told”.
reason-other-format = This file has format { $format }, which this version of Posse does not read: use the version that wrote it.
reason-other-rules = This was played by rules { $rules } of { $game }, which are not the rules here: use the Posse that wrote it.
reason-stray-input = “{ $found }” stands apart from its game, so a line may be missing: take the record from its source again.
reason-unknown-input = “{ $found }” is no line of a record: a line begins with a seat’s number, “chance” or “over”.
reason-other-ending = The record ends with ranks “{ $found }”, but the game did not: mend the last line, or leave it out.
reason-after-the-end = The game was over before this line: remove what follows.
reason-bad-dump = This is no saved position: it needs { $known }, and nothing else.
reason-bad-phase = The position stands at no point of a turn that this game knows ({ $phase }): save it again.
reason-bad-value = { $field } cannot be { $value }: mend it, or save the position again.
reason-does-not-fit = The pieces do not fit the moment of the turn ({ $phase }): save the position again.
reason-not-over = This game is not over: once it is, it can be told, checked and played again.
reason-not-redacted = Every record of { $game } is told whole: take “told” out of the header.

## Refusals: files

reason-not-toml = This map is not TOML ({ $problem }): mend it and read it again.
reason-nobodys-map = No game has maps like this one. There are maps in: { $known }.
reason-no-maps = The game { $game } takes no maps of your own.
reason-no-such-game = The file holds { $found ->
        [one] 1 game
       *[other] { $found } games
    }; there is no number { $number }.
reason-no-such-seat = There is no seat { $seat }: this game has { $seats }, counted from 0.
reason-no-such-file = There is no file { $file }.
reason-too-few-bots = A tournament needs at least two different bots, not { $bots }.
reason-too-few-games = { $games } is too few: ask for at least one game.
reason-unknown-language = Posse does not speak { $language } yet: choose one of { $known }.

## Refusals: shots

reason-bad-aim = The shot cannot be taken with { $field } = { $value }: choose a number in its range.
reason-bad-scene = The board cannot be set up with { $field } = { $value }: mend it and try again.
reason-blocked-start = The die would start on top of { $piece }: choose another place along the line.
reason-no-shots = No shot is ever asked for in { $game }: choose a game in which a die is flicked.
reason-no-such-board = There is no practice board { $board }: there are { $boards }, counted from 0.
reason-no-such-shot = There is no shot { $shot }: you have fired { $shots } at this board.
reason-bad-frames = This film of a shot cannot be read: shoot again, or take it from its source.
reason-no-engine = Shots cannot be computed, for { $missing } is missing: run { $run }.

## Refusals: tables on the server

reason-no-such-table = There is no such table here: check the link, or ask whoever sent it.
reason-not-started = The game has not begun yet: wait for the host to start it.
reason-already-started = The game has begun already: this could only be done before.
reason-seats-empty = Still free: { $seats }. Wait for more people, or let bots take these seats.
reason-seat-taken = Seat { $seat } is taken: choose a free one, or watch.
reason-not-your-seat = Seat { $seat } is not yours: open the link that you got for it.
reason-not-host = Only the host of this table can do that: ask them.
reason-spectator = You are watching: take a seat to play.
reason-bot-plays = A bot is playing seat { $seat } for you: take the seat back first.
reason-bot-failed = The bot { $bot } did not come to a decision: the default is played for it.
reason-not-abandoned = Seat { $seat } is not abandoned: give its player more time, or ask them to leave it.
reason-resigned = You gave up seat { $seat }, and a bot plays on: watch, or ask for a rematch afterwards.
reason-too-many-orders = That is too many standing orders: leave { $most } at most.
reason-nothing-said = There is nothing to say in this: write a word or two.
reason-said-enough = You have said { $most } things at this table, and it keeps no more of you: go on elsewhere, or at a rematch.
reason-talk-closed = The host has closed the talk at this table to you: play on, or ask them.
reason-muted = The host of this table has muted you: play on, or ask them.
reason-removed = The host has asked you to leave this table: watch another one.
reason-no-such-voice = Nobody at this table is called { $voice }: name somebody who has said something.
reason-no-undo = This cannot be taken back: something was shown or rolled, somebody else is asked, or it was taken back often enough.
reason-bad-salt = A salt consists of characters that can be seen: leave out line breaks and other control signs.
reason-no-record = This game began in the middle of another one, and has no record of its own: take the other’s.
reason-no-such-step = There is no step { $step }: this game has { $steps } of them.
reason-nothing-there = Nothing can be done there: point at something else.

## Refusals: talking to the server

reason-bad-link = This link is not one of ours: copy it whole, or ask for a new one.
reason-link-ended = This link was replaced by a newer one: open that, or ask whoever has it.
reason-too-many-sockets = There are { $most } connections from your network already, which is all we allow: close some pages first.
reason-too-many-tables = There are { $most } tables from your network already, which is all we allow: finish some games first.
reason-too-fast = That was too fast for us: try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
reason-bad-message = The server does not understand this message ({ $problem }): compare it with docs/protocol.md.
reason-message-too-large = This message is too long for the server: send less at once.
reason-no-hello = A conversation begins with “hello”: say first which table you want.
reason-other-protocol = This server speaks protocol { $protocol }: reload the page, or bring your program up to date.
reason-other-host = This house is not known under that name: use the address that its host gave you.
reason-other-origin = This came from another site’s page: open the house’s own page.
reason-no-such-page = There is nothing at this address: begin at the front page.
reason-no-such-method = This address cannot be used in this way: see /api/openapi.json.
reason-store-down = The server cannot reach its storage just now: try again in a moment. If your move was kept, you will see it.

## Refusals: running a server

reason-bad-database = This names no database: give a file, or an address that begins with postgresql://.
reason-bad-bus = This names no bus: say memory, or an address that begins with postgresql:// or redis://.
reason-needs-bus = { $workers } processes must hear of each other: use PostgreSQL, or name a Redis with --bus.
reason-needs-extra = This needs a part of Posse that is not installed: run python3 run.py install { $extra }, or install posse[{ $extra }] with pip.
reason-port-taken = Posse cannot listen at { $host }, port { $port }: it is taken, or not allowed. Choose another --port.
reason-newer-database = A later Posse has written this database (revision { $found }): use that one, or restore the backup.
reason-no-database = There is no database { $path } yet: start the server once, or name another with --database.
reason-file-exists = { $path } is there already, and is not overwritten: give another name.
reason-use-pg-dump = PostgreSQL has a better tool of its own for this: use pg_dump.
reason-unknown-tables = This database has no table { $tables }: posse admin tables lists those there are.
reason-old-database = This database is of an earlier Posse (revision { $found }, not { $needed }): run posse admin migrate.
reason-database-fails = The database cannot be used ({ $problem }): see that it is one, and that it can be reached.
reason-cannot-write = Posse cannot write to { $path } ({ $problem }): name another file with --database, or see that this one may be written.
reason-file-fails = { $file } cannot be used: { $problem }
reason-bad-table = This is no table as posse admin export writes it (look at { $field }): take the file from its source again.
reason-changed-table = This table is not as it was written: take the file from its source again.
reason-does-not-replay = This game does not replay as it was played: posse admin replay says where.
reason-given-up = This game was given up: it can be looked at, and not be played on.
reason-delete-what = Say what to delete: tables by name, or --older-than, or --status.

## Refusals: dice that can be checked

reason-other-record = This reveal belongs to another record of { $game }: download both again, for the same seat.
reason-bad-reveal = This reveal cannot be read (“{ $field }” is not what it should be): download it again.

## Bots

bot-random = Random
bot-random-about = Does anything that is allowed. Good company for a first game.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best right now, and never looks further.
bot-base = Rule of thumb
bot-base-about = Takes the usual way, in no time. A yardstick.
bot-equilibrium = Equilibrium
bot-equilibrium-about = Claims and doubts as the odds have it, so that knowing how it plays gains nothing.
bot-shader = Plain bidder
bot-shader-about = Bids a fixed part of what a plot will pay, and thinks of nothing else.
bot-greenhorn = Greenhorn
bot-greenhorn-about = New in town: misjudges, forgets, and shoots wide. A child can win.
bot-cowhand = Cowhand
bot-cowhand-about = Knows the ropes, but is easily carried away.
bot-deputy = Deputy
bot-deputy-about = Plays what looks best, without thinking ahead. Quick and no fool.
bot-sheriff = Sheriff
bot-sheriff-about = A steady hand: reckons well, and little escapes it.
bot-legend = Legend
bot-legend-about = The strongest there is: thinks for up to a second, and forgets nothing.
bot-honest = Honest
bot-honest-about = Says what is so and does what is plain.
bot-paranoid = Paranoid
bot-paranoid-about = Trusts nobody, and guards against the worst.
bot-tall-tale = Tall tale
bot-tall-tale-about = Never lets the truth stand in the way of a good story.
bot-all-in = All in
bot-all-in-about = Everything on one card, every time.
bot-miserly = Miserly
bot-miserly-about = Holds on to every nugget and every note, and takes no risk.

### The terminal

cli-welcome = Posse: three Western board games. Type a number, or press Enter for the first; q leaves.
cli-which-game = Which game?
cli-player = Player { $number }
cli-who-sits = { $role }: who plays?
cli-how-many = How many play?
cli-which-map = On which map?
cli-me = A person at this terminal
cli-pick-a-number = Type a number from 1 to { $most }, or q to leave.
cli-prompt = >
cli-enter = Press Enter to go on.
cli-turn = turn { $turn }
cli-curtain = Next: { $role }. Pass the screen; nobody else looks.
cli-left = You left the table.
cli-no-undo = Nothing to take back: a die was cast, something was shown, or the other side has moved.
cli-you-can = You can: { $action } is among your choices.
cli-saved = Saved in { $file }. It holds every secret of the game; posse play --resume goes on with it.
cli-cannot-write = { $file } cannot be written: { $problem }
cli-won = { $who } won.
cli-drawn = A draw: { $who }.
cli-help =
    Type a choice’s number, or its words as shown in brackets; several with commas (ahead, ahead, turn ne).
    hint asks the strongest bot; why WORDS tells why something cannot be done; undo takes back your last step while nothing was
    shown or rolled; log shows the story again; save FILE keeps the game; quit leaves.
cli-range-about = { $kind } alone asks you for each part; or type it whole: { $kind } { $bounds }
cli-range-offered = Offered: { $aim }.
cli-range-field = { $field }, { $least } to { $most } (Enter: { $value }):
cli-range-again = A whole number from { $least } to { $most }, please, or Enter:
cli-shoot-help = Enter repeats your last aim; board N changes the board; again N shows a shot of yours again; help shows this; quit leaves.
cli-shoot-board = board
cli-shoot-again = again
cli-command-help = help
cli-command-hint = hint
cli-command-why = why
cli-command-undo = undo
cli-command-log = log
cli-command-save = save
cli-command-quit = quit
cli-replay-prompt = Enter: on · b: back · a number: there · q: quit
cli-replay-old-rules = This game was played by rules { $rules } of the game, and is shown by them. The newest are rules { $newest }.
cli-line = Line { NUMBER($line, useGrouping: 0) }:
cli-simulating = Playing
cli-simulated =
    { $title }: { $games ->
        [one] 1 game
       *[other] { NUMBER($games, useGrouping: 0) } games
    }, seed { $seed }
cli-all-seats = all seats
cli-head-role = Role
cli-head-bot = Bot
cli-head-games = Games
cli-head-wins = Wins
cli-head-draws = Draws
cli-head-losses = Losses
cli-head-share = Share of wins
cli-head-interval = 95 % interval
cli-head-statistic = Statistic
cli-head-mean = Mean
cli-head-each = Each time
cli-drawn-to = Drawn: { $file }
cli-games-bots = Bots, with their Elo points where they were measured: { $bots }
cli-map-sound = { $title }: this map can be played.
cli-provenance = Where this board comes from: { $provenance }
cli-redacted = Redacted record written to { $file }
cli-verify-head-rolls = Rolls, draws and shots
cli-verify-head-number = Number
cli-verify-whole = Proved whole
cli-verify-part = Proved as far as shown: { $proved } dice of { $words }
cli-verify-hidden = Not proved: never shown to this reader
cli-verify-sealed = Not proved: a proof would tell what others hold
cli-verify-commitment = Commitment: { $value }
cli-verify-salt = Players’ salt: { $value }
cli-verify-links = Players’ links: { $unforeseen } of { $rolls } rolls were made with at least one (by seat: { $seats }). The server could not know these beforehand.
cli-verify-compare = No fault was found, but nothing is proved: give the commitment and the salt that you noted before the first roll (--commitment, --salt).
cli-verify-holds = It holds: everything that was shown is what was fixed before the game.
cli-verify-nothing = Nothing is proved: this record shows no dice that could be checked.
cli-verify-fault-commitment = It does not hold: the reveal leads to the commitment { $made }, not to the one you noted.
cli-verify-fault-salt = It does not hold: the reveal has the salt { $made }, not the one you noted.
cli-verify-fault-chain = It does not hold: the players’ chains in the reveal are not those that went into the salt.
cli-verify-fault-link = It does not hold: the link of seat { $said } for roll { $made } is not of the chain that its player brought.
cli-verify-fault-root = It does not hold: some keys of the reveal were not fixed before the game.
cli-verify-fault-withheld = It does not hold: { $said } was shown, but its key is missing.
cli-verify-fault-outcome = It does not hold: the record says { $said }, the keys make { $made }.

cli-check-head-law = Law
cli-check-head-tried = Tried
cli-check-head-result = Result
cli-check-kept = holds
cli-check-broken = BROKEN
cli-check-untried = not tried
cli-check-law-every_game_ends = Every game ends, and nothing is lost or made on the way
cli-check-law-clones_are_independent = What is played on a clone leaves the original as it was
cli-check-law-dump_and_load_round_trip = A saved position is loaded as it was
cli-check-law-options_are_the_law = Every option is accepted, everything else refused
cli-check-law-words_masks_and_elements_agree = Every option has its own words, number and elements
cli-check-law-nobody_is_stuck = Whoever is asked has an option
cli-check-law-nothing_is_lost = What is conserved stays the same
cli-check-law-chance_is_asked = Every outcome of chance is taken, every other refused
cli-check-law-stale_input_is_refused = An answer to another position is refused
cli-check-law-views_survive_imagination = What a seat imagines looks to it as what it saw
cli-check-law-secrets_change_no_byte = What a seat cannot know changes nothing that it receives
cli-check-law-patches_lead_from_view_to_view = What is sent of a change leads from what a seat saw to what it sees
cli-check-law-answers_in_a_window_commute = Where several are asked, the order of their answers does not matter
cli-check-law-the_awaited_are_known = Everybody knows who is asked
cli-check-law-orders_stay_within_the_law = A standing order answers with an option
cli-check-law-orders_betray_nothing = Standing orders betray no secret
cli-check-law-replay_equals_play = A replayed record ends as the game did
cli-check-law-histories_look_alike = Games that differ in secrets alone look alike to the end
cli-check-in-game = in game { $game }, seats { $seats }, options { $options }
cli-check-at-position = in game { $game }, seats { $seats }, options { $options }, after { $inputs } inputs
cli-check-missing = What is missing, and what it would bring:
cli-check-no-bots = bots: only “random” plays; with bots of its own people have somebody to play against, and the lab something to compare.
cli-check-no-report = report: without one nobody is told after a game what luck did and what play did.
cli-check-no-terminal = terminal: the board is a plain list of what a seat sees; a drawing would be easier to read.
cli-check-no-words = words: every sentence is made of ids; a file en.ftl would make them English.
cli-check-no-language = words: nothing in the language “{ $language }”; there the game speaks English.
cli-check-no-sentences = words: { $count } sentences are missing in “{ $language }”, and ids are shown instead: { $keys }
cli-check-unfit-sentences = words: { $count } sentences in “{ $language }” ask for something that they are not told: { $keys }
cli-check-unlisted-events = rules: { $count } kinds of events are told but not listed in Game.events: { $keys }
cli-check-undeclared-fields = rules: learners cannot be shown the view, since nothing says what these fields can hold: { $fields }
cli-check-no-testing = testing: what a seat cannot know is taken from the game’s own imagine. If its view shows a secret, imagine repeats it, and no law notices. A subject of its own would prove that nothing leaks, that news betray nothing and that nothing is lost.
cli-check-no-unknown = testing: Subject.unknown is missing; what a seat cannot know is taken from imagine, which repeats whatever the view shows by mistake.
cli-check-no-reveals = testing: Subject.reveals is missing; whether events tell a secret is not compared.
cli-check-no-twins = testing: Subject.twins is missing; whole games that differ in secrets alone are not compared.
cli-check-holds = { $title }: all laws hold ({ $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }).
cli-check-fails = { $title }: a law is broken ({ $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }).
cli-serving = Posse is open at { $address }
cli-serving-stop = Ctrl+C closes it. Tables are kept, and go on when it opens again.
cli-admin-head-table = Table
cli-admin-head-name = Name
cli-admin-head-game = Game
cli-admin-head-status = Status
cli-admin-head-seats = Seats
cli-admin-head-moves = Moves
cli-admin-head-changed = Last change
cli-admin-status-waiting = waiting
cli-admin-status-playing = in play
cli-admin-status-over = over
cli-admin-no-tables = There is no such table.
cli-admin-exported =
    { $count ->
        [one] 1 game written to { $file }
       *[other] { $count } games written to { $file }
    }
cli-admin-secrets = { $file } holds every secret of its games, also of those in play: show it to nobody.
cli-admin-there-already = Table { $table } is there already, and stays as it is.
cli-admin-refused = table { $table } is not added.
cli-admin-imported = Added: { $added }. There already: { $skipped }. Not added: { $refused }.
cli-admin-delete-ask =
    { $count ->
        [one] 1 table would be gone for ever
       *[other] { $count } tables would be gone for ever
    } (in play: { $playing }). Type “{ cli-admin-delete-word }” to go on:
cli-admin-delete-word = delete
cli-admin-deleted =
    { $count ->
        [one] 1 table deleted.
       *[other] { $count } tables deleted.
    }
cli-admin-kept = Nothing was deleted.
cli-admin-copied = The database is copied to { $file }
cli-admin-replayed = Checked: { $checked }. Skipped: { $skipped }. Differences: { $differences }.
cli-admin-fault-gap = entry { $made } is missing before this one.
cli-admin-fault-stray = “{ $stored }” has no place here.
cli-admin-fault-roll = the rules ask for “{ $made }” here, not for “{ $stored }”.
cli-admin-fault-refused = the rules refuse it: { $why }
cli-admin-fault-entry = it says “{ $stored }”, but this version would write “{ $made }”.
cli-admin-fault-heard = it was told to { $stored }, but this version would tell { $made } (seats; * the spectators, - nobody).
cli-admin-fault-unreadable = it cannot be read ({ $stored }).
cli-admin-fault-status = the table is marked “{ $stored }”, but its entries make it “{ $made }”.
cli-admin-up-to-date = The database is up to date (revision { $revision }).
cli-admin-migrated = The database was brought from revision { $before } to { $after }.

### The page

page-open = The house is open.
page-soon = This server was installed without its page. In the terminal:
page-doors = For bots and programs of your own:

## Page: lobby and making a table

page-house = Posse
page-title = Posse: board games of the Old West
page-skip = Skip to the page
page-home = Posse: the front page
page-lost = There is nothing at this address.
page-close = Close
page-cancel = Cancel
page-done = Done
page-you = You
page-a-bot = a bot

page-greeting = Pull up a chair.
page-tagline = Board games of the Old West, against bots that never sulk or friends who might.
page-games = The games
page-play-now = Play now against bots
page-dealing = Setting up the table…
page-practice = Practice shots
page-practice-board = Board
page-practice-setup = What you shoot at, and how
page-practice-score = Your shots
page-practice-rate =
    { $shots ->
        [one] One shot
       *[other] { $shots } shots
    }: { $hit ->
        [0] no hit
        [one] one hit
       *[other] { $hit } hits
    } ({ $rate } %), { $stray ->
        [0] no bystander
        [one] one bystander
       *[other] { $stray } bystanders
    }.
page-practice-mean = Down with each shot: { NUMBER($mean, maximumFractionDigits: 1) } of { $of } on average.
page-practice-none = None yet. Aim, shoot, and see how often it works; no game depends on it.
page-practice-hit = Hit!
page-practice-stray = A bystander!
page-practice-miss = Missed.
page-practice-replay = See shot { $number } again
page-at-the-table = At the table
page-your-side = You are
page-players = { $fewest } to { $most } players
page-players-exactly = { $count } players

page-with-people = With people
page-with-people-about = Make a table and send round its link. Nobody needs an account, and an empty chair can go to a bot.
page-make-table = Make a table
page-join = Join
page-join-link = Got a link?
page-join-link-example = Paste it here
page-join-link-wrong = This is no link to a table: it should end in /t/ and a row of letters.
page-open-tables = Open tables
page-no-open-tables = Nobody is waiting just now. Make a table, and you are the one they find.
page-to-watch = In play, to watch
page-watch = Watch
page-free-seats = { $free } of { $seats } seats free
page-your-tables = Your tables
page-your-turn = Your turn
page-go-on = Go on
page-replay = Replay
page-status-waiting = Not begun
page-status-playing = In play
page-more-tables =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
page-finished =
    { $count ->
        [one] 1 finished game
       *[other] { $count } finished games
    }
page-live = Live, in one sitting
page-over-days = Over days
page-colophon = Posse is made by people who love these games, not by their publishers. Where a board or a card could not be found we made our own after the rules, and every picture here is our own drawing.

page-make-game = The game
page-make-company = Who plays?
page-company-link = Friends
page-company-link-about = Whoever has the link can sit down.
page-company-open = Anybody
page-company-open-about = The table is also listed on the front page.
page-company-device = All of us, right here
page-company-device-about = One device, passed from hand to hand.
page-make-seats = How many seats
page-make-people = Who sits where
page-make-people-about = A chair without a name goes to a bot.
page-make-person = Player { $number }
page-make-pace = Time to think
page-pace-easy = No clock
page-pace-easy-about = Among friends.
page-pace-usual = 1 minute a decision
page-pace-usual-about = And 5 minutes in hand for the whole game.
page-pace-brisk = 20 seconds a decision
page-pace-brisk-about = And 2 minutes in hand for the whole game.
page-pace-day = 1 day a decision
page-pace-day-about = Move when you can: a look a day will do.
page-pace-three-days = 3 days a decision
page-pace-three-days-about = For people with other things to do.
page-pace-week = 1 week a decision
page-pace-week-about = By post, more or less.
page-make-absent = Stands in for the absent
page-absent-nobody = Nobody
page-absent-nobody-about = The plainest choice is made for them.
page-make-name = Name of the table
page-make-name-about = Leave it empty, and it gets one.
page-make-rules = House rules
page-provenance = Where this board comes from
page-make-changed =
    { $count ->
        [0] by the book
        [one] 1 changed
       *[other] { $count } changed
    }
page-make-it = Make the table
page-make-begin = Begin

page-settings = Settings
page-your-name = Your name
page-your-name-about = What the others at a table call you.
page-language = Language
page-light = Light
page-light-system = As the device
page-light-light = Daylight
page-light-dark = Lamp-light
page-text = Size of text
page-motion = Motion
page-motion-system = As the device
page-motion-full = Lively
page-motion-reduced = Still
page-sound = Sound

## Page: plain board

page-plain-title = The table
page-plain-point = What you can point at
page-plain-boolean =
    { $value ->
        [yes] yes
       *[no] no
    }

## Page: at the table

page-yes = Yes
page-no = No
page-back-to-lobby = Back to the front page
page-seats = Seats
page-seat-free = free
page-seat-bot = bot: { $bot }
page-seat-nameless = somebody
page-seat-host = host
page-seat-awaited = The table waits for this seat.
page-seat-thinks = thinking
page-seat-resigned = gave up
page-seat-offered = up for grabs
page-seat-abandoned = away
page-seat-stand-in = { $bot } stands in
page-seat-back = Take your seat back
page-seat-offer = Offer this seat
page-seat-let-bot = Let a bot stand in
page-seat-add-bot = A bot
page-seat-send-away = Send it away
page-piece-any = Whichever is left
page-piece-taken = taken by { $who }

page-table-heading = { $game } at the table { $name }
page-table-arriving = Pulling up a chair…
page-table-away = The line is down. We keep trying, and nothing is lost.
page-table-look-anyway = Look at the table anyway
page-table-seat-elsewhere = Your seat has a new link now. Open that one to play on; here you can watch.
page-table-watch-on = Watch from here

page-waiting-title = Take your seats
page-waiting-free =
    { $free ->
        [one] 1 seat free
       *[other] { $free } seats free
    }
page-waiting-full = All here
page-waiting-host = Send the link round, put bots where you like, and begin when you are ready.
page-waiting-ready = Everybody is here. Begin when you like.
page-waiting-guest = Take a seat, or stay and watch. The host begins when everybody is here.
page-waiting-seated = You have a seat. The host begins when everybody is here.
page-waiting-level = What kind of bot?
page-sit = Sit here
page-sit-also = Somebody beside me
page-sit-also-name = Their name
page-get-up = Get up
page-start = Begin
page-start-with-bots =
    { $free ->
        [one] Begin, with a bot in the free seat
       *[other] Begin, with bots in { $free } free seats
    }

page-agreed-title = What is agreed
page-agreed-changed = changed
page-agreed-clock = Clock
page-agreed-clock-set = { $turn } a decision, { $bank } in hand
page-agreed-clock-none = no clock
page-agreed-absent = Stands in for the absent
page-agreed-absent-none = nobody
page-clock-days = { $days } d { $hours } h
page-clock-left = Time left
page-clock-bank = Time in hand

page-share-title = Invite
page-share-table = Link to this table
page-share-table-about = Whoever has it can take a free seat, or watch.
page-share-copy = Copy
page-share-copied = Copied
page-share-code = The link to this table as a QR code
page-share-elsewhere = { $seat }: play on another device
page-share-seat = Your own link ({ $seat })
page-share-seat-about = Keep it to yourself: whoever opens it plays for you.
page-share-renew = Make a new one (the old one ends)

page-board = The board
page-board-unrolling = Unrolling the map…
page-board-missing = The board did not arrive. Reload the page to fetch it again.
page-dock-waiting = Not your turn yet
page-dock-watching = You are watching
page-dock-awaited = Waiting for { $who }.
page-dock-quiet = The dice are rolling.
page-dock-stand-in = A bot is playing for you. Take your seat back when you like.
page-dock-narrowed =
    { $count ->
        [one] 1 choice fits what you pointed at.
       *[other] { $count } choices fit what you pointed at.
    }
page-dock-all = Show all
page-dock-of-many = One of { $count }
page-undo = Take back
page-hint = Hint
page-hint-about = What a bot would do in your place
page-hint-this = a bot would
page-compose-more = Pick some of the above
page-kind-stand = Keep all five dice
page-kind-reroll = Roll some again
page-kind-horseshoe = Play the lucky horseshoe
page-pick-show = In the open
page-pick-roll = Roll again
page-range-along = Along the line
page-range-angle = Angle
page-range-strength = Strength
page-range-spin = Spin
page-range-presets = Worth a try
page-range-own = An aim of your own

page-tabs = Beside the board
page-tab-log = Log
page-tab-chat = Talk
page-tab-rules = Rules
page-tab-list = Board
page-tab-orders = Orders
page-log-empty = Nothing has happened yet.
page-log-undone = { $who } took the last choice back.
page-chat-empty = Nobody has said a word yet.
page-chat-write = Say something
page-chat-send = Say it
page-chat-somebody = A spectator
page-chat-mute = Mute
page-chat-spectators = Spectators
page-chat-host = As the host
page-chat-who = Who may talk
page-chat-who-everybody = Everybody
page-chat-who-players = Players only
page-chat-who-nobody = Nobody
page-chat-clear = Clear the talk
page-chat-silence = Silence for everybody
page-chat-remove = Remove from the table
page-chat-unread =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
page-rules-search = Search the rules
page-rules-none = The rules do not say a word about this.
page-rules-missing = The rules of this game are not on this page yet.
page-list-about = The board in words. What is underlined can be pointed at.
page-orders-about = Answers given in advance, whether you are here or not. The first that fits is obeyed; nobody else knows.
page-orders-none = You have left no orders.
page-orders-add = Another order
page-orders-give = Leave this order
page-orders-kept = Your orders are kept.
page-orders-up = Earlier
page-orders-down = Later
page-orders-remove = Strike it out

page-leave = Leave the game
page-leave-title = Leaving already?
page-leave-about = Get up, and your seat is kept: come back whenever you like. Until then the table goes on without you.
page-resign = Give up
page-resign-about = Or give up for good. Of two, the other one wins; among more, a bot plays on.
page-leave-stay = Stay

page-curtain-kicker = One device, several secrets
page-curtain-title = Pass it to { $name }
page-curtain-about = Everybody else looks out of the window.
page-curtain-look = I am { $name }: show me

page-result = The end
page-result-won = You won
page-result-lost = You lost
page-result-drawn = A draw
page-result-winner = Winner: { $who }
page-result-resigned = { $who } gave up.
page-result-story = The story of this game
page-result-replay = See it again
page-rematch = Once more
page-rematch-go = To the next game
page-proof = The record, and proof of fair dice
page-proof-about = Every roll was fixed before the game and sealed. Now the seals can be opened, and anybody can check that nobody had a hand in the dice.
page-proof-record = The record
page-proof-reveal = The keys
page-proof-commitment = The seal, shown before the game
page-proof-salt = What the players brought
page-proof-links = Every roll was also made of secrets that the players’ browsers revealed only when it was due, so the server could not know it beforehand.
page-proof-check = Keep both files in one place and compare:
page-proof-none = This game was not played to its end, so there is no whole record to keep.

page-replay-loading = Threading the reel…
page-replay-knowledge = Seen with whose eyes?
page-replay-public = Everybody’s
page-replay-own = Mine ({ $seat })
page-replay-to-table = To the table
page-reel = The game, step by step
page-reel-step = Step { $step } of { $last }
page-reel-back = One step back
page-reel-on = One step on
page-reel-play = Play
page-reel-pause = Pause
page-reel-speed = Speed
page-reel-link = Link to this moment
page-speed-half = half
page-speed-one = usual
page-speed-two = double
page-speed-four = fourfold
page-branch = Play on from here
page-branch-about = What if? You take over at this moment, against bots ({ $seat }). What you could not know is dealt anew.
page-branch-against = Against
page-branch-go = Play on

## Page: offline

reason-offline = The server cannot be reached just now: try again in a moment.

## Page: odds

page-odds = Show the odds
page-odds-about = For learners: how likely things are, beside the choices.
page-dock-more =
    { $count ->
        [one] 1 more that holds this
       *[other] { $count } more that hold this
    }

## Page: lost and away

page-lost-about = Perhaps a letter fell off the link on the way. The front page is still where it was.
page-lost-table = No such table
page-away-restart = The house is closing for a moment and will open again. Stay where you are: nothing is lost.
page-away-too-slow = Your line could not keep up with the table. We are fetching what you missed.
page-away-silent = The house heard nothing from you and hung up. We are calling again.
page-away-fault = Something broke at the house: our fault, not yours. We are coming back, and nothing is lost.
page-away-store-down = The house cannot reach its books just now. We keep trying, and nothing is lost.
page-away-too-fast = That was too much at once for the house. We wait a little and come back.

## Seats of agents

cli-seat-sat = Your agent is at the table: { $title } ({ $role }).
cli-seat-lost = The connection was lost; trying again.
reason-no-agent = { $file } has neither a function choose nor an agent that has one.
reason-no-server = Nobody answers at { $link }: is the server running?

## Page: showing

page-showing = Watch the board.
page-showing-skip = Show the end

## The page: bots to choose from

page-bots-levels = Levels
page-bots-characters = Characters
page-against = Against

## The lab

cli-head-rating = Rating (Elo)
cli-head-turn = CPU a turn, mean
cli-head-turn-most = 99 of 100 within
cli-head-turn-worst = Longest
cli-head-against = Share of wins against
cli-stopped = Stopped. Nothing is kept without --out.
cli-stopped-kept =
    { $games ->
        [one] Stopped. 1 game is kept in { $file }; the same command goes on from there.
       *[other] Stopped. { $games } games are kept in { $file }; the same command goes on from there.
    }
cli-written = Written: { $file }
cli-compared-better = { $one } is better than { $two }: clear after { $rounds } rounds, { $games } games.
cli-compared-not-better = { $one } is not { $edge } points of Elo better than { $two }: clear after { $rounds } rounds, { $games } games.
cli-compared-open = Not decided after { $rounds } rounds, { $games } games: allow more with --games, or ask for a larger --edge.
cli-compared-share = { $one } alone against { $two }: { $share } of the wins in { $games } games ({ $interval }).

cli-plot-wins = Wins by seat
cli-plot-fair = dashed: an equal share
cli-plot-length = How long a game is
cli-plot-decisions = Decisions
cli-plot-middle = line: mean { $mean }, dashed: median { $median }
cli-plot-shares = What share of them
cli-plot-share = { $part } of { $whole }
cli-plot-in-a-game = In a game
cli-plot-share-of-games =
    { $games ->
        [one] Share of 1 such game
       *[other] Share of { $games } such games
    }

reason-no-cluster = No Ray cluster can be used at { $address } ({ $problem }): start one, or leave out --ray.
reason-other-series = { $file } holds games of another series (look at { $fields }): name another file, or give the same command.
reason-not-a-series = { $file } is no file of games that Posse was keeping: name another.
reason-games-missing = { $asked } games were asked for and only { $played } were played: the others were lost, so nothing is reported. Give the same command again; with --out it goes on from the games that were kept.
reason-worker-lost = A process that was playing games was killed, perhaps for lack of memory: its games are lost. Give the same command again, with fewer --processes; with --out it goes on from the games that were kept.
reason-no-edge = An edge of { $edge } cannot be tested: give a number above 0.

## Report

reason-no-review = There is no report for this game: { $game }.
reason-report-failed = The report could not be made: try again in a moment.

## Reports: in the terminal

cli-report-title = { $title }: luck and play
cli-report-about = What moved the chances of winning, in points of a hundred. The house’s own estimate, made from what the reader of this record may know.
cli-report-head-role = role
cli-report-head-start = start
cli-report-head-luck = luck
cli-report-head-play = own play
cli-report-head-rivals = the others
cli-report-head-hidden = never shown
cli-report-head-end = end
cli-report-head-lost = given away
cli-report-moments = The moments that turned it
cli-report-moment = Step { $step }: { $said }
cli-report-luck = luck
cli-report-hidden = never shown
cli-report-choice = { $who }’s choice
cli-report-slip = { $who }’s costliest choice, step { $step } ({ $points }): { $said }
cli-report-even = No single moment turned this game.
cli-report-offer = A report on luck and play? Type { cli-report-yes } for it, or Enter to leave.
cli-report-yes = yes

## Reports: on the page

page-report = Luck and play
page-report-about = What moved everybody’s chances of winning, in points of a hundred. It is an estimate: luck is what the dice and the draw brought beyond the average.
page-report-loading = Going through the game once more…
page-report-failed = There is no report for this game.
page-report-seat = Seat
page-report-luck = Luck
page-report-play = Own play
page-report-rivals = The others
page-report-hidden = Never shown
page-report-hidden-about = “Never shown” is what came of dice that stayed under the cup: luck or nerve, nobody will ever know.
page-report-lost =
    { $choices ->
        [one] One choice made
       *[other] { $choices } choices made
    }; the worse ones gave away { $points } in a hundred.
page-report-chart = The chances, from start to end
page-report-chart-seat = { $who }: { $start } % at the start, { $end } % at the end; most { $most } % at step { $step }.
page-report-chart-steps = Steps { $first } to { $last }
page-report-moments = What turned it
page-report-moment = See step { $step }
page-report-by-luck = Luck
page-report-by-hidden = Never shown
page-report-by-seat = { $who }’s choice
page-report-slip = The costliest choice: { $said }
page-report-even = No single moment turned this game.
page-report-lines = Seat by seat

### What only the page says. A line that ends in a reason given by someone else has no full stop.

# The name of the links at the top, for those who listen.
page-nav = Navigation
# The link to the first screen.
page-home = Play
# The link to the finished games, and their heading.
page-games = My games
# The link to the settings, and their heading.
page-settings = Settings
# The first link, for the keyboard: past the header.
page-skip = Skip to content
# The menu with everything that has no place in a bar.
page-more = More
# The name of the account menu, for those who listen.
page-account = Your account
# The link to logging in, in the header.
page-sign-in = Sign in
# The link to a new account, in the header.
page-create-account = Create account
# The link to one's own profile, in the account menu.
page-profile = Profile
# The button that logs out, in the account menu.
page-log-out = Log out
# Games wait for a move; their number follows.
page-your-turn = Your turn
# In place of the state of a game, until the program has loaded.
page-setting-up = Setting up the board
# Whose games these are, at the foot of each screen.
page-credits = DVONN and PÜNCT are games by Kris Burm. Basalt is an independent work: neither he nor his publishers have any part in it.
# The heading of an address that leads nowhere.
page-lost-title = There is nothing here
# The requested path does not exist.
# $path (Text)
page-lost = No page has the address { $path }.
# The way out.
page-lost-home = To the games

# DVONN in a few words.
page-home-dvonn = Stack your pieces and stay linked to red. Stacks that lose the link fall off the board, and the player who controls more pieces wins.
# PÜNCT in one sentence.
page-home-punct = Lay, move and stack pieces of three dots until yours connect two opposite sides of the board.
# The button that leads to the choices of a game against the computer.
page-home-computer = Play the computer
# The button that leads to the choices of a game of two people.
page-home-two = Two players, one device
# Tells of the game to go on with.
# $game (Text)
page-home-unfinished = A game of { $game } is not finished.
# The button that goes on with it.
page-home-continue = Continue
# The main action: a game against anybody.
page-home-find = Find an opponent
# A time control: days for each move.
page-home-days = Days
# The same with the number of days.
# $days (Number)
page-home-days-each = Days per move: { $days }
# The number of challenges that wait for anybody.
# $count (Number)
page-home-waiting = { $count } waiting
# The level that the person has reached.
# $level (Number)
# $all (Number)
page-home-level = Level { $level } of { $all }
# The button that leads to the choices before a game.
page-home-options = Choose level and clock
# The name of the ways to play a friend.
page-home-friend = Play a friend
# A friend who gets a link.
page-home-link = Send a link
# Offers a first game.
# $game (Text)
page-home-new = New to { $game }?
# The first game in few words.
page-home-coach = Your first game, with a coach
# The number of people and games on the server.
# $players (Number)
# $games (Number)
# $waiting (Number)
page-home-counts = Online: { $players } · games: { $games } · waiting: { $waiting }
# A game that is being played.
page-home-live = Live game
# The link to it.
page-home-watch = Watch this game
# A game that plays itself.
page-home-example = Example game
# The heading of the progress in a course.
page-home-learning = Keep learning
# The link to all lessons.
page-home-lessons = All lessons
# The link to all online games.
page-home-all-games = All games

# The heading of the choices before a game.
# $game (Text)
page-new-title = A game of { $game }
# The opponent.
page-new-opponent = Opponent
# A choice: the computer.
page-new-opponent-computer = The computer
# A choice: another person beside.
page-new-opponent-two = Two at one board
# The computer's level.
page-new-level = Level
# The person's colour.
page-new-color = Your colour
# A choice: any colour.
page-new-color-chance = By chance
# The start of DVONN.
page-new-board = The board at the start
# A choice: all pieces lie already.
page-new-board-full = Full, by chance
# A choice: the players place the pieces.
page-new-board-empty = Empty: you place the pieces
# The variant of PÜNCT.
page-new-variant = Rules
# A choice: the basic game.
page-new-variant-basic = Basic game
# A choice: the standard game.
page-new-variant-standard = Standard game
# The time control.
page-new-clock = Clock
# The button that begins the game.
page-new-begin = Begin

# A description of the lowest levels.
page-level-first-games = For first games: overlooks most of what can be done.
# A description of the next levels.
page-level-easy = Easy: sees its own chances better than yours.
# A description of the middle levels.
page-level-club = Attentive: looks a few moves ahead.
# A description of the high levels.
page-level-strong = Strong: looks far ahead and hardly ever errs.
# A description of the highest level.
page-level-full = Full strength: takes the time that it is given.

# A choice: no clock.
page-clock-none = None
# A choice: so many minutes for the game, and so many seconds for each move.
# $minutes (Number)
# $seconds (Number)
page-clock-preset =
    { $seconds ->
        [0] { $minutes } min
       *[more] { $minutes } min + { $seconds } s
    }
# A choice: what the person says.
page-clock-own = Your own
# A field of the person's own clock.
page-clock-minutes = Minutes for the game
# A field of the person's own clock.
page-clock-increment = Seconds for each move

# A person who plays the computer.
# $color (Text)
page-player-you =
    { $color ->
        [white] White: you
       *[black] Black: you
    }
# The computer as a player.
# $color (Text)
# $level (Number)
page-player-computer =
    { $color ->
        [white] White: computer, level { $level }
       *[black] Black: computer, level { $level }
    }
# One of two people at one board.
# $color (Text)
page-player-person =
    { $color ->
        [white] White
       *[black] Black
    }

# The sign that the computer looks for a move.
page-play-thinking = thinking
# The heading where a game would be.
page-play-nothing = No game is under way
# The way to a game.
page-play-nothing-home = Choose a game
# Told once when the kept game is damaged.
page-play-unreadable = The game that was under way can no longer be read. It is kept as it is under “My games”, where you can export it.
# The name of the list of moves.
page-play-moves = Moves
# A button.
page-play-first = First position
# A button.
page-play-back = One move back
# A button.
page-play-ahead = One move ahead
# A button.
page-play-last = Latest position
# The name of what stands beside the board, for those who listen.
page-play-aside = The game
# The name of the players' card, for those who listen.
page-play-players = Players
# The name of the buttons, for those who listen.
page-play-actions = What you can do
# A button.
page-play-undo = Undo
# A button.
page-play-redo = Redo
# A button.
page-play-hint = Hint
# The answer to it.
# $mv (Text)
page-play-hint-is = A good move is { $mv }
# Something may not be; the reason is in lower case and without a full stop.
# $why (Text)
page-play-refused = That is not possible: { $why }.
# The button that ends the computer's thinking.
page-play-stop = Move now
# A button.
page-play-flip = Flip board
# A button: everything else disappears.
page-play-zen = Zen mode
# A button in DVONN.
page-play-place-rest = Place the rest for me
# A button in DVONN, when one side can never move again.
page-play-finish = Finish for me
# A button.
page-play-resign = Resign
# The question after it.
page-play-resign-sure = Resign this game?
# A button.
page-play-new = New game
# The button that begins the same game with colours changed.
page-play-rematch = Rematch
# The consequence, below the question.
page-play-resign-text = The game ends, and the other side wins.
# The answer no.
page-play-resign-no = Keep playing
# The button of phones that opens everything else.
page-play-menu = Menu
# The arrow of phones that leads to the first screen.
page-play-leave = Leave the game
# The button that shows everything again.
page-play-zen-exit = Exit zen mode
# The name of a person without an account.
page-player-name-you = You
# The name of the computer.
page-player-name-computer = Computer
# The level, after the computer's name.
# $level (Number)
page-player-level = level { $level }
# Below the person's name, in lower case.
page-player-turn = your turn
# Below a player's name in DVONN.
# $count (Number)
page-player-can-move =
    { $count ->
        [one] { $count } stack can move
       *[other] { $count } stacks can move
    }
# Below the number of a player's pieces, which is not repeated.
# $count (Number)
page-player-pieces =
    { $count ->
        [one] piece
       *[other] pieces
    }
# The bar that compares the players' pieces, for those who listen.
# $white (Number)
# $black (Number)
page-player-balance = White { $white }, Black { $black }
# The name of the panel with the piece that is being placed.
page-hand = Piece in your hand
# The button that places it.
page-hand-place = Place piece
# The buttons that turn it.
page-hand-turn = Turn
# Replaces the turn while an earlier position is shown.
page-play-looking-back = You are looking at an earlier position.
# Whose turn it is to place red, the person's or another's.
# $color (Text)
# $who (Text)
page-play-place-red =
    { $who ->
        [you] Your turn: place a red piece
       *[another] { $color ->
            [white] White places a red piece
           *[black] Black places a red piece
        }
    }
# Whose turn it is to place.
# $color (Text)
# $who (Text)
page-play-place =
    { $who ->
        [you] Your turn: place a piece
       *[another] { $color ->
            [white] White places a piece
           *[black] Black places a piece
        }
    }
# Whose turn it is to move a stack.
# $color (Text)
# $who (Text)
page-play-move =
    { $who ->
        [you] Your turn: move a stack
       *[another] { $color ->
            [white] White moves
           *[black] Black moves
        }
    }
# Whose turn it is in PÜNCT.
# $color (Text)
# $who (Text)
page-play-turn =
    { $who ->
        [you] Your turn: place or move a piece
       *[another] { $color ->
            [white] White’s turn
           *[black] Black’s turn
        }
    }

# The name of the result, for those who listen.
page-result-label = Result
# The person has won or lost.
# $outcome (Text)
page-result-you =
    { $outcome ->
        [won] You won
       *[lost] You lost
    }
# The same with the count, the person's first.
# $outcome (Text)
# $points (Number)
# $against (Number)
page-result-you-score =
    { $outcome ->
        [won] You won, { $points } to { $against }
       *[lost] You lost, { $points } to { $against }
    }
# The reason why a game of DVONN is over.
page-result-no-moves = Neither player can move.
# The sides that are connected, as in `result_connection`.
# $sides (Text)
page-result-connected =
    { $sides ->
        [south-west] South-west and north-east are connected.
        [north-west] North-west and south-east are connected.
       *[west-east] West and east are connected.
    }
# The person has given up.
page-result-you-resigned = You resigned.
# The person's time is over.
page-result-your-time = Your time ran out.
# A button: copies the game.
page-result-share = Share
# The answer to it.
page-result-copied = The game is copied. Paste it wherever you like.
# The answer to it if the browser refuses.
page-result-not-copied = The browser did not allow copying. You can export the game under “My games”.

# Pieces in the stacks of a player.
page-count-controls = controls
# Stacks of a player that can move.
page-count-can-move = can move
# Pieces of a player that have left the board.
page-count-removed = removed
# Pieces in reserve.
page-count-placements = placements left
# Dots in the central hexagon.
page-count-centre = dots in the centre

# The name of the board for screen readers.
page-board-role = board
# The name of the question before a move.
page-board-confirm = Play this move?
# The button with the check mark.
page-board-yes = Confirm
# The button with the cross.
page-board-no = Put back
# The name of a reserve.
# $color (Text)
page-board-reserve =
    { $color ->
        [white] White’s pieces in reserve
       *[black] Black’s pieces in reserve
    }
# A kind of piece in reserve, and how many are left.
# $kind (Text)
# $left (Number)
page-board-kind =
    { $kind ->
        [triangle] Triangle
        [straight-middle] Straight, PÜNCT in the middle
        [straight-end] Straight, PÜNCT at the end
        [angle-left] Angle, PÜNCT on the left arm
        [angle-right] Angle, PÜNCT on the right arm
       *[angle-bend] Angle, PÜNCT in the bend
    }: { $left ->
        [one] { $left } left
       *[other] { $left } left
    }
# A button.
page-board-turn = Turn clockwise
# A button.
page-board-turn-back = Turn anticlockwise
# A button: one of the six neighbouring spaces.
# $way (Text)
page-board-nudge =
    Move the piece { $way ->
        [up] up
        [up-right] up and to the right
        [down-right] down and to the right
        [down] down
        [down-left] down and to the left
       *[up-left] up and to the left
    }
# A button: the next tap lifts a piece.
page-board-look-under = Look under a piece
# A button: every turn by which the opponent would win now.
page-board-threats = Show threats
# The slider that fades upper floors.
# $floor (Number)
page-board-floors = Floors up to { $floor }
# The button that ends the enlargement.
page-board-unzoom = Whole board

# Why the engine is missing.
page-engine-no-workers = This browser cannot run the computer player: it has no workers. Two at one board works.
# Why the engine is missing.
page-engine-no-simd = This browser cannot run the computer player: its WebAssembly is too old. Two at one board works.
# The engine died and lives again.
page-engine-restarted = The computer player had stopped working and was started anew. Nothing of the game is lost.
# The engine died again and again.
page-engine-given-up = The computer player keeps stopping. Reload the page to try again; the game is kept.

# The text of an empty list.
page-games-none = Games that you finish are kept here, in this browser only.
# The heading of an empty list.
page-games-none-title = No games yet
# Shows more of the list.
page-games-more = Show more
# The button that opens a game.
page-games-open = Look at it
# The button that saves all games as one file.
page-games-export = Export all
# The button that saves one game as a file.
page-games-export-one = Export
# The button that reads games from a file.
page-games-import = Import
# The result of reading a file.
# $added (Number)
# $known (Number)
# $refused (Number)
page-games-imported =
    { $added ->
        [0] No new game
        [one] { $added } new game
       *[other] { $added } new games
    }, { $known ->
        [one] { $known } known already
       *[other] { $known } known already
    }, { $refused ->
        [one] { $refused } could not be read
       *[other] { $refused } could not be read
    }.
# The button that deletes a game.
page-games-delete = Delete
# The same button, asking once more.
page-games-delete-sure = Really delete?
# The question before a game is deleted on its own screen.
page-games-delete-title = Delete this game?
# The consequence, below the question.
page-games-delete-text = It is removed from this browser for good.
# The answer no.
page-games-keep = Keep
# A damaged game.
# $why (Text)
page-games-broken = This game cannot be read: { $why }. It is kept as it is; export it or delete it.
# A game without a result.
page-games-unfinished = Not finished.
# The heading of a game that is not there.
page-games-missing = This game is not kept in this browser

# The heading of the languages.
page-settings-language = Language
# The heading of the themes.
page-settings-theme = Colours
# A choice.
page-settings-as-system = As the system
# A choice.
page-settings-light = Light
# A choice.
page-settings-dark = Dark
# The heading of how much moves.
page-settings-motion = Motion
# A choice.
page-settings-reduced = As little as possible
# The heading of when a move is confirmed.
page-settings-confirmation = Ask before a move of DVONN
# A choice.
page-settings-never = Never
# A choice.
page-settings-own-losses = When it cuts off my own pieces
# A choice.
page-settings-always = Always
# The heading of when threats are shown.
page-settings-threats = Show the opponent’s threats in PÜNCT
# A choice.
page-settings-for-beginners = In first games
# A switch.
page-settings-sound = Sounds
# A switch.
page-settings-coordinates = Letters and numbers beside the board
# A switch, for both games.
page-settings-links = Links between stacks in DVONN and chains in PÜNCT
# A button that shows and hides them.
page-links = Links
# A key that does.
page-keys-links = Show links and chains
# The styles of pieces.
page-settings-pieces = Pieces
# A style: polished stones.
page-settings-stone = Stone
# A style: flat, black, white and orange, easy to tell apart.
page-settings-contrast = High contrast
# The heading of language, colours and motion.
page-settings-appearance = Appearance
# The heading of sounds and coordinates.
page-settings-board = Board and sound
# The heading of questions and warnings.
page-settings-help = Help during a game
# How loud sounds are.
page-settings-volume = Volume
# How much of the room the board takes.
page-settings-board-size = Board size
# A volume.
page-settings-quiet = Quiet
# A volume.
page-settings-normal = Normal
# A volume.
page-settings-loud = Loud
# A size.
page-settings-small = Small
# A size.
page-settings-medium = Medium
# A size.
page-settings-large = As large as possible

# Nothing can be kept.
page-store-closed = This browser keeps nothing for this page, so the game is lost when you close it.
# No room is left.
page-store-full = The browser’s memory for this page is full, so the latest moves are not kept. Delete or export games under “My games”.

# The screen where games are studied.
page-analyse = Analyse
# A description of that screen in one sentence.
page-analyse-lead = Try out moves, let the engine think along, and find out where a game turned.
# Studies a finished game.
page-analyse-this = Analyse this game
# Lets the engine think along, or not.
page-analyse-engine = Engine
# Of how many moves the engine tells.
page-analyse-lines = Lines
# Depth and speed of the engine, in thousands of positions a second.
# $depth (Number)
# $speed (Number)
page-analyse-depth = Depth { $depth }, { $speed } thousand positions a second
# Nothing can be played any more.
page-analyse-over = The game is over here.
# White's chance to win, for those who do not see the bar.
# $percent (Number)
page-analyse-chance = White’s chance to win: { $percent } %
# A score that is certain.
# $score (Text)
page-analyse-proven = { $score }, proven
# The proven winner, and the most turns that the win takes.
# $winner (Player)
# $turns (Number)
page-analyse-win-in =
    { $winner ->
        [white] White
       *[black] Black
    } wins in { $turns }
# The proven winner.
# $winner (Player)
page-analyse-win =
    { $winner ->
        [white] White wins
       *[black] Black wins
    }, proven
# Nobody wins, for certain.
page-analyse-draw = Draw, proven
# Plays a line of the engine up to a move.
# $mv (Text)
page-analyse-follow = Play up to { $mv }
# The moves with their variations.
page-analyse-tree = Moves and variations
# There are no moves yet.
page-analyse-empty = No moves yet. Play some on the board, for both sides.
# Moves a variation before its line.
page-analyse-promote = Promote variation
# Deletes a move and what follows it.
page-analyse-delete = Delete from here
# Copies the moves up to this place.
page-analyse-copy-line = Copy line
# The comment of a move.
page-analyse-comment = Comment
# The signs that a move can have.
page-analyse-marks = Marks
# The tree cannot grow any more.
page-analyse-full = This tree has grown too large; nothing more can be added.
# The chart of a game.
page-analyse-chart = White’s chance to win, move by move
# Has the engine go through the game.
page-analyse-review = Review the game
# The progress of that.
# $done (Number)
# $total (Number)
page-analyse-reviewing = Reviewing: { $done } of { $total }
# Ends it.
page-analyse-stop = Stop
# Writes marks and sentences of a review into the tree.
page-analyse-note-down = Write marks into the game
# The same was done.
page-analyse-noted = The marks are in the game now.
# Opens a game that is pasted or in a file.
page-analyse-open = Open a game
# The field for it.
page-analyse-paste = Paste a game or a position here, in any format
# Reads what is in the field.
page-analyse-read = Read it
# Chooses a file.
page-analyse-file = Choose a file
# The pasted text cannot be read.
# $why (Text)
page-analyse-unreadable = This cannot be read: { $why }.
# There is nothing in the field.
page-analyse-nothing = There is nothing here to read.
# Gives the game to others.
page-analyse-share = Save and share
# Copies a link that carries the game.
page-analyse-copy-link = Copy link
# Something was copied.
page-analyse-copied = Copied.
# The browser lets the page copy nothing.
page-analyse-not-copied = The browser did not let the page copy it. It is in the field, to be copied by hand.
# Saves the game in a format, by its name.
# $format (Text)
page-analyse-save = Save as { $format }
# The game cannot be written in that format.
# $why (Text)
page-analyse-not-saved = It cannot be saved so: { $why }.
# A new tree of a game, by its name.
# $game (Text)
page-analyse-new = New: { $game }
# Sets up a position.
page-analyse-setup = Set up a position
# The link in the address carries no game.
# $why (Text)
page-analyse-bad-link = The link carries no game that can be read: { $why }.
# The tab of the review.
page-analyse-tab-review = Review
# The tab that opens games and positions.
page-analyse-tab-open = Open
# The tab that saves and shares.
page-analyse-tab-share = Share
# The switch between games, for those who listen.
page-analyse-game = Game
# A game was opened; its number of moves.
# $count (Number)
page-analyse-opened =
    { $count ->
        [0] The position is open.
        [one] Opened: { $count } move.
       *[other] Opened: { $count } moves.
    }
# The chart before anything is evaluated.
page-analyse-chart-empty = A review shows here who was ahead after each move.
# The purpose of a review.
page-analyse-review-lead = The engine goes through the game and shows where it turned.
# Beside a number of moves with this mark.
page-analyse-inaccuracies = inaccuracies
# Beside a number of moves with this mark.
page-analyse-mistakes = mistakes
# Beside a number of moves with this mark.
page-analyse-blunders = blunders
# Looks for a better move than the one that was played.
page-analyse-try = Try it yourself
# Plays the engine’s line on the board.
page-analyse-show-line = Show the line
# The button to the first position, on phones.
page-analyse-step-first = Start
# The button to the previous position, on phones.
page-analyse-step-back = Back
# The button to the next position, on phones.
page-analyse-step-ahead = Forward
# The button to the next mistake, on phones.
page-analyse-next-mistake = Mistake

# The keys.
page-keys = Keyboard shortcuts
# The heading of the shortcuts that work everywhere.
page-keys-everywhere = On every screen
# The heading of the shortcuts of a screen.
page-keys-screen = On this screen
# The heading of the shortcuts of the board.
page-keys-board = On the board, while it has the focus
# Asks for a hint.
page-keys-hint = hint
# Takes a move back.
page-keys-undo = take back a move
# Moves the focus over the board.
page-keys-focus = go to another space
# Picks a piece up, and puts it down.
page-keys-act = pick up, put down
# Gives up the move that is not made yet.
page-keys-back = put everything back
# Chooses a piece by number.
page-keys-kind = choose a piece
# Turns a piece.
page-keys-turn = turn the piece
# Lights the chain of a space.
page-keys-chain = show the chain
# Lifts a piece to look under it.
page-keys-under = look under the piece
# Takes a piece off the board that is being set up.
page-keys-take-off = take a piece off
# The effect of a key: back and forward in the moves.
page-keys-steps = back and forward
# To the start and the end.
page-keys-ends = to the start, to the end
# Turns the board.
page-keys-flip = flip the board
# Only the board.
page-keys-zen = zen mode
# Engine on or off.
page-keys-engine = engine on or off
# Plays the engine's best move.
page-keys-best = play the best move
# Changes to another variation.
page-keys-lines = another variation
# Removes circles and arrows.
page-keys-clear = remove the drawings
# This list.
page-keys-help = this list
# How to draw on the board.
page-keys-draw = Drag with the right mouse button to draw an arrow, click with it to draw a circle. Shift, Alt or both change the colour. The same again removes it.
# Closes something.
page-close = Close

# The screen of courses.
page-learn = Learn
# The courses in one sentence.
page-learn-lead = Short lessons on the board, small tasks, and the rules with pictures.
# The progress in a course.
# $done (Number)
# $all (Number)
page-learn-progress = { $done } of { $all } steps done
# Begins a course that is new, or goes on with it.
# $stage (Text)
page-learn-begin =
    { $stage ->
        [new] Begin
       *[begun] Go on
    }
# A step that is done.
page-learn-done = Done
# Begins a step anew.
page-learn-again = Again
# Shows the answer.
page-learn-show = Show me
# Goes to the next step.
page-learn-next = Next step
# Leaves a step that is not done.
page-learn-skip = Skip this step
# Leads to the step before.
page-learn-back = Back
# Leads to all lessons.
page-learn-leave = Leave the lesson
# The number of a step in its course.
# $number (Number)
# $all (Number)
page-learn-step-of = Step { $number } of { $all }
# The name of the one who explains.
page-learn-coach = Coach
# Begins the game of a step.
page-learn-play = Play
# Chooses one of two boards.
# $number (Number)
page-learn-choose = Board { $number } is better for White
# The engine's evaluation of a board.
# $score (Text)
page-learn-engine = The engine says: { $score }
# The texts could not be fetched.
page-learn-missing = The lessons could not be loaded. They need a network once; please try again.
# The rules.
page-rules = Rules
# The rules of a game, by its name.
# $game (Text)
page-rules-of = The rules of { $game }
# The heading of the table of contents.
page-rules-contents = Contents
# The title of the set-up editor.
page-setup-title = Set up a position
# The board of the set-up editor.
page-setup-board = board to set up
# Instructions for placing pieces of DVONN.
page-setup-hint-dvonn = Choose a piece, then tap a space: the piece goes on top.
# Instructions for placing pieces of PÜNCT.
page-setup-hint-punct = Tap three spaces for a piece, its PÜNCT first.
# A piece of PÜNCT that has been begun, and how many of its dots are still to be named.
# $punct (Text)
# $left (Number)
page-setup-begun = PÜNCT on { $punct }, dots still to tap: { $left }
# The tools of the set-up editor.
page-setup-tools = Pieces
# A tool: pieces of a colour that was said before, and how many of them are on the board.
# $color (Text)
# $used (Number)
# $most (Number)
page-setup-put = { $color }, { $used } of { $most } on the board
# A tool: takes pieces off.
page-setup-take-off = Take off
# A choice: on which floor the next piece is put.
page-setup-level = Floor of the next piece
# A floor: the one on which it comes to rest.
page-setup-level-rest = Where it comes to rest
# A floor by its number.
# $floor (Number)
page-setup-level-floor = Floor { $floor }
# A choice: whose turn it is.
page-setup-to-move = To move
# A choice: the part of the game of DVONN.
page-setup-phase = Part of the game
# The first part of the game of DVONN.
page-setup-placing = Placing
# The second part of the game of DVONN.
page-setup-stacking = Stacking
# A number: turns in a row that were no placement.
page-setup-turns = Turns in a row without a placement
# The arrangement is a position.
page-setup-right = This position can be played on.
# The arrangement is a position in which the game is over.
page-setup-over = This position is possible; the game is over in it.
# A field with the text of the position.
page-setup-text = The position as text
# The text in that field cannot be read.
# $why (Text)
page-setup-unread = This cannot be read: { $why }.
# Takes everything off the board.
page-setup-clear = Clear
# Sets up the start of the game.
page-setup-start = Start position
# Sets up all pieces of DVONN by chance.
page-setup-random = Random board
# Takes the position over.
page-setup-done = Done
# Leaves the editor; nothing has changed.
page-setup-cancel = Cancel
# In place of whose turn it is, when it is nobody's.
page-play-over = The game is over
# Instructions before the first move; the step is placing, stacking or punct.
# $step (Text)
page-play-how =
    { $step ->
        [placing] Tap a free space to place a piece there.
        [stacking] Tap one of your stacks, then one of the spaces that light up.
       *[punct] Choose a piece and tap the board, or drag it there. Or tap three spaces.
    }
# The module for import and export could not be loaded.
page-analyse-no-press = What reads and writes games could not be loaded. It needs a network once; please try again.
# The way to people elsewhere, in the bar.
page-online = Online
# The number of games in which it is the person's turn.
# $count (Number)
page-called =
    { $count ->
        [one] A game waits for your move
       *[other] { $count } games wait for your move
    }
# The number of frames drawn so far.
# $done (Number)
# $total (Number)
page-analyse-drawing = Drawing: { $done } of { $total }
# A picture could not be made.
page-analyse-no-picture = This browser could not draw the picture.
# The previous study is stored elsewhere, since another one is open now.
page-analyse-put-aside = What you studied before is kept under “My games”.
# The stored study cannot be read.
page-analyse-lost = What you studied last can no longer be read. It is kept as it is under “My games”, where you can export it.
# The screen of puzzles.
page-puzzles = Puzzles
# A description of puzzles in one sentence.
page-puzzles-lead = Positions with something to find, every answer checked on the board. A new one each day.
# The puzzle of the day.
page-puzzles-day = Puzzle of the day
# On how many days in a row a puzzle of the day was solved.
# $days (Number)
page-puzzles-streak =
    { $days ->
        [one] The puzzle of the day solved on { $days } day in a row
       *[other] The puzzle of the day solved on { $days } days in a row
    }
# The number of solved puzzles.
# $done (Number)
# $all (Number)
page-puzzles-solved-of = { $done } of { $all } solved
# The button that opens the next puzzle.
page-puzzles-train = Train
# A note below that button.
page-puzzles-train-note = Solve one and the next appears.
# The puzzle that comes next.
page-puzzles-up-next = Up next
# The heading of the puzzles of the day.
page-puzzles-days = Puzzles of the day
# The heading of the list.
page-puzzles-all = All puzzles
# Nothing is left to solve.
page-puzzles-all-done = All puzzles are solved. Well done!
# There is no streak yet.
page-puzzles-no-streak = Solve a puzzle of the day to start a streak.
# The choice of a game.
page-puzzles-game = Game
# Puzzles of both games.
page-puzzles-both = Both
# The choice of a grade.
page-puzzles-grade = Difficulty
# Puzzles of every grade.
page-puzzles-every-grade = All
# The difficulty of a puzzle.
# $grade (Number)
page-puzzles-of-grade = Grade { $grade }
# The number of the puzzle.
# $game (Text)
# $number (Text)
page-puzzles-name = { $game }, puzzle { $number }
# Whether a puzzle was solved, for those who listen; solved, tried or new.
# $state (Text)
page-puzzles-state =
    { $state ->
        [solved] solved
        [tried] not solved yet
       *[new] not tried yet
    }
# The goal: a win.
# $player (Player)
page-puzzles-aim-win =
    { $player ->
        [white] White
       *[black] Black
    } to move and win
# The goal: a draw.
# $player (Player)
page-puzzles-aim-draw =
    { $player ->
        [white] White
       *[black] Black
    } to move and draw
# The goal: a win in a number of turns.
# $player (Player)
# $turns (Number)
page-puzzles-aim-turns =
    { $player ->
        [white] White
       *[black] Black
    } to move and win in { $turns }
# The task where one move wins.
page-puzzles-task-win = Exactly one move wins. Find it.
# The task where one move draws.
page-puzzles-task-draw = No move wins, and exactly one draws. Find it.
# The task where a win takes a number of turns of a player.
# $player (Player)
# $turns (Number)
page-puzzles-task-turns =
    Win within { $turns } of your own turns, whatever { $player ->
        [white] Black
       *[black] White
    } does.
# A move was right; more is said after it.
page-puzzles-right = Right
# The opponent's reply; more text follows.
# $player (Player)
# $mv (Text)
page-puzzles-answers =
    { $player ->
        [white] White
       *[black] Black
    } answers { $mv }
# More is to be found.
page-puzzles-go-on = Find the next move.
# A puzzle was solved; more is said after it.
page-puzzles-solved = Solved
# The solution is on the board, but the person had help or tried something else first; more is said after it.
page-puzzles-helped = That is the solution; try again without help, and it counts
# The proof where one move wins.
page-puzzles-proof-win = Proven: each of these moves was the only one that wins.
# The proof where one move draws.
page-puzzles-proof-draw = Proven: nothing wins, and each of these moves was the only one that draws.
# The proof of a win in a number of turns.
# $player (Player)
# $turns (Number)
page-puzzles-proof-turns =
    Proven: { $player ->
        [white] White wins in { $turns } whatever Black does
       *[black] Black wins in { $turns } whatever White does
    }.
# A move was wrong; more is said after it.
# $mv (Text)
page-puzzles-wrong = { $mv } is not it
# Why a move was wrong: the reply wins, which is proven.
# $player (Player)
# $mv (Text)
# $points (Number)
page-puzzles-wins-by =
    { $player ->
        [white] White
       *[black] Black
    } answers { $mv } and wins by { $points }, proven.
# The same without points: the reply wins or draws, which is proven.
# $player (Player)
# $mv (Text)
# $result (Text)
page-puzzles-ends =
    { $player ->
        [white] White
       *[black] Black
    } answers { $mv } and { $result ->
        [win] wins
       *[draw] draws
    }, proven.
# Why a turn was wrong: after the reply no turn wins at once.
# $player (Player)
# $mv (Text)
page-puzzles-stops =
    { $player ->
        [white] White
       *[black] Black
    } answers { $mv }, and no turn wins at once.
# Why a turn was wrong: the engine finds no win in time.
# $player (Player)
# $mv (Text)
page-puzzles-unseen =
    { $player ->
        [white] White
       *[black] Black
    } answers { $mv }, and the engine finds no win in time.
# Why the last turn was wrong.
page-puzzles-not-at-once = It had to win at once.
# Why a move was wrong, where nothing else is known.
page-puzzles-only = Only another move does it.
# Asks for a hint.
page-puzzles-hint = Hint
# A hint: where the move begins.
# $space (Text)
page-puzzles-hint-from = It begins on { $space }.
# A hint: a piece comes from the reserve.
page-puzzles-hint-place = A piece from the reserve is placed.
# The solution was shown; more is said after it.
# $mv (Text)
page-puzzles-shown = The move is { $mv }
# Takes a wrong move back.
page-puzzles-back = Take it back
# Goes to another puzzle.
page-puzzles-following = Next puzzle
# Leads to the analysis of the position.
page-puzzles-analyse = Analyse this position
# The engine is asked about a move.
page-puzzles-checking = The engine is checking this move.
# The puzzles could not be fetched.
page-puzzles-missing = The puzzles could not be loaded. They need a network once; please try again.
# Goes through the mistakes of a player once more.
# $player (Player)
# $count (Number)
page-retry =
    Retry { $player ->
        [white] White’s
       *[black] Black’s
    } mistakes ({ $count })
# The number of the mistake.
# $number (Number)
# $all (Number)
page-retry-count = Mistake { $number } of { $all }
# The task.
# $player (Player)
page-retry-title =
    Find a better move for { $player ->
        [white] White
       *[black] Black
    }
# The move that was played instead.
# $mv (Text)
page-retry-task = In the game { $mv } was played.
# A move is the engine’s own choice.
# $mv (Text)
page-retry-best = Right: the engine would play { $mv } as well.
# A move is as good as the engine’s choice; proven is yes or no.
# $mv (Text)
# $proven (Text)
page-retry-as-good =
    Right: { $mv } is as good as the engine’s choice, { $proven ->
        [yes] proven
       *[no] as far as a search can tell
    }.
# A move loses some of the chance to win.
# $mv (Text)
# $percent (Decimal)
page-retry-loses = Not yet: { $mv } loses { $percent } % of the chance to win.
# A move loses points, which is proven.
# $mv (Text)
# $points (Number)
page-retry-loses-points =
    Not yet: { $mv } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, proven.
# The engine's move.
# $mv (Text)
page-retry-answer = The engine would play { $mv }.
# Goes to the next mistake.
page-retry-next = Next mistake
# For how many mistakes something better was found.
# $found (Number)
# $all (Number)
page-retry-found = { $found } of { $all } found
# Goes back to the analysis.
page-retry-leave = Back to the analysis
# Why the engine says nothing of a position.
page-analyse-fair = This position is from a rated game of yours that is going on: the engine says nothing of it until the game is over.
# Why a game is not reviewed.
page-review-fair = This is a rated game of yours that is going on: it can be reviewed once it is over.

# The name of the place where the coach of a first game speaks, for those who listen.
page-coach = Coach
# How many tips of the coach there were, with this one.
# $number (Number)
# $all (Number)
page-coach-number = Tip { $number } of { $all }
# The button that ends the coach's tips for good.
page-coach-none = No tips
# The button that shows the reason for a tip.
page-coach-why = Why?
# The button that shows the next tip.
page-coach-next = Next
# The button that closes the last tip for now.
page-coach-done = Got it
coach-dvonn-aim-title = Most pieces wins.
coach-dvonn-aim-text = You play White. A stack belongs to the player whose colour is on top, with every piece in it. So cover black pieces with yours.
coach-dvonn-aim-why = Covered pieces stay in the game: they count for whoever is on top. At the end the pieces in your stacks are compared with those in Black’s.
coach-dvonn-red-title = Stay connected to red.
coach-dvonn-red-text = Every stack must touch a red piece, directly or through other stacks. Stacks that lose this connection are removed at once.
coach-dvonn-red-why = A red piece on its own belongs to nobody and never moves. Cover it, and your stack carries it along. What stays behind may be cut off.
coach-dvonn-move-title = A single piece moves one step, onto any piece beside it.
coach-dvonn-move-text = Your pieces with gold edges can move. Take the ringed one along the arrow: the black piece ends up under yours, and the stack is yours.
coach-dvonn-move-why = A stack moves exactly as many spaces as it has pieces, in a straight line and always onto another stack. A piece with neighbours on all six sides cannot move.
coach-dvonn-fallen-title = Pieces have been cut off.
coach-dvonn-fallen-text = The stacks on the ringed spaces lost their connection to red and are gone for good. Before you move, check what could be cut off.
coach-dvonn-fallen-why = Removed pieces count for nobody. Use it: when you cut off a black stack, Black loses every piece in it.
coach-dvonn-end-title = The end is near.
coach-dvonn-end-text = Only your ringed stacks can still move. When neither player can move, the game ends and the pieces are counted.
coach-dvonn-end-why = If you cannot move but Black can, you pass and Black goes on. Whoever still has moves at the end has the last word.
coach-punct-aim-title = Connect two opposite sides.
coach-punct-aim-text = You play White. Build a chain of your dots the way of any arrow; it may bend. To start, choose a piece from your reserve and place it outside the centre.
coach-punct-aim-why = Dots on neighbouring spaces form a chain, whichever of your pieces they belong to. Only dots that you can see count.
coach-punct-dot-title = The orange dot is the PÜNCT.
coach-punct-dot-text = Every piece has one, ringed here, and two minor dots. The PÜNCT leads the way when the piece moves. For your chain, all three dots count the same.
coach-punct-dot-why = Where a piece can go depends on its shape and on the place of its PÜNCT. That is why your reserve has six kinds of pieces.
coach-punct-line-title = Pieces on the board can move, too.
coach-punct-line-text = The PÜNCT goes any distance along one of its three lines, even over other pieces. Then the piece may turn around it. The ringed piece could follow the arrow.
coach-punct-line-why = A turn is one placement or one move. Placing adds three dots; moving brings a piece where you need it. A piece may also just turn on the spot.
coach-punct-top-title = A moving piece can land on others.
coach-punct-top-text = Its PÜNCT must come down on a dot of yours, and the piece must lie level. The ringed piece could follow the arrow and cover what Black has there.
coach-punct-top-why = Covered dots do not count for a chain, and a piece with a covered dot cannot move. New pieces from the reserve only go on empty spaces.
coach-punct-bridge-title = A bridge spans a gap.
coach-punct-bridge-text = A straight or angular piece may rest on its two ends alone, with a gap under its middle. The ringed piece could become a bridge at the end of the arrow.
coach-punct-bridge-why = All three dots of a bridge count. Nothing can be put under it, and what lies there cannot move. A triangle never makes a bridge.

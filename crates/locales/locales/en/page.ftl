### Texts of the web page. A text that ends in a reason given elsewhere has no full stop.

# The name of the main navigation, for screen readers.
page-nav = Navigation
# The link to the first screen.
page-home = Play
# The link to the finished games, and their heading.
page-games = My games
# The link to the settings, and their heading.
page-settings = Settings
# The link that skips the header, for the keyboard.
page-skip = Skip to content
# The menu of everything that does not fit into the bar.
page-more = More
# The name of the account menu, for screen readers.
page-account = Your account
# The link to the sign-in form, in the header.
page-sign-in = Sign in
# The link to the sign-up form, in the header.
page-create-account = Create account
# The link to the person's own profile, in the account menu.
page-profile = Profile
# The button that signs out, in the account menu.
page-log-out = Sign out
# The label before the number of games that wait for a move.
page-your-turn = Your turn
# Shown instead of the game's state until the program has loaded.
page-setting-up = Setting up the board
# The credits at the foot of each screen.
page-credits = DVONN and PÜNCT are games by Kris Burm. Basalt is an independent project and is not affiliated with him or his publishers.
# The banner during maintenance.
page-maintenance = Maintenance: games are paused, and no clock runs.
# The link to the operator’s privacy page.
page-privacy = Privacy
# The link to the operator’s imprint.
page-imprint = Imprint
# The heading of a page that does not exist.
page-lost-title = Page not found
# The requested path does not exist.
# $path (Text)
page-lost = There is no page at { $path }.
# The link from there to the first screen.
page-lost-home = Back to start

# DVONN in a few short sentences.
page-home-dvonn = Stack pieces and stay connected to red. Cut-off pieces are removed. Most pieces wins.
# PÜNCT in a few short sentences.
page-home-punct = Place, move and stack three-dot pieces. Connect two opposite sides of the board to win.
# The button that opens the options of a game against the computer.
page-home-computer = Play the computer
# The button that opens the options of a game between two people on one device.
page-home-two = Two players, one device
# The note about an unfinished game.
# $game (Text)
page-home-unfinished = You have an unfinished game of { $game }.
# The button that resumes it.
page-home-continue = Continue
# The main button: looks for an online opponent.
page-home-find = Find an opponent
# The time control with days per move.
page-home-days = Days
# The same with the number of days.
# $days (Number)
page-home-days-each =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
# The number of open challenges.
# $count (Number)
page-home-waiting = { $count } waiting
# The label of games that change ratings.
online-rated = Rated
# The label of games that do not change ratings.
online-casual = Casual
# The days left for a move.
# $days (Number)
online-days-left =
    { $days ->
        [one] { $days } day left
       *[other] { $days } days left
    }
# The hours left for a move.
# $hours (Number)
online-hours-left =
    { $hours ->
        [one] { $hours } hour left
       *[other] { $hours } hours left
    }
# The minutes left for a move.
# $minutes (Number)
online-minutes-left =
    { $minutes ->
        [one] { $minutes } minute left
       *[other] { $minutes } minutes left
    }
# The level that the person has reached.
# $level (Number)
# $all (Number)
page-home-level = Level { $level } of { $all }
# The button that opens the options before a game.
page-home-options = Level and clock
# The heading of the ways to play a friend.
page-home-friend = Play a friend
# The button that makes a link for a friend.
page-home-link = Send a link
# The heading above the offer of a first game.
# $game (Text)
page-home-new = New to { $game }?
# The button that starts the first game.
page-home-coach = Your first game, with a coach
# The number of players, games and open challenges on the server.
# $players (Number)
# $games (Number)
# $waiting (Number)
page-home-counts =
    { $players } online · { $games ->
        [one] { $games } game
       *[other] { $games } games
    } · { $waiting } waiting
# The label of a game in progress.
page-home-live = Live game
# The link to it.
page-home-watch = Watch this game
# The label of a recorded game that plays by itself.
page-home-example = Example game
# The heading of the progress in a course.
page-home-learning = Keep learning
# The link to all lessons.
page-home-lessons = All lessons
# The link to all online games.
page-home-all-games = All games

# The title of a game and of the options before it.
# $game (Text)
page-new-title = { $game }
# The heading of the choice of an opponent.
page-new-opponent = Opponent
# A choice of opponent.
page-new-opponent-computer = Computer
# The name of somebody who has deleted their account.
page-deleted-player = deleted player
# The mark of a player who is a program.
page-bot = BOT
# A choice of opponent: another person on the same device.
page-new-opponent-two = Two players, one device
# The heading of the computer's levels.
page-new-level = Level
# The heading of the choice of a colour.
page-new-color = Your colour
# A choice of colour: random.
page-new-color-chance = Random
# The heading of the choice of a start position in DVONN.
page-new-board = Starting board
# A choice of start: all pieces are placed at random.
page-new-board-full = Filled at random
# A choice of start: the players place the pieces.
page-new-board-empty = Empty, you place the pieces
# The heading of the variants of PÜNCT.
page-new-variant = Rules
# A choice: the basic game.
page-new-variant-basic = Basic game
# A choice: the standard game.
page-new-variant-standard = Standard game
# The time control.
page-new-clock = Clock
# The button that starts the game.
page-new-begin = Start game

# A description of the lowest levels.
page-level-first-games = Beginner: misses a lot
# A description of the next levels.
page-level-easy = Easy: sees its own chances better than yours
# A description of the middle levels.
page-level-club = Medium: looks a few moves ahead
# A description of the high levels.
page-level-strong = Strong: looks far ahead and rarely makes mistakes
# A description of the highest level.
page-level-full = Full strength: thinks as long as the clock allows

# A choice of clock: none.
page-clock-none = No clock
# A choice of clock: minutes for the game and seconds added per move.
# $minutes (Number)
# $seconds (Number)
page-clock-preset =
    { $seconds ->
        [0] { $minutes } min
       *[more] { $minutes } min + { $seconds } s
    }
# A choice of clock: the person sets the times.
page-clock-own = Custom
# A field of the custom clock.
page-clock-minutes = Minutes per player
# A field of the custom clock.
page-clock-increment = Seconds added per move

# The label of a person who plays the computer.
# $color (Text)
page-player-you =
    { $color ->
        [white] White: you
       *[black] Black: you
    }
# The label of the computer as a player.
# $color (Text)
# $level (Number)
page-player-computer =
    { $color ->
        [white] White: computer, level { $level }
       *[black] Black: computer, level { $level }
    }
# The label of one of two people on one device.
# $color (Text)
page-player-person =
    { $color ->
        [white] White
       *[black] Black
    }

# Shown while the computer thinks.
page-play-thinking = thinking
# The heading of the game screen when there is no game.
page-play-nothing = No game in progress
# The link from there to the first screen.
page-play-nothing-home = Choose a game
# A message shown once when the stored game is damaged.
page-play-unreadable = Your game in progress is damaged and can’t be opened. It is still under “My games”, where you can export it.
# The name of the list of moves.
page-play-moves = Moves
# The button to the start of the game.
page-play-first = First position
# The button one move back.
page-play-back = Previous move
# The button one move forward.
page-play-ahead = Next move
# The button to the latest position.
page-play-last = Latest position
# The name of the panel beside the board, for screen readers.
page-play-aside = Game panel
# The name of the players' card, for screen readers.
page-play-players = Players
# The name of the group of buttons, for screen readers.
page-play-actions = Actions
# The button that takes back a move.
page-play-undo = Undo
# The button that plays it again.
page-play-redo = Redo
# The button that asks for a hint.
page-play-hint = Hint
# The hint.
# $mv (Text)
page-play-hint-is = Try { $mv }
# An action was refused. The reason is in lower case and has no full stop.
# $why (Text)
page-play-refused = Not possible: { $why }.
# The button that makes the computer move at once.
page-play-stop = Move now
# The button that turns the board round.
page-play-flip = Flip board
# The button that hides everything but the board.
page-play-zen = Zen mode
# The button in DVONN that places all remaining pieces.
page-play-place-rest = Place the rest
# The button in DVONN that plays the game to its end when one side can never move again.
page-play-finish = Finish for me
# The button that gives the game up.
page-play-resign = Resign
# The question after it.
page-play-resign-sure = Resign this game?
# The button that starts a new game.
page-play-new = New game
# The button that starts the same game with colours swapped.
page-play-rematch = Rematch
# The consequence, below the question whether to resign.
page-play-resign-text = The game ends and your opponent wins.
# The answer no to that question.
page-play-resign-no = Keep playing
# The button on phones that opens the menu.
page-play-menu = Menu
# The arrow on phones that leads to the first screen.
page-play-leave = Leave game
# The button that ends zen mode.
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
# The bar that compares the players' pieces, for screen readers.
# $white (Number)
# $black (Number)
page-player-balance = White { $white }, Black { $black }
# The name of the panel with the piece that is being placed.
page-hand = Your piece
# The button that places it.
page-hand-place = Place piece
# The buttons that turn it.
page-hand-turn = Turn
# Shown instead of whose turn it is while an earlier position is on the board.
page-play-looking-back = You’re viewing an earlier position.
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

# The name of the result panel, for screen readers.
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
# Why a game of DVONN is over.
page-result-no-moves = Neither player can move.
# The sides that are connected, as in `result_connection`.
# $sides (Text)
page-result-connected =
    { $sides ->
        [south-west] South-west and north-east are connected.
        [north-west] North-west and south-east are connected.
       *[west-east] West and east are connected.
    }
# The person has resigned.
page-result-you-resigned = You resigned.
# The person's time has run out.
page-result-your-time = You ran out of time.
# The button that copies the game.
page-result-share = Share
# The game was copied.
page-result-copied = Game copied. Paste it anywhere.
# The browser refused to copy the game.
page-result-not-copied = Your browser blocked copying. You can export the game under “My games”.

# The label of the number of pieces in a player's stacks.
page-count-controls = pieces
# The label of the number of stacks that can move.
page-count-can-move = can move
# The label of the number of pieces that have left the board.
page-count-removed = removed
# The label of the number of pieces in reserve.
page-count-placements = left to place
# The label of the number of dots in the central hexagon.
page-count-centre = dots in the centre

# The name of the board for screen readers.
page-board-role = board
# The name of the question before a move.
page-board-confirm = Play this move?
# The button with the check mark.
page-board-yes = Confirm
# The button that cancels the move.
page-board-no = Put back
# The name of a reserve.
# $color (Text)
page-board-reserve =
    { $color ->
        [white] White’s reserve
       *[black] Black’s reserve
    }
# A kind of piece in reserve, and how many are left.
# $kind (Text)
# $left (Number)
page-board-kind =
    { $kind ->
        [triangle] Triangle
        [straight-middle] Straight, PÜNCT in the middle
        [straight-end] Straight, PÜNCT at an end
        [angle-left] Angular, PÜNCT on the left arm
        [angle-right] Angular, PÜNCT on the right arm
       *[angle-bend] Angular, PÜNCT at the bend
    }: { $left ->
        [one] { $left } left
       *[other] { $left } left
    }
# A button that turns the piece.
page-board-turn = Turn clockwise
# A button that turns the piece the other way.
page-board-turn-back = Turn anticlockwise
# A button that moves the piece to one of the six neighbouring spaces.
# $way (Text)
page-board-nudge =
    Move the piece { $way ->
        [up] up
        [up-right] up and right
        [down-right] down and right
        [down] down
        [down-left] down and left
       *[up-left] up and left
    }
# A button: the next tap lifts a piece.
page-board-look-under = Look underneath
# A button: shows every turn by which the opponent would win at once.
page-board-threats = Show threats
# The slider that fades upper levels; level 1 is the board.
# $floor (Number)
page-board-floors = Show levels up to { $floor }
# The button that zooms out.
page-board-unzoom = Whole board

# Why the computer player is missing: no Web Workers.
page-engine-no-workers = This browser lacks Web Workers, so the computer can’t play. Two-player games still work.
# Why the computer player is missing: WebAssembly is too old.
page-engine-no-simd = This browser’s WebAssembly is too old, so the computer can’t play. Two-player games still work.
# The engine crashed and was restarted.
page-engine-restarted = The computer player crashed and was restarted. Your game is safe.
# The engine crashes again and again.
page-engine-given-up = The computer player keeps crashing. Reload the page to try again. Your game is saved.

# The text of an empty list.
page-games-none = Finished games appear here. They are stored in this browser only.
# The heading of an empty list.
page-games-none-title = No games yet
# The button that shows more of the list.
page-games-more = Show more
# The button that opens a game.
page-games-open = View
# The button that saves all games as one file.
page-games-export = Export all
# The button that saves one game as a file.
page-games-export-one = Export
# The button that reads games from a file.
page-games-import = Import
# The result of importing a file.
# $added (Number)
# $known (Number)
# $refused (Number)
page-games-imported =
    { $added ->
        [0] No new games
        [one] { $added } new game
       *[other] { $added } new games
    }, { $known ->
        [one] { $known } already here
       *[other] { $known } already here
    }, { $refused ->
        [one] { $refused } unreadable
       *[other] { $refused } unreadable
    }.
# The button that deletes a game.
page-games-delete = Delete
# The same button, asking once more.
page-games-delete-sure = Really delete?
# The question before a game is deleted on its own screen.
page-games-delete-title = Delete this game?
# The consequence, below the question.
page-games-delete-text = It will be deleted from this browser for good.
# The answer no.
page-games-keep = Keep
# A damaged game. The details can be unfolded below.
page-games-broken = This game is damaged and can’t be opened. You can export or delete it.
# The fold with the error of a damaged game, for those who can repair it.
page-games-broken-why = Details
# A game without a result.
page-games-unfinished = Not finished.
# The heading of a game that is not stored.
page-games-missing = This game isn’t saved in this browser

# The heading of the languages.
page-settings-language = Language
# The heading of the themes.
page-settings-theme = Theme
# A choice of theme or motion.
page-settings-as-system = System default
# A choice of theme.
page-settings-light = Light
# A choice of theme.
page-settings-dark = Dark
# The heading of the choices of animation.
page-settings-motion = Animation
# A choice of animation.
page-settings-reduced = Reduced
# The heading of when a move must be confirmed.
page-settings-confirmation = Confirm DVONN moves
# A choice of confirmation.
page-settings-never = Never
# A choice of confirmation.
page-settings-own-losses = If my own pieces get cut off
# A choice of confirmation.
page-settings-always = Always
# The heading of when threats are shown.
page-settings-threats = Show threats in PÜNCT
# A choice of threats: up to a level of the computer.
# $level (Number)
page-settings-for-beginners = At levels 1–{ $level }
# A switch.
page-settings-sound = Sounds
# A switch.
page-settings-coordinates = Board coordinates
# A switch, for both games.
page-settings-links = Show links and chains
# A button that shows and hides them.
page-links = Links
# A key that does.
page-keys-links = show links and chains
# The styles of pieces.
page-settings-pieces = Pieces
# A style: polished stones.
page-settings-stone = Stone
# A style: flat, black, white and orange, easy to tell apart.
page-settings-contrast = High contrast
# The heading of language, theme and animation.
page-settings-appearance = Appearance
# The heading of sounds and coordinates.
page-settings-board = Board and sound
# The heading of confirmation and threats.
page-settings-help = Help during games
# The heading over the link to the account.
page-settings-account = Account
# The explanation below it.
page-settings-account-lead = Password, two-factor authentication, recovery codes and devices.
# The link to the account.
page-settings-account-open = Manage account
# The heading of the volumes.
page-settings-volume = Volume
# The heading of the board sizes.
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
# A choice of size.
page-settings-large = Large

# The browser stores nothing.
page-store-closed = This browser blocks storage, so your game will be lost when you close the page.
# The storage is full.
page-store-full = Browser storage is full, so new moves aren’t saved. Delete or export games under “My games”.

# The screen where games are analysed.
page-analyse = Analyse
# A description of that screen in one sentence.
page-analyse-lead = Try out moves, ask the engine and see where a game turned.
# The button that analyses a finished game.
page-analyse-this = Analyse game
# The switch of the engine.
page-analyse-engine = Engine
# The heading of the number of lines that the engine shows.
page-analyse-lines = Lines
# Depth and speed of the engine, in thousands of positions per second.
# $depth (Number)
# $speed (Number)
page-analyse-depth = Depth { $depth }, { $speed }k positions/s
# The game is over in this position.
page-analyse-over = The game is over here.
# White's chance to win, for screen readers.
# $percent (Number)
page-analyse-chance = White’s winning chances: { $percent }%
# A proven score.
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
# A proven draw.
page-analyse-draw = Draw, proven
# The button that plays a line of the engine up to a move.
# $mv (Text)
page-analyse-follow = Play up to { $mv }
# The name of the move tree.
page-analyse-tree = Moves and variations
# The tree has no moves yet.
page-analyse-empty = No moves yet. Play for both sides on the board.
# The button that moves a variation up.
page-analyse-promote = Promote variation
# The button that deletes a move and everything after it.
page-analyse-delete = Delete from here
# The button that copies the moves up to this one.
page-analyse-copy-line = Copy line
# The comment on a move.
page-analyse-comment = Comment
# The heading of the marks that a move can have (! ? and so on).
page-analyse-marks = Marks
# The tree has reached its size limit.
page-analyse-full = This game tree is full. No more moves can be added.
# The name of the chart of a game.
page-analyse-chart = White’s winning chances, move by move
# The button that starts a review.
page-analyse-review = Review game
# The progress of a review.
# $done (Number)
# $total (Number)
page-analyse-reviewing = Reviewing: { $done } of { $total }
# The button that stops the review.
page-analyse-stop = Stop
# The button that adds marks and comments of a review to the tree.
page-analyse-note-down = Add to game
# That was done.
page-analyse-noted = Marks and comments added.
# The heading over the field for a pasted game.
page-analyse-open = Open a game
# The label of that field.
page-analyse-paste = Paste a game or position in any format
# The button that reads the pasted text.
page-analyse-read = Open
# The button that chooses a file.
page-analyse-file = Choose file
# The pasted text cannot be read.
# $why (Text)
page-analyse-unreadable = Can’t read this: { $why }.
# The field is empty.
page-analyse-nothing = Nothing to open yet. Paste a game first.
# The heading of the ways to save and share a game.
page-analyse-share = Save and share
# The button that copies a link to the game.
page-analyse-copy-link = Copy link
# Something was copied.
page-analyse-copied = Copied.
# The browser refused to copy.
page-analyse-not-copied = Your browser blocked copying. Copy the text from the field instead.
# The button that saves the game in a format.
# $format (Text)
page-analyse-save = Save as { $format }
# The game cannot be saved in that format.
# $why (Text)
page-analyse-not-saved = Can’t save in this format: { $why }.
# The button that starts an empty tree of a game.
# $game (Text)
page-analyse-new = New { $game }
# The button that opens the position editor.
page-analyse-setup = Set up position
# The link in the address cannot be read.
# $why (Text)
page-analyse-bad-link = This link doesn’t contain a readable game: { $why }.
# The tab of the review.
page-analyse-tab-review = Review
# The tab that opens games and positions.
page-analyse-tab-open = Open
# The tab that saves and shares.
page-analyse-tab-share = Share
# The tab of the opening explorer.
page-analyse-tab-explorer = Explorer
# The name of the explorer, for screen readers.
page-explorer = Opening explorer
# The set of engine games cannot be fetched.
page-explorer-missing = Couldn’t load the games. Connect once to load them; then they work offline.
# The switch between games, for screen readers.
page-analyse-game = Game
# A game was opened, with its number of moves.
# $count (Number)
page-analyse-opened =
    { $count ->
        [0] Position opened.
        [one] Opened: { $count } move.
       *[other] Opened: { $count } moves.
    }
# The purpose of a review.
page-analyse-review-lead = The engine checks every move and shows where the game turned.
# Beside a number of moves with this mark.
page-analyse-inaccuracies = inaccuracies
# Beside a number of moves with this mark.
page-analyse-mistakes = mistakes
# Beside a number of moves with this mark.
page-analyse-blunders = blunders
# The button that asks for a better move than the one that was played.
page-analyse-try = Try it yourself
# The button that plays the engine’s line on the board.
page-analyse-show-line = Show line
# The button to the first position, on phones.
page-analyse-step-first = Start
# The button to the previous position, on phones.
page-analyse-step-back = Back
# The button to the next position, on phones.
page-analyse-step-ahead = Forward
# The button to the next mistake, on phones.
page-analyse-next-mistake = Mistake

# The list of keyboard shortcuts.
page-keys = Keyboard shortcuts
# The heading of the shortcuts that work everywhere.
page-keys-everywhere = Everywhere
# The heading of the shortcuts of a screen.
page-keys-screen = On this screen
# The heading of the shortcuts of the board.
page-keys-board = On the board
# What a shortcut does.
page-keys-hint = hint
# What a shortcut does.
page-keys-undo = take back a move
# What a shortcut does: moves the focus over the board.
page-keys-focus = select another space
# What a shortcut does.
page-keys-act = pick up, put down
# What a shortcut does: cancels the move that is not made yet.
page-keys-back = put everything back
# What a shortcut does: chooses a piece by number.
page-keys-kind = choose a piece
# What a shortcut does.
page-keys-turn = turn the piece
# What a shortcut does: highlights the chain of a space.
page-keys-chain = show the chain
# What a shortcut does: lifts a piece.
page-keys-under = look underneath
# What a shortcut does: removes a piece in the position editor.
page-keys-take-off = remove a piece
# What a shortcut does: steps through the moves.
page-keys-steps = back and forward
# What a shortcut does: goes to the start or the end of the game.
page-keys-ends = first and last position
# What a shortcut does.
page-keys-flip = flip the board
# What a shortcut does.
page-keys-zen = zen mode
# What a shortcut does.
page-keys-engine = engine on or off
# What a shortcut does: plays the engine's best move.
page-keys-best = play the best move
# What a shortcut does: goes to another variation.
page-keys-lines = another variation
# What a shortcut does: removes circles and arrows.
page-keys-clear = clear drawings
# What a shortcut does.
page-keys-help = this list
# How to draw on the board.
page-keys-draw = Right-drag to draw an arrow, right-click to draw a circle. Shift, Alt or both change the colour. Draw it again to remove it.
# The button that closes a dialog.
page-close = Close

# The screen of courses.
page-learn = Learn
# The button that shows the answer.
page-learn-show = Show me
# The spaces with a ring around them, for screen readers.
# $spaces (Text)
page-learn-rings = Ringed: { $spaces }.
# The move of the arrow on the board, for screen readers.
# $way (Text)
page-learn-arrow = Arrow: { $way }.
# The moves that the opponent threatens, shown as red arrows, for screen readers.
# $moves (Text)
page-learn-red-arrow = Red arrow: { $moves }.
# The meaning of a green arrow on the board of a lesson.
page-learn-legend-arrow = where it goes
# The meaning of a gold ring on the board of a lesson.
page-learn-legend-ring = what this is about
# The meaning of a red arrow on the board of a lesson.
page-learn-legend-danger = what your opponent threatens
# The answer to a question of the exam is right; the reason follows.
page-learn-exam-right = Right!
# The answer to a question of the exam is wrong; the reason follows.
page-learn-exam-wrong = Not this time: the arrow shows the answer.
# The rules.
page-rules = Rules
# The title of the position editor.
page-setup-title = Set up position
# The name of the board in the position editor.
page-setup-board = position editor
# Instructions for placing pieces of DVONN.
page-setup-hint-dvonn = Choose a piece, then tap a space to put it on top.
# Instructions for placing pieces of PÜNCT.
page-setup-hint-punct = Tap three spaces for a piece, its PÜNCT first.
# An unfinished piece of PÜNCT, and how many of its dots are missing.
# $punct (Text)
# $left (Number)
page-setup-begun = PÜNCT on { $punct }, dots left to tap: { $left }
# The name of the tools of the position editor.
page-setup-tools = Pieces
# A tool: pieces of a colour, and how many of them are on the board.
# $color (Text)
# $used (Number)
# $most (Number)
page-setup-put = { $color }, { $used } of { $most } on the board
# A tool: removes pieces.
page-setup-take-off = Remove
# The heading of the choice of a level for the next piece.
page-setup-level = Level of the next piece
# A choice of level: the one on which the piece rests.
page-setup-level-rest = Automatic
# A choice of level by its number; level 1 is the board.
# $floor (Number)
page-setup-level-floor = Level { $floor }
# The heading of the choice of the player to move.
page-setup-to-move = To move
# The heading of the choice of a phase of DVONN.
page-setup-phase = Phase
# The first phase of DVONN.
page-setup-placing = Placing
# The second phase of DVONN.
page-setup-stacking = Stacking
# A field: the number of turns since the last placement.
page-setup-turns = Turns since the last placement
# The arrangement is a legal position.
page-setup-right = This position is legal.
# The arrangement is a legal position in which the game is over.
page-setup-over = This position is legal, and the game is over.
# The field with the position as text.
page-setup-text = Position as text
# The text in that field cannot be read.
# $why (Text)
page-setup-unread = Can’t read this: { $why }.
# The button that empties the board.
page-setup-clear = Clear
# The button that sets up the start of the game.
page-setup-start = Starting position
# The button that places all pieces of DVONN at random.
page-setup-random = Random board
# The button that accepts the position.
page-setup-done = Done
# The button that leaves the editor without changes.
page-setup-cancel = Cancel
# Shown instead of whose turn it is when the game is over.
page-play-over = The game is over
# Instructions before the first move; the step is placing, stacking or punct.
# $step (Text)
page-play-how =
    { $step ->
        [placing] Tap an empty space to place a piece.
        [stacking] Tap one of your stacks, then a highlighted space.
       *[punct] Choose a piece and tap the board, or drag it there. Or tap three spaces.
    }
# The module for import and export could not be loaded.
page-analyse-no-press = Couldn’t load import and export. Connect once to load them; then they work offline.
# The link to online games, in the bar.
page-online = Online
# The number of games that wait for the person's move.
# $count (Number)
page-called =
    { $count ->
        [one] A game is waiting for your move
       *[other] { $count } games are waiting for your move
    }
# The number of frames of an animation drawn so far.
# $done (Number)
# $total (Number)
page-analyse-drawing = Drawing: { $done } of { $total }
# A picture could not be made.
page-analyse-no-picture = This browser couldn’t draw the picture.
# The previous analysis was stored because another one was opened.
page-analyse-put-aside = Your previous analysis is saved under “My games”.
# The stored analysis cannot be read.
page-analyse-lost = Your last analysis is damaged and can’t be opened. It is still under “My games”, where you can export it.
# The screen of puzzles.
page-puzzles = Puzzles
# The puzzle of the day.
page-puzzles-day = Puzzle of the day
# The number of days in a row on which the puzzle of the day was solved.
# $days (Number)
page-puzzles-streak =
    { $days ->
        [one] { $days }-day streak
       *[other] { $days }-day streak
    }
# The button that opens the next puzzle.
page-puzzles-train = Train
# The heading of the choice of a game.
page-puzzles-game = Game
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
# The button that takes back a wrong move.
page-puzzles-back = Take back
# The engine checks a move.
page-puzzles-checking = Checking this move…
# The goal: a win by a margin.
# $player (Player)
# $points (Number)
page-puzzles-aim-margin =
    { $player ->
        [white] White
       *[black] Black
    } to move and win by { $points }
# The goal: the opponent's win is stopped.
# $player (Player)
page-puzzles-aim-block =
    { $player ->
        [white] White to move and stop Black
       *[black] Black to move and stop White
    }
# The goal: the best space for a piece.
# $player (Player)
page-puzzles-aim-place =
    { $player ->
        [white] White
       *[black] Black
    } to place a piece
# The goal: the best move, as the engine judges.
# $player (Player)
page-puzzles-aim-best =
    { $player ->
        [white] White
       *[black] Black
    } to play the best move
# After a review: mistakes of the person have become puzzles.
# $count (Number)
page-review-puzzles =
    { $count ->
        [one] { $count } of your mistakes is now a puzzle.
       *[other] { $count } of your mistakes are now puzzles.
    }
# The button that goes through a player's mistakes again.
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
# The move that was played in the game.
# $mv (Text)
page-retry-task = { $mv } was played in the game.
# The move is the engine’s own choice.
# $mv (Text)
page-retry-best = Right: { $mv } is the engine’s choice too.
# The move is as good as the engine’s choice; proven is yes or no.
# $mv (Text)
# $proven (Text)
page-retry-as-good =
    Right: { $mv } is as good as the engine’s choice, { $proven ->
        [yes] proven
       *[no] as far as a search can tell
    }.
# The move lowers the chance to win.
# $mv (Text)
# $percent (Decimal)
page-retry-loses = Not quite: { $mv } lowers the winning chances by { $percent }%.
# The move loses points, which is proven.
# $mv (Text)
# $points (Number)
page-retry-loses-points =
    Not quite: { $mv } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, proven.
# The engine's move.
# $mv (Text)
page-retry-answer = The engine would play { $mv }.
# Goes to the next mistake.
page-retry-next = Next mistake
# The number of mistakes for which a better move was found.
# $found (Number)
# $all (Number)
page-retry-found = { $found } of { $all } found
# The button back to the analysis.
page-retry-leave = Back to analysis
# The engine is off because of a rated game in progress.
page-analyse-fair = The engine is off during your rated game.
# Why a game cannot be reviewed yet.
page-review-fair = You can review this rated game once it’s over.

# The name of the place where the coach of a first game speaks, for those who listen.
page-coach = Coach
# How many tips of the coach there were, with this one.
# $number (Number)
# $all (Number)
page-coach-number = Tip { $number } of { $all }
# The button that ends the coach's tips for good.
page-coach-none = No more tips
# The button that shows the reason for a tip.
page-coach-why = Why?
# The button that shows the next tip.
page-coach-next = Next
# The button that closes the last tip for now.
page-coach-done = Got it
coach-dvonn-aim-title = Most pieces wins.
coach-dvonn-aim-text = You play White. A stack belongs to the player whose colour is on top, with every piece in it. So cover black pieces with yours.
coach-dvonn-aim-why = Covered pieces stay in the game: they count for whoever is on top. At the end the pieces in your stacks are compared with those in Black’s.
coach-dvonn-red-title = Stay linked to red.
coach-dvonn-red-text = Every stack must touch a red piece, directly or through other stacks. Stacks that lose this link are removed at once.
coach-dvonn-red-why = A red piece on its own belongs to nobody and never moves. Cover it, and your stack carries it along. Stacks left behind may be cut off.
coach-dvonn-move-title = A single piece moves one space, onto any piece next to it.
coach-dvonn-move-text = Your pieces with gold edges can move. Move the ringed one along the arrow: the black piece ends up under yours, and the stack is yours.
coach-dvonn-move-why = A stack moves exactly as many spaces as it has pieces, in a straight line and always onto another stack. A piece with neighbours on all six sides can’t move.
coach-dvonn-fallen-title = Pieces have been cut off.
coach-dvonn-fallen-text = The stacks on the ringed spaces lost their link to red and are gone for good. Before you move, check what could be cut off.
coach-dvonn-fallen-why = Removed pieces count for nobody. You can use this too: when you cut off a black stack, Black loses every piece in it.
coach-dvonn-end-title = The end is near.
coach-dvonn-end-text = Of your stacks, only the ringed ones can still move. When neither player can move, the game ends and the pieces are counted.
coach-dvonn-end-why = If you can’t move but Black can, you pass and Black goes on. Whoever still has moves at the end has the last word.
coach-punct-aim-title = Connect two opposite sides.
coach-punct-aim-text = You play White. Build a chain of your dots in the direction of any arrow. It may bend. To start, choose a piece from your reserve and place it outside the centre.
coach-punct-aim-why = Dots on neighbouring spaces form a chain, whichever of your pieces they belong to. Only dots that you can see count.
coach-punct-dot-title = The orange dot is the PÜNCT.
coach-punct-dot-text = Every piece has one, ringed here, and two minor dots. The PÜNCT leads the way when the piece moves. For your chain, all three dots count the same.
coach-punct-dot-why = Where a piece can go depends on its shape and on where its PÜNCT is. That’s why your reserve has six kinds of pieces.
coach-punct-line-title = Pieces on the board can move, too.
coach-punct-line-text = The PÜNCT goes any distance along one of its three lines, even over other pieces. Then the piece may turn around it. The ringed piece could follow the arrow.
coach-punct-line-why = A turn is one placement or one move. Placing adds three dots; moving brings a piece where you need it. A piece may also just turn on the spot.
coach-punct-top-title = A moving piece can land on others.
coach-punct-top-text = Its PÜNCT must come down on a dot of yours, and the piece must lie level. The ringed piece could follow the arrow and cover Black’s dots there.
coach-punct-top-why = Covered dots don’t count for a chain, and a piece with a covered dot can’t move. New pieces from the reserve go only on empty spaces.
coach-punct-bridge-title = A bridge spans a gap.
coach-punct-bridge-text = A straight or angular piece may rest on its two ends alone, with a gap under its middle. The ringed piece could become a bridge at the end of the arrow.
coach-punct-bridge-why = All three dots of a bridge count. Nothing can go under it, and pieces already there can’t move. A triangle is never a bridge.
# The progress in a course.
# $done (Number)
# $all (Number)
page-learn-progress = { $done } of { $all } steps done
# The button that starts or continues a course.
# $stage (Text)
page-learn-begin =
    { $stage ->
        [new] Start
       *[begun] Continue
    }
# The label of a finished step.
page-learn-done = Done

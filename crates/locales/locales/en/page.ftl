### What only the page says. A line that ends in a reason given by someone else has no full stop.

page-nav = Navigation
page-home = Play
page-games = My games
page-settings = Settings
page-skip = Skip to content
page-more = More
page-account = Your account
page-sign-in = Sign in
page-create-account = Create account
page-profile = Profile
page-log-out = Log out
page-your-turn = Your turn
page-credits = DVONN and PÜNCT are games by Kris Burm. Basalt is an independent work: neither he nor his publishers have any part in it.
page-lost-title = There is nothing here
page-lost = No page has the address { $path }.
page-lost-home = To the games

page-home-title = Two games of stone, deep as they are simple
page-home-lead = Learn a game by playing it: the computer is as gentle or as strong as you like, and everything works without an account and without a network.
page-home-dvonn = Stack your pieces onto others and keep in touch with red: what loses it falls off the board, and the taller towers win.
page-home-punct = Lay, move and stack pieces of three dots until yours connect two opposite sides of the board.
page-home-first =
    { $level ->
        [1] Play a first game
       *[higher] Play on: level { $level }
    }
page-home-computer = Play the computer
page-home-two = Two at one board
page-home-unfinished = A game of { $game } is not finished.
page-home-continue = Go on
page-home-later = What is still to come
page-home-online-lead = Play people anywhere, in real time or with days for each move. A link is all that a friend needs.

page-new-title = A game of { $game }
page-new-opponent = Opponent
page-new-opponent-computer = The computer
page-new-opponent-two = Two at one board
page-new-level = Level
page-new-color = Your colour
page-new-color-chance = By chance
page-new-board = The board at the start
page-new-board-full = Full, by chance
page-new-board-empty = Empty: you place the pieces
page-new-variant = Rules
page-new-variant-basic = Basic game
page-new-variant-standard = Standard game
page-new-clock = Clock
page-new-begin = Begin

page-level-first-games = For first games: overlooks most of what can be done.
page-level-easy = Easy: sees its own chances better than yours.
page-level-club = Attentive: looks a few moves ahead.
page-level-strong = Strong: looks far ahead and hardly ever errs.
page-level-full = Full strength: takes the time that it is given.

page-clock-none = None
page-clock-preset =
    { $seconds ->
        [0] { $minutes } min
       *[more] { $minutes } min + { $seconds } s
    }
page-clock-own = Your own
page-clock-minutes = Minutes for the game
page-clock-increment = Seconds for each move

page-player-you =
    { $color ->
        [white] White: you
       *[black] Black: you
    }
page-player-computer =
    { $color ->
        [white] White: computer, level { $level }
       *[black] Black: computer, level { $level }
    }
page-player-person =
    { $color ->
        [white] White
       *[black] Black
    }

page-play-thinking = thinking
page-play-nothing = No game is under way
page-play-nothing-home = Choose a game
page-play-unreadable = The game that was under way can no longer be read. It is kept as it is under “My games”, where you can export it.
page-play-moves = Moves
page-play-first = First position
page-play-back = One move back
page-play-ahead = One move ahead
page-play-last = Latest position
page-play-aside = The game
page-play-actions = What you can do
page-play-undo = Undo
page-play-redo = Redo
page-play-hint = Hint
page-play-hint-is = A good move is { $mv }
page-play-refused = That is not possible: { $why }.
page-play-stop = Move now
page-play-flip = Turn board
page-play-zen = Only the board
page-play-place-rest = Place the rest for me
page-play-finish = Finish for me
page-play-resign = Resign
page-play-resign-sure = Really resign?
page-play-new = New game
page-play-rematch = Rematch
page-play-looking-back = You are looking at an earlier position.
page-play-place-red =
    { $who ->
        [you] Your turn: place a red piece
       *[another] { $color ->
            [white] White places a red piece
           *[black] Black places a red piece
        }
    }
page-play-place =
    { $who ->
        [you] Your turn: place a piece
       *[another] { $color ->
            [white] White places a piece
           *[black] Black places a piece
        }
    }
page-play-move =
    { $who ->
        [you] Your turn: move a stack
       *[another] { $color ->
            [white] White moves
           *[black] Black moves
        }
    }
page-play-turn =
    { $who ->
        [you] Your turn: place or move a piece
       *[another] { $color ->
            [white] White’s turn
           *[black] Black’s turn
        }
    }

page-result-label = Result

page-count-what = What is counted
page-count-controls = controls
page-count-can-move = can move
page-count-removed = removed
page-count-placements = placements left
page-count-centre = dots in the centre

page-board-role = board
page-board-confirm = Is this move meant?
page-board-yes = Confirm
page-board-no = Put back
page-board-reserve =
    { $color ->
        [white] White’s pieces in reserve
       *[black] Black’s pieces in reserve
    }
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
page-board-turn = Turn clockwise
page-board-turn-back = Turn anticlockwise
page-board-nudge =
    Move the piece { $way ->
        [up] up
        [up-right] up and to the right
        [down-right] down and to the right
        [down] down
        [down-left] down and to the left
       *[up-left] up and to the left
    }
page-board-look-under = Look under a piece
page-board-threats = Show threats
page-board-floors = Floors up to { $floor }
page-board-unzoom = Whole board

page-engine-no-workers = This browser cannot run the computer player: it has no workers. Two at one board works.
page-engine-no-simd = This browser cannot run the computer player: its WebAssembly is too old. Two at one board works.
page-engine-restarted = The computer player had stopped working and was started anew. Nothing of the game is lost.
page-engine-given-up = The computer player keeps stopping. Reload the page to try again; the game is kept.

page-games-none = Games that you finish are kept here, in this browser only.
page-games-open = Look at it
page-games-export = Export all
page-games-export-one = Export
page-games-import = Import
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
page-games-delete = Delete
page-games-delete-sure = Really delete?
page-games-broken = This game cannot be read: { $why }. It is kept as it is; export it or delete it.
page-games-unfinished = Not finished.
page-games-missing = This game is not kept in this browser

page-settings-language = Language
page-settings-theme = Colours
page-settings-as-system = As the system
page-settings-light = Light
page-settings-dark = Dark
page-settings-motion = Motion
page-settings-reduced = As little as possible
page-settings-confirmation = Ask before a move of DVONN
page-settings-never = Never
page-settings-own-losses = When it cuts off my own pieces
page-settings-always = Always
page-settings-threats = Show the opponent’s threats in PÜNCT
page-settings-for-beginners = In first games
page-settings-sound = Sounds
page-settings-coordinates = Letters and numbers beside the board

page-store-closed = This browser keeps nothing for this page, so the game is lost when you close it.
page-store-full = The browser’s memory for this page is full, so the latest moves are not kept. Delete or export games under “My games”.

page-analyse = Analyse
page-analyse-lead = Try out moves, let the engine think along, and find out where a game turned.
page-analyse-this = Analyse this game
page-analyse-engine = Engine
page-analyse-lines = Lines
page-analyse-depth = Depth { $depth }, { $speed } thousand positions a second
page-analyse-over = The game is over here.
page-analyse-chance = White’s chance to win: { $percent } %
page-analyse-proven = { $score }, proven
page-analyse-win-in =
    { $winner ->
        [white] White
       *[black] Black
    } wins in { $turns }
page-analyse-win =
    { $winner ->
        [white] White wins
       *[black] Black wins
    }, proven
page-analyse-draw = Draw, proven
page-analyse-follow = Play up to { $mv }
page-analyse-tree = Moves and variations
page-analyse-empty = No moves yet. Play some on the board, for both sides.
page-analyse-promote = Promote variation
page-analyse-delete = Delete from here
page-analyse-copy-line = Copy line
page-analyse-comment = Comment
page-analyse-marks = Marks
page-analyse-full = This tree has grown too large; nothing more can be added.
page-analyse-chart = White’s chance to win, move by move
page-analyse-review = Review the game
page-analyse-reviewing = Reviewing: { $done } of { $total }
page-analyse-stop = Stop
page-analyse-note-down = Write marks into the game
page-analyse-noted = The marks are in the game now.
page-analyse-open = Open a game
page-analyse-paste = Paste a game or a position here, in any format
page-analyse-read = Read it
page-analyse-file = Choose a file
page-analyse-unreadable = This cannot be read: { $why }.
page-analyse-nothing = There is nothing here to read.
page-analyse-share = Save and share
page-analyse-copy-link = Copy link
page-analyse-copied = Copied.
page-analyse-not-copied = The browser did not let the page copy it. It is in the field, to be copied by hand.
page-analyse-save = Save as { $format }
page-analyse-not-saved = It cannot be saved so: { $why }.
page-analyse-new = New: { $game }
page-analyse-setup = Set up a position
page-analyse-bad-link = The link carries no game that can be read: { $why }.

page-keys = Keys
page-keys-steps = back and forward
page-keys-ends = to the start, to the end
page-keys-flip = turn the board
page-keys-zen = only the board
page-keys-engine = engine on or off
page-keys-best = play the best move
page-keys-help = this list
page-close = Close

page-learn = Learn
page-learn-lead = Short lessons on the board, small tasks, and the rules with pictures.
page-learn-progress = { $done } of { $all } steps done
page-learn-begin =
    { $stage ->
        [new] Begin
       *[begun] Go on
    }
page-learn-done = Done
page-learn-again = Again
page-learn-show = Show me
page-learn-next = Next step
page-learn-play = Play
page-learn-choose = Board { $number } is better for White
page-learn-engine = The engine says: { $score }
page-learn-missing = The lessons could not be loaded. They need a network once; please try again.
page-rules = Rules
page-rules-of = The rules of { $game }
page-setup-title = Set up a position
page-setup-board = board to set up
page-setup-hint-dvonn = Choose a piece, then tap a space: the piece goes on top.
page-setup-hint-punct = Tap three spaces for a piece, its PÜNCT first.
page-setup-begun = PÜNCT on { $punct }, dots still to tap: { $left }
page-setup-tools = Pieces
page-setup-put = { $color }, { $used } of { $most } on the board
page-setup-take-off = Take off
page-setup-level = Floor of the next piece
page-setup-level-rest = Where it comes to rest
page-setup-level-floor = Floor { $floor }
page-setup-to-move = To move
page-setup-phase = Part of the game
page-setup-placing = Placing
page-setup-stacking = Stacking
page-setup-turns = Turns in a row without a placement
page-setup-right = This position can be played on.
page-setup-over = This position is possible; the game is over in it.
page-setup-text = The position as text
page-setup-unread = This cannot be read: { $why }.
page-setup-clear = Clear
page-setup-start = Start position
page-setup-random = Random board
page-setup-done = Done
page-setup-cancel = Cancel
page-play-over = The game is over
page-play-how =
    { $step ->
        [placing] Tap a free space to place a piece there.
        [stacking] Tap one of your stacks, then one of the spaces that light up.
       *[punct] Choose a piece, press on the board and pull. Or tap three spaces, its PÜNCT first.
    }
page-analyse-no-press = What reads and writes games could not be loaded. It needs a network once; please try again.
page-online = Online
page-called =
    { $count ->
        [one] A game waits for your move
       *[other] { $count } games wait for your move
    }
page-analyse-drawing = Drawing: { $done } of { $total }
page-analyse-no-picture = This browser could not draw the picture.
page-analyse-put-aside = What you studied before is kept under “My games”.
page-analyse-lost = What you studied last can no longer be read. It is kept as it is under “My games”, where you can export it.
page-puzzles = Puzzles
page-puzzles-lead = Positions with something to find, every answer checked on the board. A new one each day.
page-puzzles-day = Puzzle of the day
page-puzzles-streak =
    { $days ->
        [one] The puzzle of the day solved on { $days } day in a row
       *[other] The puzzle of the day solved on { $days } days in a row
    }
page-puzzles-solved-of = { $done } of { $all } solved
page-puzzles-next = Next unsolved
page-puzzles-game = Game
page-puzzles-both = Both
page-puzzles-grade = Difficulty
page-puzzles-every-grade = All
page-puzzles-of-grade = Grade { $grade }
page-puzzles-name = { $game }, puzzle { $number }
page-puzzles-state =
    { $state ->
        [solved] solved
        [tried] not solved yet
       *[new] not tried yet
    }
page-puzzles-aim-win =
    { $player ->
        [white] White
       *[black] Black
    } to move and win
page-puzzles-aim-draw =
    { $player ->
        [white] White
       *[black] Black
    } to move and draw
page-puzzles-aim-turns =
    { $player ->
        [white] White
       *[black] Black
    } to move and win in { $turns }
page-puzzles-task-win = Exactly one move wins. Find it.
page-puzzles-task-draw = No move wins, and exactly one draws. Find it.
page-puzzles-task-turns =
    Win within { $turns } of your own turns, whatever { $player ->
        [white] Black
       *[black] White
    } does.
page-puzzles-right = Right
page-puzzles-answers =
    { $player ->
        [white] White
       *[black] Black
    } answers { $mv }
page-puzzles-go-on = Find the next move.
page-puzzles-solved = Solved
page-puzzles-helped = That is the solution; try again without help, and it counts
page-puzzles-proof-win = Proven: each of these moves was the only one that wins.
page-puzzles-proof-draw = Proven: nothing wins, and each of these moves was the only one that draws.
page-puzzles-proof-turns =
    Proven: { $player ->
        [white] White wins in { $turns } whatever Black does
       *[black] Black wins in { $turns } whatever White does
    }.
page-puzzles-wrong = { $mv } is not it
page-puzzles-wins-by =
    { $player ->
        [white] White
       *[black] Black
    } answers { $mv } and wins by { $points }, proven.
page-puzzles-ends =
    { $player ->
        [white] White
       *[black] Black
    } answers { $mv } and { $result ->
        [win] wins
       *[draw] draws
    }, proven.
page-puzzles-stops =
    { $player ->
        [white] White
       *[black] Black
    } answers { $mv }, and no turn wins at once.
page-puzzles-unseen =
    { $player ->
        [white] White
       *[black] Black
    } answers { $mv }, and the engine finds no win in time.
page-puzzles-not-at-once = It had to win at once.
page-puzzles-only = Only another move does it.
page-puzzles-hint = Hint
page-puzzles-hint-from = It begins on { $space }.
page-puzzles-hint-place = A piece from the reserve is placed.
page-puzzles-shown = The move is { $mv }
page-puzzles-back = Take it back
page-puzzles-following = Next puzzle
page-puzzles-analyse = Analyse this position
page-puzzles-checking = The engine is checking this move.
page-puzzles-missing = The puzzles could not be loaded. They need a network once; please try again.
page-retry =
    Retry { $player ->
        [white] White’s
       *[black] Black’s
    } mistakes ({ $count })
page-retry-count = Mistake { $number } of { $all }
page-retry-title =
    Find a better move for { $player ->
        [white] White
       *[black] Black
    }
page-retry-task = In the game { $mv } was played.
page-retry-best = Right: the engine would play { $mv } as well.
page-retry-as-good =
    Right: { $mv } is as good as the engine’s choice, { $proven ->
        [yes] proven
       *[no] as far as a search can tell
    }.
page-retry-loses = Not yet: { $mv } loses { $percent } % of the chance to win.
page-retry-loses-points =
    Not yet: { $mv } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, proven.
page-retry-answer = The engine would play { $mv }.
page-retry-next = Next mistake
page-retry-found = { $found } of { $all } found
page-retry-leave = Back to the analysis
page-analyse-fair = This position is from a rated game of yours that is going on: the engine says nothing of it until the game is over.
page-review-fair = This is a rated game of yours that is going on: it can be reviewed once it is over.

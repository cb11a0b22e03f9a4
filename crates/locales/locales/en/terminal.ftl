### Texts of the terminal program. A text that ends in a reason given elsewhere has no full stop.
### Commands (hint, undo, …), options (--from) and moves stay as they are in every language.

## Errors

# An error; the program ends or continues with the next item.
# $reason (Text)
failure = error: { $reason }
# An error in one game of several.
# $game (Number)
# $reason (Text)
in-game = game { $game }: { $reason }
# An error in a file.
# $file (Text)
# $reason (Text)
in-file = { $file }: { $reason }

## Files

# A file has been written.
# $file (Text)
file-saved = Saved to { $file }.
# A file cannot be read.
# $file (Text)
# $reason (Text)
file-not-read = Can’t read { $file }: { $reason }
# A file cannot be written.
# $file (Text)
# $reason (Text)
file-not-written = Can’t write { $file }: { $reason }
# A file would be replaced; the same command again replaces it.
# $file (Text)
file-exists = { $file } already exists. Type the same again to replace it.
# A file that should hold games is empty.
# $file (Text)
file-no-game = expected at least one game in { $file }, found none
# A file in none of the known formats, with its first line.
# $file (Text)
# $found (Text)
file-format = expected games in a known format in { $file }, found “{ $found }” at the start; name the format with --from
# The name of the standard input, where a file would be named.
file-stdin = the standard input
# The name of the standard output, where a file would be named.
file-stdout = the standard output

## Reasons

# Why a file cannot be read: it does not exist.
reason-no-file = file not found
# Why a file cannot be written: its folder does not exist.
reason-no-folder = folder not found
# Why a file cannot be read or written: the system forbids it.
reason-denied = permission denied
# Why a file cannot be read or written: it is a folder.
reason-folder = it is a folder
# Why a file cannot be written: the disk is full.
reason-full = the disk is full
# Why a program cannot be started: it does not exist.
reason-no-program = program not found
# Why a player cannot take part: its engine lacks an option.
# $option (Text)
reason-no-option = it has no option { $option }
# Why a player cannot take part: its engine rejects a command.
# $line (Text)
reason-refused = it answers “{ $line }”
# Why a player cannot take part: an expected answer did not come.
# $awaited (Text)
reason-silent = it doesn’t answer { $awaited }
# Why a player cannot take part: its program ended.
# $status (Text)
reason-ended = it has exited ({ $status })

## Input

# A move of a list, counted from 1, that cannot be played.
# $number (Number)
# $text (Text)
# $why (Text)
input-move = move { $number }, “{ $text }”: { $why }
# A text that should be a position and is not.
# $why (Text)
input-position = position: { $why }
# A position of another game than the one named by --game.
# $why (Text)
# $game (Text)
input-other-game = position: { $why }. This is a position of another game: add --game { $game }
# A ply that the game does not have.
# $found (Number)
# $most (Number)
input-ply = expected a ply from 0 to { $most }, found { $found }
# Options for files of games were given with a position.
input-no-games = --ply, --number and --from are for files of games, but this is a position
# A game that the file does not have.
# $found (Number)
# $most (Number)
input-number = expected the number of a game from 1 to { $most }, found { $found }

## Playing

# The first line of a game against the computer, with the person's colour.
# $game (Text)
# $player (Player)
play-welcome =
    { play-game }. { $player ->
        [white] You are White (w), the computer is Black (b).
       *[black] You are Black (b), the computer is White (w).
    }
# The first line of a game of two people.
# $game (Text)
play-welcome-two = { play-game }, two players. White (w) and Black (b) share this keyboard.
# DVONN in a few lines.
play-rules =
    First, take turns to fill the board: 3 red pieces, then 23 of each colour.
    Then take turns to move a stack you own, exactly as many spaces as it is high,
    in a straight line onto another stack. The top piece shows the owner. A stack
    with six neighbours can’t move. Stacks that lose their link to red are removed.
    When nobody can move, whoever controls more pieces wins.
# The legend of the drawn board.
play-marks =
    On the board: w is a white piece, b a black one, r a red one. w3 is White’s
    stack of three; a star means it holds red. Brackets show the last move. The
    name of each space is below it.
# PÜNCT, the standard or the basic game, in a few lines.
# $game (Text)
play-rules-punct =
    Connect two opposite sides of the board with a chain of your visible dots.
    Each turn, place a piece of three dots from your reserve on empty spaces, or
    move a piece of yours with nothing on top. To move it, take its PÜNCT any
    distance in a straight line, over anything, or leave it there, then turn the
    piece about it. A moved piece may land on others if both ends are on the same
    level, it is no higher under the middle, and the PÜNCT is on a dot of yours. The
    three dots of a triangle must all be on the same level.
    { $game ->
        [punct-basic]
            The first piece of the game must stay out of the centre. If a player places
            the last of 18 pieces before anyone connects, the game is a draw.
       *[punct]
            No piece is placed in the centre; pieces can only move there. When a player
            has placed all 18 pieces, whoever shows more dots in the centre wins.
    }
# The legend of the drawn board of PÜNCT and the letters of its pieces.
play-marks-punct =
    On the board: w is a white dot, b a black one; W and B are PÜNCTs. w2 is a dot
    on level 2, on top of others or bridging a gap. Circles are empty spaces in the
    centre. Brackets show the last turn. The name of each space is to its right.
    Pieces: T triangle; C straight, PÜNCT in the middle; E straight, PÜNCT at an
    end; M angular, PÜNCT at the bend; L and R angular, PÜNCT at an end (mirror
    images).
# Instructions after the first lines.
play-begin = Type a move, or help for the list of commands.
# The commands, one per line.
play-help =
    Type a move or a command.
      e3          place a piece on e3
      a1b2        move the stack on a1 to b2
      hint        show the best move the computer can find
      undo        take back your last move
      moves       list the legal moves
      moves a1    list the moves of the stack on a1
      place       place all remaining pieces at random, for both players
      resign      resign the game
      save FILE   save the game to FILE
      board       show the board again
      help        show this text
      quit        leave the game
# The commands of a game of PÜNCT, one per line.
play-help-punct =
    Type a turn or a command.
      l4/l5m5      place a piece: its PÜNCT on l4, its other dots on l5 and m5
      c4-f7/f8g9   move the piece with its PÜNCT on c4: PÜNCT to f7, the other
                   dots to f8 and g9
      c4-c4/c5d6   turn that piece about its PÜNCT
      hint         show the best turn the computer can find
      undo         take back your last turn
      moves        count the legal turns, by kind and by piece
      moves c4     list the turns of the piece with its PÜNCT on c4, or the
                   placements with the PÜNCT there
      resign       resign the game
      save FILE    save the game to FILE
      board        show the board again
      help         show this text
      quit         leave the game
# The first phase, with the number of the next piece.
# $number (Number)
# $total (Number)
play-placing = Placing, piece { $number } of { $total }.
# The second phase, with the pieces in each player's stacks.
# $white (Number)
# $black (Number)
play-stacking = Stacking (White { $white }, Black { $black }).
# The pieces of PÜNCT in reserve: the number for each player, and a list such as 6T 2C.
# $white (Number)
# $white_list (Text)
# $black (Number)
# $black_list (Text)
play-reserve = Reserve: White { $white } ({ $white_list }), Black { $black } ({ $black_list }).
# The number of dots in the centre, below the reserve.
# $reserve (Text)
# $white (Number)
# $black (Number)
play-centre =
    { $reserve }
    In the centre: White { $white }, Black { $black }.
# The prompt for placing a red piece.
# $player (Player)
play-prompt-red =
    { $player ->
        [white] White
       *[black] Black
    }, place a red piece
# The prompt for placing a piece of the player's own colour.
# $player (Player)
play-prompt-own =
    { $player ->
        [white] White, place a white piece
       *[black] Black, place a black piece
    }
# The prompt for moving a stack.
# $player (Player)
play-prompt-stack =
    { $player ->
        [white] White
       *[black] Black
    }, move a stack
# The prompt for placing a piece of PÜNCT when none can be moved.
# $player (Player)
play-prompt-place =
    { $player ->
        [white] White
       *[black] Black
    }, place a piece
# The prompt for placing or moving a piece of PÜNCT.
# $player (Player)
play-prompt-piece =
    { $player ->
        [white] White
       *[black] Black
    }, place or move a piece
# The line above the input: the phase, the prompt and an example of a move.
# $phase (Text)
# $prompt (Text)
# $example (Text)
play-turn = { $phase } { $prompt } (for example { $example }).
# The same for PÜNCT, whose phase has its own lines.
# $phase (Text)
# $prompt (Text)
# $example (Text)
play-turn-punct =
    { $phase }
    { $prompt } (for example { $example }).
# Two examples: a placement and a move.
# $place (Text)
# $shift (Text)
play-examples = { $place } or { $shift }
# The computer's move.
# $mv (Text)
play-computer = The computer plays { $mv }.
# The hint: the computer's move at full strength.
# $mv (Text)
play-hint = Hint: { $mv }.
# The line above a list of legal moves.
# $count (Number)
play-moves =
    { $count ->
        [one] { $count } legal move:
       *[other] { $count } legal moves:
    }
# The line above a list of legal moves that start on a space.
# $count (Number)
# $space (Text)
play-moves-from =
    { $count ->
        [one] { $count } legal move from { $space }:
       *[other] { $count } legal moves from { $space }:
    }
# No legal move starts on a space.
# $space (Text)
play-moves-none = No legal moves from { $space }.
# There are too many legal turns for a list; a summary follows.
# $count (Number)
play-moves-many =
    There are { $count } legal turns. To list those with the PÜNCT on a space,
    type moves and the space, such as moves c4.
# The line above the number of placements, by kind of piece.
# $count (Number)
play-moves-place =
    { $count ->
        [one] { $count } placement, by kind of piece:
       *[other] { $count } placements, by kind of piece:
    }
# The line above the number of moves, by the space of the piece's PÜNCT.
# $count (Number)
play-moves-shift =
    { $count ->
        [one] { $count } move, by the space of the PÜNCT:
       *[other] { $count } moves, by the space of the PÜNCT:
    }
# The number of moves of both players that were taken back.
# $count (Number)
play-undone =
    { $count ->
        [one] Took back { $count } move.
       *[other] Took back { $count } moves.
    }
# No move can be taken back.
play-nothing-to-undo = There is nothing to take back.
# All pieces are placed.
play-not-placing = All pieces are placed. Now move a stack.
# The board of PÜNCT is never filled at random.
play-no-filling = In PÜNCT you place the pieces yourself, such as l4/l5m5.
# A well-written move that is not legal.
# $mv (Text)
# $why (Text)
play-refused = You can’t play { $mv }: { $why }
# A line that is neither a command nor looks like a move.
# $found (Text)
play-unknown = “{ $found }” is neither a move nor a command. Type help for the list.
# The command to save, without a file.
play-save-where = Name a file: save FILE, such as save game.basalt
# The commands after the end of a game.
play-over-prompt = Type save FILE to keep the game, undo to take back a move, or quit.
# The person wants to leave a game that is not saved.
play-quit-unsaved = The game isn’t saved. Type save FILE to keep it, or quit again to leave.
# A person has asked to resign, and has to ask again.
# $player (Player)
play-resign-again =
    Really resign as { $player ->
        [white] White
       *[black] Black
    }? Type resign again.
# The input has ended.
play-end-of-input = End of input.
# The person leaves before the end.
play-unfinished = Game unfinished.
# The command that resumes an unfinished game.
# $command (Text)
play-resume = To continue it, type: { $command }

## Showing

# The ply of a recorded game that is shown.
# $ply (Number)
# $plies (Number)
show-ply = After ply { $ply } of { $plies }.

## Counting

# The number of sequences, and the time that counting took.
# $nodes (Number)
# $seconds (Decimal)
perft-total =
    nodes     { $nodes }
    seconds   { $seconds }
# The label of the progress bar.
perft-progress = Counting

## Benchmark

# The nodes of a search, and its speed.
# $nodes (Number)
# $seconds (Decimal)
# $speed (Decimal)
bench-total =
    nodes    { $nodes }
    seconds  { $seconds }
    nodes/s  { $speed }

## Analysis. Headings of columns are short.

# The heading over the numbers of plies.
analyze-ply = ply
# The heading over the colours of the players.
analyze-player = player
# The heading over the moves that were played.
analyze-move = move
# The heading over the best moves.
analyze-best = best
# The heading over the evaluations.
analyze-score = score
# The heading over the differences to the best move.
analyze-loss = loss
# The heading over the depths of the search.
analyze-depth = depth
# The heading over the expected moves.
analyze-line = line
# An estimate of the final margin.
# $points (Decimal)
analyze-margin = { $points }
# An estimate of the chance to win.
# $percent (Decimal)
analyze-chance = { $percent }%
# A proven score or loss.
# $what (Text)
analyze-proven = { $what } proven
# A result, and the number of the winner's turns until it.
# $verdict (Text)
# $turns (Number)
analyze-in-turns = { $verdict } in { $turns }
# A result for one of the players: win, draw or loss.
# $verdict (Text)
analyze-verdict =
    { $verdict ->
        [win] win
        [loss] loss
       *[draw] draw
    }
# The label of the progress bar.
analyze-progress = Analysing positions
# Options for a position were given with a game.
# $most (Number)
analyze-no-ply = --lines and --moves are for a single position; choose one with --ply, from 0 to { $most }

## Matches

# The first line of a match's results.
# $first (Text)
# $second (Text)
match-title = { $first } against { $second }
# The results of the first player: games, wins, draws, losses and the share of the points.
# $games (Number)
# $wins (Number)
# $draws (Number)
# $losses (Number)
# $percent (Decimal)
match-score =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: +{ $wins } ={ $draws } -{ $losses }, { $percent }% of the points
# The results of the first player with White.
# $results (Text)
match-white = As White: { $results }
# The results of the first player with Black.
# $results (Text)
match-black = As Black: { $results }
# The number of game pairs by points of the first player.
# $count (Number)
# $zero (Number)
# $half (Number)
# $one (Number)
# $more (Number)
# $two (Number)
match-pairs =
    { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    } with colours swapped, by points: 0: { $zero }, ½: { $half }, 1: { $one }, 1½: { $more }, 2: { $two }
# The Elo difference of the first player, with the 95% interval.
# $elo (Decimal)
# $low (Decimal)
# $high (Decimal)
match-elo = Elo difference: { $elo } (95% between { $low } and { $high })
# There are too few games for an Elo difference.
match-no-elo = No Elo difference yet: it takes at least two pairs, not all with the same points.
# The sequential test of two differences: open, lower or higher.
# $lower (Text)
# $higher (Text)
# $ratio (Decimal)
# $bound (Decimal)
# $verdict (Text)
match-sprt =
    SPRT of { $lower } against { $higher } Elo: { $verdict ->
        [lower] { $lower } accepted
        [higher] { $higher } accepted
       *[open] undecided
    } (log-likelihood ratio { $ratio }, bounds ±{ $bound })
# The longest overrun of a player's clock that was still tolerated.
# $name (Text)
# $millis (Decimal)
match-overrun = { $name }: up to { $millis } ms over time
# The number of games that a player forfeited, and their numbers.
# $name (Text)
# $illegal (Number)
# $crashed (Number)
# $late (Number)
# $games (Text)
match-faults =
    { $name } lost by { $illegal ->
        [one] { $illegal } illegal move
       *[other] { $illegal } illegal moves
    }, { $crashed ->
        [one] { $crashed } crash
       *[other] { $crashed } crashes
    }, { $late ->
        [one] { $late } timeout
       *[other] { $late } timeouts
    } (games { $games })
# A game lost by an illegal move.
# $game (Number)
# $name (Text)
# $player (Player)
# $text (Text)
# $why (Text)
match-illegal =
    Game { $game }: { $name } ({ $player ->
        [white] White
       *[black] Black
    }) loses by an illegal move, “{ $text }”: { $why }
# A game lost because no answer came in time.
# $game (Number)
# $name (Text)
# $player (Player)
# $allowed (Text)
match-time-out =
    Game { $game }: { $name } ({ $player ->
        [white] White
       *[black] Black
    }) loses by a timeout, no answer within { $allowed }
# A game lost because the player's program crashed or does not play.
# $game (Number)
# $name (Text)
# $player (Player)
# $seen (Text)
match-crash =
    Game { $game }: { $name } ({ $player ->
        [white] White
       *[black] Black
    }) loses by a crash: { $seen }
# The score of a match in a few characters.
# $wins (Number)
# $draws (Number)
# $losses (Number)
# $elo (Decimal)
match-standing = +{ $wins } ={ $draws } -{ $losses }, Elo { $elo }
# The number of games played, and the score of the match.
# $played (Number)
# $games (Number)
# $standing (Text)
match-progress = { $played } of { $games } games: { $standing }
# A stopped match is resumed.
# $played (Number)
# $games (Number)
match-resumed = Resuming after { $played } of { $games } games.
# The last game of a file is incomplete.
# $file (Text)
match-cut-short = The last game of { $file } is incomplete and will be replayed.
# A file holds the games of another match.
# $file (Text)
# $found (Text)
# $expected (Text)
match-other = { $file } holds the games of another match: “{ $found }”. This one is “{ $expected }”. Use the same command as before, or name another file.
# A file holds something other than games of a match.
# $file (Text)
# $game (Number)
match-not-ours = game { $game } of { $file } isn’t a finished game of a match; name another file for the records
# Another match is writing to the file.
# $file (Text)
match-busy = another match is writing to { $file }; wait until it ends, or name another file
# A player cannot take part.
# $name (Text)
# $reason (Text)
match-absent = { $name } can’t play: { $reason }
# A line of a file of openings is bad.
# $file (Text)
# $line (Number)
# $reason (Text)
match-position = { $file }, line { $line }: { $reason }
# Why a position is not an opening: the game is over.
match-position-over = expected a position to play from, but the game is over there
# A file of openings is empty.
# $file (Text)
match-no-positions = expected at least one position in { $file }, found none
# An opening that cannot be written for `{state}`.
# $position (Text)
match-no-state = stacks higher than 15 can’t be sent to a player that is told the position: { $position }

## Validating

# The label of the progress bar.
validate-progress = Checking games
# The heading of each review where all games of a file are reviewed.
# $number (Number)
review-game = Game { $number }
# The number of valid and invalid games in a file.
# $file (Text)
# $valid (Number)
# $invalid (Number)
validate-summary =
    { $file }: { $valid ->
        [one] { $valid } game is valid
       *[other] { $valid } games are valid
    }{ $invalid ->
        [0] { "" }
        [one] , { $invalid } is not
       *[other] , { $invalid } are not
    }.

## Converting

# The number of games written to a file.
# $count (Number)
# $file (Text)
convert-written =
    { $count ->
        [one] Wrote { $count } game to { $file }.
       *[other] Wrote { $count } games to { $file }.
    }
# The label of the progress through a file of which every game is reviewed.
review-file-progress = Reviewing the games of the file
# The label of the progress bar.
convert-progress = Converting games
# A game that could not be converted.
# $reason (Text)
convert-left-out = Skipped: { $reason }

## Serving the page

# The address of the page.
# $address (Text)
serve-address = Basalt is running at { $address } – open it in a browser. Press Ctrl-C to stop.
# The program was built without the page.
serve-not-built = this program was built without the page: run cargo xtask run, or cargo xtask page and build it again
# The port is in use.
# $port (Number)
serve-port-taken = port { $port } is in use, perhaps by another Basalt: stop that one, or choose another port with --port (0 picks a free one)
# The address cannot be served.
# $address (Text)
# $reason (Text)
serve-refused = can’t serve { $address }: { $reason }
# A page that does not exist.
serve-no-page = Page not found.
# The link from there to the start.
serve-home = Back to start
# A description of the page for search engines and app lists.
serve-description = Play DVONN and PÜNCT online, against the computer or with a friend on one device, even offline.
# JavaScript is off.
serve-no-script = Basalt needs JavaScript. Please turn it on for this page.
# The page cannot start.
serve-no-start = Basalt couldn’t start. Please reload the page, or use a newer browser.
# A folder cannot store online games.
# $folder (Text)
# $reason (Text)
serve-folder = can’t store online games in { $folder }: { $reason }; choose another folder with --data
# The address of a database is invalid.
serve-database-address = --database needs the address of a PostgreSQL database: postgres://user:password@host:port/name
# A password of a database is on the command line.
serve-password-visible = Other users of this machine can read the password on the command line. Use BASALT_DATABASE or --database-file instead.
# A database cannot store online games.
# $reason (Text)
serve-database = can’t use the database: { $reason }
# Online games were stored by a newer version.
serve-store-newer = it was used by a newer version of Basalt: use that version
# Online play is off, and why.
# $reason (Text)
serve-page-alone = Online play is off: { $reason }. Everything else works.
# The title of the feed of games in which it is the person’s turn.
serve-feed-title = Basalt: your turn
# An entry of that feed.
# $game (Text)
# $name (Text)
serve-feed-turn = { $game }: your turn against { $name }
# The preview of a game: both players.
# $game (Text)
# $white (Text)
# $black (Text)
serve-preview-game = { $game }: { $white } vs { $black }
# The preview of a game in progress.
serve-preview-running = Game in progress. Open it to watch.
# The preview of a game that is over: the winner, by name.
# $name (Text)
serve-preview-won = { $name } won.
# The preview of a drawn game.
serve-preview-drawn = The game is a draw.
# The preview of an aborted game.
serve-preview-aborted = The game was aborted.
# The preview of a challenge: the game.
# $game (Text)
serve-preview-seek = A game of { $game }?
# The preview of a challenge: the player.
# $name (Text)
serve-preview-seek-by = { $name } challenges you. Open the link to play, no account needed.
# The preview of a closed challenge.
serve-preview-seek-closed = This challenge is no longer open.
# The name of the computer as a player.
# $level (Number)
serve-preview-computer = Computer, level { $level }
# A server for trials could be reached from outside.
serve-exposed = --trial is for this machine only: use it with a --host that nobody else can reach, such as 127.0.0.1, and never behind a proxy
# The certificate for TLS, or its key, cannot be used.
# $file (Text)
# $reason (Text)
serve-certificate = can’t use the certificate for TLS: { $file }: { $reason }
# Another server uses the folder of a store.
# $folder (Text)
serve-folder-in-use = another Basalt already uses { $folder }: stop that one, or choose another folder with --data
# What is given as --bus is no address.
serve-bus-address = --bus needs the address of a NATS server: nats://user:password@host:port
# --bus is given, but games are kept in a folder.
serve-bus-without-database = --bus connects servers that share a PostgreSQL database: add --database, or leave out --bus
# A second server on one database, without --bus.
serve-second-node-without-bus = another Basalt already uses this database: to run several, start each of them with the same --bus
# The first server on the database has no --bus.
serve-first-node-without-bus = another Basalt uses this database without --bus: stop it, and start it again with the same --bus as this one
# Two servers on one database with different buses.
serve-other-bus = another Basalt uses this database, but it can’t be heard on this --bus: start both with the same --bus
# The address of health checks and metrics cannot be served.
# $address (Text)
# $reason (Text)
serve-monitoring-refused = can’t serve health checks and metrics at { $address }: { $reason }
# The address of health checks and metrics.
# $address (Text)
serve-monitoring-address = Health checks and metrics are at { $address }.
# The file with settings cannot be parsed.
# $file (Text)
# $reason (Text)
config-syntax = { $file } is not valid TOML: { $reason }
# The file has a setting that does not exist.
# $file (Text)
# $name (Text)
config-unknown = { $file }: there is no setting { $name }
# A setting in the file is, for example, text instead of a number.
# $file (Text)
# $name (Text)
config-kind = { $file }: { $name } has a value of the wrong kind
# The value of a setting is wrong; the reason is in English.
# $source (Text)
# $reason (Text)
config-value = { $source }: wrong value: { $reason }
# Settings contradict each other; the reason is in English.
# $reason (Text)
config-refused = these settings don’t fit together: { $reason }
# A server without TLS can be reached from outside.
# $host (Text)
config-warning-plain = Warning: other machines can reach { $host } without TLS, so passwords could be read on the way. Use --tls-cert and --tls-key, or put a proxy with TLS in front and use --proxied and --public.
# TLS is expected, but no proxy.
config-warning-proxied = Warning: nothing here speaks TLS: use --tls-cert and --tls-key, or --proxied behind a proxy that does. Behind a proxy, without --proxied all players would count as one address.
# Any private address may be the proxy.
config-warning-proxy = Warning: with --proxied alone, any machine of a private network can pose as the proxy and choose the address that counts. Name your proxy with --proxy.
# Metrics can be read from outside.
# $host (Text)
config-warning-metrics = Warning: other machines can read the metrics at { $host }. Let only your Prometheus reach it.
# A trial has no limits.
config-warning-trial = Warning: --trial lifts limits. Use it for load tests only.
# A folder is named and a database, too.
# $variable (Text)
config-warning-database = Warning: { $variable } names a database, but --data is given and wins. Games are stored in the folder.
# Other users of the machine can read something secret.
# $path (Text)
config-warning-readable = Warning: other users of this machine can read { $path }. Run: chmod go= { $path }
# A backup was taken.
# $events (Number)
# $file (Text)
# $games (Number)
# $players (Number)
backup-saved = Saved to { $file }. Players: { $players }, games: { $games }, events: { $events }. All games were replayed.
# An old backup was removed.
# $file (Text)
backup-removed = Removed the old backup { $file }.
# A backup was checked.
# $events (Number)
# $file (Text)
# $games (Number)
# $players (Number)
backup-checked = { $file } is intact. Players: { $players }, games: { $games }, events: { $events }. All games were replayed.
# A backup was restored.
# $events (Number)
# $file (Text)
# $games (Number)
# $players (Number)
backup-restored = Restored { $file }. Players: { $players }, games: { $games }, events: { $events }.
# A store was copied to another database.
# $events (Number)
# $games (Number)
# $players (Number)
backup-migrated = Copied. Players: { $players }, games: { $games }, events: { $events }. Every table has the same rows and the same checksum.
# A file or folder of a backup cannot be used.
# $file (Text)
# $reason (Text)
backup-file = can’t use { $file }: { $reason }
# The file to restore is something else.
# $file (Text)
backup-none = { $file } is not a backup of Basalt
# There is nothing to save or copy.
backup-no-store = there are no online games yet: name the folder with --data, or the database with --database
# The target of a copy holds something.
backup-not-empty = the target already holds data: choose an empty folder or database
# A store that is to be moved is in use.
backup-in-use = a server is using the database: stop all servers first, and try again after five seconds
# A table of a backup has changed.
# $table (Text)
backup-different = the backup is damaged: the table { $table } doesn’t match its checksum
# A store cannot be read or written.
# $reason (Text)
backup-store = can’t copy the online games: { $reason }
# The stage of a backup, the label of its progress bar.
# $stage (Text)
backup-stage =
    { $stage ->
        [copy] Copying rows
        [compare] Comparing rows
       *[replay] Replaying games
    }

## Imports and dumps

# The label of the progress bar.
import-progress = Importing games
# Why a game of a file is not imported.
import-no-result = the game has no result
# What became of the games of a file.
# $file (Text)
# $imported (Number)
# $known (Number)
# $skipped (Number)
import-summary = { $file }: imported { $imported }, already there { $known }, skipped { $skipped }.
# Ctrl-C has ended an import.
import-interrupted = Interrupted. Run the same command again to continue; no game is imported twice.
# A dump has other bytes than the checksums beside it say.
# $file (Text)
import-damaged = { $file } does not match its checksum in SHA256SUMS; get it again
# The label of the count of games.
dump-progress = Games written:
# A dump was written.
# $file (Text)
# $games (Number)
dump-written =
    { $games ->
        [one] Wrote { $games } game to { $file }.
       *[other] Wrote { $games } games to { $file }.
    }
# A dump has not changed.
# $file (Text)
# $games (Number)
dump-unchanged =
    { $games ->
        [one] { $file } is up to date, { $games } game.
       *[other] { $file } is up to date, { $games } games.
    }
# There is nothing to write.
dump-none = No rated game has ended yet.
# Another process writes to the folder.
dump-in-use = another basalt dump is writing to this folder

## Bots

# The bot has no token.
bot-no-token = no token: set the variable BASALT_TOKEN, or name a file with --token-file
# The account belongs to a person.
bot-not-a-bot = this isn’t a bot account: add --upgrade to turn an account that has never played into a bot account, for good
# The server refuses the bot, in its own words.
# $reason (Text)
bot-refused = the bot can’t play: { $reason }

## Load tests

# An address that does not belong to this machine.
# $address (Text)
load-not-here = { $address } isn’t this machine: load tests only run against a server on this machine
# The system allows too few sockets.
# $most (Number)
# $needed (Number)
load-files = this system allows { $most } open files, but { $needed } are needed: run ulimit -n { $needed } first
# The system refuses a resource.
# $reason (Text)
load-machine = the system refuses: { $reason }
# There is no server to test.
# $reason (Text)
load-no-server = couldn’t start a server: { $reason }
# Why a player stops: there is no connection.
load-gone = the server can’t be reached or closed the connection
# Why a player stops: rate limits.
load-too-often = the server limits requests; start it with basalt serve --trial
# Why a player stops: a request was refused, in the words of the protocol.
# $what (Text)
load-refused = the server refuses: { $what }
# Why a player stops: no answer.
load-silent = the server didn’t answer
# Why a player stops: an unexpected answer.
load-odd = the server sent an unexpected answer
# The current stage: guests, sockets, games, moves or check.
# $stage (Text)
load-stage =
    { $stage ->
        [guests] Creating guests
        [bots] Creating bots
        [sockets] Connecting players
        [games] Starting games
        [moves] Playing moves
       *[check] Checking moves
    }
# The test was stopped before it measured anything.
load-stopped = Stopped before anything was measured.
# The number of players and games reached so far.
# $players (Number)
# $games (Number)
load-crowd =
    { $players ->
        [one] { $players } player connected
       *[other] { $players } players connected
    }, { $games ->
        [one] { $games } game in progress.
       *[other] { $games } games in progress.
    }
# The server's memory in megabytes, and in kilobytes per connection.
# $before (Decimal)
# $after (Decimal)
# $each (Decimal)
load-memory = Server memory: { $before } MB before connecting, { $after } MB now, { $each } KB per connection.
# The processor time while moves were played: of the server in seconds and in milliseconds per move, and of the program that plays, attackers included.
# $server (Decimal)
# $each (Decimal)
# $generator (Decimal)
load-processor = Processor time: server { $server } s, { $each } ms per move; players and attackers { $generator } s.
# What the attackers of a load test met: connections opened and closed by the server, answered log-ins and searches, how many of those were refused because the server was busy, and answers that are none or errors.
# $opened (Number)
# $closed (Number)
# $logins (Number)
# $searches (Number)
# $refused (Number)
# $odd (Number)
load-attack = Attack: connections { $opened }, closed by the server { $closed }; sign-ins { $logins }, searches { $searches }, rate-limited { $refused }, failed { $odd }.
# The server has taken too much memory while it was attacked, in megabytes.
# $after (Decimal)
# $max (Decimal)
load-too-much-memory = The server took { $after } MB of memory under attack, more than the { $max } MB that it may.
# The heading of the table below.
load-caption = Moves per second, and milliseconds from a move’s planned time until the opponent receives it (last columns: until it is acknowledged):
# The heading of a column.
# $which (Text)
load-heading =
    { $which ->
        [planned] planned
        [played] played
        [missed] missed
       *[max] max
    }
# The heading of a percentile of the times until moves are acknowledged.
# $percentile (Text)
load-heading-done = ack { $percentile }
# A figure of the table.
# $figure (Decimal)
load-figure = { $figure }
# The moves of bots while people play: bots, moves per second, moves that came too late, and milliseconds within which 99% of moves reached the opponent and were acknowledged.
# $bots (Number)
# $rate (Decimal)
# $missed (Number)
# $delivered (Decimal)
# $acknowledged (Decimal)
load-bots = Bots: { $bots }, { $rate } moves per second, { $missed } missed; 99% of moves reach the opponent within { $delivered } ms and are acknowledged within { $acknowledged } ms.
# The highest rate of moves that the server kept up with.
# $rate (Number)
load-knee = Highest sustained rate: { $rate } moves per second.
# The server did not keep up with the first rate.
load-no-knee = Even the first rate was too high.
# No acknowledged move is lost.
# $moves (Number)
# $games (Number)
load-sound =
    { $moves ->
        [one] { $moves } acknowledged move
       *[other] { $moves } acknowledged moves
    } in { $games ->
        [one] { $games } game: all there, none twice.
       *[other] { $games } games: all there, none twice.
    }
# Some moves are lost or doubled.
# $faults (Number)
# $moves (Number)
# $games (Number)
load-unsound =
    { $faults ->
        [one] { $faults } fault
       *[other] { $faults } faults
    } in { $moves ->
        [one] { $moves } acknowledged move
       *[other] { $moves } acknowledged moves
    } of { $games ->
        [one] { $games } game:
       *[other] { $games } games:
    }
# A fault in a game: lost, doubled, different or broken, and where.
# $kind (Text)
# $game (Text)
# $number (Number)
load-fault =
    { $kind ->
        [lost] Game { $game }: move { $number } was acknowledged but is missing.
        [doubled] Game { $game }: move { $number } is there more often than it was sent.
        [different] Game { $game }: the players received different moves { $number }.
       *[broken] Game { $game }: illegal from move { $number } on.
    }
# The number of players that had to stop, and the reason of the first one.
# $count (Number)
# $first (Text)
load-troubles =
    { $count ->
        [one] { $count } player had to stop: { $first }.
       *[other] { $count } players had to stop; the first: { $first }.
    }

## Operators

# A member has a new password, which the next line is.
# $name (Text)
admin-password-reset = { $name } has a new password and is logged out everywhere. It is shown only here:
# A member has the password that the operator chose.
# $name (Text)
admin-password-set = { $name } has the new password and is logged out everywhere.
# A game was aborted.
# $game (Text)
admin-game-closed = Game { $game } is aborted. It has no result.
# A game was decided.
# $game (Text)
admin-game-adjudicated = Game { $game } is decided.
# An announcement is shown.
# $minutes (Number)
admin-announced =
    { $minutes ->
        [one] Everybody sees the text for { $minutes } minute.
       *[other] Everybody sees the text for { $minutes } minutes.
    }
# An announcement is no longer shown.
admin-announcement-ended = The announcement is withdrawn.
# Maintenance begins.
admin-maintenance-begun = In three seconds all games stop and no clock runs. End it with: basalt admin maintenance off
# Maintenance ends.
admin-maintenance-ended = All games go on. The time in between counts on no clock.
# A member became a moderator.
# $name (Text)
admin-moderator-added = { $name } is a moderator now.
# A member is a moderator no longer.
# $name (Text)
admin-moderator-removed = { $name } is no longer a moderator.
# There is no such member.
admin-no-member = there is no member of that name
# There is no such game.
admin-no-game = there is no such game
# The game is over.
admin-over = the game is over
# A password has the wrong length.
admin-bad-password = use 8–200 characters
# A password is too common.
admin-weak-password = this password is too common; choose another one
# An announcement is too long, empty or has several lines.
# $most (Number)
admin-bad-announcement = an announcement is one line of 1–{ $most } characters
# There is nothing to change.
admin-no-change = there is nothing to change
# A game changes too quickly.
admin-busy = the game keeps changing; try again
# The tables of the database are older than the program.
admin-older = an older version of Basalt has written this store: start a server of this version first

## E-mail
# The subject of the e-mail that verifies an address.
mail-verify = Confirm your e-mail address
# Its text.
# $name (Text)
# $link (Text)
mail-verify-text =
    Hello { $name },

    Open this link within 24 hours to confirm your address. If you did not ask for it, ignore this message.

    { $link }
# The subject of the e-mail that resets a password.
mail-reset = Reset your password
# Its text.
# $name (Text)
# $link (Text)
mail-reset-text =
    Hello { $name },

    Open this link within an hour to choose a new password. If you did not ask for it, ignore this message: your password stays as it is.

    { $link }
# The subject of the e-mail after a password was changed.
mail-password-changed = Your password was changed
# Its text.
# $name (Text)
# $unsubscribe (Text)
mail-password-changed-text =
    Hello { $name },

    The password of your account was changed. If it was not you, reset it at once.

    To get no more such messages: { $unsubscribe }
# The subject of the e-mail after a passkey was added.
mail-passkey-added = A passkey was added to your account
# Its text.
# $name (Text)
# $unsubscribe (Text)
mail-passkey-added-text =
    Hello { $name },

    A passkey was added to your account. If it was not you, remove it and change your password.

    To get no more such messages: { $unsubscribe }
# The address of the SMTP server is not valid.
serve-smtp = the address of the SMTP server is not valid: smtps://user:password@host is needed
# The sender of e-mail is not valid.
serve-mail-from = the sender of e-mail is not valid: Basalt <noreply@basalt.example> is needed

## Push notifications
# The title of a notification: it is the person’s turn.
push-turn = Your turn
# The title of a notification: a game of the person has started.
push-started = Your game has started
# The title of a notification: somebody challenges the person.
push-challenge = New challenge
# The text of a notification: the game and the opponent.
# $game (Text)
# $name (Text)
push-body = { $game } against { $name }

## E-mail about games
# The subject of the e-mail about games that wait.
# $count (Number)
mail-turns =
    { $count ->
        [one] Your turn in { $count } game
       *[other] Your turn in { $count } games
    }
# Its text.
# $name (Text)
# $games (Text)
# $unsubscribe (Text)
mail-turns-text =
    Hello { $name },

    these games wait for your move:

    { $games }

    To get no more such messages: { $unsubscribe }
# A game in that e-mail: the opponent and the time left.
# $game (Text)
# $name (Text)
# $left (Text)
mail-turns-game = { $game } against { $name }: { $left }
# The time left for a move, in days.
# $days (Number)
mail-left-days =
    { $days ->
        [one] { $days } day left
       *[other] { $days } days left
    }
# The time left for a move, in hours.
# $hours (Number)
mail-left-hours =
    { $hours ->
        [one] { $hours } hour left
       *[other] { $hours } hours left
    }
# Less than an hour is left for a move.
mail-left-minutes = less than an hour left

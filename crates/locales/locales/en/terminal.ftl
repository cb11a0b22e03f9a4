### What only the terminal says. A line that ends in a reason given by someone else has no full
### stop. Commands (hint, undo, …), options (--from) and moves stay as they are in every language.

## What goes around an error

# Something went wrong; the program ends or goes on with the next thing.
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
file-not-read = Could not read { $file }: { $reason }
# A file cannot be written.
# $file (Text)
# $reason (Text)
file-not-written = Could not write { $file }: { $reason }
# A file would be replaced; asking a second time does it.
# $file (Text)
file-exists = { $file } is there already. Type the same again to replace it.
# A file that should hold games is empty.
# $file (Text)
file-no-game = expected at least one game in { $file }, found none
# A file in none of the known formats, with its first line.
# $file (Text)
# $found (Text)
file-format =
    expected games in a known format in { $file }, found “{ $found }” at its start; --from can name the format
# The name of the standard input, where a file would be named.
file-stdin = the standard input
# The name of the standard output, where a file would be named.
file-stdout = the standard output

## Why something cannot be done

# Why a file cannot be read: it is not there.
reason-no-file = there is no such file
# Why a file cannot be written: its folder is not there.
reason-no-folder = there is no such folder
# Why a file cannot be read or written: the system forbids it.
reason-denied = permission denied
# Why a file cannot be read or written: it is a folder.
reason-folder = it is a folder
# Why a file cannot be written: there is no room.
reason-full = the disk is full
# Why a program cannot be started: it is not there.
reason-no-program = there is no such program
# Why a player cannot take part: its engine lacks an option.
# $option (Text)
reason-no-option = it has no option { $option }
# Why a player cannot take part: its engine refuses what it is told.
# $line (Text)
reason-refused = it answers “{ $line }”
# Why a player cannot take part: a word of the protocol did not come.
# $awaited (Text)
reason-silent = it does not answer { $awaited }
# Why a player cannot take part: its program ended.
# $status (Text)
reason-ended = it has ended ({ $status })

## What was asked for

# A move of a list, counted from 1, that cannot be played.
# $number (Number)
# $text (Text)
# $why (Text)
input-move = move { $number }, “{ $text }”: { $why }
# A text that should be a position and is not.
# $why (Text)
input-position = position: { $why }
# A text that is a position of another game than the one that is named by --game.
# $why (Text)
# $game (Text)
input-other-game = position: { $why }. It is a position of another game: add --game { $game }
# A ply that the game does not have.
# $found (Number)
# $most (Number)
input-ply = expected a ply from 0 to { $most }, found { $found }
# A position is named, but what is asked for takes a file of games.
input-no-games = --ply, --number and --from are for files of games, but this is a position
# A game that the file does not have.
# $found (Number)
# $most (Number)
input-number = expected the number of a game from 1 to { $most }, found { $found }

## Playing

# The first line of a game against the computer: whom the person plays.
# $game (Text)
# $player (Player)
play-welcome =
    { play-game }. { $player ->
        [white] You are White (w), the computer is Black (b).
       *[black] You are Black (b), the computer is White (w).
    }
# The first line of a game of two people.
# $game (Text)
play-welcome-two = { play-game }, for two. White (w) and Black (b) share this keyboard.
# DVONN in a few lines.
play-rules =
    First you fill the board in turns: 3 red pieces, then 23 of each colour.
    Then stacks move, exactly as many spaces as they are high, in a straight
    line, onto another stack; one with six neighbours is stuck. Whoever has
    the top piece owns a stack. Stacks that are no longer linked to a red
    piece leave the board. When nobody can move, all pieces in your stacks
    count, and the higher count wins.
# The legend of the drawn board.
play-marks =
    On the board: w is a white piece, b a black one, r a red one. w3 is a stack
    of three that White owns; with a star it holds red. Brackets show the last
    move. Below each space is its name.
# PÜNCT, the standard or the basic game, in a few lines.
# $game (Text)
play-rules-punct =
    Connect two opposite sides of the board with a chain of your visible dots.
    A turn places a piece of three dots from your reserve on empty spaces, or
    moves one of yours that nothing lies on. To move it, take its PÜNCT any way
    along a straight line, over whatever is there, or leave it, then turn the
    piece about it. A moved piece may lie on others if its ends rest on one
    level, its middle on no higher one, and its PÜNCT on a dot of yours; the
    dots of a triangle all rest on one level.
    { $game ->
        [punct-basic]
            The first piece of the game keeps out of the centre. Whoever places the
            last of 18 pieces ends the game in a draw.
       *[punct]
            No piece is placed in the centre; pieces only move there. When a player has
            placed all 18 pieces, the one with more visible dots in the centre wins.
    }
# The legend of the drawn board of PÜNCT and the letters of its pieces.
play-marks-punct =
    On the board: w is a white dot, b a black one; W and B are PÜNCTs. The dot
    w2 is at height 2, on top of something or bridging a gap. Empty spaces of
    the centre are circles. Brackets show the last turn. Right of each space is
    its name.
    Pieces: T triangle; C straight, the PÜNCT in its middle; E straight, at an
    end; M bent, at the bend; L and R bent, at an end (mirror images).
# Instructions after the first lines.
play-begin = Type a move, or help for the list of commands.
# The commands, one a line.
play-help =
    Type a move or a command.
      e3          place a piece on e3
      a1b2        move the stack on a1 to b2
      hint        show the best move that the computer can find
      undo        take back your last move
      moves       list the legal moves
      moves a1    list those of the stack on a1
      place       place all remaining pieces at random, for both players
      resign      give up the game
      save FILE   write the game to FILE
      board       show the board again
      help        show this text
      quit        leave the game
# The commands of a game of PÜNCT, one a line.
play-help-punct =
    Type a turn or a command.
      l4/l5m5      place a piece: its PÜNCT on l4, its other dots on l5 and m5
      c4-f7/f8g9   move the piece with its PÜNCT on c4: PÜNCT to f7, the other
                   dots to f8 and g9
      c4-c4/c5d6   turn that piece about its PÜNCT
      hint         show the best turn that the computer can find
      undo         take back your last turn
      moves        count the legal turns, by kind and by piece
      moves c4     list the turns of the piece with its PÜNCT on c4, or the
                   placements with the PÜNCT there
      resign       give up the game
      save FILE    write the game to FILE
      board        show the board again
      help         show this text
      quit         leave the game
# The first phase: which piece of how many is placed next.
# $number (Number)
# $total (Number)
play-placing = Placing, piece { $number } of { $total }.
# The second phase, with the pieces in each player's stacks.
# $white (Number)
# $black (Number)
play-stacking = Stacking (White { $white }, Black { $black }).
# The pieces of PÜNCT in reserve: how many each player has, and a list such as 6T 2C.
# $white (Number)
# $white_list (Text)
# $black (Number)
# $black_list (Text)
play-reserve = In reserve: White { $white } ({ $white_list }), Black { $black } ({ $black_list }).
# The dots that each player shows in the centre, below the pieces in reserve.
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
    }, place a piece or move one
# The line above the input: the phase, the prompt and a move that can be played.
# $phase (Text)
# $prompt (Text)
# $example (Text)
play-turn = { $phase } { $prompt } (for example { $example }).
# The same for PÜNCT, whose phase takes a line or two of its own.
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
# The move that the computer would play in the person's place, at full strength.
# $mv (Text)
play-hint = The best that the computer can find is { $mv }.
# The line above a list of so many legal moves.
# $count (Number)
play-moves =
    { $count ->
        [one] { $count } legal move:
       *[other] { $count } legal moves:
    }
# The line above a list of the legal moves that begin on a space.
# $count (Number)
# $space (Text)
play-moves-from =
    { $count ->
        [one] { $count } legal move from { $space }:
       *[other] { $count } legal moves from { $space }:
    }
# No legal move begins on a space.
# $space (Text)
play-moves-none = There is no legal move from { $space }.
# There are too many legal turns for a list; what they are follows, counted.
# $count (Number)
play-moves-many =
    There are { $count } legal turns. Type moves and a space, such as moves c4, to list
    those with the PÜNCT on it.
# The line above the numbers of placements, by kind of piece.
# $count (Number)
play-moves-place =
    { $count ->
        [one] { $count } placement, by kind of piece:
       *[other] { $count } placements, by kind of piece:
    }
# The line above the numbers of moves, by the space of the piece's PÜNCT.
# $count (Number)
play-moves-shift =
    { $count ->
        [one] { $count } move, by the space of the PÜNCT:
       *[other] { $count } moves, by the space of the PÜNCT:
    }
# The number of moves that were taken back, of both players together.
# $count (Number)
play-undone =
    { $count ->
        [one] { $count } move is taken back.
       *[other] { $count } moves are taken back.
    }
# No move can be taken back.
play-nothing-to-undo = There is no move to take back.
# There is nothing left to place.
play-not-placing = The board is filled already; now stacks move.
# The board of PÜNCT is never filled at random.
play-no-filling =
    In PÜNCT the board is not filled at random; place a piece, such as l4/l5m5.
# A well-written move that cannot be played.
# $mv (Text)
# $why (Text)
play-refused = { $mv } cannot be played: { $why }
# A line that is neither a command nor looks like a move.
# $found (Text)
play-unknown = “{ $found }” is neither a move nor a command. Type help for the list.
# The command to save, without a file.
play-save-where = Say where to: save FILE, such as save game.basalt
# The commands after the end of a game.
play-over-prompt = Type save FILE to keep the game, undo to take a move back, or quit.
# The person wants to leave a game that is not saved.
play-quit-unsaved = The game is not saved. Type save FILE to keep it, or quit again to leave.
# A person has asked to resign, and has to ask again.
# $player (Player)
play-resign-again =
    This ends the game. To resign as { $player ->
        [white] White
       *[black] Black
    }, type resign again.
# Nothing more can be read from the person.
play-end-of-input = The input has ended.
# The person leaves before the end.
play-unfinished = The game is left unfinished.
# The command that goes on with an unfinished game.
# $command (Text)
play-resume = To go on with it, type: { $command }

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
# The heading over the moves that were made.
analyze-move = move
# The heading over the best moves.
analyze-best = best
# The heading over what moves lead to.
analyze-score = score
# The heading over how much worse than the best moves they are.
analyze-loss = loss
# The heading over how many plies a search has looked ahead.
analyze-depth = depth
# The heading over the moves that are expected.
analyze-line = line
# An estimate of the points a player will be ahead by.
# $points (Decimal)
analyze-margin = { $points }
# An estimate of the chance to win.
# $percent (Decimal)
analyze-chance = { $percent } %
# A score or a loss that is certain.
# $what (Text)
analyze-proven = { $what } proven
# A result and how many turns of the winner lead to it.
# $verdict (Text)
# $turns (Number)
analyze-in-turns = { $verdict } in { $turns }
# A result as one of the players sees it: win, draw or loss.
# $verdict (Text)
analyze-verdict =
    { $verdict ->
        [win] win
        [loss] loss
       *[draw] draw
    }
# The label of the progress bar.
analyze-progress = Searching positions
# A game is analyzed, but what is asked for takes a position.
# $most (Number)
analyze-no-ply =
    --lines and --moves are for one position; name one of this game with --ply, from 0 to { $most }

## Matches

# The first line of a match's results.
# $first (Text)
# $second (Text)
match-title = { $first } against { $second }
# Results of the first player: games, results and the share of the points.
# $games (Number)
# $wins (Number)
# $draws (Number)
# $losses (Number)
# $percent (Decimal)
match-score =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: +{ $wins } ={ $draws } -{ $losses }, { $percent } % of the points
# Results of the first player with White.
# $results (Text)
match-white = With White: { $results }
# Results of the first player with Black.
# $results (Text)
match-black = With Black: { $results }
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
# The Elo difference of the first player, with the 95 % interval.
# $elo (Decimal)
# $low (Decimal)
# $high (Decimal)
match-elo = Difference in Elo: { $elo } (95 % between { $low } and { $high })
# There is nothing to tell a difference from.
match-no-elo =
    No difference in Elo can be told: that takes two pairs at least, and not all with the same points.
# The test of two differences: open, lower or higher.
# $lower (Text)
# $higher (Text)
# $ratio (Decimal)
# $bound (Decimal)
# $verdict (Text)
match-sprt =
    Test of { $lower } against { $higher } Elo: { $verdict ->
        [lower] { $lower } is shown
        [higher] { $higher } is shown
       *[open] not decided
    } (log-likelihood ratio { $ratio }, bounds ±{ $bound })
# The longest overrun of a player's clock that was still tolerated.
# $name (Text)
# $millis (Decimal)
match-overrun = { $name }: up to { $millis } ms later than allowed
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
        [one] { $late } time-out
       *[other] { $late } time-outs
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
# A game lost by no answer in time.
# $game (Number)
# $name (Text)
# $player (Player)
# $allowed (Text)
match-time-out =
    Game { $game }: { $name } ({ $player ->
        [white] White
       *[black] Black
    }) loses by a time-out, no answer within { $allowed }
# A game lost because the player's program is gone or does not play.
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
# A match goes on where it was stopped.
# $played (Number)
# $games (Number)
match-resumed = Going on after { $played } of { $games } games.
# The last game of a file is incomplete.
# $file (Text)
match-cut-short = The last game of { $file } was cut short; it is played again.
# A file holds the games of another match.
# $file (Text)
# $found (Text)
# $expected (Text)
match-other =
    { $file } holds the games of another match: “{ $found }”. This one is “{ $expected }”. Give the same command as then, or name another file.
# A file holds something else than games of a match.
# $file (Text)
# $game (Number)
match-not-ours =
    game { $game } of { $file } is not a finished game of a match; name another file for the records
# Another match writes to the file at the moment.
# $file (Text)
match-busy = another match is writing to { $file }; wait for its end, or name another file
# A player cannot take part.
# $name (Text)
# $reason (Text)
match-absent = { $name } cannot play: { $reason }
# A line of a file of openings is bad.
# $file (Text)
# $line (Number)
# $reason (Text)
match-position = { $file }, line { $line }: { $reason }
# Why a position is no opening: nobody can move.
match-position-over = expected a position from which the game goes on, but it is over
# A file of openings is empty.
# $file (Text)
match-no-positions = expected at least one position in { $file }, found none
# An opening that has no text for `{state}`.
# $position (Text)
match-no-state =
    a player that is told where a game starts cannot be told of a stack higher than 15: { $position }

## Validating

# The label of the progress bar.
validate-progress = Checking games
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
        [one] { $count } game is written to { $file }.
       *[other] { $count } games are written to { $file }.
    }
# A game that could not be converted.
# $reason (Text)
convert-left-out = Left out: { $reason }

## Serving the page

# The address of the page.
# $address (Text)
serve-address = Basalt is at { $address } - open it in a browser. Ctrl-C ends it.
# The program was built without the page.
serve-not-built =
    this program was built without the page: run cargo xtask run, or cargo xtask page and then build it again
# Another program has the port.
# $port (Number)
serve-port-taken =
    port { $port } is taken, perhaps by another Basalt: end that one, or choose another port with --port (0 is any that is free)
# The address cannot be served.
# $address (Text)
# $reason (Text)
serve-refused = { $address } cannot be served: { $reason }
# A path that leads nowhere.
serve-no-page = There is nothing at this address.
# The link from there to the start.
serve-home = To the start
# A description of the page for search engines and app lists.
serve-description = Play DVONN and PÜNCT, against the computer or two at one board, with or without a network.
# The browser runs no scripts.
serve-no-script =
    Basalt needs JavaScript, which is switched off in this browser. Please switch it on for this page.
# The page cannot be started.
serve-no-start =
    Basalt could not start: this browser is too old for it, or the page did not arrive whole. Please load it again, or use a newer browser.
# A folder cannot keep online games.
# $folder (Text)
# $reason (Text)
serve-folder =
    online games cannot be kept in { $folder }: { $reason }; choose another folder with --data
# The address of a database makes no sense.
serve-database-address =
    --database needs the address of a PostgreSQL database: postgres://user:password@host:port/name
# A database cannot keep online games.
# $reason (Text)
serve-database = the database cannot be used: { $reason }
# Online games were kept by a newer version.
serve-store-newer = a newer version of Basalt has kept its games there: use that version
# Nobody can play online, and why.
# $reason (Text)
serve-page-alone = Nobody can play online: { $reason }. The page itself works.
# The preview of a game: who plays whom.
# $game (Text)
# $white (Text)
# $black (Text)
serve-preview-game = { $game }: { $white } against { $black }
# The preview of a game that goes on.
serve-preview-running = The game is going on. Open it to watch.
# The preview of a game that is over: the winner, by name.
# $name (Text)
serve-preview-won = { $name } won.
# The preview of a game that nobody won.
serve-preview-drawn = The game is a draw.
# The preview of a game that was called off.
serve-preview-aborted = The game was called off.
# The preview of a challenge: what is played.
# $game (Text)
serve-preview-seek = A game of { $game }?
# The preview of a challenge: by whom.
# $name (Text)
serve-preview-seek-by = { $name } would like to play you. Open the link and play; no account is needed.
# The preview of a challenge that nobody can accept any more.
serve-preview-seek-closed = This challenge is no longer open.
# The name of the computer as a player.
# $level (Number)
serve-preview-computer = Computer, level { $level }
# A server for a trial could be reached by others.
serve-exposed =
    --trial is for this machine alone: only with a --host that nobody else can reach, such as 127.0.0.1, and never behind a proxy

## Putting a server under load

# An address that is not of this machine.
# $address (Text)
load-not-here = { $address } is not of this machine: only a server on this machine may be put under load
# The system allows too few sockets.
# $most (Number)
# $needed (Number)
load-files =
    the system lets a program open { $most } files at once, and { $needed } are needed: run ulimit -n { $needed } first
# The system does not give what is needed.
# $reason (Text)
load-machine = the system does not give what is needed: { $reason }
# There is no server to put under load.
# $reason (Text)
load-no-server = no server could be started: { $reason }
# Why a player stops: there is no connection.
load-gone = the server cannot be reached, or has hung up
# Why a player stops: too much is asked for.
load-too-often =
    the server lets nobody ask so often; is it started with basalt serve --trial?
# Why a player stops: something is refused, in the words of the protocol.
# $what (Text)
load-refused = the server refuses: { $what }
# Why a player stops: nothing is answered.
load-silent = an answer did not come
# Why a player stops: what is said makes no sense.
load-odd = the server says something that makes no sense
# The current stage: guests, sockets, games, moves or check.
# $stage (Text)
load-stage =
    { $stage ->
        [guests] Guests come in
        [sockets] Players connect
        [games] Games begin
        [moves] Moves are played
       *[check] Moves are looked for
    }
# The person had enough before anything was measured.
load-stopped = Stopped before anything was measured.
# The number reached so far.
# $players (Number)
# $games (Number)
load-crowd =
    { $players ->
        [one] { $players } player is connected
       *[other] { $players } players are connected
    }, { $games ->
        [one] { $games } game is going on.
       *[other] { $games } games are going on.
    }
# The server's memory in megabytes, and in kilobytes for each connection.
# $before (Decimal)
# $after (Decimal)
# $each (Decimal)
load-memory = The server's memory: { $before } MB before they connected, { $after } MB now, { $each } KB a connection.
# The heading of the table below.
load-caption =
    Moves a second, and milliseconds from the planned moment of a move until the opponent hears it; in the last columns, until it is acknowledged:
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
# The most moves a second that were kept.
# $rate (Number)
load-knee = The most that was kept: { $rate } moves a second.
# Not even the first pace was kept.
load-no-knee = Not even the first pace was kept.
# Nothing that was acknowledged is lost.
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
# Something is lost or doubled.
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
# An inconsistency in a game: lost, doubled or broken, and where.
# $kind (Text)
# $game (Text)
# $number (Number)
load-fault =
    { $kind ->
        [lost] Game { $game }: move { $number } was acknowledged and is lost.
        [doubled] Game { $game }: move { $number } is there, but was not sent, or not so often.
       *[broken] Game { $game }: from move { $number } on it is no game.
    }
# The number of players that had to stop, and the first one's reason.
# $count (Number)
# $first (Text)
load-troubles =
    { $count ->
        [one] { $count } player had to stop: { $first }.
       *[other] { $count } players had to stop; the first: { $first }.
    }

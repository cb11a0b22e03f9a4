### What only the terminal says. A line that ends in a reason given by someone else has no full
### stop. Commands (hint, undo, …), options (--from) and moves stay as they are in every language.

## What goes around an error

failure = error: { $reason }
in-game = game { $game }: { $reason }
in-file = { $file }: { $reason }

## Files

file-saved = Saved to { $file }.
file-not-read = Could not read { $file }: { $reason }
file-not-written = Could not write { $file }: { $reason }
file-exists = { $file } is there already. Type the same again to replace it.
file-no-game = expected at least one game in { $file }, found none
file-format =
    expected games in a known format in { $file }, found “{ $found }” at its start; --from can name the format
file-stdin = the standard input
file-stdout = the standard output

## Why something cannot be done

reason-no-file = there is no such file
reason-no-folder = there is no such folder
reason-denied = permission denied
reason-folder = it is a folder
reason-full = the disk is full
reason-no-program = there is no such program
reason-no-option = it has no option { $option }
reason-refused = it answers “{ $line }”
reason-silent = it does not answer { $awaited }
reason-ended = it has ended ({ $status })

## What was asked for

input-move = move { $number }, “{ $text }”: { $why }
input-position = position: { $why }
input-other-game = position: { $why }. It is a position of another game: add --game { $game }
input-ply = expected a ply from 0 to { $most }, found { $found }
input-no-games = --ply, --number and --from are for files of games, but this is a position
input-number = expected the number of a game from 1 to { $most }, found { $found }

## Playing

play-welcome =
    { play-game }. { $player ->
        [white] You are White (w), the computer is Black (b).
       *[black] You are Black (b), the computer is White (w).
    }
play-welcome-two = { play-game }, for two. White (w) and Black (b) share this keyboard.
play-rules =
    First you fill the board in turns: 3 red pieces, then 23 of each colour.
    Then stacks move, exactly as many spaces as they are high, in a straight
    line, onto another stack; one with six neighbours is stuck. Whoever has
    the top piece owns a stack. Stacks that are no longer linked to a red
    piece leave the board. When nobody can move, all pieces in your stacks
    count, and the higher count wins.
play-marks =
    On the board: w is a white piece, b a black one, r a red one. w3 is a stack
    of three that White owns; with a star it holds red. Brackets show the last
    move. Below each space is its name.
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
play-marks-punct =
    On the board: w is a white dot, b a black one; W and B are PÜNCTs. The dot
    w2 is at height 2, on top of something or bridging a gap. Empty spaces of
    the centre are circles. Brackets show the last turn. Right of each space is
    its name.
    Pieces: T triangle; C straight, the PÜNCT in its middle; E straight, at an
    end; M bent, at the bend; L and R bent, at an end (mirror images).
play-begin = Type a move, or help for the list of commands.
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
play-placing = Placing, piece { $number } of { $total }.
play-stacking = Stacking (White { $white }, Black { $black }).
play-reserve = In reserve: White { $white } ({ $white_list }), Black { $black } ({ $black_list }).
play-centre =
    { $reserve }
    In the centre: White { $white }, Black { $black }.
play-prompt-red =
    { $player ->
        [white] White
       *[black] Black
    }, place a red piece
play-prompt-own =
    { $player ->
        [white] White, place a white piece
       *[black] Black, place a black piece
    }
play-prompt-stack =
    { $player ->
        [white] White
       *[black] Black
    }, move a stack
play-prompt-place =
    { $player ->
        [white] White
       *[black] Black
    }, place a piece
play-prompt-piece =
    { $player ->
        [white] White
       *[black] Black
    }, place a piece or move one
play-turn = { $phase } { $prompt } (for example { $example }).
play-turn-punct =
    { $phase }
    { $prompt } (for example { $example }).
play-examples = { $place } or { $shift }
play-computer = The computer plays { $mv }.
play-hint = The best that the computer can find is { $mv }.
play-moves =
    { $count ->
        [one] { $count } legal move:
       *[other] { $count } legal moves:
    }
play-moves-from =
    { $count ->
        [one] { $count } legal move from { $space }:
       *[other] { $count } legal moves from { $space }:
    }
play-moves-none = There is no legal move from { $space }.
play-moves-many =
    There are { $count } legal turns. Type moves and a space, such as moves c4, to list
    those with the PÜNCT on it.
play-moves-place =
    { $count ->
        [one] { $count } placement, by kind of piece:
       *[other] { $count } placements, by kind of piece:
    }
play-moves-shift =
    { $count ->
        [one] { $count } move, by the space of the PÜNCT:
       *[other] { $count } moves, by the space of the PÜNCT:
    }
play-undone =
    { $count ->
        [one] { $count } move is taken back.
       *[other] { $count } moves are taken back.
    }
play-nothing-to-undo = There is no move to take back.
play-not-placing = The board is filled already; now stacks move.
play-no-filling =
    In PÜNCT the board is not filled at random; place a piece, such as l4/l5m5.
play-refused = { $mv } cannot be played: { $why }
play-unknown = “{ $found }” is neither a move nor a command. Type help for the list.
play-save-where = Say where to: save FILE, such as save game.basalt
play-over-prompt = Type save FILE to keep the game, undo to take a move back, or quit.
play-quit-unsaved = The game is not saved. Type save FILE to keep it, or quit again to leave.
play-resign-again =
    This ends the game. To resign as { $player ->
        [white] White
       *[black] Black
    }, type resign again.
play-end-of-input = The input has ended.
play-unfinished = The game is left unfinished.
play-resume = To go on with it, type: { $command }

## Showing

show-ply = After ply { $ply } of { $plies }.

## Counting

perft-total =
    nodes     { $nodes }
    seconds   { $seconds }

## Benchmark

bench-total =
    nodes    { $nodes }
    seconds  { $seconds }
    nodes/s  { $speed }

## Analysis. Headings of columns are short.

analyze-ply = ply
analyze-player = player
analyze-move = move
analyze-best = best
analyze-score = score
analyze-loss = loss
analyze-depth = depth
analyze-line = line
analyze-margin = { $points }
analyze-chance = { $percent } %
analyze-proven = { $what } proven
analyze-in-turns = { $verdict } in { $turns }
analyze-verdict =
    { $verdict ->
        [win] win
        [loss] loss
       *[draw] draw
    }
analyze-progress = Searching positions
analyze-no-ply =
    --lines and --moves are for one position; name one of this game with --ply, from 0 to { $most }

## Matches

match-title = { $first } against { $second }
match-score =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: +{ $wins } ={ $draws } -{ $losses }, { $percent } % of the points
match-white = With White: { $results }
match-black = With Black: { $results }
match-pairs =
    { $count ->
        [one] { $count } pair
       *[other] { $count } pairs
    } with colours swapped, by points: 0: { $zero }, ½: { $half }, 1: { $one }, 1½: { $more }, 2: { $two }
match-elo = Difference in Elo: { $elo } (95 % between { $low } and { $high })
match-no-elo =
    No difference in Elo can be told: that takes two pairs at least, and not all with the same points.
match-sprt =
    Test of { $lower } against { $higher } Elo: { $verdict ->
        [lower] { $lower } is shown
        [higher] { $higher } is shown
       *[open] not decided
    } (log-likelihood ratio { $ratio }, bounds ±{ $bound })
match-overrun = { $name }: up to { $millis } ms later than allowed
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
match-illegal =
    Game { $game }: { $name } ({ $player ->
        [white] White
       *[black] Black
    }) loses by an illegal move, “{ $text }”: { $why }
match-time-out =
    Game { $game }: { $name } ({ $player ->
        [white] White
       *[black] Black
    }) loses by a time-out, no answer within { $allowed }
match-crash =
    Game { $game }: { $name } ({ $player ->
        [white] White
       *[black] Black
    }) loses by a crash: { $seen }
match-standing = +{ $wins } ={ $draws } -{ $losses }, Elo { $elo }
match-progress = { $played } of { $games } games: { $standing }
match-resumed = Going on after { $played } of { $games } games.
match-cut-short = The last game of { $file } was cut short; it is played again.
match-other =
    { $file } holds the games of another match: “{ $found }”. This one is “{ $expected }”. Give the same command as then, or name another file.
match-not-ours =
    game { $game } of { $file } is not a finished game of a match; name another file for the records
match-busy = another match is writing to { $file }; wait for its end, or name another file
match-absent = { $name } cannot play: { $reason }
match-position = { $file }, line { $line }: { $reason }
match-position-over = expected a position from which the game goes on, but it is over
match-no-positions = expected at least one position in { $file }, found none
match-no-state =
    a player that is told where a game starts cannot be told of a stack higher than 15: { $position }

## Validating

validate-progress = Checking games
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

convert-written =
    { $count ->
        [one] { $count } game is written to { $file }.
       *[other] { $count } games are written to { $file }.
    }
convert-left-out = Left out: { $reason }

## Serving the page

serve-address = Basalt is at { $address } - open it in a browser. Ctrl-C ends it.
serve-not-built =
    this program was built without the page: run cargo xtask run, or cargo xtask page and then build it again
serve-port-taken =
    port { $port } is taken, perhaps by another Basalt: end that one, or choose another port with --port (0 is any that is free)
serve-refused = { $address } cannot be served: { $reason }
serve-no-page = There is nothing at this address.
serve-home = To the start
serve-description = Play DVONN and PÜNCT, against the computer or two at one board, with or without a network.
serve-no-script =
    Basalt needs JavaScript, which is switched off in this browser. Please switch it on for this page.
serve-no-start =
    Basalt could not start: this browser is too old for it, or the page did not arrive whole. Please load it again, or use a newer browser.
serve-folder =
    online games cannot be kept in { $folder }: { $reason }; choose another folder with --data
serve-database-address =
    --database needs the address of a PostgreSQL database: postgres://user:password@host:port/name
serve-database = the database cannot be used: { $reason }
serve-store-newer = a newer version of Basalt has kept its games there: use that version
serve-page-alone = Nobody can play online: { $reason }. The page itself works.
serve-preview-game = { $game }: { $white } against { $black }
serve-preview-running = The game is going on. Open it to watch.
serve-preview-won = { $name } won.
serve-preview-drawn = The game is a draw.
serve-preview-aborted = The game was called off.
serve-preview-seek = A game of { $game }?
serve-preview-seek-by = { $name } would like to play you. Open the link and play; no account is needed.
serve-preview-seek-closed = This challenge is no longer open.
serve-preview-computer = Computer, level { $level }
serve-exposed =
    --trial is for this machine alone: only with a --host that nobody else can reach, such as 127.0.0.1, and never behind a proxy

## Putting a server under load

load-not-here = { $address } is not of this machine: only a server on this machine may be put under load
load-files =
    the system lets a program open { $most } files at once, and { $needed } are needed: run ulimit -n { $needed } first
load-machine = the system does not give what is needed: { $reason }
load-no-server = no server could be started: { $reason }
load-gone = the server cannot be reached, or has hung up
load-too-often =
    the server lets nobody ask so often; is it started with basalt serve --trial?
load-refused = the server refuses: { $what }
load-silent = an answer did not come
load-odd = the server says something that makes no sense
load-stage =
    { $stage ->
        [guests] Guests come in
        [sockets] Players connect
        [games] Games begin
        [moves] Moves are played
       *[check] Moves are looked for
    }
load-stopped = Stopped before anything was measured.
load-crowd =
    { $players ->
        [one] { $players } player is connected
       *[other] { $players } players are connected
    }, { $games ->
        [one] { $games } game is going on.
       *[other] { $games } games are going on.
    }
load-memory = The server's memory: { $before } MB before they connected, { $after } MB now, { $each } KB a connection.
load-caption =
    Moves a second, and milliseconds from the planned moment of a move until the opponent hears it; in the last columns, until it is acknowledged:
load-heading =
    { $which ->
        [planned] planned
        [played] played
        [missed] missed
       *[max] max
    }
load-heading-done = ack { $percentile }
load-figure = { $figure }
load-knee = The most that was kept: { $rate } moves a second.
load-no-knee = Not even the first pace was kept.
load-sound =
    { $moves ->
        [one] { $moves } acknowledged move
       *[other] { $moves } acknowledged moves
    } in { $games ->
        [one] { $games } game: all there, none twice.
       *[other] { $games } games: all there, none twice.
    }
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
load-fault =
    { $kind ->
        [lost] Game { $game }: move { $number } was acknowledged and is lost.
        [doubled] Game { $game }: move { $number } is there, but was not sent, or not so often.
       *[broken] Game { $game }: from move { $number } on it is no game.
    }
load-troubles =
    { $count ->
        [one] { $count } player had to stop: { $first }.
       *[other] { $count } players had to stop; the first: { $first }.
    }

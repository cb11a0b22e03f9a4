### English, the reference. A key of the user interface is declared in src/messages.rs; the
### other keys belong to errors. A line that ends in a reason given by someone else has no full
### stop. Commands (hint, undo, …), options (--from) and moves stay as they are in every language.

## Colours

color-white = White
color-black = Black
color-red = Red

## What goes around an error

failure = error: { $reason }
rule-broken = { $why } (rule { $rule })
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
input-ply = expected a ply from 0 to { $most }, found { $found }
input-no-games = --ply, --number and --from are for files of games, but this is a position
input-number = expected the number of a game from 1 to { $most }, found { $found }

## Playing

play-game =
    { $game ->
        [punct] PÜNCT
        [punct-basic] PÜNCT, the basic game
       *[dvonn] DVONN
    }
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
play-pass =
    { $player ->
        [white] White
       *[black] Black
    } has no stack that can move, and must pass.
play-pass-punct =
    { $player ->
        [white] White
       *[black] Black
    } can neither place nor move a piece, and must pass.
play-cut-off =
    { $count ->
        [one] { $count } stack is cut off from the red pieces and leaves the board.
       *[other] { $count } stacks are cut off from the red pieces and leave the board.
    }
play-filled =
    { $count ->
        [one] { $count } piece is placed at random.
       *[other] { $count } pieces are placed at random.
    }
play-not-placing = The board is filled already; now stacks move.
play-no-filling =
    In PÜNCT the board is not filled at random; place a piece, such as l4/l5m5.
play-refused = { $mv } cannot be played: { $why }
play-unknown = “{ $found }” is neither a move nor a command. Type help for the list.
play-save-where = Say where to: save FILE, such as save game.basalt
play-over = The game is over.
play-over-prompt = Type save FILE to keep the game, undo to take a move back, or quit.
play-quit-unsaved = The game is not saved. Type save FILE to keep it, or quit again to leave.
play-end-of-input = The input has ended.
play-unfinished = The game is left unfinished.
play-resume = To go on with it, type: { $command }

## Results

result-win =
    { $winner ->
        [white] White
       *[black] Black
    } wins, { $points } to { $against }.
result-draw = A draw, { $points } to { $points }.
result-connection =
    { $winner ->
        [white] White
       *[black] Black
    } connects { $sides ->
        [south-west] south-west and north-east
        [north-west] north-west and south-east
       *[west-east] west and east
    }.
result-end =
    { $end ->
        [two-passes] Neither player has a legal turn
        [repetition] The same position has occurred three times
        [hundred-turns] A hundred turns in a row were no placement
       *[last-piece] The last piece is placed
    }
result-centre-win =
    { result-end }: { $winner ->
        [white] White
       *[black] Black
    } shows { $points ->
        [one] { $points } dot
       *[other] { $points } dots
    } in the centre, { $winner ->
        [white] Black
       *[black] White
    } { $against }: { $winner ->
        [white] White
       *[black] Black
    } wins.
result-centre-draw =
    { result-end }: both players show { $points ->
        [0] no dots
        [one] { $points } dot
       *[other] { $points } dots
    } in the centre: a draw.
result-drawn = { result-end }: a draw.

## Showing

show-to-move =
    { $player ->
        [white] White
       *[black] Black
    } is to move.
show-ply = After ply { $ply } of { $plies }.

## Boards in words. A state of a stack or a piece is as it is seen, whoever is to move.

view-empty =
    { $space }: empty{ $place ->
        [centre] , in the centre
       *[plain] { "" }
    }
view-piece =
    { $space }: { $color ->
        [white] white
        [black] black
       *[red] red
    } piece
view-stack =
    { $space }: { $height ->
        [1] { $owner ->
            [white] white
           *[black] black
        } piece
       *[other] { $owner ->
            [white] White
           *[black] Black
        } stack of { $height }
    }{ $reds ->
        [0] { "" }
        [one] { "" } with one red
       *[other] { "" } with { $reds } reds
    }, { $state ->
        [free] can move
        [surrounded] surrounded
       *[still] can never move again
    }
view-dot =
    { $space }: { $dot ->
        [punct] { $owner ->
            [white] White’s PÜNCT
           *[black] Black’s PÜNCT
        }
       *[minor] { $owner ->
            [white] white dot
           *[black] black dot
        }
    } of { $kind ->
        [triangle] a triangle
        [straight] a straight piece
       *[angle] an angular piece
    } on floor { $floor }{ $state ->
        [pinned] , pinned
        [bridge] , a bridge
       *[free] { "" }
    }
view-placing =
    DVONN, { $turn ->
        [white] White
       *[black] Black
    } to place. { $placed } of 49 pieces are placed.
view-stacking =
    DVONN, { $turn ->
        [white] White to move
        [black] Black to move
       *[over] the end of the game
    }. White controls { $white ->
        [one] { $white } piece
       *[other] { $white } pieces
    }, Black { $black }.
view-punct =
    PÜNCT, { $turn ->
        [white] White to move
        [black] Black to move
       *[over] the end of the game
    }. White has placed { $white ->
        [one] { $white } piece
       *[other] { $white } pieces
    }, Black { $black }. In the centre: White { $white_centre }, Black { $black_centre }.

## Counting

perft-total =
    nodes     { $nodes }
    seconds   { $seconds }
    leaves/s  { $speed }

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

## Serving the page. The word --port stays as it is in every language.

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

## Errors. Each says the same as its template in the crate that raises it, in lower case and
## without a full stop, so that it can follow a colon. A colour comes as white or black and is
## selected by: { $owner -> [white] White *[black] Black }
## with each variant on a line of its own, as above.

text-game = expected the name of a game (dvonn, punct, punct-basic), found “{ $found }”
text-other-game = { $mv } is not a move of { $game }
text-space = expected a space of the board, found “{ $found }”
text-move = expected a move such as e3, a1b2 or pass, found “{ $found }”
text-turn = expected a turn such as l4/l5m5, c4-f7/f8g9 or pass, found “{ $found }”
text-piece = no piece has its PÜNCT and minor dots on “{ $found }”

## A move that the rules of DVONN refuse.

dvonn-game-over = the game is over: neither player can move
dvonn-still-placing = the board is still being filled: name one empty space, such as e3
dvonn-placing-over =
    the pieces are all placed: name a stack and the space it goes to, such as a1b2
dvonn-space-taken = { $space } is taken: a piece goes on an empty space
dvonn-may-not-pass = a player who has a move may not pass: { $example } is possible
dvonn-nothing-there = there is no stack on { $space }
dvonn-lone-red = { $space } holds a single red piece, which never moves
dvonn-not-yours =
    the stack on { $space } belongs to { $owner ->
        [white] White
       *[black] Black
    }, whose piece is on top
dvonn-surrounded =
    the stack on { $space } is surrounded: all six neighbouring spaces are occupied
dvonn-not-in-line = { $to } does not lie in a straight line from { $from }
dvonn-wrong-distance =
    the stack on { $from } is { $height } high and moves exactly as many spaces, but { $to } is { $distance } away
dvonn-empty-target = { $to } is empty: a stack must end on an occupied space

## A turn that the rules of PÜNCT refuse. The kind of a piece is one of the letters T, C, E, L, R
## and M in every language.

punct-game-over = the game is over
punct-none-left = no piece { $kind } is left in the reserve
punct-space-taken = { $space } is not empty: a piece is placed on three empty spaces
punct-under-bridge = { $space } is under a bridge, the piece on { $by }: nothing is put into the gap
punct-centre-closed = { $space } is in the central hexagon: pieces get there only by moving
punct-centre-first =
    { $space } is in the central hexagon: the first placement of the game must keep out of it
punct-no-punct = there is no piece with its PÜNCT on { $space }
punct-not-yours =
    the piece on { $space } belongs to { $owner ->
        [white] White
       *[black] Black
    }
punct-pinned = { $space } is pinned by the piece on { $by }
punct-other-kind =
    the piece on { $space } is of kind { $kind }, but lying so it would be of kind { $found }
punct-not-on-line = { $to } is not on one of the three lines through { $from }
punct-unmoved = the piece on { $space } would lie as it does already
punct-uneven-triangle = all three dots of a triangle must lie on one level
punct-uneven-ends = both ends must lie on one level
punct-middle-too-high = { $space }, under the middle dot, is higher than the ends
punct-not-own-dot =
    the PÜNCT must land on a { $color ->
        [white] white
       *[black] black
    } dot, and { $space } shows none
punct-may-not-pass = a player who has a turn may not pass: { $example } is possible

## An arrangement of pieces that is no position of PÜNCT.

punct-setup-too-many =
    { $color ->
        [white] White
       *[black] Black
    } has { $found } pieces { $kind } on the board, the game gives { $most }
punct-setup-same-place = two pieces have a dot on { $space } at level { $level }
punct-setup-unsupported =
    nothing at the level below supports the dot on { $space } at level { $level }
punct-setup-foreign-dot =
    the PÜNCT on { $space } at level { $level } does not lie over a dot of its own colour
punct-setup-turn-count =
    after { $most } turns without a placement the game is drawn, found { $found }
punct-setup-pass-count = a pass counts as a turn without a placement, found { $passes } passes among { $turns } turns
punct-setup-passes-in-a-row = after { $most } passes in a row the game is over, found { $found }

## The text of a position of PÜNCT.

punct-position-fields =
    expected White's pieces (w:…), Black's pieces (b:…), the player to move (w or b), the number of turns without a placement and perhaps pass or pass pass, found { $found } words
punct-position-list = expected the pieces of a player after “{ $expected }”, found “{ $found }”
punct-position-level = expected a level from 0 to 35 after “^”, found “{ $found }”
punct-position-player = expected w or b for the player to move, found “{ $found }”
punct-position-turns = expected the number of turns without a placement, found “{ $found }”
punct-position-pass = expected pass or nothing at the end, found “{ $found }”

## An arrangement of pieces that is no position of DVONN.

setup-too-many =
    there are { $found } pieces “{ $piece }” on the board, the game has { $most }
setup-red-count = in stacking all 3 red pieces are on the board, found { $found }
setup-red-on-top =
    a red piece lies on top of the stack on { $space }, but red pieces never move onto others
setup-not-linked =
    the stack on { $space } is not linked to a red piece, so it would have been taken off
setup-high-while-placing =
    while placing no space holds more than one piece, but { $space } does
setup-nothing-to-place = all 49 spaces are taken, so placing is over
setup-placed-pieces =
    after { $placed } placements there are { $expected } pieces “{ $piece }”, found { $found }
setup-placing-turn =
    after { $placed } placements { $expected ->
        [white] White
       *[black] Black
    } is to place

## The text of a position of DVONN.

position-fields =
    expected a board, the player to move (w or b) and the phase (p or s), found { $found } words
position-rows = expected 5 rows separated by “/”, found { $found }
position-row-length = row { $row } has { $expected } spaces, found { $found }
position-symbol =
    expected w, b, r, a number of empty spaces or “(” in row { $row }, found “{ $found }”
position-bracket = expected a stack such as (rwb) in row { $row }, found “{ $found }”
position-player = expected w or b for the player to move, found “{ $found }”
position-phase = expected p for placing or s for stacking, found “{ $found }”

## Game records.

record-at = game { $game }, line { $line }, column { $column }: { $problem }
record-format =
    expected the name of a format (basalt, littlegolem, codecup or boardspace), found “{ $found }”
record-too-long = expected at most { $most } bytes in a game, found more
record-not-utf8 = expected UTF-8 text, found the byte { $found }
record-tag = expected a tag such as [White "name"] on a line of its own, found “{ $found }”
record-tag-name =
    expected the name of a tag, made of letters, digits and “_”, found “{ $found }”
record-tag-reserved = the tag { $name } follows from the record and cannot be set
record-tag-twice = expected each tag once, found { $name } twice
record-tag-too-many = expected at most { $most } tags, found more
record-name = expected a name such as White [name], found “{ $found }”
record-no-game = expected a tag that names the game, such as [Game "dvonn"], found none
record-variant = expected a variant of { $game }, found “{ $found }”
record-result = expected a result (1-0, 0-1, 1/2-1/2 or *), found “{ $found }”
record-results-differ = expected the result { $tag } as in the tag, found { $found }
record-score = expected a score such as 26-7, White’s points first, found “{ $found }”
record-number = expected a move number such as 12. or 12..., found “{ $found }”
record-nag = expected $0 to $255, !, ?, !!, ??, !? or ?!, found “{ $found }”
record-clock = expected a time such as 0:14:59 or 0:14:59.5, found “{ $found }”
record-eval = expected a value such as +3.5, 62%, =+4 or =1-0, found “{ $found }”
record-open-comment = expected the end of the comment, found the end of the game
record-open-variation = expected the end of the variation, found the end of the game
record-too-deep = expected variations at most { $most } deep, found deeper ones
record-no-move = expected a move before “{ $found }”, found none
record-unexpected =
    expected a move, a comment, a variation or the result, found “{ $found }”
record-no-result =
    expected a result (1-0, 0-1, 1/2-1/2 or *) after the moves, found the end of the game
record-property = expected a property such as GM[Dvonn], found “{ $found }”
record-no-sgf-game =
    expected the property GM[Dvonn] or GM[25] before the first gesture, found none
record-sgf-game = expected GM[Dvonn] or GM[25], found “{ $found }”
record-gesture = expected a gesture of the game such as Pickb C 3, found “{ $found }”
record-nothing-done = expected a move before Done, found none that stands
record-after-end = expected the next game, found “{ $found }”
record-write-setup = { $format } cannot hold a game from a set-up position
record-write-game = { $format } cannot hold a game of { $game }
record-write-illegal =
    { $format } cannot hold a game with an illegal move; found { $found }
record-write-last-placement =
    Little Golem leaves out the 49th placement, so it must be on the one space left; found { $found }

## A record that was not played by the rules.

record-illegal = ply { $ply }, move { $mv }: { $why }
record-illegal-variation = variation at ply { $ply }, move { $mv }: { $why }
record-wrong-result = the record says { $recorded }, but the game ends { $board } on the board
record-wrong-score = the record says { $recorded } points, but there are { $board } on the board

## The hand over a board of PÜNCT. Why a piece cannot lie as it is held stands after a colon, what a turn would
## bring about stands beside the button that makes it.

hand-punct-off-board = an arm of the piece would reach beyond the board
hand-punct-no-piece = no piece has its PÜNCT on { $punct } and its other dots on { $first } and { $second }
hand-punct-connects =
    connects { $sides ->
        [west-east] west and east
        [south-west] south-west and north-east
       *[north-west] north-west and south-east
    }: { $winner ->
        [white] White wins
       *[black] Black wins
    }
hand-punct-uncovers =
    uncovers { $winner ->
        [white] White’s chain
       *[black] Black’s chain
    } between { $sides ->
        [west-east] west and east
        [south-west] south-west and north-east
       *[north-west] north-west and south-east
    }: { $winner ->
        [white] White wins
       *[black] Black wins
    }
hand-punct-last-counts =
    18th piece: the game ends, centre { $white } to { $black }: { $result ->
        [white] White wins
        [black] Black wins
       *[draw] a draw
    }
hand-punct-last-draws = 18th piece: the game ends, a draw
hand-punct-repeats = the position occurs for the third time: a draw
hand-punct-hundred-turns = a hundred turns without a placement: a draw
hand-punct-pins =
    pins { $owner ->
        [white] White’s { $space }
       *[black] Black’s { $space }
    }
hand-punct-frees =
    frees { $owner ->
        [white] White’s { $space }
       *[black] Black’s { $space }
    }
hand-punct-bridges = a bridge over { $over }
hand-punct-jumps =
    jumps over { $spaces ->
        [one] { $spaces } space with pieces
       *[other] { $spaces } spaces with pieces
    }

## At the table: what happened, and how it ended

table-placed =
    { $player ->
        [white] White
       *[black] Black
    } places a { $color ->
        [white] white
        [black] black
       *[red] red
    } piece on { $space }
table-stacked =
    { $player ->
        [white] White
       *[black] Black
    } { $from } onto { $to }, { $height ->
        [0] cut off itself
       *[other] height { $height }
    }{ $cut ->
        [0] { "" }
        [one] , cuts off { $cut } piece: { $white } in White’s stacks, { $black } in Black’s
       *[other] , cuts off { $cut } pieces: { $white } in White’s stacks, { $black } in Black’s
    }
table-punct-placed =
    { $player ->
        [white] White
       *[black] Black
    } places { $kind ->
        [triangle] a triangle
        [straight] a straight piece
       *[angle] an angle
    }, PÜNCT on { $punct }, dots on { $first } and { $second }
table-punct-moved =
    { $player ->
        [white] White
       *[black] Black
    } moves { $kind ->
        [triangle] the triangle
        [straight] the straight piece
       *[angle] the angle
    } from { $from } to { $punct }, dots on { $first } and { $second }, floor { $floor }
table-punct-turned =
    { $player ->
        [white] White
       *[black] Black
    } turns { $kind ->
        [triangle] the triangle
        [straight] the straight piece
       *[angle] the angle
    } on { $punct }, dots on { $first } and { $second }, floor { $floor }
table-bridge = { $said }, as a bridge
table-pins =
    { $said }, pins { $player ->
        [white] White’s { $spaces }
       *[black] Black’s { $spaces }
    }
table-uncovers =
    { $said }, uncovers { $player ->
        [white] White’s dots on { $spaces }
       *[black] Black’s dots on { $spaces }
    }

table-over =
    { $result ->
        [white] White wins
        [black] Black wins
        [draw] A draw
       *[none] No result
    }
table-controls =
    { $winner ->
        [white] White
       *[black] Black
    } controls { $points } to { $against }.
table-controls-equal = Both players control { $points }.
table-centre =
    { $end ->
        [two-passes] Neither player has a legal turn
       *[last-piece] The 18th piece is placed
    }: { $winner ->
        [white] White
       *[black] Black
    } has the centre, { $points } to { $against }.
table-resigned =
    { $loser ->
        [white] White
       *[black] Black
    } resigns.
table-time-over =
    { $loser ->
        [white] White’s
       *[black] Black’s
    } time is over.
table-agreed = The players agreed on a draw.
table-abandoned = The game was left unfinished.
table-adjudicated = The game was decided by somebody else.
table-level =
    { $change ->
        [up] Well played! The next game is at level { $level }.
        [down] The next game is at level { $level }, a little easier.
       *[same] The next game is at level { $level } again.
    }

table-denied =
    { $reason ->
        [over] The game is over.
        [other-turn] It is not your turn.
        [looking-back] You are looking at an earlier position. Go to the last move to play on.
        [stale] The computer has answered to another position.
        [not-placing] There is nothing left to place.
        [not-decided] Both players can still move.
       *[nothing] There is nothing to take back or to play again.
    }
table-bad-tag = the tag { $name } of the game says “{ $found }”, which cannot be
table-bad-setting = This setting cannot be read and is left out: “{ $line }”
table-bad-rung = This level cannot be read and is left out: “{ $line }”
table-bad-time =
    { $reason ->
        [base] The time for the game must be more than nothing and at most a day.
        [increment] The time for each move must be at most an hour.
       *[malformed] Please give the times in figures.
    }
## The hand over a board of DVONN.

hand-dvonn-not-your-turn =
    { $turn ->
        [white] it is White’s turn
       *[black] it is Black’s turn
    }
hand-dvonn-never-again =
    the stack on { $space } can never move again: no occupied space is exactly as far away as it is high
hand-dvonn-lands =
    height { $height }, { $owner ->
        [white] White
       *[black] Black
    }
hand-dvonn-lands-lost = the stack is cut off where it lands
hand-dvonn-cuts-own = cuts off { $own } of yours
hand-dvonn-cuts-other =
    cuts off { $other } of { $opponent ->
        [white] White’s
       *[black] Black’s
    }
hand-dvonn-cuts-both =
    cuts off { $own } of yours and { $other } of { $opponent ->
        [white] White’s
       *[black] Black’s
    }
hand-dvonn-score = score { $white } to { $black }
hand-dvonn-preview = { $landing }; { $score }
hand-dvonn-preview-cutting = { $landing }; { $cuts }; { $score }
hand-dvonn-ask = From { $from } to { $to }: { $preview }. Play this?
hand-dvonn-ask-place =
    { $piece ->
        [white] Place a white piece on { $space }?
        [black] Place a black piece on { $space }?
       *[red] Place a red piece on { $space }?
    }
hand-dvonn-run =
    { $piece ->
        [white] { $count } white
        [black] { $count } black
       *[red] { $count } red
    }
hand-dvonn-run-on = { $run }, { $below }
hand-dvonn-contents = { $stack }. From top to bottom: { $pieces }.

## The page

page-nav = Navigation
page-home = Play
page-games = My games
page-settings = Settings
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
       *[other] Play on: level { $level }
    }
page-home-computer = Play the computer
page-home-two = Two at one board
page-home-unfinished = A game of { $game } is not finished.
page-home-continue = Go on
page-home-later = What is still to come
page-home-learn = Learn
page-home-learn-soon = Lessons, tasks and the rules with pictures are on their way.
page-home-analyse = Analyse
page-home-analyse-soon = A board that shows what the engine thinks, and reviews of your games, are on their way.
page-home-online = Online
page-home-online-soon = Games with people anywhere are on their way.

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
       *[other] { $minutes } min + { $seconds } s
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
page-play-unreadable = The game that was under way can no longer be read. It has been put aside, and nothing of it was deleted.
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
       *[other] { $color ->
            [white] White places a red piece
           *[black] Black places a red piece
        }
    }
page-play-place =
    { $who ->
        [you] Your turn: place a piece
       *[other] { $color ->
            [white] White places a piece
           *[black] Black places a piece
        }
    }
page-play-move =
    { $who ->
        [you] Your turn: move a stack
       *[other] { $color ->
            [white] White moves
           *[black] Black moves
        }
    }
page-play-turn =
    { $who ->
        [you] Your turn: place or move a piece
       *[other] { $color ->
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
        [0] none left
        [one] { $left } left
       *[other] { $left } left
    }
page-board-turn = Turn clockwise
page-board-turn-back = Turn anticlockwise
page-board-nudge = Move the piece in direction { $direction }
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
hand-punct-kind =
    { $kind ->
        [T] triangle
        [C] straight piece with its PÜNCT in the middle
        [E] straight piece with its PÜNCT at an end
        [L] angular piece with its PÜNCT on the left when the bend is on top
        [R] angular piece with its PÜNCT on the right when the bend is on top
       *[M] angular piece with its PÜNCT at the bend
    }
hand-punct-reserve =
    { $owner ->
        [white] White
       *[black] Black
    }: { $kind }, { $left ->
        [0] none left
       *[other] { $left } left
    }
hand-punct-chosen = { $kind }: choose the space of its PÜNCT
hand-punct-lifted =
    { $kind } lifted from { $punct }, { $targets ->
        [0] it can go nowhere
        [one] { $targets } space to go to
       *[other] { $targets } spaces to go to
    }
hand-punct-named-one =
    PÜNCT on { $punct }, { $targets ->
        [0] no piece fits there
        [one] { $targets } space for the next dot
       *[other] { $targets } spaces for the next dot
    }
hand-punct-named-two =
    PÜNCT on { $punct }, a dot on { $first }, { $targets ->
        [0] no piece fits there
        [one] { $targets } space for the last dot
       *[other] { $targets } spaces for the last dot
    }
hand-punct-ghost = { $kind }, PÜNCT on { $punct }, arms to { $first } and { $second }, floor { $floor }
hand-punct-ghost-beyond = { $kind }, PÜNCT on { $punct }
hand-punct-legal = { $ghost }; Enter confirms
hand-punct-leads = { $ghost }; { $consequences }; Enter confirms
hand-punct-illegal = { $ghost }; not possible: { $reason }
hand-punct-dot =
    floor { $floor }: { $dot ->
        [punct] { $owner ->
            [white] White’s PÜNCT
           *[black] Black’s PÜNCT
        }
       *[minor] { $owner ->
            [white] white dot
           *[black] black dot
        }
    } of the { $kind ->
        [T] triangle
        [C] straight piece
        [E] straight piece
       *[other] angular piece
    } on { $punct }
hand-punct-side =
    { $side ->
        [west] west
        [east] east
        [south-west] south-west
        [north-east] north-east
        [north-west] north-west
       *[south-east] south-east
    }
hand-punct-chain =
    { $owner ->
        [white] White’s
       *[black] Black’s
    } chain of { $dots ->
        [one] { $dots } dot
       *[other] { $dots } dots
    } touches { $sides }
hand-punct-chain-inside =
    { $owner ->
        [white] White’s
       *[black] Black’s
    } chain of { $dots ->
        [one] { $dots } dot
       *[other] { $dots } dots
    } touches no side
hand-punct-threats =
    { $owner ->
        [white] White
       *[black] Black
    } { $count ->
        [0] could not win at once
        [one] could win at once in { $count } way
       *[other] could win at once in { $count } ways
    }

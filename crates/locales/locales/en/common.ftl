### Texts that all programs share: names, events in a game, results, boards in words, refused moves.
### English is the reference. Messages with a comment become functions; the other keys belong to errors.

## Colours

# The colour white, as a label.
color-white = White
# The colour black, as a label.
color-black = Black
# The colour of the DVONN pieces, as a label.
color-red = Red

## Events in a game

# The name of a game, given by its id.
# $game (Text)
play-game =
    { $game ->
        [punct] PÜNCT
        [punct-basic] PÜNCT, basic game
       *[dvonn] DVONN
    }
# Whose turn it is in a position.
# $player (Player)
show-to-move =
    { $player ->
        [white] White
       *[black] Black
    } to move.
# Why a player passes.
# $player (Player)
play-pass =
    { $player ->
        [white] White
       *[black] Black
    } has no stack that can move and must pass.
# Why a player of PÜNCT passes.
# $player (Player)
play-pass-punct =
    { $player ->
        [white] White
       *[black] Black
    } can’t place or move a piece and must pass.
# The number of stacks that the last move cut off.
# $count (Number)
play-cut-off =
    { $count ->
        [one] { $count } stack lost its link to red and is removed.
       *[other] { $count } stacks lost their link to red and are removed.
    }
# The number of pieces that were placed for both players.
# $count (Number)
play-filled =
    { $count ->
        [one] Placed { $count } piece at random.
       *[other] Placed { $count } pieces at random.
    }
# The game has ended; a message about its result follows.
play-over = The game is over.

## Results

# The winner with the scores of both players, the winner's first.
# $winner (Player)
# $points (Number)
# $against (Number)
result-win =
    { $winner ->
        [white] White
       *[black] Black
    } wins, { $points } to { $against }.
# A draw with the score of both players.
# $points (Number)
result-draw = Draw, { $points } to { $points }.
# The winner connects two opposite sides: west-east, south-west or north-west, each named
# with the one across.
# $winner (Player)
# $sides (Text)
result-connection =
    { $winner ->
        [white] White
       *[black] Black
    } connects { $sides ->
        [south-west] south-west and north-east
        [north-west] north-west and south-east
       *[west-east] west and east
    }.
# Why a game of PÜNCT is over without a connection; a colon follows.
# $end (Text)
result-end =
    { $end ->
        [two-passes] Neither player has a legal turn
        [repetition] Same position three times
        [hundred-turns] 100 turns without a placement
       *[last-piece] Last piece placed
    }
# The winner shows more dots in the centre.
# $end (Text)
# $winner (Player)
# $points (Number)
# $against (Number)
result-centre-win =
    { result-end }: { $winner ->
        [white] White
       *[black] Black
    } wins, { $points } to { $against } in the centre.
# Both players show the same number of dots in the centre.
# $end (Text)
# $points (Number)
result-centre-draw =
    { result-end }: draw, { $points ->
        [0] no dots
        [one] { $points } dot each
       *[other] { $points } dots each
    } in the centre.
# A draw, whatever is in the centre.
# $end (Text)
result-drawn = { result-end }: draw.
# The reason for an end that the board does not show, and the winner.
# $why (Text)
# $who (Text)
result-decided = { $why } { $who }.

## Boards in words. The state of a stack or a piece does not depend on whose turn it is.

# An empty space, by its name; in the centre of PÜNCT or plain.
# $space (Text)
# $place (Text)
view-empty =
    { $space }: empty{ $place ->
        [centre] , in the centre
       *[plain] { "" }
    }
# A single piece on a space: white, black or red.
# $space (Text)
# $color (Text)
view-piece =
    { $space }: { $color ->
        [white] white
        [black] black
       *[red] red
    } piece
# A stack of DVONN: its owner, height and reds, and whether it is free, surrounded or still.
# $space (Text)
# $owner (Player)
# $height (Number)
# $reds (Number)
# $state (Text)
view-stack =
    { $space }: { $height ->
        [1] { $owner ->
            [white] white
           *[black] black
        } piece
       *[higher] { $owner ->
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
       *[still] can never move again unless covered
    }
# A visible dot of PÜNCT: punct or minor; of a triangle, straight or angle; its level, 1 on the board; free, pinned or a bridge.
# $space (Text)
# $owner (Player)
# $dot (Text)
# $kind (Text)
# $floor (Number)
# $state (Text)
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
    } on level { $floor }{ $state ->
        [pinned] , pinned
        [bridge] , a bridge
       *[free] { "" }
    }
# A picture of a board of DVONN in the first phase; the turn is white, black or over.
# $turn (Text)
# $placed (Number)
view-placing =
    DVONN, { $turn ->
        [white] White
       *[black] Black
    } to place. { $placed } of 49 pieces placed.
# A picture of a board of DVONN with the pieces in each player's stacks.
# $turn (Text)
# $white (Number)
# $black (Number)
view-stacking =
    DVONN, { $turn ->
        [white] White to move
        [black] Black to move
       *[over] game over
    }. White controls { $white ->
        [one] { $white } piece
       *[other] { $white } pieces
    }, Black { $black }.
# A picture of a board of PÜNCT with the pieces placed and the dots in the centre.
# $turn (Text)
# $white (Number)
# $black (Number)
# $white_centre (Number)
# $black_centre (Number)
view-punct =
    PÜNCT, { $turn ->
        [white] White to move
        [black] Black to move
       *[over] game over
    }. White has placed { $white ->
        [one] { $white } piece
       *[other] { $white } pieces
    }, Black { $black }. In the centre: White { $white_centre }, Black { $black_centre }.

## Refused moves. Each says the same as its template in `rules`, in lower case and without a full
## stop, so that it can follow a colon. A colour comes as white or black and is selected by:
## { $owner -> [white] White *[black] Black }
## with each variant on a line of its own, as above.

# A refused move, with the number of the rule that it breaks.
# $why (Text)
# $rule (Number)
rule-broken = { $why } (rule { $rule })

## Illegal moves of DVONN

dvonn-game-over = the game is over: neither player can move
dvonn-still-placing = the board isn’t full yet: place a piece on an empty space, such as e3
dvonn-placing-over = all pieces are placed: move a stack, such as a1b2
dvonn-space-taken = { $space } is taken: place the piece on an empty space
dvonn-may-not-pass = you can’t pass while you have a move, such as { $example }
dvonn-nothing-there = there is no stack on { $space }
dvonn-lone-red = { $space } is a single red piece, which never moves
dvonn-not-yours =
    the stack on { $space } belongs to { $owner ->
        [white] White
       *[black] Black
    }, whose piece is on top
dvonn-surrounded = the stack on { $space } is surrounded: all six neighbouring spaces are taken
dvonn-not-in-line = { $to } isn’t in a straight line from { $from }
dvonn-wrong-distance = the stack on { $from } is { $height } high and must move exactly { $height }, but { $to } is { $distance } away
dvonn-empty-target = { $to } is empty: a stack must land on an occupied space

## Illegal turns of PÜNCT. The kind of a piece is one of the letters T, C, E, L, R and M in every
## language.

punct-game-over = the game is over
punct-none-left =
    { $kind ->
        [T] the reserve has no more triangles
        [C] the reserve has no more straight pieces with the PÜNCT in the middle
        [E] the reserve has no more straight pieces with the PÜNCT at an end
        [L] the reserve has no more angular pieces with the PÜNCT on the left
        [R] the reserve has no more angular pieces with the PÜNCT on the right
       *[M] the reserve has no more angular pieces with the PÜNCT at the bend
    }
punct-space-taken = { $space } isn’t empty: place the piece on three empty spaces
punct-centre-closed = { $space } is in the central hexagon: you can only move pieces there
punct-centre-first = { $space } is in the central hexagon: the first piece of the game must stay outside
punct-no-punct = there is no piece with its PÜNCT on { $space }
punct-not-yours =
    the piece on { $space } belongs to { $owner ->
        [white] White
       *[black] Black
    }
punct-pinned = { $space } is pinned by the piece on { $by }
punct-other-kind =
    the piece on { $space } is { $kind ->
        [T] a triangle
        [C] a straight piece with the PÜNCT in the middle
        [E] a straight piece with the PÜNCT at an end
        [L] an angular piece with the PÜNCT on the left
        [R] an angular piece with the PÜNCT on the right
       *[M] an angular piece with the PÜNCT at the bend
    }, but these spaces need { $found ->
        [T] a triangle
        [C] a straight piece with the PÜNCT in the middle
        [E] a straight piece with the PÜNCT at an end
        [L] an angular piece with the PÜNCT on the left
        [R] an angular piece with the PÜNCT on the right
       *[M] an angular piece with the PÜNCT at the bend
    }
punct-not-on-line = { $to } isn’t on one of the three lines through { $from }
punct-unmoved = the piece on { $space } would end up exactly as it was
punct-uneven-triangle = all three dots of a triangle must be on the same level
punct-uneven-ends = both ends must be on the same level
punct-middle-too-high = { $space }, under the middle dot, is higher than the ends
punct-not-own-dot =
    the PÜNCT must land on a { $color ->
        [white] white
       *[black] black
    } dot, and { $space } shows none
punct-may-not-pass = you can’t pass while you have a turn, such as { $example }

punct-under-bridge = { $space } is under a bridge, the piece on { $by }: nothing goes into the gap

## Input on the board of PÜNCT. The reason why a piece cannot be placed follows a colon; the effect of a turn is shown
## beside its button.

# An arm of a piece of PÜNCT would be off the board.
hand-punct-off-board = the piece doesn’t fit on the board
# A piece cannot be turned in place.
hand-punct-no-other-turn = the piece doesn’t fit here in any other direction
# A space where the selected piece can go, for screen readers.
# $space (Text)
hand-punct-target = { $space }. You can place the piece here
# No piece of PÜNCT has its dots on these spaces.
# $punct (Text)
# $first (Text)
# $second (Text)
hand-punct-no-piece = no piece has its PÜNCT on { $punct } and its other dots on { $first } and { $second }
# A turn connects two sides, as in `result_connection`.
# $winner (Player)
# $sides (Text)
hand-punct-connects =
    connects { $sides ->
        [west-east] west and east
        [south-west] south-west and north-east
       *[north-west] north-west and south-east
    }: { $winner ->
        [white] White wins
       *[black] Black wins
    }
# A turn uncovers a chain of the opponent.
# $winner (Player)
# $sides (Text)
hand-punct-uncovers =
    uncovers { $winner ->
        [white] White’s chain
       *[black] Black’s chain
    } from { $sides ->
        [west-east] west to east
        [south-west] south-west to north-east
       *[north-west] north-west to south-east
    }: { $winner ->
        [white] White wins
       *[black] Black wins
    }
# A turn ends the standard game; the result is white, black or draw.
# $result (Text)
# $white (Number)
# $black (Number)
hand-punct-last-counts =
    this is your last piece and ends the game with { $white } to { $black } in the centre: { $result ->
        [white] White wins
        [black] Black wins
       *[draw] a draw
    }
# A turn ends the basic game.
hand-punct-last-draws = this is your last piece: the game ends in a draw
# A turn repeats the position.
hand-punct-repeats = same position three times: draw
# A turn is the hundredth without a placement.
hand-punct-hundred-turns = 100 turns without a placement: draw
# A turn covers a piece.
# $owner (Player)
# $space (Text)
hand-punct-pins =
    pins { $owner ->
        [white] White’s { $space }
       *[black] Black’s { $space }
    }
# A turn uncovers a piece.
# $owner (Player)
# $space (Text)
hand-punct-frees =
    frees { $owner ->
        [white] White’s { $space }
       *[black] Black’s { $space }
    }
# A turn makes a bridge over a space.
# $over (Text)
hand-punct-bridges = bridge over { $over }
# A PÜNCT jumps over a number of occupied spaces.
# $spaces (Number)
hand-punct-jumps =
    jumps over { $spaces ->
        [one] { $spaces } occupied space
       *[other] { $spaces } occupied spaces
    }

## Announcements: moves and results

# A piece of DVONN was placed: white, black or red.
# $player (Player)
# $color (Text)
# $space (Text)
table-placed =
    { $player ->
        [white] White
       *[black] Black
    } places a { $color ->
        [white] white
        [black] black
       *[red] red
    } piece on { $space }
# A stack of DVONN was moved, with its new height (0 if it is cut off itself) and the number of pieces cut off
# in stacks of each player.
# $player (Player)
# $from (Text)
# $to (Text)
# $height (Number)
# $cut (Number)
# $white (Number)
# $black (Number)
table-stacked =
    { $player ->
        [white] White
       *[black] Black
    } { $from } onto { $to }, { $height ->
        [0] cut off itself
       *[higher] height { $height }
    }{ $cut ->
        [0] { "" }
        [one] , cuts off { $cut } piece: { $white } in White’s stacks, { $black } in Black’s
       *[other] , cuts off { $cut } pieces: { $white } in White’s stacks, { $black } in Black’s
    }
# A piece of PÜNCT was placed: a triangle, straight or an angle, with the spaces of its dots.
# $player (Player)
# $kind (Text)
# $punct (Text)
# $first (Text)
# $second (Text)
table-punct-placed =
    { $player ->
        [white] White
       *[black] Black
    } places { $kind ->
        [triangle] a triangle
        [straight] a straight piece
       *[angle] an angular piece
    }, PÜNCT on { $punct }, dots on { $first } and { $second }
# A piece of PÜNCT was moved: the old space of its PÜNCT, the spaces of its dots, and its level, 1 on the board.
# $player (Player)
# $kind (Text)
# $from (Text)
# $punct (Text)
# $first (Text)
# $second (Text)
# $floor (Number)
table-punct-moved =
    { $player ->
        [white] White
       *[black] Black
    } moves { $kind ->
        [triangle] the triangle
        [straight] the straight piece
       *[angle] the angular piece
    } from { $from } to { $punct }, dots on { $first } and { $second }, level { $floor }
# A piece of PÜNCT was turned about its PÜNCT: the spaces of its dots, and its level, 1 on the board.
# $player (Player)
# $kind (Text)
# $punct (Text)
# $first (Text)
# $second (Text)
# $floor (Number)
table-punct-turned =
    { $player ->
        [white] White
       *[black] Black
    } turns { $kind ->
        [triangle] the triangle
        [straight] the straight piece
       *[angle] the angular piece
    } on { $punct }, dots on { $first } and { $second }, level { $floor }
# Another effect of a move, after the move.
# $said (Text)
# $also (Text)
table-and = { $said }, { $also }
# The winner, as a heading: white, black, draw or none.
# $result (Text)
table-over =
    { $result ->
        [white] White wins
        [black] Black wins
        [draw] Draw
       *[none] No result
    }
# Why the game is over: a player controls more pieces.
# $winner (Player)
# $points (Number)
# $against (Number)
table-controls =
    { $winner ->
        [white] White
       *[black] Black
    } controls more pieces, { $points } to { $against }.
# Why the game is over: both players control the same number of pieces.
# $points (Number)
table-controls-equal =
    Both players control { $points ->
        [one] { $points } piece
       *[other] { $points } pieces
    }.
# Why the game is over: the centre is counted, the winner's dots first.
# $end (Text)
# $winner (Player)
# $points (Number)
# $against (Number)
table-centre =
    { $end ->
        [two-passes] Neither player has a legal turn
       *[last-piece] The 18th piece is placed
    }: { $winner ->
        [white] White wins
       *[black] Black wins
    } the centre { $points } to { $against }.
# Why the game is over: a player has resigned.
# $loser (Player)
table-resigned =
    { $loser ->
        [white] White
       *[black] Black
    } resigns.
# Why the game is over: a player's time has run out.
# $loser (Player)
table-time-over =
    { $loser ->
        [white] White
       *[black] Black
    } ran out of time.
# Why the game is over: the players have agreed on a draw.
table-agreed = Draw by agreement.
# Why the game is over: nobody continued it.
table-abandoned = The game was abandoned.
# Why the game is over: a referee has decided it.
table-adjudicated = The game was adjudicated.
# The level of the next game, and whether it is up, down or the same.
# $level (Number)
# $change (Text)
table-level =
    { $change ->
        [up] Well played! Next game: level { $level }.
        [down] Next game: level { $level }, a little easier.
       *[same] Next game: level { $level } again.
    }
# Why an action was refused.
# $reason (Text)
table-denied =
    { $reason ->
        [over] The game is over.
        [other-turn] It’s not your turn.
        [looking-back] You’re viewing an earlier position. Go to the last move to keep playing.
        [stale] The computer’s move was for another position.
        [not-placing] All pieces are placed already.
        [not-decided] Both players can still move.
       *[nothing] There is nothing to undo or redo.
    }
# A stored game has a tag with an impossible value.
# $name (Text)
# $found (Text)
table-bad-tag = the tag { $name } has the invalid value “{ $found }”
# A line of the settings is ignored.
# $line (Text)
table-bad-setting = Can’t read this setting, so it is ignored: “{ $line }”
# A line of the stored level is ignored.
# $line (Text)
table-bad-rung = Can’t read this level, so it is ignored: “{ $line }”
# A time control is invalid: malformed, base or increment.
# $reason (Text)
table-bad-time =
    { $reason ->
        [base] The time per player must be more than 0 and at most 24 hours.
        [increment] The time added per move must be at most 1 hour.
       *[malformed] Please enter the times as numbers.
    }

## Input on the board of DVONN

# The selected piece cannot be moved before the other player has moved.
# $turn (Player)
hand-dvonn-not-your-turn =
    { $turn ->
        [white] it is White’s turn
       *[black] it is Black’s turn
    }
# A stack has no space to land on, and never will unless it gets covered.
# $space (Text)
hand-dvonn-never-again = the stack on { $space } can never move again unless it gets covered: nothing is exactly as far away as it is high
# The height of the stack after a move; it belongs to the player.
# $height (Number)
hand-dvonn-lands = stack of { $height }, yours
# A stack would be cut off where it lands.
hand-dvonn-lands-lost = the stack itself gets cut off
# A move would cut off pieces in the player's own stacks.
# $own (Number)
hand-dvonn-cuts-own = cuts off { $own } of yours
# A move would cut off pieces in the opponent's stacks.
# $other (Number)
# $opponent (Player)
hand-dvonn-cuts-other =
    cuts off { $other } of { $opponent ->
        [white] White’s
       *[black] Black’s
    }
# A move would cut off pieces in both players' stacks.
# $own (Number)
# $other (Number)
# $opponent (Player)
hand-dvonn-cuts-both =
    cuts off { $own } of yours and { $other } of { $opponent ->
        [white] White’s
       *[black] Black’s
    }
# The score after a move.
# $white (Number)
# $black (Number)
hand-dvonn-score = { $white } to { $black }
# The effects of a move; the parts are texts of their own.
# $landing (Text)
# $score (Text)
hand-dvonn-preview = { $landing } · { $score }
# The same for a move that cuts something off.
# $landing (Text)
# $cuts (Text)
# $score (Text)
hand-dvonn-preview-cutting = { $landing } · { $cuts } · { $score }
# A move under the pointer, and its effects.
# $from (Text)
# $to (Text)
# $preview (Text)
hand-dvonn-onto = { $from } onto { $to } · { $preview }
# A space where the selected stack can go, and the effects of the move, for screen readers.
# $space (Text)
# $preview (Text)
hand-dvonn-target = { $space }. Move here: { $preview }
# The question before a move. Its effects follow as a sentence of their own.
# $from (Text)
# $to (Text)
hand-dvonn-ask = Play { $from } onto { $to }?
# The question before a placement: white, black or red.
# $piece (Text)
# $space (Text)
hand-dvonn-ask-place =
    { $piece ->
        [white] Place a white piece on { $space }?
        [black] Place a black piece on { $space }?
       *[red] Place a red piece on { $space }?
    }
# A number of pieces of one colour (white, black or red) on top of each other.
# $count (Number)
# $piece (Text)
hand-dvonn-run =
    { $piece ->
        [white] { $count } white
        [black] { $count } black
       *[red] { $count } red
    }
# Such pieces, and the ones below them.
# $run (Text)
# $below (Text)
hand-dvonn-run-on = { $run }, { $below }
# The content of a stack: the stack and its pieces, both messages of their own.
# $stack (Text)
# $pieces (Text)
hand-dvonn-contents = { $stack }. From top to bottom: { $pieces }.

## Input on the board of PÜNCT. The reason why a piece cannot be placed follows a colon; the effect of a turn is shown
## beside its button.

# The name of a kind of piece of PÜNCT, given by its letter.
# $kind (Text)
hand-punct-kind =
    { $kind ->
        [T] triangle
        [C] straight piece with its PÜNCT in the middle
        [E] straight piece with its PÜNCT at an end
        [L] angular piece with its PÜNCT on the left when the bend is on top
        [R] angular piece with its PÜNCT on the right when the bend is on top
       *[M] angular piece with its PÜNCT at the bend
    }
# The piece in the hand, given by the letter of its kind, and the space of its PÜNCT: the title over the effects of the turn.
# $kind (Text)
# $space (Text)
hand-punct-lies =
    { $kind ->
        [T] Triangle
        [C] Straight piece
        [E] Straight piece
       *[M] Angular piece
    } on { $space }
# The piece joins dots of the player.
# $dots (Number)
hand-punct-joins =
    { $dots ->
        [one] joins your chain of { $dots } dot
       *[other] joins your chain of { $dots } dots
    }
# The piece touches no other dot of the player.
hand-punct-starts = starts a new chain
# The number of pieces of a kind in a player's reserve; the kind is a message of its own.
# $owner (Player)
# $kind (Text)
# $left (Number)
hand-punct-reserve =
    { $owner ->
        [white] White
       *[black] Black
    }: { $kind }, { $left ->
        [0] none left
        [one] { $left } left
       *[other] { $left } left
    }
# A piece from the reserve is selected.
# $kind (Text)
hand-punct-chosen = { $kind }: choose a space for its PÜNCT
# A piece of the board is selected, with the number of spaces where its PÜNCT can go.
# $kind (Text)
# $punct (Text)
# $targets (Number)
hand-punct-lifted =
    { $kind } lifted from { $punct }, { $targets ->
        [0] it has nowhere to go
        [one] { $targets } space to go to
       *[other] { $targets } spaces to go to
    }
# The space of a PÜNCT is chosen, with the number of spaces for the next dot.
# $punct (Text)
# $targets (Number)
hand-punct-named-one =
    PÜNCT on { $punct }, { $targets ->
        [0] no piece fits there
        [one] { $targets } space for the next dot
       *[other] { $targets } spaces for the next dot
    }
# Two spaces of a piece are chosen, with the number of spaces for the last dot.
# $punct (Text)
# $first (Text)
# $targets (Number)
hand-punct-named-two =
    PÜNCT on { $punct }, dot on { $first }, { $targets ->
        [0] no piece fits there
        [one] { $targets } space for the last dot
       *[other] { $targets } spaces for the last dot
    }
# A piece in preview: the spaces of its dots, and its level, 1 on the board.
# $kind (Text)
# $punct (Text)
# $first (Text)
# $second (Text)
# $floor (Number)
hand-punct-ghost = { $kind }, PÜNCT on { $punct }, dots on { $first } and { $second }, level { $floor }
# A piece in preview that does not fit on the board.
# $kind (Text)
# $punct (Text)
hand-punct-ghost-beyond = { $kind }, PÜNCT on { $punct }
# The previewed piece can be placed.
# $ghost (Text)
hand-punct-legal = { $ghost }; press Enter to confirm
# The same, with the effects.
# $ghost (Text)
# $consequences (Text)
hand-punct-leads = { $ghost }; { $consequences }; press Enter to confirm
# The previewed piece cannot be placed.
# $ghost (Text)
# $reason (Text)
hand-punct-illegal = { $ghost }; not possible: { $reason }
# One dot of a space: its level, 1 on the board, its owner, punct or minor, and the kind of its piece by its letter.
# $floor (Number)
# $owner (Player)
# $dot (Text)
# $kind (Text)
# $punct (Text)
hand-punct-dot =
    level { $floor }: { $dot ->
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
       *[M] angular piece
    } on { $punct }
# One of the six sides: west, east, south-west, north-east, north-west or south-east.
# $side (Text)
hand-punct-side =
    { $side ->
        [west] west
        [east] east
        [south-west] south-west
        [north-east] north-east
        [north-west] north-west
       *[south-east] south-east
    }
# A chain of dots, and the sides that it touches.
# $owner (Player)
# $dots (Number)
# $sides (Text)
hand-punct-chain =
    { $owner ->
        [white] White’s
       *[black] Black’s
    } chain of { $dots ->
        [one] { $dots } dot
       *[other] { $dots } dots
    } touches { $sides }
# A chain of dots that touches no side.
# $owner (Player)
# $dots (Number)
hand-punct-chain-inside =
    { $owner ->
        [white] White’s
       *[black] Black’s
    } chain of { $dots ->
        [one] { $dots } dot
       *[other] { $dots } dots
    } touches no side
# The number of ways in which a player could win at once; 0 if there is none.
# $owner (Player)
# $count (Number)
hand-punct-threats =
    { $owner ->
        [white] White
       *[black] Black
    } { $count ->
        [0] can’t win at once
        [one] could win at once in { $count } way
       *[other] could win at once in { $count } ways
    }
# A stack in the position editor, legal or not: its top, its height, its reds.
# $space (Text)
# $top (Text)
# $height (Number)
# $reds (Number)
view-any-stack =
    { $space }: stack of { $height }, { $top ->
        [white] white
        [black] black
       *[red] red
    } on top, { $reds } red

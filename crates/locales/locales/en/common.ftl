### What every program says: names, what happens in a game, results, boards in words, refusals.
### English is the reference. A key of the user interface is declared in src/messages.rs; the
### other keys belong to errors.

## Colours

# The colour white, as a label.
color-white = White
# The colour black, as a label.
color-black = Black
# The colour of the DVONN pieces, as a label.
color-red = Red

## What happens in a game

# The name of a game, given by its id.
# $game (Text)
play-game =
    { $game ->
        [punct] PÜNCT
        [punct-basic] PÜNCT, the basic game
       *[dvonn] DVONN
    }
# Whose turn it is in a position that is shown.
# $player (Player)
show-to-move =
    { $player ->
        [white] White
       *[black] Black
    } is to move.
# Why a player passes.
# $player (Player)
play-pass =
    { $player ->
        [white] White
       *[black] Black
    } has no stack that can move, and must pass.
# Why a player of PÜNCT passes.
# $player (Player)
play-pass-punct =
    { $player ->
        [white] White
       *[black] Black
    } can neither place nor move a piece, and must pass.
# The last move cut off so many stacks.
# $count (Number)
play-cut-off =
    { $count ->
        [one] { $count } stack is cut off from the red pieces and leaves the board.
       *[other] { $count } stacks are cut off from the red pieces and leave the board.
    }
# The number of pieces that were placed for both players.
# $count (Number)
play-filled =
    { $count ->
        [one] { $count } piece is placed at random.
       *[other] { $count } pieces are placed at random.
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
# A draw with the score that both players have.
# $points (Number)
result-draw = A draw, { $points } to { $points }.
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
# Why a game of PÜNCT is over without a connection, to stand before a colon.
# $end (Text)
result-end =
    { $end ->
        [two-passes] Neither player has a legal turn
        [repetition] The same position has occurred three times
        [hundred-turns] A hundred turns in a row were no placement
       *[last-piece] The last piece is placed
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
# Both players show as many dots in the centre.
# $end (Text)
# $points (Number)
result-centre-draw =
    { result-end }: both players show { $points ->
        [0] no dots
        [one] { $points } dot
       *[other] { $points } dots
    } in the centre: a draw.
# A draw, whatever is in the centre.
# $end (Text)
result-drawn = { result-end }: a draw.
# The reason for an end beside the board, a sentence, and the winner.
# $why (Text)
# $who (Text)
result-decided = { $why } { $who }.

## Boards in words. A state of a stack or a piece is as it is seen, whoever is to move.

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
       *[still] can never move again
    }
# A visible dot of PÜNCT: punct or minor; of a triangle, straight or angle; free, pinned or a bridge.
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
    } on floor { $floor }{ $state ->
        [pinned] , pinned
        [bridge] , a bridge
       *[free] { "" }
    }
# A picture of a board of DVONN that is being filled; the turn is white, black or over.
# $turn (Text)
# $placed (Number)
view-placing =
    DVONN, { $turn ->
        [white] White
       *[black] Black
    } to place. { $placed } of 49 pieces are placed.
# A picture of a board of DVONN with the pieces in each player's stacks.
# $turn (Text)
# $white (Number)
# $black (Number)
view-stacking =
    DVONN, { $turn ->
        [white] White to move
        [black] Black to move
       *[over] the end of the game
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
       *[over] the end of the game
    }. White has placed { $white ->
        [one] { $white } piece
       *[other] { $white } pieces
    }, Black { $black }. In the centre: White { $white_centre }, Black { $black_centre }.

## Refused moves. Each says the same as its template in `rules`, in lower case and without a full
## stop, so that it can follow a colon. A colour comes as white or black and is selected by:
## { $owner -> [white] White *[black] Black }
## with each variant on a line of its own, as above.

# A refused move with the number of the rule that it breaks.
# $why (Text)
# $rule (Number)
rule-broken = { $why } (rule { $rule })

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
punct-none-left =
    { $kind ->
        [T] no triangle is left in the reserve
        [C] no straight piece with its PÜNCT in the middle is left in the reserve
        [E] no straight piece with its PÜNCT at an end is left in the reserve
        [L] no angular piece with its PÜNCT on the left is left in the reserve
        [R] no angular piece with its PÜNCT on the right is left in the reserve
        [M] no angular piece with its PÜNCT at the bend is left in the reserve
       *[unknown] no piece { $kind } is left in the reserve
    }
punct-space-taken = { $space } is not empty: a piece is placed on three empty spaces
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

punct-under-bridge = { $space } is under a bridge, the piece on { $by }: nothing is put into the gap

## The hand over a board of PÜNCT. Why a piece cannot lie as it is held stands after a colon, what a turn would
## bring about stands beside the button that makes it.

# An arm of a piece of PÜNCT would reach beyond the board.
hand-punct-off-board = an arm of the piece would reach beyond the board
# A piece cannot be turned where it lies.
hand-punct-no-other-turn = turned any other way, the piece would not fit here
# A space where the piece in the hand can go, for those who listen.
# $space (Text)
hand-punct-target = { $space }. The piece can go here
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
# A turn uncovers a chain of the opponent's.
# $winner (Player)
# $sides (Text)
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
# A turn ends the standard game; the result is white, black or draw.
# $result (Text)
# $white (Number)
# $black (Number)
hand-punct-last-counts =
    18th piece: the game ends, centre { $white } to { $black }: { $result ->
        [white] White wins
        [black] Black wins
       *[draw] a draw
    }
# A turn ends the basic game.
hand-punct-last-draws = 18th piece: the game ends, a draw
# A turn repeats the position.
hand-punct-repeats = the position occurs for the third time: a draw
# A turn is the hundredth without a placement.
hand-punct-hundred-turns = a hundred turns without a placement: a draw
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
hand-punct-bridges = a bridge over { $over }
# A PÜNCT passes over so many spaces with pieces.
# $spaces (Number)
hand-punct-jumps =
    jumps over { $spaces ->
        [one] { $spaces } space with pieces
       *[other] { $spaces } spaces with pieces
    }

## At the table: what happened, and how it ended

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
# A stack of DVONN was moved, how high it is now (0 if it is cut off itself), and how many pieces left the board
# in stacks of either player.
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
# A piece of PÜNCT was placed: a triangle, straight or an angle, and where its dots lie.
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
       *[angle] an angle
    }, PÜNCT on { $punct }, dots on { $first } and { $second }
# A piece of PÜNCT was moved: where its PÜNCT was, where its dots lie, and on which floor.
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
       *[angle] the angle
    } from { $from } to { $punct }, dots on { $first } and { $second }, floor { $floor }
# A piece of PÜNCT was turned about its PÜNCT: where its dots lie, and on which floor.
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
       *[angle] the angle
    } on { $punct }, dots on { $first } and { $second }, floor { $floor }
# Something else that a move has done, to stand after the move.
# $said (Text)
# $also (Text)
table-and = { $said }, { $also }
# The winner, as a heading: white, black, draw or none.
# $result (Text)
table-over =
    { $result ->
        [white] White wins
        [black] Black wins
        [draw] A draw
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
    } controls { $points } to { $against }.
# Why the game is over: both players control as many pieces.
# $points (Number)
table-controls-equal = Both players control { $points }.
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
        [white] White
       *[black] Black
    } has the centre, { $points } to { $against }.
# Why the game is over: a player has given up.
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
        [white] White’s
       *[black] Black’s
    } time is over.
# Why the game is over: the players have agreed on a draw.
table-agreed = The players agreed on a draw.
# Why the game is over: nobody goes on.
table-abandoned = The game was left unfinished.
# Why the game is over: somebody else has decided.
table-adjudicated = The game was decided by somebody else.
# At which level the next game is, and whether that is up, down or the same.
# $level (Number)
# $change (Text)
table-level =
    { $change ->
        [up] Well played! The next game is at level { $level }.
        [down] The next game is at level { $level }, a little easier.
       *[same] The next game is at level { $level } again.
    }
# Why something is not done.
# $reason (Text)
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
# A kept game has a tag that says something impossible.
# $name (Text)
# $found (Text)
table-bad-tag = the tag { $name } of the game says “{ $found }”, which cannot be
# A line of the settings that is left out.
# $line (Text)
table-bad-setting = This setting cannot be read and is left out: “{ $line }”
# A line of what is known of the first games that is left out.
# $line (Text)
table-bad-rung = This level cannot be read and is left out: “{ $line }”
# A time control that is none: malformed, base or increment.
# $reason (Text)
table-bad-time =
    { $reason ->
        [base] The time for the game must be more than nothing and at most a day.
        [increment] The time for each move must be at most an hour.
       *[malformed] Please give the times in figures.
    }

## The hand over a board of DVONN

# The selected piece cannot be moved before the other player has moved.
# $turn (Player)
hand-dvonn-not-your-turn =
    { $turn ->
        [white] it is White’s turn
       *[black] it is Black’s turn
    }
# A stack has no space to land on and never will.
# $space (Text)
hand-dvonn-never-again =
    the stack on { $space } can never move again: no occupied space is exactly as far away as it is high
# The height and the owner of the stack after a move.
# $height (Number)
# $owner (Player)
hand-dvonn-lands =
    height { $height }, { $owner ->
        [white] White
       *[black] Black
    }
# A stack would leave the board where it lands.
hand-dvonn-lands-lost = the stack is cut off where it lands
# A move would take pieces in the player's own stacks off the board.
# $own (Number)
hand-dvonn-cuts-own = cuts off { $own } of yours
# A move would take pieces in the opponent's stacks off the board.
# $other (Number)
# $opponent (Player)
hand-dvonn-cuts-other =
    cuts off { $other } of { $opponent ->
        [white] White’s
       *[black] Black’s
    }
# A move would take pieces in both players' stacks off the board.
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
hand-dvonn-score = score { $white } to { $black }
# The effects of a move; the parts are sentences of their own.
# $landing (Text)
# $score (Text)
hand-dvonn-preview = { $landing }; { $score }
# The same of a move that cuts something off.
# $landing (Text)
# $cuts (Text)
# $score (Text)
hand-dvonn-preview-cutting = { $landing }; { $cuts }; { $score }
# A space where the chosen stack can go, and what the move would do, for those who listen.
# $space (Text)
# $preview (Text)
hand-dvonn-target = { $space }. Move here: { $preview }
# Whether a move is to be played; the preview is a sentence said before.
# $from (Text)
# $to (Text)
# $preview (Text)
hand-dvonn-ask = From { $from } to { $to }: { $preview }. Play this?
# Whether a piece is to be placed: white, black or red.
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
# Such pieces, and what lies below them, said before.
# $run (Text)
# $below (Text)
hand-dvonn-run-on = { $run }, { $below }
# The content of a stack: the stack and its pieces, both messages of their own.
# $stack (Text)
# $pieces (Text)
hand-dvonn-contents = { $stack }. From top to bottom: { $pieces }.

## The hand over a board of PÜNCT. Why a piece cannot lie as it is held stands after a colon, what a turn would
## bring about stands beside the button that makes it.

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
# A piece from the reserve is in the hand.
# $kind (Text)
hand-punct-chosen = { $kind }: choose the space of its PÜNCT
# A piece of the board is in the hand, and may rest with its PÜNCT on so many spaces.
# $kind (Text)
# $punct (Text)
# $targets (Number)
hand-punct-lifted =
    { $kind } lifted from { $punct }, { $targets ->
        [0] it can go nowhere
        [one] { $targets } space to go to
       *[other] { $targets } spaces to go to
    }
# The space of a PÜNCT is named, and so many others may follow.
# $punct (Text)
# $targets (Number)
hand-punct-named-one =
    PÜNCT on { $punct }, { $targets ->
        [0] no piece fits there
        [one] { $targets } space for the next dot
       *[other] { $targets } spaces for the next dot
    }
# Two spaces of a piece are named, and so many others may follow.
# $punct (Text)
# $first (Text)
# $targets (Number)
hand-punct-named-two =
    PÜNCT on { $punct }, a dot on { $first }, { $targets ->
        [0] no piece fits there
        [one] { $targets } space for the last dot
       *[other] { $targets } spaces for the last dot
    }
# A piece on trial: where its dots lie, and on which floor.
# $kind (Text)
# $punct (Text)
# $first (Text)
# $second (Text)
# $floor (Number)
hand-punct-ghost = { $kind }, PÜNCT on { $punct }, arms to { $first } and { $second }, floor { $floor }
# A piece on trial that reaches beyond the board.
# $kind (Text)
# $punct (Text)
hand-punct-ghost-beyond = { $kind }, PÜNCT on { $punct }
# The piece on trial, said before, may lie so.
# $ghost (Text)
hand-punct-legal = { $ghost }; Enter confirms
# The same, and what it would bring about.
# $ghost (Text)
# $consequences (Text)
hand-punct-leads = { $ghost }; { $consequences }; Enter confirms
# The piece on trial may not lie so.
# $ghost (Text)
# $reason (Text)
hand-punct-illegal = { $ghost }; not possible: { $reason }
# One dot of a space: its floor, whose it is, punct or minor, and the kind of its piece by its letter.
# $floor (Number)
# $owner (Player)
# $dot (Text)
# $kind (Text)
# $punct (Text)
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
# A chain of dots, and the sides that it touches, named before.
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
# In how many ways a player would win at once; 0 if in none.
# $owner (Player)
# $count (Number)
hand-punct-threats =
    { $owner ->
        [white] White
       *[black] Black
    } { $count ->
        [0] could not win at once
        [one] could win at once in { $count } way
       *[other] could win at once in { $count } ways
    }
# A stack of an arrangement that need not be possible: its top, its height, its reds.
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

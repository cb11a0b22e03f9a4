### What every program says: names, what happens in a game, results, boards in words, refusals.
### English is the reference. A key of the user interface is declared in src/messages.rs; the
### other keys belong to errors.

## Colours

color-white = White
color-black = Black
color-red = Red

## What happens in a game

play-game =
    { $game ->
        [punct] PÜNCT
        [punct-basic] PÜNCT, the basic game
       *[dvonn] DVONN
    }
show-to-move =
    { $player ->
        [white] White
       *[black] Black
    } is to move.
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
play-over = The game is over.

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
result-decided = { $why } { $who }.

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

## Refused moves. Each says the same as its template in `rules`, in lower case and without a full
## stop, so that it can follow a colon. A colour comes as white or black and is selected by:
## { $owner -> [white] White *[black] Black }
## with each variant on a line of its own, as above.

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
punct-none-left = no piece { $kind } is left in the reserve
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
       *[higher] height { $height }
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
table-and = { $said }, { $also }
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

## The hand over a board of DVONN

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

## The hand over a board of PÜNCT. Why a piece cannot lie as it is held stands after a colon, what a turn would
## bring about stands beside the button that makes it.

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
        [one] { $left } left
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
       *[M] angular piece
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
view-any-stack =
    { $space }: stack of { $height }, { $top ->
        [white] white
        [black] black
       *[red] red
    } on top, { $reds } red

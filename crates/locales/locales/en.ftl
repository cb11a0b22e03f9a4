### English, the reference. A key of the user interface is declared in src/messages.rs; the
### other keys belong to errors. A line that ends in a reason given by someone else has no full
### stop. Commands (hint, undo, …) and moves stay as they are in every language.

## Colours

color-white = White
color-black = Black
color-red = Red

## Files

file-saved = Saved to { $file }.
file-not-read = Could not read { $file }: { $reason }
file-not-written = Could not write { $file }: { $reason }

## Playing

play-welcome =
    You play { $player ->
        [white] White
       *[black] Black
    } against the computer at level { $level }.
    Type a move, or help for the list of commands.
play-help =
    Type a move or a command.
      e3          place a piece on e3
      a1b2        move the stack on a1 to b2
      hint        show the move that the computer would play
      undo        take back your last move
      moves       list the legal moves
      save FILE   write the game to FILE
      board       show the board again
      help        show this text
      quit        leave the game
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
play-computer = The computer plays { $mv }.
play-hint = The computer would play { $mv }.
play-moves =
    { $count ->
        [one] { $count } legal move:
       *[other] { $count } legal moves:
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
play-cut-off =
    { $count ->
        [one] { $count } stack is cut off from the red pieces and leaves the board.
       *[other] { $count } stacks are cut off from the red pieces and leave the board.
    }
play-over = The game is over.
play-unknown = “{ $found }” is neither a move nor a command. Type help for the list.
play-end-of-input = The input has ended.
play-unfinished = The game is left unfinished.

## Results

result-win =
    { $winner ->
        [white] White
       *[black] Black
    } wins, { $points } to { $against }.
result-draw = A draw, { $points } to { $points }.
result-mismatch = The record says { $recorded }, but the board says { $board }.

## Validating

validate-progress = Checking games
validate-illegal = game { $game }, ply { $ply }, move { $mv }: { $why } (rule { $rule })
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
convert-left-out = Game { $game } is left out: { $reason }

## Errors. Each says the same as its template in the crate that raises it, in lower case and
## without a full stop, so that it can follow a colon. A colour comes as white or black and is
## selected by: { $owner -> [white] White *[black] Black }
## with each variant on a line of its own, as above.

text-space = expected a space of the board, found “{ $found }”
text-move = expected a move such as e3, a1b2 or pass, found “{ $found }”

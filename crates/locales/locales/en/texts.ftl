### Errors in a text: a move, a position, a record. Each sentence says the same as its
### template in `rules`, in lower case and without a full stop, so that it can follow a colon.

## Moves and spaces

text-game = expected the name of a game (dvonn, punct, punct-basic), found “{ $found }”
text-other-game = { $mv } isn’t a { $game } move
text-space = expected a space on the board, found “{ $found }”
text-move = expected a move such as e3, a1b2 or pass, found “{ $found }”
text-turn = expected a turn such as l4/l5m5, c4-f7/f8g9 or pass, found “{ $found }”
text-piece = no piece has its PÜNCT and minor dots on “{ $found }”

## Impossible positions of DVONN

setup-too-many = there are { $found } pieces “{ $piece }” on the board, but the game has only { $most }
setup-red-count = all 3 red pieces must be on the board, found { $found }
setup-red-on-top = a red piece can’t be on top of the stack on { $space }: single red pieces never move
setup-not-linked = the stack on { $space } isn’t linked to a red piece, so it would have been removed
setup-high-while-placing = { $space } has more than one piece, but stacking starts after placing
setup-nothing-to-place = all 49 spaces are taken, so placing is over
setup-placed-pieces = after { $placed } placements there must be { $expected } pieces “{ $piece }”, found { $found }
setup-placing-turn =
    after { $placed } placements it is { $expected ->
        [white] White’s
       *[black] Black’s
    } turn

## The text of a position of DVONN

position-fields =
    expected a board, the player to move (w or b) and the phase (p or s), found { $found } words
position-rows = expected 5 rows separated by “/”, found { $found }
position-row-length = row { $row } has { $expected } spaces, found { $found }
position-symbol =
    expected w, b, r, a number of empty spaces or “(” in row { $row }, found “{ $found }”
position-bracket = expected a stack such as (rwb) in row { $row }, found “{ $found }”
position-player = expected w or b for the player to move, found “{ $found }”
position-phase = expected p for placing or s for stacking, found “{ $found }”

## Impossible positions of PÜNCT

punct-setup-too-many =
    { $color ->
        [white] White
       *[black] Black
    } has { $found } { $kind ->
        [T] triangles
        [C] straight pieces with the PÜNCT in the middle
        [E] straight pieces with the PÜNCT at an end
        [L] angular pieces with the PÜNCT on the left
        [R] angular pieces with the PÜNCT on the right
        [M] angular pieces with the PÜNCT at the bend
       *[unknown] pieces { $kind }
    } on the board, but the game has only { $most }
punct-setup-same-place = two pieces have a dot on { $space } at level { $level } (1 is the board)
punct-setup-unsupported = nothing supports the dot on { $space } at level { $level } (1 is the board)
punct-setup-foreign-dot = the PÜNCT on { $space } at level { $level } (1 is the board) isn’t on a dot of its own colour
punct-setup-turn-count = the game is drawn after { $most } turns without a placement, found { $found }
punct-setup-pass-count = a pass is a turn without a placement, but there are { $passes } passes and { $turns } such turns
punct-setup-passes-in-a-row = the game is over after { $most } passes in a row, found { $found }

## The text of a position of PÜNCT

punct-position-fields = expected White’s pieces (w:…), Black’s pieces (b:…), the player to move (w or b), the number of turns without a placement and possibly pass or pass pass, found { $found } words
punct-position-list = expected a player’s pieces after “{ $expected }”, found “{ $found }”
punct-position-level = expected a level from 0 to 35 after “^”, found “{ $found }”
punct-position-player = expected w or b for the player to move, found “{ $found }”
punct-position-turns = expected the number of turns without a placement, found “{ $found }”
punct-position-pass = expected pass or nothing at the end, found “{ $found }”

## Game records

record-at = game { $game }, line { $line }, column { $column }: { $problem }
record-too-long = expected at most { $most } bytes in a game, found more
record-not-utf8 = expected UTF-8 text, found the byte { $found }
record-tag = expected a tag such as [White "name"] on a line of its own, found “{ $found }”
record-tag-name =
    expected the name of a tag, made of letters, digits and “_”, found “{ $found }”
record-tag-reserved = the tag { $name } is set automatically and can’t be changed
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
record-shape = expected a circle such as Ye3 or an arrow such as Ya1b2, found “{ $found }”
record-open-comment = expected the end of the comment, found the end of the game
record-open-variation = expected the end of the variation, found the end of the game
record-too-deep = expected variations at most { $most } deep, found deeper ones
record-no-move = expected a move before “{ $found }”, found none
record-unexpected =
    expected a move, a comment, a variation or the result, found “{ $found }”
record-no-result =
    expected a result (1-0, 0-1, 1/2-1/2 or *) after the moves, found the end of the game
record-no-tree = expected a game in round brackets such as (;GM[Dvonn] …), found “{ $found }”
record-open-tree = expected “)” at the end of the game, found { $open } brackets still open
record-property = expected a property such as GM[Dvonn], found “{ $found }”
record-no-sgf-game = expected the property GM[Dvonn] or GM[25] before the first action, found none
record-sgf-game = expected GM[Dvonn] or GM[25], found “{ $found }”
record-gesture = expected a Boardspace action such as Pickb C 3, found “{ $found }”
record-nothing-done = expected a move before Done, found none
record-after-end = expected the next game, found “{ $found }”
record-write-setup = { $format } doesn’t support games from a set-up position
record-write-game = { $format } doesn’t support { $game }
record-write-illegal = { $format } doesn’t support illegal moves, found { $found }
record-write-tag = { $format } doesn’t support the { $tag } tag “{ $found }”
record-write-last-placement = Little Golem leaves out the 49th placement, so it must be on the last empty space, found { $found }

## Records with illegal moves or wrong results

record-illegal = ply { $ply }, move { $mv }: { $why }
record-illegal-variation = variation at ply { $ply }, move { $mv }: { $why }
record-wrong-result = the record says { $recorded }, but the result on the board is { $board }
record-wrong-score = the record says { $recorded } points, but the score on the board is { $board }

## JSON, and links

record-json = expected JSON, found “{ $found }”
record-json-cut-short = expected more JSON, found the end of the text
record-json-text = expected a text, found “{ $found }”
record-json-number = expected a whole number from 0 to { $most }, found “{ $found }”
record-json-list = expected a list, found “{ $found }”
record-json-object = expected an object, found “{ $found }”
record-json-missing = expected “{ $name }”, found nothing
record-json-unknown = unknown field “{ $found }”
record-json-twice = expected “{ $found }” once, found it twice
record-json-format =
    expected the format basalt-game or the header of AbstractPlay, found “{ $found }”
record-json-version = expected version { $known }, found “{ $found }”
record-json-players = expected two players, found { $found }
record-json-seat =
    it is { $player ->
        [white] White’s
       *[black] Black’s
    } turn here
record-json-at = game { $game }, { $path }: { $problem }
record-abstractplay-unfinished = AbstractPlay supports finished games only
record-abstractplay-no-date = AbstractPlay needs a date: expected a tag such as [Date "2026.11.15"]
record-link-too-long = expected at most { $most } characters in a link, found more
record-link-version = expected a game link that starts with 1&Game=, found “{ $found }”
record-link-part = expected a part of a link such as White=Ada, found “{ $found }”
record-link-escape = expected two hexadecimal digits of UTF-8 text after each ~, found “{ $found }”

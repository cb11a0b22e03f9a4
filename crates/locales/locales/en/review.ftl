### Game reviews: what is said of moves, and what stands around it. Each sentence is about one move.

## Around the sentences

review-mark =
    { $mark ->
        [good] good move
        [inaccuracy] inaccuracy
        [mistake] mistake
       *[blunder] blunder
    }
review-accuracy =
    { $player ->
        [white] White
       *[black] Black
    }: accuracy { $percent } %
review-marks = { $accuracy }; ! { $good }, ?! { $inaccuracies }, ? { $mistakes }, ?? { $blunders }
review-turning-points = Turning points: { $list }
review-no-marks = No move stands out.
review-best-line = Best: { $line }
review-progress = Reviewing the game

## What is proven

review-result =
    { $played ->
        [loss] This loses for certain
       *[draw] This draws for certain
    }; { $better ->
        [win] { $mv } wins
       *[draw] { $mv } draws
    }.
review-margin =
    { $played ->
        [loss] This loses by { $by } for certain
        [win] This wins by { $by } for certain
       *[draw] This draws for certain
    }; { $better ->
        [loss] { $mv } loses by { $instead }
        [win] { $mv } wins by { $instead }
       *[draw] { $mv } draws
    }.
review-lost = This loses for certain; after { $mv } the engine sees a { $chance } % chance to win.
review-won = { $mv } wins for certain; after this the engine sees a { $chance } % chance.
review-only =
    { $played ->
        [win] This wins for certain
       *[draw] This draws for certain
    }; { $worse ->
        [loss] { $mv }, the next best, loses
       *[draw] { $mv }, the next best, draws
    }.

## What the engine thinks

review-more-points = The engine prefers { $mv } and expects { $points } points more.
review-better-chance = The engine prefers { $mv }: a { $better } % chance to win instead of { $played } %.
review-others-worse =
    The engine likes nothing else: after { $mv }, the next best, the chance to win is { $worse } % instead of { $played } %.

## What the rules of DVONN confirm

review-cuts-own =
    Cuts off { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } in { $player ->
        [white] White’s
       *[black] Black’s
    } own stacks.
review-lets-cut =
    Lets { $player ->
        [white] Black
       *[black] White
    } cut off { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } in { $player ->
        [white] White’s
       *[black] Black’s
    } stacks with { $reply }.
review-never-moves-again =
    After this none of { $player ->
        [white] White’s
       *[black] Black’s
    } stacks can ever move again.
review-last-move =
    { $player ->
        [white] Gives up White’s last free move: whatever Black replies, White cannot move next.
       *[black] Gives up Black’s last free move: whatever White replies, Black cannot move next.
    }
review-lets-take =
    Lets { $player ->
        [white] Black take White’s
       *[black] White take Black’s
    } stack of { $height } with { $reply }.
review-misses-cut =
    Misses { $mv }, which cuts off { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } in { $player ->
        [white] Black’s
       *[black] White’s
    } stacks.
review-misses-take = Misses { $mv }, which takes a stack of { $height }.
review-lets-take-red =
    Lets { $player ->
        [white] Black
       *[black] White
    } take a DVONN piece with { $reply }.
review-misses-red = Misses { $mv }, which takes a DVONN piece.
review-stuck = The stack of { $height } on { $space } can never move again unless another stack lands on it.
review-fewer-moves =
    Leaves { $player ->
        [white] White
       *[black] Black
    } { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }; { $mv } would leave { $better }.
review-more-replies =
    Leaves { $player ->
        [white] Black
       *[black] White
    } { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }; { $mv } would leave only { $better }.
review-heap =
    Placed next to { $neighbours ->
        [one] { $neighbours } piece
       *[other] { $neighbours } pieces
    } of the same colour; on { $mv } it would touch { $better }.
review-far-from-red =
    Placed { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } from the nearest DVONN piece; from { $mv } it is { $better }.
review-cuts =
    Cuts off { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } in { $player ->
        [white] Black’s
       *[black] White’s
    } stacks.
review-takes = Takes a stack of { $height }.

## What the rules of PÜNCT or a proven win confirm

review-uncovers =
    Uncovers { $player ->
        [white] Black’s
       *[black] White’s
    } chain between { $sides ->
        [west-east] west and east
        [south-west] south-west and north-east
       *[north-west] north-west and south-east
    }: { $player ->
        [white] Black wins.
       *[black] White wins.
    }
review-ends-behind = Places the 18th piece and ends the game behind in the centre, { $own } to { $other }.
review-ends-drawn =
    Ends the game in a draw: { $end ->
        [two-passes] neither player has a legal turn.
        [repetition] the position occurs for the third time.
        [hundred-turns] a hundred turns in a row were no placement.
       *[last-piece] the 18th piece is placed.
    }
review-misses-win = Misses a win at once: { $mv }.
review-ignores-threat =
    Does not stop { $player ->
        [white] Black’s
       *[black] White’s
    } threat to win at once with { $reply }.
review-lets-win =
    Lets { $player ->
        [white] Black
       *[black] White
    } win at once with { $reply }.
review-lets-win-in =
    Now { $player ->
        [white] Black
       *[black] White
    } can force a win in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, beginning with { $reply }.
review-win-in =
    { $mv } would have forced a win in { $turns ->
        [one] { $turns } turn.
       *[other] { $turns } turns.
    }
review-lets-pin =
    Lets { $player ->
        [white] Black
       *[black] White
    } pin { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } with { $reply }.
review-lets-cover =
    Lets { $player ->
        [white] Black
       *[black] White
    } cover { $dots ->
        [one] { $dots } dot
       *[other] { $dots } dots
    } with { $reply }.
review-frees =
    Frees { $player ->
        [white] Black’s
       *[black] White’s
    } pinned piece on { $space }.
review-misses-threat = Misses { $mv }, which threatens to win at once.
review-misses-pin =
    Misses { $mv }, which pins { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } of { $player ->
        [white] Black’s.
       *[black] White’s.
    }
review-misses-cover =
    Misses { $mv }, which covers { $dots ->
        [one] { $dots } dot
       *[other] { $dots } dots
    } of { $player ->
        [white] Black’s.
       *[black] White’s.
    }
review-centre-lost =
    Leaves { $player ->
        [white] White
       *[black] Black
    } with { $own } to { $other } in the centre; after { $mv } it would be { $better_own } to { $better_other }.
review-only-defence =
    The only turn that keeps { $player ->
        [white] Black
       *[black] White
    } from winning at once.
review-threatens = Threatens to win at once.
review-pins =
    Pins { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } of { $player ->
        [white] Black’s.
       *[black] White’s.
    }

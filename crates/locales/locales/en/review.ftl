### Game reviews. Each sentence is about one move.

## Summary

# The meaning of a mark: good, inaccuracy, mistake or blunder.
# $mark (Text)
review-mark =
    { $mark ->
        [good] good move
        [inaccuracy] inaccuracy
        [mistake] mistake
       *[blunder] blunder
    }
# A player's accuracy.
# $player (Player)
# $percent (Decimal)
review-accuracy =
    { $player ->
        [white] White
       *[black] Black
    }: { $percent }% accuracy
# The accuracy, with the number of moves for each mark.
# $accuracy (Text)
# $good (Number)
# $inaccuracies (Number)
# $mistakes (Number)
# $blunders (Number)
review-marks = { $accuracy }; ! { $good }, ?! { $inaccuracies }, ? { $mistakes }, ?? { $blunders }
# The moves that lost the most, as a list.
# $list (Text)
review-turning-points = Turning points: { $list }
# A game without marks.
review-no-marks = No move stands out.
# The engine's best line.
# $line (Text)
review-best-line = Best: { $line }
# The progress of a review.
review-progress = Reviewing the game

## Proven results

# The result of this move and of a better one, both proven; loss, draw or win.
# $played (Text)
# $mv (Text)
# $better (Text)
review-result =
    { $played ->
        [loss] This loses for certain
       *[draw] This only draws
    }. { $better ->
        [win] { $mv } wins
       *[draw] { $mv } draws
    }.
# The final margin after this move and after a better one, both proven.
# $played (Text)
# $by (Number)
# $mv (Text)
# $better (Text)
# $instead (Number)
review-margin =
    { $played ->
        [loss] This loses by { $by } for certain
        [win] This wins by { $by } for certain
       *[draw] This only draws
    }. { $better ->
        [loss] { $mv } loses by { $instead }
        [win] { $mv } wins by { $instead }
       *[draw] { $mv } draws
    }.
# The move loses, which is proven; another move keeps this chance to win, in percent.
# $mv (Text)
# $chance (Decimal)
review-lost = This loses for certain. After { $mv } the engine gives a { $chance }% chance to win.
# Another move wins, which is proven; this move keeps this chance to win, in percent.
# $mv (Text)
# $chance (Decimal)
review-won = { $mv } wins for certain. After this move the engine gives only a { $chance }% chance.
# The result of this move and of the second-best one, both proven.
# $played (Text)
# $mv (Text)
# $worse (Text)
review-only =
    { $played ->
        [win] This wins for certain
       *[draw] This draws for certain
    }. { $worse ->
        [loss] { $mv }, the next best, loses
       *[draw] { $mv }, the next best, only draws
    }.

## The opinion of the engine

# The engine expects more points from another move.
# $mv (Text)
# $points (Decimal)
review-more-points = The engine prefers { $mv }: { $points } points better.
# The engine sees a better chance in another move, in percent.
# $mv (Text)
# $better (Decimal)
# $played (Decimal)
review-better-chance = The engine prefers { $mv }: a { $better }% chance to win instead of { $played }%.
# The engine sees a worse chance in every other move, in percent.
# $mv (Text)
# $worse (Decimal)
# $played (Decimal)
review-others-worse = The engine likes only this move: { $mv }, the next best, has a { $worse }% chance to win instead of { $played }%.

## Facts of DVONN

# A move of DVONN cuts off pieces in the player's own stacks.
# $player (Player)
# $pieces (Number)
review-cuts-own =
    Cuts off { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } in { $player ->
        [white] White’s
       *[black] Black’s
    } own stacks.
# The opponent can cut off pieces in the player's stacks.
# $player (Player)
# $reply (Text)
# $pieces (Number)
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
# None of the player's stacks can ever move again.
# $player (Player)
review-never-moves-again =
    After this none of { $player ->
        [white] White’s
       *[black] Black’s
    } stacks can ever move again.
# The player has no move after the next reply, whatever it is.
# $player (Player)
review-last-move =
    { $player ->
        [white] Uses up White’s last free move. Whatever Black replies, White can’t move next turn.
       *[black] Uses up Black’s last free move. Whatever White replies, Black can’t move next turn.
    }
# The opponent can cover a stack of the player.
# $player (Player)
# $reply (Text)
# $height (Number)
review-lets-take =
    Lets { $player ->
        [white] Black take control of White’s
       *[black] White take control of Black’s
    } stack of { $height } with { $reply }.
# Another move cuts off pieces in the opponent's stacks.
# $player (Player)
# $mv (Text)
# $pieces (Number)
review-misses-cut =
    Misses { $mv }, which cuts off { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } in { $player ->
        [white] Black’s
       *[black] White’s
    } stacks.
# Another move covers a stack of the opponent.
# $mv (Text)
# $height (Number)
review-misses-take = Misses { $mv }, which takes control of a stack of { $height }.
# The opponent can gain a red piece, single or inside a stack.
# $player (Player)
# $reply (Text)
review-lets-take-red =
    Lets { $player ->
        [white] Black
       *[black] White
    } take control of a red piece with { $reply }.
# Another move gains a red piece, single or inside a stack.
# $mv (Text)
review-misses-red = Misses { $mv }, which takes control of a red piece.
# The moved stack can never move again unless another stack lands on it.
# $space (Text)
# $height (Number)
review-stuck = The stack of { $height } on { $space } can never move again unless it gets covered.
# The player keeps fewer moves than after another move.
# $player (Player)
# $moves (Number)
# $mv (Text)
# $better (Number)
review-fewer-moves =
    Leaves { $player ->
        [white] White
       *[black] Black
    } { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }. { $mv } keeps { $better }.
# The opponent keeps more moves than after another move.
# $player (Player)
# $moves (Number)
# $mv (Text)
# $better (Number)
review-more-replies =
    Leaves { $player ->
        [white] Black
       *[black] White
    } { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }. { $mv } leaves only { $better }.
# A piece is placed next to several of its colour.
# $neighbours (Number)
# $mv (Text)
# $better (Number)
review-heap =
    Placed next to { $neighbours ->
        [one] { $neighbours } piece
       *[other] { $neighbours } pieces
    } of the same colour. On { $mv } it would touch { $better }.
# A piece is placed farther from the red pieces than another placement.
# $steps (Number)
# $mv (Text)
# $better (Number)
review-far-from-red =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } from the nearest red piece. { $mv } is only { $better } away.
# A good move cuts off pieces in the opponent's stacks.
# $player (Player)
# $pieces (Number)
review-cuts =
    Cuts off { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } in { $player ->
        [white] Black’s
       *[black] White’s
    } stacks.
# A good move covers a stack of the opponent.
# $height (Number)
review-takes = Takes control of a stack of { $height }.

## Facts and proven wins of PÜNCT

# A turn of PÜNCT uncovers a chain of the opponent.
# $player (Player)
# $sides (Text)
review-uncovers =
    Uncovers { $player ->
        [white] Black’s
       *[black] White’s
    } chain from { $sides ->
        [west-east] west to east
        [south-west] south-west to north-east
       *[north-west] north-west to south-east
    }: { $player ->
        [white] Black wins.
       *[black] White wins.
    }
# A turn places the 18th piece though the opponent leads in the centre.
# $own (Number)
# $other (Number)
review-ends-behind = Places the 18th piece and ends the game behind in the centre, { $own } to { $other }.
# A turn ends the game without a winner.
# $end (Text)
review-ends-drawn =
    Ends the game in a draw: { $end ->
        [two-passes] neither player has a legal turn.
        [repetition] the position occurs for the third time.
        [hundred-turns] 100 turns without a placement.
       *[last-piece] the 18th piece is placed.
    }
# Another turn wins at once.
# $mv (Text)
review-misses-win = Misses an instant win: { $mv }.
# The opponent threatened to win at once, and still does.
# $player (Player)
# $reply (Text)
review-ignores-threat =
    Doesn’t stop { $player ->
        [white] Black’s
       *[black] White’s
    } threat to win at once with { $reply }.
# The opponent can win at once.
# $player (Player)
# $reply (Text)
review-lets-win =
    Lets { $player ->
        [white] Black
       *[black] White
    } win at once with { $reply }.
# The opponent has a proven win.
# $player (Player)
# $turns (Number)
# $reply (Text)
review-lets-win-in =
    Now { $player ->
        [white] Black
       *[black] White
    } can force a win in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }, starting with { $reply }.
# Another turn begins a proven win.
# $turns (Number)
# $mv (Text)
review-win-in =
    { $mv } would have forced a win in { $turns ->
        [one] { $turns } turn.
       *[other] { $turns } turns.
    }
# The opponent can pin pieces of the player.
# $player (Player)
# $reply (Text)
# $pieces (Number)
review-lets-pin =
    Lets { $player ->
        [white] Black
       *[black] White
    } pin { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } with { $reply }.
# The opponent can cover dots of the player.
# $player (Player)
# $reply (Text)
# $dots (Number)
review-lets-cover =
    Lets { $player ->
        [white] Black
       *[black] White
    } cover { $dots ->
        [one] { $dots } dot
       *[other] { $dots } dots
    } with { $reply }.
# A turn frees a piece of the opponent that was pinned.
# $player (Player)
# $space (Text)
review-frees =
    Frees { $player ->
        [white] Black’s
       *[black] White’s
    } pinned piece on { $space }.
# Another turn threatens to win at once.
# $mv (Text)
review-misses-threat = Misses { $mv }, which threatens to win at once.
# Another turn pins pieces of the opponent.
# $player (Player)
# $mv (Text)
# $pieces (Number)
review-misses-pin =
    Misses { $mv }, which pins { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } of { $player ->
        [white] Black’s.
       *[black] White’s.
    }
# Another turn covers dots of the opponent.
# $player (Player)
# $mv (Text)
# $dots (Number)
review-misses-cover =
    Misses { $mv }, which covers { $dots ->
        [one] { $dots } dot
       *[other] { $dots } dots
    } of { $player ->
        [white] Black’s.
       *[black] White’s.
    }
# The player stands worse in the centre than after another turn.
# $player (Player)
# $own (Number)
# $other (Number)
# $mv (Text)
# $better_own (Number)
# $better_other (Number)
review-centre-lost =
    Leaves { $player ->
        [white] White
       *[black] Black
    } { $own } to { $other } in the centre. After { $mv } it would be { $better_own } to { $better_other }.
# After every other turn the opponent could win at once.
# $player (Player)
review-only-defence =
    The only turn that stops { $player ->
        [white] Black
       *[black] White
    } from winning at once.
# A good turn threatens to win at once.
review-threatens = Threatens to win at once.
# A good turn pins pieces of the opponent.
# $player (Player)
# $pieces (Number)
review-pins =
    Pins { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } of { $player ->
        [white] Black’s.
       *[black] White’s.
    }

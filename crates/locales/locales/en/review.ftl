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
    Misses { $mv }, which pins { $pieces } { $player ->
        [white] black
       *[black] white
    } { $pieces ->
        [one] piece.
       *[other] pieces.
    }
# Another turn covers dots of the opponent.
# $player (Player)
# $mv (Text)
# $dots (Number)
review-misses-cover =
    Misses { $mv }, which covers { $dots } { $player ->
        [white] black
       *[black] white
    } { $dots ->
        [one] dot.
       *[other] dots.
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
    Pins { $pieces } { $player ->
        [white] black
       *[black] white
    } { $pieces ->
        [one] piece.
       *[other] pieces.
    }

## Chapters and lessons

# Praise for the only good move. A sentence about the next best move follows.
# $mv (Text)
review-next-best = The only good move. Why not { $mv }?
# A hint is better than another move, about which a sentence follows.
# $mv (Text)
review-better-than = Why not { $mv }?
# A part of the game: opening, middle or ending, with the numbers of its first and last move.
# $kind (Text)
# $first (Number)
# $last (Number)
review-chapter =
    { $kind ->
        [opening] Opening
        [middle] Turning points
       *[ending] Ending
    }, moves { $first }–{ $last }
# White's chance to win at the end of a part of the game, in percent.
# $chance (Decimal)
review-chapter-chance = White’s chance to win after it: { $chance }%
# The caption of a chart of the game.
review-chart = White’s chance to win
# The heading of up to three lessons of a game.
review-takeaways = Things to take away
# A lesson for a player, with the numbers of the moves that it is about.
# $player (Player)
# $theme (Text)
# $list (Text)
review-lesson =
    { $player ->
        [white] White
       *[black] Black
    }: { $theme ->
        [cut] Watch the links to red. Count what a stack cuts off when it leaves.
        [take] Check which stacks can land on yours before you move.
        [red] Keep an eye on red. Whoever carries it decides what stays linked.
        [mobility] Keep stacks that can move. Height costs mobility.
        [tempo] Count the last moves. Whoever runs out first can only watch.
        [placing] Spread your pieces out, close to red and along the edge.
        [connect] Look for the shortest way across before each turn.
        [defend] Check what would win at once for your opponent.
        [block] Block early. A detour costs your opponent more than one turn.
        [pin] Look for pieces that can be covered, yours and theirs.
        [bridge] Look for bridges. Nothing can go under them.
        [plan] Keep two ways open, so that one block isn’t enough.
        [centre] Count the centre. It decides if nobody connects.
       *[result] Near the end, work lines out to the last move.
    } (moves: { $list })
# A player did something well, with the numbers of the moves.
# $player (Player)
# $theme (Text)
# $list (Text)
review-praise =
    Well done, { $player ->
        [white] White
       *[black] Black
    }: { $theme ->
        [cut] cutting off pieces
        [take] taking control of stacks
        [red] handling red
        [mobility] mobility
        [tempo] counting moves
        [placing] placing
        [connect] connecting
        [defend] defending
        [block] blocking
        [pin] covering pieces
        [bridge] bridges
        [plan] keeping plans open
        [centre] the centre
       *[result] finding the only move
    } (moves: { $list })
# A first hint, before a question about the marked place. It has no full stop.
review-look = Look at the marked place
# A first hint: a question about the marked place.
# $theme (Text)
review-nudge =
    { $theme ->
        [cut] Can something be cut off?
        [take] Which stack changes hands?
        [red] Think of the red pieces.
        [mobility] Who keeps more moves?
        [tempo] Count the moves that are left.
        [placing] Which space is good here?
        [connect] How do you get across?
        [defend] Stop the threat first.
        [block] Where does your opponent want to go?
        [pin] What can be covered?
        [bridge] Is there a bridge?
        [plan] Keep two ways open.
        [centre] Think of the centre.
       *[result] Work it out to the end.
    }

## Effects and counts of DVONN

# A good move gains a red piece, single or inside a stack.
review-takes-red = Takes control of a red piece.
# A move leaves the other player without a move: the reply (lets), a better move (misses) or this one (does).
# $frame (Text)
# $player (Player)
# $mv (Text)
review-pass =
    { $frame ->
        [lets] Lets { $player ->
            [white] Black
           *[black] White
        } play { $mv }, which forces { $player ->
            [white] White
           *[black] Black
        } to pass.
        [misses] Misses { $mv }, which forces { $player ->
            [white] Black
           *[black] White
        } to pass.
       *[does] Forces { $player ->
            [white] Black
           *[black] White
        } to pass.
    }
# A move carries a stack with a red piece in it: the reply (lets), a better move (misses) or this one (does).
# $frame (Text)
# $player (Player)
# $mv (Text)
review-carry-red =
    { $frame ->
        [lets] Lets { $player ->
            [white] Black
           *[black] White
        } carry a red piece away with { $mv }.
        [misses] Misses { $mv }, which carries a red piece away.
       *[does] Carries a red piece away.
    }
# A move threatens to cut off pieces with the next one: the reply (lets), a better move (misses) or this one (does).
# $frame (Text)
# $player (Player)
# $mv (Text)
# $pieces (Number)
review-threaten-cut =
    { $frame ->
        [lets] With { $mv } { $player ->
            [white] Black
           *[black] White
        } can threaten to cut off { $pieces ->
            [one] { $pieces } piece
           *[other] { $pieces } pieces
        } in { $player ->
            [white] White’s
           *[black] Black’s
        } stacks.
        [misses] Misses { $mv }, which threatens to cut off { $pieces ->
            [one] { $pieces } piece
           *[other] { $pieces } pieces
        } in { $player ->
            [white] Black’s
           *[black] White’s
        } stacks.
       *[does] Threatens to cut off { $pieces ->
            [one] { $pieces } piece
           *[other] { $pieces } pieces
        } in { $player ->
            [white] Black’s
           *[black] White’s
        } stacks.
    }
# Pieces of the player are linked to red only through one space; after another move fewer are.
# $player (Player)
# $pieces (Number)
# $space (Text)
# $mv (Text)
# $better (Number)
review-hangs =
    { $player ->
        [white] White
       *[black] Black
    } has { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } linked to red only through { $space }. After { $mv } at most { $better } would depend on a single space.
# The moves that a player could make in a row, after this move and after another one.
# $player (Player)
# $moves (Number)
# $mv (Text)
# $better (Number)
review-tempi =
    If { $player ->
        [white] Black
       *[black] White
    } waited, { $player ->
        [white] White
       *[black] Black
    } could make { $moves ->
        [one] { $moves } more move
       *[other] { $moves } more moves
    }. After { $mv } it would be { $better }.
# The stacks of a player that can move, after this move and after another one.
# $player (Player)
# $stacks (Number)
# $mv (Text)
# $better (Number)
review-stacks =
    { $player ->
        [white] White
       *[black] Black
    } has { $stacks ->
        [one] { $stacks } stack that can move
       *[other] { $stacks } stacks that can move
    }. After { $mv } it would be { $better }.
# The pieces that a player controls, after this move and after another one.
# $player (Player)
# $pieces (Number)
# $mv (Text)
# $better (Number)
review-pieces =
    { $player ->
        [white] White
       *[black] Black
    } controls { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    }. After { $mv } it would be { $better }.
# A placed piece touches fewer pieces of the other colour than on another space.
# $pieces (Number)
# $mv (Text)
# $better (Number)
review-contacts =
    Touches { $pieces ->
        [0] no piece
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } of the other colour. On { $mv } it would touch { $better }.
# A piece is placed inside though another space is at the edge.
# $mv (Text)
review-edge = Not at the edge. On { $mv } the piece could never be surrounded.
# Pieces of the same colour within two steps of the placed one, and around another space.
# $pieces (Number)
# $mv (Text)
# $better (Number)
review-crowd =
    { $pieces ->
        [one] { $pieces } piece
       *[other] { $pieces } pieces
    } of the same colour within two steps. Around { $mv } there would be { $better }.

## Effects and counts of PÜNCT

# A turn connects two opposite sides and wins.
# $sides (Text)
review-connects =
    Connects { $sides ->
        [west-east] west to east
        [south-west] south-west to north-east
       *[north-west] north-west to south-east
    } and wins.
# The opponent can threaten to win at once.
# $player (Player)
# $reply (Text)
review-lets-threat =
    Lets { $player ->
        [white] Black
       *[black] White
    } threaten to win at once with { $reply }.
# A good turn covers dots of the opponent.
# $player (Player)
# $dots (Number)
review-covers =
    Covers { $dots } { $player ->
        [white] black
       *[black] white
    } { $dots ->
        [one] dot.
       *[other] dots.
    }
# A turn threatens to win at once in two places: the reply (lets), a better turn (misses) or this one (does).
# $frame (Text)
# $player (Player)
# $mv (Text)
review-double-threat =
    { $frame ->
        [lets] Lets { $player ->
            [white] Black
           *[black] White
        } make a double threat with { $mv }: two ways to win at once.
        [misses] Misses { $mv }, a double threat: two ways to win at once.
       *[does] A double threat: two ways to win at once.
    }
# A turn blocks: the shortest way across of the other player gets more empty spaces. The reply (lets), a better turn (misses) or this one (does).
# $frame (Text)
# $player (Player)
# $mv (Text)
# $spaces (Number)
review-block =
    { $frame ->
        [lets] Lets { $player ->
            [white] Black
           *[black] White
        } block with { $mv }: { $player ->
            [white] White
           *[black] Black
        } would have { $spaces ->
            [one] { $spaces } more empty space
           *[other] { $spaces } more empty spaces
        } to fill.
        [misses] Misses the block { $mv }: { $player ->
            [white] Black
           *[black] White
        } would have { $spaces ->
            [one] { $spaces } more empty space
           *[other] { $spaces } more empty spaces
        } to fill.
       *[does] Blocks: { $player ->
            [white] Black
           *[black] White
        } now has { $spaces ->
            [one] { $spaces } more empty space
           *[other] { $spaces } more empty spaces
        } to fill.
    }
# A turn makes the mover's own shortest way across shorter: the reply (lets), a better turn (misses) or this one (does).
# $frame (Text)
# $player (Player)
# $mv (Text)
# $spaces (Number)
review-build =
    { $frame ->
        [lets] Lets { $player ->
            [white] Black
           *[black] White
        } get { $spaces ->
            [one] { $spaces } empty space
           *[other] { $spaces } empty spaces
        } closer to a connection with { $mv }.
        [misses] Misses { $mv }, which brings { $player ->
            [white] White
           *[black] Black
        } { $spaces ->
            [one] { $spaces } empty space
           *[other] { $spaces } empty spaces
        } closer to a connection.
       *[does] Brings { $player ->
            [white] White
           *[black] Black
        } { $spaces ->
            [one] { $spaces } empty space
           *[other] { $spaces } empty spaces
        } closer to a connection.
    }
# A turn gains dots on the other player in the centre: the reply (lets), a better turn (misses) or this one (does).
# $frame (Text)
# $player (Player)
# $mv (Text)
# $dots (Number)
review-centre =
    { $frame ->
        [lets] Lets { $player ->
            [white] Black
           *[black] White
        } gain { $dots ->
            [one] { $dots } dot
           *[other] { $dots } dots
        } on { $player ->
            [white] White
           *[black] Black
        } in the centre with { $mv }.
        [misses] Misses { $mv }, which gains { $dots ->
            [one] { $dots } dot
           *[other] { $dots } dots
        } on { $player ->
            [white] Black
           *[black] White
        } in the centre.
       *[does] Gains { $dots ->
            [one] { $dots } dot
           *[other] { $dots } dots
        } on { $player ->
            [white] Black
           *[black] White
        } in the centre.
    }
# A turn joins chains: the reply (lets), a better turn (misses) or this one (does).
# $frame (Text)
# $player (Player)
# $mv (Text)
# $dots (Number)
review-link =
    { $frame ->
        [lets] Lets { $player ->
            [white] Black
           *[black] White
        } join chains into a single chain of { $dots ->
            [one] { $dots } dot
           *[other] { $dots } dots
        } with { $mv }.
        [misses] Misses { $mv }, which joins chains into a single chain of { $dots ->
            [one] { $dots } dot
           *[other] { $dots } dots
        }.
       *[does] Joins chains into a single chain of { $dots ->
            [one] { $dots } dot
           *[other] { $dots } dots
        }.
    }
# A piece becomes a bridge: with the reply (lets), a better turn (misses) or this one (does).
# $frame (Text)
# $player (Player)
# $mv (Text)
review-bridge =
    { $frame ->
        [lets] Lets { $player ->
            [white] Black
           *[black] White
        } build a bridge with { $mv }.
        [misses] Misses the bridge { $mv }. Nothing could go under it.
       *[does] Builds a bridge. Nothing can go under it.
    }
# A turn keeps several ways across open: the reply (lets), a better turn (misses) or this one (does).
# $frame (Text)
# $player (Player)
# $mv (Text)
# $ways (Number)
review-ways =
    { $frame ->
        [lets] Lets { $player ->
            [white] Black
           *[black] White
        } keep { $ways } ways across open with { $mv }.
        [misses] Misses { $mv }, which keeps { $ways } ways across open.
       *[does] Keeps { $ways } ways across open.
    }
# The empty spaces on a player's shortest way between opposite sides, after this turn and after another one.
# $player (Player)
# $spaces (Number)
# $mv (Text)
# $better (Number)
review-gaps =
    { $player ->
        [white] White
       *[black] Black
    } still has { $spaces ->
        [one] { $spaces } empty space
       *[other] { $spaces } empty spaces
    } to fill on the shortest open way across. After { $mv } it would be { $better }.
# The pairs of sides that a player could connect over few empty spaces, after this turn and after another one.
# $player (Player)
# $ways (Number)
# $most (Number)
# $mv (Text)
# $better (Number)
review-plans =
    { $player ->
        [white] White
       *[black] Black
    } has { $ways ->
        [0] no way across
        [one] { $ways } way across
       *[other] { $ways } ways across
    } with at most { $most } empty spaces. After { $mv } it would be { $better }.
# The dots of the chain of the piece, after this turn and after another one.
# $dots (Number)
# $mv (Text)
# $better (Number)
review-chain =
    Part of a chain of { $dots ->
        [one] { $dots } dot
       *[other] { $dots } dots
    }. After { $mv } the chain would have { $better }.
# The pieces of a player that may move, after this turn and after another one.
# $player (Player)
# $pieces (Number)
# $mv (Text)
# $better (Number)
review-free =
    { $player ->
        [white] White
       *[black] Black
    } has { $pieces ->
        [one] { $pieces } piece that may move
       *[other] { $pieces } pieces that may move
    }. After { $mv } it would be { $better }.

### Texts of the screens of lessons, rules and puzzles. The lessons and the rules themselves have parts of their own.

# A description of that screen.
page-learn-lead = Short interactive lessons, small puzzles, and the rules with pictures.
# The button that restarts a step.
page-learn-again = Try again
# The button to the next step.
page-learn-next = Next
# The button that skips a step.
page-learn-skip = Skip this step
# The button to the previous step.
page-learn-back = Back
# The link to all lessons.
page-learn-leave = Leave lesson
# The number of a step in its course.
# $number (Number)
# $all (Number)
page-learn-step-of = Step { $number } of { $all }
# The progress in a course, in brief: completed steps of all.
# $done (Number)
# $all (Number)
page-learn-count = { $done } of { $all }
# The number of a question in the exam of a course.
# $number (Number)
# $all (Number)
page-learn-question = Question { $number } of { $all }. You have one try.
# The result of the exam.
# $right (Number)
# $all (Number)
page-learn-exam-result = { $right } of { $all } right
# The heading above the steps to repeat after the exam.
page-learn-repeat = Worth repeating
# The name of the speaker of lesson texts.
page-learn-coach = Coach
# The button that starts the game of a step.
page-learn-play = Play
# The button that chooses one of two boards.
# $number (Number)
page-learn-choose = Board { $number } is better for White
# The engine's evaluation of a board.
# $score (Text)
page-learn-engine = Engine: { $score }
# The lessons could not be loaded.
page-learn-missing = Couldn’t load the lessons. Connect once to load them; then they work offline.
# The title of the rules of a game.
# $game (Text)
page-rules-of = { $game } rules
# The heading of the table of contents.
page-rules-contents = Contents
# The number of solved puzzles.
# $done (Number)
# $all (Number)
page-puzzles-solved-of = { $done } of { $all } solved
# A note below that button.
page-puzzles-train-note = Puzzles near your rating. Solve one and the next appears.
# The label of the next puzzle.
page-puzzles-up-next = Up next
# The heading of the puzzles of the day.
page-puzzles-days = Puzzles of the day
# The heading of the list.
page-puzzles-all = All puzzles
# All puzzles are solved.
page-puzzles-all-done = You’ve solved every puzzle. Well done!
# There is no streak yet.
page-puzzles-no-streak = Solve a puzzle of the day to start a streak.
# A choice of game: both.
page-puzzles-both = Both
# The name of a puzzle.
# $game (Text)
# $number (Text)
page-puzzles-name = { $game } puzzle { $number }
# Whether a puzzle was solved, for screen readers; solved, tried or new.
# $state (Text)
page-puzzles-state =
    { $state ->
        [solved] solved
        [tried] not solved yet
       *[new] not tried yet
    }
# The task where one move wins.
page-puzzles-task-win = Only one move wins. Find it.
# The task where one move draws.
page-puzzles-task-draw = No move wins, and only one draws. Find it.
# The task where a win takes a number of turns of a player.
# $player (Player)
# $turns (Number)
page-puzzles-task-turns =
    Win in { $turns } turns, whatever { $player ->
        [white] Black
       *[black] White
    } plays.
# A move was right; more text follows.
page-puzzles-right = Right
# The opponent's reply; more text follows.
# $player (Player)
# $mv (Text)
page-puzzles-answers =
    { $player ->
        [white] White
       *[black] Black
    } replies { $mv }
# The puzzle is not finished yet.
page-puzzles-go-on = Find the next move.
# The puzzle is solved; more text follows.
page-puzzles-solved = Solved
# The solution is on the board, but the person had help or a wrong try; more text follows.
page-puzzles-helped = That’s the solution. Solve it without help to make it count
# The proof where one move wins.
page-puzzles-proof-win = Proven: each of these moves was the only one that wins.
# The proof where one move draws.
page-puzzles-proof-draw = Proven: no move wins, and each of these was the only one that draws.
# The proof of a win in a number of turns.
# $player (Player)
# $turns (Number)
page-puzzles-proof-turns =
    Proven: { $player ->
        [white] White wins in { $turns }, whatever Black plays
       *[black] Black wins in { $turns }, whatever White plays
    }.
# A move was wrong; more text follows.
# $mv (Text)
page-puzzles-wrong = { $mv } isn’t it
# Why a move was wrong: the reply wins, which is proven.
# $player (Player)
# $mv (Text)
# $points (Number)
page-puzzles-wins-by =
    { $player ->
        [white] White
       *[black] Black
    } replies { $mv } and wins by { $points } (proven).
# The same without points: the reply wins or draws, which is proven.
# $player (Player)
# $mv (Text)
# $result (Text)
page-puzzles-ends =
    { $player ->
        [white] White
       *[black] Black
    } replies { $mv } and { $result ->
        [win] wins
       *[draw] draws
    } (proven).
# Why a turn was wrong: after the reply no turn wins at once.
# $player (Player)
# $mv (Text)
page-puzzles-stops =
    { $player ->
        [white] White
       *[black] Black
    } replies { $mv }, and no turn wins at once.
# Why a turn was wrong: the engine finds no win in time.
# $player (Player)
# $mv (Text)
page-puzzles-unseen =
    { $player ->
        [white] White
       *[black] Black
    } replies { $mv }, and the engine finds no win in time.
# Why the last turn was wrong.
page-puzzles-not-at-once = This turn had to win at once.
# Why a move was wrong, where nothing else is known.
page-puzzles-only = A different move works.
# The button that asks for a hint.
page-puzzles-hint = Hint
# A hint: where the move starts.
# $space (Text)
page-puzzles-hint-from = Look at { $space }.
# A hint: a piece comes from the reserve.
page-puzzles-hint-place = Place a piece from the reserve.
# The solution was shown; more text follows.
# $mv (Text)
page-puzzles-shown = The move is { $mv }
# The button to another puzzle.
page-puzzles-following = Next puzzle
# The button that opens the position in the analysis.
page-puzzles-analyse = Analyse position
# The puzzles could not be loaded.
page-puzzles-missing = Couldn’t load the puzzles. Connect once to load them; then they work offline.
# The label of the person's rating in puzzles.
page-puzzles-rating = Your puzzle rating
# The change of the rating in a week, with its sign.
# $points (Text)
page-puzzles-week = { $points } this week
# The rating of a puzzle, for screen readers and below its task.
# $rating (Number)
page-puzzles-rated = Rating { $rating }
# The person's rating after a puzzle, and how it changed; the change has its sign.
# $rating (Number)
# $change (Text)
page-puzzles-rating-now = Your rating: { $rating } ({ $change }).
# A failed puzzle comes again.
page-puzzles-returns = You’ll see it again tomorrow.
# The heading of the themes.
page-puzzles-themes = Themes
# A note beside that heading.
page-puzzles-themes-note = Train one idea. Your rating is on the right.
# The name of a theme.
# $theme (Text)
page-puzzles-theme =
    { $theme ->
        [cut-off] Cut off
        [carry-red] Carry red away
        [tempo] Make them pass
        [last-move] Last move
        [save-draw] Save the draw
        [margin] Win by more
        [placement] Best placement
        [connection] Connect
        [block] Block
        [bridge] Bridge
        [pin] Pin
        [centre] Centre
        [own-games] From your games
       *[ending] Win an ending
    }
# A choice of theme: all.
page-puzzles-every-theme = All themes
# The button that shows the list.
page-puzzles-show-list = Show the list
# The heading of other ways to train.
page-puzzles-more = More ways to train
# The name of a run of puzzles: until the first miss, or against the clock.
# $kind (Text)
page-puzzles-run =
    { $kind ->
        [storm] Storm
       *[streak] Streak
    }
# What happens in a run.
# $kind (Text)
page-puzzles-run-about =
    { $kind ->
        [storm] As many as you can in three minutes.
       *[streak] They get harder. One miss and it’s over.
    }
# The most puzzles that were solved in a run.
# $count (Number)
page-puzzles-best = Best: { $count }
# The number of puzzles solved in this run.
# $count (Number)
page-puzzles-run-solved = Solved: { $count }
# A run is over.
# $count (Number)
page-puzzles-run-over =
    { $count ->
        [one] You solved { $count } puzzle.
       *[other] You solved { $count } puzzles.
    }
# A run was the best one so far.
page-puzzles-run-record = A new best!
# The label of the time that is left.
page-puzzles-time-left = Time left
# Failed puzzles that come again today.
# $count (Number)
page-puzzles-due =
    { $count ->
        [one] { $count } missed puzzle comes back today.
       *[other] { $count } missed puzzles come back today.
    }
# The task where one move wins by most.
# $points (Number)
page-puzzles-task-margin = Other moves win too, but only one wins by { $points }. Find it.
# The task where the opponent of the player threatens to win.
# $player (Player)
page-puzzles-task-block =
    { $player ->
        [white] Black
       *[black] White
    } wins next turn unless you stop it. Find a defence that holds.
# The task where a piece is placed.
page-puzzles-task-place = The engine rates one empty space clearly above the others. Find it.
# The proof where one move wins by most.
# $points (Number)
page-puzzles-proof-margin = Proven: each of these moves was the only one that wins by { $points }.
# The proof where the opponent of the player was stopped.
# $player (Player)
# $turns (Number)
page-puzzles-proof-block =
    Proven: { $player ->
        [white] Black
       *[black] White
    } can’t force a win in { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } any more.
# Why a space is the best; this is not proven.
page-puzzles-proof-place = Judged, not proven: the engine tried every way to fill the board, and this space was worth the most.
# Below “From your games”: no mistakes have become puzzles yet.
page-puzzles-own-none = Review a game, and your mistakes become puzzles.
# The task where one move is the best. The person missed it in a game.
page-puzzles-task-best = You missed this in a game. One move is clearly the best. Find it.
# Why a move is the best; this is not proven.
page-puzzles-proof-best = The engine finds this move clearly better than any other. That’s its judgement, not a proof.

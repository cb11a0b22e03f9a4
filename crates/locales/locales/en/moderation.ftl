### Texts of reports, of the moderators’ page, and of appeals.

## Reporting
# The lead of the dialog for a report.
moderation-report-lead = A moderator will look at it. The message, game or name is attached as it is now.
# The heading over the reasons.
moderation-reason-title = What’s wrong?
# A reason of a report, and of an action.
# $reason (Text)
moderation-reason =
    { $reason ->
        [cheating] Cheating
        [abuse] Insults or threats
        [spam] Spam or advertising
        [name] Offensive name
        [stalling] Stalling or losing on purpose
       *[another] Something else
    }
# The label of the words of a report.
moderation-details = Details (optional)
# The button that sends a report.
moderation-send-report = Send report
# A report was sent.
moderation-reported = Thank you. A moderator will look at it.
# The texts of the dialog are being loaded.
moderation-loading = Loading …

## The moderators’ page
# The heading of the moderators’ page.
moderation-title = Moderation
# The page for those who are no moderators.
moderation-only-moderators = Only moderators can open this page.
# The heading over open reports.
moderation-open-reports = Open reports
# There are no open reports.
moderation-no-reports = No open reports.
# The heading over appeals.
moderation-appeals = Appeals
# There are no appeals.
moderation-no-appeals = No open appeals.
# The heading over the log, and the link to it.
moderation-log = Log
# The lead of the log.
moderation-log-lead = Nobody can change or delete an entry.
# The button that shows older entries.
moderation-older = Older entries
# The link back to the queue.
moderation-queue = Queue
# The label of the field for the name of a player.
moderation-find = Player’s name
# The button that opens the record of a player.
moderation-open-record = Open record
# Where a report comes from, and who made it.
# $kind (Text)
# $name (Text)
moderation-from =
    { $kind ->
        [game] Game, reported by { $name }
        [chat] Chat message, reported by { $name }
        [message] Direct message, reported by { $name }
       *[profile] Profile, reported by { $name }
    }
# The name of the reported player at the time.
# $name (Text)
moderation-name-then = Name at the time: { $name }
# The link to the game of a report.
moderation-open-game = Open game
# A report that is closed.
moderation-closed-report = Closed
# The names that a member had before.
# $names (Text)
moderation-former-names = Former names: { $names }
# A player is muted.
# $time (Text)
moderation-muted-until = Muted until { $time }
# An account is closed.
# $time (Text)
moderation-closed-since = Closed since { $time }
# An account is banned.
moderation-banned = Banned
# A player is a moderator.
moderation-is-moderator = A moderator. Only the operator can act.
# The heading over the actions.
moderation-act = Take action
# The label of the choice of an action.
moderation-action-label = Action
# An action of a moderator.
# $action (Text)
moderation-action =
    { $action ->
        [warn] Warn
        [withdraw-warning] Withdraw warning
        [mute] Mute
        [unmute] Unmute
        [rename] Take the name away
        [restore-name] Give the name back
        [close] Close account
        [ban] Ban
        [reopen] Reopen account
        [reset-rating] Reset ratings
        [restore-rating] Restore ratings
        [reject-appeal] Reject appeal
        [refund-rating] Refund rating
        [withdraw-refund] Withdraw refund
       *[dismiss] Dismiss report
    }
# The label of the choice of a reason.
moderation-reason-label = Reason
# The label of the hours of a mute.
# $most (Number)
moderation-hours = Hours (up to { $most })
# The label of the words to the player.
moderation-words = Message to the player
# The note below it.
moderation-words-note = The player reads this. Don’t name other players.
# The button that takes the action.
moderation-confirm = Confirm
# An action is taken.
moderation-done = Done.
# The heading over the actions about a player.
moderation-history = History
# There are no actions about a player.
moderation-no-history = Nothing yet.
# The heading over the reports about a player.
moderation-reports-about = Reports
# The moderator who took an action.
# $name (Text)
moderation-by = by { $name }

## The player’s side
# The heading over what moderators have written to the person.
moderation-messages = Messages from moderators
# There are none.
moderation-no-messages = No messages from moderators.
# What a moderator did, to the person whom it is about.
# $action (Text)
# $time (Text)
moderation-told =
    { $action ->
        [warn] A moderator has warned you.
        [withdraw-warning] A warning was withdrawn.
        [mute] You can’t write in chats until { $time }.
        [unmute] You can write in chats again.
        [rename] A moderator took your name away. You can choose a new one in your account.
        [restore-name] You have your name back.
        [close] Your account was closed.
        [ban] Your account was closed for good.
        [reopen] Your account is open again.
        [reset-rating] Your ratings were reset.
        [restore-rating] You have your ratings back.
        [refund-rating] You got rating points back that you lost to an account closed for cheating.
        [withdraw-refund] A rating refund was taken back, because the other account is open again.
       *[reject-appeal] Your appeal was turned down.
    }
# The heading of an appeal, and the button that leads to it.
moderation-appeal = Appeal
# The lead of an appeal.
moderation-appeal-lead = You can write one appeal. A moderator reads it and decides again.
# The label of the words of an appeal.
moderation-appeal-words = Why should this be changed?
# The button that sends an appeal.
moderation-send-appeal = Send appeal
# An appeal was sent.
moderation-appealed = Your appeal is with the moderators.
# The page of appeals without a link.
moderation-no-link = Open this page by the link you got when signing in or from your messages.

## Fair play
# Rating points that a player got back or had to give back.
# $count (Number)
moderation-points =
    { $count ->
        [one] { $count } rating point
       *[other] { $count } rating points
    }
# The heading over fair-play figures.
moderation-fair-play = Fair play
# The explanation below it.
moderation-fair-play-lead = From the last 20 rated games. The norm comes from the engine’s levels, not from people, so use it as a hint only. A figure alone is no proof.
# The button that asks for the comparison of games with the engine.
moderation-fair-play-ask = Compare with the engine
# Games wait to be compared.
# $count (Number)
moderation-fair-play-waiting =
    { $count ->
        [one] { $count } game to go …
       *[other] { $count } games to go …
    }
# The number of games and moves that figures come from.
# $games (Number)
# $moves (Number)
moderation-figures-of = games: { $games }, moves: { $moves }
# The name of the column with the names of figures.
moderation-figure = Figure
# The name of the column with the values of figures.
moderation-value = Value
# The name of the column with the 95 % intervals of figures.
moderation-interval-title = 95% interval
# A figure with its unit.
# $unit (Text)
# $number (Decimal)
moderation-number =
    { $unit ->
        [percent] { $number }%
        [seconds] { $number } s
       *[plain] { $number }
    }
# The interval of a figure.
# $low (Decimal)
# $high (Decimal)
moderation-interval = { $low } to { $high }
# The share of moves that agree with the engine.
moderation-agreement = Moves that match the engine
# The share of such moves that is normal for the rating, by the levels of the engine.
moderation-expected = Normal for the rating (engine levels)
# The difference of the two.
moderation-excess = Above normal
# The mean time of a move.
moderation-seconds = Time per move
# The standard deviation of the times, divided by their mean.
moderation-spread = Spread of times (deviation / mean)
# The rank correlation of time and difficulty.
moderation-difficulty = Longer on hard moves (correlation)
# How often the window lost the focus in a live game, as the player’s own page tells it.
moderation-focus = Left the window, per live game (as the page reports)

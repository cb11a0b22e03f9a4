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

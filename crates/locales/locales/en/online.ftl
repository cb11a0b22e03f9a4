### What is said about games with people elsewhere.

## Getting into a game
# The heading of the lobby.
online-title = Play online
# The server is being reached.
online-connecting = Connecting …
# The connection is gone.
online-lost = The connection is gone. Trying again; nothing is lost.
# The name of the person.
# $name (Text)
# $kind (Text)
online-you =
    { $kind ->
        [member] You are { $name }.
       *[guest] You play as { $name }, a guest.
    }
# Makes a link for a friend.
online-invite = Invite a friend
# Plays the server's engine.
online-computer = Computer
# Whether ratings change.
online-rated = Rated
# Ratings do not change.
online-casual = Casual
# Why a game cannot be rated.
online-rated-members = Rated games need an account
# A game with little time.
online-blitz = Blitz
# A game with more time.
online-rapid = Rapid
# Some days.
# $days (Number)
online-days-short =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
# Below the days of a correspondence game.
online-per-move = per move
# Other terms than those of the tiles.
online-custom = Custom
# Below it.
online-custom-note = any time
# A game with a friend.
online-friend = Friend
# Below it.
online-friend-note = send a link
# The number of people who wait for the same.
# $count (Number)
online-waiting-count = { $count } waiting
# The person waits for an opponent since some minutes and seconds.
# $time (Text)
online-looking = Looking… { $time }
# Ends waiting, or closes a dialog.
online-cancel = Cancel
# Before the position that a game starts from.
online-start = Start:
# Before the variant of a game.
online-rules = Rules:
# Before the colour that the person wants.
online-color = Colour:
# The person waits for an opponent.
online-searching = Looking for an opponent
# The heading over the time.
online-pace = Time
# A time in minutes, and seconds for each move.
# $minutes (Text)
# $seconds (Number)
online-live = { $minutes }+{ $seconds }
# The number of days for each move.
# $days (Number)
online-days =
    { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }
# The start of DVONN, in the terms of a game.
# $board (Text)
online-board =
    { $board ->
        [random] random full board
       *[empty] empty board
    }
# Over the link for a friend.
online-link = Send this link. The first to open it plays you.
# Copies the link.
online-copy = Copy link
# The heading over open challenges.
online-seeks = Open challenges
# Nobody waits.
online-no-seeks = No open challenges yet
# What to do then.
online-no-seeks-text = Create one, or play the computer while you wait.
# Opens a challenge with any terms.
online-create = Create a challenge
# Sends it.
online-create-short = Create
# The challenge of this row is closed.
online-gone = Gone
# Shows all entries of a list.
# $count (Number)
online-show-all = Show all ({ $count })
# The heading over games in which it is the person's turn.
online-your-turn-title = Your turn
# The heading over the person's own games.
online-your-games = Your games
# The days left for a move.
# $days (Number)
online-days-left =
    { $days ->
        [one] { $days } day left
       *[other] { $days } days left
    }
# The hours left for a move.
# $hours (Number)
online-hours-left =
    { $hours ->
        [one] { $hours } hour left
       *[other] { $hours } hours left
    }
# The minutes left for a move.
# $minutes (Number)
online-minutes-left =
    { $minutes ->
        [one] { $minutes } minute left
       *[other] { $minutes } minutes left
    }
# The heading over live games.
online-live-now = Live now
# There is no live game.
online-no-live = No live games right now
# A description of an empty list of live games.
online-no-live-text = Games in progress appear here.
# The heading over the last results.
online-recent = Recent results
# There are no results.
online-no-recent = No finished games yet.
# The number of players who are connected.
# $players (Number)
online-players-count =
    { $players ->
        [one] { $players } player online
       *[other] { $players } players online
    }
# Games with clocks.
online-real-time = Real time
# Games with days for each move.
online-correspondence = Correspondence
# The label of the minutes for a game.
online-minutes = Minutes per player
# The label of the seconds that each move adds.
online-increment = Seconds added per move
# The label of the days for each move.
online-days-field = Days per move
# The other player.
online-opponent = Opponent
# Anybody may accept the challenge.
online-anyone = Anyone
# Accepts a challenge.
online-accept = Play
# Declines a challenge.
online-decline = Decline
# Marks a challenge for the person alone.
online-for-you = for you
# The heading of a challenge that was opened by its link.
# $name (Text)
online-seek-title = { $name } would like to play you
# The server's engine as a player.
# $level (Number)
online-computer-name = Computer, level { $level }

## The game
# Whose turn it is in a game between others.
# $color (Text)
online-ply-of =
    { $color ->
        [white] White to move
       *[black] Black to move
    }
# Whether it is the person's turn.
# $who (Text)
online-turn =
    { $who ->
        [you] Your turn
       *[another] Your opponent’s turn
    }
# A move is on its way.
online-sending = Sending …
# Calls a game off.
online-abort = Abort
# Offers a draw.
online-offer-draw = Offer a draw
# Whose offer of a draw is open.
# $who (Text)
online-draw-offered =
    { $who ->
        [you] You offer a draw.
       *[another] Your opponent offers a draw.
    }
# Asks to take back a move.
online-ask-takeback = Ask to take back
# The player who offers to take back a move.
# $who (Text)
online-takeback-asked =
    { $who ->
        [you] You ask to take back your move.
       *[another] Your opponent asks to take back a move.
    }
# Accepts what is offered.
online-yes = Accept
# The opponent has left.
online-away = Your opponent has left.
# Beside the name of a player who is not connected.
online-absent = away
# Claims the game of an opponent who has left.
online-claim = Claim the win
# The player who offers a rematch.
# $who (Text)
online-rematch-offered =
    { $who ->
        [you] You ask for a rematch.
       *[another] Your opponent asks for a rematch.
    }
# Goes to the game that followed.
online-next-game = To the next game
# The end of a game: the loser had left.
# $winner (Text)
online-left =
    { $winner ->
        [white] Black has left: White wins.
       *[black] White has left: Black wins.
    }
# The end of a game: it was aborted.
online-aborted = The game was aborted and does not count.
# The change of a rating.
# $name (Text)
# $before (Text)
# $after (Text)
online-rating = { $name }: { $before } → { $after }
# The number of spectators.
# $count (Number)
online-watchers =
    { $count ->
        [one] { $count } watches
       *[other] { $count } watch
    }
# The round-trip time to the server.
# $ms (Number)
online-lag = { $ms } ms to the server
# An explanation of that number.
online-lag-title = Lag to the server and back. Up to 0.5 s of lag per move is compensated.
# The heading over the chat.
online-chat = Chat
# Sends what was written.
online-say = Say
# The placeholder of a chat message.
# $name (Text)
online-chat-to = Write to { $name }
# The chat has new messages.
online-chat-unread = Chat, new messages
# Spectators cannot write.
online-chat-watch = Only the players can write.
# Whether the chat is shown.
online-chat-show = Show the chat
# Whether what the opponent says is hidden.
online-mute = Mute the opponent
# A ready-made phrase.
# $phrase (Text)
online-phrase =
    { $phrase ->
        [hello] Hello!
        [good-luck] Good luck!
        [well-played] Well played!
        [thanks] Thank you!
        [one-moment] One moment, please.
        [good-game] Good game!
        [must-go] I have to go.
       *[oops] Oops!
    }

## Accounts and players
# The heading of the account.
online-account = Account
# Why one may want an account.
online-account-why = An account makes your games count and keeps those you played as a guest.
# The name of an account.
online-name = Name
# The rule for names.
online-name-hint = 2–20 letters, digits, - and _
# The password of an account.
online-password = Password
# The rule for passwords.
online-password-hint = Use 8–200 characters
# Makes an account.
online-register = Create account
# Enters an account.
online-login = Sign in
# Leaves an account.
online-logout = Sign out
# Opens the person's public profile.
online-profile = Profile
# The heading of the best players.
online-leaderboard = Leaderboard
# A kind of games that are rated together.
# $pool (Text)
online-pool =
    { $pool ->
        [dvonn-live] DVONN in real time
        [dvonn-days] DVONN by correspondence
        [punct-live] PÜNCT in real time
       *[punct-days] PÜNCT by correspondence
    }
# An explanation of the question mark after a rating.
online-provisional = Provisional rating
# The number of rated games.
# $games (Number)
online-games-count =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
# Nobody is rated there yet.
online-nobody = Nobody has a rating here yet
# The player has no rated games.
online-unrated = No rated games yet
# When a rating appears.
online-unrated-text = A rating appears after the first rated game.
# The number of games won.
# $games (Number)
online-won = { $games } won
# The number of draws.
# $games (Number)
online-drawn = { $games } drawn
# The number of games lost.
# $games (Number)
online-lost-count = { $games } lost
# Below the score as White.
online-as-white = as White
# Below the score as Black.
online-as-black = as Black
# Since when somebody is a member.
# $date (Text)
online-since = Member since { $date }
# Challenges the player whose page this is.
online-challenge-player = Challenge
# The heading over the chart of a rating.
online-history = Rating history
# There is too little to draw a chart of.
online-chart-empty = Too few rated games in this time.
# The last month.
online-month = Month
# The last year.
online-year = Year
# The whole time.
online-all-time = All
# The heading of a column of ratings.
online-rating-column = Rating
# The heading of a column of dates.
online-when = Date
# The heading over games.
online-games-title = Games
# The heading of a column with both players.
online-players = Players
# Opens a game.
online-open-game = Open
# How a game ended for a player.
# $outcome (Text)
online-outcome =
    { $outcome ->
        [won] Won
        [lost] Lost
        [draw] Draw
        [running] Playing
       *[aborted] Aborted
    }
# The heading over vacations.
online-vacation = Vacation
# An explanation of vacations.
online-vacation-lead = Your correspondence clocks rest, for at most 30 days a year.
# Takes so many days off.
# $days (Number)
online-vacation-begin =
    { $days ->
        [one] Take { $days } day
       *[other] Take { $days } days
    }
# Ends a vacation.
online-vacation-end = I am back
# Until when somebody is away.
# $date (Text)
online-vacation-until = On vacation until { $date } at the latest

## The archive
# The heading of the archive.
online-archive = All games
# The field for a player.
online-player = Player
# The field for the result.
online-result = Result
# A result in the field.
# $result (Text)
online-result-is =
    { $result ->
        [white] White won
        [black] Black won
        [draw] draw
       *[any] any
    }
# The field for the game.
online-game = Game
# The field for the first day.
online-from = From
# The field for the last day.
online-until = Until
# The field for the spaces of the red pieces.
online-reds = Red pieces on (three spaces)
# Looks for games.
online-search = Search
# No game was found.
online-nothing-found = No games found
# What to do then.
online-nothing-found-text = Try a different search.
# Shows more games.
online-more = More
# Over the links that save a game.
online-export = Save as
# The moves that are planned while the opponent thinks.
# $moves (Text)
online-planned = Planned: { $moves }
# Forgets what was planned.
online-unplan = Forget it
# The planned move is no longer legal.
# $moves (Text)
online-plan-dropped = What you planned is no longer possible: { $moves }

## What the server does not do
# Why the server does not do what is asked.
# $why (Text)
# $seconds (Number)
online-refused =
    { $why ->
        [unreadable] The server does not understand this page. Please load it again.
        [no-game] There is no such game.
        [no-seek] This challenge is no longer open.
        [no-player] There is no player of this name.
        [not-yours] Only the players can do this.
        [not-your-turn] It is not your turn.
        [stale] Something else has happened in the game meanwhile.
        [illegal] The rules do not allow this move.
        [over] The game is over.
        [not-over] The game is still going on.
        [too-late] Your time was up before the move arrived.
        [not-now] This cannot be done now.
        [terms] A game cannot be played on these terms.
        [members-only] Rated games are for those with an account.
        [yourself] You cannot play yourself.
        [stranger] Nobody knows you here yet. Please load the page again.
        [bad-name] A name has 2 to 20 letters, digits, - and _.
        [name-taken] This name is taken.
        [bad-password] A password has 8 to 200 signs.
        [wrong-password] Name and password do not belong together.
        [fair-play] This position is from a rated game of yours that is going on: no help until it is over.
        [bad-saying] A message has 1 to 280 signs.
        [too-often] Too often. Please try again in { $seconds } s.
        [busy] All of the server’s engines are busy. Please try again soon.
        [bad-query] This cannot be searched for: look at the dates and the spaces.
       *[trouble] The server has trouble keeping games. Nothing was done; please try again.
    }

### What is said about games with people elsewhere.

## Getting into a game
# The heading of the lobby.
online-title = Play people
# A description of the lobby.
online-lead = No account needed: pick a game and play whoever comes, or send a friend a link.
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
# Plays whoever wants the same.
online-pair = Play now
# Opens a challenge in the lobby.
online-open = Open a challenge
# Makes a link for a friend.
online-invite = Invite a friend
# Plays the server's engine.
online-computer = Play the server’s computer
# The name of the player who is challenged.
online-to = Only for this player (may stay empty)
# Whether ratings change.
online-rated = Rated
# Ratings do not change.
online-casual = Casual
# Why a game cannot be rated.
online-rated-members = Rated games are for those with an account.
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
# The person waits for an opponent.
online-waiting = Waiting for an opponent. You may go elsewhere in the page meanwhile: you will be called.
# Over the link for a friend.
online-link = Send this link. Whoever opens it first plays you.
# Copies the link.
online-copy = Copy link
# The heading over open challenges.
online-seeks = Open challenges
# Nobody waits.
online-no-seeks = Nobody waits just now.
# Accepts a challenge.
online-accept = Play
# Declines a challenge.
online-decline = Decline
# Takes back a challenge.
online-withdraw = Withdraw
# Marks a challenge for the person alone.
online-for-you = for you
# The heading over games going on.
online-running = Games going on
# No game goes on.
online-no-running = No game is going on.
# Watches a game.
online-watch = Watch
# In how many games it is the person's turn.
# $games (Number)
online-your-turn =
    { $games ->
        [one] It is your turn in { $games } game.
       *[other] It is your turn in { $games } games.
    }
# Goes to the next game that waits for the person.
online-next = Next game
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
online-abort = Call off
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
# Declines what is offered, or takes it back.
online-no = No, thanks
# The opponent has left.
online-away = Your opponent has left.
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
online-aborted = The game was called off and does not count.
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
online-lag-title = Time to the server and back; up to half a second a move is given back
# The heading over the chat.
online-chat = Chat
# Sends what was written.
online-say = Say
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
online-account-why = An account makes your games count and keeps those you have played as a guest.
# The name of an account.
online-name = Name
# The password of an account.
online-password = Password
# Makes an account.
online-register = Create an account
# Enters an account.
online-login = Log in
# Leaves an account.
online-logout = Log out
# The heading of the best players.
online-leaderboard = Best players
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
online-provisional = rests on few games yet
# The number of rated games.
# $games (Number)
online-games-count =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
# Nobody is rated there yet.
online-nobody = Nobody has a rating here yet.
# Since when somebody is a member.
# $date (Text)
online-since = Member since { $date }
# Challenges the player whose page this is.
online-challenge-player = Challenge
# The heading over the chart of a rating.
online-history = How the rating went
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
online-nothing-found = No game was found.
# Shows more games.
online-more = More
# The length of a game.
# $plies (Number)
online-plies =
    { $plies ->
        [one] { $plies } move
       *[other] { $plies } moves
    }
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

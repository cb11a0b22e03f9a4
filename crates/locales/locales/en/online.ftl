### What is said about games with people elsewhere.

## Getting into a game
online-title = Play people
online-lead = No account needed: pick a game and play whoever comes, or send a friend a link.
online-connecting = Connecting …
online-lost = The connection is gone. Trying again; nothing is lost.
online-you =
    { $kind ->
        [member] You are { $name }.
       *[guest] You play as { $name }, a guest.
    }
online-pair = Play now
online-open = Open a challenge
online-invite = Invite a friend
online-computer = Play the server’s computer
online-to = Only for this player (may stay empty)
online-rated = Rated
online-casual = Casual
online-rated-members = Rated games are for those with an account.
online-pace = Time
online-live = { $minutes }+{ $seconds }
online-days =
    { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }
online-board =
    { $board ->
        [random] random full board
       *[empty] empty board
    }
online-waiting = Waiting for an opponent. You may go elsewhere in the page meanwhile: you will be called.
online-link = Send this link. Whoever opens it first plays you.
online-copy = Copy link
online-seeks = Open challenges
online-no-seeks = Nobody waits just now.
online-accept = Play
online-decline = Decline
online-withdraw = Withdraw
online-for-you = for you
online-running = Games going on
online-no-running = No game is going on.
online-watch = Watch
online-your-turn =
    { $games ->
        [one] It is your turn in { $games } game.
       *[other] It is your turn in { $games } games.
    }
online-next = Next game
online-seek-title = { $name } would like to play you
online-computer-name = Computer, level { $level }

## The game
online-ply-of =
    { $color ->
        [white] White to move
       *[black] Black to move
    }
online-turn =
    { $who ->
        [you] Your turn
       *[another] Your opponent’s turn
    }
online-sending = Sending …
online-abort = Call off
online-offer-draw = Offer a draw
online-draw-offered =
    { $who ->
        [you] You offer a draw.
       *[another] Your opponent offers a draw.
    }
online-ask-takeback = Ask to take back
online-takeback-asked =
    { $who ->
        [you] You ask to take back your move.
       *[another] Your opponent asks to take back a move.
    }
online-yes = Accept
online-no = No, thanks
online-away = Your opponent has left.
online-claim = Claim the win
online-rematch-offered =
    { $who ->
        [you] You ask for a rematch.
       *[another] Your opponent asks for a rematch.
    }
online-next-game = To the next game
online-left =
    { $winner ->
        [white] Black has left: White wins.
       *[black] White has left: Black wins.
    }
online-aborted = The game was called off and does not count.
online-rating = { $name }: { $before } → { $after }
online-watchers =
    { $count ->
        [one] { $count } watches
       *[other] { $count } watch
    }
online-lag = { $ms } ms to the server
online-lag-title = Time to the server and back; up to half a second a move is given back
online-chat = Chat
online-say = Say
online-chat-show = Show the chat
online-mute = Mute the opponent
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
online-account = Account
online-account-why = An account makes your games count and keeps those you have played as a guest.
online-name = Name
online-password = Password
online-register = Create an account
online-login = Log in
online-logout = Log out
online-leaderboard = Best players
online-pool =
    { $pool ->
        [dvonn-live] DVONN in real time
        [dvonn-days] DVONN by correspondence
        [punct-live] PÜNCT in real time
       *[punct-days] PÜNCT by correspondence
    }
online-provisional = rests on few games yet
online-games-count =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
online-nobody = Nobody has a rating here yet.
online-since = Member since { $date }
online-challenge-player = Challenge
online-history = How the rating went
online-vacation = Vacation
online-vacation-lead = Your correspondence clocks rest, for at most 30 days a year.
online-vacation-begin =
    { $days ->
        [one] Take { $days } day
       *[other] Take { $days } days
    }
online-vacation-end = I am back
online-vacation-until = On vacation until { $date } at the latest

## The archive
online-archive = All games
online-player = Player
online-result = Result
online-result-is =
    { $result ->
        [white] White won
        [black] Black won
        [draw] draw
       *[any] any
    }
online-game = Game
online-from = From
online-until = Until
online-reds = Red pieces on (three spaces)
online-search = Search
online-nothing-found = No game was found.
online-more = More
online-plies =
    { $plies ->
        [one] { $plies } move
       *[other] { $plies } moves
    }
online-export = Save as
online-planned = Planned: { $moves }
online-unplan = Forget it
online-plan-dropped = What you planned is no longer possible: { $moves }

## What the server does not do
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

### Texts of online games.

## The lobby
# The heading of the lobby.
online-title = Play online
# The server is being reached.
online-connecting = Connecting…
# The page waits for the server, which limits how many games an address may open, and then opens the game by itself.
online-opening-soon = Many games are being opened at once. Yours opens by itself in a few seconds.
# The connection was lost.
online-lost = Connection lost. Reconnecting… The game is safe.
# The name of the person.
# $name (Text)
# $kind (Text)
online-you =
    { $kind ->
        [member] You are { $name }.
       *[guest] You’re playing as { $name } (guest).
    }
# A game with little time.
online-blitz = Blitz
# A number of days.
# $days (Number)
online-days-short =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
# The button that stops looking, or closes a dialog.
online-cancel = Cancel
# A time control: minutes per game, and seconds added per move.
# $minutes (Text)
# $seconds (Number)
online-live = { $minutes }+{ $seconds }
# A time control: days per move.
# $days (Number)
online-days =
    { $days ->
        [one] { $days } day per move
       *[other] { $days } days per move
    }
# The start position of DVONN.
# $board (Text)
online-board =
    { $board ->
        [random] filled at random
       *[empty] empty board
    }
# Two time controls: that of the person who challenges, and that of the opponent.
# $own (Text)
# $other (Text)
online-odds = { $own } vs { $other }
# A match of three games, or of two if somebody wins both.
online-best-of-three = Best of three
# The score of a match.
# $white (Text)
# $score (Text)
# $black (Text)
online-match-score = Match: { $white } { $score } { $black }
# The button that declines a challenge or an offer.
online-decline = Decline
# The server's engine as a player.
# $level (Number)
online-computer-name = Computer, level { $level }

## The game
# Whose turn it is, for spectators.
# $color (Text)
online-ply-of =
    { $color ->
        [white] White to move
       *[black] Black to move
    }
# The opponent has the move, for a player.
online-turn = Opponent’s turn
# A move is being sent.
online-sending = Sending…
# The button that aborts a game.
online-abort = Abort
# The button that offers a draw.
online-offer-draw = Offer draw
# A draw is offered.
# $who (Text)
# $name (Text)
online-draw-offered =
    { $who ->
        [you] You offered a draw.
       *[another] { $name } offers a draw.
    }
# The button that asks to take back a move.
online-ask-takeback = Take back
# A player asks to take back a move.
# $who (Text)
# $name (Text)
online-takeback-asked =
    { $who ->
        [you] You asked to take back your move.
       *[another] { $name } asks to take back a move.
    }
# The button that accepts an offer.
online-yes = Accept
# The opponent has left.
online-away = Your opponent has left.
# The label of a player who is not connected.
online-absent = away
# The button that claims the win when the opponent has left.
online-claim = Claim win
# A rematch is offered.
# $who (Text)
online-rematch-offered =
    { $who ->
        [you] You offered a rematch.
       *[another] Your opponent wants a rematch.
    }
# The link to the rematch.
online-next-game = Next game
# The result of a game that a player has left.
# $winner (Text)
online-left =
    { $winner ->
        [white] Black left the game. White wins.
       *[black] White left the game. Black wins.
    }
# The result of an aborted game.
online-aborted = Game aborted. It doesn’t count.
# The reason of a result that an operator gave.
online-adjudicated = An operator decided the game.
# The change of a rating.
# $name (Text)
# $before (Text)
# $after (Text)
online-rating = { $name }: { $before } → { $after }
# The number of spectators.
# $count (Number)
online-watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
# The round-trip time to the server.
# $ms (Number)
online-lag = Ping { $ms } ms
# The tooltip of that number.
online-lag-title = Round trip to the server. Up to 0.5 s of lag per move is compensated.
# The heading over the chat.
online-chat = Chat
# The button that sends a message.
online-say = Send
# The placeholder of the message field.
# $name (Text)
online-chat-to = Message { $name }
# The chat has unread messages.
online-chat-unread = new messages
# The field for a message to other spectators.
online-chat-spectators = Write to spectators
# A line of the chat was written by a spectator.
online-spectator = Spectator
# Spectators cannot write.
online-chat-watch = Sign in to chat with other spectators.
# The switch that shows the chat.
online-chat-show = Show chat
# The switch that hides the opponent's messages.
online-mute = Mute opponent
# A ready-made chat message.
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
# Why to create an account.
online-account-why = Create an account to play rated games and keep the games you played as a guest.
# The label of the username.
online-name = Username
# The rule for usernames.
online-name-hint = 2–20 letters, digits, - and _
# The label of the password.
online-password = Password
# The rule for passwords.
online-password-hint = Use 8–200 characters
# The button that creates an account.
online-register = Create account
# The button that signs in.
online-login = Sign in
# The button that signs out.
online-logout = Sign out
# The link to the person's public profile.
online-profile = Profile
# Everybody may challenge the person.
online-from-everybody = Everybody
# Only people whom the person follows.
online-from-followed = People I follow
# Nobody may challenge the person.
online-from-nobody = Nobody
# The button that blocks a player.
online-block = Block
# The button that reports a player, a game or a message, and the heading of its dialog.
online-report = Report
# The same for screen readers, with the name of the player.
# $name (Text)
online-report-of = Report { $name }
# A moderator has written something that the person has yet to read.
online-moderator-wrote = A moderator has written to you. Read it on your account page.
# The person has blocked a player.
# $name (Text)
online-blocked-now = { $name } is blocked and can’t challenge you or write to you.
# A rating category.
# $pool (Text)
online-pool =
    { $pool ->
        [dvonn-live] DVONN, real time
        [dvonn-days] DVONN, correspondence
        [punct-live] PÜNCT, real time
       *[punct-days] PÜNCT, correspondence
    }
# The date when an account was created.
# $date (Text)
online-since = Member since { $date }
# The heading of a column with both players.
online-players = Players
# The heading over vacations.
online-vacation = Vacation
# An explanation of vacations.
online-vacation-lead = Pauses your correspondence clocks, up to 30 days a year.
# The button that starts a vacation.
# $days (Number)
online-vacation-begin =
    { $days ->
        [one] Take { $days } day
       *[other] Take { $days } days
    }
# The button that ends a vacation.
online-vacation-end = I’m back

## The archive
# The label of the field for a player.
online-player = Player
# The label of the field for the game.
online-game = Game
# The text before the links that save a game.
online-export = Save as
# The private note on a game.
online-note = Notes
# About the note.
online-note-lead = Only you can see your notes.
# Moves that the server plays for the person if the opponent does what was expected.
online-conditions = Conditional moves
# About conditional moves.
online-conditions-lead = If your opponent plays a move you expected, your reply is played at once.
# The button with which a line is entered on the board.
online-conditions-add = Add a line on the board
# The button that goes on with a line on the board.
online-conditions-go-on = Continue the line
# The button that removes a line.
online-conditions-remove = Remove the line
# The person enters a move of the opponent on the board.
online-conditions-expect = Enter a move you expect
# The person enters the reply on the board.
online-conditions-reply = Enter your reply
# The button that takes the last move of a line back.
online-conditions-undo = Undo
# The button that saves a line or a note.
online-conditions-save = Save
# The button that opens the next game in which it is the person’s turn.
online-next-turn = Next game
# The premoves: moves planned while the opponent thinks.
# $moves (Text)
online-planned = Premove: { $moves }
# The button that cancels the premoves.
online-unplan = Cancel premove
# A premove is no longer legal.
# $moves (Text)
online-plan-dropped = Premove no longer possible: { $moves }

## Refused requests
# Why the server refused a request.
# $why (Text)
# $seconds (Number)
online-refused =
    { $why ->
        [unreadable] This page is out of date. Please reload it.
        [no-game] Game not found.
        [no-seek] This challenge is no longer open.
        [no-player] Player not found.
        [not-yours] Only the players can do this.
        [not-your-turn] It’s not your turn.
        [stale] The game has moved on in the meantime. Please try again.
        [illegal] This move isn’t legal.
        [over] The game is over.
        [not-over] The game is still in progress.
        [too-late] You ran out of time before the move arrived.
        [not-now] You can’t do this right now.
        [terms] A game can’t be played with these settings.
        [members-only] You need an account to play rated games.
        [yourself] You can’t play against yourself.
        [stranger] Your session has expired. Please reload the page.
        [bad-name] Use 2–20 letters, digits, - and _.
        [name-taken] This username is taken, or looks like another one.
        [bad-password] Use 8–200 characters.
        [weak-password] This password is too common. Please choose another one.
        [wrong-password] Wrong username or password.
        [fair-play] The engine is off during your rated game.
        [bad-saying] A message can have 1–280 characters.
        [too-often] Too many requests. Try again in { $seconds } s.
        [busy] The computer is busy right now. Please try again soon.
        [maintenance] Maintenance is under way. Your move was not made, and no clock runs.
        [overloaded] The server is very busy. Try again in { $seconds } s.
        [bad-query] Can’t search for this. Check the dates and spaces.
        [confirm-first] Please confirm that it’s you.
        [second-factor] Enter the code from your authenticator app, or a recovery code.
        [wrong-code] This code is wrong or was used before.
        [bad-passkey] This passkey didn’t work. Please try again.
        [last-way-in] This is your only way to sign in. Set a password or add another passkey first.
        [renamed-lately] You can change your name once a year.
        [bad-email] Enter an e-mail address such as you@example.org.
        [bad-link] This link is wrong, used or too old. Ask for a new one.
        [no-email] This server sends no e-mail.
        [no-passkeys] Passkeys need this site’s own name in the address bar, over HTTPS.
        [challenge-refused] This player doesn’t take challenges from you.
        [message-refused] This player doesn’t take messages from you.
        [too-many-relations] You can follow and block up to 500 players. Remove some first.
        [bad-push] This browser’s push service has no public address, so it can’t be used.
        [bad-profile] Choose a country from the list, and use up to 200 characters.
        [bad-conditions] End each line with your move, with one reply to each expected move. Up to 20 lines of 20 moves.
        [already-reported] You have reported this already. A moderator will look at it.
        [too-many-reports] You have 20 open reports. Wait until a moderator has read some.
        [bad-words] Write something, and not more than fits the field.
        [no-change] This would change nothing.
        [muted] A moderator has muted you. Your account page says why and for how long.
        [chat-closed] The chat of this game is closed.
        [link-held] Not delivered: messages with links are held back.
        [account-closed] A moderator has closed this account.
        [no-new-accounts] This browser can’t create new accounts.
        [rated-bot] Games with bots can’t be rated. Choose a casual game.
        [not-for-bots] This isn’t for bot accounts. Challenge a player by name.
        [too-many-tokens] You have 20 tokens. Revoke one first.
        [too-many-games] One of the players has 200 running correspondence games. Finish one first.
       *[trouble] The server can’t save games right now. Nothing was changed. Please try again.
    }

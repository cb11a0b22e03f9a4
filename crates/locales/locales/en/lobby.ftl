### The lobby, profiles, the leaderboard and the archive.

## The lobby
# The button that makes a link for a friend.
online-invite = Invite a friend
# The button that plays the server's engine.
online-computer = Computer
# Why a game cannot be rated.
online-rated-members = Sign in to play rated games
# A game with more time.
online-rapid = Rapid
# Below the days of a correspondence game.
online-per-move = per move
# The tile for other time controls.
online-custom = Custom
# The note below it.
online-custom-note = any time
# The tile for a game with a friend.
online-friend = Friend
# The note below it.
online-friend-note = send a link
# The number of people who wait for the same kind of game.
# $count (Number)
online-waiting-count = { $count } waiting
# The person is looking for an opponent, with minutes and seconds so far.
# $time (Text)
online-looking = Looking… { $time }
# Beside an open challenge.
online-meanwhile-lead = Your challenge stays open.
# The button that plays the computer while the person waits.
# $level (Number)
online-meanwhile = Play the computer meanwhile (level { $level })
# The label before the start position.
online-start = Start:
# The label before the variant.
online-rules = Rules:
# The label before the person's choice of colour.
online-color = Colour:
# The person is looking for an opponent.
online-searching = Looking for an opponent
# The heading over the time controls.
online-pace = Time
# The text over the link for a friend.
online-link = Send this link to a friend. Whoever opens it first plays you.
# The button that copies the link.
online-copy = Copy link
# The heading over open challenges.
online-seeks = Open challenges
# There are no open challenges.
online-no-seeks = No open challenges yet
# The advice below it.
online-no-seeks-text = Create one, or play the computer while you wait.
# The button that opens the form for a challenge.
online-create = Create a challenge
# The button that sends the form.
online-create-short = Create
# The challenge of this row is closed.
online-gone = Closed
# The button that shows all entries of a list.
# $count (Number)
online-show-all = Show all ({ $count })
# The heading over games that wait for the person's move.
online-your-turn-title = Your turn
# The heading over the person's own games.
online-your-games = Your games
# The heading over live games.
online-live-now = Live now
# There are no live games.
online-no-live = No live games right now
# The text below it.
online-no-live-text = Games in progress appear here.
# The heading over the latest results.
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
# The label of games with clocks.
online-real-time = Real time
# The label of games with days per move.
online-correspondence = Correspondence
# The label of the minutes for a game.
online-minutes = Minutes per player
# The checkbox with which the opponent gets another time.
online-odds-field = Time odds
# The field for the minutes of the opponent.
online-odds-minutes = Opponent’s minutes
# The field for the seconds that a move of the opponent adds.
online-odds-increment = Opponent’s seconds added per move
# The label of the seconds that each move adds.
online-increment = Seconds added per move
# The label of the days for each move.
online-days-field = Days per move
# The heading over the opponent.
online-opponent = Opponent
# Anybody may accept the challenge.
online-anyone = Anyone
# The button that accepts a challenge.
online-accept = Play
# The label of a challenge for this person only.
online-for-you = for you
# The heading of a challenge opened by its link.
# $name (Text)
online-seek-title = { $name } challenges you

## Accounts and players
# The member is connected; the heading of the list of such members.
online-online = Online
# The member is not connected.
online-offline = Offline
# Behind the name of somebody who plays; it leads to the game.
online-playing = playing
# On the profile of somebody who plays; it leads to the game.
online-playing-now = Playing now
# Nobody else is connected.
online-nobody-online = No other members are online.
# The heading of games of people whom the person follows.
online-followed-games = People you follow
# For screen readers: the person follows this player.
online-followed-mark = followed
# The name of the card about following and blocking.
online-people = People
# The label of the choice who may challenge the person.
online-challenges-from = Challenges from
# The heading of the feed of games in which it is the person’s turn.
online-feed = Atom feed
# About the feed.
online-feed-lead = A feed reader can tell you when it’s your turn. Keep the address secret: anybody who has it can read the feed.
# The label of the secret address.
online-feed-address = Your feed’s address. It is shown only now.
# The button that makes a new secret address.
online-feed-renew = New address
# The button that ends the feed.
online-feed-end = Revoke
# The button that follows a player, or stops.
online-follow = Follow
# The button that stops following a player.
online-unfollow = Unfollow
# The heading of the players whom the person follows.
online-following = Following
# The person follows nobody.
online-following-none = You don’t follow anybody yet. Open a player’s profile to follow them.
# The number of people who follow a player.
# $count (Number)
online-followers =
    { $count ->
        [one] { $count } follower
       *[other] { $count } followers
    }
# The button that ends it.
online-unblock = Unblock
# The account of a profile is closed.
online-closed-account = This account is closed.
# The heading of the players whom the person blocks.
online-blocked = Blocked
# The effect of blocking.
online-blocked-note = Blocked players can’t challenge you or write to you.
# The heading of the best players.
online-leaderboard = Leaderboard
# The tooltip of the question mark after a rating.
online-provisional = Provisional rating
# The number of rated games.
# $games (Number)
online-games-count =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
# Nobody has a rating in this category yet.
online-nobody = No rated players yet
# The player has no rated games.
online-unrated = No rated games yet
# The text below it.
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
# The heading over the members against whom a player has played most.
online-opponents = Favourite opponents
# The heading of the results of the person against the member of a profile.
# $name (Text)
online-between = You and { $name }
# The heading over the numbers of puzzles and lessons.
online-training = Training
# Below the number of solved puzzles.
# $count (Number)
online-puzzles-solved =
    { $count ->
        [one] puzzle solved
       *[other] puzzles solved
    }
# Below the number of lessons that are done.
# $count (Number)
online-lessons-done =
    { $count ->
        [one] lesson done
       *[other] lessons done
    }
# The button that challenges this player.
online-challenge-player = Challenge
# The heading over the chart of a rating.
online-history = Rating history
# There are too few games for a chart.
online-chart-empty = Not enough rated games in this period.
# A period of the chart.
online-month = Month
# A period of the chart.
online-year = Year
# A period of the chart.
online-all-time = All
# The heading of a column of ratings.
online-rating-column = Rating
# The heading of a column of dates.
online-when = Date
# The heading over games.
online-games-title = Games
# The button that opens a game.
online-open-game = Open
# The result of a game for a player.
# $outcome (Text)
online-outcome =
    { $outcome ->
        [won] Won
        [lost] Lost
        [draw] Draw
        [running] Playing
       *[aborted] Aborted
    }
# The last day of a vacation.
# $date (Text)
online-vacation-until = On vacation until { $date } at the latest

## The archive
# The heading of the archive.
online-archive = All games
# The label of the field for the result.
online-result = Result
# A choice in that field.
# $result (Text)
online-result-is =
    { $result ->
        [white] White won
        [black] Black won
        [draw] Draw
       *[any] Any
    }
# The label of the field for the first day.
online-from = From
# The label of the field for the last day.
online-until = Until
# The label of the field for the spaces of the red pieces.
online-reds = Red pieces (three spaces)
# The button that searches.
online-search = Search
# The search found no games.
online-nothing-found = No games found
# The advice below it.
online-nothing-found-text = Try a different search.
# The button that shows more games.
online-more = Show more

## Refused requests
# The link on a profile that leads to the conversation with the member.
online-message = Message

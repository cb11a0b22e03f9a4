### Texts of the opening explorer, which its module brings along.

# The switch that colours the spaces of the board by results.
explorer-heat = Heat map
# The head of a column: moves.
explorer-move = Move
# The head of a column: the share and the number of games.
explorer-games = Games
# The head of a column: results from White’s wins to Black’s.
explorer-results = White / draw / Black
# The head of the last row: all moves together.
explorer-all = All
# The results of a move as a bar, for screen readers.
# $white (Number)
# $draws (Number)
# $black (Number)
explorer-bar = White { $white }%, draws { $draws }%, Black { $black }%
# What was played on a space, for screen readers, with the score in percent.
# $games (Number)
# $score (Number)
explorer-space =
    { $games ->
        [one] Played here in { $games } game, with a score of { $score }% for the player to move.
       *[other] Played here in { $games } games, with a score of { $score }% for the player to move.
    }
# No game of the set is known here.
explorer-empty = No games are known from this position.
# Why the explorer shows nothing.
explorer-fair = The explorer is off during your rated game.
# A choice: the games that the engine has played.
explorer-engine = Engine games
# A choice: the games that people have played on this site.
explorer-site = This site
# Why the explorer shows nothing: there is no connection.
explorer-offline = Games of this site need a connection.

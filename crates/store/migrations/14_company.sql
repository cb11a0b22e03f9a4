-- Company: relations between players, who is connected to which server, matches of several games, and what players keep in
-- their games for themselves.

-- Whom a player follows or blocks. A pair has one relation at most.
CREATE TABLE relations (
    player BIGINT NOT NULL REFERENCES players (id),
    other BIGINT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (player, other)
);

CREATE INDEX relations_to_player ON relations (other);

-- The people from whom a player takes challenges that name them.
ALTER TABLE players ADD COLUMN challenge_policy TEXT NOT NULL DEFAULT 'everybody';

-- The members who are connected to a server. A row counts as long as the server is alive.
CREATE TABLE connected_members (
    node BIGINT NOT NULL,
    player BIGINT NOT NULL REFERENCES players (id),
    PRIMARY KEY (node, player)
);

CREATE INDEX connections_of_member ON connected_members (player);

-- The game before a rematch, for the score of a match.
CREATE INDEX games_by_next ON games (next) WHERE next IS NOT NULL;

-- The note of a player on a game, which nobody else sees.
CREATE TABLE notes (
    game TEXT NOT NULL REFERENCES games (id),
    player BIGINT NOT NULL REFERENCES players (id),
    body TEXT NOT NULL,
    PRIMARY KEY (game, player)
);

-- Moves that a player has prepared: a line of text for each line of moves, from the position after a number of plies.
CREATE TABLE conditional_moves (
    game TEXT NOT NULL REFERENCES games (id),
    player BIGINT NOT NULL REFERENCES players (id),
    plies BIGINT NOT NULL,
    position TEXT NOT NULL,
    lines TEXT NOT NULL,
    PRIMARY KEY (game, player)
);

-- Whether a line of a chat is one of a spectator.
ALTER TABLE chat ADD COLUMN spectator BIGINT NOT NULL DEFAULT 0;

-- The hash of the secret address of a player's feed.
CREATE TABLE feeds (
    player BIGINT PRIMARY KEY REFERENCES players (id),
    token TEXT NOT NULL UNIQUE
);

-- Several servers on one database: what each of them shows to whom, so that the others can read it.

-- Whether a server has a bus, and how many players are connected to it.
ALTER TABLE nodes ADD COLUMN bus BIGINT NOT NULL DEFAULT 0;
ALTER TABLE nodes ADD COLUMN players BIGINT NOT NULL DEFAULT 0;

-- Who watches a game through which server. It counts as long as the server is alive.
CREATE TABLE audiences (
    node BIGINT NOT NULL,
    game TEXT NOT NULL REFERENCES games (id),
    white BIGINT NOT NULL,
    black BIGINT NOT NULL,
    spectators BIGINT NOT NULL,
    PRIMARY KEY (node, game)
);

CREATE INDEX audiences_of_game ON audiences (game);

-- The server that plays the computer's turn in a game, as long as it is alive.
CREATE TABLE computer_turns (
    game TEXT PRIMARY KEY REFERENCES games (id),
    node BIGINT NOT NULL
);

-- When a player last logged out or got another name: connections from before then are closed.
ALTER TABLE players ADD COLUMN session_changed BIGINT NOT NULL DEFAULT 0;

CREATE INDEX seeks_of_game ON seeks (game) WHERE game IS NOT NULL;

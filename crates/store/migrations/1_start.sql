-- One text for both databases: BIGINT, DOUBLE PRECISION and TEXT mean the same to SQLite and PostgreSQL.
-- Times are milliseconds since 1970, truth values 0 and 1, what has parts is JSON.

CREATE TABLE players (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    member BIGINT NOT NULL,
    password TEXT,
    created BIGINT NOT NULL,
    vacation_until BIGINT,
    vacation_year BIGINT NOT NULL DEFAULT 0,
    vacation_days BIGINT NOT NULL DEFAULT 0
);

CREATE TABLE sessions (
    token TEXT PRIMARY KEY,
    player BIGINT NOT NULL REFERENCES players (id),
    seen BIGINT NOT NULL
);

CREATE TABLE games (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    terms TEXT NOT NULL,
    start TEXT NOT NULL,
    white BIGINT REFERENCES players (id),
    white_level BIGINT,
    white_rating TEXT,
    black BIGINT REFERENCES players (id),
    black_level BIGINT,
    black_rating TEXT,
    created BIGINT NOT NULL,
    number BIGINT NOT NULL,
    plies BIGINT NOT NULL,
    to_move TEXT,
    deadline BIGINT,
    reds TEXT,
    moved BIGINT NOT NULL,
    ended BIGINT,
    ending TEXT,
    result TEXT,
    rematch TEXT,
    next TEXT REFERENCES games (id)
);

CREATE INDEX games_by_time ON games (created);
CREATE INDEX games_of_white ON games (white, created);
CREATE INDEX games_of_black ON games (black, created);
CREATE INDEX games_running_white ON games (white) WHERE ended IS NULL;
CREATE INDEX games_running_black ON games (black) WHERE ended IS NULL;
CREATE INDEX games_due ON games (deadline) WHERE ended IS NULL AND deadline IS NOT NULL;

CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (game, number)
);

CREATE TABLE seeks (
    id TEXT PRIMARY KEY,
    player BIGINT NOT NULL REFERENCES players (id),
    terms TEXT NOT NULL,
    opponent BIGINT REFERENCES players (id),
    listed BIGINT NOT NULL,
    pairing BIGINT NOT NULL,
    created BIGINT NOT NULL,
    closed BIGINT,
    game TEXT REFERENCES games (id)
);

CREATE INDEX seeks_open ON seeks (created) WHERE closed IS NULL;

CREATE TABLE chat (
    id BIGINT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games (id),
    player BIGINT NOT NULL REFERENCES players (id),
    at BIGINT NOT NULL,
    saying TEXT NOT NULL
);

CREATE INDEX chat_of_game ON chat (game, at);

CREATE TABLE ratings (
    player BIGINT NOT NULL REFERENCES players (id),
    pool TEXT NOT NULL,
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, pool)
);

CREATE TABLE rating_history (
    player BIGINT NOT NULL REFERENCES players (id),
    game TEXT NOT NULL REFERENCES games (id),
    pool TEXT NOT NULL,
    at BIGINT NOT NULL,
    old_value BIGINT NOT NULL,
    new_value BIGINT NOT NULL,
    PRIMARY KEY (player, game)
);

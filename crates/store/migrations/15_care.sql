-- Care: reports, moderators and their actions, appeals.

-- Whether a member is a moderator.
ALTER TABLE players ADD COLUMN moderator BIGINT NOT NULL DEFAULT 0;

-- Until when a player cannot write in chats.
ALTER TABLE players ADD COLUMN muted_until BIGINT;

-- Since when nobody can log in to an account, and whether its browsers are refused new accounts.
ALTER TABLE players ADD COLUMN closed BIGINT;
ALTER TABLE players ADD COLUMN banned BIGINT NOT NULL DEFAULT 0;

-- A name that a moderator took away, with its capitals. Its member cannot take it back.
ALTER TABLE former_names ADD COLUMN name TEXT NOT NULL DEFAULT '';
ALTER TABLE former_names ADD COLUMN refused BIGINT NOT NULL DEFAULT 0;

-- A report of a player about another one: from a game, a line of a chat or a profile. The name of the reported player and the
-- evidence are copies, so that nothing that happens later changes them.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    reporter BIGINT NOT NULL REFERENCES players (id),
    subject BIGINT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    reason TEXT NOT NULL,
    words TEXT NOT NULL,
    game TEXT REFERENCES games (id),
    line BIGINT,
    name TEXT NOT NULL,
    evidence TEXT NOT NULL,
    at BIGINT NOT NULL,
    closed BIGINT
);

CREATE UNIQUE INDEX reports_open ON reports (reporter, subject, kind) WHERE closed IS NULL;
CREATE INDEX reports_by_time ON reports (at) WHERE closed IS NULL;
CREATE INDEX reports_of_subject ON reports (subject, at);

-- Actions of moderators. Rows are only added, which triggers enforce. They hold ids, which say nothing once an account is
-- deleted; words are in a table of their own.
CREATE TABLE moderation_log (
    number BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    moderator BIGINT NOT NULL,
    action TEXT NOT NULL,
    subject BIGINT NOT NULL,
    reason TEXT NOT NULL,
    until BIGINT,
    report TEXT
);

CREATE INDEX moderation_log_of_subject ON moderation_log (subject, number);

-- The words of a moderator to a player about an action, and when the player read them.
CREATE TABLE moderation_words (
    entry BIGINT PRIMARY KEY REFERENCES moderation_log (number),
    player BIGINT NOT NULL REFERENCES players (id),
    words TEXT NOT NULL,
    read_at BIGINT
);

CREATE INDEX moderation_words_of_player ON moderation_words (player);

-- Appeals against actions, one for each. The hash of a link's token comes first, the words with the appeal.
CREATE TABLE appeals (
    entry BIGINT PRIMARY KEY REFERENCES moderation_log (number),
    player BIGINT NOT NULL REFERENCES players (id),
    token TEXT NOT NULL UNIQUE,
    words TEXT,
    at BIGINT,
    closed BIGINT
);

CREATE INDEX appeals_of_player ON appeals (player);

-- Ratings as they were before a moderator reset them.
CREATE TABLE reset_ratings (
    player BIGINT NOT NULL REFERENCES players (id),
    pool TEXT NOT NULL,
    value DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, pool)
);

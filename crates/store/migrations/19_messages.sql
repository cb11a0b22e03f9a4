-- Direct messages, rating refunds, and what moderators see of fair play.

-- A direct message between two members.
CREATE TABLE messages (
    id TEXT PRIMARY KEY,
    sender BIGINT NOT NULL REFERENCES players (id),
    recipient BIGINT NOT NULL REFERENCES players (id),
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    read_at BIGINT
);

CREATE INDEX messages_of_sender ON messages (sender, recipient, at);
CREATE INDEX messages_of_recipient ON messages (recipient, sender, at);
CREATE INDEX messages_unread ON messages (recipient) WHERE read_at IS NULL;

-- The people from whom a member takes direct messages.
ALTER TABLE players ADD COLUMN message_policy TEXT NOT NULL DEFAULT 'everybody';

-- Rating points that a player got back for a game against an account that was closed: the entries of the log that gave them and,
-- if the account was opened again, took them back.
CREATE TABLE rating_refunds (
    entry BIGINT NOT NULL REFERENCES moderation_log (number),
    game TEXT NOT NULL REFERENCES games (id),
    player BIGINT NOT NULL REFERENCES players (id),
    closed_player BIGINT NOT NULL REFERENCES players (id),
    pool TEXT NOT NULL,
    points BIGINT NOT NULL,
    withdrawn BIGINT REFERENCES moderation_log (number),
    PRIMARY KEY (entry, game)
);

CREATE UNIQUE INDEX rating_refunds_once ON rating_refunds (game, player) WHERE withdrawn IS NULL;
CREATE INDEX rating_refunds_of_closed ON rating_refunds (closed_player);
CREATE INDEX rating_refunds_by_withdrawal ON rating_refunds (withdrawn) WHERE withdrawn IS NOT NULL;

-- How often the window of a player lost the focus during a live rated game, as the player's page tells it.
CREATE TABLE focus_losses (
    game TEXT NOT NULL REFERENCES games (id),
    player BIGINT NOT NULL REFERENCES players (id),
    losses BIGINT NOT NULL,
    PRIMARY KEY (game, player)
);

-- Rated games whose moves of a player are compared with the engine: a line for each move, and nothing before it is done.
CREATE TABLE fair_play (
    game TEXT NOT NULL REFERENCES games (id),
    player BIGINT NOT NULL REFERENCES players (id),
    asked BIGINT NOT NULL,
    moves TEXT,
    PRIMARY KEY (game, player)
);

CREATE INDEX fair_play_waiting ON fair_play (asked, game) WHERE moves IS NULL;
CREATE INDEX fair_play_of_player ON fair_play (player);

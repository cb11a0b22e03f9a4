-- The public API: access tokens of members, and bot accounts.

-- Access tokens, as hashes. The scopes are separated by spaces.
CREATE TABLE access_tokens (
    id TEXT PRIMARY KEY,
    player BIGINT NOT NULL REFERENCES players (id),
    token TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT,
    used BIGINT
);

CREATE INDEX access_tokens_of_player ON access_tokens (player);

-- Whether a program plays for the account.
ALTER TABLE players ADD COLUMN bot BIGINT NOT NULL DEFAULT 0;

-- Sessions that can be listed and revoked, recovery codes, and two-factor authentication.

-- The id of a session stays the same when its token changes. The first characters of a random hash are an id for old ones.
ALTER TABLE sessions ADD COLUMN id TEXT NOT NULL DEFAULT '';
UPDATE sessions SET id = SUBSTR(token, 1, 16);
CREATE UNIQUE INDEX sessions_by_id ON sessions (id);
CREATE INDEX sessions_of_player ON sessions (player);

-- A short name of the browser and its system.
ALTER TABLE sessions ADD COLUMN device TEXT NOT NULL DEFAULT '';

-- When the player last proved in this session who they are.
ALTER TABLE sessions ADD COLUMN confirmed BIGINT NOT NULL DEFAULT 0;

-- When the session got its token, and the hash of the token before it while that one still counts.
ALTER TABLE sessions ADD COLUMN rotated BIGINT NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN previous TEXT;
CREATE INDEX sessions_by_previous ON sessions (previous) WHERE previous IS NOT NULL;

-- Hashes of recovery codes; one that is used is deleted.
CREATE TABLE recovery_codes (
    code TEXT PRIMARY KEY,
    player BIGINT NOT NULL REFERENCES players (id)
);

CREATE INDEX recovery_codes_of_player ON recovery_codes (player);

-- The secrets of authenticator apps in base32. A code counts once: only steps after the last one are accepted.
CREATE TABLE two_factor (
    player BIGINT PRIMARY KEY REFERENCES players (id),
    secret TEXT NOT NULL,
    enabled BIGINT NOT NULL,
    last_step BIGINT NOT NULL
);

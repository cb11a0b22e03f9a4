-- What follows a member across devices, and what a member says about themselves.

-- A document of each kind: preferences, lessons, puzzles, studies. The revision grows with each change, which is made only
-- to the revision that it was computed from.
CREATE TABLE progress (
    player BIGINT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    revision BIGINT NOT NULL,
    document TEXT NOT NULL,
    -- Lessons done or puzzles solved, for the profile.
    achievements BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    PRIMARY KEY (player, kind)
);

-- The country of a member, as two letters of ISO 3166, and a few words.
ALTER TABLE players ADD COLUMN country TEXT;
ALTER TABLE players ADD COLUMN about TEXT NOT NULL DEFAULT '';

-- Openings are looked for by their red pieces, leaderboards by strength.

CREATE INDEX games_by_reds ON games (reds, created) WHERE reds IS NOT NULL;
CREATE INDEX ratings_by_value ON ratings (pool, value);

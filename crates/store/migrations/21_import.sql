-- Games of other sites and servers, and games by their end.

-- An imported game: a hash of its contents, so that no game is imported twice, the site that it comes from, and the time
-- of the import.
CREATE TABLE imported_games (
    content TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games (id),
    site TEXT NOT NULL,
    imported BIGINT NOT NULL
);

CREATE INDEX imported_games_by_game ON imported_games (game);

-- Dumps read finished games in the order of their end.
CREATE INDEX games_by_end ON games (ended, id) WHERE ended IS NOT NULL;

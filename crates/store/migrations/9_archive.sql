-- Searches page by time and id, alone or with the game or the result.

CREATE INDEX games_by_created ON games (created DESC, id);
CREATE INDEX games_by_game ON games (game, created DESC, id);
CREATE INDEX games_by_result ON games (result, created DESC, id);
DROP INDEX games_by_time;

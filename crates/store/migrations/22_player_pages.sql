-- Searches for the games of a player page by time and id, one index for each colour.

CREATE INDEX games_of_white_by_time ON games (white, created DESC, id);
CREATE INDEX games_of_black_by_time ON games (black, created DESC, id);
DROP INDEX games_of_white;
DROP INDEX games_of_black;

-- The opening explorer: how often each move was played in a position of finished games, and how those games ended.

-- Whether the moves of a finished game are counted.
ALTER TABLE games ADD COLUMN explored BIGINT NOT NULL DEFAULT 0;

CREATE INDEX games_to_explore ON games (ended, id) WHERE ended IS NOT NULL AND explored = 0;

-- Positions by a number that is the same for all that a symmetry of the board makes equal, and moves by a name that
-- equal moves share.
CREATE TABLE explored_moves (
    game TEXT NOT NULL,
    position BIGINT NOT NULL,
    name TEXT NOT NULL,
    white BIGINT NOT NULL,
    draws BIGINT NOT NULL,
    black BIGINT NOT NULL,
    PRIMARY KEY (game, position, name)
);

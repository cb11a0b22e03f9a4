-- The lines of a chat are numbered, so that whoever comes back can say which one they heard last.

ALTER TABLE chat ADD COLUMN number BIGINT NOT NULL DEFAULT 0;

UPDATE chat SET number = (
    SELECT COUNT(*) FROM chat AS earlier
    WHERE earlier.game = chat.game
    AND (earlier.at < chat.at OR (earlier.at = chat.at AND earlier.id <= chat.id))
);

DROP INDEX chat_of_game;
CREATE UNIQUE INDEX chat_of_game ON chat (game, number);

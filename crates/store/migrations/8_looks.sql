-- What the names of members look like, so that no new name can be mistaken for one. The program fills it in.

ALTER TABLE players ADD COLUMN look TEXT;

CREATE INDEX players_by_look ON players (look) WHERE look IS NOT NULL;

-- Browsers in which members have logged in, by the hash of a cookie.

CREATE TABLE devices (
    token TEXT NOT NULL,
    player BIGINT NOT NULL REFERENCES players (id),
    seen BIGINT NOT NULL,
    PRIMARY KEY (token, player)
);

CREATE INDEX devices_by_time ON devices (seen);

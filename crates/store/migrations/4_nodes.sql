-- Which players look at their games through which server, as each server notes every few seconds.

CREATE TABLE nodes (
    id BIGINT PRIMARY KEY,
    seen BIGINT NOT NULL,
    present TEXT NOT NULL
);

-- When a server last noted that it serves, and the spans in which none did.

CREATE TABLE service (
    id BIGINT PRIMARY KEY,
    alive BIGINT NOT NULL
);

CREATE TABLE outages (
    begun BIGINT PRIMARY KEY,
    ended BIGINT NOT NULL
);

-- What operators do. Rows of the log are only added; servers read the new ones every second.

CREATE TABLE admin_log (
    number BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    operator TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL,
    reason TEXT NOT NULL
);

-- The announcement that everybody sees, if there is one.
CREATE TABLE announcements (
    id BIGINT PRIMARY KEY,
    body TEXT NOT NULL,
    ends BIGINT NOT NULL
);

-- The maintenance that is planned or under way, if there is one.
CREATE TABLE maintenance (
    id BIGINT PRIMARY KEY,
    begun BIGINT NOT NULL
);

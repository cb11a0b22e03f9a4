-- Notifications: Web Push to devices, and e-mail about games that wait.

-- The private key by which push services know this server (VAPID), in base64. All servers on one database share it.
CREATE TABLE push_key (
    id BIGINT PRIMARY KEY,
    private_key TEXT NOT NULL,
    created BIGINT NOT NULL
);

-- The push subscription of a browser. It ends with the session of the member there.
CREATE TABLE push_subscriptions (
    session TEXT PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
    player BIGINT NOT NULL REFERENCES players (id),
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE INDEX push_subscriptions_of_player ON push_subscriptions (player);

-- Whether the member wants e-mail about games that wait, in which language, when the last such message was sent, and when the
-- member was last online. The last is kept for those only who want such messages.
ALTER TABLE emails ADD COLUMN turns BIGINT NOT NULL DEFAULT 0;
ALTER TABLE emails ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
ALTER TABLE emails ADD COLUMN turns_mailed BIGINT NOT NULL DEFAULT 0;
ALTER TABLE emails ADD COLUMN online BIGINT NOT NULL DEFAULT 0;

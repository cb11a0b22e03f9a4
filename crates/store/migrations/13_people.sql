-- Passkeys, other names and the end of an account, and e-mail.

-- A passkey: the id of its credential, the handle by which its authenticator knows the member (the same for all of a
-- member's passkeys), the name that the member gave it, and the public key with its counter.
CREATE TABLE passkeys (
    id TEXT PRIMARY KEY,
    player BIGINT NOT NULL REFERENCES players (id),
    handle TEXT NOT NULL,
    name TEXT NOT NULL,
    credential TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT
);

CREATE INDEX passkeys_of_player ON passkeys (player);

-- Challenges that authenticators are to answer, each once and soon.
CREATE TABLE passkey_challenges (
    id TEXT PRIMARY KEY,
    state TEXT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE INDEX passkey_challenges_by_time ON passkey_challenges (expires);

-- When a member last took another name, and when the account was deleted.
ALTER TABLE players ADD COLUMN renamed BIGINT;
ALTER TABLE players ADD COLUMN deleted BIGINT;

-- The log of operators names members by their ids, which say nothing once an account is deleted.
UPDATE admin_log SET subject = COALESCE(
    (SELECT CAST(p.id AS TEXT) FROM players p WHERE p.folded = LOWER(admin_log.subject)), subject
) WHERE action = 'password-reset';

-- Names that members had before. They lead to the member and stay taken.
CREATE TABLE former_names (
    folded TEXT PRIMARY KEY,
    look TEXT NOT NULL,
    player BIGINT NOT NULL REFERENCES players (id),
    until BIGINT NOT NULL
);

CREATE INDEX former_names_by_look ON former_names (look);
CREATE INDEX former_names_of_player ON former_names (player);

-- The e-mail address of a member, since when it is verified, whether the member wants more than answers to their own
-- requests, and the token of the link that ends that.
CREATE TABLE emails (
    player BIGINT PRIMARY KEY REFERENCES players (id),
    address TEXT NOT NULL,
    folded TEXT NOT NULL,
    verified BIGINT,
    subscribed BIGINT NOT NULL,
    unsubscribe TEXT NOT NULL UNIQUE
);

CREATE INDEX emails_by_address ON emails (folded);

-- Hashes of the links that were sent by e-mail, each for one use, with what they are for.
CREATE TABLE email_links (
    token TEXT PRIMARY KEY,
    player BIGINT NOT NULL REFERENCES players (id),
    purpose TEXT NOT NULL,
    folded TEXT NOT NULL,
    expires BIGINT NOT NULL
);

CREATE INDEX email_links_of_player ON email_links (player);
CREATE INDEX email_links_by_time ON email_links (expires);

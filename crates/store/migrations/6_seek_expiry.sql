-- A challenge ends at its expiry. Servers postpone it while the owner of a live challenge is connected.

ALTER TABLE seeks ADD COLUMN expires BIGINT;

-- Fourteen days for those that are open.
UPDATE seeks SET expires = created + 1209600000 WHERE closed IS NULL;

CREATE INDEX seeks_by_expiry ON seeks (expires) WHERE closed IS NULL;

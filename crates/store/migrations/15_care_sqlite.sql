
-- The logs of moderators and operators are append-only.
CREATE TRIGGER moderation_log_keeps_rows BEFORE DELETE ON moderation_log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER moderation_log_keeps_values BEFORE UPDATE ON moderation_log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER admin_log_keeps_rows BEFORE DELETE ON admin_log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER admin_log_keeps_values BEFORE UPDATE ON admin_log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
-- A row that replaces another one with the same number is a change, too, for which SQLite calls no trigger above.
CREATE TRIGGER moderation_log_keeps_numbers BEFORE INSERT ON moderation_log
WHEN EXISTS (SELECT 1 FROM moderation_log WHERE number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER admin_log_keeps_numbers BEFORE INSERT ON admin_log
WHEN EXISTS (SELECT 1 FROM admin_log WHERE number = NEW.number)
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;


-- The logs of moderators and operators are append-only.
CREATE FUNCTION refuse_change_of_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the log is append-only';
END
$$;
CREATE TRIGGER moderation_log_keeps_rows BEFORE UPDATE OR DELETE OR TRUNCATE ON moderation_log
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_log();
CREATE TRIGGER admin_log_keeps_rows BEFORE UPDATE OR DELETE OR TRUNCATE ON admin_log
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_log();

-- The relay listens; its slow poll covers what it missed. The payload is an id: whoever listens sees nothing of a patient.
CREATE FUNCTION wake_relay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(TG_ARGV[0], NEW.id::text);
  RETURN NULL;
END
$$;

CREATE TRIGGER wake AFTER INSERT OR UPDATE OF due_at ON "outbox" FOR EACH ROW EXECUTE FUNCTION wake_relay('aval_outbox');
CREATE TRIGGER wake AFTER INSERT OR UPDATE OF due_at ON "effect" FOR EACH ROW EXECUTE FUNCTION wake_relay('aval_effect');

-- Whoever takes a draft over is told of it, and a draft is deleted with what was told of it. All other news is kept, as before.
CREATE FUNCTION is_draft(which uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM demand WHERE id = which AND status = 'DRAFT')
$$;

CREATE OR REPLACE FUNCTION keep_effect() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.kind = 'mail' AND is_draft(OLD.demand_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'an effect is kept' USING ERRCODE = 'AV001';
END
$$;

CREATE FUNCTION keep_notification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Those of a webhook go with it.
  IF OLD.demand_id IS NULL OR is_draft(OLD.demand_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a notification is kept' USING ERRCODE = 'AV001';
END
$$;
CREATE TRIGGER kept BEFORE DELETE ON "notification" FOR EACH ROW EXECUTE FUNCTION keep_notification();
GRANT DELETE ON "notification" TO aval_app;

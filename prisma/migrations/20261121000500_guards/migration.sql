-- What no code may do, whatever it tries: rewrite the past, move a demand's lifecycle beside the projection, or mix companies.

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% rows are never changed or removed', TG_TABLE_NAME USING ERRCODE = 'AV001';
END
$$;

CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON "demand_version" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON "demand_version_drug" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON "demand_version_code" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON "demand_history" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON "demand_command" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON "access_record" FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- app.projection is set by withProjection (scope.ts) only: the projection activity's transaction and the submission's.
CREATE FUNCTION guard_demand_lifecycle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.status <> 'DRAFT' OR OLD.submission_command_id IS NOT NULL THEN
      RAISE EXCEPTION 'a submitted demand is never removed' USING ERRCODE = 'AV001';
    END IF;
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.company_id <> OLD.company_id THEN
    RAISE EXCEPTION 'a demand stays with its company' USING ERRCODE = 'AV003';
  END IF;
  IF current_setting('app.projection', true) = 'on' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'DRAFT' OR NEW.sequence <> 0 OR NEW.version <> 0 OR NEW.state IS NOT NULL
      OR NEW.assigned_role_id IS NOT NULL OR NEW.submission_command_id IS NOT NULL THEN
      RAISE EXCEPTION 'a demand is born as a draft' USING ERRCODE = 'AV002';
    END IF;
    RETURN NEW;
  END IF;
  IF (NEW.status, NEW.display_status, NEW.continue_flag, NEW.assigned_role_id, NEW.assigned_user_id, NEW.cycle,
      NEW.total_cycles, NEW.version, NEW.sequence, NEW.last_action_sequence, NEW.treatment_start, NEW.cycle_end,
      NEW.treatment_end, NEW.continue_at, NEW.state, NEW.submission_command_id, NEW.demand_date)
    IS DISTINCT FROM
     (OLD.status, OLD.display_status, OLD.continue_flag, OLD.assigned_role_id, OLD.assigned_user_id, OLD.cycle,
      OLD.total_cycles, OLD.version, OLD.sequence, OLD.last_action_sequence, OLD.treatment_start, OLD.cycle_end,
      OLD.treatment_end, OLD.continue_at, OLD.state, OLD.submission_command_id, OLD.demand_date) THEN
    RAISE EXCEPTION 'the lifecycle of a demand is written by its projection only' USING ERRCODE = 'AV002';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER lifecycle_guard BEFORE INSERT OR UPDATE OR DELETE ON "demand"
  FOR EACH ROW EXECUTE FUNCTION guard_demand_lifecycle();

-- From the submission on nothing more is written into the draft, not even by a save that was on its way: the share lock waits
-- for a submission under way and then sees it.
CREATE FUNCTION refuse_draft_after_submission() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  submission uuid;
BEGIN
  IF NEW.mode = 'draft' AND current_setting('app.projection', true) IS DISTINCT FROM 'on' THEN
    SELECT submission_command_id INTO submission FROM demand WHERE id = NEW.demand_id FOR SHARE;
    IF submission IS NOT NULL THEN
      RAISE EXCEPTION 'the draft was submitted' USING ERRCODE = 'AV004';
    END IF;
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER submission_guard BEFORE INSERT OR UPDATE ON "demand_draft"
  FOR EACH ROW EXECUTE FUNCTION refuse_draft_after_submission();

-- A child belongs to its demand's company. Foreign keys do not look at policies, so they would let a wrong company_id pass.
CREATE FUNCTION check_demand_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.demand_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM demand WHERE id = NEW.demand_id AND company_id = NEW.company_id
  ) THEN
    RAISE EXCEPTION '% of company % names a demand of another company', TG_TABLE_NAME, NEW.company_id USING ERRCODE = 'AV003';
  END IF;
  RETURN NEW;
END
$$;

CREATE FUNCTION check_patient_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.patient_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM patient WHERE id = NEW.patient_id AND company_id = NEW.company_id
  ) THEN
    RAISE EXCEPTION '% of company % names a patient of another company', TG_TABLE_NAME, NEW.company_id USING ERRCODE = 'AV003';
  END IF;
  RETURN NEW;
END
$$;

DO $$
DECLARE
  child text;
BEGIN
  FOREACH child IN ARRAY ARRAY[
    'treatment_slot', 'demand_draft', 'demand_version', 'demand_history', 'demand_command', 'attachment', 'pdf_edition',
    'outbox', 'effect', 'notification', 'access_record'
  ] LOOP
    EXECUTE format(
      'CREATE TRIGGER same_company_as_demand BEFORE INSERT OR UPDATE OF demand_id, company_id ON %I
         FOR EACH ROW EXECUTE FUNCTION check_demand_company()', child);
  END LOOP;
  FOREACH child IN ARRAY ARRAY['demand', 'treatment_slot', 'attachment', 'access_record'] LOOP
    EXECUTE format(
      'CREATE TRIGGER same_company_as_patient BEFORE INSERT OR UPDATE OF patient_id, company_id ON %I
         FOR EACH ROW EXECUTE FUNCTION check_patient_company()', child);
  END LOOP;
END
$$;

CREATE FUNCTION keep_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a patient stays with his or her company' USING ERRCODE = 'AV003';
END
$$;

CREATE TRIGGER same_company BEFORE UPDATE OF company_id ON "patient"
  FOR EACH ROW WHEN (NEW.company_id <> OLD.company_id) EXECUTE FUNCTION keep_company();

-- A draft has the start of its treatment in its own row, as sent demands do: lists sort by it. Until it is submitted the
-- draft's saves write it; from then on it is the projection's, as everything else of the lifecycle.
CREATE OR REPLACE FUNCTION guard_demand_lifecycle() RETURNS trigger LANGUAGE plpgsql AS $$
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
      NEW.total_cycles, NEW.version, NEW.sequence, NEW.last_action_sequence, NEW.cycle_end, NEW.treatment_end,
      NEW.continue_at, NEW.state, NEW.submission_command_id, NEW.demand_date)
    IS DISTINCT FROM
     (OLD.status, OLD.display_status, OLD.continue_flag, OLD.assigned_role_id, OLD.assigned_user_id, OLD.cycle,
      OLD.total_cycles, OLD.version, OLD.sequence, OLD.last_action_sequence, OLD.cycle_end, OLD.treatment_end,
      OLD.continue_at, OLD.state, OLD.submission_command_id, OLD.demand_date)
    OR NEW.treatment_start IS DISTINCT FROM OLD.treatment_start
      AND (OLD.status <> 'DRAFT' OR OLD.submission_command_id IS NOT NULL) THEN
    RAISE EXCEPTION 'the lifecycle of a demand is written by its projection only' USING ERRCODE = 'AV002';
  END IF;
  RETURN NEW;
END
$$;

-- By hand: the start of drafts that are there.
ALTER TABLE "demand" DISABLE TRIGGER lifecycle_guard;
UPDATE "demand" SET treatment_start = draft.treatment_start
FROM "demand_draft" AS draft
WHERE draft.demand_id = demand.id AND draft.side = 'doctor' AND demand.version = 0 AND draft.treatment_start IS NOT NULL;
ALTER TABLE "demand" ENABLE TRIGGER lifecycle_guard;

ALTER TABLE "demand_draft" DROP COLUMN "treatment_start";

CREATE INDEX "demand_company_treatment_start" ON "demand"("company_id", "treatment_start", "id", "display_status", "first_province_id", "second_province_id", "open_to_all_representatives", "reference");
CREATE INDEX "demand_all_treatment_start" ON "demand"("treatment_start", "id", "company_id", "display_status", "first_province_id", "second_province_id", "reference");

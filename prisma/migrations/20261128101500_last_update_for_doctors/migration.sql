-- When a demand was last updated as the doctor's side knows it: a comment that it may not see moves nothing.
ALTER TABLE "demand" ADD COLUMN "last_for_doctor" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- By hand: what the history tells of demands that are there. A private comment alone moves nobody's last update (roles 7 and 8 are the doctor's side).
WITH told AS (
  SELECT entry.demand_id, max(entry.created_at) AS by_insurer,
    max(entry.created_at) FILTER (WHERE entry.action <> 'COMMENT' OR entry.comment_target = 'doctor' OR entry.from_role_id IN (7, 8)) AS by_doctor
  FROM "demand_history" entry
  WHERE entry.action <> 'COMMENT' OR COALESCE(entry.comment, '') <> ''
    OR EXISTS (SELECT FROM "attachment" WHERE attachment.history_id = entry.id)
  GROUP BY entry.demand_id
)
UPDATE "demand" SET
  last_for_doctor = COALESCE(told.by_doctor, demand.last_demand),
  last_demand = COALESCE(told.by_insurer, demand.last_demand)
FROM "demand" AS every LEFT JOIN told ON told.demand_id = every.id
WHERE demand.id = every.id;

-- Until the engine has it, the two are the same.
CREATE FUNCTION keep_last_for_doctor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.sequence = 0 THEN
    NEW.last_for_doctor := NEW.last_demand;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER last_for_doctor BEFORE INSERT OR UPDATE OF last_demand ON "demand"
  FOR EACH ROW EXECUTE FUNCTION keep_last_for_doctor();

-- The doctor's side reads its list in this order.
CREATE INDEX "demand_doctor_last_for_doctor" ON "demand"("doctor_id", "last_for_doctor", "id", "company_id", "display_status");

-- The doctor's side and the company's each have their own working copy of a demand: neither is overwritten by the other.
ALTER TABLE "demand_draft" ADD COLUMN "side" TEXT NOT NULL DEFAULT 'doctor';

UPDATE "demand_draft" SET "side" = 'company' WHERE "mode" = 'administrative';

ALTER TABLE "demand_draft"
  ADD CONSTRAINT "demand_draft_side_check" CHECK ("side" = CASE WHEN "mode" = 'administrative' THEN 'company' ELSE 'doctor' END),
  DROP CONSTRAINT "demand_draft_pkey",
  ADD CONSTRAINT "demand_draft_pkey" PRIMARY KEY ("demand_id", "side");

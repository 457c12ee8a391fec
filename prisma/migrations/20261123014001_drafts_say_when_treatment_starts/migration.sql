-- The list shows when a draft's treatment starts; what is written in its steps may be long and stays where it is.
ALTER TABLE "demand_draft" ADD COLUMN "treatment_start" DATE;

-- How many drafts somebody has is asked for each new one.
CREATE INDEX "demand_drafts_of_author" ON "demand"("created_by_id") WHERE "version" = 0;

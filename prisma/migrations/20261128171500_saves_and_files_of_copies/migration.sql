-- By what the last save of a working copy is known again, when it comes once more since its answer was lost.
ALTER TABLE "demand_draft"
  ADD COLUMN "saved_by_id" INTEGER,
  ADD COLUMN "saved_from" INTEGER,
  ADD COLUMN "saved_to" INTEGER,
  ADD COLUMN "saved_sha256" TEXT;

-- How often files beside the working copy of each side were added, removed or described: they are there before anybody has begun to write.
ALTER TABLE "demand"
  ADD COLUMN "doctor_file_changes" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "company_file_changes" INTEGER NOT NULL DEFAULT 0;

-- A program may reject a request without a reason; only a rejected one has one.
ALTER TABLE "invitation"
  DROP CONSTRAINT "invitation_rejection_check",
  ADD CONSTRAINT "invitation_rejection_check" CHECK ("status" = 2 OR "rejection_reason" IS NULL);

-- An invitation can be taken back before it is used, and is rejected with a reason.
ALTER TABLE "invitation" DROP CONSTRAINT "invitation_status_check";
ALTER TABLE "invitation"
  ADD CONSTRAINT "invitation_status_check" CHECK ("status" BETWEEN 0 AND 4),
  ADD CONSTRAINT "invitation_email_check" CHECK ("email" = lower("email")),
  ADD CONSTRAINT "invitation_rejection_check" CHECK (("status" = 2) = ("rejection_reason" IS NOT NULL));
CREATE INDEX "invitation_company_id_email_idx" ON "invitation" ("company_id", "email");
CREATE INDEX "invitation_created_at_id_idx" ON "invitation" ("created_at", "id");
CREATE INDEX "attachment_invitation_id_idx" ON "attachment" ("invitation_id");

-- Foreign keys do not look at policies: what belongs to an invitation is of its company.
CREATE TRIGGER same_company_as_invitation BEFORE INSERT OR UPDATE OF invitation_id, company_id ON "attachment"
  FOR EACH ROW EXECUTE FUNCTION check_invitation_company();
CREATE TRIGGER same_company_as_invitation BEFORE INSERT OR UPDATE OF invitation_id, company_id ON "invitation_center"
  FOR EACH ROW EXECUTE FUNCTION check_invitation_company();

-- By what the call that began a draft is known once more, after the draft was deleted.
CREATE TABLE "deleted_draft" (
    "id" UUID NOT NULL,
    "company_id" INTEGER NOT NULL,
    "reference" TEXT NOT NULL,
    "doctor_id" INTEGER NOT NULL,
    "created_by_id" INTEGER NOT NULL,
    "begun_with_sha256" TEXT NOT NULL,
    "duplicated_from_id" UUID,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "deleted_draft_pkey" PRIMARY KEY ("id", "company_id")
);

-- By hand: what Prisma does not know.
GRANT SELECT, INSERT ON "deleted_draft" TO aval_app;
ALTER TABLE "deleted_draft" ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "deleted_draft"
  USING (company_id = ANY ((SELECT string_to_array(current_setting('app.companies', true), ','))::int[]))
  WITH CHECK (company_id = ANY ((SELECT string_to_array(current_setting('app.companies', true), ','))::int[]));
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON "deleted_draft" FOR EACH ROW EXECUTE FUNCTION refuse_change();

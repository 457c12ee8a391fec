-- CreateTable
CREATE TABLE "reminder" (
    "demand_id" UUID NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "company_id" INTEGER NOT NULL,
    "display_status" TEXT NOT NULL,
    "issued_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reminder_pkey" PRIMARY KEY ("demand_id","due_at")
);

-- CreateTable
CREATE TABLE "reminder_change" (
    "id" SERIAL NOT NULL,
    "company_id" INTEGER NOT NULL,
    "changed_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "after_demand_id" UUID,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "reminder_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "reminder_change_company_id_id_idx" ON "reminder_change"("company_id", "id");

-- CreateIndex
CREATE INDEX "reminder_change_closed_at_due_at_idx" ON "reminder_change"("closed_at", "due_at");

-- AddForeignKey
ALTER TABLE "reminder" ADD CONSTRAINT "reminder_demand_id_fkey" FOREIGN KEY ("demand_id") REFERENCES "demand"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder_change" ADD CONSTRAINT "reminder_change_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what Prisma does not know.
GRANT SELECT, INSERT ON "reminder" TO aval_app;
GRANT SELECT, INSERT, UPDATE ON "reminder_change" TO aval_app;
GRANT USAGE ON SEQUENCE "reminder_change_id_seq" TO aval_app;

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['reminder', 'reminder_change'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY tenant ON %I
         USING (company_id = ANY ((SELECT string_to_array(current_setting(''app.companies'', true), '',''))::int[]))
         WITH CHECK (company_id = ANY ((SELECT string_to_array(current_setting(''app.companies'', true), '',''))::int[]))',
      tenant_table
    );
  END LOOP;
END
$$;

CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON "reminder" FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER same_company_as_demand BEFORE INSERT ON "reminder" FOR EACH ROW EXECUTE FUNCTION check_demand_company();

ALTER TABLE "reminder" ADD CONSTRAINT "reminder_display_status_check" CHECK ("display_status" IN (
  'pending_missing_info', 'pending_validation', 'pending_company_accept', 'pending_company_deny', 'pending_analysis',
  'pending_evaluation', 'pending_continue'
));
-- Sixty working days are a quarter of a year: a typing error must not silence a state for ever.
ALTER TABLE "reminder_setting" ADD CONSTRAINT "reminder_setting_most_days_check" CHECK ("first_after" <= 60 AND "every" <= 60);

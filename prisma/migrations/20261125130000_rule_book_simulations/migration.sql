-- What other settings of a company's rule book would have shown on the versions of a year: counts, nothing of a patient. Of a company one is under way at a time.
CREATE TABLE "rule_book_simulation" (
    "id" UUID NOT NULL,
    "company_id" INTEGER NOT NULL,
    "created_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "settings" JSONB NOT NULL,
    "book_version" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'under_way',
    "claim" UUID,
    "worked_at" TIMESTAMPTZ(3),
    "total" INTEGER NOT NULL,
    "is_cut" BOOLEAN NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "after_at" TIMESTAMPTZ(3),
    "after_id" INTEGER,
    "counts" JSONB NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    CONSTRAINT "rule_book_simulation_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "rule_book_simulation_state_check" CHECK ("state" IN ('under_way', 'finished', 'failed')),
    CONSTRAINT "rule_book_simulation_finished_check" CHECK (("state" = 'under_way') = ("finished_at" IS NULL)),
    CONSTRAINT "rule_book_simulation_after_check" CHECK (num_nonnulls("after_at", "after_id") IN (0, 2))
);

CREATE INDEX "rule_book_simulation_company_id_idx" ON "rule_book_simulation"("company_id");
CREATE UNIQUE INDEX "rule_book_simulation_under_way" ON "rule_book_simulation"("company_id") WHERE "state" = 'under_way';
-- The newest versions of a company first, as a simulation reads them.
CREATE INDEX "demand_version_company_id_created_at_id_idx" ON "demand_version"("company_id", "created_at", "id");

ALTER TABLE "rule_book_simulation" ADD CONSTRAINT "rule_book_simulation_company_id_fkey"
  FOREIGN KEY ("company_id") REFERENCES "company"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "rule_book_simulation" ADD CONSTRAINT "rule_book_simulation_created_by_id_fkey"
  FOREIGN KEY ("created_by_id") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "rule_book_simulation" ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "rule_book_simulation"
  USING (company_id = ANY ((SELECT string_to_array(current_setting('app.companies', true), ','))::int[]))
  WITH CHECK (company_id = ANY ((SELECT string_to_array(current_setting('app.companies', true), ','))::int[]));

GRANT SELECT, INSERT, UPDATE, DELETE ON "rule_book_simulation" TO aval_app;

-- Systems of a center have identifiers of their own for its demands and patients, each for one of them at one company.
ALTER TABLE "demand" ADD COLUMN "external_id" TEXT;

-- CreateTable
CREATE TABLE "patient_external_id" (
    "patient_id" INTEGER NOT NULL,
    "center_id" INTEGER NOT NULL,
    "company_id" INTEGER NOT NULL,
    "external_id" TEXT NOT NULL,

    CONSTRAINT "patient_external_id_pkey" PRIMARY KEY ("patient_id","center_id")
);

-- CreateIndex
CREATE INDEX "patient_external_id_center_id_idx" ON "patient_external_id"("center_id");

-- CreateIndex
CREATE UNIQUE INDEX "patient_external_id_of_center" ON "patient_external_id"("company_id", "external_id", "center_id");

-- CreateIndex
CREATE UNIQUE INDEX "demand_external_id_of_center" ON "demand"("company_id", "external_id", "prescriber_center_id");

-- AddForeignKey
ALTER TABLE "patient_external_id" ADD CONSTRAINT "patient_external_id_patient_id_fkey" FOREIGN KEY ("patient_id") REFERENCES "patient"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "patient_external_id" ADD CONSTRAINT "patient_external_id_center_id_fkey" FOREIGN KEY ("center_id") REFERENCES "center"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what Prisma does not know.
ALTER TABLE "demand" ADD CONSTRAINT "demand_external_id_check" CHECK (char_length("external_id") BETWEEN 1 AND 100);
ALTER TABLE "patient_external_id" ADD CONSTRAINT "patient_external_id_check" CHECK (char_length("external_id") BETWEEN 1 AND 100);

GRANT SELECT, INSERT, UPDATE, DELETE ON "patient_external_id" TO aval_app;
ALTER TABLE "patient_external_id" ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "patient_external_id"
  USING (company_id = ANY ((SELECT string_to_array(current_setting('app.companies', true), ','))::int[]))
  WITH CHECK (company_id = ANY ((SELECT string_to_array(current_setting('app.companies', true), ','))::int[]));
CREATE TRIGGER same_company_as_patient BEFORE INSERT OR UPDATE OF patient_id, company_id ON "patient_external_id"
  FOR EACH ROW EXECUTE FUNCTION check_patient_company();

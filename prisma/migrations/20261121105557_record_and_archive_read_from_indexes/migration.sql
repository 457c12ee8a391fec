-- DropIndex
DROP INDEX "access_record_company_id_at_idx";

-- DropIndex
DROP INDEX "access_record_demand_id_idx";

-- DropIndex
DROP INDEX "access_record_patient_id_idx";

-- DropIndex
DROP INDEX "pdf_edition_status_idx";

-- CreateIndex
CREATE INDEX "access_record_company" ON "access_record"("company_id", "at", "id", "subject");

-- CreateIndex
CREATE INDEX "access_record_all" ON "access_record"("at", "id", "company_id", "subject");

-- CreateIndex
CREATE INDEX "access_record_user" ON "access_record"("user_id", "at", "id", "company_id", "subject");

-- CreateIndex
CREATE INDEX "access_record_demand" ON "access_record"("demand_id", "at", "id", "company_id", "subject");

-- CreateIndex
CREATE INDEX "access_record_patient" ON "access_record"("patient_id", "at", "id", "company_id", "subject");

-- CreateIndex
CREATE INDEX "pdf_edition_status" ON "pdf_edition"("status", "id", "company_id");

-- CreateIndex
CREATE INDEX "pdf_edition_company" ON "pdf_edition"("company_id", "id");

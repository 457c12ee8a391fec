-- CreateIndex
CREATE INDEX "patient_company_id_updated_at_idx" ON "patient"("company_id", "updated_at");

-- CreateIndex
CREATE INDEX "patient_company_id_created_at_idx" ON "patient"("company_id", "created_at");

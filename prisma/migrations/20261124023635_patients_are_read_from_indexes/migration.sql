-- The list of patients over all companies, in either order; those whom somebody made; who was born on a day; and those who were ever edited, who are few.
CREATE INDEX "patient_sort_name_id_company_id_idx" ON "patient"("sort_name", "id", "company_id");
CREATE INDEX "patient_card_number_id_company_id_idx" ON "patient"("card_number", "id", "company_id");
CREATE INDEX "patient_created_by_id_idx" ON "patient"("created_by_id");
CREATE INDEX "patient_company_id_birthday_idx" ON "patient"("company_id", "birthday");
CREATE INDEX "patient_edited" ON "patient"("updated_at") WHERE "revision" > 0;

-- A code has up to 1,000 characters; an entry of an index has 2,704 bytes, and one that is not Latin was refused by it. A company has few codes.
DROP INDEX "radiotherapy_code_company_id_code_idx";
CREATE INDEX "radiotherapy_code_company_id_idx" ON "radiotherapy_code"("company_id");

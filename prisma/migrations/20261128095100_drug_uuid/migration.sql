-- The drugUuid of presentations in the API: a drug is named by it as well as by its number.
ALTER TABLE "drug" ADD COLUMN "uuid" UUID NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX "drug_uuid_key" ON "drug"("uuid");

-- Which drugs a version declares as had elsewhere: while one does, the drug is hidden and not deleted.
CREATE TABLE "demand_version_exposure" (
    "version_id" INTEGER NOT NULL,
    "drug_id" INTEGER NOT NULL,
    "company_id" INTEGER NOT NULL,

    CONSTRAINT "demand_version_exposure_pkey" PRIMARY KEY ("version_id","drug_id")
);
CREATE INDEX "demand_version_exposure_drug_id_idx" ON "demand_version_exposure"("drug_id");
ALTER TABLE "demand_version_exposure" ADD CONSTRAINT "demand_version_exposure_version_id_fkey" FOREIGN KEY ("version_id") REFERENCES "demand_version"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "demand_version_exposure" ADD CONSTRAINT "demand_version_exposure_drug_id_fkey" FOREIGN KEY ("drug_id") REFERENCES "drug"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what Prisma does not know, and what versions declare already.
INSERT INTO "demand_version_exposure" (version_id, drug_id, company_id)
SELECT DISTINCT version.id, drug.id, version.company_id
FROM "demand_version" version
CROSS JOIN LATERAL jsonb_array_elements(COALESCE(version.content -> 'exposures', '[]')) declared
JOIN "drug" ON drug.id = (declared ->> 'drugId')::int;

GRANT SELECT, INSERT ON "demand_version_exposure" TO aval_app;
ALTER TABLE "demand_version_exposure" ENABLE ROW LEVEL SECURITY;
CREATE POLICY tenant ON "demand_version_exposure"
  USING (company_id = ANY ((SELECT string_to_array(current_setting('app.companies', true), ','))::int[]))
  WITH CHECK (company_id = ANY ((SELECT string_to_array(current_setting('app.companies', true), ','))::int[]));
CREATE TRIGGER written_once BEFORE UPDATE OR DELETE ON "demand_version_exposure" FOR EACH ROW EXECUTE FUNCTION refuse_change();

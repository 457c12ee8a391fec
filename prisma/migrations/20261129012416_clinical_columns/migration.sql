-- Everything that was stored so far has the first schema; from now on whoever writes says it.
ALTER TABLE "demand_draft" ADD COLUMN "schema_number" SMALLINT NOT NULL DEFAULT 1;
ALTER TABLE "demand_draft" ALTER COLUMN "schema_number" DROP DEFAULT;
ALTER TABLE "demand_version" ADD COLUMN "schema_number" SMALLINT NOT NULL DEFAULT 1;
ALTER TABLE "demand_version" ALTER COLUMN "schema_number" DROP DEFAULT;

ALTER TABLE "demand_version" ADD COLUMN "ecog" SMALLINT,
ADD COLUMN "stage" TEXT,
ADD COLUMN "tumour_type" TEXT,
ADD COLUMN "intentions" TEXT[],
ADD COLUMN "regimen_slug" TEXT,
ADD COLUMN "weight_kg" DOUBLE PRECISION;

-- By hand: the columns of versions that are there, and the number of contents that wait in commands for their projection.
ALTER TABLE "demand_version" DISABLE TRIGGER written_once;
UPDATE "demand_version" SET
  ecog = (content #>> '{protocol,ecog}')::smallint,
  stage = content #>> '{protocol,stage}',
  tumour_type = content #>> '{protocol,type}',
  intentions = ARRAY(
    SELECT DISTINCT treatment ->> 'intention' COLLATE "C" FROM (
      SELECT content #> '{treatment,chemotherapy}'
      UNION ALL SELECT jsonb_array_elements(NULLIF(content #> '{treatment,radiotherapy}', 'null'))
    ) AS treatments (treatment)
    WHERE treatment ->> 'intention' IS NOT NULL ORDER BY 1),
  regimen_slug = content #>> '{treatment,chemotherapy,regimen,slug}',
  weight_kg = (content #>> '{treatment,chemotherapy,weightKg}')::float8;
ALTER TABLE "demand_version" ENABLE TRIGGER written_once;

ALTER TABLE "demand_command" DISABLE TRIGGER written_once;
UPDATE "demand_command" SET payload = jsonb_set(payload, '{snapshot,schemaNumber}', '1')
WHERE jsonb_typeof(payload -> 'snapshot') = 'object';
ALTER TABLE "demand_command" ENABLE TRIGGER written_once;

ALTER TABLE "demand_version" ALTER COLUMN "ecog" SET NOT NULL,
ALTER COLUMN "stage" SET NOT NULL,
ALTER COLUMN "tumour_type" SET NOT NULL;

CREATE INDEX "demand_version_regimen_slug_idx" ON "demand_version"("regimen_slug");

-- Day on which somebody last compared a regimen with its source.
ALTER TABLE "regimen" ADD COLUMN "reviewed_on" DATE;

-- Those that come with the product were compared on one day; the others when their latest version was written.
UPDATE "regimen" SET reviewed_on = CASE
    WHEN latest.created_by_id IS NULL THEN DATE '2026-11-25'
    ELSE (latest.created_at AT TIME ZONE 'Europe/Madrid')::date
  END
  FROM "regimen_version" latest WHERE latest.regimen_id = "regimen".id AND latest.version = "regimen".version;

ALTER TABLE "regimen" ALTER COLUMN "reviewed_on" SET NOT NULL;
